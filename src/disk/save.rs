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
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
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
