//! Large files: the first game is there while the others are still found.

use std::fmt::Write as _;
use std::fs;
use std::path::PathBuf;

use tempfile::TempDir;
use thrice::document::{Action, Document};
use thrice::game::{NamedMove, Ply};
use thrice::words::Language;

use crate::support::Window;

/// So many games are more than is read at once.
const GAMES: usize = 40_000;

fn large() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().unwrap();
    let mut text = String::new();
    for number in 1..=GAMES {
        write!(
            text,
            "[White \"Player {number}\"]\n[Black \"Guest\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n\n"
        )
        .unwrap();
    }
    let path = folder.path().join("large.pgn");
    fs::write(&path, text).unwrap();
    (folder, path)
}

/// Draws a frame after the other until this holds.
#[track_caller]
fn until(window: &mut Window, holds: impl Fn(&Document) -> bool) {
    for _ in 0..200_000 {
        if window.ask(&holds) {
            return;
        }
        window.harness.step();
        std::thread::yield_now();
    }
    panic!("it never holds");
}

fn open(window: &mut Window, path: &std::path::Path) {
    let ctx = window.harness.ctx.clone();
    window.with_app(|app| assert!(app.open_file(&ctx, path)));
}

#[test]
fn the_first_game_is_shown_while_the_list_grows() {
    let (_folder, path) = large();
    let mut window = Window::new(Language::English);
    open(&mut window, &path);
    assert!(window.ask(|document| document.sheet().is_none()));
    until(&mut window, |document| document.sheet().is_some());
    let known = window.ask(|document| document.sheet().unwrap().games().len());
    assert!(known < GAMES, "{known}");
    window.check_says("Player 1");
    assert!(window.mentions(&format!("game 1 of {known}…")));
    until(&mut window, |document| document.sheet().unwrap().is_cut());
    window.harness.step();
    assert!(window.mentions(&format!("game 1 of {GAMES}")));
    window.act(Action::ChooseGame(GAMES));
    window.check_says(&format!("Player {GAMES}"));
}

#[test]
fn a_game_far_down_is_shown_as_soon_as_it_is_there() {
    let (_folder, path) = large();
    let mut window = Window::new(Language::English);
    open(&mut window, &path);
    let ctx = window.harness.ctx.clone();
    let after: NamedMove = "2b".parse().unwrap();
    window.with_app(|app| app.show_moment(&ctx, Some(20_000), None, Some(&after)));
    until(&mut window, |document| {
        document
            .sheet()
            .is_some_and(|sheet| sheet.record().number == 20_000)
    });
    assert_eq!(window.cursor(), Ply::new(4));
}

#[test]
fn the_list_of_games_grows_with_what_is_found() {
    let (_folder, path) = large();
    let mut window = Window::new(Language::English);
    open(&mut window, &path);
    until(&mut window, |document| document.sheet().is_some());
    window.act(Action::Games);
    until(&mut window, |document| document.sheet().unwrap().is_cut());
    window
        .harness
        .event(egui::Event::Text("player 23999".to_owned()));
    window.settle();
    assert!(window.mentions("Player 23999"));
}

#[test]
fn what_is_large_and_no_game_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("noise.bin");
    fs::write(&path, vec![b' '; 3 << 20]).unwrap();
    let mut window = Window::new(Language::English);
    open(&mut window, &path);
    for _ in 0..200_000 {
        if window.says("There is no game in") {
            return;
        }
        window.harness.step();
        std::thread::yield_now();
    }
    panic!("nothing is told");
}

#[test]
fn what_was_changed_while_a_file_is_read_again_stays() {
    let (_folder, path) = large();
    let mut window = Window::new(Language::English);
    open(&mut window, &path);
    until(&mut window, |document| document.sheet().is_some());
    until(&mut window, |document| document.sheet().unwrap().is_cut());
    window.act(Action::Reload);
    window.harness.event(egui::Event::Text("Ba4 ".to_owned()));
    window.settle();
    let moves = |window: &Window| window.ask(|document| document.sheet().unwrap().moves_as_text());
    for _ in 0..600 {
        window.harness.step();
        std::thread::yield_now();
    }
    assert!(
        moves(&window).unwrap().ends_with("Ba4"),
        "{:?}",
        moves(&window)
    );
}

#[test]
fn a_file_waits_for_a_question_and_stands_beside_what_was_begun_meanwhile() {
    let (_folder, path) = large();
    let mut window = Window::open("assets/examples/karpov-miles-1986.pgn");
    open(&mut window, &path);
    window.act(Action::ExamineClaim);
    let steps = |window: &mut Window| {
        for _ in 0..400 {
            window.harness.step();
            std::thread::yield_now();
        }
    };
    steps(&mut window);
    assert_eq!(window.ask(|document| document.sheets().len()), 1);
    window.act(Action::CloseView);
    window.act(Action::NewGame);
    until(&mut window, |document| document.sheets().len() == 3);
    window.check_silent("Player 1");
    assert!(window.shown().0.contains("new game"));
}
