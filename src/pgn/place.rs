//! Lines and columns of a text.

use std::ops::Range;

use crate::game::Place;

/// A place is remembered each so many bytes, however long the lines are; between them is counted.
const STRIDE: usize = 1024;

/// A byte offset of which the place is known.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    offset: usize,
    place: Place,
}

/// Turns byte offsets of a text into lines and columns. Lines end with LF, CR LF or CR; columns are characters, and a
/// byte-order mark at the head of the file is none. The text may grow at its end, and parts of it may be dropped:
/// places stay those of the file. Some 16 bytes for each thousand.
#[derive(Clone, Debug)]
pub(super) struct Places {
    /// Ascending, the first at 0.
    anchors: Vec<Anchor>,
    /// How far the text has been looked through.
    seen: usize,
    /// Whether the head of the file was seen: only there a byte-order mark is no column.
    has_begun: bool,
}

const FIRST: Place = Place { line: 1, column: 1 };

impl Default for Places {
    fn default() -> Self {
        Self {
            anchors: vec![Anchor {
                offset: 0,
                place: FIRST,
            }],
            seen: 0,
            has_begun: false,
        }
    }
}

/// The place after some text, which is followed by the byte `next`.
fn later(place: Place, text: &str, next: Option<u8>) -> Place {
    // Where the last line begins; those before it are only counted.
    let head = memchr::memrchr(b'\n', text.as_bytes())
        .map_or("", |at| text.get(..=at).unwrap_or_default());
    if !head.is_empty() {
        let rest = text.get(head.len()..).unwrap_or_default();
        let line = place.line.saturating_add(line_ends(head));
        return later_in_line(Place { line, column: 1 }, rest, next);
    }
    later_in_line(place, text, next)
}

/// How many lines end in a text that ends with a line feed.
fn line_ends(text: &str) -> u32 {
    let bytes = text.as_bytes();
    let feeds = memchr::memchr_iter(b'\n', bytes).count();
    let is_alone = |at: &usize| bytes.get(at + 1) != Some(&b'\n');
    let returns = memchr::memchr_iter(b'\r', bytes).filter(is_alone).count();
    u32::try_from(feeds + returns).unwrap_or(u32::MAX)
}

fn later_in_line(place: Place, text: &str, next: Option<u8>) -> Place {
    let Place {
        mut line,
        mut column,
    } = place;
    let mut bytes = text.bytes().peekable();
    while let Some(byte) = bytes.next() {
        let follows = bytes.peek().copied().or(next);
        match byte {
            b'\n' => (line, column) = (line.saturating_add(1), 1),
            b'\r' if follows != Some(b'\n') => (line, column) = (line.saturating_add(1), 1),
            // The first byte of each character counts.
            _ if byte & 0xc0 != 0x80 => column = column.saturating_add(1),
            _ => {}
        }
    }
    Place { line, column }
}

impl Places {
    /// The places of a whole text. O(n).
    pub(super) fn of(text: &str) -> Self {
        let mut places = Self::default();
        places.look_through(text, true);
        places
    }

    /// Takes note of the text that was added at the end. A CR at the very end waits for what follows, unless the text
    /// is `whole`.
    pub(super) fn look_through(&mut self, text: &str, whole: bool) {
        let waits = !whole && text.ends_with('\r');
        let end = text.len() - usize::from(waits);
        let mut last = self.last();
        let is_head = !self.has_begun;
        self.has_begun |= !text.is_empty();
        if is_head && text.starts_with('\u{feff}') {
            last.offset = '\u{feff}'.len_utf8();
            self.anchors.push(last);
        }
        while end.saturating_sub(last.offset) >= STRIDE {
            let at = (last.offset + STRIDE..=end).find(|at| text.is_char_boundary(*at));
            let Some(at) = at else { break };
            last = Anchor {
                offset: at,
                place: self.place(text, at),
            };
            self.anchors.push(last);
        }
        self.seen = end;
    }

    /// How far the text has been looked through.
    pub(super) const fn seen(&self) -> usize {
        self.seen
    }

    fn last(&self) -> Anchor {
        self.anchors.last().copied().unwrap_or(Anchor {
            offset: 0,
            place: FIRST,
        })
    }

    /// The last anchor that is not after what `is_before` accepts.
    fn anchor(&self, is_before: impl Fn(&Anchor) -> bool) -> Anchor {
        let at = self.anchors.partition_point(is_before).checked_sub(1);
        at.and_then(|at| self.anchors.get(at))
            .copied()
            .unwrap_or(Anchor {
                offset: 0,
                place: FIRST,
            })
    }

    /// Line and column of a byte offset of `text`, the text this was made from. O(log n).
    pub(super) fn place(&self, text: &str, offset: usize) -> Place {
        let anchor = self.anchor(|anchor| anchor.offset <= offset);
        let between = text.get(anchor.offset..offset).unwrap_or_default();
        later(anchor.place, between, text.as_bytes().get(offset).copied())
    }

    /// The byte offset of a place of `text`, and the line that it stands in; `None` where there is no such place.
    /// O(log n, and the length of the line).
    pub(super) fn find(&self, text: &str, place: Place) -> Option<(usize, Range<usize>)> {
        let order = |place: Place| (place.line, place.column);
        let anchor = self.anchor(|anchor| order(anchor.place) <= order(place));
        let rest = text.get(anchor.offset..)?;
        let mut at = anchor.place;
        let mut found = (at == place).then_some(anchor.offset);
        let mut chars = rest.char_indices().peekable();
        while let (None, Some((start, c))) = (found, chars.next()) {
            let end = start + c.len_utf8();
            let next = rest.as_bytes().get(end).copied();
            at = later(at, rest.get(start..end)?, next);
            if order(at) > order(place) {
                return None;
            }
            found = (at == place).then_some(anchor.offset + end);
        }
        let offset = found?;
        let is_line_end = |c: char| matches!(c, '\n' | '\r');
        let before = text.get(..offset)?;
        let start = before.rfind(is_line_end).map_or(0, |at| at + 1);
        let after = text.get(offset..)?;
        let end = offset + after.find(is_line_end).unwrap_or(after.len());
        Some((offset, start..end))
    }

    /// The text before `offset` is dropped; `text` is the one before that.
    pub(super) fn drop_before(&mut self, text: &str, offset: usize) {
        self.drop_part(text, 0..offset);
    }

    /// A part of the text is dropped; `text` is the one before that.
    pub(super) fn drop_part(&mut self, text: &str, part: Range<usize>) {
        let after = Anchor {
            offset: part.start,
            place: self.place(text, part.end),
        };
        let from = self
            .anchors
            .partition_point(|anchor| anchor.offset < part.start);
        let to = self
            .anchors
            .partition_point(|anchor| anchor.offset <= part.end);
        self.anchors.splice(from..to, [after]);
        for anchor in self.anchors.iter_mut().skip(from + 1) {
            anchor.offset -= part.len();
        }
        self.seen = self.seen.saturating_sub(part.len()).max(part.start);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_stay_those_of_the_file_when_text_is_dropped() {
        let text = format!("a\r\nbé{}c\rd\n\nend", "x".repeat(3 * STRIDE));
        let places = Places::of(&text);
        let wanted: Vec<_> = text
            .char_indices()
            .map(|(at, _)| places.place(&text, at))
            .collect();
        assert_eq!(
            wanted.last().map(|place| (place.line, place.column)),
            Some((5, 3))
        );
        let cut = text.find('c').unwrap_or_default();
        for part in [0..cut, 4..cut, 3..3 + STRIDE + 1] {
            if !text.is_char_boundary(part.start) || !text.is_char_boundary(part.end) {
                continue;
            }
            let mut rest = text.clone();
            let mut dropped = places.clone();
            dropped.drop_part(&text, part.clone());
            rest.replace_range(part.clone(), "");
            for ((at, _), place) in text.char_indices().zip(&wanted) {
                if !part.contains(&at) {
                    let at = if at < part.start { at } else { at - part.len() };
                    assert_eq!(dropped.place(&rest, at), *place);
                }
            }
        }
    }

    #[test]
    fn a_text_may_come_in_pieces() {
        let text = "one\r\ntwo\rthree\n";
        let mut places = Places::default();
        for end in 0..=text.len() {
            places.look_through(text.get(..end).unwrap_or_default(), end == text.len());
        }
        assert_eq!(places.place(text, 5).line, 2);
        assert_eq!(places.place(text, 9).line, 3);
        assert_eq!(
            places.find(text, Place { line: 2, column: 2 }),
            Some((6, 5..8))
        );
    }
}
