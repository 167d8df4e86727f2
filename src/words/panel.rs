//! The lists below the verdict in words.

use super::Words;
use super::bundle::Value;
use super::moves::{side, wing};
use crate::game::{Made, Ply, Severity, Status, Tags};
use crate::report::{AtMoment, Known, Occurrence, RecordFacts, SameDiagram, Verdict};
use crate::rules::{
    Difference, Edition, EnPassantCapture, EndReason, Ground, IntendedClaim, LostRight,
};

impl Words {
    /// What is said beside an occurrence of the list: shown now, first time, or how long after the one before.
    #[must_use]
    pub fn occurrence_note(
        &self,
        occurrence: &Occurrence,
        before: Option<&Occurrence>,
        shown: bool,
    ) -> String {
        match before {
            _ if shown => self.say("shown-on-the-board"),
            None => self.nth_time(1),
            Some(_)
                if occurrence
                    .label
                    .as_ref()
                    .is_some_and(|it| it.made == Made::Unseen) =>
            {
                self.say("after-gap")
            }
            Some(before) => {
                let half_moves = occurrence
                    .ply
                    .half_moves()
                    .saturating_sub(before.ply.half_moves());
                self.say_with("moves-later", &[("n", (half_moves / 2).into())])
            }
        }
    }

    /// The name of a jump to a moment.
    #[must_use]
    pub fn go_to(&self, moment: &Occurrence) -> String {
        match &moment.label {
            Some(_) => self.say_with("go-to-moment", &[("moment", self.moment(moment).into())]),
            None => self.say("go-to-start"),
        }
    }

    /// The name of a comparison with a moment.
    #[must_use]
    pub fn compare_with(&self, moment: &Occurrence) -> String {
        match &moment.label {
            Some(_) => self.say_with("compare-with", &[("moment", self.moment(moment).into())]),
            None => self.say("compare-with-start"),
        }
    }

    /// The moves that a difference names in its sentences, as they stand there, with their plies.
    #[must_use]
    pub fn moves_of_difference(&self, difference: &Difference) -> Vec<(String, Ply)> {
        match difference {
            Difference::SideToMove { .. } => Vec::new(),
            Difference::Castling { lost, .. } => lost
                .iter()
                .map(|lost| (self.mv(&lost.label), lost.ply))
                .collect(),
            Difference::EnPassant { made_by, .. } => made_by
                .iter()
                .map(|(ply, label)| (self.mv(label), *ply))
                .collect(),
        }
    }

    /// One way in which a same diagram differs, one sentence for each lost right.
    #[must_use]
    pub fn difference(&self, difference: &Difference, then: &Occurrence) -> Vec<String> {
        match difference {
            Difference::SideToMove { then, .. } => {
                vec![self.say_with("difference-side-to-move", &[("then", side(*then))])]
            }
            Difference::Castling { lost, .. } => {
                lost.iter().map(|lost| self.lost_right(lost)).collect()
            }
            // A chance to capture en passant can exist only at the first occurrence of a diagram.
            Difference::EnPassant { then: captures, .. } => {
                let captures = ("captures", self.captures(captures).into());
                vec![match &then.label {
                    Some(label) => self.say_with(
                        "difference-en-passant",
                        &[captures, ("move", self.mv(label).into())],
                    ),
                    None => self.say_with("difference-en-passant-start", &[captures]),
                }]
            }
        }
    }

    /// A same diagram as a heading: its moment and the articles by which it is not the same position.
    #[must_use]
    pub fn same_diagram_heading(&self, same: &SameDiagram, edition: Edition) -> String {
        let articles: Vec<_> = same
            .differences
            .as_slice()
            .iter()
            .map(|d| d.article(edition))
            .collect();
        let places = [
            ("moment", self.moment(&same.moment).into()),
            ("articles", Self::articles(&articles).into()),
        ];
        self.say_with("moment-with-articles", &places)
    }

    fn lost_right(&self, lost: &LostRight) -> String {
        let right = lost.right;
        let by_wing = matches!(right.letter.to_ascii_lowercase(), 'k' | 'q');
        let key = if by_wing {
            "difference-castling"
        } else {
            "difference-castling-rook"
        };
        let places = [
            ("side", side(right.side)),
            ("wing", wing(right.wing)),
            ("square", right.rook.to_string().into()),
            ("move", self.mv(&lost.label).into()),
        ];
        self.say_with(key, &places)
    }

    pub(super) fn captures(&self, captures: &[EnPassantCapture]) -> String {
        self.list(
            "list-or",
            captures.iter().map(|capture| capture.san.clone()).collect(),
        )
    }

    /// The word of the pill before a difference.
    #[must_use]
    pub fn difference_kind(&self, difference: &Difference) -> String {
        self.say(match difference {
            Difference::SideToMove { .. } => "kind-side-to-move",
            Difference::Castling { .. } => "kind-castling",
            Difference::EnPassant { .. } => "kind-en-passant",
        })
    }

    /// The facts of an intended move: "third time, if written and not made".
    fn intended_facts(&self, claim: &IntendedClaim) -> String {
        let grounds = claim.grounds.iter().map(|ground| match ground {
            Ground::Repetition => self.say_with(
                "intended-repetition",
                &[("nth", self.nth_time(claim.count()).into())],
            ),
            Ground::FiftyMoves => self.say("intended-fifty"),
        });
        let ends = claim.would_end_game.map(|reason| {
            self.say(match reason {
                EndReason::Checkmate => "intended-ends-checkmate",
                EndReason::Stalemate => "intended-ends-stalemate",
                EndReason::DeadPosition => "intended-ends-dead",
                EndReason::FivefoldRepetition => "intended-ends-fivefold",
                EndReason::SeventyFiveMoves => "intended-ends-seventy-five",
            })
        });
        grounds.chain(ends).collect::<Vec<_>>().join("; ")
    }

    /// What follows an intended move in a list: "third time, if written and not made (9.2.1)".
    #[must_use]
    pub fn intended_line(&self, claim: &IntendedClaim, edition: Edition) -> String {
        let places = [
            ("facts", self.intended_facts(claim).into()),
            (
                "articles",
                Self::intended_articles(&claim.grounds, edition).into(),
            ),
        ];
        self.say_with("intended-line", &places)
    }

    /// An intended move as a whole sentence: "Intended 34.Qe2: third time, if written and not made (9.2.1)."
    #[must_use]
    pub fn intended_sentence(&self, claim: &IntendedClaim, edition: Edition) -> String {
        let places = [
            ("move", self.mv(&claim.label).into()),
            ("line", self.intended_line(claim, edition).into()),
        ];
        self.say_with("intended-sentence", &places)
    }

    /// How many moves complete fifty moves by each, where they are too many to name one by one.
    #[must_use]
    pub fn intended_quiet_moves(&self, n: usize, edition: Edition) -> String {
        let fact = self.say_with("intended-any-quiet", &[("n", n.into())]);
        let article = Ground::FiftyMoves.article_intended(edition);
        self.say_with(
            "intended-count-sentence",
            &[("fact", fact.into()), ("article", article.into())],
        )
    }

    /// What is said where no intended move would do.
    #[must_use]
    pub fn no_intended_move(&self, found: &AtMoment) -> String {
        if found.game_over.is_some() {
            return self.say("no-claim-after-the-end");
        }
        let key = if found.history_unknown {
            "no-intended-move-known"
        } else {
            "no-intended-move"
        };
        self.say_with(key, &[("side", side(found.side_to_move))])
    }

    /// "White 4, Black 5 (50 by each for a claim)".
    #[must_use]
    pub fn since_capture(&self, found: &AtMoment) -> String {
        let since = found.since_capture;
        let key = match since.known {
            Known::Exactly => "since-counts",
            Known::AtLeast => "since-counts-at-least",
        };
        self.say_with(
            key,
            &[("white", since.white.into()), ("black", since.black.into())],
        )
    }

    /// The Laws that are applied; an older game is told so.
    #[must_use]
    pub fn laws(&self, record: &RecordFacts) -> String {
        let laws = self.edition(record.edition);
        match record.older_than_the_laws() {
            Some(year) => self.say_with(
                "laws-older-game",
                &[("laws", laws.into()), ("year", year.to_string().into())],
            ),
            None => laws,
        }
    }

    /// The name of an edition of the Laws.
    #[must_use]
    pub fn edition(&self, edition: Edition) -> String {
        self.say_with("laws-name", &[("edition", edition.key().into())])
    }

    /// The players by their tags, "White" and "Black" where a tag tells nothing.
    #[must_use]
    pub fn players(&self, tags: &Tags) -> (String, String) {
        let name = |tag, unknown| {
            tags.told(tag)
                .map_or_else(|| self.say(unknown), str::to_owned)
        };
        (
            name("White", "player-unknown-white"),
            name("Black", "player-unknown-black"),
        )
    }

    /// A game in a list of games: its number and players, and what else its tags tell.
    #[must_use]
    pub fn game_choice(&self, number: usize, tags: &Tags) -> String {
        let (white, black) = self.players(tags);
        let rest = ["Event", "Site", "Round", "Date", "Result"]
            .into_iter()
            .filter_map(|name| tags.told(name))
            .filter(|told| *told != "*");
        let players = format!("{number}. {white} – {black}");
        std::iter::once(players.as_str())
            .chain(rest)
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// "Game 1 of round5.pgn".
    #[must_use]
    pub fn game_line(&self, record: &RecordFacts) -> String {
        let places = [
            ("n", record.game.to_string().into()),
            ("file", record.file.as_str().into()),
        ];
        self.say_with("game-line", &places)
    }

    /// "After 25...Ra8, White to move."
    #[must_use]
    pub fn first_line(&self, found: &AtMoment) -> String {
        let to_move = side(found.side_to_move);
        match &found.moment.label {
            Some(label) => self.say_with(
                "first-line-after",
                &[("move", self.mv(label).into()), ("side", to_move)],
            ),
            None => self.say_with("first-line-start", &[("side", to_move)]),
        }
    }

    /// That a claim would be incorrect, where the record shows it.
    #[must_use]
    pub fn claim_would_be_incorrect(&self, found: &AtMoment) -> Option<String> {
        let incorrect = match &found.verdict() {
            Verdict::SameDiagram { .. } => true,
            Verdict::Repeated(n) => *n > 1,
            _ => false,
        };
        let detail = Value::from(self.say("detail-claim-incorrect"));
        incorrect.then(|| self.say_with("detail-sentence", &[("detail", detail)]))
    }

    /// That the position comes again later in the game.
    #[must_use]
    pub fn later(&self, found: &AtMoment) -> String {
        self.say_with(
            "later-sentence",
            &[("moments", self.moments(&found.later_occurrences).into())],
        )
    }

    /// How far the record could be read, in a few words for the status bar.
    #[must_use]
    pub fn status(&self, record: &RecordFacts) -> String {
        self.say(match record.status {
            Status::Complete => "status-all-read",
            Status::NoMoves => "status-no-moves",
            Status::Partial => "status-partial",
            Status::Refused => "status-refused",
        })
    }

    /// How far the record could be read, as a sentence.
    #[must_use]
    pub fn status_sentence(&self, record: &RecordFacts) -> String {
        self.say(match record.status {
            Status::Complete => "record-whole",
            Status::NoMoves => "record-no-moves",
            Status::Partial => "record-partial",
            Status::Refused => "record-refused",
        })
    }

    /// "2 notices", `None` where there is none.
    #[must_use]
    pub fn notices(&self, record: &RecordFacts) -> Option<String> {
        let n = record
            .defects
            .iter()
            .filter(|defect| defect.severity == Severity::Notice)
            .count();
        (n > 0).then(|| self.say_with("status-notices", &[("n", n.into())]))
    }
}
