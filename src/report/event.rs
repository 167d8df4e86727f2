//! The event in which the games are played.

use crate::rules::{Answer, LawsChoice, Terms};

/// The paper that a record is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum PaperSize {
    /// 210 by 297 mm.
    #[default]
    A4,
    /// US Letter, 8.5 by 11 inches.
    Letter,
}

/// The event: asked once and kept. Texts that nobody gave are empty.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Event {
    /// Its name; where it is empty, a record takes that of the game's tags.
    pub name: String,
    /// The time control as people write it, such as `90 min + 30 s`.
    pub time_control: String,
    /// What a claim depends on: control, supervision, draw offers, penalty.
    pub terms: Terms,
    /// The Laws that are applied.
    pub laws: LawsChoice,
    /// The arbiter who handles the claims, with title.
    pub arbiter: String,
    /// The chief arbiter, with title.
    pub chief_arbiter: String,
    /// To whom a decision may be appealed.
    pub appeal_to: String,
    /// Until when.
    pub appeal_until: String,
    /// Whether electronic boards are used.
    pub electronic_boards: Answer,
    /// The paper of records.
    pub paper: PaperSize,
}
