//! The bar at the top: menus, the cover.

use std::path::PathBuf;

use egui::containers::menu::{MenuConfig, menu_style};
use egui::style::ScrollStyle;
use egui::{Button, Color32, MenuBar, RichText, Role, ScrollArea, Stroke, Style, Ui, WidgetInfo};

use super::help::HelpPage;
use super::lessons::LessonAct;
use super::menu_letters::{letters_of, menu_ui};
use super::menu_lines::line_ui;
use super::menus::MENUS;
use super::scan::ScanAct;
use super::set_up::set_up_title;
use crate::document::{Action, ClaimEdit, Document, Preferences, View};
use crate::gui::actions::{key_name, with_key};
use crate::gui::theme::{BODY, SMALL, bold, regular, theme};
use crate::gui::widgets::{focus_ring, key_cap_ui, width_of};
use crate::lessons::Library;
use crate::words::{Language, Words};

/// Beside the names of the menus in the bar, and beside the text of their lines, so that a ring does not touch it.
const BAR_PADDING: f32 = 2.0;
const LINE_PADDING: f32 = 6.0;

/// What was chosen in the bar.
pub(in crate::gui) enum Chosen {
    /// An action.
    Act(Action),
    /// A recent file.
    Recent(PathBuf),
    /// Work that was left behind, by its place in the list: to go on with it.
    Continue(usize),
    /// The same: to let it go.
    LetGo(usize),
    /// A FEN for the position that is being set up.
    Fen(String),
    /// Something stated about the claim that is examined.
    Claim(ClaimEdit),
    /// The page of a claim of the register, by the name of its file.
    Page(String),
    /// Something done with a scan.
    Scan(ScanAct),
    /// Something done with lessons.
    Lessons(LessonAct),
    /// A language.
    Language(Language),
    /// A page of the help.
    Help(HelpPage),
    /// Back from the help.
    LeaveHelp,
}

/// What the bar shows.
pub(in crate::gui) struct BarShown<'s> {
    /// The open files.
    pub(in crate::gui) document: &'s Document,
    /// The recent files.
    pub(in crate::gui) recent: &'s [PathBuf],
    /// All lessons.
    pub(in crate::gui) library: &'s Library,
    /// What the user chose.
    pub(in crate::gui) preferences: &'s Preferences,
    /// Whether a lesson is played.
    pub(in crate::gui) has_lesson: bool,
    /// Whether a comparison is shown that can be made a lesson.
    pub(in crate::gui) can_be_lesson: bool,
}

/// Shows the bar.
pub(in crate::gui) fn bar_ui(ui: &mut Ui, shown: &BarShown<'_>, words: &Words) -> Option<Chosen> {
    let mut chosen = None;
    let document = shown.document;
    let mut menus_end = 0.0;
    ui.horizontal_centered(|ui| {
        ui.label(RichText::new("Thrice").font(bold(BODY)));
        ui.add_space(4.0);
        let accent = theme(ui).accent;
        let bar = MenuBar::new().style(menu_look(accent, BAR_PADDING));
        let bar = bar.config(MenuConfig::new().style(menu_look(accent, LINE_PADDING)));
        bar.ui(ui, |ui| {
            let names: Vec<String> = MENUS.iter().map(|(name, _)| words.say(name)).collect();
            let menus = MENUS.iter().zip(&names).zip(letters_of(&names));
            for (((_, lines), name), letter) in menus {
                let menu = menu_ui(ui, name, letter, |ui| {
                    ui.set_min_width(250.0);
                    // With large text in a low window not every menu has room.
                    let room = ui.ctx().content_rect().bottom() - ui.cursor().top() - 16.0;
                    ui.spacing_mut().scroll = ScrollStyle::solid();
                    let area = ScrollArea::vertical().max_height(room);
                    area.min_scrolled_height(room).show(ui, |ui| {
                        for line in *lines {
                            chosen = line_ui(ui, *line, shown, words).or(chosen.take());
                        }
                    });
                });
                menus_end = menu.response.rect.right();
                // As on other desktop programs, F10 leads to the menus.
                let f10 = |input: &mut egui::InputState| {
                    input.consume_key(egui::Modifiers::NONE, egui::Key::F10)
                };
                if ui.input_mut(f10) {
                    menu.response.request_focus();
                }
            }
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let right = match document.view() {
                View::Game => cover_ui(ui, document, words),
                View::Games
                | View::Compare(_)
                | View::SetUp(_)
                | View::TwoSheets(_)
                | View::Claim
                | View::Register => {
                    let cover = cover_ui(ui, document, words);
                    ui.add_space(8.0);
                    view_ui(ui, document, menus_end, words).or(cover)
                }
            };
            chosen = right.map(Chosen::Act).or(chosen.take());
        });
    });
    chosen
}

/// Menus as egui has them, but the line with the focus has a ring as everything else.
fn menu_look(accent: Color32, padding: f32) -> impl Fn(&mut Style) {
    move |style| {
        menu_style(style);
        style.spacing.button_padding.x = padding;
        style.visuals.widgets.active.bg_stroke = Stroke::new(2.0, accent);
    }
}

/// The name of a whole view, and the way back.
fn view_ui(ui: &mut Ui, document: &Document, menus_end: f32, words: &Words) -> Option<Action> {
    key_cap_ui(ui, "Esc");
    let name = match document.view() {
        View::Games => "games-title",
        View::TwoSheets(_) => "sheets-title",
        View::Claim => "claim-title",
        View::Register => "register-title",
        View::SetUp(set_up) => set_up_title(set_up.purpose()),
        View::Compare(_) | View::Game => "compare-title",
    };
    let name = words.say(name);
    let wide = |text: &str| width_of(ui, text, regular(BODY)) + 2.0 * ui.spacing().button_padding.x;
    // Where the menus leave no room for the name of the view, the way back is enough.
    let room = ui.cursor().right() - menus_end - 16.0;
    let back = words.say("help-back");
    let text = [name.as_str(), back.as_str(), "←"];
    let text = text
        .into_iter()
        .find(|text| wide(text) <= room)
        .unwrap_or("←");
    let text = RichText::new(text).color(theme(ui).muted);
    let button = ui.add(Button::new(text).frame(false)).on_hover_text(&name);
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    focus_ring(ui, &button);
    button.clicked().then_some(Action::CloseView)
}

fn cover_ui(ui: &mut Ui, document: &Document, words: &Words) -> Option<Action> {
    if let Some(key) = key_name(Action::Cover, words) {
        key_cap_ui(ui, &key);
    }
    let covered = document.is_covered();
    let label = words.say(if covered {
        "action-uncover"
    } else {
        "action-cover"
    });
    let label = RichText::new(label).color(theme(ui).text);
    let button = ui
        .add(Button::new(label).frame(false))
        .on_hover_text(with_key(
            &words.say(if covered {
                "action-uncover-tip"
            } else {
                "action-cover-tip"
            }),
            Action::Cover,
            words,
        ));
    focus_ring(ui, &button);
    if document
        .sheet()
        .is_some_and(crate::document::Sheet::is_in_variation)
    {
        ui.add_space(8.0);
        ui.label(
            RichText::new(words.say("in-variation"))
                .font(regular(SMALL))
                .color(theme(ui).caution.ink),
        );
    }
    button.clicked().then_some(Action::Cover)
}
