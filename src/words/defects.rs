//! Defects of a record in words.

use super::Words;
use super::bundle::Value;
use super::moves::side;
use crate::game::notation::Unreadable;
use crate::game::{
    CannotFollow, CannotJoin, Defect, DefectKind, GameResult, Impossible, Letters, MoveLabel,
    Place, Severity, StartRemark,
};

/// The message that names the language of a table of piece letters.
fn letters_key(code: &str) -> &'static str {
    match code {
        "ca" => "letters-ca",
        "cs" => "letters-cs",
        "da" => "letters-da",
        "de" => "letters-de",
        "es" => "letters-es",
        "et" => "letters-et",
        "fi" => "letters-fi",
        "fr" => "letters-fr",
        "hr" => "letters-hr",
        "hu" => "letters-hu",
        "id" => "letters-id",
        "is" => "letters-is",
        "it" => "letters-it",
        "nl" => "letters-nl",
        "no" => "letters-no",
        "pl" => "letters-pl",
        "pt" => "letters-pt",
        "ro" => "letters-ro",
        "ru" => "letters-ru",
        "sk" => "letters-sk",
        "sv" => "letters-sv",
        "tr" => "letters-tr",
        "uk" => "letters-uk",
        _ => "letters-en",
    }
}

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
    #[expect(clippy::too_many_lines, reason = "one match with an arm for each kind")]
    pub fn defect(&self, defect: &Defect) -> String {
        let token = || Value::from(defect.token.as_deref().unwrap_or_default());
        let with_token = |key| self.say_with(key, &[("token", token())]);
        match &defect.kind {
            DefectKind::IllegalMove(why) => {
                let places = [("token", token()), ("why", self.why_illegal(*why).into())];
                self.say_with("defect-illegal-move", &places)
            }
            DefectKind::CannotJoin(reason) => {
                let reason = self.cannot_join(*reason);
                self.say_with("defect-cannot-join", &[("reason", reason.into())])
            }
            DefectKind::Gap(number) => {
                self.say_with("defect-gap", &[("n", number.to_string().into())])
            }
            DefectKind::IllegalMoveStood(label) => {
                self.say_with("defect-stood", &[("move", self.mv(label).into())])
            }
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
            DefectKind::CutOffTag => with_token("defect-cut-off-tag"),
            DefectKind::BadVariationMove => with_token("defect-variation-move"),
            DefectKind::NullVariationMove => with_token("defect-variation-null"),
            DefectKind::PieceLetters(codes) => self.piece_letters("defect-letters", codes),
            DefectKind::PieceLettersAsked(code) => {
                self.piece_letters("defect-letters-asked", &[code])
            }
            DefectKind::PieceLettersOpen(codes) => self.say_with(
                "defect-letters-open",
                &[("languages", self.languages("list-or", codes).into())],
            ),
            DefectKind::KingsInCentre { perhaps, says } => {
                self.kings_in_centre(defect, perhaps.as_ref(), *says)
            }
            DefectKind::SignalContradicts(says, result) => {
                let places = [
                    ("says", says.as_str().into()),
                    ("result", result.as_str().into()),
                ];
                self.say_with("defect-signal-contradicts", &places)
            }
            DefectKind::PerhapsAnalysis(label) => {
                self.say_with("defect-analysis", &[("move", self.mv(label).into())])
            }
            DefectKind::NestedComment => self.say("defect-nested-comment"),
            DefectKind::AfterResult(result) => {
                let places = [("token", token()), ("result", result.as_str().into())];
                let key = match defect.severity {
                    Severity::Error => "defect-after-open-result",
                    Severity::Notice => "defect-after-result",
                };
                self.say_with(key, &places)
            }
            DefectKind::NoResult => self.say("defect-no-result"),
            DefectKind::StrayNag => with_token("defect-stray-nag"),
            DefectKind::MoreNotices(n) => self.say_with("more-defects", &[("n", (*n).into())]),
            DefectKind::TagsLeftOff => self.say("defect-tags-left-off"),
            DefectKind::TooLong => self.say("defect-too-long"),
            DefectKind::ByteOrderMark => self.say("defect-byte-order-mark"),
            DefectKind::WrongNumber(expected) => {
                let places = [
                    ("token", token()),
                    ("expected", expected.to_string().into()),
                ];
                self.say_with("defect-wrong-number", &places)
            }
            DefectKind::WrongSide => with_token("defect-wrong-side"),
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
            DefectKind::Junk => {
                let said = defect.token.as_deref().unwrap_or_default();
                if said.chars().any(char::is_control) {
                    self.say("defect-junk-bytes")
                } else {
                    with_token("defect-junk")
                }
            }
            DefectKind::Encoding(name) => {
                self.say_with("defect-encoding", &[("encoding", (*name).into())])
            }
            DefectKind::UntaggedGame => self.say("defect-untagged-game"),
            DefectKind::EmptyFen => self.say("defect-empty-fen"),
            DefectKind::SetUpContradicts => self.say("defect-set-up-contradicts"),
            DefectKind::SetUpWithoutFen => self.say("defect-set-up-without-fen"),
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

    /// The letters in which a game was read, and the languages that have them.
    fn piece_letters(&self, key: &str, codes: &[&'static str]) -> String {
        let first = codes.first().copied().unwrap_or_default();
        let letters = Letters::of_language(first).unwrap_or_default();
        let places = [
            ("letters", letters.shown().into()),
            ("languages", self.languages("list-and", codes).into()),
        ];
        self.say_with(key, &places)
    }

    fn languages(&self, list: &str, codes: &[&'static str]) -> String {
        let names = codes.iter().map(|code| self.letters_of(code)).collect();
        self.list(list, names)
    }

    /// The name of the language of a table of piece letters, by its code.
    #[must_use]
    pub fn letters_of(&self, code: &str) -> String {
        self.say(letters_key(code))
    }

    fn kings_in_centre(
        &self,
        defect: &Defect,
        perhaps: Option<&MoveLabel>,
        says: Option<GameResult>,
    ) -> String {
        let token = defect.token.as_deref().unwrap_or_default();
        let result = says.map_or("none", GameResult::as_str);
        let first = self.say_with(
            "defect-kings",
            &[("token", token.into()), ("result", result.into())],
        );
        match perhaps {
            Some(label) => {
                let last =
                    self.say_with("defect-kings-perhaps", &[("move", self.mv(label).into())]);
                format!("{first} {last}")
            }
            None => first,
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

    /// Why a position cannot come after the moves before it, as a part of a sentence.
    #[must_use]
    pub fn cannot_join(&self, reason: CannotJoin) -> String {
        let of = |key, color| self.say_with(key, &[("side", side(color))]);
        match reason {
            CannotJoin::OtherChess => self.say("join-other-chess"),
            CannotJoin::CannotFollow(CannotFollow::NotLater) => self.say("join-not-later"),
            CannotJoin::CannotFollow(CannotFollow::MoreMen(color)) => of("join-more-men", color),
            CannotJoin::CannotFollow(CannotFollow::PawnBack(color)) => of("join-pawn-back", color),
            CannotJoin::CannotFollow(CannotFollow::RightBack(color)) => {
                of("join-right-back", color)
            }
        }
    }

    /// Why what was set up is no position.
    #[must_use]
    pub fn no_position(&self, reasons: &[Impossible]) -> String {
        let reasons = reasons
            .iter()
            .map(|reason| self.impossible(*reason))
            .collect();
        let reasons = self.list("list-and", reasons);
        self.say_with("no-position", &[("reasons", reasons.into())])
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
