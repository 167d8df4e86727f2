//! The table of articles: every article string of the program stands here, with its edition.

use super::Edition;

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
    /// A claim is made, and cannot be withdrawn.
    CannotBeWithdrawn,
    /// A correct claim: immediately drawn.
    ClaimCorrect,
    /// An incorrect claim: time for the opponent, the intended move is made.
    ClaimIncorrect,
    /// What is due when an intended move is illegal.
    TouchedWithoutLegalMove,
    /// The event may restrict draw offers.
    OffersRestricted,
    /// An offer stands until it is accepted or refused.
    OfferStands,
    /// A claim is also an offer of a draw.
    ClaimIsOffer,
    /// Five occurrences: drawn without a claim.
    Fivefold,
    /// Seventy-five moves: drawn without a claim.
    SeventyFiveMoves,
    /// Checkmate ends the game.
    Checkmate,
    /// Resignation ends the game.
    Resignation,
    /// Stalemate ends the game.
    Stalemate,
    /// A dead position ends the game.
    DeadPosition,
    /// An agreement ends the game.
    Agreement,
    /// A player has the move once the opponent's was made.
    HasTheMove,
    /// A flag is fallen when the arbiter observes it or a player claims it.
    FlagNoticed,
    /// A flag fall ends the game.
    FlagFall,
    /// A claim may not rest on a screen.
    Screen,
    /// A signed result stands unless the arbiter decides otherwise.
    SignedResult,
    /// A decision may be appealed.
    Appeal,
    /// The players help to reconstruct the moves.
    Reconstruction,
    /// In rapid and blitz chess no score need be kept for a claim.
    NoScore,
    /// The penalty in rapid chess.
    RapidPenalty,
    /// Blitz chess with full supervision.
    BlitzSupervised,
    /// Blitz chess without it.
    BlitzOtherwise,
    /// After moving and before the clock is pressed a claim is still allowed (US Chess).
    ClaimAfterTheMove,
}

/// The number of an article in its edition, such as `9.2.3.2`. Empty where the program does not know the edition well
/// enough to name one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Article(&'static str);

impl Article {
    /// The number as it is quoted.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        self.0
    }

    /// Whether there is a number to quote.
    #[must_use]
    pub const fn is_known(self) -> bool {
        !self.0.is_empty()
    }
}

impl std::fmt::Display for Article {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

/// A point in every edition: FIDE 2023, 2018, 2017, 2014, before 2014, US Chess.
const fn row(point: Point) -> [&'static str; 6] {
    match point {
        Point::SamePosition => ["9.2.3", "9.2.2", "9.2", "9.2", "9.2", "14C"],
        Point::SamePositionEnPassant => ["9.2.3.1", "9.2.2.1", "9.2", "9.2", "9.2", "14C"],
        Point::SamePositionCastling => ["9.2.3.2", "9.2.2.2", "9.2", "9.2", "9.2", "14C"],
        Point::Repetition => ["9.2", "9.2.1", "9.2", "9.2", "9.2", "14C"],
        Point::RepetitionIntended => ["9.2.1", "9.2.1.1", "9.2.1", "9.2 a", "9.2 a", "14C"],
        Point::RepetitionOnBoard => ["9.2.2", "9.2.1.2", "9.2.2", "9.2 b", "9.2 b", "14C"],
        Point::FiftyMoves => ["9.3", "9.3", "9.3", "9.3", "9.3", "14F"],
        Point::FiftyMovesIntended => ["9.3.1", "9.3.1", "9.3.1", "9.3 a", "9.3 a", "14F"],
        Point::FiftyMovesOnBoard => ["9.3.2", "9.3.2", "9.3.2", "9.3 b", "9.3 b", "14F"],
        Point::PieceTouched => ["4.3", "4.3", "4.3", "4.3", "4.3", "10"],
        Point::Touched => ["9.4", "9.4", "9.4", "9.4", "9.4", "14C"],
        Point::CannotBeWithdrawn => ["9.5.1", "9.5.1", "9.5", "9.5", "9.5", ""],
        Point::ClaimCorrect => ["9.5.2", "9.5.2", "9.5", "9.5 a", "9.5 a", "14C"],
        Point::ClaimIncorrect => ["9.5.3", "9.5.3", "9.5", "9.5 b", "9.5 b", "14C6"],
        Point::TouchedWithoutLegalMove => ["4.5", "4.5", "4.5", "4.5", "4.5", "10"],
        Point::OffersRestricted => ["9.1.1", "9.1.1", "9.1", "9.1", "9.1", ""],
        Point::OfferStands => ["9.1.2.1", "9.1.2.1", "9.1", "9.1", "9.1", ""],
        Point::ClaimIsOffer => ["9.1.2.3", "9.1.2.3", "9.1", "9.1", "9.1", ""],
        Point::Fivefold => ["9.6.1", "9.6.1", "9.6.1", "9.6 a", "", "14K"],
        Point::SeventyFiveMoves => ["9.6.2", "9.6.2", "9.6.2", "9.6 b", "", "14K"],
        Point::Checkmate => ["5.1.1", "5.1.1", "5.1.1", "5.1 a", "5.1 a", "13A"],
        Point::Resignation => ["5.1.2", "5.1.2", "5.1.2", "5.1 b", "5.1 b", "13B"],
        Point::Stalemate => ["5.2.1", "5.2.1", "5.2.1", "5.2 a", "5.2 a", "14A"],
        Point::DeadPosition => ["5.2.2", "5.2.2", "5.2.2", "5.2 b", "5.2 b", "14D"],
        Point::Agreement => ["5.2.3", "5.2.3", "5.2.3", "5.2 c", "5.2 c", "14B"],
        Point::HasTheMove => ["1.3", "", "", "", "", ""],
        Point::FlagNoticed => ["6.8", "6.8", "6.8", "6.8", "6.8", ""],
        Point::FlagFall => ["6.9", "6.9", "6.9", "6.9", "6.9", ""],
        Point::Screen => ["6.12.2", "6.12.2", "", "", "", ""],
        Point::SignedResult => ["8.7", "8.7", "8.7", "8.7", "8.7", ""],
        Point::Appeal => ["11.10", "11.10", "", "", "", ""],
        Point::Reconstruction => ["11.11", "11.11", "", "", "", ""],
        Point::NoScore => ["A.2", "A.2", "A.2", "A.2", "A.2", ""],
        Point::RapidPenalty => ["A.3", "", "", "", "", ""],
        Point::BlitzSupervised => ["B.2", "", "", "", "", ""],
        Point::BlitzOtherwise => ["B.3", "", "", "", "", ""],
        Point::ClaimAfterTheMove => ["", "", "", "", "", "14C4"],
    }
}

impl Edition {
    /// Where this edition treats a point.
    #[must_use]
    pub const fn article(self, point: Point) -> Article {
        let [
            fide_2023,
            fide_2018,
            fide_2017,
            fide_2014,
            before_2014,
            us_chess,
        ] = row(point);
        Article(match self {
            Self::Fide2023 => fide_2023,
            Self::Fide2018 => fide_2018,
            Self::Fide2017 => fide_2017,
            Self::Fide2014 => fide_2014,
            Self::FideBefore2014 => before_2014,
            Self::UsChess => us_chess,
        })
    }
}
