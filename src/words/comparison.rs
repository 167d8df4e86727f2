//! The comparison of two positions in words.

use shakmaty::{Color, Square};

use super::Words;
use super::moves::{side, wing};
use crate::report::{Comparison, Side};
use crate::rules::{CastlingRight, LostRight, Point};

/// So many squares are named.
const SQUARES: usize = 6;

/// One line of the checklist of article 9.2.3.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChecklistRow {
    /// What is compared.
    pub point: String,
    /// What holds on the left.
    pub left: String,
    /// What holds on the right.
    pub right: String,
    /// Whether both agree, and in what they do not.
    pub answer: String,
    /// Whether both agree.
    pub agrees: bool,
    /// The moves that the answer names, as they stand there.
    pub moves: Vec<(String, crate::game::Ply)>,
}

impl Words {
    /// The checklist: player to move, pieces, en passant, castling.
    #[must_use]
    pub fn checklist(&self, comparison: &Comparison) -> [ChecklistRow; Comparison::LINES] {
        let (left, right) = (&comparison.left, &comparison.right);
        [
            self.row(
                "compare-side-to-move",
                comparison.same_side_to_move(),
                self.side(left.side_to_move),
                self.side(right.side_to_move),
            ),
            self.pieces_row(&comparison.squares),
            self.row(
                "compare-en-passant",
                comparison.same_en_passant(),
                self.captures_of(left),
                self.captures_of(right),
            ),
            self.castling_row(comparison),
        ]
    }

    fn row(&self, point: &str, agrees: bool, left: String, right: String) -> ChecklistRow {
        let answer = self.say(if agrees {
            "compare-same"
        } else {
            "compare-different"
        });
        ChecklistRow {
            point: self.say(point),
            left,
            right,
            answer,
            agrees,
            moves: Vec::new(),
        }
    }

    fn pieces_row(&self, squares: &[Square]) -> ChecklistRow {
        let mut row = self.row(
            "compare-pieces",
            squares.is_empty(),
            String::new(),
            String::new(),
        );
        row.answer = if squares.is_empty() {
            self.say("compare-all-same")
        } else if squares.len() > SQUARES {
            // More names than anyone reads; the boards show them.
            self.say_with("compare-squares-many", &[("n", squares.len().into())])
        } else {
            let names = squares.iter().map(ToString::to_string).collect();
            let places = [("squares", self.list("list-and", names).into())];
            self.say_with("compare-squares", &places)
        };
        row
    }

    pub(super) fn captures_of(&self, side: &Side) -> String {
        if side.en_passant.is_empty() {
            return self.say("compare-not-possible");
        }
        side.en_passant
            .iter()
            .map(|capture| capture.san.as_str())
            .collect::<Vec<_>>()
            .join(", ")
    }

    fn castling_row(&self, comparison: &Comparison) -> ChecklistRow {
        let (left, right) = (
            self.rights(&comparison.left),
            self.rights(&comparison.right),
        );
        let mut row = self.row("compare-castling", comparison.same_castling(), left, right);
        if !comparison.lost.is_empty() {
            row.answer = comparison
                .lost
                .iter()
                .map(|lost| self.lost_in_words(lost))
                .collect::<Vec<_>>()
                .join(" ");
            row.moves = comparison
                .lost
                .iter()
                .map(|lost| (self.mv(&lost.label), lost.ply))
                .collect();
        }
        row
    }

    fn lost_in_words(&self, lost: &LostRight) -> String {
        let places = [
            ("side", side(lost.right.side)),
            ("wing", wing(lost.right.wing)),
            ("move", self.mv(&lost.label).into()),
        ];
        self.say_with("compare-right-lost", &places)
    }

    /// The rights of both sides: "White: both wings; Black: kingside".
    pub(super) fn rights(&self, of: &Side) -> String {
        let of_color = |color: Color| {
            let rights: Vec<&CastlingRight> = of
                .castling
                .iter()
                .filter(|right| right.side == color)
                .collect();
            let wings = match rights.as_slice() {
                [] => return None,
                [right] if right.wing.is_king_side() => "kingside",
                [_] => "queenside",
                _ => "both",
            };
            Some(self.say_with(
                "compare-rights",
                &[("side", side(color)), ("wings", wings.into())],
            ))
        };
        let all: Vec<String> = Color::ALL.into_iter().filter_map(of_color).collect();
        if all.is_empty() {
            self.say("compare-no-rights")
        } else {
            all.join("; ")
        }
    }

    /// One of the two moments: "After 22.Nb5".
    #[must_use]
    pub fn compared_moment(&self, side: &Side) -> String {
        match &side.moment.label {
            Some(label) => self.say_with("compare-after", &[("move", self.mv(label).into())]),
            None => self.say("compare-start"),
        }
    }

    /// "Article 9.2.3", the head of the checklist.
    #[must_use]
    pub fn sameness_article(&self, comparison: &Comparison) -> String {
        let article = comparison.edition.article(Point::SamePosition);
        self.say_with("compare-article", &[("article", article.into())])
    }

    /// The verdict of the comparison with its articles.
    #[must_use]
    pub fn comparison_headline(&self, comparison: &Comparison) -> String {
        if comparison.is_same_position() {
            let article = comparison.edition.article(Point::SamePosition);
            return self.say_with("compare-same-position", &[("article", article.into())]);
        }
        let articles = Self::articles(&comparison.articles);
        self.say_with(
            "compare-not-same-position",
            &[("articles", articles.into())],
        )
    }

    /// Why, in one sentence.
    #[must_use]
    pub fn comparison_why(&self, comparison: &Comparison) -> String {
        let key = if comparison.is_same_position() {
            "compare-why-same"
        } else if !comparison.squares.is_empty() {
            "compare-why-pieces"
        } else if !comparison.same_side_to_move() {
            "compare-why-side-to-move"
        } else if !comparison.lost.is_empty() {
            "compare-why-castling"
        } else if !comparison.same_castling() {
            "compare-why-castling-other"
        } else {
            "compare-why-en-passant"
        };
        self.say(key)
    }
}
