//! The sentences: one for each fact, in every language, by Fluent over `assets/locales`.
//!
//! Sentences have places and plurals and are never glued from pieces. Panel, text, JSON and messages take
//! their sentences from here, so the same fact reads the same everywhere.

mod asked;
mod blank_form;
mod bundle;
mod card;
mod claim;
mod comparison;
mod defects;
mod handout;
mod illegal;
mod language;
mod moves;
mod panel;
mod record;
mod register;
mod summary;
mod verdict;

pub use blank_form::FormPage;
pub use bundle::{Value, Words};
pub use card::CardPage;
pub use claim::AnswerCard;
pub use comparison::ChecklistRow;
pub use handout::{HandoutComparison, HandoutPage, HandoutStep, PaperMarks};
pub use language::Language;
pub use record::{
    CheckBox, MoveRow, MovesSection, Paragraph, PictureSection, PictureText, RecordBox, RecordPage,
};
pub use verdict::{Sign, VerdictCard};
