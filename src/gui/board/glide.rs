//! Pieces that glide from one moment of a game to another.

use egui::{Pos2, Rect};
use shakmaty::{Board, Piece, Position, Square};

use super::geometry::Geometry;
use crate::game::{Line, Ply};

/// Seconds that one half-move takes where there are few.
const EACH: f64 = 0.45;
/// Seconds that all of them take at most.
const ALL: f64 = 2.6;
/// Where so many half-moves lie between two moments, only the last of them are shown.
const MOST: u32 = 12;

/// A way from one moment to a later one, in time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::gui) struct Glide {
    from: Ply,
    to: Ply,
    began: f64,
}

/// A moment on the way: the half-move that is being made, and how far it is, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::gui) struct OnTheWay {
    /// The moment before the half-move.
    pub(in crate::gui) before: Ply,
    /// How far the pieces are.
    pub(in crate::gui) part: f32,
}

impl Glide {
    /// Begins to glide; `None` where the second moment does not come later.
    pub(in crate::gui) fn begin(from: Ply, to: Ply, now: f64) -> Option<Self> {
        let first = to.half_moves().saturating_sub(MOST);
        let from = from.max(Ply::new(first));
        (from < to).then_some(Self {
            from,
            to,
            began: now,
        })
    }

    /// Where the pieces are now; `None` once they have arrived.
    pub(in crate::gui) fn now(&self, now: f64) -> Option<OnTheWay> {
        let count = f64::from(self.to.half_moves() - self.from.half_moves());
        let each = EACH.min(ALL / count);
        let done = (now - self.began).max(0.0) / each;
        if done >= count {
            return None;
        }
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few half-moves, and a part of one"
        )]
        let (half_moves, part) = (done as u32, done.fract() as f32);
        Some(OnTheWay {
            before: Ply::new(self.from.half_moves() + half_moves),
            part,
        })
    }
}

/// The pieces that move from one position to the next: what stands still, and each moving piece with its squares.
pub(super) struct Moving {
    pub(super) standing: Board,
    pub(super) pieces: Vec<(Piece, Square, Square)>,
}

impl Moving {
    /// The half-move after a moment of a line.
    pub(super) fn after(line: &Line, before: Ply) -> Self {
        let (one, other) = (
            line.position(before).board(),
            line.position(before.next()).board(),
        );
        let changed = |square: &Square| one.piece_at(*square) != other.piece_at(*square);
        let mut left: Vec<(Square, Piece)> = Square::ALL
            .into_iter()
            .filter(changed)
            .filter_map(|square| Some((square, one.piece_at(square)?)))
            .collect();
        let mut standing = one.clone();
        let mut pieces = Vec::new();
        for to in Square::ALL.into_iter().filter(changed) {
            let Some(arrived) = other.piece_at(to) else {
                continue;
            };
            let same = left.iter().position(|(_, piece)| *piece == arrived);
            // A pawn that is promoted arrives as another piece.
            let own = |(_, piece): &(Square, Piece)| piece.color == arrived.color;
            let from = same.or_else(|| left.iter().position(own));
            if let Some(from) = from {
                let (from, piece) = left.swap_remove(from);
                standing.discard_piece_at(from);
                pieces.push((piece, from, to));
            }
        }
        Self { standing, pieces }
    }
}

/// The place of a piece between two squares.
pub(super) fn between(geometry: &Geometry, from: Square, to: Square, part: f32) -> Rect {
    // Slowly off, slowly in.
    let eased = part * part * (3.0 - 2.0 * part);
    let [from, to] = [from, to].map(|square| geometry.rect_of(square));
    let min: Pos2 = from.min + (to.min - from.min) * eased;
    Rect::from_min_size(min, from.size())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_arrive_in_time_and_many_half_moves_are_shortened() {
        let at = |glide: Option<Glide>, now| glide.and_then(|glide| glide.now(now));
        let short = Glide::begin(Ply::new(3), Ply::new(4), 10.0);
        assert_eq!(at(short, 10.0).map(|way| way.before), Some(Ply::new(3)));
        assert_eq!(at(short, 10.01 + EACH), None);
        let long = Glide::begin(Ply::new(0), Ply::new(100), 0.0);
        assert_eq!(at(long, 0.0).map(|way| way.before), Some(Ply::new(88)));
        assert!(at(long, ALL - 0.01).is_some());
        assert_eq!(at(long, ALL + 0.01), None);
        assert_eq!(Glide::begin(Ply::new(4), Ply::new(4), 0.0), None);
        assert_eq!(Glide::begin(Ply::new(4), Ply::new(2), 0.0), None);
    }

    #[test]
    fn king_and_rook_move_together_and_a_captured_piece_stays_until_then() {
        let Some(game) = crate::document::Sheet::read(
            "game".to_owned(),
            b"1. e4 d5 2. exd5 Nf6 3. Nf3 Nxd5 4. Bc4 e6 5. O-O *".to_vec(),
            false,
        ) else {
            panic!("no game")
        };
        let Some(reading) = game.reading() else {
            panic!("no position")
        };
        let line = reading.course().line();
        let capture = Moving::after(line, Ply::new(2));
        assert_eq!(capture.pieces.len(), 1);
        assert!(capture.standing.piece_at(Square::D5).is_some());
        assert!(capture.standing.piece_at(Square::E4).is_none());
        let castling = Moving::after(line, Ply::new(8));
        let squares: Vec<_> = castling.pieces.iter().map(|(_, f, t)| (*f, *t)).collect();
        assert!(squares.contains(&(Square::E1, Square::G1)), "{squares:?}");
        assert!(squares.contains(&(Square::H1, Square::F1)), "{squares:?}");
    }
}
