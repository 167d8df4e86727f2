//! Setting positions up, the board on the table, gaps and illegal moves that stood, two sheets side by side, names.

use std::fs;

use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use shakmaty::{Color, Role, Square};
use thrice::document::{Action, Hand, SetUpEdit, SetUpKind};
use thrice::game::Ply;
use thrice::words::Language;

use crate::entering::{
    choose, click, count, ctrl, drag, fen, moves, new_game, open, paste, type_text,
};
use crate::support::Window;

fn set_up(kind: SetUpKind) -> Window {
    let mut window = Window::new(Language::English);
    window.act(Action::BeginSetUp(kind));
    window
}

/// Types a FEN into its field.
fn type_fen(window: &mut Window, text: &str) {
    let field = window
        .harness
        .get_by_role_and_label(egui::accesskit::Role::TextInput, "FEN");
    field.focus();
    window.settle();
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::A);
    window.settle();
    window.harness.event(egui::Event::Text(text.to_owned()));
    window.settle();
}

#[test]
fn a_position_is_set_up_with_the_palette_and_begun() {
    let mut window = set_up(SetUpKind::Game);
    choose(&mut window, "Empty board");
    window.check_says("No game can have this position: there are no pieces.");
    for (piece, square) in [
        ("white king", "e1"),
        ("black king", "e8"),
        ("white rook", "h1"),
    ] {
        choose(&mut window, &format!("Place a {piece}"));
        click(&mut window, square);
    }
    window.check_silent("No game can have this position");
    // The right can be given now, and only this one.
    choose(&mut window, "White kingside");
    choose(&mut window, "White queenside");
    choose(&mut window, "Begin here");
    assert!(
        fen(&window).starts_with("4k3/8/8/8/8/8/8/4K2R w K - 0 1"),
        "{}",
        fen(&window)
    );
    type_text(&mut window, "0-0 ");
    assert_eq!(moves(&window), "O-O");
}

#[test]
fn pieces_are_dragged_and_taken_off() {
    let mut window = set_up(SetUpKind::Game);
    drag(&mut window, "e2", "e4");
    window.act(Action::SetUp(SetUpEdit::Turn(Color::Black)));
    let at = egui::Pos2::new(900.0, 760.0);
    crate::entering::drag_to(&mut window, "d8", at);
    choose(&mut window, "Begin here");
    assert!(fen(&window).starts_with("rnb1kbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"));
}

#[test]
fn a_fen_is_typed_and_a_wrong_one_is_told() {
    let mut window = set_up(SetUpKind::Game);
    type_fen(&mut window, "4k3/8/8");
    window.check_says("This is not a FEN yet.");
    type_fen(&mut window, "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 30");
    window.check_silent("This is not a FEN yet.");
    window.check_says("on d6");
    type_fen(&mut window, "4k3/4K3/8/8/8/8/8/8 w - - 0 30");
    window.check_says("No game can have this position: the two kings stand side by side.");
    window.key(Key::Escape);
    window.check_says("Which game is to be examined?");
}

#[test]
fn a_fen_is_typed_letter_by_letter_and_keeps_its_counters() {
    let mut window = set_up(SetUpKind::Game);
    type_fen(&mut window, "");
    for text in ["4k3/8/8/8/8/8/4P3/4K3 w", " - -", " 7", " 40"] {
        window.harness.event(egui::Event::Text(text.to_owned()));
        window.settle();
    }
    choose(&mut window, "Begin here");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/4P3/4K3 w - - 7 40");
    // One of an impossible position keeps them too.
    window.act(Action::BeginSetUp(SetUpKind::Game));
    type_fen(&mut window, "8/8/8/8/8/8/4P3/4K3 b - - 37 61");
    window.act(Action::SetUp(SetUpEdit::Put(
        Square::E8,
        Some(Role::King.of(Color::Black)),
    )));
    choose(&mut window, "Begin here");
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/4P3/4K3 b - - 37 61");
}

#[test]
fn an_illegal_move_must_be_made_before_it_stands() {
    let mut window = new_game();
    type_text(&mut window, "Nc3 a6 Nd6 ");
    choose(&mut window, "It was played and stood");
    window.act(Action::FinishSetUp);
    window.check_says("An illegal move that stood");
    drag(&mut window, "c3", "d6");
    window.act(Action::FinishSetUp);
    assert_eq!(moves(&window), "Nc3 a6 Nd6");
}

#[test]
fn a_fen_pasted_while_a_position_is_set_up_is_its() {
    let mut window = set_up(SetUpKind::Tail);
    paste(&mut window, "6k1/5p2/8/8/8/8/2P5/1K6 w - - 14 61");
    choose(&mut window, "Enter the moves");
    assert_eq!(fen(&window), "6k1/5p2/8/8/8/8/2P5/1K6 w - - 0 61");
}

#[test]
fn a_chess960_start_is_set_by_its_number() {
    let mut window = set_up(SetUpKind::Game);
    window.act(Action::SetUp(SetUpEdit::Begin(0)));
    choose(&mut window, "Begin here");
    assert!(fen(&window).starts_with("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w"));
    let chess960 = window.ask(|document| {
        document
            .sheet()
            .unwrap()
            .reading()
            .unwrap()
            .course()
            .line()
            .start()
            .is_chess960()
    });
    assert!(chess960);
}

#[test]
fn a_pasted_fen_that_could_be_chess960_is_asked_about() {
    let text = "4k3/8/8/8/8/8/8/5K1R w K - 0 1";
    for (answer, castles) in [("Ordinary chess", false), ("Chess960", true)] {
        let mut window = Window::new(Language::English);
        paste(&mut window, text);
        window.check_says("The castling rights in this FEN are impossible in ordinary chess");
        window
            .harness
            .get_by_role_and_label(egui::accesskit::Role::Button, answer)
            .click();
        window.settle();
        assert_eq!(fen(&window).contains(" K "), castles, "{}", fen(&window));
    }
    // A plain one is not asked about.
    let mut window = Window::new(Language::English);
    paste(&mut window, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    assert!(fen(&window).contains(" K "));
}

#[test]
fn the_tail_of_a_game_gives_the_verdict() {
    let mut window = set_up(SetUpKind::Tail);
    type_fen(&mut window, "6k1/5p2/8/8/8/8/2P5/1K6 w - - 14 61");
    choose(&mut window, "Enter the moves");
    window.check_says("Covered");
    type_text(&mut window, "Kc1 Kf8 Kb1 Kg8 Kc1 Kf8 Kb1 Kg8 ");
    window.key(Key::F9);
    window.check_says("Finding: White may claim a draw");
    assert_eq!(count(&window), 3);
    // What is proved by it is said.
    assert!(window.mentions("nothing from before can occur again, so the counts are complete"));
}

#[test]
fn the_board_on_the_table_is_compared() {
    let mut window = open("ARB-04-H.pgn");
    window.act(Action::BeginSetUp(SetUpKind::Table));
    window.check_says("The table agrees with the record after 2...Nb8.");
    type_fen(
        &mut window,
        "r1bqkbnr/pppppppp/2n5/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 2 2",
    );
    window.check_says("The table differs from the record after 2...Nb8:");
    window.check_says("b1: record white knight, table nothing");
    window.check_says("It agrees with the record after 1...Nc6.");
    choose(&mut window, "Go to the position after 1...Nc6");
    assert_eq!(window.cursor(), Ply::new(2));
    window.key(Key::End);
    window.act(Action::BeginSetUp(SetUpKind::Table));
    type_fen(
        &mut window,
        "r1bqkbnr/pppppppp/2n5/8/8/2N5/PPPPPPPP/R1BQKBNR w KQkq - 2 2",
    );
    window.act(Action::SetUp(SetUpEdit::Turn(Color::Black)));
    window.check_says("The other player has the move.");
    window.check_says("It agrees with no moment of the record.");
    window.key(Key::Escape);
    window.act(Action::BeginSetUp(SetUpKind::Table));
    choose(&mut window, "The table shows this");
    window.check_says("The table agrees with the record after 2...Nb8.");
    // Until the record is changed.
    type_text(&mut window, "e4 ");
    window.check_silent("The table agrees with the record");
}

#[test]
fn a_sheet_with_a_gap_is_entered_and_says_what_is_unproved() {
    let window = open("ARB-02-H.pgn");
    window.check_says("Finding: At least twice");
    assert!(!window.mentions("refuted") && !window.mentions("would be incorrect"));
    let mut window = new_game();
    type_text(&mut window, "e4 e5 ");
    window.act(Action::BeginSetUp(SetUpKind::Gap));
    type_fen(&mut window, "6k1/5p2/8/8/8/8/2P5/1K6 w - - - 61");
    choose(&mut window, "Go on from here");
    type_text(&mut window, "Kc1 Kf8 Kb1 Kg8 ");
    window.key(Key::F9);
    window.check_says("Finding: At least twice");
    window.check_says("Moves are missing on the sheet before move 61.");
    window.check_says("the gap before move 61");
    assert_eq!(window.cursor(), Ply::new(7));
    // Undone, it is the record that it was.
    for _ in 0..5 {
        ctrl(&mut window, Key::Z);
    }
    assert_eq!(moves(&window), "e4 e5");
}

#[test]
fn an_illegal_move_that_stood_is_made_by_hand_and_counted() {
    let mut window = new_game();
    type_text(&mut window, "Nc3 a6 Nd6 ");
    window.check_says("Nd6: no knight can go to d6");
    choose(&mut window, "It was played and stood");
    assert!(window.mentions("Nd6 is illegal, but was not noticed in time"));
    drag(&mut window, "c3", "d6");
    choose(&mut window, "Go on from here");
    type_text(&mut window, "exd6 ");
    window.key(Key::F9);
    window.check_says("2.Nd6 (illegal) was not noticed in time and stands (A.5.2).");
    assert_eq!(moves(&window), "Nc3 a6 Nd6 exd6");
    let unknown = window.ask(|document| {
        document
            .sheet()
            .unwrap()
            .report()
            .found
            .as_ref()
            .unwrap()
            .history_unknown
    });
    assert!(!unknown);
    // It is saved, and read again.
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("stood.pgn");
    let text = window.ask(|document| document.sheet().unwrap().game_in_standard_form().unwrap());
    window.save(&text, &path);
    let mut again = Window::new(Language::English);
    again.open_file(&path);
    assert_eq!(moves(&again), "Nc3 a6 Nd6 exd6");
}

#[test]
fn two_sheets_are_made_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::new(Language::English);
    for (name, text) in [
        (
            "black.pgn",
            "[White \"A\"]\n\n1. e4 e5 2. Nc3 Nc6 3. Bb5 a6 *",
        ),
        ("white.pgn", "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 *"),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).unwrap();
        window.open_file(&path);
    }
    ctrl(&mut window, Key::B);
    window.check_says("The first difference: left 2.Nf3, right 2.Nc3.");
    choose(&mut window, "Take left: 2.Nf3");
    window.check_says("The first difference: left nothing more, right 3...a6.");
    choose(&mut window, "Take right: 3...a6");
    window.check_says("Both sheets have the same moves.");
    ctrl(&mut window, Key::Z);
    window.check_says("The first difference: left nothing more, right 3...a6.");
    window.act(Action::TakeOver(Hand::Right));
    window.key(Key::Escape);
    assert_eq!(moves(&window), "e4 e5 Nf3 Nc6 Bb5 a6");
}

#[test]
fn names_are_written_and_undone() {
    let mut window = new_game();
    ctrl(&mut window, Key::I);
    type_text(&mut window, "Cedar");
    window.key(Key::Tab);
    type_text(&mut window, "Dogwood");
    choose(&mut window, "1/2-1/2");
    choose(&mut window, "Done");
    window.check_says("Cedar");
    window.check_says("Dogwood");
    let text = window.ask(|document| document.sheet().unwrap().game_in_standard_form().unwrap());
    assert!(
        text.contains("[White \"Cedar\"]\n[Black \"Dogwood\"]"),
        "{text}"
    );
    ctrl(&mut window, Key::Z);
    window.check_silent("Cedar");
}

#[test]
fn everything_of_a_set_up_position_can_be_changed_without_a_pointer() {
    let mut window = set_up(SetUpKind::Game);
    for edit in [
        SetUpEdit::Clear,
        SetUpEdit::Put(Square::E1, Some(Role::King.of(Color::White))),
        SetUpEdit::Put(Square::E8, Some(Role::King.of(Color::Black))),
        SetUpEdit::Counter(Some(7)),
        SetUpEdit::Number(40),
    ] {
        window.act(Action::SetUp(edit));
    }
    window.act(Action::FinishSetUp);
    assert_eq!(fen(&window), "4k3/8/8/8/8/8/8/4K3 w - - 7 40");
}
