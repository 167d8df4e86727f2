//! Showing a file by the program that the system has for it.

use std::io;
use std::path::Path;

/// Opens a file in the system's viewer, and does not wait for it.
///
/// # Errors
/// Where the system has none.
pub fn show(path: &Path) -> io::Result<()> {
    open::that_detached(path)
}
