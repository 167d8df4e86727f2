//! A long source in pieces that can be read side by side.
//!
//! A source is cut only where a game begins for certain, whatever stands before: at a tag on a line of its own after an
//! empty line, where the game before it, read from its own tags on, has come to its moves. No comment goes on over such
//! a place, and what is read after it does not depend on what was read before, but for the number and the line of a
//! game. A source in which no such place is found is not cut.

use std::io::{self, Chain, Cursor, Read};

use memchr::memmem;

use super::cutter::Cutter;
use super::encoding::{decode, is_utf16};
use super::fen_list;
use super::lexer::{Lexer, Token, TokenKind};
use super::place::Places;
use super::reader::PieceLetters;
use super::stream::{Games, ReadGame};
use crate::game::Link;

/// Without a certain place in so many times the wanted length, what is left of a source is one piece.
const MOST_LENGTHS: usize = 4;
/// So many places are looked at for one that is certain.
const MOST_TRIES: usize = 8;
/// So many bytes show what a source is.
const HEAD: usize = 1 << 9;

/// A piece of a source.
#[derive(Debug)]
pub enum Block<R> {
    /// Some games of it.
    Part(Part),
    /// All the rest of it.
    Rest(Chain<Cursor<Vec<u8>>, R>),
}

/// Some games of a source, as bytes.
#[derive(Debug)]
pub struct Part {
    bytes: Vec<u8>,
    /// The tag line that comes after it, which the bytes end with; nothing at the end of the source.
    next: usize,
    /// A failure of the source after it.
    failure: Option<io::Error>,
}

/// The pieces of a source, in order. Memory: a few times the wanted length.
pub struct Blocks<R> {
    /// `None` when it was read to its end, or given away.
    source: Option<R>,
    length: usize,
    bytes: Vec<u8>,
    failure: Option<io::Error>,
    is_first: bool,
}

impl<R: Read> Blocks<R> {
    /// Begins to cut a source into pieces of about `length` bytes.
    pub fn new(source: R, length: usize) -> Self {
        Self {
            source: Some(source),
            length: length.max(1),
            bytes: Vec::new(),
            failure: None,
            is_first: true,
        }
    }

    /// Reads on until there are so many bytes, or no more.
    fn fill(&mut self, wanted: usize) {
        let Some(source) = &mut self.source else {
            return;
        };
        let missing = wanted.saturating_sub(self.bytes.len());
        self.bytes.reserve(missing);
        let read = source.take(missing as u64).read_to_end(&mut self.bytes);
        match read {
            Ok(read) if read == missing => {}
            Ok(_) => self.source = None,
            Err(error) => {
                self.failure = Some(error);
                self.source = None;
            }
        }
    }

    /// All bytes that are left.
    fn last(&mut self) -> Option<Block<R>> {
        let bytes = std::mem::take(&mut self.bytes);
        let failure = self.failure.take();
        let is_something = self.is_first || !bytes.is_empty() || failure.is_some();
        self.is_first = false;
        is_something.then_some(Block::Part(Part {
            bytes,
            next: 0,
            failure,
        }))
    }

    /// What is left of the source, uncut.
    fn rest(&mut self) -> Option<Block<R>> {
        let source = self.source.take()?;
        let bytes = std::mem::take(&mut self.bytes);
        Some(Block::Rest(Cursor::new(bytes).chain(source)))
    }
}

impl<R: Read> Iterator for Blocks<R> {
    type Item = Block<R>;

    fn next(&mut self) -> Option<Block<R>> {
        // The line of the place where is cut must be there too.
        let mut wanted = if self.is_first {
            self.length.max(HEAD)
        } else {
            self.length
        };
        loop {
            self.fill(wanted);
            if self.source.is_none() {
                return self.last();
            }
            if self.is_first && !can_be_cut(&self.bytes) {
                self.is_first = false;
                return self.rest();
            }
            if let Some((at, tag)) = certain_place(&self.bytes, self.is_first) {
                self.is_first = false;
                let after = self.bytes.get(at..).unwrap_or_default().to_vec();
                self.bytes.truncate(at + tag);
                let bytes = std::mem::replace(&mut self.bytes, after);
                return Some(Block::Part(Part {
                    bytes,
                    next: tag,
                    failure: None,
                }));
            }
            wanted = self.bytes.len() + self.length;
            if wanted > self.length * MOST_LENGTHS {
                self.is_first = false;
                return self.rest();
            }
        }
    }
}

/// Whether a source that begins so can be cut at all: not where its encoding or its form goes by its beginning.
fn can_be_cut(head: &[u8]) -> bool {
    let text = String::from_utf8_lossy(head);
    let first = fen_list::lines(&text)
        .next()
        .filter(|line| line.end < text.len())
        .and_then(|line| text.get(line));
    !is_utf16(head) && first.is_some_and(|line| !fen_list::looks_like_fen(line))
}

/// The last place of these bytes where a game begins for certain, and the length of its tag line.
fn certain_place(bytes: &[u8], is_first: bool) -> Option<(usize, usize)> {
    let mut end = bytes.len();
    let mut tries = 0;
    while let Some((at, tag)) = tag_after_empty_line(bytes, end) {
        // From where the game before it can be read: its own tags, or the beginning of these bytes, which is that of the
        // source or such a place itself.
        let before = tag_after_empty_line(bytes, at).map(|(before, _)| before);
        let from = before.unwrap_or(0);
        let is_known = before.is_some() || is_first || bytes.starts_with(b"[");
        let part = bytes.get(from..at + tag).unwrap_or_default();
        if is_known && at > from && begins_game(part, tag) {
            return Some((at, tag));
        }
        tries += 1;
        if tries == MOST_TRIES || before.is_none() {
            return None;
        }
        end = at;
    }
    None
}

/// The last tag by the book, alone on its line after an empty line, that begins before `end`, and the length of its line.
fn tag_after_empty_line(bytes: &[u8], end: usize) -> Option<(usize, usize)> {
    let mut end = end;
    loop {
        let at = memmem::rfind(bytes.get(..end)?, b"\n[")? + 1;
        end = at - 1;
        let before = bytes.get(..end).unwrap_or_default();
        let before = before.strip_suffix(b"\r").unwrap_or(before);
        if !before.ends_with(b"\n") {
            continue;
        }
        let rest = bytes.get(at..).unwrap_or_default();
        let Some(length) = memchr::memchr(b'\n', rest) else {
            continue;
        };
        let line = rest.get(..=length).unwrap_or_default();
        if is_tag(line) {
            return Some((at, line.len()));
        }
    }
}

/// Whether a line is a tag by the book that is not that of a later segment of a record.
fn is_tag(line: &[u8]) -> bool {
    let is_name = |byte: &&u8| byte.is_ascii_alphanumeric() || **byte == b'_';
    let inner = line.strip_prefix(b"[").unwrap_or_default();
    let length = inner.iter().take_while(is_name).count();
    let (name, value) = inner.split_at(length);
    let value = value.trim_ascii();
    let said = value
        .strip_prefix(b"\"")
        .and_then(|value| value.strip_suffix(b"\"]"));
    let is_plain = said.is_some_and(|said| !said.iter().any(|byte| matches!(byte, b'"' | b'\\')));
    is_plain && !name.is_empty() && name != Link::TAG.as_bytes()
}

/// Whether the tag line of `tag` bytes at the end of `bytes` begins a game for certain, when these are read from their
/// beginning on.
fn begins_game(bytes: &[u8], tag: usize) -> bool {
    let text = decode(bytes.to_vec());
    let text = text.content();
    let Some(at) = text.len().checked_sub(tag) else {
        return false;
    };
    let places = Places::default();
    let mut cutter = Cutter::new();
    for token in Lexer::new(text, 0..text.len()) {
        if token.span.start >= at {
            return is_certain(&token, at, text, &places, cutter);
        }
        if cutter.begins_game(&token, text) {
            cutter.finish(text, &places);
        }
        cutter.take(token, text, &places);
    }
    false
}

/// Whether a token at `at` is a tag that begins a game for certain after what the cutter has taken.
fn is_certain(token: &Token, at: usize, text: &str, places: &Places, mut cutter: Cutter) -> bool {
    let is_tag = matches!(
        token.kind,
        TokenKind::Tag {
            well_formed: true,
            ..
        }
    );
    let begins = is_tag
        && token.span.start == at
        && cutter.is_after_moves()
        && cutter.begins_game(token, text);
    begins && cutter.finish(text, places).is_some() && cutter.is_between_games()
}

/// The games of a part of a source. Their numbers and lines are those within the part.
pub struct PartGames {
    games: Inner,
    /// Whether the last game is only the tag that comes after the part.
    has_next: bool,
    /// The game that was read and not yet given.
    waiting: Option<ReadGame>,
    read: usize,
    /// The lines of the part, known at its end.
    lines: u32,
}

impl Part {
    /// Whether the source ends with it.
    #[must_use]
    pub const fn is_last(&self) -> bool {
        self.next == 0
    }

    /// Begins to read. The moves are in the letters of `letters`.
    #[must_use]
    pub fn games(self, letters: PieceLetters) -> PartGames {
        let inner = match self.failure {
            None => Inner::Whole(Games::of_text(decode(self.bytes), letters)),
            // What a failure stands after is read as it comes.
            Some(failure) => {
                let source = Cursor::new(self.bytes).chain(Failing(Some(failure)));
                Inner::Failing(Games::new(source, letters))
            }
        };
        let mut games = PartGames {
            games: inner,
            has_next: self.next > 0,
            waiting: None,
            read: 0,
            lines: 0,
        };
        if games.has_next {
            games.waiting = games.games.next().and_then(Result::ok);
        }
        games
    }
}

enum Inner {
    Whole(Games<io::Empty>),
    Failing(Games<Chain<Cursor<Vec<u8>>, Failing>>),
}

impl Iterator for Inner {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Whole(games) => games.next(),
            Self::Failing(games) => games.next(),
        }
    }
}

impl PartGames {
    /// How many games and lines the part has; known when all its games were read.
    #[must_use]
    pub const fn counts(&self) -> (usize, u32) {
        (self.read, self.lines)
    }
}

impl Iterator for PartGames {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<Self::Item> {
        if !self.has_next {
            let game = self.games.next();
            self.read += usize::from(game.as_ref().is_some_and(Result::is_ok));
            return game;
        }
        let next = self.games.next().and_then(Result::ok);
        let game = std::mem::replace(&mut self.waiting, next)?;
        if self.waiting.is_none() {
            self.lines = game.line() - 1;
            return None;
        }
        self.read += 1;
        Some(Ok(game))
    }
}

/// A source that gives nothing, or fails.
#[derive(Debug)]
struct Failing(Option<io::Error>);

impl Read for Failing {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        self.0.take().map_or(Ok(0), Err)
    }
}

impl ReadGame {
    /// The line where it begins.
    const fn line(&self) -> u32 {
        match self {
            Self::Plain(record) => record.line,
            Self::Record(record) => record.line,
        }
    }
}
