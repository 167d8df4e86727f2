//! The settings: one plain file in the platform's folder.
//!
//! What the program does not know in it stays as it is, comments too. A file that is no TOML is set aside under another
//! name, and that is told; nothing is ever written over what could not be read.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;
use toml_edit::{DocumentMut, Item, Table};

use super::save::save;

const FILE: &str = "settings.toml";

/// What a new file begins with.
const HEAD: &str = "# Settings of Thrice. What the program does not know here stays as it is.\n";

/// The file in which the toolkit keeps size and place of the window, in the platform's folder for such things.
#[must_use]
pub fn window_file() -> Option<PathBuf> {
    let dirs = ProjectDirs::from("", "", "thrice")?;
    let folder = dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir());
    Some(folder.join("window.ron"))
}

/// So many broken files are set aside beside each other.
const MOST_SET_ASIDE: usize = 1000;

/// The settings of a user. Without a folder (a test, a platform that names none) nothing is kept.
#[derive(Debug, Default)]
pub struct Settings {
    path: Option<PathBuf>,
    document: DocumentMut,
    /// Whether the file is there but cannot be read, so that it is not written over.
    is_locked: bool,
    trouble: Option<SettingsTrouble>,
}

/// A value of the settings.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    /// A text.
    Text(String),
    /// A number.
    Number(f64),
    /// A switch.
    Switch(bool),
}

impl From<&str> for Setting {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<f64> for Setting {
    fn from(number: f64) -> Self {
        Self::Number(number)
    }
}

impl From<bool> for Setting {
    fn from(switch: bool) -> Self {
        Self::Switch(switch)
    }
}

/// What was wrong with the file of the settings.
#[derive(Debug)]
pub enum SettingsTrouble {
    /// It is no TOML: it was set aside under another name.
    SetAside {
        /// Where it stood.
        path: PathBuf,
        /// Where it is now.
        now: PathBuf,
        /// The line that cannot be read, from 1, where one is known.
        line: Option<usize>,
    },
    /// It cannot be read, or is no TOML and cannot be set aside. Nothing is written into it.
    Unreadable {
        /// Where it stands.
        path: PathBuf,
        /// Why.
        error: io::Error,
    },
}

impl Settings {
    /// The settings of this user, in the platform's folder for them.
    #[must_use]
    pub fn of_user() -> Self {
        ProjectDirs::from("", "", "thrice")
            .map_or_else(Self::default, |dirs| Self::in_folder(dirs.config_dir()))
    }

    /// The settings in a folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        let mut settings = Self {
            path: Some(folder.join(FILE)),
            ..Self::default()
        };
        settings.read();
        settings
    }

    /// Where they are kept.
    #[must_use]
    pub fn path(&self) -> Option<&Path> {
        self.path.as_deref()
    }

    /// What was wrong with the file since this was asked last.
    pub fn take_trouble(&mut self) -> Option<SettingsTrouble> {
        self.trouble.take()
    }

    /// The text of a key, such as `colours`, or `window.width` within a table; `None` where it has none.
    #[must_use]
    pub fn text(&self, key: &str) -> Option<&str> {
        self.item(key)?.as_str()
    }

    /// The number of a key.
    #[must_use]
    pub fn number(&self, key: &str) -> Option<f64> {
        let item = self.item(key)?;
        #[expect(clippy::cast_precision_loss, reason = "points and per cents")]
        let whole = item.as_integer().map(|whole| whole as f64);
        item.as_float()
            .or(whole)
            .filter(|number| number.is_finite())
    }

    /// Whether a key is switched on.
    #[must_use]
    pub fn switch(&self, key: &str) -> Option<bool> {
        self.item(key)?.as_bool()
    }

    /// Whether the file says anything of a key, perhaps nothing that can be used.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.item(key).is_some()
    }

    /// Sets keys and keeps them. What another window kept meanwhile stays. Where nothing changes, nothing is written.
    ///
    /// # Errors
    /// Where the file cannot be written; the settings hold for this window then.
    pub fn set(&mut self, keys: &[(&str, Setting)]) -> io::Result<()> {
        let before = self.document.to_string();
        self.read();
        let is_new = self.document.is_empty();
        for (key, value) in keys {
            let value = match value {
                Setting::Text(text) => text.into(),
                Setting::Number(number) => (*number).into(),
                Setting::Switch(switch) => (*switch).into(),
            };
            put(self.document.as_table_mut(), key, value);
        }
        if is_new {
            self.document = with_head(&self.document);
        }
        let text = self.document.to_string();
        let Some(path) = self.path.as_deref().filter(|_| !self.is_locked) else {
            return Ok(());
        };
        if text == before && path.exists() {
            return Ok(());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        save(path, text.as_bytes())
    }

    fn item(&self, key: &str) -> Option<&Item> {
        let mut parts = key.split('.');
        let first = self.document.get(parts.next()?)?;
        parts.try_fold(first, |item, part| item.get(part))
    }

    /// Reads the file. What this window knows already stays where it cannot be read.
    fn read(&mut self) {
        let Some(path) = self.path.clone() else {
            return;
        };
        let text = match fs::read(&path) {
            Ok(bytes) => String::from_utf8(bytes).map_err(|_| None),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(String::new()),
            Err(error) => {
                self.is_locked = true;
                self.trouble = Some(SettingsTrouble::Unreadable { path, error });
                return;
            }
        };
        self.is_locked = false;
        let parsed = text.and_then(|text| {
            let line = |at: usize| {
                text.get(..at)
                    .map(|before| before.matches('\n').count() + 1)
            };
            text.parse::<DocumentMut>()
                .map_err(|error| error.span().and_then(|span| line(span.start)))
        });
        match parsed {
            Ok(document) => self.document = document,
            Err(line) => self.set_aside(path, line),
        }
    }

    /// A file that is no TOML gets another name; what it said is there to be looked up.
    fn set_aside(&mut self, path: PathBuf, line: Option<usize>) {
        let mut names =
            (1..=MOST_SET_ASIDE).map(|n| path.with_extension(format!("toml.broken-{n}")));
        let now = names.find(|name| !name.exists()).unwrap_or_default();
        self.trouble = Some(match fs::rename(&path, &now) {
            Ok(()) => SettingsTrouble::SetAside { path, now, line },
            Err(error) => {
                self.is_locked = true;
                SettingsTrouble::Unreadable { path, error }
            }
        });
    }
}

/// Sets a key, and keeps the comment behind the value that was there. A table that is in the way of a value, or a value that is in
/// the way of a table, gives way: nothing else could be meant by the key.
fn put(table: &mut Table, key: &str, mut value: toml_edit::Value) {
    let Some((first, rest)) = key.split_once('.') else {
        if let Some(former) = table.get(key).and_then(Item::as_value) {
            *value.decor_mut() = former.decor().clone();
        }
        table.insert(key, Item::Value(value));
        return;
    };
    if let Some(inline) = table.get_mut(first).and_then(Item::as_inline_table_mut) {
        inline.insert(rest, value);
        return;
    }
    if !table.get(first).is_some_and(Item::is_table) {
        table.insert(first, Item::Table(Table::new()));
    }
    if let Some(inner) = table.get_mut(first).and_then(Item::as_table_mut) {
        put(inner, rest, value);
    }
}

/// The document with the words at the head of a new file.
fn with_head(document: &DocumentMut) -> DocumentMut {
    format!("{HEAD}{document}")
        .parse()
        .unwrap_or_else(|_| document.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn folder() -> tempfile::TempDir {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        folder
    }

    fn with_text(text: &str) -> (tempfile::TempDir, Settings) {
        let folder = folder();
        assert!(fs::write(folder.path().join(FILE), text).is_ok());
        let settings = Settings::in_folder(folder.path());
        (folder, settings)
    }

    fn on_disk(folder: &tempfile::TempDir) -> String {
        fs::read_to_string(folder.path().join(FILE)).unwrap_or_default()
    }

    #[track_caller]
    fn set(settings: &mut Settings, key: &str, value: impl Into<Setting>) {
        assert!(settings.set(&[(key, value.into())]).is_ok());
    }

    #[test]
    fn what_is_set_is_there_again() {
        let folder = folder();
        let mut settings = Settings::in_folder(folder.path());
        assert!(settings.take_trouble().is_none());
        set(&mut settings, "colours", "dark");
        set(&mut settings, "window.width", 1280.5);
        set(&mut settings, "window.maximized", true);
        let again = Settings::in_folder(folder.path());
        assert_eq!(again.text("colours"), Some("dark"));
        assert_eq!(again.number("window.width"), Some(1280.5));
        assert_eq!(again.switch("window.maximized"), Some(true));
        assert_eq!(again.text("window.width"), None);
        assert!(on_disk(&folder).starts_with(HEAD));
    }

    #[test]
    fn what_is_not_known_stays_with_its_comments() {
        let text = "# mine\nlater = [1, 2] # a key of a later version\ncolours = \"light\" # for the hall\n\n[club]\nname = \"X\"\n";
        let (folder, mut settings) = with_text(text);
        set(&mut settings, "colours", "dark");
        assert_eq!(on_disk(&folder), text.replace("\"light\"", "\"dark\""));
    }

    #[test]
    fn a_broken_file_is_set_aside_and_never_lost() {
        let text = "colours = \"dark\"\nboard = \n";
        let (folder, mut settings) = with_text(text);
        let Some(SettingsTrouble::SetAside { now, line, .. }) = settings.take_trouble() else {
            panic!("it is broken")
        };
        assert_eq!(line, Some(2));
        assert_eq!(fs::read_to_string(now).ok().as_deref(), Some(text));
        set(&mut settings, "board", "blue");
        // It breaks once more: both stay.
        assert!(fs::write(folder.path().join(FILE), b"\xff\xfe").is_ok());
        set(&mut settings, "board", "green");
        let broken = |n: usize| folder.path().join(format!("settings.toml.broken-{n}"));
        assert!(broken(1).exists() && broken(2).exists());
        assert_eq!(settings.text("board"), Some("green"));
        assert!(on_disk(&folder).contains("green"));
    }

    #[test]
    fn what_another_window_kept_meanwhile_stays() {
        let (folder, mut one) = with_text("");
        let mut other = Settings::in_folder(folder.path());
        set(&mut one, "colours", "dark");
        set(&mut other, "board", "blue");
        let again = Settings::in_folder(folder.path());
        assert_eq!(
            (again.text("colours"), again.text("board")),
            (Some("dark"), Some("blue"))
        );
    }

    #[test]
    fn a_folder_in_its_place_is_told_and_left_alone() {
        let folder = folder();
        assert!(fs::create_dir(folder.path().join(FILE)).is_ok());
        let mut settings = Settings::in_folder(folder.path());
        let trouble = settings.take_trouble();
        assert!(
            matches!(trouble, Some(SettingsTrouble::Unreadable { .. })),
            "{trouble:?}"
        );
        set(&mut settings, "board", "blue");
        assert!(folder.path().join(FILE).is_dir());
    }

    #[test]
    fn a_value_in_the_place_of_a_table_gives_way() {
        let (_folder, mut settings) = with_text("window = 3\n");
        set(&mut settings, "window.width", 900.0);
        assert_eq!(settings.number("window.width"), Some(900.0));
    }
}
