//! The FEN of a position that is being set up, and one that is taken over.

use shakmaty::fen::Fen;
use shakmaty::{Position, Setup};

use super::{Counter, SetUp, SetUpFor};
use crate::game::{Clock, Start, Variant};

impl SetUp {
    /// The position as a FEN, though it may be none yet; `-` where the counter is unknown.
    #[must_use]
    pub fn fen(&self) -> String {
        let fen = fen_of(self.setup());
        match self.counter {
            Counter::Known(_) => fen,
            Counter::Unknown => {
                let four: Vec<&str> = fen.split(' ').take(4).collect();
                format!("{} - {}", four.join(" "), self.number)
            }
        }
    }

    /// Takes a FEN over. Whether it was one; else nothing is changed.
    pub(in crate::document) fn read_fen(&mut self, text: &str) -> bool {
        let variant = self.variant();
        let Ok(start) = Start::from_fen(text, variant) else {
            return self.read_impossible(text);
        };
        let counter = match start.clock() {
            // It begins right after a capture or pawn move, whatever the FEN says.
            _ if self.purpose == SetUpFor::Tail => Counter::Known(0),
            Clock::Known => Counter::Known(start.position().halfmoves()),
            Clock::NotGiven => Counter::Unknown,
        };
        self.take_over(start.position(), start.mode());
        self.counter = counter;
        self.look();
        true
    }

    /// A FEN whose position cannot occur is taken over too, so that it can be mended.
    fn read_impossible(&mut self, text: &str) -> bool {
        let Ok(fen) = text.trim().parse::<Fen>() else {
            return false;
        };
        let setup = fen.into_setup();
        self.board = setup.board;
        self.turn = setup.turn;
        self.rooks = setup.castling_rights;
        self.en_passant = None;
        self.number = setup.fullmoves.get();
        if self.purpose != SetUpFor::Tail {
            self.counter = Counter::Known(setup.halfmoves);
        }
        self.look();
        true
    }

    pub(super) const fn variant(&self) -> Variant {
        if self.is_chess960 {
            Variant::Chess960
        } else {
            Variant::Standard
        }
    }
}

/// The text of a position, though it may be none.
fn fen_of(setup: Setup) -> String {
    // Only rights without their king or rook would be lost, and these were dropped before.
    Fen::try_from_setup(setup)
        .map_or_else(|error| error.ignore().to_string(), |fen| fen.to_string())
}
