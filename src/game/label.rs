//! How a move is called: its number, its side, its SAN.

use shakmaty::{Chess, Color, Move, Position};

use super::notation;

/// How the position that a label names came about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Made {
    /// By a legal move.
    #[default]
    Legally,
    /// By an illegal move that was not noticed in time and stood (A.5.2, rapid and blitz).
    Illegally,
    /// By moves that are not on the sheet: there is a gap before the move with the label's number.
    Unseen,
}

/// A move as a scoresheet names it, such as White's 34th move Qe2.
///
/// The number is the record's own: a FEN's move number counts on. How it is written
/// ("34.Qe2", with figurines, in a sentence) is decided by `words`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveLabel {
    /// The move number of the record.
    pub number: u32,
    /// Who made the move.
    pub side: Color,
    /// The move in SAN with `+` and `#`, English letters.
    pub san: String,
    /// How the position came about; after a gap there is no move, and the side is that which has the move.
    pub made: Made,
}

impl MoveLabel {
    /// The label of a legal move in a position.
    #[must_use]
    pub fn of(position: &Chess, mv: Move) -> Self {
        Self {
            number: position.fullmoves().get(),
            side: position.turn(),
            san: notation::san(position, mv),
            made: Made::Legally,
        }
    }

    /// The label of JSON: `25... Ra8` or `26. Nb5`.
    #[must_use]
    pub fn spaced(&self) -> String {
        if self.made == Made::Unseen {
            return format!("gap before {}", self.number);
        }
        let dots = if self.side.is_white() { "." } else { "..." };
        format!("{}{dots} {}", self.number, self.san)
    }
}
