//! How many games of a scan are of interest, and for what.

use std::ops::AddAssign;

use super::{Kind, Summary};

/// Numbers of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games that were read, also those that nobody asked for.
    pub games: usize,
    /// Games with a find.
    pub found: usize,
    /// Games in which a draw could have been claimed and was not, as far as the record shows.
    pub not_claimed: usize,
    /// Games that were drawn without a claim (5.2.2, 9.6.1, 9.6.2), and play went on.
    pub drawn_and_played_on: usize,
    /// Games with a find that are older than the edition of the Laws that was applied to them.
    pub older: usize,
    /// Games that could not be read whole.
    pub damaged: usize,
}

impl Tally {
    /// Counts a game that is given.
    pub fn add(&mut self, summary: &Summary) {
        self.found += usize::from(summary.is_find());
        self.not_claimed += usize::from(summary.not_claimed().is_some());
        self.drawn_and_played_on += usize::from(summary.is_drawn_and_played_on());
        let is_older = summary.record.older_than_the_laws().is_some();
        self.older += usize::from(is_older && summary.is_find());
        self.damaged += usize::from(summary.has(Kind::Damaged));
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Self) {
        self.games += other.games;
        self.found += other.found;
        self.not_claimed += other.not_claimed;
        self.drawn_and_played_on += other.drawn_and_played_on;
        self.older += other.older;
        self.damaged += other.damaged;
    }
}
