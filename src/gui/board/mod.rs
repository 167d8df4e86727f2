//! The board widget. It is told what to show and knows no rules.

mod drawn;
mod geometry;
mod paint;
mod pieces;

pub(super) use drawn::Drawn;
pub(super) use paint::{BoardView, board_ui, mini_board_ui, picture_ui};
pub(super) use pieces::Pieces;

/// What boards keep between two frames.
#[derive(Default)]
pub(super) struct BoardMemory {
    /// The pieces as textures.
    pub(super) pieces: Pieces,
    /// What is drawn on the large board.
    pub(super) drawn: Drawn,
    /// How far the wheel was turned since the last step.
    wheel: f32,
}
