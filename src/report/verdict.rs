//! What the verdict card says: the first of a fixed list that matches.

use super::moment::AtMoment;
use crate::game::MoveLabel;
use crate::rules::{EndReason, Ending, Ground, THREEFOLD};

/// The verdict on a moment. The order of the variants is the order in which they are looked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The record breaks off right after this moment; what is proved until here stands inside.
    BreaksOff(Box<Verdict>),
    /// The game was over earlier, after this move (`None`: at the start).
    EndedEarlier(Ending, Option<MoveLabel>),
    /// The game ends here.
    EndsHere(EndReason),
    /// The player to move may claim, on these grounds (never empty).
    MayClaim(Vec<Ground>),
    /// The player to move may claim with an intended move, on these grounds (never empty).
    MayClaimWithMove(Vec<Ground>),
    /// At least so many times: earlier play is unknown.
    AtLeast(usize),
    /// The same diagram stood on the board this many times, the same position only once or twice.
    SameDiagram {
        /// How often the diagram was there.
        diagrams: usize,
        /// How often the position was there.
        positions: usize,
    },
    /// Nothing to say but which time it is.
    Repeated(usize),
}

impl Verdict {
    pub(super) fn of(found: &AtMoment) -> Self {
        let verdict = Self::of_moves(found);
        if found.breaks_off {
            Self::BreaksOff(Box::new(verdict))
        } else {
            verdict
        }
    }

    fn of_moves(found: &AtMoment) -> Self {
        let positions = found.count();
        let diagrams = positions + found.same_diagrams.len();
        if let Some((ending, label)) = &found.game_over {
            return if ending.ply < found.moment.ply {
                Self::EndedEarlier(*ending, label.clone())
            } else {
                Self::EndsHere(ending.reason)
            };
        }
        if !found.claims.on_board.is_empty() {
            return Self::MayClaim(found.claims.on_board.clone());
        }
        let by_move = &found.claims.by_intended_move;
        let holds = |ground: &Ground| by_move.iter().any(|claim| claim.grounds.contains(ground));
        let grounds: Vec<Ground> = [Ground::Repetition, Ground::FiftyMoves]
            .into_iter()
            .filter(holds)
            .collect();
        if !grounds.is_empty() {
            Self::MayClaimWithMove(grounds)
        } else if found.history_unknown {
            Self::AtLeast(positions)
        } else if diagrams >= THREEFOLD && positions < THREEFOLD {
            Self::SameDiagram {
                diagrams,
                positions,
            }
        } else {
            Self::Repeated(positions)
        }
    }
}
