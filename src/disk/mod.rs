//! All files: opening them, walking folders, saving, the recent ones, watching. The only room that touches the file
//! system.

mod fonts;
mod journal;
mod open;
mod recent;
mod save;
mod walk;
#[cfg(feature = "gui")]
mod watch;

pub use fonts::{FontFile, fonts_with};
pub use journal::{Journal, Journals, Kept, LeftJournal};
pub use open::{OpenError, STANDARD_INPUT, name_of, open_file, read_file, typed_path};
pub use recent::Recent;
pub use save::{save, why_key};
pub use walk::{Source, sources};
#[cfg(feature = "gui")]
pub use watch::Watch;
