//! Which move of a scoresheet stands in which row: two columns, White's and Black's, and a row of its own for each gap.

use crate::game::{Line, Ply};
use shakmaty::Position;

/// The rows of a scoresheet. The first one is the start position's. O(gaps) to make, O(log gaps) to ask.
#[derive(Clone, Debug)]
pub(super) struct Rows {
    /// The segments between gaps, ascending.
    segments: Vec<Segment>,
    /// Entries of the last segment: its moves, and the words that could not be read.
    entries: usize,
}

#[derive(Clone, Copy, Debug)]
struct Segment {
    /// The gap before it, and its row; `None` for the first.
    gap: Option<(Ply, usize)>,
    /// The moment after its first move.
    first: Ply,
    /// The row of its first move.
    row: usize,
    /// 1 where Black begins: White's cell stays empty.
    shift: usize,
}

impl Segment {
    const fn rows_of(&self, entries: usize) -> usize {
        if entries == 0 {
            0
        } else {
            (entries + self.shift).div_ceil(2)
        }
    }
}

/// What stands in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Row {
    /// The start position.
    Start,
    /// A gap: the moment after it.
    Gap(Ply),
    /// Two moves.
    Moves([Option<Ply>; 2]),
}

impl Rows {
    /// The rows of a line, with so many words after its end.
    pub(super) fn new(line: &Line, words: usize) -> Self {
        let shift = |ply: Ply| usize::from(line.position(ply).turn().is_black());
        let mut last = Segment {
            gap: None,
            first: Ply::START.next(),
            row: 1,
            shift: shift(Ply::START),
        };
        let mut segments = Vec::new();
        for gap in line.gaps(line.end()) {
            let entries = gap.index() - last.first.index();
            let row = last.row + last.rows_of(entries);
            segments.push(last);
            last = Segment {
                gap: Some((gap, row)),
                first: gap.next(),
                row: row + 1,
                shift: shift(gap),
            };
        }
        let moves = (line.end().index() + 1).saturating_sub(last.first.index());
        segments.push(last);
        Self {
            segments,
            entries: moves + words,
        }
    }

    /// How many rows there are.
    pub(super) fn count(&self) -> usize {
        let last = self.segments.last();
        last.map_or(1, |last| last.row + last.rows_of(self.entries))
    }

    /// The row of a moment.
    pub(super) fn row_of(&self, ply: Ply) -> usize {
        if ply == Ply::START {
            return 0;
        }
        let is_before = |segment: &Segment| segment.gap.is_none_or(|(gap, _)| gap <= ply);
        let at = self.segments.partition_point(is_before).saturating_sub(1);
        let Some(segment) = self.segments.get(at) else {
            return 0;
        };
        match segment.gap {
            Some((gap, row)) if gap == ply => row,
            _ => segment.row + usize::midpoint(ply.index() - segment.first.index(), segment.shift),
        }
    }

    /// What stands in a row.
    pub(super) fn row(&self, row: usize) -> Row {
        if row == 0 {
            return Row::Start;
        }
        let is_before = |segment: &Segment| segment.gap.is_none_or(|(_, gap)| gap <= row);
        let at = self.segments.partition_point(is_before).saturating_sub(1);
        let Some(segment) = self.segments.get(at) else {
            return Row::Start;
        };
        if let Some((gap, _)) = segment.gap.filter(|(_, gap_row)| *gap_row == row) {
            return Row::Gap(gap);
        }
        let next_gap = self.segments.get(at + 1).and_then(|next| next.gap);
        let ply = |column: usize| {
            let entry = ((row - segment.row) * 2 + column).checked_sub(segment.shift)?;
            let ply = Ply::from(segment.first.index() + entry);
            next_gap.is_none_or(|(gap, _)| ply < gap).then_some(ply)
        };
        Row::Moves([ply(0), ply(1)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Sheet;

    fn rows(text: &str, words: usize) -> Rows {
        let sheet = Sheet::read("a".to_owned(), text.as_bytes().to_vec(), false);
        let Some(sheet) = sheet else {
            panic!("no game")
        };
        let Some(reading) = sheet.reading() else {
            panic!("no line")
        };
        Rows::new(reading.course().line(), words)
    }

    #[track_caller]
    fn check(text: &str, words: usize, expected: &[Row]) {
        let rows = rows(text, words);
        let all: Vec<Row> = (0..rows.count()).map(|row| rows.row(row)).collect();
        assert_eq!(all, expected);
        for (at, row) in expected.iter().enumerate() {
            let plies = match row {
                Row::Start => vec![Ply::START],
                Row::Gap(ply) => vec![*ply],
                Row::Moves(plies) => plies.iter().flatten().copied().collect(),
            };
            for ply in plies {
                assert_eq!(rows.row_of(ply), at, "{ply}");
            }
        }
    }

    fn moves(white: u32, black: u32) -> Row {
        let ply = |ply| (ply > 0).then(|| Ply::new(ply));
        Row::Moves([ply(white), ply(black)])
    }

    #[test]
    fn moves_stand_in_two_columns() {
        check(
            "1. e4 e5 2. Nf3 *",
            0,
            &[Row::Start, moves(1, 2), moves(3, 4)],
        );
        check("1. e4 e5 *", 1, &[Row::Start, moves(1, 2), moves(3, 4)]);
        check("[White \"A\"]\n\n*", 0, &[Row::Start]);
    }

    #[test]
    fn where_black_begins_the_first_cell_stays_empty() {
        let text = "[FEN \"4k3/8/8/8/8/8/8/4K3 b - - 0 9\"]\n\n9... Kd7 10. Kd2 *";
        check(text, 0, &[Row::Start, moves(0, 1), moves(2, 3)]);
    }

    #[test]
    fn a_gap_has_a_row_of_its_own_and_black_may_begin_after_it() {
        let text = "1. e4 e5 2. Nf3 *\n\n[ContinuesAfter \"gap\"]\n[FEN \"4k3/8/8/8/8/8/8/4K3 b - - - 9\"]\n\n\
                    9... Kd7 10. Kd2 *";
        let expected = [
            Row::Start,
            moves(1, 2),
            moves(3, 0),
            Row::Gap(Ply::new(4)),
            moves(0, 5),
            moves(6, 7),
        ];
        check(text, 0, &expected);
    }
}
