//! The paper: reading PGN and FEN files as evidence, and writing them.
//!
//! Bytes become text, text is cut into games, a game becomes a [`Record`](crate::game::Record): for a file that is
//! looked at through [`Paper`], for many games one after the other through [`Stream`]. Every byte of the text is a
//! token, blank space between tokens, or part of a defect; what cannot be read ends the record and is told, never
//! passed over. [`write()`] gives a game back in the standard's export format, with what could not be read as it stood.
//! This room does no input or output and knows nothing of repetition.

mod blocks;
mod cutter;
mod edit;
mod encoding;
mod fen_list;
mod game_text;
mod lexer;
mod outline;
mod paper;
mod place;
mod plain;
mod reader;
mod start_tags;
mod stream;
mod writer;

pub use blocks::{Block, Blocks, Part, PartGames};
pub use edit::{Edit, EditPlace, Edited, edited};
pub use game_text::{GameForm, GameText, PassedOver};
pub use lexer::{Lexer, Token, TokenKind};
pub use paper::{CannotRewrite, Excerpt, Paper};
pub use reader::{PieceLetters, defect_of_link};
pub use stream::{Games, ReadGame, Stream};
pub use writer::{letters_for, write};
