//! What is known of a record before any question of law.

use crate::game::{Defect, Line, Record, Severity, Status, Tags};
use crate::rules::Edition;

/// The record that a report or a summary speaks of.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordFacts {
    /// The name of the file as the user gave it; `-` for standard input.
    pub file: String,
    /// The number of the game in the file, from 1.
    pub game: usize,
    /// The line where the game begins, from 1.
    pub line: u32,
    /// The tag pairs.
    pub tags: Tags,
    /// The result as the record gives it.
    pub result: Option<String>,
    /// The edition of the Laws that is applied.
    pub edition: Edition,
    /// The FEN of the start; `None` for the usual start.
    pub start_fen: Option<String>,
    /// Whether castling follows Chess960.
    pub chess960: bool,
    /// Half-moves of the line.
    pub plies: Option<u32>,
    /// How far the record could be read.
    pub status: Status,
    /// What is wrong with it.
    pub defects: Vec<Defect>,
}

impl RecordFacts {
    /// The facts of a record and of the line that is looked at (`None` where the record is refused).
    #[must_use]
    pub fn new(file: &str, record: &Record, line: Option<&Line>, edition: Edition) -> Self {
        Self {
            file: file.to_owned(),
            game: record.number,
            line: record.line,
            tags: record.tags.clone(),
            result: record.result_as_written().map(str::to_owned),
            edition,
            start_fen: line.and_then(|line| line.start().fen()).map(str::to_owned),
            chess960: line.is_some_and(|line| line.start().is_chess960()),
            plies: line.map(|line| line.end().half_moves()),
            status: record.status,
            defects: record.defects.clone(),
        }
    }

    /// The error that ended the record.
    #[must_use]
    pub fn error(&self) -> Option<&Defect> {
        self.defects
            .iter()
            .find(|defect| defect.severity == Severity::Error)
    }

    /// The year of the game where it was played before the edition that is applied to it.
    #[must_use]
    pub fn older_than_the_laws(&self) -> Option<u16> {
        self.tags.year().filter(|year| *year < self.edition.year())
    }
}
