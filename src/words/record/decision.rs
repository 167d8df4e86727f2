//! The arbiter's decision in words.

use shakmaty::Color;

use super::super::Words;
use super::super::moves::side;
use super::RecordBox;
use crate::game::GameResult;
use crate::report::{ClaimRecord, Decision, Ruling};
use crate::rules::{Clocks, Edition, Finding, Penalty};

impl Words {
    pub(super) fn record_decision(&self, record: &ClaimRecord) -> RecordBox {
        let heading = self.say("record-decision");
        let Some(decision) = &record.decision else {
            return RecordBox {
                heading: self.say("record-decision-open"),
                title: String::new(),
                sentences: Vec::new(),
            };
        };
        RecordBox {
            heading,
            title: self.decision_title(&record.examined.finding, decision),
            sentences: self.decision(&record.examined.finding, record.record.edition, decision),
        }
    }

    /// The decision in one sentence.
    #[must_use]
    pub fn decision_title(&self, finding: &Finding, decision: &Decision) -> String {
        match &decision.ruling {
            Ruling::AsFound => self.outcome_title(finding),
            Ruling::Otherwise(_) => self.say("decision-otherwise"),
        }
    }

    /// The decision: why it is another one than the finding, the result, the clocks.
    #[must_use]
    pub fn decision(
        &self,
        finding: &Finding,
        edition: Edition,
        decision: &Decision,
    ) -> Vec<String> {
        let mut sentences = match &decision.ruling {
            Ruling::AsFound => self.consequences(finding, edition),
            Ruling::Otherwise(reason) => {
                let reason =
                    self.say_with("decision-reason", &[("reason", reason.as_str().into())]);
                vec![with_stop(reason)]
            }
        };
        for (of, minutes) in Color::ALL.into_iter().zip(decision.minutes) {
            if minutes > 0 {
                sentences.push(self.penalty(&Penalty::Set(minutes), of));
            }
        }
        if let Some(result) = decision.result {
            let result = Self::result(result);
            let result = self.say_with("decision-result", &[("result", result.into())]);
            sentences.push(with_stop(result));
        } else if goes_on(finding, decision) {
            sentences.extend(self.clocks_from_now_on(decision.clocks));
        }
        if let (Ruling::Otherwise(_), Some(starts)) = (&decision.ruling, decision.starts) {
            sentences.push(self.say_with("consequence-start-clock", &[("side", side(starts))]));
        }
        sentences
    }

    /// What a decision leaves in the record of the game: the claim, what was decided, the result or the clocks. An intended
    /// move stays in it and is never a move of the game.
    #[must_use]
    pub fn decision_comment(&self, record: &ClaimRecord, decision: &Decision) -> String {
        let finding = &record.examined.finding;
        let decided = match &decision.ruling {
            Ruling::AsFound => self.outcome_title(finding),
            Ruling::Otherwise(reason) => self.say_with(
                "decision-comment-otherwise",
                &[("reason", reason.as_str().into())],
            ),
        };
        let rest = match decision.result {
            Some(result) => {
                let result = Self::result(result);
                let result = self.say_with("decision-result", &[("result", result.into())]);
                Some(with_stop(result))
            }
            None if goes_on(finding, decision) => self.clocks_from_now_on(decision.clocks),
            None => None,
        };
        let sentences = [self.claim_as_made(finding), with_stop(decided)];
        let sentences: Vec<String> = sentences.into_iter().chain(rest).collect();
        sentences.join(" ")
    }

    /// What a decision would come to: the result, and the clocks as far as they are certain.
    #[must_use]
    pub fn decision_comes_to(&self, finding: &Finding, decision: &Decision) -> Vec<String> {
        let goes_on = goes_on(finding, decision);
        let result = match decision.result {
            Some(result) => Self::result(result),
            None if goes_on => self.say("decision-goes-on"),
            None => return vec![self.say("decision-move-ends")],
        };
        let mut parts = vec![self.say_with("decision-result", &[("result", result.into())])];
        for of in Color::ALL {
            if let Some(time) = decision.clocks.of(of) {
                parts.push(format!("{} {}", self.side(of), Clocks::time_text(time)));
            }
        }
        parts
    }

    /// What the clocks show from now on, as far as it is certain.
    fn clocks_from_now_on(&self, clocks: Clocks) -> Option<String> {
        if clocks.white.is_some() && clocks.black.is_some() {
            return Some(self.clocks("decision-clocks", clocks));
        }
        let known = |of: Color| clocks.of(of).map(|time| (of, time));
        let (of, time) = known(Color::White).or_else(|| known(Color::Black))?;
        let places = [("side", side(of)), ("time", Clocks::time_text(time).into())];
        Some(self.say_with("decision-clock", &places))
    }

    /// A result as people write it: `½–½`, `1–0`.
    #[must_use]
    pub fn result(result: GameResult) -> String {
        result.as_str().replace("1/2", "½").replace('-', "–")
    }
}

/// Whether play goes on by a decision without a result: not where a flag fall or the move that is due ends the game.
fn goes_on(finding: &Finding, decision: &Decision) -> bool {
    let as_found = decision.ruling == Ruling::AsFound;
    let ends = finding.ends_with_the_move_due() || Decision::depends_on_flag(finding).is_some();
    decision.result.is_none() && !(as_found && ends)
}

/// A sentence with its full stop, where it ends without one.
fn with_stop(mut sentence: String) -> String {
    if !sentence.trim_end().ends_with(['.', '!', '?', '…']) {
        sentence.push('.');
    }
    sentence
}
