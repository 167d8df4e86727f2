//! Where the pieces may go from the moment that is shown, as a board has to know it.

use shakmaty::{CastlingMode, CastlingSide, Chess, Move, Position, Role, Square};

/// One legal move as it is made by hand: from a square to another. A castling move is there twice where both ways of
/// making it are clear: the king over two squares, and the king onto his rook.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Target {
    from: Square,
    to: Square,
    mv: Move,
}

/// The legal moves of a position by their squares.
#[derive(Clone, Debug, Default)]
pub struct Targets(Vec<Target>);

impl Targets {
    /// The targets in a position. O(legal moves).
    #[must_use]
    pub fn of(position: &Chess, mode: CastlingMode) -> Self {
        let mut targets = Vec::new();
        let legal = position.legal_moves();
        for mv in &legal {
            match *mv {
                Move::Castle { king, rook } => {
                    targets.push(Target {
                        from: king,
                        to: rook,
                        mv: *mv,
                    });
                    let side = CastlingSide::from_king_side(rook.file() > king.file());
                    let to = side.king_to(position.turn());
                    // In Chess960 the king may have a move of his own to that square.
                    let is_clear = to != king
                        && to != rook
                        && (mode == CastlingMode::Standard || king.distance(to) > 1);
                    if is_clear {
                        targets.push(Target {
                            from: king,
                            to,
                            mv: *mv,
                        });
                    }
                }
                _ => targets.extend(mv.from().map(|from| Target {
                    from,
                    to: mv.to(),
                    mv: *mv,
                })),
            }
        }
        Self(targets)
    }

    /// Whether a piece of the player to move stands there that can go somewhere.
    #[must_use]
    pub fn may_begin(&self, from: Square) -> bool {
        self.0.iter().any(|target| target.from == from)
    }

    /// The squares that a piece can go to, each once.
    pub fn from(&self, from: Square) -> impl Iterator<Item = Square> {
        let mut squares: Vec<Square> = self
            .0
            .iter()
            .filter(|target| target.from == from)
            .map(|target| target.to)
            .collect();
        squares.dedup();
        squares.into_iter()
    }

    /// Whether the move from one square to another is a promotion, so that a piece is to be chosen.
    #[must_use]
    pub fn is_promotion(&self, from: Square, to: Square) -> bool {
        self.find(from, to, Some(Role::Queen)).is_some()
    }

    /// The move from one square to another, with the piece of a promotion.
    #[must_use]
    pub fn find(&self, from: Square, to: Square, promotion: Option<Role>) -> Option<Move> {
        let mut targets = self.0.iter();
        let target = targets.find(|target| {
            target.from == from && target.to == to && target.mv.promotion() == promotion
        })?;
        Some(target.mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{Start, Variant};

    fn targets(fen: &str) -> Targets {
        let Ok(start) = Start::from_fen(fen, Variant::Standard) else {
            panic!("{fen} is a position")
        };
        Targets::of(start.position(), start.mode())
    }

    #[test]
    fn castling_is_made_over_two_squares_or_onto_the_rook() {
        let board = targets("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        for to in [Square::G1, Square::H1, Square::C1, Square::A1] {
            let mv = board.find(Square::E1, to, None);
            assert!(mv.is_some_and(Move::is_castle), "{to}");
        }
        assert!(
            board
                .find(Square::E1, Square::F1, None)
                .is_some_and(|mv| !mv.is_castle())
        );
        assert!(!board.may_begin(Square::E8));
    }

    #[test]
    fn in_chess960_a_king_move_of_one_square_is_no_castling() {
        let board = targets("4k3/8/8/8/8/8/8/5K1R w H - 0 1");
        assert!(
            board
                .find(Square::F1, Square::G1, None)
                .is_some_and(|mv| !mv.is_castle())
        );
        assert!(
            board
                .find(Square::F1, Square::H1, None)
                .is_some_and(Move::is_castle)
        );
    }

    #[test]
    fn a_promotion_is_asked_about_and_another_move_is_not() {
        let board = targets("4r3/P3P1k1/8/8/8/8/p7/4K3 w - - 0 1");
        assert!(board.is_promotion(Square::A7, Square::A8));
        assert!(!board.is_promotion(Square::E7, Square::E8));
        assert_eq!(board.find(Square::A7, Square::A8, None), None);
        assert!(!board.may_begin(Square::A2));
        assert_eq!(board.from(Square::A7).collect::<Vec<_>>(), [Square::A8]);
    }
}
