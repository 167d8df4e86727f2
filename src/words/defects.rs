//! Defects of a record in words.

use super::Words;
use super::bundle::Value;
use super::moves::side;
use crate::game::notation::Unreadable;
use crate::game::{Defect, DefectKind, Impossible, Place, StartRemark};

impl Words {
    /// A place in a file: "line 40, column 17".
    #[must_use]
    pub fn place(&self, place: Place) -> String {
        let places = [
            ("line", place.line.to_string().into()),
            ("column", place.column.to_string().into()),
        ];
        self.say_with("place", &places)
    }

    /// A defect as a sentence: what it is and what was done about it.
    #[must_use]
    pub fn defect(&self, defect: &Defect) -> String {
        let token = || Value::from(defect.token.as_deref().unwrap_or_default());
        let with_token = |key| self.say_with(key, &[("token", token())]);
        match &defect.kind {
            DefectKind::IllegalMove => with_token("defect-illegal-move"),
            DefectKind::AmbiguousMove(candidates) => {
                let candidates = self.list("list-and", candidates.clone());
                self.say_with(
                    "defect-ambiguous-move",
                    &[("token", token()), ("candidates", candidates.into())],
                )
            }
            DefectKind::UnreadableMove(Unreadable::PieceLetter(letter)) => {
                let places = [("token", token()), ("letter", letter.to_string().into())];
                self.say_with("defect-piece-letter", &places)
            }
            DefectKind::UnreadableMove(Unreadable::NoMove) => with_token("defect-unreadable-move"),
            DefectKind::NullMove => with_token("defect-null-move"),
            DefectKind::CutOff => with_token("defect-cut-off"),
            DefectKind::BadVariationMove => with_token("defect-variation-move"),
            DefectKind::WrongNumber(expected) => {
                let places = [
                    ("token", token()),
                    ("expected", expected.to_string().into()),
                ];
                self.say_with("defect-wrong-number", &places)
            }
            DefectKind::MarkDiffers(played) => {
                let places = [("token", token()), ("played", played.as_str().into())];
                self.say_with("defect-mark-differs", &places)
            }
            DefectKind::VariationWithoutMove => self.say("defect-variation-without-move"),
            DefectKind::Unclosed => self.say("defect-unclosed"),
            DefectKind::StrayBracket => with_token("defect-stray-bracket"),
            DefectKind::MalformedTag => with_token("defect-malformed-tag"),
            DefectKind::DuplicateTag(name) => {
                self.say_with("defect-duplicate-tag", &[("name", name.as_str().into())])
            }
            DefectKind::ResultsDiffer(tag, closing) => {
                let places = [
                    ("tag", tag.as_str().into()),
                    ("closing", closing.as_str().into()),
                ];
                self.say_with("defect-results-differ", &places)
            }
            DefectKind::PassedOver => with_token("defect-passed-over"),
            DefectKind::Junk => self.say("defect-junk"),
            DefectKind::Encoding(name) => {
                self.say_with("defect-encoding", &[("encoding", (*name).into())])
            }
            DefectKind::UntaggedGame => self.say("defect-untagged-game"),
            DefectKind::EmptyFen => self.say("defect-empty-fen"),
            DefectKind::UnreadableFen => with_token("defect-unreadable-fen"),
            DefectKind::ImpossiblePosition(reasons) => {
                let reasons = reasons
                    .iter()
                    .map(|reason| self.impossible(*reason))
                    .collect();
                self.say_with(
                    "defect-impossible",
                    &[("reasons", self.list("list-and", reasons).into())],
                )
            }
            DefectKind::OtherVariant(name) => {
                self.say_with("defect-other-variant", &[("variant", name.as_str().into())])
            }
            DefectKind::Chess960WithoutFen => self.say("defect-chess960-without-fen"),
            DefectKind::Start(remark) => self.start_remark(remark),
        }
    }

    fn start_remark(&self, remark: &StartRemark) -> String {
        match remark {
            StartRemark::CastlingFlagsDropped(flags) => {
                self.say_with("defect-castling-flags", &[("flags", flags.as_str().into())])
            }
            StartRemark::EnPassantSquareDropped(square) => {
                self.say_with("defect-ep-square", &[("square", square.to_string().into())])
            }
            StartRemark::ClockNotGiven => self.say("defect-clock-not-given"),
            StartRemark::ClockOnTrust(n) => {
                self.say_with("defect-clock-on-trust", &[("n", (*n).into())])
            }
            StartRemark::ClockUnreadable(text) => self.say_with(
                "defect-clock-unreadable",
                &[("token", text.as_str().into())],
            ),
            StartRemark::NumberAssumed(text) => {
                self.say_with("defect-number-assumed", &[("token", text.as_str().into())])
            }
            StartRemark::NumberNotGiven => self.say("defect-number-not-given"),
            StartRemark::ExtraFields(text) => {
                self.say_with("defect-extra-fields", &[("token", text.as_str().into())])
            }
            StartRemark::Unreachable => self.say("defect-unreachable"),
        }
    }

    fn impossible(&self, reason: Impossible) -> String {
        match reason {
            Impossible::EmptyBoard => self.say("impossible-empty"),
            Impossible::NoKing(color) => {
                self.say_with("impossible-no-king", &[("side", side(color))])
            }
            Impossible::SeveralKings(color) => {
                self.say_with("impossible-kings", &[("side", side(color))])
            }
            Impossible::PawnOnLastRank => self.say("impossible-pawn"),
            Impossible::KingsAdjacent => self.say("impossible-adjacent"),
            Impossible::OppositeCheck => self.say("impossible-check"),
        }
    }

    /// The defect with its place in the text, where it has one.
    #[must_use]
    pub fn defect_with_place(&self, defect: &Defect) -> String {
        let sentence = self.defect(defect);
        match defect.place {
            Some(place) => {
                let places = [
                    ("place", self.place(place).into()),
                    ("message", sentence.into()),
                ];
                self.say_with("defect-with-place", &places)
            }
            None => sentence,
        }
    }

    /// The defect with its file, game and place, as a message of the command line says it.
    #[must_use]
    pub fn defect_in_file(&self, file: &str, game: usize, defect: &Defect) -> String {
        let mut places = vec![
            ("file", file.into()),
            ("game", game.to_string().into()),
            ("message", self.defect(defect).into()),
        ];
        match defect.place {
            Some(place) => {
                places.push(("place", self.place(place).into()));
                self.say_with("error-partial-game", &places)
            }
            None => self.say_with("error-partial-game-no-place", &places),
        }
    }
}
