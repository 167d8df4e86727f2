//! Cuts a text into its games without playing them.

use std::ops::Range;

use super::fen_list;
use super::lexer::{Lexer, Token, TokenKind};
use super::place::Places;
use crate::game::{GameResult, Tags, notation};

/// Where a game stands in its text, and its tags.
#[derive(Clone, Debug, PartialEq, Eq)]
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
    /// Whether anything was seen that only a game has: a tag, a move, a result.
    is_game: bool,
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
        tags: Tags::default(),
        closing: None,
        is_fen_line: false,
        passed_over: Vec::new(),
    }
}

impl Cutter<'_> {
    fn begins_game(&self, token: &Token) -> bool {
        match (&token.kind, self.section) {
            (TokenKind::Tag { .. } | TokenKind::BrokenTag, Section::Moves | Section::Closed)
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
        match token.kind {
            TokenKind::Tag { name, value, .. } => {
                self.section = Section::Tags;
                self.is_game = true;
                self.current.tags.push(name, value);
            }
            TokenKind::Result(result) if self.depth == 0 => {
                self.section = Section::Closed;
                self.current.closing.get_or_insert(result);
                self.is_game |= result != GameResult::Unknown;
            }
            TokenKind::Word => {
                self.section = Section::Moves;
                self.is_game = self.is_game || notation::read(token.text(self.text)).is_ok();
            }
            TokenKind::Open => {
                self.section = Section::Moves;
                self.depth += 1;
            }
            TokenKind::Close => self.depth = self.depth.saturating_sub(1),
            TokenKind::Number | TokenKind::Nag(_) if self.section != Section::Closed => {
                self.section = Section::Moves;
            }
            _ => {}
        }
    }

    /// Ends the current game. Text that is no game is kept with the game after it, or with the last one.
    fn finish(&mut self) {
        let passed_over = std::mem::take(&mut self.current.passed_over);
        let next = GameText {
            span: 0..0,
            ..self.current.clone()
        };
        let mut done = std::mem::replace(
            &mut self.current,
            GameText {
                tags: Tags::default(),
                ..next
            },
        );
        if self.is_game {
            done.passed_over = passed_over;
            self.games.push(done);
        } else {
            self.current.passed_over = passed_over;
            if !done.span.is_empty() {
                self.current.passed_over.push(done.span);
            }
        }
        self.section = Section::Nothing;
        self.depth = 0;
        self.is_game = false;
    }
}
