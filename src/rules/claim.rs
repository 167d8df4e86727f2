//! A claim as it was made: who, on what, and what was stated about the procedure.

use shakmaty::{Chess, Color, Move, Position};

use super::Ground;
use crate::game::Letters;
use crate::game::notation::{self, CannotBePlayed, Unreadable};

/// An answer to a question about the procedure. Nothing is ticked that nobody said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Answer {
    /// It was stated that it is so.
    Yes,
    /// It was stated that it is not so.
    No,
    /// Nobody said.
    #[default]
    NotStated,
}

impl Answer {
    /// The word of JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Yes => "yes",
            Self::No => "no",
            Self::NotStated => "not_stated",
        }
    }
}

/// What was stated about the procedure of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Procedure {
    /// Whether the intended move is written on the scoresheet (9.2.1).
    pub written: Answer,
    /// Whether the claimant has already made his move.
    pub move_made: Answer,
    /// Whether the claimant touched a piece as in 4.3.
    pub touched: Answer,
}

/// A move that a claimant announces and does not make.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intended {
    /// A legal move of the claimant.
    Legal(Move),
    /// A readable move that he cannot make; as it was written.
    Illegal(String),
}

/// Why an intended move cannot be taken up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IntendedError {
    /// It cannot be read as a move.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    /// Several legal moves fit; their SAN.
    #[error("several moves fit: {}", .0.join(", "))]
    Ambiguous(Vec<String>),
}

impl Intended {
    /// Reads an intended move of `claimant` in `position`, with or without its move number, in English letters, as moves
    /// are shown, or in the piece `letters` of the record. Where it is not his move, a readable move is
    /// [`Intended::Illegal`].
    ///
    /// # Errors
    /// [`IntendedError`] where it cannot be read or is ambiguous.
    pub fn read(
        text: &str,
        position: &Chess,
        claimant: Color,
        letters: Letters,
    ) -> Result<Self, IntendedError> {
        let english = Self::read_in(text, position, claimant, Letters::english());
        if letters == Letters::english() {
            return english;
        }
        let other = Self::read_in(text, position, claimant, letters);
        match (english, other) {
            (Ok(Self::Legal(one)), Ok(Self::Legal(other))) if one != other => {
                // Nobody knows in which letters the claimant wrote.
                let candidates = notation::sans(position, vec![one, other]);
                Err(IntendedError::Ambiguous(candidates))
            }
            (Ok(Self::Legal(mv)), _) | (_, Ok(Self::Legal(mv))) => Ok(Self::Legal(mv)),
            (Err(IntendedError::Ambiguous(candidates)), _) => {
                Err(IntendedError::Ambiguous(candidates))
            }
            (Err(_), other) => other,
            (Ok(illegal), _) => Ok(illegal),
        }
    }

    fn read_in(
        text: &str,
        position: &Chess,
        claimant: Color,
        letters: Letters,
    ) -> Result<Self, IntendedError> {
        let written = notation::read(notation::without_number(text), letters)?;
        if written == notation::Written::Null {
            return Err(IntendedError::Unreadable(Unreadable::NoMove));
        }
        if claimant != position.turn() {
            return Ok(Self::Illegal(text.to_owned()));
        }
        match notation::find(written, position) {
            Ok(mv) => Ok(Self::Legal(mv)),
            Err(CannotBePlayed::Illegal) => Ok(Self::Illegal(text.to_owned())),
            Err(CannotBePlayed::Ambiguous(candidates)) => Err(IntendedError::Ambiguous(
                notation::sans(position, candidates),
            )),
        }
    }
}

/// What a claim points at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Basis {
    /// The position on the board.
    OnBoard,
    /// The position that an intended move would give.
    IntendedMove(Intended),
}

/// A claim as it was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Who claims.
    pub claimant: Color,
    /// What he points at.
    pub basis: Basis,
    /// On what ground, where he said so.
    pub ground: Option<Ground>,
    /// What was stated about the procedure.
    pub procedure: Procedure,
}
