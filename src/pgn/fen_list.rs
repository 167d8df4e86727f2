//! A text that is no PGN but one FEN, or one FEN a line.

use std::ops::Range;

/// The lines of a text of which the first looks like a FEN; `None` for any other text.
pub(super) fn spans(text: &str) -> Option<Vec<Range<usize>>> {
    let mut offset = 0;
    let mut spans = Vec::new();
    for line in text.split_inclusive(['\n', '\r']) {
        let trimmed = line.trim();
        if !trimmed.is_empty() {
            let start = offset + (line.len() - line.trim_start().len());
            spans.push(start..start + trimmed.len());
        }
        offset += line.len();
    }
    let first = text.get(spans.first()?.clone())?;
    looks_like_fen(first).then_some(spans)
}

/// Seven slashes in the first word, as no PGN has them.
fn looks_like_fen(line: &str) -> bool {
    let mut words = line.split_whitespace();
    words
        .next()
        .is_some_and(|board| board.matches('/').count() == 7 && !board.starts_with('['))
}
