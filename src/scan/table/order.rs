//! The order of the rows.

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

pub(super) fn sort(shown: &mut [u32], rows: &[Kept], names: &Names, sorting: Sorting) {
    let row = |number: &u32| rows.get(*number as usize);
    // What has no such moment stands at the end.
    let ply = |moment: Option<u32>| moment.unwrap_or(u32::MAX);
    match sorting.column {
        Column::Game => {}
        Column::White | Column::Black | Column::Result => {
            let ranks = names.ranks();
            let rank = |kept: &Kept| {
                let name = match sorting.column {
                    Column::White => kept.white,
                    Column::Black => kept.black,
                    _ => kept.result,
                };
                ranks.get(name.place()).copied()
            };
            shown.sort_by_key(|number| row(number).and_then(rank));
        }
        Column::Date => {
            shown.sort_by_key(|number| row(number).and_then(|kept| Some(kept.date?.earliest())));
        }
        Column::NotClaimed => shown.sort_by_key(|number| {
            row(number).map(|kept| ply(kept.not_claimed.map(|moment| moment.ply)))
        }),
        Column::PlayedOn => shown.sort_by_key(|number| {
            row(number).map(|kept| ply(kept.played_on.map(|moment| moment.ply)))
        }),
    }
    if sorting.is_reversed {
        shown.reverse();
    }
}
