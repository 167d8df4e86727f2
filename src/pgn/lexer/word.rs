//! Words of the movetext: moves, numbers, results, annotation signs.

use super::{TokenKind, is_blank, is_junk, length_while};
use crate::game::GameResult;

/// Signs of evaluation that stand by themselves, with the numeric annotation glyphs that the standard (section 10)
/// and the common tables give them. The longer ones first.
const EVALUATIONS: [(&str, u8); 19] = [
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("∞", 13),
    ("□", 7),
    ("⨀", 22),
    ("⟳", 32),
    ("→", 40),
    ("↑", 36),
    ("=", 10),
];

pub(super) fn nag(rest: &str) -> (TokenKind, usize) {
    let digits = length_while(rest.get(1..).unwrap_or_default(), |c| c.is_ascii_digit());
    match rest.get(1..=digits).and_then(|number| number.parse().ok()) {
        Some(number) => (TokenKind::Nag(number), 1 + digits),
        None => (TokenKind::Junk, 1 + digits),
    }
}

pub(super) fn suffix_sign(rest: &str) -> (TokenKind, usize) {
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

/// A sign of evaluation that stands by itself.
pub(super) fn evaluation(rest: &str) -> Option<(TokenKind, usize)> {
    if !rest.starts_with(|c: char| !c.is_alphanumeric()) {
        return None;
    }
    let ends = |length: usize| {
        let after = rest.get(length..).unwrap_or_default();
        after.is_empty() || after.starts_with(ends_word)
    };
    EVALUATIONS
        .iter()
        .find(|(sign, _)| rest.starts_with(sign) && ends(sign.len()))
        .map(|(sign, nag)| (TokenKind::Nag(*nag), sign.len()))
}

fn is_evaluation(c: char) -> bool {
    matches!(c, '±' | '∓' | '⩲' | '⩱' | '∞' | '□' | '⨀' | '⟳' | '→' | '↑')
}

fn ends_word(c: char) -> bool {
    is_blank(c)
        || is_junk(c)
        || is_evaluation(c)
        || matches!(
            c,
            '(' | ')' | '{' | '}' | '[' | ']' | ';' | '$' | '!' | '?' | '\u{feff}'
        )
}

/// The length of a word. A decisive evaluation glued to its end (`Qh7+-`) is a token of its own.
fn word_length(rest: &str) -> usize {
    let length = length_while(rest, |c| !ends_word(c));
    let text = rest.get(..length).unwrap_or_default();
    let glued = ["+-", "-+"]
        .into_iter()
        .filter_map(|sign| text.strip_suffix(sign))
        .find(|before| before.ends_with(|c: char| c.is_ascii_digit() || c == '+' || c == '#'));
    glued.map_or(length, str::len)
}

pub(super) fn word(rest: &str) -> (TokenKind, usize) {
    let mut length = word_length(rest);
    // A promotion in brackets belongs to its move: `e8(Q)`, `e8(D)`.
    let before = rest.get(..length).unwrap_or_default();
    let mut after = rest.get(length..).unwrap_or_default().char_indices();
    if before.ends_with(['1', '8', '='])
        && let (Some((_, '(')), Some((_, piece)), Some((close, ')'))) =
            (after.next(), after.next(), after.next())
        && !piece.is_ascii_digit()
    {
        length += close + 1;
    }
    let length = length.max(rest.chars().next().map_or(1, char::len_utf8));
    let text = rest.get(..length).unwrap_or_default();
    match GameResult::read(text.trim_end_matches('.')) {
        Some(GameResult::BothLose) | None => (TokenKind::Word, length),
        Some(result) => (TokenKind::Result(result), length),
    }
}

/// `12.`, `12...`, `12`; a result, castling with zeros, or another word that begins with a digit.
pub(super) fn number_or_word(rest: &str) -> (TokenKind, usize) {
    if let Some(length) = spaced_result(rest) {
        let text = rest.get(..length).unwrap_or_default();
        if let Some(result) = GameResult::read(text).filter(|r| *r != GameResult::BothLose) {
            return (TokenKind::Result(result), length);
        }
    }
    let digits = length_while(rest, |c| c.is_ascii_digit());
    let after = rest.get(digits..).unwrap_or_default();
    let dots = length_while(after, |c| c == '.' || c == '…');
    let ends = after.is_empty() || after.starts_with(ends_word);
    let glued_move = after.starts_with(|c: char| c.is_alphabetic() || ('♔'..='♟').contains(&c));
    // Castling is written `00` and `000` too.
    let is_zeros = matches!(rest.get(..digits), Some("00" | "000" | "0000"));
    let is_number = !is_zeros && (dots > 0 || ends || glued_move);
    if is_number {
        (TokenKind::Number, digits + dots)
    } else {
        word(rest)
    }
}

/// A result with blanks around its hyphen (`1 - 0`, `1/2 - 1/2`), on one line.
fn spaced_result(rest: &str) -> Option<usize> {
    let mut at = 0;
    let mut part = |accepts: fn(char) -> bool, needed: bool| {
        let length = length_while(rest.get(at..)?, accepts);
        at += length;
        (length > 0 || !needed).then_some(())
    };
    let score = |c: char| c.is_ascii_digit() || matches!(c, '/' | '½');
    let blank = |c: char| matches!(c, ' ' | '\t');
    part(score, true)?;
    part(blank, true)?;
    part(|c| matches!(c, '-' | '–' | '−'), true)?;
    part(blank, false)?;
    part(score, true)?;
    let after = rest.get(at..)?;
    (after.is_empty() || after.starts_with(ends_word)).then_some(at)
}
