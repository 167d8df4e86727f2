//! A file as it was found: its text and the games that stand in it.

use std::hash::{DefaultHasher, Hasher};
use std::io::{self, Read};
use std::ops::Range;

use super::encoding::{Text, decode};
use super::game_text::GameText;
use super::outline::Outline;
use super::place::Places;
use super::reader::{Keep, PieceLetters, read_game};
use crate::game::{Defect, Place, Record};

/// The text of a file, cut into games. A game is played through only when it is asked for.
#[derive(Clone, Debug)]
pub struct Paper {
    text: Text,
    places: Places,
    games: Vec<GameText>,
    outline: Outline,
}

/// The text is looked through in parts of this length until its first game is found. Short enough to be looked through between two
/// pictures of a window.
const PART: usize = 1 << 16;

/// A game cannot be written in the encoding of its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotRewrite {
    /// The encoding (its name) has no such character.
    #[error("{0} has no {1:?}")]
    Character(&'static str, char),
    /// The file has no game with this number.
    #[error("no such game")]
    NoSuchGame,
    /// These are other bytes than those that were read.
    #[error("the file is another one now")]
    OtherBytes,
}

/// The line of a file in which a defect stands, as it is written there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Excerpt {
    /// The text of the line before the defect, or the end of it after `…`.
    pub before: String,
    /// The text that the defect speaks of.
    pub token: String,
    /// The text after it, or the beginning of it before `…`.
    pub after: String,
}

/// So many characters are shown on each side of a defect.
const EXCERPT: usize = 60;

impl Paper {
    /// Decodes the bytes of a file and finds its games. O(n). A text in UTF-8 is not copied.
    #[must_use]
    pub fn read(bytes: Vec<u8>) -> Self {
        let mut paper = Self::begin(bytes);
        paper.cut_on(usize::MAX);
        paper
    }

    /// Decodes the bytes of a file and finds its first game; [`Paper::cut_on`] finds the others. O(n), a small part of what
    /// [`Paper::read`] takes.
    #[must_use]
    pub fn begin(bytes: Vec<u8>) -> Self {
        let mut paper = Self {
            text: decode(bytes),
            places: Places::default(),
            games: Vec::new(),
            outline: Outline::begin(),
        };
        while paper.games.is_empty() && !paper.is_cut() {
            paper.cut_on(PART);
        }
        paper
    }

    /// Finds more games, within about so many bytes after those that were found. O(n) in these bytes.
    pub fn cut_on(&mut self, bytes: usize) {
        let text = self.text.content();
        // Lines are counted as far as games are looked for, and a little further: a token may reach beyond.
        let wanted = self
            .outline
            .reached()
            .saturating_add(bytes)
            .saturating_add(PART);
        let known = (wanted..text.len()).find(|at| text.is_char_boundary(*at));
        let known = text.get(..known.unwrap_or(text.len())).unwrap_or_default();
        self.places.look_through(known, known.len() == text.len());
        self.outline
            .cut_on(text, &self.places, bytes, &mut self.games);
    }

    /// Whether all games of the text were found.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.outline.is_done()
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        self.text.content()
    }

    /// How many bytes were read.
    #[must_use]
    pub const fn length(&self) -> usize {
        self.text.bytes()
    }

    /// Whether a source gives the bytes that were read. O(n), and only a few bytes are held.
    ///
    /// # Errors
    /// Where the source fails.
    pub fn is_of(&self, mut source: impl Read) -> io::Result<bool> {
        let mut rest = self.text.content().as_bytes();
        let known = self.text.fingerprint();
        let mut hasher = DefaultHasher::new();
        let (mut buffer, mut length) = (vec![0; 1 << 16], 0);
        loop {
            let read = match source.read(&mut buffer) {
                Ok(0) => break,
                Ok(read) => buffer.get(..read).unwrap_or_default(),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            length += read.len();
            if known.is_some() {
                hasher.write(read);
            } else {
                match rest.strip_prefix(read) {
                    Some(after) => rest = after,
                    None => return Ok(false),
                }
            }
        }
        let same = known.is_none_or(|known| known == hasher.finish());
        Ok(same && length == self.text.bytes())
    }

    /// The games in the order of the file, with their tags, as far as they were found.
    #[must_use]
    pub fn games(&self) -> &[GameText] {
        &self.games
    }

    fn game(&self, number: usize) -> Option<&GameText> {
        self.games.get(number.checked_sub(1)?)
    }

    /// Reads the game with this number (from 1); `None` where there is no such game. O(n) in its bytes.
    #[must_use]
    pub fn record(&self, number: usize, letters: PieceLetters) -> Option<Record> {
        let game = self.game(number)?;
        let record = read_game(&self.text, &self.places, game, letters, Keep::Everything);
        Some(record)
    }

    /// All records in order, each read when its turn comes.
    pub fn records(&self) -> impl Iterator<Item = Record> {
        (1..=self.games.len()).filter_map(|number| self.record(number, PieceLetters::Recognise))
    }

    /// The game as it stands in the file.
    #[must_use]
    pub fn game_as_written(&self, number: usize) -> Option<&str> {
        self.text().get(self.game(number)?.span.clone())
    }

    /// The text of a record that was not read, up to the end of its game.
    #[must_use]
    pub fn unread(&self, record: &Record) -> Option<&str> {
        let from = self.offset(record.unread?.from)?;
        let end = self.game(record.number)?.span.end;
        self.text().get(from..end)
    }

    fn offset(&self, place: Place) -> Option<usize> {
        self.places
            .find(self.text(), place)
            .map(|(offset, _)| offset)
    }

    /// The line in which a defect of this file stands; `None` where the defect has no place.
    #[must_use]
    pub fn excerpt(&self, defect: &Defect) -> Option<Excerpt> {
        let (offset, line) = self.places.find(self.text(), defect.place?)?;
        let text = |part: Range<usize>| self.text().get(part).unwrap_or_default();
        let before = text(line.start..offset);
        let rest = text(offset..line.end).trim_end_matches(['\n', '\r']);
        let quoted = defect.token.as_deref().unwrap_or_default();
        // A token of several lines is shown as far as its first one goes.
        let common = rest
            .chars()
            .zip(quoted.chars())
            .take_while(|(one, other)| one == other)
            .map(|(c, _)| c.len_utf8())
            .sum();
        let (token, after) = rest.split_at_checked(common).unwrap_or((rest, ""));
        let skipped = before.chars().count().saturating_sub(EXCERPT);
        let dots = |cut: bool| if cut { "…" } else { "" };
        let shown_before: String = before.chars().skip(skipped).collect();
        let shown_after: String = after.chars().take(EXCERPT).collect();
        Some(Excerpt {
            before: format!("{}{shown_before}", dots(skipped > 0)),
            token: token.to_owned(),
            after: format!("{shown_after}{}", dots(shown_after.len() < after.len())),
        })
    }

    /// The bytes of the file with the text of one game replaced: every other byte stays as it was. `bytes` are those
    /// that this paper was read from; `game` is written in the encoding of the file.
    ///
    /// # Errors
    /// [`CannotRewrite`] where there is no such game, the bytes are others, or the encoding lacks a character.
    pub fn with_game(
        &self,
        bytes: &[u8],
        number: usize,
        game: &str,
    ) -> Result<Vec<u8>, CannotRewrite> {
        if !self.is_of(bytes).unwrap_or(false) {
            return Err(CannotRewrite::OtherBytes);
        }
        let span = &self.game(number).ok_or(CannotRewrite::NoSuchGame)?.span;
        let part = self.text.bytes_of(span);
        let form = self.text.form_for(span);
        let written = form
            .encode(game)
            .map_err(|c| CannotRewrite::Character(form.name().unwrap_or("UTF-8"), c))?;
        let before = bytes.get(..part.start).unwrap_or_default();
        let after = bytes.get(part.end..).unwrap_or_default();
        Ok([before, &written, after].concat())
    }

    /// How the lines of the file end, as its first one shows.
    #[must_use]
    pub fn line_end(&self) -> &'static str {
        let text = self.text();
        let first = text.find(['\n', '\r']).and_then(|at| text.get(at..));
        match first {
            Some(end) if end.starts_with("\r\n") => "\r\n",
            Some(end) if end.starts_with('\r') => "\r",
            _ => "\n",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_read_in_parts_is_the_same_file() {
        let game = "[White \"Ä\"]\r\n[Result \"*\"]\r\n\r\n1. e4 {é\r\r\n} e5 2. Ke3 Nf6 *\r\n\r\nwords between\n\n";
        let text = game.repeat(4_000);
        let whole = Paper::read(text.clone().into_bytes());
        let mut parts = Paper::begin(text.into_bytes());
        assert!(!parts.is_cut() && !parts.games().is_empty());
        while !parts.is_cut() {
            parts.cut_on(10_007);
        }
        assert_eq!(parts.games(), whole.games());
        for number in [1, 1_999, 4_000] {
            let record = |paper: &Paper| paper.record(number, PieceLetters::Recognise);
            let defects = |paper: &Paper| record(paper).map(|record| record.defects);
            assert_eq!(defects(&parts), defects(&whole));
            let defects = defects(&whole).unwrap_or_default();
            assert!(!defects.is_empty());
            for defect in &defects {
                assert_eq!(parts.excerpt(defect), whole.excerpt(defect));
            }
        }
    }
}
