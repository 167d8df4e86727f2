//! What a person draws on the board with the right button: arrows and marked squares.

use shakmaty::Square;

/// Arrows and marks of the position shown. They go with it, and come back with it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::gui) struct Drawn {
    arrows: Vec<(Square, Square)>,
    marks: Vec<Square>,
    /// Rights to castle by the squares of king and rook, and whether they went.
    rights: Vec<(Square, Square, bool)>,
    from: Option<Square>,
}

impl Drawn {
    /// What a lesson shows on the board.
    pub(in crate::gui) fn of(marks: &[Square], arrows: &[(Square, Square)]) -> Self {
        Self {
            arrows: arrows.to_vec(),
            marks: marks.to_vec(),
            ..Self::default()
        }
    }

    /// With rights to castle: those that stand, and those that went.
    pub(in crate::gui) fn with_rights(
        self,
        standing: &[(Square, Square)],
        lost: &[(Square, Square)],
    ) -> Self {
        let standing = standing.iter().map(|(king, rook)| (*king, *rook, false));
        let lost = lost.iter().map(|(king, rook)| (*king, *rook, true));
        Self {
            rights: standing.chain(lost).collect(),
            ..self
        }
    }

    /// The right button goes down on a square.
    pub(super) fn begin(&mut self, square: Square) {
        self.from = Some(square);
    }

    /// It goes up on a square: an arrow from where it went down, on the same square a mark. What is there already is
    /// taken away.
    pub(super) fn end(&mut self, square: Option<Square>) {
        let (Some(from), Some(to)) = (self.from.take(), square) else {
            return;
        };
        if from == to {
            toggle(&mut self.marks, to);
        } else {
            toggle(&mut self.arrows, (from, to));
        }
    }

    /// A square is marked, or no longer.
    pub(super) fn mark(&mut self, square: Square) {
        toggle(&mut self.marks, square);
    }

    /// Whether nothing is drawn.
    pub(in crate::gui) fn is_empty(&self) -> bool {
        self.arrows.is_empty() && self.marks.is_empty()
    }

    /// Everything is wiped off.
    pub(in crate::gui) fn clear(&mut self) {
        *self = Self::default();
    }

    /// The arrows.
    pub(super) fn arrows(&self) -> &[(Square, Square)] {
        &self.arrows
    }

    /// The rights to castle by the squares of king and rook, and whether they went.
    pub(super) fn rights(&self) -> &[(Square, Square, bool)] {
        &self.rights
    }

    /// The marked squares.
    pub(super) fn marks(&self) -> &[Square] {
        &self.marks
    }
}

fn toggle<T: PartialEq>(list: &mut Vec<T>, item: T) {
    match list.iter().position(|other| *other == item) {
        Some(at) => drop(list.remove(at)),
        None => list.push(item),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_arrow_again_takes_it_away() {
        let mut drawn = Drawn::default();
        for expected in [1, 0] {
            drawn.begin(Square::E2);
            drawn.end(Some(Square::E4));
            assert_eq!(drawn.arrows().len(), expected);
        }
        drawn.begin(Square::E2);
        drawn.end(Some(Square::E2));
        assert_eq!(drawn.marks(), [Square::E2]);
        drawn.begin(Square::E2);
        drawn.end(None);
        assert_eq!(drawn.arrows(), []);
    }
}
