//! Why a move that can be read is not legal.

use shakmaty::san::San;
use shakmaty::uci::UciMove;
use shakmaty::{Bitboard, CastlingSide, Chess, Color, File, Position, Rank, Role, Square, attacks};

use super::Written;

/// The plainest reason why a written move cannot be made. Where several hold, the first that a player would name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyIllegal {
    /// The player to move has no such piece.
    NoSuchPiece(Role),
    /// Only the other player has a piece that goes there: it is not his move.
    OtherPlayer(Role, Square),
    /// No piece stands on the square that the move begins on.
    EmptySquare(Square),
    /// The piece on the square that the move begins on is the other player's.
    OpponentsPiece(Square),
    /// Another piece of the player stands on that square.
    OwnPieceThere(Square),
    /// No such piece can go there.
    NoneReaches(Role, Square),
    /// A piece on this square is in the way.
    Blocked(Role, Square),
    /// A pawn takes only where there is something to take.
    NothingToTake(Square),
    /// The pawn beside did not just make its double step.
    NoEnPassant(Square),
    /// The piece on the first square is pinned by the one on the second.
    Pinned(Role, Square, Square),
    /// The king is in check from this square, and the move does not end it.
    InCheck(Square),
    /// The king would stand in check: the square is attacked from the other one.
    KingAttacked(Square, Square),
    /// The king would be left in check.
    ExposesKing,
    /// The right to castle on this wing was lost or never was.
    NoCastlingRight(CastlingSide),
    /// A piece on this square stands between the king and the rook.
    CastlingBlocked(Square),
    /// The king is in check and may not castle.
    CastlingInCheck,
    /// The king would pass or reach this attacked square.
    CastlingAttacked(Square),
    /// A pawn becomes another piece on the last rank only, and never a king.
    NoPromotion,
    /// No pawn of this file can take on that one.
    NoPawnCapture(File, File),
}

/// Why no legal move of `position` fits what was written. Asked only where none does. O(pieces).
#[must_use]
pub fn why_illegal(written: Written, position: &Chess) -> WhyIllegal {
    match written {
        Written::San(San::Castle(side)) => why_not_castling(side, position),
        Written::San(San::Normal {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        }) => Meant {
            role,
            file,
            rank,
            capture,
            to,
            promotion,
        }
        .why(position),
        Written::Coordinates(UciMove::Normal {
            from,
            to,
            promotion,
        }) => why_not_from(from, to, promotion, position),
        Written::PawnCapture(from, to) => WhyIllegal::NoPawnCapture(from, to),
        // Nothing else is read as a move.
        Written::San(_) | Written::Coordinates(_) | Written::Null => WhyIllegal::ExposesKing,
    }
}

fn why_not_from(from: Square, to: Square, promotion: Option<Role>, position: &Chess) -> WhyIllegal {
    let Some(piece) = position.board().piece_at(from) else {
        return WhyIllegal::EmptySquare(from);
    };
    if piece.color != position.turn() {
        return WhyIllegal::OpponentsPiece(from);
    }
    if piece.role == Role::King && from.rank() == to.rank() && from.distance(to) == 2 {
        let side = CastlingSide::from_king_side(to.file() > from.file());
        return why_not_castling(side, position);
    }
    let meant = Meant {
        role: piece.role,
        file: Some(from.file()),
        rank: Some(from.rank()),
        capture: piece.role == Role::Pawn && from.file() != to.file(),
        to,
        promotion,
    };
    meant.why(position)
}

/// A move of a piece as it was written.
struct Meant {
    role: Role,
    file: Option<File>,
    rank: Option<Rank>,
    capture: bool,
    to: Square,
    promotion: Option<Role>,
}

impl Meant {
    fn why(&self, position: &Chess) -> WhyIllegal {
        let side = position.turn();
        let board = position.board();
        let pieces = self.pieces(position, side);
        if (board.by_role(self.role) & board.by_color(side)).is_empty() {
            return WhyIllegal::NoSuchPiece(self.role);
        }
        if board.by_color(side).contains(self.to) {
            return WhyIllegal::OwnPieceThere(self.to);
        }
        let mut reaching = pieces
            .into_iter()
            .filter(|from| self.reaches(position, side, *from));
        if let Some(from) = reaching.next() {
            return self.why_held(position, from);
        }
        let others = self.pieces(position, side.other());
        if others
            .into_iter()
            .any(|from| self.reaches(position, side.other(), from))
        {
            return WhyIllegal::OtherPlayer(self.role, self.to);
        }
        self.why_out_of_reach(position, pieces)
    }

    /// The pieces of a side that the words may mean.
    fn pieces(&self, position: &Chess, side: Color) -> Bitboard {
        let board = position.board();
        let mut pieces = board.by_role(self.role) & board.by_color(side);
        if let Some(file) = self.file {
            pieces &= Bitboard::from_file(file);
        }
        if let Some(rank) = self.rank {
            pieces &= Bitboard::from_rank(rank);
        }
        if self.role == Role::Pawn && self.file.is_none() {
            pieces &= Bitboard::from_file(self.to.file());
        }
        pieces
    }

    /// Whether a piece would go there if the king did not matter.
    fn reaches(&self, position: &Chess, side: Color, from: Square) -> bool {
        let board = position.board();
        let occupied = board.occupied();
        if self.role != Role::Pawn {
            return !board.by_color(side).contains(self.to)
                && board.attacks_from(from).contains(self.to);
        }
        if from.file() == self.to.file() {
            let ahead = attacks::between(from, self.to) | Bitboard::from_square(self.to);
            let steps = from.rank().distance(self.to.rank());
            let first = side.fold_wb(Rank::Second, Rank::Seventh);
            return is_ahead(side, from, self.to)
                && (steps == 1 || (steps == 2 && from.rank() == first))
                && (ahead & occupied).is_empty();
        }
        attacks::pawn_attacks(side, from).contains(self.to)
            && (board.by_color(side.other()).contains(self.to)
                || position.legal_ep_square() == Some(self.to))
    }

    /// Why a piece that could go there may not.
    fn why_held(&self, position: &Chess, from: Square) -> WhyIllegal {
        let side = position.turn();
        let board = position.board();
        let is_last_rank = matches!(self.to.rank(), Rank::First | Rank::Eighth);
        if self.promotion.is_some()
            && (!is_last_rank || self.role != Role::Pawn || self.promotion == Some(Role::King))
        {
            return WhyIllegal::NoPromotion;
        }
        if self.role == Role::King {
            let without = board.occupied() ^ Bitboard::from_square(from);
            let by = board.attacks_to(self.to, side.other(), without).first();
            return by.map_or(WhyIllegal::ExposesKing, |by| {
                WhyIllegal::KingAttacked(self.to, by)
            });
        }
        if let Some(by) = position.checkers().first() {
            return WhyIllegal::InCheck(by);
        }
        let pinner = board.king_of(side).and_then(|king| {
            let without = board.occupied() ^ Bitboard::from_square(from);
            board.attacks_to(king, side.other(), without).first()
        });
        pinner.map_or(WhyIllegal::ExposesKing, |by| {
            WhyIllegal::Pinned(self.role, from, by)
        })
    }

    /// Why no piece can go there.
    fn why_out_of_reach(&self, position: &Chess, pieces: Bitboard) -> WhyIllegal {
        let side = position.turn();
        let board = position.board();
        if self.role == Role::Pawn {
            let takes = |from: &Square| attacks::pawn_attacks(side, *from).contains(self.to);
            if self.capture && pieces.into_iter().any(|from| takes(&from)) {
                let beside =
                    Square::from_coords(self.to.file(), side.fold_wb(Rank::Fifth, Rank::Fourth));
                let sixth = side.fold_wb(Rank::Sixth, Rank::Third);
                let pawn = board.by_role(Role::Pawn) & board.by_color(side.other());
                return if self.to.rank() == sixth && pawn.contains(beside) {
                    WhyIllegal::NoEnPassant(self.to)
                } else {
                    WhyIllegal::NothingToTake(self.to)
                };
            }
        }
        let mut blockers = pieces
            .into_iter()
            .filter_map(|from| self.blocker(position, from));
        blockers
            .next()
            .map_or(WhyIllegal::NoneReaches(self.role, self.to), |square| {
                WhyIllegal::Blocked(self.role, square)
            })
    }

    /// The first piece in the way of one that would go there on an empty board.
    fn blocker(&self, position: &Chess, from: Square) -> Option<Square> {
        let side = position.turn();
        let on_its_way = match self.role {
            Role::Pawn => {
                let steps = from.rank().distance(self.to.rank());
                let first = side.fold_wb(Rank::Second, Rank::Seventh);
                from.file() == self.to.file()
                    && is_ahead(side, from, self.to)
                    && (steps == 1 || (steps == 2 && from.rank() == first))
            }
            Role::Knight | Role::King => false,
            role => {
                let piece = role.of(side);
                attacks::attacks(from, piece, Bitboard::EMPTY).contains(self.to)
            }
        };
        let mut way = attacks::between(from, self.to);
        if self.role == Role::Pawn {
            way |= Bitboard::from_square(self.to);
        }
        let in_the_way = way & position.board().occupied();
        on_its_way
            .then(|| {
                in_the_way
                    .into_iter()
                    .min_by_key(|square| square.distance(from))
            })
            .flatten()
    }
}

fn is_ahead(side: Color, from: Square, to: Square) -> bool {
    side.fold_wb(to.rank() > from.rank(), to.rank() < from.rank())
}

fn why_not_castling(side: CastlingSide, position: &Chess) -> WhyIllegal {
    let turn = position.turn();
    let (board, castles) = (position.board(), position.castles());
    let (Some(rook), Some(king)) = (castles.rook(turn, side), board.king_of(turn)) else {
        return WhyIllegal::NoCastlingRight(side);
    };
    let path = castles.path(turn, side) & board.occupied();
    if let Some(square) = path.into_iter().min_by_key(|square| square.distance(king)) {
        return WhyIllegal::CastlingBlocked(square);
    }
    if position.is_check() {
        return WhyIllegal::CastlingInCheck;
    }
    let to = side.king_to(turn);
    let without = board.occupied() ^ Bitboard::from_square(king) ^ Bitboard::from_square(rook);
    let way = attacks::between(king, to) | Bitboard::from_square(to);
    let attacked = way
        .into_iter()
        .filter(|square| board.attacks_to(*square, turn.other(), without).any())
        .min_by_key(|square| square.distance(king));
    attacked.map_or(WhyIllegal::ExposesKing, WhyIllegal::CastlingAttacked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::notation::{Letters, find, read};
    use crate::game::{Start, Variant};

    #[track_caller]
    fn check(fen: &str, word: &str, expected: WhyIllegal) {
        let Ok(start) = Start::from_fen(fen, Variant::Standard) else {
            panic!("{fen} is a position")
        };
        let Ok(written) = read(word, Letters::english()) else {
            panic!("{word} can be read")
        };
        assert!(find(written, start.position()).is_err(), "{word} is legal");
        assert_eq!(why_illegal(written, start.position()), expected, "{word}");
    }

    const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

    #[test]
    fn a_pinned_piece_and_one_that_is_not() {
        let fen = "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1";
        check(
            fen,
            "Nd5",
            WhyIllegal::Pinned(Role::Knight, Square::E3, Square::E7),
        );
        check(
            fen,
            "Nd4",
            WhyIllegal::NoneReaches(Role::Knight, Square::D4),
        );
    }

    #[test]
    fn pieces_in_the_way_or_on_the_square() {
        check(START, "Ra3", WhyIllegal::Blocked(Role::Rook, Square::A2));
        check(START, "Nd2", WhyIllegal::OwnPieceThere(Square::D2));
        check(START, "Bb5", WhyIllegal::Blocked(Role::Bishop, Square::E2));
        check(
            START,
            "Ke3",
            WhyIllegal::NoneReaches(Role::King, Square::E3),
        );
        let fen = "4k3/8/8/8/8/4n3/4P3/4K3 w - - 0 1";
        check(fen, "e4", WhyIllegal::Blocked(Role::Pawn, Square::E3));
    }

    #[test]
    fn the_other_player_could() {
        check(
            START,
            "Nf6",
            WhyIllegal::OtherPlayer(Role::Knight, Square::F6),
        );
        check(START, "e7e5", WhyIllegal::OpponentsPiece(Square::E7));
        check(START, "e4e5", WhyIllegal::EmptySquare(Square::E4));
        check(
            "4k3/8/8/8/8/8/8/4K3 w - - 0 1",
            "Qd1",
            WhyIllegal::NoSuchPiece(Role::Queen),
        );
    }

    #[test]
    fn pawns_take_only_what_is_there() {
        check(START, "exd3", WhyIllegal::NothingToTake(Square::D3));
        let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1";
        check(fen, "exd6", WhyIllegal::NoEnPassant(Square::D6));
        check(fen, "exf6", WhyIllegal::NothingToTake(Square::F6));
        check(fen, "ed", WhyIllegal::NoPawnCapture(File::E, File::D));
        check(
            "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
            "e3=Q",
            WhyIllegal::NoPromotion,
        );
    }

    #[test]
    fn a_king_in_check() {
        let fen = "4k3/8/8/8/4r3/8/P7/4K3 w - - 0 1";
        check(fen, "a3", WhyIllegal::InCheck(Square::E4));
        check(fen, "Ke2", WhyIllegal::KingAttacked(Square::E2, Square::E4));
    }

    #[test]
    fn castling() {
        let blocked = "4k3/8/8/8/8/8/8/R2QK2R w KQ - 0 1";
        check(blocked, "O-O-O", WhyIllegal::CastlingBlocked(Square::D1));
        let lost = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
        check(
            lost,
            "O-O",
            WhyIllegal::NoCastlingRight(CastlingSide::KingSide),
        );
        check(
            lost,
            "e1g1",
            WhyIllegal::NoCastlingRight(CastlingSide::KingSide),
        );
        let check_given = "4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1";
        check(check_given, "O-O", WhyIllegal::CastlingInCheck);
        let attacked = "3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        check(attacked, "O-O-O", WhyIllegal::CastlingAttacked(Square::D1));
        let passes = "4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1";
        check(passes, "O-O", WhyIllegal::CastlingAttacked(Square::F1));
    }
}
