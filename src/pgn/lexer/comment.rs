//! Comments in braces, and where they end that were never closed.

use super::{Lexer, Sure, TokenKind, length_while};

impl Lexer<'_> {
    /// A comment up to its brace. Where the next game begins before any brace, or there is none, the comment is not
    /// closed and ends there.
    pub(super) fn brace_comment(&mut self, rest: &str) -> (TokenKind, usize, Sure) {
        if self.next_brace <= self.at {
            // Looked for once for all the comments before it.
            self.next_brace = rest.find('}').map_or(usize::MAX, |close| self.at + close);
        }
        let close = self.next_brace.saturating_sub(self.at).min(rest.len());
        match next_game(rest.get(..close).unwrap_or_default()) {
            Some(next_game) => (TokenKind::Comment { closed: false }, next_game, Sure::Yes),
            None if close == rest.len() => (TokenKind::Comment { closed: false }, close, Sure::No),
            None => (TokenKind::Comment { closed: true }, close + 1, Sure::Yes),
        }
    }
}

/// Where a game's tags begin in `comment`: there a comment cannot go on. A line that is a tag pair begins them where it
/// follows an empty line, or where an empty line or another tag pair follows it.
pub(in crate::pgn) fn next_game(comment: &str) -> Option<usize> {
    // The line before, the one before that.
    let mut before = [Line::Text, Line::Text];
    let mut tag_at = 0;
    let mut at = 0;
    for line in lines(comment) {
        let now = kind_of(line);
        match (before, now) {
            // The first line begins within the comment.
            _ if at == 0 => {}
            ([_, Line::Empty], Line::Tag) => return Some(at),
            ([_, Line::Tag], Line::Tag | Line::Empty) => return Some(tag_at),
            _ => {}
        }
        if now == Line::Tag {
            tag_at = at;
        }
        let [_, last] = before;
        before = [last, if at == 0 { Line::Text } else { now }];
        at += line.len();
    }
    None
}

/// What a line of a comment is, as far as a game may begin there.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Line {
    Empty,
    Tag,
    Text,
}

/// The lines of a text with their ends; CR LF is one end.
fn lines(text: &str) -> impl Iterator<Item = &str> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let end = rest.bytes().position(|byte| matches!(byte, b'\n' | b'\r'));
        let length = match end {
            Some(end) if rest.get(end..).is_some_and(|rest| rest.starts_with("\r\n")) => end + 2,
            Some(end) => end + 1,
            None => rest.len(),
        };
        let (line, after) = rest.split_at_checked(length)?;
        rest = after;
        (!line.is_empty()).then_some(line)
    })
}

fn kind_of(line: &str) -> Line {
    let said = line.trim();
    let ends = line.ends_with(['\n', '\r']);
    if said.is_empty() && ends {
        return Line::Empty;
    }
    let is_tag = said.strip_prefix('[').is_some_and(|inner| {
        let name = inner.trim_start();
        let length = length_while(name, |c| c.is_ascii_alphanumeric() || c == '_');
        let value = name.get(length..).unwrap_or_default().trim_start();
        length > 0 && value.starts_with('"') && (value.ends_with(']') || !ends)
    });
    if is_tag { Line::Tag } else { Line::Text }
}
