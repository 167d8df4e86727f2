//! What an act would do now, and whether it would do anything: [`Document::allows`].

use super::{Action, Document, SetUpKind, Sheet, View};
use crate::game::Ply;

impl Document {
    /// Whether an action would do anything now; a menu shows it accordingly.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        let has_position = || self.sheet().is_some_and(|sheet| sheet.reading().is_some());
        match action {
            _ if is_always_possible(action) => true,
            Action::Flip
            | Action::CloseFile
            | Action::PlayersView
            | Action::Games
            | Action::TwoSheets => self.sheet().is_some(),
            Action::Reload => self.sheet().is_some_and(Sheet::is_on_disk),
            Action::NextFile => self.sheets.len() > 1,
            Action::TakeAway(hand) => {
                matches!(&self.view, View::TwoSheets(both) if both.has_more(hand))
            }
            Action::TakeOver(hand) => {
                matches!(&self.view, View::TwoSheets(both) if both.reading(hand).is_some())
            }
            Action::CloseView => !matches!(self.view, View::Game),
            Action::CopyMoves => self
                .sheet()
                .is_some_and(|sheet| sheet.moves_as_text().is_some()),
            Action::CopyPgn => self
                .sheet()
                .is_some_and(|sheet| sheet.game_as_written().is_some()),
            Action::CopyStandard | Action::SaveGame | Action::SaveGamePath | Action::WriteTags => {
                self.sheet()
                    .is_some_and(|sheet| sheet.record().game.is_some())
            }
            Action::Rewrite => self.sheet().is_some_and(Sheet::can_be_rewritten),
            Action::BeginSetUp(SetUpKind::Gap) => self.sheet().is_some_and(Sheet::may_resume),
            Action::SetUp(_) => matches!(self.view, View::SetUp(_)),
            Action::FinishSetUp => {
                matches!(&self.view, View::SetUp(set_up) if set_up.is_ready())
            }
            Action::Save => self.sheet().is_some_and(Sheet::is_changed),
            Action::Decide(_) | Action::AnotherClaim | Action::SaveRecord | Action::CopyRecord => {
                matches!(self.view, View::Claim) && self.allows_of_claim(action)
            }
            Action::ExamineClaim
            | Action::CopyFen
            | Action::CopyDiagram
            | Action::SaveDiagram
            | Action::Hold
            | Action::Refused(..)
            | Action::Play(_)
            | Action::BeginSetUp(SetUpKind::Table) => has_position(),
            Action::Answer(decision) => self
                .question
                .as_ref()
                .is_some_and(|question| question.decisions().contains(&decision)),
            Action::Delete(ply, _) => {
                ply > Ply::START && self.sheet().is_some_and(|sheet| sheet.has(ply))
            }
            Action::DeleteShown | Action::DeletePair => {
                matches!(self.view, View::Game) && self.sheet().is_some_and(Sheet::shows_a_move)
            }
            Action::DeleteWord => self.sheet().is_some_and(Sheet::ends_before_word),
            Action::Undo => self.sheet().is_some_and(|sheet| sheet.changes().1 > 0),
            Action::Redo => self.sheet().is_some_and(|sheet| {
                let (changes, done) = sheet.changes();
                done < changes.len()
            }),
            Action::GoBackTo(steps) => self
                .sheet()
                .is_some_and(|sheet| steps <= sheet.changes().0.len()),
            Action::ReadLetters(letters) => {
                self.sheet().is_some_and(|sheet| sheet.letters() != letters)
            }
            Action::CompareHeld => !self.covered && self.held.is_some() && has_position(),
            Action::Compare(_) => !self.covered && has_position(),
            Action::StepLeft(_) | Action::StepRight(_) => matches!(self.view(), View::Compare(_)),
            Action::EnterVariation(node) => self
                .sheet()
                .is_some_and(|sheet| sheet.variations().iter().any(|(other, _)| *other == node)),
            Action::MainLine => self.sheet().is_some_and(Sheet::is_in_variation),
            Action::Autoplay => self.autoplay || self.allows(Action::Next),
            Action::PreviousGame | Action::NextGame | Action::ChooseGame(_) => {
                self.game_after(action).is_some()
            }
            Action::GoTo(_) => self.moment_after(action).is_some(),
            // Within a list or a comparison only its own keys step.
            _ => matches!(self.view, View::Game) && self.moment_after(action).is_some(),
        }
    }

    /// The number of the game that an action leads to, where there is one.
    pub(super) fn game_after(&self, action: Action) -> Option<usize> {
        let sheet = self.sheet()?;
        let shown = sheet.record().number;
        let number = match action {
            Action::PreviousGame => shown.checked_sub(1)?,
            Action::NextGame => shown.checked_add(1)?,
            Action::ChooseGame(number) => number,
            _ => return None,
        };
        (1..=sheet.games().len())
            .contains(&number)
            .then_some(number)
    }

    /// The moment that an action leads to, where there is one and it is another than the one shown.
    pub(super) fn moment_after(&self, action: Action) -> Option<Ply> {
        let reading = self.sheet()?.reading()?;
        let (cursor, end) = (reading.cursor(), reading.course().line().end());
        let occurrences = reading.course().occurrences();
        let to = match action {
            // Whether there is another occurrence is a part of the finding.
            Action::PreviousOccurrence | Action::NextOccurrence | Action::NthOccurrence(_)
                if self.covered =>
            {
                None
            }
            Action::GoTo(ply) => Some(ply),
            Action::First => Some(Ply::START),
            Action::Previous => cursor.previous(),
            Action::Next => Some(cursor.next()),
            Action::Last => Some(end),
            Action::PreviousOccurrence => occurrences.up_to(cursor).iter().rev().nth(1).copied(),
            Action::NextOccurrence => occurrences.later(cursor).first().copied(),
            Action::NthOccurrence(n) => n
                .checked_sub(1)
                .and_then(|i| occurrences.all(cursor).get(i).copied()),
            _ => None,
        };
        let stays = |ply: &Ply| *ply == cursor && matches!(self.view, View::Game);
        to.filter(|ply| !stays(ply) && *ply <= end)
    }

    /// Whether the game plays through by itself. It stops at the end.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.autoplay
            && matches!(self.view, View::Game)
            && self.moment_after(Action::Next).is_some()
    }

    /// What can be done with the claim that is examined. Under cover nothing is decided and nothing of the finding leaves the
    /// window.
    fn allows_of_claim(&self, action: Action) -> bool {
        let Some(examination) = self.examination() else {
            return false;
        };
        match action {
            Action::Decide(ruled) => !self.covered && self.decidable(ruled).is_some(),
            Action::AnotherClaim => examination.decision().is_some(),
            _ => !self.covered && examination.examined().is_ok(),
        }
    }
}

/// Whether an action needs no game.
const fn is_always_possible(action: Action) -> bool {
    matches!(
        action,
        Action::Open
            | Action::OpenPath
            | Action::Paste
            | Action::NewGame
            | Action::BeginSetUp(SetUpKind::Game | SetUpKind::Tail)
            | Action::Example
            | Action::Scan
            | Action::Present
            | Action::About
            | Action::Quit
            | Action::Cover
            | Action::Choose(_)
            | Action::Scale(_)
            | Action::Widen(..)
            | Action::UsualLayout
            | Action::Palette
            | Action::Keys
            | Action::Help
            | Action::SaveCard
            | Action::ShowSettings
            | Action::SaveForm
            | Action::WriteEvent
            | Action::Register
            | Action::SaveRegister
    )
}
