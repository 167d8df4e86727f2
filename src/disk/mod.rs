//! All files: opening them, walking folders, saving, the recent ones, watching, the settings. The only room that touches the file
//! system.

mod fonts;
mod journal;
mod lessons;
mod office;
mod open;
mod recent;
mod save;
#[cfg(feature = "gui")]
mod settings;
#[cfg(feature = "gui")]
mod show;
mod walk;
#[cfg(feature = "gui")]
mod watch;

pub use fonts::{FontFile, fonts_with};
pub use journal::{Journal, Journals, Kept, LeftJournal};
pub use lessons::{LessonFile, LessonFolder};
pub use office::{Office, documents};
pub use open::{
    OpenError, STANDARD_INPUT, length, name_of, open_file, read_file, takes_time, typed_path,
};
pub use recent::Recent;
pub use save::{are_one_file, save, why_key};
#[cfg(feature = "gui")]
pub use settings::{Setting, Settings, SettingsTrouble, window_file};
#[cfg(feature = "gui")]
pub use show::show;
pub use walk::{Listing, is_packed, read_unpacked};
#[cfg(feature = "gui")]
pub use watch::Watch;
