//! What is asked where a move is played in the middle of a game.

use shakmaty::Move;

use crate::game::{Defect, MoveLabel, Ply};
use crate::pgn::Edited;

/// What becomes of a move that was played before another one that stands on the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// It stands in the place of the next one.
    Replace,
    /// It is put in before the next one.
    PutIn,
    /// It begins a variation beside the next one.
    Variation,
    /// Nothing is changed.
    Leave,
}

/// What the record has where a move was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stands {
    /// Another move.
    Move(MoveLabel),
    /// A word that could not be read, and text after it.
    Word(String),
}

/// What an edit would leave of the moves after it.
#[derive(Clone, Debug)]
pub struct Weighed {
    /// So many half-moves after the edited place are legal.
    pub kept: usize,
    /// What ends the record after them, where something does.
    pub ends_before: Option<Defect>,
    pub(super) edited: Edited,
}

/// A move that was played where the record goes on with another one.
#[derive(Clone, Debug)]
pub struct Question {
    /// The move that was played.
    pub played: MoveLabel,
    /// What the record has there.
    pub stands: Stands,
    /// The moment before both.
    pub at: Ply,
    /// With the move in the place of the next one; `None` where what stands there is no single move.
    pub replace: Option<Weighed>,
    /// With the move before the next one.
    pub put_in: Option<Weighed>,
    /// Whether it can stand beside the next one as a variation.
    pub variation: bool,
    /// What is most likely meant.
    pub likely: Decision,
    pub(super) mv: Move,
}

impl Question {
    /// The decisions that are open, in the order in which they are shown; the likely one first.
    #[must_use]
    pub fn decisions(&self) -> Vec<Decision> {
        let mut open = Vec::new();
        if self.replace.is_some() {
            open.push(Decision::Replace);
        }
        if self.put_in.is_some() {
            open.push(Decision::PutIn);
        }
        if self.variation {
            open.push(Decision::Variation);
        }
        open.push(Decision::Leave);
        open.sort_by_key(|decision| *decision != self.likely);
        open
    }
}
