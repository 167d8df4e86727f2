//! The verdict card in words.

use super::Words;
use super::moves::side;
use crate::game::DefectKind;
use crate::report::{AtMoment, Occurrence, RecordFacts, Verdict};
use crate::rules::{Article, Difference, EndReason, Ground, Point};

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
    /// Facts in small type, each on its own: shown parted by a dot.
    pub details: Vec<String>,
    /// Why, one sentence.
    pub why: String,
}

const fn ended_key(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "verdict-ended-checkmate",
        EndReason::Stalemate => "verdict-ended-stalemate",
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
        VerdictCard {
            sign: sign(&found.verdict),
            headline: self.headline(record, found, &found.verdict),
            details: self.details(record, found, &found.verdict),
            why: self.why(record, found, &found.verdict),
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

    fn until_here(&self, record: &RecordFacts, found: &AtMoment, inner: &Verdict) -> String {
        let inner = self.headline(record, found, inner);
        self.say_with("verdict-proved-until-here", &[("verdict", inner.into())])
    }

    /// What is proved up to a damage that stands right after the moment.
    #[must_use]
    pub fn proved_until_here(&self, record: &RecordFacts, found: &AtMoment) -> Option<String> {
        match &found.verdict {
            Verdict::BreaksOff(inner) => Some(self.until_here(record, found, inner)),
            _ => None,
        }
    }

    fn details(&self, record: &RecordFacts, found: &AtMoment, verdict: &Verdict) -> Vec<String> {
        let edition = record.edition;
        let article = |article: Article| self.say_with("article", &[("article", article.into())]);
        let to_move = self.to_move(found.side_to_move);
        let here = self.moment(&found.moment);
        match verdict {
            Verdict::BreaksOff(inner) => vec![self.until_here(record, found, inner), to_move],
            Verdict::EndedEarlier(ending, label) => {
                let then = Occurrence {
                    ply: ending.ply,
                    label: label.clone(),
                };
                vec![self.moment(&then), article(ending.reason.article(edition))]
            }
            Verdict::EndsHere(reason @ (EndReason::Checkmate | EndReason::Stalemate)) => {
                vec![article(reason.article(edition)), here]
            }
            Verdict::EndsHere(reason) => {
                vec![
                    self.say("detail-without-claim"),
                    article(reason.article(edition)),
                    here,
                ]
            }
            Verdict::MayClaim(grounds) => {
                let facts = grounds.iter().map(|ground| match ground {
                    Ground::Repetition => self.say_with("nth-time", &[("n", found.count().into())]),
                    Ground::FiftyMoves => self.say("detail-fifty-moves"),
                });
                let articles: Vec<Article> = grounds
                    .iter()
                    .map(|g| g.article_on_board(edition))
                    .collect();
                let quoted = self.say_with(
                    "articles",
                    &[("articles", Self::articles(&articles).into())],
                );
                facts.chain([to_move, quoted]).collect()
            }
            Verdict::MayClaimWithMove(moves) => {
                let ground = moves
                    .first()
                    .map_or(Ground::Repetition, |(_, ground)| *ground);
                vec![to_move, here, article(ground.article_intended(edition))]
            }
            Verdict::AtLeast(_) => vec![self.say("detail-not-proved"), to_move, here],
            Verdict::Repeated(1) => vec![to_move, here],
            Verdict::SameDiagram { .. } | Verdict::Repeated(_) => {
                vec![self.say("detail-claim-incorrect"), to_move, here]
            }
        }
    }

    fn why(&self, record: &RecordFacts, found: &AtMoment, verdict: &Verdict) -> String {
        match verdict {
            Verdict::BreaksOff(_) => record
                .error()
                .map(|error| self.defect(error))
                .unwrap_or_default(),
            Verdict::EndedEarlier(..) => self.why_over(record, found),
            Verdict::EndsHere(reason) => self.why_ends_here(record, found, *reason),
            Verdict::MayClaim(grounds) if grounds.contains(&Ground::Repetition) => self.say_with(
                "why-occurrences",
                &[("moments", self.moments(&found.occurrences).into())],
            ),
            Verdict::MayClaim(_) => {
                let since = found.since_capture;
                let article = record.edition.article(Point::FiftyMovesOnBoard);
                let places = [
                    ("white", since.white.into()),
                    ("black", since.black.into()),
                    ("article", article.into()),
                ];
                self.say_with("why-fifty-moves", &places)
            }
            Verdict::MayClaimWithMove(moves) => {
                let repetition = moves
                    .iter()
                    .filter(|(_, ground)| *ground == Ground::Repetition);
                let labels: Vec<_> = repetition.map(|(label, _)| label).collect();
                let (key, point) = if labels.is_empty() {
                    ("why-any-quiet-move", Point::FiftyMovesIntended)
                } else {
                    ("why-intended-moves", Point::RepetitionIntended)
                };
                let moves = self.either_move(labels.into_iter());
                self.say_with(
                    key,
                    &[
                        ("moves", moves.into()),
                        ("article", record.edition.article(point).into()),
                    ],
                )
            }
            Verdict::AtLeast(_) => self.say("why-earlier-unknown"),
            Verdict::SameDiagram {
                diagrams,
                positions,
            } => {
                let articles = difference_articles(record, found);
                let places = [
                    ("diagrams", (*diagrams).into()),
                    ("positions", (*positions).into()),
                    ("articles", Self::articles(&articles).into()),
                ];
                self.say_with("why-same-diagram", &places)
            }
            Verdict::Repeated(1) => self.say("why-no-claim-first"),
            Verdict::Repeated(_) => self.say("why-no-claim-second"),
        }
    }

    /// How the game ended before the moment; for a draw without a claim, that a signed result is for the arbiter.
    pub(super) fn why_over(&self, record: &RecordFacts, found: &AtMoment) -> String {
        let Some((ending, label)) = &found.game_over else {
            return String::new();
        };
        let article = ending.reason.article(record.edition);
        let signed = record.edition.article(Point::SignedResult);
        let by_mate_or_stalemate =
            matches!(ending.reason, EndReason::Checkmate | EndReason::Stalemate);
        let key = match (by_mate_or_stalemate, label.is_some()) {
            (true, true) => "why-ended-after",
            (true, false) => "why-ended-at-start",
            (false, true) => "why-signed-result",
            (false, false) => "why-signed-result-start",
        };
        let mv = label
            .as_ref()
            .map(|label| self.mv(label))
            .unwrap_or_default();
        self.say_with(
            key,
            &[
                ("article", article.into()),
                ("signed", signed.into()),
                ("move", mv.into()),
            ],
        )
    }

    fn why_ends_here(&self, record: &RecordFacts, found: &AtMoment, reason: EndReason) -> String {
        let key = match reason {
            EndReason::Checkmate => "why-checkmate",
            EndReason::Stalemate => "why-stalemate",
            EndReason::DeadPosition => "why-dead-material",
            EndReason::FivefoldRepetition => "why-fivefold",
            EndReason::SeventyFiveMoves => "why-seventy-five",
        };
        let moments = self.moments(&found.occurrences);
        let article = reason.article(record.edition);
        self.say_with(
            key,
            &[("article", article.into()), ("moments", moments.into())],
        )
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
