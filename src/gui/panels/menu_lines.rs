//! The lines of the menus, and the menus within them.

use egui::{Button, ScrollArea, Ui};

use super::bar::{BarShown, Chosen};
use super::lessons::{LessonAct, group_key, lesson_label};
use super::menus::{LAYOUT, Line, MENUS};
use crate::document::{Action, Document, PieceLetters, Preference, Quiz, Sheet};
use crate::game::Letters;
use crate::gui::actions::{Entry, entry, key_name};
use crate::gui::told::change_text;
use crate::lessons::Group;
use crate::words::{Language, Words};

/// The languages of the piece letters stand in so many columns.
const COLUMNS: usize = 2;

/// A line of a menu; what was chosen in it.
pub(super) fn line_ui(
    ui: &mut Ui,
    line: Line,
    shown: &BarShown<'_>,
    words: &Words,
) -> Option<Chosen> {
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
        Line::Lessons => lessons_ui(ui, shown, words).map(Chosen::Lessons),
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

/// The lessons, and what is done with them.
fn lessons_ui(ui: &mut Ui, shown: &BarShown<'_>, words: &Words) -> Option<LessonAct> {
    let mut chosen = None;
    let library = shown.library;
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
        .shortcut_text(key_name(action, words).unwrap_or_default())
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
            Line::Part
            | Line::RecentFiles
            | Line::Letters
            | Line::Language
            | Line::History
            | Line::Lessons => None,
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
