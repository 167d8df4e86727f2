//! Games and diagrams out: saved as a file of their own, or a game written anew in its file.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use egui::Context;

use super::{App, Choice, PathField};
use crate::disk;
use crate::document::{Action, CannotRewrite, Origin, Sheet};
use crate::gui::diagram;
use crate::gui::dialogs::Purpose;

/// What waits for a place on the disk, as it was when saving was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unsaved {
    /// A game.
    Game(GameToSave),
    /// A diagram as SVG.
    Diagram(String),
    /// The page of a claim, as PDF.
    Record(Vec<u8>),
    /// The register, as CSV.
    Register(Vec<u8>),
}

/// A game as it was when saving was asked for; it may go on while a path is chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct GameToSave {
    /// Its text.
    text: String,
    /// Where it is from, and a number that is another one after every change of it.
    of: Option<(Origin, u64)>,
}

impl Unsaved {
    fn purpose(&self) -> Purpose {
        match self {
            Self::Game(_) => Purpose::SaveGame,
            Self::Diagram(_) => Purpose::SaveDiagram,
            Self::Record(_) | Self::Register(_) => Purpose::SavePage,
        }
    }

    /// The path of the file. A game without an ending gets that of a PGN file, so that a scan of its folder finds it.
    fn path(&self, chosen: &Path) -> PathBuf {
        match (self, chosen.extension()) {
            (Self::Game(_), None) => chosen.with_extension("pgn"),
            (Self::Record(_), None) => chosen.with_extension("pdf"),
            (Self::Register(_), None) => chosen.with_extension("csv"),
            _ => chosen.to_path_buf(),
        }
    }

    /// What is written: a diagram as SVG where the name ends so, else as PNG.
    fn bytes(&self, path: &Path) -> Result<Vec<u8>, String> {
        let ending = path.extension();
        match self {
            Self::Game(game) => Ok(format!("{}\n", game.text).into_bytes()),
            Self::Record(bytes) | Self::Register(bytes) => Ok(bytes.clone()),
            Self::Diagram(svg)
                if ending.is_some_and(|ending| ending.eq_ignore_ascii_case("svg")) =>
            {
                Ok(svg.clone().into_bytes())
            }
            Self::Diagram(svg) => diagram::png(svg).map_err(|error| error.to_string()),
        }
    }
}

/// Whether somebody asked already if the file with a path may be replaced.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// Nobody: the path was typed.
    Not,
    /// The file dialog did, for the name as it was chosen.
    ByDialog,
}

impl App {
    /// Asks where something is to be saved; while a dialog is open, what it was opened for goes on waiting.
    pub(super) fn ask_where_to_save(&mut self, ctx: &Context, unsaved: Unsaved) {
        if !self.dialog.is_open() {
            self.dialog.open(unsaved.purpose(), ctx);
            self.to_save = Some(unsaved);
        }
    }

    /// Asks for the path to save something at.
    pub(super) fn type_path_to_save(&mut self, unsaved: Unsaved) {
        self.type_path(unsaved.purpose());
        self.to_save = Some(unsaved);
    }

    /// Saves the text of a game as a file of its own; a file that is there is replaced only after a question.
    pub fn save_as(&mut self, ctx: &Context, text: String, path: &Path) {
        self.to_save = Some(self.game_to_save(text));
        self.save_waiting(ctx, path, Asked::Not);
    }

    /// A text of the game that is shown, to be saved.
    pub(super) fn game_to_save(&self, text: String) -> Unsaved {
        let sheet = self.document.sheet();
        let of = sheet.map(|sheet| (sheet.origin(), sheet.revision()));
        Unsaved::Game(GameToSave { text, of })
    }

    /// Saves the diagram that is shown: as SVG where the name ends so, else as PNG. A file that is there is replaced
    /// only after a question.
    pub fn save_diagram(&mut self, ctx: &Context, path: &Path) {
        self.to_save = self.diagram_svg().map(Unsaved::Diagram);
        self.save_waiting(ctx, path, Asked::Not);
    }

    /// Saves what waits. A file that is open here with more games than one is asked about even where a dialog did.
    pub(super) fn save_waiting(&mut self, ctx: &Context, chosen: &Path, asked: Asked) {
        let Some(unsaved) = &self.to_save else {
            return;
        };
        let path = unsaved.path(chosen);
        let was_asked = asked == Asked::ByDialog && path == chosen;
        let holds_more = self.holds_more(&path);
        if holds_more || (!was_asked && path.exists()) {
            let question = match unsaved {
                Unsaved::Diagram(_) => "replace-file-diagram",
                Unsaved::Record(_) | Unsaved::Register(_) => "replace-file-page",
                Unsaved::Game(_) if holds_more => "replace-open-file",
                Unsaved::Game(_) => "replace-file",
            };
            let file = ("file", path.display().to_string().into());
            let text = self.words.say_with(question, &[file]);
            // The first has the focus: another press of Enter replaces nothing.
            let choices = vec![Choice::Nothing, Choice::ReplaceFile(path)];
            self.ask("replace-title", text, choices);
        } else {
            self.write_waiting(ctx, &path);
        }
    }

    /// Whether a file that is open here and holds other games too would be replaced.
    fn holds_more(&self, path: &Path) -> bool {
        let real = |path: &Path| path.canonicalize().ok();
        let sheets = self.document.sheets().iter();
        let mut same = sheets.filter(|sheet| {
            let there = real(path);
            there.is_some() && sheet.is_on_disk() && real(Path::new(sheet.file())) == there
        });
        // Where not all of its games were found yet, there may be more.
        same.any(|sheet| sheet.games().len() > 1 || !sheet.is_cut())
    }

    /// Writes what waits, as the file with this path.
    fn write_waiting(&mut self, ctx: &Context, path: &Path) {
        let Some(unsaved) = self.to_save.take() else {
            return;
        };
        let bytes = match unsaved.bytes(path) {
            Ok(bytes) => bytes,
            Err(detail) => {
                self.tell_not_saved(path, detail);
                self.to_save = Some(unsaved);
                return;
            }
        };
        if self.save_bytes(ctx, path, &bytes) {
            self.touched.store(true, Ordering::Relaxed);
            match unsaved {
                Unsaved::Game(game) => self.game_is_saved(game, path, bytes),
                Unsaved::Record(_) => self.show_saved(ctx, path),
                Unsaved::Diagram(_) | Unsaved::Register(_) => {}
            }
            self.quit_if_saved(ctx);
        } else {
            // It waits for another place.
            self.to_save = Some(unsaved);
        }
    }

    /// A game was saved as a file of its own. Where it went on meanwhile, what came later is in no file yet.
    fn game_is_saved(&mut self, game: GameToSave, path: &Path, bytes: Vec<u8>) {
        self.recent.add(path);
        let Some((origin, revision)) = game.of else {
            return;
        };
        let file = disk::name_of(path);
        if self.document.saved_as(&origin, revision, file, bytes) {
            self.keeping.finish(&origin.file, Some(origin.number));
        }
    }

    /// Whether the bytes were saved; either is told.
    fn save_bytes(&mut self, ctx: &Context, path: &Path, bytes: &[u8]) -> bool {
        match disk::save(path, bytes) {
            Ok(()) => {
                let file = ("file", path.display().to_string().into());
                self.tell(ctx, self.words.say_with("told-saved", &[file]));
                true
            }
            // Without the name of the temporary file, which says nothing to anybody.
            Err(error) => {
                let detail = self.why(&error);
                self.tell_not_saved(path, detail)
            }
        }
    }

    /// Tells why something was not saved, and answers `false`.
    fn tell_not_saved(&mut self, path: &Path, detail: String) -> bool {
        let file = ("file", path.display().to_string().into());
        let places = [file, ("detail", detail.into())];
        self.show_message("failed", self.words.say_with("told-save-failed", &places));
        false
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
    fn rewrite(&mut self, ctx: &Context) {
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
        match sheet.file_with_changes(&bytes, true) {
            Ok(bytes) => {
                if self.save_bytes(ctx, &path, &bytes) {
                    self.is_saved(&path, bytes);
                }
            }
            Err(reason) => self.ask_to_save_elsewhere(&path, text, reason),
        }
    }

    /// The file that is shown was written with these bytes.
    fn is_saved(&mut self, path: &Path, bytes: Vec<u8>) {
        let file = path.display().to_string();
        self.keeping.finish(&file, None);
        self.document.mark_saved(file, bytes);
        self.touched.store(true, Ordering::Relaxed);
    }

    /// Saves what was changed in the file that is shown: in its own file, where it has one. A file that is another one
    /// than was read is not touched; what to do is asked.
    pub(super) fn save_changes(&mut self, ctx: &Context) {
        let Some(sheet) = self.document.sheet() else {
            return;
        };
        let Some(text) = sheet.game_in_standard_form() else {
            return;
        };
        if !sheet.is_on_disk() {
            let game = self.game_to_save(text);
            return self.ask_where_to_save(ctx, game);
        }
        let path = PathBuf::from(sheet.file());
        let bytes = match disk::read_file(&path) {
            Ok(bytes) if sheet.is_read_from(bytes.as_slice()).unwrap_or(false) => bytes,
            read => return self.ask_about_change(&path, text, read.is_ok()),
        };
        match sheet.file_with_changes(&bytes, false) {
            Ok(bytes) => {
                if self.save_bytes(ctx, &path, &bytes) {
                    self.is_saved(&path, bytes);
                }
            }
            Err(reason) => self.ask_to_save_elsewhere(&path, text, reason),
        }
    }

    /// The game cannot be written in its file; it is asked whether it is to be saved as another one.
    fn ask_to_save_elsewhere(&mut self, path: &Path, game: String, reason: CannotRewrite) {
        let elsewhere = Choice::SaveElsewhere(self.game_to_save(game));
        let text = self.cannot_rewrite(path, reason);
        self.ask("failed", text, vec![elsewhere, Choice::Nothing]);
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
        let file = ("file", path.display().to_string().into());
        let text = self.words.say_with("rewrite-changed", &[file]);
        let elsewhere = Choice::SaveElsewhere(self.game_to_save(game));
        let mut choices = vec![elsewhere, Choice::Nothing];
        // Reading it again would let changes go.
        let is_changed = self.document.sheet().is_some_and(Sheet::is_changed);
        if is_there && !is_changed {
            choices.insert(0, Choice::ReadAgain);
        }
        self.ask("rewrite-changed-title", text, choices);
    }

    /// Carries out what was chosen in a question.
    pub(super) fn take_choice(&mut self, ctx: &Context, choice: Choice) {
        match choice {
            Choice::Nothing => self.quitting = false,
            Choice::ReplaceFile(path) => self.write_waiting(ctx, &path),
            Choice::Rewrite => self.rewrite(ctx),
            Choice::ReadAgain => {
                self.let_changes_go();
                self.act(ctx, Action::Reload);
            }
            Choice::SaveElsewhere(unsaved) => self.ask_where_to_save(ctx, unsaved),
            Choice::PasteFen(text, variant) => self.paste_fen(&text, variant),
            Choice::LetGo(number) => self.let_go(number),
            Choice::SaveAndClose => {
                self.save_changes(ctx);
                if self
                    .document
                    .sheet()
                    .is_some_and(|sheet| !sheet.is_changed())
                {
                    self.act(ctx, Action::CloseFile);
                }
            }
            Choice::CloseUnsaved | Choice::CloseAnyway => {
                self.let_changes_go();
                // It was asked; nothing more is.
                drop(self.document.apply(Action::CloseFile));
                self.keep(ctx);
            }
            Choice::SaveAndQuit => self.save_and_quit(ctx),
            Choice::QuitKeeping => self.quit(ctx),
            Choice::QuitUnsaved | Choice::QuitAnyway => self.quit_unsaved(ctx),
        }
    }

    /// Asks for the path to save something at, with one that fits.
    pub(super) fn type_path_for(&mut self, unsaved: Unsaved, text: String) {
        self.path = Some(PathField {
            text,
            purpose: unsaved.purpose(),
        });
        self.to_save = Some(unsaved);
    }

    /// A name for a file beside the game that is shown.
    pub(super) fn beside_the_game(&self, name: &str) -> String {
        let on_disk = self.document.sheet().filter(|sheet| sheet.is_on_disk());
        let beside = on_disk.and_then(|sheet| Path::new(sheet.file()).parent());
        let folder = beside.map(Path::to_path_buf).or_else(disk::documents);
        folder
            .map_or_else(|| PathBuf::from(name), |folder| folder.join(name))
            .display()
            .to_string()
    }

    /// Where the desktop offers no dialog, the path is typed.
    pub(super) fn type_path(&mut self, purpose: Purpose) {
        let suggested = match purpose {
            Purpose::Open | Purpose::ScanFiles | Purpose::ScanFolder => String::new(),
            Purpose::SaveDiagram => "diagram.png".to_owned(),
            Purpose::SaveGame => self.document.sheet().map(file_name).unwrap_or_default(),
            Purpose::SavePage => "claim.pdf".to_owned(),
        };
        self.path = Some(PathField {
            text: suggested,
            purpose,
        });
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

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::disk::{Journals, Recent};
    use crate::words::Language;

    #[test]
    fn a_name_that_no_dialog_asked_about_is_asked_about() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        let ctx = Context::default();
        let mut app = App::new(
            &ctx,
            Language::English,
            Recent::default(),
            Journals::default(),
        );
        let there = folder.path().join("game.pgn");
        assert!(fs::write(&there, "kept").is_ok());
        let mut save = |chosen: &str| {
            app.to_save = Some(app.game_to_save("*".to_owned()));
            app.save_waiting(&ctx, &folder.path().join(chosen), Asked::ByDialog);
            app.message.take().map(|message| message.choices)
        };
        // The dialog asked for `game`, which is not there.
        let question = Some(vec![Choice::Nothing, Choice::ReplaceFile(there.clone())]);
        assert_eq!(save("game"), question);
        assert_eq!(fs::read(&there).ok(), Some(b"kept".to_vec()));
        assert_eq!(save("game.pgn"), None);
        assert_eq!(fs::read(&there).ok(), Some(b"*\n".to_vec()));
    }
}
