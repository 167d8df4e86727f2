//! A move named by its number, as a person asks for a moment: `25b`, `25...Ra8`.

use std::fmt;
use std::str::FromStr;

use shakmaty::Color;

use super::{Line, Ply};

/// The text names no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write the number and w or b, such as 25b for Black's 25th move")]
pub struct NamedMoveError;

/// A move by its number and side, such as `25b`; perhaps with the move itself, as the program writes it (`25...Ra8`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NamedMove {
    /// The move number of the record.
    pub number: u32,
    /// Whose move.
    pub side: Color,
    /// The move, where it was written.
    pub san: Option<String>,
}

impl NamedMove {
    /// The moment after this move; `None` where the line has no such move.
    #[must_use]
    pub fn find(&self, line: &Line) -> Option<Ply> {
        let ply = line.after(self.number, self.side)?;
        let played = line.label(ply)?.san.trim_end_matches(['+', '#']);
        let fits = self
            .san
            .as_ref()
            .is_none_or(|san| san.trim_end_matches(['+', '#']) == played);
        fits.then_some(ply)
    }
}

impl fmt::Display for NamedMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.san {
            Some(san) => write!(f, "{}{}{san}", self.number, self.side.fold_wb(".", "...")),
            None => write!(f, "{}{}", self.number, self.side.fold_wb("w", "b")),
        }
    }
}

impl FromStr for NamedMove {
    type Err = NamedMoveError;

    fn from_str(text: &str) -> Result<Self, NamedMoveError> {
        let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = text.split_at(digits);
        let number = number.parse().map_err(|_| NamedMoveError)?;
        let dots = rest.len() - rest.trim_start_matches('.').len();
        let (side, san) = match (dots, rest.get(dots..).unwrap_or_default().trim()) {
            (0 | 1, "w" | "W") => (Color::White, None),
            (0 | 1, "b" | "B") => (Color::Black, None),
            (1, san) if !san.is_empty() => (Color::White, Some(san.to_owned())),
            (2.., san) => (
                Color::Black,
                Some(san.to_owned()).filter(|san| !san.is_empty()),
            ),
            _ => return Err(NamedMoveError),
        };
        Ok(Self { number, side, san })
    }
}
