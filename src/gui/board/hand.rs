//! The hand over the board: a piece that was chosen by a click or is being dragged, and the piece of a promotion that is
//! being chosen. It knows no rules; it is told where the pieces may go.

use shakmaty::{Move, Role, Square};

use crate::document::Targets;

/// What the hand is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Hand {
    /// Nothing.
    #[default]
    Empty,
    /// A piece was chosen by a click; the next click says where it goes.
    Chosen(Square),
    /// The button is down on a piece.
    Holding {
        /// Where the piece stands.
        from: Square,
        /// Whether it was chosen before, so that a click on it puts it down again.
        was_chosen: bool,
    },
    /// The button is down on a square that the chosen piece may go to.
    Pointing {
        /// Where the piece stands.
        from: Square,
        /// The square.
        to: Square,
    },
    /// A pawn reached the last rank; what it becomes is being chosen.
    Promoting {
        /// Where the pawn stands.
        from: Square,
        /// The square on the last rank.
        to: Square,
    },
}

impl Hand {
    /// The square of the piece that is chosen or held.
    pub(super) const fn piece(self) -> Option<Square> {
        match self {
            Self::Chosen(from) | Self::Holding { from, .. } | Self::Pointing { from, .. } => {
                Some(from)
            }
            Self::Empty | Self::Promoting { .. } => None,
        }
    }

    /// The button goes down on a square, or beside the board.
    pub(super) fn press(&mut self, square: Option<Square>, targets: &Targets) {
        let chosen = match *self {
            Self::Chosen(from) => Some(from),
            _ => None,
        };
        *self = match (square, chosen) {
            // A king is put onto his rook: castling goes before choosing the rook.
            (Some(to), Some(from)) if targets.from(from).any(|target| target == to) => {
                Self::Pointing { from, to }
            }
            (Some(from), _) if targets.may_begin(from) => Self::Holding {
                from,
                was_chosen: chosen == Some(from),
            },
            (Some(_) | None, _) => Self::Empty,
        };
    }

    /// The button goes up on a square, or beside the board. The move that was made so, where one was; a wrong drop does
    /// nothing.
    pub(super) fn release(&mut self, square: Option<Square>, targets: &Targets) -> Option<Move> {
        match *self {
            Self::Holding { from, was_chosen } if square == Some(from) => {
                *self = if was_chosen {
                    Self::Empty
                } else {
                    Self::Chosen(from)
                };
                None
            }
            Self::Holding { from, .. } => {
                let Some(to) = square else {
                    *self = Self::Empty;
                    return None;
                };
                self.put_down(from, to, targets)
            }
            Self::Pointing { from, to } if square == Some(to) => self.put_down(from, to, targets),
            Self::Pointing { .. } => {
                *self = Self::Empty;
                None
            }
            Self::Empty | Self::Chosen(_) | Self::Promoting { .. } => None,
        }
    }

    fn put_down(&mut self, from: Square, to: Square, targets: &Targets) -> Option<Move> {
        *self = if targets.is_promotion(from, to) {
            Self::Promoting { from, to }
        } else {
            Self::Empty
        };
        targets.find(from, to, None)
    }

    /// The pawn becomes this piece.
    pub(super) fn promote(&mut self, role: Role, targets: &Targets) -> Option<Move> {
        let Self::Promoting { from, to } = *self else {
            return None;
        };
        *self = Self::Empty;
        targets.find(from, to, Some(role))
    }

    /// What is held or chosen is let go where it stands.
    pub(super) fn let_go(&mut self) {
        *self = Self::Empty;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Sheet;

    fn with_targets(fen: &str, test: impl FnOnce(&Targets)) {
        let Some(sheet) = Sheet::read("a".to_owned(), fen.as_bytes().to_vec(), false) else {
            panic!("{fen} is a game")
        };
        test(sheet.targets());
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    /// The button goes down on the first square and up on the second.
    fn drag(hand: &mut Hand, from: Square, to: Option<Square>, targets: &Targets) -> Option<Move> {
        hand.press(Some(from), targets);
        hand.release(to, targets)
    }

    #[test]
    fn a_piece_is_dragged_or_clicked_twice() {
        with_targets(START, |targets| {
            let mut hand = Hand::default();
            assert!(drag(&mut hand, Square::E2, Some(Square::E4), targets).is_some());
            assert_eq!(hand, Hand::Empty);
            assert_eq!(drag(&mut hand, Square::E2, Some(Square::E2), targets), None);
            assert_eq!(hand, Hand::Chosen(Square::E2));
            assert!(drag(&mut hand, Square::E4, Some(Square::E4), targets).is_some());
            assert_eq!(hand, Hand::Empty);
        });
    }

    #[test]
    fn a_wrong_drop_does_nothing() {
        with_targets(START, |targets| {
            let mut hand = Hand::default();
            for to in [None, Some(Square::E5), Some(Square::D2)] {
                assert_eq!(drag(&mut hand, Square::E2, to, targets), None);
                hand.press(Some(Square::H5), targets);
                assert_eq!(hand.release(Some(Square::H5), targets), None);
                assert_eq!(hand, Hand::Empty);
            }
            // The other player's piece.
            assert_eq!(drag(&mut hand, Square::E7, Some(Square::E5), targets), None);
            assert_eq!(hand, Hand::Empty);
        });
    }

    #[test]
    fn a_second_click_puts_the_piece_down_and_another_piece_is_chosen_instead() {
        with_targets(START, |targets| {
            let mut hand = Hand::default();
            for (square, expected) in [
                (Square::E2, Hand::Chosen(Square::E2)),
                (Square::D2, Hand::Chosen(Square::D2)),
                (Square::D2, Hand::Empty),
            ] {
                assert_eq!(drag(&mut hand, square, Some(square), targets), None);
                assert_eq!(hand, expected);
            }
        });
    }

    #[test]
    fn a_promotion_is_chosen_or_given_up() {
        with_targets("8/P6k/8/8/8/8/8/K7 w - - 0 1", |targets| {
            let mut hand = Hand::default();
            assert_eq!(drag(&mut hand, Square::A7, Some(Square::A8), targets), None);
            let promoting = Hand::Promoting {
                from: Square::A7,
                to: Square::A8,
            };
            assert_eq!(hand, promoting);
            hand.let_go();
            assert_eq!(hand.promote(Role::Queen, targets), None);
            drag(&mut hand, Square::A7, Some(Square::A8), targets);
            let mv = hand.promote(Role::Knight, targets);
            assert_eq!(mv.and_then(Move::promotion), Some(Role::Knight));
        });
    }
}
