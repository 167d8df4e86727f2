//! The record of a claim in words: what stands on the page, whatever the page is made of.

mod decision;
mod evidence;
mod facts;

use super::Words;
use crate::report::{ClaimRecord, Mark};
use crate::rules::Answer;

/// The page of a record, top to bottom. A name and a result never stand in one string.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordPage {
    /// "Record of a draw claim".
    pub title: String,
    /// The number of the record; empty where it has none.
    pub number: String,
    /// The Laws, the articles, for whom it is.
    pub subtitle: String,
    /// Labels with their values, two a row; an empty value is a line to fill in.
    pub facts: Vec<(String, String)>,
    /// The claim as it was made: a heading and sentences.
    pub claim: Paragraph,
    /// What is found.
    pub finding: RecordBox,
    /// What the arbiter decides.
    pub decision: RecordBox,
    /// Every occurrence of the claimed position.
    pub same_position: PictureSection,
    /// Every same diagram that is not the claimed position; none where there is none.
    pub same_diagrams: Option<PictureSection>,
    /// The moves up to the claim.
    pub moves: MovesSection,
    /// What is wrong with the record of the game, and what cannot be proved by it.
    pub defects: Vec<String>,
    /// How it was checked: a box to tick and what it stands for.
    pub checked: Vec<CheckBox>,
    /// The appeal.
    pub appeal: String,
    /// The lines to sign on.
    pub signatures: [String; 3],
    /// How the hash is made, and the hash.
    pub hash: Option<(String, String)>,
    /// Where the moves come from.
    pub source: String,
    /// The program, and whose word counts.
    pub imprint: String,
    /// "page 1 of 2" with these two numbers in it.
    pages: (String, String, String),
}

/// A heading and what follows it in the same paragraph.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// In bold type.
    pub heading: String,
    /// The sentences.
    pub sentences: Vec<String>,
}

/// One of the two boxes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordBox {
    /// Whose word it is.
    pub heading: String,
    /// The one thing to know; empty where nothing is decided yet.
    pub title: String,
    /// Why, and what follows.
    pub sentences: Vec<String>,
}

/// Diagrams under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureSection {
    /// The heading.
    pub heading: String,
    /// What holds for all of them.
    pub sentences: Vec<String>,
    /// The diagrams.
    pub pictures: Vec<PictureText>,
}

/// What stands below and beside a diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PictureText {
    /// The moment.
    pub caption: String,
    /// Player to move, rights to castle, en passant.
    pub state: String,
    /// Why it is not the same position, with the article.
    pub why: Vec<String>,
    /// Its FEN.
    pub fen: String,
    /// The diagram.
    pub board: shakmaty::Board,
}

/// The moves under a heading.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MovesSection {
    /// The heading.
    pub heading: String,
    /// Where they begin, if that is not the usual start.
    pub start: Option<String>,
    /// The moves, a row for a number.
    pub rows: Vec<MoveRow>,
    /// What the marks mean where occurrences are underlined.
    pub legend: String,
    /// What they mean where occurrences have the sign `=`.
    pub legend_of_signs: String,
}

/// The moves with one number.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveRow {
    /// The number with its point.
    pub number: String,
    /// White's move; `…` where the record begins with Black.
    pub white: Option<(String, Mark)>,
    /// Black's move.
    pub black: Option<(String, Mark)>,
}

/// A box to tick.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckBox {
    /// Ticked, crossed out, or left to be ticked by hand.
    pub answer: Answer,
    /// What it stands for.
    pub text: String,
}

impl RecordPage {
    /// "page 1 of 2".
    #[must_use]
    pub fn page_of(&self, page: usize, pages: usize) -> String {
        let (before, between, after) = &self.pages;
        format!("{before}{page}{between}{pages}{after}")
    }
}

impl Words {
    /// The page of a record.
    #[must_use]
    pub fn record_page(&self, record: &ClaimRecord) -> RecordPage {
        let edition = record.record.edition;
        let finding = &record.examined.finding;
        let articles = Self::articles(&evidence::articles(record));
        let key = if articles.is_empty() {
            "record-subtitle-without"
        } else {
            "record-subtitle"
        };
        let subtitle = [
            ("laws", self.laws(&record.record).into()),
            ("articles", articles.into()),
        ];
        RecordPage {
            title: self.say("record-title"),
            number: self.record_number(record),
            subtitle: self.say_with(key, &subtitle),
            facts: self.record_facts(record),
            claim: self.record_claim(record),
            finding: RecordBox {
                heading: self.say("record-finding"),
                title: self.outcome(finding.outcome),
                sentences: self.reasons(&record.examined, edition),
            },
            decision: self.record_decision(record),
            same_position: self.same_position(record),
            same_diagrams: self.record_same_diagrams(record),
            moves: self.record_moves(record),
            defects: self.record_defects(record),
            checked: self.record_checked(&record.hearing, &record.event),
            appeal: self.appeal(record),
            signatures: [
                "record-sign-white",
                "record-sign-black",
                "record-sign-arbiter",
            ]
            .map(|key| self.say(key)),
            hash: record
                .hash
                .clone()
                .map(|hash| (self.say("record-hash"), hash)),
            source: self.record_source(record),
            imprint: self.imprint(),
            pages: self.pages(),
        }
    }

    fn record_number(&self, record: &ClaimRecord) -> String {
        match record.hearing.number.trim() {
            "" => String::new(),
            number => self.say_with("record-number", &[("number", number.into())]),
        }
    }

    /// That no font has these characters.
    #[must_use]
    pub fn no_font_for(&self, missing: &[char]) -> String {
        let shown: Vec<String> = missing
            .iter()
            .take(12)
            .map(|c| format!("U+{:04X}", u32::from(*c)))
            .collect();
        self.say_with("record-no-font", &[("characters", shown.join(", ").into())])
    }

    /// The sentence of the page numbers, cut at its two numbers.
    fn pages(&self) -> (String, String, String) {
        let marked = self.say_with(
            "record-page",
            &[("page", "\u{1}".into()), ("pages", "\u{2}".into())],
        );
        let (before, rest) = marked.split_once('\u{1}').unwrap_or((&marked, ""));
        let (between, after) = rest.split_once('\u{2}').unwrap_or((rest, ""));
        (before.to_owned(), between.to_owned(), after.to_owned())
    }
}
