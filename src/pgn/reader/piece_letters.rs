//! In which language's letters a game is written.
//!
//! English is the standard's. Another language is recognised only from the whole game: every word of the main line must
//! be a move in its letters, English must fail, and no third language may give another game.

use shakmaty::{Move, Position};

use super::Reading;
use super::tokens::MOST_WORDS;
use crate::game::notation::{self, Written};
use crate::game::{DefectKind, Letters, Severity, Start, Status};

/// Fewer half-moves than these show no language in a game that is damaged.
const FEWEST_MOVES: usize = 4;

/// In which letters a record is to be read.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceLetters {
    /// In English, or in the language that the whole game shows.
    #[default]
    Recognise,
    /// In these.
    Of(Letters),
}

impl PieceLetters {
    /// The letters to try first.
    pub(super) fn first(self) -> Letters {
        match self {
            Self::Recognise => Letters::english(),
            Self::Of(letters) => letters,
        }
    }
}

/// What the whole game shows.
pub(super) enum Recognised {
    /// English, or nothing else.
    English,
    /// These letters, which are those of these languages.
    Other(Letters, Vec<&'static str>),
    /// The game can be read in the letters of these languages, with different moves.
    Open(Vec<&'static str>),
}

/// How a game reads in one language.
struct Attempt {
    letters: Letters,
    moves: Vec<Move>,
    whole: bool,
}

/// Looks whether the words of a game, read in English, are those of another language.
pub(super) fn recognise(text: &str, start: &Start, english: &Reading) -> Recognised {
    let words: Vec<&str> = english
        .words
        .iter()
        .filter_map(|span| text.get(span.clone()))
        .filter(|word| !super::tokens::is_mark(word))
        .collect();
    let read_whole = english.status == Status::Complete;
    let by_a_word = english.defects.iter().any(|defect| {
        defect.severity == Severity::Error
            && matches!(
                defect.kind,
                DefectKind::IllegalMove(_)
                    | DefectKind::UnreadableMove(_)
                    | DefectKind::AmbiguousMove(_)
                    | DefectKind::CutOff
            )
    });
    // What no language has for a move ends the moves: "remis", "resigned".
    let moves_end = words.iter().position(|word| !reads_somewhere(word));
    let cut = moves_end.is_some();
    let words = words
        .get(..moves_end.unwrap_or(words.len()))
        .unwrap_or_default();
    let is_too_long = english.words.len() >= MOST_WORDS;
    if words.is_empty() || !(read_whole || by_a_word) || is_too_long {
        return Recognised::English;
    }
    let is_short = words.len() < FEWEST_MOVES;
    if cut && (is_short || moves(english).len() >= words.len()) {
        return other_readings(words, start, english);
    }
    let attempts = attempts(words, start);
    let whole: Vec<&Attempt> = attempts.iter().filter(|attempt| attempt.whole).collect();
    if read_whole {
        // All is well in English; another reading is told where it is another game.
        let main = moves(english);
        let others: Vec<&Attempt> = whole.into_iter().filter(|a| a.moves != main).collect();
        return if others.is_empty() {
            Recognised::English
        } else {
            Recognised::Open(languages(&others))
        };
    }
    match whole.as_slice() {
        [first, rest @ ..]
            if rest.iter().all(|other| other.moves == first.moves) && shows_enough(words) =>
        {
            Recognised::Other(first.letters, languages(&[first]))
        }
        [_, ..] => Recognised::Open(languages(&whole)),
        [] => match damaged(words, &attempts, english) {
            Recognised::English => other_readings(words, start, english),
            found => found,
        },
    }
}

/// Whether the words show more than a slip of the pen: a letter that is no piece in English, or several piece moves.
fn shows_enough(words: &[&str]) -> bool {
    let is_piece_move = |word: &&&str| {
        let first = word.chars().next().unwrap_or(' ');
        first.is_alphabetic() && !matches!(first, 'a'..='h' | 'O' | 'o')
    };
    !reads_in_english(words) || words.iter().filter(is_piece_move).count() >= FEWEST_MOVES
}

fn reads_in_english(words: &[&str]) -> bool {
    words
        .iter()
        .all(|word| notation::read(word, Letters::english()).is_ok())
}

/// The languages in which what was read in English is another game.
fn other_readings(words: &[&str], start: &Start, english: &Reading) -> Recognised {
    let read = moves(english);
    let words = words.get(..read.len()).unwrap_or_default();
    let attempts = attempts(words, start);
    let others: Vec<&Attempt> = attempts
        .iter()
        .filter(|attempt| attempt.whole && attempt.moves != read)
        .collect();
    if others.is_empty() {
        Recognised::English
    } else {
        Recognised::Open(languages(&others))
    }
}

/// A game that no language reads whole. Where English has no letters for it and one game comes out of the others, which
/// goes on over most of the words, it is that one, and the damage stands where its moves end.
fn damaged(words: &[&str], attempts: &[Attempt], english: &Reading) -> Recognised {
    let in_english = reads_in_english(words);
    let longest = attempts.iter().map(|a| a.moves.len()).max().unwrap_or(0);
    let best: Vec<&Attempt> = attempts
        .iter()
        .filter(|attempt| attempt.moves.len() == longest)
        .collect();
    let is_enough =
        longest >= FEWEST_MOVES && longest * 2 >= words.len() && longest > moves(english).len();
    match best.as_slice() {
        [first, rest @ ..]
            if is_enough && !in_english && rest.iter().all(|o| o.moves == first.moves) =>
        {
            Recognised::Other(first.letters, languages(&[first]))
        }
        _ => Recognised::English,
    }
}

/// Whether a word is a move in any language.
fn reads_somewhere(word: &str) -> bool {
    Letters::all().any(|letters| notation::read(word, letters).is_ok())
}

/// The main line of a reading.
fn moves(reading: &Reading) -> Vec<Move> {
    let game = &reading.game;
    let mut at = crate::game::NodeId::START;
    let mut moves = Vec::new();
    while let Some(next) = game.children(at).first() {
        at = *next;
        moves.extend(game.played(at));
    }
    moves
}

/// The readings of all languages that have letters for every word.
fn attempts(words: &[&str], start: &Start) -> Vec<Attempt> {
    let mut attempts: Vec<Attempt> = Vec::new();
    let pieces = leading_letters(words);
    for letters in Letters::all().skip(1) {
        let known = attempts.iter().any(|a| a.letters.are_those_of(letters));
        if known || !pieces.iter().all(|letter| letters.have(*letter)) {
            continue;
        }
        let read: Result<Vec<Written>, _> = words
            .iter()
            .map(|word| notation::read(word, letters))
            .collect();
        if let Ok(written) = read {
            attempts.push(play(&written, start, letters));
        }
    }
    attempts
}

/// The letters that words begin with and that are no file and no castling.
fn leading_letters(words: &[&str]) -> Vec<char> {
    let mut found: Vec<char> = Vec::new();
    for letter in words.iter().filter_map(|word| word.chars().next()) {
        let is_piece =
            letter.is_alphabetic() && !matches!(letter, 'a'..='h' | 'O' | 'o' | 'О' | 'о');
        if is_piece && !found.contains(&letter) {
            found.push(letter);
        }
    }
    found
}

fn play(written: &[Written], start: &Start, letters: Letters) -> Attempt {
    let mut position = start.position().clone();
    let mut moves = Vec::new();
    for word in written {
        let Ok(mv) = notation::find(*word, &position) else {
            break;
        };
        position.play_unchecked(mv);
        moves.push(mv);
    }
    Attempt {
        letters,
        whole: moves.len() == written.len(),
        moves,
    }
}

/// The codes of all languages that have the letters of one of these readings.
fn languages(attempts: &[&Attempt]) -> Vec<&'static str> {
    Letters::all()
        .filter(|letters| attempts.iter().any(|a| a.letters.are_those_of(*letters)))
        .map(Letters::code)
        .collect()
}
