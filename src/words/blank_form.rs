//! The form for a claim that is filled in by hand.

use shakmaty::Color;

use super::Words;
use crate::game::GameResult;
use crate::report::Event;
use crate::rules::Control;

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
            imprint: self.imprint(),
        }
    }
}
