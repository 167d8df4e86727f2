//! The finding on a claim in words.

use super::Words;
use super::bundle::Value;
use super::moves::side;
use crate::game::MoveLabel;
use crate::report::ExaminedClaim;
use crate::rules::{
    Basis, Consequence, Edition, EndReason, Finding, Ground, Intended, Note, Outcome, Point, Reason,
};

impl Words {
    /// The outcome as a headline.
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.say(match outcome {
            Outcome::Correct => "claim-correct",
            Outcome::Incorrect => "claim-incorrect",
            Outcome::NoRight => "claim-no-right",
            Outcome::Incomplete => "claim-incomplete",
            Outcome::NotProved => "claim-not-proved",
            Outcome::GameAlreadyOver => "claim-game-over",
        })
    }

    /// The outcome as a sentence with its articles.
    #[must_use]
    pub fn outcome_sentence(&self, finding: &Finding) -> String {
        let outcome = self.outcome(finding.outcome);
        let articles = Self::articles(&finding.articles);
        self.say_with(
            "claim-articles",
            &[("outcome", outcome.into()), ("articles", articles.into())],
        )
    }

    /// The claim as it was made.
    #[must_use]
    pub fn claim_as_made(&self, finding: &Finding) -> String {
        let claimant = side(finding.claim.claimant);
        match self.intended_text(finding) {
            None => self.say_with("claim-as-made-on-board", &[("side", claimant)]),
            Some(mv) => self.say_with(
                "claim-as-made-intended",
                &[("side", claimant), ("move", mv.into())],
            ),
        }
    }

    /// The intended move, as it is shown or as it was written.
    fn intended_text(&self, finding: &Finding) -> Option<String> {
        match (&finding.claim.basis, &finding.intended) {
            (Basis::OnBoard, _) => None,
            (Basis::IntendedMove(_), Some(label)) => Some(self.mv(label)),
            (Basis::IntendedMove(Intended::Illegal(written)), None) => Some(written.clone()),
            (Basis::IntendedMove(Intended::Legal(mv)), None) => Some(mv.to_string()),
        }
    }

    /// All reasons of a finding.
    #[must_use]
    pub fn reasons(&self, examined: &ExaminedClaim, edition: Edition) -> Vec<String> {
        let reasons = examined.finding.reasons.iter();
        reasons
            .map(|reason| self.reason(examined, reason, edition))
            .collect()
    }

    fn reason(&self, examined: &ExaminedClaim, reason: &Reason, edition: Edition) -> String {
        let finding = &examined.finding;
        let article = |point| Value::from(edition.article(point));
        let claimed = match finding.ground {
            Some(Ground::FiftyMoves) => Point::FiftyMoves,
            _ => Point::Repetition,
        };
        let moments = || Value::from(self.moments(&examined.occurrences));
        let intended = finding.intended.as_ref().map(|label| self.mv(label));
        let n = |count: &usize| Value::from(*count);
        match reason {
            Reason::GameOver(ending) => {
                let ended_by = ending.reason.article(edition).into();
                match &examined.ended_after {
                    Some(label) => self.say_with(
                        "reason-game-over",
                        &[("move", self.mv(label).into()), ("article", ended_by)],
                    ),
                    None => self.say_with("reason-game-over-start", &[("article", ended_by)]),
                }
            }
            Reason::NotHisMove(turn) => self.say_with(
                "reason-not-his-move",
                &[("side", side(*turn)), ("article", article(claimed))],
            ),
            Reason::PieceTouched => {
                self.say_with("reason-touched", &[("article", article(Point::Touched))])
            }
            Reason::MoveMade => self.say_with("reason-move-made", &[("article", article(claimed))]),
            Reason::NotWritten => self.say_with(
                "reason-not-written",
                &[("article", article(Point::RepetitionIntended))],
            ),
            Reason::IllegalIntendedMove(written) => {
                self.say_with("reason-illegal-move", &[("move", written.as_str().into())])
            }
            Reason::EnoughOccurrences(count) => {
                let mut places = vec![
                    ("nth", self.nth_time(*count).into()),
                    ("moments", moments()),
                ];
                let key = if intended.is_some() {
                    "reason-enough-occurrences-intended"
                } else {
                    "reason-enough-occurrences"
                };
                places.extend(intended.map(|mv| ("move", Value::from(mv))));
                self.say_with(key, &places)
            }
            Reason::TooFewOccurrences(count) => {
                let mut places = vec![
                    ("nth", self.nth_time(*count).into()),
                    ("moments", moments()),
                ];
                let key = if intended.is_some() {
                    "reason-too-few-occurrences-intended"
                } else {
                    "reason-too-few-occurrences"
                };
                places.extend(intended.map(|mv| ("move", Value::from(mv))));
                self.say_with(key, &places)
            }
            Reason::SameDiagramOnly(diagrams, positions) => self.say_with(
                "reason-same-diagram",
                &[("diagrams", n(diagrams)), ("positions", n(positions))],
            ),
            Reason::EnoughMoves(clock) => {
                self.say_with("reason-enough-moves", &[("n", (*clock).into())])
            }
            Reason::TooFewMoves(clock) => {
                self.say_with("reason-too-few-moves", &[("n", (*clock).into())])
            }
            Reason::EarlierPlayUnknown(count) => {
                self.say_with("reason-earlier-unknown", &[("n", n(count))])
            }
        }
    }

    /// What follows from a finding.
    #[must_use]
    pub fn consequences(&self, finding: &Finding, edition: Edition) -> Vec<String> {
        finding
            .consequences
            .iter()
            .map(|consequence| self.consequence(consequence, edition))
            .collect()
    }

    fn consequence(&self, consequence: &Consequence, edition: Edition) -> String {
        let article = |point| ("article", Value::from(edition.article(point)));
        let mv = |label: &MoveLabel| ("move", Value::from(self.mv(label)));
        match consequence {
            Consequence::Drawn => {
                self.say_with("consequence-drawn", &[article(Point::ClaimCorrect)])
            }
            Consequence::IntendedMoveNotMade(label) => self.say_with(
                "consequence-not-made",
                &[mv(label), article(Point::ClaimCorrect)],
            ),
            Consequence::TwoMinutesFor(color) => self.say_with(
                "consequence-two-minutes",
                &[("side", side(*color)), article(Point::ClaimIncorrect)],
            ),
            Consequence::IntendedMoveMustBeMade(label) => self.say_with(
                "consequence-must-be-made",
                &[mv(label), article(Point::ClaimIncorrect)],
            ),
            Consequence::OtherMoveWithThatPiece => {
                let articles = [Point::ClaimIncorrect, Point::TouchedWithoutLegalMove]
                    .map(|p| edition.article(p));
                self.say_with(
                    "consequence-other-move",
                    &[("articles", Self::articles(&articles).into())],
                )
            }
            Consequence::ArbiterDecidesOnTime => self.say("consequence-time-arbiter"),
            Consequence::MakeTheClaimLegal => self.say("consequence-make-legal"),
            Consequence::ReconstructEarlierMoves => {
                self.say_with("consequence-reconstruct", &[article(Point::Reconstruction)])
            }
            Consequence::GameStaysEnded(ending) => {
                let article = ending.reason.article(edition);
                self.say_with("consequence-stays-ended", &[("article", article.into())])
            }
            Consequence::MoveWouldEndGame(label, reason) => {
                let key = match reason {
                    EndReason::Checkmate => "consequence-would-end-checkmate",
                    EndReason::Stalemate => "consequence-would-end-stalemate",
                    EndReason::DeadPosition => "consequence-would-end-dead",
                    EndReason::FivefoldRepetition => "consequence-would-end-fivefold",
                    EndReason::SeventyFiveMoves => "consequence-would-end-seventy-five",
                };
                self.say_with(key, &[mv(label)])
            }
        }
    }

    /// What the arbiter alone is told.
    #[must_use]
    pub fn notes(&self, finding: &Finding, edition: Edition) -> Vec<String> {
        let notes = finding.notes.iter().map(|note| match note {
            Note::OnBoardWouldHold(color, ground) => {
                let article = ground.article_on_board(edition);
                self.say_with(
                    "note-on-board",
                    &[("side", side(*color)), ("article", article.into())],
                )
            }
            Note::IntendedMovesWouldHold(color, labels) => {
                let article = edition.article(Point::RepetitionIntended);
                let moves = self.either_move(labels.iter());
                let places = [
                    ("side", side(*color)),
                    ("moves", moves.into()),
                    ("article", article.into()),
                ];
                self.say_with("note-intended-moves", &places)
            }
            Note::OtherGroundWouldHold(ground) => {
                let key = match ground {
                    Ground::Repetition => "note-other-ground-repetition",
                    Ground::FiftyMoves => "note-other-ground-fifty",
                };
                self.say_with(key, &[("article", ground.article_on_board(edition).into())])
            }
        });
        notes.collect()
    }
}
