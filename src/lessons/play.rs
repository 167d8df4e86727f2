//! A lesson that is played: which step is shown, and what the viewer answered.

use std::rc::Rc;

use shakmaty::{Board, Color, Position, Square};

use super::{Lesson, Step};
use crate::document::Compared;
use crate::game::MoveLabel;

/// What the viewer answered to "the same position, or not?".
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// As it is.
    Right,
    /// Otherwise.
    Wrong,
}

/// A lesson at one of its steps; after the last one the two positions are compared.
#[derive(Clone, Debug)]
pub struct Play {
    lesson: Rc<Lesson>,
    at: usize,
    answered: Option<Answered>,
}

impl Play {
    /// A lesson at its first step.
    #[must_use]
    pub const fn begin(lesson: Rc<Lesson>) -> Self {
        Self {
            lesson,
            at: 0,
            answered: None,
        }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Rc<Lesson> {
        &self.lesson
    }

    /// The number of the step that is shown, from 0; behind the last one where the positions are compared.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The step that is shown; `None` where the positions are compared.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps().get(self.at)
    }

    /// The board of a step.
    #[must_use]
    pub fn board(&self, step: &Step) -> &Board {
        self.lesson.course().line().position(step.at).board()
    }

    /// Who has the move at a step.
    #[must_use]
    pub fn side_to_move(&self, step: &Step) -> Color {
        self.lesson.course().line().position(step.at).turn()
    }

    /// The move that led to a step, and its squares.
    #[must_use]
    pub fn last_move(&self, step: &Step) -> (Option<&MoveLabel>, Option<[Square; 2]>) {
        let line = self.lesson.course().line();
        let squares = line.step(step.at).and_then(crate::game::Step::squares);
        (line.label(step.at), squares)
    }

    /// What the viewer answered.
    #[must_use]
    pub const fn answered(&self) -> Option<Answered> {
        self.answered
    }

    /// Whether the step before asked something.
    #[must_use]
    pub fn is_after_question(&self) -> bool {
        let before = self.at.checked_sub(1);
        let before = before.and_then(|before| self.lesson.steps().get(before));
        before.is_some_and(|step| step.asks)
    }

    /// Goes on to the next step.
    pub fn next(&mut self) {
        self.at = (self.at + 1).min(self.lesson.steps().len());
    }

    /// Goes back to the step before.
    pub fn back(&mut self) {
        self.at = self.at.saturating_sub(1);
    }

    /// Answers whether the two positions are the same, and goes on.
    pub fn answer(&mut self, same: bool) {
        self.answered = Some(if same == self.lesson.is_same() {
            Answered::Right
        } else {
            Answered::Wrong
        });
        self.next();
    }

    /// The two positions side by side, with the checklist.
    #[must_use]
    pub fn compared(&self) -> Compared {
        let [one, other] = self.lesson.compare();
        Compared::of_course(self.lesson.course(), one, other)
    }
}
