//! Entering and changing moves: by keyboard, with the pointer, in the middle of a game; and that nothing is lost.

use std::fs;
use std::path::{Path, PathBuf};

use egui::accesskit::Role;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::Queryable;
use thrice::disk::Journals;
use thrice::document::{Action, Document, journal};
use thrice::game::Ply;
use thrice::words::Language;

use crate::support::{Window, root};

pub(crate) fn case(name: &str) -> PathBuf {
    root().join("tests/data/window").join(name)
}

/// A window with one of the cases.
pub(crate) fn open(name: &str) -> Window {
    let mut window = Window::new(Language::English);
    window.open_file(&case(name));
    window
}

pub(crate) fn new_game() -> Window {
    let mut window = Window::new(Language::English);
    window.act(Action::NewGame);
    window
}

/// Types a text, wherever the focus is.
pub(crate) fn type_text(window: &mut Window, text: &str) {
    for letter in text.chars() {
        window.harness.event(Event::Text(letter.to_string()));
        window.settle();
    }
}

pub(crate) fn paste(window: &mut Window, text: &str) {
    window.harness.event(Event::Paste(text.to_owned()));
    window.settle();
}

pub(crate) fn ctrl(window: &mut Window, key: Key) {
    window.harness.key_press_modifiers(Modifiers::COMMAND, key);
    window.settle();
}

/// The middle of a square.
fn square(window: &Window, name: &str) -> Pos2 {
    let label = format!("{name}, ");
    window.harness.get_by_label_contains(&label).rect().center()
}

fn button(window: &mut Window, pos: Pos2, button: PointerButton, pressed: bool) {
    window.harness.hover_at(pos);
    window.harness.event(Event::PointerButton {
        pos,
        button,
        pressed,
        modifiers: Modifiers::NONE,
    });
    window.settle();
}

pub(crate) fn drag_to(window: &mut Window, from: &str, to: Pos2) {
    let from = square(window, from);
    button(window, from, PointerButton::Primary, true);
    window.harness.hover_at(from.lerp(to, 0.5));
    window.settle();
    button(window, to, PointerButton::Primary, false);
}

pub(crate) fn drag(window: &mut Window, from: &str, to: &str) {
    let to = square(window, to);
    drag_to(window, from, to);
}

pub(crate) fn click(window: &mut Window, name: &str) {
    let at = square(window, name);
    for pressed in [true, false] {
        button(window, at, PointerButton::Primary, pressed);
    }
}

/// Clicks on a button whose name begins so; its key may follow.
pub(crate) fn choose(window: &mut Window, name: &str) {
    window.harness.get_by_label_contains(name).click();
    window.settle();
}

/// The moves of the line shown.
pub(crate) fn moves(window: &Window) -> String {
    window.ask(|document| {
        let sheet = document.sheet().unwrap();
        let labels = sheet.reading().unwrap().course().line().labels();
        let sans: Vec<String> = labels.map(|label| label.san.clone()).collect();
        sans.join(" ")
    })
}

pub(crate) fn fen(window: &Window) -> String {
    window.ask(|document| {
        let sheet = document.sheet().unwrap();
        sheet.report().found.as_ref().unwrap().fen.clone()
    })
}

pub(crate) fn count(window: &Window) -> usize {
    window.ask(|document| {
        document
            .sheet()
            .unwrap()
            .report()
            .found
            .as_ref()
            .unwrap()
            .count()
    })
}

#[test]
fn a_game_is_typed_from_a_sheet() {
    let mut window = new_game();
    type_text(&mut window, "e4 e5 Nf3 nc6 Bb5 a6 Bxc6 dc 0-0 ");
    assert_eq!(moves(&window), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O");
    window.check_says("5.O-O");
    window.check_says("White 5, Black 4");
    // Enter plays too, and the field keeps the focus.
    type_text(&mut window, "f6");
    window.key(Key::Enter);
    type_text(&mut window, "d4 ");
    assert!(moves(&window).ends_with("O-O f6 d4"));
}

#[test]
fn while_a_game_is_entered_nothing_is_found_for_the_players() {
    let mut window = new_game();
    type_text(&mut window, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 ");
    window.check_says("Covered");
    window.check_silent("Finding: White may claim a draw");
    window.key(Key::F9);
    window.check_says("Finding: White may claim a draw");
}

#[test]
fn what_is_typed_is_read_as_it_is_typed() {
    let mut window = new_game();
    type_text(&mut window, "N");
    window.check_says("Na3  Nc3  Nf3  Nh3");
    type_text(&mut window, "f3");
    window.check_says("1.Nf3 – Space or Enter plays it");
    assert_eq!(moves(&window), "");
    type_text(&mut window, " Ke4 ");
    window.check_says("Ke4: no king can go to e4");
    // It stays there to be mended, and Esc clears it.
    window.key(Key::Escape);
    window.check_silent("Ke4:");
    assert_eq!(moves(&window), "Nf3");
}

#[test]
fn a_pinned_piece_and_two_knights_are_named() {
    let mut window = Window::new(Language::English);
    paste(&mut window, "4k3/4r3/8/8/8/4N3/8/4K3 w - - 0 1");
    type_text(&mut window, "Nd5 ");
    window.check_says("Nd5: the knight on e3 is pinned by the piece on e7");
    window.key(Key::Escape);
    window.key(Key::Escape);
    window.harness.get_by_label("Flip the board").focus();
    window.settle();
    paste(&mut window, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    type_text(&mut window, "Nd2 ");
    window.check_says("“Nd2” could be several moves:");
    window.click("Nfd2");
    assert_eq!(moves(&window), "Nfd2");
    type_text(&mut window, "Kd7 ");
    assert_eq!(moves(&window), "Nfd2 Kd7");
}

#[test]
fn a_whole_line_is_pasted_into_the_field() {
    let mut window = new_game();
    type_text(&mut window, "e");
    window.key(Key::Backspace);
    let line = "1. e4 {best} e5 2. Nf3 $1 Nc6 3. Bb5";
    window.harness.event(Event::Paste(line.to_owned()));
    window.settle();
    assert_eq!(moves(&window), "e4 e5 Nf3 Nc6 Bb5");
    let wrong = "3... a6 4. Ba9 Nf6";
    window.harness.event(Event::Paste(wrong.to_owned()));
    window.settle();
    assert_eq!(moves(&window), "e4 e5 Nf3 Nc6 Bb5 a6");
    window.check_says("“Ba9” is not a move");
}

#[test]
fn arrows_step_from_the_empty_field_and_edit_in_a_filled_one() {
    let mut window = new_game();
    type_text(&mut window, "e4 e5 Nf3 ");
    window.key(Key::ArrowLeft);
    assert_eq!(window.cursor(), Ply::new(2));
    window.key(Key::Home);
    assert_eq!(window.cursor(), Ply::START);
    window.key(Key::End);
    type_text(&mut window, "abc");
    for key in [Key::ArrowLeft, Key::ArrowLeft, Key::Home, Key::Delete] {
        window.key(key);
    }
    assert_eq!(window.cursor(), Ply::new(3));
    assert_eq!(moves(&window), "e4 e5 Nf3");
    window.check_says("bc");
}

#[test]
fn promotion_is_asked_only_after_a_legal_pawn_move() {
    let mut window = open("GUI-01-H.fen");
    for to in ["e8", "f8"] {
        drag(&mut window, "e7", to);
        window.check_silent("Promote to queen");
    }
    drag(&mut window, "a2", "a1");
    window.check_silent("Promote to queen");
    drag(&mut window, "a7", "a8");
    for piece in ["queen", "rook", "bishop", "knight"] {
        window.check_says(&format!("Promote to {piece}"));
    }
    window.key(Key::Escape);
    window.check_silent("Promote to queen");
    assert_eq!(moves(&window), "");
}

#[test]
fn giving_a_promotion_up_leaves_the_pawn() {
    let mut window = open("GUI-02-H.fen");
    let before = fen(&window);
    let give_up: [fn(&mut Window); 3] = [
        |window| window.key(Key::Escape),
        |window| click(window, "h4"),
        |window| {
            let at = square(window, "h4");
            button(window, at, PointerButton::Secondary, true);
            button(window, at, PointerButton::Secondary, false);
        },
    ];
    for give_up in give_up {
        drag(&mut window, "a7", "a8");
        window.check_says("Promote to queen");
        give_up(&mut window);
        window.check_silent("Promote to queen");
        assert_eq!(
            (moves(&window), fen(&window)),
            (String::new(), before.clone())
        );
    }
}

#[test]
fn every_piece_can_be_chosen_on_both_sides_of_the_board() {
    for (case, to) in [("GUI-03-H.fen", "a8"), ("black-promotes.fen", "a1")] {
        let from = if to == "a8" { "a7" } else { "a2" };
        for flipped in [false, true] {
            let mut window = Window::with_size(Language::English, 900.0, 600.0);
            window.open_file(&self::case(case));
            if flipped {
                window.act(Action::Flip);
            }
            for (piece, letter) in [
                ("queen", 'Q'),
                ("rook", 'R'),
                ("bishop", 'B'),
                ("knight", 'N'),
            ] {
                drag(&mut window, from, to);
                let name = format!("Promote to {piece}");
                let place = window.harness.get_by_label(&name).rect();
                let whole = egui::Rect::from_min_size(Pos2::ZERO, vec2(900.0, 600.0));
                assert!(whole.contains_rect(place), "{piece} is cut off");
                window.click(&name);
                let played = moves(&window);
                assert!(played.starts_with(&format!("{to}={letter}")), "{played}");
                window.act(Action::Undo);
            }
        }
    }
    // By keyboard.
    let mut window = open("GUI-03-H.fen");
    type_text(&mut window, "a8=R ");
    assert!(moves(&window).starts_with("a8=R"));
    window.act(Action::Undo);
    drag(&mut window, "a7", "a8");
    window.key(Key::Tab);
    window.key(Key::Enter);
    assert!(moves(&window).starts_with("a8=R"), "{}", moves(&window));
}

#[test]
fn a_flipped_board_is_played_on_as_it_is_seen() {
    let mut window = new_game();
    window.act(Action::Flip);
    drag(&mut window, "e2", "e4");
    drag(&mut window, "d7", "d5");
    assert_eq!(moves(&window), "e4 d5");
    window.act(Action::NewGame);
    drag(&mut window, "e2", "e4");
    assert_eq!(moves(&window), "e4");
    let (a1, h8) = (square(&window, "a1"), square(&window, "h8"));
    assert!(a1.x > h8.x && a1.y < h8.y, "the board stays flipped");
}

#[test]
fn pointer_and_squares_agree_at_every_scale_and_size() {
    for scale in [1.0, 1.5, 2.0] {
        for (width, height) in [(1280.0, 800.0), (900.0, 600.0), (1333.0, 777.0)] {
            let mut window = Window::new(Language::English);
            window.harness.set_pixels_per_point(scale);
            window.harness.run_steps(2);
            window.harness.set_size(vec2(width, height));
            window.act(Action::NewGame);
            window.harness.run_steps(4);
            let board = square(&window, "h8").x - square(&window, "a1").x;
            assert!(board > 230.0, "the board is {board} wide at {scale}");
            for (from, to, expected) in [("h2", "h4", "h4"), ("a7", "a5", "h4 a5")] {
                // The outermost pixel of each corner belongs to the square.
                let name = format!("{from}, ");
                let rect = window.harness.get_by_label_contains(&name).rect();
                let target = window
                    .harness
                    .get_by_label_contains(&format!("{to}, "))
                    .rect();
                let pixel = 0.5 / scale;
                let corners = [
                    (
                        rect.left_top() + vec2(pixel, pixel),
                        target.right_bottom() - vec2(pixel, pixel),
                    ),
                    (
                        rect.right_bottom() - vec2(pixel, pixel),
                        target.left_top() + vec2(pixel, pixel),
                    ),
                ];
                for (i, (start, end)) in corners.into_iter().enumerate() {
                    button(&mut window, start, PointerButton::Primary, true);
                    button(&mut window, end, PointerButton::Primary, false);
                    assert_eq!(
                        moves(&window),
                        expected,
                        "{scale} {width} {i} {start} {end}"
                    );
                    if i == 0 {
                        window.act(Action::Undo);
                    }
                }
            }
        }
    }
}

#[test]
fn arrows_step_after_the_pointer_played() {
    let mut window = new_game();
    drag(&mut window, "e2", "e4");
    for (key, ply) in [(Key::ArrowLeft, 0), (Key::ArrowRight, 1)] {
        window.key(key);
        assert_eq!(window.cursor(), Ply::new(ply));
    }
    window
        .harness
        .get_by_role_and_label(Role::Button, "1.e4")
        .click();
    window.settle();
    window.key(Key::ArrowLeft);
    assert_eq!(window.cursor(), Ply::START);
    window.click("Flip the board");
    window.key(Key::ArrowRight);
    assert_eq!(window.cursor(), Ply::new(1));
}

#[test]
fn counts_follow_the_record_and_not_the_hand() {
    let mut window = new_game();
    for _ in 0..3 {
        drag(&mut window, "e2", "e4");
        assert_eq!((moves(&window).as_str(), count(&window)), ("e4", 1));
        ctrl(&mut window, Key::Z);
        assert_eq!(moves(&window), "");
    }
    ctrl(&mut window, Key::Y);
    assert_eq!((moves(&window).as_str(), count(&window)), ("e4", 1));
}

#[test]
fn another_move_in_the_middle_of_a_game_is_asked_about() {
    let mut window = open("GUI-10-H.pgn");
    let whole = moves(&window);
    window.act(Action::GoTo(Ply::new(4)));
    drag(&mut window, "e2", "e4");
    window.check_says("You play 3.e4. The record has 3.Nf3 here.");
    assert_eq!(moves(&window), whole);
    window.key(Key::Escape);
    window.check_silent("You play 3.e4");
    assert_eq!(moves(&window), whole);
    // As a variation: the record stays, the count is the line's own.
    drag(&mut window, "e2", "e4");
    choose(&mut window, "New variation");
    assert_eq!(moves(&window), "Nf3 Nf6 Ng1 Ng8 e4");
    assert_eq!(count(&window), 1);
    window.act(Action::MainLine);
    assert_eq!(moves(&window), whole);
    ctrl(&mut window, Key::Z);
    drag(&mut window, "e2", "e4");
    choose(&mut window, "Replace 3.Nf3");
    assert_eq!(moves(&window), "Nf3 Nf6 Ng1 Ng8 e4 Nf6");
    window.check_says("“Ng1” is not a legal move here");
    ctrl(&mut window, Key::Z);
    assert_eq!(moves(&window), whole);
}

#[test]
fn the_same_move_again_goes_on_in_the_record() {
    let mut window = open("GUI-10-H.pgn");
    window.key(Key::Home);
    type_text(&mut window, "Nf3 Nf6 ");
    assert_eq!(window.cursor(), Ply::new(2));
    assert!(!window.ask(Document::is_changed));
}

#[test]
fn a_wrong_move_is_corrected_and_the_rest_is_kept() {
    let mut window = open("ARB-03-H.pgn");
    window.act(Action::GoTo(Ply::new(4)));
    type_text(&mut window, "Nh3 ");
    window.check_says("All 3 moves after it stay.");
    window.key(Key::Enter);
    assert_eq!(moves(&window), "Nf3 Nf6 Ng1 Ng8 Nh3 Nf6 Ng1 Ng8");
    window.key(Key::End);
    let occurrences = window.ask(|document| {
        let found = document.sheet().unwrap().report().found.clone().unwrap();
        found
            .occurrences
            .iter()
            .map(|occurrence| occurrence.ply.index())
            .collect::<Vec<_>>()
    });
    assert_eq!(occurrences, [0, 4, 8]);
    ctrl(&mut window, Key::Z);
    assert_eq!(moves(&window), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
}

#[test]
fn a_missing_pair_is_put_in_one_move_after_the_other() {
    let mut window = open("ARB-03-H.pgn");
    window.act(Action::GoTo(Ply::new(2)));
    type_text(&mut window, "e3 ");
    choose(&mut window, "Insert before 2.Ng1");
    window.check_says("Ng1, not read");
    // Now what comes after is a word that could not be read: most likely another move is missing.
    type_text(&mut window, "e6 ");
    window.key(Key::Enter);
    assert_eq!(moves(&window), "Nf3 Nf6 e3 e6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    window.act(Action::GoTo(Ply::new(3)));
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::Delete);
    window.settle();
    assert_eq!(moves(&window), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    window.check_says("2.e3 and the next move deleted");
}

#[test]
fn castling_by_hand() {
    for (to, expected) in [("g1", "O-O"), ("h1", "O-O"), ("c1", "O-O-O"), ("f1", "Kf1")] {
        let mut window = open("GUI-13-H.fen");
        drag(&mut window, "e1", to);
        assert!(
            moves(&window).starts_with(expected),
            "{to}: {}",
            moves(&window)
        );
        if to == "f1" {
            assert!(fen(&window).contains(" kq "));
        }
    }
}

#[test]
fn a_wrong_drop_does_nothing() {
    let mut window = new_game();
    for to in [
        Pos2::new(5.0, 5.0),
        Pos2::new(-50.0, 300.0),
        Pos2::new(1000.0, 400.0),
    ] {
        drag_to(&mut window, "e2", to);
        assert_eq!(moves(&window), "");
    }
    drag(&mut window, "e2", "e2");
    window.key(Key::Escape);
    drag(&mut window, "e7", "e5");
    let (from, to) = (square(&window, "e2"), square(&window, "e4"));
    button(&mut window, from, PointerButton::Secondary, true);
    button(&mut window, to, PointerButton::Secondary, false);
    assert_eq!(moves(&window), "");
    click(&mut window, "e2");
    click(&mut window, "e4");
    assert_eq!(moves(&window), "e4");
}

#[test]
fn en_passant_on_the_board() {
    let mut window = open("GUI-15-H.fen");
    let before = fen(&window);
    drag(&mut window, "e5", "d6");
    assert!(moves(&window).starts_with("exd6"));
    assert!(window.says("d5, empty"), "the captured pawn stays");
    ctrl(&mut window, Key::Z);
    assert_eq!(fen(&window), before);
    assert!(window.mentions("The en passant capture"));
    let king = window.ask(|document| {
        let line = document
            .sheet()
            .unwrap()
            .reading()
            .unwrap()
            .course()
            .line()
            .clone();
        shakmaty::Position::board(line.start().position()).king_of(shakmaty::Color::White)
    });
    let king = king.unwrap().to_string();
    drag(&mut window, &king, "e2");
    assert!(moves(&window).starts_with("Ke2"), "{}", moves(&window));
    assert!(!window.mentions("The en passant capture"));
}

#[test]
fn a_new_game_has_nothing_of_the_former_one() {
    let mut window = new_game();
    window.act(Action::NewGame);
    type_text(&mut window, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 ");
    assert_eq!(count(&window), 3);
    window.act(Action::NewGame);
    assert_eq!(
        fen(&window),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!((count(&window), moves(&window).as_str()), (1, ""));
    type_text(&mut window, "e4 ");
    assert_eq!(moves(&window), "e4");
}

#[test]
fn the_history_says_what_each_step_was() {
    let mut window = new_game();
    type_text(&mut window, "e4 e5 Nf3 ");
    window.click("Edit");
    window.check_says("Undo: 2.Nf3 entered");
    window.key(Key::Escape);
    window.act(Action::GoBackTo(1));
    assert_eq!(moves(&window), "e4");
    window.act(Action::GoBackTo(3));
    assert_eq!(moves(&window), "e4 e5 Nf3");
}

#[test]
fn a_damaged_record_is_mended_in_the_window_and_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("broken.pgn");
    let text =
        "[White \"A\"]\n\n1. e4 e5 2. Nf5 Nc6 3. Bb5 a6 1-0\n\n[White \"B\"]\n\n1.   d4   *\n";
    fs::write(&path, text).unwrap();
    let mut window = Window::new(Language::English);
    window.open_file(&path);
    type_text(&mut window, "Nf3 ");
    window.check_says("You play 2.Nf3. The record has “Nf5” here, which could not be read.");
    window.key(Key::Enter);
    assert_eq!(moves(&window), "e4 e5 Nf3 Nc6 Bb5 a6");
    window.check_says("changes not yet in a file");
    ctrl(&mut window, Key::S);
    let saved = fs::read_to_string(&path).unwrap();
    assert!(saved.contains("2. Nf3 Nc6 3. Bb5 a6 1-0"), "{saved}");
    assert!(
        saved.ends_with("[White \"B\"]\n\n1.   d4   *\n"),
        "the other game changed: {saved}"
    );
    window.check_silent("changes not yet in a file");
    // It can still be undone, and is unsaved then; saved, the file is as damaged as it was.
    ctrl(&mut window, Key::Z);
    assert_eq!(moves(&window), "e4 e5");
    window.check_says("changes not yet in a file");
    window.check_says("“Nf5” is not a legal move here");
    ctrl(&mut window, Key::S);
    let saved = fs::read_to_string(&path).unwrap();
    assert!(
        saved.contains("1. e4 e5 2. Nf5 Nc6 3. Bb5 a6 1-0"),
        "{saved}"
    );
    assert!(saved.ends_with("[White \"B\"]\n\n1.   d4   *\n"), "{saved}");
}

/// Lets everything be drawn until the work is on the disk.
pub(crate) fn until_kept(window: &mut Window) {
    while !window.says("changes not yet in a file · kept for next time") {
        window.harness.step();
    }
}

/// The work that was left behind, once so many journals are let go: the thread that brings them to the disk may hold
/// them a little longer than the window.
pub(crate) fn left_in(folder: &Path, count: usize) -> Vec<journal::Kept> {
    loop {
        let left = Journals::in_folder(folder).left();
        if left.len() == count {
            let kept = left.iter().filter_map(|left| journal::read(&left.text));
            return kept.collect();
        }
        std::thread::yield_now();
    }
}

#[test]
fn work_is_kept_and_offered_again() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::with_journals(folder.path());
    window.act(Action::NewGame);
    type_text(&mut window, "e4 e5 Nf3 ");
    until_kept(&mut window);
    // Another window neither sees nor touches it while this one lives.
    let mut other = Window::with_journals(folder.path());
    other.settle();
    other.check_silent("Unsaved work");
    other.act(Action::NewGame);
    type_text(&mut other, "d4 ");
    until_kept(&mut other);
    drop(other);
    drop(window);
    assert_eq!(left_in(folder.path(), 2).len(), 2);
    let mut again = Window::with_journals(folder.path());
    again.settle();
    again.check_says("Unsaved work");
    again.check_says("new game 1: White – Black, up to 2.Nf3");
    let buttons: Vec<_> = again.harness.get_all_by_label("Continue").collect();
    assert_eq!(buttons.len(), 2);
    let at = again
        .harness
        .get_by_label_contains("up to 2.Nf3 ·")
        .rect()
        .center()
        .y;
    let nearest = |y: f32| (y - at).abs() < 12.0;
    buttons
        .iter()
        .find(|it| nearest(it.rect().center().y))
        .unwrap()
        .click();
    drop(buttons);
    again.settle();
    assert_eq!(moves(&again), "e4 e5 Nf3");
    // It is undone move by move, as it was entered.
    ctrl(&mut again, Key::Z);
    assert_eq!(moves(&again), "e4 e5");
    again.check_says("Undone: 2.Nf3 entered");
    ctrl(&mut again, Key::Y);
    type_text(&mut again, "Nc6 ");
    until_kept(&mut again);
    drop(again);
    let left = left_in(folder.path(), 2);
    let games: Vec<usize> = left
        .iter()
        .map(|kept| kept.record.game.as_ref().unwrap().places() - 1)
        .collect();
    assert!(games.contains(&4) && games.contains(&1), "{games:?}");
}

#[test]
fn work_on_a_file_goes_on_in_the_file_and_beside_one_that_changed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.pgn");
    let text = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 d5 *\n";
    for changes in [false, true] {
        fs::write(&path, text).unwrap();
        let mut window = Window::with_journals(folder.path());
        window.open_file(&path);
        window.act(Action::ChooseGame(2));
        type_text(&mut window, "c4 ");
        until_kept(&mut window);
        drop(window);
        assert_eq!(left_in(folder.path(), 1).len(), 1);
        if changes {
            fs::write(&path, text.replace("1. d4 d5", "1. d4 Nf6")).unwrap();
        }
        let mut again = Window::with_journals(folder.path());
        again.settle();
        again.click("Continue");
        assert_eq!(moves(&again), "d4 d5 c4");
        let (file, number) = again.shown();
        let beside = format!("continued from {}", path.display());
        let expected = if changes {
            (beside, 1)
        } else {
            (path.display().to_string(), 2)
        };
        assert_eq!((file, number), expected);
        if !changes {
            // Saved, it is not offered any more.
            ctrl(&mut again, Key::S);
            assert!(
                fs::read_to_string(&path)
                    .unwrap()
                    .contains("1. d4 d5 2. c4 *")
            );
            drop(again);
            assert!(left_in(folder.path(), 0).is_empty());
        }
    }
}

#[test]
fn a_folder_that_cannot_be_written_is_told_and_the_work_stays() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    fs::write(&file, "").unwrap();
    let mut window = Window::with_journals(&file);
    window.act(Action::NewGame);
    type_text(&mut window, "e4 ");
    window.check_says("Your work cannot be kept");
    // Entering goes on meanwhile.
    type_text(&mut window, "e5 ");
    window.check_says("NOT SAVED");
    assert_eq!(moves(&window), "e4 e5");
}

#[test]
fn closing_a_changed_game_asks() {
    let mut window = new_game();
    type_text(&mut window, "e4 ");
    ctrl(&mut window, Key::W);
    window.check_says("Save the changes?");
    window.click("Cancel");
    assert_eq!(moves(&window), "e4");
    ctrl(&mut window, Key::W);
    window.click("Don't save");
    window.check_says("Which game is to be examined?");
}

#[test]
fn an_open_file_with_changes_is_not_read_over() {
    let mut window = open("ARB-03-H.pgn");
    type_text(&mut window, "a3 ");
    let path = case("ARB-03-H.pgn");
    window.open_file(&path);
    assert!(moves(&window).ends_with("a3"));
    window.key(Key::F5);
    window.check_says("Discard the changes?");
    window.key(Key::Enter);
    assert!(
        moves(&window).ends_with("a3"),
        "the first answer changes nothing"
    );
    window.key(Key::F5);
    window.click("Reload file");
    assert!(!moves(&window).ends_with("a3"));
}

#[test]
fn a_new_game_is_saved_by_its_path_and_becomes_that_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.pgn");
    let mut window = new_game();
    type_text(&mut window, "e4 e5 ");
    let text = window.ask(|document| document.sheet().unwrap().game_in_standard_form().unwrap());
    window.save(&text, &path);
    assert_eq!(window.shown(), (path.display().to_string(), 1));
    window.check_silent("changes not yet in a file");
    type_text(&mut window, "Nf3 ");
    ctrl(&mut window, Key::S);
    assert!(
        fs::read_to_string(&path)
            .unwrap()
            .contains("1. e4 e5 2. Nf3 *")
    );
}

#[test]
fn annotation_signs_belong_to_the_move() {
    let mut window = new_game();
    type_text(&mut window, "e4! e5?! Nf3!! ");
    assert_eq!(moves(&window), "e4 e5 Nf3");
}

#[test]
fn what_is_typed_after_a_wrong_move_waits_for_it() {
    let mut window = new_game();
    type_text(&mut window, "e4 Ke5 Nf3 Nc6 ");
    window.check_says("Ke5: no king can go to e5");
    assert_eq!(moves(&window), "e4");
    window.key(Key::Home);
    window.key(Key::Delete);
    assert_eq!(moves(&window), "e4 e5 Nf3 Nc6");
    // Undoing is the field's while there is a text in it.
    type_text(&mut window, "Zz");
    ctrl(&mut window, Key::Z);
    assert_eq!(moves(&window), "e4 e5 Nf3 Nc6");
}

#[test]
fn enter_answers_the_question_and_then_plays_what_was_typed_meanwhile() {
    let mut window = open("ARB-03-H.pgn");
    window.act(Action::GoTo(Ply::new(4)));
    type_text(&mut window, "Nh3 ");
    type_text(&mut window, "Nf6 Ng1");
    window.check_says("You play 3.Nh3.");
    window.key(Key::Enter);
    assert_eq!(moves(&window), "Nf3 Nf6 Ng1 Ng8 Nh3 Nf6 Ng1 Ng8");
    assert_eq!(window.cursor(), Ply::new(7));
}

#[test]
fn a_piece_that_is_put_down_wrongly_says_why() {
    let mut window = new_game();
    drag(&mut window, "e2", "e5");
    window.check_says("e2–e5: no pawn can go to e5");
    drag(&mut window, "g1", "e2");
    window.check_says("g1–e2: a piece of the same player stands on e2");
    assert_eq!(moves(&window), "");
}

#[test]
fn a_promotion_is_chosen_by_its_letter() {
    let mut window = open("GUI-03-H.fen");
    drag(&mut window, "a7", "a8");
    type_text(&mut window, "n");
    assert!(moves(&window).starts_with("a8=N"));
    window.act(Action::Undo);
    window.speak(Language::Indonesian);
    drag(&mut window, "a7", "a8");
    // B is the bishop here and the rook there: nothing is chosen.
    type_text(&mut window, "b");
    assert_eq!(moves(&window), "");
    type_text(&mut window, "k");
    assert!(moves(&window).starts_with("a8=N"), "{}", moves(&window));
}

#[test]
fn a_click_within_one_frame_asks_for_the_piece_and_does_not_answer() {
    let mut window = open("GUI-03-H.fen");
    for name in ["a7", "a8"] {
        let pos = square(&window, name);
        window.harness.hover_at(pos);
        for pressed in [true, false] {
            window.harness.event(Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        window.settle();
    }
    window.check_says("Promote to queen");
}
