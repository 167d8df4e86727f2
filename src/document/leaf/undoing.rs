//! Undoing and doing again, and what is saved.

use super::{Leaf, Note, Unread, main_course};
use crate::document::history::{Change, Shown, Step, Way};
use crate::game::Status;
use crate::pgn::Paper;

/// Which way the history is gone.
#[derive(Clone, Copy)]
enum Direction {
    /// Undoing.
    Back,
    /// Doing again.
    Forth,
}

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
        self.retrace(file, paper, Direction::Back);
    }

    /// Does the step again that was undone last.
    pub(in crate::document) fn redo(&mut self, file: &str, paper: &Paper) {
        self.retrace(file, paper, Direction::Forth);
    }

    fn retrace(&mut self, file: &str, paper: &Paper, direction: Direction) {
        let step = match direction {
            Direction::Back => self.history.undo(),
            Direction::Forth => self.history.redo(),
        };
        let Some(step) = step else { return };
        self.notes.push(Note::Whole);
        self.on_table = None;
        let shown = match direction {
            Direction::Back => step.before,
            Direction::Forth => step.after,
        };
        let record = &mut self.version.record;
        match (&mut step.way, &mut record.game, direction) {
            (Way::Version(other), ..) => {
                std::mem::swap(&mut **other, &mut self.version);
                self.take_up(file, paper);
            }
            (Way::Added { places, status, .. }, Some(game), Direction::Back) => {
                game.cut_back(*places);
                record.status = *status;
                self.main = main_course(record, self.laws);
            }
            (Way::Added { at, mv, .. }, Some(game), Direction::Forth) => {
                if game.play(*at, *mv).is_ok() && record.status == Status::NoMoves {
                    record.status = Status::Complete;
                }
                self.main = main_course(record, self.laws);
            }
            // A move was added to a game that was there.
            (Way::Added { .. }, None, _) => {}
        }
        self.show(file, shown);
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
        let former = self.history.versions_mut();
        for version in former.chain([&mut self.version]) {
            for defect in &mut version.record.defects {
                defect.place = None;
            }
        }
        self.excerpts = vec![None; self.version.record.defects.len()];
        self.look(file);
    }
}
