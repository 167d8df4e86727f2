//! How a record goes on where no legal move leads on.

use shakmaty::{Bitboard, Chess, Color, Position, Rank, Role};

/// Why a position cannot stand on the board after a gap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotFollow {
    /// It is not later by its move number: no move can be missing.
    NotLater,
    /// This side has more men, or more pawns, than before.
    MoreMen(Color),
    /// A pawn of this side stands on its first square, and did not before.
    PawnBack(Color),
    /// A right to castle of this side is there again.
    RightBack(Color),
}

/// Why a position cannot come later in a game than another one, as far as it is plain: numbers, men, pawns on their first
/// squares, rights to castle. `None` where nothing of these speaks against it.
#[must_use]
pub fn cannot_follow(before: &Chess, after: &Chess) -> Option<CannotFollow> {
    let moment = |position: &Chess| {
        let half = position.turn().fold_wb(0, 1);
        position.fullmoves().get().saturating_mul(2) + half
    };
    if moment(after) <= moment(before) {
        return Some(CannotFollow::NotLater);
    }
    for side in Color::ALL {
        let (men, then) = (after.board().by_color(side), before.board().by_color(side));
        let pawns = |position: &Chess| position.board().by_piece(Role::Pawn.of(side));
        if men.count() > then.count() || pawns(after).count() > pawns(before).count() {
            return Some(CannotFollow::MoreMen(side));
        }
        let first = Bitboard::from_rank(side.fold_wb(Rank::Second, Rank::Seventh));
        if !(pawns(after) & first).is_subset(pawns(before)) {
            return Some(CannotFollow::PawnBack(side));
        }
        let back = Bitboard::from_rank(side.fold_wb(Rank::First, Rank::Eighth));
        let rights = |position: &Chess| position.castles().castling_rights() & back;
        if !rights(after).is_subset(rights(before)) {
            return Some(CannotFollow::RightBack(side));
        }
    }
    None
}

/// What stands between two segments of a record, each legal in itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// Moves are missing on the sheet: what was played between is unknown.
    Gap,
    /// An illegal move, as it is written, that was not noticed in time and stood (A.5.2, rapid and blitz).
    Stood(String),
}

impl Link {
    /// The tag that a later segment begins with in a file.
    pub const TAG: &'static str = "ContinuesAfter";

    /// The value of that tag.
    #[must_use]
    pub fn tag_value(&self) -> String {
        match self {
            Self::Gap => "gap".to_owned(),
            Self::Stood(written) => format!("illegal move {written}"),
        }
    }

    /// What a value of that tag says; anything but an illegal move is a gap, which claims nothing.
    #[must_use]
    pub fn of_tag(value: &str) -> Self {
        value
            .strip_prefix("illegal move ")
            .map_or(Self::Gap, |written| Self::Stood(written.to_owned()))
    }
}
