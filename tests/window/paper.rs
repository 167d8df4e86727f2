//! Defects where they stand, the question of the piece letters, and games on their way out.

use std::path::Path;

use egui::Key;
use thrice::document::{Action, PieceLetters};
use thrice::game::{Letters, Ply};
use thrice::words::Language;

use crate::support::{Window, root};

const DAMAGED: &str = "tests/data/games/damaged.pgn";

#[test]
fn a_defect_says_where_it_stands_what_stands_there_and_what_was_done() {
    let mut window = Window::with_size(Language::English, 1280.0, 1400.0);
    window.open_file(&root().join(DAMAGED));
    window.check_says("Finding: The record breaks off here");
    // The row in the scoresheet, the notice in the panel, the line as it is in the file.
    window.check_says(
        "line 11, column 5: “Qd9” cannot be read as a move; the record ends before it.",
    );
    window.check_says("13. Qd9 Re8 14. Nd2 Bf8 1/2-1/2");
    window.check_says("6.Re1, with a notice");
    window.check_says("line 9, column 56: “Qe9” is not a legal move in this variation");
    window.click("line 10, column 8");
    assert_eq!(window.cursor(), Ply::new(10));
}

#[test]
fn a_language_that_the_whole_game_shows_is_told_and_can_be_undone() {
    let mut window = Window::open(DAMAGED);
    window.act(Action::ChooseGame(2));
    window.check_says("line 18, column 4: Judging by the whole game, the moves are written with the piece letters K D T L S (Danish, German, Croatian, Norwegian and Swedish)");
    window.check_says("6.Qd3");
    window.click("Read with English letters");
    window.check_says("Finding: The record breaks off here");
    window.act(Action::ReadLetters(PieceLetters::Recognise));
    window.check_says("6.Qd3");
}

#[test]
fn letters_with_two_legal_readings_are_asked_before_the_finding() {
    let mut window = Window::open(DAMAGED);
    window.act(Action::ChooseGame(3));
    window.check_says("2.Ke2");
    window.check_says(
        "line 25, column 4: The whole game can also be read with Indonesian piece letters",
    );
    window.click("Read with Indonesian letters");
    window.check_says("2.Ne2");
    window.check_says(
        "line 25, column 4: The moves were read with the piece letters R M B G K (Indonesian)",
    );
    // The choice stays while the file is open.
    let indonesian = Letters::of_language("id").unwrap();
    assert_eq!(
        window.ask(|document| document.sheet().unwrap().letters()),
        PieceLetters::Of(indonesian)
    );
}

/// A copy of the file in a folder of its own.
fn copied(folder: &Path) -> std::path::PathBuf {
    let path = folder.join("round 5.pgn");
    std::fs::copy(root().join(DAMAGED), &path).unwrap();
    path
}

fn opened(path: &Path) -> Window {
    let mut window = Window::new(Language::English);
    window.open_file(path);
    window
}

#[test]
fn a_game_is_written_anew_and_every_other_byte_stays() {
    let folder = tempfile::tempdir().unwrap();
    let path = copied(folder.path());
    let before = std::fs::read_to_string(&path).unwrap();
    let mut window = opened(&path);
    window.act(Action::ChooseGame(2));
    window.act(Action::Rewrite);
    window.check_says("Game 2 of");
    window.click("Rewrite");
    let after = std::fs::read_to_string(&path).unwrap();
    let (head, rest) = before.split_once("[Event \"Jerman\"]").unwrap();
    let (_, tail) = rest.split_once("6. Dd3 *").unwrap();
    assert!(after.starts_with(head), "{after}");
    assert!(after.ends_with(tail), "{after}");
    assert!(
        after.contains("1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. d4 d5 6. Qd3 *"),
        "{after}"
    );
    assert_eq!(window.shown().1, 2);
    window.check_says("6.Qd3");
    window.check_silent("line 18, column 4");
}

#[test]
fn a_file_that_changed_meanwhile_is_asked_about_and_not_touched() {
    let folder = tempfile::tempdir().unwrap();
    let path = copied(folder.path());
    let mut window = opened(&path);
    let other = std::fs::read_to_string(&path)
        .unwrap()
        .replace("Bandung", "Jakarta");
    std::fs::write(&path, &other).unwrap();
    window.act(Action::Rewrite);
    window.click("Rewrite");
    window.check_says("The file has changed");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), other);
    window.click("Reload file");
    let site = window.ask(|document| {
        let tags = &document.sheet().unwrap().record().tags;
        tags.get("Site").map(str::to_owned)
    });
    assert_eq!(site.as_deref(), Some("Jakarta"));
}

#[test]
fn a_failed_save_leaves_the_file_and_the_game() {
    let folder = tempfile::tempdir().unwrap();
    let path = copied(folder.path());
    let mut window = opened(&path);
    // A name that cannot be a file here.
    let nowhere = folder.path().join("no such folder").join("game.pgn");
    let text = window.ask(|document| document.sheet().unwrap().game_in_standard_form().unwrap());
    window.save(&text, &nowhere);
    window.check_says("That did not work");
    window.check_says(&format!("{} could not be saved", nowhere.display()));
    window.key(Key::Escape);
    let there = folder.path().join("game.pgn");
    window.save(&text, &there);
    assert_eq!(
        std::fs::read_to_string(&there).unwrap(),
        text.clone() + "\n"
    );
    // A file that is there is replaced only after a question.
    window.save("* other", &there);
    window.check_says("Replace the file?");
    window.click("Cancel");
    assert_eq!(std::fs::read_to_string(&there).unwrap(), text + "\n");
    window.save("* other", &there);
    window.click("Replace");
    assert_eq!(std::fs::read_to_string(&there).unwrap(), "* other\n");
}

#[test]
fn only_a_game_of_a_file_can_be_written_anew() {
    let mut window = Window::open("tests/data/games/en-passant.fen");
    assert!(!window.ask(|document| document.allows(Action::Rewrite)));
    assert!(window.ask(|document| document.allows(Action::SaveGame)));
    window.open_file(&root().join(DAMAGED));
    assert!(window.ask(|document| document.allows(Action::Rewrite)));
    window.open_file(&root().join("tests/data/games/impossible.pgn"));
    assert!(!window.ask(|document| document.allows(Action::Rewrite)));
}
