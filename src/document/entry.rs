//! A move that is being typed: what it is read as, which moves it may become, or why it is none.

use shakmaty::{CastlingMode, Chess, Move, Position};

use super::Sheet;
use crate::game::notation::{
    self, CannotBePlayed, Unreadable, WhyIllegal, why_illegal, with_letters, without_number,
};
use crate::game::{Letters, MoveLabel};
use crate::pgn::{Lexer, PieceLetters, TokenKind};

/// A legal move with its label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    /// The move.
    pub mv: Move,
    /// Its label.
    pub label: MoveLabel,
}

/// What the typed word is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Typed {
    /// Nothing was typed.
    #[default]
    Nothing,
    /// One legal move.
    Move(Candidate),
    /// The beginning of these moves.
    Begun(Vec<Candidate>),
    /// More than one move: several pieces can go there, a promotion piece is missing, or two languages read it in two
    /// ways.
    Several(Vec<Candidate>),
    /// A move that is not legal here, and why.
    Illegal(WhyIllegal),
    /// No move at all.
    Unreadable(Unreadable),
}

/// What is typed, word by word, and what its first word is. Read once for each change, not for each frame.
#[derive(Clone, Debug, Default)]
pub struct Entry {
    /// The text and the position that were read last.
    read: Option<(String, String)>,
    typed: Typed,
    /// The first word as it was read.
    word: String,
}

impl Entry {
    /// Reads the first word of a text at the moment that a sheet shows, in the letters of its game, of English and of
    /// `own`. Where neither text nor position changed, nothing is done.
    pub fn read(&mut self, sheet: &Sheet, text: &str, own: Letters) {
        let found = sheet.report().found.as_ref();
        let position = found.map(|found| found.fen.clone()).unwrap_or_default();
        let read = Some((text.to_owned(), position));
        if self.read == read {
            return;
        }
        self.read = read;
        (self.word, _) = first_word(text);
        self.typed = Typed::Nothing;
        let Some(reading) = sheet.reading().filter(|_| !self.word.is_empty()) else {
            return;
        };
        let line = reading.course().line();
        let place = Place {
            position: line.position(reading.cursor()),
            mode: line.start().mode(),
        };
        let chosen = match sheet.letters() {
            PieceLetters::Of(letters) => letters,
            PieceLetters::Recognise => sheet.record().letters,
        };
        let first = if chosen == Letters::english() && sheet.letters() == PieceLetters::Recognise {
            vec![own, Letters::english()]
        } else {
            vec![chosen]
        };
        self.typed = place.read(&self.word, &first);
        if matches!(self.typed, Typed::Illegal(_) | Typed::Unreadable(_)) {
            let other = place.read(&self.word, &[own, Letters::english()]);
            if !matches!(other, Typed::Illegal(_) | Typed::Unreadable(_)) {
                self.typed = other;
            }
        }
    }

    /// What the first word is.
    #[must_use]
    pub const fn typed(&self) -> &Typed {
        &self.typed
    }

    /// The first word.
    #[must_use]
    pub fn word(&self) -> &str {
        &self.word
    }
}

/// The first word of a text that may be a move, and what follows it. Numbers, comments and annotation signs are passed
/// over.
#[must_use]
pub fn first_word(text: &str) -> (String, String) {
    for token in Lexer::new(text, 0..text.len()) {
        let passed_over = matches!(
            token.kind,
            TokenKind::Number
                | TokenKind::Nag(_)
                | TokenKind::Comment { .. }
                | TokenKind::LineComment
                | TokenKind::Escape
        );
        if !passed_over {
            let rest = text.get(token.span.end..).unwrap_or_default();
            return (token.text(text).to_owned(), rest.to_owned());
        }
    }
    (String::new(), String::new())
}

/// Whether a text has a whole word: one that a blank follows.
#[must_use]
pub fn has_whole_word(text: &str) -> bool {
    let (word, rest) = first_word(text);
    // An annotation sign belongs to the word.
    let rest = rest.trim_start_matches(['!', '?']);
    !word.is_empty() && rest.starts_with(char::is_whitespace)
}

/// The position in which a word is read.
struct Place<'p> {
    position: &'p Chess,
    mode: CastlingMode,
}

impl Place<'_> {
    fn candidate(&self, mv: Move) -> Candidate {
        Candidate {
            mv,
            label: MoveLabel::of(self.position, mv),
        }
    }

    /// Reads a word in each of the letters; readings that differ are several.
    fn read(&self, word: &str, letters: &[Letters]) -> Typed {
        let word = without_number(word);
        let mut found: Vec<Move> = Vec::new();
        let mut why = None;
        let mut unreadable = None;
        for spelling in spellings(word) {
            for letters in letters {
                let written = match notation::read(&spelling, *letters) {
                    Ok(notation::Written::Null) => continue,
                    Ok(written) => written,
                    Err(error) => {
                        unreadable.get_or_insert(error);
                        continue;
                    }
                };
                match notation::find(written, self.position) {
                    Ok(mv) => found.push(mv),
                    Err(CannotBePlayed::Ambiguous(moves)) => found.extend(moves),
                    Err(CannotBePlayed::Illegal) => {
                        why.get_or_insert_with(|| why_illegal(written, self.position));
                    }
                }
            }
        }
        let mut candidates: Vec<Candidate> = Vec::new();
        for mv in found {
            if candidates.iter().all(|candidate| candidate.mv != mv) {
                candidates.push(self.candidate(mv));
            }
        }
        if let [only] = candidates.as_slice() {
            return Typed::Move(only.clone());
        }
        if !candidates.is_empty() {
            return Typed::Several(candidates);
        }
        let begun = self.begun(word, letters);
        if !begun.is_empty() {
            return Typed::Begun(begun);
        }
        match (why, unreadable) {
            (Some(why), _) => Typed::Illegal(why),
            (None, unreadable) => Typed::Unreadable(unreadable.unwrap_or(Unreadable::NoMove)),
        }
    }

    /// The legal moves that can be written so that they begin with a word.
    fn begun(&self, word: &str, letters: &[Letters]) -> Vec<Candidate> {
        let mut beginnings: Vec<String> = Vec::new();
        for spelling in spellings(word) {
            for letters in letters {
                let beginning = with_letters(&spelling, *letters).replace(['-', 'x', ':'], "");
                if !beginning.is_empty() && !beginnings.contains(&beginning) {
                    beginnings.push(beginning);
                }
            }
        }
        let fits = |candidate: &Candidate| {
            let role = candidate.mv.role().upper_char();
            let uci = candidate.mv.to_uci(self.mode).to_string();
            let san = candidate.label.san.replace(['-', 'x'], "");
            let long = if role == 'P' {
                String::new()
            } else {
                format!("{role}{uci}")
            };
            beginnings.iter().any(|beginning| {
                [&san, &uci, &long]
                    .iter()
                    .any(|whole| whole.starts_with(beginning))
            })
        };
        let legal = self.position.legal_moves();
        let candidates = legal.into_iter().map(|mv| self.candidate(mv));
        let mut begun: Vec<Candidate> = candidates.filter(fits).collect();
        begun.sort_by(|one, other| one.label.san.cmp(&other.label.san));
        begun
    }
}

/// A word as it is, and where it begins with a small `b` also as a bishop's move: who types fast leaves the capitals out.
fn spellings(word: &str) -> impl Iterator<Item = String> {
    let bishop = word
        .strip_prefix('b')
        .filter(|rest| !rest.starts_with(|c: char| c.is_ascii_digit()))
        .map(|rest| format!("B{rest}"));
    std::iter::once(word.to_owned()).chain(bishop)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(pgn: &str, text: &str, own: &str) -> Entry {
        let Some(sheet) = Sheet::read("a".to_owned(), pgn.as_bytes().to_vec(), false) else {
            panic!("no game in {pgn}")
        };
        let mut entry = Entry::default();
        entry.read(&sheet, text, Letters::of_language(own).unwrap_or_default());
        entry
    }

    #[track_caller]
    fn check_move(pgn: &str, text: &str, own: &str, san: &str) {
        match typed(pgn, text, own).typed() {
            Typed::Move(candidate) => assert_eq!(candidate.label.san, san),
            other => panic!("{text} is {other:?}"),
        }
    }

    #[track_caller]
    fn check_several(pgn: &str, text: &str, own: &str, expected: &[&str]) {
        match typed(pgn, text, own).typed() {
            Typed::Several(several) => {
                let sans: Vec<&str> = several.iter().map(|c| c.label.san.as_str()).collect();
                assert_eq!(sans, expected);
            }
            other => panic!("{text} is {other:?}"),
        }
    }

    const START: &str = "[Event \"?\"]\n\n*";

    #[test]
    fn moves_are_read_as_people_type_them() {
        for text in [
            "Nf3", "nf3", "♘f3", "g1f3", "Ng1-f3", "1. Nf3", "1.Nf3", "Nf3 ",
        ] {
            check_move(START, text, "en", "Nf3");
        }
        check_move(START, "Sf3", "de", "Nf3");
        check_move("1. e4 e5 *", "bc4", "en", "Bc4");
        check_move("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *", "00", "en", "O-O");
    }

    #[test]
    fn what_is_ambiguous_is_named() {
        let two_knights = "[FEN \"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"]\n\n*";
        check_several(two_knights, "Nd2", "en", &["Nbd2", "Nfd2"]);
        check_move(two_knights, "Nbd2", "en", "Nbd2");
        let promotion = "[FEN \"4k3/P7/8/8/8/8/8/4K3 w - - 0 1\"]\n\n*";
        check_several(promotion, "a8", "en", &["a8=Q+", "a8=R+", "a8=B", "a8=N"]);
        // A small b is a pawn or a bishop.
        let both = "[FEN \"4k3/8/8/8/2p5/1P6/8/4KB2 w - - 0 1\"]\n\n*";
        check_several(both, "bc4", "en", &["bxc4", "Bxc4"]);
    }

    #[test]
    fn a_beginning_tells_what_it_may_become_and_a_wrong_move_why_not() {
        match typed(START, "N", "en").typed() {
            Typed::Begun(begun) => {
                let sans: Vec<&str> = begun.iter().map(|c| c.label.san.as_str()).collect();
                assert_eq!(sans, ["Na3", "Nc3", "Nf3", "Nh3"]);
            }
            other => panic!("{other:?}"),
        }
        let illegal = typed(START, "Nd2 and more", "en");
        assert_eq!(illegal.word(), "Nd2");
        assert!(matches!(
            illegal.typed(),
            Typed::Illegal(WhyIllegal::OwnPieceThere(_))
        ));
        assert!(matches!(
            typed(START, "Zf3", "en").typed(),
            Typed::Unreadable(_)
        ));
        assert_eq!(typed(START, "1. ", "en").typed(), &Typed::Nothing);
    }

    #[test]
    fn a_pasted_line_is_taken_word_by_word() {
        assert!(has_whole_word("e4! ") && !has_whole_word("e4!"));
        let mut rest = "1. e4 $1 {best} e5?! 2.Nf3 1-0".to_owned();
        let mut words = Vec::new();
        while has_whole_word(&rest) {
            let (word, after) = first_word(&rest);
            words.push(word);
            rest = after;
        }
        assert_eq!(words, ["e4", "e5", "Nf3"]);
        assert_eq!(first_word(&rest).0, "1-0");
    }

    #[test]
    fn two_languages_that_read_two_moves_are_asked_about() {
        // In Indonesian K is the knight.
        let fen = "[FEN \"4k3/8/8/8/8/8/4K3/6N1 w - - 0 1\"]\n\n*";
        check_several(fen, "Kf3", "id", &["Nf3", "Kf3"]);
        check_move(fen, "Kf3", "en", "Kf3");
    }
}
