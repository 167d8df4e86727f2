//! Any word in any letters is a legal move, or an error; never a move of another piece than the word says.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shakmaty::{Chess, Position, Role};
use thrice::game::{Letters, Start, Variant, notation};

/// Positions with promotions, castling, en passant and twins that can go to the same square.
const FENS: [&str; 3] = [
    "r3k2r/pP3ppp/2n2n2/2pPp3/8/2N2N2/P1P2PpP/R3K2R w KQkq e6 0 12",
    "r3k2r/pP3ppp/2n2n2/3Pp3/2pP4/2N2N2/P1P2PpP/R3K2R b KQkq d3 0 12",
    "1k6/8/8/1Q3Q2/8/2B5/1Q3Q2/K2R3R w - - 0 1",
];

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let positions: Vec<Chess> = FENS
        .iter()
        .filter_map(|fen| Start::from_fen(fen, Variant::Standard).ok())
        .map(|start| start.position().clone())
        .collect();
    for word in text.split_whitespace().take(16) {
        std::hint::black_box(notation::without_number(word));
        for letters in Letters::all() {
            let Ok(written) = notation::read(word, letters) else {
                continue;
            };
            for position in &positions {
                let Ok(mv) = notation::find(written, position) else {
                    continue;
                };
                assert!(position.is_legal(mv), "{word} gives an illegal move");
                // A word that begins with a piece letter of English is that piece in English.
                let said = word.chars().next().and_then(|c| match c {
                    'K' => Some(Role::King),
                    'Q' => Some(Role::Queen),
                    'R' => Some(Role::Rook),
                    'B' => Some(Role::Bishop),
                    'N' => Some(Role::Knight),
                    _ => None,
                });
                if let (Some(said), true) = (said, letters == Letters::english()) {
                    assert_eq!(mv.role(), said, "{word} gives another piece");
                }
            }
        }
    }
});
