//! The scenes that teach: each is a file of data, and plays step by step to the comparison of two positions.
//!
//! A lesson says whether its two positions are the same, and a case of the exam what is found; both are held against the rules
//! when they are read, so no file can teach what is wrong.

mod case;
mod exam;
mod file;
mod library;
mod play;
mod trial;
mod write;

use std::rc::Rc;

use shakmaty::Square;

pub use case::ExamCase;
pub use exam::{ARTICLES, Answers, Due, Exam, MINUTES, Marks, OUTCOMES, Part};
pub use file::{LessonError, Problem, Scene, read, read_scene};
pub use library::{Fault, FaultKind, Group, Library};
pub use play::{Answered, Play};
pub use trial::Trial;
pub use write::{NewLesson, NewStep, write};

use crate::game::Ply;
use crate::rules::Course;

/// A text in each language, by its code; in one at least.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts(Vec<(String, String)>);

impl Texts {
    /// The text in a language, else in English, else in the first that there is.
    #[must_use]
    pub fn of(&self, language: &str) -> &str {
        let find = |code: &str| self.0.iter().find(|(of, _)| of == code);
        find(language)
            .or_else(|| find("en"))
            .or_else(|| self.0.first())
            .map_or("", |(_, text)| text)
    }

    /// Whether there is a text in a language.
    #[must_use]
    pub fn has(&self, language: &str) -> bool {
        self.0.iter().any(|(of, _)| of == language)
    }
}

/// What a viewer is asked at a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether the two positions of the lesson are the same.
    Same,
    /// Whether a statement holds.
    Statement {
        /// The statement.
        text: Texts,
        /// Whether it holds.
        holds: bool,
    },
}

/// A step of a lesson: a moment, what is said of it and what is shown on its board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The moment on the board.
    pub at: Ply,
    /// One or two sentences.
    pub text: Texts,
    /// Squares that are marked.
    pub squares: Vec<Square>,
    /// Arrows, each from one square to another.
    pub arrows: Vec<(Square, Square)>,
    /// Rights to castle that stand, each by the squares of king and rook.
    pub rights: Vec<(Square, Square)>,
    /// Rights to castle that went.
    pub lost: Vec<(Square, Square)>,
    /// What the viewer is asked here.
    pub asks: Option<Question>,
}

/// A lesson. Its moves are legal, its steps are moments of its game, and what it claims about sameness is true.
#[derive(Clone, Debug)]
pub struct Lesson {
    name: String,
    title: Texts,
    source: Option<String>,
    course: Rc<Course>,
    steps: Vec<Step>,
    compare: [Ply; 2],
    same: bool,
}

impl Lesson {
    /// The name of its file, without the ending.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its number in its row, where its name begins with one: `6b` of `06b-en-passant-pinned`.
    #[must_use]
    pub fn number(&self) -> Option<&str> {
        let (number, _) = self.name.split_once('-')?;
        let number = number.trim_start_matches('0');
        number
            .starts_with(|c: char| c.is_ascii_digit())
            .then_some(number)
    }

    /// Its title.
    #[must_use]
    pub const fn title(&self) -> &Texts {
        &self.title
    }

    /// The game that it is from: players, event, year.
    #[must_use]
    pub fn source(&self) -> Option<&str> {
        self.source.as_deref()
    }

    /// Its game.
    #[must_use]
    pub const fn course(&self) -> &Rc<Course> {
        &self.course
    }

    /// Its steps, at least one.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The two moments that are compared in the end.
    #[must_use]
    pub const fn compare(&self) -> [Ply; 2] {
        self.compare
    }

    /// Whether they are the same position.
    #[must_use]
    pub const fn is_same(&self) -> bool {
        self.same
    }
}
