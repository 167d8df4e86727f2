//! The open files: their games, the moment that is looked at, the report on it.
//!
//! Every act of the user is an [`Action`]; [`Document::apply`] carries it out and may answer with an
//! [`Effect`] that only the shell can do. Nothing here paints or touches a file.

mod acting;
mod action;
mod allowing;
mod claims;
mod compared;
mod entry;
pub mod event_file;
mod examination;
mod game_list;
mod history;
pub mod journal;
mod leaf;
mod preference;
mod question;
mod reading;
pub mod register;
mod set_up;
mod sheet;
mod starts;
mod table_check;
mod targets;
mod two_sheets;

pub use action::{Action, Effect, Part, Room, Scale, SetUpEdit, SetUpKind};
pub use claims::{Decided, Ruled};
pub use compared::{Compared, Seen};
pub use entry::{Candidate, Entry, Typed, first_word, has_whole_word};
pub use examination::{
    ClaimEdit, Draft, DraftEdit, Examination, Missing, PointsAt, Question as ClaimQuestion, STEPS,
    Words as ClaimWords,
};
pub use game_list::GameList;
pub use history::Change;
pub use journal::{Kept, Origin};
pub use preference::{
    BoardColours, Colours, Motion, Preference, Preferences, Quiz, Side, TextSize,
};
pub use question::{Decision, Question, Stands, Weighed};
pub use reading::Reading;
pub use set_up::{Counter, SetUp, SetUpFor};
pub use sheet::{BegunText, Sheet};
pub use starts::{chess960_game, empty_game, may_be_chess960};
pub use table_check::{SquareDiffers, TableCheck};
pub use targets::Targets;
pub use two_sheets::{Hand, OnSheet, TwoSheets};

// What a sheet shows of its paper, so that a window needs no other room for it.
pub use crate::pgn::{CannotRewrite, Excerpt, PieceLetters};

/// The text of one game of a file, by its number from 1, as it stands there; `None` where there is no such game.
#[must_use]
pub fn game_as_written(bytes: Vec<u8>, number: usize) -> Option<String> {
    let paper = crate::pgn::Paper::read(bytes);
    paper.game_as_written(number).map(str::to_owned)
}

use crate::game::GameResult;
use crate::report::Event;

/// Which whole view is shown.
#[derive(Debug, Default)]
pub enum View {
    /// The game with its finding.
    #[default]
    Game,
    /// The list of games, to search in.
    Games,
    /// Two moments side by side.
    Compare(Box<Compared>),
    /// A position that is being set up.
    SetUp(Box<SetUp>),
    /// Two sheets of one game side by side.
    TwoSheets(Box<TwoSheets>),
    /// The claim that is examined at the moment shown.
    Claim,
    /// The claims of the event.
    Register,
}

/// Changes of a game, as the lines of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notes {
    /// The game.
    pub origin: Origin,
    /// A line for each change.
    pub lines: Vec<String>,
}

/// What the window shows: the open files, one of them, the view, the board's side, the cover.
#[derive(Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a switch that the user turns by itself"
)]
pub struct Document {
    sheets: Vec<Sheet>,
    shown: usize,
    view: View,
    held: Option<Seen>,
    event: Event,
    /// What was decided, or taken back, since it was asked for last.
    decided: Vec<Decided>,
    question: Option<Box<Question>>,
    flipped: bool,
    covered: bool,
    players_view: bool,
    autoplay: bool,
}

impl Document {
    /// The file that is shown; `None` before one is opened.
    #[must_use]
    pub fn sheet(&self) -> Option<&Sheet> {
        self.sheets.get(self.shown)
    }

    fn sheet_mut(&mut self) -> Option<&mut Sheet> {
        self.sheets.get_mut(self.shown)
    }

    /// All open files.
    #[must_use]
    pub fn sheets(&self) -> &[Sheet] {
        &self.sheets
    }

    /// The view that is shown. Where the finding is covered, a comparison is not shown either.
    #[must_use]
    pub fn view(&self) -> &View {
        match &self.view {
            View::Compare(_) if self.covered => &View::Game,
            view => view,
        }
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

    /// Whether the window for the players is open.
    #[must_use]
    pub const fn has_players_view(&self) -> bool {
        self.players_view
    }

    /// Takes up a file that was read and shows it. A file of the same name is replaced, and its place is kept where
    /// it is still there.
    pub fn open(&mut self, sheet: Sheet) {
        self.view = View::Game;
        // It was about another game.
        self.question = None;
        self.shown = self.take_in(sheet);
    }

    /// Takes up a file that was read, beside the one that is shown. A file of the same name is replaced, as by
    /// [`Document::open`].
    pub fn open_beside(&mut self, sheet: Sheet) {
        self.take_in(sheet);
    }

    /// Puts a file with those that are open, in the place of one of the same name. Where it is.
    fn take_in(&mut self, mut sheet: Sheet) -> usize {
        sheet.set_laws(self.event.laws);
        let known = self.place_of(sheet.file());
        let place = known.unwrap_or(self.sheets.len());
        if let Some(former) = self.sheets.get_mut(place) {
            sheet.keep_place_of(former);
            *former = sheet;
        } else {
            self.sheets.push(sheet);
        }
        place
    }

    fn place_of(&self, file: &str) -> Option<usize> {
        self.sheets.iter().position(|sheet| sheet.file() == file)
    }

    /// Whether a file with this name is open.
    #[must_use]
    pub fn has_open(&self, file: &str) -> bool {
        self.place_of(file).is_some()
    }

    /// Finds more games of the open files, within about so many bytes of one of them. Whether there are more to be found.
    pub fn cut_on(&mut self, bytes: usize) -> bool {
        // The one that is shown goes first.
        let shown = self.sheet().is_some_and(|sheet| !sheet.is_cut());
        let next = if shown {
            Some(self.shown)
        } else {
            self.sheets.iter().position(|sheet| !sheet.is_cut())
        };
        let Some(sheet) = next.and_then(|at| self.sheets.get_mut(at)) else {
            return false;
        };
        sheet.cut_on(bytes);
        true
    }

    /// Hides the finding from the players.
    pub fn cover(&mut self) {
        self.covered = true;
    }

    /// The file that is shown was saved: it has this name and these bytes now.
    pub fn mark_saved(&mut self, file: String, bytes: Vec<u8>) {
        if let Some(sheet) = self.sheet_mut() {
            sheet.mark_saved(file, bytes);
        }
    }

    /// A game as it was at `revision` was saved as a file of its own, with this name and these bytes. What has no file yet
    /// and holds this game only becomes that file; else the file stands beside the one that the game came from, in which
    /// the game is as it was. Whether all of the game is saved: it may have gone on since, or be let go; then it stays as
    /// it is.
    pub fn saved_as(
        &mut self,
        origin: &Origin,
        revision: u64,
        file: String,
        bytes: Vec<u8>,
    ) -> bool {
        let is_meant = |sheet: &Sheet| sheet.origin() == *origin && sheet.revision() == revision;
        let Some(at) = self.sheets.iter().position(is_meant) else {
            return false;
        };
        let Some(sheet) = self.sheets.get_mut(at) else {
            return false;
        };
        if !sheet.is_on_disk() && sheet.games().len() == 1 {
            sheet.mark_saved(file, bytes);
        } else if sheet.is_game_changed() {
            sheet.let_changes_go();
            if let Some(mut saved) = Sheet::read(file, bytes, true) {
                saved.take_over_claims(sheet, origin.number);
                self.open(saved);
            }
        }
        true
    }

    /// The changes since they were asked for last, as the lines of a journal; `None` where there are none.
    pub fn take_notes(&mut self) -> Option<Notes> {
        let sheet = self.sheet_mut()?;
        let lines = sheet.take_notes();
        (!lines.is_empty()).then(|| Notes {
            origin: sheet.origin(),
            lines,
        })
    }

    /// The lines with which a journal of the game that is shown begins: where it is from, and the whole of it as it is
    /// now. O(n) in its text.
    #[must_use]
    pub fn journal_begins(&self) -> Vec<String> {
        self.sheet().map(Sheet::journal_begins).unwrap_or_default()
    }

    /// Goes on with a game of the file that is shown as a journal kept it. Whether that was possible: the file has the
    /// game as it was.
    pub fn continue_with(&mut self, kept: Kept) -> bool {
        self.sheet_mut().is_some_and(|sheet| {
            // It may be any of its games.
            sheet.cut_on(usize::MAX);
            sheet.continue_with(kept)
        })
    }

    /// Writes tags of the game that is shown, and its result; an empty value is unknown. Where none is another one, nothing
    /// is changed.
    pub fn set_tags(&mut self, tags: &[(&str, &str)], result: GameResult) {
        if let Some(sheet) = self.sheet_mut() {
            sheet.set_tags(tags, result);
        }
    }

    /// Lets the changes of the file that is shown go.
    pub fn let_changes_go(&mut self) {
        if let Some(sheet) = self.sheet_mut() {
            sheet.let_all_changes_go();
        }
    }

    /// Shows an open file that was changed, where there is one.
    pub fn show_changed(&mut self) {
        if let Some(changed) = self.sheets.iter().position(Sheet::is_changed) {
            self.shown = changed;
            self.view = View::Game;
            self.question = None;
        }
    }

    /// Shows an open file by its name, where its games were changed and reading it again would let that go.
    pub fn show_if_changed(&mut self, file: &str) -> bool {
        let same = |sheet: &Sheet| sheet.file() == file && sheet.is_changed();
        let Some(shown) = self.sheets.iter().position(same) else {
            return false;
        };
        self.shown = shown;
        self.view = View::Game;
        self.question = None;
        true
    }

    /// What is asked about a move that was played in the middle of the game.
    #[must_use]
    pub fn question(&self) -> Option<&Question> {
        self.question.as_deref()
    }

    /// Whether a game in an open file is another one than on its paper.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.sheets.iter().any(Sheet::is_changed)
    }

    /// The board on the table compared with the moment shown, while it is being set up.
    #[must_use]
    pub fn table_check(&self) -> Option<TableCheck> {
        let View::SetUp(set_up) = &self.view else {
            return None;
        };
        let reading = self.sheet()?.reading()?;
        (*set_up.purpose() == SetUpFor::Table)
            .then(|| TableCheck::new(set_up, reading.course().line(), reading.cursor()))
    }

    /// The moment that is shown, to be held or compared.
    fn seen(&self) -> Option<Seen> {
        let sheet = self.sheet()?;
        let reading = sheet.reading()?;
        Some(Seen::new(
            sheet.record(),
            reading.course(),
            reading.cursor(),
        ))
    }
}
