//! A lesson played in the window, by keys and by clicks.

use egui::Key;
use egui_kittest::kittest::Queryable;
use thrice::words::Language;

use crate::support::{Window, root};

fn begin(language: Language, number: usize) -> Window {
    let mut window = Window::new(language);
    window.with_app(|app| app.begin_lesson(number));
    window.settle();
    window
}

/// Plays to the question.
fn to_the_question(window: &mut Window, question: &str) {
    for _ in 0..10 {
        if window.says(question) {
            return;
        }
        window.key(Key::ArrowRight);
    }
    panic!("no question comes");
}

#[test]
fn a_lesson_is_played_by_keys_and_ends_in_the_checklist() {
    let mut window = begin(Language::English, 4);
    window.check_says("A right that does not come back");
    window.check_says("White to move. White may castle kingside;");
    window.key(Key::Space);
    window.check_says("After 1.Rh2, Black to move.");
    window.key(Key::PageUp);
    window.check_says("White to move. White may castle kingside;");
    to_the_question(&mut window, "The same position, or not?");
    // It is answered before it goes on.
    window.key(Key::ArrowRight);
    window.check_says("The same position, or not?");
    window.click("The same position");
    window.check_says("It is the other way round; here is why.");
    window.key(Key::PageDown);
    window.key(Key::PageDown);
    window.check_says("Not the same position (9.2.3.2)");
    window.check_says("Right to castle");
    window.key(Key::Escape);
    window.check_silent("A right that does not come back");
    window.check_says("Which game is it about?");
}

#[test]
fn a_lesson_hides_the_game_and_gives_it_back() {
    let mut window = Window::open("assets/examples/karpov-miles-1986.pgn");
    let before = window.cursor();
    window.with_app(|app| app.begin_lesson(0));
    window.settle();
    window.key(Key::ArrowLeft);
    window.check_silent("Karpov, Anatoly");
    window.key(Key::Escape);
    window.check_says("Karpov, Anatoly");
    assert_eq!(
        window.cursor(),
        before,
        "the keys of the lesson stepped nothing else"
    );
}

#[test]
fn lessons_are_told_in_indonesian_and_a_right_answer_is_one() {
    let mut window = begin(Language::Indonesian, 4);
    window.check_says("Hak yang tidak kembali");
    to_the_question(&mut window, "Posisinya sama, atau tidak?");
    window.click("Posisi tidak sama");
    window.check_says("Jawaban Anda benar.");
}

#[test]
fn the_menu_begins_a_lesson() {
    let mut window = Window::new(Language::English);
    window.harness.run();
    window.click("Lessons");
    window
        .harness
        .get_by_label_contains("A capture for one move only")
        .click();
    window.settle();
    window.check_says("Black to move. The black pawn on d7");
    assert!(root().join("assets/lessons").is_dir());
}
