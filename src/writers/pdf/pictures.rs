//! The diagrams of a record: the same position, and the same diagrams that are not.

use super::parts::{Measures, heading, rows};
use super::sheet::{Grey, INK, Ink, MARGIN, MUTED, Sheet};
use super::typeset::{Line, Style};
use crate::words::{PictureSection, PictureText};

/// Size of a FEN beside its diagram.
const FEN: f32 = 6.0;
/// Between two diagrams.
const GAP: f32 = 11.0;

/// A diagram with what stands below it; the height that both take.
fn picture(sheet: &mut Sheet<'_>, text: &PictureText, at: (f32, f32), m: Measures) -> f32 {
    let (x, mut y) = at;
    sheet.put(Ink::Board {
        x,
        y,
        side: m.board,
        board: Box::new(text.board.clone()),
        marks: Box::default(),
    });
    y += m.board + 4.0;
    y += sheet.text(&text.caption, Style::Bold, (x, y), m.small, m.board, INK);
    y += sheet.text(&text.fen, Style::Mono, (x, y), 4.9, m.board + 2.0, MUTED);
    y - at.1
}

/// Diagrams in rows; where there are one or two, what holds for all stands beside them.
pub(super) fn same_position(sheet: &mut Sheet<'_>, section: &PictureSection, m: Measures) {
    let sentences: Vec<_> = section
        .sentences
        .iter()
        .map(|it| (it.as_str(), Style::Text))
        .collect();
    heading(sheet, &section.heading, m.picture());
    let beside = section.pictures.len() <= 2;
    if !beside {
        sheet.paragraph(&sentences, m.small, INK);
        sheet.y += 3.0;
    }
    for row in section.pictures.chunks(5) {
        sheet.need(m.picture());
        let (mut height, mut x) = (0.0_f32, MARGIN);
        let y = sheet.y;
        for text in row {
            height = height.max(picture(sheet, text, (x, y), m));
            x += m.board + GAP;
        }
        if beside {
            let room = MARGIN + sheet.width() - x;
            let lines = sheet.lines(&sentences, m.text, room);
            height = height.max(sheet.put_lines(lines, (x, y + 2.0), m.text, INK));
        }
        sheet.y += height + 5.0;
    }
    sheet.y += 3.0;
}

/// Diagrams in dashed frames, each with its reasons beside it.
pub(super) fn same_diagrams(sheet: &mut Sheet<'_>, section: &PictureSection, m: Measures) {
    let columns: usize = if section.pictures.len() > 1 { 2 } else { 1 };
    #[expect(clippy::cast_precision_loss, reason = "one or two")]
    let width = (sheet.width() - 14.0 * (columns - 1) as f32) / columns as f32;
    heading(sheet, &section.heading, m.board + 10.0);
    for row in section.pictures.chunks(columns) {
        let room = width - m.board - GAP;
        let texts: Vec<_> = row
            .iter()
            .map(|text| (text, beside(sheet, text, room, m)))
            .collect();
        let high = |lines: &[Beside]| -> f32 {
            lines
                .iter()
                .map(|(lines, size, _)| rows(lines.len(), *size) + 1.0)
                .sum()
        };
        let highest = texts.iter().map(|(_, lines)| high(lines));
        let height = highest.fold(m.board + 4.0, f32::max);
        sheet.need((height + 12.0).min(sheet.page_room()));
        let (y, mut x) = (sheet.y + 2.0, MARGIN);
        for (text, lines) in texts {
            let frame = [x - 2.5, y - 2.5, m.board + 5.0, m.board + 5.0];
            sheet.put(Ink::Frame {
                rect: frame,
                weight: 0.7,
                dashed: true,
            });
            sheet.put(Ink::Board {
                x,
                y,
                side: m.board,
                board: Box::new(text.board.clone()),
                marks: Box::default(),
            });
            let (left, mut down) = (x + m.board + GAP, y);
            for (lines, size, grey) in lines {
                down += sheet.put_lines(lines, (left, down), size, grey) + 1.0;
            }
            x += width + 14.0;
        }
        sheet.y += height + 8.0;
    }
    sheet.y += 2.0;
}

/// Lines of one size and grey.
type Beside = (Vec<Line>, f32, Grey);

/// What stands beside the diagram of a same diagram.
fn beside(sheet: &Sheet<'_>, text: &PictureText, room: f32, m: Measures) -> Vec<Beside> {
    let first = (text.caption.as_str(), Style::Bold, m.text, INK);
    let why = text.why.iter();
    let why = why.map(|why| (why.as_str(), Style::Text, m.text, INK));
    let last = [
        (text.state.as_str(), Style::Text, m.small, MUTED),
        (text.fen.as_str(), Style::Mono, FEN, MUTED),
    ];
    std::iter::once(first)
        .chain(why)
        .chain(last)
        .map(|(text, style, size, grey)| (sheet.lines(&[(text, style)], size, room), size, grey))
        .collect()
}
