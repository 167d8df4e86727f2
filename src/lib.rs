//! lib
pub mod assets;
pub mod cli;
pub mod disk;
pub mod game;
pub mod pgn;
pub mod report;
pub mod rules;
pub mod scan;
pub mod words;
pub mod writers;
