//! What is stated about a claim, one answer at a time.

use shakmaty::{Color, Move, Role, Square};

use super::{Examination, PointsAt};
use crate::game::{GameResult, Letters};
use crate::rules::{Answer, Clocks, Control, Ground, OffBoard, OffBoardEnd, When};

/// A question that is answered with yes, no, or not stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Is the intended move written?
    Written,
    /// Has the move been made?
    MoveMade,
    /// Was a piece touched as in 4.3?
    Touched,
    /// Does the opponent accept the draw?
    Accepted,
    /// Does the claim rely only on a screen?
    ByScreen,
    /// Does the claimant wish to withdraw?
    Withdrawn,
    /// Do the competition rules hold because an arbiter supervises?
    Supervised,
    /// Were the moves replayed in the presence of both players?
    Replayed,
    /// Are both scoresheets attached?
    SheetsAttached,
}

impl Question {
    /// Whether it is noted for the record only: no finding depends on it, and it can be answered after the decision.
    #[must_use]
    pub const fn is_noted(self) -> bool {
        matches!(self, Self::Replayed | Self::SheetsAttached)
    }
}

/// A text that is noted for the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Words {
    /// The claim in the player's own words.
    Claim,
    /// To whom it was made.
    ToldTo,
    /// When.
    ClaimedAt,
    /// How it was checked, and who was present.
    Remarks,
    /// The number of the record.
    Number,
}

impl Words {
    /// Whether it can be written after the decision, too.
    #[must_use]
    pub const fn is_noted(self) -> bool {
        matches!(self, Self::ToldTo | Self::Remarks)
    }
}

/// One thing stated.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimEdit {
    /// Who claims.
    Claimant(Color),
    /// On what.
    PointsAt(PointsAt),
    /// The intended move as it is typed, and the letters of the one who types.
    Intended(String, Letters),
    /// The intended move as it was dragged.
    IntendedMove(Move),
    /// On what ground; `None` where he did not say.
    Ground(Option<Ground>),
    /// An answer to a question.
    Answer(Question, Answer),
    /// How the game ended off the board.
    Ended(Option<OffBoard>),
    /// Whether that was before or after the claim.
    EndedWhen(When),
    /// The result after a flag fall.
    AfterFlag(GameResult),
    /// The control.
    Control(Option<Control>),
    /// The minutes for the opponent; `None` leaves them to the Laws.
    Minutes(Option<u32>),
    /// What a clock shows, as it is typed.
    Time(Color, String),
    /// What a clock shows was typed: it is written as it was read.
    TimeRead(Color),
    /// A piece that was dragged to where it may not go: an intended move that is not legal.
    IntendedSquares(Square, Square),
    /// Whose clock was running.
    Running(Option<Color>),
    /// A text for the record.
    Words(Words, String),
    /// A step of the procedure, by its number from 0.
    Step(usize, bool),
    /// A decision other than the finding is begun, or given up.
    Otherwise(bool),
    /// Something about that decision.
    Draft(DraftEdit),
}

/// A decision other than the finding, while it is being written.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Draft {
    /// Why.
    pub reason: String,
    /// The result; `None` where play goes on.
    pub result: Option<GameResult>,
    /// Minutes more for White and for Black.
    pub minutes: [u32; 2],
}

/// A change of a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DraftEdit {
    /// Why.
    Reason(String),
    /// The result.
    Result(Option<GameResult>),
    /// Minutes more for a side.
    Minutes(Color, u32),
}

impl Examination {
    /// Takes up what was stated. After the decision nothing changes but what is noted for the record.
    pub(in crate::document) fn edit(&mut self, edit: ClaimEdit) {
        let noted = match &edit {
            ClaimEdit::Words(which, _) => which.is_noted(),
            ClaimEdit::Step(..) => true,
            ClaimEdit::Answer(question, _) => question.is_noted(),
            _ => false,
        };
        if self.decision.is_some() && !noted {
            return;
        }
        self.state(edit);
        self.examine();
    }

    fn state(&mut self, edit: ClaimEdit) {
        match edit {
            ClaimEdit::Claimant(side) => self.claimant = Some(side),
            ClaimEdit::PointsAt(what) => self.points_at = what,
            ClaimEdit::Intended(text, letters) => self.intended = (text, letters),
            ClaimEdit::IntendedMove(mv) => {
                let san = self.label_of(mv).san;
                self.intended = (san, Letters::english());
                self.points_at = PointsAt::AnIntendedMove;
            }
            ClaimEdit::IntendedSquares(from, to) => {
                let role = self.board().role_at(from);
                let piece = role
                    .filter(|role| *role != Role::Pawn)
                    .map(Role::upper_char);
                let piece = piece.map(String::from).unwrap_or_default();
                self.intended = (format!("{piece}{from}{to}"), Letters::english());
                self.points_at = PointsAt::AnIntendedMove;
            }
            ClaimEdit::Ground(ground) => self.ground = ground,
            ClaimEdit::Answer(question, answer) => *self.answer_mut(question) = answer,
            ClaimEdit::Ended(how) => {
                self.ended = (how, self.ended.1.filter(|_| how.is_some()));
                self.after_flag = None;
                self.take_up_end();
            }
            ClaimEdit::EndedWhen(when) => {
                self.ended.1 = Some(when);
                self.take_up_end();
            }
            ClaimEdit::AfterFlag(result) => self.after_flag = Some(result),
            ClaimEdit::Control(control) => self.terms.control = control,
            ClaimEdit::Minutes(minutes) => self.terms.minutes = minutes,
            ClaimEdit::Time(side, text) => {
                let time = Clocks::read_time(&text);
                let [white, black] = &mut self.clock_texts;
                *side.fold_wb(white, black) = text;
                let clocks = &mut self.circumstances.clocks;
                *side.fold_wb(&mut clocks.white, &mut clocks.black) = time;
            }
            ClaimEdit::TimeRead(side) => {
                if let Some(time) = self.circumstances.clocks.of(side) {
                    let [white, black] = &mut self.clock_texts;
                    *side.fold_wb(white, black) = Clocks::time_text(time);
                }
            }
            ClaimEdit::Running(side) => self.circumstances.clocks.running = side,
            ClaimEdit::Words(which, text) => *self.words_mut(which) = text,
            ClaimEdit::Step(at, done) => {
                if let Some(step) = self.steps.get_mut(at) {
                    *step = done;
                }
            }
            ClaimEdit::Otherwise(begun) => self.draft = begun.then(Draft::default),
            ClaimEdit::Draft(edit) => {
                if let Some(draft) = &mut self.draft {
                    draft.edit(edit);
                }
            }
        }
    }

    /// An end off the board counts once it is stated whether it was before or after the claim.
    fn take_up_end(&mut self) {
        self.circumstances.ended = match self.ended {
            (Some(how), Some(when)) => Some(OffBoardEnd { how, when }),
            _ => None,
        };
    }

    /// The answer to a question.
    #[must_use]
    pub const fn answer(&self, question: Question) -> Answer {
        match question {
            Question::Written => self.procedure.written,
            Question::MoveMade => self.procedure.move_made,
            Question::Touched => self.procedure.touched,
            Question::ByScreen => self.procedure.by_screen,
            Question::Accepted => self.circumstances.accepted,
            Question::Withdrawn => self.circumstances.withdrawn,
            Question::Supervised => self.terms.supervised,
            Question::Replayed => self.hearing.replayed,
            Question::SheetsAttached => self.hearing.sheets_attached,
        }
    }

    const fn answer_mut(&mut self, question: Question) -> &mut Answer {
        match question {
            Question::Written => &mut self.procedure.written,
            Question::MoveMade => &mut self.procedure.move_made,
            Question::Touched => &mut self.procedure.touched,
            Question::ByScreen => &mut self.procedure.by_screen,
            Question::Accepted => &mut self.circumstances.accepted,
            Question::Withdrawn => &mut self.circumstances.withdrawn,
            Question::Supervised => &mut self.terms.supervised,
            Question::Replayed => &mut self.hearing.replayed,
            Question::SheetsAttached => &mut self.hearing.sheets_attached,
        }
    }

    /// A text for the record.
    #[must_use]
    pub fn words(&self, which: Words) -> &str {
        match which {
            Words::Claim => &self.hearing.words,
            Words::ToldTo => &self.hearing.told_to,
            Words::ClaimedAt => &self.hearing.claimed_at,
            Words::Remarks => &self.hearing.remarks,
            Words::Number => &self.hearing.number,
        }
    }

    const fn words_mut(&mut self, which: Words) -> &mut String {
        match which {
            Words::Claim => &mut self.hearing.words,
            Words::ToldTo => &mut self.hearing.told_to,
            Words::ClaimedAt => &mut self.hearing.claimed_at,
            Words::Remarks => &mut self.hearing.remarks,
            Words::Number => &mut self.hearing.number,
        }
    }
}

impl Draft {
    fn edit(&mut self, edit: DraftEdit) {
        match edit {
            DraftEdit::Reason(reason) => self.reason = reason,
            DraftEdit::Result(result) => self.result = result,
            DraftEdit::Minutes(side, minutes) => {
                let [white, black] = &mut self.minutes;
                *side.fold_wb(white, black) = minutes;
            }
        }
    }

    /// Whether it can be decided so: with a reason.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        !self.reason.trim().is_empty()
    }
}
