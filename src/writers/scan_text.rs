//! A scan as a table for the terminal: a row a game, and below it the evidence in sentences.

use unicode_width::UnicodeWidthStr;

use super::text::printable;
use crate::game::{Defect, DefectKind, Severity};
use crate::report::{Summary, Tally};
use crate::words::Words;

/// A scan as text shows so many notices of a game; JSON has them all.
const NOTICES_SHOWN: usize = 5;

/// The columns of a scan: the game's number, its players, its date, its result, and the two questions.
const COLUMNS: [usize; 5] = [6, 36, 10, 7, 18];
/// What stands before the sentences below a row, so that they begin where the players do.
const BELOW: &str = "        ";

/// The head of the table of a scan, for the games of one file.
#[must_use]
pub fn scan_heading(file: &str, words: &Words) -> String {
    let cells = [
        words.say("scan-head-game"),
        words.say("scan-head-players"),
        words.say("tag-date"),
        words.say("scan-head-result"),
        words.say("scan-head-not-claimed"),
        words.say("scan-head-played-on"),
    ];
    let file = printable(file).replace('\n', " ");
    format!("{file}\n{}", columns(&cells))
}

/// Cells side by side, with a line end.
fn columns(cells: &[String; 6]) -> String {
    let mut line = String::new();
    for (i, cell) in cells.iter().enumerate() {
        // A cell is one line, and no jump.
        let cell = printable(cell).replace(['\n', '\t'], " ");
        let Some(width) = COLUMNS.get(i) else {
            line.push_str(&cell);
            break;
        };
        // A number is never cut.
        let cell = if i == 0 { cell } else { cut(&cell, *width) };
        let blanks = " ".repeat(width.saturating_sub(cell.width()));
        // Numbers stand at the right of their column.
        if i == 0 {
            line.extend([&blanks, &cell, "  "]);
        } else {
            line.extend([&cell, &blanks, "  "]);
        }
    }
    line.truncate(line.trim_end().len());
    line.push('\n');
    line
}

/// As much of a text as is no wider than `width` cells of a terminal, with `…` where something is left off.
fn cut(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut kept = String::new();
    for c in text.chars() {
        kept.push(c);
        // Some signs are wider together than each by itself.
        if kept.width() >= width {
            kept.pop();
            break;
        }
    }
    kept.push('…');
    kept
}

/// What a scan found, in numbers of games, after its table.
#[must_use]
pub fn tally_text(tally: &Tally, words: &Words) -> String {
    let mut text = String::new();
    for sentence in words.tally(tally) {
        text.extend([printable(&sentence).as_str(), "\n"]);
    }
    text
}

/// A summary as a row of the table of a scan, and below it the evidence: what is found, and the notices on the record.
#[must_use]
pub fn summary_text(summary: &Summary, words: &Words) -> String {
    let record = &summary.record;
    let [not_claimed, played_on] = words.summary_cells(summary);
    let (white, black) = words.players(&record.tags);
    let players = format!("{white} – {black}");
    let mut text = columns(&[
        record.game.to_string(),
        players,
        record.tags.told("Date").unwrap_or_default().to_owned(),
        record.result.clone().unwrap_or_default(),
        not_claimed,
        played_on,
    ]);
    for sentence in words.summary(summary) {
        below(&mut text, &sentence);
    }
    let notices: Vec<&Defect> = record
        .defects
        .iter()
        .filter(|defect| defect.severity == Severity::Notice)
        .filter(|defect| !matches!(defect.kind, DefectKind::KingsInCentre { .. }))
        .collect();
    for notice in notices.iter().take(NOTICES_SHOWN) {
        below(&mut text, &words.defect_with_place(notice));
    }
    if let Some(more) = notices.len().checked_sub(NOTICES_SHOWN).filter(|n| *n > 0) {
        below(
            &mut text,
            &words.say_with("more-defects", &[("n", more.into())]),
        );
    }
    text
}

/// A sentence below a row.
fn below(text: &mut String, sentence: &str) {
    text.extend([BELOW, &printable(sentence), "\n"]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_is_as_wide_as_the_terminal_shows_it() {
        assert_eq!(cut("Anna – Ben", 10), "Anna – Ben");
        assert_eq!(cut("Anna – Bernd", 10), "Anna – Be…");
        // Signs of two cells.
        assert_eq!(cut("棋士一棋士二", 12), "棋士一棋士二");
        assert_eq!(cut("棋士一棋士二", 11), "棋士一棋士…");
        assert_eq!(cut("棋士一棋士二", 10), "棋士一棋…");
        // Whatever stands in a name, a row can be written.
        for name in [
            "aaaaaaaaa\tbcd",
            "aaaaaaaa❤\u{fe0f}bc",
            "a\u{301}\u{200d}bcdefghijkl",
        ] {
            for width in 1..14 {
                assert!(cut(name, width).width() <= width.max(1), "{name:?} {width}");
            }
        }
    }
}
