//! Face 2: the window.
//!
//! [`App`] is the shell: it reads keys, draws, then applies the actions, and carries out what only a shell can
//! do (file dialogs, closing). A `*_ui` function shows one region and answers with an [`Action`]; it searches
//! nothing and knows no rules.
//!
//! [`Action`]: crate::document::Action

mod actions;
mod app;
mod board;
mod diagram;
mod dialogs;
mod drawing;
mod going_on;
mod icon;
mod mirror;
mod now;
mod open;
mod panels;
mod segmented;
mod theme;
mod told;
mod widgets;
mod wishes;

pub use app::{App, ShowFile};
pub use icon::icon;
pub use now::Now;
pub use open::{WindowError, WindowOptions, open};
