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

/// A byte-order mark.
const MARK: &str = "\u{feff}";

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
    /// What a new file begins with.
    head: String,
    /// How the file is written: whether it begins with a byte-order mark, and whether its lines end with CR LF.
    has_mark: bool,
    has_returns: bool,
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
    /// None: the key goes.
    Nothing,
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

    /// The same, where a new file begins with these lines of comments.
    #[must_use]
    pub fn with_head(self, head: String) -> Self {
        Self { head, ..self }
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

    /// Whether a key has keys within it.
    #[must_use]
    pub fn is_table(&self, key: &str) -> bool {
        self.item(key).is_some_and(Item::is_table_like)
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
        self.read();
        let before = self.document.to_string();
        let is_new = self.document.is_empty();
        let mut is_in_the_way = false;
        for (key, value) in keys {
            let value = match value {
                Setting::Text(text) => Some(text.into()),
                Setting::Number(number) => Some((*number).into()),
                Setting::Nothing => None,
            };
            match value {
                Some(value) => is_in_the_way |= !put(self.document.as_table_mut(), key, value),
                None => take_away(self.document.as_table_mut(), key),
            }
        }
        if is_new && before.is_empty() {
            self.document = with_head(&self.head, &self.document);
        }
        let text = self.document.to_string();
        if text != before {
            self.write(&text)?;
        }
        if is_in_the_way {
            return Err(io::ErrorKind::InvalidInput.into());
        }
        Ok(())
    }

    /// Begins the file, where there is none yet.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn begin(&mut self) -> io::Result<()> {
        self.read();
        let is_there = self.path.as_deref().is_some_and(Path::exists);
        if is_there {
            return Ok(());
        }
        self.write(&self.head.clone())
    }

    fn write(&self, text: &str) -> io::Result<()> {
        let Some(path) = self.path.as_deref().filter(|_| !self.is_locked) else {
            return Ok(());
        };
        // Somebody wants it to stay as it is.
        if fs::metadata(path).is_ok_and(|about| about.permissions().readonly()) {
            return Err(io::ErrorKind::PermissionDenied.into());
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        let mark = if self.has_mark { MARK } else { "" };
        let lines = if self.has_returns {
            text.replace('\n', "\r\n")
        } else {
            text.to_owned()
        };
        save(path, format!("{mark}{lines}").as_bytes())
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
        // A folder or a pipe in its place is left alone: reading a pipe may take for ever.
        let is_odd = fs::metadata(&path).is_ok_and(|about| !about.is_file());
        let bytes = if is_odd {
            Err(io::ErrorKind::InvalidInput.into())
        } else {
            fs::read(&path)
        };
        let bytes = match bytes {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
            Err(error) => {
                self.is_locked = true;
                self.trouble = Some(SettingsTrouble::Unreadable { path, error });
                return;
            }
        };
        self.is_locked = false;
        let line_of = |before: &[u8]| before.split(|byte| *byte == b'\n').count();
        let parsed = match str::from_utf8(&bytes) {
            Err(error) => Err(Some(line_of(
                bytes.get(..error.valid_up_to()).unwrap_or_default(),
            ))),
            Ok(text) => {
                self.has_mark = text.starts_with(MARK);
                self.has_returns = text.contains("\r\n");
                let text = text.trim_start_matches(MARK).replace("\r\n", "\n");
                text.parse::<DocumentMut>().map_err(|error| {
                    let at = error.span()?.start;
                    Some(line_of(text.as_bytes().get(..at)?))
                })
            }
        };
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

/// Sets a key, and keeps the comments above and behind it. Whether that was possible: a table that somebody wrote in the place of a
/// value, or a value in the place of a table, stays.
fn put(table: &mut Table, key: &str, mut value: toml_edit::Value) -> bool {
    let Some((first, rest)) = key.split_once('.') else {
        match table.get_mut(key) {
            None => drop(table.insert(key, Item::Value(value))),
            Some(item) => {
                let Some(former) = item.as_value() else {
                    return false;
                };
                *value.decor_mut() = former.decor().clone();
                // The comments above it belong to the key, and stay.
                *item = Item::Value(value);
            }
        }
        return true;
    };
    if !table.contains_key(first) {
        table.insert(first, Item::Table(Table::new()));
    }
    let Some(item) = table.get_mut(first) else {
        return false;
    };
    if let Some(inline) = item.as_inline_table_mut() {
        inline.insert(rest, value);
        return true;
    }
    item.as_table_mut()
        .is_some_and(|inner| put(inner, rest, value))
}

/// Takes a key away.
fn take_away(table: &mut Table, key: &str) {
    match key.split_once('.') {
        None => drop(table.remove(key)),
        Some((first, rest)) => {
            if let Some(inner) = table.get_mut(first).and_then(Item::as_table_like_mut) {
                inner.remove(rest);
            }
        }
    }
}

/// The document with the words at the head of a new file.
fn with_head(head: &str, document: &DocumentMut) -> DocumentMut {
    format!("{head}{document}")
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
        let head = "# Settings.\n# colours: light, dark\n";
        let mut settings = Settings::in_folder(folder.path()).with_head(head.to_owned());
        assert!(settings.take_trouble().is_none());
        set(&mut settings, "colours", "dark");
        set(&mut settings, "window.width", 1280.5);
        set(&mut settings, "window.place", "left");
        let again = Settings::in_folder(folder.path());
        assert_eq!(again.text("colours"), Some("dark"));
        assert_eq!(again.number("window.width"), Some(1280.5));
        assert_eq!(again.text("window.place"), Some("left"));
        assert_eq!(again.text("window.width"), None);
        assert!(on_disk(&folder).starts_with(head));
        set(&mut settings, "colours", "light");
        assert!(on_disk(&folder).starts_with(head), "{}", on_disk(&folder));
        set(&mut settings, "window.width", Setting::Nothing);
        assert!(!on_disk(&folder).contains("width"));
    }

    #[test]
    fn a_comment_above_a_key_that_changes_stays() {
        let (folder, mut settings) =
            with_text("# one\n\n# two\nboard = \"wood\" # three\n# four\n");
        set(&mut settings, "board", "blue");
        set(&mut settings, "text", "large");
        let expected = "# one\n\n# two\nboard = \"blue\" # three\ntext = \"large\"\n# four\n";
        assert_eq!(on_disk(&folder), expected);
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
    fn what_somebody_wrote_in_another_kind_stays_and_is_told() {
        let text = "window = 3 # mine\n[board]\nnote = \"what I wrote\"\n";
        let (folder, mut settings) = with_text(text);
        for key in ["window.width", "board"] {
            assert!(settings.set(&[(key, "x".into())]).is_err());
        }
        assert_eq!(on_disk(&folder), text);
    }

    #[test]
    fn a_choice_is_kept_where_another_program_chose_meanwhile() {
        let (folder, mut settings) = with_text("colours = \"light\"\n");
        assert!(fs::write(folder.path().join(FILE), "colours = \"dark\"\n").is_ok());
        set(&mut settings, "colours", "light");
        assert_eq!(on_disk(&folder), "colours = \"light\"\n");
    }

    #[test]
    fn line_ends_and_the_mark_at_the_head_stay() {
        let (folder, mut settings) = with_text("\u{feff}colours = \"light\"\r\n# more\r\n");
        set(&mut settings, "colours", "dark");
        assert_eq!(on_disk(&folder), "\u{feff}colours = \"dark\"\r\n# more\r\n");
    }

    #[test]
    fn a_file_that_may_not_be_written_is_not_replaced() {
        let (folder, mut settings) = with_text("colours = \"light\"\n");
        let file = folder.path().join(FILE);
        let Ok(about) = fs::metadata(&file) else {
            panic!("it is there")
        };
        let mut permissions = about.permissions();
        permissions.set_readonly(true);
        assert!(fs::set_permissions(&file, permissions).is_ok());
        assert!(settings.set(&[("colours", "dark".into())]).is_err());
        assert_eq!(on_disk(&folder), "colours = \"light\"\n");
        // It holds for this window.
        assert_eq!(settings.text("colours"), Some("dark"));
    }
}
