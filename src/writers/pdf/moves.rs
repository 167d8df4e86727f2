//! The moves of a record.

use super::parts::{Measures, heading};
use super::sheet::{INK, Ink, MARGIN, MUTED, Sheet};
use super::typeset::Style;
use crate::report::Mark;
use crate::words::{MoveRow, RecordPage};

/// The moves in columns, read downwards; they go on on the next page.
pub(super) fn moves(sheet: &mut Sheet<'_>, page: &RecordPage, m: Measures) {
    let rows = &page.moves.rows;
    if rows.is_empty() {
        return;
    }
    let (columns, size) = if rows.len() > 72 {
        (6, m.moves.min(7.0))
    } else {
        (4, m.moves)
    };
    let step = size * 1.42;
    heading(sheet, &page.moves.heading, 3.0 * step);
    if let Some(start) = &page.moves.start {
        sheet.paragraph(&[(start, Style::Mono)], 6.6, MUTED);
        sheet.y += 3.0;
    }
    let mut rest = rows.as_slice();
    while !rest.is_empty() {
        sheet.need(2.0 * step);
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a page has few lines"
        )]
        let fit = ((sheet.room() / step) as usize).max(1);
        let high = rest.len().div_ceil(columns).min(fit);
        let (now, later) = rest.split_at(rest.len().min(high * columns));
        #[expect(clippy::cast_precision_loss, reason = "few columns and lines")]
        for (i, row) in now.iter().enumerate() {
            let (column, line) = ((i / high) as f32, (i % high) as f32);
            let width = sheet.width() / columns as f32;
            let at = (MARGIN + column * width, sheet.y + line * step);
            move_row(sheet, row, at, width, size);
        }
        #[expect(clippy::cast_precision_loss, reason = "a page has few lines")]
        let height = high as f32 * step;
        sheet.y += height;
        rest = later;
    }
    let marked =
        |cell: &Option<(String, Mark)>| cell.as_ref().is_some_and(|(_, mark)| *mark != Mark::None);
    if rows
        .iter()
        .any(|row| marked(&row.white) || marked(&row.black))
    {
        sheet.y += 1.0;
        sheet.paragraph(&[(&page.moves.legend, Style::Text)], 6.6, MUTED);
    }
    sheet.y += m.gap - 2.0;
}

fn move_row(sheet: &mut Sheet<'_>, row: &MoveRow, at: (f32, f32), width: f32, size: f32) {
    let number = size * 2.9;
    let cell = (width - number) / 2.0;
    sheet.text(&row.number, Style::Text, at, size, number, INK);
    let cells = [(&row.white, number), (&row.black, number + cell)];
    for (shown, x) in cells {
        let place = (at.0 + x, at.1);
        match shown {
            None if std::ptr::eq(shown, &raw const row.white) => {
                sheet.text("…", Style::Text, place, size, cell, INK);
            }
            None => {}
            Some((text, mark)) => {
                let style = if *mark == Mark::Occurrence {
                    Style::Bold
                } else {
                    Style::Text
                };
                let wide = sheet.type_.width(text, style);
                // A long one, such as an illegal move, is set smaller, so that it stays in its cell.
                let size = size.min((cell - 4.0) / wide.max(0.1)).max(3.0);
                let long = wide * size;
                sheet.text(text, style, place, size, f32::INFINITY, INK);
                match mark {
                    Mark::Occurrence => {
                        let y = place.1 + size + 1.6;
                        sheet.put(Ink::Rule {
                            from: (place.0, y),
                            to: (place.0 + long, y),
                            weight: 0.7,
                            grey: INK,
                        });
                    }
                    Mark::SameDiagram => {
                        let beside = (place.0 + long + 3.0, place.1);
                        sheet.text("≠", Style::Text, beside, size, f32::INFINITY, INK);
                    }
                    Mark::None => {}
                }
            }
        }
    }
}
