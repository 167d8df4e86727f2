//! The report on one moment of a game.

use shakmaty::fen::Fen;
use shakmaty::{Board, Color, EnPassantMode, Position};

use super::facts::RecordFacts;
use super::verdict::Verdict;
use crate::game::{Clock, Line, MoveLabel, Ply, Record};
use crate::rules::{
    Basis, Claim, Claims, Course, Differences, EnPassantCapture, EndReason, Ending, Finding,
    Ground, IntendedClaim, LawsChoice, en_passant_captures, judge,
};

/// Up to so many intended moves are all named.
const NAMED_MOVES: usize = 6;

/// A moment at which a position stood on the board, and the move that led to it (`None` at the start).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Occurrence {
    /// The ply.
    pub ply: Ply,
    /// The move that led to it.
    pub label: Option<MoveLabel>,
}

impl Occurrence {
    pub(super) fn at(line: &Line, ply: Ply) -> Self {
        Self {
            ply,
            label: line.label(ply).cloned(),
        }
    }
}

/// An earlier moment with the same diagram that is not the same position, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SameDiagram {
    /// The earlier moment.
    pub moment: Occurrence,
    /// All differences, each with the move that made it.
    pub differences: Differences,
}

/// Moves by each player since the last capture or pawn move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SinceCapture {
    /// Moves by White.
    pub white: u32,
    /// Moves by Black.
    pub black: u32,
    /// Whether there may have been more of them before the record.
    pub known: Known,
}

/// How well a count is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// The record, or its FEN, gives it.
    Exactly,
    /// It counts the record alone; earlier play is unknown.
    AtLeast,
}

impl SinceCapture {
    fn new(halfmove_clock: u32, side_to_move: Color, known: Known) -> Self {
        let (mover, other) = (halfmove_clock.div_ceil(2), halfmove_clock / 2);
        {
            let (white, black) = side_to_move.fold_wb((other, mover), (mover, other));
            Self {
                white,
                black,
                known,
            }
        }
    }
}

/// A claim that was examined: the finding, and the moments that it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExaminedClaim {
    /// The finding.
    pub finding: Finding,
    /// The occurrences of the claimed position on the record.
    pub occurrences: Vec<Occurrence>,
    /// The moments with the same diagram that are not the claimed position.
    pub same_diagrams: Vec<SameDiagram>,
    /// Moves by each player since the last capture or pawn move, in the claimed position.
    pub since_capture: SinceCapture,
    /// The move that ended the game before, where one did.
    pub ended_after: Option<MoveLabel>,
    /// Where the fifth occurrence ended it: all five.
    pub ended_by: Vec<Occurrence>,
}

impl ExaminedClaim {
    /// The moment to compare with the one on the board where a claim points at that: the last same diagram that is not the same
    /// position, else the occurrence before this one. `None` for an intended move, after which nothing stands on the board.
    #[must_use]
    pub fn to_compare(&self, moment: Ply) -> Option<Ply> {
        if !matches!(self.finding.claim.basis, Basis::OnBoard) {
            return None;
        }
        let diagram = self.same_diagrams.last().map(|same| same.moment.ply);
        let occurrences = self.occurrences.iter().rev().map(|one| one.ply);
        diagram.or_else(|| occurrences.filter(|ply| *ply != moment).max())
    }

    /// The finding on a claim made at a moment of a course.
    #[must_use]
    pub fn new(course: &Course, moment: Ply, claim: Claim) -> Self {
        let line = course.line();
        let finding = judge(course, moment, claim);
        let board = &finding.board;
        let same_diagrams = board
            .same_diagrams
            .iter()
            .map(|(ply, differences)| SameDiagram {
                moment: Occurrence::at(line, *ply),
                differences: differences.clone(),
            });
        let fivefold = finding
            .ended_before
            .filter(|ending| ending.reason == EndReason::FivefoldRepetition);
        let ended_by = fivefold.map_or(&[][..], |ending| course.occurrences().up_to(ending.ply));
        let ended_by = ended_by.iter().map(|ply| Occurrence::at(line, *ply));
        let ended_by = ended_by.collect();
        // After an intended move the other player is to move.
        let turn = line.position(moment).turn();
        let turn = if finding.intended.is_some() {
            turn.other()
        } else {
            turn
        };
        Self {
            occurrences: board
                .occurrences
                .iter()
                .map(|ply| Occurrence::at(line, *ply))
                .collect(),
            same_diagrams: same_diagrams.collect(),
            since_capture: SinceCapture::new(
                board.halfmove_clock.unwrap_or(0),
                turn,
                Known::Exactly,
            ),
            ended_after: finding
                .ended_before
                .and_then(|ending| line.label(ending.ply).cloned()),
            ended_by,
            finding,
        }
    }
}

/// Whether the half-move clock at a moment is more than a count of the record alone.
fn clock_known(line: &Line, moment: Ply) -> Known {
    let uncounted = line.clock(moment) == Clock::NotGiven && line.history_unknown(moment);
    if uncounted {
        Known::AtLeast
    } else {
        Known::Exactly
    }
}

/// What is found at a moment.
#[derive(Clone, Debug, PartialEq)]
pub struct AtMoment {
    /// The moment.
    pub moment: Occurrence,
    /// Its FEN: an en passant square only where a capture is legal, only castling rights that exist.
    pub fen: String,
    /// Its diagram.
    pub board: Board,
    /// The legal en passant captures. Where there are any, the position cannot come back.
    pub en_passant: Vec<EnPassantCapture>,
    /// Who has the move.
    pub side_to_move: Color,
    /// Half-moves since the last capture or pawn move.
    pub halfmove_clock: u32,
    /// The same, by player.
    pub since_capture: SinceCapture,
    /// Whether play before the record could count: counts are then "at least".
    pub history_unknown: bool,
    /// The occurrences up to the moment, the moment among them.
    pub occurrences: Vec<Occurrence>,
    /// The occurrences after the moment.
    pub later_occurrences: Vec<Occurrence>,
    /// Earlier moments with the same diagram that are not the same position.
    pub same_diagrams: Vec<SameDiagram>,
    /// Later moments with the same diagram that are not the same position, ascending.
    pub later_same_diagrams: Vec<Ply>,
    /// The claims that would be correct.
    pub claims: Claims,
    /// What ended the game at or before the moment, and the move that did.
    pub game_over: Option<(Ending, Option<MoveLabel>)>,
    /// Whether an error of the paper stands right after the moment.
    pub breaks_off: bool,
    /// The finding on a claim, where one was made.
    pub examined_claim: Option<ExaminedClaim>,
}

impl AtMoment {
    /// Which time the position stands on the board, as far as the record knows.
    #[must_use]
    pub fn count(&self) -> usize {
        self.occurrences.len()
    }

    /// Whether the position shown stands at `ply` too, now, earlier or later.
    #[must_use]
    pub fn is_occurrence(&self, ply: Ply) -> bool {
        self.occurrences
            .iter()
            .chain(&self.later_occurrences)
            .any(|occurrence| occurrence.ply == ply)
    }

    /// Whether `ply`, earlier or later, has the same diagram and is not the same position.
    #[must_use]
    pub fn is_same_diagram(&self, ply: Ply) -> bool {
        self.same_diagrams.iter().any(|same| same.moment.ply == ply)
            || self.later_same_diagrams.binary_search(&ply).is_ok()
    }

    /// What the verdict card says.
    #[must_use]
    pub fn verdict(&self) -> Verdict {
        Verdict::of(self)
    }

    /// The intended moves to name one by one, and how many more complete fifty moves. Where few moves would do,
    /// all are named; where many, those that repeat a position.
    #[must_use]
    pub fn intended_moves(&self) -> (Vec<&IntendedClaim>, usize) {
        let claims = &self.claims.by_intended_move;
        if claims.len() <= NAMED_MOVES {
            return (claims.iter().collect(), 0);
        }
        let (named, quiet): (Vec<_>, Vec<_>) = claims
            .iter()
            .partition(|claim| claim.grounds.contains(&Ground::Repetition));
        (named, quiet.len())
    }
}

/// The report: the record, and what is found at one of its moments.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// The record.
    pub record: RecordFacts,
    /// What is found; `None` where the record is refused.
    pub found: Option<AtMoment>,
}

impl Report {
    /// The report on a record of which no position can be had.
    #[must_use]
    pub fn refused(file: &str, record: &Record, laws: LawsChoice) -> Self {
        Self {
            record: RecordFacts::new(file, record, None, laws),
            found: None,
        }
    }

    /// The report on a moment of a line of `record`, with the finding on a claim where one
    /// was made. O(legal moves), and for each same diagram O(plies since it).
    #[must_use]
    pub fn new(
        file: &str,
        record: &Record,
        course: &Course,
        moment: Ply,
        claim: Option<Claim>,
        laws: LawsChoice,
    ) -> Self {
        let (line, occurrences) = (course.line(), course.occurrences());
        let facts = RecordFacts::new(file, record, Some(course), laws);
        let position = line.position(moment);
        let at = |ply: &Ply| Occurrence::at(line, *ply);
        let ending = course.ending_by(moment);
        let same_diagrams = occurrences
            .earlier_diagrams(moment)
            .iter()
            .filter_map(|then| {
                let differences = Differences::between(line, *then, moment)?;
                Some(SameDiagram {
                    moment: at(then),
                    differences,
                })
            });
        let found = AtMoment {
            moment: at(&moment),
            fen: Fen::from_position(position, EnPassantMode::Legal).to_string(),
            board: position.board().clone(),
            en_passant: en_passant_captures(position),
            side_to_move: position.turn(),
            halfmove_clock: position.halfmoves(),
            since_capture: SinceCapture::new(
                position.halfmoves(),
                position.turn(),
                clock_known(line, moment),
            ),
            history_unknown: line.history_unknown(moment),
            occurrences: occurrences.up_to(moment).iter().map(at).collect(),
            later_occurrences: occurrences.later(moment).iter().map(at).collect(),
            same_diagrams: same_diagrams.collect(),
            later_same_diagrams: occurrences.later_diagrams(moment).collect(),
            claims: Claims::at(course, moment),
            game_over: ending.map(|ending| (ending, line.label(ending.ply).cloned())),
            breaks_off: record.breaks_off_after(line, moment),
            examined_claim: claim.map(|claim| ExaminedClaim::new(course, moment, claim)),
        };
        Self {
            record: facts,
            found: Some(found),
        }
    }
}
