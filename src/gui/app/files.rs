//! Files and texts in: what the shell does where something is opened, pasted, watched or copied.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::Ordering;

use egui::Context;

use super::opening::{At, Opened, Wanted};
use super::saving::Asked;
use super::{App, Choice};
use crate::disk::{self, OpenError, Watch};
use crate::document::{Sheet, chess960_game, empty_game, may_be_chess960};
use crate::game::{NamedMove, Variant};
use crate::gui::diagram;
use crate::gui::dialogs::Answer;
use crate::writers;

impl App {
    /// Opens a file, and answers whether that was possible. Where it was not, the window says why, and what was open
    /// stays. A large file is read beside the window: then its answer is not known yet.
    pub fn open_file(&mut self, ctx: &Context, path: &Path) -> bool {
        self.open_or_begin(ctx, path, true) != Opened::Not
    }

    /// The same for a file that is not among the recent ones then.
    pub(super) fn open_found_file(&mut self, ctx: &Context, path: &Path) -> bool {
        self.open_or_begin(ctx, path, false) != Opened::Not
    }

    /// Reads a file again, and tells when it was.
    pub(super) fn reload(&mut self, ctx: &Context, path: &Path) {
        if self.open_or_begin(ctx, path, true) == Opened::Now {
            self.tell(ctx, self.words.say("told-reloaded"));
        }
    }

    fn open_or_begin(&mut self, ctx: &Context, path: &Path, recent: bool) -> Opened {
        // What came from another program has no place on the disk to come back to.
        let on_disk = path != Path::new(disk::STANDARD_INPUT);
        let name = disk::name_of(path);
        // What was changed there is shown, not read over.
        let shown = self.document.show_if_changed(&name);
        if !shown && on_disk && self.begin_opening(ctx, path, recent) {
            return Opened::Begun;
        }
        let opened = shown
            || match disk::read_file(path) {
                Ok(bytes) => self.take_up(name, bytes, on_disk),
                Err(error) => {
                    self.show_open_error(name, &error);
                    false
                }
            };
        if opened && on_disk && recent {
            self.recent.add(path);
        }
        if opened { Opened::Now } else { Opened::Not }
    }

    pub(super) fn show_open_error(&mut self, file: String, error: &OpenError) {
        let places = [("file", file.into()), ("detail", error.to_string().into())];
        let text = self.words.say_with(error.key(), &places);
        self.show_message("opening-failed", text);
    }

    /// Takes up what was pasted: a PGN, a FEN, or bare moves.
    pub fn paste(&mut self, text: &str) {
        if may_be_chess960(text) {
            let choices = vec![
                Choice::PasteFen(text.to_owned(), Variant::Standard),
                Choice::PasteFen(text.to_owned(), Variant::Chess960),
                Choice::Nothing,
            ];
            return self.ask("chess960-title", self.words.say("chess960-text"), choices);
        }
        self.take_up_pasted(text);
    }

    /// Takes up a FEN that was pasted, as what it was said to be.
    pub(super) fn paste_fen(&mut self, text: &str, variant: Variant) {
        match variant {
            Variant::Standard => self.take_up_pasted(text),
            Variant::Chess960 => self.take_up_pasted(&chess960_game(text)),
        }
    }

    fn take_up_pasted(&mut self, text: &str) {
        let (name, number) = self.free_name("pasted", self.pastes);
        match Sheet::read(name, text.as_bytes().to_vec(), false) {
            Some(sheet) => {
                self.pastes = number;
                self.document.open(sheet);
            }
            None => self.show_message("failed", self.words.say("pasted-nothing")),
        }
    }

    /// A name with a number after `used` that no open file has, and the number.
    fn free_name(&self, key: &str, used: usize) -> (String, usize) {
        let names = (used.saturating_add(1)..)
            .map(|number| (self.words.say_with(key, &[("n", number.into())]), number));
        let mut free = names.filter(|(name, _)| !self.document.has_open(name));
        free.next().unwrap_or_default()
    }

    /// Begins a game without moves. Nothing of the finding is shown while it is entered: players may be near.
    pub(super) fn new_game(&mut self) {
        self.begin_game(empty_game());
    }

    /// Begins a game with this text, which has no moves and perhaps a start of its own.
    pub(super) fn begin_game(&mut self, text: String) {
        let name;
        (name, self.new_games) = self.free_name("new-game", self.new_games);
        if let Some(sheet) = Sheet::begin(name, text) {
            self.document.open(sheet);
            self.document.cover();
        }
    }

    /// Shows the game and the moment that were asked for, as far as they are there, and as soon as they are; what is not there
    /// is told.
    pub fn show_moment(
        &mut self,
        ctx: &Context,
        game: Option<usize>,
        ply: Option<u32>,
        after: Option<&NamedMove>,
    ) {
        let at = match (ply, after) {
            (Some(half_moves), _) => At::HalfMoves(half_moves),
            (None, Some(named)) => At::After(named.clone()),
            (None, None) => At::End,
        };
        self.want(ctx, Wanted { game, at });
    }

    /// Whether there was a game to take up.
    pub(super) fn take_up(&mut self, name: String, bytes: Vec<u8>, on_disk: bool) -> bool {
        let sheet = Sheet::read(name.clone(), bytes, on_disk);
        self.take_up_sheet(name, sheet)
    }

    /// Shows a file that was read. Whether there was a game in it; where there was none, that is told.
    pub(super) fn take_up_sheet(&mut self, name: String, sheet: Option<Sheet>) -> bool {
        if let Some(sheet) = sheet {
            self.document.open(sheet);
            self.touched.store(true, Ordering::Relaxed);
            true
        } else {
            let text = self
                .words
                .say_with("error-no-game", &[("file", name.into())]);
            self.show_message("opening-failed", text);
            false
        }
    }

    pub(super) fn take_answer(&mut self, ctx: &Context) {
        match self.dialog.answer() {
            Some(Answer::Open(paths)) => {
                for path in paths {
                    self.open_file(ctx, &path);
                }
            }
            Some(Answer::Scan(paths)) => self.scan(ctx, paths),
            Some(Answer::Save(path)) => self.save_waiting(ctx, &path, Asked::ByDialog),
            Some(Answer::NoDialog(purpose)) => {
                self.type_path(purpose);
                self.show_message("dialog-none-title", self.words.say("dialog-none"));
            }
            Some(Answer::Cancelled) => self.quitting = false,
            None => {}
        }
    }

    /// Files that were dropped on the window: opened, but scanned where a folder is among them or a scan is shown.
    pub(super) fn take_dropped(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        let paths: Vec<PathBuf> = dropped.iter().map(|file| file.path().to_owned()).collect();
        let is_scan = self.scan_desk.is_shown || paths.iter().any(|path| path.is_dir());
        if is_scan && !paths.is_empty() {
            return self.scan(ctx, paths);
        }
        for path in paths {
            self.open_file(ctx, &path);
        }
    }

    /// Watches the file that is shown, and sees whether it is another on disk now.
    pub(super) fn look_at_file(&mut self, ctx: &Context) {
        let shown = self
            .document
            .sheet()
            .filter(|sheet| sheet.is_on_disk())
            .map(|sheet| PathBuf::from(sheet.file()));
        if self.watched != shown {
            let (touched, repaint) = (Arc::clone(&self.touched), ctx.clone());
            let changed = move || {
                touched.store(true, Ordering::Relaxed);
                repaint.request_repaint();
            };
            // Where the platform cannot watch, F5 still reads the file again.
            self.watch = shown
                .as_deref()
                .and_then(|path| Watch::new(path, changed).ok());
            self.watched = shown;
            self.touched.store(true, Ordering::Relaxed);
        }
        if self.touched.swap(false, Ordering::Relaxed) {
            self.changed = self
                .document
                .sheet()
                .filter(|sheet| sheet.is_on_disk())
                // What is no file any more, such as a pipe, is not opened: that may take for ever.
                .filter(|sheet| disk::length(Path::new(sheet.file())).is_some())
                .is_some_and(|sheet| {
                    // A file that is gone for a moment, while it is written anew, is no change yet.
                    disk::open_file(Path::new(sheet.file()))
                        .and_then(|file| sheet.is_read_from(file))
                        .is_ok_and(|same| !same)
                });
        }
    }

    pub(super) fn diagram_svg(&self) -> Option<String> {
        let reading = self.document.sheet()?.reading()?;
        let line = reading.course().line();
        let board = shakmaty::Position::board(line.position(reading.cursor()));
        Some(writers::diagram_svg(
            board,
            self.document.is_flipped(),
            None,
        ))
    }

    pub(super) fn copy_diagram(&mut self, ctx: &Context) {
        match self.diagram_svg().map(|svg| diagram::image(&svg)) {
            Some(Ok(image)) => {
                ctx.copy_image(image);
                self.tell(ctx, self.words.say("told-copied"));
            }
            Some(Err(error)) => self.show_message("failed", error.to_string()),
            None => {}
        }
    }
}
