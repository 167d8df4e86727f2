//! From squares to places on the screen and back.

use egui::{Pos2, Rect, Vec2, pos2, vec2};
use shakmaty::{File, Rank, Square};

/// A board of eight by eight squares on the screen, seen from one side.
#[derive(Clone, Copy, Debug)]
pub(in crate::gui) struct Geometry {
    rect: Rect,
    flipped: bool,
}

impl Geometry {
    pub(super) const fn new(rect: Rect, flipped: bool) -> Self {
        Self { rect, flipped }
    }

    /// The side of a square.
    pub(super) fn square_size(&self) -> f32 {
        self.rect.width() / 8.0
    }

    /// Column from the left and row from the top of a square.
    fn cell(&self, square: Square) -> (f32, f32) {
        let (file, rank) = (
            f32::from(square.file() as u8),
            f32::from(square.rank() as u8),
        );
        if self.flipped {
            (7.0 - file, rank)
        } else {
            (file, 7.0 - rank)
        }
    }

    /// The place of a square.
    pub(in crate::gui) fn rect_of(&self, square: Square) -> Rect {
        let (column, row) = self.cell(square);
        let size = self.square_size();
        Rect::from_min_size(self.rect.min + vec2(column, row) * size, Vec2::splat(size))
    }

    /// The square at a place, `None` outside the board.
    pub(super) fn square_at(&self, pos: Pos2) -> Option<Square> {
        Square::ALL.into_iter().find(|square| {
            let rect = self.rect_of(*square);
            rect.min.x <= pos.x && pos.x < rect.max.x && rect.min.y <= pos.y && pos.y < rect.max.y
        })
    }

    /// The squares of the lowest row, each with the place of its file's letter: the bottom right corner.
    pub(super) fn file_labels(&self) -> impl Iterator<Item = (Square, Pos2)> {
        let rank = if self.flipped {
            Rank::Eighth
        } else {
            Rank::First
        };
        File::ALL.into_iter().map(move |file| {
            let square = Square::from_coords(file, rank);
            let rect = self.rect_of(square);
            (square, pos2(rect.right() - 3.0, rect.bottom() - 1.0))
        })
    }

    /// The squares of the leftmost column, each with the place of its rank's number: the top left corner.
    pub(super) fn rank_labels(&self) -> impl Iterator<Item = (Square, Pos2)> {
        let file = if self.flipped { File::H } else { File::A };
        Rank::ALL.into_iter().map(move |rank| {
            let square = Square::from_coords(file, rank);
            let rect = self.rect_of(square);
            (square, pos2(rect.left() + 3.0, rect.top() + 1.0))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(flipped: bool, top_left: Square, bottom_right: Square) {
        let board = Geometry::new(
            Rect::from_min_size(pos2(10.0, 20.0), Vec2::splat(80.0)),
            flipped,
        );
        assert_eq!(board.square_at(pos2(10.0, 20.0)), Some(top_left));
        assert_eq!(board.square_at(pos2(89.9, 99.9)), Some(bottom_right));
        assert_eq!(board.square_at(pos2(90.0, 50.0)), None);
        for square in Square::ALL {
            assert_eq!(
                board.square_at(board.rect_of(square).center()),
                Some(square)
            );
        }
    }

    #[test]
    fn white_sees_a8_at_the_top_left() {
        check(false, Square::A8, Square::H1);
    }

    #[test]
    fn black_sees_h1_at_the_top_left() {
        check(true, Square::H1, Square::A8);
    }
}
