//! How fast records are read, beside pgn-reader's pass over the same bytes in the same run.
//!
//! `cargo bench --bench reading`. Without more it reads games made here; `THRICE_GAMES=FILE cargo bench --bench reading`
//! reads a file of one's own. The yardstick reads tokens and plays them, and keeps, tells and accounts for nothing.

#![expect(clippy::unwrap_used, reason = "a bench fails by a panic")]

mod common;

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
    None => common::made_games(),
});

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
