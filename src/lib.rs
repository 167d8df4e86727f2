//! **Thrice**, the arbiter's desk for draw claims: it finds repetitions and says whether a claim would be correct.
//! The program finds, the arbiter decides.
//!
//! # The way of the data
//!
//! ```text
//! bytes ─ pgn::{Paper, Stream} ─▶ Record (game, defects) ─ Line::main ─▶ Line ─ Course::of ─▶ Course (occurrences, ending)
//!       ─ Report::new(course, moment, claim) ─▶ Report ─ words ─▶ writers: text · JSON
//!                                                        └──────▶ the panel of the window
//! a claim ▶ rules::judge ▶ Finding ─ ClaimRecord::new(… Decision) ─▶ words ─▶ writers: the page (PDF) · the same as text
//! user ▶ *_ui ▶ Action ▶ Document::apply ▶ (game, cursor) ▶ the same calls ▶ new Report
//! a change in the middle of a game ▶ pgn::edited: written with the change and read again ▶ Record
//! ```
//!
//! Panel, text and JSON show the same [`report::Report`] in the same sentences, so they cannot disagree.
//!
//! # The rooms
//!
//! - [`game`]: what was played: a start and a tree of legal moves, in segments where the sheet has a gap; nothing else can be
//!   built.
//! - [`pgn`]: the paper: a lexer that loses no byte, a reader that tells every defect, of a whole file or of a stream of
//!   games; a writer that gives everything back, also what could not be read; edits, which one reader judges.
//! - [`rules`]: the law: sameness, occurrences, differences, endings, claims, findings, articles and their editions.
//! - [`report`]: the answer: typed facts in the order in which they are shown; the record of a claim, the decision, the event.
//! - [`words`]: the sentences, one for each fact, in English, Indonesian, German, Spanish, French and Russian.
//! - [`writers`]: text, JSON and CSV, made from report and words; the page of a claim's record, the handout of a lesson, the card for the
//!   table; diagrams as SVG.
//! - [`scan`]: many games: sources in, rows in order out, on several threads; the same beside a window, and the table of what is found.
//! - [`document`]: the open files: their games, the cursor, the report, a comparison, what is typed, set up and changed, the
//!   claims that are examined, the register, what the user likes; `apply(Action) -> Option<Effect>`, undo, the lines of a journal.
//! - [`lessons`]: the scenes that teach and the cases of an exam, each held against the rules when it is read; how one is played,
//!   tried on freely, and written.
//! - [`disk`]: all files, the journals, event, register, settings and the user's lessons among them; the fonts of the system.
//! - [`assets`]: sentences, pieces, the icon, fonts and the example, built in.
//! - [`cli`]: face 1, the command line; its manual pages and completions.
//! - `gui`: face 2, the window (feature `gui`, on by default).
//!
//! # What never may be
//!
//! - The inner rooms (game to document) never see a screen, a terminal, the file system or the environment;
//!   only `cli` and `gui` see `disk`, and they never see each other. `tests/walls.rs` holds the table.
//! - Sameness is never decided by a hash alone nor by the text of a FEN, only by [`rules::same_position`].
//! - A finding is never given past a damaged place of the record, and never without its article.
//! - Nothing is computed in a `*_ui` function; the board widget knows no rules.

pub mod game;

pub mod pgn;

pub mod rules;

pub mod report;

pub mod words;

pub mod writers;

pub mod scan;

pub mod document;

pub mod lessons;

pub mod disk;

pub mod assets;

pub mod cli;

#[cfg(feature = "gui")]
pub mod gui;
