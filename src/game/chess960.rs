//! The start positions of Chess960 by their numbers.

use super::{Start, Variant};

/// The number of the usual start position among them.
const USUAL: u16 = 518;

/// The start position with this number, 0 to 959, in the usual numbering by Reinhard Scharnagl;
/// `None` for a larger number.
#[must_use]
pub fn chess960_start(number: u16) -> Option<Start> {
    if number == USUAL {
        return Some(Start::usual());
    }
    let row = back_row(number)?;
    let black: String = row.iter().collect();
    let white = black.to_uppercase();
    let fen = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{white} w KQkq - 0 1");
    Start::from_fen(&fen, Variant::Chess960).ok()
}

/// The pieces of the back row from the a-file on.
fn back_row(number: u16) -> Option<[char; 8]> {
    if number >= 960 {
        return None;
    }
    let mut row = [None; 8];
    let (rest, light) = (number / 4, number % 4);
    let (rest, dark) = (rest / 4, rest % 4);
    let (knights, queen) = (rest / 6, rest % 6);
    // Bishops on b, d, f, h and on a, c, e, g.
    *row.get_mut(usize::from(light) * 2 + 1)? = Some('b');
    *row.get_mut(usize::from(dark) * 2)? = Some('b');
    put(&mut row, queen, 'q')?;
    let (first, second) = KNIGHTS.get(usize::from(knights)).copied()?;
    // The second is counted before the first is put there.
    put(&mut row, second, 'n')?;
    put(&mut row, first, 'n')?;
    for piece in ['r', 'k', 'r'] {
        put(&mut row, 0, piece)?;
    }
    let mut pieces = ['r'; 8];
    for (place, piece) in pieces.iter_mut().zip(row) {
        *place = piece?;
    }
    Some(pieces)
}

/// Puts a piece on the n-th empty square from the left.
fn put(row: &mut [Option<char>; 8], nth: u16, piece: char) -> Option<()> {
    let mut empty = row.iter_mut().filter(|square| square.is_none());
    *empty.nth(usize::from(nth))? = Some(piece);
    Some(())
}

/// The two of five empty squares that the knights stand on.
const KNIGHTS: [(u16, u16); 10] = [
    (0, 1),
    (0, 2),
    (0, 3),
    (0, 4),
    (1, 2),
    (1, 3),
    (1, 4),
    (2, 3),
    (2, 4),
    (3, 4),
];

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    fn row(number: u16) -> Option<String> {
        back_row(number).map(|row| row.iter().collect())
    }

    #[test]
    fn known_numbers_give_their_positions() {
        for (number, expected) in [
            (0, "bbqnnrkr"),
            (518, "rnbqkbnr"),
            (959, "rkrnnqbb"),
            (534, "rnbkqbnr"),
        ] {
            assert_eq!(row(number).as_deref(), Some(expected), "{number}");
        }
        assert_eq!(row(960), None);
    }

    #[test]
    fn all_positions_differ_and_have_the_king_between_the_rooks() {
        let rows: HashSet<String> = (0..960).filter_map(row).collect();
        assert_eq!(rows.len(), 960);
        for number in 0..960 {
            let Some(start) = chess960_start(number) else {
                panic!("{number} has no start")
            };
            let castles = shakmaty::Position::castles(start.position());
            assert_eq!(castles.castling_rights().count(), 4, "{number}");
        }
    }
}
