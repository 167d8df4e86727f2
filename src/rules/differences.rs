//! Why a same diagram is not the same position.

use shakmaty::{
    Board, CastlingSide, Chess, Color, EnPassantMode, Move, Position, Rank, Role, Square, fen::Fen,
};

use super::{Article, Edition, Point};
use crate::game::{Line, Made, MoveLabel, Ply};

/// A right to castle: whose, on which wing, with the rook on which square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CastlingRight {
    /// Whose right.
    pub side: Color,
    /// Kingside or queenside.
    pub wing: CastlingSide,
    /// Where the rook stands.
    pub rook: Square,
    /// Its letter in a FEN: `KQkq`, or in Chess960 the file where the rook is not the outermost one (X-FEN).
    pub letter: char,
}

impl CastlingRight {
    /// The rights of a position, White's first, kingside first.
    #[must_use]
    pub fn all(position: &Chess) -> Vec<Self> {
        let wings = [CastlingSide::KingSide, CastlingSide::QueenSide];
        let sides = Color::ALL
            .into_iter()
            .flat_map(|side| wings.map(|wing| (side, wing)));
        let rights = sides.filter_map(|(side, wing)| {
            let rook = position.castles().rook(side, wing)?;
            Some(Self {
                side,
                wing,
                rook,
                letter: letter(position.board(), side, wing, rook),
            })
        });
        rights.collect()
    }
}

fn letter(board: &Board, side: Color, wing: CastlingSide, rook: Square) -> char {
    let back_rank = side.fold_wb(Rank::First, Rank::Eighth);
    let rooks = board.by_piece(Role::Rook.of(side)) & back_rank;
    let outermost = if wing.is_king_side() {
        rooks.last()
    } else {
        rooks.first()
    };
    let letter = match (outermost == Some(rook), wing) {
        (true, CastlingSide::KingSide) => 'k',
        (true, CastlingSide::QueenSide) => 'q',
        (false, _) => rook.file().char(),
    };
    side.fold_wb(letter.to_ascii_uppercase(), letter)
}

/// The castling field of the position's FEN: letters, or `-`.
#[must_use]
pub fn castling_field(position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    fen.split(' ').nth(2).unwrap_or("-").to_owned()
}

/// A right that was lost, and the move that lost it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LostRight {
    /// The right.
    pub right: CastlingRight,
    /// The ply of the move that lost it.
    pub ply: Ply,
    /// The move.
    pub label: MoveLabel,
}

/// A legal en passant capture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EnPassantCapture {
    /// The capture in coordinates, such as `e5d6`.
    pub uci: String,
    /// The capture in SAN.
    pub san: String,
}

/// One way in which two moments with the same diagram differ. `then` is the earlier moment, `now` the later.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Difference {
    /// The other player had the move (9.2.3).
    SideToMove {
        /// Who had the move at the earlier moment.
        then: Color,
        /// Who has it at the later moment.
        now: Color,
    },
    /// Castling rights were lost in between (9.2.3.2).
    Castling {
        /// The castling field of the earlier moment.
        then: String,
        /// The castling field of the later moment.
        now: String,
        /// Each right that was lost, with its move.
        lost: Vec<LostRight>,
    },
    /// An en passant capture was legal at one moment and is not at the other (9.2.3.1).
    EnPassant {
        /// The legal captures at the earlier moment.
        then: Vec<EnPassantCapture>,
        /// The legal captures at the later moment.
        now: Vec<EnPassantCapture>,
        /// The double step that allowed them; `None` where it came before the record.
        made_by: Option<(Ply, MoveLabel)>,
    },
}

impl Difference {
    /// The article by which the difference counts.
    #[must_use]
    pub const fn article(&self, edition: Edition) -> Article {
        edition.article(match self {
            Self::SideToMove { .. } => Point::SamePosition,
            Self::Castling { .. } => Point::SamePositionCastling,
            Self::EnPassant { .. } => Point::SamePositionEnPassant,
        })
    }
}

/// All differences of two moments with the same diagram; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Differences(Vec<Difference>);

impl Differences {
    /// Compares two plies of a line, `then` before `now`. `None` where the diagrams differ or where
    /// the positions are the same. O(plies between them).
    #[must_use]
    pub fn between(line: &Line, then: Ply, now: Ply) -> Option<Self> {
        let (earlier, later) = (line.position(then), line.position(now));
        if earlier.board() != later.board() {
            return None;
        }
        let all = [
            side_to_move(earlier, later),
            castling(line, then, now),
            en_passant(line, then, now),
        ];
        let all: Vec<Difference> = all.into_iter().flatten().collect();
        (!all.is_empty()).then_some(Self(all))
    }

    /// The castling rights lost between two plies, `then` before `now`, whether or not the diagrams are the same;
    /// `None` where none was lost.
    #[must_use]
    pub fn castling(line: &Line, then: Ply, now: Ply) -> Option<Difference> {
        castling(line, then, now)
    }

    /// The differences: player to move, castling, en passant.
    #[must_use]
    pub fn as_slice(&self) -> &[Difference] {
        &self.0
    }
}

fn side_to_move(earlier: &Chess, later: &Chess) -> Option<Difference> {
    let (then, now) = (earlier.turn(), later.turn());
    (then != now).then_some(Difference::SideToMove { then, now })
}

fn castling(line: &Line, then: Ply, now: Ply) -> Option<Difference> {
    let (earlier, later) = (line.position(then), line.position(now));
    if earlier.castles().castling_rights() == later.castles().castling_rights() {
        return None;
    }
    let kept = later.castles().castling_rights();
    let gone = CastlingRight::all(earlier)
        .into_iter()
        .filter(|right| !kept.contains(right.rook));
    let lost = gone
        .filter_map(|right| lost_by(line, then, now, right))
        .collect();
    Some(Difference::Castling {
        then: castling_field(earlier),
        now: castling_field(later),
        lost,
    })
}

/// The first move after `then` without the right.
fn lost_by(line: &Line, then: Ply, now: Ply, right: CastlingRight) -> Option<LostRight> {
    let mut ply = then.next();
    while ply <= now {
        let step = line.step(ply)?;
        if !step
            .position
            .castles()
            .castling_rights()
            .contains(right.rook)
        {
            return Some(LostRight {
                right,
                ply,
                label: line.label(ply)?.clone(),
            });
        }
        ply = ply.next();
    }
    None
}

fn en_passant(line: &Line, then: Ply, now: Ply) -> Option<Difference> {
    let (earlier, later) = (
        en_passant_captures(line.position(then)),
        en_passant_captures(line.position(now)),
    );
    if earlier == later {
        return None;
    }
    let made_at = if earlier.is_empty() { now } else { then };
    // A position that was set up has no double step before it.
    let label = line
        .label(made_at)
        .filter(|label| label.made != Made::Unseen);
    let made_by = label.map(|label| (made_at, label.clone()));
    Some(Difference::EnPassant {
        then: earlier,
        now: later,
        made_by,
    })
}

/// The legal en passant captures of a position, in the order of their coordinates.
#[must_use]
pub fn en_passant_captures(position: &Chess) -> Vec<EnPassantCapture> {
    let legal = position.en_passant_moves();
    let captures = legal
        .into_iter()
        .filter(|mv| matches!(mv, Move::EnPassant { .. }))
        .map(|mv| EnPassantCapture {
            uci: mv.to_uci(shakmaty::CastlingMode::Standard).to_string(),
            san: crate::game::notation::san(position, mv),
        });
    let mut captures: Vec<EnPassantCapture> = captures.collect();
    captures.sort_by(|a, b| a.uci.cmp(&b.uci));
    captures
}
