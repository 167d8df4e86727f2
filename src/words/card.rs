//! The card for the table: what an arbiter does when a draw is claimed, what decides, and the keys. One page.

use super::Words;
use super::bundle::Value;
use crate::report::Event;
use crate::rules::{Edition, Point};

/// The card for the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CardPage {
    /// The title.
    pub title: String,
    /// The Laws that it goes by.
    pub subtitle: String,
    /// The steps of the procedure, in their order.
    pub steps: (String, Vec<String>),
    /// What decides: articles, each with what it says.
    pub law: (String, Vec<(String, String)>),
    /// When two positions are the same: the points to look at.
    pub same: (String, Vec<String>),
    /// Keys, each with what it does.
    pub keys: (String, Vec<(String, String)>),
    /// The program, and whose word counts.
    pub imprint: String,
}

/// So many steps has the procedure.
const STEPS: usize = 9;

/// What decides, in the order in which it is asked.
const LAW: [(Point, &str); 9] = [
    (Point::RepetitionIntended, "card-intended"),
    (Point::RepetitionOnBoard, "card-repetition"),
    (Point::FiftyMoves, "card-fifty"),
    (Point::Touched, "card-touched"),
    (Point::CannotBeWithdrawn, "card-paused"),
    (Point::ClaimCorrect, "card-correct"),
    (Point::ClaimIncorrect, "card-incorrect"),
    (Point::Fivefold, "card-fivefold"),
    (Point::SeventyFiveMoves, "card-seventy-five"),
];

impl Words {
    /// The card for the table, with these keys and what each does. It goes by the FIDE Laws in force.
    #[must_use]
    pub fn table_card(&self, event: &Event, keys: Vec<(String, String)>) -> CardPage {
        let edition = Edition::default();
        let law = LAW.iter().map(|(point, key)| {
            let article = edition.article(*point);
            (article.to_string(), self.say(key))
        });
        let steps = (0..STEPS).map(|at| self.step(at, event));
        let same = [
            "card-same-move",
            "card-same-pieces",
            "card-same-castling",
            "card-same-en-passant",
        ];
        let article = ("article", edition.article(Point::SamePosition).into());
        CardPage {
            title: self.say("card-title"),
            subtitle: self.edition(edition),
            steps: (self.say("card-steps"), steps.collect()),
            law: (self.say("card-law"), law.collect()),
            same: (
                self.say_with("card-same", &[article]),
                same.iter().map(|key| self.say(key)).collect(),
            ),
            keys: (self.say("card-keys"), keys),
            imprint: self.imprint(),
        }
    }

    /// The articles that the help names, by the places of its texts.
    #[must_use]
    pub fn help_articles(&self) -> [(&'static str, Value); 7] {
        let edition = Edition::default();
        [
            ("same", Point::SamePosition),
            ("repetition", Point::Repetition),
            ("fivefold", Point::Fivefold),
            ("signed", Point::SignedResult),
            ("fifty", Point::FiftyMoves),
            ("seventyfive", Point::SeventyFiveMoves),
            ("dead", Point::DeadPosition),
        ]
        .map(|(place, point)| (place, edition.article(point).into()))
    }
}
