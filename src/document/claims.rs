//! The claims of the open games: begun, decided, taken back, written down.

use super::{Action, ClaimEdit, Document, Draft, Examination, Sheet, View};
use crate::game::GameResult;
use crate::report::{ClaimRecord, Decision, Event, ExaminedClaim, Hearing};
use crate::rules::Outcome;

/// How the arbiter decides on the claim that is examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruled {
    /// As found.
    AsFound,
    /// Otherwise, as the draft has it.
    Otherwise,
}

/// A claim that was decided, or whose decision was taken back, for the register.
#[derive(Clone, Debug, PartialEq)]
pub struct Decided {
    /// The record of the claim, with its decision.
    pub record: ClaimRecord,
    /// Whether the decision was taken back.
    pub taken_back: bool,
}

impl Document {
    /// The event.
    #[must_use]
    pub const fn event(&self) -> &Event {
        &self.event
    }

    /// Takes up what is known of the event. The Laws apply to everything that is shown; claims that are not decided take up what
    /// became another one, where nothing else was stated at the table.
    pub fn set_event(&mut self, event: Event) {
        let former = std::mem::replace(&mut self.event, event);
        for sheet in &mut self.sheets {
            if former.laws != self.event.laws {
                sheet.set_laws(self.event.laws);
            }
            for examination in sheet.examinations_mut() {
                examination.take_up_terms(former.terms, self.event.terms);
            }
        }
        self.take_up_examination();
    }

    /// The claim that is examined at the moment shown: the last one, where there were more.
    #[must_use]
    pub fn examination(&self) -> Option<&Examination> {
        self.sheet()?.examination()
    }

    /// Begins to examine a claim at the moment shown, or goes on with it; `another` begins anew where one was decided there.
    /// `hearing` is what the shell knows of it: day, time, number. Whether it began.
    pub fn examine(&mut self, hearing: Hearing, another: bool) -> bool {
        let decided = self.examination().map(|it| it.decision().is_some());
        let begins = match decided {
            None => true,
            Some(decided) => decided && another,
        };
        let event = &self.event;
        let Some(sheet) = self.sheets.get_mut(self.shown) else {
            return false;
        };
        let begins = begins && (another || !sheet.adopt_claim());
        if begins {
            sheet.begin_claim(event, hearing);
        }
        self.view = View::Claim;
        self.take_up_examination();
        begins
    }

    /// The game may have been written on, or be under other Laws, since the claim was looked at last.
    pub(super) fn take_up_examination(&mut self) {
        let laws = self.event.laws;
        if let Some(sheet) = self.sheet_mut() {
            sheet.take_up_claim(laws);
        }
    }

    /// Takes up what was stated about the claim that is examined.
    pub fn state(&mut self, edit: ClaimEdit) {
        if let Some(examination) = self.sheet_mut().and_then(Sheet::examination_mut) {
            examination.edit(edit);
        }
    }

    /// The finding that can be decided on.
    pub(super) fn decidable(&self, ruled: Ruled) -> Option<&ExaminedClaim> {
        let examination = self.examination()?;
        let examined = examination.examined().ok()?;
        let open = matches!(
            examined.finding.outcome,
            Outcome::NotProved | Outcome::Incomplete
        );
        let finding = &examined.finding;
        let flag = Decision::depends_on_flag(finding);
        // An agreed draw ends the game whatever can be proved.
        let open = open && Decision::as_found(finding, String::new()).result.is_none();
        let ready = match ruled {
            // What is not proved, or not yet a claim, is not decided by that finding; after a flag fall the arbiter says the result.
            Ruled::AsFound => !open && (flag.is_none() || examination.after_flag().is_some()),
            Ruled::Otherwise => examination.draft().is_some_and(Draft::is_ready),
        };
        let ready = ready && examination.clocks_are_read() && examination.decision().is_none();
        ready.then_some(examined)
    }

    /// The decision that the arbiter would make so now; `None` where it cannot be made.
    #[must_use]
    pub fn decision(&self, ruled: Ruled, decided_at: String) -> Option<Decision> {
        let examined = self.decidable(ruled)?;
        let examination = self.examination()?;
        let finding = &examined.finding;
        if let (Ruled::Otherwise, Some(draft)) = (ruled, examination.draft()) {
            let reason = draft.reason.trim().to_owned();
            let (result, minutes) = (draft.result, draft.minutes);
            return Some(Decision::otherwise(
                finding, reason, result, minutes, decided_at,
            ));
        }
        let found = Decision::as_found(finding, decided_at);
        let after_flag = Decision::depends_on_flag(finding).and(examination.after_flag());
        Some(Decision {
            result: found.result.or(after_flag),
            ..found
        })
    }

    /// Decides on the claim that is examined: only now a result is written, as one step that can be undone. An intended move
    /// stays in the comment, and is no move of the game.
    pub fn decide(&mut self, decision: Decision, comment: &str) {
        let Some(sheet) = self.sheet_mut() else {
            return;
        };
        let Some(examination) = sheet.examination_mut() else {
            return;
        };
        let (moment, result) = (examination.moment(), decision.result);
        examination.decide(decision);
        sheet
            .examinations_mut()
            .for_each(Examination::forget_undone);
        sheet.write_decision(moment, comment, result.unwrap_or(GameResult::Unknown));
        self.note_decided(self.claim_record(), false);
    }

    /// What was decided, or taken back, since it was asked for last, in that order.
    pub fn take_decided(&mut self) -> Vec<Decided> {
        std::mem::take(&mut self.decided)
    }

    fn note_decided(&mut self, record: Option<ClaimRecord>, taken_back: bool) {
        if let Some(record) = record {
            self.decided.push(Decided { record, taken_back });
        }
    }

    /// The record of the claim that is examined; `None` where there is no finding yet.
    #[must_use]
    pub fn claim_record(&self) -> Option<ClaimRecord> {
        self.record_of(self.examination()?)
    }

    fn record_of(&self, examination: &Examination) -> Option<ClaimRecord> {
        let sheet = self.sheet()?;
        let claim = examination.claim().ok()?;
        let game = (sheet.file(), sheet.record());
        let (course, moment) = (examination.course(), examination.moment());
        let record = ClaimRecord::new(game, course, moment, claim, examination.laws());
        Some(ClaimRecord {
            event: self.event.clone(),
            hearing: examination.hearing().clone(),
            decision: examination.decision().cloned(),
            ..record
        })
    }

    /// Whether the decision on the claim that is examined is the last step of the game, so that it can be taken back.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let decided = self.examination().filter(|it| it.decision().is_some());
        let last = self.sheet().and_then(|sheet| sheet.decision_next(false));
        decided.is_some_and(|it| last == Some(it.moment()))
    }

    /// Undoes the last step of the game's history, or does it again. A decision is taken back, or made again, with its step.
    pub(super) fn retrace(&mut self, action: Action) {
        let redo = action == Action::Redo;
        let Some(sheet) = self.sheet_mut() else {
            return;
        };
        let decided_at = sheet.decision_next(redo);
        if redo {
            sheet.redo();
        } else {
            sheet.undo();
        }
        let Some(moment) = decided_at else { return };
        sheet.go_to(moment);
        let record = if redo {
            let claim = sheet.undone_claim_mut().map(|claim| {
                claim.decide_again();
                claim.clone()
            });
            claim.and_then(|claim| self.record_of(&claim))
        } else {
            let claim = sheet.decided_claim_mut().map(|claim| {
                let decided = claim.clone();
                claim.take_back();
                decided
            });
            claim.and_then(|claim| self.record_of(&claim))
        };
        self.note_decided(record, !redo);
    }
}
