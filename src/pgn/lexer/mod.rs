//! Cuts PGN text into tokens without losing a byte.
//!
//! A token never reaches over another; between two tokens stands only blank space. What a word means
//! (a move, a castling that is a result) is the reader's to say. The text may be the beginning of a longer one:
//! then a token is given only when what follows cannot change it.

mod comment;
mod tag;
mod word;

use std::ops::Range;

use self::tag::TagLine;
use crate::game::GameResult;

pub(super) use self::comment::next_game;

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// A tag pair; `well_formed` is false where quotes were missing, curly or not escaped.
    Tag {
        /// The name as written.
        name: String,
        /// The value, unescaped.
        value: String,
        /// Whether it keeps to the standard.
        well_formed: bool,
    },
    /// A line or bracket that begins like a tag and gives no name and value.
    BrokenTag,
    /// A command such as `[%clk 1:00]` that stands outside a comment.
    BareCommand,
    /// A move number with its dots, or dots that stand alone.
    Number,
    /// A word of the movetext: a move, or something unreadable.
    Word,
    /// A numeric annotation glyph, also one written as `!` or `?` signs or as a sign of evaluation.
    Nag(u8),
    /// The text of a comment in braces.
    Comment {
        /// Whether the closing brace is there.
        closed: bool,
    },
    /// A comment from `;` to the end of the line.
    LineComment,
    /// A line that begins with `%`.
    Escape,
    /// `(`
    Open,
    /// `)`
    Close,
    /// A closing result. `0-0` is a word: only the reader can tell it from castling.
    Result(GameResult),
    /// A byte-order mark.
    ByteOrderMark,
    /// A run of characters that have no place in a PGN text.
    Junk,
}

/// A token and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// What it is.
    pub kind: TokenKind,
    /// Its bytes in the text.
    pub span: Range<usize>,
    /// Whether an empty line stands before it.
    pub after_blank_line: bool,
}

impl Token {
    /// Its text as it stands.
    #[must_use]
    pub fn text<'t>(&self, text: &'t str) -> &'t str {
        text.get(self.span.clone()).unwrap_or_default()
    }
}

/// What a step of the lexer gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The next token.
    Token(Token),
    /// The text ends where more of it is needed; [`Lexer::at`] is where the next token begins.
    More,
    /// The end of the text.
    End,
}

/// What is known before the first character of a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Before {
    /// Line feeds and carriage returns in the blank space just before.
    line_ends: [usize; 2],
    /// Whether the last character stands within a line.
    within_line: bool,
    /// Whether the last token was a tag: another one may follow on its line.
    after_tag: bool,
}

impl Before {
    /// Just after a token that is no tag.
    pub(super) const AFTER_TOKEN: Self = Self {
        line_ends: [0, 0],
        within_line: true,
        after_tag: false,
    };

    /// Whether what comes next begins a line.
    pub(super) fn begins_line(self) -> bool {
        !self.within_line || self.line_ends != [0, 0]
    }
}

/// So many bytes after a token are looked at to know where it ends.
const LOOK_AHEAD: usize = 8;
/// A token that is no comment, tag or hidden line is looked for within so many bytes; what is longer comes in pieces.
const LONGEST_RUN: usize = 1 << 12;

/// An iterator over the tokens of a text. O(n) in all.
#[derive(Clone, Debug)]
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
    /// Whether the text goes on no further.
    whole: bool,
    before: Before,
    /// The next closing brace that is known; one before `at` is out of date.
    next_brace: usize,
    /// The part of the line in which a tag is looked for, as last found.
    tag_line: TagLine,
    /// Up to here no quote of this line is followed by a closing bracket.
    no_quote_closes_before: usize,
}

impl<'t> Lexer<'t> {
    /// Reads the part `span` of `text`; a span that is not within it gives no token.
    #[must_use]
    pub fn new(text: &'t str, span: Range<usize>) -> Self {
        let within_line = !text
            .get(..span.start)
            .is_none_or(|before| before.is_empty() || before.ends_with(['\n', '\r']));
        Self::within(text, span, within_line)
    }

    /// The same, where the text before the span is gone; `within_line` tells whether the span begins within a line.
    pub(super) fn within(text: &'t str, span: Range<usize>, within_line: bool) -> Self {
        let before = Before {
            within_line,
            ..Before::default()
        };
        let text = text.get(..span.end).unwrap_or_default();
        Self::part(text, span.start, true, before)
    }

    /// Reads `text` from `at` on, which may be the beginning of a longer text.
    pub(super) const fn part(text: &'t str, at: usize, whole: bool, before: Before) -> Self {
        Self {
            text,
            at,
            whole,
            before,
            next_brace: 0,
            tag_line: TagLine::UNKNOWN,
            no_quote_closes_before: 0,
        }
    }

    /// Where the next token begins, or the blank space before it.
    pub(super) const fn at(&self) -> usize {
        self.at
    }

    /// What is known of the text before [`Lexer::at`].
    pub(super) const fn before(&self) -> Before {
        self.before
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..).unwrap_or_default()
    }

    /// Skips blank space and keeps in mind what it was.
    fn skip_blanks(&mut self) {
        let rest = self.rest();
        let blank = rest.len() - rest.trim_start_matches(is_blank).len();
        let blanks = rest.get(..blank).unwrap_or_default();
        self.at += blank;
        let [line_feeds, returns] = &mut self.before.line_ends;
        *line_feeds += blanks.bytes().filter(|b| *b == b'\n').count();
        *returns += blanks.bytes().filter(|b| *b == b'\r').count();
        if let Some(last) = blanks.bytes().next_back() {
            self.before.within_line = !matches!(last, b'\n' | b'\r');
        }
    }

    /// The next token, or why there is none.
    pub(super) fn step(&mut self) -> Step {
        self.skip_blanks();
        let rest = self.rest();
        if rest.is_empty() {
            return if self.whole { Step::End } else { Step::More };
        }
        let (kind, length, sure) = self.token_at(rest);
        let length = length.max(rest.chars().next().map_or(1, char::len_utf8));
        // What ends at the end of the text, or a little before it, may be longer or something else.
        let sure = match sure {
            Sure::Yes => true,
            Sure::WithNextCharacters => length + LOOK_AHEAD <= rest.len(),
            Sure::No => false,
        };
        if !sure && !self.whole {
            return Step::More;
        }
        let span = self.at..self.at + length;
        let after_tag = matches!(kind, TokenKind::Tag { .. } | TokenKind::BrokenTag);
        self.at = span.end;
        let [line_feeds, returns] = self.before.line_ends;
        self.before = Before {
            line_ends: [0, 0],
            within_line: true,
            after_tag,
        };
        Step::Token(Token {
            kind,
            span,
            after_blank_line: line_feeds.max(returns) > 1,
        })
    }

    /// The next token's kind and length in bytes, and whether both are sure; `rest` is not empty and does not begin
    /// with a blank.
    fn token_at(&mut self, rest: &str) -> (TokenKind, usize, Sure) {
        let first = rest.chars().next().unwrap_or(' ');
        let line = |kind| {
            let length = line_length(rest);
            let sure = if length < rest.len() {
                Sure::Yes
            } else {
                Sure::No
            };
            (kind, length, sure)
        };
        let run = rest.get(..floor(rest, LONGEST_RUN)).unwrap_or_default();
        let (kind, length) = match first {
            '%' if !self.before.within_line => return line(TokenKind::Escape),
            ';' => return line(TokenKind::LineComment),
            '{' => return self.brace_comment(rest),
            '[' => return self.bracket(rest),
            '(' => return (TokenKind::Open, 1, Sure::Yes),
            ')' => return (TokenKind::Close, 1, Sure::Yes),
            '\u{feff}' => (TokenKind::ByteOrderMark, first.len_utf8()),
            '$' => word::nag(run),
            '!' | '?' => word::suffix_sign(run),
            '}' | ']' => return (TokenKind::Junk, 1, Sure::Yes),
            '.' | '…' => (
                TokenKind::Number,
                length_while(run, |c| matches!(c, '.' | '…')),
            ),
            c if c.is_ascii_digit() => word::number_or_word(run),
            c if is_junk(c) => (TokenKind::Junk, length_while(run, is_junk)),
            _ => word::evaluation(run).unwrap_or_else(|| word::word(run)),
        };
        // What is cut stays as it is, whatever follows.
        let is_cut = length == run.len() && run.len() < rest.len();
        let sure = if is_cut {
            Sure::Yes
        } else {
            Sure::WithNextCharacters
        };
        (kind, length, sure)
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        match self.step() {
            Step::Token(token) => Some(token),
            Step::More | Step::End => None,
        }
    }
}

/// Whether what follows the text could change a token.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Sure {
    Yes,
    /// It could only where the token stands at the end.
    WithNextCharacters,
    No,
}

/// Blank space, also the invisible characters that come along from web pages.
pub(super) fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}')
}

pub(super) fn is_junk(c: char) -> bool {
    (c.is_control() && !c.is_whitespace()) || c == '\u{fffd}'
}

fn length_while(rest: &str, belongs: impl Fn(char) -> bool) -> usize {
    rest.find(|c| !belongs(c)).unwrap_or(rest.len())
}

fn line_length(rest: &str) -> usize {
    rest.bytes()
        .position(|byte| matches!(byte, b'\n' | b'\r'))
        .unwrap_or(rest.len())
}

/// At most `length` bytes of `text`, so that no character is cut.
fn floor(text: &str, length: usize) -> usize {
    (0..=length.min(text.len()))
        .rev()
        .find(|at| text.is_char_boundary(*at))
        .unwrap_or(0)
}
