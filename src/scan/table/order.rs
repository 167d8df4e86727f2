//! The order of the rows.

use std::cmp::Reverse;

use super::kept::Kept;
use super::names::Names;

/// A column by which rows can stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Column {
    /// As they came: by file and game.
    #[default]
    Game,
    /// By White's name.
    White,
    /// By Black's name.
    Black,
    /// By date; those without come first.
    Date,
    /// By result.
    Result,
    /// By the half-move from which on a claim was open.
    NotClaimed,
    /// By the half-move that drew the game.
    PlayedOn,
}

/// By which column rows stand, and in which direction. Rows that are alike stand as they came.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sorting {
    /// The column.
    pub column: Column,
    /// Whether the last one stands first.
    pub is_reversed: bool,
}

impl Sorting {
    pub(super) fn is_as_they_came(self) -> bool {
        self == Self::default()
    }

    /// The sorting after a click on a column's head: by it, then the other way round.
    #[must_use]
    pub fn clicked(self, column: Column) -> Self {
        Self {
            column,
            is_reversed: self.column == column && !self.is_reversed,
        }
    }
}

/// Puts the rows in order. What has nothing in the column stands at the end, in either direction.
pub(super) fn sort(shown: &mut [u32], rows: &[Kept], names: &Names, sorting: Sorting) {
    let row = |number: &u32| rows.get(*number as usize);
    match sorting.column {
        Column::Game if sorting.is_reversed => shown.reverse(),
        Column::Game => {}
        Column::White | Column::Black | Column::Result => {
            let ranks = names.ranks();
            by(shown, sorting, |number| {
                let kept = row(number)?;
                let name = match sorting.column {
                    Column::White => kept.white,
                    Column::Black => kept.black,
                    _ => kept.result,
                };
                ranks
                    .get(name.place())
                    .copied()
                    .filter(|_| !names.text(name).is_empty())
            });
        }
        Column::Date => by(shown, sorting, |number| Some(row(number)?.date?.earliest())),
        Column::NotClaimed => by(shown, sorting, |number| Some(row(number)?.not_claimed?.ply)),
        Column::PlayedOn => by(shown, sorting, |number| Some(row(number)?.played_on?.ply)),
    }
}

fn by<K: Ord>(shown: &mut [u32], sorting: Sorting, key: impl Fn(&u32) -> Option<K>) {
    if sorting.is_reversed {
        shown.sort_by_key(|number| (key(number).is_none(), key(number).map(Reverse)));
    } else {
        shown.sort_by_key(|number| (key(number).is_none(), key(number)));
    }
}
