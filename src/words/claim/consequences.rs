//! What follows from a finding, and what the arbiter alone is told, in words.

use super::super::Words;
use super::super::bundle::Value;
use super::super::moves::side;
use crate::game::MoveLabel;
use crate::rules::{
    Basis, Clocks, Consequence, Edition, EndReason, Finding, Ground, Note, Penalty, Point,
};

impl Words {
    /// What follows from a finding.
    #[must_use]
    pub fn consequences(&self, finding: &Finding, edition: Edition) -> Vec<String> {
        finding
            .consequences
            .iter()
            .map(|consequence| self.consequence(finding, consequence, edition))
            .collect()
    }

    /// The minutes for the opponent, and where they are laid down.
    #[must_use]
    pub fn penalty(&self, penalty: &Penalty, for_side: shakmaty::Color) -> String {
        let for_side = ("side", side(for_side));
        match penalty {
            Penalty::LaidDown(minutes, articles) => {
                let articles = ("articles", Self::articles(articles).into());
                let places = [for_side, ("minutes", (*minutes).into()), articles];
                self.say_with("penalty-laid-down", &places)
            }
            Penalty::InStandard(minutes, article) => {
                let articles = ("articles", (*article).into());
                let places = [for_side, ("minutes", (*minutes).into()), articles];
                self.say_with("penalty-in-standard", &places)
            }
            Penalty::BySupervision(articles) => {
                let articles = ("articles", Self::articles(articles).into());
                self.say_with("penalty-by-supervision", &[for_side, articles])
            }
            Penalty::Set(minutes) => {
                self.say_with("penalty-set", &[for_side, ("minutes", (*minutes).into())])
            }
            Penalty::Unknown => self.say_with("penalty-unknown", &[for_side]),
        }
    }

    fn consequence(
        &self,
        finding: &Finding,
        consequence: &Consequence,
        edition: Edition,
    ) -> String {
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
            Consequence::BothSign => {
                self.say_with("consequence-both-sign", &[article(Point::SignedResult)])
            }
            Consequence::MinutesFor(color) => self.penalty(&finding.penalty, *color),
            Consequence::NewTime(color, before, after) => {
                let places = [
                    ("side", side(*color)),
                    ("before", Clocks::time_text(*before).into()),
                    ("after", Clocks::time_text(*after).into()),
                ];
                self.say_with("consequence-new-time", &places)
            }
            Consequence::StartClock(color) => {
                self.say_with("consequence-start-clock", &[("side", side(*color))])
            }
            Consequence::TouchedPieceMustMove => self.say_with(
                "consequence-touched-piece",
                &[
                    ("touch", edition.article(Point::PieceTouched).into()),
                    article(Point::Touched),
                ],
            ),
            Consequence::OfferStands(_)
            | Consequence::Agreed
            | Consequence::AcceptedWhereRestricted => self.offer(consequence, edition),
            Consequence::EndsAfterwards(how) => {
                self.off_board("consequence-ends-afterwards", *how, edition)
            }
            Consequence::NothingToClaimOffBoard(how) => {
                self.off_board("consequence-nothing-off-board", *how, edition)
            }
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

    /// What becomes of the draw that a claim also offers.
    fn offer(&self, consequence: &Consequence, edition: Edition) -> String {
        let articles = |points: [Point; 2]| {
            let articles = points.map(|point| edition.article(point));
            ("articles", Value::from(Self::articles(&articles)))
        };
        match consequence {
            Consequence::OfferStands(color) => {
                let articles = articles([Point::ClaimIsOffer, Point::OfferStands]);
                let places = [("side", side(*color)), articles];
                self.say_with("consequence-offer-stands", &places)
            }
            Consequence::AcceptedWhereRestricted => {
                let article = edition.article(Point::OffersRestricted);
                self.say_with(
                    "consequence-accepted-restricted",
                    &[("article", article.into())],
                )
            }
            _ => {
                let articles = articles([Point::ClaimIsOffer, Point::Agreement]);
                self.say_with("consequence-agreed", &[articles])
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
            Note::BoardWouldHold => self.say("note-board-holds"),
            Note::ClockOfOtherRan(color) => self.say_with(
                "note-clock-of-other",
                &[
                    ("side", side(*color)),
                    ("article", edition.article(Point::HasTheMove).into()),
                ],
            ),
            Note::FlagAfterTheEnd => self.say("note-flag-after-the-end"),
            Note::ClockNotYetPressed => self.say_with(
                "note-clock-not-pressed",
                &[("article", edition.article(Point::ClaimAfterTheMove).into())],
            ),
            Note::DirectorMayDeclare => self.say_with(
                "note-director-may-declare",
                &[("article", edition.article(Point::Fivefold).into())],
            ),
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
