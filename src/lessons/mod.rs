//! The scenes that teach: each is a file of data, and plays step by step to the comparison of two positions.
//!
//! A lesson says whether its two positions are the same; that is held against the rules when it is read, so no lesson can teach
//! what is wrong.

mod file;
mod play;

use std::rc::Rc;

use shakmaty::Square;

pub use file::{LessonError, Problem, read};
pub use play::{Answered, Play};

use crate::game::Ply;
use crate::rules::Course;

/// A text in each language, by its code; English is always there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Texts(Vec<(String, String)>);

impl Texts {
    /// The text in a language, else in English.
    #[must_use]
    pub fn of(&self, language: &str) -> &str {
        let find = |code: &str| self.0.iter().find(|(of, _)| of == code);
        find(language)
            .or_else(|| find("en"))
            .map_or("", |(_, text)| text)
    }

    /// Whether there is a text in a language.
    #[must_use]
    pub fn has(&self, language: &str) -> bool {
        self.0.iter().any(|(of, _)| of == language)
    }
}

/// A step of a lesson: a moment and what is said of it.
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
    /// Whether the viewer is asked here if the two positions are the same.
    pub asks: bool,
}

/// A lesson. Its moves are legal, its steps are moments of its game, and what it claims about sameness is true.
#[derive(Clone, Debug)]
pub struct Lesson {
    name: String,
    title: Texts,
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

    /// Its title.
    #[must_use]
    pub const fn title(&self) -> &Texts {
        &self.title
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
