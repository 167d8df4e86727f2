//! The record of a claim in words: what stands on the page, whatever the page is made of.

use shakmaty::Color;

use super::Words;
use super::moves::side;
use crate::game::{GameResult, MoveLabel, Severity};
use crate::report::{
    ClaimRecord, Decision, Hearing, Mark, Picture, RecordFacts, Ruling, SameDiagram, Side,
    SinceCapture, Stands,
};
use crate::rules::{
    Answer, Article, Clocks, Control, Difference, Edition, Finding, Outcome, Point,
};

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
    /// The moves, a row for a number.
    pub rows: Vec<MoveRow>,
    /// What the marks mean.
    pub legend: String,
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
        let articles = Self::articles(&articles(record));
        let subtitle = [
            ("laws", self.laws(&record.record).into()),
            ("articles", articles.into()),
        ];
        RecordPage {
            title: self.say("record-title"),
            number: self.record_number(record),
            subtitle: self.say_with("record-subtitle", &subtitle),
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
            checked: self.record_checked(&record.hearing),
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
            imprint: self.say_with(
                "record-imprint",
                &[("version", env!("CARGO_PKG_VERSION").into())],
            ),
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

    fn record_facts(&self, record: &ClaimRecord) -> Vec<(String, String)> {
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

    fn record_claim(&self, record: &ClaimRecord) -> Paragraph {
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

    fn record_decision(&self, record: &ClaimRecord) -> RecordBox {
        let heading = self.say("record-decision");
        let Some(decision) = &record.decision else {
            return RecordBox {
                heading,
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
            Ruling::AsFound => self.outcome_sentence(finding),
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
                let places = [("reason", reason.as_str().into())];
                vec![self.say_with("decision-reason", &places)]
            }
        };
        if let Some(result) = decision.result {
            let result = Self::result(result);
            sentences.push(self.say_with("decision-result", &[("result", result.into())]));
        }
        if decision.result.is_none() {
            sentences.extend(self.clocks_from_now_on(decision.clocks));
        }
        if let (Ruling::Otherwise(_), Some(starts)) = (&decision.ruling, decision.starts) {
            sentences.push(self.say_with("consequence-start-clock", &[("side", side(starts))]));
        }
        sentences
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

    fn same_position(&self, record: &ClaimRecord) -> PictureSection {
        let edition = record.record.edition;
        let pictures = record.same_position.iter().enumerate();
        let pictures: Vec<PictureText> = pictures
            .map(|(i, picture)| {
                let mut text = self.picture(picture, Some(i + 1), None, edition);
                // It is the same in all of them, and told once.
                text.state.clear();
                text
            })
            .collect();
        let claimed = record.examined.finding.board.count.is_some();
        let shown = record.same_position.last();
        let mut sentences: Vec<String> = shown.map(|it| self.state(&it.side)).into_iter().collect();
        if record.same_position.len() > 1 {
            let article = edition.article(Point::SamePosition);
            sentences.push(self.say_with("record-all-the-same", &[("article", article.into())]));
        }
        if claimed {
            let since: SinceCapture = record.examined.since_capture;
            let places = [("white", since.white.into()), ("black", since.black.into())];
            sentences.push(self.say_with("record-since", &places));
        }
        if record.history_unknown {
            sentences.push(self.say("record-at-least"));
        }
        let heading = if claimed {
            self.say_with("record-same-position", &[("n", pictures.len().into())])
        } else {
            self.say("record-position-on-board")
        };
        PictureSection {
            heading,
            sentences,
            pictures,
        }
    }

    fn record_same_diagrams(&self, record: &ClaimRecord) -> Option<PictureSection> {
        if record.same_diagrams.is_empty() {
            return None;
        }
        let edition = record.record.edition;
        let pictures = record.same_diagrams.iter();
        let pictures: Vec<PictureText> = pictures
            .map(|(picture, same)| self.picture(picture, None, Some(same), edition))
            .collect();
        Some(PictureSection {
            heading: self.say_with("record-same-diagram", &[("n", pictures.len().into())]),
            sentences: Vec::new(),
            pictures,
        })
    }

    fn picture(
        &self,
        picture: &Picture,
        number: Option<usize>,
        same: Option<&SameDiagram>,
        edition: Edition,
    ) -> PictureText {
        let at = &picture.side;
        let moment = self.moment_of(at.moment.label.as_ref());
        let caption = match (number, picture.stands) {
            (Some(number), Stands::OnBoard) => self.say_with(
                "record-picture",
                &[("n", number.to_string().into()), ("moment", moment.into())],
            ),
            (Some(number), Stands::Intended) => self.say_with(
                "record-picture-intended",
                &[("n", number.to_string().into()), ("moment", moment.into())],
            ),
            (None, _) => moment,
        };
        let why = same.map(|same| {
            let differences = same.differences.as_slice().iter();
            differences
                .map(|difference| {
                    let sentences = self.difference(difference, &same.moment).join(" ");
                    let article = difference.article(edition);
                    let places = [
                        ("kind", difference_key(difference).into()),
                        ("why", sentences.into()),
                        ("article", article.into()),
                    ];
                    self.say_with("record-why", &places)
                })
                .collect()
        });
        PictureText {
            caption,
            state: self.state(at),
            why: why.unwrap_or_default(),
            fen: picture.fen.clone(),
            board: at.board.clone(),
        }
    }

    /// Player to move, rights to castle and captures en passant.
    fn state(&self, at: &Side) -> String {
        let places = [
            ("side", side(at.side_to_move)),
            ("rights", self.rights(at).into()),
            ("captures", self.captures_of(at).into()),
        ];
        self.say_with("record-state", &places)
    }

    fn record_moves(&self, record: &ClaimRecord) -> MovesSection {
        let mut rows: Vec<MoveRow> = Vec::new();
        for (label, mark) in &record.moves {
            let shown = Some((self.san(label), *mark));
            let number = format!("{}.", label.number);
            let row = rows
                .last_mut()
                .filter(|row| label.side.is_black() && row.number == number && row.black.is_none());
            match (row, label.side) {
                (Some(row), _) => row.black = shown,
                (None, Color::White) => rows.push(MoveRow {
                    number,
                    white: shown,
                    black: None,
                }),
                (None, Color::Black) => rows.push(MoveRow {
                    number,
                    white: None,
                    black: shown,
                }),
            }
        }
        MovesSection {
            heading: self.say("record-moves"),
            rows,
            legend: self.say("record-moves-legend"),
        }
    }

    fn record_defects(&self, record: &ClaimRecord) -> Vec<String> {
        let facts = &record.record;
        let mut sentences = vec![self.status_sentence(facts)];
        sentences.extend(
            facts
                .notes
                .iter()
                .map(|note| self.record_note(note, facts.edition)),
        );
        let defects = facts.defects.iter();
        sentences.extend(defects.map(|defect| self.defect_with_place(defect)));
        if facts
            .defects
            .iter()
            .all(|defect| defect.severity != Severity::Error)
            && record.examined.finding.outcome != Outcome::NotProved
        {
            sentences.push(self.say("record-rests-on-scoresheets"));
        }
        sentences
    }

    fn record_checked(&self, hearing: &Hearing) -> Vec<CheckBox> {
        let mut boxes = vec![
            CheckBox {
                answer: hearing.sheets_attached,
                text: self.say("record-sheets-attached"),
            },
            CheckBox {
                answer: hearing.replayed,
                text: self.say("record-replayed"),
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

    fn appeal(&self, record: &ClaimRecord) -> String {
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

    fn record_source(&self, record: &ClaimRecord) -> String {
        let last = record.moves.last().map(|(label, _)| label);
        let places = [
            ("file", file_name(&record.record.file).into()),
            ("n", record.record.game.to_string().into()),
            (
                "move",
                last.map_or_else(
                    || self.say("moments-start"),
                    |label: &MoveLabel| self.mv(label),
                )
                .into(),
            ),
        ];
        self.say_with("record-source", &places)
    }
}

/// The articles of the finding, and those by which same diagrams are not the same position.
fn articles(record: &ClaimRecord) -> Vec<Article> {
    let edition = record.record.edition;
    let same = record.same_diagrams.iter();
    let differing = same.flat_map(|(_, same)| same.differences.as_slice());
    let differing = differing.map(|difference| difference.article(edition));
    let finding = record.examined.finding.articles.iter().copied();
    let mut all: Vec<Article> = finding.chain(differing).collect();
    all.sort_by_key(|article| article.as_str());
    all
}

/// The selector of a difference in the message files.
const fn difference_key(difference: &Difference) -> &'static str {
    match difference {
        Difference::SideToMove { .. } => "side",
        Difference::Castling { .. } => "castling",
        Difference::EnPassant { .. } => "en_passant",
    }
}

/// The name of a file without its folders, which are nobody's business on paper.
fn file_name(file: &str) -> &str {
    file.rsplit(['/', '\\']).next().unwrap_or(file)
}
