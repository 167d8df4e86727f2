//! The three answers of a finding in words: the board, the procedure, whether the game had ended before.

use super::super::Words;
use super::super::bundle::Value;
use super::super::moves::side;
use super::super::verdict::Sign;
use crate::report::ExaminedClaim;
use crate::rules::{
    Answer, Basis, BoardAnswer, Control, Edition, Finding, Ground, OffBoard, OffBoardEnd, Outcome,
    Point, Reason, When,
};
use shakmaty::Color;

/// One of the three answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnswerCard {
    /// ✓, ✗, ? or =.
    pub sign: Sign,
    /// What is answered.
    pub title: String,
    /// The answer, sentence by sentence.
    pub sentences: Vec<String>,
}

/// Which answer a reason belongs to.
const fn is_of_procedure(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::NotHisMove(_)
            | Reason::PieceTouched
            | Reason::MoveMade
            | Reason::RestsOnScreen
            | Reason::NotWritten
            | Reason::CannotBeWithdrawn
    )
}

const fn is_of_the_end(reason: &Reason) -> bool {
    matches!(
        reason,
        Reason::GameOver(_) | Reason::EndedOffBoard(_) | Reason::EndedAfterTheClaim(_)
    )
}

/// The selector of an answer in the message files.
fn answer_key(answer: Answer) -> Value {
    answer.key().into()
}

impl Words {
    /// The three answers, in their order.
    #[must_use]
    pub fn answers(&self, examined: &ExaminedClaim, edition: Edition) -> [AnswerCard; 3] {
        [
            self.board_answer(examined, edition),
            self.procedure_answer(examined, edition),
            self.end_answer(examined, edition),
        ]
    }

    fn board_answer(&self, examined: &ExaminedClaim, edition: Edition) -> AnswerCard {
        let board = &examined.finding.board;
        let mut sentences = self.chosen_reasons(examined, edition, |reason| {
            !is_of_procedure(reason) && !is_of_the_end(reason)
        });
        if sentences.is_empty() {
            sentences.push(self.say("answer-board-not-asked"));
        }
        AnswerCard {
            sign: match board.answer {
                BoardAnswer::Holds => Sign::Correct,
                BoardAnswer::Fails => Sign::Incorrect,
                BoardAnswer::Open => Sign::Open,
            },
            title: self.say("answer-board"),
            sentences,
        }
    }

    fn procedure_answer(&self, examined: &ExaminedClaim, edition: Edition) -> AnswerCard {
        let finding = &examined.finding;
        let against =
            |reason: &Reason| is_of_procedure(reason) && *reason != Reason::CannotBeWithdrawn;
        let fails = finding.reasons.iter().any(against);
        let has_move = finding.claimant_has_the_move();
        let has_move = has_move.then(|| {
            self.say_with(
                "procedure-has-the-move",
                &[("side", side(finding.side_to_move))],
            )
        });
        let reasons = self.chosen_reasons(examined, edition, is_of_procedure);
        // What a reason says with its article is not said before it.
        let said = |key: &str| {
            let says = |reason: &Reason| match reason {
                Reason::NotWritten => key == "procedure-written",
                Reason::MoveMade => key == "procedure-made",
                Reason::PieceTouched => key == "procedure-touched",
                _ => false,
            };
            finding.reasons.iter().any(says)
        };
        let stated = asked(finding, edition).into_iter();
        let stated = stated.filter(|(key, _)| !said(key));
        let stated: Vec<String> = stated
            .map(|(key, answer)| self.say_with(key, &[("answer", answer_key(answer))]))
            .chain(self.no_score(finding, edition))
            .collect();
        AnswerCard {
            sign: if fails {
                Sign::Incorrect
            } else if is_open(finding, edition) {
                Sign::Open
            } else {
                Sign::Correct
            },
            title: self.say("answer-procedure"),
            sentences: has_move.into_iter().chain(stated).chain(reasons).collect(),
        }
    }

    fn end_answer(&self, examined: &ExaminedClaim, edition: Edition) -> AnswerCard {
        let finding = &examined.finding;
        let over = finding.is_over_before();
        let mut sentences = Vec::new();
        if !over {
            // Editions under which nothing is drawn without a claim have less to look for.
            let key = if edition.ends_by_moves(u32::MAX) {
                "answer-not-ended"
            } else {
                "answer-not-ended-outline"
            };
            sentences.push(self.say(key));
        }
        sentences.extend(self.chosen_reasons(examined, edition, is_of_the_end));
        if finding.claim.circumstances.ended.is_none() {
            sentences.push(self.say("answer-end-not-stated"));
        }
        AnswerCard {
            sign: if over { Sign::GameOver } else { Sign::Correct },
            title: self.say(if over {
                "answer-ended-before"
            } else {
                "answer-not-ended-before"
            }),
            sentences,
        }
    }

    /// What was stated about the procedure, a sentence for each question that the claim raises.
    #[must_use]
    pub fn procedure(&self, finding: &Finding, edition: Edition) -> Vec<String> {
        let asked = asked(finding, edition);
        asked
            .into_iter()
            .map(|(key, answer)| self.say_with(key, &[("answer", answer_key(answer))]))
            .collect()
    }

    /// That a claim with an intended move needs no written move, where it needs none.
    fn no_score(&self, finding: &Finding, edition: Edition) -> Option<String> {
        let intended = matches!(finding.claim.basis, Basis::IntendedMove(_));
        let article = edition.article(Point::NoScore);
        let needs_none =
            intended && !edition.must_write(&finding.claim.terms) && article.is_known();
        needs_none.then(|| self.say_with("procedure-no-score", &[("article", article.into())]))
    }

    /// What was not stated although a correct claim depends on it, to be asked before the decision; `None` where nothing is.
    #[must_use]
    pub fn still_to_ask(&self, finding: &Finding, edition: Edition) -> Option<String> {
        if finding.outcome != Outcome::Correct {
            return None;
        }
        let open = asked(finding, edition).into_iter();
        let open = open.filter(|(_, answer)| *answer == Answer::NotStated);
        let open: Vec<String> = open
            .map(|(key, _)| {
                self.say(match key {
                    "procedure-written" => "still-written",
                    "procedure-made" => "still-made",
                    _ => "still-touched",
                })
            })
            .collect();
        let questions = ("questions", open.join(", ").into());
        (!open.is_empty()).then(|| self.say_with("decision-still-to-ask", &[questions]))
    }

    /// What the arbiter says after a flag fall: the result.
    #[must_use]
    pub fn after_flag(&self, fallen: Color, edition: Edition) -> String {
        self.off_board("decision-after-flag", OffBoard::FlagFall(fallen), edition)
    }

    /// Everything that was stated about a claim, and nothing that nobody said: the claim, its ground, the time control, the
    /// procedure, the screen, a withdrawal, the opponent's answer, how the game ended otherwise.
    #[must_use]
    pub fn claim_facts(&self, finding: &Finding, edition: Edition) -> Vec<String> {
        let claim = &finding.claim;
        let fact = |name: &str, value: String| format!("{}: {value}.", self.say(name));
        let stated = |name: &str, answer: Answer| match answer {
            Answer::Yes => Some(fact(name, self.say("answer-yes"))),
            Answer::No => Some(fact(name, self.say("answer-no"))),
            Answer::NotStated => None,
        };
        let ground = claim.ground.map(|ground| match ground {
            Ground::Repetition => fact("form-ground", self.say("form-repetition")),
            Ground::FiftyMoves => fact("form-ground", self.say("form-fifty")),
        });
        let terms = claim.terms;
        let control = terms.control;
        let supervised = match control {
            Some(Control::Rapid) => "form-supervised-rapid",
            _ => "form-supervised-blitz",
        };
        let asked = asked(finding, edition).into_iter();
        let procedure = asked
            .filter(|(_, answer)| *answer != Answer::NotStated)
            .map(|(key, answer)| self.say_with(key, &[("answer", answer_key(answer))]));
        let circumstances = claim.circumstances;
        let accepted = circumstances.accepted != Answer::NotStated;
        std::iter::once(self.claim_as_made(finding))
            .chain(ground)
            .chain(control.map(|control| fact("form-control", self.control_title(control))))
            .chain(stated(supervised, terms.supervised))
            .chain(procedure)
            .chain(stated("form-screen", claim.procedure.by_screen))
            .chain(stated("form-withdrawn", circumstances.withdrawn))
            .chain(accepted.then(|| self.acceptance(finding)))
            .chain(circumstances.ended.map(|ended| self.ended_fact(ended)))
            .collect()
    }

    /// How the game ended otherwise, and whether before the claim.
    fn ended_fact(&self, ended: OffBoardEnd) -> String {
        let how = match ended.how {
            OffBoard::FlagFall(Color::White) => "ended-white-flag",
            OffBoard::FlagFall(Color::Black) => "ended-black-flag",
            OffBoard::Resignation(Color::White) => "ended-white-resigned",
            OffBoard::Resignation(Color::Black) => "ended-black-resigned",
            OffBoard::Agreement => "ended-agreed",
        };
        let when = match ended.when {
            When::BeforeTheClaim => "ended-before",
            When::AfterTheClaim => "ended-after",
        };
        let (how, when) = (self.say(how), self.say(when));
        format!("{how} ({}: {when}).", self.say("form-ended-when"))
    }

    /// Whether the opponent accepts the draw.
    #[must_use]
    pub fn acceptance(&self, finding: &Finding) -> String {
        let places = [
            ("side", side(finding.claim.claimant.other())),
            ("answer", answer_key(finding.claim.circumstances.accepted)),
        ];
        self.say_with("claim-acceptance", &places)
    }
}

/// The questions of the procedure that this claim raises, with their answers.
fn asked(finding: &Finding, edition: Edition) -> Vec<(&'static str, Answer)> {
    let claim = &finding.claim;
    let procedure = claim.procedure;
    let intended = matches!(claim.basis, Basis::IntendedMove(_));
    let must_write = edition.must_write(&claim.terms);
    let written = (intended && must_write).then_some(("procedure-written", procedure.written));
    // What is written where nothing need be is told, and asks for nothing.
    let told = intended && !must_write && procedure.written != Answer::NotStated;
    let told = told.then_some(("procedure-written", procedure.written));
    let made = ("procedure-made", procedure.move_made);
    let touched = ("procedure-touched", procedure.touched);
    let asked = written.or(told).into_iter().chain([made, touched]);
    asked.collect()
}

/// Whether something that the claim depends on was not stated.
fn is_open(finding: &Finding, edition: Edition) -> bool {
    let asked = asked(finding, edition);
    asked.iter().any(|(_, answer)| *answer == Answer::NotStated)
}
