//! What is built in: sentences, pieces, fonts, the example game.

/// The message file of a language, by its code; English for a code that is none of ours.
#[must_use]
pub fn locale(code: &str) -> &'static str {
    match code {
        "id" => include_str!("../assets/locales/id/thrice.ftl"),
        _ => include_str!("../assets/locales/en/thrice.ftl"),
    }
}

/// The fonts on board (SIL Open Font License 1.1, see `assets/fonts/OFL.txt`): name and bytes.
#[cfg(feature = "gui")]
pub const FONTS: &[(&str, &[u8])] = &[
    (
        "regular",
        include_bytes!("../assets/fonts/NotoSans-Regular.ttf"),
    ),
    ("bold", include_bytes!("../assets/fonts/NotoSans-Bold.ttf")),
    (
        "symbols",
        include_bytes!("../assets/fonts/NotoSansSymbols2-Regular.ttf"),
    ),
    (
        "math",
        include_bytes!("../assets/fonts/NotoSansMath-Regular.ttf"),
    ),
];

/// The drawing of a piece as SVG, 100 units wide.
#[must_use]
pub const fn piece(piece: shakmaty::Piece) -> &'static str {
    use shakmaty::{Color, Role};
    match (piece.color, piece.role) {
        (Color::White, Role::King) => include_str!("../assets/pieces/white-king.svg"),
        (Color::White, Role::Queen) => include_str!("../assets/pieces/white-queen.svg"),
        (Color::White, Role::Rook) => include_str!("../assets/pieces/white-rook.svg"),
        (Color::White, Role::Bishop) => include_str!("../assets/pieces/white-bishop.svg"),
        (Color::White, Role::Knight) => include_str!("../assets/pieces/white-knight.svg"),
        (Color::White, Role::Pawn) => include_str!("../assets/pieces/white-pawn.svg"),
        (Color::Black, Role::King) => include_str!("../assets/pieces/black-king.svg"),
        (Color::Black, Role::Queen) => include_str!("../assets/pieces/black-queen.svg"),
        (Color::Black, Role::Rook) => include_str!("../assets/pieces/black-rook.svg"),
        (Color::Black, Role::Bishop) => include_str!("../assets/pieces/black-bishop.svg"),
        (Color::Black, Role::Knight) => include_str!("../assets/pieces/black-knight.svg"),
        (Color::Black, Role::Pawn) => include_str!("../assets/pieces/black-pawn.svg"),
    }
}

/// The example game, a real one with a disputed claim, and its file name.
pub const EXAMPLE: (&str, &str) = (
    "karpov-miles-1986.pgn",
    include_str!("../assets/examples/karpov-miles-1986.pgn"),
);
