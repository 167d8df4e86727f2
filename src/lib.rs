//! lib
pub mod assets;
pub mod cli;
pub mod disk;
pub mod document;
pub mod game;
#[cfg(feature = "gui")]
pub mod gui;
pub mod pgn;
pub mod report;
pub mod rules;
pub mod scan;
pub mod words;
pub mod writers;
