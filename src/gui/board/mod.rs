//! The board widget. It is told what to show and knows no rules.

mod geometry;
mod paint;
mod pieces;

pub(super) use paint::{BoardView, board_ui, mini_board_ui};
pub(super) use pieces::Pieces;
