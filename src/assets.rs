//! What is built in: sentences, pieces, fonts, the example game.

/// The message file of a language, by its code; English for a code that is none of ours.
#[must_use]
pub fn locale(code: &str) -> &'static str {
    match code {
        "id" => include_str!("../assets/locales/id/thrice.ftl"),
        _ => include_str!("../assets/locales/en/thrice.ftl"),
    }
}

const SANS: &[u8] = include_bytes!("../assets/fonts/NotoSans-Regular.ttf");
const SANS_BOLD: &[u8] = include_bytes!("../assets/fonts/NotoSans-Bold.ttf");
const SYMBOLS: &[u8] = include_bytes!("../assets/fonts/NotoSansSymbols2-Regular.ttf");
const MATH: &[u8] = include_bytes!("../assets/fonts/NotoSansMath-Regular.ttf");

/// The fonts of the window (SIL Open Font License 1.1, see `assets/fonts/OFL.txt`): name and bytes.
#[cfg(feature = "gui")]
pub const FONTS: &[(&str, &[u8])] = &[
    ("regular", SANS),
    ("bold", SANS_BOLD),
    ("symbols", SYMBOLS),
    ("math", MATH),
];

/// The fonts of the printed page under the same licence: text, bold, headings, fixed width, and two for signs.
pub const PAGE_FONTS: &[&[u8]] = &[
    SANS,
    SANS_BOLD,
    include_bytes!("../assets/fonts/NotoSerif-Bold.ttf"),
    include_bytes!("../assets/fonts/NotoSansMono-Regular.ttf"),
    SYMBOLS,
    MATH,
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

/// The lessons in their order: the name of each, and its text.
pub const LESSONS: &[(&str, &str)] = &[
    (
        "01-start-position-counts",
        include_str!("../assets/lessons/01-start-position-counts.toml"),
    ),
    (
        "02-two-roads",
        include_str!("../assets/lessons/02-two-roads.toml"),
    ),
    (
        "02b-knights-change-places",
        include_str!("../assets/lessons/02b-knights-change-places.toml"),
    ),
    (
        "03-other-player-to-move",
        include_str!("../assets/lessons/03-other-player-to-move.toml"),
    ),
    (
        "04-lost-right",
        include_str!("../assets/lessons/04-lost-right.toml"),
    ),
    (
        "05-blocked-right",
        include_str!("../assets/lessons/05-blocked-right.toml"),
    ),
    (
        "06-en-passant",
        include_str!("../assets/lessons/06-en-passant.toml"),
    ),
    (
        "06b-en-passant-pinned",
        include_str!("../assets/lessons/06b-en-passant-pinned.toml"),
    ),
    (
        "07-intended-move",
        include_str!("../assets/lessons/07-intended-move.toml"),
    ),
    (
        "08-who-may-claim",
        include_str!("../assets/lessons/08-who-may-claim.toml"),
    ),
    (
        "08b-incorrect-claim",
        include_str!("../assets/lessons/08b-incorrect-claim.toml"),
    ),
    (
        "09-fifty-moves",
        include_str!("../assets/lessons/09-fifty-moves.toml"),
    ),
    (
        "09b-seventy-five-moves",
        include_str!("../assets/lessons/09b-seventy-five-moves.toml"),
    ),
    (
        "10-third-and-fifth",
        include_str!("../assets/lessons/10-third-and-fifth.toml"),
    ),
];

/// The example game, a real one with a disputed claim, and its file name.
pub const EXAMPLE: (&str, &str) = (
    "karpov-miles-1986.pgn",
    include_str!("../assets/examples/karpov-miles-1986.pgn"),
);
