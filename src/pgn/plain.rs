//! The quick way for games that are written by the book: most games of most files.
//!
//! It goes over the bytes of a game once and plays its moves. At the first thing that leaves a question (another spelling,
//! a variation, a number that does not fit, a sign of another encoding) it gives up, and the game is read by the
//! [reader](super::reader), which is the measure: a game that is read here is the one that it reads, and it would tell
//! nothing of it.

use std::ops::Range;
use std::sync::LazyLock;

use super::reader::{MOST_PLIES, PieceLetters, clock, stopped_from};
use crate::game::{GameResult, Letters, Link, PlainGame, PlainRecord, Tags};
use shakmaty::Position;

/// A game that is longer is not read here, so that no text is gone over again and again while more of it comes.
const LONGEST: usize = 1 << 17;
const MOST_TAGS: usize = 40;
/// A longer value is for the reader, which knows how long a tag may be.
const LONGEST_VALUE: usize = 1 << 12;

/// What was found.
pub(super) enum Found {
    /// A game: where it begins, and where the text goes on after it. Number and line are still to be told.
    Game(Box<PlainRecord>, Range<usize>),
    /// The text ends where more of it is needed.
    More,
    /// Something else.
    Other,
}

/// Whether games in these letters can be read here.
pub(super) fn reads(letters: PieceLetters) -> bool {
    match letters {
        PieceLetters::Recognise => true,
        PieceLetters::Of(letters) => letters == Letters::english(),
    }
}

/// Looks at the text from `at` on, where no game is begun; `begins_line` tells whether a line begins there.
pub(super) fn game_at(
    text: &str,
    at: usize,
    begins_line: bool,
    is_last: bool,
    letters: PieceLetters,
) -> Found {
    let mut reading = Reading {
        bytes: text.as_bytes(),
        at,
        is_last,
    };
    let read = read(text, &mut reading, begins_line, letters);
    match read {
        Ok((record, span)) => Found::Game(Box::new(record), span),
        Err(Stop::More) if text.len() - at <= LONGEST => Found::More,
        Err(Stop::More | Stop::Other) => Found::Other,
    }
}

/// Why nothing was read.
enum Stop {
    More,
    Other,
}

/// Bytes, and how far they are read.
struct Reading<'t> {
    bytes: &'t [u8],
    at: usize,
    is_last: bool,
}

impl Reading<'_> {
    fn rest(&self) -> &[u8] {
        self.bytes.get(self.at..).unwrap_or_default()
    }

    /// The end of the text.
    const fn stop(&self) -> Stop {
        if self.is_last {
            Stop::Other
        } else {
            Stop::More
        }
    }

    /// The next byte, without going on.
    fn peek(&self) -> Result<u8, Stop> {
        self.bytes.get(self.at).copied().ok_or_else(|| self.stop())
    }

    /// Goes over blanks; whether a line ended.
    fn skip_blanks(&mut self) -> bool {
        let mut ended = false;
        while let Some(byte) = self.bytes.get(self.at) {
            match byte {
                b'\n' | b'\r' => ended = true,
                b' ' | b'\t' => {}
                _ => break,
            }
            self.at += 1;
        }
        ended
    }

    /// Where the next byte of this kind stands.
    fn find(&self, byte: u8) -> Result<usize, Stop> {
        let found = self.rest().iter().position(|other| *other == byte);
        found
            .map(|length| self.at + length)
            .ok_or_else(|| self.stop())
    }

    /// Whether what stands before is followed by a blank or by the end.
    fn is_ended(&self) -> Result<bool, Stop> {
        match self.bytes.get(self.at) {
            None if self.is_last => Ok(true),
            None => Err(Stop::More),
            Some(byte) => Ok(matches!(byte, b' ' | b'\n' | b'\r' | b'\t')),
        }
    }

    /// A tag pair by the book, alone on its line: the bytes of its name and value.
    fn tag(&mut self) -> Result<[Range<usize>; 2], Stop> {
        let start = self.at + 1;
        let name = self.rest().iter().skip(1);
        let length = name.take_while(|byte| byte.is_ascii_alphanumeric() || **byte == b'_');
        let name = start..start + length.count();
        self.at = name.end;
        if self.peek()? != b' ' || name.is_empty() {
            return Err(Stop::Other);
        }
        while self.peek()? == b' ' {
            self.at += 1;
        }
        if self.peek()? != b'"' {
            return Err(Stop::Other);
        }
        self.at += 1;
        let value = self.at..self.find(b'"')?;
        if value.len() > LONGEST_VALUE {
            return Err(Stop::Other);
        }
        let asks = |byte: &u8| matches!(byte, b'\\' | b'\n' | b'\r');
        if self
            .bytes
            .get(value.clone())
            .is_none_or(|value| value.iter().any(asks))
        {
            return Err(Stop::Other);
        }
        self.at = value.end + 1;
        if self.peek()? != b']' {
            return Err(Stop::Other);
        }
        self.at += 1;
        if !matches!(self.peek()?, b'\n' | b'\r') {
            return Err(Stop::Other);
        }
        Ok([name, value])
    }

    /// A closing result, after which a game ends.
    fn closing(&mut self) -> Result<Option<GameResult>, Stop> {
        let rest = self.rest();
        if rest.len() < 8 && !self.is_last {
            return Err(Stop::More);
        }
        let (result, length) = match rest {
            [b'1', b'-', b'0', ..] => (GameResult::WhiteWins, 3),
            [b'0', b'-', b'1', ..] => (GameResult::BlackWins, 3),
            [b'*', ..] => (GameResult::Unknown, 1),
            _ if rest.starts_with(b"1/2-1/2") => (GameResult::Draw, 7),
            _ => return Ok(None),
        };
        self.at += length;
        if self.is_ended()? {
            Ok(Some(result))
        } else {
            Err(Stop::Other)
        }
    }

    /// Whether a number fits: with dots or a blank after it, the number of the move that comes, and the dots of Black only
    /// before a move of Black.
    fn number(&mut self, position: &impl Position) -> Result<(), Stop> {
        let mut number: u32 = 0;
        while let digit @ b'0'..=b'9' = self.peek()? {
            number = number
                .saturating_mul(10)
                .saturating_add(u32::from(digit - b'0'));
            self.at += 1;
        }
        let mut dots = 0;
        while self.peek()? == b'.' {
            dots += 1;
            self.at += 1;
        }
        let is_told = dots > 0 || self.is_ended()?;
        let fits =
            number == position.fullmoves().get() && !(dots >= 3 && position.turn().is_white());
        if is_told && fits {
            Ok(())
        } else {
            Err(Stop::Other)
        }
    }

    /// A word of the movetext.
    fn word(&mut self) -> Result<Range<usize>, Stop> {
        let start = self.at;
        let belongs =
            |byte: &u8| matches!(class(*byte), Class::Word | Class::Digit | Class::Within);
        let rest = self.rest();
        self.at += rest
            .iter()
            .position(|byte| !belongs(byte))
            .unwrap_or(rest.len());
        match self.bytes.get(self.at) {
            None if !self.is_last => Err(Stop::More),
            None | Some(b' ' | b'\n' | b'\r' | b'\t' | b'{' | b'$' | b'!' | b'?') => {
                Ok(start..self.at)
            }
            Some(_) => Err(Stop::Other),
        }
    }

    /// A comment: the bytes within its braces.
    fn comment(&mut self) -> Result<Range<usize>, Stop> {
        let start = self.at + 1;
        let inner = start..self.find(b'}')?;
        let said = self.bytes.get(inner.clone()).unwrap_or_default();
        let has = |byte: u8| said.contains(&byte);
        let goes_on = has(b'\n') || has(b'\r');
        // A brace within, or what may be the tags of another game.
        if has(b'{') || (goes_on && has(b'[') && has(b'"')) {
            return Err(Stop::Other);
        }
        self.at = inner.end + 1;
        Ok(inner)
    }

    /// An annotation sign, as a number or as it is written.
    fn annotation(&mut self) -> Result<(), Stop> {
        let rest = self.rest();
        let length = if let [b'$', rest @ ..] = rest {
            let digits = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
            let number = rest.get(..digits).unwrap_or_default();
            let number = std::str::from_utf8(number).ok().map(str::parse::<u8>);
            if !matches!(number, Some(Ok(_))) {
                return Err(Stop::Other);
            }
            1 + digits
        } else {
            let signs = rest.iter().take_while(|byte| matches!(byte, b'!' | b'?'));
            let length = signs.count();
            if length > 2 {
                return Err(Stop::Other);
            }
            length
        };
        self.at += length;
        if self.at >= self.bytes.len() {
            return Err(self.stop());
        }
        Ok(())
    }
}

fn read(
    text: &str,
    reading: &mut Reading<'_>,
    begins_line: bool,
    letters: PieceLetters,
) -> Result<(PlainRecord, Range<usize>), Stop> {
    let begins_line = reading.skip_blanks() || begins_line;
    if !begins_line || reading.peek()? != b'[' {
        return Err(Stop::Other);
    }
    let start = reading.at;
    let tags = read_tags(text, reading)?;
    let (game, closing, used) = read_moves(text, reading)?;
    let end = reading.at;
    let tag = tags.get("Result").and_then(GameResult::read);
    if tag.is_some_and(|tag| tag != closing) || !follows_game_or_end(text, reading)? {
        return Err(Stop::Other);
    }
    let is_read = letters != PieceLetters::Recognise || game.moves().is_empty();
    if !is_read && !used.are_english() {
        return Err(Stop::Other);
    }
    let record = PlainRecord {
        number: 0,
        line: 0,
        tags,
        game,
        closing,
    };
    Ok((record, start..end))
}

/// The tags at the head of a game.
fn read_tags(text: &str, reading: &mut Reading<'_>) -> Result<Tags, Stop> {
    let part = |range: Range<usize>| text.get(range).unwrap_or_default();
    let mut tags = Tags::with_room();
    let mut count = 0;
    while reading.peek()? == b'[' {
        let [name, value] = reading.tag()?;
        let name = part(name);
        let speaks_of_start = ["FEN", "SetUp", "Variant", Link::TAG]
            .into_iter()
            .any(|other| name.eq_ignore_ascii_case(other));
        if speaks_of_start || count >= MOST_TAGS || tags.get(name).is_some() {
            return Err(Stop::Other);
        }
        count += 1;
        tags.push(name, part(value));
        reading.skip_blanks();
    }
    Ok(tags)
}

/// The moves up to the closing result.
fn read_moves(
    text: &str,
    reading: &mut Reading<'_>,
) -> Result<(PlainGame, GameResult, Letter), Stop> {
    let mut letters = Letter::default();
    let mut game = PlainGame::default();
    let mut clocks: Vec<Option<u32>> = Vec::new();
    let closing = loop {
        reading.skip_blanks();
        let first = reading.peek()?;
        match first {
            _ if class(first) == Class::Word => {
                letters.0 |= Letter::of(first);
                let word = reading.word()?;
                let word = reading.bytes.get(word).unwrap_or_default();
                if !game.play(word) || game.moves().len() > MOST_PLIES {
                    return Err(Stop::Other);
                }
            }
            b'0'..=b'9' | b'*' => match reading.closing()? {
                Some(closing) => break closing,
                None => reading.number(game.end())?,
            },
            b'{' => {
                let comment = reading.comment()?;
                let made = game.moves().len();
                let time = clock(text.get(comment).unwrap_or_default());
                if let (Some(time), true) = (time, made > 0) {
                    clocks.resize(made - 1, None);
                    clocks.push(Some(time));
                }
            }
            b'$' | b'!' | b'?' if !game.moves().is_empty() => reading.annotation()?,
            _ => return Err(Stop::Other),
        }
    };
    if !clocks.is_empty() {
        clocks.resize(game.moves().len(), None);
        if stopped_from(&clocks).is_some() {
            return Err(Stop::Other);
        }
    }
    Ok((game, closing, letters))
}

/// Whether the text ends after a game or goes on with the tags of another one: then nothing after it belongs to it.
fn follows_game_or_end(text: &str, reading: &mut Reading<'_>) -> Result<bool, Stop> {
    let begins_line = reading.skip_blanks();
    match reading.bytes.get(reading.at) {
        None if reading.is_last => Ok(true),
        None => Err(Stop::More),
        Some(b'[') if begins_line => {
            let [name, _] = reading.tag()?;
            Ok(text.get(name) != Some(Link::TAG))
        }
        Some(_) => Ok(false),
    }
}

/// The piece letters with which words of a game begin, one bit each.
#[derive(Clone, Copy, Default)]
struct Letter(usize);

impl Letter {
    const ALL: [u8; 5] = *b"KQRBN";

    /// The bit of the letter that a word begins with; none for a pawn move and for castling.
    const fn of(first: u8) -> usize {
        match first {
            b'K' => 1,
            b'Q' => 2,
            b'R' => 4,
            b'B' => 8,
            b'N' => 16,
            _ => 0,
        }
    }

    /// Whether no other language has all these letters, so that the game can be read in English alone.
    fn are_english(self) -> bool {
        static ONLY_ENGLISH: LazyLock<[bool; 32]> = LazyLock::new(|| {
            std::array::from_fn(|set| {
                let used = Letter::ALL
                    .into_iter()
                    .filter(|letter| set & Letter::of(*letter) > 0);
                let used: Vec<char> = used.map(char::from).collect();
                let mut others = Letters::all().skip(1);
                others.all(|other| !used.iter().all(|letter| other.have(*letter)))
            })
        });
        ONLY_ENGLISH.get(self.0).copied().unwrap_or(false)
    }
}

/// What a byte of the movetext can be a part of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Blank,
    /// A move.
    Word,
    /// A number, or a move after its beginning.
    Digit,
    /// A move after its beginning.
    Within,
    Other,
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Other; 256];
    let mut byte = 0;
    while byte < 256 {
        #[expect(
            clippy::indexing_slicing,
            clippy::cast_possible_truncation,
            reason = "counted from 0 to 255, when the program is made"
        )]
        {
            classes[byte] = match byte as u8 {
                b' ' | b'\n' | b'\r' | b'\t' => Class::Blank,
                b'a'..=b'h' | b'K' | b'Q' | b'R' | b'B' | b'N' | b'O' => Class::Word,
                b'0'..=b'9' => Class::Digit,
                b'x' | b'-' | b'=' | b'+' | b'#' => Class::Within,
                _ => Class::Other,
            };
        }
        byte += 1;
    }
    classes
};

fn class(byte: u8) -> Class {
    CLASSES
        .get(usize::from(byte))
        .copied()
        .unwrap_or(Class::Other)
}
