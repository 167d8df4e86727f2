//! The table of articles: every article string of the program stands here, with its edition.

/// An edition of the Laws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Edition {
    /// FIDE Laws of Chess in force since 1 January 2023.
    #[default]
    Fide2023,
}

/// A point of the Laws, independent of how an edition numbers it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// Which positions are the same.
    SamePosition,
    /// They differ by a legal en passant capture.
    SamePositionEnPassant,
    /// They differ by a right to castle.
    SamePositionCastling,
    /// A claim of repetition by the player having the move.
    Repetition,
    /// A claim of repetition with an intended move.
    RepetitionIntended,
    /// A claim of repetition on the board.
    RepetitionOnBoard,
    /// A claim of fifty moves by the player having the move.
    FiftyMoves,
    /// A claim of fifty moves with an intended move.
    FiftyMovesIntended,
    /// A claim of fifty moves on the board.
    FiftyMovesOnBoard,
    /// A piece deliberately touched must be moved or captured.
    PieceTouched,
    /// A touched piece takes the right to claim on that move.
    Touched,
    /// A correct claim: immediately drawn.
    ClaimCorrect,
    /// An incorrect claim: time for the opponent, the intended move is made.
    ClaimIncorrect,
    /// What is due when an intended move is illegal.
    TouchedWithoutLegalMove,
    /// Five occurrences: drawn without a claim.
    Fivefold,
    /// Seventy-five moves: drawn without a claim.
    SeventyFiveMoves,
    /// Checkmate ends the game.
    Checkmate,
    /// Stalemate ends the game.
    Stalemate,
    /// A dead position ends the game.
    DeadPosition,
    /// A signed result stands unless the arbiter decides otherwise.
    SignedResult,
    /// The players help to reconstruct the moves.
    Reconstruction,
}

/// The number of an article in its edition, such as `9.2.3.2`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Article(&'static str);

impl Article {
    /// The number as it is quoted.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }
}

impl std::fmt::Display for Article {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Edition {
    /// The name on the command line and in JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fide2023 => "fide-2023",
        }
    }

    /// The year in which the edition came into force.
    #[must_use]
    pub const fn year(self) -> u16 {
        match self {
            Self::Fide2023 => 2023,
        }
    }

    /// Where this edition treats a point.
    #[must_use]
    pub const fn article(self, point: Point) -> Article {
        let Self::Fide2023 = self;
        Article(match point {
            Point::SamePosition => "9.2.3",
            Point::SamePositionEnPassant => "9.2.3.1",
            Point::SamePositionCastling => "9.2.3.2",
            Point::Repetition => "9.2",
            Point::RepetitionIntended => "9.2.1",
            Point::RepetitionOnBoard => "9.2.2",
            Point::FiftyMoves => "9.3",
            Point::FiftyMovesIntended => "9.3.1",
            Point::FiftyMovesOnBoard => "9.3.2",
            Point::PieceTouched => "4.3",
            Point::Touched => "9.4",
            Point::ClaimCorrect => "9.5.2",
            Point::ClaimIncorrect => "9.5.3",
            Point::TouchedWithoutLegalMove => "4.5",
            Point::Fivefold => "9.6.1",
            Point::SeventyFiveMoves => "9.6.2",
            Point::Checkmate => "5.1.1",
            Point::Stalemate => "5.2.1",
            Point::DeadPosition => "5.2.2",
            Point::SignedResult => "8.7",
            Point::Reconstruction => "11.11",
        })
    }
}
