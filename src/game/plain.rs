//! A record of which nothing is to be told: a whole game from the usual start, written by the book.

use shakmaty::{Chess, Move, Position};

use super::notation::play_standard;
use super::{Game, GameResult, Letters, Line, NodeId, Record, Start, Status, Tags};

/// The moves of a game from the usual start and its last position; nothing else can be built. 6 bytes a move.
#[derive(Clone, Debug)]
pub struct PlainGame {
    moves: Vec<Move>,
    end: Chess,
}

impl Default for PlainGame {
    fn default() -> Self {
        Self {
            // Few games are longer.
            moves: Vec::with_capacity(128),
            end: Chess::default(),
        }
    }
}

impl PlainGame {
    /// Plays a word that is spelt exactly as the standard spells it; whether it was. Where it was not, the game is of no
    /// more use.
    #[must_use]
    pub(crate) fn play(&mut self, word: &[u8]) -> bool {
        let mv = play_standard(&mut self.end, word);
        self.moves.extend(mv);
        mv.is_some()
    }

    /// The moves in order, White's first one first.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The last position.
    #[must_use]
    pub const fn end(&self) -> &Chess {
        &self.end
    }

    /// The position of every ply, the start first. O(n) in plies.
    #[must_use]
    pub fn positions(&self) -> Vec<Chess> {
        let mut position = Chess::default();
        let mut positions = Vec::with_capacity(self.moves.len() + 1);
        positions.push(position.clone());
        for mv in &self.moves {
            position.play_unchecked(*mv);
            positions.push(position.clone());
        }
        positions
    }

    /// Its line, with the position and the label of every ply. O(n) in plies.
    #[must_use]
    pub fn line(&self) -> Line {
        Line::of_moves(Start::usual(), &self.moves)
    }
}

/// A record that was read whole, without a word that leaves a question: nothing is to be told of it.
#[derive(Clone, Debug)]
pub struct PlainRecord {
    /// The number of the game in its file, from 1.
    pub number: usize,
    /// The line of the file where the game begins, from 1.
    pub line: u32,
    /// The tag pairs; no name is given twice.
    pub tags: Tags,
    /// The game.
    pub game: PlainGame,
    /// The closing token, which the Result tag does not contradict.
    pub closing: GameResult,
}

impl PlainRecord {
    /// How far it could be read: whole, where there are moves.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.game.moves.is_empty() {
            Status::NoMoves
        } else {
            Status::Complete
        }
    }

    /// The Result tag as written, else the closing token.
    #[must_use]
    pub fn result_as_written(&self) -> &str {
        self.tags.get("Result").unwrap_or(self.closing.as_str())
    }

    /// The same as any other record. O(n) in plies.
    #[must_use]
    pub fn into_record(self) -> Record {
        let status = self.status();
        let mut game = Game::new(Start::usual());
        let mut at = NodeId::START;
        for mv in &self.game.moves {
            // The moves are legal, and no game has more of them than can be numbered.
            match game.add_found(at, *mv) {
                Ok(next) => at = next,
                Err(_) => break,
            }
        }
        Record {
            number: self.number,
            line: self.line,
            tags: self.tags,
            game: Some(game),
            closing: Some(self.closing),
            status,
            defects: Vec::new(),
            letters: Letters::english(),
            unread: None,
            kept_lines: Vec::new(),
        }
    }
}
