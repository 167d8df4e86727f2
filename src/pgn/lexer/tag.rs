//! Tag pairs, and what begins like one.

use super::{LOOK_AHEAD, Lexer, Sure, TokenKind, floor, is_blank, length_while, line_length};

/// A tag is looked for within so many bytes of its line.
const LONGEST_TAG: usize = 1 << 20;

/// A part of a line, up to the byte `end`.
#[derive(Clone, Copy, Debug)]
pub(super) struct TagLine {
    end: usize,
    extent: Extent,
}

impl TagLine {
    /// Before any bracket was met.
    pub(super) const UNKNOWN: Self = Self {
        end: 0,
        extent: Extent::Open,
    };
}

/// How much of its line a part is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extent {
    /// The line ends with it.
    Whole,
    /// The line is too long to be looked at whole.
    Cut,
    /// The text ends with it, and may go on.
    Open,
}

impl Lexer<'_> {
    /// A tag, or what begins like one.
    pub(super) fn bracket(&mut self, rest: &str) -> (TokenKind, usize, Sure) {
        let known = self.tag_line.end.saturating_sub(self.at);
        if known == 0 || (self.tag_line.extent == Extent::Cut && known < LONGEST_TAG / 2) {
            self.tag_line = self.tag_line_at(rest);
        }
        let TagLine { end, extent } = self.tag_line;
        let length = end.saturating_sub(self.at);
        let line = rest.get(..length).unwrap_or_default();
        let may_close = self.no_quote_closes_before <= self.at;
        let within_moves = !self.before.begins_line() && !self.before.after_tag;
        let found = tag(line, may_close, within_moves);
        if found.no_quote_closes {
            self.no_quote_closes_before = end;
        }
        // What ends within the part is sure, unless a quote further on could close it.
        let ends_within =
            found.length + LOOK_AHEAD <= length && !found.no_quote_closes && may_close;
        let sure = if extent != Extent::Open || ends_within {
            Sure::Yes
        } else {
            Sure::No
        };
        (found.kind, found.length, sure)
    }

    /// The part of the line at the head of `rest` in which a tag is looked for.
    fn tag_line_at(&self, rest: &str) -> TagLine {
        let part = rest.get(..floor(rest, LONGEST_TAG)).unwrap_or_default();
        let length = line_length(part);
        let extent = if length < part.len() {
            Extent::Whole
        } else if part.len() < rest.len() {
            Extent::Cut
        } else if self.whole {
            Extent::Whole
        } else {
            Extent::Open
        };
        TagLine {
            end: self.at + length,
            extent,
        }
    }
}

/// A tag or what begins like one.
struct Found {
    kind: TokenKind,
    length: usize,
    /// A quote was opened, and none of the line is followed by a closing bracket.
    no_quote_closes: bool,
}

impl Found {
    const fn new(kind: TokenKind, length: usize) -> Self {
        Self {
            kind,
            length,
            no_quote_closes: false,
        }
    }
}

/// A tag pair at the head of `line`. The value runs to a quote that is followed by the closing bracket, so that
/// quotes and brackets inside a value that nobody escaped are kept. `may_close` is false where it is known that no
/// quote of the line is; `within_moves` where the bracket stands in the middle of a line and no tag before it, so that
/// only a quoted value makes it a tag.
fn tag(line: &str, may_close: bool, within_moves: bool) -> Found {
    let inner = line.get(1..).unwrap_or_default();
    if inner.starts_with('%') {
        // A clock or evaluation whose braces are missing.
        return Found::new(TokenKind::BareCommand, bracket_length(line));
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
    let broken = || Found::new(TokenKind::BrokenTag, bracket_length(line));
    if name.is_empty() {
        return broken();
    }
    let value = match value_part.chars().next() {
        _ if within_moves && !value_part.starts_with('"') => {
            return Found::new(TokenKind::BareCommand, bracket_length(line));
        }
        Some('"') if !may_close => return broken(),
        Some('"') => match by_the_book(value_part).or_else(|| lenient(value_part)) {
            Some(value) => value,
            None => {
                return Found {
                    no_quote_closes: true,
                    ..broken()
                };
            }
        },
        Some(quote @ ('“' | '”' | '„' | '«' | '\'' | '‘' | '’')) => {
            match bare(value_part, quote.len_utf8()) {
                Some(value) => value,
                None => return broken(),
            }
        }
        _ => match bare(value_part, 0) {
            Some(value) => value,
            None => return broken(),
        },
    };
    Found::new(
        TokenKind::Tag {
            name: name.to_owned(),
            value: value.text,
            well_formed: value.by_the_book,
        },
        value_start + value.length,
    )
}

/// Up to the closing bracket, else the line.
fn bracket_length(line: &str) -> usize {
    line.find(']').map_or(line.len(), |close| close + 1)
}

struct Value {
    text: String,
    /// The bytes up to and with the closing bracket.
    length: usize,
    /// Whether it was quoted and escaped by the book.
    by_the_book: bool,
}

/// A value without quotes, or with curly ones, up to the closing bracket.
fn bare(part: &str, quote: usize) -> Option<Value> {
    let close = part.find(']')?;
    let inside = part.get(quote..close)?;
    let text = match quote {
        0 => inside.trim(),
        _ => inside.trim_end_matches(['“', '”', '»', '"', '\'', '‘', '’', ' ']),
    };
    Some(Value {
        text: text.to_owned(),
        length: close + 1,
        by_the_book: false,
    })
}

/// A quoted value and its closing bracket as the standard has them: a backslash before each quote and backslash, and no
/// others.
fn by_the_book(part: &str) -> Option<Value> {
    let mut value = String::new();
    let mut chars = part.char_indices().skip(1);
    while let Some((i, c)) = chars.next() {
        match c {
            '\\' => match chars.next() {
                Some((_, escaped @ ('"' | '\\'))) => value.push(escaped),
                _ => return None,
            },
            '"' => {
                return Some(Value {
                    text: value,
                    length: close_after(part, i)?,
                    by_the_book: true,
                });
            }
            other => value.push(other),
        }
    }
    None
}

/// A quoted value and its closing bracket as people write them.
fn lenient(part: &str) -> Option<Value> {
    let mut value = String::new();
    let mut chars = part.char_indices().skip(1).peekable();
    while let Some((i, c)) = chars.next() {
        match c {
            '\\' => match chars.peek().copied() {
                // A backslash before the last quote of a tag stands for itself: `"C:\"]`.
                Some((quote, '"')) if ends_tag(part, quote) => {
                    value.push('\\');
                }
                Some((_, escaped @ ('"' | '\\'))) => {
                    value.push(escaped);
                    chars.next();
                }
                _ => value.push('\\'),
            },
            '"' => match close_after(part, i) {
                Some(length) => {
                    return Some(Value {
                        text: value,
                        length,
                        by_the_book: false,
                    });
                }
                None => value.push('"'),
            },
            other => value.push(other),
        }
    }
    None
}

/// Where the bracket ends that follows the quote at `quote`, with nothing but blanks between.
fn close_after(part: &str, quote: usize) -> Option<usize> {
    let after = part.get(quote + 1..)?;
    let blanks = length_while(after, is_blank);
    after
        .get(blanks..)?
        .starts_with(']')
        .then_some(quote + 1 + blanks + 1)
}

/// Whether the quote at `quote` and a bracket end the tag for certain: the line ends there, or another tag begins.
fn ends_tag(part: &str, quote: usize) -> bool {
    let Some(end) = close_after(part, quote) else {
        return false;
    };
    let after = part.get(end..).unwrap_or_default();
    let next = after.trim_start_matches(is_blank);
    next.is_empty()
        || next
            .strip_prefix('[')
            .is_some_and(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
}
