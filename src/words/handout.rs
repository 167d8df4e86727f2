//! A lesson on paper: its diagrams with their sentences, and the checklist.

use shakmaty::{Board, Square};

use super::{ChecklistRow, Words};
use crate::report::Comparison;

/// A lesson on paper.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoutPage {
    /// The title.
    pub title: String,
    /// The game that it is from; may be empty.
    pub source: String,
    /// The steps.
    pub steps: Vec<HandoutStep>,
    /// The comparison in the end.
    pub comparison: HandoutComparison,
    /// The program, and whose word counts.
    pub imprint: String,
}

/// A step: its diagram, and what stands beside it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoutStep {
    /// The diagram.
    pub board: Board,
    /// What is drawn on it.
    pub marks: PaperMarks,
    /// The moment, and who is to move.
    pub moment: String,
    /// The sentences.
    pub text: String,
    /// What is asked; may be empty.
    pub question: String,
}

/// What is drawn on a diagram.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PaperMarks {
    /// Marked squares.
    pub squares: Vec<Square>,
    /// Arrows.
    pub arrows: Vec<(Square, Square)>,
    /// Rights to castle that stand, by the squares of king and rook.
    pub rights: Vec<(Square, Square)>,
    /// Rights that went.
    pub lost: Vec<(Square, Square)>,
}

/// The comparison: both moments, the checklist, the answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HandoutComparison {
    /// What is compared, and by which article.
    pub heading: String,
    /// The two moments.
    pub moments: [String; 2],
    /// The checklist.
    pub rows: Vec<ChecklistRow>,
    /// The answer.
    pub headline: String,
    /// Why.
    pub why: String,
}

impl Words {
    /// The comparison with which a handout ends.
    #[must_use]
    pub fn handout_comparison(&self, comparison: &Comparison) -> HandoutComparison {
        let heading = self.say("compare-title");
        let article = self.sameness_article(comparison);
        HandoutComparison {
            heading: format!("{heading} ({article})"),
            moments: [&comparison.left, &comparison.right].map(|side| self.compared_moment(side)),
            rows: self.checklist(comparison).into(),
            headline: self.comparison_headline(comparison),
            why: self.comparison_why(comparison),
        }
    }

    /// The program, and whose word counts.
    #[must_use]
    pub fn imprint(&self) -> String {
        let version = ("version", env!("CARGO_PKG_VERSION").into());
        self.say_with("record-imprint", &[version])
    }
}
