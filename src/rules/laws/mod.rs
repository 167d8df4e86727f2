//! The editions of the Laws: what each lays down where they differ, and the table of its articles.

mod articles;
mod penalty;

pub use articles::{Article, Point};
pub use penalty::{Control, DrawOffers, Penalty, Terms};

use super::{FIVEFOLD, SEVENTY_FIVE_MOVES};
use crate::game::{Ply, Tags};

/// An edition of the Laws. US Chess and the FIDE editions before 2018 are known in outline only: where the program is not
/// certain it names no article and no penalty.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Edition {
    /// FIDE Laws of Chess in force since 1 January 2023.
    #[default]
    Fide2023,
    /// FIDE Laws of Chess from 1 January 2018.
    Fide2018,
    /// FIDE Laws of Chess from 1 July 2017: five occurrences need no longer be consecutive.
    Fide2017,
    /// FIDE Laws of Chess from 1 July 2014: five times on consecutive alternate moves, and 75 moves, draw without a claim.
    Fide2014,
    /// FIDE Laws of Chess before 1 July 2014: nothing is drawn by repetition or by moves without a claim.
    FideBefore2014,
    /// The rules of US Chess, in outline.
    UsChess,
}

/// Which edition is to be applied to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LawsChoice {
    /// This one, whenever the game was played.
    Edition(Edition),
    /// The FIDE Laws of the day on which it was played.
    OfItsDay,
}

impl Default for LawsChoice {
    fn default() -> Self {
        Self::Edition(Edition::default())
    }
}

/// How surely an edition goes with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dated {
    /// It was chosen, or the date of the game gives it.
    Surely,
    /// The Date tag leaves it open: the latest edition that it may have been.
    Open,
}

impl LawsChoice {
    /// The edition for a game with these tags.
    #[must_use]
    pub fn for_game(self, tags: &Tags) -> (Edition, Dated) {
        match self {
            Self::Edition(edition) => (edition, Dated::Surely),
            Self::OfItsDay => of_date(tags.get("Date").unwrap_or_default()),
        }
    }
}

/// The editions with the first day of each, the latest first.
const SINCE: [(Edition, (u16, u8)); 5] = [
    (Edition::Fide2023, (2023, 1)),
    (Edition::Fide2018, (2018, 1)),
    (Edition::Fide2017, (2017, 7)),
    (Edition::Fide2014, (2014, 7)),
    (Edition::FideBefore2014, (0, 1)),
];

/// The edition in force on the day of a Date tag. Every edition came into force on the first of a month, so the day itself
/// never matters. Where the date is partial, the latest that it may be.
fn of_date(date: &str) -> (Edition, Dated) {
    let mut parts = date.split(['.', '-', '/']).map(str::trim);
    let year = parts.next().filter(|year| year.len() == 4);
    let year = year.and_then(|year| year.parse::<u16>().ok());
    let Some(year) = year.filter(|year| *year > 0) else {
        return (Edition::default(), Dated::Open);
    };
    let month = parts.next().and_then(|month| month.parse::<u8>().ok());
    let month = month.filter(|month| (1..=12).contains(month));
    let on = |day: (u16, u8)| {
        let mut editions = SINCE.iter();
        editions
            .find(|(_, since)| *since <= day)
            .map_or(Edition::FideBefore2014, |(edition, _)| *edition)
    };
    match month {
        Some(month) => (on((year, month)), Dated::Surely),
        None if on((year, 1)) == on((year, 12)) => (on((year, 1)), Dated::Surely),
        None => (on((year, 12)), Dated::Open),
    }
}

impl Edition {
    /// All editions, the one in force first.
    pub const ALL: [Self; 6] = [
        Self::Fide2023,
        Self::Fide2018,
        Self::Fide2017,
        Self::Fide2014,
        Self::FideBefore2014,
        Self::UsChess,
    ];

    /// The name on the command line and in JSON.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Fide2023 => "fide-2023",
            Self::Fide2018 => "fide-2018",
            Self::Fide2017 => "fide-2017",
            Self::Fide2014 => "fide-2014",
            Self::FideBefore2014 => "fide-before-2014",
            Self::UsChess => "us-chess",
        }
    }

    /// The edition with this name.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|edition| edition.key() == key)
    }

    /// The year in which the edition came into force; `None` where it is no single edition.
    #[must_use]
    pub const fn year(self) -> Option<u16> {
        match self {
            Self::Fide2023 => Some(2023),
            Self::Fide2018 => Some(2018),
            Self::Fide2017 => Some(2017),
            Self::Fide2014 => Some(2014),
            Self::FideBefore2014 | Self::UsChess => None,
        }
    }

    /// Whether a position that stands at `ply`, and stood at the plies `earlier` (ascending), ends the game without a claim. Since
    /// July 2017 any five occurrences do; from July 2014 five on consecutive alternate moves of both players, which is
    /// read here as every fourth half-move; before that, and in US Chess, where the director may declare it, none.
    #[must_use]
    pub fn ends_by_repetition(self, earlier: &[Ply], ply: Ply) -> bool {
        match self {
            Self::Fide2023 | Self::Fide2018 | Self::Fide2017 => earlier.len() + 1 >= FIVEFOLD,
            Self::Fide2014 => (1..FIVEFOLD).all(|back| {
                let then = ply.index().checked_sub(4 * back).map(Ply::from);
                then.is_some_and(|then| earlier.contains(&then))
            }),
            Self::FideBefore2014 | Self::UsChess => false,
        }
    }

    /// Whether so many half-moves without capture and pawn move end the game without a claim.
    #[must_use]
    pub const fn ends_by_moves(self, halfmove_clock: u32) -> bool {
        match self {
            Self::Fide2023 | Self::Fide2018 | Self::Fide2017 | Self::Fide2014 => {
                halfmove_clock >= SEVENTY_FIVE_MOVES
            }
            Self::FideBefore2014 | Self::UsChess => false,
        }
    }

    /// Whether a claim is still allowed after the move was made and before the clock is pressed (US Chess 14C4).
    #[must_use]
    pub const fn allows_claim_after_the_move(self) -> bool {
        matches!(self, Self::UsChess)
    }

    /// Whether an intended move must be written on the scoresheet, in a game of this control. In rapid and blitz no score
    /// need be kept (A.2), unless the competition rules hold under supervision in blitz (B.2).
    #[must_use]
    pub fn must_write(self, terms: &Terms) -> bool {
        use super::Answer;
        match terms.control {
            None | Some(Control::Standard) => true,
            Some(Control::Rapid) => false,
            Some(Control::Blitz) => self == Self::Fide2023 && terms.supervised == Answer::Yes,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_date(date: &str, edition: Edition, dated: Dated) {
        let mut tags = Tags::default();
        tags.push("Date", date);
        let found = LawsChoice::OfItsDay.for_game(&tags);
        assert_eq!(found, (edition, dated), "{date}");
    }

    #[test]
    fn the_date_gives_the_edition() {
        check_date("2023.01.01", Edition::Fide2023, Dated::Surely);
        check_date("2022.12.31", Edition::Fide2018, Dated::Surely);
        check_date("2018.??.??", Edition::Fide2018, Dated::Surely);
        check_date("2017.07.01", Edition::Fide2017, Dated::Surely);
        check_date("2017.06.30", Edition::Fide2014, Dated::Surely);
        check_date("2014.06.??", Edition::FideBefore2014, Dated::Surely);
        check_date("1986.??.??", Edition::FideBefore2014, Dated::Surely);
    }

    #[test]
    fn a_date_that_leaves_it_open_takes_the_later_edition() {
        check_date("2017.??.??", Edition::Fide2017, Dated::Open);
        check_date("2014", Edition::Fide2014, Dated::Open);
        check_date("????.??.??", Edition::Fide2023, Dated::Open);
        check_date("", Edition::Fide2023, Dated::Open);
    }

    #[test]
    fn five_on_consecutive_alternate_moves_are_every_fourth_half_move() {
        let plies = |plies: &[u32]| plies.iter().copied().map(Ply::new).collect::<Vec<_>>();
        let strict = plies(&[0, 4, 8, 12]);
        let loose = plies(&[0, 4, 8, 10]);
        assert!(Edition::Fide2014.ends_by_repetition(&strict, Ply::new(16)));
        assert!(!Edition::Fide2014.ends_by_repetition(&loose, Ply::new(16)));
        assert!(Edition::Fide2017.ends_by_repetition(&loose, Ply::new(16)));
        assert!(!Edition::FideBefore2014.ends_by_repetition(&strict, Ply::new(16)));
    }
}
