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
            Action::PreviousGame => self.turn_games(|number| number.checked_sub(1)),
            Action::NextGame => self.turn_games(|number| number.checked_add(1)),
            Action::ChooseGame(number) => self.turn_games(|_| Some(number)),
            // Whether there is another occurrence is a part of the finding.
            Action::PreviousOccurrence | Action::NextOccurrence | Action::NthOccurrence(_)
                if self.covered => {}
            Action::GoTo(_)
            | Action::First
            | Action::Previous
            | Action::Next
            | Action::Last
            | Action::PreviousOccurrence
            | Action::NextOccurrence
            | Action::NthOccurrence(_) => self.go(action),
        }
        None
    }

    fn turn_games(&mut self, to: impl Fn(usize) -> Option<usize>) {
        if let Some(sheet) = &mut self.sheet
            && let Some(number) = to(sheet.record().number)
        {
            sheet.choose_game(number);
        }
    }

    fn go(&mut self, action: Action) {
        let Some(sheet) = &mut self.sheet else { return };
        let Some(reading) = sheet.reading() else {
            return;
        };
        let cursor = reading.cursor();
        let occurrences = reading.course().occurrences();
        let to = match action {
            Action::GoTo(ply) => Some(ply),
            Action::First => Some(Ply::START),
            Action::Previous => cursor.previous(),
            Action::Next => Some(cursor.next()),
            Action::Last => Some(reading.course().line().end()),
            Action::PreviousOccurrence => occurrences.up_to(cursor).iter().rev().nth(1).copied(),
            Action::NextOccurrence => occurrences.later(cursor).first().copied(),
            Action::NthOccurrence(n) => n
                .checked_sub(1)
                .and_then(|i| occurrences.all(cursor).get(i).copied()),
            _ => None,
        };
        if let Some(ply) = to {
            sheet.go_to(ply);
        }
    }
}
