//! The reasons of a finding in words.

use super::super::Words;
use super::super::bundle::Value;
use super::super::moves::side;
use crate::report::ExaminedClaim;
use crate::rules::{BoardAnswer, Edition, EndReason, Ground, OffBoard, Point, Reason};

/// The selector of an end off the board in the message files.
pub(super) fn off_board_key(how: OffBoard) -> Value {
    use shakmaty::Color::{Black, White};
    Value::from(match how {
        OffBoard::FlagFall(White) => "white_flag",
        OffBoard::FlagFall(Black) => "black_flag",
        OffBoard::Resignation(White) => "white_resigned",
        OffBoard::Resignation(Black) => "black_resigned",
        OffBoard::Agreement => "agreed",
    })
}

impl Words {
    /// All reasons of a finding. A reason that the same diagram is not the same position is followed by why.
    #[must_use]
    pub fn reasons(&self, examined: &ExaminedClaim, edition: Edition) -> Vec<String> {
        self.chosen_reasons(examined, edition, |_| true)
    }

    /// The reasons that are wanted.
    pub(super) fn chosen_reasons(
        &self,
        examined: &ExaminedClaim,
        edition: Edition,
        is_wanted: impl Fn(&Reason) -> bool,
    ) -> Vec<String> {
        let mut sentences = Vec::new();
        let finding = &examined.finding;
        // Where the claim holds on one ground, that it does not hold on the other speaks for nothing.
        let holds = finding.board.answer == BoardAnswer::Holds;
        let counts = |reason: &Reason| match reason {
            Reason::TooFewOccurrences(_) | Reason::TooFewMoves => !holds,
            Reason::SameDiagramOnly(..) => !holds || finding.ground != Some(Ground::FiftyMoves),
            _ => true,
        };
        let reasons = finding.reasons.iter();
        for reason in reasons.filter(|it| is_wanted(it) && counts(it)) {
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
            Reason::EndedOffBoard(how) => self.off_board("reason-ended-off-board", *how, edition),
            Reason::EndedAfterTheClaim(how) => self.say_with(
                "reason-ended-after",
                &[
                    ("how", off_board_key(*how)),
                    ("article", edition.article(Point::FlagNoticed).into()),
                ],
            ),
            Reason::CannotBeWithdrawn => {
                self.say_with("reason-withdrawn", &[article(Point::CannotBeWithdrawn)])
            }
            Reason::RestsOnScreen => self.say_with("reason-screen", &[article(Point::Screen)]),
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
            Reason::EnoughMoves => {
                let keys = ("reason-enough-moves", "reason-enough-moves-intended");
                self.moves_reason(examined, keys)
            }
            Reason::TooFewMoves => {
                let keys = ("reason-too-few-moves", "reason-too-few-moves-intended");
                self.moves_reason(examined, keys)
            }
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
        if !examined.ended_by.is_empty() {
            let moments = self.moments(&examined.ended_by);
            return self.say_with(
                "reason-game-over-fivefold",
                &[("moments", moments.into()), article],
            );
        }
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

    /// How many moves there are, on the board or with an intended move.
    fn moves_reason(&self, examined: &ExaminedClaim, keys: (&str, &str)) -> String {
        let since = examined.since_capture;
        let counts = [("white", since.white.into()), ("black", since.black.into())];
        match &examined.finding.intended {
            None => self.say_with(keys.0, &counts),
            Some(label) => {
                let mut places = counts.to_vec();
                places.push(("move", self.mv(label).into()));
                self.say_with(keys.1, &places)
            }
        }
    }

    /// A sentence about an end off the board, with its article.
    pub(super) fn off_board(&self, key: &str, how: OffBoard, edition: Edition) -> String {
        let article = edition.article(how.point());
        self.say_with(
            key,
            &[("how", off_board_key(how)), ("article", article.into())],
        )
    }
}
