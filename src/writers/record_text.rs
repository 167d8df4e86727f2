//! The record of a claim as plain text: the same sentences as on the page.

use shakmaty::{Board, File, Rank, Square};

use super::text::printable;
use crate::report::Mark;
use crate::rules::Answer;
use crate::words::{MoveRow, Paragraph, PictureSection, RecordBox, RecordPage};

/// A record as plain text, to be read anywhere.
#[must_use]
pub fn record_text(page: &RecordPage) -> String {
    let mut text = Text::default();
    text.line(&page.title);
    if !page.number.is_empty() {
        text.line(&page.number);
    }
    text.line(&page.subtitle);
    text.line("");
    for (label, value) in &page.facts {
        text.line(&format!("{label}: {}", or_line(value)));
    }
    text.paragraph(&page.claim);
    text.boxed(&page.finding);
    text.boxed(&page.decision);
    text.pictures(&page.same_position);
    if let Some(section) = &page.same_diagrams {
        text.pictures(section);
    }
    text.heading(&page.moves.heading);
    if let Some(start) = &page.moves.start {
        text.line(&format!("  {start}"));
    }
    for row in &page.moves.rows {
        text.line(&format!("  {}", move_row(row)));
    }
    text.line(&format!("  {}", page.moves.legend_of_signs));
    text.line("");
    for sentence in &page.defects {
        text.line(sentence);
    }
    for check in &page.checked {
        let sign = match check.answer {
            Answer::Yes => "[x]",
            Answer::No => "[-]",
            Answer::NotStated => "[ ]",
        };
        text.line(&format!("{sign} {}", check.text));
    }
    text.line(&page.appeal);
    if let Some((how, hash)) = &page.hash {
        text.line(&format!("{how} {hash}"));
    }
    text.line("");
    for who in &page.signatures {
        text.line(&format!("______________________  {who}"));
    }
    text.line("");
    text.line(&page.source);
    text.line(&page.imprint);
    text.0
}

/// A value, or a line to write on.
fn or_line(value: &str) -> &str {
    if value.is_empty() {
        "____________"
    } else {
        value
    }
}

/// A row of moves: `25. Nc3 Ra8 =`, occurrences and same diagrams with their signs.
fn move_row(row: &MoveRow) -> String {
    let cell = |cell: &Option<(String, Mark)>| {
        cell.as_ref().map(|(text, mark)| match mark {
            Mark::None => text.clone(),
            Mark::Occurrence => format!("{text} ="),
            Mark::SameDiagram => format!("{text} ≠"),
        })
    };
    let white = cell(&row.white).unwrap_or_else(|| "…".to_owned());
    let black = cell(&row.black).unwrap_or_default();
    format!("{} {white} {black}", row.number)
        .trim_end()
        .to_owned()
}

#[derive(Default)]
struct Text(String);

impl Text {
    /// A line; a text that was given with line ends of its own cannot pass for other lines.
    fn line(&mut self, text: &str) {
        let text = text.replace(['\n', '\r', '\u{85}', '\u{2028}', '\u{2029}'], " ");
        self.0.push_str(&printable(&text));
        self.0.push('\n');
    }

    fn heading(&mut self, text: &str) {
        self.line("");
        self.line(text);
    }

    fn paragraph(&mut self, paragraph: &Paragraph) {
        self.heading(&paragraph.heading);
        for sentence in &paragraph.sentences {
            self.line(&format!("  {sentence}"));
        }
    }

    fn boxed(&mut self, one: &RecordBox) {
        self.heading(&one.heading);
        self.line(&format!("  {}", or_line(&one.title)));
        for sentence in &one.sentences {
            self.line(&format!("  {sentence}"));
        }
    }

    fn pictures(&mut self, section: &PictureSection) {
        self.heading(&section.heading);
        for sentence in &section.sentences {
            self.line(&format!("  {sentence}"));
        }
        for picture in &section.pictures {
            self.line(&format!("  {}", picture.caption));
            if !picture.state.is_empty() {
                self.line(&format!("    {}", picture.state));
            }
            for why in &picture.why {
                self.line(&format!("    {why}"));
            }
            self.line(&format!("    {}", picture.fen));
            self.diagram(&picture.board);
        }
    }

    /// A diagram in the letters of FEN, White below.
    fn diagram(&mut self, board: &Board) {
        for rank in Rank::ALL.into_iter().rev() {
            let mut row = format!("    {}  ", rank.char());
            for file in File::ALL {
                let piece = board.piece_at(Square::from_coords(file, rank));
                row.push(piece.map_or('.', shakmaty::Piece::char));
                row.push(' ');
            }
            self.line(row.trim_end());
        }
        self.line("       a b c d e f g h");
    }
}
