//! The evidence of a record: diagrams, moves, defects, articles.

use shakmaty::Color;

use super::super::Words;
use super::super::moves::side;
use super::{MoveRow, MovesSection, PictureSection, PictureText};
use crate::game::{Made, Severity};
use crate::report::{ClaimRecord, Picture, SameDiagram, Side, SinceCapture, Stands};
use crate::rules::{Article, Difference, Edition, Outcome, Point};

impl Words {
    pub(super) fn same_position(&self, record: &ClaimRecord) -> PictureSection {
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

    pub(super) fn record_same_diagrams(&self, record: &ClaimRecord) -> Option<PictureSection> {
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

    pub(super) fn record_moves(&self, record: &ClaimRecord) -> MovesSection {
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
            start: record
                .start
                .as_ref()
                .map(|fen| self.say_with("record-start", &[("fen", fen.as_str().into())])),
            rows,
            legend: self.say_with("record-moves-legend", &[("mark", "underlined".into())]),
            legend_of_signs: self.say_with("record-moves-legend", &[("mark", "sign".into())]),
        }
    }

    pub(super) fn record_defects(&self, record: &ClaimRecord) -> Vec<String> {
        let facts = &record.record;
        // Whether the game had ended before, as far as the box of the finding does not say it.
        let said = self.reasons(&record.examined, facts.edition);
        let [.., end] = self.answers(&record.examined, facts.edition);
        let end = end.sentences.into_iter().filter(|it| !said.contains(it));
        let mut sentences: Vec<String> = end.collect();
        sentences.push(self.status_sentence(facts));
        sentences.extend(
            facts
                .notes
                .iter()
                .map(|note| self.record_note(note, facts.edition)),
        );
        let defects = facts.defects.iter();
        sentences.extend(defects.map(|defect| capital(&self.defect_with_place(defect))));
        if facts
            .defects
            .iter()
            .all(|defect| defect.severity != Severity::Error)
            && record.examined.finding.outcome != Outcome::NotProved
            && record
                .moves
                .iter()
                .all(|(label, _)| label.made == Made::Legally)
        {
            sentences.push(self.say("record-rests-on-scoresheets"));
        }
        sentences
    }
}

/// The articles of the finding, and those by which same diagrams are not the same position.
pub(super) fn articles(record: &ClaimRecord) -> Vec<Article> {
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

/// With a capital letter: it stands among sentences.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(char::to_uppercase);
    first.into_iter().flatten().chain(letters).collect()
}
