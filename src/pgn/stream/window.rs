//! The part of a long text that is held while it is read.

use std::io::{self, Read};
use std::ops::Range;

use crate::pgn::encoding::{Decoder, Text};
use crate::pgn::lexer::is_blank;
use crate::pgn::place::Places;

/// So many bytes are read at once.
const CHUNK: usize = 1 << 17;
/// Of what is longer and says nothing of the moves, the middle is let go.
pub(super) const LONGEST_KEPT: usize = 1 << 16;
/// So much of its end is kept, so that the end of a comment is found.
pub(super) const KEPT_END: usize = 1 << 10;

/// The text that has been read and not yet let go. Offsets are within it; places are within the whole text.
pub(super) struct Window<R> {
    source: R,
    /// Bytes that are not decoded yet.
    bytes: Vec<u8>,
    decoder: Decoder,
    text: Text,
    places: Places,
    /// Whether the text goes to the end of the source.
    pub(super) is_last: bool,
    /// A failure of the source.
    pub(super) failure: Option<io::Error>,
}

impl<R: Read> Window<R> {
    pub(super) fn of(source: R) -> Self {
        Self {
            source,
            bytes: Vec::new(),
            decoder: Decoder::default(),
            text: Text::default(),
            places: Places::default(),
            is_last: false,
            failure: None,
        }
    }

    /// A text that is there as a whole; `source` gives nothing more.
    pub(super) fn whole(source: R, text: Text) -> Self {
        let places = Places::of(text.content());
        Self {
            text,
            places,
            is_last: true,
            ..Self::of(source)
        }
    }

    pub(super) fn text(&self) -> &Text {
        &self.text
    }

    pub(super) fn content(&self) -> &str {
        self.text.content()
    }

    pub(super) fn places(&self) -> &Places {
        &self.places
    }

    /// Reads on from the source until there is more text or no more source.
    pub(super) fn fill(&mut self) {
        let had = self.content().len();
        while self.content().len() == had && !self.is_last && self.failure.is_none() {
            let chunk = (&mut self.source)
                .take(CHUNK as u64)
                .read_to_end(&mut self.bytes);
            match chunk {
                Ok(read) => self.is_last = read == 0,
                Err(error) => self.failure = Some(error),
            }
            let taken = self
                .decoder
                .decode(&self.bytes, self.is_last, &mut self.text);
            self.bytes.drain(..taken);
        }
        self.places.look_through(self.text.content(), self.is_last);
    }

    /// Lets the text before `offset` go, and tells how much went.
    pub(super) fn drop_before(&mut self, offset: usize) -> usize {
        // A carriage return at the very end waits for what follows it.
        let offset = offset.min(self.places.seen());
        if offset > 0 {
            self.places.drop_before(self.text.content(), offset);
            self.text.drop_before(offset);
        }
        offset
    }

    /// Of a comment or the like that begins at `from` and goes on to the end of the text, lets the middle go.
    pub(super) fn let_middle_go(&mut self, from: usize) {
        let text = self.content();
        let begins = text
            .get(from..)
            .is_some_and(|rest| rest.starts_with(['{', ';', '%']));
        if !begins || text.len() - from <= LONGEST_KEPT {
            return;
        }
        let boundary = |wanted: usize| (wanted..=text.len()).find(|at| text.is_char_boundary(*at));
        // Blank space at the end may be the empty line before the next game, as long as it is not endless itself.
        let said = text.trim_end().len();
        let is_endless = text.len() - said > LONGEST_KEPT;
        let last = text.len() - KEPT_END;
        let said = if is_endless { last } else { said.min(last) };
        // A character that is no blank stands before the gap, so that it makes no empty line.
        let head = text.get(from..from + KEPT_END.min(text.len() - from));
        let head = head.unwrap_or_default().trim_end().len().max(1);
        let (Some(start), Some(end)) = (boundary(from + head), boundary(said)) else {
            return;
        };
        if start >= end {
            return;
        }
        // A brace within a comment is of importance to the reader.
        let brace = text.get(start..end).and_then(|middle| middle.find('{'));
        match brace.map(|at| start + at) {
            Some(brace) => {
                self.drop_part(brace + 1..end);
                self.drop_part(start..brace);
            }
            None => self.drop_part(start..end),
        }
    }

    /// Of endless blank space before `at` lets all but its first and last character go, and tells how much went.
    pub(super) fn let_blanks_go(&mut self, at: usize) -> usize {
        let before = self.content().get(..at).unwrap_or_default();
        let blanks = before.len() - before.trim_end_matches(is_blank).len();
        if blanks <= LONGEST_KEPT {
            return 0;
        }
        let mut places = before.char_indices().rev();
        let last = places.next().map_or(at, |(place, _)| place);
        let first = before.len() - blanks;
        let width = before.get(first..).and_then(|b| b.chars().next());
        let part = first + width.map_or(0, char::len_utf8)..last.min(self.places.seen());
        let went = part.len();
        self.drop_part(part);
        went
    }

    fn drop_part(&mut self, part: Range<usize>) {
        if !part.is_empty() {
            self.places.drop_part(self.text.content(), part.clone());
            self.text.drop_part(&part);
        }
    }
}
