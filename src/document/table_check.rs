//! The board on the table beside the record: where they differ, and with which moment of the record the board agrees.

use shakmaty::{Piece, Position, Square};

use super::SetUp;
use crate::game::{Line, MoveLabel, Ply};

/// A square on which not the same piece stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SquareDiffers {
    /// The square.
    pub square: Square,
    /// What the record has there.
    pub record: Option<Piece>,
    /// What stands there on the table.
    pub table: Option<Piece>,
}

/// The board on the table compared with a moment of the record: pieces by squares, and the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCheck {
    /// The move that led to the moment, `None` at the start.
    pub moment: Option<MoveLabel>,
    /// The squares that differ.
    pub squares: Vec<SquareDiffers>,
    /// Whether another player has the move.
    pub turn_differs: bool,
    /// The moments of the record that agree with the board, each with the move that led to it.
    pub agrees_at: Vec<(Ply, Option<MoveLabel>)>,
}

impl TableCheck {
    /// Compares the board with the moment `at` of a line. O(n) in plies.
    pub(super) fn new(table: &SetUp, line: &Line, at: Ply) -> Self {
        let position = line.position(at);
        let squares = Square::ALL.into_iter().filter_map(|square| {
            let differs = SquareDiffers {
                square,
                record: position.board().piece_at(square),
                table: table.board().piece_at(square),
            };
            (differs.record != differs.table).then_some(differs)
        });
        let agrees = |position: &shakmaty::Chess| {
            position.board() == table.board() && position.turn() == table.turn()
        };
        let moments = line.positions().enumerate().filter(|(_, it)| agrees(it));
        let agrees_at = moments
            .map(|(i, _)| (Ply::from(i), line.label(Ply::from(i)).cloned()))
            .collect();
        Self {
            moment: line.label(at).cloned(),
            squares: squares.collect(),
            turn_differs: position.turn() != table.turn(),
            agrees_at,
        }
    }

    /// Whether the board agrees with the moment.
    #[must_use]
    pub fn agrees(&self) -> bool {
        self.squares.is_empty() && !self.turn_differs
    }
}
