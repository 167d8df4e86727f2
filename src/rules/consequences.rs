//! What follows from a finding, and what the arbiter alone is told.

use shakmaty::Color;

use super::claim::{Answer, Basis};
use super::finding::{BoardAnswer, Claimed, Finding, Outcome};
use super::{Claims, Course, EndReason, Ending, Ground};
use crate::game::{MoveLabel, Ply};

/// What follows from a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The game is drawn at once (9.5.2).
    Drawn,
    /// The intended move is not made (9.5.2).
    IntendedMoveNotMade(MoveLabel),
    /// Two minutes more for this side, in standard chess (9.5.3).
    TwoMinutesFor(Color),
    /// The intended move must be made (9.5.3).
    IntendedMoveMustBeMade(MoveLabel),
    /// The intended move must be made, and ends the game (9.5.3).
    IntendedMoveMustBeMadeAndEnds(MoveLabel, EndReason),
    /// The intended move is illegal: another move with that piece, else any legal move (9.5.3, 4.5).
    OtherMoveWithThatPiece,
    /// No penalty is laid down; time is the arbiter's decision.
    ArbiterDecidesOnTime,
    /// The player may write the move and so make his claim legal.
    MakeTheClaimLegal,
    /// Earlier moves must be reconstructed before the claim can be decided.
    ReconstructEarlierMoves,
    /// The game had ended before; the claim has no object.
    NothingToClaim(Ending),
    /// The announced move would itself end the game if it were made; it is not made.
    MoveWouldEndGame(MoveLabel, EndReason),
}

/// What the arbiter alone is told: where another basis would have held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// A claim of this side on the board would have been correct, on this ground.
    OnBoardWouldHold(Color, Ground),
    /// A claim of this side with one of these intended moves would have been correct.
    IntendedMovesWouldHold(Color, Vec<MoveLabel>),
    /// A claim of this side with any intended move that is neither a capture nor a pawn move would have been correct.
    QuietMovesWouldHold(Color),
    /// The claim would hold on this other ground.
    OtherGroundWouldHold(Ground),
}

pub(super) fn consequences(finding: &Finding, claimed: Option<&Claimed>) -> Vec<Consequence> {
    let ends = claimed.and_then(Claimed::ends);
    let announced = finding.intended.clone();
    match finding.outcome {
        Outcome::Correct => {
            let not_made = announced.clone().map(Consequence::IntendedMoveNotMade);
            let would_end = announced
                .zip(ends)
                .map(|(label, reason)| Consequence::MoveWouldEndGame(label, reason));
            [Consequence::Drawn]
                .into_iter()
                .chain(not_made)
                .chain(would_end)
                .collect()
        }
        Outcome::Incorrect => {
            let minutes = Consequence::TwoMinutesFor(finding.claim.claimant.other());
            let due = match (&finding.claim.basis, announced, ends) {
                (Basis::OnBoard, ..) => None,
                (_, None, _) => Some(Consequence::OtherMoveWithThatPiece),
                (_, Some(label), None) => Some(Consequence::IntendedMoveMustBeMade(label)),
                (_, Some(label), Some(reason)) => {
                    Some(Consequence::IntendedMoveMustBeMadeAndEnds(label, reason))
                }
            };
            [minutes].into_iter().chain(due).collect()
        }
        Outcome::NoRight => vec![Consequence::ArbiterDecidesOnTime],
        Outcome::Incomplete => vec![Consequence::MakeTheClaimLegal],
        Outcome::NotProved => {
            let would_end = announced
                .zip(ends)
                .map(|(label, reason)| Consequence::MoveWouldEndGame(label, reason));
            [Consequence::ReconstructEarlierMoves]
                .into_iter()
                .chain(would_end)
                .collect()
        }
        Outcome::GameAlreadyOver => finding
            .ended_before
            .map(Consequence::NothingToClaim)
            .into_iter()
            .collect(),
    }
}

/// What would have held at the same moment. Where the claimant has lost the right on this move (a piece touched, the
/// move made), there is nothing to tell.
pub(super) fn notes(finding: &Finding, course: &Course, moment: Ply, held: &[Ground]) -> Vec<Note> {
    let turn = finding.side_to_move;
    let procedure = finding.claim.procedure;
    let lost = procedure.touched == Answer::Yes || procedure.move_made == Answer::Yes;
    if finding.claimant_has_the_move() && lost {
        return Vec::new();
    }
    let claims = Claims::at(course, moment);
    let as_made_on_board = finding.claim.basis == Basis::OnBoard && finding.claimant_has_the_move();
    let failed = finding.board.answer != BoardAnswer::Holds;
    let mut notes = Vec::new();
    if failed && finding.outcome != Outcome::GameAlreadyOver {
        let other = held
            .iter()
            .copied()
            .find(|ground| Some(*ground) != finding.claim.ground);
        notes.extend(other.map(Note::OtherGroundWouldHold));
    }
    if !as_made_on_board {
        notes.extend(
            claims
                .on_board
                .first()
                .map(|ground| Note::OnBoardWouldHold(turn, *ground)),
        );
    }
    if finding.outcome != Outcome::Correct {
        let by_move = claims.by_intended_move.iter();
        let others = by_move.filter(|claim| Some(&claim.label) != finding.intended.as_ref());
        let (repeating, quiet): (Vec<_>, Vec<_>) =
            others.partition(|claim| claim.grounds.contains(&Ground::Repetition));
        if !repeating.is_empty() {
            let labels = repeating
                .into_iter()
                .map(|claim| claim.label.clone())
                .collect();
            notes.push(Note::IntendedMovesWouldHold(turn, labels));
        }
        if !quiet.is_empty() {
            notes.push(Note::QuietMovesWouldHold(turn));
        }
    }
    notes
}
