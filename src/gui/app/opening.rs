//! Files that are large are read beside the window, and their games found while the first is looked at already.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use egui::Context;

use super::App;
use crate::disk::{self, OpenError};
use crate::document::{Action, BegunText, Sheet, View};
use crate::game::{NamedMove, Ply};
use crate::gui::actions;

/// A file up to this length is read at once: that takes a few hundredths of a second.
const AT_ONCE: u64 = 1 << 21;
/// So many bytes are looked through for games between two looks at the clock.
const PART: usize = 1 << 16;
/// In a frame games are looked for so long.
const IN_A_FRAME: Duration = Duration::from_millis(7);

/// Files that are being read, and what is to be shown of one that is open.
#[derive(Default)]
pub(super) struct Openings {
    files: Vec<Opening>,
    /// By the name of the file.
    wanted: Option<(String, Wanted)>,
}

/// A file that is being read on a thread.
struct Opening {
    name: String,
    /// Whether it is one of the recent files then.
    recent: Option<PathBuf>,
    answer: Receiver<Read>,
    /// What was shown when it was begun; whoever looks at something else then goes on with that.
    shown: Option<(String, u64)>,
    /// Whether the finding was covered then.
    is_covered: bool,
    /// What is to be shown of it.
    wanted: Option<Wanted>,
}

/// What became of a file that was to be opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Opened {
    /// It is shown.
    Now,
    /// It is being read.
    Begun,
    /// It cannot be opened; that was told.
    Not,
}

/// What came of reading a file.
type Read = Result<BegunText, OpenError>;

/// A game and moment that are to be shown as soon as they are there.
#[derive(Clone, Debug)]
pub(super) struct Wanted {
    /// The number of the game.
    pub(super) game: Option<usize>,
    /// The moment of it.
    pub(super) at: At,
}

/// A moment that is to be shown.
#[derive(Clone, Debug)]
pub(super) enum At {
    /// The end.
    End,
    /// After so many half-moves.
    HalfMoves(u32),
    /// After a move.
    After(NamedMove),
    /// This one, or the end where the game is shorter.
    NoLaterThan(Ply),
}

impl App {
    /// Begins to read a large file on a thread, or one of which nobody knows how long it takes, such as a pipe. `recent`: it is one
    /// of the recent files then. Whether it was begun; others are to be read at once.
    pub(super) fn begin_opening(&mut self, ctx: &Context, path: &Path, recent: bool) -> bool {
        if !disk::takes_time(path, AT_ONCE) {
            return false;
        }
        let (name, file) = (disk::name_of(path), path.to_path_buf());
        let is_open = self.document.has_open(&name);
        let (sender, answer) = channel();
        let woken = ctx.clone();
        thread::spawn(move || {
            let read = disk::read_file(&file).map(|bytes| {
                // The place of one that is open is looked for among all its games.
                if is_open {
                    BegunText::whole(bytes)
                } else {
                    BegunText::begin(bytes)
                }
            });
            // Where the window is gone, nobody waits for it.
            drop(sender.send(read));
            woken.request_repaint();
        });
        self.openings.files.push(Opening {
            name,
            recent: recent.then(|| path.to_path_buf()),
            answer,
            shown: self.shown_now(),
            is_covered: self.document.is_covered(),
            wanted: None,
        });
        true
    }

    /// The file that is shown, and how often its game was changed.
    fn shown_now(&self) -> Option<(String, u64)> {
        let sheet = self.document.sheet()?;
        Some((sheet.file().to_owned(), sheet.revision()))
    }

    /// Whether something is being done that a file must not interrupt: a question, a form, a view of its own, moves that are typed.
    fn is_busy(&self, ctx: &Context) -> bool {
        let in_game = matches!(self.document.view(), View::Game | View::Games);
        self.is_blocked(ctx)
            || !in_game
            || !self.entry.is_empty()
            || self.document.question().is_some()
    }

    /// Takes the files that were read, looks for more games in those that are open, and shows what is wanted once it is there.
    pub(super) fn follow_openings(&mut self, ctx: &Context) {
        // It waits until what is being done is done.
        while !self.is_busy(ctx)
            && let Some(read) = self.next_read()
        {
            self.take_read(ctx, read);
        }
        if let Some(file) = self.openings.files.first().filter(|_| self.told.is_none()) {
            let places = [("file", file.name.as_str().into())];
            self.tell(ctx, self.words.say_with("opening", &places));
        }
        let begun = Instant::now();
        let mut more = true;
        while more && begun.elapsed() < IN_A_FRAME {
            more = self.document.cut_on(PART);
        }
        if more {
            ctx.request_repaint();
        }
        self.show_wanted(ctx);
    }

    /// The file that was begun first, once it is read.
    fn next_read(&mut self) -> Option<(Opening, Read)> {
        let read = match self.openings.files.first()?.answer.try_recv() {
            Ok(read) => read,
            Err(TryRecvError::Empty) => return None,
            // The thread failed, for want of memory perhaps.
            Err(TryRecvError::Disconnected) => {
                Err(OpenError::Other(io::ErrorKind::OutOfMemory.into()))
            }
        };
        Some((self.openings.files.remove(0), read))
    }

    fn take_read(&mut self, ctx: &Context, (opening, read): (Opening, Read)) {
        let Opening {
            name,
            recent,
            shown,
            is_covered,
            wanted,
            ..
        } = opening;
        let text = match read {
            Ok(text) => text,
            Err(error) => return self.show_open_error(name, &error),
        };
        // What was changed meanwhile is not read over.
        if self.document.show_if_changed(&name) {
            return;
        }
        let is_same = shown == self.shown_now();
        let sheet = Sheet::of_begun(name.clone(), text, true);
        if let Some(sheet) = sheet {
            if is_same {
                self.take_up_sheet(name.clone(), Some(sheet));
            } else {
                self.document.open_beside(sheet);
                let key = actions::key_name(Action::NextFile, &self.words).unwrap_or_default();
                let places = [("file", name.as_str().into()), ("key", key.into())];
                self.tell(ctx, self.words.say_with("opened-beside", &places));
            }
            if is_covered {
                self.document.cover();
            }
            if let Some(path) = recent {
                self.recent.add(&path);
            }
            if let Some(wanted) = wanted {
                self.openings.wanted = Some((name, wanted));
            }
        } else {
            self.take_up_sheet(name, None);
        }
    }

    /// Shows a game and moment of the file that was begun or opened last: now where they are there, else as soon as they are.
    pub(super) fn want(&mut self, ctx: &Context, wanted: Wanted) {
        if let Some(opening) = self.openings.files.last_mut() {
            opening.wanted = Some(wanted);
            return;
        }
        if let Some(sheet) = self.document.sheet() {
            self.openings.wanted = Some((sheet.file().to_owned(), wanted));
            self.show_wanted(ctx);
        }
    }

    fn show_wanted(&mut self, ctx: &Context) {
        let Some((file, wanted)) = self.openings.wanted.take() else {
            return;
        };
        let Some(sheet) = self.document.sheet().filter(|sheet| sheet.file() == file) else {
            // Another file is looked at: it waits for its own, as long as that is open.
            if self.document.has_open(&file) {
                self.openings.wanted = Some((file, wanted));
            }
            return;
        };
        let is_to_come = |number| number > sheet.games().len() && !sheet.is_cut();
        if wanted.game.is_some_and(is_to_come) {
            self.openings.wanted = Some((file, wanted));
            return;
        }
        self.show_there(ctx, &wanted);
    }

    /// Shows the game and the moment that are wanted, as far as they are there; what is not there is told.
    fn show_there(&mut self, ctx: &Context, wanted: &Wanted) {
        if let (Some(number), Some(sheet)) = (wanted.game, self.document.sheet()) {
            if !(1..=sheet.games().len()).contains(&number) {
                let text = self
                    .words
                    .no_such_game(sheet.file(), number, sheet.games().len());
                return self.show_message("failed", text);
            }
            self.act(ctx, Action::ChooseGame(number));
        }
        let Some(sheet) = self.document.sheet() else {
            return;
        };
        let Some(line) = sheet.reading().map(|reading| reading.course().line()) else {
            return;
        };
        let (file, record, words) = (sheet.file(), sheet.record(), &self.words);
        let found = match &wanted.at {
            At::HalfMoves(half_moves) => line
                .ply(*half_moves)
                .ok_or_else(|| words.no_such_ply(file, record, line, *half_moves)),
            At::After(named) => named
                .find(line)
                .ok_or_else(|| words.no_such_move(file, record, line, named)),
            At::NoLaterThan(ply) => Ok((*ply).min(line.end())),
            At::End => return,
        };
        match found {
            Ok(ply) => self.act(ctx, Action::GoTo(ply)),
            Err(text) => self.show_message("failed", text),
        }
    }
}
