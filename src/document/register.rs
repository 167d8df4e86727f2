//! The register of claims: one line for each decision, and its form as CSV.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};

use super::Decided;
use crate::game::GameResult;
use crate::report::{ClaimRecord, EarlierClaim, Ruling};
use crate::rules::{Basis, Clocks, Intended};

/// A claim that was decided, as the register has it. Texts that nobody gave are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Entry {
    /// The number of the record.
    pub number: String,
    /// The event.
    pub event: String,
    /// The day.
    pub date: String,
    /// The time of the claim.
    pub claimed_at: String,
    /// The time of the decision.
    pub decided_at: String,
    /// The round.
    pub round: String,
    /// White's name.
    pub white: String,
    /// Black's name.
    pub black: String,
    /// The file of the game.
    pub file: String,
    /// The number of the game in it.
    pub game: usize,
    /// The half-moves played before the claim.
    pub ply: u32,
    /// The move before the claim, such as `25... Ra8`.
    pub after: String,
    /// `white` or `black`.
    pub claimant: String,
    /// `on_board` or `intended_move`.
    pub basis: String,
    /// The intended move.
    pub intended_move: String,
    /// The finding, as in JSON.
    pub finding: String,
    /// The articles of the finding.
    pub articles: String,
    /// `as_found` or `otherwise`.
    pub ruling: String,
    /// Why it was decided otherwise.
    pub reason: String,
    /// The result that was recorded; empty where play went on.
    pub result: String,
    /// White's clock after the decision.
    pub white_clock: String,
    /// Black's clock after the decision.
    pub black_clock: String,
    /// The arbiter.
    pub arbiter: String,
    /// The edition of the Laws.
    pub laws: String,
    /// Whether the decision was taken back.
    pub taken_back: bool,
}

impl Entry {
    /// The entry of a claim; `None` where its record has no decision.
    #[must_use]
    pub fn of(decided: &Decided) -> Option<Self> {
        let record = &decided.record;
        let decision = record.decision.as_ref()?;
        let (facts, hearing, finding) = (&record.record, &record.hearing, &record.examined.finding);
        let tag = |name| facts.tags.told(name).unwrap_or_default().to_owned();
        let (basis, intended_move) = match &finding.claim.basis {
            Basis::OnBoard => ("on_board", String::new()),
            Basis::IntendedMove(Intended::Illegal(written)) => ("intended_move", written.clone()),
            Basis::IntendedMove(Intended::Legal(_)) => {
                let label = finding.intended.as_ref();
                (
                    "intended_move",
                    label.map(|it| it.san.clone()).unwrap_or_default(),
                )
            }
        };
        let articles = finding.articles.iter().filter(|article| article.is_known());
        let articles: Vec<&str> = articles.map(|article| article.as_str()).collect();
        let (ruling, reason) = match &decision.ruling {
            Ruling::AsFound => ("as_found", String::new()),
            Ruling::Otherwise(reason) => ("otherwise", reason.clone()),
        };
        let time = |time: Option<u32>| time.map(Clocks::time_text).unwrap_or_default();
        let name = &record.event.name;
        Some(Self {
            number: hearing.number.clone(),
            event: if name.is_empty() {
                tag("Event")
            } else {
                name.clone()
            },
            date: hearing.date.clone(),
            claimed_at: hearing.claimed_at.clone(),
            decided_at: decision.decided_at.clone(),
            round: tag("Round"),
            white: tag("White"),
            black: tag("Black"),
            file: facts.file.clone(),
            game: facts.game,
            ply: record.moment.ply.half_moves(),
            after: record
                .moment
                .label
                .as_ref()
                .map(crate::game::MoveLabel::spaced)
                .unwrap_or_default(),
            claimant: finding.claim.claimant.to_string(),
            basis: basis.to_owned(),
            intended_move,
            finding: finding.outcome.key().to_owned(),
            articles: articles.join(", "),
            ruling: ruling.to_owned(),
            reason,
            result: decision
                .result
                .map(GameResult::as_str)
                .unwrap_or_default()
                .to_owned(),
            white_clock: time(decision.clocks.white),
            black_clock: time(decision.clocks.black),
            arbiter: record.event.arbiter.clone(),
            laws: facts.edition.key().to_owned(),
            taken_back: decided.taken_back,
        })
    }

    /// By what a claim is known again: game, moment, time and number.
    fn key(&self) -> (String, usize, u32, [String; 3]) {
        let times = [&self.date, &self.claimed_at, &self.number];
        (
            self.file.clone(),
            self.game,
            self.ply,
            times.map(Clone::clone),
        )
    }

    /// The name of the file of its page: number, day and times, without what a file's name cannot have.
    #[must_use]
    pub fn page_name(&self) -> String {
        let parts = [
            "claim",
            &self.number,
            &self.date,
            &self.claimed_at,
            &self.decided_at,
        ];
        let parts = parts.into_iter().filter(|part| !part.is_empty());
        let name = parts.collect::<Vec<_>>().join("-");
        let plain = |c: char| if c.is_alphanumeric() { c } else { '-' };
        let name: String = name.chars().take(120).map(plain).collect();
        format!("{name}.pdf")
    }

    /// What is told of it where another claim is made at the same moment.
    #[must_use]
    pub fn as_earlier(&self) -> EarlierClaim {
        EarlierClaim {
            number: self.number.clone(),
            claimant: self.claimant.clone(),
            after: self.after.clone(),
            intended_move: self.intended_move.clone(),
            finding: self.finding.clone(),
            articles: self.articles.clone(),
        }
    }

    /// Whether it was made at this moment of this game, and holds.
    #[must_use]
    pub fn is_at(&self, file: &str, game: usize, ply: u32) -> bool {
        self.file == file && self.game == game && self.ply == ply && !self.taken_back
    }

    /// Whether it is the decision on this very claim, which was taken back.
    #[must_use]
    pub fn is_taken_back_of(&self, record: &ClaimRecord) -> bool {
        let (facts, hearing) = (&record.record, &record.hearing);
        self.taken_back
            && self.file == facts.file
            && self.game == facts.game
            && self.ply == record.moment.ply.half_moves()
            && self.date == hearing.date
            && self.claimed_at == hearing.claimed_at
    }

    /// The line of the register.
    #[must_use]
    pub fn to_line(&self) -> String {
        // Texts, numbers and a switch can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// The claims of a register, in the order in which they were decided. A later line on the same claim takes the place of the
/// earlier one. Lines that cannot be read are left out, and counted.
#[must_use]
pub fn read(text: &str) -> (Vec<Entry>, usize) {
    let (mut entries, mut unread) = (Vec::<Entry>::new(), 0);
    let mut places = HashMap::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        let Ok(entry) = serde_json::from_str::<Entry>(line) else {
            unread += 1;
            continue;
        };
        let place = *places.entry(entry.key()).or_insert(entries.len());
        match entries.get_mut(place) {
            Some(former) => *former = entry,
            None => entries.push(entry),
        }
    }
    (entries, unread)
}

/// Enters a claim; it takes the place of an earlier entry on the same one.
pub fn enter(entries: &mut Vec<Entry>, entry: Entry) {
    let key = entry.key();
    match entries.iter_mut().find(|other| other.key() == key) {
        Some(former) => *former = entry,
        None => entries.push(entry),
    }
}

/// The register as CSV with a row of headings.
///
/// # Errors
/// Where the writer fails, which on memory it does not.
pub fn to_csv(entries: &[Entry]) -> Result<Vec<u8>, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for entry in entries {
        writer.serialize(entry)?;
    }
    if entries.is_empty() {
        let headings = serde_json::to_value(Entry::default()).ok();
        let object = headings.as_ref().and_then(serde_json::Value::as_object);
        writer.write_record(object.into_iter().flat_map(serde_json::Map::keys))?;
    }
    writer
        .into_inner()
        .map_err(|error| csv::Error::from(error.into_error()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(number: &str, ply: u32) -> Entry {
        Entry {
            number: number.to_owned(),
            file: "a.pgn".to_owned(),
            game: 1,
            ply,
            white: "Alder, \"A.\"".to_owned(),
            ..Entry::default()
        }
    }

    #[test]
    fn a_later_line_on_the_same_claim_takes_the_place_of_the_earlier() {
        let taken_back = Entry {
            taken_back: true,
            ..entry("1", 8)
        };
        let lines = [entry("1", 8), entry("2", 9), taken_back.clone()];
        let text: Vec<String> = lines.iter().map(Entry::to_line).collect();
        let text = text.join("\n") + "\nnot a line\n";
        assert_eq!(read(&text), (vec![taken_back, entry("2", 9)], 1));
    }

    #[test]
    fn csv_has_headings_and_quotes_what_needs_it() {
        let bytes = to_csv(&[entry("1", 8)]).unwrap_or_default();
        let text = String::from_utf8_lossy(&bytes);
        let (head, row) = text.split_once('\n').unwrap_or_default();
        assert!(head.starts_with("number,event,date,"), "{head}");
        assert!(row.contains("\"Alder, \"\"A.\"\"\""), "{row}");
        let empty = to_csv(&[]).unwrap_or_default();
        assert_eq!(String::from_utf8_lossy(&empty).trim_end(), head.trim_end());
    }
}
