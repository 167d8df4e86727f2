//! Games for the benches that read files.

use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};

/// Two thousand games of some eighty half-moves, drawn by a fixed sequence. A quarter of them carry clock comments, and in
/// a tenth of them positions come again.
pub(crate) fn made_games() -> Vec<u8> {
    let mut state = 11u64;
    let mut draw = |n: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % n.max(1)
    };
    let mut text = String::new();
    for game in 0..2_000 {
        text += "[Event \"Bench\"]\n[Site \"?\"]\n[Date \"2026.11.30\"]\n[Round \"1\"]\n[White \"White, A.\"]\n\
                 [Black \"Black, B.\"]\n[Result \"*\"]\n\n";
        let mut position = Chess::default();
        let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle();
        for (ply, shuffled) in (0..80).zip(shuffle) {
            if ply % 2 == 0 {
                text.extend([&(ply / 2 + 1).to_string(), ". "]);
            }
            if game % 10 == 0 && ply < 8 {
                let san: SanPlus = shuffled.parse().unwrap();
                let mv = san.san.to_move(&position).unwrap();
                position.play_unchecked(mv);
                text += shuffled;
            } else {
                let moves = position.legal_moves();
                let Some(mv) = moves.get(draw(moves.len())) else {
                    break;
                };
                text += &SanPlus::from_move_and_play_unchecked(&mut position, *mv).to_string();
            }
            if game % 4 == 0 {
                text += " {[%clk 0:15:27]}";
            }
            text += if ply % 12 == 11 { "\n" } else { " " };
        }
        text += "*\n\n";
    }
    text.into_bytes()
}
