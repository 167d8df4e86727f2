//! A lesson as a handout: two steps a row, each a diagram with its sentences; then the checklist.

use super::parts::{heading, rows};
use super::sheet::{Grey, INK, Ink, MARGIN, MUTED, Sheet};
use super::typeset::{Line, Style};
use crate::words::{HandoutComparison, HandoutPage, HandoutStep};

/// Size of the sentences.
const TEXT: f32 = 9.2;
/// Size of the moments.
const SMALL: f32 = 7.8;
/// The side of a diagram.
const BOARD: f32 = 122.0;
/// The room of the letters and numbers beside a diagram, and their size.
const EDGE: f32 = 8.0;
const COORDINATE: f32 = 5.6;
/// Between a diagram and its text.
const GAP: f32 = 9.0;
/// Between two columns.
const COLUMNS: f32 = 16.0;

/// Lays the handout out.
pub(super) fn handout(sheet: &mut Sheet<'_>, page: &HandoutPage) {
    let at = (MARGIN, sheet.y);
    let width = sheet.width();
    sheet.y += sheet.text(&page.title, Style::Heading, at, 17.5, width, INK) + 2.0;
    if !page.source.is_empty() {
        sheet.paragraph(&[(&page.source, Style::Text)], TEXT, MUTED);
    }
    sheet.y += 3.0;
    sheet.rule(0.9, INK);
    sheet.y += 9.0;
    for both in page.steps.chunks(2) {
        steps(sheet, both);
    }
    comparison(sheet, &page.comparison);
}

/// Lines of one size and grey.
type Beside = (Vec<Line>, f32, Grey);

/// Two steps side by side.
fn steps(sheet: &mut Sheet<'_>, both: &[HandoutStep]) {
    let column = (sheet.width() - COLUMNS) / 2.0;
    let room = column - EDGE - BOARD - GAP;
    let texts: Vec<(&HandoutStep, Vec<Beside>)> = both
        .iter()
        .map(|step| {
            let parts = [
                (&step.moment, Style::Text, SMALL, MUTED),
                (&step.text, Style::Text, TEXT, INK),
                (&step.question, Style::Bold, TEXT, INK),
            ];
            let parts = parts.into_iter().filter(|(text, ..)| !text.is_empty());
            let lines = parts.map(|(text, style, size, grey)| {
                (sheet.lines(&[(text, style)], size, room), size, grey)
            });
            (step, lines.collect())
        })
        .collect();
    let high = |lines: &[Beside]| -> f32 {
        let each = lines
            .iter()
            .map(|(lines, size, _)| rows(lines.len(), *size) + 3.0);
        each.sum()
    };
    let highest = texts.iter().map(|(_, lines)| high(lines));
    let height = highest.fold(BOARD + EDGE, f32::max);
    if height > sheet.page_room() {
        return both.iter().for_each(|step| long_step(sheet, step));
    }
    sheet.need((height + 12.0).min(sheet.page_room()));
    let (y, mut x) = (sheet.y, MARGIN);
    for (step, lines) in texts {
        coordinates(sheet, (x, y));
        x += EDGE;
        sheet.put(Ink::Board {
            x,
            y,
            side: BOARD,
            board: Box::new(step.board.clone()),
            marks: Box::new(step.marks.clone()),
        });
        let mut down = y - 1.0;
        for (lines, size, grey) in lines {
            down += sheet.put_lines(lines, (x + BOARD + GAP, down), size, grey) + 3.0;
        }
        x += column + COLUMNS - EDGE;
    }
    sheet.y += height + 12.0;
}

/// A step whose text is longer than a page: it goes on below its diagram, over as many pages as it needs.
fn long_step(sheet: &mut Sheet<'_>, step: &HandoutStep) {
    sheet.need(BOARD + EDGE + 30.0);
    let (x, y) = (MARGIN, sheet.y);
    coordinates(sheet, (x, y));
    sheet.put(Ink::Board {
        x: x + EDGE,
        y,
        side: BOARD,
        board: Box::new(step.board.clone()),
        marks: Box::new(step.marks.clone()),
    });
    sheet.y += BOARD + EDGE + 6.0;
    sheet.paragraph(&[(&step.moment, Style::Text)], SMALL, MUTED);
    sheet.paragraph(&[(&step.text, Style::Text)], TEXT, INK);
    sheet.paragraph(&[(&step.question, Style::Bold)], TEXT, INK);
    sheet.y += 12.0;
}

/// The numbers on the left of a diagram and the letters below it.
fn coordinates(sheet: &mut Sheet<'_>, (left, top): (f32, f32)) {
    let square = BOARD / 8.0;
    for (i, (file, rank)) in ('a'..='h').zip('1'..='8').enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "eight of them")]
        let along = (i as f32 + 0.5) * square;
        let beside = (left + 1.0, top + BOARD - along - COORDINATE * 0.7);
        let below = (left + EDGE + along - COORDINATE * 0.3, top + BOARD + 0.8);
        for (text, at) in [(rank, beside), (file, below)] {
            let text = text.to_string();
            sheet.text(&text, Style::Text, at, COORDINATE, EDGE, MUTED);
        }
    }
}

/// The checklist: sign, point, both sides, the answer.
fn comparison(sheet: &mut Sheet<'_>, of: &HandoutComparison) {
    let width = sheet.width();
    let columns = [18.0, width * 0.22, width * 0.21, width * 0.21];
    let last = width - columns.iter().sum::<f32>();
    let table = rows(of.rows.len() + 5, TEXT) + 44.0;
    heading(sheet, &of.heading, table.min(sheet.page_room() - 40.0));
    let [left, right] = &of.moments;
    row(
        sheet,
        ["", "", left, right, ""],
        [Style::Bold; 5],
        columns,
        last,
    );
    for line in &of.rows {
        let sign = if line.agrees { "✓" } else { "✗" };
        let texts = [sign, &line.point, &line.left, &line.right, &line.answer];
        let styles = [
            Style::Text,
            Style::Bold,
            Style::Text,
            Style::Text,
            Style::Text,
        ];
        row(sheet, texts, styles, columns, last);
    }
    sheet.y += 4.0;
    sheet.rule(0.5, 0xaa);
    sheet.y += 6.0;
    let at = (MARGIN, sheet.y);
    sheet.y += sheet.text(&of.headline, Style::Heading, at, 12.5, width, INK) + 1.0;
    sheet.paragraph(&[(&of.why, Style::Text)], TEXT, INK);
}

/// A row of the checklist, a thin line above it.
fn row(sheet: &mut Sheet<'_>, texts: [&str; 5], styles: [Style; 5], columns: [f32; 4], last: f32) {
    let [sign, point, left, right] = columns;
    let widths = [sign, point, left, right, last];
    let cells: Vec<Vec<Line>> = texts
        .into_iter()
        .zip(styles)
        .zip(widths)
        .map(|((text, style), width)| sheet.lines(&[(text, style)], TEXT, width - 8.0))
        .collect();
    let lines = cells.iter().map(Vec::len).max().unwrap_or_default().max(1);
    let height = rows(lines, TEXT);
    sheet.need(height + 6.0);
    sheet.rule(0.4, 0xaa);
    sheet.y += 3.0;
    let mut x = MARGIN;
    for (lines, width) in cells.into_iter().zip(widths) {
        let at = (x, sheet.y);
        sheet.put_lines(lines, at, TEXT, INK);
        x += width;
    }
    sheet.y += height + 3.0;
}
