//! A whole game in words.

use super::Words;
use super::moves::side;
use crate::game::{DefectKind, Status};
use crate::report::{
    ClaimMoment, GameFacts, HowToClaim, Occurrence, RecordFacts, RecordNote, Summary, Tally,
};
use crate::rules::{Edition, EndReason, Ground, Point};

/// So many claims of repetition are told one by one.
const CLAIMS_TOLD: usize = 4;

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
    pub fn record_note(&self, note: &RecordNote, edition: Edition) -> String {
        match note {
            RecordNote::PlayedOn(reason, label) => {
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
            RecordNote::ResultContradicts(reason, result) => {
                let article = reason.article(edition);
                let places = [
                    ("result", result.as_str().into()),
                    ("article", article.into()),
                ];
                self.say_with("summary-result-contradicts", &places)
            }
            RecordNote::DoubleForfeit => self.say("summary-double-forfeit"),
            RecordNote::DateLeavesLawsOpen => {
                let laws = self.edition(edition).into();
                self.say_with("summary-laws-open", &[("laws", laws)])
            }
        }
    }

    /// All that is to be told of a game as a whole in a scan: its notes, and kings that were put into the centre.
    #[must_use]
    pub fn record_notes(&self, record: &RecordFacts) -> Vec<String> {
        let notes = record.notes.iter();
        let signals = record
            .defects
            .iter()
            .filter(|defect| matches!(defect.kind, DefectKind::KingsInCentre { .. }));
        notes
            .map(|note| self.record_note(note, record.edition))
            .chain(signals.map(|defect| self.defect(defect)))
            .collect()
    }

    /// The first moment at which a claim was possible and none was made, and the one at which a game was drawn without a
    /// claim and went on, as the cells of a table; empty where there is none.
    #[must_use]
    pub fn summary_cells(&self, summary: &Summary) -> [String; 2] {
        let not_claimed = summary.not_claimed();
        let over = summary.found.as_ref().and_then(|f| f.game_over.as_ref());
        let over = over.filter(|_| summary.is_drawn_and_played_on());
        let at = |ply, label: &Option<_>| {
            self.moments(&[Occurrence {
                ply,
                label: label.clone(),
            }])
        };
        [
            not_claimed.map_or_else(String::new, |claim| at(claim.ply, &claim.after)),
            over.map_or_else(String::new, |(ending, label)| at(ending.ply, label)),
        ]
    }

    /// What a scan found, in numbers of games.
    #[must_use]
    pub fn tally(&self, tally: &Tally) -> Vec<String> {
        let number = |key, n: usize| self.say_with(key, &[("n", n.into())]);
        let mut sentences = vec![number("scan-tally-games", tally.games)];
        if tally.found == 0 && tally.damaged == 0 {
            sentences.push(self.say("scan-nothing"));
        }
        if tally.not_claimed > 0 {
            sentences.push(number("scan-tally-not-claimed", tally.not_claimed));
        }
        if tally.drawn_and_played_on > 0 {
            sentences.push(number("scan-tally-played-on", tally.drawn_and_played_on));
        }
        if tally.older > 0 {
            sentences.push(number("scan-tally-older", tally.older));
        }
        if tally.damaged > 0 {
            sentences.push(number("scan-tally-damaged", tally.damaged));
        }
        sentences
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
            sentences.push(match &summary.record.last_move {
                Some(label) => self.say_with("scan-partial", &[("move", self.mv(label).into())]),
                None => self.say("scan-partial-start"),
            });
        }
        for repetition in &found.repetitions {
            let moments = &repetition.moments;
            let places = [
                ("n", moments.len().into()),
                ("moments", self.moments(moments).into()),
            ];
            sentences.push(self.say_with("scan-repetition", &places));
        }
        if let Some(ply) = found.same_diagram.as_ref() {
            let moments = self.moments(std::slice::from_ref(ply));
            sentences.push(self.say_with("scan-same-diagram", &[("moments", moments.into())]));
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
        sentences.extend(self.record_notes(&summary.record));
        if summary.is_find() && summary.record.older_than_the_laws().is_some() {
            sentences.push(format!("{}.", self.laws(&summary.record)));
        }
        if sentences.is_empty() {
            sentences.push(match summary.record.status {
                Status::NoMoves => self.say("scan-no-moves"),
                _ => self.say("scan-nothing"),
            });
        }
        sentences
    }

    /// One sentence for each claim of repetition, one for each stretch of fifty moves.
    fn claim_sentences(&self, found: &GameFacts, edition: Edition) -> Vec<String> {
        let repetition = found
            .claims
            .iter()
            .filter(|claim| claim.ground == Ground::Repetition);
        let repetition: Vec<&ClaimMoment> = repetition.collect();
        let told = repetition.iter().take(CLAIMS_TOLD);
        let mut sentences: Vec<String> = told.map(|claim| self.claim_sentence(claim)).collect();
        let more = repetition.len().saturating_sub(CLAIMS_TOLD);
        if let Some(last) = repetition.last().filter(|_| more > 0) {
            let last = self.moments(&[Occurrence {
                ply: last.ply,
                label: last.after.clone(),
            }]);
            let places = [("n", more.into()), ("last", last.into())];
            sentences.push(self.say_with("scan-more-claims", &places));
        }
        for stretch in fifty_move_stretches(&found.claims) {
            let (Some(first), Some(last)) = (stretch.first(), stretch.last()) else {
                continue;
            };
            let moment = |claim: &ClaimMoment| {
                self.moments(&[Occurrence {
                    ply: claim.ply,
                    label: claim.after.clone(),
                }])
                .into()
            };
            let article = edition.article(Point::FiftyMovesOnBoard);
            let places = [
                ("first", moment(first)),
                ("last", moment(last)),
                ("article", article.into()),
            ];
            sentences.push(self.say_with("scan-fifty-span", &places));
        }
        // Before fifty moves are full they can be announced.
        let first = found
            .claims
            .iter()
            .find(|claim| claim.ground == Ground::FiftyMoves);
        if let Some(claim) = first.filter(|claim| !is_fifty_on_board(claim)) {
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

fn is_fifty_on_board(claim: &ClaimMoment) -> bool {
    claim.ground == Ground::FiftyMoves && claim.how == HowToClaim::OnBoard
}

/// The claims of fifty moves on the board, parted where the count began anew.
fn fifty_move_stretches(claims: &[ClaimMoment]) -> Vec<Vec<&ClaimMoment>> {
    let mut stretches: Vec<Vec<&ClaimMoment>> = Vec::new();
    for claim in claims.iter().filter(|claim| is_fifty_on_board(claim)) {
        let goes_on = stretches
            .last()
            .and_then(|stretch| stretch.last())
            .is_some_and(|last| last.ply.next() == claim.ply);
        match stretches.last_mut().filter(|_| goes_on) {
            Some(stretch) => stretch.push(claim),
            None => stretches.push(vec![claim]),
        }
    }
    stretches
}
