//! Files that are large are read beside the window, and their games found while the first is looked at already.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use egui::Context;

use super::App;
use crate::disk::{self, OpenError};
use crate::document::{Action, BegunText, Sheet};
use crate::game::{NamedMove, Ply};

/// A file up to this length is read at once: that takes a few hundredths of a second.
const AT_ONCE: u64 = 1 << 21;
/// So many bytes are looked through for games between two looks at the clock.
const PART: usize = 1 << 16;
/// In a frame games are looked for so long.
const IN_A_FRAME: Duration = Duration::from_millis(7);

/// Files that are being read, and what is to be shown of them.
#[derive(Default)]
pub(super) struct Openings {
    files: Vec<Opening>,
    wanted: Option<Wanted>,
}

/// A file that is being read on a thread.
struct Opening {
    name: String,
    /// Whether it is one of the recent files then.
    recent: Option<PathBuf>,
    answer: Receiver<Read>,
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
    /// Begins to read a large file on a thread. `recent`: it is one of the recent files then. Whether it is that large; others are
    /// to be read at once.
    pub(super) fn begin_opening(&mut self, ctx: &Context, path: &Path, recent: bool) -> bool {
        let is_large = disk::length(path).is_some_and(|length| length > AT_ONCE);
        if !is_large {
            return false;
        }
        let (name, file) = (disk::name_of(path), path.to_path_buf());
        let (sender, answer) = channel();
        let woken = ctx.clone();
        thread::spawn(move || {
            let read = disk::read_file(&file).map(BegunText::begin);
            // Where the window is gone, nobody waits for it.
            drop(sender.send(read));
            woken.request_repaint();
        });
        let text = self
            .words
            .say_with("opening", &[("file", name.as_str().into())]);
        self.tell(ctx, text);
        self.openings.files.push(Opening {
            name,
            recent: recent.then(|| path.to_path_buf()),
            answer,
        });
        true
    }

    /// Takes the files that were read, looks for more games in those that are open, and shows what is wanted once it is there.
    pub(super) fn follow_openings(&mut self, ctx: &Context) {
        while let Some(read) = self.next_read() {
            self.take_read(read);
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

    fn take_read(&mut self, (opening, read): (Opening, Read)) {
        match read {
            Ok(text) => {
                let sheet = Sheet::of_begun(opening.name.clone(), text, true);
                let taken = self.take_up_sheet(opening.name, sheet);
                if let Some(path) = opening.recent.filter(|_| taken) {
                    self.recent.add(&path);
                }
                if !taken {
                    self.openings.wanted = None;
                }
            }
            Err(error) => {
                self.openings.wanted = None;
                self.show_open_error(opening.name, &error);
            }
        }
    }

    /// Shows a game and moment: now where they are there, else as soon as they are.
    pub(super) fn want(&mut self, ctx: &Context, wanted: Wanted) {
        self.openings.wanted = Some(wanted);
        self.show_wanted(ctx);
    }

    fn show_wanted(&mut self, ctx: &Context) {
        if !self.openings.files.is_empty() {
            return;
        }
        let Some(wanted) = self.openings.wanted.take() else {
            return;
        };
        let waits = wanted.game.is_some_and(|number| {
            let sheet = self.document.sheet();
            sheet.is_some_and(|sheet| number > sheet.games().len() && !sheet.is_cut())
        });
        if waits {
            self.openings.wanted = Some(wanted);
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
