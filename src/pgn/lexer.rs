//! Cuts PGN text into tokens without losing a byte.
//!
//! A token never reaches over another; between two tokens stands only blank space. What a word means
//! (a move, a castling that is a result) is the reader's to say.

use std::ops::Range;

use crate::game::GameResult;

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
    /// A move number with its dots, or dots that stand alone.
    Number,
    /// A word of the movetext: a move, or something unreadable.
    Word,
    /// A numeric annotation glyph, also one written as `!` or `?` signs.
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

/// An iterator over the tokens of a text. O(n) in all.
#[derive(Clone, Debug)]
pub struct Lexer<'t> {
    text: &'t str,
    at: usize,
    end: usize,
    /// The next closing brace that is known; one before `at` is out of date.
    next_brace: usize,
}

impl<'t> Lexer<'t> {
    /// Reads the part `span` of `text`.
    #[must_use]
    pub const fn new(text: &'t str, span: Range<usize>) -> Self {
        Self {
            text,
            at: span.start,
            end: span.end,
            next_brace: 0,
        }
    }

    fn rest(&self) -> &'t str {
        self.text.get(self.at..self.end).unwrap_or_default()
    }

    fn at_line_start(&self) -> bool {
        let before = self.text.get(..self.at).unwrap_or_default();
        before.is_empty() || before.ends_with(['\n', '\r'])
    }

    /// Skips blank space; whether it held an empty line.
    fn skip_blanks(&mut self) -> bool {
        let rest = self.rest();
        let blank = rest.len() - rest.trim_start_matches(is_blank).len();
        let blanks = rest.get(..blank).unwrap_or_default();
        self.at += blank;
        let line_ends = blanks.bytes().filter(|b| *b == b'\n').count();
        let old_line_ends = blanks.bytes().filter(|b| *b == b'\r').count();
        line_ends.max(old_line_ends) > 1
    }

    /// A comment up to its brace. Where the next game begins before any brace (an empty line and an Event tag), or
    /// there is none, the comment is not closed and ends there.
    fn brace_comment(&mut self, rest: &str) -> (TokenKind, usize) {
        if self.next_brace <= self.at {
            // Looked for once for all the comments before it.
            self.next_brace = rest.find('}').map_or(usize::MAX, |close| self.at + close);
        }
        let close = self.next_brace.saturating_sub(self.at).min(rest.len());
        match next_game(rest.get(..close).unwrap_or_default()) {
            Some(next_game) => (TokenKind::Comment { closed: false }, next_game),
            None if close == rest.len() => (TokenKind::Comment { closed: false }, close),
            None => (TokenKind::Comment { closed: true }, close + 1),
        }
    }

    /// The next token's kind and length in bytes; `rest` is not empty and does not begin with a blank.
    fn token_at(&mut self, rest: &str) -> (TokenKind, usize) {
        let first = rest.chars().next().unwrap_or(' ');
        match first {
            '%' if self.at_line_start() => (TokenKind::Escape, line_length(rest)),
            ';' => (TokenKind::LineComment, line_length(rest)),
            '{' => self.brace_comment(rest),
            '(' => (TokenKind::Open, 1),
            ')' => (TokenKind::Close, 1),
            '[' => tag(rest),
            '$' => nag(rest),
            '!' | '?' => suffix_sign(rest),
            '}' | ']' => (TokenKind::Junk, 1),
            '.' | '…' => (
                TokenKind::Number,
                length_while(rest, |c| matches!(c, '.' | '…')),
            ),
            c if c.is_ascii_digit() => number_or_word(rest),
            c if is_junk(c) => (TokenKind::Junk, length_while(rest, is_junk)),
            _ => word(rest),
        }
    }
}

impl Iterator for Lexer<'_> {
    type Item = Token;

    fn next(&mut self) -> Option<Token> {
        let after_blank_line = self.skip_blanks();
        let rest = self.rest();
        if rest.is_empty() {
            return None;
        }
        let (kind, length) = self.token_at(rest);
        let span = self.at..self.at + length.max(1);
        self.at = span.end;
        Some(Token {
            kind,
            span,
            after_blank_line,
        })
    }
}

/// Blank space, also the invisible characters that come along from web pages.
fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
}

fn is_junk(c: char) -> bool {
    (c.is_control() && !c.is_whitespace()) || c == '\u{fffd}'
}

fn length_while(rest: &str, belongs: impl Fn(char) -> bool) -> usize {
    rest.find(|c| !belongs(c)).unwrap_or(rest.len())
}

fn line_length(rest: &str) -> usize {
    length_while(rest, |c| c != '\n' && c != '\r')
}

/// Where a game's tags begin in `comment` after an empty line: there a comment cannot go on.
fn next_game(comment: &str) -> Option<usize> {
    comment
        .match_indices("[Event ")
        .map(|(at, _)| at)
        .find(|at| {
            let before = comment.get(..*at).unwrap_or_default();
            let line_ends = before.len() - before.trim_end_matches(['\n', '\r', ' ', '\t']).len();
            let blank = before.get(before.len() - line_ends..).unwrap_or_default();
            before.ends_with(['\n', '\r'])
                && blank.matches('\n').count().max(blank.matches('\r').count()) > 1
        })
}

fn nag(rest: &str) -> (TokenKind, usize) {
    let digits = length_while(rest.get(1..).unwrap_or_default(), |c| c.is_ascii_digit());
    match rest.get(1..=digits).and_then(|number| number.parse().ok()) {
        Some(number) => (TokenKind::Nag(number), 1 + digits),
        None => (TokenKind::Junk, 1 + digits),
    }
}

fn suffix_sign(rest: &str) -> (TokenKind, usize) {
    let length = length_while(rest, |c| matches!(c, '!' | '?'));
    let nag = match rest.get(..length).unwrap_or_default() {
        "!" => 1,
        "?" => 2,
        "!!" => 3,
        "??" => 4,
        "!?" => 5,
        "?!" => 6,
        _ => return (TokenKind::Junk, length),
    };
    (TokenKind::Nag(nag), length)
}

fn ends_word(c: char) -> bool {
    is_blank(c)
        || is_junk(c)
        || matches!(c, '(' | ')' | '{' | '}' | '[' | ']' | ';' | '$' | '!' | '?')
}

fn word(rest: &str) -> (TokenKind, usize) {
    let mut length = length_while(rest, |c| !ends_word(c));
    // A promotion in brackets belongs to its move: `e8(Q)`.
    let bracketed = rest.get(length..).unwrap_or_default();
    if length > 0
        && matches!(
            bracketed.as_bytes(),
            [b'(', b'Q' | b'R' | b'B' | b'N', b')', ..]
        )
    {
        length += 3;
    }
    let length = length.max(rest.chars().next().map_or(1, char::len_utf8));
    let text = rest.get(..length).unwrap_or_default();
    match GameResult::read(text.trim_end_matches('.')) {
        Some(GameResult::BothLose) | None => (TokenKind::Word, length),
        Some(result) => (TokenKind::Result(result), length),
    }
}

/// `12.`, `12...`, `12`; a result, castling with zeros, or another word that begins with a digit.
fn number_or_word(rest: &str) -> (TokenKind, usize) {
    let digits = length_while(rest, |c| c.is_ascii_digit());
    let after = rest.get(digits..).unwrap_or_default();
    let dots = length_while(after, |c| c == '.' || c == '…');
    let ends = after.is_empty() || after.starts_with(ends_word);
    let glued_move = after.starts_with(|c: char| c.is_alphabetic() || ('♔'..='♟').contains(&c));
    let is_number = !rest.starts_with("0000") && (dots > 0 || ends || glued_move);
    if is_number {
        (TokenKind::Number, digits + dots)
    } else {
        word(rest)
    }
}

/// A tag pair on one line. The value runs to a quote that is followed by the closing bracket, so that
/// quotes and brackets inside a value that nobody escaped are kept.
fn tag(rest: &str) -> (TokenKind, usize) {
    let line = rest.get(..line_length(rest)).unwrap_or_default();
    let inner = line.get(1..).unwrap_or_default();
    if inner.starts_with('%') {
        // A clock or evaluation whose braces are missing.
        return (TokenKind::Junk, bracket_length(line));
    }
    let name_start = 1 + length_while(inner, is_blank);
    let from_name = line.get(name_start..).unwrap_or_default();
    let name_length = length_while(from_name, |c| {
        c.is_alphanumeric() || matches!(c, '_' | '-' | '+' | '#' | ':')
    });
    let name = from_name.get(..name_length).unwrap_or_default();
    let after_name = name_start + name_length;
    let value_start =
        after_name + length_while(line.get(after_name..).unwrap_or_default(), is_blank);
    let value_part = line.get(value_start..).unwrap_or_default();
    if name.is_empty() {
        return (TokenKind::BrokenTag, bracket_length(line));
    }
    let (value, length, well_formed) = match value_part.chars().next() {
        Some('"') => match quoted(value_part) {
            Some((value, length, escaped)) => (value, length, escaped),
            None => return (TokenKind::BrokenTag, bracket_length(line)),
        },
        Some(quote @ ('“' | '”' | '„' | '«')) => {
            let Some(close) = value_part.find(']') else {
                return (TokenKind::BrokenTag, line.len());
            };
            let inside = value_part.get(quote.len_utf8()..close).unwrap_or_default();
            (
                inside
                    .trim_end_matches(['“', '”', '»', '"', ' '])
                    .to_owned(),
                close + 1,
                false,
            )
        }
        _ => match value_part.find(']') {
            Some(close) => (
                value_part
                    .get(..close)
                    .unwrap_or_default()
                    .trim()
                    .to_owned(),
                close + 1,
                false,
            ),
            None => return (TokenKind::BrokenTag, line.len()),
        },
    };
    (
        TokenKind::Tag {
            name: name.to_owned(),
            value,
            well_formed,
        },
        value_start + length,
    )
}

/// Up to the closing bracket, else the line.
fn bracket_length(line: &str) -> usize {
    line.find(']').map_or(line.len(), |close| close + 1)
}

/// A quoted value and its closing bracket: the value, the length of both, whether it was escaped by the book.
fn quoted(part: &str) -> Option<(String, usize, bool)> {
    let mut value = String::new();
    let mut by_the_book = true;
    let last_close = part
        .char_indices()
        .filter(|(i, c)| *c == '"' && closes(part, *i))
        .map(|(i, _)| i)
        .next_back()?;
    let mut chars = part.char_indices().skip(1).peekable();
    while let Some((i, c)) = chars.next() {
        match c {
            '\\' => match chars.peek().copied() {
                // A backslash before the last quote of the line stands for itself: `"C:\"]`.
                Some((quote, '"')) if quote == last_close => {
                    value.push('\\');
                    by_the_book = false;
                }
                Some((_, escaped @ ('"' | '\\'))) => {
                    value.push(escaped);
                    chars.next();
                }
                _ => {
                    value.push('\\');
                    by_the_book = false;
                }
            },
            '"' if closes(part, i) => {
                let after = part.get(i + 1..).unwrap_or_default();
                return Some((
                    value,
                    i + 1 + length_while(after, is_blank) + 1,
                    by_the_book,
                ));
            }
            '"' => {
                value.push('"');
                by_the_book = false;
            }
            other => value.push(other),
        }
    }
    None
}

/// Whether the quote at `quote` is followed by the closing bracket.
fn closes(part: &str, quote: usize) -> bool {
    part.get(quote + 1..)
        .unwrap_or_default()
        .trim_start_matches(is_blank)
        .starts_with(']')
}
