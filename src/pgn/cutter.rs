//! Cuts a text into its games without playing them.

use std::collections::HashSet;
use std::ops::Range;

use super::game_text::{GameForm, GameText, PassedOver, quoted};
use super::lexer::{Token, TokenKind, is_junk};
use super::place::Places;
use crate::game::{GameResult, Letters, Link, Place, notation};

/// No game has so many tags; those beyond are left off and told.
const MOST_TAGS: usize = 1_000;

/// After so many half-moves a first move cannot be meant any more.
const LATER: usize = 3;

/// Where the cutter is within a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Section {
    Nothing,
    Tags,
    /// The tags of a later segment of the record.
    LinkTags,
    Moves,
    Closed,
    /// Moves that go on after the result.
    AfterResult,
    /// After the end of a game that was too long; only a tag begins another one.
    Skipped,
}

impl Section {
    /// Whether a game can go on from here with a later segment of its record; a tag among the first tags of a game joins it
    /// to nothing.
    const fn goes_on(self) -> bool {
        matches!(self, Self::Moves | Self::Closed | Self::AfterResult)
    }
}

/// What stands before the first word of a text that may be a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    Nothing,
    Number,
    /// Bytes that no text has: this is some other file.
    Junk,
    /// The first word has been seen.
    Word,
}

/// Takes tokens in their order and puts the games together.
///
/// A game begins with a tag after moves or a result, with a repeated tag after an empty line (games that are only
/// headers), with moves after a result unless their number is not that of a first move, or with the number of a first
/// move after an empty line where more than a first move stands before it.
#[derive(Clone, Debug)]
pub(super) struct Cutter {
    games: usize,
    current: GameText,
    names: HashSet<String>,
    /// How many tags the current game has.
    tags: usize,
    section: Section,
    depth: usize,
    /// Whether anything was seen that only a game has: a tag, a result, or a word that is a move
    /// and stands first or after a move number.
    is_game: bool,
    /// What was seen before the first word.
    seen: Seen,
    /// Whether the last token was a move number with its dot.
    after_number: bool,
    /// How many moves of the main line were seen, as far as it is of interest.
    moves: usize,
    /// A byte-order mark after the result of a game stands before the next one.
    next_mark: Option<Place>,
}

impl Cutter {
    pub(super) fn new() -> Self {
        Self {
            games: 0,
            current: GameText::default(),
            names: HashSet::new(),
            tags: 0,
            section: Section::Nothing,
            depth: 0,
            is_game: false,
            seen: Seen::Nothing,
            after_number: false,
            moves: 0,
            next_mark: None,
        }
    }

    /// Whether nothing is begun and nothing waits to be told with the next game.
    pub(super) fn is_between_games(&self) -> bool {
        let current = &self.current;
        self.section == Section::Nothing
            && self.seen == Seen::Nothing
            && !self.is_game
            && current.span.is_empty()
            && current.passed_over.is_empty()
            && current.byte_order_mark.is_none()
            && self.next_mark.is_none()
    }

    /// Whether the current game has come to its moves: then any tag pair begins another one, but that of a later segment.
    pub(super) const fn is_after_moves(&self) -> bool {
        matches!(
            self.section,
            Section::Moves | Section::Closed | Section::AfterResult
        )
    }

    /// Counts a game that was read without these tokens, and gives its number.
    pub(super) fn count(&mut self) -> usize {
        self.after_number = false;
        self.games += 1;
        self.games
    }

    /// Where the text begins that is still needed: the game that is being put together, if there is one.
    pub(super) fn begun_at(&self) -> Option<usize> {
        (!self.current.span.is_empty()).then_some(self.current.span.start)
    }

    /// The text before `offset` was dropped; the game that is being put together begins there or later.
    pub(super) fn shift(&mut self, offset: usize) {
        let Range { start, end } = self.current.span;
        self.current.span = start.saturating_sub(offset)..end.saturating_sub(offset);
    }

    /// Ends the game here, because it is too long, and skips what is left of it.
    pub(super) fn cut(&mut self, text: &str, places: &Places) -> Option<GameText> {
        self.current.form = GameForm::TooLong;
        let is_game = self.is_game;
        let game = self.finish(text, places);
        self.section = if is_game {
            Section::Skipped
        } else {
            Section::Nothing
        };
        game
    }

    /// Whether this token begins another game than the one that is being put together.
    pub(super) fn begins_game(&self, token: &Token, text: &str) -> bool {
        match (&token.kind, self.section) {
            // The later segment of a record that has a gap.
            (TokenKind::Tag { name, .. }, section) if name == Link::TAG && section.goes_on() => {
                false
            }
            (TokenKind::BrokenTag, Section::Moves | Section::Closed | Section::AfterResult) => {
                token.after_blank_line
            }
            (
                TokenKind::Tag {
                    well_formed: false, ..
                },
                Section::Moves,
            ) => token.after_blank_line,
            (
                TokenKind::Tag { .. },
                Section::Moves | Section::Closed | Section::AfterResult | Section::Skipped,
            )
            | (TokenKind::Word, Section::Closed) => true,
            (TokenKind::Open, Section::Closed) => self.seen != Seen::Word,
            (TokenKind::Number, Section::Closed | Section::AfterResult) => {
                !self.goes_on(token, text)
            }
            (TokenKind::Number, Section::Moves) => self.starts_again(token, text),
            (TokenKind::Tag { name, .. }, Section::Tags) => {
                token.after_blank_line && self.names.contains(name)
            }
            _ => false,
        }
    }

    /// Whether a move number after the result is not that of a first move: then somebody moved the pieces on after the
    /// game.
    fn goes_on(&self, number: &Token, text: &str) -> bool {
        match digits(number.text(text)) {
            Some(number) => self.seen == Seen::Word && number > 1,
            None => self.section == Section::AfterResult,
        }
    }

    /// Whether a move number after an empty line is that of a first move, and more than a first move stands before it: the
    /// game before has no result, and this one no tags.
    fn starts_again(&self, number: &Token, text: &str) -> bool {
        number.after_blank_line
            && number.text(text) == "1."
            && self.depth == 0
            && self.moves >= LATER
    }

    /// Adds a token to the game that is being put together, or begins one with it.
    pub(super) fn take(&mut self, token: Token, text: &str, places: &Places) {
        if token.kind == TokenKind::ByteOrderMark {
            self.byte_order_mark(places.place(text, token.span.start));
            return;
        }
        // A hidden line between games belongs to none.
        let between = self.current.span.is_empty() || self.section == Section::Closed;
        if self.section == Section::Skipped || (token.kind == TokenKind::Escape && between) {
            return;
        }
        if self.section == Section::Nothing && self.current.span.is_empty() {
            self.current.number = self.games + 1;
            let place = places.place(text, token.span.start);
            self.current.line = place.line;
            self.current.within_line = place.column > 1;
            self.current.span = token.span.clone();
        }
        self.current.span.end = token.span.end;
        let numbered = token.kind == TokenKind::Number && token.text(text).contains('.');
        self.take_kind(token, text);
        self.after_number = numbered;
    }

    /// A mark in the middle of a file is told with the game that it stands in or before.
    fn byte_order_mark(&mut self, place: Place) {
        if place != (Place { line: 1, column: 1 }) {
            match self.section {
                Section::Closed | Section::AfterResult => self.next_mark = Some(place),
                _ => self.current.byte_order_mark = Some(place),
            }
        }
    }

    fn take_kind(&mut self, token: Token, text: &str) {
        match token.kind {
            TokenKind::Tag { ref name, .. }
                if name == Link::TAG && self.is_game && self.section.goes_on() =>
            {
                self.section = Section::LinkTags;
                self.current.closing = None;
            }
            TokenKind::Tag { .. } if self.section == Section::LinkTags => {}
            // Something in brackets among the moves.
            TokenKind::Tag { .. } if self.section == Section::Moves => {}
            TokenKind::Tag {
                name,
                value,
                well_formed,
            } => {
                self.section = Section::Tags;
                self.is_game |= well_formed || self.seen != Seen::Junk;
                if self.tags < MOST_TAGS {
                    self.tags += 1;
                    self.names.insert(name.clone());
                    self.current.tags.push(&name, &value);
                } else {
                    self.current.tags_left_off = true;
                }
            }
            TokenKind::Result(result) if self.depth == 0 => {
                self.section = Section::Closed;
                self.current.closing.get_or_insert(result);
                // After words that are no moves a result is a part of the prose.
                let may_be = matches!(self.seen, Seen::Nothing | Seen::Number);
                self.is_game |= result != GameResult::Unknown && may_be;
            }
            TokenKind::Word => {
                let reads = || is_move(token.text(text));
                self.is_game |= match self.seen {
                    Seen::Nothing => reads(),
                    Seen::Number => true,
                    Seen::Word => self.after_number && reads(),
                    Seen::Junk => false,
                };
                if self.seen != Seen::Junk || self.is_game {
                    self.seen = Seen::Word;
                }
                if self.depth == 0 && self.moves < LATER && reads() {
                    self.moves += 1;
                }
                self.enter_moves();
            }
            TokenKind::Open => {
                self.enter_moves();
                self.depth += 1;
            }
            TokenKind::Close => self.depth = self.depth.saturating_sub(1),
            // A stray bracket or sign is no sign of another kind of file.
            TokenKind::Junk if !self.is_game && token.text(text).contains(is_junk) => {
                self.seen = Seen::Junk;
            }
            TokenKind::Number => {
                if self.seen == Seen::Nothing {
                    self.seen = Seen::Number;
                }
                self.enter_moves();
            }
            TokenKind::Nag(_) if self.section != Section::Closed => self.enter_moves(),
            _ => {}
        }
    }

    fn enter_moves(&mut self) {
        self.section = match self.section {
            Section::Closed | Section::AfterResult => Section::AfterResult,
            _ => Section::Moves,
        };
    }

    /// Ends the current game. Text that is no game is kept with the game after it, or with the last one.
    pub(super) fn finish(&mut self, text: &str, places: &Places) -> Option<GameText> {
        let mut done = std::mem::take(&mut self.current);
        self.current.byte_order_mark = self.next_mark.take();
        let is_game = self.is_game;
        // In a file that begins with such bytes only a proper tag begins a game.
        if is_game || self.seen != Seen::Junk {
            self.seen = Seen::Nothing;
        }
        self.names.clear();
        self.tags = 0;
        self.section = Section::Nothing;
        self.depth = 0;
        self.moves = 0;
        self.is_game = false;
        if is_game {
            self.games += 1;
            return Some(done);
        }
        // Of all the text up to the next game the beginning is told.
        if done.passed_over.is_empty() && !done.span.is_empty() {
            let beginning = text.get(done.span.clone()).unwrap_or_default();
            done.passed_over.push(PassedOver {
                place: places.place(text, done.span.start),
                beginning: quoted(beginning),
            });
        }
        self.current.passed_over = done.passed_over;
        None
    }

    /// The text after the last game that belongs to none.
    pub(super) fn passed_over_at_the_end(&mut self) -> Vec<PassedOver> {
        std::mem::take(&mut self.current.passed_over)
    }
}

/// Whether a word is a move in the letters of any language.
fn is_move(word: &str) -> bool {
    Letters::all().any(|letters| notation::read(word, letters).is_ok())
}

/// The number that a move number says, `None` for dots alone.
fn digits(text: &str) -> Option<u32> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    digits.parse().ok()
}
