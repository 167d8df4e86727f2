//! A file as it was found: its text and the games that stand in it.

use super::outline::{GameText, outline};
use super::place::Places;
use super::reader::read_game;
use super::{Text, decode};
use crate::game::{Defect, DefectKind, Record, Severity};

/// The text of a file, cut into games. A game is played through only when it is asked for.
#[derive(Clone, Debug)]
pub struct Paper {
    text: Text,
    places: Places,
    games: Vec<GameText>,
}

impl Paper {
    /// Decodes the bytes of a file and finds its games. O(n).
    #[must_use]
    pub fn read(bytes: Vec<u8>) -> Self {
        let text = decode(bytes);
        let places = Places::of(&text.content);
        let games = outline(&text.content);
        Self {
            text,
            places,
            games,
        }
    }

    /// The whole text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text.content
    }

    /// The games in the order of the file, with their tags.
    #[must_use]
    pub fn games(&self) -> &[GameText] {
        &self.games
    }

    /// Reads the game with this number (from 1); `None` where there is no such game. O(n) in its bytes.
    #[must_use]
    pub fn record(&self, number: usize) -> Option<Record> {
        let game_text = self.games.get(number.checked_sub(1)?)?;
        let mut record = read_game(&self.text.content, &self.places, game_text);
        if let Some(encoding) = self.text.foreign_encoding {
            let kind = DefectKind::Encoding(encoding);
            let notice = Defect {
                severity: Severity::Notice,
                kind,
                place: None,
                ply: None,
                token: None,
            };
            record.defects.insert(0, notice);
        }
        Some(record)
    }

    /// All records in order, each read when its turn comes.
    pub fn records(&self) -> impl Iterator<Item = Record> {
        (1..=self.games.len()).filter_map(|number| self.record(number))
    }
}
