//! What follows from a finding, and what the arbiter alone is told.

use shakmaty::Color;

use super::claim::{Answer, Basis, Intended, OffBoard};
use super::claimed::Claimed;
use super::finding::{BoardAnswer, Finding, Outcome, Reason};
use super::{Claims, Course, DrawOffers, EndReason, Ending, FIVEFOLD, Ground, SEVENTY_FIVE_MOVES};
use crate::game::{MoveLabel, Ply};

/// What follows from a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The game is drawn at once (9.5.2).
    Drawn,
    /// The intended move is not made (9.5.2).
    IntendedMoveNotMade(MoveLabel),
    /// The result is recorded, and both players sign (8.7).
    BothSign,
    /// Time for this side (9.5.3); how much and by what stands in the finding's penalty.
    MinutesFor(Color),
    /// The clock of this side, in seconds: before, and with the minutes added.
    NewTime(Color, u32, u32),
    /// The intended move must be made (9.5.3).
    IntendedMoveMustBeMade(MoveLabel),
    /// The intended move must be made, and ends the game (9.5.3).
    IntendedMoveMustBeMadeAndEnds(MoveLabel, EndReason),
    /// The intended move is illegal: another move with that piece, else any legal move (9.5.3, 4.5).
    OtherMoveWithThatPiece,
    /// The piece that was touched must be moved or captured (4.3); the right to claim comes back with a later move.
    TouchedPieceMustMove,
    /// The clock of this side is started, and play goes on.
    StartClock(Color),
    /// The draw that the claim offers stands until this side accepts or refuses it (9.1.2.1, 9.1.2.3).
    OfferStands(Color),
    /// The opponent accepts: the game is drawn by agreement (5.2.3, 9.1.2.3).
    Agreed,
    /// The opponent accepts, but the event restricts draw offers (9.1.1): whether that ends the game is not certain.
    AcceptedWhereRestricted,
    /// The claim does not end the game; what came after it does.
    EndsAfterwards(OffBoard),
    /// No penalty is laid down; time is the arbiter's decision.
    ArbiterDecidesOnTime,
    /// The player may write the move and so make his claim legal.
    MakeTheClaimLegal,
    /// Earlier moves must be reconstructed before the claim can be decided.
    ReconstructEarlierMoves,
    /// The game had ended before; the claim has no object.
    NothingToClaim(Ending),
    /// The game had ended before off the board; the claim has no object.
    NothingToClaimOffBoard(OffBoard),
    /// The announced move would itself end the game if it were made; it is not made.
    MoveWouldEndGame(MoveLabel, EndReason),
}

/// What the arbiter alone is told: where another basis would have held, and what the Laws leave to him.
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
    /// Without what takes the right, the claim would have held on the board.
    BoardWouldHold,
    /// The clock of this side, which does not claim, was running: evidence of whose move it was, no ground to refuse (1.3).
    ClockOfOtherRan(Color),
    /// A flag fell after the game was drawn without a claim. That this goes before the flag fall is a comment of
    /// the Arbiters' Manual, not a Law.
    FlagAfterTheEnd,
    /// In US Chess a claim is allowed after the move and before the clock is pressed (14C4).
    ClockNotYetPressed,
    /// In US Chess the director may declare the game drawn (14K).
    DirectorMayDeclare,
}

pub(super) fn consequences(finding: &Finding, claimed: Option<&Claimed>) -> Vec<Consequence> {
    let ends = claimed.and_then(Claimed::ends);
    let announced = finding.intended.clone();
    let would_end = announced
        .clone()
        .zip(ends)
        .map(|(label, reason)| Consequence::MoveWouldEndGame(label, reason));
    let mut all = Vec::new();
    match finding.outcome {
        Outcome::Correct => {
            all.push(Consequence::Drawn);
            // Where a claim is allowed after the move, the move may have been made.
            let made = finding.claim.procedure.move_made == Answer::Yes;
            let not_made = announced.filter(|_| !made);
            all.extend(not_made.map(Consequence::IntendedMoveNotMade));
            all.extend(would_end.filter(|_| !made));
            all.push(Consequence::BothSign);
        }
        Outcome::GameAlreadyOver => {
            all.extend(finding.ended_before.map(Consequence::NothingToClaim));
            let off_board = finding.claim.ended_before();
            all.extend(off_board.map(Consequence::NothingToClaimOffBoard));
        }
        _ => {
            let otherwise = ends_otherwise(finding);
            if otherwise.is_empty() {
                play_goes_on(finding, ends, &mut all);
                all.extend(would_end.filter(|_| finding.outcome == Outcome::NotProved));
            } else {
                all.extend(otherwise);
            }
        }
    }
    all
}

/// Where the claim does not end the game: what does.
fn ends_otherwise(finding: &Finding) -> Vec<Consequence> {
    let claim = &finding.claim;
    if claim.is_agreed() {
        return vec![Consequence::Agreed];
    }
    let after = claim
        .ended_after()
        .filter(|how| *how != OffBoard::Agreement);
    match (finding.outcome, after) {
        // What cannot be decided yet comes first.
        (Outcome::NotProved | Outcome::Incomplete, _) | (_, None) => Vec::new(),
        (_, Some(how)) => vec![Consequence::EndsAfterwards(how)],
    }
}

/// Where nothing ends the game: what is due, and the clocks.
fn play_goes_on(finding: &Finding, ends: Option<EndReason>, all: &mut Vec<Consequence>) {
    let claim = &finding.claim;
    let opponent = claim.claimant.other();
    let accepted = claim.circumstances.accepted;
    if accepted == Answer::Yes || claim.ended_after() == Some(OffBoard::Agreement) {
        all.push(Consequence::AcceptedWhereRestricted);
    }
    match finding.outcome {
        Outcome::Incorrect => {
            all.push(Consequence::MinutesFor(opponent));
            all.extend(new_time(finding, opponent));
            let due = match (&claim.basis, finding.intended.clone(), ends) {
                (Basis::OnBoard, ..) => None,
                (_, None, _) => Some(Consequence::OtherMoveWithThatPiece),
                (_, Some(label), None) => Some(Consequence::IntendedMoveMustBeMade(label)),
                (_, Some(label), Some(reason)) => {
                    Some(Consequence::IntendedMoveMustBeMadeAndEnds(label, reason))
                }
            };
            let ends_the_game = matches!(due, Some(Consequence::IntendedMoveMustBeMadeAndEnds(..)));
            all.extend(due);
            if ends_the_game {
                return;
            }
            all.push(Consequence::StartClock(finding.side_to_move));
            let stands =
                accepted == Answer::NotStated && claim.terms.draw_offers == DrawOffers::Allowed;
            all.extend(stands.then_some(Consequence::OfferStands(opponent)));
        }
        Outcome::NoRight => {
            let made = finding.reasons.contains(&Reason::MoveMade);
            // 4.3 binds the player having the move, as long as he has not made it.
            let touched = finding.reasons.contains(&Reason::PieceTouched)
                && finding.claimant_has_the_move()
                && !made;
            all.extend(touched.then_some(Consequence::TouchedPieceMustMove));
            all.push(Consequence::ArbiterDecidesOnTime);
            // A move that was made and is illegal is another matter (7.5), which the arbiter settles first.
            let illegal = matches!(claim.basis, Basis::IntendedMove(Intended::Illegal(_)));
            let settled = !(made && illegal);
            all.extend(settled.then(|| Consequence::StartClock(finding.has_the_move_now())));
        }
        Outcome::Incomplete => all.push(Consequence::MakeTheClaimLegal),
        Outcome::NotProved => all.push(Consequence::ReconstructEarlierMoves),
        Outcome::Correct | Outcome::GameAlreadyOver => {}
    }
}

fn new_time(finding: &Finding, side: Color) -> Option<Consequence> {
    let before = finding.claim.circumstances.clocks;
    let minutes = finding.penalty.minutes()?;
    let after = before.with_minutes(side, minutes);
    Some(Consequence::NewTime(
        side,
        before.of(side)?,
        after.of(side)?,
    ))
}

/// What would have held at the same moment. Where the claimant has lost the right on this move (a piece touched, the
/// move made), no other basis is told.
pub(super) fn notes(finding: &Finding, course: &Course, moment: Ply, held: &[Ground]) -> Vec<Note> {
    let mut notes = Vec::new();
    let claim = &finding.claim;
    let procedure = claim.procedure;
    let lost = procedure.touched == Answer::Yes || finding.reasons.contains(&Reason::MoveMade);
    if !(finding.claimant_has_the_move() && lost) && claim.ended_before().is_none() {
        other_bases(finding, course, moment, held, &mut notes);
    }
    if finding.reasons.contains(&Reason::RestsOnScreen)
        && finding.board.answer == BoardAnswer::Holds
        && finding.claimant_has_the_move()
        && !lost
    {
        notes.push(Note::BoardWouldHold);
    }
    let ran = claim.circumstances.clocks.running;
    if let Some(ran) = ran.filter(|ran| *ran != claim.claimant) {
        notes.push(Note::ClockOfOtherRan(ran));
    }
    let flag = claim
        .circumstances
        .ended
        .is_some_and(|ended| matches!(ended.how, OffBoard::FlagFall(_)));
    let without_claim = finding.ended_before.is_some_and(|ending| {
        matches!(
            ending.reason,
            EndReason::FivefoldRepetition | EndReason::SeventyFiveMoves
        )
    });
    notes.extend((flag && without_claim).then_some(Note::FlagAfterTheEnd));
    if course.edition().allows_claim_after_the_move() {
        let made = procedure.move_made == Answer::Yes;
        notes.extend(made.then_some(Note::ClockNotYetPressed));
        let board = &finding.board;
        let five = board.count.is_some_and(|count| count >= FIVEFOLD);
        let moves = board.halfmove_clock >= Some(SEVENTY_FIVE_MOVES);
        notes.extend((five || moves).then_some(Note::DirectorMayDeclare));
    }
    notes
}

fn other_bases(
    finding: &Finding,
    course: &Course,
    moment: Ply,
    held: &[Ground],
    notes: &mut Vec<Note>,
) {
    let turn = finding.side_to_move;
    let claims = Claims::at(course, moment);
    let as_made_on_board = finding.claim.basis == Basis::OnBoard && finding.claimant_has_the_move();
    let failed = finding.board.answer != BoardAnswer::Holds;
    if failed && finding.outcome != Outcome::GameAlreadyOver {
        let other = held
            .iter()
            .copied()
            .find(|ground| Some(*ground) != finding.claim.ground);
        notes.extend(other.map(Note::OtherGroundWouldHold));
    }
    if !as_made_on_board {
        let on_board = claims.on_board.first();
        notes.extend(on_board.map(|ground| Note::OnBoardWouldHold(turn, *ground)));
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
}
