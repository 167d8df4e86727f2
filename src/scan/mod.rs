//! Many games: an iterator of named sources in, rows in order out.
//!
//! A source that cannot be read and a damaged game are rows of their own, and the scan goes on. With several threads
//! the sources are cut where games begin for certain; what comes out, and in which order, is the same.

mod filter;
mod line_up;
mod rows;
mod running;
mod table;
mod workers;

use std::io;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

pub use filter::{Day, Filter};
pub use running::{News, Running};
pub use table::{Column, Entry, Kinds, Query, Sorting, Table, TableRow};
pub use workers::scan;

use crate::pgn::PieceLetters;
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
    /// A damaged game in which nothing is found that is asked for: it may hide what is, so it is told and not given.
    Damaged(Box<Summary>),
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

/// Some rows that stand together, as they were made of them, and how much was read for them.
#[derive(Debug)]
pub struct Batch<T> {
    /// What was made of the rows.
    pub made: T,
    /// The games that were read, also those that nobody asked for.
    pub games: usize,
}

/// Says a running scan that it is no longer wanted: it ends soon, with what was found until then.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the scan.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was told to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// On how many threads a scan works.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Threads {
    /// So many judge games.
    pub count: NonZeroUsize,
    /// Sources are cut into pieces of about so many bytes, the same for any number of threads.
    pub piece: usize,
}

impl Threads {
    /// So many, with pieces of a usual length.
    #[must_use]
    pub const fn new(count: NonZeroUsize) -> Self {
        Self {
            count,
            piece: 1 << 18,
        }
    }

    /// As many as there are processors.
    #[must_use]
    pub fn all() -> Self {
        Self::new(std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN))
    }
}
