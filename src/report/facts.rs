//! What is known of a record before any question of law.

use shakmaty::{Color, Position};

use crate::game::{
    Defect, DefectKind, GameResult, Letters, MoveLabel, PlainRecord, Ply, Record, Severity, Status,
    Tags,
};
use crate::rules::{Course, Dated, Edition, EndReason, LawsChoice};

/// Something about the whole game that must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordNote {
    /// Play went on after the game was over: how it ended, after which move.
    PlayedOn(EndReason, Option<MoveLabel>),
    /// The result does not fit how the game ended on the board.
    ResultContradicts(EndReason, String),
    /// `0-0`: both players lost.
    DoubleForfeit,
    /// The Laws of the day were wanted, and the date leaves open which they were: the latest is applied.
    DateLeavesLawsOpen,
}

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
    /// Whether the record begins with Black to move.
    pub black_begins: bool,
    /// The last move of the line, where the record could not be read whole.
    pub last_move: Option<MoveLabel>,
    /// The piece letters in which its moves were read.
    pub letters: Letters,
    /// How far the record could be read.
    pub status: Status,
    /// What is wrong with it.
    pub defects: Vec<Defect>,
    /// What must be told of the game as a whole.
    pub notes: Vec<RecordNote>,
}

impl RecordFacts {
    /// The facts of a record and of the course that is looked at (`None` where the record is refused). The course is under
    /// the edition that `laws` gives for this game.
    #[must_use]
    pub fn new(file: &str, record: &Record, course: Option<&Course>, laws: LawsChoice) -> Self {
        let line = course.map(Course::line);
        let (edition, dated) = laws.for_game(&record.tags);
        let open = (dated == Dated::Open).then_some(RecordNote::DateLeavesLawsOpen);
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
            black_begins: line.is_some_and(|line| line.start().position().turn().is_black()),
            last_move: line
                .filter(|_| record.status == Status::Partial)
                .and_then(|line| line.label(line.end()))
                .cloned(),
            letters: record.letters,
            status: record.status,
            defects: record.defects.clone(),
            notes: course
                .map(|course| notes(record.result(), Ended::of(course)))
                .unwrap_or_default()
                .into_iter()
                .chain(open)
                .collect(),
        }
    }

    /// The facts of a record of which nothing is to be told, and of how its game ended on the board.
    pub(super) fn of_plain(
        file: &str,
        record: PlainRecord,
        ended: Option<Ended>,
        laws: LawsChoice,
    ) -> Self {
        let (edition, dated) = laws.for_game(&record.tags);
        let open = (dated == Dated::Open).then_some(RecordNote::DateLeavesLawsOpen);
        let result = record.result_as_written();
        let notes = notes(GameResult::read(result), ended);
        Self {
            file: file.to_owned(),
            game: record.number,
            line: record.line,
            result: Some(result.to_owned()),
            edition,
            start_fen: None,
            chess960: false,
            plies: Some(Ply::from(record.game.moves().len()).half_moves()),
            black_begins: false,
            last_move: None,
            letters: Letters::english(),
            status: record.status(),
            defects: Vec::new(),
            notes: notes.into_iter().chain(open).collect(),
            tags: record.tags,
        }
    }

    /// The same record with so many games and lines before it in its file.
    pub fn shift(&mut self, games: usize, lines: u32) {
        self.game += games;
        self.line = self.line.saturating_add(lines);
        for place in self
            .defects
            .iter_mut()
            .filter_map(|defect| defect.place.as_mut())
        {
            place.line = place.line.saturating_add(lines);
        }
    }

    /// The error that ended the record.
    #[must_use]
    pub fn error(&self) -> Option<&Defect> {
        self.defects
            .iter()
            .find(|defect| defect.severity == Severity::Error)
    }

    /// What explains why the record could not be read whole: the error that ended it, and kings put in the centre.
    pub fn damage(&self) -> impl Iterator<Item = &Defect> {
        let is_signal = |defect: &&Defect| matches!(defect.kind, DefectKind::KingsInCentre { .. });
        self.error()
            .into_iter()
            .chain(self.defects.iter().filter(is_signal))
    }

    /// The year of the game where it was played before the edition that is applied to it.
    #[must_use]
    pub fn older_than_the_laws(&self) -> Option<u16> {
        let since = self.edition.year()?;
        self.tags.year().filter(|year| *year < since)
    }
}

/// How a game ended on the board.
pub(super) struct Ended {
    pub(super) reason: EndReason,
    /// The move that ended it.
    pub(super) by: Option<MoveLabel>,
    /// Who has the move then.
    pub(super) to_move: Color,
    /// Whether play went on.
    pub(super) played_on: bool,
}

impl Ended {
    pub(super) fn of(course: &Course) -> Option<Self> {
        let (line, ending) = (course.line(), course.ending()?);
        Some(Self {
            reason: ending.reason,
            by: line.label(ending.ply).cloned(),
            to_move: line.position(ending.ply).turn(),
            played_on: ending.ply < line.end(),
        })
    }
}

fn notes(result: Option<GameResult>, ended: Option<Ended>) -> Vec<RecordNote> {
    let mut notes = Vec::new();
    if let Some(ended) = ended {
        let fits = match ended.reason {
            EndReason::Checkmate => ended
                .to_move
                .fold_wb(GameResult::BlackWins, GameResult::WhiteWins),
            _ => GameResult::Draw,
        };
        if ended.played_on {
            notes.push(RecordNote::PlayedOn(ended.reason, ended.by));
        }
        if let Some(result) =
            result.filter(|result| *result != GameResult::Unknown && *result != fits)
        {
            notes.push(RecordNote::ResultContradicts(
                ended.reason,
                result.as_str().to_owned(),
            ));
        }
    }
    if result == Some(GameResult::BothLose) {
        notes.push(RecordNote::DoubleForfeit);
    }
    notes
}
