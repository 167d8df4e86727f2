//! Which claims would be correct at a moment.

use shakmaty::{Chess, Move, MoveList, Position, Role};

use super::{Article, Course, Edition, EndReason, FIFTY_MOVES, Point, THREEFOLD};
use crate::game::{MoveLabel, Ply};

/// What a claim rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// At least the third occurrence (9.2).
    Repetition,
    /// Fifty moves by each player without capture and pawn move (9.3).
    FiftyMoves,
}

impl Ground {
    /// The word of JSON and of the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::FiftyMoves => "fifty_moves",
        }
    }

    /// The article of a claim by the player having the move.
    #[must_use]
    pub const fn article(self, edition: Edition) -> Article {
        edition.article(match self {
            Self::Repetition => Point::Repetition,
            Self::FiftyMoves => Point::FiftyMoves,
        })
    }

    /// The article of a claim on the board.
    #[must_use]
    pub const fn article_on_board(self, edition: Edition) -> Article {
        edition.article(match self {
            Self::Repetition => Point::RepetitionOnBoard,
            Self::FiftyMoves => Point::FiftyMovesOnBoard,
        })
    }

    /// The article of a claim with an intended move.
    #[must_use]
    pub const fn article_intended(self, edition: Edition) -> Article {
        edition.article(match self {
            Self::Repetition => Point::RepetitionIntended,
            Self::FiftyMoves => Point::FiftyMovesIntended,
        })
    }
}

/// The grounds on which the player to move may claim on the board; empty where none holds.
pub type OnBoard = Vec<Ground>;

/// A legal move with which a claim would be correct, if it is written and not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntendedClaim {
    /// The move.
    pub mv: Move,
    /// Its label.
    pub label: MoveLabel,
    /// Its coordinates, such as `a8a4`.
    pub uci: String,
    /// The earlier plies with the position that the move would give.
    pub earlier: Vec<Ply>,
    /// The grounds that hold after the move, repetition first; never empty.
    pub grounds: Vec<Ground>,
    /// What the move would end if it were made.
    pub would_end_game: Option<EndReason>,
}

impl IntendedClaim {
    /// Which time the position would stand on the board after the move.
    #[must_use]
    pub fn count(&self) -> usize {
        self.earlier.len() + 1
    }

    /// What the move gives, `None` where no claim would be correct with it.
    fn of(course: &Course, moment: Ply, mv: Move) -> Option<Self> {
        let (line, occurrences) = (course.line(), course.occurrences());
        let before = line.position(moment);
        let mut after = before.clone();
        after.play_unchecked(mv);
        let earlier = occurrences.of_position(&after, moment);
        let grounds = grounds(&after, earlier.len() + 1);
        if grounds.is_empty() {
            return None;
        }
        let label = MoveLabel::of(before, mv);
        let would_end_game = EndReason::of(&after, earlier, moment.next(), course.edition());
        Some(Self {
            mv,
            label,
            uci: mv.to_uci(line.start().mode()).to_string(),
            earlier: earlier.to_vec(),
            grounds,
            would_end_game,
        })
    }
}

/// The grounds that hold in a position that stands for the `count`-th time.
pub(super) fn grounds(position: &Chess, count: usize) -> Vec<Ground> {
    let repetition = (count >= THREEFOLD).then_some(Ground::Repetition);
    let fifty_moves = (position.halfmoves() >= FIFTY_MOVES).then_some(Ground::FiftyMoves);
    repetition.into_iter().chain(fifty_moves).collect()
}

/// The correct claims of the player to move at one moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// The grounds that hold on the board (9.2.2, 9.3.2).
    pub on_board: OnBoard,
    /// The intended moves that would do (9.2.1, 9.3.1), in the order of their coordinates.
    pub by_intended_move: Vec<IntendedClaim>,
}

impl Claims {
    /// The claims at `moment`. Where the game was over at or before it, there are none. O(legal moves) where fifty moves
    /// are near; else O(positions that stood twice since the last capture or pawn move).
    #[must_use]
    pub fn at(course: &Course, moment: Ply) -> Self {
        if course.ending_by(moment).is_some() {
            return Self::default();
        }
        let (line, occurrences) = (course.line(), course.occurrences());
        let position = line.position(moment);
        let on_board = grounds(position, occurrences.count(moment));
        let moves = if position.halfmoves() + 1 >= FIFTY_MOVES {
            position.legal_moves()
        } else {
            repeating(course, moment)
        };
        let by_intended_move = intended(course, moment, moves).collect();
        Self {
            on_board,
            by_intended_move,
        }
    }
}

/// The claims of one moment as a scan lists them: of fifty moves with an intended move, whether there are any.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClaimsInBrief {
    /// The grounds that hold on the board (9.2.2, 9.3.2).
    pub on_board: OnBoard,
    /// The intended moves that give a position for at least the third time (9.2.1), in the order of their coordinates.
    pub by_repetition: Vec<IntendedClaim>,
    /// Whether there is an intended move after which fifty moves are full (9.3.1).
    pub has_fifty_moves: bool,
}

impl ClaimsInBrief {
    /// The claims at `moment`, as [`Claims::at`]. O(positions that stood twice since the last capture or pawn move).
    #[must_use]
    pub fn at(course: &Course, moment: Ply) -> Self {
        if course.ending_by(moment).is_some() {
            return Self::default();
        }
        let position = course.line().position(moment);
        let is_near = position.halfmoves() + 1 >= FIFTY_MOVES;
        Self {
            on_board: grounds(position, course.occurrences().count(moment)),
            by_repetition: intended(course, moment, repeating(course, moment))
                .filter(|claim| claim.grounds.contains(&Ground::Repetition))
                .collect(),
            has_fifty_moves: is_near && position.legal_moves().iter().any(|mv| !mv.is_zeroing()),
        }
    }
}

/// Of these moves those with which a claim would be correct, in the order of their coordinates.
fn intended(course: &Course, moment: Ply, moves: MoveList) -> impl Iterator<Item = IntendedClaim> {
    let claims = moves
        .into_iter()
        .filter_map(|mv| IntendedClaim::of(course, moment, mv));
    let mut claims: Vec<IntendedClaim> = claims.collect();
    claims.sort_by(|one, other| one.uci.cmp(&other.uci));
    claims.into_iter()
}

/// The legal moves that may give a position that stood twice. They are found from these positions, not by playing all
/// moves.
fn repeating(course: &Course, moment: Ply) -> MoveList {
    let (line, occurrences) = (course.line(), course.occurrences());
    let position = line.position(moment);
    let since = moment.back(position.halfmoves());
    let mut repeated = occurrences.repeated_by(moment).peekable();
    if repeated.peek().is_none() {
        return MoveList::new();
    }
    // After an illegal move that stood, or a gap, nothing is certain about what can come again and how.
    if !line.is_played_to(moment) {
        return position.legal_moves();
    }
    let mut found = MoveList::new();
    for plies in repeated {
        let (Some(first), Some(second)) = (plies.first(), plies.get(1)) else {
            continue;
        };
        // No position comes again from before a capture or a pawn move.
        if *second <= since {
            break;
        }
        if let Some(mv) = one_move_to(position, line.position(*first))
            && !found.contains(&mv)
        {
            found.push(mv);
        }
    }
    found
}

/// The quiet move of a piece after which the men stand as in `wanted`, where there is one. Castling is none: with its
/// right the position before it is another one than any that stood before.
pub(super) fn one_move_to(position: &Chess, wanted: &Chess) -> Option<Move> {
    let (us, them) = (position.turn(), position.turn().other());
    let (board, aim) = (position.board(), wanted.board());
    if wanted.turn() == us || board.by_color(them) != aim.by_color(them) {
        return None;
    }
    let from = (board.by_color(us) & !aim.by_color(us)).single_square()?;
    let to = (aim.by_color(us) & !board.by_color(us)).single_square()?;
    let role = board.role_at(from).filter(|role| *role != Role::Pawn)?;
    let mv = Move::Normal {
        role,
        from,
        capture: None,
        to,
        promotion: None,
    };
    position.is_legal(mv).then_some(mv)
}
