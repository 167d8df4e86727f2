//! Sheets of paper that are filled from top to bottom: marks with their places, in points from the top left corner.

use shakmaty::Board;

use super::typeset::{Line, Style, Typesetter};
use crate::report::PaperSize;
use crate::words::PaperMarks;

/// The margin at the sides: the left edge of what is printed.
pub(super) const MARGIN: f32 = 42.0;
/// The first line begins here.
const TOP: f32 = 36.0;
/// Nothing but the foot stands lower than this above the lower edge.
const BOTTOM: f32 = 46.0;
/// The distance of two lines, in parts of the size.
pub(super) const LEADING: f32 = 1.36;

/// A grey, from 0 (black) to 255.
pub(super) type Grey = u8;
/// Text.
pub(super) const INK: Grey = 0x1c;
/// Labels; dark enough to survive a photocopier.
pub(super) const MUTED: Grey = 0x55;

/// One mark on the paper.
#[derive(Debug)]
pub(super) enum Ink {
    /// A line of text with its baseline here.
    Text {
        x: f32,
        y: f32,
        size: f32,
        grey: Grey,
        line: Line,
    },
    /// A line from one point to another.
    Rule {
        from: (f32, f32),
        to: (f32, f32),
        weight: f32,
        grey: Grey,
    },
    /// The outline of a rectangle: left, top, width, height.
    Frame {
        rect: [f32; 4],
        weight: f32,
        dashed: bool,
    },
    /// A board with this side.
    Board {
        x: f32,
        y: f32,
        side: f32,
        board: Box<Board>,
        marks: Box<PaperMarks>,
    },
}

/// The paper that is being filled.
pub(super) struct Sheet<'t> {
    pub(super) type_: &'t Typesetter<'t>,
    size: (f32, f32),
    pages: Vec<Vec<Ink>>,
    /// The top of what comes next.
    pub(super) y: f32,
}

/// Width and height of a paper in points.
pub(super) const fn size_of(paper: PaperSize) -> (f32, f32) {
    match paper {
        PaperSize::A4 => (595.28, 841.89),
        PaperSize::Letter => (612.0, 792.0),
    }
}

impl<'t> Sheet<'t> {
    pub(super) fn new(type_: &'t Typesetter<'t>, paper: PaperSize) -> Self {
        Self {
            type_,
            size: size_of(paper),
            pages: vec![Vec::new()],
            y: TOP,
        }
    }

    /// The width of what is printed.
    pub(super) fn width(&self) -> f32 {
        self.size.0 - 2.0 * MARGIN
    }

    /// How much room is left on this page.
    pub(super) fn room(&self) -> f32 {
        self.size.1 - BOTTOM - self.y
    }

    /// How much room an empty page has.
    pub(super) fn page_room(&self) -> f32 {
        self.size.1 - BOTTOM - TOP
    }

    /// Begins a new page where less than `height` is left on this one. Nothing is higher than a page.
    pub(super) fn need(&mut self, height: f32) {
        if self.room() < height && self.y > TOP {
            self.pages.push(Vec::new());
            self.y = TOP;
        }
    }

    /// Puts a mark on the page.
    pub(super) fn put(&mut self, ink: Ink) {
        if let Some(page) = self.pages.last_mut() {
            page.push(ink);
        }
    }

    /// A line across the page.
    pub(super) fn rule(&mut self, weight: f32, grey: Grey) {
        let (left, right) = (MARGIN, MARGIN + self.width());
        let y = self.y;
        self.put(Ink::Rule {
            from: (left, y),
            to: (right, y),
            weight,
            grey,
        });
    }

    /// Lines of text with the first one's top at `y`; the height that they take.
    pub(super) fn put_lines(
        &mut self,
        lines: Vec<Line>,
        at: (f32, f32),
        size: f32,
        grey: Grey,
    ) -> f32 {
        let mut y = at.1;
        for line in lines {
            self.put(Ink::Text {
                x: at.0,
                y: y + size,
                size,
                grey,
                line,
            });
            y += size * LEADING;
        }
        y - at.1
    }

    /// Texts in a row, broken into lines.
    pub(super) fn lines(&self, texts: &[(&str, Style)], size: f32, width: f32) -> Vec<Line> {
        self.type_.lines(texts, width / size)
    }

    /// A text at a place within a width; the height that it takes.
    pub(super) fn text(
        &mut self,
        text: &str,
        style: Style,
        at: (f32, f32),
        size: f32,
        width: f32,
        grey: Grey,
    ) -> f32 {
        let lines = self.lines(&[(text, style)], size, width);
        self.put_lines(lines, at, size, grey)
    }

    /// A text that ends at a right edge.
    pub(super) fn text_right(
        &mut self,
        text: &str,
        style: Style,
        right: (f32, f32),
        size: f32,
        grey: Grey,
    ) {
        let width = self.type_.width(text, style) * size;
        self.text(
            text,
            style,
            (right.0 - width, right.1),
            size,
            f32::INFINITY,
            grey,
        );
    }

    /// A paragraph across the page, line by line, so that it may go on on the next one.
    pub(super) fn paragraph(&mut self, texts: &[(&str, Style)], size: f32, grey: Grey) {
        for line in self.lines(texts, size, self.width()) {
            self.need(size * LEADING);
            let at = (MARGIN, self.y);
            self.y += self.put_lines(vec![line], at, size, grey);
        }
    }

    /// The pages, with the foot of each: its left and its right text by number and number of pages.
    pub(super) fn finish(
        mut self,
        foot: impl Fn(usize, usize) -> (String, String),
    ) -> Vec<Vec<Ink>> {
        let count = self.pages.len();
        let (y, right) = (self.size.1 - 34.0, MARGIN + self.width());
        let filled = std::mem::take(&mut self.pages);
        let mut done = Vec::new();
        for (i, page) in filled.into_iter().enumerate() {
            self.pages = vec![page];
            let (at_left, at_right) = foot(i + 1, count);
            // A long name of a file leaves the imprint its room.
            let room = self.width() - self.type_.width(&at_right, Style::Text) * 7.5 - 12.0;
            let mut lines = self.lines(&[(&at_left, Style::Text)], 7.5, room);
            lines.truncate(2);
            let at = (MARGIN, y);
            self.put_lines(lines, at, 7.5, MUTED);
            self.text_right(&at_right, Style::Text, (right, y), 7.5, MUTED);
            done.append(&mut self.pages);
        }
        done
    }
}
