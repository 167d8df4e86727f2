//! The open files: their games, the moment that is looked at, the report on it.
//!
//! Every act of the user is an [`Action`]; [`Document::apply`] carries it out and may answer with an
//! [`Effect`] that only the shell can do. Nothing here paints or touches a file.

mod action;
mod compared;
mod entry;
mod game_list;
mod history;
pub mod journal;
mod leaf;
mod question;
mod reading;
mod set_up;
mod sheet;
mod table_check;
mod targets;
mod two_sheets;

pub use action::{Action, Colours, Effect, Scale, SetUpEdit, SetUpKind};
pub use compared::{Compared, Seen};
pub use entry::{Candidate, Entry, Typed, first_word, has_whole_word};
pub use game_list::GameList;
pub use history::Change;
pub use journal::{Kept, Origin};
pub use question::{Decision, Question, Stands, Weighed};
pub use reading::Reading;
pub use set_up::{Counter, SetUp, SetUpFor};
pub use sheet::Sheet;
pub use table_check::{SquareDiffers, TableCheck};
pub use targets::Targets;
pub use two_sheets::{Hand, OnSheet, TwoSheets};

// What a sheet shows of its paper, so that a window needs no other room for it.
pub use crate::pgn::{CannotRewrite, Excerpt, PieceLetters};

use crate::game::{Link, Ply};

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
}

/// Changes of a game, as the lines of a journal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notes {
    /// The game.
    pub origin: Origin,
    /// The first line, where the journal of this game has none yet.
    pub first: String,
    /// A line for each change.
    pub lines: Vec<String>,
    /// A line that tells the whole game after them.
    pub whole: String,
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

    /// Whether the game plays through by itself. It stops at the end.
    #[must_use]
    pub fn is_playing(&self) -> bool {
        self.autoplay
            && matches!(self.view, View::Game)
            && self.moment_after(Action::Next).is_some()
    }

    /// The next move of a game that plays by itself; at the end it stops.
    pub fn tick(&mut self) {
        if let Some(ply) = self.moment_after(Action::Next)
            && let Some(sheet) = self.sheet_mut()
        {
            sheet.go_to(ply);
        }
        self.autoplay = self.is_playing();
    }

    /// Takes up a file that was read and shows it. A file of the same name is replaced, and its place is kept where
    /// it is still there.
    pub fn open(&mut self, mut sheet: Sheet) {
        self.view = View::Game;
        let known = self
            .sheets
            .iter()
            .position(|other| other.file() == sheet.file());
        self.shown = known.unwrap_or(self.sheets.len());
        if let Some(former) = self.sheets.get_mut(self.shown) {
            sheet.keep_place_of(former);
            *former = sheet;
        } else {
            self.sheets.push(sheet);
        }
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

    /// The game that is shown was saved as a file of its own, with this name and these bytes. What has no file yet and
    /// holds this game only becomes that file; else the file stands beside the one that the game came from, in which the
    /// game is as it was.
    pub fn saved_as(&mut self, file: String, bytes: Vec<u8>) {
        let Some(sheet) = self.sheet_mut() else {
            return;
        };
        if !sheet.is_on_disk() && sheet.games().len() == 1 {
            sheet.mark_saved(file, bytes);
        } else if sheet.is_game_changed() {
            sheet.let_changes_go();
            if let Some(saved) = Sheet::read(file, bytes, true) {
                self.open(saved);
            }
        }
    }

    /// The changes since they were asked for last, as the lines of a journal; `None` where there are none.
    pub fn take_notes(&mut self) -> Option<Notes> {
        let sheet = self.sheet_mut()?;
        let lines = sheet.take_notes();
        (!lines.is_empty()).then(|| Notes {
            origin: sheet.origin(),
            first: sheet.journal_begins(),
            whole: sheet.whole_line(),
            lines,
        })
    }

    /// Goes on with a game of the file that is shown as a journal kept it. Whether that was possible: the file has the
    /// game as it was.
    pub fn continue_with(&mut self, kept: Kept) -> bool {
        self.sheet_mut()
            .is_some_and(|sheet| sheet.continue_with(kept))
    }

    /// Writes tags of the game that is shown; an empty value is unknown. Where none is another one, nothing is changed.
    pub fn set_tags(&mut self, tags: &[(&str, &str)]) {
        if let Some(sheet) = self.sheet_mut() {
            sheet.set_tags(tags);
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

    /// Carries out an act of the user. What makes no sense now (no file, no such game, already at the end)
    /// changes nothing.
    pub fn apply(&mut self, action: Action) -> Option<Effect> {
        if !self.allows(action) {
            return None;
        }
        // Whoever goes anywhere himself takes the game over; turning the board or covering does not.
        let autoplay = self.autoplay;
        let stays = matches!(action, Action::Flip | Action::Cover | Action::PlayersView);
        self.autoplay = autoplay && stays;
        let question = self.question.take();
        if stays {
            self.question.clone_from(&question);
        }
        match action {
            Action::Flip => self.flipped = !self.flipped,
            Action::Cover => self.covered = !self.covered,
            Action::PlayersView => self.players_view = !self.players_view,
            Action::Autoplay => self.autoplay = !autoplay,
            Action::CloseFile => self.close_file(),
            Action::NextFile => {
                self.view = View::Game;
                self.shown = (self.shown + 1) % self.sheets.len().max(1);
            }
            Action::Games => self.view = View::Games,
            Action::CloseView => self.view = View::Game,
            Action::Hold => self.held = self.seen(),
            Action::CompareHeld | Action::Compare(_) => self.compare(action),
            Action::StepLeft(_) | Action::StepRight(_) => {
                if let View::Compare(compared) = &mut self.view {
                    compared.step(action);
                }
            }
            Action::PreviousGame | Action::NextGame | Action::ChooseGame(_) => {
                let number = self.game_after(action);
                self.view = View::Game;
                if let (Some(number), Some(sheet)) = (number, self.sheet_mut()) {
                    sheet.choose_game(number);
                }
            }
            Action::EnterVariation(node) => {
                if let Some(sheet) = self.sheet_mut() {
                    sheet.enter_variation(node);
                }
            }
            Action::ReadLetters(letters) => {
                if let Some(sheet) = self.sheet_mut() {
                    sheet.read_letters(letters);
                }
            }
            Action::MainLine => {
                self.view = View::Game;
                if let Some(sheet) = self.sheet_mut() {
                    sheet.main_line();
                }
            }
            Action::TwoSheets => {
                let other = (self.shown + 1) % self.sheets.len().max(1);
                self.compare_sheets(self.shown, other);
            }
            Action::TakeOver(hand) => self.take_over(hand),
            Action::BeginSetUp(purpose) => self.begin_set_up(purpose.into()),
            Action::SetUp(edit) => {
                if let View::SetUp(set_up) = &mut self.view {
                    set_up.edit(edit);
                }
            }
            Action::FinishSetUp => return self.finish_set_up(),
            Action::Play(_)
            | Action::Answer(_)
            | Action::Delete(..)
            | Action::DeleteShown
            | Action::DeletePair
            | Action::DeleteWord
            | Action::Undo
            | Action::Redo
            | Action::GoBackTo(_) => self.change(action, question),
            _ => return self.effect_or_step(action),
        }
        None
    }

    /// Puts two open files side by side.
    fn compare_sheets(&mut self, left: usize, right: usize) {
        if let Some(both) = TwoSheets::new(&self.sheets, left, right) {
            self.view = View::TwoSheets(Box::new(both));
        }
    }

    /// Takes the reading of one sheet over into the other, at the first difference.
    fn take_over(&mut self, hand: Hand) {
        let View::TwoSheets(both) = &self.view else {
            return;
        };
        let (from, to) = (both.index(hand), both.index(hand.other()));
        let (left, right) = (both.index(Hand::Left), both.index(Hand::Right));
        let reading = both.reading(hand).cloned();
        if let (Some(at), Some(label)) = (both.differs(), reading)
            && let Ok([from, sheet]) = self.sheets.get_disjoint_mut([from, to])
        {
            two_sheets::take_over(sheet, from, at, &label);
            // Its change can be undone here.
            self.shown = to;
        }
        self.compare_sheets(left, right);
    }

    /// Begins to set a position up: for a game the usual start, else what is shown.
    fn begin_set_up(&mut self, purpose: SetUpFor) {
        let reading = self.sheet().and_then(Sheet::reading);
        let line = reading.map(|reading| (reading.course().line(), reading.cursor()));
        let set_up = match (&purpose, line) {
            (SetUpFor::Game, _) | (_, None) => SetUp::usual(purpose),
            (SetUpFor::Stood(_), Some((line, at))) => {
                let mode = line.start().mode();
                SetUp::after_illegal_move(purpose, line.position(at), mode)
            }
            (_, Some((line, at))) => SetUp::of(purpose, line.position(at), line.start().mode()),
        };
        self.view = View::SetUp(Box::new(set_up));
    }

    /// Begins to set up the position after an illegal move that stood, as it is written on the sheet.
    pub fn begin_stood(&mut self, written: String) {
        self.question = None;
        self.begin_set_up(SetUpFor::Stood(written));
    }

    /// Takes a FEN over into the position that is being set up. Whether it was one.
    pub fn read_fen(&mut self, text: &str) -> bool {
        match &mut self.view {
            View::SetUp(set_up) => set_up.read_fen(text),
            _ => false,
        }
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

    /// The position that was set up is taken for what it is for; one that is impossible stays to be mended.
    fn finish_set_up(&mut self) -> Option<Effect> {
        let View::SetUp(set_up) = &self.view else {
            return None;
        };
        let set_up = (**set_up).clone();
        let start = set_up.start().ok()?.clone();
        match set_up.purpose() {
            SetUpFor::Game | SetUpFor::Tail => {
                return Some(Effect::BeginFrom(sheet::game_from(&start, &set_up.fen())));
            }
            SetUpFor::Gap => {
                self.view = View::Game;
                self.sheet_mut()?.resume(Link::Gap, start);
            }
            SetUpFor::Stood(written) => {
                self.view = View::Game;
                self.sheet_mut()?
                    .resume(Link::Stood(written.clone()), start);
            }
            SetUpFor::Table => {
                if self.table_check().is_some_and(|check| check.agrees()) {
                    self.sheet_mut()?.confirm_table();
                }
                self.view = View::Game;
            }
        }
        None
    }

    /// Changes the record, or asks before.
    fn change(&mut self, action: Action, question: Option<Box<Question>>) {
        let side_by_side = match &self.view {
            View::TwoSheets(both) => Some((both.index(Hand::Left), both.index(Hand::Right))),
            _ => None,
        };
        self.change_shown(action, question);
        match side_by_side {
            Some((left, right)) => self.compare_sheets(left, right),
            None => self.view = View::Game,
        }
    }

    fn change_shown(&mut self, action: Action, question: Option<Box<Question>>) {
        let Some(sheet) = self.sheet_mut() else {
            return;
        };
        let shown = sheet.reading().map(Reading::cursor).unwrap_or_default();
        match action {
            Action::Play(mv) => self.question = sheet.play(mv),
            Action::Answer(decision) => {
                if let Some(question) = question {
                    sheet.decide(*question, decision);
                }
            }
            Action::Delete(ply, half_moves) => sheet.delete(ply, half_moves.into()),
            Action::DeleteShown => sheet.delete(shown, 1),
            Action::DeletePair => sheet.delete(shown, 2),
            Action::DeleteWord => sheet.delete_word(),
            Action::Undo => sheet.undo(),
            Action::Redo => sheet.redo(),
            Action::GoBackTo(steps) => {
                while sheet.changes().1 > steps {
                    sheet.undo();
                }
                while sheet.changes().1 < steps.min(sheet.changes().0.len()) {
                    sheet.redo();
                }
            }
            _ => {}
        }
    }

    /// What only the shell can do; else a step to another moment.
    fn effect_or_step(&mut self, action: Action) -> Option<Effect> {
        Some(match action {
            Action::Open => Effect::ChooseFile,
            Action::OpenPath => Effect::AskForPath,
            Action::Paste => Effect::Paste,
            Action::NewGame => Effect::NewGame,
            Action::Save => Effect::Save,
            Action::WriteTags => Effect::WriteTags,
            Action::Example => Effect::OpenExample,
            Action::About => Effect::ShowAbout,
            Action::Quit => Effect::Quit,
            Action::Reload => Effect::Reload(self.sheet()?.file().to_owned()),
            Action::CopyFen => Effect::CopyText(self.sheet()?.report().found.as_ref()?.fen.clone()),
            Action::CopyMoves => Effect::CopyText(self.sheet()?.moves_as_text()?),
            Action::CopyPgn => Effect::CopyText(self.sheet()?.game_as_written()?.to_owned()),
            Action::CopyStandard => Effect::CopyText(self.sheet()?.game_in_standard_form()?),
            Action::SaveGame => Effect::SaveGame(self.sheet()?.game_in_standard_form()?),
            Action::Rewrite => Effect::Rewrite,
            Action::CopyDiagram => Effect::CopyDiagram,
            Action::SaveDiagram => Effect::SaveDiagram,
            Action::Colours(colours) => Effect::Colours(colours),
            Action::Scale(scale) => Effect::Scale(scale),
            Action::NextLanguage => Effect::NextLanguage,
            _ => {
                let ply = self.moment_after(action)?;
                self.view = View::Game;
                self.sheet_mut()?.go_to(ply);
                return None;
            }
        })
    }

    fn close_file(&mut self) {
        if self.shown < self.sheets.len() {
            self.sheets.remove(self.shown);
        }
        self.shown = self.shown.min(self.sheets.len().saturating_sub(1));
        self.view = View::Game;
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

    fn compare(&mut self, action: Action) {
        let Some(here) = self.seen() else { return };
        let other = match action {
            Action::Compare(ply) => Some(here.at(ply)),
            _ => self.held.clone(),
        };
        if let Some(other) = other {
            self.view = View::Compare(Box::new(Compared::new(other, here)));
        }
    }

    /// Whether an action would do anything now; a menu shows it accordingly.
    #[must_use]
    pub fn allows(&self, action: Action) -> bool {
        let has_position = || self.sheet().is_some_and(|sheet| sheet.reading().is_some());
        match action {
            Action::Open
            | Action::OpenPath
            | Action::Paste
            | Action::NewGame
            | Action::Example
            | Action::About
            | Action::Quit
            | Action::Cover
            | Action::NextLanguage
            | Action::Colours(_)
            | Action::Scale(_) => true,
            Action::Flip | Action::CloseFile | Action::PlayersView | Action::Games => {
                self.sheet().is_some()
            }
            Action::Reload => self.sheet().is_some_and(Sheet::is_on_disk),
            Action::NextFile | Action::TwoSheets => self.sheets.len() > 1,
            Action::TakeOver(hand) => {
                matches!(&self.view, View::TwoSheets(both) if both.reading(hand).is_some())
            }
            Action::CloseView => !matches!(self.view, View::Game),
            Action::CopyFen | Action::CopyDiagram | Action::SaveDiagram | Action::Hold => {
                has_position()
            }
            Action::CopyMoves => self
                .sheet()
                .is_some_and(|sheet| sheet.moves_as_text().is_some()),
            Action::CopyPgn => self
                .sheet()
                .is_some_and(|sheet| sheet.game_as_written().is_some()),
            Action::CopyStandard | Action::SaveGame | Action::WriteTags => self
                .sheet()
                .is_some_and(|sheet| sheet.record().game.is_some()),
            Action::Rewrite => self.sheet().is_some_and(Sheet::can_be_rewritten),
            Action::BeginSetUp(SetUpKind::Game | SetUpKind::Tail) => true,
            Action::BeginSetUp(SetUpKind::Gap) => self.sheet().is_some_and(Sheet::may_resume),
            Action::BeginSetUp(SetUpKind::Table) => has_position(),
            Action::SetUp(_) => matches!(self.view, View::SetUp(_)),
            Action::FinishSetUp => {
                matches!(&self.view, View::SetUp(set_up) if set_up.start().is_ok())
            }
            Action::Save => self.sheet().is_some_and(Sheet::is_changed),
            Action::Play(_) => has_position(),
            Action::Answer(_) => self.question.is_some(),
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
    fn game_after(&self, action: Action) -> Option<usize> {
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
    fn moment_after(&self, action: Action) -> Option<Ply> {
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
}
