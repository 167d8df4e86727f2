//! The quick way for moves that are spelt exactly as the standard spells them: most moves of most files.
//!
//! The move is found from its square backwards instead of among all legal moves. Whatever leaves a question gives no
//! answer here, and is for [`read`](super::read) and [`find`](super::find), which are the measure: a move found here is
//! the one that they find, and they would tell nothing of it.

use shakmaty::{
    Bitboard, Board, CastlingSide, Chess, Color, Move, Position, Role, Square, attacks,
};

/// Plays the move that a word means in `position`. `None` where the word is not of the standard, where its move is not
/// legal or not the only one, or where a capture or check sign does not fit; the position is of no use then.
#[must_use]
pub(crate) fn play_standard(position: &mut Chess, word: &[u8]) -> Option<Move> {
    let (body, says_check) = match word {
        [body @ .., b'+' | b'#'] => (body, true),
        _ => (word, false),
    };
    let mv = match body {
        [b'a'..=b'h', ..] => play_pawn(position, body)?,
        [b'O', ..] => play_castling(position, body)?,
        [letter, ..] => play_piece(position, role(*letter)?, body)?,
        [] => return None,
    };
    (!says_check || position.is_check()).then_some(mv)
}

const fn role(letter: u8) -> Option<Role> {
    Some(match letter {
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        _ => return None,
    })
}

const fn square(file: u8, rank: u8) -> Option<Square> {
    match (file, rank) {
        (b'a'..=b'h', b'1'..=b'8') => Some(Square::new(((rank - b'1') * 8 + (file - b'a')) as u32)),
        _ => None,
    }
}

/// The squares of a file or rank by its letter or digit.
const fn squares_of(mark: u8) -> Option<Bitboard> {
    match mark {
        b'a'..=b'h' => Some(Bitboard(0x0101_0101_0101_0101 << (mark - b'a'))),
        b'1'..=b'8' => Some(Bitboard(0xff << (8 * (mark - b'1')))),
        _ => None,
    }
}

/// Plays a move that fits the men on the board; `None` where it leaves the own king attacked.
fn play(position: &mut Chess, mv: Move) -> Option<Move> {
    position.play_unchecked(mv);
    let them = position.turn();
    let king = position.board().king_of(!them)?;
    (!is_attacked(position.board(), king, them)).then_some(mv)
}

/// Whether a square is attacked by one side. Lines are looked along only where a man stands on them that moves on such,
/// which is seldom: a scan asks this after every move, and so it costs half of what the board's own answer does.
fn is_attacked(board: &Board, square: Square, by: Color) -> bool {
    let theirs = board.by_color(by);
    let (file, rank) = (Bitboard::from(square.file()), Bitboard::from(square.rank()));
    let straight = theirs & board.rooks_and_queens() & (file | rank);
    let slanting = theirs & board.bishops_and_queens() & diagonals(square);
    let sees = |men: Bitboard| {
        men.into_iter()
            .any(|man| (attacks::between(square, man) & board.occupied()).is_empty())
    };
    sees(straight)
        || sees(slanting)
        || (theirs & board.knights()).intersects(attacks::knight_attacks(square))
        || (theirs & board.pawns()).intersects(attacks::pawn_attacks(by.other(), square))
        || (theirs & board.kings()).intersects(attacks::king_attacks(square))
}

/// The squares on the two diagonals of a square.
fn diagonals(square: Square) -> Bitboard {
    attacks::bishop_attacks(square, Bitboard::EMPTY)
}

/// Whether a man that moves on lines can go from one square to the other.
fn reaches(role: Role, from: Square, to: Square, occupied: Bitboard) -> bool {
    let files = i32::from(from.file()) - i32::from(to.file());
    let ranks = i32::from(from.rank()) - i32::from(to.rank());
    let is_straight = files == 0 || ranks == 0;
    let is_slanting = files.abs() == ranks.abs();
    let is_line = match role {
        Role::Rook => is_straight,
        Role::Bishop => is_slanting,
        _ => is_straight || is_slanting,
    };
    is_line && from != to && (attacks::between(from, to) & occupied).is_empty()
}

fn play_pawn(position: &mut Chess, body: &[u8]) -> Option<Move> {
    let (plain, promotion) = match body {
        [plain @ .., b'=', letter] => (plain, Some(role(*letter).filter(|r| *r != Role::King)?)),
        plain => (plain, None),
    };
    let us = position.turn();
    let (from, to) = match plain {
        [file, rank] => {
            let to = square(*file, *rank)?;
            (push_from(position, us, to)?, to)
        }
        [from, b'x', file, rank] => {
            let to = square(*file, *rank)?;
            let beside = attacks::pawn_attacks(!us, to) & squares_of(*from)?;
            ((beside & position.our(Role::Pawn)).single_square()?, to)
        }
        _ => return None,
    };
    if promotion.is_some() != Bitboard::BACKRANKS.contains(to) {
        return None;
    }
    let target = position.board().role_at(to);
    let is_capture = from.file() != to.file();
    let mv = match (is_capture, target) {
        (true, None) if position.maybe_ep_square() == Some(to) => Move::EnPassant { from, to },
        (true, None) | (false, Some(_)) => return None,
        (_, capture) if capture.is_none() || position.them().contains(to) => Move::Normal {
            role: Role::Pawn,
            from,
            capture,
            to,
            promotion,
        },
        _ => return None,
    };
    play(position, mv)
}

/// Where the pawn stands that may go straight to `to`.
fn push_from(position: &Chess, us: Color, to: Square) -> Option<Square> {
    let back = us.fold_wb(-8, 8);
    let pawns = position.our(Role::Pawn);
    let one = to.offset(back)?;
    if pawns.contains(one) {
        return Some(one);
    }
    let two = one.offset(back)?;
    let is_double =
        Bitboard::from_rank(us.fold_wb(shakmaty::Rank::Second, shakmaty::Rank::Seventh))
            .contains(two);
    (is_double && pawns.contains(two) && !position.board().occupied().contains(one)).then_some(two)
}

fn play_castling(position: &mut Chess, body: &[u8]) -> Option<Move> {
    let side = match body {
        b"O-O" => CastlingSide::KingSide,
        b"O-O-O" => CastlingSide::QueenSide,
        _ => return None,
    };
    let mv = *position.castling_moves(side).first()?;
    position.play_unchecked(mv);
    Some(mv)
}

fn play_piece(position: &mut Chess, role: Role, body: &[u8]) -> Option<Move> {
    let [_, between @ .., file, rank] = body else {
        return None;
    };
    let to = square(*file, *rank)?;
    let (marks, says_capture) = match between {
        [marks @ .., b'x'] => (marks, true),
        marks => (marks, false),
    };
    let of_marks = match marks {
        [] => Bitboard::FULL,
        [one] => squares_of(*one)?,
        [file, rank] => Bitboard::from_square(square(*file, *rank)?),
        _ => return None,
    };
    let board = position.board();
    let occupied = board.occupied();
    let capture = board.role_at(to);
    if capture.is_some() != says_capture || position.us().contains(to) {
        return None;
    }
    let men = position.our(role) & of_marks;
    let candidates = match role {
        Role::Knight => men & attacks::knight_attacks(to),
        Role::King => men & attacks::king_attacks(to),
        Role::Pawn => return None,
        Role::Bishop | Role::Rook | Role::Queen => {
            let mut on_lines = men;
            for from in men {
                if !reaches(role, from, to, occupied) {
                    on_lines.discard(from);
                }
            }
            on_lines
        }
    };
    let mv = |from| Move::Normal {
        role,
        from,
        capture,
        to,
        promotion: None,
    };
    if let Some(from) = candidates.single_square() {
        return play(position, mv(from));
    }
    // Of several that go there, all but one may be pinned.
    let mut found = None;
    for from in candidates {
        let mut after = position.clone();
        if let Some(mv) = play(&mut after, mv(from)) {
            if found.is_some() {
                return None;
            }
            found = Some((mv, after));
        }
    }
    let (mv, after) = found?;
    *position = after;
    Some(mv)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::Letters;
    use crate::game::notation::{find, read, san};

    /// What both ways make of a word must be the same move; the quick one may be silent where the other is not.
    fn compare(position: &Chess, word: &str) -> bool {
        let slow = read(word, Letters::english()).map(|written| find(written, position));
        let mut after = position.clone();
        let Some(quick) = play_standard(&mut after, word.as_bytes()) else {
            return false;
        };
        assert_eq!(slow, Ok(Ok(quick)), "{word}");
        let mut played = position.clone();
        played.play_unchecked(quick);
        assert_eq!(after, played);
        true
    }

    fn position(choices: &[u8]) -> Chess {
        let mut position = Chess::default();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(usize::from(*choice) % moves.len().max(1)) else {
                break;
            };
            position.play_unchecked(*mv);
        }
        position
    }

    proptest! {
        #[test]
        fn every_legal_move_is_found_by_its_san(choices in proptest::collection::vec(any::<u8>(), 0..150)) {
            let position = position(&choices);
            for mv in position.legal_moves() {
                let word = san(&position, mv);
                let mut after = position.clone();
                prop_assert_eq!(play_standard(&mut after, word.as_bytes()), Some(mv), "{}", word);
            }
        }

        #[test]
        fn no_other_word_is_a_move_here_and_none_there(
            choices in proptest::collection::vec(any::<u8>(), 0..120),
            words in proptest::collection::vec("[KQRBNOa-h]?[a-h]?[1-8]?x?[a-h][1-8](=[QRBNK])?[+#]?", 40),
        ) {
            let position = position(&choices);
            for word in words {
                compare(&position, &word);
            }
        }
    }

    #[track_caller]
    fn check(fen: &str, word: &str, is_found: bool) {
        let fen: shakmaty::fen::Fen = fen.parse().unwrap_or_default();
        let position = fen.into_position(shakmaty::CastlingMode::Standard);
        let Ok(position) = position else {
            panic!("a FEN of this test is impossible")
        };
        assert_eq!(compare(&position, word), is_found, "{word}");
    }

    #[test]
    fn what_leaves_a_question_gives_no_answer() {
        // The knight on d2 is pinned, so the other one needs no more letters.
        check("4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1", "Nf3", true);
        check("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "Nf3", false);
        check("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "Ngf3", true);
        // En passant would uncover the king.
        check("8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1", "exd3", false);
        check("8/8/8/8/k2Pp3/8/8/3K4 b - d3 0 1", "exd3", true);
        // Signs that do not fit.
        check("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "Ngxf3", false);
        check("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", "Ngf3+", false);
        check("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", false);
        check("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=Q+", true);
        check("4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8=K", false);
        check("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "O-O-O", true);
        check("4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "O-O-O", false);
    }
}
