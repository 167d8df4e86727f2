//! Reading one file, or standard input.

use std::fs;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use directories::BaseDirs;

/// The name that means standard input.
pub const STANDARD_INPUT: &str = "-";

/// Why a file could not be read.
#[derive(Debug, thiserror::Error)]
pub enum OpenError {
    /// There is no such file.
    #[error("no such file")]
    Missing,
    /// It is a folder.
    #[error("is a folder")]
    Folder,
    /// It may not be read.
    #[error("no permission")]
    Permission,
    /// Another failure of the system.
    #[error(transparent)]
    Other(io::Error),
}

impl From<io::Error> for OpenError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::NotFound => Self::Missing,
            io::ErrorKind::IsADirectory => Self::Folder,
            io::ErrorKind::PermissionDenied => Self::Permission,
            _ => Self::Other(error),
        }
    }
}

impl OpenError {
    /// The key of the sentence that tells it; the sentence has the places `file` and `detail`.
    #[must_use]
    pub const fn key(&self) -> &'static str {
        match self {
            Self::Missing => "error-missing",
            Self::Folder => "error-folder",
            Self::Permission => "error-permission",
            Self::Other(_) => "error-unreadable",
        }
    }
}

/// Reads a whole file, or standard input for `-`.
///
/// # Errors
/// [`OpenError`] where it cannot be read.
pub fn read_file(path: &Path) -> Result<Vec<u8>, OpenError> {
    if path.as_os_str() == STANDARD_INPUT {
        let mut bytes = Vec::new();
        io::stdin().read_to_end(&mut bytes)?;
        return Ok(bytes);
    }
    Ok(fs::read(path)?)
}

/// How long a file is, in bytes; `None` where that is not known, as of a pipe.
#[must_use]
pub fn length(path: &Path) -> Option<u64> {
    let about = fs::metadata(path).ok()?;
    about.is_file().then_some(about.len())
}

/// Whether reading a file may take long: one that is longer than this, or one of which nobody knows, such as a pipe.
#[must_use]
pub fn takes_time(path: &Path, longest: u64) -> bool {
    fs::metadata(path)
        .is_ok_and(|about| !about.is_dir() && (!about.is_file() || about.len() > longest))
}

/// Opens a file to be read piece by piece.
///
/// # Errors
/// Where it cannot be opened.
pub fn open_file(path: &Path) -> io::Result<impl Read> {
    fs::File::open(path)
}

/// The name by which a file is known wherever the program was started: its whole path, or `-` for standard input.
#[must_use]
pub fn name_of(path: &Path) -> String {
    let whole = (path.as_os_str() != STANDARD_INPUT).then(|| std::path::absolute(path).ok());
    let path = whole.flatten().unwrap_or_else(|| path.to_path_buf());
    path.display().to_string()
}

/// The path that a person meant who typed `text`: `~/` is the home folder, and `-` is a file of that name, since nobody
/// pipes into a field.
#[must_use]
pub fn typed_path(text: &str) -> PathBuf {
    if text == STANDARD_INPUT {
        return Path::new(".").join(text);
    }
    let home = BaseDirs::new();
    match (text.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => home.home_dir().join(rest),
        _ => PathBuf::from(text),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_typed_dash_is_a_file_and_a_tilde_is_home() {
        assert_eq!(typed_path("-"), Path::new("./-"));
        assert_eq!(typed_path("a/b.pgn"), Path::new("a/b.pgn"));
        if let Some(home) = BaseDirs::new() {
            assert_eq!(typed_path("~/b.pgn"), home.home_dir().join("b.pgn"));
        }
    }
}
