//! What the law costs on a long game, beside a yardstick in the same run.
//!
//! `cargo bench --bench rules`. The yardstick goes through the same plies and only clones and hashes each position;
//! read the other rows as multiples of it.

#![expect(clippy::unwrap_used, reason = "a bench fails by a panic")]

use std::collections::HashSet;

use divan::{Bencher, black_box};
use shakmaty::{Chess, Move, Position};
use thrice::game::{Game, Line, NodeId, Ply, Start};
use thrice::pgn::{Paper, PieceLetters};
use thrice::report::Report;
use thrice::rules::{Claims, Course, LawsChoice, Occurrences};

/// Half-moves of a game of 5,949 moves, the longest that the 75-move rule allows.
const LONGEST: usize = 11_898;

fn main() {
    divan::main();
}

/// A game that wanders for so many half-moves: the moves are drawn by a fixed sequence, quiet ones where there are
/// some, and never one that leaves no legal move.
fn long_game(plies: usize) -> Game {
    let mut game = Game::new(Start::usual());
    let mut at = NodeId::START;
    let mut state = 7u64;
    for _ in 0..plies {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let position = game.position(at);
        let goes_on = |mv: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*mv);
            !after.legal_moves().is_empty()
        };
        let moves: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
        let quiet: Vec<Move> = moves
            .iter()
            .copied()
            .filter(|mv| !mv.is_zeroing())
            .collect();
        let pool = if quiet.is_empty() { moves } else { quiet };
        let mv = pool
            .get(usize::try_from(state >> 33).unwrap() % pool.len())
            .unwrap();
        at = game.play(at, *mv).unwrap();
    }
    game
}

fn line(plies: usize) -> Line {
    Line::main(&long_game(plies))
}

#[divan::bench(args = [600, 6_000, LONGEST])]
fn yardstick_clone_and_hash(bencher: Bencher, plies: usize) {
    let line = line(plies);
    bencher.bench_local(|| {
        let seen: HashSet<Chess, rustc_hash::FxBuildHasher> = line.positions().cloned().collect();
        black_box(seen.len())
    });
}

#[divan::bench(args = [600, 6_000, LONGEST])]
fn occurrences_of_every_ply(bencher: Bencher, plies: usize) {
    let line = line(plies);
    bencher.bench_local(|| black_box(Occurrences::of(&line)));
}

#[divan::bench(args = [600, 6_000, LONGEST])]
fn course_with_its_ending(bencher: Bencher, plies: usize) {
    let line = line(plies);
    bencher
        .with_inputs(|| line.clone())
        .bench_local_values(|line| black_box(Course::of(line)));
}

#[divan::bench(args = [600, 6_000, LONGEST])]
fn one_more_ply(bencher: Bencher, plies: usize) {
    let line = line(plies);
    let mut occurrences = Occurrences::of(&line);
    let last = line.position(line.end()).clone();
    bencher.bench_local(move || {
        occurrences.push(&last);
        occurrences.cut_back(line.end());
    });
}

#[divan::bench(args = [600, 6_000, LONGEST])]
fn claims_before_the_end(bencher: Bencher, plies: usize) {
    let course = Course::of(line(plies));
    let moment = course
        .ending()
        .and_then(|ending| ending.ply.previous())
        .unwrap();
    bencher.bench_local(|| black_box(Claims::at(&course, moment)));
}

#[divan::bench(args = [600, 6_000, LONGEST])]
fn report_on_a_step(bencher: Bencher, plies: usize) {
    let moves = long_game(plies);
    let line = Line::main(&moves);
    let text: Vec<String> = line.labels().map(|label| label.san.clone()).collect();
    let record = Paper::read(text.join(" ").into_bytes())
        .record(1, PieceLetters::Recognise)
        .unwrap();
    let course = Course::of(Line::main(record.game.as_ref().unwrap()));
    let moment = course
        .line()
        .ply(course.line().end().half_moves() / 2)
        .unwrap_or(Ply::START);
    bencher.bench_local(|| {
        black_box(Report::new(
            "bench",
            &record,
            &course,
            moment,
            None,
            LawsChoice::default(),
        ))
    });
}

#[divan::bench(args = [600, 6_000, LONGEST])]
fn read_from_text(bencher: Bencher, plies: usize) {
    let line = line(plies);
    let text: Vec<String> = line.labels().map(|label| label.san.clone()).collect();
    let text = text.join(" ");
    bencher.bench_local(|| {
        black_box(Paper::read(text.clone().into_bytes()).record(1, PieceLetters::Recognise))
    });
}
