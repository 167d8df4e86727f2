//! The files that were opened last.

use std::fs;
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

use super::save::save;

/// So many files are remembered.
const REMEMBERED: usize = 10;
/// The list's name in its folder: one path a line, the last opened first.
const LIST: &str = "recent-files.txt";

/// The list of recent files. It is a convenience: where it cannot be read it is empty, where it cannot be written
/// the window goes on without it.
#[derive(Clone, Debug, Default)]
pub struct Recent {
    folder: Option<PathBuf>,
    files: Vec<PathBuf>,
}

impl Recent {
    /// The list of this user, in the platform's folder for such things.
    #[must_use]
    pub fn of_user() -> Self {
        ProjectDirs::from("", "", "thrice").map_or_else(Self::default, |dirs| {
            Self::in_folder(dirs.state_dir().unwrap_or_else(|| dirs.data_local_dir()))
        })
    }

    /// The list in a folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        let text = fs::read_to_string(folder.join(LIST)).unwrap_or_default();
        let files = text
            .lines()
            .filter(|line| !line.is_empty())
            .take(REMEMBERED)
            .map(PathBuf::from)
            .collect();
        Self {
            folder: Some(folder.to_path_buf()),
            files,
        }
    }

    /// The files, the last opened first.
    #[must_use]
    pub fn files(&self) -> &[PathBuf] {
        &self.files
    }

    /// Puts a file at the head of the list. A path that is not one line of text is not remembered.
    pub fn add(&mut self, path: &Path) {
        let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
        if path.to_str().is_none_or(|text| text.contains(['\n', '\r'])) {
            return;
        }
        self.files.retain(|other| *other != path);
        self.files.insert(0, path);
        self.files.truncate(REMEMBERED);
        if let Some(folder) = &self.folder {
            let text: String = self
                .files
                .iter()
                .map(|file| file.display().to_string() + "\n")
                .collect();
            let written =
                fs::create_dir_all(folder).and_then(|()| save(&folder.join(LIST), text.as_bytes()));
            if written.is_err() {
                // No list is no loss; it is kept for this window only.
                self.folder = None;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_opened_file_stands_first_and_only_once() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        let mut recent = Recent::in_folder(folder.path());
        for name in ["a.pgn", "b.pgn", "a.pgn"] {
            recent.add(&folder.path().join(name));
        }
        let again = Recent::in_folder(folder.path());
        let names: Vec<_> = again
            .files()
            .iter()
            .filter_map(|path| path.file_name())
            .collect();
        assert_eq!(names, ["a.pgn", "b.pgn"]);
    }
}
