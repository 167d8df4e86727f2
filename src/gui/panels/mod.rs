//! The regions of the window. Each paints what it is given and answers with an action.

mod bar;
mod board_side;
mod empty;
mod finding;
mod scoresheet;
mod status;
mod verdict;

pub(super) use bar::bar_ui;
pub(super) use board_side::{BESIDE_BOARD, board_side_ui};
pub(super) use empty::empty_ui;
pub(super) use finding::{Drawing, finding_ui};
pub(super) use scoresheet::{Scoresheet, scoresheet_ui};
pub(super) use status::status_ui;
