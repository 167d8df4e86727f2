//! From games to rows.

use super::{Row, ScanOptions};
use crate::pgn::ReadGame;
use crate::report::{Kind, Summary};

impl Row {
    /// The row of a game of `file`, where it is asked for.
    pub(super) fn of_game(file: &str, game: ReadGame, options: &ScanOptions) -> Option<Self> {
        // What nobody asked for is not judged.
        if !options.filter.takes_tags(game.tags()) {
            return None;
        }
        let (at_least, laws) = (options.at_least, options.laws);
        let summary = match game {
            ReadGame::Plain(record) => Summary::of_plain(file, *record, at_least, laws),
            ReadGame::Record(record) => Summary::new(file, &record, at_least, laws),
        };
        if options.filter.takes(&summary) {
            Some(Self::Game(Box::new(summary)))
        } else {
            let is_damaged = summary.has(Kind::Damaged);
            is_damaged.then(|| Self::Damaged(Box::new(summary)))
        }
    }

    /// The same row with so many games and lines of its source before it.
    pub(super) fn shift(&mut self, games: usize, lines: u32) {
        if let Self::Game(summary) | Self::Damaged(summary) = self {
            summary.record.shift(games, lines);
        }
    }
}
