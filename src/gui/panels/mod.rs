//! The regions of the window. Each paints what it is given and answers with an action.

mod bar;
mod board_side;
mod claim;
mod compare;
mod empty;
mod entry;
mod finding;
mod games;
mod help;
mod lessons;
mod menu_letters;
mod menu_lines;
mod menus;
mod palette;
mod players;
mod present;
mod record;
mod register;
mod rows;
mod scan;
mod scoresheet;
mod set_up;
mod status;
mod strip;
mod toast;
mod two_sheets;
mod verdict;

pub(super) use bar::{BarShown, Chosen, bar_ui};
pub(super) use board_side::{beside_board, board_side_ui};
pub(super) use claim::{ClaimMemory, ClaimShown, claim_ui, examined_ui};
pub(super) use compare::compare_ui;
pub(super) use empty::empty_ui;
pub(super) use entry::{EntryMemory, entry_ui};
pub(super) use finding::{Drawing, finding_ui};
pub(super) use games::{Games, games_ui};
pub(super) use help::{HelpPage, help_ui};
pub(super) use lessons::{
    ContentsShown, ExamAct, LessonAct, LessonShown, contents_ui, exam_ui,
    lesson_label as lesson_name, lesson_ui, trial_ui,
};
pub(super) use menu_lines::{action_label, menu_of};
pub(super) use menus::actions_in_menus;
pub(super) use palette::{PaletteAct, PaletteMemory, PaletteRow, palette_ui};
pub(super) use players::players_ui;
pub(super) use present::{present_game_ui, present_lesson_ui, present_two_ui};
pub(super) use register::register_ui;
pub(super) use scan::{
    HowFar, ScanAct, ScanMemory, ScanShown, scan_fields, scan_headings, scan_ui,
};
pub(super) use scoresheet::{Scoresheet, scoresheet_ui};
pub(super) use set_up::{SetUpMemory, SetUpShown, set_up_ui};
pub(super) use status::{Safety, status_ui};
pub(super) use toast::{Told, toast_ui};
pub(super) use two_sheets::two_sheets_ui;
