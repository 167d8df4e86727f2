//! What the arbiter decides. The program finds; a decision is always a person's act.

use shakmaty::Color;

use crate::game::GameResult;
use crate::rules::{Clocks, Consequence, EndReason, Finding, OffBoard, Outcome};

/// How the arbiter rules on a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// As the program found.
    AsFound,
    /// Otherwise, for this reason.
    Otherwise(String),
}

/// The decision on a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// How it was ruled.
    pub ruling: Ruling,
    /// The result that is recorded; `None` where play goes on, or ends only with the move that is due.
    pub result: Option<GameResult>,
    /// Minutes more for White and for Black, where the arbiter gives them otherwise than found.
    pub minutes: [u32; 2],
    /// The clocks from now on.
    pub clocks: Clocks,
    /// Whose clock is started; `None` where none is.
    pub starts: Option<Color>,
    /// The time of day at which it was decided, as it is shown: `17:46`.
    pub decided_at: String,
}

impl Decision {
    /// The decision that follows a finding.
    #[must_use]
    pub fn as_found(finding: &Finding, decided_at: String) -> Self {
        let mut clocks = finding.claim.circumstances.clocks;
        let mut starts = None;
        for consequence in &finding.consequences {
            match consequence {
                // How much is said by a new time; where there is none, it is not certain.
                Consequence::MinutesFor(Color::White) => clocks.white = None,
                Consequence::MinutesFor(Color::Black) => clocks.black = None,
                Consequence::NewTime(Color::White, _, after) => clocks.white = Some(*after),
                Consequence::NewTime(Color::Black, _, after) => clocks.black = Some(*after),
                Consequence::StartClock(side) => starts = Some(*side),
                _ => {}
            }
        }
        Self {
            ruling: Ruling::AsFound,
            result: result(finding),
            minutes: [0, 0],
            clocks,
            starts,
            decided_at,
        }
    }

    /// A decision that is another one than the finding: the reason, the result where there is one, and else the minutes more for
    /// White and for Black, and whose clock is started.
    #[must_use]
    pub fn otherwise(
        finding: &Finding,
        reason: String,
        result: Option<GameResult>,
        minutes: [u32; 2],
        decided_at: String,
    ) -> Self {
        let goes_on = result.is_none();
        let minutes = if goes_on { minutes } else { [0, 0] };
        let [white, black] = minutes;
        let clocks = finding.claim.circumstances.clocks;
        Self {
            ruling: Ruling::Otherwise(reason),
            result,
            minutes,
            clocks: clocks
                .with_minutes(Color::White, white)
                .with_minutes(Color::Black, black),
            starts: goes_on.then(|| finding.has_the_move_now()),
            decided_at,
        }
    }

    /// Whose flag fall ends the game by this finding: the result then depends on whether the opponent can still checkmate (6.9), and the
    /// arbiter says it.
    #[must_use]
    pub fn depends_on_flag(finding: &Finding) -> Option<Color> {
        let before = finding.claim.ended_before();
        let before = before.filter(|_| finding.ended_before.is_none());
        let after = finding.consequences.iter().find_map(|it| match it {
            Consequence::EndsAfterwards(how) => Some(*how),
            _ => None,
        });
        match before.or(after)? {
            OffBoard::FlagFall(side) => Some(side),
            _ => None,
        }
    }
}

const fn win_of(side: Color) -> GameResult {
    match side {
        Color::White => GameResult::WhiteWins,
        Color::Black => GameResult::BlackWins,
    }
}

/// The result that follows a finding. After a flag fall it depends on whether the opponent can still mate (6.9), which
/// the arbiter has to see: none is written.
fn result(finding: &Finding) -> Option<GameResult> {
    if finding.outcome == Outcome::GameAlreadyOver {
        return match (finding.ended_before, finding.claim.ended_before()) {
            (Some(ending), _) if ending.reason == EndReason::Checkmate => {
                Some(win_of(finding.side_to_move.other()))
            }
            (Some(_), _) => Some(GameResult::Draw),
            (None, how) => how.and_then(off_board),
        };
    }
    finding
        .consequences
        .iter()
        .find_map(|consequence| match consequence {
            Consequence::Drawn | Consequence::Agreed => Some(GameResult::Draw),
            Consequence::EndsAfterwards(how) => off_board(*how),
            _ => None,
        })
}

const fn off_board(how: OffBoard) -> Option<GameResult> {
    match how {
        OffBoard::Agreement => Some(GameResult::Draw),
        OffBoard::Resignation(side) => Some(win_of(side.other())),
        OffBoard::FlagFall(_) => None,
    }
}
