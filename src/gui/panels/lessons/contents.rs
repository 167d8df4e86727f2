//! All lessons, as the contents of a book: the scenes, the misconceptions, famous cases, the exam, the user's own.

use egui::{Align, Button, Label, Layout, RichText, ScrollArea, Ui, vec2};

use super::LessonAct;
use super::faults::fault_text;
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme};
use crate::gui::widgets::{card, notice_box_ui, text_ui};
use crate::lessons::{Group, Lesson, Library};
use crate::words::Words;

/// What the contents show.
pub(in crate::gui) struct ContentsShown<'s> {
    /// All lessons.
    pub(in crate::gui) library: &'s Library,
    /// Whether lessons ask.
    pub(in crate::gui) quiz: bool,
}

/// Below this width the groups stand one below the other.
const TWO_COLUMNS: f32 = 820.0;

/// Shows the contents.
pub(in crate::gui) fn contents_ui(
    ui: &mut Ui,
    shown: &ContentsShown<'_>,
    words: &Words,
) -> Option<LessonAct> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(words.say("lessons-title")).font(bold(HEADING)));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = Button::new(words.say("lessons-leave")).shortcut_text("Esc");
            if ui.add(leave).clicked() {
                chosen = Some(LessonAct::Leave);
            }
            let mut quiz = shown.quiz;
            if ui.checkbox(&mut quiz, words.say("lessons-quiz")).changed() {
                chosen = Some(LessonAct::Quiz);
            }
        });
    });
    ui.add_space(8.0);
    ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("contents")
        .show(ui, |ui| {
            let width = ui.available_width();
            if width < TWO_COLUMNS {
                for group in Group::ALL {
                    chosen = group_ui(ui, group, shown, words).or(chosen);
                }
                chosen = exam_card_ui(ui, shown, words).or(chosen);
                return;
            }
            let column = (width - 16.0) / 2.0;
            ui.horizontal_top(|ui| {
                ui.spacing_mut().item_spacing.x = 16.0;
                let layout = Layout::top_down(Align::LEFT);
                ui.allocate_ui_with_layout(vec2(column, 0.0), layout, |ui| {
                    ui.set_width(column);
                    for group in [Group::Scenes, Group::Own] {
                        chosen = group_ui(ui, group, shown, words).or(chosen);
                    }
                });
                ui.allocate_ui_with_layout(vec2(column, 0.0), layout, |ui| {
                    ui.set_width(column);
                    for group in [Group::Exercises, Group::Cases] {
                        chosen = group_ui(ui, group, shown, words).or(chosen);
                    }
                    chosen = exam_card_ui(ui, shown, words).or(chosen);
                });
            });
        });
    chosen
}

/// The title of a lesson, with its number where the order matters.
pub(in crate::gui) fn lesson_label(group: Group, lesson: &Lesson, words: &Words) -> String {
    let title = lesson.title().of(words.language().code());
    match (group, lesson.number()) {
        (Group::Scenes, Some(number)) => format!("{number}. {title}"),
        _ => title.to_owned(),
    }
}

/// The key of a group's name.
pub(in crate::gui) const fn group_key(group: Group) -> &'static str {
    match group {
        Group::Scenes => "lessons-scenes",
        Group::Exercises => "lessons-exercises",
        Group::Cases => "lessons-cases",
        Group::Own => "lessons-own",
    }
}

fn group_ui(
    ui: &mut Ui,
    group: Group,
    shown: &ContentsShown<'_>,
    words: &Words,
) -> Option<LessonAct> {
    let mut chosen = None;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.say(group_key(group))).font(bold(BODY)));
        ui.add_space(4.0);
        let mut any = false;
        for (place, lesson) in shown.library.group(group) {
            any = true;
            let label = lesson_label(group, lesson, words);
            if row_ui(ui, &label) {
                chosen = Some(LessonAct::Begin(place));
            }
        }
        if group == Group::Own {
            chosen = own_ui(ui, any, shown, words).or(chosen);
        }
    });
    ui.add_space(10.0);
    chosen
}

/// A line that is clicked, as wide as the card; a long one goes on below.
fn row_ui(ui: &mut Ui, label: &str) -> bool {
    let text = RichText::new(label).font(regular(BODY));
    let width = ui.available_width();
    let button = Button::new(text)
        .wrap()
        .frame_when_inactive(false)
        .min_size(vec2(width, 24.0));
    let response = ui
        .with_layout(Layout::top_down_justified(Align::LEFT), |ui| ui.add(button))
        .inner;
    response.clicked()
}

/// The user's folder: how to fill it, and what in it is no lesson.
fn own_ui(ui: &mut Ui, any: bool, shown: &ContentsShown<'_>, words: &Words) -> Option<LessonAct> {
    let mut chosen = None;
    if !any {
        text_ui(ui, &words.say("lessons-own-none"), theme(ui).muted);
    }
    let faults = shown.library.faults();
    if !faults.is_empty() {
        ui.add_space(4.0);
        notice_box_ui(ui, theme(ui).caution, |ui| {
            ui.label(RichText::new(words.say("lessons-faults")).font(bold(SMALL)));
            for fault in faults {
                let text = RichText::new(fault_text(fault, words)).font(regular(BODY));
                ui.add(Label::new(text).wrap());
            }
        });
    }
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        if ui.button(words.say("lessons-folder")).clicked() {
            chosen = Some(LessonAct::Folder);
        }
        if ui.button(words.say("lessons-read-again")).clicked() {
            chosen = Some(LessonAct::ReadAgain);
        }
    });
    chosen
}

fn exam_card_ui(ui: &mut Ui, shown: &ContentsShown<'_>, words: &Words) -> Option<LessonAct> {
    let mut chosen = None;
    let count = shown.library.exam().len();
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.say("exam-title")).font(bold(BODY)));
        ui.add_space(4.0);
        let text = words.say_with("exam-text", &[("n", count.into())]);
        text_ui(ui, &text, theme(ui).muted);
        ui.add_space(6.0);
        let begin = Button::new(words.say("exam-begin"));
        if ui.add_enabled(count > 0, begin).clicked() {
            chosen = Some(LessonAct::BeginExam);
        }
    });
    chosen
}
