//! The line of a game that is shown, and the moment of it.

use std::cell::OnceCell;
use std::rc::Rc;

use crate::game::{NodeId, Ply, Step};
use crate::report::Badges;
use crate::rules::Course;

/// The line that is read, as far as a position can be had.
#[derive(Debug)]
pub struct Reading {
    pub(super) course: Rc<Course>,
    /// Made when they are asked for: many moves may be entered at once.
    badges: OnceCell<Badges>,
    pub(super) cursor: Ply,
}

impl Reading {
    pub(super) fn of(course: Rc<Course>, cursor: Ply) -> Self {
        let cursor = cursor.min(course.line().end());
        Self {
            course,
            badges: OnceCell::new(),
            cursor,
        }
    }

    /// The course of the line that is shown.
    #[must_use]
    pub const fn course(&self) -> &Rc<Course> {
        &self.course
    }

    /// The letters of its repeated positions.
    #[must_use]
    pub fn badges(&self) -> &Badges {
        self.badges
            .get_or_init(|| Badges::of(self.course.occurrences()))
    }

    /// The moment that is shown, always within the line.
    #[must_use]
    pub const fn cursor(&self) -> Ply {
        self.cursor
    }

    /// Adds a half-move at the end of the line, and shows the moment after it.
    pub(super) fn push(&mut self, step: Step) {
        Rc::make_mut(&mut self.course).push(step);
        self.badges.take();
        self.cursor = self.course.line().end();
    }

    /// The place in the tree after the next move of the line.
    pub(super) fn next_node(&self, ply: Ply) -> Option<NodeId> {
        self.course.line().step(ply.next())?.node
    }

    /// Where a moment stands in the tree of the game.
    pub(super) fn node(&self, ply: Ply) -> Option<NodeId> {
        self.course
            .line()
            .step(ply)
            .map_or(Some(NodeId::START), |step| step.node)
    }
}
