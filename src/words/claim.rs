//! The finding on a claim in words.

use super::Words;
use super::bundle::Value;
use super::moves::side;
use crate::game::MoveLabel;
use crate::report::ExaminedClaim;
use crate::rules::{
    Answer, Basis, Consequence, Edition, EndReason, Finding, Ground, Intended, Note, Outcome,
    Point, Reason,
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

    /// What was stated about the procedure, a sentence for each question that the claim raises.
    #[must_use]
    pub fn procedure(&self, finding: &Finding) -> Vec<String> {
        let procedure = finding.claim.procedure;
        let answered = |key: &str, answer: Answer| {
            let answer = self.say(match answer {
                Answer::Yes => "answer-yes",
                Answer::No => "answer-no",
                Answer::NotStated => "answer-not-stated",
            });
            self.say_with(key, &[("answer", answer.into())])
        };
        let written = matches!(finding.claim.basis, Basis::IntendedMove(_))
            .then(|| answered("procedure-written", procedure.written));
        let made = answered("procedure-made", procedure.move_made);
        let touched = answered("procedure-touched", procedure.touched);
        written.into_iter().chain([made, touched]).collect()
    }

    /// All reasons of a finding. A reason that the same diagram is not the same position is followed by why.
    #[must_use]
    pub fn reasons(&self, examined: &ExaminedClaim, edition: Edition) -> Vec<String> {
        let mut sentences = Vec::new();
        for reason in &examined.finding.reasons {
            sentences.push(self.reason(examined, reason, edition));
            if matches!(reason, Reason::SameDiagramOnly(..)) {
                for same in &examined.same_diagrams {
                    let differences = same.differences.as_slice().iter();
                    let why: Vec<String> = differences
                        .flat_map(|d| self.difference(d, &same.moment))
                        .collect();
                    let moment = self.same_diagram_heading(same, edition);
                    let places = [("moment", moment.into()), ("why", why.join(" ").into())];
                    sentences.push(self.say_with("reason-difference", &places));
                }
            }
        }
        sentences
    }

    fn reason(&self, examined: &ExaminedClaim, reason: &Reason, edition: Edition) -> String {
        let finding = &examined.finding;
        let article = |point| ("article", Value::from(edition.article(point)));
        let ground = finding.ground.unwrap_or(Ground::Repetition);
        match reason {
            Reason::GameOver(ending) => self.game_over_reason(examined, ending.reason, edition),
            Reason::NotHisMove(turn) => {
                let places = [
                    ("side", side(*turn)),
                    ("article", ground.article(edition).into()),
                ];
                self.say_with("reason-not-his-move", &places)
            }
            Reason::PieceTouched => {
                let touch = edition.article(Point::PieceTouched);
                self.say_with(
                    "reason-touched",
                    &[("touch", touch.into()), article(Point::Touched)],
                )
            }
            Reason::MoveMade => self.say_with(
                "reason-move-made",
                &[("article", ground.article(edition).into())],
            ),
            Reason::NotWritten => self.say_with(
                "reason-not-written",
                &[("article", ground.article_intended(edition).into())],
            ),
            Reason::IllegalIntendedMove(written) => {
                self.say_with("reason-illegal-move", &[("move", written.as_str().into())])
            }
            Reason::EnoughOccurrences(count) => {
                let keys = (
                    "reason-enough-occurrences",
                    "reason-enough-occurrences-intended",
                );
                self.occurrences_reason(examined, keys, *count)
            }
            Reason::TooFewOccurrences(count) => {
                let keys = (
                    "reason-too-few-occurrences",
                    "reason-too-few-occurrences-intended",
                );
                self.occurrences_reason(examined, keys, *count)
            }
            Reason::SameDiagramOnly(diagrams, positions) => {
                let places = [
                    ("diagrams", (*diagrams).into()),
                    ("positions", (*positions).into()),
                ];
                self.say_with("reason-same-diagram", &places)
            }
            Reason::EnoughMoves => self.moves_reason(examined, "reason-enough-moves"),
            Reason::TooFewMoves => self.moves_reason(examined, "reason-too-few-moves"),
            Reason::OccurrencesUnknown(count) => {
                self.say_with("reason-occurrences-unknown", &[("n", (*count).into())])
            }
            Reason::MovesUnknown => self.say("reason-moves-unknown"),
        }
    }

    fn game_over_reason(
        &self,
        examined: &ExaminedClaim,
        reason: EndReason,
        edition: Edition,
    ) -> String {
        let article = ("article", reason.article(edition).into());
        match &examined.ended_after {
            Some(label) => self.say_with(
                "reason-game-over",
                &[("move", self.mv(label).into()), article],
            ),
            None => self.say_with("reason-game-over-start", &[article]),
        }
    }

    /// Which time the claimed position stands, on the board or after the intended move.
    fn occurrences_reason(
        &self,
        examined: &ExaminedClaim,
        keys: (&str, &str),
        count: usize,
    ) -> String {
        let moments = self.moments(&examined.occurrences);
        let mut places = vec![
            ("nth", self.nth_time(count).into()),
            ("moments", moments.into()),
        ];
        match &examined.finding.intended {
            None => self.say_with(keys.0, &places),
            Some(label) => {
                places.push(("move", self.mv(label).into()));
                self.say_with(keys.1, &places)
            }
        }
    }

    fn moves_reason(&self, examined: &ExaminedClaim, key: &str) -> String {
        let since = examined.since_capture;
        self.say_with(
            key,
            &[("white", since.white.into()), ("black", since.black.into())],
        )
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
            Consequence::IntendedMoveMustBeMadeAndEnds(label, reason) => {
                let ends = reason.article(edition);
                let places = [
                    mv(label),
                    article(Point::ClaimIncorrect),
                    ("ends", ends.into()),
                ];
                self.say_with("consequence-must-be-made-and-ends", &places)
            }
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
            Consequence::NothingToClaim(ending) => {
                let article = ending.reason.article(edition);
                self.say_with(
                    "consequence-nothing-to-claim",
                    &[("article", article.into())],
                )
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
                let article = Ground::Repetition.article_intended(edition);
                let moves = self.either_move(labels.iter());
                let places = [
                    ("side", side(*color)),
                    ("moves", moves.into()),
                    ("article", article.into()),
                ];
                self.say_with("note-intended-moves", &places)
            }
            Note::QuietMovesWouldHold(color) => {
                let article = Ground::FiftyMoves.article_intended(edition);
                self.say_with(
                    "note-quiet-moves",
                    &[("side", side(*color)), ("article", article.into())],
                )
            }
            Note::OtherGroundWouldHold(ground) => {
                let key = match ground {
                    Ground::Repetition => "note-other-ground-repetition",
                    Ground::FiftyMoves => "note-other-ground-fifty",
                };
                let article = match finding.claim.basis {
                    Basis::OnBoard => ground.article_on_board(edition),
                    Basis::IntendedMove(_) => ground.article_intended(edition),
                };
                self.say_with(key, &[("article", article.into())])
            }
        });
        notes.collect()
    }
}
