//! The finding on one claim: three answers (board, procedure, game not ended before) and one outcome.
//!
//! The claim is judged as it was made. What follows from the finding stands in `consequences`; what the arbiter
//! decides is not here.

use shakmaty::{Color, Position};

use super::claim::{Answer, Basis, Claim, Intended, OffBoard};
use super::claimed::Claimed;
use super::consequences::{Consequence, Note, consequences, notes};
use super::{Article, Course, Differences, Ending, Ground, Penalty, Point, THREEFOLD};
use crate::game::{MoveLabel, Ply};

/// The six outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// Board and stated procedure agree (9.5.2).
    Correct,
    /// It fails on the board (9.5.3).
    Incorrect,
    /// It fails before the board.
    NoRight,
    /// The intended move is not written.
    Incomplete,
    /// This record cannot decide.
    NotProved,
    /// Something ended the game before.
    GameAlreadyOver,
}

impl Outcome {
    /// The word of JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Correct => "correct",
            Self::Incorrect => "incorrect",
            Self::NoRight => "no_right",
            Self::Incomplete => "incomplete",
            Self::NotProved => "not_proved",
            Self::GameAlreadyOver => "game_already_over",
        }
    }
}

/// What the board says to a claim, apart from the procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardAnswer {
    /// A claimed ground holds.
    Holds,
    /// None holds.
    Fails,
    /// This record cannot decide, or the board was not asked (the move was not the claimant's to announce).
    Open,
}

/// The board's answer and what it rests on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The answer.
    pub answer: BoardAnswer,
    /// Which time the claimed position stands (or would stand) on the board; `None` where there is none.
    pub count: Option<usize>,
    /// Its plies on the record.
    pub occurrences: Vec<Ply>,
    /// Plies of the record with the same diagram that are not the same position, and why.
    pub same_diagrams: Vec<(Ply, Differences)>,
    /// Half-moves without capture and pawn move in the claimed position; `None` where there is none.
    pub halfmove_clock: Option<u32>,
}

/// A reason of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game was over before.
    GameOver(Ending),
    /// It was over before, off the board.
    EndedOffBoard(OffBoard),
    /// The claimant does not have the move; the other side has.
    NotHisMove(Color),
    /// A piece was touched as in 4.3.
    PieceTouched,
    /// The move has been made already.
    MoveMade,
    /// The claim relies only on a screen.
    RestsOnScreen,
    /// The intended move is not written.
    NotWritten,
    /// The intended move is not legal.
    IllegalIntendedMove(String),
    /// The position stands (or would stand) at least for the third time: which time.
    EnoughOccurrences(usize),
    /// It stands (or would stand) for the first or second time only: which time.
    TooFewOccurrences(usize),
    /// The diagram is there at least three times, the position is not: diagrams, positions.
    SameDiagramOnly(usize, usize),
    /// Fifty moves by each are complete (or would be).
    EnoughMoves,
    /// Fifty moves by each are not complete.
    TooFewMoves,
    /// Play before the record is unknown: the position stands at least so many times.
    OccurrencesUnknown(usize),
    /// Play before the record is unknown: the moves without capture and pawn move cannot be counted.
    MovesUnknown,
    /// The claimant wishes to withdraw, which has no effect.
    CannotBeWithdrawn,
    /// The flag fell, or a player resigned, after the claim, which is checked first.
    EndedAfterTheClaim(OffBoard),
}

/// The finding on a claim. The arbiter decides; this is what the record and the Laws say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The claim.
    pub claim: Claim,
    /// The label of the intended move, where there is a legal one.
    pub intended: Option<MoveLabel>,
    /// The outcome: the first of game already over, no right, incomplete, then the board.
    pub outcome: Outcome,
    /// The ground as given; unstated, the first that holds.
    pub ground: Option<Ground>,
    /// First answer: the board.
    pub board: Board,
    /// Second answer: who has the move (the rest of the procedure stands in the claim).
    pub side_to_move: Color,
    /// Third answer: what ended the game before, if anything.
    pub ended_before: Option<Ending>,
    /// The articles that the finding rests on.
    pub articles: Vec<Article>,
    /// All reasons that apply.
    pub reasons: Vec<Reason>,
    /// The minutes for the opponent that go with an incorrect claim, and where they are laid down.
    pub penalty: Penalty,
    /// What follows.
    pub consequences: Vec<Consequence>,
    /// For the arbiter only.
    pub notes: Vec<Note>,
}

impl Finding {
    /// Whether the minutes for the opponent would be certain, and his new time with them, if the control was stated.
    #[must_use]
    pub fn waits_for_control(&self) -> bool {
        let has = |wanted: fn(&Consequence) -> bool| self.consequences.iter().any(wanted);
        has(|it| matches!(it, Consequence::MinutesFor(_)))
            && !has(|it| matches!(it, Consequence::NewTime(..)))
            && self.claim.terms.control.is_none()
    }

    /// Whether the claimant has the move.
    #[must_use]
    pub fn claimant_has_the_move(&self) -> bool {
        self.claim.claimant == self.side_to_move
    }

    /// Who has the move when play goes on: where the claimant has made his move, his opponent.
    #[must_use]
    pub fn has_the_move_now(&self) -> Color {
        let made = self.reasons.contains(&Reason::MoveMade) && self.claimant_has_the_move();
        if made {
            self.side_to_move.other()
        } else {
            self.side_to_move
        }
    }

    /// Whether the move that is due ends the game: its result follows from that move, which is made first.
    #[must_use]
    pub fn ends_with_the_move_due(&self) -> bool {
        self.consequences
            .iter()
            .any(|it| matches!(it, Consequence::IntendedMoveMustBeMadeAndEnds(..)))
    }

    /// Whether the game had ended before the claim, on the board or off it.
    #[must_use]
    pub fn is_over_before(&self) -> bool {
        self.ended_before.is_some() || self.claim.ended_before().is_some()
    }
}

/// Judges a claim as it was made at `moment`, under the Laws of the course. O(n) in plies.
#[must_use]
pub fn judge(course: &Course, moment: Ply, claim: Claim) -> Finding {
    let side_to_move = course.line().position(moment).turn();
    let claimed = Claimed::of(course, moment, &claim);
    let ended_before = course.ending_by(moment);
    let board = claimed.as_ref().map_or_else(
        || no_position(claim.claimant == side_to_move),
        |claimed| claimed.board(claim.ground),
    );
    let held = claimed.as_ref().map(Claimed::grounds).unwrap_or_default();
    let reasons = reasons(course, &claim, &board, &held, ended_before, side_to_move);
    let mut finding = Finding {
        intended: intended_label(&claim, claimed.as_ref()),
        outcome: outcome(&reasons, board.answer),
        ground: claim.ground.or(held.first().copied()),
        board,
        side_to_move,
        ended_before,
        articles: Vec::new(),
        reasons,
        penalty: course.edition().penalty(&claim.terms),
        consequences: Vec::new(),
        notes: Vec::new(),
        claim,
    };
    finding.articles = articles(&finding, course);
    finding.articles.retain(|article| article.is_known());
    finding.consequences = consequences(&finding, claimed.as_ref());
    finding.notes = notes(&finding, course, moment, &held);
    finding
}

/// The board where the claim points at no position: an illegal move fails, a move of the wrong player is open.
fn no_position(claimant_has_the_move: bool) -> Board {
    Board {
        answer: if claimant_has_the_move {
            BoardAnswer::Fails
        } else {
            BoardAnswer::Open
        },
        count: None,
        occurrences: Vec::new(),
        same_diagrams: Vec::new(),
        halfmove_clock: None,
    }
}

fn intended_label(claim: &Claim, claimed: Option<&Claimed>) -> Option<MoveLabel> {
    match claim.basis {
        Basis::IntendedMove(_) => claimed.and_then(|claimed| claimed.label().cloned()),
        Basis::OnBoard => None,
    }
}

fn reasons(
    course: &Course,
    claim: &Claim,
    board: &Board,
    held: &[Ground],
    ended_before: Option<Ending>,
    side_to_move: Color,
) -> Vec<Reason> {
    let edition = course.edition();
    let on_board = ended_before.map(Reason::GameOver).into_iter();
    let off_board = claim.ended_before().map(Reason::EndedOffBoard);
    let mut reasons: Vec<Reason> = on_board.chain(off_board).collect();
    let is_intended = matches!(claim.basis, Basis::IntendedMove(_));
    let may_claim_after_it = edition.allows_claim_after_the_move();
    let just_moved = may_claim_after_it && !is_intended && claim.procedure.move_made == Answer::Yes;
    let procedure = [
        (
            claim.claimant != side_to_move && !just_moved,
            Reason::NotHisMove(side_to_move),
        ),
        (claim.procedure.touched == Answer::Yes, Reason::PieceTouched),
        (
            claim.procedure.move_made == Answer::Yes && !may_claim_after_it,
            Reason::MoveMade,
        ),
        (
            claim.procedure.by_screen == Answer::Yes,
            Reason::RestsOnScreen,
        ),
        (
            is_intended
                && claim.procedure.written == Answer::No
                && edition.must_write(&claim.terms),
            Reason::NotWritten,
        ),
    ];
    reasons.extend(
        procedure
            .into_iter()
            .filter(|(applies, _)| *applies)
            .map(|(_, reason)| reason),
    );
    match (&claim.basis, board.count) {
        (Basis::IntendedMove(Intended::Illegal(written)), _) if claim.claimant == side_to_move => {
            reasons.push(Reason::IllegalIntendedMove(written.clone()));
        }
        (_, Some(count)) => reasons.extend(board_reasons(claim.ground, board, held, count)),
        _ => {}
    }
    if claim.circumstances.withdrawn == Answer::Yes {
        reasons.push(Reason::CannotBeWithdrawn);
    }
    let after = claim
        .ended_after()
        .filter(|how| *how != OffBoard::Agreement);
    reasons.extend(after.map(Reason::EndedAfterTheClaim));
    reasons
}

fn board_reasons(
    asked: Option<Ground>,
    board: &Board,
    held: &[Ground],
    count: usize,
) -> Vec<Reason> {
    let is_open = board.answer == BoardAnswer::Open;
    let mut reasons = Vec::new();
    if asked != Some(Ground::FiftyMoves) {
        let diagrams = board.same_diagrams.len() + count;
        match (held.contains(&Ground::Repetition), is_open) {
            (true, _) => reasons.push(Reason::EnoughOccurrences(count)),
            (false, true) => reasons.push(Reason::OccurrencesUnknown(count)),
            (false, false) => {
                reasons.push(Reason::TooFewOccurrences(count));
                if diagrams >= THREEFOLD {
                    reasons.push(Reason::SameDiagramOnly(diagrams, count));
                }
            }
        }
    }
    // Fifty moves are spoken of where they were claimed, or where they hold.
    match (asked, held.contains(&Ground::FiftyMoves)) {
        (None | Some(Ground::FiftyMoves), true) => reasons.push(Reason::EnoughMoves),
        (Some(Ground::FiftyMoves), false) if is_open => reasons.push(Reason::MovesUnknown),
        (Some(Ground::FiftyMoves), false) => reasons.push(Reason::TooFewMoves),
        _ => {}
    }
    reasons
}

fn outcome(reasons: &[Reason], board: BoardAnswer) -> Outcome {
    let any = |wanted: fn(&Reason) -> bool| reasons.iter().any(wanted);
    if any(|reason| matches!(reason, Reason::GameOver(_) | Reason::EndedOffBoard(_))) {
        Outcome::GameAlreadyOver
    } else if any(|reason| {
        matches!(
            reason,
            Reason::NotHisMove(_) | Reason::PieceTouched | Reason::MoveMade | Reason::RestsOnScreen
        )
    }) {
        Outcome::NoRight
    } else if any(|reason| matches!(reason, Reason::NotWritten)) {
        Outcome::Incomplete
    } else {
        match board {
            BoardAnswer::Holds => Outcome::Correct,
            BoardAnswer::Fails => Outcome::Incorrect,
            BoardAnswer::Open => Outcome::NotProved,
        }
    }
}

fn articles(finding: &Finding, course: &Course) -> Vec<Article> {
    let edition = course.edition();
    let ground = finding.ground.unwrap_or(Ground::Repetition);
    let basis = match finding.claim.basis {
        Basis::OnBoard => ground.article_on_board(edition),
        Basis::IntendedMove(_) => ground.article_intended(edition),
    };
    match finding.outcome {
        Outcome::Correct => vec![basis, edition.article(Point::ClaimCorrect)],
        Outcome::Incorrect => vec![basis, edition.article(Point::ClaimIncorrect)],
        Outcome::NoRight => {
            let by_turn = finding
                .reasons
                .iter()
                .any(|r| matches!(r, Reason::NotHisMove(_) | Reason::MoveMade));
            let touched = finding.reasons.contains(&Reason::PieceTouched);
            let by_screen = finding.reasons.contains(&Reason::RestsOnScreen);
            let articles = [
                (by_turn, ground.article(edition)),
                (touched, edition.article(Point::Touched)),
                (by_screen, edition.article(Point::Screen)),
            ];
            articles
                .into_iter()
                .filter(|(applies, _)| *applies)
                .map(|(_, article)| article)
                .collect()
        }
        Outcome::Incomplete | Outcome::NotProved => vec![basis],
        Outcome::GameAlreadyOver => {
            let on_board = finding.ended_before.map(|end| end.reason.article(edition));
            let off_board = finding.claim.ended_before();
            let off_board = off_board.map(|how| edition.article(how.point()));
            on_board.into_iter().chain(off_board).collect()
        }
    }
}
