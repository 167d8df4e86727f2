//! How a move is called: its number, its side, its SAN.

use shakmaty::{Chess, Color, Move, Position};

use super::notation;

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
}

impl MoveLabel {
    /// The label of a legal move in a position.
    #[must_use]
    pub fn of(position: &Chess, mv: Move) -> Self {
        Self {
            number: position.fullmoves().get(),
            side: position.turn(),
            san: notation::san(position, mv),
        }
    }

    /// The label of JSON: `25... Ra8` or `26. Nb5`.
    #[must_use]
    pub fn spaced(&self) -> String {
        let dots = if self.side.is_white() { "." } else { "..." };
        format!("{}{dots} {}", self.number, self.san)
    }
}
