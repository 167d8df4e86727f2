//! The user's own lessons: a folder of files.

use std::fs::{self, OpenOptions};
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use directories::ProjectDirs;

/// The folder's name in the platform's data folder.
const FOLDER: &str = "lessons";
/// What the name of a lesson's file ends with.
const ENDING: &str = "toml";
/// More than this is no lesson, in bytes.
const LARGEST: u64 = 1_000_000;

/// A file of the folder.
#[derive(Debug)]
pub struct LessonFile {
    /// Its name, with the ending.
    pub name: String,
    /// Its text, or why it cannot be read.
    pub text: io::Result<String>,
}

/// The folder of the user's lessons. Without one (a test, a platform that names none) there are none.
#[derive(Clone, Debug, Default)]
pub struct LessonFolder {
    folder: Option<PathBuf>,
}

impl LessonFolder {
    /// The folder of this user, in the platform's data folder.
    #[must_use]
    pub fn of_user() -> Self {
        let dirs = ProjectDirs::from("", "", "thrice");
        Self {
            folder: dirs.map(|dirs| dirs.data_dir().join(FOLDER)),
        }
    }

    /// The lessons in a folder.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: Some(folder.to_path_buf()),
        }
    }

    /// The folder, made where it is not there yet.
    ///
    /// # Errors
    /// Where it cannot be made, or the platform names none.
    pub fn path(&self) -> io::Result<&Path> {
        let none = || io::Error::new(io::ErrorKind::NotFound, "the platform names no data folder");
        let folder = self.folder.as_deref().ok_or_else(none)?;
        fs::create_dir_all(folder)?;
        Ok(folder)
    }

    /// Its files whose names end with `.toml`, by name. A folder that is not there has none.
    ///
    /// # Errors
    /// Where the folder cannot be read.
    pub fn files(&self) -> io::Result<Vec<LessonFile>> {
        let Some(folder) = &self.folder else {
            return Ok(Vec::new());
        };
        let entries = match fs::read_dir(folder) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
            entries => entries?,
        };
        let mut files = Vec::new();
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy();
            let is_hidden = name.starts_with('.');
            let ends = path
                .extension()
                .is_some_and(|it| it.eq_ignore_ascii_case(ENDING));
            // Folders and what else is no file are none of ours; a link that leads nowhere is told.
            let is_file = fs::metadata(&path).map_or(true, |it| it.is_file());
            if ends && !is_hidden && is_file {
                files.push(LessonFile {
                    name: name.into_owned(),
                    text: text(&path),
                });
            }
        }
        files.sort_by(|one, other| one.name.cmp(&other.name));
        Ok(files)
    }

    /// Writes a new file whose name begins like this; one that is there is never replaced. Its path.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn add(&self, name: &str, text: &str) -> io::Result<PathBuf> {
        let folder = self.path()?;
        let stem = stem(name);
        let names = std::iter::once(format!("{stem}.{ENDING}"))
            .chain((2..1000).map(|n| format!("{stem}-{n}.{ENDING}")));
        for name in names {
            let path = folder.join(name);
            match OpenOptions::new().write(true).create_new(true).open(&path) {
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                file => {
                    let mut file = file?;
                    let written = file
                        .write_all(text.as_bytes())
                        .and_then(|()| file.sync_all());
                    if let Err(error) = written {
                        // Half a lesson is none.
                        drop(fs::remove_file(&path));
                        return Err(error);
                    }
                    return Ok(path);
                }
            }
        }
        Err(io::Error::new(
            io::ErrorKind::AlreadyExists,
            "there are too many lessons of this name",
        ))
    }
}

fn text(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    fs::File::open(path)?
        .take(LARGEST + 1)
        .read_to_string(&mut text)?;
    if text.len() as u64 > LARGEST {
        return Err(io::Error::new(
            io::ErrorKind::FileTooLarge,
            "it is too large for a lesson",
        ));
    }
    Ok(text)
}

/// A name of a file that every system takes.
fn stem(title: &str) -> String {
    let plain = title
        .chars()
        .map(|c| if c.is_alphanumeric() { c } else { '-' });
    let plain: String = plain.flat_map(char::to_lowercase).collect();
    let parts: Vec<&str> = plain.split('-').filter(|part| !part.is_empty()).collect();
    let stem: String = parts.join("-").chars().take(40).collect();
    let stem = stem.trim_end_matches('-');
    // Names such as `con` and `com1` belong to a system.
    let device = stem.trim_end_matches(|c: char| c.is_ascii_digit());
    if stem.len() < 4 || ["com", "lpt"].contains(&device) {
        format!("lesson-{stem}").trim_end_matches('-').to_owned()
    } else {
        stem.to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_lesson_never_replaces_another() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        let folder = LessonFolder::in_folder(&folder.path().join("deep/lessons"));
        assert_eq!(folder.files().map(|files| files.len()).ok(), Some(0));
        for text in ["one", "two"] {
            assert!(folder.add("Karpov – Miles: 22.Nb5?", text).is_ok());
        }
        assert!(folder.add("../nul", "three").is_ok());
        let files = folder.files().unwrap_or_default();
        let names: Vec<&str> = files.iter().map(|file| file.name.as_str()).collect();
        let want = [
            "karpov-miles-22-nb5-2.toml",
            "karpov-miles-22-nb5.toml",
            "lesson-nul.toml",
        ];
        assert_eq!(names, want);
        let texts: Vec<_> = files.into_iter().flat_map(|file| file.text).collect();
        assert_eq!(texts, ["two", "one", "three"]);
    }

    #[test]
    fn what_is_no_text_is_told_and_the_rest_is_read() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        for (name, bytes) in [
            ("a.toml", &b"\xff\xfe"[..]),
            ("b.TOML", b"good"),
            ("c.txt", b"no"),
        ] {
            assert!(fs::write(folder.path().join(name), bytes).is_ok());
        }
        let files = LessonFolder::in_folder(folder.path())
            .files()
            .unwrap_or_default();
        let read: Vec<_> = files.iter().map(|file| file.text.is_ok()).collect();
        assert_eq!(read, [false, true]);
    }
}
