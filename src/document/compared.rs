//! Two moments that are compared, and the way from one to the next.

use std::rc::Rc;

use super::Action;
use crate::game::{Line, Ply, Record, Tags};
use crate::report::Comparison;
use crate::rules::Course;

/// A moment of a game that was looked at. It stays what it was when the file is closed or read again.
#[derive(Clone, Debug)]
pub struct Seen {
    /// The tag pairs of its record.
    pub tags: Tags,
    /// The number of its game in its file.
    pub number: usize,
    course: Rc<Course>,
    ply: Ply,
}

impl Seen {
    pub(super) fn new(record: &Record, course: &Rc<Course>, ply: Ply) -> Self {
        Self {
            tags: record.tags.clone(),
            number: record.number,
            course: Rc::clone(course),
            ply,
        }
    }

    /// Another moment of the same course.
    pub(super) fn at(&self, ply: Ply) -> Self {
        Self {
            ply,
            ..self.clone()
        }
    }

    /// The line that it is a moment of.
    #[must_use]
    pub fn line(&self) -> &Line {
        self.course.line()
    }

    fn step(&mut self, half_moves: i32) {
        let end = self.course.line().end().half_moves();
        let to = self
            .ply
            .half_moves()
            .saturating_add_signed(half_moves)
            .min(end);
        self.ply = Ply::new(to);
    }
}

/// Two moments side by side.
#[derive(Clone, Debug)]
pub struct Compared {
    left: Seen,
    right: Seen,
    comparison: Comparison,
    /// Whether it was asked for while a claim was examined, which is gone back to.
    of_claim: bool,
    /// Whether its moments stay as they are: those of a lesson.
    fixed: bool,
}

impl Compared {
    /// In one course the earlier moment stands left.
    pub(super) fn new(one: Seen, other: Seen) -> Self {
        let in_order = !Rc::ptr_eq(&one.course, &other.course) || one.ply <= other.ply;
        let (left, right) = if in_order { (one, other) } else { (other, one) };
        let comparison = compare(&left, &right);
        Self {
            left,
            right,
            comparison,
            of_claim: false,
            fixed: false,
        }
    }

    /// Two moments of a course, of which nothing else is known.
    #[must_use]
    pub fn of_course(course: &Rc<Course>, one: Ply, other: Ply) -> Self {
        let seen = |ply| Seen {
            tags: Tags::default(),
            number: 1,
            course: Rc::clone(course),
            ply,
        };
        Self {
            fixed: true,
            ..Self::new(seen(one), seen(other))
        }
    }

    /// Whether its moments stay as they are.
    #[must_use]
    pub const fn is_fixed(&self) -> bool {
        self.fixed
    }

    /// The same comparison; whether it was asked for while a claim was examined.
    pub(super) fn of_claim(self, of_claim: bool) -> Self {
        Self { of_claim, ..self }
    }

    /// Whether a claim is gone back to from it.
    pub(super) const fn is_of_claim(&self) -> bool {
        self.of_claim
    }

    /// Steps one of the two moments. In one course they may pass each other; the earlier stands left again.
    pub(super) fn step(&mut self, action: Action) {
        match action {
            Action::StepLeft(half_moves) => self.left.step(half_moves),
            Action::StepRight(half_moves) => self.right.step(half_moves),
            _ => return,
        }
        *self = Self::new(self.left.clone(), self.right.clone()).of_claim(self.of_claim);
    }

    /// The moment on the left.
    #[must_use]
    pub const fn left(&self) -> &Seen {
        &self.left
    }

    /// The moment on the right.
    #[must_use]
    pub const fn right(&self) -> &Seen {
        &self.right
    }

    /// Whether both moments are of one game.
    #[must_use]
    pub fn is_of_one_game(&self) -> bool {
        Rc::ptr_eq(&self.left.course, &self.right.course)
    }

    /// What the comparison shows.
    #[must_use]
    pub const fn comparison(&self) -> &Comparison {
        &self.comparison
    }
}

fn compare(left: &Seen, right: &Seen) -> Comparison {
    Comparison::between((&left.course, left.ply), (&right.course, right.ply))
}
