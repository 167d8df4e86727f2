//! The finding on one claim: three answers (board, procedure, game not ended before) and one outcome.
//!
//! The claim is judged as it was made. What the arbiter decides is not here.

use shakmaty::{Chess, Color, Move, Position};

use super::claims::grounds;
use super::{
    Article, Claims, Course, Edition, EndReason, Ending, Ground, Occurrences, Point, THREEFOLD,
    claims::OnBoard,
};
use crate::game::notation::{self, CannotBePlayed, Unreadable};
use crate::game::{Clock, Line, MoveLabel, Ply};

/// An answer to a question about the procedure. Nothing is ticked that nobody said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Answer {
    /// It was stated that it is so.
    Yes,
    /// It was stated that it is not so.
    No,
    /// Nobody said.
    #[default]
    NotStated,
}

impl Answer {
    /// The word of JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::NotStated => "not_stated",
        }
    }
}

/// What was stated about the procedure of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Procedure {
    /// Whether the intended move is written on the scoresheet (9.2.1).
    pub written: Answer,
    /// Whether the claimant has already made his move.
    pub move_made: Answer,
    /// Whether the claimant touched a piece as in 4.3.
    pub touched: Answer,
}

/// A move that a claimant announces and does not make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intended {
    /// A legal move of the claimant.
    Legal(Move),
    /// A readable move that he cannot make; as it was written.
    Illegal(String),
}

/// Why an intended move cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IntendedError {
    /// It cannot be read as a move.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// Several legal moves fit; their SAN.
    #[error("several moves fit: {}", .0.join(", "))]
    Ambiguous(Vec<String>),
}

impl Intended {
    /// Reads an intended move of `claimant` in `position`. Where it is not his move, a readable
    /// move is [`Intended::Illegal`].
    ///
    /// # Errors
    /// [`IntendedError`] where it cannot be read or is ambiguous.
    pub fn read(text: &str, position: &Chess, claimant: Color) -> Result<Self, IntendedError> {
        let written = notation::read(text)?;
        if claimant != position.turn() {
            return Ok(Self::Illegal(text.to_owned()));
        }
        match notation::find(written, position) {
            Ok(mv) => Ok(Self::Legal(mv)),
            Err(CannotBePlayed::Illegal) => Ok(Self::Illegal(text.to_owned())),
            Err(CannotBePlayed::Ambiguous(candidates)) => {
                let mut sans: Vec<String> = candidates
                    .into_iter()
                    .map(|mv| notation::san(position, mv))
                    .collect();
                sans.sort();
                Err(IntendedError::Ambiguous(sans))
            }
        }
    }
}

/// What a claim points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The position on the board.
    OnBoard,
    /// The position that an intended move would give.
    IntendedMove(Intended),
}

/// A claim as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who claims.
    pub claimant: Color,
    /// What he points at.
    pub basis: Basis,
    /// On what ground, where he said so.
    pub ground: Option<Ground>,
    /// What was stated about the procedure.
    pub procedure: Procedure,
}

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Yes where a claimed ground holds; not stated where the record cannot decide.
    pub holds: Answer,
    /// Which time the claimed position stands (or would stand) on the board; `None` for an illegal move.
    pub count: Option<usize>,
    /// Its plies on the record.
    pub occurrences: Vec<Ply>,
    /// Half-moves without capture and pawn move in the claimed position; `None` for an illegal move.
    pub halfmove_clock: Option<u32>,
}

/// A reason of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The game was over before.
    GameOver(Ending),
    /// The claimant does not have the move; the other side has.
    NotHisMove(Color),
    /// A piece was touched as in 4.3.
    PieceTouched,
    /// The move has been made already.
    MoveMade,
    /// The intended move is not written.
    NotWritten,
    /// The intended move is not legal.
    IllegalIntendedMove(String),
    /// The position stands (or would stand) at least for the third time.
    EnoughOccurrences(usize),
    /// It stands (or would stand) for the first or second time only.
    TooFewOccurrences(usize),
    /// The diagram is there at least three times, the position is not: diagrams, positions.
    SameDiagramOnly(usize, usize),
    /// Fifty moves by each are complete (or would be): half-moves.
    EnoughMoves(u32),
    /// Fifty moves by each are not complete: half-moves.
    TooFewMoves(u32),
    /// Play before the record is unknown: at least so many times.
    EarlierPlayUnknown(usize),
}

/// What follows from a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Consequence {
    /// The game is drawn at once (9.5.2).
    Drawn,
    /// The intended move is not made (9.5.2).
    IntendedMoveNotMade(MoveLabel),
    /// Two minutes more for this side (9.5.3).
    TwoMinutesFor(Color),
    /// The intended move must be made (9.5.3).
    IntendedMoveMustBeMade(MoveLabel),
    /// The intended move is illegal: another move with that piece, else any legal move (9.5.3, 4.5).
    OtherMoveWithThatPiece,
    /// No penalty is laid down; time is the arbiter's decision.
    ArbiterDecidesOnTime,
    /// The player may write the move and so make his claim legal.
    MakeTheClaimLegal,
    /// Earlier moves must be reconstructed before the claim can be decided.
    ReconstructEarlierMoves,
    /// The game stays as it ended.
    GameStaysEnded(Ending),
    /// The announced move would itself have ended the game.
    MoveWouldEndGame(MoveLabel, EndReason),
}

/// What the arbiter alone is told: where another basis would have held.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Note {
    /// The player to move could claim on the board, on this ground.
    OnBoardWouldHold(Color, Ground),
    /// The player to move could claim with one of these intended moves.
    IntendedMovesWouldHold(Color, Vec<MoveLabel>),
    /// The claim would hold on this other ground.
    OtherGroundWouldHold(Ground),
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
    /// Second answer: whether the claimant has the move (the rest of the procedure stands in the claim).
    pub claimant_has_the_move: Answer,
    /// Third answer: what ended the game before, if anything.
    pub ended_before: Option<Ending>,
    /// The articles that the finding rests on.
    pub articles: Vec<Article>,
    /// All reasons that apply.
    pub reasons: Vec<Reason>,
    /// What follows.
    pub consequences: Vec<Consequence>,
    /// For the arbiter only.
    pub notes: Vec<Note>,
}

/// The position that a claim points at.
struct Claimed {
    position: Chess,
    /// Its plies on the record, up to the moment.
    occurrences: Vec<Ply>,
    /// Which time it stands or would stand.
    count: usize,
    /// Its ply, on the record or one after the moment.
    ply: Ply,
}

/// Judges a claim as it was made at `moment`. O(n) in plies.
#[must_use]
pub fn judge(course: &Course, moment: Ply, claim: Claim, edition: Edition) -> Finding {
    let (line, occurrences) = (course.line(), course.occurrences());
    let position = line.position(moment);
    let ended_before = course.ending_by(moment);
    let claimed = claimed(line, occurrences, moment, &claim.basis);
    let intended = match (&claim.basis, position.turn() == claim.claimant) {
        (Basis::IntendedMove(Intended::Legal(mv)), true) => Some(label(position, *mv)),
        _ => None,
    };
    let (board, ground) = board(line, claimed.as_ref(), claim.ground);
    let claimant_has_the_move = if position.turn() == claim.claimant {
        Answer::Yes
    } else {
        Answer::No
    };
    let reasons = reasons(
        line,
        moment,
        &claim,
        claimed.as_ref(),
        &board,
        ended_before,
        position.turn(),
    );
    let outcome = outcome(&reasons, board.holds);
    let would_end = claimed
        .as_ref()
        .and_then(|claimed| EndReason::of(&claimed.position, claimed.count));
    let mut finding = Finding {
        intended,
        outcome,
        ground,
        board,
        claimant_has_the_move,
        ended_before,
        articles: Vec::new(),
        reasons,
        consequences: Vec::new(),
        notes: Vec::new(),
        claim,
    };
    finding.articles = articles(&finding, edition);
    finding.consequences = consequences(&finding, would_end);
    finding.notes = notes(&finding, &Claims::at(course, moment), position.turn());
    finding
}

fn label(position: &Chess, mv: Move) -> MoveLabel {
    MoveLabel {
        number: position.fullmoves().get(),
        side: position.turn(),
        san: notation::san(position, mv),
    }
}

fn claimed(line: &Line, occurrences: &Occurrences, moment: Ply, basis: &Basis) -> Option<Claimed> {
    let position = line.position(moment);
    match basis {
        Basis::OnBoard => {
            let plies = occurrences.up_to(moment).to_vec();
            Some(Claimed {
                position: position.clone(),
                count: plies.len(),
                occurrences: plies,
                ply: moment,
            })
        }
        Basis::IntendedMove(Intended::Legal(mv)) => {
            let mut after = position.clone();
            after.play_unchecked(*mv);
            let plies = occurrences.of_position(&after, moment).to_vec();
            Some(Claimed {
                position: after,
                count: plies.len() + 1,
                occurrences: plies,
                ply: moment.next(),
            })
        }
        Basis::IntendedMove(Intended::Illegal(_)) => None,
    }
}

/// The board's answer, and the ground that the finding names.
fn board(line: &Line, claimed: Option<&Claimed>, asked: Option<Ground>) -> (Board, Option<Ground>) {
    let Some(claimed) = claimed else {
        let nothing = Board {
            holds: Answer::No,
            count: None,
            occurrences: Vec::new(),
            halfmove_clock: None,
        };
        return (nothing, asked);
    };
    let held = grounds(&claimed.position, claimed.count);
    let ground = asked.or(held.first().copied());
    let holds = match asked {
        Some(ground) => held.contains(&ground),
        None => !held.is_empty(),
    };
    let holds = match (holds, is_open(line, claimed, asked)) {
        (true, _) => Answer::Yes,
        (false, true) => Answer::NotStated,
        (false, false) => Answer::No,
    };
    let clock = claimed.position.halfmoves();
    let count = Some(claimed.count);
    (
        Board {
            holds,
            count,
            occurrences: claimed.occurrences.clone(),
            halfmove_clock: Some(clock),
        },
        ground,
    )
}

/// Whether play before the record could still make the claim correct. A FEN's clock is taken on trust,
/// so the fifty moves are open only where the FEN gives none.
fn is_open(line: &Line, claimed: &Claimed, asked: Option<Ground>) -> bool {
    let unknown = line.history_unknown_at(claimed.position.halfmoves(), claimed.ply);
    match asked {
        Some(Ground::FiftyMoves) => unknown && line.start().clock() == Clock::NotGiven,
        Some(Ground::Repetition) | None => unknown,
    }
}

fn reasons(
    line: &Line,
    moment: Ply,
    claim: &Claim,
    claimed: Option<&Claimed>,
    board: &Board,
    ended_before: Option<Ending>,
    turn: Color,
) -> Vec<Reason> {
    let mut reasons: Vec<Reason> = ended_before.map(Reason::GameOver).into_iter().collect();
    let is_intended = matches!(claim.basis, Basis::IntendedMove(_));
    let procedure = [
        (claim.claimant != turn, Reason::NotHisMove(turn)),
        (claim.procedure.touched == Answer::Yes, Reason::PieceTouched),
        (claim.procedure.move_made == Answer::Yes, Reason::MoveMade),
        (
            is_intended && claim.procedure.written == Answer::No,
            Reason::NotWritten,
        ),
    ];
    reasons.extend(
        procedure
            .into_iter()
            .filter(|(applies, _)| *applies)
            .map(|(_, reason)| reason),
    );
    match (&claim.basis, claimed) {
        (Basis::IntendedMove(Intended::Illegal(written)), _) if claim.claimant == turn => {
            reasons.push(Reason::IllegalIntendedMove(written.clone()));
        }
        (_, Some(claimed)) => reasons.extend(board_reasons(line, moment, claim, claimed, board)),
        _ => {}
    }
    reasons
}

fn board_reasons(
    line: &Line,
    moment: Ply,
    claim: &Claim,
    claimed: &Claimed,
    board: &Board,
) -> Vec<Reason> {
    let mut reasons = Vec::new();
    let about = |ground| claim.ground.is_none_or(|asked| asked == ground);
    if about(Ground::Repetition) {
        let count = claimed.count;
        let held = count >= THREEFOLD;
        reasons.push(if held {
            Reason::EnoughOccurrences(count)
        } else {
            Reason::TooFewOccurrences(count)
        });
        let diagrams = same_diagrams(line, moment, claimed) + count;
        if !held && diagrams >= THREEFOLD {
            reasons.push(Reason::SameDiagramOnly(diagrams, count));
        }
    }
    let clock = claimed.position.halfmoves();
    let enough_moves = clock >= super::FIFTY_MOVES;
    // Fifty moves are spoken of where they were claimed, or where they hold.
    if claim.ground == Some(Ground::FiftyMoves) || (claim.ground.is_none() && enough_moves) {
        reasons.push(if enough_moves {
            Reason::EnoughMoves(clock)
        } else {
            Reason::TooFewMoves(clock)
        });
    }
    if board.holds == Answer::NotStated {
        reasons.push(Reason::EarlierPlayUnknown(claimed.count));
    }
    reasons
}

/// How many plies up to the moment show the claimed diagram without being the claimed position.
fn same_diagrams(line: &Line, moment: Ply, claimed: &Claimed) -> usize {
    let up_to_moment = line.positions().take(moment.index() + 1);
    up_to_moment
        .filter(|position| {
            position.board() == claimed.position.board()
                && !super::same_position(position, &claimed.position)
        })
        .count()
}

fn outcome(reasons: &[Reason], board: Answer) -> Outcome {
    let any = |wanted: fn(&Reason) -> bool| reasons.iter().any(wanted);
    if any(|reason| matches!(reason, Reason::GameOver(_))) {
        Outcome::GameAlreadyOver
    } else if any(|reason| {
        matches!(
            reason,
            Reason::NotHisMove(_) | Reason::PieceTouched | Reason::MoveMade
        )
    }) {
        Outcome::NoRight
    } else if any(|reason| matches!(reason, Reason::NotWritten)) {
        Outcome::Incomplete
    } else {
        match board {
            Answer::Yes => Outcome::Correct,
            Answer::No => Outcome::Incorrect,
            Answer::NotStated => Outcome::NotProved,
        }
    }
}

fn articles(finding: &Finding, edition: Edition) -> Vec<Article> {
    let ground = finding.ground.unwrap_or(Ground::Repetition);
    let basis = match finding.claim.basis {
        Basis::OnBoard => ground.article_on_board(edition),
        Basis::IntendedMove(_) => ground.article_intended(edition),
    };
    match finding.outcome {
        Outcome::Correct => vec![basis, edition.article(Point::ClaimCorrect)],
        Outcome::Incorrect => vec![basis, edition.article(Point::ClaimIncorrect)],
        Outcome::NoRight => {
            let mut articles = Vec::new();
            if finding
                .reasons
                .iter()
                .any(|r| matches!(r, Reason::NotHisMove(_) | Reason::MoveMade))
            {
                articles.push(edition.article(match ground {
                    Ground::Repetition => Point::Repetition,
                    Ground::FiftyMoves => Point::FiftyMoves,
                }));
            }
            if finding.reasons.contains(&Reason::PieceTouched) {
                articles.push(edition.article(Point::Touched));
            }
            articles
        }
        Outcome::Incomplete | Outcome::NotProved => vec![basis],
        Outcome::GameAlreadyOver => finding
            .ended_before
            .map(|e| e.reason.article(edition))
            .into_iter()
            .collect(),
    }
}

fn consequences(finding: &Finding, would_end: Option<EndReason>) -> Vec<Consequence> {
    let mut consequences = match finding.outcome {
        Outcome::Correct => {
            let not_made = finding
                .intended
                .clone()
                .map(Consequence::IntendedMoveNotMade);
            [Consequence::Drawn].into_iter().chain(not_made).collect()
        }
        Outcome::Incorrect => {
            let minutes = Consequence::TwoMinutesFor(finding.claim.claimant.other());
            let due = match (&finding.claim.basis, &finding.intended) {
                (Basis::IntendedMove(_), Some(label)) => {
                    Some(Consequence::IntendedMoveMustBeMade(label.clone()))
                }
                (Basis::IntendedMove(_), None) => Some(Consequence::OtherMoveWithThatPiece),
                (Basis::OnBoard, _) => None,
            };
            [minutes].into_iter().chain(due).collect()
        }
        Outcome::NoRight => vec![Consequence::ArbiterDecidesOnTime],
        Outcome::Incomplete => vec![Consequence::MakeTheClaimLegal],
        Outcome::NotProved => vec![Consequence::ReconstructEarlierMoves],
        Outcome::GameAlreadyOver => finding
            .ended_before
            .map(Consequence::GameStaysEnded)
            .into_iter()
            .collect::<Vec<_>>(),
    };
    if let (Some(label), Some(reason), Outcome::Correct | Outcome::Incorrect) =
        (&finding.intended, would_end, finding.outcome)
    {
        consequences.push(Consequence::MoveWouldEndGame(label.clone(), reason));
    }
    consequences
}

fn notes(finding: &Finding, claims: &Claims, turn: Color) -> Vec<Note> {
    let mut notes = Vec::new();
    let as_made_on_board = finding.claim.basis == Basis::OnBoard && finding.claim.claimant == turn;
    let claimed_here = |grounds: &OnBoard| grounds.first().copied();
    if let Some(ground) = claimed_here(&claims.on_board)
        && !as_made_on_board
    {
        notes.push(Note::OnBoardWouldHold(turn, ground));
    }
    if as_made_on_board
        && finding.board.holds != Answer::Yes
        && let Some(other) = claims
            .on_board
            .iter()
            .copied()
            .find(|ground| Some(*ground) != finding.claim.ground)
    {
        notes.push(Note::OtherGroundWouldHold(other));
    }
    let by_repetition = claims
        .by_intended_move
        .iter()
        .filter(|claim| claim.grounds.contains(&Ground::Repetition));
    let others = by_repetition.filter(|claim| Some(&claim.label) != finding.intended.as_ref());
    let labels: Vec<MoveLabel> = others.map(|claim| claim.label.clone()).collect();
    if finding.outcome != Outcome::Correct && !labels.is_empty() {
        notes.push(Note::IntendedMovesWouldHold(turn, labels));
    }
    notes
}
