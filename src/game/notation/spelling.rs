//! How moves are spelt: from a word as people write it to what it says.

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{CastlingSide, File, Role};

use super::{Letters, Unreadable, Written};

/// Words for a missing move.
const NULL_MOVES: [&str; 8] = ["--", "Z0", "@@@@", "0000", "null", "<>", "(null)", "pass"];

pub(super) fn read(word: &str, letters: Letters) -> Result<Written, Unreadable> {
    if let Some(san) = read_standard(word, letters) {
        return Ok(Written::San(san));
    }
    let plain = without_marks(word);
    if NULL_MOVES.contains(&plain) {
        return Ok(Written::Null);
    }
    let signs: String = plain.chars().filter_map(sign).collect();
    if let Some(castling) = read_castling(&signs) {
        return Ok(Written::San(castling));
    }
    let is_uci = !signs.contains('-');
    if let Some(coordinates) = read_coordinates(&without_hyphen(&signs), letters, is_uci) {
        return Ok(Written::Coordinates(coordinates));
    }
    let spelt = in_english(&signs, letters)?;
    if let Some((from, to)) = read_pawn_capture(&spelt) {
        return Ok(Written::PawnCapture(from, to));
    }
    match San::from_ascii(spelt.as_bytes()) {
        Ok(San::Null | San::Put { .. }) | Err(_) => Err(Unreadable::NoMove),
        Ok(san) => Ok(Written::San(san)),
    }
}

/// A word that the standard itself could have written; most are. No other reading of it is possible.
fn read_standard(word: &str, letters: Letters) -> Option<San> {
    let plain = word.trim_end_matches(['+', '#']);
    let is_plain = match plain.as_bytes() {
        [b'a'..=b'h', b'1'..=b'8'] | [b'a'..=b'h', b'x', b'a'..=b'h', b'1'..=b'8'] => true,
        [b'K' | b'Q' | b'R' | b'B' | b'N', .., b'1'..=b'8'] => letters == Letters::english(),
        _ => false,
    };
    let san = San::from_ascii(plain.as_bytes())
        .ok()
        .filter(|_| is_plain)?;
    matches!(san, San::Normal { .. }).then_some(san)
}

/// The word without the marks at its end: check, mate, annotation signs, `e.p.`, `ch`, `mate`.
fn without_marks(word: &str) -> &str {
    const SIGNS: [char; 9] = ['!', '?', '+', '#', '†', '‡', '.', '≠', ' '];
    // The null move is made of signs too.
    let mut rest = word.trim_end_matches(SIGNS);
    loop {
        let is_at_end = |mark: &&str| {
            let at = rest.len().checked_sub(mark.len()).filter(|at| *at > 1);
            at.and_then(|at| rest.get(at..))
                .is_some_and(|end| end.eq_ignore_ascii_case(mark))
        };
        let mark = ["e.p", "ep", "mate", "dblch", "disch", "ch"]
            .into_iter()
            .find(is_at_end);
        let Some(mark) = mark else { return rest };
        rest = rest
            .get(..rest.len() - mark.len())
            .unwrap_or_default()
            .trim_end_matches(SIGNS);
    }
}

/// Typographic signs become those of the standard; the figurine of the pawn and the marks that choose how a figurine
/// is drawn go.
fn sign(c: char) -> Option<char> {
    Some(match c {
        '♙' | '♟' | '\u{fe0e}' | '\u{fe0f}' => return None,
        '×' | ':' | '✕' | 'х' => 'x',
        '–' | '‑' | '−' | '—' => '-',
        other => other,
    })
}

/// The piece that a word begins with, as a figurine or in letters, and what follows.
fn piece_at(word: &str, letters: Letters) -> Option<(Role, &str)> {
    let figurine = word.chars().next().and_then(|c| {
        Some((
            match c {
                '♔' | '♚' => Role::King,
                '♕' | '♛' => Role::Queen,
                '♖' | '♜' => Role::Rook,
                '♗' | '♝' => Role::Bishop,
                '♘' | '♞' => Role::Knight,
                _ => return None,
            },
            c.len_utf8(),
        ))
    });
    let (role, length) = figurine.or_else(|| letters.piece_at(word))?;
    Some((role, word.get(length..)?))
}

/// The word in the spelling of the standard: an English piece letter, no hyphen, `=` before a promotion.
fn in_english(word: &str, letters: Letters) -> Result<String, Unreadable> {
    let first = word.chars().next().unwrap_or(' ');
    if letters == Letters::english()
        && let Some(pawn_move) = word
            .strip_prefix('P')
            .filter(|rest| rest.starts_with(is_file))
    {
        return Ok(with_promotion_sign(&without_hyphen(pawn_move), letters));
    }
    match piece_at(word, letters) {
        // A small letter is a piece only before the square or sign that a piece move goes on with.
        Some((_, rest)) if first.is_lowercase() && !goes_on_like_a_piece_move(rest) => {
            Err(Unreadable::NoMove)
        }
        Some((role, rest)) => Ok(format!("{}{}", role.upper_char(), without_hyphen(rest))),
        None if is_file(first) => Ok(with_promotion_sign(&without_hyphen(word), letters)),
        None if first.is_alphabetic() && !matches!(first, 'O' | 'o') => {
            Err(Unreadable::PieceLetter(first))
        }
        None => Err(Unreadable::NoMove),
    }
}

const fn is_file(c: char) -> bool {
    matches!(c, 'a'..='h')
}

fn goes_on_like_a_piece_move(rest: &str) -> bool {
    rest.starts_with(|c: char| matches!(c, 'a'..='h' | 'x' | '1'..='8'))
}

fn without_hyphen(word: &str) -> String {
    word.replace('-', "")
}

fn read_castling(word: &str) -> Option<San> {
    let plain = word.replace(['0', 'o', 'О', 'о'], "O");
    match plain.as_str() {
        "O-O" | "OO" => Some(San::Castle(CastlingSide::KingSide)),
        "O-O-O" | "OOO" => Some(San::Castle(CastlingSide::QueenSide)),
        _ => None,
    }
}

/// `e2e4`, `e7e8q`, `e7-e8=Q`: two squares and perhaps a piece letter, no more. A small letter without a hyphen before
/// is that of UCI, which is English; any other is of the language.
fn read_coordinates(word: &str, letters: Letters, is_uci: bool) -> Option<UciMove> {
    let squares = word.get(..4)?;
    // `B1c3` is a bishop from the first rank, so the files must be small letters.
    let is_square = |at: usize| {
        matches!(
            squares.as_bytes().get(at..at + 2),
            Some([b'a'..=b'h', b'1'..=b'8'])
        )
    };
    if !is_square(0) || !is_square(2) {
        return None;
    }
    let piece = word.get(4..)?.trim_matches(['=', '(', ')', '/', '+']);
    let uci = match piece {
        "" => squares.to_owned(),
        "q" | "r" | "b" | "n" if is_uci => format!("{squares}{piece}"),
        _ => format!("{squares}{}", promotion(piece, letters)?.char()),
    };
    match uci.parse() {
        Ok(uci @ UciMove::Normal { .. }) => Some(uci),
        _ => None,
    }
}

/// Two files that stand side by side: `ed`, `exd`.
fn read_pawn_capture(word: &str) -> Option<(File, File)> {
    let files = word.replacen('x', "", 1);
    let mut chars = files.chars();
    let (Some(from), Some(to), None) = (chars.next(), chars.next(), chars.next()) else {
        return None;
    };
    let (from, to) = (File::from_char(from)?, File::from_char(to)?);
    (from.distance(to) == 1).then_some((from, to))
}

/// A promotion piece: a figurine, or letters of the language in any case.
fn promotion(word: &str, letters: Letters) -> Option<Role> {
    match piece_at(word, letters) {
        Some((role, "")) if role != Role::King => Some(role),
        _ => letters.promotion(word),
    }
}

/// `e8Q`, `e8(Q)`, `e8/Q`, `e8q`, `e8+=Q` become `e8=Q`. Only after a last rank, so that no other word changes.
fn with_promotion_sign(word: &str, letters: Letters) -> String {
    let split = word
        .char_indices()
        .skip(1)
        .find(|(_, c)| matches!(c, '1' | '8'))
        .map(|(at, _)| at + 1);
    let (square, rest) = match split {
        // A pawn of the first rank exists nowhere, so the first 1 or 8 is where it goes.
        Some(at) => (
            word.get(..at).unwrap_or_default(),
            word.get(at..).unwrap_or_default(),
        ),
        None => return word.to_owned(),
    };
    let piece = rest.trim_matches(['=', '(', ')', '/', '+', '#']);
    match promotion(piece, letters) {
        Some(role) if !piece.is_empty() => format!("{square}={}", role.upper_char()),
        _ => word.to_owned(),
    }
}

/// The beginning of a move as far as it is written: letters for figurines and for the piece letters of a language,
/// capital O for the zeros and small letters of castling.
#[must_use]
pub fn with_letters(word: &str, letters: Letters) -> String {
    let signs: String = word.chars().filter_map(sign).collect();
    if signs.starts_with(['0', 'o', 'O', 'О']) {
        return signs.replace(['0', 'o', 'О', 'о'], "O");
    }
    match piece_at(&signs, letters) {
        Some((role, rest)) => format!("{}{rest}", role.upper_char()),
        None => signs,
    }
}
