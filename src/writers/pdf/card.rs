//! The card for the table: the procedure with boxes to tick, what decides, the keys.

use super::parts::{heading, rows};
use super::sheet::{INK, Ink, MARGIN, MUTED, Sheet};
use super::typeset::Style;
use crate::words::CardPage;

/// Sizes of text to try, the roomiest first: the card is one page.
pub(super) const SIZES: [f32; 4] = [10.2, 9.4, 8.6, 7.8];
/// Width of the column of articles.
const ARTICLES: f32 = 62.0;
/// The side of a box to tick.
const BOX: f32 = 8.0;
/// Between two parts.
const GAP: f32 = 9.0;

/// Lays the card out, with text of this size.
pub(super) fn card(sheet: &mut Sheet<'_>, page: &CardPage, size: f32) {
    let width = sheet.width();
    sheet.y += sheet.text(
        &page.title,
        Style::Heading,
        (MARGIN, sheet.y),
        17.5,
        width,
        INK,
    ) + 2.0;
    sheet.paragraph(&[(&page.subtitle, Style::Text)], size, MUTED);
    sheet.y += 3.0;
    sheet.rule(0.9, INK);
    sheet.y += GAP;
    steps(sheet, &page.steps, size);
    let (title, law) = &page.law;
    heading(sheet, title, 60.0);
    for (article, sentence) in law {
        row(sheet, [article, sentence], ARTICLES, size);
    }
    sheet.y += GAP;
    let (title, same) = &page.same;
    heading(sheet, title, 60.0);
    for point in same {
        row(sheet, ["•", point], 14.0, size);
    }
    sheet.y += GAP;
    keys(sheet, &page.keys, size);
}

/// The steps, each with its number and a box.
fn steps(sheet: &mut Sheet<'_>, (title, steps): &(String, Vec<String>), size: f32) {
    heading(sheet, title, 60.0);
    for (number, step) in (1..).zip(steps) {
        sheet.put(Ink::Frame {
            rect: [MARGIN, sheet.y + 3.0, BOX, BOX],
            weight: 0.7,
            dashed: false,
        });
        let number = format!("{number}. ");
        let texts = [(number.as_str(), Style::Bold), (step.as_str(), Style::Text)];
        let left = BOX + 8.0;
        let lines = sheet.lines(&texts, size, sheet.width() - left);
        sheet.y += sheet.put_lines(lines, (MARGIN + left, sheet.y), size, INK) + 2.0;
    }
    sheet.y += GAP;
}

/// A short text, and a longer one beside it.
fn row(sheet: &mut Sheet<'_>, [left, right]: [&str; 2], indent: f32, size: f32) {
    let lines = sheet.lines(&[(right, Style::Text)], size, sheet.width() - indent);
    sheet.need(rows(lines.len(), size));
    let at = (MARGIN, sheet.y);
    sheet.text(left, Style::Bold, at, size, indent, INK);
    sheet.y += sheet.put_lines(lines, (MARGIN + indent, sheet.y), size, INK) + 1.5;
}

/// The keys in two columns.
fn keys(sheet: &mut Sheet<'_>, (title, keys): &(String, Vec<(String, String)>), size: f32) {
    heading(sheet, title, 60.0);
    let column = sheet.width() / 2.0;
    let names = keys
        .iter()
        .map(|(key, _)| sheet.type_.width(key, Style::Bold));
    let indent = names.fold(0.0_f32, f32::max) * size + 10.0;
    for both in keys.chunks(2) {
        let cells: Vec<_> = both
            .iter()
            .map(|(key, does)| {
                let lines = sheet.lines(&[(does, Style::Text)], size, column - indent - 8.0);
                (key, lines)
            })
            .collect();
        let height = cells.iter().map(|(_, lines)| rows(lines.len(), size));
        let height = height.fold(0.0_f32, f32::max);
        sheet.need(height);
        let mut x = MARGIN;
        for (key, lines) in cells {
            sheet.text(key, Style::Bold, (x, sheet.y), size, indent, INK);
            sheet.put_lines(lines, (x + indent, sheet.y), size, INK);
            x += column;
        }
        sheet.y += height + 1.5;
    }
}
