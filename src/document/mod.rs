//! The open file: its games, the moment that is looked at, the report on it.
//!
//! Every act of the user is an [`Action`]; [`Document::apply`] carries it out and may answer with an
//! [`Effect`] that only the shell can do. Nothing here paints or touches a file.

mod action;
mod sheet;

pub use action::{Action, Effect};
pub use sheet::{Reading, Sheet};

use crate::game::Ply;

/// What the window shows: perhaps an open file, the board's side, the cover.
#[derive(Debug, Default)]
pub struct Document {
    sheet: Option<Sheet>,
    flipped: bool,
    covered: bool,
}

impl Document {
    /// The open file; `None` before one is opened.
    #[must_use]
    pub const fn sheet(&self) -> Option<&Sheet> {
        self.sheet.as_ref()
    }

    /// Whether the board is seen from Black's side.
    #[must_use]
    pub const fn is_flipped(&self) -> bool {
        self.flipped
    }

    /// Whether the finding is hidden from the players.
    #[must_use]
    pub const fn is_covered(&self) -> bool {
        self.covered
    }

    /// Takes up a file that was read. The former one is let go only now.
    pub fn open(&mut self, sheet: Sheet) {
        self.sheet = Some(sheet);
    }

    /// Carries out an act of the user. What makes no sense now (no file, no such game, already at the end)
    /// changes nothing.
    pub fn apply(&mut self, action: Action) -> Option<Effect> {
        match action {
            Action::Open => return Some(Effect::ChooseFile),
            Action::Example => return Some(Effect::OpenExample),
            Action::About => return Some(Effect::ShowAbout),
            Action::Quit => return Some(Effect::Quit),
            Action::Flip => self.flipped = !self.flipped,
            Action::Cover => self.covered = !self.covered,
            Action::PreviousGame | Action::NextGame | Action::ChooseGame(_) => {
                let number = self.game_after(action);
                if let (Some(number), Some(sheet)) = (number, &mut self.sheet) {
                    sheet.choose_game(number);
                }
            }
            _ => {
                let ply = self.moment_after(action);
                if let (Some(ply), Some(sheet)) = (ply, &mut self.sheet) {
                    sheet.go_to(ply);
                }
            }
        }
        None
    }

    /// Whether an action would do anything now; a menu shows it accordingly.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        match action {
            Action::Open | Action::Example | Action::About | Action::Quit => true,
            Action::Flip | Action::Cover => self.sheet.is_some(),
            Action::PreviousGame | Action::NextGame | Action::ChooseGame(_) => {
                self.game_after(action).is_some()
            }
            _ => self.moment_after(action).is_some(),
        }
    }

    /// The number of the game that an action leads to, where there is one.
    fn game_after(&self, action: Action) -> Option<usize> {
        let sheet = self.sheet.as_ref()?;
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
    fn moment_after(&self, action: Action) -> Option<Ply> {
        let reading = self.sheet.as_ref()?.reading()?;
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
        to.filter(|ply| *ply != cursor && *ply <= end)
    }
}
