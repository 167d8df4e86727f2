//! Games out: a game saved as a file of its own, and a game written anew in its file.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use egui::Context;

use super::{App, Choice, PathField};
use crate::disk;
use crate::document::{Action, CannotRewrite, Sheet};
use crate::gui::dialogs::Purpose;

impl App {
    /// Asks where the game that is shown is to be saved.
    pub(super) fn ask_where_to_save(&mut self, ctx: &Context, text: String) {
        self.game_to_save = Some(text);
        self.dialog.open(Purpose::SaveGame, ctx);
    }

    /// Saves the text of a game as a file of its own; a file that is there is replaced only after a question.
    pub fn save_as(&mut self, ctx: &Context, text: String, path: &Path) {
        self.game_to_save = Some(text);
        self.save_game(ctx, path);
    }

    /// Saves the game that waits.
    pub(super) fn save_game(&mut self, ctx: &Context, path: &Path) {
        let path = with_ending(path);
        if path.exists() && !self.holds_more(&path) {
            let file = ("file", path.display().to_string().into());
            let text = self.words.say_with("replace-file", &[file]);
            self.ask_to_replace(text, path);
        } else {
            self.save_chosen(ctx, &path);
        }
    }

    /// Saves the game that waits where a dialog asked already whether a file may be replaced. A file that is open here
    /// with more games than this one is asked about all the same.
    pub(super) fn save_chosen(&mut self, ctx: &Context, path: &Path) {
        let path = with_ending(path);
        if self.holds_more(&path) {
            let file = ("file", path.display().to_string().into());
            let text = self.words.say_with("replace-open-file", &[file]);
            self.ask_to_replace(text, path);
        } else {
            self.write_game(ctx, &path);
        }
    }

    fn ask_to_replace(&mut self, text: String, path: PathBuf) {
        let choices = vec![Choice::ReplaceFile(path), Choice::Nothing];
        self.ask("replace-title", text, choices);
    }

    /// Whether a file that is open here and holds other games too would be replaced.
    fn holds_more(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().ok();
        let sheets = self.document.sheets().iter();
        let mut same = sheets.filter(|sheet| {
            let there = real(path);
            there.is_some() && sheet.is_on_disk() && real(Path::new(sheet.file())) == there
        });
        same.any(|sheet| sheet.games().len() > 1)
    }

    /// Writes the game that waits.
    pub(super) fn write_game(&mut self, ctx: &Context, path: &Path) {
        let Some(text) = self.game_to_save.take() else {
            return;
        };
        let bytes = (text.clone() + "\n").into_bytes();
        if self.save_bytes(ctx, path, &bytes) {
            self.touched.store(true, Ordering::Relaxed);
        } else {
            // It waits for another place.
            self.game_to_save = Some(text);
        }
    }

    /// Whether the bytes were saved; either is told.
    fn save_bytes(&mut self, ctx: &Context, path: &Path, bytes: &[u8]) -> bool {
        let file = ("file", path.display().to_string().into());
        match disk::save(path, bytes) {
            Ok(()) => {
                self.tell(ctx, self.words.say_with("told-saved", &[file]));
                true
            }
            Err(error) => {
                // Without the name of the temporary file, which says nothing to anybody.
                let detail = std::io::Error::from(error.kind()).to_string();
                let places = [file, ("detail", detail.into())];
                self.show_message("failed", self.words.say_with("told-save-failed", &places));
                false
            }
        }
    }

    /// Asks whether the game that is shown may be written anew in its file.
    pub(super) fn ask_to_rewrite(&mut self) {
        let Some(sheet) = self.document.sheet() else {
            return;
        };
        let places = [
            ("file", sheet.file().into()),
            ("n", sheet.record().number.to_string().into()),
        ];
        let text = self.words.say_with("rewrite-text", &places);
        self.ask(
            "rewrite-title",
            text,
            vec![Choice::Rewrite, Choice::Nothing],
        );
    }

    /// Writes the game that is shown anew in its file: its bytes are replaced and no others. A file that is another one
    /// than was read is not touched; what to do is asked.
    pub(super) fn rewrite(&mut self, ctx: &Context) {
        let Some(sheet) = self.document.sheet() else {
            return;
        };
        let Some(text) = sheet.game_in_standard_form() else {
            return;
        };
        let path = PathBuf::from(sheet.file());
        let bytes = match disk::read_file(&path) {
            Ok(bytes) if sheet.is_read_from(bytes.as_slice()).unwrap_or(false) => bytes,
            read => return self.ask_about_change(&path, text, read.is_ok()),
        };
        match sheet.file_with_game(&bytes, &text) {
            Ok(bytes) => {
                if self.save_bytes(ctx, &path, &bytes) {
                    self.document.wrote_anew();
                    self.open_file(&path);
                }
            }
            Err(reason) => {
                self.game_to_save = Some(text);
                let text = self.cannot_rewrite(&path, reason);
                self.ask("failed", text, vec![Choice::SaveElsewhere, Choice::Nothing]);
            }
        }
    }

    fn cannot_rewrite(&self, path: &Path, reason: CannotRewrite) -> String {
        let file = ("file", path.display().to_string().into());
        match reason {
            CannotRewrite::Character(encoding, character) => {
                let places = [
                    file,
                    ("encoding", encoding.into()),
                    ("character", character.to_string().into()),
                ];
                self.words.say_with("rewrite-character", &places)
            }
            CannotRewrite::NoSuchGame => self.words.say_with("rewrite-no-game", &[file]),
            CannotRewrite::OtherBytes => self.words.say_with("rewrite-changed", &[file]),
        }
    }

    /// The file on disk is another one than was read, or is gone.
    fn ask_about_change(&mut self, path: &Path, game: String, is_there: bool) {
        self.game_to_save = Some(game);
        let file = ("file", path.display().to_string().into());
        let text = self.words.say_with("rewrite-changed", &[file]);
        let mut choices = vec![Choice::SaveElsewhere, Choice::Nothing];
        if is_there {
            choices.insert(0, Choice::ReadAgain);
        }
        self.ask("rewrite-changed-title", text, choices);
    }

    /// Carries out what was chosen in a question.
    pub(super) fn take_choice(&mut self, ctx: &Context, choice: Choice) {
        match choice {
            Choice::Nothing => {}
            Choice::ReplaceFile(path) => self.write_game(ctx, &path),
            Choice::Rewrite => self.rewrite(ctx),
            Choice::ReadAgain => self.act(ctx, Action::Reload),
            Choice::SaveElsewhere => self.dialog.open(Purpose::SaveGame, ctx),
        }
    }

    /// Where the desktop offers no dialog, the path is typed.
    pub(super) fn type_path(&mut self, purpose: Purpose) {
        let suggested = match purpose {
            Purpose::Open => String::new(),
            Purpose::SaveDiagram => "diagram.png".to_owned(),
            Purpose::SaveGame => self.document.sheet().map(file_name).unwrap_or_default(),
        };
        self.path = Some(PathField {
            text: suggested,
            purpose,
        });
    }
}

/// The path with the ending of a PGN file where none was given, so that a scan of its folder finds it.
fn with_ending(path: &Path) -> PathBuf {
    match path.extension() {
        Some(_) => path.to_path_buf(),
        None => path.with_extension("pgn"),
    }
}

/// A name for the file of one game: beside the file it came from.
fn file_name(sheet: &Sheet) -> String {
    let path = Path::new(sheet.file());
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let name = format!("{stem}-{}.pgn", sheet.record().number);
    let folder = path.parent().filter(|_| sheet.is_on_disk());
    folder
        .map_or_else(|| PathBuf::from(&name), |folder| folder.join(&name))
        .display()
        .to_string()
}
