//! The count of half-moves, as a type of its own.

use std::fmt;

/// A moment of a line: ply 0 is the start position, ply *n* the position after *n* half-moves.
///
/// A word of code and JSON only; people read move labels ("after 25...Ra8").
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Ply(u32);

impl Ply {
    /// The start position.
    pub const START: Self = Self(0);

    /// The position after `half_moves` half-moves. Whether a line is that long is for the line to say.
    #[must_use]
    pub const fn new(half_moves: u32) -> Self {
        Self(half_moves)
    }

    /// Half-moves since the start position.
    #[must_use]
    pub const fn half_moves(self) -> u32 {
        self.0
    }

    /// The place of this ply in a list that begins with the start position.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The moment one half-move later.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0.saturating_add(1))
    }

    /// The moment so many half-moves earlier, or the start.
    #[must_use]
    pub const fn back(self, half_moves: u32) -> Self {
        Self(self.0.saturating_sub(half_moves))
    }

    /// The moment one half-move earlier, `None` at the start.
    #[must_use]
    pub const fn previous(self) -> Option<Self> {
        match self.0.checked_sub(1) {
            Some(n) => Some(Self(n)),
            None => None,
        }
    }
}

impl From<usize> for Ply {
    /// A list index as a ply. Lines are shorter than 2³² half-moves; a longer index saturates.
    fn from(index: usize) -> Self {
        Self(u32::try_from(index).unwrap_or(u32::MAX))
    }
}

impl fmt::Display for Ply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
