//! The parts of a record, top to bottom.

use super::sheet::{Grey, INK, Ink, LEADING, MARGIN, MUTED, Sheet};
use super::typeset::{Line, Style};
use crate::report::Mark;
use crate::rules::Answer;
use crate::words::{CheckBox, MoveRow, PictureSection, PictureText, RecordBox, RecordPage};

/// Size of FEN and hash.
const FEN: f32 = 6.0;
/// Size of headings.
const HEADING: f32 = 11.0;
/// Between two diagrams.
const GAP: f32 = 11.0;

/// How large things are. An ordinary case fits one page; what does not with room to spare may fit closer set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measures {
    /// Size of text.
    text: f32,
    /// Size of what matters less.
    small: f32,
    /// Size of moves.
    moves: f32,
    /// The side of a diagram.
    board: f32,
    /// Between two parts.
    gap: f32,
}

impl Measures {
    /// The settings to try, the roomiest first.
    pub(super) const ALL: [Self; 3] = [
        Self {
            text: 8.8,
            small: 7.6,
            moves: 8.2,
            board: 93.0,
            gap: 8.0,
        },
        Self {
            text: 8.4,
            small: 7.2,
            moves: 7.6,
            board: 80.0,
            gap: 6.0,
        },
        Self {
            text: 7.8,
            small: 6.8,
            moves: 6.8,
            board: 70.0,
            gap: 4.5,
        },
    ];

    /// So high is a diagram with what stands below it.
    fn picture(self) -> f32 {
        self.board + 34.0
    }
}

/// Lays a record out.
pub(super) fn record(sheet: &mut Sheet<'_>, page: &RecordPage, measures: Measures) {
    let m = measures;
    head(sheet, [&page.title, &page.number, &page.subtitle], m);
    facts(sheet, &page.facts, m);
    claim(sheet, page, m);
    boxes(sheet, [&page.finding, &page.decision], m);
    same_position(sheet, &page.same_position, m);
    if let Some(section) = &page.same_diagrams {
        same_diagrams(sheet, section, m);
    }
    moves(sheet, page, m);
    checked(sheet, page, m);
    signatures(sheet, &page.signatures, m.small);
}

/// Title, number and for whom it is.
pub(super) fn head(sheet: &mut Sheet<'_>, texts: [&str; 3], m: Measures) {
    let [title, number, subtitle] = texts;
    let (left, width) = (MARGIN, sheet.width());
    let at = (left, sheet.y);
    sheet.text(title, Style::Heading, at, 17.5, width, INK);
    let room = width - sheet.type_.width(title, Style::Heading) * 17.5 - 16.0;
    if sheet.type_.width(number, Style::Text) * m.text <= room {
        let right = (left + width, sheet.y + 7.0);
        sheet.text_right(number, Style::Text, right, m.text, MUTED);
        sheet.y += 26.0;
    } else {
        // A long number stands below the title.
        sheet.y += 26.0;
        sheet.paragraph(&[(number, Style::Text)], m.text, MUTED);
    }
    let at = (left, sheet.y);
    sheet.y += sheet.text(subtitle, Style::Text, at, m.text, width, MUTED) + 5.0;
    sheet.rule(0.9, INK);
    sheet.y += 7.0;
}

/// Labels and values, two a row; where there is no value, a line to write on.
pub(super) fn facts(sheet: &mut Sheet<'_>, facts: &[(String, String)], m: Measures) {
    let column = sheet.width() / 2.0;
    let labels = facts
        .iter()
        .map(|(label, _)| sheet.type_.width(label, Style::Text));
    let label_width = labels.fold(0.0_f32, f32::max) * m.text + 12.0;
    for row in facts.chunks(2) {
        let room = column - label_width - 10.0;
        let lines = row.iter().map(|(_, value)| {
            let lines = sheet.lines(&[(value, Style::Text)], m.text, room);
            rows(lines.len(), m.text)
        });
        let needed = lines.fold(0.0_f32, f32::max);
        sheet.need(needed.min(sheet.page_room()));
        let mut height = 0.0_f32;
        for (i, (label, value)) in row.iter().enumerate() {
            let x = MARGIN + if i == 0 { 0.0 } else { column };
            let y = sheet.y;
            sheet.text(label, Style::Text, (x, y), m.text, label_width, MUTED);
            let (x, room) = (x + label_width, column - label_width - 10.0);
            if value.is_empty() {
                let line = y + m.text + 1.5;
                sheet.put(Ink::Rule {
                    from: (x, line),
                    to: (x + room, line),
                    weight: 0.4,
                    grey: MUTED,
                });
                height = height.max(m.text * LEADING);
            } else {
                height = height.max(sheet.text(value, Style::Text, (x, y), m.text, room, INK));
            }
        }
        sheet.y += height + 2.4;
    }
    sheet.y += 4.0;
    sheet.rule(0.5, 0xaa);
    sheet.y += 7.0;
}

fn claim(sheet: &mut Sheet<'_>, page: &RecordPage, m: Measures) {
    let texts = std::iter::once((page.claim.heading.as_str(), Style::Bold));
    let sentences = page
        .claim
        .sentences
        .iter()
        .map(|it| (it.as_str(), Style::Text));
    let texts: Vec<_> = texts.chain(sentences).collect();
    sheet.paragraph(&texts, m.text, INK);
    sheet.y += m.gap - 1.0;
}

/// The two boxes side by side, of one height; what does not fit goes on in boxes on the next page.
fn boxes(sheet: &mut Sheet<'_>, both: [&RecordBox; 2], m: Measures) {
    const TITLE: f32 = 12.5;
    let width = (sheet.width() - 12.0) / 2.0;
    let inner = width - 20.0;
    let mut rest = both.map(|one| {
        let title = sheet.lines(&[(&one.title, Style::Heading)], TITLE, inner);
        let sentences: Vec<_> = one
            .sentences
            .iter()
            .map(|it| (it.as_str(), Style::Text))
            .collect();
        (title, sheet.lines(&sentences, m.text, inner))
    });
    let height_of =
        |titles: usize, lines: usize| 22.0 + rows(titles, TITLE) + rows(lines, m.text) + 6.0;
    // Room to write a decision by hand.
    let least = m.board - 12.0;
    let whole = rest
        .iter()
        .map(|(title, text)| height_of(title.len(), text.len()))
        .fold(least, f32::max);
    // A long text begins where it stands and is parted; a short one stays whole.
    let together = if whole > sheet.page_room() / 2.0 {
        least
    } else {
        whole
    };
    sheet.need(together);
    loop {
        let room = sheet.room();
        let now = rest.each_mut().map(|(title, text)| {
            let title = std::mem::take(title);
            let mut count = text.len();
            while count > 0 && height_of(title.len(), count) > room {
                count -= 1;
            }
            let later = text.split_off(count);
            (title, std::mem::replace(text, later))
        });
        let height = now
            .iter()
            .map(|(title, text)| height_of(title.len(), text.len()))
            .fold(least.min(room), f32::max);
        for (i, (one, (title, text))) in both.into_iter().zip(now).enumerate() {
            let x = MARGIN + if i == 0 { 0.0 } else { width + 12.0 };
            let y = sheet.y;
            sheet.put(Ink::Frame {
                rect: [x, y, width, height],
                weight: 0.8,
                dashed: false,
            });
            let place = (x + 10.0, y + 7.0);
            sheet.text(&one.heading, Style::Bold, place, m.text, inner, INK);
            let mut y = y + 20.0;
            y += sheet.put_lines(title, (x + 10.0, y), TITLE, INK) + 1.0;
            sheet.put_lines(text, (x + 10.0, y), m.text, INK);
        }
        sheet.y += height + m.gap + 1.0;
        if rest.iter().all(|(_, text)| text.is_empty()) {
            return;
        }
        sheet.need(sheet.page_room());
    }
}

/// The height of so many lines.
fn rows(count: usize, size: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a page has few lines")]
    let count = count as f32;
    count * size * LEADING
}

fn heading(sheet: &mut Sheet<'_>, text: &str, with: f32) {
    sheet.need(HEADING * LEADING + 4.0 + with);
    let (place, room) = ((MARGIN, sheet.y), sheet.width());
    sheet.y += sheet.text(text, Style::Heading, place, HEADING, room, INK) + 3.0;
}

/// A diagram with what stands below it; the height that both take.
fn picture(sheet: &mut Sheet<'_>, text: &PictureText, at: (f32, f32), m: Measures) -> f32 {
    let (x, mut y) = at;
    sheet.put(Ink::Board {
        x,
        y,
        side: m.board,
        board: Box::new(text.board.clone()),
    });
    y += m.board + 4.0;
    y += sheet.text(&text.caption, Style::Bold, (x, y), m.small, m.board, INK);
    y += sheet.text(&text.fen, Style::Mono, (x, y), 4.9, m.board + 2.0, MUTED);
    y - at.1
}

/// Diagrams in rows; where there are one or two, what holds for all stands beside them.
fn same_position(sheet: &mut Sheet<'_>, section: &PictureSection, m: Measures) {
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
fn same_diagrams(sheet: &mut Sheet<'_>, section: &PictureSection, m: Measures) {
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

/// The moves in columns, read downwards; they go on on the next page.
fn moves(sheet: &mut Sheet<'_>, page: &RecordPage, m: Measures) {
    let rows = &page.moves.rows;
    if rows.is_empty() {
        return;
    }
    let (columns, size) = if rows.len() > 72 { (6, 7.0) } else { (4, 8.2) };
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

fn checked(sheet: &mut Sheet<'_>, page: &RecordPage, m: Measures) {
    let told: Vec<_> = page
        .defects
        .iter()
        .map(|it| (it.as_str(), Style::Text))
        .collect();
    sheet.paragraph(&told, m.small, MUTED);
    sheet.y += 3.0;
    tick_boxes(sheet, &page.checked, m);
    sheet.paragraph(&[(&page.appeal, Style::Text)], m.small, INK);
    if let Some((how, hash)) = &page.hash {
        sheet.y += 2.0;
        sheet.paragraph(&[(how, Style::Text), (hash, Style::Mono)], 6.2, MUTED);
    }
}

/// Boxes to tick, as many in a row as there is room for.
fn tick_boxes(sheet: &mut Sheet<'_>, boxes: &[CheckBox], m: Measures) {
    let size = m.small;
    let right = MARGIN + sheet.width();
    let mut x = MARGIN;
    sheet.need(size * LEADING);
    for tick in boxes {
        let room = sheet.width() - 14.0;
        let wide = (sheet.type_.width(&tick.text, Style::Text) * size).min(room) + 14.0;
        if x > MARGIN && x + wide > right {
            x = MARGIN;
            sheet.y += size * LEADING + 2.0;
            sheet.need(size * LEADING);
        }
        let y = sheet.y;
        sheet.put(Ink::Frame {
            rect: [x, y + 1.2, 7.4, 7.4],
            weight: 0.7,
            dashed: false,
        });
        let sign = match tick.answer {
            Answer::Yes => "✓",
            Answer::No => "✗",
            Answer::NotStated => "",
        };
        sheet.text(sign, Style::Text, (x + 0.4, y + 0.2), 8.0, 20.0, INK);
        let height = sheet.text(&tick.text, Style::Text, (x + 12.0, y), size, room, INK);
        sheet.y += (height - size * LEADING).max(0.0);
        x += wide + 14.0;
    }
    sheet.y += size * LEADING + 3.0;
}

/// Three lines to sign on.
pub(super) fn signatures(sheet: &mut Sheet<'_>, signatures: &[String; 3], size: f32) {
    sheet.need(52.0);
    sheet.y += 32.0;
    let width = (sheet.width() - 40.0) / 3.0;
    let mut x = MARGIN;
    let y = sheet.y;
    for who in signatures {
        sheet.put(Ink::Rule {
            from: (x, y),
            to: (x + width, y),
            weight: 0.8,
            grey: INK,
        });
        sheet.text(who, Style::Text, (x, y + 4.0), size, width, MUTED);
        x += width + 20.0;
    }
    sheet.y += 24.0;
}
