//! Two sheets of one game, White's and Black's: how far they agree, and either reading taken over into the other.

use shakmaty::{Chess, Move, Position, Square};

use super::Sheet;
use super::leaf::Amendment;
use crate::game::{Line, MoveLabel, Ply, Step};

/// One of two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hand {
    /// The one on the left.
    Left,
    /// The one on the right.
    Right,
}

impl Hand {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// What a sheet has at a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OnSheet {
    /// A move.
    Move(MoveLabel),
    /// A word that could not be read.
    Word(String),
    /// Nothing more.
    Nothing,
}

/// Two sheets side by side.
#[derive(Clone, Debug)]
pub struct TwoSheets {
    left: usize,
    right: usize,
    /// The names of both.
    names: [String; 2],
    /// For each half-move what both have.
    rows: Vec<[OnSheet; 2]>,
    /// The number of the first row that differs.
    differs: Option<usize>,
    /// The squares of what both have in that row.
    squares: [Option<[Square; 2]>; 2],
    /// The position before that row, else the last one.
    position: Chess,
}

/// What a sheet has, half-move by half-move: its main line, and the words after it.
fn on_sheet(sheet: &Sheet) -> Vec<OnSheet> {
    let Some(line) = sheet.main_course_line() else {
        return Vec::new();
    };
    let moves = line.labels().map(|label| OnSheet::Move(label.clone()));
    let error = sheet.record().error().and_then(|error| error.token.clone());
    let words = error
        .into_iter()
        .chain(sheet.unread_words().iter().cloned());
    moves.chain(words.map(OnSheet::Word)).collect()
}

fn is_same(one: &OnSheet, other: &OnSheet) -> bool {
    match (one, other) {
        (OnSheet::Move(one), OnSheet::Move(other)) => {
            (&one.san, one.side, one.made) == (&other.san, other.side, other.made)
        }
        _ => one == other,
    }
}

/// From where to where a move goes: a king that castles, to where he stands after it.
fn squares(step: &Step) -> Option<[Square; 2]> {
    let [from, to] = step.squares()?;
    // The position after the move has the other player to move.
    let mover = step.position.turn().other();
    let castled = step.played.and_then(Move::castling_side);
    Some([from, castled.map_or(to, |wing| wing.king_to(mover))])
}

/// How many half-moves two sheets agree on from the start, where they begin alike.
fn agreement(left: &[OnSheet], right: &[OnSheet]) -> usize {
    let pairs = left.iter().zip(right);
    pairs
        .take_while(|(one, other)| matches!(one, OnSheet::Move(_)) && is_same(one, other))
        .count()
}

impl TwoSheets {
    /// Compares two open files by their places. O(n) in half-moves.
    pub(super) fn new(sheets: &[Sheet], left: usize, right: usize) -> Option<Self> {
        let (one, other) = (sheets.get(left)?, sheets.get(right)?);
        let (line, other_line) = (one.main_course_line()?, other.main_course_line()?);
        let (mut lefts, mut rights) = (on_sheet(one), on_sheet(other));
        let same_start = line.start().position() == other_line.start().position();
        let agreed = if same_start {
            agreement(&lefts, &rights)
        } else {
            0
        };
        let longest = lefts.len().max(rights.len());
        lefts.resize(longest, OnSheet::Nothing);
        rights.resize(longest, OnSheet::Nothing);
        let squares = [line, other_line].map(|line| {
            let step = line.step(Ply::from(agreed).next());
            step.filter(|_| same_start).and_then(squares)
        });
        let rows: Vec<[OnSheet; 2]> = lefts
            .into_iter()
            .zip(rights)
            .map(|(left, right)| [left, right])
            .collect();
        Some(Self {
            left,
            right,
            names: [one.file().to_owned(), other.file().to_owned()],
            differs: (agreed < rows.len()).then_some(agreed),
            squares,
            position: line.position(Ply::from(agreed)).clone(),
            rows,
        })
    }

    /// The place of a sheet among the open files.
    pub(super) const fn index(&self, hand: Hand) -> usize {
        match hand {
            Hand::Left => self.left,
            Hand::Right => self.right,
        }
    }

    /// The names of both files.
    #[must_use]
    pub const fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// For each half-move what both sheets have.
    #[must_use]
    pub fn rows(&self) -> &[[OnSheet; 2]] {
        &self.rows
    }

    /// The number of the first row that differs; `None` where the sheets agree to their ends.
    #[must_use]
    pub const fn differs(&self) -> Option<usize> {
        self.differs
    }

    /// What both sheets have at the first difference.
    #[must_use]
    pub fn difference(&self) -> Option<&[OnSheet; 2]> {
        self.rows.get(self.differs?)
    }

    /// The squares from and to which both sheets move at the first difference.
    #[must_use]
    pub const fn squares(&self) -> &[Option<[Square; 2]>; 2] {
        &self.squares
    }

    /// The position before the first difference, else the last one.
    #[must_use]
    pub const fn position(&self) -> &Chess {
        &self.position
    }

    /// Whether a sheet has anything at the first difference that could be taken away.
    #[must_use]
    pub fn has_more(&self, hand: Hand) -> bool {
        self.difference().is_some_and(|[left, right]| match hand {
            Hand::Left => *left != OnSheet::Nothing,
            Hand::Right => *right != OnSheet::Nothing,
        })
    }

    /// The move that a sheet has at the first difference, where it can be taken over into the other.
    #[must_use]
    pub fn reading(&self, hand: Hand) -> Option<&MoveLabel> {
        let [left, right] = self.difference()?;
        let reading = match hand {
            Hand::Left => left,
            Hand::Right => right,
        };
        match reading {
            OnSheet::Move(label) => Some(label),
            OnSheet::Word(_) | OnSheet::Nothing => None,
        }
    }
}

/// Takes away what a sheet has at a half-move: a move, or the word before which it ends.
pub(super) fn take_away(sheet: &mut Sheet, at: usize) {
    sheet.main_line();
    let ply = Ply::from(at).next();
    if sheet.has(ply) {
        sheet.delete(ply, 1);
    } else {
        sheet.delete_word();
    }
}

/// Takes the reading of another sheet over: a move in the place of what this one has there, one or a pair put in before
/// it, or one or a pair taken away, whichever makes both agree longest; at its end the move is entered.
pub(super) fn take_over(sheet: &mut Sheet, from: &Sheet, at: usize, label: &MoveLabel) {
    let wanted = on_sheet(from);
    let ply = Ply::from(at);
    let Some(mv) = sheet.begin_at(ply, &label.san) else {
        return;
    };
    let is_end = sheet
        .main_course_line()
        .is_none_or(|line| line.end() == ply);
    if is_end && sheet.unread().is_none() {
        // Nothing is asked at the end of a sheet.
        drop(sheet.play(mv));
        return;
    }
    let pair: Vec<String> = wanted
        .iter()
        .skip(at)
        .take(2)
        .filter_map(|on_sheet| match on_sheet {
            OnSheet::Move(label) => Some(label.san.clone()),
            OnSheet::Word(_) | OnSheet::Nothing => None,
        })
        .collect();
    let one = vec![label.san.clone()];
    // Each half-move put in or taken away must make both agree one longer than a replaced one does; where everything
    // agrees then, that counts as three. Of those that are worth the same the first one counts.
    let ways = [
        (1, one.clone()),
        (0, one),
        (0, pair),
        (1, Vec::new()),
        (2, Vec::new()),
    ];
    let mut best: Option<(isize, Amendment)> = None;
    for (take, put) in ways {
        let shift = put.len().abs_diff(take);
        let Some(amendment) = sheet.amendment(take, put) else {
            continue;
        };
        let game = amendment.edited.record.game.as_ref();
        let line = game.map(Line::main);
        let labels = line.iter().flat_map(Line::labels);
        let moves: Vec<OnSheet> = labels.map(|label| OnSheet::Move(label.clone())).collect();
        let agreed = agreement(&moves, &wanted);
        let all_agrees = amendment.edited.unread.is_none() && agreed == moves.len();
        let worth = agreed.cast_signed() - shift.cast_signed() + if all_agrees { 3 } else { 0 };
        if best.as_ref().is_none_or(|(most, _)| worth > *most) {
            best = Some((worth, amendment));
        }
    }
    if let Some((_, amendment)) = best {
        sheet.amend(amendment, label);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet(name: &str, moves: &str) -> Sheet {
        let text = format!("[White \"A\"]\n\n{moves} *");
        match Sheet::read(name.to_owned(), text.into_bytes(), false) {
            Some(sheet) => sheet,
            None => panic!("no game"),
        }
    }

    /// The moves of the right sheet after each difference was decided for the left one.
    #[track_caller]
    fn check(left: &str, right: &str, differs: usize, steps: usize) {
        let mut sheets = vec![sheet("white", left), sheet("black", right)];
        let both = TwoSheets::new(&sheets, 0, 1);
        assert_eq!(both.as_ref().and_then(TwoSheets::differs), Some(differs));
        for _ in 0..steps {
            let both = TwoSheets::new(&sheets, 0, 1);
            let Some((at, label)) = both
                .as_ref()
                .and_then(|both| Some((both.differs()?, both.reading(Hand::Left)?.clone())))
            else {
                panic!("nothing to take over")
            };
            let [from, sheet] = sheets.as_mut_slice() else {
                panic!("two sheets")
            };
            take_over(sheet, from, at, &label);
        }
        let both = TwoSheets::new(&sheets, 0, 1);
        assert_eq!(both.map(|both| both.differs()), Some(None));
    }

    #[test]
    fn a_wrong_move_is_replaced() {
        check(
            "1. e4 e5 2. Nf3 Nc6 3. Bb5",
            "1. e4 e5 2. Nc3 Nc6 3. Bb5",
            2,
            1,
        );
    }

    #[test]
    fn a_missing_move_is_put_in() {
        check("1. e4 e5 2. d4 d5 3. Nf3 Nc6", "1. e4 e5 2. Nf3 Nc6", 2, 1);
    }

    #[test]
    fn a_pair_too_many_is_taken_away() {
        check("1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. d4 d5 3. Nf3 Nc6", 2, 1);
    }

    #[test]
    fn moves_that_were_swapped_are_replaced() {
        let left = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5";
        check(
            left,
            &left.replace("3. Bb5 a6 4. Ba4 Nf6", "3. Bb5 Nf6 4. Ba4 a6"),
            5,
            2,
        );
    }

    #[test]
    fn a_sheet_that_ends_early_is_filled_up() {
        check("1. e4 e5 2. Nf3 Nc6", "1. e4 e5", 2, 2);
    }

    #[test]
    fn a_word_that_could_not_be_read_is_replaced() {
        check("1. e4 e5 2. Nf3 Nc6", "1. e4 e5 2. Nf9 Nc6", 2, 1);
    }

    #[test]
    fn sheets_that_begin_from_other_positions_agree_on_nothing() {
        let fen = "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*";
        let other = Sheet::read("b".to_owned(), fen.as_bytes().to_vec(), false);
        let Some(other) = other else {
            panic!("no game")
        };
        let sheets = [sheet("a", "1. e4"), other];
        let both = TwoSheets::new(&sheets, 0, 1);
        assert_eq!(both.and_then(|both| both.differs()), Some(0));
    }
}
