//! A comparison saved as a lesson, and the folder of the user's lessons.

use std::collections::BTreeMap;

use egui::{Context, Grid, RichText, TextEdit};

use super::App;
use crate::document::{Compared, View};
use crate::game::Tags;
use crate::gui::app::over::{form_field_ui, modal_frame};
use crate::gui::theme::{HEADING, bold};
use crate::gui::widgets::text_ui;
use crate::lessons::{self, NewLesson, NewStep};
use crate::words::{Language, Words};

/// A lesson that is being made.
#[derive(Debug, Clone)]
pub(in crate::gui::app) struct LessonField {
    title: String,
    without_names: bool,
    /// Whether the first field has got the focus.
    focused: bool,
}

/// Texts in every language of the program.
fn in_all(text: impl Fn(&Words) -> String) -> BTreeMap<String, String> {
    let all = Language::ALL.into_iter();
    all.map(|language| (language.code().to_owned(), text(&Words::new(language))))
        .collect()
}

/// The players, the event and its year, as far as they are known.
fn source(tags: &Tags, words: &Words) -> String {
    let (white, black) = words.players(tags);
    let event = tags.told("Event").unwrap_or_default().to_owned();
    let date = tags.told("Date").unwrap_or_default();
    let year = date.split('.').next().unwrap_or_default();
    let year = year
        .chars()
        .all(|c| c.is_ascii_digit())
        .then(|| year.to_owned());
    let parts = [
        format!("{white} – {black}"),
        event,
        year.unwrap_or_default(),
    ];
    let parts = parts.into_iter().filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join(", ")
}

/// The lesson of a comparison: both moments, the question, and why.
fn lesson_of(compared: &Compared, title: &str, source: Option<String>, own: &Words) -> NewLesson {
    let comparison = compared.comparison();
    let (left, right) = (&comparison.left, &comparison.right);
    let moment = |words: &Words, side: &crate::report::Side| {
        words.moment_line(side.moment.label.as_ref(), side.side_to_move)
    };
    let with =
        |words: &Words, side, key: &str| format!("{} {}", moment(words, side), words.say(key));
    let why = in_all(|words| {
        let headline = words.comparison_headline(comparison);
        let why = words.comparison_why(comparison);
        // What went and by which move, where something did.
        let rows = words.checklist(comparison).into_iter();
        let lost = rows.filter(|row| !row.agrees && !row.moves.is_empty());
        let all = [format!("{headline}."), why].into_iter();
        let all: Vec<String> = all.chain(lost.map(|row| row.answer)).collect();
        all.join(" ")
    });
    let step = |at, text, asks| NewStep {
        at,
        text,
        lost: Vec::new(),
        asks,
    };
    let mut answer = step(right.moment.ply, why, false);
    answer.lost = comparison.lost_squares();
    NewLesson {
        title: [(own.language().code().to_owned(), title.to_owned())].into(),
        source,
        steps: vec![
            step(
                left.moment.ply,
                in_all(|words| with(words, left, "new-lesson-remember")),
                false,
            ),
            step(
                right.moment.ply,
                in_all(|words| with(words, right, "new-lesson-compare")),
                true,
            ),
            answer,
        ],
        compare: [left.moment.ply, right.moment.ply],
    }
}

impl App {
    /// The comparison that is shown, where both its moments are of one game.
    fn comparison_of_one_game(&self) -> Option<&Compared> {
        match self.document.view() {
            View::Compare(compared) if compared.is_of_one_game() => Some(compared),
            _ => None,
        }
    }

    /// Whether a comparison is shown that can be made a lesson.
    pub(in crate::gui::app) fn can_be_lesson(&self) -> bool {
        self.comparison_of_one_game().is_some() && !self.school.is_shown()
    }

    /// Begins to make a lesson of the comparison that is shown.
    pub(super) fn begin_new_lesson(&mut self) {
        let Some(compared) = self.comparison_of_one_game() else {
            return;
        };
        // Before a title is asked for.
        let draft = lesson_of(compared, "-", None, &self.words);
        if lessons::write(compared.left().line(), &draft).is_none() {
            let text = self.words.say("new-lesson-gap");
            return self.show_message("failed", text);
        }
        let comparison = compared.comparison();
        let [one, other] =
            [&comparison.left, &comparison.right].map(|side| self.words.compared_moment(side));
        let places = [("one", one.into()), ("other", other.into())];
        self.school.field = Some(LessonField {
            title: self.words.say_with("new-lesson-title", &places),
            without_names: false,
            focused: false,
        });
    }

    /// The fields of the lesson that is made, over the window.
    pub(in crate::gui::app) fn new_lesson_ui(&mut self, ctx: &Context) {
        if self.message.is_some() {
            return;
        }
        let Some(mut field) = self.school.field.take() else {
            return;
        };
        let source = self.source_of_comparison();
        let modal = egui::Modal::new(egui::Id::unique("lesson of two"))
            .frame(modal_frame(ctx))
            .show(ctx, |ui| {
                ui.set_width(480.0);
                let title = self.words.say("action-save-as-lesson");
                ui.label(RichText::new(title.trim_end_matches('…')).font(bold(HEADING)));
                ui.add_space(8.0);
                let mut entered = false;
                Grid::new("lesson of two").num_columns(2).show(ui, |ui| {
                    let edit = TextEdit::singleline(&mut field.title).desired_width(380.0);
                    let name = self.words.say("new-lesson-name");
                    entered = form_field_ui(ui, &name, edit, &mut field.focused);
                });
                let label = self.words.say("new-lesson-without-names");
                ui.checkbox(&mut field.without_names, label);
                if !field.without_names {
                    text_ui(ui, &source, crate::gui::theme::theme(ui).muted);
                }
                ui.add_space(12.0);
                let buttons = ui.horizontal(|ui| {
                    let save = ui.button(self.words.say("path-save")).clicked();
                    (save, ui.button(self.words.say("cancel")).clicked())
                });
                let (save, cancelled) = buttons.inner;
                (save || entered, cancelled)
            });
        let (done, cancelled) = modal.inner;
        if done && !field.title.trim().is_empty() {
            let source = (!field.without_names).then_some(source);
            if !self.save_lesson(ctx, field.title.trim(), source) {
                // What was typed stays.
                self.school.field = Some(field);
            }
        } else if !cancelled && !modal.should_close() {
            self.school.field = Some(field);
        }
    }

    fn source_of_comparison(&self) -> String {
        let compared = self.comparison_of_one_game();
        compared.map_or_else(String::new, |compared| {
            source(&compared.left().tags, &self.words)
        })
    }

    /// Saves the comparison that is shown as a lesson in the user's folder; whether that was possible.
    fn save_lesson(&mut self, ctx: &Context, title: &str, source: Option<String>) -> bool {
        let Some(compared) = self.comparison_of_one_game() else {
            return false;
        };
        let lesson = lesson_of(compared, title, source, &self.words);
        let Some(text) = lessons::write(compared.left().line(), &lesson) else {
            return false;
        };
        match self.school.folder.add(title, &text) {
            Ok(path) => {
                let file = ("file", path.display().to_string().into());
                self.tell(ctx, self.words.say_with("told-lesson-saved", &[file]));
                self.read_lessons();
                true
            }
            Err(error) => {
                let detail = ("detail", self.why(&error).into());
                let text = self.words.say_with("lesson-not-saved", &[detail]);
                self.show_message("failed", text);
                false
            }
        }
    }

    /// Shows the folder of the user's lessons, made where it is not there yet.
    pub(super) fn show_lessons_folder(&mut self) {
        match self.school.folder.path() {
            Ok(folder) => {
                let folder = folder.to_path_buf();
                if !self.show_in_system(&folder) {
                    let places = [("folder", folder.display().to_string().into())];
                    let text = self.words.say_with("lessons-folder-is", &places);
                    self.show_message("lessons-folder", text);
                }
            }
            Err(error) => {
                let detail = ("detail", self.why(&error).into());
                let text = self.words.say_with("lessons-unreadable", &[detail]);
                self.show_message("failed", text);
            }
        }
    }
}
