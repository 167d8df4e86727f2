//! Many games: an iterator of named sources in, rows in order out.
//!
//! Sources are read one at a time and games one at a time, from their beginning to their end; a source that cannot be
//! read and a damaged game are rows of their own, and the scan goes on.

mod filter;

use std::io::{self, Read};

pub use filter::{Day, Filter};

use crate::pgn::{Games, PieceLetters, ReadGame};
use crate::report::Summary;
use crate::rules::LawsChoice;

/// What a scan is asked for.
#[derive(Clone, Debug)]
pub struct ScanOptions {
    /// Repetitions are listed from so many occurrences on.
    pub at_least: usize,
    /// The Laws that are applied.
    pub laws: LawsChoice,
    /// The piece letters in which moves are read.
    pub letters: PieceLetters,
    /// Which games are given.
    pub filter: Filter,
}

/// One row of a scan.
#[derive(Debug)]
pub enum Row {
    /// A game. Boxed, for it is by far the largest.
    Game(Box<Summary>),
    /// A source without any game.
    NoGame {
        /// The name of the source.
        file: String,
    },
    /// A source that could not be read.
    Unreadable {
        /// The name of the source.
        file: String,
        /// Why.
        error: io::Error,
    },
}

/// Scans sources in their order. Memory: the game that is read, without its comments.
pub fn scan<R: Read>(
    sources: impl Iterator<Item = (String, io::Result<R>)>,
    options: ScanOptions,
) -> impl Iterator<Item = Row> {
    sources.flat_map(move |(file, source)| {
        let records = match source {
            Ok(source) => Records::Reading(Box::new(Games::new(source, options.letters))),
            Err(error) => Records::Unopened(Some(error)),
        };
        Rows {
            file,
            records,
            none_yet: true,
            options: options.clone(),
        }
    })
}

/// The rows of one source.
struct Rows<R> {
    file: String,
    records: Records<R>,
    /// Whether no row was given yet.
    none_yet: bool,
    options: ScanOptions,
}

enum Records<R> {
    Unopened(Option<io::Error>),
    Reading(Box<Games<R>>),
}

impl<R: Read> Iterator for Records<R> {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Unopened(error) => error.take().map(Err),
            Self::Reading(stream) => stream.next(),
        }
    }
}

impl<R: Read> Iterator for Rows<R> {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        loop {
            let first = std::mem::replace(&mut self.none_yet, false);
            let file = || self.file.clone();
            let game = match self.records.next() {
                Some(Ok(game)) => game,
                Some(Err(error)) => {
                    return Some(Row::Unreadable {
                        file: file(),
                        error,
                    });
                }
                None => return first.then(|| Row::NoGame { file: file() }),
            };
            let options = &self.options;
            // What nobody asked for is not judged.
            if !options.filter.takes_tags(game.tags()) {
                continue;
            }
            let summary = match game {
                ReadGame::Plain(record) => {
                    Summary::of_plain(&self.file, *record, options.at_least, options.laws)
                }
                ReadGame::Record(record) => {
                    Summary::new(&self.file, &record, options.at_least, options.laws)
                }
            };
            if options.filter.takes(&summary) {
                return Some(Row::Game(Box::new(summary)));
            }
        }
    }
}
