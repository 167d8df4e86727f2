//! The verdict card in words.

use super::Words;
use super::moves::side;
use crate::game::{Defect, DefectKind, MoveLabel};
use crate::report::{AtMoment, Occurrence, RecordFacts, Verdict};
use crate::rules::{Article, Difference, EndReason, Ending, Ground, Point};

/// The sign of a verdict; the word beside it says the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// ✓ a claim would be correct.
    Correct,
    /// ✗ a claim would be incorrect, or the record is damaged.
    Incorrect,
    /// ? not proved.
    Open,
    /// = the game is over without a claim.
    GameOver,
    /// Nothing of note.
    Neutral,
}

/// What the verdict card shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerdictCard {
    /// The sign.
    pub sign: Sign,
    /// The one thing to know.
    pub headline: String,
    /// The articles that it rests on, as they are quoted; empty where it rests on none.
    pub articles: String,
    /// Facts in small type, each on its own: shown parted by a dot.
    pub details: Vec<String>,
    /// Why, one sentence.
    pub why: String,
}

const fn ended_key(reason: EndReason) -> &'static str {
    match reason {
        // No move can follow mate or stalemate, so these two end the game where they are.
        EndReason::Checkmate | EndReason::Stalemate => ends_key(reason),
        EndReason::DeadPosition => "verdict-ended-dead",
        EndReason::FivefoldRepetition => "verdict-ended-fivefold",
        EndReason::SeventyFiveMoves => "verdict-ended-seventy-five",
    }
}

const fn ends_key(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "verdict-ends-checkmate",
        EndReason::Stalemate => "verdict-ends-stalemate",
        EndReason::DeadPosition => "verdict-ends-dead",
        EndReason::FivefoldRepetition => "verdict-ends-fivefold",
        EndReason::SeventyFiveMoves => "verdict-ends-seventy-five",
    }
}

impl Words {
    /// The verdict card of a moment.
    #[must_use]
    pub fn verdict(&self, record: &RecordFacts, found: &AtMoment) -> VerdictCard {
        let verdict = found.verdict();
        VerdictCard {
            sign: sign(&verdict),
            headline: self.headline(record, found, &verdict),
            articles: match verdict {
                // They belong to what is proved until here, not to the damage.
                Verdict::BreaksOff(_) => String::new(),
                _ => Self::articles(&articles(record, &verdict)),
            },
            details: self.details(record, found, &verdict),
            why: self.why(record, found, &verdict).join(" "),
        }
    }

    /// The card of a record of which no position can be had.
    #[must_use]
    pub fn refused(&self, record: &RecordFacts) -> VerdictCard {
        VerdictCard {
            sign: Sign::Incorrect,
            headline: self.say("refused-headline"),
            articles: String::new(),
            details: Vec::new(),
            why: record
                .error()
                .map(|error| self.defect(error))
                .unwrap_or_default(),
        }
    }

    /// The headline as a sentence with its articles: "White may claim a draw (9.2.2)."
    #[must_use]
    pub fn headline_sentence(&self, card: &VerdictCard) -> String {
        let headline = ("headline", card.headline.as_str().into());
        if card.articles.is_empty() {
            self.say_with("verdict-sentence", &[headline])
        } else {
            self.say_with(
                "verdict-sentence-articles",
                &[headline, ("articles", card.articles.as_str().into())],
            )
        }
    }

    fn headline(&self, record: &RecordFacts, found: &AtMoment, verdict: &Verdict) -> String {
        let of_side = |key| self.say_with(key, &[("side", side(found.side_to_move))]);
        match verdict {
            Verdict::BreaksOff(_) => {
                let cut_off = record
                    .error()
                    .is_some_and(|error| error.kind == DefectKind::CutOff);
                self.say(if cut_off {
                    "verdict-cut-off"
                } else {
                    "verdict-breaks-off"
                })
            }
            Verdict::EndedEarlier(ending, _) => self.say(ended_key(ending.reason)),
            Verdict::EndsHere(reason) => self.say(ends_key(*reason)),
            Verdict::MayClaim(_) => of_side("verdict-may-claim"),
            Verdict::MayClaimWithMove(_) => of_side("verdict-may-claim-with-move"),
            Verdict::AtLeast(n) => self.say_with("verdict-at-least", &[("n", (*n).into())]),
            Verdict::SameDiagram { positions: 1, .. } => self.say("verdict-first-time-only"),
            Verdict::SameDiagram { .. } | Verdict::Repeated(2) => {
                self.say("verdict-second-time-only")
            }
            Verdict::Repeated(1) => self.say("verdict-first-time"),
            Verdict::Repeated(n) => self.say_with("nth-time", &[("n", (*n).into())]),
        }
    }

    /// What is proved up to a damage that stands right after the moment.
    #[must_use]
    pub fn proved_until_here(&self, record: &RecordFacts, found: &AtMoment) -> Option<String> {
        match found.verdict() {
            Verdict::BreaksOff(inner) => Some(self.until_here(record, found, &inner)),
            _ => None,
        }
    }

    fn until_here(&self, record: &RecordFacts, found: &AtMoment, inner: &Verdict) -> String {
        let inner = self.headline(record, found, inner);
        self.say_with("verdict-proved-until-here", &[("verdict", inner.into())])
    }

    fn details(&self, record: &RecordFacts, found: &AtMoment, verdict: &Verdict) -> Vec<String> {
        let articles = articles(record, verdict);
        let quoted = (!articles.is_empty()).then(|| {
            self.say_with(
                "articles",
                &[("articles", Self::articles(&articles).into())],
            )
        });
        let to_move = self.to_move(found.side_to_move);
        let here = self.moment(&found.moment);
        let facts = match verdict {
            Verdict::BreaksOff(inner) => vec![self.until_here(record, found, inner), to_move],
            Verdict::EndedEarlier(ending, label) => {
                vec![self.moment(&Occurrence {
                    ply: ending.ply,
                    label: label.clone(),
                })]
            }
            Verdict::EndsHere(EndReason::Checkmate | EndReason::Stalemate) => vec![here],
            Verdict::EndsHere(_) => vec![self.say("detail-without-claim"), here],
            Verdict::MayClaim(grounds) => {
                let facts = grounds.iter().map(|ground| match ground {
                    Ground::Repetition => self.say_with("nth-time", &[("n", found.count().into())]),
                    Ground::FiftyMoves => self.say("detail-fifty-moves"),
                });
                facts.chain([to_move]).collect()
            }
            Verdict::MayClaimWithMove(_) | Verdict::Repeated(1) => vec![to_move, here],
            Verdict::AtLeast(_) => vec![self.say("detail-not-proved"), to_move, here],
            Verdict::SameDiagram { .. } | Verdict::Repeated(_) => {
                vec![self.say("detail-claim-incorrect"), to_move, here]
            }
        };
        facts.into_iter().chain(quoted).collect()
    }

    fn why(&self, record: &RecordFacts, found: &AtMoment, verdict: &Verdict) -> Vec<String> {
        match verdict {
            Verdict::BreaksOff(inner) => {
                // Kings in the centre explain the illegal move that they are read as.
                let is_signal =
                    |defect: &&Defect| matches!(defect.kind, DefectKind::KingsInCentre { .. });
                let told = record.defects.iter().find(is_signal).or(record.error());
                told.map(|defect| self.defect(defect))
                    .into_iter()
                    .chain(self.why(record, found, inner))
                    .collect()
            }
            Verdict::EndedEarlier(ending, label) => {
                vec![self.why_over(record, *ending, label.as_ref())]
            }
            Verdict::EndsHere(reason) => vec![self.why_ends_here(record, found, *reason)],
            Verdict::MayClaim(grounds) => grounds
                .iter()
                .map(|ground| self.why_ground(record, found, *ground))
                .collect(),
            Verdict::MayClaimWithMove(grounds) => grounds
                .iter()
                .map(|ground| self.why_intended(record, found, *ground))
                .collect(),
            Verdict::AtLeast(_) => vec![self.say("why-earlier-unknown")],
            Verdict::SameDiagram {
                diagrams,
                positions,
            } => {
                let places = [
                    ("diagrams", (*diagrams).into()),
                    ("positions", (*positions).into()),
                    (
                        "articles",
                        Self::articles(&difference_articles(record, found)).into(),
                    ),
                ];
                vec![self.say_with("why-same-diagram", &places)]
            }
            Verdict::Repeated(1) => {
                let first = self.say("why-no-claim-first");
                std::iter::once(first)
                    .chain(self.en_passant_now(record, found))
                    .collect()
            }
            Verdict::Repeated(_) => vec![self.say("why-no-claim-second")],
        }
    }

    /// Where a pawn can be captured en passant now, the position cannot come back.
    fn en_passant_now(&self, record: &RecordFacts, found: &AtMoment) -> Option<String> {
        let article = record.edition.article(Point::SamePositionEnPassant);
        let places = [
            ("captures", self.captures(&found.en_passant).into()),
            ("article", article.into()),
        ];
        (!found.en_passant.is_empty()).then(|| self.say_with("why-en-passant-now", &places))
    }

    fn why_ground(&self, record: &RecordFacts, found: &AtMoment, ground: Ground) -> String {
        match ground {
            Ground::Repetition => self.say_with(
                "why-occurrences",
                &[("moments", self.moments(&found.occurrences).into())],
            ),
            Ground::FiftyMoves => {
                let since = found.since_capture;
                let article = ground.article_on_board(record.edition);
                let places = [
                    ("white", since.white.into()),
                    ("black", since.black.into()),
                    ("article", article.into()),
                ];
                self.say_with("why-fifty-moves", &places)
            }
        }
    }

    fn why_intended(&self, record: &RecordFacts, found: &AtMoment, ground: Ground) -> String {
        let article = ("article", ground.article_intended(record.edition).into());
        match ground {
            Ground::Repetition => {
                let repeating = found
                    .claims
                    .by_intended_move
                    .iter()
                    .filter(|claim| claim.grounds.contains(&ground));
                let moves = self.either_move(repeating.map(|claim| &claim.label));
                self.say_with("why-intended-moves", &[("moves", moves.into()), article])
            }
            Ground::FiftyMoves => self.say_with("why-any-quiet-move", &[article]),
        }
    }

    /// How the game ended before the moment; for a draw without a claim, that a signed result is for the arbiter.
    fn why_over(&self, record: &RecordFacts, ending: Ending, label: Option<&MoveLabel>) -> String {
        let article = ("article", ending.reason.article(record.edition).into());
        let signed = ("signed", record.edition.article(Point::SignedResult).into());
        match label {
            Some(label) => self.say_with(
                "why-signed-result",
                &[article, signed, ("move", self.mv(label).into())],
            ),
            None => self.say_with("why-signed-result-start", &[article, signed]),
        }
    }

    fn why_ends_here(&self, record: &RecordFacts, found: &AtMoment, reason: EndReason) -> String {
        let article = ("article", reason.article(record.edition).into());
        match reason {
            EndReason::Checkmate => self.say_with("why-checkmate", &[article]),
            EndReason::Stalemate => self.say_with("why-stalemate", &[article]),
            EndReason::DeadPosition => self.say_with("why-dead-material", &[article]),
            EndReason::FivefoldRepetition => {
                let moments = self.moments(&found.occurrences);
                self.say_with("why-fivefold", &[article, ("moments", moments.into())])
            }
            EndReason::SeventyFiveMoves => self.say_with("why-seventy-five", &[article]),
        }
    }
}

/// The articles that a verdict rests on.
fn articles(record: &RecordFacts, verdict: &Verdict) -> Vec<Article> {
    let edition = record.edition;
    match verdict {
        Verdict::BreaksOff(inner) => articles(record, inner),
        Verdict::EndedEarlier(ending, _) => vec![ending.reason.article(edition)],
        Verdict::EndsHere(reason) => vec![reason.article(edition)],
        Verdict::MayClaim(grounds) => grounds
            .iter()
            .map(|ground| ground.article_on_board(edition))
            .collect(),
        Verdict::MayClaimWithMove(grounds) => grounds
            .iter()
            .map(|ground| ground.article_intended(edition))
            .collect(),
        Verdict::AtLeast(_) | Verdict::SameDiagram { .. } | Verdict::Repeated(_) => Vec::new(),
    }
}

fn sign(verdict: &Verdict) -> Sign {
    match verdict {
        Verdict::BreaksOff(_) | Verdict::SameDiagram { .. } => Sign::Incorrect,
        Verdict::EndedEarlier(..) | Verdict::EndsHere(_) => Sign::GameOver,
        Verdict::MayClaim(_) | Verdict::MayClaimWithMove(_) => Sign::Correct,
        Verdict::AtLeast(_) => Sign::Open,
        Verdict::Repeated(_) => Sign::Neutral,
    }
}

/// The articles by which the same diagrams are not the same position, each once, in their order.
fn difference_articles(record: &RecordFacts, found: &AtMoment) -> Vec<Article> {
    let differences = found
        .same_diagrams
        .iter()
        .flat_map(|same| same.differences.as_slice());
    let mut articles: Vec<Article> = differences
        .map(|d: &Difference| d.article(record.edition))
        .collect();
    articles.sort_by_key(|article| article.as_str());
    articles.dedup();
    articles
}
