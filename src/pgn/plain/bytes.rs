//! The bytes of a game written by the book, token by token.

use std::ops::Range;

use crate::game::GameResult;
use shakmaty::Position;

/// A longer value is for the reader, which knows how long a tag may be.
const LONGEST_VALUE: usize = 1 << 12;

/// Why nothing was read.
pub(super) enum Stop {
    More,
    Other,
}

/// Bytes, and how far they are read.
pub(super) struct Reading<'t> {
    pub(super) bytes: &'t [u8],
    pub(super) at: usize,
    pub(super) is_last: bool,
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
    pub(super) fn peek(&self) -> Result<u8, Stop> {
        self.bytes.get(self.at).copied().ok_or_else(|| self.stop())
    }

    /// Goes over blanks; whether a line ended.
    pub(super) fn skip_blanks(&mut self) -> bool {
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
    pub(super) fn tag(&mut self) -> Result<[Range<usize>; 2], Stop> {
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
    pub(super) fn closing(&mut self) -> Result<Option<GameResult>, Stop> {
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
    pub(super) fn number(&mut self, position: &impl Position) -> Result<(), Stop> {
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
    pub(super) fn word(&mut self) -> Result<Range<usize>, Stop> {
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
    pub(super) fn comment(&mut self) -> Result<Range<usize>, Stop> {
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
    pub(super) fn annotation(&mut self) -> Result<(), Stop> {
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

/// Whether a move can begin with a byte.
pub(super) fn begins_move(byte: u8) -> bool {
    class(byte) == Class::Word
}
