//! Many games: an iterator of named sources in, rows in order out.
//!
//! Sources are read one at a time and games one at a time; a source that cannot be read and a damaged game
//! are rows of their own, and the scan goes on.

use std::io::{self, Read};

use crate::pgn::Paper;
use crate::report::Summary;
use crate::rules::Edition;

/// What a scan is asked for.
#[derive(Clone, Copy, Debug)]
pub struct ScanOptions {
    /// Repetitions are listed from so many occurrences on.
    pub at_least: usize,
    /// The Laws that are applied.
    pub edition: Edition,
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

/// Scans sources in their order. Memory: one source and one game at a time.
pub fn scan<R: Read>(
    sources: impl Iterator<Item = (String, io::Result<R>)>,
    options: ScanOptions,
) -> impl Iterator<Item = Row> {
    sources.flat_map(move |(file, source)| {
        let mut bytes = Vec::new();
        let read = source.and_then(|mut reader| reader.read_to_end(&mut bytes));
        Rows {
            file,
            state: State::Unread(read.map(|_| bytes)),
            options,
        }
    })
}

/// The rows of one source.
struct Rows {
    file: String,
    state: State,
    options: ScanOptions,
}

enum State {
    Unread(io::Result<Vec<u8>>),
    Reading { paper: Box<Paper>, next: usize },
    Done,
}

impl Iterator for Rows {
    type Item = Row;

    fn next(&mut self) -> Option<Row> {
        let (paper, next) = match std::mem::replace(&mut self.state, State::Done) {
            State::Done => return None,
            State::Unread(Err(error)) => {
                return Some(Row::Unreadable {
                    file: self.file.clone(),
                    error,
                });
            }
            State::Unread(Ok(bytes)) => (Box::new(Paper::read(bytes)), 1),
            State::Reading { paper, next } => (paper, next),
        };
        match paper.record(next) {
            Some(record) => {
                let summary = Summary::new(
                    &self.file,
                    &record,
                    self.options.at_least,
                    self.options.edition,
                );
                self.state = State::Reading {
                    paper,
                    next: next + 1,
                };
                Some(Row::Game(Box::new(summary)))
            }
            None if next == 1 => Some(Row::NoGame {
                file: self.file.clone(),
            }),
            None => None,
        }
    }
}
