//! The games of a scan as a table in little memory: sorted, searched, filtered.
//!
//! A row holds what a person looks for in the table and the moments in question; everything else is read again when its
//! game is opened. Names that come more than once stand once. Some 130 bytes a row.

mod kept;
mod names;
mod order;

use std::mem::size_of;

pub use self::kept::Entry;
use self::kept::{Kept, KeptMoment};
use self::names::{Name, Names};
pub use self::order::{Column, Sorting};
use super::Day;
use crate::game::Ply;
use crate::report::{Kind, Occurrence};

/// A set of kinds of what is found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Kinds(u8);

impl Kinds {
    /// Puts a kind in or takes it out.
    pub fn set(&mut self, kind: Kind, is_in: bool) {
        let bit = 1 << Self::place(kind);
        if is_in {
            self.0 |= bit;
        } else {
            self.0 &= !bit;
        }
    }

    /// Whether a kind is in it.
    #[must_use]
    pub fn has(self, kind: Kind) -> bool {
        self.0 >> Self::place(kind) & 1 == 1
    }

    /// Whether nothing is in it.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn place(kind: Kind) -> usize {
        Kind::ALL
            .iter()
            .position(|other| *other == kind)
            .unwrap_or(0)
    }
}

/// Which rows are shown, and in which order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Query {
    /// Only rows of a player or event with these words in their names, capitals or not; all where it is empty.
    pub words: String,
    /// Only rows with one of these kinds; all where there are none.
    pub kinds: Kinds,
    /// By which column they stand.
    pub sorting: Sorting,
}

/// A row as it is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow<'t> {
    /// The name of the file.
    pub file: &'t str,
    /// The number of the game in it.
    pub game: usize,
    /// The players as written.
    pub white: &'t str,
    /// The same.
    pub black: &'t str,
    /// The event as written.
    pub event: &'t str,
    /// The date, as far as it is known.
    pub date: Option<Day>,
    /// The result as written.
    pub result: &'t str,
    /// What is found.
    pub kinds: Kinds,
    /// The first moment at which a draw could have been claimed and was not.
    pub not_claimed: Option<Occurrence>,
    /// When the game was drawn without a claim, and play went on.
    pub played_on: Option<Occurrence>,
    /// The moment in question, where the game is opened.
    pub moment: Ply,
}

/// The games of a scan.
#[derive(Debug, Default)]
pub struct Table {
    rows: Vec<Kept>,
    names: Names,
    /// The rows that are shown, in their order.
    shown: Vec<u32>,
    query: Query,
    /// So many rows were looked at for what is shown.
    looked_at: usize,
}

impl Table {
    /// Adds a row at the end.
    pub fn push(&mut self, entry: &Entry) {
        let kept = Kept {
            file: self.names.name(&entry.file),
            game: entry.game,
            white: self.names.name(&entry.white),
            black: self.names.name(&entry.black),
            event: self.names.name(&entry.event),
            result: self.names.name(&entry.result),
            date: entry.date,
            kinds: entry.kinds,
            not_claimed: entry.not_claimed,
            played_on: entry.played_on,
            moment: entry.moment,
        };
        make_room(&mut self.rows);
        self.rows.push(kept);
    }

    /// How many rows there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// How many rows are shown.
    #[must_use]
    pub fn shown(&self) -> usize {
        self.shown.len()
    }

    /// The row that is shown at a place.
    #[must_use]
    pub fn row(&self, place: usize) -> Option<TableRow<'_>> {
        let kept = self.rows.get(*self.shown.get(place)? as usize)?;
        let text = |name| self.names.text(name);
        let moment = |moment: Option<KeptMoment>| moment.map(KeptMoment::occurrence);
        Some(TableRow {
            file: text(kept.file),
            game: kept.game as usize,
            white: text(kept.white),
            black: text(kept.black),
            event: text(kept.event),
            date: kept.date,
            result: text(kept.result),
            kinds: kept.kinds,
            not_claimed: moment(kept.not_claimed),
            played_on: moment(kept.played_on),
            moment: Ply::new(kept.moment),
        })
    }

    /// What is asked for now.
    #[must_use]
    pub const fn query(&self) -> &Query {
        &self.query
    }

    /// Shows what is asked for, of all rows that there are now. Costs the new rows only where the question is the old one
    /// and rows stand in the order in which they came; else O(n log n).
    pub fn show(&mut self, query: &Query) {
        let is_same = self.query == *query;
        if is_same && self.looked_at == self.rows.len() {
            return;
        }
        if is_same && query.sorting.is_as_they_came() {
            self.look_at_more();
            return;
        }
        self.query.clone_from(query);
        self.shown.clear();
        self.looked_at = 0;
        self.look_at_more();
        order::sort(&mut self.shown, &self.rows, &self.names, query.sorting);
    }

    fn look_at_more(&mut self) {
        let matching = self.names.matching(&self.query.words);
        let kinds = self.query.kinds;
        let fits = |kept: &Kept| {
            let in_kinds = kinds.is_empty() || kept.kinds.0 & kinds.0 != 0;
            in_kinds && matching.as_ref().is_none_or(|m| m.has(kept))
        };
        for (number, kept) in self.rows.iter().enumerate().skip(self.looked_at) {
            if fits(kept) {
                make_room(&mut self.shown);
                self.shown.push(u32::try_from(number).unwrap_or(u32::MAX));
            }
        }
        self.looked_at = self.rows.len();
    }

    /// How many bytes the table holds.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.rows.capacity() * size_of::<Kept>()
            + self.shown.capacity() * size_of::<u32>()
            + self.names.bytes()
    }
}

/// Makes room for one more. It grows by an eighth, not to twice its length: a table is long and little of it is to stand
/// empty.
fn make_room<T>(list: &mut Vec<T>) {
    if list.len() == list.capacity() {
        list.reserve_exact((list.len() / 8).max(64));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Made, MoveLabel};

    fn entry(white: &str, black: &str, date: &str, kind: Kind, ply: u32) -> Entry {
        let mut kinds = Kinds::default();
        kinds.set(kind, true);
        let moment = Occurrence {
            ply: Ply::new(ply),
            label: Some(MoveLabel {
                number: ply / 2,
                side: shakmaty::Color::Black,
                san: "Ra4".to_owned(),
                made: Made::Legally,
            }),
        };
        Entry {
            file: "season.pgn".to_owned(),
            game: 1,
            white: white.to_owned(),
            black: black.to_owned(),
            event: "League".to_owned(),
            date: Day::read(date),
            result: "1/2-1/2".to_owned(),
            kinds,
            not_claimed: Some(KeptMoment::from(&moment)),
            played_on: None,
            moment: ply,
        }
    }

    fn table() -> Table {
        let mut table = Table::default();
        table.push(&entry("Müller", "Alder", "2026.11.30", Kind::Threefold, 40));
        table.push(&entry("alder", "Birch", "", Kind::Damaged, 12));
        table.push(&entry("Birch", "Müller", "2025", Kind::Fivefold, 90));
        table
    }

    #[track_caller]
    fn check(query: &Query, whites: &[&str]) {
        let mut table = table();
        table.show(query);
        let shown: Vec<&str> = (0..table.shown())
            .filter_map(|place| Some(table.row(place)?.white))
            .collect();
        assert_eq!(shown, whites, "{query:?}");
    }

    fn words(words: &str) -> Query {
        Query {
            words: words.to_owned(),
            ..Query::default()
        }
    }

    fn by(column: Column, is_reversed: bool) -> Query {
        Query {
            sorting: Sorting {
                column,
                is_reversed,
            },
            ..Query::default()
        }
    }

    #[test]
    fn rows_are_searched_by_words_that_may_stand_in_either_name() {
        check(&words(""), &["Müller", "alder", "Birch"]);
        check(&words("MÜLLER"), &["Müller", "Birch"]);
        check(&words("birch müller"), &["Birch"]);
        check(&words("league alder"), &["Müller", "alder"]);
        check(&words("season nobody"), &[]);
    }

    #[test]
    fn rows_are_filtered_by_kinds() {
        let mut query = Query::default();
        query.kinds.set(Kind::Damaged, true);
        check(&query, &["alder"]);
        query.kinds.set(Kind::Fivefold, true);
        check(&query, &["alder", "Birch"]);
    }

    #[test]
    fn rows_are_sorted_by_any_column_and_the_other_way_round() {
        check(&by(Column::White, false), &["alder", "Birch", "Müller"]);
        check(&by(Column::White, true), &["Müller", "Birch", "alder"]);
        check(&by(Column::Date, false), &["Birch", "Müller", "alder"]);
        check(&by(Column::Date, true), &["Müller", "Birch", "alder"]);
        check(
            &by(Column::NotClaimed, false),
            &["alder", "Müller", "Birch"],
        );
        check(&by(Column::Game, true), &["Birch", "alder", "Müller"]);
    }

    #[test]
    fn rows_that_come_later_are_shown_too() {
        let mut table = table();
        table.show(&words("alder"));
        assert_eq!(table.shown(), 2);
        table.push(&entry("Zoe", "Alder", "", Kind::Fifty, 100));
        table.show(&words("alder"));
        assert_eq!(table.shown(), 3);
    }

    #[test]
    fn a_moment_comes_back_as_it_was() {
        let mut table = table();
        table.show(&Query::default());
        let row = table.row(0);
        let moment = row.and_then(|row| row.not_claimed);
        let label = moment.as_ref().and_then(|moment| moment.label.as_ref());
        assert_eq!(label.map(MoveLabel::spaced).as_deref(), Some("20... Ra4"));
        assert_eq!(moment.map(|moment| moment.ply), Some(Ply::new(40)));
    }

    #[test]
    fn a_row_needs_less_than_two_hundred_bytes() {
        let mut table = Table::default();
        let count = 50_000;
        for number in 0..count {
            let white = format!("Player number {number}, with a rather long name");
            table.push(&entry(&white, "Birch", "2026", Kind::Threefold, number));
        }
        table.show(&Query::default());
        assert_eq!(table.shown(), count as usize);
        assert!(table.bytes() < 200 * count as usize, "{}", table.bytes());
    }
}
