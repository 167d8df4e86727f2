//! The exam: case by case a candidate says the outcome, the article, the minutes and the move that is due; then the finding is shown.

use std::rc::Rc;

use shakmaty::Color;

use super::ExamCase;
use crate::game::Ply;
use crate::rules::{Consequence, Finding, Outcome};

/// The outcomes to choose from.
pub const OUTCOMES: [Outcome; 6] = [
    Outcome::Correct,
    Outcome::Incorrect,
    Outcome::NoRight,
    Outcome::Incomplete,
    Outcome::NotProved,
    Outcome::GameAlreadyOver,
];

/// The articles to choose from: those on which findings of claims rest (Laws of 2023).
pub const ARTICLES: [&str; 16] = [
    "5.1.1", "5.1.2", "5.2.1", "5.2.2", "5.2.3", "6.9", "6.12.2", "9.2.1", "9.2.2", "9.3.1",
    "9.3.2", "9.4", "9.5.2", "9.5.3", "9.6.1", "9.6.2",
];

/// The extra minutes to choose from.
pub const MINUTES: [u32; 4] = [0, 1, 2, 3];

/// Which move is due after a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Due {
    /// None: the game is over.
    None,
    /// The intended move.
    Intended,
    /// Another move with the piece of the intended one.
    OtherWithThatPiece,
    /// A move with the piece that was touched.
    TouchedPiece,
    /// Any legal move of this side.
    Any(Color),
    /// Nothing yet: the claim can still be made legal, or something must be found out first.
    NotYet,
}

impl Due {
    /// What there is to choose from.
    pub const ALL: [Self; 7] = [
        Self::None,
        Self::Intended,
        Self::OtherWithThatPiece,
        Self::TouchedPiece,
        Self::Any(Color::White),
        Self::Any(Color::Black),
        Self::NotYet,
    ];

    /// What is due by a finding.
    #[must_use]
    pub fn by(finding: &Finding) -> Self {
        let all = &finding.consequences;
        let any = |wanted: fn(&Consequence) -> bool| all.iter().any(wanted);
        let starts = all.iter().find_map(|it| match it {
            Consequence::StartClock(side) => Some(*side),
            _ => None,
        });
        if any(|it| {
            matches!(
                it,
                Consequence::IntendedMoveMustBeMade(_)
                    | Consequence::IntendedMoveMustBeMadeAndEnds(..)
            )
        }) {
            Self::Intended
        } else if any(|it| matches!(it, Consequence::OtherMoveWithThatPiece)) {
            Self::OtherWithThatPiece
        } else if any(|it| matches!(it, Consequence::TouchedPieceMustMove)) {
            Self::TouchedPiece
        } else if let Some(side) = starts {
            Self::Any(side)
        } else if any(|it| {
            matches!(
                it,
                Consequence::MakeTheClaimLegal
                    | Consequence::ReconstructEarlierMoves
                    | Consequence::ArbiterDecidesOnTime
                    | Consequence::AcceptedWhereRestricted
            )
        }) {
            Self::NotYet
        } else {
            Self::None
        }
    }
}

/// The minutes that follow from a finding; `None` where they are not certain.
fn minutes(finding: &Finding) -> Option<u32> {
    let adds = |it: &Consequence| matches!(it, Consequence::MinutesFor(_));
    if finding.consequences.iter().any(adds) {
        finding.penalty.minutes()
    } else {
        Some(0)
    }
}

/// What a candidate says.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Answers {
    /// The outcome.
    pub outcome: Option<Outcome>,
    /// The article that decides.
    pub article: Option<&'static str>,
    /// The extra minutes for the opponent.
    pub minutes: Option<u32>,
    /// The move that is due.
    pub due: Option<Due>,
}

impl Answers {
    /// Whether everything is said.
    #[must_use]
    pub const fn is_whole(&self) -> bool {
        self.outcome.is_some()
            && self.article.is_some()
            && self.minutes.is_some()
            && self.due.is_some()
    }
}

/// Which of the four answers are right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marks([bool; 4]);

/// One of the four things that are asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The outcome.
    Outcome,
    /// The article.
    Article,
    /// The minutes.
    Minutes,
    /// The move that is due.
    Due,
}

impl Marks {
    /// The marks of these answers. An article is right where the finding rests on it, or on the article that it is a part of.
    #[must_use]
    pub fn of(answers: &Answers, finding: &Finding) -> Self {
        let article = answers.article.is_some_and(|said| {
            finding.articles.iter().any(|article| {
                let of = article.as_str();
                said == of
                    || said
                        .strip_prefix(of)
                        .is_some_and(|rest| rest.starts_with('.'))
            })
        });
        Self([
            answers.outcome == Some(finding.outcome),
            article,
            // Where the minutes are not certain nobody can be wrong about them.
            minutes(finding).is_none_or(|right| answers.minutes == Some(right)),
            answers.due == Some(Due::by(finding)),
        ])
    }

    /// Whether an answer is right.
    #[must_use]
    pub const fn is_right(&self, part: Part) -> bool {
        let [outcome, article, minutes, due] = self.0;
        match part {
            Part::Outcome => outcome,
            Part::Article => article,
            Part::Minutes => minutes,
            Part::Due => due,
        }
    }

    /// How many are right, of four.
    #[must_use]
    pub fn right(&self) -> usize {
        self.0.iter().filter(|right| **right).count()
    }
}

/// An exam that is taken: which case is shown, what was said, the marks so far.
#[derive(Clone, Debug)]
pub struct Exam {
    cases: Vec<Rc<ExamCase>>,
    at: usize,
    shown: Ply,
    answers: Answers,
    marks: Vec<Marks>,
}

impl Exam {
    /// An exam at its first case; `None` without cases.
    #[must_use]
    pub fn begin(cases: Vec<Rc<ExamCase>>) -> Option<Self> {
        let shown = cases.first()?.at();
        Some(Self {
            cases,
            at: 0,
            shown,
            answers: Answers::default(),
            marks: Vec::new(),
        })
    }

    /// The case that is shown; `None` after the last one.
    #[must_use]
    pub fn case(&self) -> Option<&Rc<ExamCase>> {
        self.cases.get(self.at)
    }

    /// The number of the case that is shown, from 0, and how many there are.
    #[must_use]
    pub const fn place(&self) -> (usize, usize) {
        (self.at, self.cases.len())
    }

    /// The moment that is shown of the case's game.
    #[must_use]
    pub const fn shown(&self) -> Ply {
        self.shown
    }

    /// Shows another moment, so many half-moves on, up to that of the claim.
    pub fn step(&mut self, half_moves: i32) {
        if let Some(case) = self.case() {
            let to = self.shown.half_moves().saturating_add_signed(half_moves);
            self.shown = Ply::new(to).min(case.at());
        }
    }

    /// Shows a moment, up to that of the claim.
    pub fn show(&mut self, ply: Ply) {
        if let Some(case) = self.case() {
            self.shown = ply.min(case.at());
        }
    }

    /// What was said of the case that is shown.
    #[must_use]
    pub const fn answers(&self) -> &Answers {
        &self.answers
    }

    /// Says something of the case that is shown, unless it is handed in.
    pub fn say(&mut self, answers: Answers) {
        if self.marked().is_none() {
            self.answers = answers;
        }
    }

    /// Hands in what was said, where everything is.
    pub fn hand_in(&mut self) {
        let Some(case) = self.case() else { return };
        if self.marked().is_none() && self.answers.is_whole() {
            let marks = Marks::of(&self.answers, case.finding());
            self.shown = case.at();
            self.marks.push(marks);
        }
    }

    /// The marks of the case that is shown, once it is handed in.
    #[must_use]
    pub fn marked(&self) -> Option<Marks> {
        self.marks.get(self.at).copied()
    }

    /// Goes on to the next case, where this one is handed in.
    pub fn next(&mut self) {
        if self.marked().is_some() {
            self.at += 1;
            self.answers = Answers::default();
            self.shown = self.case().map_or(Ply::START, |case| case.at());
        }
    }

    /// The extra minutes that follow from a case; `None` where they are not certain.
    #[must_use]
    pub fn right_minutes(case: &ExamCase) -> Option<u32> {
        minutes(case.finding())
    }

    /// The marks so far, case by case.
    #[must_use]
    pub fn marks(&self) -> &[Marks] {
        &self.marks
    }

    /// All its cases.
    #[must_use]
    pub fn cases(&self) -> &[Rc<ExamCase>] {
        &self.cases
    }
}
