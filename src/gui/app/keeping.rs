//! Work that is not saved: kept in journals as it is done, offered again at the next start, asked about before it is
//! let go.

use std::collections::BTreeMap;
use std::path::Path;

use egui::{Context, ViewportCommand};

use super::{App, Choice};
use crate::disk::{self, Journal, Journals, LeftJournal};
use crate::document::{Action, Document, Kept, Notes, Origin, Sheet, journal};
use crate::gui::panels::Safety;
use crate::words::Words;

/// Work that an earlier window left behind.
#[derive(Debug)]
pub(in crate::gui) struct Left {
    journal: LeftJournal,
    /// The game.
    pub(in crate::gui) kept: Kept,
}

impl Left {
    /// So many seconds ago it was written; `None` where the clock was set back since.
    pub(in crate::gui) fn seconds_ago(&self) -> Option<u64> {
        let ago = self.journal.written.elapsed().ok()?;
        Some(ago.as_secs())
    }
}

/// The journals of this window, and those that were left behind.
#[derive(Debug, Default)]
pub(super) struct Keeping {
    journals: Journals,
    /// The journal of each changed game.
    open: BTreeMap<(String, usize), Journal>,
    left: Vec<Left>,
    /// Whether the work that was left behind was waved away while a file is shown.
    pub(super) waved_away: bool,
    /// Why a journal could not be begun.
    failure: Option<std::io::ErrorKind>,
}

fn key(origin: &Origin) -> (String, usize) {
    (origin.file.clone(), origin.number)
}

impl Keeping {
    /// The journals in their folder; those that tell of no change are cleared away.
    pub(super) fn new(journals: Journals) -> Self {
        let mut left = Vec::new();
        for journal in journals.left() {
            if let Some(kept) = journal::read(&journal.text) {
                left.push(Left { journal, kept });
            } else if journal::tells_nothing(&journal.text) {
                // Where it cannot be cleared away it stays, and tells nothing the next time either.
                drop(journals.remove(&journal));
            }
        }
        Self {
            journals,
            left,
            ..Self::default()
        }
    }

    /// Work that was left behind.
    pub(super) fn left(&self) -> &[Left] {
        &self.left
    }

    /// Writes changes into the journal of their game.
    fn write(&mut self, document: &Document, notes: &Notes, ctx: &Context) {
        let key = key(&notes.origin);
        if let Some(journal) = self.open.get_mut(&key) {
            for line in &notes.lines {
                journal.write_line(line);
            }
            return;
        }
        let ctx = ctx.clone();
        match self.journals.begin(move || ctx.request_repaint()) {
            Ok(mut journal) => {
                self.failure = None;
                // Changes that came before a journal could be begun are in it too.
                for line in document.journal_begins() {
                    journal.write_line(&line);
                }
                self.open.insert(key, journal);
            }
            Err(error) => self.failure = Some(error.kind()),
        }
    }

    /// How safe the changes of a sheet's game are; `None` where it has none.
    pub(super) fn safety(&self, sheet: &Sheet) -> Option<Safety> {
        if !sheet.is_game_changed() {
            return None;
        }
        let journal = self.open.get(&key(&sheet.origin()));
        Some(match (journal.map(Journal::kept), &self.failure) {
            (Some(disk::Kept::OnDisk), _) => Safety::Kept,
            (Some(disk::Kept::Failed(reason)), _) => Safety::Failed(reason),
            (None, Some(kind)) => Safety::Failed(std::io::Error::from(*kind).to_string()),
            (Some(disk::Kept::OnTheWay), _) | (None, None) => Safety::OnTheWay,
        })
    }

    /// The journals of a file's games are not needed any more: of one of them, or of all.
    pub(super) fn finish(&mut self, file: &str, number: Option<usize>) {
        let is_meant = |key: &(String, usize)| key.0 == file && number.is_none_or(|n| n == key.1);
        let meant: Vec<_> = self
            .open
            .keys()
            .filter(|key| is_meant(key))
            .cloned()
            .collect();
        for key in meant {
            if let Some(journal) = self.open.remove(&key)
                && let Err(error) = journal.remove()
            {
                // It would be offered again at the next start, which loses nothing.
                self.failure = Some(error.kind());
            }
        }
    }

    /// All journals of this window are not needed any more.
    fn finish_all(&mut self) {
        let files: Vec<String> = self.open.keys().map(|key| key.0.clone()).collect();
        for file in files {
            self.finish(&file, None);
        }
    }
}

/// Why something on the disk failed, in the words of the program where it has some.
pub(super) fn why(error: &std::io::Error, words: &Words) -> String {
    let plain = std::io::Error::from(error.kind()).to_string();
    disk::why_key(error).map_or(plain, |key| words.say(key))
}

impl App {
    /// Writes what was changed into its journal, before it is shown.
    pub(super) fn keep(&mut self, ctx: &Context) {
        if let Some(notes) = self.document.take_notes() {
            self.keeping.write(&self.document, &notes, ctx);
        }
    }

    /// Why something could not be written or read, in words.
    pub(super) fn why(&self, error: &std::io::Error) -> String {
        why(error, &self.words)
    }

    /// That work cannot be kept, as long as it cannot: it would be lost if the machine stopped.
    pub(super) fn not_kept(&self) -> Option<String> {
        let sheet = self.document.sheet()?;
        let Some(Safety::Failed(reason)) = self.keeping.safety(sheet) else {
            return None;
        };
        Some(
            self.words
                .say_with("not-kept", &[("detail", reason.into())]),
        )
    }

    /// Goes on with work that was left behind: in its file, where that still has the game as it was, else beside it.
    pub fn continue_work(&mut self, ctx: &Context, number: usize) {
        if number >= self.keeping.left.len() {
            return;
        }
        let left = self.keeping.left.remove(number);
        let woken = ctx.clone();
        let journals = &self.keeping.journals;
        let taken = journals.take_up(&left.journal.path, move || woken.request_repaint());
        // What another window wrote into it meanwhile is read too.
        let taken = taken.and_then(|(mut taken, text)| {
            taken.cut_back(journal::readable(&text))?;
            let kept = journal::read(&text).ok_or(std::io::ErrorKind::InvalidData)?;
            Ok((taken, kept))
        });
        let (taken, kept) = match taken {
            Ok(taken) => taken,
            Err(error) => {
                let detail = [("detail", self.why(&error).into())];
                let text = self.words.say_with("not-continued", &detail);
                return self.show_message("failed", text);
            }
        };
        let origin = kept.origin.clone();
        let from_file = origin.on_disk
            && disk::read_file(Path::new(&origin.file))
                .is_ok_and(|bytes| self.take_up(origin.file.clone(), bytes, true))
            && self.document.continue_with(kept.clone());
        if !from_file {
            let places = [("file", origin.file.as_str().into())];
            let name = if origin.on_disk {
                self.words.say_with("continued-beside", &places)
            } else {
                origin.file.clone()
            };
            let kept = kept.beside(name.clone());
            let bytes = kept.text.clone().into_bytes();
            if !self.take_up(name, bytes, false) || !self.document.continue_with(kept) {
                // It stays where it is, and is offered again.
                let detail = [("detail", origin.file.as_str().into())];
                let text = self.words.say_with("not-continued", &detail);
                return self.show_message("failed", text);
            }
            if origin.on_disk {
                let text = self.words.say_with("continued-beside-text", &places);
                self.show_message("continued-title", text);
            }
        }
        if let Some(sheet) = self.document.sheet() {
            self.keeping.open.insert(key(&sheet.origin()), taken);
        }
        // While a game is entered, players may be near.
        self.document.cover();
    }

    /// Asks whether work that was left behind may go.
    pub(super) fn ask_to_let_go(&mut self, number: usize) {
        if let Some(left) = self.keeping.left.get(number) {
            let (white, black) = self.words.players(&left.kept.record.tags);
            let places = [("white", white.into()), ("black", black.into())];
            let text = self.words.say_with("let-go-text", &places);
            self.ask(
                "let-go-title",
                text,
                vec![Choice::Nothing, Choice::LetGo(number)],
            );
        }
    }

    /// Lets work go that was left behind.
    pub(super) fn let_go(&mut self, number: usize) {
        if number < self.keeping.left.len() {
            let left = self.keeping.left.remove(number);
            if let Err(error) = self.keeping.journals.remove(&left.journal) {
                let detail = [("detail", self.why(&error).into())];
                let text = self.words.say_with("not-removed", &detail);
                self.show_message("failed", text);
            }
        }
    }

    /// Whether an act would let changes go that are in no file; it is asked then.
    pub(super) fn asks_before(&mut self, action: Action) -> bool {
        let Some(sheet) = self.document.sheet() else {
            return false;
        };
        if action == Action::CloseFile && !sheet.is_changed() && sheet.has_open_claim() {
            let text = self.words.say("open-claim-text");
            let choices = vec![Choice::Nothing, Choice::CloseAnyway];
            self.ask("open-claim-title", text, choices);
            return true;
        }
        if !sheet.is_changed() {
            return false;
        }
        let file = [("file", sheet.file().into())];
        match action {
            Action::CloseFile => {
                let text = self.words.say_with("close-file-text", &file);
                let choices = vec![Choice::SaveAndClose, Choice::CloseUnsaved, Choice::Nothing];
                self.ask("close-file-title", text, choices);
                true
            }
            Action::Reload => {
                let text = self.words.say_with("reload-text", &file);
                let choices = vec![Choice::Nothing, Choice::ReadAgain];
                self.ask("reload-title", text, choices);
                true
            }
            _ => false,
        }
    }

    /// Lets the changes of the file that is shown go.
    pub(super) fn let_changes_go(&mut self) {
        if let Some(sheet) = self.document.sheet() {
            let file = sheet.file().to_owned();
            self.keeping.finish(&file, None);
        }
        self.document.let_changes_go();
    }

    /// The window is to be closed: not before it was asked what becomes of work that is in no file.
    pub(super) fn look_at_closing(&mut self, ctx: &Context) {
        if !ctx.input(|input| input.viewport().close_requested()) || self.may_close {
            return;
        }
        let open_claim = self.document.sheets().iter().any(Sheet::has_open_claim);
        if !self.document.is_changed() && !open_claim {
            self.keeping.finish_all();
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        if !self.document.is_changed() {
            let text = self.words.say("open-claim-text");
            let choices = vec![Choice::Nothing, Choice::QuitAnyway];
            self.ask("open-claim-title", text, choices);
            return;
        }
        let mut text = self.words.say("quit-text");
        if open_claim {
            text = format!("{text} {}", self.words.say("open-claim-text"));
        }
        let mut choices = vec![Choice::SaveAndQuit, Choice::QuitUnsaved, Choice::Nothing];
        let sheets = self.document.sheets().iter();
        let is_safe =
            |sheet: &Sheet| !matches!(self.keeping.safety(sheet), Some(Safety::Failed(_)));
        if sheets.filter(|sheet| sheet.is_changed()).all(is_safe) {
            choices.insert(1, Choice::QuitKeeping);
        }
        self.ask("quit-title", text, choices);
    }

    /// Saves what can be saved; the window closes when nothing is left that is in no file.
    pub(super) fn save_and_quit(&mut self, ctx: &Context) {
        self.quitting = true;
        if self
            .document
            .sheet()
            .is_some_and(|sheet| !sheet.is_changed())
        {
            self.document.show_changed();
        }
        self.save_changes(ctx);
        self.quit_if_saved(ctx);
    }

    /// Goes on closing, where everything is in a file now.
    pub(super) fn quit_if_saved(&mut self, ctx: &Context) {
        if !self.quitting {
            return;
        }
        if !self.document.is_changed() {
            self.keeping.finish_all();
            self.quit(ctx);
        } else if self
            .document
            .sheet()
            .is_some_and(|sheet| !sheet.is_changed())
        {
            // The next one that is to be saved.
            self.document.show_changed();
            self.save_changes(ctx);
        }
    }

    /// Closes the window, whatever becomes of what is in no file.
    pub(super) fn quit(&mut self, ctx: &Context) {
        self.may_close = true;
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }

    /// Closes the window and lets its work go.
    pub(super) fn quit_unsaved(&mut self, ctx: &Context) {
        self.keeping.finish_all();
        self.quit(ctx);
    }
}
