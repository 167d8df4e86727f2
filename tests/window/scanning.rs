//! Scans in the window.

use std::fs;
use std::path::Path;

use egui::Key;
use tempfile::TempDir;
use thrice::document::Action;
use thrice::words::Language;

use crate::support::Window;

const FIVEFOLD: &str = "[Event \"League\"]\n[White \"Cora\"]\n[Black \"Dan\"]\n[Date \"2025.??.??\"]\n[Result \"1-0\"]\n\n\
                        1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 1-0\n\n";
const THREEFOLD: &str = "[Event \"Cup\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Result \"0-1\"]\n\n\
                         1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8 6. d4 0-1\n\n";
const QUIET: &str = "[White \"Ina\"]\n[Black \"Otto\"]\n[Result \"*\"]\n\n1. d4 *\n\n";
const DAMAGED: &str = "[White \"Gil\"]\n[Black \"Hanna\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";

fn season() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let all = [QUIET, THREEFOLD, FIVEFOLD, DAMAGED].concat();
    fs::write(folder.path().join("season.pgn"), all).unwrap();
    fs::write(folder.path().join("notes.pgn"), "no game at all").unwrap();
    folder
}

/// Draws until the scan is over.
pub(crate) fn finish(window: &mut Window, cancel: &str) {
    window.harness.step();
    for _ in 0..100_000 {
        if !window.says(cancel) {
            window.settle();
            return;
        }
        window.harness.step();
        std::thread::yield_now();
    }
    panic!("the scan does not end");
}

fn scanned(folder: &Path) -> Window {
    let mut window = Window::new(Language::English);
    let ctx = window.harness.ctx.clone();
    window.with_app(|app| app.scan(&ctx, vec![folder.to_path_buf()]));
    finish(&mut window, "Cancel");
    window
}

#[test]
fn both_questions_are_answered_in_numbers_and_in_rows() {
    let folder = season();
    let window = scanned(folder.path());
    for text in [
        "4 games were read.",
        "A draw could have been claimed but was not: 2 games.",
        "Drawn without a claim, but play went on: one game.",
        "for the arbiter (8.7)",
        "Not read in full: one game.",
        "3 of 3 games with findings",
        "There is no game in",
        "Cora",
        "after 8...Ng8",
        "after 5.Ng1",
    ] {
        assert!(window.mentions(text), "{text}");
    }
    assert!(!window.mentions("Otto"));
}

#[test]
fn a_row_opens_its_game_at_the_moment_in_question_and_the_scan_is_there_again() {
    let folder = season();
    let mut window = scanned(folder.path());
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.settle();
    // The game was drawn without a claim after 8...Ng8.
    assert_eq!(window.cursor().half_moves(), 16);
    let white = window.ask(|document| {
        let record = document.sheet().unwrap().record();
        record.tags.get("White").map(str::to_owned)
    });
    assert_eq!(white.as_deref(), Some("Cora"));
    window.act(Action::Scan);
    window.settle();
    assert!(window.mentions("3 of 3 games with findings"));
    window.key(Key::Escape);
    window.settle();
    assert!(!window.mentions("games with findings"));
    assert_eq!(window.cursor().half_moves(), 16);
}

#[test]
fn rows_are_searched_filtered_and_sorted() {
    let folder = season();
    let mut window = scanned(folder.path());
    window.click("drawn, played on");
    window.settle();
    assert!(window.mentions("1 of 3 games with findings"));
    assert!(window.mentions("Cora") && !window.mentions("Anna"));
    window.click("drawn, played on");
    window.settle();
    assert!(window.mentions("3 of 3 games with findings"));
    // White's names the other way round: Gil first, and Enter opens it.
    window.click("White");
    window.settle();
    window.click("White");
    window.settle();
    window.harness.ctx.memory_mut(|memory| {
        if let Some(id) = memory.focused() {
            memory.surrender_focus(id);
        }
    });
    window.key(Key::Enter);
    window.settle();
    let white = window.ask(|document| {
        let record = document.sheet().unwrap().record();
        record.tags.get("White").map(str::to_owned)
    });
    assert_eq!(white.as_deref(), Some("Gil"));
}

#[test]
fn nothing_of_a_scan_is_seen_under_cover() {
    let folder = season();
    let mut window = scanned(folder.path());
    window.key(Key::F9);
    window.settle();
    assert!(window.mentions("The scan holds findings."));
    for text in ["Cora", "not claimed", "could have been claimed"] {
        assert!(!window.mentions(text), "{text}");
    }
    window.key(Key::F9);
    window.settle();
    assert!(window.mentions("Cora"));
}

#[test]
fn a_folder_without_games_and_a_path_that_is_not_there_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let window = scanned(folder.path());
    assert!(window.mentions("There is no *.pgn and no *.fen file in"));
    assert!(window.mentions("0 games were read."));
    let window = scanned(&folder.path().join("nowhere"));
    assert!(window.mentions("There is no file or folder"));
}

#[test]
fn a_game_of_a_packed_file_is_taken_out_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let packed = folder.path().join("season.pgn.gz");
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
    std::io::Write::write_all(&mut encoder, [QUIET, FIVEFOLD].concat().as_bytes()).unwrap();
    fs::write(&packed, encoder.finish().unwrap()).unwrap();
    let mut window = scanned(folder.path());
    window.key(Key::Enter);
    window.settle();
    assert_eq!(window.cursor().half_moves(), 16);
    let on_disk = window.ask(|document| document.sheet().unwrap().is_on_disk());
    assert!(!on_disk);
}
