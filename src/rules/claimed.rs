//! The position that a claim points at.

use super::claim::{Basis, Claim, Intended};
use super::claims::grounds;
use super::finding::{Board, BoardAnswer};
use super::{Course, Differences, EndReason, Ground};
use crate::game::{Clock, MoveLabel, Ply};

/// The position that a claim points at: a ply of the record, or the ply after the announced move.
pub(super) struct Claimed {
    course: Course,
    ply: Ply,
    /// Its plies on the record.
    occurrences: Vec<Ply>,
}

impl Claimed {
    /// `None` where the claim points at no position: an illegal move, or a move that is not the claimant's.
    pub(super) fn of(course: &Course, moment: Ply, claim: &Claim) -> Option<Self> {
        match &claim.basis {
            Basis::OnBoard => {
                let occurrences = course.occurrences().up_to(moment).to_vec();
                Some(Self {
                    course: course.clone(),
                    ply: moment,
                    occurrences,
                })
            }
            Basis::IntendedMove(Intended::Legal(mv)) => {
                let line = course.line().announced(moment, *mv);
                let course = Course::under(line, course.edition());
                let ply = moment.next();
                let up_to = course.occurrences().up_to(ply);
                let occurrences = up_to
                    .iter()
                    .copied()
                    .filter(|earlier| *earlier < ply)
                    .collect();
                Some(Self {
                    course,
                    ply,
                    occurrences,
                })
            }
            Basis::IntendedMove(Intended::Illegal(_)) => None,
        }
    }

    /// The plies before the claimed position at which it stood.
    fn occurrences_before(&self) -> Vec<Ply> {
        let before = self.occurrences.iter().copied();
        before.filter(|ply| *ply < self.ply).collect()
    }

    fn count(&self) -> usize {
        self.course.occurrences().count(self.ply)
    }

    fn halfmove_clock(&self) -> u32 {
        self.course.line().halfmove_clock(self.ply)
    }

    /// The grounds that hold.
    pub(super) fn grounds(&self) -> Vec<Ground> {
        grounds(self.course.line().position(self.ply), self.count())
    }

    /// What the position ends, if it comes on the board.
    pub(super) fn ends(&self) -> Option<EndReason> {
        let position = self.course.line().position(self.ply);
        EndReason::of(
            position,
            &self.occurrences_before(),
            self.ply,
            self.course.edition(),
        )
    }

    fn same_diagrams(&self) -> Vec<(Ply, Differences)> {
        let earlier = self.course.occurrences().earlier_diagrams(self.ply).iter();
        earlier
            .filter_map(|then| {
                Some((
                    *then,
                    Differences::between(self.course.line(), *then, self.ply)?,
                ))
            })
            .collect()
    }

    /// Whether play before the record could still make the claim correct. A FEN's clock is taken on trust, so the
    /// fifty moves are open only where the FEN gives none.
    fn is_open(&self, asked: Option<Ground>) -> bool {
        let line = self.course.line();
        // After a gap the clock is that of its position.
        let no_clock = line.clock(self.ply) == Clock::NotGiven;
        line.history_unknown(self.ply) && (asked != Some(Ground::FiftyMoves) || no_clock)
    }

    pub(super) fn board(&self, asked: Option<Ground>) -> Board {
        let held = self.grounds();
        let holds = asked.map_or(!held.is_empty(), |ground| held.contains(&ground));
        let answer = match (holds, self.is_open(asked)) {
            (true, _) => BoardAnswer::Holds,
            (false, true) => BoardAnswer::Open,
            (false, false) => BoardAnswer::Fails,
        };
        Board {
            answer,
            count: Some(self.count()),
            occurrences: self.occurrences.clone(),
            same_diagrams: self.same_diagrams(),
            halfmove_clock: Some(self.halfmove_clock()),
        }
    }

    /// The move that led to the position.
    pub(super) fn label(&self) -> Option<&MoveLabel> {
        self.course.line().label(self.ply)
    }
}
