//! What was played: a start and a tree of legal moves with comments and NAGs; nothing else can be built.
//!
//! [`Game`] holds the tree, [`Line`] is one road through it with the position after every ply,
//! [`Record`] is a game together with what the paper said and what was wrong with it, [`PlainRecord`] one of which nothing
//! is to be told.
//! This room knows the moves of chess (through shakmaty) and nothing of repetition or claims.

mod chess960;
mod label;
mod line;
mod link;
mod named_move;
pub mod notation;
mod plain;
mod ply;
mod record;
mod start;
mod tags;
mod tree;

pub use chess960::chess960_start;
pub use label::{Made, MoveLabel};
pub use line::{Line, Step};
pub use link::{CannotFollow, Link, cannot_follow};
pub use named_move::{NamedMove, NamedMoveError};
pub use notation::{Letters, PieceNames};
pub use plain::{PlainGame, PlainRecord};
pub use ply::Ply;
pub use record::{Defect, DefectKind, Place, Record, Severity, Status, Unread};
pub use start::{Clock, Impossible, Start, StartError, StartRemark, Variant};
pub use tags::{GameResult, Tags};
pub use tree::{CannotJoin, Game, IllegalMove, NodeId};
