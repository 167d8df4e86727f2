//! Games without moves: their texts, as files would have them.

use crate::game::{Start, StartRemark, Variant};

/// Whether a text is a FEN that could be of Chess960: in the usual game its rights to castle would not exist, and there
/// they do. It must be asked which it is.
#[must_use]
pub fn may_be_chess960(text: &str) -> bool {
    let text = text.trim();
    if text.lines().count() != 1 {
        return false;
    }
    let dropped = |variant| {
        let start = Start::from_fen(text, variant).ok()?;
        let is_dropped =
            |remark: &StartRemark| matches!(remark, StartRemark::CastlingFlagsDropped(_));
        Some(start.remarks().iter().any(is_dropped))
    };
    // File letters say it themselves.
    let says_so = Start::from_fen(text, Variant::Standard).is_ok_and(|it| it.is_chess960());
    !says_so
        && dropped(Variant::Standard) == Some(true)
        && dropped(Variant::Chess960) == Some(false)
}

/// The text of a game without moves from a FEN of Chess960.
#[must_use]
pub fn chess960_game(fen: &str) -> String {
    let fen = fen.trim();
    format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*\n")
}

/// The text of a game without moves from a start of its own.
#[must_use]
pub(super) fn game_from(start: &Start, fen: &str) -> String {
    if start.fen().is_none() || (fen == USUAL && !start.is_chess960()) {
        return empty_game();
    }
    let variant = if start.is_chess960() {
        "[Variant \"Chess960\"]\n"
    } else {
        ""
    };
    let tags = format!("{variant}[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*");
    empty_game().replace("\n*", &tags)
}

/// The FEN of the usual start.
const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The text of a game without moves from the usual start, nothing known of it.
#[must_use]
pub fn empty_game() -> String {
    let roster = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    let tags = roster.map(|name| match name {
        "Date" => "[Date \"????.??.??\"]\n".to_owned(),
        "Result" => "[Result \"*\"]\n".to_owned(),
        name => format!("[{name} \"?\"]\n"),
    });
    format!("{}\n*\n", tags.concat())
}
