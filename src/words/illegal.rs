//! Why a move is not legal, in words.

use shakmaty::{Role, Square};

use super::Words;
use super::bundle::Value;
use super::moves::{side, wing};
use crate::game::notation::WhyIllegal;

impl Words {
    /// The name of a kind of piece: "knight".
    #[must_use]
    pub fn piece(&self, role: Role) -> String {
        let key = match role {
            Role::Pawn => "pawn",
            Role::Knight => "knight",
            Role::Bishop => "bishop",
            Role::Rook => "rook",
            Role::Queen => "queen",
            Role::King => "king",
        };
        self.say_with("piece-name", &[("piece", key.into())])
    }

    /// A piece with its colour: "white knight".
    #[must_use]
    pub fn coloured_piece(&self, piece: shakmaty::Piece) -> String {
        let places = [
            ("piece", self.piece(piece.role).into()),
            ("side", side(piece.color)),
        ];
        self.say_with("coloured-piece", &places)
    }

    /// Why a move is not legal, as a part of a sentence: "the knight on f3 is pinned by the piece on e4".
    #[must_use]
    pub fn why_illegal(&self, why: WhyIllegal) -> String {
        let square = |square: Square| Value::from(square.to_string());
        let at = |key, place| self.say_with(key, &[("square", square(place))]);
        let piece = |role| Value::from(self.piece(role));
        let of = |key, role, place| {
            self.say_with(key, &[("piece", piece(role)), ("square", square(place))])
        };
        match why {
            WhyIllegal::NoSuchPiece(role) => {
                self.say_with("illegal-no-such-piece", &[("piece", piece(role))])
            }
            WhyIllegal::OtherPlayer(role, to) => of("illegal-other-player", role, to),
            WhyIllegal::EmptySquare(place) => at("illegal-empty-square", place),
            WhyIllegal::OpponentsPiece(place) => at("illegal-opponents-piece", place),
            WhyIllegal::OwnPieceThere(place) => at("illegal-own-piece-there", place),
            WhyIllegal::NoneReaches(role, to) => of("illegal-none-reaches", role, to),
            WhyIllegal::Blocked(role, by) => of("illegal-blocked", role, by),
            WhyIllegal::NothingToTake(place) => at("illegal-nothing-to-take", place),
            WhyIllegal::NoEnPassant(place) => at("illegal-no-en-passant", place),
            WhyIllegal::Pinned(role, from, by) => {
                let places = [
                    ("piece", piece(role)),
                    ("from", square(from)),
                    ("by", square(by)),
                ];
                self.say_with("illegal-pinned", &places)
            }
            WhyIllegal::InCheck(from) => at("illegal-in-check", from),
            WhyIllegal::KingAttacked(to, by) => {
                let places = [("square", square(to)), ("by", square(by))];
                self.say_with("illegal-king-attacked", &places)
            }
            WhyIllegal::ExposesKing => self.say("illegal-exposes-king"),
            WhyIllegal::NoCastlingRight(side) => {
                self.say_with("illegal-no-castling-right", &[("wing", wing(side))])
            }
            WhyIllegal::CastlingBlocked(place) => at("illegal-castling-blocked", place),
            WhyIllegal::CastlingInCheck => self.say("illegal-castling-in-check"),
            WhyIllegal::CastlingAttacked(place) => at("illegal-castling-attacked", place),
            WhyIllegal::NoPromotion => self.say("illegal-no-promotion"),
            WhyIllegal::NoPawnCapture(from, to) => {
                let file = |file: shakmaty::File| Value::from(file.char().to_string());
                self.say_with(
                    "illegal-no-pawn-capture",
                    &[("from", file(from)), ("to", file(to))],
                )
            }
        }
    }
}
