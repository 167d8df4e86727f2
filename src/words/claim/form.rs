//! The form in which a claim is examined, in words: its moment, its questions, the steps at the table.

use shakmaty::Color;

use super::super::Words;
use super::super::moves::side;
use super::super::verdict::Sign;
use crate::game::MoveLabel;
use crate::report::Event;
use crate::rules::{Control, Finding, IntendedError, Outcome};

impl Words {
    /// The articles of a finding, as they are quoted.
    #[must_use]
    pub fn articles_of(&self, finding: &Finding) -> String {
        Self::articles(&finding.articles)
    }

    /// The sign of an outcome.
    #[must_use]
    pub const fn outcome_sign(&self, outcome: Outcome) -> Sign {
        match outcome {
            Outcome::Correct => Sign::Correct,
            Outcome::Incorrect | Outcome::NoRight => Sign::Incorrect,
            Outcome::Incomplete | Outcome::NotProved => Sign::Open,
            Outcome::GameAlreadyOver => Sign::GameOver,
        }
    }

    /// The moment that a claim is about, and who has the move.
    #[must_use]
    pub fn moment_line(&self, label: Option<&MoveLabel>, side_to_move: Color) -> String {
        let to_move = ("side", side(side_to_move));
        match label {
            Some(label) => self.say_with(
                "first-line-after",
                &[("move", self.mv(label).into()), to_move],
            ),
            None => self.say_with("first-line-start", &[to_move]),
        }
    }

    /// The name of a clock's field.
    #[must_use]
    pub fn clock_name(&self, of: Color, was_running: bool) -> String {
        let key = if was_running {
            "form-clock-running"
        } else {
            "form-clock"
        };
        self.say_with(key, &[("side", side(of))])
    }

    /// A step of the procedure at the table, by its number from 0.
    #[must_use]
    pub fn step(&self, at: usize, event: &Event) -> String {
        const STEPS: [&str; 9] = [
            "step-1", "step-2", "step-3", "step-4", "step-5", "step-6", "step-7", "step-8",
            "step-9",
        ];
        let boards = ("boards", event.electronic_boards.key().into());
        STEPS
            .get(at)
            .map(|key| self.say_with(key, &[boards]))
            .unwrap_or_default()
    }

    /// Why an intended move cannot be taken up as it is typed.
    #[must_use]
    pub fn why_unclear(&self, error: &IntendedError) -> String {
        match error {
            IntendedError::Unreadable(_) => self.say("form-intended-unreadable"),
            IntendedError::Ambiguous(candidates) => {
                let places = [("candidates", self.candidates(candidates).into())];
                self.say_with("form-intended-ambiguous", &places)
            }
        }
    }

    /// The name of a control as a choice: "Standard".
    #[must_use]
    pub fn control_title(&self, control: Control) -> String {
        self.say(match control {
            Control::Standard => "control-title-standard",
            Control::Rapid => "control-title-rapid",
            Control::Blitz => "control-title-blitz",
        })
    }
}
