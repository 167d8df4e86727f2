//! The paper: reading PGN and FEN files as evidence.
//!
//! Bytes become text, text is cut into games, a game becomes a [`Record`](crate::game::Record): all through
//! [`Paper`]. Every byte of the text is a token, blank space between tokens, or part of a defect; what
//! cannot be read ends the record and is told, never passed over.
//! This room does no input or output and knows nothing of repetition.

mod encoding;
mod fen_list;
mod lexer;
mod outline;
mod paper;
mod place;
mod reader;
mod start_tags;

pub use encoding::{Text, decode};
pub use lexer::{Lexer, Token, TokenKind};
pub use outline::GameText;
pub use paper::Paper;
pub use place::Places;
