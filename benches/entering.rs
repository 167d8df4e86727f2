//! What a keystroke costs: a move entered at the end of a game, and one replaced in the middle of it, beside a yardstick
//! in the same run.
//!
//! `cargo bench --bench entering`. The yardstick is one move played on a bare position with its SAN; read the other rows as
//! multiples of it.

#![expect(clippy::unwrap_used, reason = "a bench fails by a panic")]

use divan::{Bencher, black_box};
use shakmaty::san::SanPlus;
use shakmaty::{Chess, Position};
use thrice::document::{Action, Decision, Document, Sheet};
use thrice::game::Ply;

fn main() {
    divan::main();
}

/// A game in which the knights go out and home for so many half-moves.
fn document(plies: usize) -> Document {
    let tour = ["Nf3", "Nf6", "Ng1", "Ng8"];
    let words: Vec<&str> = tour.into_iter().cycle().take(plies).collect();
    let text = format!("[White \"A\"]\n\n{} *\n", words.join(" "));
    let sheet = Sheet::read("a".to_owned(), text.into_bytes(), false).unwrap();
    let mut document = Document::default();
    document.open(sheet);
    document
}

/// The next move of the tour.
fn next(document: &Document) -> Action {
    let reading = document.sheet().unwrap().reading().unwrap();
    let position = reading.course().line().position(reading.cursor());
    let tour = ["g1f3", "g8f6", "f3g1", "f6g8"];
    let mut moves = tour.iter().filter_map(|uci| {
        let uci: shakmaty::uci::UciMove = uci.parse().ok()?;
        uci.to_move(position).ok()
    });
    Action::Play(moves.next().unwrap())
}

#[divan::bench]
fn yardstick_play_with_san(bencher: Bencher) {
    let position = Chess::default();
    let mv = *position.legal_moves().first().unwrap();
    bencher.bench(|| {
        let mut position = black_box(&position).clone();
        SanPlus::from_move_and_play_unchecked(&mut position, mv)
    });
}

#[divan::bench(args = [120, 1_200, 12_000], sample_count = 20, sample_size = 5)]
fn move_entered_at_the_end(bencher: Bencher, plies: usize) {
    let mut document = document(plies);
    bencher.bench_local(move || {
        let action = next(&document);
        document.apply(action);
        document.take_notes()
    });
}

#[divan::bench(args = [120, 1_200, 12_000], sample_count = 10, sample_size = 1)]
fn move_replaced_in_the_middle(bencher: Bencher, plies: usize) {
    let mut document = document(plies);
    let middle = Ply::from(plies / 8 * 4);
    bencher.bench_local(move || {
        document.apply(Action::GoTo(middle));
        let reading = document.sheet().unwrap().reading().unwrap();
        let position = reading.course().line().position(middle);
        let mv = position
            .legal_moves()
            .into_iter()
            .find(|mv| mv.to() == shakmaty::Square::H3);
        document.apply(Action::Play(mv.unwrap()));
        document.apply(Action::Answer(Decision::Replace));
        document.apply(Action::Undo);
    });
}
