//! The parts of a record, top to bottom.

use super::moves::moves;
use super::pictures::{same_diagrams, same_position};
use super::sheet::{INK, Ink, LEADING, MARGIN, MUTED, Sheet};
use super::typeset::Style;
use crate::rules::Answer;
use crate::words::{CheckBox, RecordBox, RecordPage};

/// Size of headings.
const HEADING: f32 = 11.0;

/// How large things are. An ordinary case fits one page; what does not with room to spare may fit closer set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Measures {
    /// Size of text.
    pub(super) text: f32,
    /// Size of what matters less.
    pub(super) small: f32,
    /// Size of moves.
    pub(super) moves: f32,
    /// The side of a diagram.
    pub(super) board: f32,
    /// Between two parts.
    pub(super) gap: f32,
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
    pub(super) fn picture(self) -> f32 {
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
pub(super) fn rows(count: usize, size: f32) -> f32 {
    #[expect(clippy::cast_precision_loss, reason = "a page has few lines")]
    let count = count as f32;
    count * size * LEADING
}

pub(super) fn heading(sheet: &mut Sheet<'_>, text: &str, with: f32) {
    sheet.need(HEADING * LEADING + 4.0 + with);
    let (place, room) = ((MARGIN, sheet.y), sheet.width());
    sheet.y += sheet.text(text, Style::Heading, place, HEADING, room, INK) + 3.0;
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
