//! What is built in: sentences, pieces, the icon, fonts, the example game.

/// The message file of a language, by its code; English for a code that is none of ours.
#[must_use]
pub fn locale(code: &str) -> &'static str {
    match code {
        "id" => include_str!("../assets/locales/id/thrice.ftl"),
        "de" => include_str!("../assets/locales/de/thrice.ftl"),
        "es" => include_str!("../assets/locales/es/thrice.ftl"),
        "fr" => include_str!("../assets/locales/fr/thrice.ftl"),
        "ru" => include_str!("../assets/locales/ru/thrice.ftl"),
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

/// The icon of the program as SVG.
#[cfg(feature = "gui")]
pub const ICON: &str = include_str!("../assets/icon/thrice.svg");
/// The icon for small sizes.
#[cfg(feature = "gui")]
pub const ICON_SMALL: &str = include_str!("../assets/icon/thrice-small.svg");

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

/// The ten scenes in their order, some with a twin: the name of each, and its text.
pub const SCENES: &[(&str, &str)] = &[
    (
        "01-start-position-counts",
        include_str!("../assets/lessons/scenes/01-start-position-counts.toml"),
    ),
    (
        "02-two-roads",
        include_str!("../assets/lessons/scenes/02-two-roads.toml"),
    ),
    (
        "03-other-player-to-move",
        include_str!("../assets/lessons/scenes/03-other-player-to-move.toml"),
    ),
    (
        "04-lost-right",
        include_str!("../assets/lessons/scenes/04-lost-right.toml"),
    ),
    (
        "05-blocked-right",
        include_str!("../assets/lessons/scenes/05-blocked-right.toml"),
    ),
    (
        "05b-blocked-and-lost",
        include_str!("../assets/lessons/scenes/05b-blocked-and-lost.toml"),
    ),
    (
        "06-en-passant",
        include_str!("../assets/lessons/scenes/06-en-passant.toml"),
    ),
    (
        "06b-en-passant-pinned",
        include_str!("../assets/lessons/scenes/06b-en-passant-pinned.toml"),
    ),
    (
        "07-intended-move",
        include_str!("../assets/lessons/scenes/07-intended-move.toml"),
    ),
    (
        "08-who-may-claim",
        include_str!("../assets/lessons/scenes/08-who-may-claim.toml"),
    ),
    (
        "08b-incorrect-claim",
        include_str!("../assets/lessons/scenes/08b-incorrect-claim.toml"),
    ),
    (
        "09-fifty-moves",
        include_str!("../assets/lessons/scenes/09-fifty-moves.toml"),
    ),
    (
        "09b-seventy-five-moves",
        include_str!("../assets/lessons/scenes/09b-seventy-five-moves.toml"),
    ),
    (
        "10-third-and-fifth",
        include_str!("../assets/lessons/scenes/10-third-and-fifth.toml"),
    ),
];

/// The misconceptions: the name of each, and its text.
pub const EXERCISES: &[(&str, &str)] = &[
    (
        "01-three-checks",
        include_str!("../assets/lessons/exercises/01-three-checks.toml"),
    ),
    (
        "02-third-time-ends",
        include_str!("../assets/lessons/exercises/02-third-time-ends.toml"),
    ),
    (
        "03-knights-change-places",
        include_str!("../assets/lessons/exercises/03-knights-change-places.toml"),
    ),
    (
        "04-double-step",
        include_str!("../assets/lessons/exercises/04-double-step.toml"),
    ),
    (
        "05-cannot-castle-now",
        include_str!("../assets/lessons/exercises/05-cannot-castle-now.toml"),
    ),
    (
        "06-play-then-claim",
        include_str!("../assets/lessons/exercises/06-play-then-claim.toml"),
    ),
    (
        "07-claim-later-or-withdraw",
        include_str!("../assets/lessons/exercises/07-claim-later-or-withdraw.toml"),
    ),
    (
        "08-five-in-a-row",
        include_str!("../assets/lessons/exercises/08-five-in-a-row.toml"),
    ),
    (
        "09-rapid-without-scoresheet",
        include_str!("../assets/lessons/exercises/09-rapid-without-scoresheet.toml"),
    ),
];

/// Famous cases: the name of each, and its text.
pub const CASES: &[(&str, &str)] = &[
    (
        "01-karpov-miles",
        include_str!("../assets/lessons/cases/01-karpov-miles.toml"),
    ),
    (
        "02-spassky-fischer",
        include_str!("../assets/lessons/cases/02-spassky-fischer.toml"),
    ),
    (
        "03-fischer-petrosian",
        include_str!("../assets/lessons/cases/03-fischer-petrosian.toml"),
    ),
    (
        "04-en-passant-trap",
        include_str!("../assets/lessons/cases/04-en-passant-trap.toml"),
    ),
    (
        "05-fivefold-played-on",
        include_str!("../assets/lessons/cases/05-fivefold-played-on.toml"),
    ),
];

/// The cases of the exam: the name of each, and its text.
pub const EXAM: &[(&str, &str)] = &[
    (
        "01-queen-on-e2",
        include_str!("../assets/lessons/exam/01-queen-on-e2.toml"),
    ),
    (
        "02-played-and-claimed",
        include_str!("../assets/lessons/exam/02-played-and-claimed.toml"),
    ),
    (
        "03-written-and-not-made",
        include_str!("../assets/lessons/exam/03-written-and-not-made.toml"),
    ),
    (
        "04-karpov-miles",
        include_str!("../assets/lessons/exam/04-karpov-miles.toml"),
    ),
    (
        "05-second-time-in-rapid",
        include_str!("../assets/lessons/exam/05-second-time-in-rapid.toml"),
    ),
    (
        "06-hand-on-the-queen",
        include_str!("../assets/lessons/exam/06-hand-on-the-queen.toml"),
    ),
    (
        "07-said-not-written",
        include_str!("../assets/lessons/exam/07-said-not-written.toml"),
    ),
    (
        "08-said-in-rapid",
        include_str!("../assets/lessons/exam/08-said-in-rapid.toml"),
    ),
    (
        "09-pinned-pawn",
        include_str!("../assets/lessons/exam/09-pinned-pawn.toml"),
    ),
    (
        "10-blitz-trap",
        include_str!("../assets/lessons/exam/10-blitz-trap.toml"),
    ),
    (
        "11-drawn-long-ago",
        include_str!("../assets/lessons/exam/11-drawn-long-ago.toml"),
    ),
    (
        "12-impossible-move",
        include_str!("../assets/lessons/exam/12-impossible-move.toml"),
    ),
    (
        "13-fifty-and-castling",
        include_str!("../assets/lessons/exam/13-fifty-and-castling.toml"),
    ),
    (
        "14-by-the-screen",
        include_str!("../assets/lessons/exam/14-by-the-screen.toml"),
    ),
];

/// The example game, a real one with a disputed claim, and its file name.
pub const EXAMPLE: (&str, &str) = (
    "karpov-miles-1986.pgn",
    include_str!("../assets/examples/karpov-miles-1986.pgn"),
);
