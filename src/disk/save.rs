//! Writing files so that a failure leaves what was there.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// Writes a file whole or not at all: into a temporary file beside it, synced, then renamed. A link is followed; a
/// file that was there keeps its permissions, a new one gets the usual ones.
///
/// # Errors
/// Where the folder or the file cannot be written; what was there before is untouched.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    // A link that leads nowhere now, to a disk that is not there perhaps, is not replaced.
    let is_link = fs::symlink_metadata(path).is_ok_and(|about| about.is_symlink());
    let path = match fs::canonicalize(path) {
        Ok(path) => path,
        Err(error) if is_link => return Err(error),
        Err(_) => path.to_path_buf(),
    };
    if let Ok(there) = fs::metadata(&path) {
        if there.is_dir() {
            return Err(io::Error::from(io::ErrorKind::IsADirectory));
        }
        if !there.is_file() {
            // A device or a pipe is written to; nothing can take its place.
            return fs::OpenOptions::new()
                .write(true)
                .open(&path)?
                .write_all(bytes);
        }
    }
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or_else(|| Path::new("."));
    let mut file = temporary(folder)?;
    file.write_all(bytes)?;
    if let Ok(former) = fs::metadata(&path) {
        file.as_file().set_permissions(former.permissions())?;
    }
    file.as_file().sync_all()?;
    file.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

/// Whether two paths lead to one file that is there.
#[must_use]
pub fn are_one_file(one: &Path, other: &Path) -> bool {
    match (fs::canonicalize(one), fs::canonicalize(other)) {
        (Ok(one), Ok(other)) => one == other,
        _ => false,
    }
}

/// The key of the words that say why something could not be written, where people have words for it.
#[must_use]
pub fn why_key(error: &io::Error) -> Option<&'static str> {
    match error.kind() {
        io::ErrorKind::NotFound => Some("disk-no-folder"),
        io::ErrorKind::PermissionDenied => Some("disk-no-permission"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => Some("disk-full"),
        io::ErrorKind::ReadOnlyFilesystem => Some("disk-read-only"),
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => Some("disk-in-the-way"),
        io::ErrorKind::IsADirectory => Some("disk-is-folder"),
        io::ErrorKind::InvalidData => Some("disk-no-text"),
        io::ErrorKind::FileTooLarge => Some("disk-too-large"),
        io::ErrorKind::WouldBlock => Some("disk-other-window"),
        _ => None,
    }
}

#[cfg(unix)]
fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    use std::os::unix::fs::PermissionsExt;
    // The user's umask takes from these what it takes from every file.
    tempfile::Builder::new()
        .permissions(fs::Permissions::from_mode(0o666))
        .tempfile_in(folder)
}

#[cfg(not(unix))]
fn temporary(folder: &Path) -> io::Result<NamedTempFile> {
    NamedTempFile::new_in(folder)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut names: Vec<String> = entries
            .map(|entry| entry.file_name().to_string_lossy().into_owned())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_whole_and_keeps_its_permissions() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        let path = folder.path().join("a.pgn");
        assert!(save(&path, b"first, and longer").is_ok());
        #[cfg(unix)]
        {
            let private = std::os::unix::fs::PermissionsExt::from_mode(0o640);
            assert!(fs::set_permissions(&path, private).is_ok());
        }
        let permissions = || fs::metadata(&path).ok().map(|m| m.permissions());
        let before = permissions();
        assert!(save(&path, b"second").is_ok());
        assert_eq!(fs::read(&path).ok(), Some(b"second".to_vec()));
        assert_eq!(permissions(), before);
        assert_eq!(names(folder.path()), ["a.pgn"]);
    }

    #[test]
    fn a_failure_leaves_what_was_there_and_nothing_else() {
        let Ok(folder) = tempfile::tempdir() else {
            panic!("no temporary folder")
        };
        // A folder cannot be replaced by a file.
        let path = folder.path().join("season");
        assert!(fs::create_dir(&path).is_ok());
        assert!(fs::write(path.join("a.pgn"), b"kept").is_ok());
        assert!(save(&path, b"new").is_err());
        assert_eq!(names(folder.path()), ["season"]);
        assert_eq!(fs::read(path.join("a.pgn")).ok(), Some(b"kept".to_vec()));
        assert!(save(&folder.path().join("none").join("a.pgn"), b"new").is_err());
        assert_eq!(names(folder.path()), ["season"]);
    }
}
