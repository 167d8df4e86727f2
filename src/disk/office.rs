//! The arbiter's own files: the event, and the register of claims.

use std::fs::{self, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use directories::{ProjectDirs, UserDirs};

use super::save::save;

const EVENT: &str = "event.json";
const REGISTER: &str = "claims.jsonl";
/// The folder of the pages of decided claims.
const PAGES: &str = "claims";

/// Where people look for what was saved: the folder of documents, else the home folder; `None` where neither is known.
#[must_use]
pub fn documents() -> Option<PathBuf> {
    let dirs = UserDirs::new()?;
    let documents = dirs.document_dir().map(Path::to_path_buf);
    Some(documents.unwrap_or_else(|| dirs.home_dir().to_path_buf()))
}

/// The folder of these files. Without one (a test, a platform that names none) nothing is kept.
#[derive(Clone, Debug, Default)]
pub struct Office {
    folder: Option<PathBuf>,
}

impl Office {
    /// The files of this user, in the platform's data folder.
    #[must_use]
    pub fn of_user() -> Self {
        Self {
            folder: ProjectDirs::from("", "", "thrice").map(|dirs| dirs.data_dir().to_path_buf()),
        }
    }

    /// The files in a folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: Some(folder.to_path_buf()),
        }
    }

    fn read(&self, name: &str) -> io::Result<Vec<u8>> {
        let Some(folder) = &self.folder else {
            return Ok(Vec::new());
        };
        match fs::read(folder.join(name)) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            other => other,
        }
    }

    /// The text of the event; empty where none is kept. What is no text becomes a text that is no event.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn event(&self) -> io::Result<String> {
        let bytes = self.read(EVENT)?;
        Ok(String::from_utf8(bytes).unwrap_or_else(|_| "\u{FFFD}".to_owned()))
    }

    /// Keeps the text of the event, whole or not at all.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn save_event(&self, text: &str) -> io::Result<()> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        fs::create_dir_all(folder)?;
        save(&folder.join(EVENT), text.as_bytes())
    }

    /// Puts an event that cannot be read aside, so that it is not lost; its new path.
    ///
    /// # Errors
    /// Where it cannot be renamed.
    pub fn set_event_aside(&self) -> io::Result<PathBuf> {
        let folder = self.folder.clone().unwrap_or_default();
        let names = std::iter::once(format!("{EVENT}.broken"))
            .chain((2..100).map(|n| format!("{EVENT}.broken{n}")));
        let mut free = names
            .map(|name| folder.join(name))
            .filter(|path| !path.exists());
        let aside = free.next().unwrap_or_else(|| folder.join("event.broken"));
        fs::rename(folder.join(EVENT), &aside)?;
        Ok(aside)
    }

    /// The lines of the register; empty where there is none. A line that is no text cannot be read; the others can.
    ///
    /// # Errors
    /// Where it cannot be read.
    pub fn register(&self) -> io::Result<String> {
        let bytes = self.read(REGISTER)?;
        let lines = bytes.split_inclusive(|byte| *byte == b'\n');
        let lines = lines.map(|line| std::str::from_utf8(line).unwrap_or("\u{FFFD}\n"));
        Ok(lines.collect())
    }

    /// Whether anything is kept.
    #[must_use]
    pub const fn keeps(&self) -> bool {
        self.folder.is_some()
    }

    /// Keeps the page of a decided claim, whole or not at all.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn keep_page(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        let Some(path) = self.page(name) else {
            return Ok(());
        };
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        save(&path, bytes)
    }

    /// Where the page with this name is kept; `None` where nothing is kept.
    #[must_use]
    pub fn page(&self, name: &str) -> Option<PathBuf> {
        Some(self.folder.as_ref()?.join(PAGES).join(name))
    }

    /// Adds a line to the register and waits until it is on the disk. Lines of two windows do not mix.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn add_to_register(&self, line: &str) -> io::Result<()> {
        let Some(folder) = &self.folder else {
            return Ok(());
        };
        fs::create_dir_all(folder)?;
        let path = folder.join(REGISTER);
        let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
        // A line that was cut off by a failure of the machine ends here.
        let whole = ends_with_a_line(&path)?;
        let line = if whole {
            format!("{line}\n")
        } else {
            format!("\n{line}\n")
        };
        file.write_all(line.as_bytes())?;
        file.sync_all()
    }
}

/// Whether a file is empty or its last byte ends a line.
fn ends_with_a_line(path: &Path) -> io::Result<bool> {
    let mut file = fs::File::open(path)?;
    if file.metadata()?.len() == 0 {
        return Ok(true);
    }
    let mut last = [0];
    file.seek(SeekFrom::End(-1))?;
    file.read_exact(&mut last)?;
    Ok(last == *b"\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_register_grows_and_a_cut_line_does_not_swallow_the_next() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        let office = Office::in_folder(&folder.path().join("thrice"));
        assert_eq!(office.register().ok().as_deref(), Some(""));
        assert!(office.add_to_register("one").is_ok());
        let path = folder.path().join("thrice").join(REGISTER);
        assert!(fs::write(&path, "one\ntw").is_ok());
        assert!(office.add_to_register("three").is_ok());
        assert_eq!(office.register().ok().as_deref(), Some("one\ntw\nthree\n"));
    }

    #[test]
    fn a_broken_event_is_set_aside_and_not_lost() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        let office = Office::in_folder(folder.path());
        for _ in 0..2 {
            assert!(office.save_event("{ broken").is_ok());
            let Ok(aside) = office.set_event_aside() else {
                panic!("not set aside")
            };
            assert_eq!(fs::read_to_string(aside).ok().as_deref(), Some("{ broken"));
            assert_eq!(office.event().ok().as_deref(), Some(""));
        }
    }
}
