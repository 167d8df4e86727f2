//! Undoing and doing again, and what is saved.

use super::{Leaf, Note, Unread, main_course};
use crate::document::history::{Change, Shown, Step, Way};
use crate::game::Status;
use crate::pgn::Paper;

impl Leaf {
    pub(super) fn note(&mut self, change: Change, way: Way, before: Shown) {
        self.on_table = None;
        let after = self.shown();
        self.history.push(Step {
            change,
            way,
            before,
            after,
        });
    }

    /// Undoes the last step.
    pub(in crate::document) fn undo(&mut self, file: &str, paper: &Paper) {
        let Some(step) = self.history.undo() else {
            return;
        };
        self.notes.push(Note::Whole);
        self.on_table = None;
        let shown = step.before;
        match &mut step.way {
            Way::Added { places, status, .. } => {
                if let Some(game) = &mut self.version.record.game {
                    game.cut_back(*places);
                }
                self.version.record.status = *status;
                self.main = main_course(&self.version.record);
                self.show(file, shown);
            }
            Way::Version(other) => {
                std::mem::swap(&mut **other, &mut self.version);
                self.take_up(file, paper);
                self.show(file, shown);
            }
        }
    }

    /// Does the step again that was undone last.
    pub(in crate::document) fn redo(&mut self, file: &str, paper: &Paper) {
        let Some(step) = self.history.redo() else {
            return;
        };
        self.notes.push(Note::Whole);
        self.on_table = None;
        let shown = step.after;
        match &mut step.way {
            Way::Added { at, mv, .. } => {
                if let Some(game) = &mut self.version.record.game
                    && game.play(*at, *mv).is_ok()
                    && self.version.record.status == Status::NoMoves
                {
                    self.version.record.status = Status::Complete;
                }
                self.main = main_course(&self.version.record);
                self.show(file, shown);
            }
            Way::Version(other) => {
                std::mem::swap(&mut **other, &mut self.version);
                self.take_up(file, paper);
                self.show(file, shown);
            }
        }
    }

    /// The game stands on its paper as it is now. The places of the paper before, and its lines, say nothing any more;
    /// its text that was not read stays.
    pub(in crate::document) fn mark_saved(&mut self, file: &str, former: &Paper) {
        let unread = self.unread(former).map(str::to_owned);
        self.version.unread = Unread::Changed(unread);
        self.history.mark_saved();
        self.forget_places(file);
    }

    /// The places of the paper say nothing to anybody.
    pub(in crate::document) fn forget_places(&mut self, file: &str) {
        for defect in &mut self.version.record.defects {
            defect.place = None;
        }
        self.excerpts = vec![None; self.version.record.defects.len()];
        self.look(file);
    }
}
