//! Cuts a text into its games without playing them.

use std::ops::Range;

use super::fen_list;
use super::lexer::{Lexer, Token, TokenKind};
use super::place::Places;
use crate::game::{GameResult, Tags, notation};

/// Where a game stands in its text, and its tags.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameText {
    /// The number of the game in the file, from 1.
    pub number: usize,
    /// The bytes of the game, from its first tag to its last token.
    pub span: Range<usize>,
    /// The line of its first token, from 1.
    pub line: u32,
    /// The tag pairs.
    pub tags: Tags,
    /// The closing token, where there is one.
    pub closing: Option<GameResult>,
    /// Whether the text is a bare FEN line.
    pub is_fen_line: bool,
    /// Stretches of text beside this game that belong to no game.
    pub passed_over: Vec<Range<usize>>,
}

/// Where the cutter is within a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Section {
    Nothing,
    Tags,
    Moves,
    Closed,
}

struct Cutter<'t> {
    text: &'t str,
    games: Vec<GameText>,
    current: GameText,
    section: Section,
    depth: usize,
    /// Whether anything was seen that only a game has: a tag, a result, or a word that is a move
    /// and stands first or after a move number.
    is_game: bool,
    /// What was seen before the first word.
    before: Before,
    /// Whether the last token was a move number with its dot.
    after_number: bool,
}

/// What stands before the first word of a text that may be a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Before {
    Nothing,
    Number,
    /// Bytes that no text has: this is some other file.
    Junk,
    /// The first word has been seen.
    Word,
}

/// The games of a text, in order. O(n).
///
/// A game begins with a tag after moves or a result, with a repeated tag after an empty line (games that are
/// only headers), or with moves after a result. A text of FEN lines gives a game without moves for each line.
#[must_use]
pub(super) fn outline(text: &str) -> Vec<GameText> {
    let places = Places::of(text);
    if let Some(lines) = fen_list::spans(text) {
        let games = lines.into_iter().enumerate();
        return games
            .map(|(i, span)| GameText {
                is_fen_line: true,
                ..empty(i + 1, span, &places)
            })
            .collect();
    }
    let mut cutter = Cutter {
        text,
        games: Vec::new(),
        current: empty(1, 0..0, &places),
        section: Section::Nothing,
        depth: 0,
        is_game: false,
        before: Before::Nothing,
        after_number: false,
    };
    for token in Lexer::new(text, 0..text.len()) {
        if cutter.begins_game(&token) {
            cutter.finish();
        }
        cutter.take(token, &places);
    }
    cutter.finish();
    let rest = cutter.current.passed_over;
    if let Some(last) = cutter.games.last_mut() {
        last.passed_over.extend(rest);
    }
    cutter.games
}

fn empty(number: usize, span: Range<usize>, places: &Places) -> GameText {
    let line = places.line(span.start);
    GameText {
        number,
        span,
        line,
        ..GameText::default()
    }
}

impl Cutter<'_> {
    fn begins_game(&self, token: &Token) -> bool {
        match (&token.kind, self.section) {
            (TokenKind::BrokenTag, Section::Moves | Section::Closed) => token.after_blank_line,
            (TokenKind::Tag { .. }, Section::Moves | Section::Closed)
            | (TokenKind::Word | TokenKind::Number | TokenKind::Open, Section::Closed) => true,
            (TokenKind::Tag { name, .. }, Section::Tags) => {
                token.after_blank_line && self.current.tags.get(name).is_some()
            }
            _ => false,
        }
    }

    fn take(&mut self, token: Token, places: &Places) {
        if self.section == Section::Nothing && self.current.span.is_empty() {
            let passed_over = std::mem::take(&mut self.current.passed_over);
            let begun = empty(self.games.len() + 1, token.span.clone(), places);
            self.current = GameText {
                passed_over,
                ..begun
            };
        }
        self.current.span.end = token.span.end;
        let numbered = token.kind == TokenKind::Number && token.text(self.text).contains('.');
        self.take_kind(token);
        self.after_number = numbered;
    }

    fn take_kind(&mut self, token: Token) {
        match token.kind {
            TokenKind::Tag {
                name,
                value,
                well_formed,
            } => {
                self.section = Section::Tags;
                self.is_game |= well_formed || self.before != Before::Junk;
                self.current.tags.push(name, value);
            }
            TokenKind::Result(result) if self.depth == 0 => {
                self.section = Section::Closed;
                self.current.closing.get_or_insert(result);
                self.is_game |= result != GameResult::Unknown && self.before != Before::Junk;
            }
            TokenKind::Word => {
                self.section = Section::Moves;
                let reads = || notation::read(token.text(self.text)).is_ok();
                self.is_game |= match self.before {
                    Before::Nothing => reads(),
                    Before::Number => true,
                    Before::Word => self.after_number && reads(),
                    Before::Junk => false,
                };
                if self.before != Before::Junk || self.is_game {
                    self.before = Before::Word;
                }
            }
            TokenKind::Open => {
                self.section = Section::Moves;
                self.depth += 1;
            }
            TokenKind::Close => self.depth = self.depth.saturating_sub(1),
            TokenKind::Junk if !self.is_game => self.before = Before::Junk,
            TokenKind::Number | TokenKind::Nag(_) if self.section != Section::Closed => {
                if self.before == Before::Nothing && token.kind == TokenKind::Number {
                    self.before = Before::Number;
                }
                self.section = Section::Moves;
            }
            _ => {}
        }
    }

    /// Ends the current game. Text that is no game is kept with the game after it, or with the last one.
    fn finish(&mut self) {
        let passed_over = std::mem::take(&mut self.current.passed_over);
        let mut done = std::mem::take(&mut self.current);
        if self.is_game {
            done.passed_over = passed_over;
            self.games.push(done);
        } else {
            self.current.passed_over = passed_over;
            if !done.span.is_empty() {
                self.current.passed_over.push(done.span);
            }
        }
        // In a file that begins with such bytes only a proper tag begins a game.
        if self.is_game || self.before != Before::Junk {
            self.before = Before::Nothing;
        }
        self.section = Section::Nothing;
        self.depth = 0;
        self.is_game = false;
    }
}
