//! The head of a record, the claim as it was made, and how it was checked.

use shakmaty::Color;

use super::super::Words;
use super::super::moves::side;
use super::{CheckBox, Paragraph};
use crate::game::MoveLabel;
use crate::report::{ClaimRecord, Event, Hearing, RecordFacts};
use crate::rules::{Answer, Clocks, Control, Ground, Point};

impl Words {
    pub(super) fn record_facts(&self, record: &ClaimRecord) -> Vec<(String, String)> {
        let (facts, event) = (&record.record, &record.event);
        let tag = |name| facts.tags.told(name).unwrap_or_default().to_owned();
        let event_name = if event.name.is_empty() {
            tag("Event")
        } else {
            event.name.clone()
        };
        let rows = [
            ("record-event", event_name),
            ("record-round-board", self.round_and_board(facts)),
            ("record-white", self.player_with_id(facts, Color::White)),
            ("record-black", self.player_with_id(facts, Color::Black)),
            ("record-control", self.control(record)),
            ("record-times", self.times(record)),
            ("record-arbiter", event.arbiter.clone()),
            ("record-chief-arbiter", event.chief_arbiter.clone()),
        ];
        rows.into_iter()
            .map(|(key, value)| (self.say(key), value))
            .collect()
    }

    fn round_and_board(&self, facts: &RecordFacts) -> String {
        let (round, board) = (facts.tags.told("Round"), facts.tags.told("Board"));
        // A Round tag of two numbers names the board, too.
        let parts = round.and_then(|round| round.split_once('.'));
        let (round, board) = match (parts, board) {
            (Some((round, board)), None) => (Some(round), Some(board)),
            _ => (round, board),
        };
        match (round, board) {
            (Some(round), Some(board)) => self.say_with(
                "record-round-and-board",
                &[("round", round.into()), ("board", board.into())],
            ),
            (Some(round), None) => round.to_owned(),
            (None, Some(board)) => self.say_with("record-board-only", &[("board", board.into())]),
            (None, None) => String::new(),
        }
    }

    fn player_with_id(&self, facts: &RecordFacts, color: Color) -> String {
        let (name, id) = match color {
            Color::White => ("White", "WhiteFideId"),
            Color::Black => ("Black", "BlackFideId"),
        };
        match (facts.tags.told(name), facts.tags.told(id)) {
            (Some(name), Some(id)) => self.say_with(
                "record-player-id",
                &[("name", name.into()), ("id", id.into())],
            ),
            (Some(name), None) => name.to_owned(),
            (None, _) => String::new(),
        }
    }

    /// The name of a control.
    #[must_use]
    pub fn control_name(&self, control: Control) -> String {
        self.say(match control {
            Control::Standard => "control-standard",
            Control::Rapid => "control-rapid",
            Control::Blitz => "control-blitz",
        })
    }

    fn control(&self, record: &ClaimRecord) -> String {
        let control = record.examined.finding.claim.terms.control;
        let control = control.map(|control| self.control_name(control));
        let time = record.event.time_control.as_str();
        match (control, time) {
            (Some(control), "") => control,
            (Some(control), time) => format!("{control}, {time}"),
            (None, time) => time.to_owned(),
        }
    }

    fn times(&self, record: &ClaimRecord) -> String {
        let hearing = &record.hearing;
        let decided = record.decision.as_ref().map(|it| it.decided_at.as_str());
        let date = if hearing.date.is_empty() {
            record.record.tags.told("Date").unwrap_or_default()
        } else {
            &hearing.date
        };
        let claimed = (!hearing.claimed_at.is_empty()).then(|| {
            self.say_with(
                "record-claimed-at",
                &[("time", hearing.claimed_at.as_str().into())],
            )
        });
        let decided = decided
            .filter(|time| !time.is_empty())
            .map(|time| self.say_with("record-decided-at", &[("time", time.into())]));
        let date = (!date.is_empty()).then(|| date.to_owned());
        date.into_iter()
            .chain(claimed)
            .chain(decided)
            .collect::<Vec<_>>()
            .join(", ")
    }

    pub(super) fn record_claim(&self, record: &ClaimRecord) -> Paragraph {
        let finding = &record.examined.finding;
        let hearing = &record.hearing;
        let mut sentences = Vec::new();
        if !hearing.words.trim().is_empty() {
            let words = hearing.words.trim();
            sentences.push(self.say_with("record-words", &[("words", words.into())]));
        }
        let moment = self.moment_of(record.moment.label.as_ref());
        sentences.push(self.say_with(
            "record-claim-moment",
            &[
                ("moment", moment.into()),
                ("side", side(finding.side_to_move)),
            ],
        ));
        sentences.push(self.claim_as_made(finding));
        let ground = finding.claim.ground.map(|ground| match ground {
            Ground::Repetition => self.say("record-ground-repetition"),
            Ground::FiftyMoves => self.say("record-ground-fifty"),
        });
        sentences.extend(ground);
        if !hearing.told_to.trim().is_empty() {
            let told_to = hearing.told_to.trim();
            sentences.push(self.say_with("record-told-to", &[("to", told_to.into())]));
        }
        let clocks = finding.claim.circumstances.clocks;
        if clocks != Clocks::default() {
            sentences.push(self.clocks("record-clocks", clocks));
        }
        if let Some(running) = clocks.running {
            sentences.push(self.say_with("record-clock-ran", &[("side", side(running))]));
        }
        sentences.extend(self.procedure(finding, record.record.edition));
        sentences.push(self.acceptance(finding));
        sentences.extend(hearing.earlier.iter().map(|it| self.earlier_claim(it)));
        Paragraph {
            heading: self.say("record-claim"),
            sentences,
        }
    }

    /// What both clocks show, where it is known.
    #[must_use]
    pub fn clocks(&self, key: &str, clocks: Clocks) -> String {
        let time =
            |time: Option<u32>| time.map_or_else(|| self.say("clock-not-noted"), Clocks::time_text);
        let places = [
            ("white", time(clocks.white).into()),
            ("black", time(clocks.black).into()),
        ];
        self.say_with(key, &places)
    }

    pub(super) fn record_checked(&self, hearing: &Hearing, event: &Event) -> Vec<CheckBox> {
        let boards = ("boards", event.electronic_boards.key().into());
        let mut boxes = vec![
            CheckBox {
                answer: hearing.sheets_attached,
                text: self.say("record-sheets-attached"),
            },
            CheckBox {
                answer: hearing.replayed,
                text: self.say_with("record-replayed", &[boards]),
            },
        ];
        let remarks = hearing.remarks.trim();
        if !remarks.is_empty() {
            boxes.push(CheckBox {
                answer: Answer::Yes,
                text: remarks.to_owned(),
            });
        }
        boxes
    }

    pub(super) fn appeal(&self, record: &ClaimRecord) -> String {
        let or_line = |text: &str, line: &str| {
            let text = text.trim();
            if text.is_empty() {
                line.to_owned()
            } else {
                text.to_owned()
            }
        };
        let article = record.record.edition.article(Point::Appeal);
        let places = [
            (
                "to",
                or_line(&record.event.appeal_to, "______________").into(),
            ),
            (
                "until",
                or_line(&record.event.appeal_until, "________").into(),
            ),
            ("article", article.into()),
        ];
        self.say_with("record-appeal", &places)
    }

    pub(super) fn record_source(&self, record: &ClaimRecord) -> String {
        let last = record.moves.last().map(|(label, _)| label);
        let places = [
            ("file", file_name(&record.record.file).into()),
            ("n", record.record.game.to_string().into()),
            (
                "move",
                last.map_or_else(
                    || self.say("moment-start"),
                    |label: &MoveLabel| self.mv(label),
                )
                .into(),
            ),
        ];
        self.say_with("record-source", &places)
    }
}

/// The name of a file without its folders, which are nobody's business on paper.
fn file_name(file: &str) -> &str {
    file.rsplit(['/', '\\']).next().unwrap_or(file)
}
