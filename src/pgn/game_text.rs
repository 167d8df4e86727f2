//! Where a game stands in its file, and what is known of it before it is read.

use std::ops::Range;

use super::lexer::Lexer;
use super::place::Places;
use crate::game::{Defect, DefectKind, GameResult, Place, Tags};

/// A defect quotes so many characters of the text at the most.
const LONGEST_QUOTE: usize = 80;

/// The beginning of a text, as a defect quotes it.
pub(super) fn quoted(text: &str) -> String {
    text.chars().take(LONGEST_QUOTE).collect()
}

/// Where a game stands in its text, and its tags.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameText {
    /// The number of the game in the file, from 1.
    pub number: usize,
    /// The bytes of the game in the text, from its first tag to its last token.
    pub span: Range<usize>,
    /// The line of its first token, from 1.
    pub line: u32,
    /// The tag pairs.
    pub tags: Tags,
    /// The closing token, where there is one.
    pub closing: Option<GameResult>,
    /// What the text is.
    pub form: GameForm,
    /// Whether it begins within a line, where a `%` hides nothing.
    pub within_line: bool,
    /// Text beside this game that belongs to no game.
    pub passed_over: Vec<PassedOver>,
    /// Whether it has more tags than are kept.
    pub tags_left_off: bool,
    /// A byte-order mark before this game, in the middle of the file.
    pub byte_order_mark: Option<Place>,
}

impl GameText {
    /// A line with a FEN as a game without moves.
    pub(super) fn fen_line(text: &str, number: usize, span: Range<usize>, places: &Places) -> Self {
        Self {
            number,
            line: places.place(text, span.start).line,
            span,
            form: GameForm::FenLine,
            ..Self::default()
        }
    }

    /// Its tokens; `text` is the one that it stands in.
    pub(super) fn tokens<'t>(&self, text: &'t str) -> Lexer<'t> {
        Lexer::within(text, self.span.clone(), self.within_line)
    }
}

/// What the text of a game is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameForm {
    /// PGN.
    #[default]
    Pgn,
    /// PGN of which only the beginning was kept, because no game is so long.
    TooLong,
    /// A bare FEN line.
    FenLine,
}

/// Text that belongs to no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PassedOver {
    /// Where it begins.
    pub place: Place,
    /// How it begins.
    pub beginning: String,
}

impl PassedOver {
    /// The notice that tells it.
    pub(super) fn notice(self) -> Defect {
        Defect {
            token: Some(self.beginning),
            ..Defect::notice(DefectKind::PassedOver, Some(self.place))
        }
    }
}
