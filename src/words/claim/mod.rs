//! The claim as it was made, and the finding on it: outcome, reasons, what follows.

mod answers;
mod consequences;
mod form;
mod reasons;

pub use answers::AnswerCard;

use super::Words;
use super::moves::side;
use crate::rules::{Basis, Finding, Intended, Outcome};

impl Words {
    /// The outcome as a headline.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(match outcome {
            Outcome::Correct => "claim-correct",
            Outcome::Incorrect => "claim-incorrect",
            Outcome::NoRight => "claim-no-right",
            Outcome::Incomplete => "claim-incomplete",
            Outcome::NotProved => "claim-not-proved",
            Outcome::GameAlreadyOver => "claim-game-over",
        })
    }

    /// The outcome with its articles, as a title.
    #[must_use]
    pub fn outcome_title(&self, finding: &Finding) -> String {
        let outcome = self.outcome(finding.outcome);
        let articles = Self::articles(&finding.articles);
        if articles.is_empty() {
            return outcome;
        }
        self.say_with(
            "claim-articles",
            &[("outcome", outcome.into()), ("articles", articles.into())],
        )
    }

    /// The outcome as a sentence with its articles.
    #[must_use]
    pub fn outcome_sentence(&self, finding: &Finding) -> String {
        format!("{}.", self.outcome_title(finding))
    }

    /// The claim as it was made.
    #[must_use]
    pub fn claim_as_made(&self, finding: &Finding) -> String {
        let claimant = side(finding.claim.claimant);
        match self.intended_text(finding) {
            None => self.say_with("claim-as-made-on-board", &[("side", claimant)]),
            Some(mv) => self.say_with(
                "claim-as-made-intended",
                &[("side", claimant), ("move", mv.into())],
            ),
        }
    }

    /// The intended move, as it is shown or as it was written.
    pub(in crate::words) fn intended_text(&self, finding: &Finding) -> Option<String> {
        match (&finding.claim.basis, &finding.intended) {
            (Basis::OnBoard, _) => None,
            (Basis::IntendedMove(_), Some(label)) => Some(self.mv(label)),
            (Basis::IntendedMove(Intended::Illegal(written)), None) => Some(written.clone()),
            (Basis::IntendedMove(Intended::Legal(mv)), None) => Some(mv.to_string()),
        }
    }
}
