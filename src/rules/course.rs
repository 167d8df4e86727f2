//! The course of a game: a line, its occurrences, and what ended it.

use super::{Edition, EndReason, Ending, Occurrences};
use crate::game::{Line, Ply, Step};

/// A line with what the rules know of it as a whole. Made once for a line; every question about one of its
/// moments is then answered without going through the game again.
#[derive(Clone, Debug)]
pub struct Course {
    line: Line,
    occurrences: Occurrences,
    ending: Option<Ending>,
    edition: Edition,
}

impl Course {
    /// The course of a line under the Laws in force. O(n) in plies.
    #[must_use]
    pub fn of(line: Line) -> Self {
        Self::under(line, Edition::default())
    }

    /// The course of a line under an edition of the Laws. O(n) in plies.
    #[must_use]
    pub fn under(line: Line, edition: Edition) -> Self {
        let occurrences = Occurrences::of(&line);
        let ending = Ending::first(&line, &occurrences, edition);
        Self {
            line,
            occurrences,
            ending,
            edition,
        }
    }

    /// The edition of the Laws that is applied.
    #[must_use]
    pub const fn edition(&self) -> Edition {
        self.edition
    }

    /// Adds the next half-move. Costs this half-move only.
    pub fn push(&mut self, step: Step) {
        self.occurrences.push(&step.position);
        self.line.push(step);
        let ply = self.line.end();
        self.ending = self.ending.or_else(|| {
            let earlier = self.occurrences.before(ply);
            let reason = EndReason::of(self.line.position(ply), earlier, ply, self.edition)?;
            Some(Ending { ply, reason })
        });
    }

    /// Takes every half-move after `last` away. Costs these half-moves only.
    pub fn cut_back(&mut self, last: Ply) {
        self.line.cut_back(last);
        self.occurrences.cut_back(last);
        self.ending = self.ending.filter(|ending| ending.ply <= last);
    }

    /// The line.
    #[must_use]
    pub const fn line(&self) -> &Line {
        &self.line
    }

    /// When each position stood on the board.
    #[must_use]
    pub const fn occurrences(&self) -> &Occurrences {
        &self.occurrences
    }

    /// The first ply that ended the game.
    #[must_use]
    pub const fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// What ended the game at or before a moment.
    #[must_use]
    pub fn ending_by(&self, moment: Ply) -> Option<Ending> {
        self.ending.filter(|ending| ending.ply <= moment)
    }
}

#[cfg(test)]
mod tests {
    use shakmaty::Position;

    use super::*;
    use crate::game::{Game, NodeId, Start};

    /// A game that shuffles knights until long after it was over, half-move by half-move.
    fn shuffled(plies: usize) -> Game {
        let mut game = Game::new(Start::usual());
        let mut at = NodeId::START;
        for word in ["g1f3", "g8f6", "f3g1", "f6g8"]
            .into_iter()
            .cycle()
            .take(plies)
        {
            let uci: Option<shakmaty::uci::UciMove> = word.parse().ok();
            let mv = uci.and_then(|uci| uci.to_move(game.position(at)).ok());
            let next = mv.and_then(|mv| game.play(at, mv).ok());
            let Some(next) = next else {
                panic!("{word} is legal")
            };
            at = next;
        }
        game
    }

    #[test]
    fn a_course_that_grows_and_is_cut_back_is_the_course_of_its_line() {
        let game = shuffled(24);
        let whole = Course::of(Line::main(&game));
        let mut growing = Course::of(Line::to(&game, NodeId::START));
        for step in whole.line().steps() {
            growing.push(step.clone());
        }
        assert_eq!(growing.ending(), whole.ending());
        assert_eq!(whole.ending().map(|ending| ending.ply), Some(Ply::new(16)));
        for last in (0..=24).rev().map(Ply::from) {
            growing.cut_back(last);
            let same = Course::of(growing.line().clone());
            assert_eq!(growing.ending(), same.ending());
            assert_eq!(growing.line().end(), last);
            for ply in (0..=last.index()).map(Ply::from) {
                assert_eq!(growing.occurrences().all(ply), same.occurrences().all(ply));
            }
            assert_eq!(
                growing.line().position(last).turn(),
                whole.line().position(last).turn()
            );
        }
    }
}
