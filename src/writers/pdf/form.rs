//! A form for a claim, to be filled in by hand at the table.

use super::parts::{Measures, facts, head, signatures};
use super::sheet::{INK, Ink, MARGIN, MUTED, Sheet};
use super::typeset::Style;
use crate::words::FormPage;

/// Size of text.
const SIZE: f32 = 9.4;
/// How much room there is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Room {
    /// Between two lines to write on.
    line: f32,
    /// Between two questions.
    question: f32,
}

impl Room {
    /// What is tried, the roomiest first.
    pub(super) const ALL: [Self; 2] = [
        Self {
            line: 24.0,
            question: 7.0,
        },
        Self {
            line: 18.0,
            question: 3.5,
        },
    ];
}

/// Lays the form out.
pub(super) fn form(sheet: &mut Sheet<'_>, page: &FormPage, has: Room) {
    let [roomy, ..] = Measures::ALL;
    head(sheet, [&page.title, "", &page.subtitle], roomy);
    facts(sheet, &page.facts, roomy);
    for (question, options) in &page.questions {
        question_row(sheet, question, options);
        sheet.y += has.question;
    }
    sheet.y += 6.0;
    for (label, count) in &page.lines {
        let at = (MARGIN, sheet.y);
        sheet.text(label, Style::Bold, at, SIZE, sheet.width(), INK);
        sheet.y += 10.0;
        for _ in 0..*count {
            sheet.y += has.line;
            sheet.rule(0.4, MUTED);
        }
        sheet.y += 9.0;
    }
    sheet.y += 8.0;
    signatures(sheet, &page.signatures, 7.6);
}

/// A question with its boxes in one row.
fn question_row(sheet: &mut Sheet<'_>, question: &str, options: &[String]) {
    let label = sheet.width() * 0.44;
    let at = (MARGIN, sheet.y);
    let height = sheet.text(question, Style::Text, at, SIZE, label - 8.0, INK);
    let mut x = MARGIN + label;
    for option in options {
        let rect = [x, sheet.y + 2.0, 8.4, 8.4];
        sheet.put(Ink::Frame {
            rect,
            weight: 0.7,
            dashed: false,
        });
        let width = sheet.type_.width(option, Style::Text) * SIZE;
        sheet.text(
            option,
            Style::Text,
            (x + 12.0, sheet.y),
            SIZE,
            f32::INFINITY,
            INK,
        );
        x += 12.0 + width + 16.0;
    }
    sheet.y += height;
}
