//! What is kept of a game.

use shakmaty::Color;

use super::{Kinds, Name};
use crate::game::{Made, MoveLabel, Ply};
use crate::report::{Kind, Occurrence, Summary};
use crate::scan::Day;

/// A move's text is kept in so many bytes; a longer one is cut.
const LONGEST_SAN: usize = 12;

/// What the table takes of a game.
#[derive(Clone, Debug)]
pub struct Entry {
    pub(super) file: String,
    pub(super) game: u32,
    pub(super) white: String,
    pub(super) black: String,
    pub(super) event: String,
    pub(super) date: Option<Day>,
    pub(super) result: String,
    pub(super) kinds: Kinds,
    pub(super) not_claimed: Option<KeptMoment>,
    pub(super) played_on: Option<KeptMoment>,
    pub(super) moment: u32,
}

impl Entry {
    /// What the table takes of a summary; `None` where nothing is found in the game.
    #[must_use]
    pub fn of(summary: &Summary) -> Option<Self> {
        let mut kinds = Kinds::default();
        for kind in Kind::ALL {
            kinds.set(kind, summary.has(kind));
        }
        if kinds.is_empty() && !summary.is_find() {
            return None;
        }
        let record = &summary.record;
        let tag = |name: &str| record.tags.told(name).unwrap_or_default().to_owned();
        let found = summary.found.as_ref();
        let over = found.and_then(|found| found.game_over.as_ref());
        let over = over.filter(|_| summary.is_drawn_and_played_on());
        let played_on = over.map(|(ending, label)| Occurrence {
            ply: ending.ply,
            label: label.clone(),
        });
        let not_claimed = summary.not_claimed().map(|claim| Occurrence {
            ply: claim.ply,
            label: claim.after.clone(),
        });
        // Where an arbiter would look first.
        let moments = [
            played_on.as_ref().map(|moment| moment.ply),
            not_claimed.as_ref().map(|moment| moment.ply),
            found.and_then(|found| found.first_threefold),
            found.and_then(|found| found.first_fifty_moves),
            found.and_then(|found| Some(found.same_diagram.as_ref()?.ply)),
            found.and_then(|found| found.claims.first().map(|claim| claim.ply)),
        ];
        let moment = moments.into_iter().flatten().next();
        let end = record.plies.map(Ply::new).unwrap_or_default();
        Some(Self {
            file: record.file.clone(),
            game: u32::try_from(record.game).unwrap_or(u32::MAX),
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            date: record.tags.get("Date").and_then(Day::read),
            result: record.result.clone().unwrap_or_default(),
            kinds,
            not_claimed: not_claimed.as_ref().map(KeptMoment::from),
            played_on: played_on.as_ref().map(KeptMoment::from),
            moment: moment.unwrap_or(end).half_moves(),
        })
    }
}

/// A row in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Kept {
    pub(super) file: Name,
    pub(super) game: u32,
    pub(super) white: Name,
    pub(super) black: Name,
    pub(super) event: Name,
    pub(super) result: Name,
    pub(super) date: Option<Day>,
    pub(super) kinds: Kinds,
    pub(super) not_claimed: Option<KeptMoment>,
    pub(super) played_on: Option<KeptMoment>,
    pub(super) moment: u32,
}

/// A moment in memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct KeptMoment {
    pub(super) ply: u32,
    number: u32,
    side: Color,
    san: [u8; LONGEST_SAN],
    /// `None` at the start.
    made: Option<Made>,
}

impl KeptMoment {
    /// The moment as a report tells it.
    pub(super) fn occurrence(self) -> Occurrence {
        let Self {
            ply,
            number,
            side,
            san,
            made,
        } = self;
        let san = san.iter().take_while(|byte| **byte != 0).copied().collect();
        let label = made.map(|made| MoveLabel {
            number,
            side,
            san: String::from_utf8(san).unwrap_or_default(),
            made,
        });
        Occurrence {
            ply: Ply::new(ply),
            label,
        }
    }
}

impl From<&Occurrence> for KeptMoment {
    fn from(occurrence: &Occurrence) -> Self {
        let label = occurrence.label.as_ref();
        let mut san = [0; LONGEST_SAN];
        let text = label.map_or("", |label| &label.san);
        let fits = (0..=LONGEST_SAN.min(text.len()))
            .rev()
            .find(|at| text.is_char_boundary(*at));
        let text = text.get(..fits.unwrap_or(0)).unwrap_or_default();
        for (byte, written) in san.iter_mut().zip(text.bytes()) {
            *byte = written;
        }
        Self {
            ply: occurrence.ply.half_moves(),
            number: label.map_or(0, |label| label.number),
            side: label.map_or(Color::White, |label| label.side),
            san,
            made: label.map(|label| label.made),
        }
    }
}
