//! A lesson that is played: which step is shown, what the viewer answered, how far the checklist is ticked.

use std::rc::Rc;

use shakmaty::{Board, Color, Position, Square};

use super::{Lesson, Question, Step};
use crate::document::Compared;
use crate::game::{MoveLabel, Ply};

/// What the viewer answered to a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answered {
    /// As it is.
    Right,
    /// Otherwise.
    Wrong,
}

/// A lesson at one of its steps; after the last one the two positions are compared, and the checklist is ticked line by line.
#[derive(Clone, Debug)]
pub struct Play {
    lesson: Rc<Lesson>,
    compared: Compared,
    /// The step, and behind the last one how many lines are ticked.
    at: usize,
    /// Whether questions are asked.
    quiz: bool,
    /// The step whose question was answered last, and how.
    answered: Option<(usize, Answered)>,
}

impl Play {
    /// A lesson at its first step. With the quiz the viewer answers its questions; without, they are passed by.
    #[must_use]
    pub fn begin(lesson: Rc<Lesson>, quiz: bool) -> Self {
        let [one, other] = lesson.compare();
        Self {
            compared: Compared::of_course(lesson.course(), one, other),
            lesson,
            at: 0,
            quiz,
            answered: None,
        }
    }

    /// The lesson.
    #[must_use]
    pub const fn lesson(&self) -> &Rc<Lesson> {
        &self.lesson
    }

    /// Turns the quiz on or off.
    pub const fn set_quiz(&mut self, quiz: bool) {
        self.quiz = quiz;
    }

    /// The number of the step that is shown, from 0; the number of steps where the positions are compared.
    #[must_use]
    pub fn at(&self) -> usize {
        self.at.min(self.lesson.steps().len())
    }

    /// The step that is shown; `None` where the positions are compared.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        self.lesson.steps().get(self.at)
    }

    /// How many lines of the checklist are ticked.
    #[must_use]
    pub fn ticked(&self) -> usize {
        self.at.saturating_sub(self.lesson.steps().len())
    }

    /// How many lines the checklist has.
    #[must_use]
    pub const fn lines(&self) -> usize {
        crate::report::Comparison::LINES
    }

    /// Whether there is nothing more to show.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.step().is_none() && self.ticked() >= self.lines()
    }

    /// What is asked at the step shown, with the quiz.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.step()?.asks.as_ref().filter(|_| self.quiz)
    }

    /// A statement of the step shown that is told, not asked, without the quiz.
    #[must_use]
    pub fn statement_told(&self) -> Option<&Question> {
        self.step()?.asks.as_ref().filter(|_| !self.quiz)
    }

    /// The moment that is shown; of the two that are compared the later one.
    #[must_use]
    pub fn moment(&self) -> Ply {
        let [one, other] = self.lesson.compare();
        self.step().map_or(one.max(other), |step| step.at)
    }

    /// The board of a moment.
    #[must_use]
    pub fn board(&self, at: Ply) -> &Board {
        self.lesson.course().line().position(at).board()
    }

    /// Who has the move at a step.
    #[must_use]
    pub fn side_to_move(&self, step: &Step) -> Color {
        self.lesson.course().line().position(step.at).turn()
    }

    /// The move that led to a moment, and its squares.
    #[must_use]
    pub fn last_move(&self, at: Ply) -> (Option<&MoveLabel>, Option<[Square; 2]>) {
        let line = self.lesson.course().line();
        let squares = line.step(at).and_then(crate::game::Step::squares);
        (line.label(at), squares)
    }

    /// How the question of the step before was answered.
    #[must_use]
    pub fn answered(&self) -> Option<Answered> {
        let (of, answered) = self.answered?;
        (of + 1 == self.at).then_some(answered)
    }

    /// Goes on: to the next step, behind the last one to the next line of the checklist.
    pub fn next(&mut self) {
        self.at = (self.at + 1).min(self.lesson.steps().len() + self.lines());
    }

    /// Goes back to the step before; from the comparison to the last step.
    pub fn back(&mut self) {
        self.at = self.at().saturating_sub(1);
    }

    /// Goes to a step, by its number from 0.
    pub fn go_to(&mut self, step: usize) {
        self.at = step.min(self.lesson.steps().len());
    }

    /// Answers the question of the step shown: whether the two positions are the same, or whether its statement holds. Then goes on.
    pub fn answer(&mut self, yes: bool) {
        let is = match self.question() {
            None => return,
            Some(Question::Same) => self.lesson.is_same(),
            Some(Question::Statement { holds, .. }) => *holds,
        };
        let answered = if yes == is {
            Answered::Right
        } else {
            Answered::Wrong
        };
        self.answered = Some((self.at, answered));
        self.next();
    }

    /// The two positions side by side, with the checklist.
    #[must_use]
    pub const fn compared(&self) -> &Compared {
        &self.compared
    }
}
