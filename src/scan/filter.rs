//! Which games a scan gives: by what is found in them, by a player, by their date.

use crate::game::Tags;
use crate::report::{Kind, Summary};

/// A day, month or year, as far as it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Day {
    year: u16,
    month: Option<u8>,
    of_month: Option<u8>,
}

impl Day {
    /// Reads `2026`, `2026.11` or `2026.11.28`, also with `-` or `/`; what is no number is not known. `None` without a year.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.trim().split(['.', '-', '/']).map(str::trim);
        let year = parts.next()?.parse().ok().filter(|year: &u16| *year > 0)?;
        let mut number = || parts.next().and_then(|part| part.parse::<u8>().ok());
        let month = number().filter(|month| (1..=12).contains(month));
        let of_month = number().filter(|day| (1..=31).contains(day) && month.is_some());
        Some(Self {
            year,
            month,
            of_month,
        })
    }

    /// Reads a day that somebody asks for: a year of four digits, a month, a day, all of them possible. `None` for anything
    /// else.
    #[must_use]
    pub fn asked(text: &str) -> Option<Self> {
        let parts: Vec<&str> = text.split(['.', '-', '/']).collect();
        let day = Self::read(text)?;
        let told = [day.month.is_some(), day.of_month.is_some()];
        let told = 1 + told.into_iter().filter(|is_told| *is_told).count();
        let is_year = parts.first().is_some_and(|year| year.len() == 4);
        let longest = match day.month {
            Some(2) if day.year % 4 == 0 && (day.year % 100 != 0 || day.year % 400 == 0) => 29,
            Some(2) => 28,
            Some(4 | 6 | 9 | 11) => 30,
            _ => 31,
        };
        let is_possible = day.of_month.is_none_or(|of_month| of_month <= longest);
        (is_year && parts.len() == told && is_possible).then_some(day)
    }

    pub(super) fn earliest(self) -> (u16, u8, u8) {
        (
            self.year,
            self.month.unwrap_or(1),
            self.of_month.unwrap_or(1),
        )
    }

    fn latest(self) -> (u16, u8, u8) {
        (
            self.year,
            self.month.unwrap_or(12),
            self.of_month.unwrap_or(31),
        )
    }
}

impl std::fmt::Display for Day {
    /// As a PGN has it, as far as it is known: `2026.11.28`, `2026.11`, `2026`.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.year)?;
        if let Some(month) = self.month {
            write!(f, ".{month:02}")?;
        }
        if let Some(day) = self.of_month {
            write!(f, ".{day:02}")?;
        }
        Ok(())
    }
}

/// What a scan gives of the games that it reads; by default all.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    /// Only games in which one of these was found; all where there are none.
    pub only: Vec<Kind>,
    /// Only games of a player whose name has these words in it, in any order, capitals or not.
    pub player: Option<String>,
    /// Only games that may be of this day or later.
    pub since: Option<Day>,
    /// Only games that may be of this day or earlier.
    pub until: Option<Day>,
}

impl Filter {
    /// Whether a game's players and date are asked for. A date that leaves it open does not exclude a game.
    #[must_use]
    pub fn takes_tags(&self, tags: &Tags) -> bool {
        let is_player = self.player.as_ref().is_none_or(|wanted| {
            let wanted = wanted.to_lowercase();
            ["White", "Black"].into_iter().any(|name| {
                let player = tags.get(name).unwrap_or_default().to_lowercase();
                wanted.split_whitespace().all(|word| player.contains(word))
            })
        });
        let day = Day::read(tags.get("Date").unwrap_or_default());
        let is_in_time = day.is_none_or(|day| {
            let late_enough = self
                .since
                .is_none_or(|since| day.latest() >= since.earliest());
            let early_enough = self
                .until
                .is_none_or(|until| day.earliest() <= until.latest());
            late_enough && early_enough
        });
        is_player && is_in_time
    }

    /// Whether what was found in a game is asked for.
    #[must_use]
    pub fn takes(&self, summary: &Summary) -> bool {
        self.only.is_empty() || self.only.iter().any(|kind| summary.has(*kind))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tags(white: &str, date: &str) -> Tags {
        let mut tags = Tags::default();
        tags.push("White", white);
        tags.push("Date", date);
        tags
    }

    #[track_caller]
    fn check(since: &str, until: &str, date: &str, taken: bool) {
        let filter = Filter {
            since: Day::read(since),
            until: Day::read(until),
            ..Filter::default()
        };
        assert_eq!(
            filter.takes_tags(&tags("A", date)),
            taken,
            "{since} {until} {date}"
        );
    }

    #[test]
    fn a_date_that_leaves_it_open_does_not_exclude() {
        check("2026", "", "2025.12.31", false);
        check("2026", "", "2026.01.01", true);
        check("2026-06", "", "2026.??.??", true);
        check("2026-06", "", "2026.05.31", false);
        check("", "2026.06", "2026.06.30", true);
        check("", "2026.06", "2026.07.01", false);
        check("2026", "2026", "????.??.??", true);
        check("2026", "2026", "", true);
    }

    #[test]
    fn a_day_that_is_asked_for_is_a_possible_one() {
        for text in ["2026", "2026-11", "2026.11.28", "2024/02/29"] {
            assert_eq!(Day::asked(text), Day::read(text), "{text}");
        }
        for text in [
            "31.12.2020",
            "2020-13",
            "2023-02-29",
            "2020-04-31",
            "20",
            "2020-11-",
            "abc",
        ] {
            assert_eq!(Day::asked(text), None, "{text}");
        }
    }

    #[test]
    fn a_player_is_found_by_a_part_of_the_name() {
        let filter = Filter {
            player: Some("müller".to_owned()),
            ..Filter::default()
        };
        assert!(filter.takes_tags(&tags("MÜLLER, Anna", "")));
        let filter = Filter {
            player: Some("anna müller".to_owned()),
            ..Filter::default()
        };
        assert!(filter.takes_tags(&tags("MÜLLER, Anna", "")));
        assert!(!filter.takes_tags(&tags("Meier", "")));
    }
}
