//! From games to rows.

use std::io;

use super::line_up::Before;
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

    /// The row of a source that cannot be read.
    pub(super) fn unreadable(file: &str, error: io::Error) -> Self {
        let file = file.to_owned();
        Self::Unreadable { file, error }
    }

    /// The row of a source without any game.
    pub(super) fn no_game(file: &str) -> Self {
        let file = file.to_owned();
        Self::NoGame { file }
    }

    /// The same row with so much of its source before it.
    pub(super) fn after(mut self, before: Before) -> Self {
        if let Self::Game(summary) | Self::Damaged(summary) = &mut self {
            summary.record.shift(before.games, before.lines);
        }
        self
    }
}
