//! A claim as it was made: who, on what, and what was stated about the procedure.

use shakmaty::{Chess, Color, Move, Position};

use super::{Clocks, Ground, Terms};
use crate::game::Letters;
use crate::game::notation::{self, CannotBePlayed, Unreadable};

/// An answer to a question about the procedure. Nothing is ticked that nobody said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
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
    /// Whether the claim relies only on what a screen shows (6.12.2).
    pub by_screen: Answer,
}

/// What ends a game off the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OffBoard {
    /// The flag of this side fell, and that was noticed or claimed (6.8, 6.9).
    FlagFall(Color),
    /// This side resigned (5.1.2).
    Resignation(Color),
    /// The players agreed on a draw (5.2.3).
    Agreement,
}

impl OffBoard {
    /// Where the Laws say that it ends the game.
    #[must_use]
    pub const fn point(self) -> super::Point {
        match self {
            Self::FlagFall(_) => super::Point::FlagFall,
            Self::Resignation(_) => super::Point::Resignation,
            Self::Agreement => super::Point::Agreement,
        }
    }

    /// The word of JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::FlagFall(_) => "flag_fall",
            Self::Resignation(_) => "resignation",
            Self::Agreement => "agreement",
        }
    }
}

/// Whether the game ended off the board before the claim was made or after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum When {
    /// Before the claim: there was nothing left to claim.
    BeforeTheClaim,
    /// After the claim, which is checked first.
    AfterTheClaim,
}

/// An end of the game off the board, and when it came.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct OffBoardEnd {
    /// What ended the game.
    pub how: OffBoard,
    /// Before or after the claim.
    pub when: When,
}

/// What else was stated about a claim, beyond its procedure.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Circumstances {
    /// Whether the opponent accepts the draw that a claim also offers (9.1.2.3).
    pub accepted: Answer,
    /// Whether the claimant wishes to withdraw the claim (9.5.1).
    pub withdrawn: Answer,
    /// How the game ended off the board, where it did.
    pub ended: Option<OffBoardEnd>,
    /// The clocks as they were stopped.
    pub clocks: Clocks,
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
    /// Reads an intended move of `claimant` in `position`, with or without its move number, in English letters, as moves are
    /// shown, or in the piece `letters` of the record. Where it is not his move, a readable move is [`Intended::Illegal`].
    ///
    /// # Errors
    /// [`IntendedError`] where it cannot be read or is ambiguous.
    pub fn read(
        text: &str,
        position: &Chess,
        claimant: Color,
        letters: Letters,
    ) -> Result<Self, IntendedError> {
        Self::read_in_any(text, position, claimant, &[letters])
    }

    /// The same in English letters and in each of these. Nobody knows in which of them the claimant wrote: where they give
    /// several legal moves, it is ambiguous.
    ///
    /// # Errors
    /// [`IntendedError`] where it cannot be read or is ambiguous.
    pub fn read_in_any(
        text: &str,
        position: &Chess,
        claimant: Color,
        letters: &[Letters],
    ) -> Result<Self, IntendedError> {
        let all = std::iter::once(Letters::english()).chain(letters.iter().copied());
        let readings: Vec<_> = all
            .map(|letters| Self::read_in(text, position, claimant, letters))
            .collect();
        let mut legal: Vec<Move> = Vec::new();
        for reading in &readings {
            if let Ok(Self::Legal(mv)) = reading
                && !legal.contains(mv)
            {
                legal.push(*mv);
            }
        }
        if let [mv] = legal.as_slice() {
            return Ok(Self::Legal(*mv));
        }
        if legal.len() > 1 {
            return Err(IntendedError::Ambiguous(notation::sans(position, legal)));
        }
        let is_ambiguous = |reading: &&Result<Self, IntendedError>| {
            matches!(reading, Err(IntendedError::Ambiguous(_)))
        };
        let first = readings
            .iter()
            .find(is_ambiguous)
            .or_else(|| readings.iter().find(|reading| reading.is_ok()))
            .or_else(|| readings.last());
        first
            .cloned()
            .unwrap_or(Err(IntendedError::Unreadable(Unreadable::NoMove)))
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
    /// What else was stated.
    pub circumstances: Circumstances,
    /// The terms of the game.
    pub terms: Terms,
}

impl Claim {
    /// A claim of which nothing but claimant and basis is stated.
    #[must_use]
    pub fn new(claimant: Color, basis: Basis) -> Self {
        Self {
            claimant,
            basis,
            ground: None,
            procedure: Procedure::default(),
            circumstances: Circumstances::default(),
            terms: Terms::default(),
        }
    }

    /// What ended the game off the board before the claim.
    #[must_use]
    pub fn ended_before(&self) -> Option<OffBoard> {
        let ended = self.circumstances.ended?;
        (ended.when == When::BeforeTheClaim).then_some(ended.how)
    }

    /// What ended the game off the board after the claim.
    #[must_use]
    pub fn ended_after(&self) -> Option<OffBoard> {
        let ended = self.circumstances.ended?;
        (ended.when == When::AfterTheClaim).then_some(ended.how)
    }

    /// Whether the opponent accepts the draw, then or by an agreement afterwards, and the event lets him.
    #[must_use]
    pub fn is_agreed(&self) -> bool {
        let accepted = self.circumstances.accepted == Answer::Yes
            || self.ended_after() == Some(OffBoard::Agreement);
        accepted && self.terms.draw_offers == super::DrawOffers::Allowed
    }
}
