//! Reading a move as people write it.
//!
//! A written move is first *read* (what does the text say?) and then *found* among the legal moves.
//! A word is never read as another piece: what is not understood is [`Unreadable`].

mod illegal;
mod letters;
mod piece_names;
mod spelling;
mod standard;

use shakmaty::san::{San, SanError, SanPlus, Suffix};
use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, Chess, File, Move, Position, Role, Square};

pub use illegal::{WhyIllegal, why_illegal};
pub use letters::Letters;
pub use piece_names::PieceNames;
pub use spelling::with_letters;
pub(crate) use standard::play_standard;

/// What a written move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Standard algebraic notation.
    San(San),
    /// From and to squares (`e2e4`, `e7e8q`).
    Coordinates(UciMove),
    /// A pawn capture that names two files and no rank (`ed`, `exd`).
    PawnCapture(File, File),
    /// A null move: the move is missing.
    Null,
}

/// The text says no move; what could be told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It begins with a letter that is no piece letter of the language and no file.
    #[error("unknown piece letter {0:?}")]
    PieceLetter(char),
    /// It has no meaning as a move.
    #[error("not a move")]
    NoMove,
}

/// The move that was read cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotBePlayed {
    /// No legal move fits.
    #[error("no legal move fits")]
    Illegal,
    /// Several legal moves fit.
    #[error("several legal moves fit")]
    Ambiguous(Vec<Move>),
}

/// Reads one word as a move: SAN with the piece letters of a language or figurines, zeros or `O` for castling,
/// promotion with or without `=`, `e.p.`, check and annotation marks, long algebraic and coordinates.
///
/// # Errors
/// [`Unreadable`] where the word says no move in these letters.
pub fn read(word: &str, letters: Letters) -> Result<Written, Unreadable> {
    spelling::read(word, letters)
}

/// Finds the legal move that a written move means. O(legal moves).
///
/// # Errors
/// [`CannotBePlayed`] where none fits, or more than one.
pub fn find(written: Written, position: &Chess) -> Result<Move, CannotBePlayed> {
    match written {
        Written::Null => Err(CannotBePlayed::Illegal),
        Written::Coordinates(uci) => uci.to_move(position).map_err(|_| CannotBePlayed::Illegal),
        Written::PawnCapture(from, to) => find_pawn_capture(from, to, position),
        Written::San(san) => {
            let san = castling_of(san, position).unwrap_or(san);
            find_san(san, position).or_else(|error| match (error, other_capture_mark(san)) {
                (CannotBePlayed::Illegal, Some(other)) => find_san(other, position),
                (error, _) => Err(error),
            })
        }
    }
}

fn find_pawn_capture(from: File, to: File, position: &Chess) -> Result<Move, CannotBePlayed> {
    let fits = |mv: &Move| {
        mv.role() == Role::Pawn
            && mv.is_capture()
            && mv.from().is_some_and(|square| square.file() == from)
            && mv.to().file() == to
    };
    let candidates: Vec<Move> = position.legal_moves().into_iter().filter(fits).collect();
    match candidates.as_slice() {
        [] => Err(CannotBePlayed::Illegal),
        [only] => Ok(*only),
        _ => Err(CannotBePlayed::Ambiguous(candidates)),
    }
}

/// A king move of two squares from its own square, fully written (`Ke1-g1`), is castling, as no other king move is so
/// long.
fn castling_of(san: San, position: &Chess) -> Option<San> {
    let San::Normal {
        role: Role::King,
        file: Some(file),
        rank: Some(rank),
        to,
        ..
    } = san
    else {
        return None;
    };
    let from = Square::from_coords(file, rank);
    let king = position.board().king_of(position.turn())?;
    let is_castling = from == king && from.rank() == to.rank() && from.distance(to) == 2;
    let side = CastlingSide::from_king_side(to.file() > from.file());
    (is_castling && position.castles().rook(position.turn(), side).is_some())
        .then_some(San::Castle(side))
}

fn find_san(san: San, position: &Chess) -> Result<Move, CannotBePlayed> {
    san.to_move(position).map_err(|error| match error {
        SanError::IllegalSan => promotions(san, position),
        SanError::AmbiguousSan => {
            let candidates = position
                .legal_moves()
                .into_iter()
                .filter(|mv| san.matches(*mv))
                .collect();
            CannotBePlayed::Ambiguous(candidates)
        }
    })
}

/// A pawn move to the last rank that names no piece is not illegal but leaves open which piece.
fn promotions(san: San, position: &Chess) -> CannotBePlayed {
    let San::Normal {
        role: Role::Pawn,
        file,
        rank,
        capture,
        to,
        promotion: None,
    } = san
    else {
        return CannotBePlayed::Illegal;
    };
    let roles = [Role::Queen, Role::Rook, Role::Bishop, Role::Knight].map(Some);
    let with_piece = roles.map(|promotion| San::Normal {
        role: Role::Pawn,
        file,
        rank,
        capture,
        to,
        promotion,
    });
    let candidates: Vec<Move> = with_piece
        .into_iter()
        .filter_map(|san| san.to_move(position).ok())
        .collect();
    if candidates.is_empty() {
        CannotBePlayed::Illegal
    } else {
        CannotBePlayed::Ambiguous(candidates)
    }
}

/// The same move with the capture mark put in or left out, as people forget it. Not for a pawn move
/// without its file: `d4` must never become the capture `cxd4`.
fn other_capture_mark(san: San) -> Option<San> {
    match san {
        San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        } if role != Role::Pawn || file.is_some() => Some(San::Normal {
            role,
            file,
            rank,
            capture: !capture,
            to,
            promotion,
        }),
        _ => None,
    }
}

/// The SAN of a legal move with `+` or `#`.
#[must_use]
pub fn san(position: &Chess, mv: Move) -> String {
    san_and_play(&mut position.clone(), mv)
}

/// The SAN of a legal move, which is played. Whether it gives mate is looked for only where it gives check.
#[must_use]
pub(crate) fn san_and_play(position: &mut Chess, mv: Move) -> String {
    let san = San::from_move(position, mv);
    position.play_unchecked(mv);
    let suffix = position.is_check().then(|| {
        if position.legal_moves().is_empty() {
            Suffix::Checkmate
        } else {
            Suffix::Check
        }
    });
    SanPlus { san, suffix }.to_string()
}

/// The SAN of several legal moves, sorted.
#[must_use]
pub fn sans(position: &Chess, moves: Vec<Move>) -> Vec<String> {
    let mut sans: Vec<String> = moves.into_iter().map(|mv| san(position, mv)).collect();
    sans.sort();
    sans
}

/// The word without a move number before it: `26...Ra4` and `26. Nb5` as well as `Ra4`.
#[must_use]
pub fn without_number(text: &str) -> &str {
    let text = text.trim();
    let digits = text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    match text.get(digits..) {
        Some(rest) if digits > 0 && rest.starts_with(['.', '…']) => {
            rest.trim_start_matches(['.', '…', ' '])
        }
        _ => text,
    }
}
