//! A lesson's board that is played on freely, and left again.

use super::Lesson;
use crate::document::{Action, Decision, Document, Effect, Sheet};
use crate::game::Ply;

/// A copy of a lesson's game, to try something on. It is in no file and in no journal, and is gone when the lesson is gone back to.
#[derive(Debug)]
pub struct Trial {
    document: Document,
}

impl Trial {
    /// The game of a lesson up to a moment; `None` where it cannot be had as a game of its own.
    #[must_use]
    pub fn of(lesson: &Lesson, at: Ply, name: String) -> Option<Self> {
        let line = lesson.course().line();
        let text = super::write::game_up_to(line, at);
        let mut document = Document::default();
        document.open(Sheet::begin(name, text)?);
        document.apply(Action::Last);
        Some(Self { document })
    }

    /// What is shown.
    #[must_use]
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// Whether an act is one of playing and looking; nothing else belongs here.
    #[must_use]
    pub const fn takes(action: Action) -> bool {
        action.is_a_step()
            || action.changes_moves()
            || matches!(
                action,
                Action::Play(_)
                    | Action::Refused(..)
                    | Action::Answer(_)
                    | Action::EnterVariation(_)
                    | Action::Compare(_)
                    | Action::CloseView
            )
    }

    /// Carries out an act of the user, where it belongs here. A move that is played in the middle takes the place of all that came
    /// after it: here something is tried, and no record mended.
    pub fn apply(&mut self, action: Action) -> Option<Effect> {
        if !Self::takes(action) {
            return None;
        }
        let effect = self.document.apply(action);
        let reading = self.document.sheet().and_then(Sheet::reading);
        if let (Some(_), Some(reading), Action::Play(_)) =
            (self.document.question(), reading, action)
        {
            let (at, end) = (reading.cursor(), reading.course().line().end());
            self.document.apply(Action::Answer(Decision::Leave));
            for ply in (at.half_moves() + 1..=end.half_moves()).rev() {
                self.document.apply(Action::Delete(Ply::new(ply), 1));
            }
            self.document.apply(Action::Last);
            return self.document.apply(action);
        }
        effect
    }

    /// Hides what is found, or shows it again, as the game's own window does.
    pub fn cover_as(&mut self, covered: bool) {
        if self.document.is_covered() != covered {
            self.document.apply(Action::Cover);
        }
    }
}
