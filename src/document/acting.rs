//! Acts of the user carried out: [`Document::apply`].

use super::{
    Action, Compared, Document, Effect, Hand, Question, Reading, SetUp, SetUpFor, Sheet, TwoSheets,
    View, starts, two_sheets,
};
use crate::game::Link;

impl Document {
    /// The next move of a game that plays by itself; at the end it stops.
    pub fn tick(&mut self) {
        if let Some(ply) = self.moment_after(Action::Next)
            && let Some(sheet) = self.sheet_mut()
        {
            sheet.go_to(ply);
        }
        self.autoplay = self.is_playing();
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
            Action::CloseView => self.close_view(),
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
            Action::TwoSheets if self.sheets.len() < 2 => return Some(Effect::AskForSecondSheet),
            Action::TwoSheets => {
                let other = (self.shown + 1) % self.sheets.len().max(1);
                self.compare_sheets(self.shown, other);
            }
            Action::TakeOver(hand) => self.take_over(hand),
            Action::TakeAway(hand) => self.take_away(hand),
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

    /// Takes away what one sheet has at the first difference.
    fn take_away(&mut self, hand: Hand) {
        let View::TwoSheets(both) = &self.view else {
            return;
        };
        let (left, right) = (both.index(Hand::Left), both.index(Hand::Right));
        let (at, index) = (both.differs(), both.index(hand));
        if let (Some(at), Some(sheet)) = (at, self.sheets.get_mut(index)) {
            two_sheets::take_away(sheet, at);
            self.shown = index;
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

    /// The position that was set up is taken for what it is for; one that is impossible stays to be mended.
    fn finish_set_up(&mut self) -> Option<Effect> {
        let View::SetUp(set_up) = &self.view else {
            return None;
        };
        let set_up = (**set_up).clone();
        if *set_up.purpose() == SetUpFor::Table {
            if self.table_check().is_some_and(|check| check.agrees()) {
                self.sheet_mut()?.confirm_table();
            }
            self.view = View::Game;
            return None;
        }
        let start = set_up.start().ok().filter(|_| set_up.is_ready())?.clone();
        match set_up.purpose() {
            SetUpFor::Game | SetUpFor::Tail => {
                return Some(Effect::BeginFrom(starts::game_from(&start, &set_up.fen())));
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
            SetUpFor::Table => {}
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
            // A decision is taken back where it was made.
            None if matches!(self.view, View::Claim) && self.examination().is_some() => {
                self.take_up_examination();
            }
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
            Action::Undo | Action::Redo => self.retrace(action),
            Action::GoBackTo(steps) => self.go_back_to(steps),
            _ => {}
        }
    }

    /// Undoes or does again until so many steps hold.
    fn go_back_to(&mut self, steps: usize) {
        while let Some((changes, done)) = self.sheet().map(Sheet::changes) {
            let action = if done > steps {
                Action::Undo
            } else if done < steps.min(changes.len()) {
                Action::Redo
            } else {
                return;
            };
            self.retrace(action);
        }
    }

    /// What only the shell can do; else a step to another moment.
    fn effect_or_step(&mut self, action: Action) -> Option<Effect> {
        Some(match action {
            Action::Open => Effect::ChooseFile,
            Action::OpenPath => Effect::AskForPath,
            Action::Paste => Effect::Paste,
            Action::NewGame => Effect::NewGame,
            Action::Refused(from, to) => {
                Effect::TellRefused(from, to, self.sheet()?.why_not(from, to)?)
            }
            Action::Save => Effect::Save,
            Action::WriteTags => Effect::WriteTags,
            Action::ExamineClaim => Effect::ExamineClaim,
            Action::AnotherClaim => Effect::AnotherClaim,
            Action::Decide(ruled) => Effect::Decide(ruled),
            Action::SaveRecord => Effect::SaveRecord,
            Action::CopyRecord => Effect::CopyRecord,
            Action::SaveForm => Effect::SaveForm,
            Action::WriteEvent => Effect::WriteEvent,
            Action::Register => {
                self.view = View::Register;
                Effect::ShowRegister
            }
            Action::SaveRegister => Effect::SaveRegister,
            Action::Scan => Effect::ShowScan,
            Action::Example => Effect::OpenExample,
            Action::Present => Effect::Present,
            Action::About => Effect::ShowAbout,
            Action::Quit => Effect::Quit,
            Action::Reload => Effect::Reload(self.sheet()?.file().to_owned()),
            Action::CopyFen => Effect::CopyText(self.sheet()?.report().found.as_ref()?.fen.clone()),
            Action::CopyMoves => Effect::CopyText(self.sheet()?.moves_as_text()?),
            Action::CopyPgn => Effect::CopyText(self.sheet()?.game_as_it_is()?),
            Action::CopyStandard => Effect::CopyText(self.sheet()?.game_in_standard_form()?),
            Action::SaveGame => Effect::SaveGame(self.sheet()?.game_in_standard_form()?),
            Action::SaveGamePath => Effect::SaveGamePath(self.sheet()?.game_in_standard_form()?),
            Action::Rewrite => Effect::Rewrite,
            Action::CopyDiagram => Effect::CopyDiagram,
            Action::SaveDiagram => Effect::SaveDiagram,
            Action::Choose(preference) => Effect::Choose(preference),
            Action::Scale(scale) => Effect::Scale(scale),
            Action::Widen(part, room) => Effect::Widen(part, room),
            Action::UsualLayout => Effect::UsualLayout,
            Action::Palette => Effect::ShowPalette,
            Action::Keys => Effect::ShowKeys,
            Action::Help => Effect::ShowHelp,
            Action::SaveCard => Effect::SaveCard,
            Action::ShowSettings => Effect::ShowSettings,
            _ => {
                let ply = self.moment_after(action)?;
                self.view = View::Game;
                self.sheet_mut()?.go_to(ply);
                return None;
            }
        })
    }

    /// Back to the game, or to the claim for which two moments were compared.
    fn close_view(&mut self) {
        let of_claim = matches!(&self.view, View::Compare(compared) if compared.is_of_claim());
        self.view = if of_claim && self.examination().is_some() {
            View::Claim
        } else {
            View::Game
        };
    }

    fn close_file(&mut self) {
        if self.shown < self.sheets.len() {
            self.sheets.remove(self.shown);
        }
        self.covered &= !self.sheets.is_empty();
        self.shown = self.shown.min(self.sheets.len().saturating_sub(1));
        self.view = View::Game;
    }

    fn compare(&mut self, action: Action) {
        let Some(here) = self.seen() else { return };
        let other = match action {
            Action::Compare(ply) => Some(here.at(ply)),
            _ => self.held.clone(),
        };
        if let Some(other) = other {
            let of_claim = matches!(self.view, View::Claim);
            let compared = Compared::new(other, here).of_claim(of_claim);
            self.view = View::Compare(Box::new(compared));
        }
    }
}
