//! The facts of a claim's record: what an appeals committee needs to check it without the program.

use std::fmt::Write;

use sha2::{Digest, Sha256};
use shakmaty::fen::Fen;
use shakmaty::{Chess, EnPassantMode, Position};

use super::comparison::Side;
use super::{Decision, Event, ExaminedClaim, Occurrence, RecordFacts, SameDiagram};
use crate::game::{Line, MoveLabel, Ply, Record};
use crate::rules::{Basis, Claim, Course, Intended, LawsChoice};

/// What was noted at the table about a claim, beyond the claim itself. Texts that nobody gave are empty.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Hearing {
    /// The number of the record.
    pub number: String,
    /// The claim in the player's own words.
    pub words: String,
    /// To whom it was made.
    pub told_to: String,
    /// The day, as it is shown: `2026-11-28`.
    pub date: String,
    /// The time of day of the claim, as it is shown: `17:40`.
    pub claimed_at: String,
    /// Whether the moves were replayed on a board in the presence of both players.
    pub replayed: crate::rules::Answer,
    /// Whether both scoresheets are attached.
    pub sheets_attached: crate::rules::Answer,
    /// How else it was checked, and who was present.
    pub remarks: String,
    /// The claims that were decided before at the same moment.
    pub earlier: Vec<EarlierClaim>,
}

/// A claim that was decided before at the same moment of the same game. The texts are those of the register.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct EarlierClaim {
    /// The number of its record.
    pub number: String,
    /// `white` or `black`.
    pub claimant: String,
    /// The move before it.
    pub after: String,
    /// The intended move; empty for a claim on the board.
    pub intended_move: String,
    /// The finding.
    pub finding: String,
    /// Its articles.
    pub articles: String,
}

/// A diagram of the record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// The moment, and what belongs to the position.
    pub side: Side,
    /// Its FEN.
    pub fen: String,
    /// Whether it stands on the board, or would stand there after an intended move.
    pub stands: Stands,
}

/// How a pictured position came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// On the board.
    OnBoard,
    /// After an intended move, which is not made.
    Intended,
}

/// What a move of the record led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing of note.
    None,
    /// An occurrence of the claimed position.
    Occurrence,
    /// The same diagram, not the same position.
    SameDiagram,
}

/// A claim, the finding on it, its evidence, and the decision.
#[derive(Clone, Debug, PartialEq)]
pub struct ClaimRecord {
    /// The game.
    pub record: RecordFacts,
    /// The event.
    pub event: Event,
    /// What was noted at the table.
    pub hearing: Hearing,
    /// The moment of the claim.
    pub moment: Occurrence,
    /// The claim and the finding.
    pub examined: ExaminedClaim,
    /// Whether play before the record could count.
    pub history_unknown: bool,
    /// Every occurrence of the claimed position, the last one perhaps after the intended move. Where the claim points at no
    /// position, the one on the board.
    pub same_position: Vec<Picture>,
    /// Every same diagram that is not the claimed position, with the reasons.
    pub same_diagrams: Vec<(Picture, SameDiagram)>,
    /// The moves up to the claim.
    pub moves: Vec<(MoveLabel, Mark)>,
    /// SHA-256 of the start's FEN, a newline, and the moves in UCI parted by blanks, as 64 hexadecimal digits. `None` where a gap
    /// or an illegal move leaves no such list.
    pub hash: Option<String>,
    /// The FEN of the start, where it is not the usual one.
    pub start: Option<String>,
    /// The decision, once there is one.
    pub decision: Option<Decision>,
}

impl Picture {
    fn at(course: &Course, ply: Ply, stands: Stands) -> Self {
        let position = course.line().position(ply);
        Self {
            side: Side::at(course, ply),
            fen: Fen::from_position(position, EnPassantMode::Legal).to_string(),
            stands,
        }
    }
}

impl ClaimRecord {
    /// The record of a claim made at `moment` of a course. O(n) in plies.
    #[must_use]
    pub fn new(
        game: (&str, &Record),
        course: &Course,
        moment: Ply,
        claim: Claim,
        laws: LawsChoice,
    ) -> Self {
        let line = course.line();
        let intended = match (&claim.basis, claim.claimant == line.position(moment).turn()) {
            (Basis::IntendedMove(Intended::Legal(mv)), true) => Some(*mv),
            _ => None,
        };
        let examined = ExaminedClaim::new(course, moment, claim);
        let mut same_position: Vec<Picture> = examined
            .occurrences
            .iter()
            .map(|occurrence| Picture::at(course, occurrence.ply, Stands::OnBoard))
            .collect();
        if let Some(mv) = intended {
            let announced = Course::under(line.announced(moment, mv), course.edition());
            same_position.push(Picture::at(&announced, moment.next(), Stands::Intended));
        }
        if same_position.is_empty() {
            same_position.push(Picture::at(course, moment, Stands::OnBoard));
        }
        let same_diagrams = examined.same_diagrams.iter().map(|same| {
            let picture = Picture::at(course, same.moment.ply, Stands::OnBoard);
            (picture, same.clone())
        });
        Self {
            record: RecordFacts::new(game.0, game.1, Some(course), laws),
            event: Event::default(),
            hearing: Hearing::default(),
            moment: Occurrence::at(line, moment),
            history_unknown: line.history_unknown(moment),
            same_position,
            same_diagrams: same_diagrams.collect(),
            moves: moves(line, moment, &examined),
            hash: hash(line, moment),
            start: start(line),
            examined,
            decision: None,
        }
    }
}

fn moves(line: &Line, moment: Ply, examined: &ExaminedClaim) -> Vec<(MoveLabel, Mark)> {
    let occurs = |ply: Ply| examined.occurrences.iter().any(|one| one.ply == ply);
    let is_diagram = |ply: Ply| {
        examined
            .same_diagrams
            .iter()
            .any(|one| one.moment.ply == ply)
    };
    let plies = (1..=moment.index()).map(Ply::from);
    plies
        .filter_map(|ply| {
            let mark = if occurs(ply) {
                Mark::Occurrence
            } else if is_diagram(ply) {
                Mark::SameDiagram
            } else {
                Mark::None
            };
            Some((line.label(ply)?.clone(), mark))
        })
        .collect()
}

/// The FEN of the start, where it is not the usual one.
fn start(line: &Line) -> Option<String> {
    let usual = Fen::from_position(&Chess::default(), EnPassantMode::Legal);
    let fen = Fen::from_position(line.start().position(), EnPassantMode::Legal);
    (fen != usual).then(|| fen.to_string())
}

fn hash(line: &Line, moment: Ply) -> Option<String> {
    let start = line.start().position();
    let fen = Fen::from_position(start, EnPassantMode::Legal);
    let mut text = format!("{fen}\n");
    for (i, step) in line.steps().iter().take(moment.index()).enumerate() {
        let uci = step.played?.to_uci(line.start().mode());
        if i > 0 {
            text.push(' ');
        }
        text.push_str(&uci.to_string());
    }
    let mut hex = String::with_capacity(64);
    for byte in Sha256::digest(text.as_bytes()) {
        let written = write!(hex, "{byte:02x}");
        debug_assert!(written.is_ok(), "writing into a string cannot fail");
    }
    Some(hex)
}
