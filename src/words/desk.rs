//! The claim at the table in words: the form, the decision, the register, the blank page.

use shakmaty::Color;

use super::Words;
use super::moves::side;
use super::record::goes_on;
use super::verdict::Sign;
use crate::game::{GameResult, MoveLabel};
use crate::report::{Decision, EarlierClaim, Event};
use crate::rules::{Clocks, Control, Finding, IntendedError, Outcome};

/// A form for a claim, to be filled in by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormPage {
    /// The title.
    pub title: String,
    /// For whom it is.
    pub subtitle: String,
    /// Labels with what is known already; the rest are lines to fill in.
    pub facts: Vec<(String, String)>,
    /// Questions, each with boxes to tick.
    pub questions: Vec<(String, Vec<String>)>,
    /// Labels of lines to write on, each with how many lines.
    pub lines: Vec<(String, usize)>,
    /// The lines to sign on.
    pub signatures: [String; 3],
    /// The program, and whose word counts.
    pub imprint: String,
}

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
                let places = [("candidates", candidates.join(", ").into())];
                self.say_with("form-intended-ambiguous", &places)
            }
        }
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

    /// The name of a control as a choice: "Standard".
    #[must_use]
    pub fn control_title(&self, control: Control) -> String {
        self.say(match control {
            Control::Standard => "control-title-standard",
            Control::Rapid => "control-title-rapid",
            Control::Blitz => "control-title-blitz",
        })
    }

    /// A claim in the register: who, when, with which move. The texts are those of the register.
    #[must_use]
    pub fn register_claim(&self, claimant: &str, after: &str, intended: &str) -> String {
        // The move before it is of the other player.
        let is_white = |after: &str| !after.contains("...");
        let mover = Color::from_white(is_white(after));
        let own = Color::from_white(claimant == "white");
        let places = [
            ("side", claimant.into()),
            ("after", self.pieces_of(after, mover).into()),
            ("move", self.pieces_of(intended, own).into()),
        ];
        self.say_with(
            match (after.is_empty(), intended.is_empty()) {
                (true, true) => "register-claim-start",
                (true, false) => "register-claim-start-intended",
                (false, true) => "register-claim-board",
                (false, false) => "register-claim-intended",
            },
            &places,
        )
    }

    /// That a claim was decided before at the same moment.
    #[must_use]
    pub fn earlier_claim(&self, earlier: &EarlierClaim) -> String {
        let claim = self.register_claim(&earlier.claimant, &earlier.after, &earlier.intended_move);
        let finding = self.register_finding(&earlier.finding, &earlier.articles);
        let places = [
            ("number", earlier.number.as_str().into()),
            ("claim", claim.into()),
            ("finding", finding.into()),
        ];
        self.say_with("record-earlier-claim", &places)
    }

    /// A finding in the register.
    #[must_use]
    pub fn register_finding(&self, finding: &str, articles: &str) -> String {
        let finding = self.say_with("register-finding", &[("finding", finding.into())]);
        if articles.is_empty() {
            finding
        } else {
            format!("{finding} ({articles})")
        }
    }

    /// A ruling in the register.
    #[must_use]
    pub fn register_ruling(&self, ruling: &str, reason: &str) -> String {
        let places = [("ruling", ruling.into()), ("reason", reason.into())];
        self.say_with("register-ruling", &places)
    }

    /// A form for a claim, with what is known of the event.
    #[must_use]
    pub fn claim_form(&self, event: &Event) -> FormPage {
        let blank = |key: &str| (self.say(key), String::new());
        let known = |key: &str, value: &str| (self.say(key), value.to_owned());
        let say = |keys: &[&str]| keys.iter().map(|key| self.say(key)).collect::<Vec<_>>();
        let yes_no = say(&["answer-yes", "answer-no", "answer-not-stated"]);
        let sides = vec![self.side(Color::White), self.side(Color::Black)];
        let controls = [Control::Standard, Control::Rapid, Control::Blitz];
        let questions = [
            ("form-running", sides.clone()),
            ("form-claimant", sides),
            (
                "form-ground",
                say(&["form-repetition", "form-fifty", "answer-not-stated"]),
            ),
            ("form-basis", say(&["form-on-board", "form-intended"])),
            ("form-written", yes_no.clone()),
            ("form-made", yes_no.clone()),
            ("form-touched", yes_no.clone()),
            ("form-accepted", yes_no.clone()),
            (
                "form-control",
                controls.map(|it| self.control_title(it)).to_vec(),
            ),
            ("event-supervised", yes_no.clone()),
            ("form-sheets", yes_no.clone()),
            ("form-replayed", yes_no),
            (
                "record-decision",
                say(&["blank-correct", "blank-incorrect", "blank-otherwise"]),
            ),
            (
                "tag-result",
                [
                    GameResult::Draw,
                    GameResult::WhiteWins,
                    GameResult::BlackWins,
                ]
                .map(Self::result)
                .into_iter()
                .chain([self.say("decision-goes-on")])
                .collect(),
            ),
        ];
        FormPage {
            title: self.say("blank-title"),
            subtitle: self.say("blank-subtitle"),
            facts: vec![
                known("record-event", &event.name),
                blank("record-round-board"),
                blank("record-white"),
                blank("record-black"),
                known("record-control", &event.time_control),
                blank("record-times"),
                known("record-arbiter", &event.arbiter),
                known("record-chief-arbiter", &event.chief_arbiter),
                blank("blank-white-clock"),
                blank("blank-black-clock"),
                blank("form-number"),
                known("event-appeal-to", &event.appeal_to),
            ],
            questions: questions
                .into_iter()
                .map(|(key, options)| (self.say(key), options))
                .collect(),
            lines: vec![
                (self.say("form-words"), 2),
                (self.say("blank-moment"), 1),
                (self.say("blank-intended"), 1),
                (self.say("blank-decision"), 4),
            ],
            signatures: [
                "record-sign-white",
                "record-sign-black",
                "record-sign-arbiter",
            ]
            .map(|key| self.say(key)),
            imprint: self.say_with(
                "record-imprint",
                &[("version", env!("CARGO_PKG_VERSION").into())],
            ),
        }
    }
}
