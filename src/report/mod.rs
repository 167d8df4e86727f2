//! The answer: typed facts in the order in which they are shown. No sentences, no format.
//!
//! [`Report`] is what is to be said of one moment of one game; [`Summary`] what is to be said of a whole game;
//! [`ClaimRecord`] what is written down of a claim, with the arbiter's [`Decision`].
//! The panel, the text and the JSON all show these and nothing else, so they cannot disagree.

mod badges;
mod claim_record;
mod comparison;
mod decision;
mod event;
mod facts;
mod moment;
mod summary;
mod tally;
mod verdict;

pub use badges::{Badge, Badges};
pub use claim_record::{ClaimRecord, EarlierClaim, Hearing, Mark, Picture, Stands};
pub use comparison::{Comparison, Side};
pub use decision::{Decision, Ruling};
pub use event::{Event, PaperSize};
pub use facts::{RecordFacts, RecordNote};
pub use moment::{AtMoment, ExaminedClaim, Known, Occurrence, Report, SameDiagram, SinceCapture};
pub use summary::{ClaimMoment, GameFacts, HowToClaim, Kind, Repetition, Summary};
pub use tally::Tally;
pub use verdict::Verdict;

// What is stated of a claim and of an event, for the rooms that show it and never ask the rules.
pub use crate::rules::{
    Answer, Control, DrawOffers, Edition, Ground, LawsChoice, OffBoard, OffBoardEnd, When,
};
