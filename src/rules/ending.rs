//! What ends a game without a claim.

use shakmaty::{Bitboard, Chess, Position, attacks};

use super::{Article, Edition, Occurrences, Point};
use crate::game::{Line, Ply};

/// Why a game was over without a claim, in the order that holds where one ply does several.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EndReason {
    /// Checkmate (5.1.1); it takes precedence over 75 moves (9.6.2).
    Checkmate,
    /// Stalemate (5.2.1).
    Stalemate,
    /// No mate is possible with the material on the board (5.2.2). Blocked positions are not examined.
    DeadPosition,
    /// The fifth occurrence (9.6.1).
    FivefoldRepetition,
    /// 75 moves by each player without capture and pawn move (9.6.2).
    SeventyFiveMoves,
}

impl EndReason {
    /// What ends the game in this position if it stands on the board at `ply` and stood there at the plies `earlier`,
    /// ascending.
    #[must_use]
    pub fn of(position: &Chess, earlier: &[Ply], ply: Ply, edition: Edition) -> Option<Self> {
        if !has_legal_move(position) {
            return Some(if position.is_check() {
                Self::Checkmate
            } else {
                Self::Stalemate
            });
        }
        Self::of_position_with_moves(position, earlier, ply, edition)
    }

    /// The same in a position in which there is a legal move.
    fn of_position_with_moves(
        position: &Chess,
        earlier: &[Ply],
        ply: Ply,
        edition: Edition,
    ) -> Option<Self> {
        if position.is_insufficient_material() {
            Some(Self::DeadPosition)
        } else if edition.ends_by_repetition(earlier, ply) {
            Some(Self::FivefoldRepetition)
        } else if edition.ends_by_moves(position.halfmoves()) {
            Some(Self::SeventyFiveMoves)
        } else {
            None
        }
    }

    /// The article that ends the game.
    #[must_use]
    pub const fn article(self, edition: Edition) -> Article {
        edition.article(match self {
            Self::Checkmate => Point::Checkmate,
            Self::Stalemate => Point::Stalemate,
            Self::DeadPosition => Point::DeadPosition,
            Self::FivefoldRepetition => Point::Fivefold,
            Self::SeventyFiveMoves => Point::SeventyFiveMoves,
        })
    }

    /// The word of JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::DeadPosition => "dead_position",
            Self::FivefoldRepetition => "fivefold_repetition",
            Self::SeventyFiveMoves => "seventy_five_moves",
        }
    }
}

/// Whether there is a legal move. Mostly a man is seen at once that can go somewhere.
fn has_legal_move(position: &Chess) -> bool {
    may_move_freely(position) || !position.legal_moves().is_empty()
}

/// Whether a knight or pawn that cannot be pinned has a square to go to, and the king is not in check.
fn may_move_freely(position: &Chess) -> bool {
    let (board, us) = (position.board(), position.us());
    let Some(king) = board.king_of(position.turn()) else {
        return false;
    };
    let pinned = attacks::queen_attacks(king, Bitboard::EMPTY);
    let free = us & !pinned;
    let knights = board.knights() & free;
    let pawns = board.pawns() & free;
    let ahead = position.turn().fold_wb(pawns.shift(8), pawns.shift(-8));
    let moves = !(ahead & !board.occupied()).is_empty()
        || knights
            .into_iter()
            .any(|from| !(attacks::knight_attacks(from) & !us).is_empty());
    moves && !position.is_check()
}

/// The first ply of a line that ended the game, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The ply after which the game was over; 0 where it was over at the start.
    pub ply: Ply,
    /// Why.
    pub reason: EndReason,
}

impl Ending {
    /// The first ply of the line that ended the game. From it on no claim is correct. O(n) in plies.
    #[must_use]
    pub fn first(line: &Line, occurrences: &Occurrences, edition: Edition) -> Option<Self> {
        line.positions().enumerate().find_map(|(i, position)| {
            let ply = Ply::from(i);
            let earlier = occurrences.before(ply);
            // Where a legal move was played there was one; nothing need be looked for.
            let went_on = line
                .step(ply.next())
                .is_some_and(|step| step.played.is_some());
            let reason = if went_on {
                EndReason::of_position_with_moves(position, earlier, ply, edition)?
            } else {
                EndReason::of(position, earlier, ply, edition)?
            };
            Some(Self { ply, reason })
        })
    }
}
