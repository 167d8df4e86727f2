//! How the pieces are named where moves are shown.

/// A choice of how the pieces are named in moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PieceNames {
    /// By the letters of the language, or by figurines where it has those.
    #[default]
    OfLanguage,
    /// By the English letters.
    English,
    /// By figurines of the mover's colour.
    Figurines,
}
