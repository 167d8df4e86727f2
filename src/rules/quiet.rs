//! Games in which nothing repeats and no move count runs high: most of them, told from the others at a glance.

use shakmaty::zobrist::{Zobrist64, ZobristValue};
use shakmaty::{CastlingSide, Color, Move, Position, Role, Square};
use smallvec::SmallVec;

use super::FIFTY_MOVES;
use crate::game::PlainGame;

/// Whether no diagram of a game stood on the board twice, no claim of fifty moves was near, and its last position is not
/// dead by its material. Then no position stood twice either, no claim was ever correct, and nothing but checkmate or
/// stalemate by the last move can have ended the game.
///
/// Diagrams are compared by keys of which equal ones are equal. Two keys that are equal by accident make a game less
/// quiet than it is, which costs a closer look and changes no finding. O(n) in plies, and in plies since the last
/// capture or pawn move at each.
#[must_use]
pub fn is_quiet(game: &PlainGame) -> bool {
    // A diagram can come again only while no capture and no pawn move is made. Its key counts from the last of them on.
    let mut keys: SmallVec<[u64; FIFTY_MOVES as usize]> = SmallVec::new();
    let mut key = 0;
    keys.push(key);
    let mut side = Color::White;
    for mv in game.moves() {
        match change(*mv, side) {
            None => {
                keys.clear();
                key = 0;
            }
            Some(change) => {
                key ^= change;
                if keys.contains(&key) || keys.len() + 1 >= FIFTY_MOVES as usize {
                    return false;
                }
            }
        }
        keys.push(key);
        side = !side;
    }
    !game.end().is_insufficient_material()
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
    use crate::rules::{Claims, Course, EndReason};

    proptest! {
        #[test]
        fn a_quiet_game_has_nothing_in_it(choices in proptest::collection::vec(any::<u8>(), 0..240)) {
            let mut game = PlainGame::default();
            for choice in choices {
                // Few men and squares, so that positions come again.
                let moves = game.end().legal_moves();
                let mut sans: Vec<String> = moves.iter().map(|mv| notation::san(game.end(), *mv)).collect();
                sans.sort();
                let san = sans.get(usize::from(choice) % sans.len().clamp(1, 6));
                let Some(san) = san else { break };
                prop_assert!(game.play(san.as_bytes()));
            }
            let course = Course::of(game.line());
            let line = course.line();
            let nothing = (0..=line.end().index()).map(crate::game::Ply::from).all(|ply| {
                let claims = Claims::at(&course, ply);
                course.occurrences().earlier_diagrams(ply).is_empty()
                    && claims.on_board.is_empty()
                    && claims.by_intended_move.is_empty()
            });
            let ending = course.ending().filter(|ending| {
                !matches!(ending.reason, EndReason::Checkmate | EndReason::Stalemate)
            });
            prop_assert_eq!(is_quiet(&game), nothing && ending.is_none());
        }
    }
}
