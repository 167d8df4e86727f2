//! A whole game in words.

use super::Words;
use super::moves::side;
use crate::game::Status;
use crate::report::{ClaimMoment, GameFacts, HowToClaim, Occurrence, Summary, SummaryNote};
use crate::rules::{Edition, EndReason, Ground, Point};

/// The short name of an end of the game.
const fn reason_key(reason: EndReason) -> &'static str {
    match reason {
        EndReason::Checkmate => "reason-checkmate",
        EndReason::Stalemate => "reason-stalemate",
        EndReason::DeadPosition => "reason-dead",
        EndReason::FivefoldRepetition => "reason-fivefold",
        EndReason::SeventyFiveMoves => "reason-seventy-five",
    }
}

impl Words {
    /// A note on a whole game.
    #[must_use]
    pub fn summary_note(&self, note: &SummaryNote, edition: Edition) -> String {
        match note {
            SummaryNote::PlayedOn(reason, label) => {
                let article = reason.article(edition).into();
                let signed = edition.article(Point::SignedResult).into();
                let mv = label.as_ref().map(|label| self.mv(label));
                let key = if mv.is_some() {
                    "summary-played-on"
                } else {
                    "summary-played-on-start"
                };
                let places = [
                    ("move", mv.unwrap_or_default().into()),
                    ("article", article),
                    ("signed", signed),
                ];
                self.say_with(key, &places)
            }
            SummaryNote::ResultContradicts(reason, result) => {
                let article = reason.article(edition);
                let places = [
                    ("result", result.as_str().into()),
                    ("article", article.into()),
                ];
                self.say_with("summary-result-contradicts", &places)
            }
            SummaryNote::DoubleForfeit => self.say("summary-double-forfeit"),
        }
    }

    /// The findings of a game, one sentence each; never empty.
    #[must_use]
    pub fn summary(&self, summary: &Summary) -> Vec<String> {
        let edition = summary.record.edition;
        let Some(found) = &summary.found else {
            return vec![self.say("scan-refused")];
        };
        let mut sentences = Vec::new();
        if summary.record.status == Status::Partial {
            let moves = summary.record.plies.unwrap_or(0).to_string();
            sentences.push(self.say_with("scan-partial", &[("moves", moves.into())]));
        }
        for repetition in &found.repetitions {
            let moments = &repetition.moments;
            let places = [
                ("n", moments.len().into()),
                ("moments", self.moments(moments).into()),
            ];
            sentences.push(self.say_with("scan-repetition", &places));
        }
        sentences.extend(self.claim_sentences(found, edition));
        if let Some((ending, label)) = &found.game_over {
            let moment = Occurrence {
                ply: ending.ply,
                label: label.clone(),
            };
            let places = [
                ("moments", self.moments(&[moment]).into()),
                ("reason", self.say(reason_key(ending.reason)).into()),
                ("article", ending.reason.article(edition).into()),
            ];
            sentences.push(self.say_with("scan-ended", &places));
        }
        sentences.extend(
            found
                .notes
                .iter()
                .map(|note| self.summary_note(note, edition)),
        );
        if sentences.is_empty() {
            sentences.push(match summary.record.status {
                Status::NoMoves => self.say("scan-no-moves"),
                _ => self.say_with(
                    "scan-nothing",
                    &[("moves", summary.record.plies.unwrap_or(0).into())],
                ),
            });
        }
        sentences
    }

    /// One sentence for each claim of repetition; fifty moves once, from where they began.
    fn claim_sentences(&self, found: &GameFacts, edition: Edition) -> Vec<String> {
        let repetition = found
            .claims
            .iter()
            .filter(|claim| claim.ground == Ground::Repetition);
        let mut sentences: Vec<String> =
            repetition.map(|claim| self.claim_sentence(claim)).collect();
        let on_board = |claim: &&ClaimMoment| {
            claim.ground == Ground::FiftyMoves && claim.how == HowToClaim::OnBoard
        };
        let first_fifty = found.claims.iter().find(on_board);
        let only_announced = found
            .claims
            .iter()
            .find(|claim| claim.ground == Ground::FiftyMoves);
        if let Some(claim) = first_fifty {
            let moments = self.moments(&[Occurrence {
                ply: claim.ply,
                label: claim.after.clone(),
            }]);
            let article = edition.article(Point::FiftyMovesOnBoard);
            sentences.push(self.say_with(
                "scan-fifty-span",
                &[("moments", moments.into()), ("article", article.into())],
            ));
        } else if let Some(claim) = only_announced {
            sentences.push(self.claim_sentence(claim));
        }
        sentences
    }

    fn claim_sentence(&self, claim: &ClaimMoment) -> String {
        let moments = self.moments(&[Occurrence {
            ply: claim.ply,
            label: claim.after.clone(),
        }]);
        let mut places = vec![
            ("side", side(claim.claimant)),
            ("moments", moments.into()),
            ("article", claim.article.into()),
        ];
        let key = match &claim.how {
            HowToClaim::OnBoard => "scan-may-claim",
            HowToClaim::WithMove(label) => {
                places.push(("move", self.mv(label).into()));
                "scan-may-claim-with-move"
            }
            HowToClaim::WithAnyQuietMove => "scan-may-claim-quiet",
        };
        self.say_with(key, &places)
    }
}
