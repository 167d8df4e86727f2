//! The quick way for games that are written by the book: most games of most files.
//!
//! It goes over the bytes of a game once and plays its moves. At the first thing that leaves a question (another spelling,
//! a variation, a number that does not fit, a sign of another encoding) it gives up, and the game is read by the
//! [reader](super::reader), which is the measure: a game that is read here is the one that it reads, and it would tell
//! nothing of it.

mod bytes;
mod letters;

use std::ops::Range;

use self::bytes::{Reading, Stop, begins_move};
use self::letters::LettersUsed;
use super::reader::{MOST_PLIES, PieceLetters, clock, stopped_from};
use crate::game::{GameResult, Letters, Link, PlainGame, PlainRecord, Tags};

/// A game that is longer is not read here, so that no text is gone over again and again while more of it comes.
const LONGEST: usize = 1 << 17;
const MOST_TAGS: usize = 40;

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
) -> Result<(PlainGame, GameResult, LettersUsed), Stop> {
    let mut letters = LettersUsed::default();
    let mut game = PlainGame::default();
    let mut clocks: Vec<Option<u32>> = Vec::new();
    let closing = loop {
        reading.skip_blanks();
        let first = reading.peek()?;
        match first {
            _ if begins_move(first) => {
                letters.put(first);
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
