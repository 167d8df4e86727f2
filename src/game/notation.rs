//! Reading a move as people write it.
//!
//! A written move is first *read* (what does the text say?) and then *found* among the legal moves.
//! A word is never read as another piece: what is not understood is [`Unreadable`].

use shakmaty::san::{San, SanError, SanPlus};
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Move, Position, Role};

/// What a written move says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Written {
    /// Standard algebraic notation.
    San(San),
    /// From and to squares (`e2e4`, `e7e8q`).
    Coordinates(UciMove),
    /// A null move: the move is missing.
    Null,
}

/// The text says no move; what could be told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unreadable {
    /// It begins with a letter that is no English piece letter and no file.
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

/// Reads one word as a move: SAN with English letters or figurines, zeros or `O` for castling, promotion
/// with or without `=`, `e.p.`, check and annotation marks, long algebraic and coordinates.
///
/// # Errors
/// [`Unreadable`] where the word says no move.
pub fn read(word: &str) -> Result<Written, Unreadable> {
    let plain = plain_spelling(word);
    if matches!(
        plain.as_str(),
        "--" | "Z0" | "@@@@" | "0000" | "null" | "<>"
    ) {
        return Ok(Written::Null);
    }
    if let Some(castling) = read_castling(&plain) {
        return Ok(Written::San(castling));
    }
    if let Some(coordinates) = read_coordinates(&plain) {
        return Ok(Written::Coordinates(coordinates));
    }
    let spelled = with_promotion_sign(&plain);
    match San::from_ascii(spelled.as_bytes()) {
        Ok(San::Null | San::Put { .. }) | Err(_) => {}
        Ok(san) => return Ok(Written::San(san)),
    }
    Err(match plain.chars().next() {
        Some(letter)
            if letter.is_alphabetic()
                && !matches!(letter, 'K' | 'Q' | 'R' | 'B' | 'N' | 'O' | 'a'..='h') =>
        {
            Unreadable::PieceLetter(letter)
        }
        _ => Unreadable::NoMove,
    })
}

/// Finds the legal move that a written move means. O(legal moves).
///
/// # Errors
/// [`CannotBePlayed`] where none fits, or more than one.
pub fn find(written: Written, position: &Chess) -> Result<Move, CannotBePlayed> {
    match written {
        Written::Null => Err(CannotBePlayed::Illegal),
        Written::Coordinates(uci) => uci.to_move(position).map_err(|_| CannotBePlayed::Illegal),
        Written::San(san) => {
            find_san(san, position).or_else(|error| match (error, other_capture_mark(san)) {
                (CannotBePlayed::Illegal, Some(other)) => find_san(other, position),
                (error, _) => Err(error),
            })
        }
    }
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
    SanPlus::from_move(position.clone(), mv).to_string()
}

/// Figurines become letters; marks at the end, `e.p.` and the hyphen of long algebraic go.
fn plain_spelling(word: &str) -> String {
    let word = word.trim_end_matches(['!', '?', '+', '#', '†', '‡', '.']);
    let lower = word.to_ascii_lowercase();
    let without_ep = ["e.p", "ep"]
        .iter()
        .find(|mark| lower.ends_with(**mark))
        .map_or(0, |mark| mark.len());
    let word = word.get(..word.len() - without_ep).unwrap_or(word);
    let word = word.trim_end_matches(['!', '?', '+', '#', '.', ' ']);
    let letters: String = word.chars().filter_map(letter_of).collect();
    let letters = with_capital_piece_letter(letters);
    // "--" is a null move; elsewhere a hyphen only parts the squares of long algebraic.
    if letters.chars().all(|c| c == '-') {
        letters
    } else {
        without_hyphen(&letters)
    }
}

fn letter_of(c: char) -> Option<char> {
    Some(match c {
        '♔' | '♚' => 'K',
        '♕' | '♛' => 'Q',
        '♖' | '♜' => 'R',
        '♗' | '♝' => 'B',
        '♘' | '♞' => 'N',
        '♙' | '♟' | '\u{fe0e}' | '\u{fe0f}' => return None,
        '×' | ':' => 'x',
        '–' | '‑' | '−' => '-',
        other => other,
    })
}

/// `nf6` becomes `Nf6`. A small b is always the b-pawn, and the other letters of files stay as they are.
fn with_capital_piece_letter(letters: String) -> String {
    let mut chars = letters.chars();
    match (chars.next(), chars.next()) {
        (Some(piece @ ('n' | 'r' | 'q' | 'k')), Some('a'..='h' | 'x' | '1'..='8')) => {
            std::iter::once(piece.to_ascii_uppercase())
                .chain(letters.chars().skip(1))
                .collect()
        }
        _ => letters,
    }
}

fn without_hyphen(letters: &str) -> String {
    if read_castling(letters).is_some() {
        letters.to_owned()
    } else {
        letters.replace('-', "")
    }
}

/// `e2e4`, `e7e8q`, `e7e8=Q`: two squares and perhaps a piece letter, no more.
fn read_coordinates(word: &str) -> Option<UciMove> {
    let squares = word.get(..4)?;
    // `B1c3` is a bishop from the first rank, so the files must be small letters.
    let is_square = |at: usize| {
        matches!(
            squares.as_bytes().get(at..at + 2),
            Some([b'a'..=b'h', b'1'..=b'8'])
        )
    };
    let starts_on_a_square = is_square(0) && is_square(2);
    let text = word.replace('=', "").to_ascii_lowercase();
    match text.parse() {
        Ok(uci @ UciMove::Normal { .. }) if starts_on_a_square => Some(uci),
        _ => None,
    }
}

fn read_castling(word: &str) -> Option<San> {
    let zeros = word.replace(['0', 'o'], "O");
    match zeros.as_str() {
        "O-O" | "OO" => Some(San::Castle(shakmaty::CastlingSide::KingSide)),
        "O-O-O" | "OOO" => Some(San::Castle(shakmaty::CastlingSide::QueenSide)),
        _ => None,
    }
}

/// `e8Q`, `e8(Q)`, `e8/Q`, `e8q` become `e8=Q`. Only after a last rank, so that no other word changes.
fn with_promotion_sign(word: &str) -> String {
    let cleaned = word.replace(['(', ')', '/'], "");
    let mut chars: Vec<char> = cleaned
        .chars()
        .filter(|c| !matches!(c, '=' | '+'))
        .collect();
    let promoted = chars.last().and_then(|c| match c.to_ascii_uppercase() {
        letter @ ('Q' | 'R' | 'B' | 'N') => Some(letter),
        _ => None,
    });
    let on_last_rank = chars
        .iter()
        .rev()
        .nth(1)
        .is_some_and(|c| matches!(c, '1' | '8'));
    let by_pawn = chars.first().is_some_and(|c| matches!(c, 'a'..='h'));
    match promoted {
        Some(letter) if on_last_rank && by_pawn => {
            chars.pop();
            chars.extend(['=', letter]);
            chars.into_iter().collect()
        }
        _ => cleaned,
    }
}

/// The word with letters for figurines and capital O for the zeros and small letters of castling.
#[must_use]
pub fn with_letters(word: &str) -> String {
    let letters: String = word.chars().filter_map(letter_of).collect();
    if letters.starts_with(['0', 'o']) {
        letters.replace(['0', 'o'], "O")
    } else {
        letters
    }
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
