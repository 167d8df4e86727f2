//! Lines and columns of a text.

use std::ops::Range;

use crate::game::Place;

/// In a long line a place is remembered each so many bytes, so that no question counts through all of it.
const STRIDE: usize = 2048;

/// A byte offset of which the place is known.
#[derive(Clone, Copy, Debug)]
struct Anchor {
    offset: usize,
    place: Place,
}

/// Turns byte offsets of a text into lines and columns. Lines end with LF, CR LF or CR; columns are characters. The
/// text may grow at its end, and parts of it may be dropped: places stay those of the file.
#[derive(Clone, Debug)]
pub(super) struct Places {
    /// Ascending, the first at 0.
    anchors: Vec<Anchor>,
    /// How far the text has been looked through.
    seen: usize,
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
        }
    }
}

fn later(place: Place, text: &str) -> Place {
    let columns = u32::try_from(text.chars().count()).unwrap_or(u32::MAX);
    Place {
        column: place.column.saturating_add(columns),
        ..place
    }
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
        let bytes = text.as_bytes();
        let mut last = self.last();
        let mut at = self.seen;
        while let Some(byte) = bytes.get(at) {
            let next = bytes.get(at + 1);
            if *byte == b'\r' && next.is_none() && !whole {
                break;
            }
            let ends_line = *byte == b'\n' || (*byte == b'\r' && next != Some(&b'\n'));
            at += 1;
            if ends_line {
                last = Anchor {
                    offset: at,
                    place: Place {
                        line: last.place.line.saturating_add(1),
                        column: 1,
                    },
                };
                self.anchors.push(last);
            } else if at - last.offset >= STRIDE && text.is_char_boundary(at) {
                let between = text.get(last.offset..at).unwrap_or_default();
                last = Anchor {
                    offset: at,
                    place: later(last.place, between),
                };
                self.anchors.push(last);
            }
        }
        self.seen = at;
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

    fn before(&self, offset: usize) -> usize {
        self.anchors
            .partition_point(|anchor| anchor.offset <= offset)
    }

    /// The line of a byte offset, from 1. O(log lines).
    pub(super) fn line(&self, offset: usize) -> u32 {
        let before = self.before(offset).checked_sub(1);
        before
            .and_then(|at| self.anchors.get(at))
            .map_or(1, |anchor| anchor.place.line)
    }

    /// Line and column of a byte offset of `text`, the text this was made from. O(log lines).
    pub(super) fn place(&self, text: &str, offset: usize) -> Place {
        let before = self.before(offset).checked_sub(1);
        let Some(anchor) = before.and_then(|at| self.anchors.get(at)) else {
            return FIRST;
        };
        later(
            anchor.place,
            text.get(anchor.offset..offset).unwrap_or_default(),
        )
    }

    /// The byte offset of a place of `text`, and the line that it stands in; `None` where there is no such place.
    pub(super) fn find(&self, text: &str, place: Place) -> Option<(usize, Range<usize>)> {
        let start_of = |line: u32| {
            let at = self
                .anchors
                .partition_point(|anchor| anchor.place.line < line);
            self.anchors.get(at).map(|anchor| anchor.offset)
        };
        let start = start_of(place.line)?;
        let end = start_of(place.line.saturating_add(1)).unwrap_or(text.len());
        let line = text.get(start..end)?;
        let column = (place.column as usize).checked_sub(1)?;
        let offset = line
            .char_indices()
            .map(|(at, _)| at)
            .chain([line.len()])
            .nth(column)?;
        Some((start + offset, start..end))
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
        let to = self.before(part.end);
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
            Some((6, 5..9))
        );
    }
}
