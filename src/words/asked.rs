//! What is said where somebody asks for a game or a moment that is not there.

use super::Words;
use super::bundle::Value;
use crate::game::{Line, NamedMove, Record};

impl Words {
    /// The file has no game with this number.
    #[must_use]
    pub fn no_such_game(&self, file: &str, game: usize, total: usize) -> String {
        let places = [
            ("file", file.into()),
            ("game", game.to_string().into()),
            ("n", total.into()),
        ];
        self.say_with("error-no-such-game", &places)
    }

    /// The game is shorter than so many half-moves. Where its record is damaged, that is said too.
    #[must_use]
    pub fn no_such_ply(&self, file: &str, record: &Record, line: &Line, half_moves: u32) -> String {
        let places = [
            ("file", file.into()),
            ("game", record.number.to_string().into()),
            ("ply", half_moves.to_string().into()),
            ("plies", line.end().to_string().into()),
        ];
        self.with_damage(self.say_with("error-no-such-ply", &places), record)
    }

    /// The game has no such move. Where its record is damaged, that is said too.
    #[must_use]
    pub fn no_such_move(
        &self,
        file: &str,
        record: &Record,
        line: &Line,
        wanted: &NamedMove,
    ) -> String {
        let mut places: Vec<(&str, Value)> = vec![
            ("file", file.into()),
            ("game", record.number.to_string().into()),
            ("move", wanted.to_string().into()),
        ];
        let message = match line.label(line.end()) {
            Some(last) => {
                places.push(("last", self.mv(last).into()));
                self.say_with("error-no-such-move", &places)
            }
            None => self.say_with("error-no-such-move-empty", &places),
        };
        self.with_damage(message, record)
    }

    fn with_damage(&self, message: String, record: &Record) -> String {
        match record.error() {
            Some(error) => {
                let places = [("message", self.defect_with_place(error).into())];
                format!(
                    "{message}\n{}",
                    self.say_with("error-record-breaks-off", &places)
                )
            }
            None => message,
        }
    }
}
