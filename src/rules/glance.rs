//! Games in which nothing is found that a claim could rest on: most of them, told from the others at a glance.

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{CastlingSide, Chess, Color, Move, Position, Role, Square};
use smallvec::{SmallVec, smallvec};

use super::claims::one_move_to;
use super::{FIFTY_MOVES, same_position};
use crate::game::{PlainGame, Ply};

/// What is seen of a game at a glance: no diagram stood three times, no claim was ever correct, and nothing but
/// checkmate or stalemate by the last move ended it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glance {
    /// The highest count of any position: 1 or 2.
    pub max_count: usize,
    /// The occurrences of the last position.
    pub at_end: SmallVec<[Ply; 2]>,
}

impl Glance {
    /// Looks at a game; `None` where a closer look is needed.
    ///
    /// Diagrams are compared by keys of which equal ones are equal; where two keys are, the positions themselves are
    /// compared, and a key that is equal by accident changes nothing. O(n) in plies, and in plies since the last capture
    /// or pawn move at each.
    #[must_use]
    pub fn at(game: &PlainGame) -> Option<Self> {
        let pairs = pairs(game)?;
        let last = Ply::from(game.moves().len());
        let mut glance = Self {
            max_count: 1,
            at_end: smallvec![last],
        };
        if game.end().is_insufficient_material() {
            return None;
        }
        if !pairs.is_empty() {
            glance.compare(&pairs, &game.positions())?;
        }
        Some(glance)
    }

    /// Compares the positions of pairs of plies with equal diagrams; `None` where one of them could be claimed with.
    fn compare(&mut self, pairs: &[(usize, usize)], positions: &[Chess]) -> Option<()> {
        for (first, second) in pairs {
            let (one, other) = (positions.get(*first)?, positions.get(*second)?);
            if !same_position(one, other) {
                continue;
            }
            self.max_count = 2;
            if second + 1 == positions.len() {
                self.at_end = smallvec![Ply::from(*first), Ply::from(*second)];
            }
            // Whether a move leads there for the third time, as long as no capture and no pawn move is made.
            let later = positions.iter().skip(second + 1);
            let mut reversible = later
                .take_while(|position| position.halfmoves() > 0)
                .step_by(2);
            if reversible.any(|position| leads_to(position, one)) {
                return None;
            }
        }
        Some(())
    }
}

/// Whether a move that is neither a capture nor a pawn move gives `wanted`.
fn leads_to(position: &Chess, wanted: &Chess) -> bool {
    one_move_to(position, wanted).is_some_and(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        same_position(&after, wanted)
    })
}

/// The plies with equal keys of the diagram; `None` where there are three of them, or where fifty moves are near.
fn pairs(game: &PlainGame) -> Option<SmallVec<[(usize, usize); 8]>> {
    // A diagram can come again only while no capture and no pawn move is made. Its key counts from the last of them on.
    let mut keys: SmallVec<[u64; FIFTY_MOVES as usize]> = SmallVec::new();
    let mut key = 0;
    keys.push(key);
    let mut pairs: SmallVec<[(usize, usize); 8]> = SmallVec::new();
    let mut side = Color::White;
    for (i, mv) in game.moves().iter().enumerate() {
        match change(*mv, side) {
            None => {
                keys.clear();
                key = 0;
            }
            Some(change) => {
                key ^= change;
                if keys.len() + 1 >= FIFTY_MOVES as usize {
                    return None;
                }
                if let Some(at) = keys.iter().position(|earlier| *earlier == key) {
                    let (ply, begins) = (i + 1, i + 1 - keys.len());
                    let first = begins + at;
                    if pairs.iter().any(|(one, _)| *one == first) {
                        return None;
                    }
                    pairs.push((first, ply));
                }
            }
        }
        keys.push(key);
        side = !side;
    }
    Some(pairs)
}

/// By what a move changes the key of the diagram; `None` for a capture or a pawn move.
fn change(mv: Move, side: Color) -> Option<u64> {
    let on = |square, role: Role| {
        let Zobrist64(key) = Zobrist64::zobrist_for_piece(square, role.of(side));
        key
    };
    match mv {
        Move::Normal {
            role,
            from,
            to,
            capture: None,
            ..
        } if role != Role::Pawn => Some(on(from, role) ^ on(to, role)),
        Move::Castle { king, rook } => {
            let wing = CastlingSide::from_queen_side(rook < king);
            let to = |file| Square::from_coords(file, king.rank());
            let king_moves = on(king, Role::King) ^ on(to(wing.king_to_file()), Role::King);
            let rook_moves = on(rook, Role::Rook) ^ on(to(wing.rook_to_file()), Role::Rook);
            Some(king_moves ^ rook_moves)
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::notation;
    use crate::rules::{Claims, Course, EndReason, THREEFOLD};

    /// What a glance should see, by the course of the game.
    fn wanted(game: &PlainGame) -> Option<Glance> {
        let course = Course::of(game.line());
        let (line, occurrences) = (course.line(), course.occurrences());
        let can_claim = (0..=line.end().index()).map(Ply::from).any(|ply| {
            let claims = Claims::at(&course, ply);
            !claims.on_board.is_empty() || !claims.by_intended_move.is_empty()
        });
        let ended = course.ending().is_some_and(|ending| {
            !matches!(ending.reason, EndReason::Checkmate | EndReason::Stalemate)
        });
        let often = occurrences.diagrams().any(|plies| plies.len() >= THREEFOLD);
        (!can_claim && !ended && !often).then(|| Glance {
            max_count: occurrences.groups().map(<[Ply]>::len).max().unwrap_or(0),
            at_end: occurrences.all(line.end()).into(),
        })
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(400))]
        #[test]
        fn a_glance_sees_what_the_course_has(
            choices in proptest::collection::vec(any::<u8>(), 0..240),
            // Few moves to choose from, so that positions come again.
            most in 1usize..12,
        ) {
            let mut game = PlainGame::default();
            for choice in choices {
                let moves = game.end().legal_moves();
                let mut sans: Vec<String> =
                    moves.iter().map(|mv| notation::san(game.end(), *mv)).collect();
                // Capitals first: piece moves.
                sans.sort();
                let san = sans.get(usize::from(choice) % sans.len().clamp(1, most));
                let Some(san) = san else { break };
                prop_assert!(game.play(san.as_bytes()));
                prop_assert_eq!(Glance::at(&game), wanted(&game));
            }
        }
    }
}
