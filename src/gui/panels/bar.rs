//! The bar at the top: menus, the cover.

use std::path::PathBuf;

use egui::{Button, MenuBar, RichText, ScrollArea, Ui};

use super::lessons::{LessonAct, group_key, lesson_label};
use super::menus::{Line, MENUS};
use super::scan::ScanAct;
use super::set_up::set_up_title;
use crate::document::{Action, ClaimEdit, Document, PieceLetters, Sheet, View};
use crate::game::Letters;
use crate::gui::actions::{Entry, entry, key_name};
use crate::gui::theme::{BODY, SMALL, bold, preference_of, regular, theme};
use crate::gui::told::change_text;
use crate::gui::widgets::{focus_ring, key_cap_ui};
use crate::lessons::{Group, Library};
use crate::words::{Language, Words};

/// The languages of the piece letters stand in so many columns.
const COLUMNS: usize = 2;

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
}

/// What the bar shows.
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch of a menu by itself"
)]
pub(in crate::gui) struct BarShown<'s> {
    /// The open files.
    pub(in crate::gui) document: &'s Document,
    /// The recent files.
    pub(in crate::gui) recent: &'s [PathBuf],
    /// All lessons.
    pub(in crate::gui) library: &'s Library,
    /// Whether lessons ask.
    pub(in crate::gui) quiz: bool,
    /// Whether pieces glide.
    pub(in crate::gui) animated: bool,
    /// Whether a lesson is played.
    pub(in crate::gui) has_lesson: bool,
    /// Whether a comparison is shown that can be made a lesson.
    pub(in crate::gui) can_be_lesson: bool,
}

/// Shows the bar.
pub(in crate::gui) fn bar_ui(ui: &mut Ui, shown: &BarShown<'_>, words: &Words) -> Option<Chosen> {
    let mut chosen = None;
    let document = shown.document;
    ui.horizontal_centered(|ui| {
        ui.label(RichText::new("Thrice").font(bold(BODY)));
        ui.add_space(4.0);
        MenuBar::new().ui(ui, |ui| {
            for (name, lines) in MENUS {
                // Help is the last one.
                if *name == "menu-help" {
                    let act = lessons_menu_ui(ui, shown, words);
                    chosen = act.map(Chosen::Lessons).or(chosen.take());
                }
                ui.menu_button(words.say(name), |ui| {
                    ui.set_min_width(250.0);
                    for line in *lines {
                        chosen = line_ui(ui, *line, shown, words).or(chosen.take());
                    }
                });
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
                    view_ui(ui, document, words).or(cover)
                }
            };
            chosen = right.map(Chosen::Act).or(chosen.take());
        });
    });
    chosen
}

fn line_ui(ui: &mut Ui, line: Line, shown: &BarShown<'_>, words: &Words) -> Option<Chosen> {
    let document = shown.document;
    match line {
        Line::Part => {
            ui.separator();
            None
        }
        Line::Act(action) => action_ui(ui, action, document, words).map(Chosen::Act),
        Line::Language => languages_ui(ui, words).map(Chosen::Language),
        Line::Animation => {
            let button = Button::new(words.say("action-animation")).selected(shown.animated);
            let clicked = ui.add(button).clicked();
            close_if(ui, clicked).then_some(Chosen::Lessons(LessonAct::Animation))
        }
        Line::History => history_ui(ui, document, words).map(Chosen::Act),
        Line::Letters => letters_ui(ui, document, words).map(Chosen::Act),
        Line::RecentFiles => {
            let mut chosen = None;
            ui.add_enabled_ui(!shown.recent.is_empty(), |ui| {
                ui.menu_button(words.say("recent-files"), |ui| {
                    for path in shown.recent {
                        let clicked = ui.button(path.display().to_string()).clicked();
                        if close_if(ui, clicked) {
                            chosen = Some(Chosen::Recent(path.clone()));
                        }
                    }
                });
            });
            chosen
        }
    }
}

/// The languages, each by its own name; those that no arbiter has read yet say so.
fn languages_ui(ui: &mut Ui, words: &Words) -> Option<Language> {
    let mut chosen = None;
    ui.menu_button(words.say("menu-language"), |ui| {
        for language in Language::ALL {
            let name = language.own_name();
            let label = if language.awaits_review() {
                words.say_with("language-awaits-review", &[("language", name.into())])
            } else {
                name.to_owned()
            };
            let button = Button::new(label).selected(language == words.language());
            let clicked = ui.add(button).clicked();
            if close_if(ui, clicked) {
                chosen = Some(language);
            }
        }
    });
    chosen
}

/// The menu of the lessons.
fn lessons_menu_ui(ui: &mut Ui, shown: &BarShown<'_>, words: &Words) -> Option<LessonAct> {
    let mut chosen = None;
    let library = shown.library;
    ui.menu_button(words.say("menu-lessons"), |ui| {
        ui.set_min_width(250.0);
        let mut line = |ui: &mut Ui, label: String, enabled: bool, selected: bool, act| {
            let button = Button::new(label).selected(selected);
            let clicked = ui.add_enabled(enabled, button).clicked();
            if close_if(ui, clicked) {
                chosen = Some(act);
            }
        };
        line(
            ui,
            words.say("action-lessons"),
            true,
            false,
            LessonAct::Contents,
        );
        ui.separator();
        for group in Group::ALL {
            let any = library.group(group).next().is_some();
            ui.add_enabled_ui(any, |ui| {
                ui.menu_button(words.say(group_key(group)), |ui| {
                    ui.set_min_width(300.0);
                    let room = ui.ctx().content_rect().height() * 0.7;
                    ScrollArea::vertical().max_height(room).show(ui, |ui| {
                        for (place, lesson) in library.group(group) {
                            let label = lesson_label(group, lesson, words);
                            line(ui, label, true, false, LessonAct::Begin(place));
                        }
                    });
                });
            });
        }
        let any = !library.exam().is_empty();
        line(
            ui,
            words.say("exam-title"),
            any,
            false,
            LessonAct::BeginExam,
        );
        ui.separator();
        line(
            ui,
            words.say("lessons-quiz"),
            true,
            shown.quiz,
            LessonAct::Quiz,
        );
        let (handout, save) = ("action-handout", "action-save-as-lesson");
        line(
            ui,
            words.say(handout),
            shown.has_lesson,
            false,
            LessonAct::Handout,
        );
        line(
            ui,
            words.say(save),
            shown.can_be_lesson,
            false,
            LessonAct::SaveAsLesson,
        );
        line(
            ui,
            words.say("lessons-folder"),
            true,
            false,
            LessonAct::Folder,
        );
    });
    chosen
}

/// So many steps of the history are shown.
const STEPS: usize = 14;

/// The steps that changed the game; a click undoes or does again until it is the last one that holds.
fn history_ui(ui: &mut Ui, document: &Document, words: &Words) -> Option<Action> {
    let (changes, done) = document.sheet().map(Sheet::changes).unwrap_or_default();
    let mut chosen = None;
    ui.add_enabled_ui(!changes.is_empty(), |ui| {
        ui.menu_button(words.say("history"), |ui| {
            ui.set_min_width(220.0);
            let first = done
                .saturating_sub(STEPS / 2)
                .min(changes.len().saturating_sub(STEPS));
            let mut line = |ui: &mut Ui, steps: usize, label: String| {
                let button = Button::new(label).selected(steps == done);
                let clicked = ui.add(button).clicked();
                if close_if(ui, clicked) {
                    chosen = Some(Action::GoBackTo(steps));
                }
            };
            if first == 0 {
                line(ui, 0, words.say("history-begin"));
            }
            for (i, change) in changes.iter().enumerate().skip(first).take(STEPS) {
                line(ui, i + 1, change_text(change, words));
            }
        });
    });
    chosen
}

/// The piece letters in which the game is read.
fn letters_ui(ui: &mut Ui, document: &Document, words: &Words) -> Option<Action> {
    let shown = document.sheet().map(Sheet::letters);
    let mut chosen = None;
    ui.add_enabled_ui(shown.is_some(), |ui| {
        ui.menu_button(words.say("piece-letters"), |ui| {
            let mut line = |ui: &mut Ui, letters: PieceLetters, label: String| {
                let button = Button::new(label).selected(shown == Some(letters));
                let clicked = ui.add(button).clicked();
                if close_if(ui, clicked) {
                    chosen = Some(Action::ReadLetters(letters));
                }
            };
            line(
                ui,
                PieceLetters::Recognise,
                words.say("piece-letters-recognised"),
            );
            ui.separator();
            let mut languages: Vec<(String, Letters)> = Letters::all()
                .map(|letters| (words.letters_of(letters.code()), letters))
                .collect();
            languages.sort_by(|(one, _), (other, _)| one.cmp(other));
            // In columns, so that all are in sight in a low window too.
            ui.horizontal_top(|ui| {
                for column in languages.chunks(languages.len().div_ceil(COLUMNS)) {
                    ui.vertical(|ui| {
                        for (name, letters) in column {
                            let label = format!("{name}: {}", letters.shown());
                            line(ui, PieceLetters::Of(*letters), label);
                        }
                    });
                }
            });
        });
    });
    chosen
}

fn close_if(ui: &Ui, clicked: bool) -> bool {
    if clicked {
        ui.close();
    }
    clicked
}

fn action_ui(ui: &mut Ui, action: Action, document: &Document, words: &Words) -> Option<Action> {
    let entry = entry(action)?;
    let button = Button::new(label_of(entry, document, words))
        .shortcut_text(key_name(action).unwrap_or_default())
        .selected(is_on(ui, action, document));
    let clicked = ui.add_enabled(document.allows(action), button).clicked();
    close_if(ui, clicked).then_some(action)
}

/// The label of an action as it is now: undoing says what it undoes.
fn label_of(entry: &Entry, document: &Document, words: &Words) -> String {
    let (changes, done) = document.sheet().map(Sheet::changes).unwrap_or_default();
    let step = match entry.action {
        Action::Undo => done.checked_sub(1).map(|at| ("action-undo-step", at)),
        Action::Redo => Some(("action-redo-step", done)),
        _ => None,
    };
    let change = step.and_then(|(key, at)| Some((key, changes.get(at)?)));
    match (entry.action, change) {
        (Action::Cover, _) if document.is_covered() => words.say("action-uncover"),
        (_, Some((key, change))) => {
            words.say_with(key, &[("step", change_text(change, words).into())])
        }
        _ => words.say(entry.label),
    }
}

/// Whether what an action switches is switched on now.
fn is_on(ui: &Ui, action: Action, document: &Document) -> bool {
    match action {
        Action::Flip => document.is_flipped(),
        Action::PlayersView => document.has_players_view(),
        Action::Autoplay => document.is_playing(),
        Action::Colours(colours) => {
            let preference = ui.ctx().options(|options| options.theme_preference);
            preference == preference_of(colours)
        }
        _ => false,
    }
}

/// The name of a whole view, and the way back.
fn view_ui(ui: &mut Ui, document: &Document, words: &Words) -> Option<Action> {
    key_cap_ui(ui, "Esc");
    let name = match document.view() {
        View::Games => "games-title",
        View::TwoSheets(_) => "sheets-title",
        View::Claim => "claim-title",
        View::Register => "register-title",
        View::SetUp(set_up) => set_up_title(set_up.purpose()),
        View::Compare(_) | View::Game => "compare-title",
    };
    let text = RichText::new(words.say(name)).color(theme(ui).muted);
    let button = ui.add(Button::new(text).frame(false));
    focus_ring(ui, &button);
    button.clicked().then_some(Action::CloseView)
}

fn cover_ui(ui: &mut Ui, document: &Document, words: &Words) -> Option<Action> {
    if let Some(key) = key_name(Action::Cover) {
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
        .on_hover_text(words.say(if covered {
            "action-uncover-tip"
        } else {
            "action-cover-tip"
        }));
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
