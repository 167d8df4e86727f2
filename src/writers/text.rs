//! Plain text for people: sentences under short headings.

use crate::report::{AtMoment, ExaminedClaim, RecordFacts, Report};
use crate::words::Words;

/// Lines with an indent of two for what stands under a heading.
#[derive(Default)]
struct Page(String);

impl Page {
    fn line(&mut self, text: &str) {
        self.0.push_str(&printable(text));
        self.0.push('\n');
    }

    fn heading(&mut self, text: &str) {
        self.0.push('\n');
        self.line(text);
    }

    fn item(&mut self, text: &str) {
        self.0.push_str("  ");
        self.line(text);
    }
}

/// The text without characters that would command a terminal (a tag may hold any).
#[must_use]
pub fn printable(text: &str) -> String {
    let shown = |c: char| {
        if c.is_control() && c != '\n' && c != '\t' {
            char::REPLACEMENT_CHARACTER
        } else {
            c
        }
    };
    text.chars().map(shown).collect()
}

/// A report as sentences.
#[must_use]
pub fn report_text(report: &Report, words: &Words) -> String {
    let mut page = Page::default();
    let record = &report.record;
    page.line(&title(record, words));
    page.line(&format!(
        "{} · {}",
        words.game_line(record),
        words.laws(record)
    ));
    if let Some(found) = &report.found {
        moment(&mut page, record, found, words);
        if let Some(examined) = &found.examined_claim {
            claim(&mut page, record, examined, words);
        }
    }
    page.heading(&words.say("heading-record"));
    page.item(&words.status_sentence(record));
    for note in &record.notes {
        page.item(&words.record_note(note, record.edition));
    }
    for defect in &record.defects {
        page.item(&words.defect_with_place(defect));
    }
    page.0
}

/// The players and the event, as far as the tags tell.
fn title(record: &RecordFacts, words: &Words) -> String {
    let (white, black) = words.players(&record.tags);
    let rest = ["Event", "Site", "Round", "Date"]
        .into_iter()
        .filter_map(|name| record.tags.told(name));
    let players = format!("{white} – {black}");
    std::iter::once(players.as_str())
        .chain(rest)
        .collect::<Vec<_>>()
        .join(", ")
}

fn moment(page: &mut Page, record: &RecordFacts, found: &AtMoment, words: &Words) {
    let card = words.verdict(record, found);
    page.heading(&words.first_line(found));
    page.line(&words.headline_sentence(&card));
    if let Some(proved) = words.proved_until_here(record, found) {
        page.line(&words.say_with("detail-sentence", &[("detail", proved.into())]));
    }
    if let Some(incorrect) = words.claim_would_be_incorrect(found) {
        page.line(&incorrect);
    }
    page.line(&card.why);

    page.heading(&words.say("heading-occurrences"));
    for (i, occurrence) in found.occurrences.iter().enumerate() {
        page.item(&format!("{}. {}", i + 1, words.moment(occurrence)));
    }
    if !found.later_occurrences.is_empty() {
        page.item(&words.later(found));
    }
    page.heading(&words.say("heading-same-diagram"));
    if found.same_diagrams.is_empty() {
        page.item(&words.say("no-same-diagram"));
    }
    for same in &found.same_diagrams {
        page.item(&words.same_diagram_heading(same, record.edition));
        for difference in same.differences.as_slice() {
            for sentence in words.difference(difference, &same.moment) {
                page.item(&format!("  {sentence}"));
            }
        }
    }
    page.heading(&words.say("heading-intended"));
    intended(page, record, found, words);
    page.heading(&words.say("heading-since"));
    page.item(&words.since_capture(found));
}

fn intended(page: &mut Page, record: &RecordFacts, found: &AtMoment, words: &Words) {
    let (named, quiet) = found.intended_moves();
    if named.is_empty() && quiet == 0 {
        page.item(&words.no_intended_move(found));
    }
    for claim in named {
        page.item(&words.intended_sentence(claim, record.edition));
    }
    if quiet > 0 {
        page.item(&words.intended_quiet_moves(quiet, record.edition));
    }
}

fn claim(page: &mut Page, record: &RecordFacts, examined: &ExaminedClaim, words: &Words) {
    let finding = &examined.finding;
    page.heading(&words.say("heading-claim"));
    page.item(&words.claim_as_made(finding));
    page.item(&words.acceptance(finding));
    page.item(&words.outcome_sentence(finding));
    for answer in words.answers(examined, record.edition) {
        page.heading(&answer.title);
        for sentence in &answer.sentences {
            page.item(sentence);
        }
    }
    page.heading(&words.say("heading-what-follows"));
    for sentence in words.consequences(finding, record.edition) {
        page.item(&sentence);
    }
    let notes = words.notes(finding, record.edition);
    if !notes.is_empty() {
        page.heading(&words.say("heading-for-the-arbiter"));
    }
    for sentence in notes {
        page.item(&sentence);
    }
}
