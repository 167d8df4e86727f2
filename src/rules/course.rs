//! The course of a game: a line, its occurrences, and what ended it.

use super::{Ending, Occurrences};
use crate::game::Line;

/// A line with what the rules know of it as a whole. Made once for a line; every question about one of its
/// moments is then answered without going through the game again.
#[derive(Clone, Debug)]
pub struct Course {
    line: Line,
    occurrences: Occurrences,
    ending: Option<Ending>,
}

impl Course {
    /// The course of a line. O(n) in plies.
    #[must_use]
    pub fn of(line: Line) -> Self {
        let occurrences = Occurrences::of(&line);
        let ending = Ending::first(&line, &occurrences);
        Self {
            line,
            occurrences,
            ending,
        }
    }

    /// The line.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// When each position stood on the board.
    #[must_use]
    pub const fn occurrences(&self) -> &Occurrences {
        &self.occurrences
    }

    /// The first ply that ended the game.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What ended the game at or before a moment.
    #[must_use]
    pub fn ending_by(&self, moment: crate::game::Ply) -> Option<Ending> {
        self.ending.filter(|ending| ending.ply <= moment)
    }
}
