//! The law: which positions are the same, which claims would be correct, what ended the game.
//!
//! Everything here works on a [`Line`](crate::game::Line) and answers with facts that carry their plies and
//! articles. This room knows no file, no sentence and no screen. Sameness is decided in one function,
//! [`same_position`], never by a hash alone and never by the text of a FEN.

mod claim;
mod claimed;
mod claims;
mod clocks;
mod consequences;
mod course;
mod differences;
mod ending;
mod finding;
mod glance;
mod laws;
mod occurrences;
mod same_position;

pub use claim::{
    Answer, Basis, Circumstances, Claim, Intended, IntendedError, OffBoard, OffBoardEnd, Procedure,
    When,
};
pub use claims::{Claims, ClaimsInBrief, Ground, IntendedClaim, OnBoard};
pub use clocks::Clocks;
pub use consequences::{Consequence, Note};
pub use course::Course;
pub use differences::{
    CastlingRight, Difference, Differences, EnPassantCapture, LostRight, castling_field,
    en_passant_captures,
};
pub use ending::{EndReason, Ending};
pub use finding::{Board, BoardAnswer, Finding, Outcome, Reason, judge};
pub use glance::Glance;
pub use laws::{Article, Control, Dated, DrawOffers, Edition, LawsChoice, Penalty, Point, Terms};
pub use occurrences::Occurrences;
pub use same_position::same_position;

/// Occurrences that make a claim of repetition correct (9.2).
pub const THREEFOLD: usize = 3;
/// Occurrences that end the game without a claim (9.6.1).
pub const FIVEFOLD: usize = 5;
/// Half-moves without capture and pawn move that make a claim of fifty moves correct (9.3).
pub const FIFTY_MOVES: u32 = 100;
/// Half-moves without capture and pawn move that end the game without a claim (9.6.2).
pub const SEVENTY_FIVE_MOVES: u32 = 150;
