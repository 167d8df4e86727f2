//! Two moments compared point by point, as article 9.2.3 has them.

use shakmaty::{Board, Color, Position, Square};

use super::moment::Occurrence;
use crate::game::{Ply, Step};
use crate::rules::{
    Article, CastlingRight, Course, Difference, Differences, Edition, EnPassantCapture, LostRight,
    Point, en_passant_captures, same_position,
};

/// One of the two moments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Side {
    /// The moment.
    pub moment: Occurrence,
    /// Its diagram.
    pub board: Board,
    /// Where its last move went from and to.
    pub last_move: Option<[Square; 2]>,
    /// Who has the move.
    pub side_to_move: Color,
    /// The legal en passant captures.
    pub en_passant: Vec<EnPassantCapture>,
    /// The rights to castle.
    pub castling: Vec<CastlingRight>,
}

/// Two moments side by side: whether they are the same position, and in what they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// The moment on the left, in one game the earlier one.
    pub left: Side,
    /// The moment on the right.
    pub right: Side,
    /// Squares on which not the same piece stands.
    pub squares: Vec<Square>,
    /// The rights that were lost between two moments of one game, with the moves that lost them.
    pub lost: Vec<LostRight>,
    /// The articles by which the positions differ; empty where they are the same position.
    pub articles: Vec<Article>,
    /// The edition of the Laws that is applied.
    pub edition: Edition,
}

impl Side {
    pub(super) fn at(course: &Course, ply: Ply) -> Self {
        let position = course.line().position(ply);
        Self {
            moment: Occurrence::at(course.line(), ply),
            board: position.board().clone(),
            last_move: course.line().step(ply).and_then(Step::squares),
            side_to_move: position.turn(),
            en_passant: en_passant_captures(position),
            castling: CastlingRight::all(position),
        }
    }
}

impl Comparison {
    /// How many lines its checklist has: player to move, pieces, en passant, castling rights.
    pub const LINES: usize = 4;

    /// The rights that were lost between the two moments, by the squares of king and rook.
    #[must_use]
    pub fn lost_squares(&self) -> Vec<(Square, Square)> {
        let squares = |lost: &LostRight| {
            let king = self.left.board.king_of(lost.right.side)?;
            Some((king, lost.right.rook))
        };
        self.lost.iter().filter_map(squares).collect()
    }

    /// Compares a moment of one course with a moment of another, or two moments of one course, where the earlier
    /// stands left. O(plies between them) in one course.
    #[must_use]
    pub fn between(left: (&Course, Ply), right: (&Course, Ply)) -> Self {
        let edition = right.0.edition();
        let in_one_course = std::ptr::eq(left.0, right.0);
        let (left, right) = if in_one_course && right.1 < left.1 {
            (right, left)
        } else {
            (left, right)
        };
        let same = same_position(
            left.0.line().position(left.1),
            right.0.line().position(right.1),
        );
        let lost = if in_one_course {
            lost(left.0, left.1, right.1)
        } else {
            Vec::new()
        };
        let (left, right) = (Side::at(left.0, left.1), Side::at(right.0, right.1));
        let squares = Square::ALL
            .into_iter()
            .filter(|s| left.board.piece_at(*s) != right.board.piece_at(*s))
            .collect();
        let mut comparison = Self {
            left,
            right,
            squares,
            lost,
            articles: Vec::new(),
            edition,
        };
        comparison.articles = if same {
            Vec::new()
        } else {
            comparison.differing(edition)
        };
        comparison
    }

    /// Whether the two moments are the same position.
    #[must_use]
    pub fn is_same_position(&self) -> bool {
        self.articles.is_empty()
    }

    /// Whether the same player has the move.
    #[must_use]
    pub fn same_side_to_move(&self) -> bool {
        self.left.side_to_move == self.right.side_to_move
    }

    /// Whether the same captures en passant are possible.
    #[must_use]
    pub fn same_en_passant(&self) -> bool {
        let captures = |side: &Side| {
            side.en_passant
                .iter()
                .map(|capture| capture.uci.clone())
                .collect::<Vec<_>>()
        };
        captures(&self.left) == captures(&self.right)
    }

    /// Whether the same rights to castle exist.
    #[must_use]
    pub fn same_castling(&self) -> bool {
        let rooks = |side: &Side| {
            side.castling
                .iter()
                .map(|right| (right.side, right.rook))
                .collect::<Vec<_>>()
        };
        rooks(&self.left) == rooks(&self.right)
    }

    fn differing(&self, edition: Edition) -> Vec<Article> {
        let points = [
            (
                !self.same_side_to_move() || !self.squares.is_empty(),
                Point::SamePosition,
            ),
            (!self.same_en_passant(), Point::SamePositionEnPassant),
            (!self.same_castling(), Point::SamePositionCastling),
        ];
        points
            .into_iter()
            .filter(|(differs, _)| *differs)
            .map(|(_, point)| edition.article(point))
            .collect()
    }
}

/// The rights lost between two plies of one course, whatever stands on the board.
fn lost(course: &Course, then: Ply, now: Ply) -> Vec<LostRight> {
    let castling = Differences::castling(course.line(), then, now);
    match castling {
        Some(Difference::Castling { lost, .. }) => lost,
        _ => Vec::new(),
    }
}
