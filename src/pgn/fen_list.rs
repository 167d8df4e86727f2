//! A text that is no PGN but one FEN, or one FEN a line.

use std::ops::Range;

/// The lines of a text of which the first looks like a FEN; `None` for any other text.
pub(super) fn spans(text: &str) -> Option<Vec<Range<usize>>> {
    let mut lines = lines(text);
    let first = lines.next()?;
    looks_like_fen(text.get(first.clone())?).then(|| std::iter::once(first).chain(lines).collect())
}

/// The lines of a text that say something, without the blanks around them.
pub(super) fn lines(text: &str) -> impl Iterator<Item = Range<usize>> {
    let mut offset = 0;
    text.split_inclusive(['\n', '\r']).filter_map(move |line| {
        let begun = line.trim_start_matches(is_nothing);
        let start = offset + line.len() - begun.len();
        offset += line.len();
        let said = begun.trim_end_matches(is_nothing);
        (!said.is_empty()).then(|| start..start + said.len())
    })
}

fn is_nothing(c: char) -> bool {
    c.is_whitespace() || c == '\u{feff}'
}

/// Seven slashes in the first word, as no PGN has them.
pub(super) fn looks_like_fen(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words.next().is_some_and(|board| {
        let is_address = board.contains("://");
        board.matches('/').count() == 7 && !board.starts_with('[') && !is_address
    })
}
