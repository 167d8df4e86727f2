//! How fast records are read, beside pgn-reader's pass over the same bytes in the same run.
//!
//! `cargo bench --bench reading`. Without more it reads games made here; `THRICE_GAMES=FILE cargo bench --bench reading`
//! reads a file of one's own. The yardstick reads tokens and plays them, and keeps, tells and accounts for nothing.

#![expect(clippy::unwrap_used, reason = "a bench fails by a panic")]

use std::io;
use std::ops::ControlFlow;
use std::sync::LazyLock;

use divan::counter::BytesCount;
use divan::{Bencher, black_box};
use pgn_reader::{Reader, SanPlus, Skip, Visitor};
use shakmaty::{Chess, Position};
use thrice::pgn::{Lexer, Paper, PieceLetters, Stream};

fn main() {
    divan::main();
}

static GAMES: LazyLock<Vec<u8>> = LazyLock::new(|| match std::env::var_os("THRICE_GAMES") {
    Some(file) => std::fs::read(file).unwrap(),
    None => made(),
});

/// Two thousand games of some eighty half-moves, drawn by a fixed sequence, with clock comments.
fn made() -> Vec<u8> {
    let mut state = 11u64;
    let mut draw = |n: usize| {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(state >> 33).unwrap() % n.max(1)
    };
    let mut text = String::new();
    for game in 0..2_000 {
        text +=
            "[Event \"Bench\"]\n[White \"White, A.\"]\n[Black \"Black, B.\"]\n[Result \"*\"]\n\n";
        let mut position = Chess::default();
        for ply in 0..80 {
            let moves = position.legal_moves();
            let Some(mv) = moves.get(draw(moves.len())) else {
                break;
            };
            if ply % 2 == 0 {
                text.extend([&(ply / 2 + 1).to_string(), ". "]);
            }
            text += &SanPlus::from_move_and_play_unchecked(&mut position, *mv).to_string();
            text += if game % 4 == 0 {
                " {[%clk 0:15:27]}"
            } else {
                ""
            };
            text += if ply % 12 == 11 { "\n" } else { " " };
        }
        text += "*\n\n";
    }
    text.into_bytes()
}

struct Yardstick;

impl Visitor for Yardstick {
    type Tags = ();
    type Movetext = (Chess, usize);
    type Output = usize;

    fn begin_tags(&mut self) -> ControlFlow<usize> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<usize, Self::Movetext> {
        ControlFlow::Continue((Chess::default(), 0))
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<usize, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (position, plies): &mut Self::Movetext, san: SanPlus) -> ControlFlow<usize> {
        if let Ok(mv) = san.san.to_move(position) {
            position.play_unchecked(mv);
            *plies += 1;
        }
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_, plies): Self::Movetext) -> usize {
        plies
    }
}

#[divan::bench(sample_count = 12)]
fn yardstick_pgn_reader(bencher: Bencher) {
    bencher.counter(BytesCount::new(GAMES.len())).bench(|| {
        let mut reader = Reader::new(io::Cursor::new(GAMES.as_slice()));
        let mut plies = 0;
        while let Some(game) = reader.read_game(&mut Yardstick).unwrap() {
            plies += game;
        }
        black_box(plies)
    });
}

#[divan::bench(sample_count = 12)]
fn tokens(bencher: Bencher) {
    let text = String::from_utf8_lossy(&GAMES);
    bencher
        .counter(BytesCount::new(GAMES.len()))
        .bench_local(|| black_box(Lexer::new(&text, 0..text.len()).count()));
}

#[divan::bench(sample_count = 12)]
fn finding_the_games_of_a_file(bencher: Bencher) {
    bencher
        .counter(BytesCount::new(GAMES.len()))
        .bench(|| black_box(Paper::read(GAMES.clone()).games().len()));
}

#[divan::bench(sample_count = 12)]
fn streaming_records(bencher: Bencher) {
    bencher.counter(BytesCount::new(GAMES.len())).bench(|| {
        let records = Stream::new(GAMES.as_slice(), PieceLetters::Recognise);
        black_box(records.count())
    });
}

#[divan::bench(sample_count = 12)]
fn reading_records_whole(bencher: Bencher) {
    let paper = Paper::read(GAMES.clone());
    bencher
        .counter(BytesCount::new(GAMES.len()))
        .bench_local(|| black_box(paper.records().count()));
}
