//! The board widget. It is told what to show and knows no rules.

mod drawn;
mod geometry;
mod glide;
mod hand;
mod paint;
mod pen;
mod pieces;
mod play;
mod set_up;

pub(super) use drawn::Drawn;
pub(super) use glide::{Glide, OnTheWay};
pub(super) use paint::{
    BoardAct, BoardView, board_ui, gliding_picture_ui, marked_picture_ui, mini_board_ui, picture_ui,
};
pub(super) use pen::paint_arrow;
pub(super) use pieces::Pieces;
pub(super) use set_up::{SetUpBoard, Tool, palette_ui, set_up_board_ui};

use self::hand::Hand;

/// What boards keep between two frames.
#[derive(Default)]
pub(super) struct BoardMemory {
    /// The pieces as textures.
    pub(super) pieces: Pieces,
    /// What is drawn on the large board.
    pub(super) drawn: Drawn,
    /// The square whose menu was opened last.
    asked: Option<shakmaty::Square>,
    /// The piece that is held or chosen on it.
    hand: Hand,
    /// How far the wheel was turned since the last step.
    wheel: f32,
}

impl BoardMemory {
    /// Whether it is asked what a pawn becomes, so that the keys are the answer's.
    pub(super) const fn is_promoting(&self) -> bool {
        matches!(self.hand, Hand::Promoting { .. })
    }

    /// Another position is shown: what was held or drawn on the one before is gone.
    pub(super) fn forget(&mut self) {
        self.hand = Hand::default();
        self.drawn.clear();
    }
}
