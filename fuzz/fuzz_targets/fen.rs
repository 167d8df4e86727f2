//! Any text is a start or an error; a start comes back from its own FEN.
#![no_main]

use libfuzzer_sys::fuzz_target;
use shakmaty::{EnPassantMode, Position, fen::Fen};
use thrice::game::{Start, Variant};

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    for variant in [Variant::Standard, Variant::Chess960] {
        let Ok(start) = Start::from_fen(&text, variant) else {
            continue;
        };
        let fen = Fen::from_position(start.position(), EnPassantMode::Legal).to_string();
        let variant = if start.is_chess960() { Variant::Chess960 } else { Variant::Standard };
        let again = Start::from_fen(&fen, variant)
            .unwrap_or_else(|error| panic!("{fen} of {text}: {error}"));
        assert_eq!(again.position(), start.position(), "{fen} of {text}");
        std::hint::black_box(start.position().legal_moves());
    }
});
