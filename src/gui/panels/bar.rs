//! The bar at the top: menus, the cover.

use std::path::PathBuf;

use egui::{Button, MenuBar, RichText, Role, ScrollArea, Ui, WidgetInfo};

use super::help::HelpPage;
use super::lessons::{LessonAct, group_key, lesson_label};
use super::menus::{LAYOUT, Line, MENUS};
use super::scan::ScanAct;
use super::set_up::set_up_title;
use crate::document::{
    Action, ClaimEdit, Document, PieceLetters, Preference, Preferences, Quiz, Sheet, View,
};
use crate::game::Letters;
use crate::gui::actions::{Entry, entry, key_name, with_key};
use crate::gui::theme::{BODY, SMALL, bold, regular, theme};
use crate::gui::told::change_text;
use crate::gui::widgets::{focus_ring, key_cap_ui, width_of};
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
        MenuBar::new().ui(ui, |ui| {
            for (name, lines) in MENUS {
                // Help is the last one.
                if *name == "menu-help" {
                    let act = lessons_menu_ui(ui, shown, words);
                    chosen = act.map(Chosen::Lessons).or(chosen.take());
                }
                let menu = ui.menu_button(words.say(name), |ui| {
                    ui.set_min_width(250.0);
                    for line in *lines {
                        chosen = line_ui(ui, *line, shown, words).or(chosen.take());
                    }
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

fn line_ui(ui: &mut Ui, line: Line, shown: &BarShown<'_>, words: &Words) -> Option<Chosen> {
    let document = shown.document;
    match line {
        Line::Part => {
            ui.separator();
            None
        }
        Line::Act(action) => action_ui(ui, action, shown, words).map(Chosen::Act),
        Line::Choices(name, key) => {
            let menu = ui.menu_button(words.say(name), |ui| choices_ui(ui, key, shown, words));
            menu.inner.flatten().map(Chosen::Act)
        }
        Line::Layout => {
            let menu = ui.menu_button(words.say("menu-layout"), |ui| {
                let mut chosen = choices_ui(ui, "finding", shown, words);
                ui.separator();
                for action in LAYOUT {
                    chosen = action_ui(ui, *action, shown, words).or(chosen);
                }
                chosen
            });
            menu.inner.flatten().map(Chosen::Act)
        }
        Line::Language => languages_ui(ui, words).map(Chosen::Language),
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

/// The choices of one kind.
fn choices_ui(ui: &mut Ui, key: &str, shown: &BarShown<'_>, words: &Words) -> Option<Action> {
    let mut chosen = None;
    ui.set_min_width(180.0);
    for choice in Preference::ALL.into_iter().filter(|it| it.key() == key) {
        chosen = action_ui(ui, Action::Choose(choice), shown, words).or(chosen);
    }
    chosen
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
            shown.preferences.quiz == Quiz::Asks,
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

fn action_ui(ui: &mut Ui, action: Action, shown: &BarShown<'_>, words: &Words) -> Option<Action> {
    action_button_ui(ui, action, shown.document, is_on(action, shown), words)
}

/// A line of a menu: an action with its key, perhaps switched on.
pub(super) fn action_button_ui(
    ui: &mut Ui,
    action: Action,
    document: &Document,
    is_on: bool,
    words: &Words,
) -> Option<Action> {
    let entry = entry(action)?;
    let button = Button::new(action_label(entry, document, words))
        .shortcut_text(key_name(action).unwrap_or_default())
        .selected(is_on);
    let clicked = ui.add_enabled(document.allows(action), button).clicked();
    close_if(ui, clicked).then_some(action)
}

/// The label of an action as it is now: undoing says what it undoes.
pub(in crate::gui) fn action_label(entry: &Entry, document: &Document, words: &Words) -> String {
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

/// The menu that an action stands in, with the one within it: "View · Colours".
pub(in crate::gui) fn menu_of(action: Action, words: &Words) -> String {
    let within = MENUS.iter().find_map(|(menu, lines)| {
        lines.iter().find_map(|line| match line {
            Line::Act(other) => (*other == action).then_some((*menu, None)),
            Line::Choices(name, key) => {
                let is_one = matches!(action, Action::Choose(choice) if choice.key() == *key);
                is_one.then_some((*menu, Some(*name)))
            }
            Line::Layout => {
                let is_side = matches!(action, Action::Choose(Preference::Finding(_)));
                (is_side || LAYOUT.contains(&action)).then_some((*menu, Some("menu-layout")))
            }
            Line::Part | Line::RecentFiles | Line::Letters | Line::Language | Line::History => None,
        })
    });
    match within {
        Some((menu, None)) => words.say(menu),
        Some((menu, Some(name))) => format!("{} · {}", words.say(menu), words.say(name)),
        // The quiz.
        None => words.say("menu-lessons"),
    }
}

/// Whether what an action switches is switched on now.
fn is_on(action: Action, shown: &BarShown<'_>) -> bool {
    match action {
        Action::Flip => shown.document.is_flipped(),
        Action::PlayersView => shown.document.has_players_view(),
        Action::Autoplay => shown.document.is_playing(),
        Action::Choose(preference) => shown.preferences.has(preference),
        _ => false,
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
        .on_hover_text(with_key(
            &words.say(if covered {
                "action-uncover-tip"
            } else {
                "action-cover-tip"
            }),
            Action::Cover,
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
