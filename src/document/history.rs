//! What was changed in a game, step by step, to be undone and done again.

use shakmaty::Move;

use super::Stands;
use super::leaf::Version;
use crate::game::{MoveLabel, NodeId, Ply, Status};

/// What a step changed, as people are told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A move at the end of a line.
    Entered(MoveLabel),
    /// A move in the place of another, or of a word that could not be read.
    Replaced {
        /// What stood there.
        was: Stands,
        /// The move that stands there now.
        by: MoveLabel,
    },
    /// A move put in before the next one.
    PutIn(MoveLabel),
    /// So many half-moves taken away, from this one on.
    Deleted(MoveLabel, usize),
    /// A word that could not be read, taken away.
    DeletedWord(String),
    /// A move beside the next one, as a variation.
    Variation(MoveLabel),
    /// A gap in the sheet, after which it goes on with a move of this number.
    Gap(u32),
    /// An illegal move that stood, as it is written.
    Stood(String),
    /// The piece letters that the paper is read in.
    Letters,
    /// The tags.
    Tags,
    /// A decision on a claim made at this moment: its comment, and the result where there is one.
    Decided(Ply),
    /// The work that a journal kept.
    TakenUp,
}

/// The line and the moment that are shown, in one version of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Shown {
    /// The end of the line.
    pub(super) end: NodeId,
    /// The moment.
    pub(super) ply: Ply,
}

/// How a step is undone and done again.
#[derive(Debug)]
pub(super) enum Way {
    /// A move was added to the tree.
    Added {
        /// After this place.
        at: NodeId,
        /// The move.
        mv: Move,
        /// How many places the tree had before.
        places: usize,
        /// The status before.
        status: Status,
    },
    /// The whole game is another one: the version that is not there now.
    Version(Box<Version>),
}

/// One step.
#[derive(Debug)]
pub(super) struct Step {
    pub(super) change: Change,
    pub(super) way: Way,
    pub(super) before: Shown,
    pub(super) after: Shown,
}

/// The steps of a game: those that hold, and those that were undone and can be done again.
#[derive(Debug, Default)]
pub(super) struct History {
    steps: Vec<Step>,
    done: usize,
    /// How many steps were done when the game was last the same as on its paper; `None` where that state is gone.
    saved: Option<usize>,
    /// Counts every change, undone and redone ones too.
    revision: u64,
}

impl History {
    /// A history of a game that is as its paper has it.
    pub(super) fn new() -> Self {
        Self {
            saved: Some(0),
            ..Self::default()
        }
    }

    /// Takes note of a step that was done. What had been undone cannot be done again.
    pub(super) fn push(&mut self, step: Step) {
        self.steps.truncate(self.done);
        if self.saved.is_some_and(|saved| saved > self.done) {
            self.saved = None;
        }
        self.steps.push(step);
        self.done += 1;
        self.revision += 1;
    }

    /// The step to undo next.
    pub(super) fn undo(&mut self) -> Option<&mut Step> {
        let step = self.steps.get_mut(self.done.checked_sub(1)?)?;
        self.done -= 1;
        self.revision += 1;
        Some(step)
    }

    /// The step to do again next.
    pub(super) fn redo(&mut self) -> Option<&mut Step> {
        let step = self.steps.get_mut(self.done)?;
        self.done += 1;
        self.revision += 1;
        Some(step)
    }

    /// The game is now as its paper has it.
    pub(super) fn mark_saved(&mut self) {
        self.saved = Some(self.done);
    }

    /// Whether the game is another one than on its paper.
    pub(super) fn is_changed(&self) -> bool {
        self.saved != Some(self.done)
    }

    /// Whether there is anything that can be undone or done again.
    pub(super) fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// A number that is another one after every change.
    pub(super) const fn revision(&self) -> u64 {
        self.revision
    }

    /// How many steps hold.
    pub(super) const fn done(&self) -> usize {
        self.done
    }

    /// The versions of the game that are not there now.
    pub(super) fn versions_mut(&mut self) -> impl Iterator<Item = &mut Version> {
        self.steps
            .iter_mut()
            .filter_map(|step| match &mut step.way {
                Way::Version(version) => Some(&mut **version),
                Way::Added { .. } => None,
            })
    }

    /// All steps, the first one first.
    pub(super) fn changes(&self) -> impl Iterator<Item = &Change> {
        self.steps.iter().map(|step| &step.change)
    }
}
