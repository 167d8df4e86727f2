//! Writing files so that a failure leaves what was there.

use std::io::{self, Write};
use std::path::Path;

use tempfile::NamedTempFile;

/// Writes a file whole or not at all: into a temporary file beside it, synced, then renamed.
///
/// # Errors
/// Where the folder or the file cannot be written; what was there before is untouched.
pub fn save(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let folder = path
        .parent()
        .filter(|folder| !folder.as_os_str().is_empty())
        .unwrap_or_else(|| Path::new("."));
    let mut file = NamedTempFile::new_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    file.persist(path).map_err(|error| error.error)?;
    Ok(())
}
