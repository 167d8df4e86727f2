//! All files: opening them, walking folders. The only room that touches the file system.

mod open;
mod walk;

pub use open::{OpenError, STANDARD_INPUT, read_file};
pub use walk::{Source, sources};
