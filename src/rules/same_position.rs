//! The one place where sameness is decided.

use shakmaty::Chess;

/// Whether two moments are the same position (article 9.2.3): the same player has the move, pieces of the same
/// kind and colour stand on the same squares, and the possible moves of both players are the same.
///
/// Castling counts by the right, not by today's possibility; en passant counts where the capture is legal.
/// Move numbers, the fifty-move count and the road to the position are no part of it.
///
/// ```
/// use shakmaty::{CastlingMode, Chess, fen::Fen};
/// use thrice::rules::same_position;
///
/// let position = |fen: &str| -> Chess {
///     fen.parse::<Fen>().unwrap().into_position(CastlingMode::Standard).unwrap()
/// };
/// // The player to move.
/// assert!(same_position(&position("7k/8/8/8/8/8/P7/K7 w - - 0 1"), &position("7k/8/8/8/8/8/P7/K7 w - - 8 5")));
/// assert!(!same_position(&position("7k/8/8/8/8/8/P7/K7 w - - 0 1"), &position("7k/8/8/8/8/8/P7/K7 b - - 0 1")));
/// // The right to castle.
/// assert!(same_position(&position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), &position("4k3/8/8/8/8/8/8/4K2R w K - 4 3")));
/// assert!(!same_position(&position("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), &position("4k3/8/8/8/8/8/8/4K2R w - - 4 3")));
/// // En passant: a square that nobody can use changes nothing, a legal capture does.
/// assert!(same_position(&position("4k3/8/8/3p4/8/8/8/4K3 w - d6 0 1"), &position("4k3/8/8/3p4/8/8/8/4K3 w - - 4 3")));
/// assert!(!same_position(&position("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1"), &position("4k3/8/8/3pP3/8/8/8/4K3 w - - 4 3")));
/// ```
#[must_use]
pub fn same_position(one: &Chess, other: &Chess) -> bool {
    one == other
}
