//! Moves, moments and sides in words.

use shakmaty::{CastlingSide, Color};

use super::Words;
use super::bundle::Value;
use crate::game::{Made, MoveLabel};
use crate::report::Occurrence;
use crate::rules::{Article, Ground};

/// The selector of a side in the message files.
pub(super) fn side(color: Color) -> Value {
    color.fold_wb("white", "black").into()
}

/// The selector of a wing in the message files.
pub(super) fn wing(wing: CastlingSide) -> Value {
    Value::from(if wing.is_king_side() {
        "kingside"
    } else {
        "queenside"
    })
}

impl From<Article> for Value {
    fn from(article: Article) -> Self {
        Self::from(article.as_str())
    }
}

impl Words {
    /// The SAN of a move as this language shows it: its own letters, or figurines of the mover's colour.
    #[must_use]
    pub fn san(&self, label: &MoveLabel) -> String {
        match label.made {
            Made::Legally => {}
            Made::Unseen => return self.say("gap"),
            Made::Illegally => {
                return self.say_with("illegal-move", &[("move", label.san.as_str().into())]);
            }
        }
        self.pieces_of(&label.san, label.side)
    }

    /// A move in English letters as this language shows it: with its own letters, or with the figurines of a side.
    #[must_use]
    pub(in crate::words) fn pieces_of(&self, san: &str, side: Color) -> String {
        if !self.has_figurines() {
            return self.letters_of_moves().spell(san);
        }
        let figurine = |letter: char| {
            let (white, black) = match letter {
                'K' => ('♔', '♚'),
                'Q' => ('♕', '♛'),
                'R' => ('♖', '♜'),
                'B' => ('♗', '♝'),
                'N' => ('♘', '♞'),
                other => (other, other),
            };
            side.fold_wb(white, black)
        };
        san.chars().map(figurine).collect()
    }

    /// Moves that a written one could be, as they can be typed: in the letters of this language, or in English ones.
    #[must_use]
    pub fn candidates(&self, sans: &[String]) -> String {
        let spelt = sans.iter().map(|san| {
            if self.has_figurines() {
                san.clone()
            } else {
                self.pieces_of(san, Color::White)
            }
        });
        spelt.collect::<Vec<_>>().join(", ")
    }

    /// A move within a sentence: `22...Ra4`.
    #[must_use]
    pub fn mv(&self, label: &MoveLabel) -> String {
        if label.made == Made::Unseen {
            return self.say_with("gap-before", &[("n", label.number.to_string().into())]);
        }
        let dots = label.side.fold_wb(".", "...");
        format!("{}{dots}{}", label.number, self.san(label))
    }

    /// A move as a heading: `22... Ra4`.
    #[must_use]
    pub fn mv_heading(&self, label: &MoveLabel) -> String {
        if label.made == Made::Unseen {
            return self.say_with("gap-heading", &[("n", label.number.to_string().into())]);
        }
        let dots = label.side.fold_wb(".", "...");
        format!("{}{dots} {}", label.number, self.san(label))
    }

    /// A moment as a heading: its move, or "start position".
    #[must_use]
    pub fn moment_heading(&self, moment: &Occurrence) -> String {
        moment
            .label
            .as_ref()
            .map_or_else(|| self.say("moment-start"), |label| self.mv_heading(label))
    }

    /// The moment after a move as a phrase, or "at the start".
    #[must_use]
    pub fn moment_of(&self, label: Option<&MoveLabel>) -> String {
        match label {
            Some(label) => self.say_with("moment-after", &[("move", self.mv(label).into())]),
            None => self.say("moments-start"),
        }
    }

    /// A right to castle by its side and wing: "White kingside".
    #[must_use]
    pub fn castling_right(&self, color: Color, side_of: CastlingSide) -> String {
        self.say_with(
            "castling-right",
            &[("side", side(color)), ("wing", wing(side_of))],
        )
    }

    /// Several things in a row: "a, b and c".
    #[must_use]
    pub fn and_list(&self, things: Vec<String>) -> String {
        self.list("list-and", things)
    }

    /// A moment as a phrase: "after 22... Ra4", or "start position".
    #[must_use]
    pub fn moment(&self, moment: &Occurrence) -> String {
        match &moment.label {
            Some(label) => self.say_with("moment-after", &[("move", self.mv(label).into())]),
            None => self.say("moment-start"),
        }
    }

    /// Several moments as one phrase: "at the start and after 2...Ng8 and 4...Ng8".
    #[must_use]
    pub fn moments(&self, moments: &[Occurrence]) -> String {
        let labels = moments.iter().filter_map(|moment| moment.label.as_ref());
        let moves: Vec<String> = labels.map(|label| self.mv(label)).collect();
        let has_start = moments.iter().any(|moment| moment.label.is_none());
        match (has_start, moves.is_empty()) {
            (true, true) => self.say("moments-start"),
            (true, false) => self.say_with(
                "moments-start-and-after",
                &[("moves", self.list("list-and", moves).into())],
            ),
            (false, _) => self.say_with(
                "moments-after",
                &[("moves", self.list("list-and", moves).into())],
            ),
        }
    }

    /// Moves as one phrase: "34.Qe2, 34.Qe3 or 34.Qe4".
    #[must_use]
    pub fn either_move<'l>(&self, labels: impl Iterator<Item = &'l MoveLabel>) -> String {
        self.list("list-or", labels.map(|label| self.mv(label)).collect())
    }

    /// "White to move".
    #[must_use]
    pub fn to_move(&self, color: Color) -> String {
        self.say_with("side-to-move", &[("side", side(color))])
    }

    /// "White".
    #[must_use]
    pub fn side(&self, color: Color) -> String {
        self.say(color.fold_wb("side-white", "side-black"))
    }

    /// "third time", within a sentence.
    #[must_use]
    pub fn nth_time(&self, n: usize) -> String {
        self.say_with("nth-time-small", &[("n", n.into())])
    }

    /// Articles as they are quoted: "9.2.1, 9.5.2".
    pub(super) fn articles(articles: &[Article]) -> String {
        let mut named: Vec<&str> = Vec::new();
        for article in articles.iter().filter(|article| article.is_known()) {
            // Editions with fewer numbers have several points under one.
            if !named.contains(&article.as_str()) {
                named.push(article.as_str());
            }
        }
        named.join(", ")
    }

    /// The articles of a claim with an intended move on these grounds.
    pub(super) fn intended_articles(grounds: &[Ground], edition: crate::rules::Edition) -> String {
        Self::articles(
            &grounds
                .iter()
                .map(|ground| ground.article_intended(edition))
                .collect::<Vec<_>>(),
        )
    }
}
