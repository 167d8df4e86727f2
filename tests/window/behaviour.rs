//! What the window says, and what keys and clicks do.

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use thrice::document::Action;
use thrice::game::Ply;
use thrice::words::Language;

use crate::support::{Window, root};

const EXAMPLE: &str = "assets/examples/karpov-miles-1986.pgn";

#[test]
fn without_a_file_it_says_what_can_be_done() {
    let mut window = Window::new(Language::English);
    window.harness.run();
    window.check_says("Which game is to be examined?");
    window.click("Show an example");
    window.check_says("Karpov, Anatoly");
}

#[test]
fn the_panel_says_why_a_same_diagram_is_not_the_same_position() {
    let mut window = Window::open(EXAMPLE);
    window.check_says("Finding: Black may claim with an intended move");
    window.key(Key::ArrowLeft);
    assert_eq!(window.cursor(), Ply::new(50));
    window.check_says(
        "Finding: Second time only. Same diagram three times, same position twice (9.2.3.2).",
    );
    window.check_says("Black could still castle queenside; right lost by");
    window.click("22...Ra4");
    assert_eq!(window.cursor(), Ply::new(44));
    window.act(Action::GoTo(Ply::new(50)));
    window.check_says("No White move gives a third occurrence.");
    window.check_says("White 4, Black 4 (a claim needs 50 by each)");
    window.check_says("FIDE Laws 2023, applied to a game of 1986");
}

#[test]
fn keys_step_through_the_game() {
    let mut window = Window::open(EXAMPLE);
    assert_eq!(window.cursor(), Ply::new(51));
    window.key(Key::Home);
    assert_eq!(window.cursor(), Ply::START);
    window.key(Key::ArrowLeft);
    assert_eq!(window.cursor(), Ply::START);
    window.key(Key::ArrowRight);
    assert_eq!(window.cursor(), Ply::new(1));
    window.key(Key::End);
    window.key(Key::ArrowRight);
    assert_eq!(window.cursor(), Ply::new(51));
}

#[test]
fn keys_step_also_after_a_click_on_a_move_or_a_button() {
    let mut window = Window::open(EXAMPLE);
    window.click("24.Nb5, first time");
    assert_eq!(window.cursor(), Ply::new(47));
    window.key(Key::ArrowRight);
    assert_eq!(window.cursor(), Ply::new(48));
    window.click("One move back");
    window.key(Key::ArrowLeft);
    assert_eq!(window.cursor(), Ply::new(46));
    window.harness.get_by_label("One move forward").focus();
    window.harness.run();
    window.key(Key::ArrowLeft);
    assert_eq!(window.cursor(), Ply::new(45));
}

#[test]
fn occurrences_are_jumped_to() {
    let mut window = Window::open(EXAMPLE);
    window.click("Go to occurrence 1, after 24.Nb5");
    assert_eq!(window.cursor(), Ply::new(47));
    window.check_says("Later in the game");
    window.key(Key::CloseBracket);
    assert_eq!(window.cursor(), Ply::new(51));
    window.key(Key::OpenBracket);
    assert_eq!(window.cursor(), Ply::new(47));
    window
        .harness
        .key_press_modifiers(Modifiers::ALT, Key::Num2);
    window.harness.run();
    assert_eq!(window.cursor(), Ply::new(51));
}

#[test]
fn the_panel_speaks_of_the_moment_shown() {
    let mut window = Window::open("tests/data/games/five-games.pgn");
    for (ply, verdict) in [
        (0, "First time"),
        (4, "Second time only"),
        (8, "White may claim a draw"),
    ] {
        window.act(Action::GoTo(Ply::new(ply)));
        window.check_says(&format!("Finding: {verdict}"));
    }
    window.check_says("Go to occurrence 1, start position");
}

#[test]
fn claimable_and_drawn_without_a_claim_are_never_mixed_up() {
    let mut window = Window::open("tests/data/games/five-games.pgn");
    window.act(Action::GoTo(Ply::new(8)));
    window.check_says("Finding: White may claim a draw");
    window.check_silent("Finding: Fifth time");
    window.act(Action::ChooseGame(5));
    window.check_says("Finding: Fifth time: the game is drawn (9.6.1).");
    window.check_silent("Finding: White may claim");
    window.check_says("The game was over: nothing can be claimed.");
}

#[test]
fn the_cover_hides_the_finding_and_keeps_board_and_moves() {
    let mut window = Window::open(EXAMPLE);
    window.check_says("24.Nb5, first time");
    window.key(Key::F9);
    for hidden in [
        "Finding",
        "Occurrences",
        "Same diagram",
        "Intended move",
        "24.Nb5, first time",
        "No White",
    ] {
        window.check_silent(hidden);
    }
    window.check_says("24.Nb5");
    window.check_says("e2, white king");
    // Nor do the keys of the occurrences tell that there are some.
    window.key(Key::OpenBracket);
    assert_eq!(window.cursor(), Ply::new(51));
    window.key(Key::F9);
    window.check_says("Finding");
}

#[test]
fn squares_pieces_and_the_player_to_move_have_names() {
    let mut window = Window::open("tests/data/games/five-games.pgn");
    window.act(Action::First);
    window.check_says("e2, white pawn");
    window.check_says("e4, empty");
    window.check_says("d8, black queen");
    window.check_says("White to move");
    let squares = |window: &Window| {
        let nodes = window.harness.root().children_recursive();
        let named = nodes.filter_map(|node| {
            node.accesskit_node()
                .label()
                .or_else(|| node.accesskit_node().value())
        });
        named
            .filter(|name| {
                name.len() > 4 && name.as_bytes()[2] == b',' && name.as_bytes()[1].is_ascii_digit()
            })
            .count()
    };
    assert_eq!(squares(&window), 64);
}

#[test]
fn flipping_turns_the_board_round() {
    let mut window = Window::open(EXAMPLE);
    let place = |window: &Window, name: &str| window.harness.get_by_label(name).rect().center();
    let (white, black) = (
        place(&window, "a1, white rook"),
        place(&window, "h8, black rook"),
    );
    assert!(white.y > black.y && white.x < black.x);
    window.key(Key::F3);
    let (white, black) = (
        place(&window, "a1, white rook"),
        place(&window, "h8, black rook"),
    );
    assert!(white.y < black.y && white.x > black.x);
}

#[test]
fn a_damaged_record_is_shown_with_its_place() {
    let window = Window::open("tests/data/games/broken.pgn");
    window.check_says("Finding: The record breaks off here. “Nf5” is not a legal move here");
    window.check_says("the record breaks off");
    window.check_says("line 9, column 41: “Nf5” is not a legal move here");
}

#[test]
fn a_refused_record_is_shown_and_the_next_game_opens() {
    let mut window = Window::open("tests/data/games/impossible.pgn");
    window.check_says("This record gives no position to examine.");
    window.check_says("Finding: No position to examine.");
    window.check_says("line 3, column 1: The position cannot occur in a game");
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::PageDown);
    window.harness.run();
    window.check_says("Finding: White may claim a draw");
}

#[test]
fn a_file_that_cannot_be_opened_is_told_and_what_was_open_stays() {
    let mut window = Window::open(EXAMPLE);
    for (file, told) in [
        ("tests/data/games/nowhere.pgn", "There is no file"),
        ("tests/data/games", "is a folder"),
        ("tests/data/games/empty.pgn", "There is no game in"),
        ("assets/fonts/NotoSans-Bold.ttf", "There is no game in"),
    ] {
        window.open_file(&root().join(file));
        let found = window.harness.query_by_label_contains(told).is_some();
        assert!(found, "{file}: {told}");
        window.click("Close");
        window.check_says("Karpov, Anatoly");
    }
}

#[test]
fn every_action_with_a_place_in_a_menu_is_there_in_both_languages() {
    for (language, menus) in [
        (Language::English, ["File", "Game", "View", "Help"]),
        (
            Language::Indonesian,
            ["Berkas", "Partai", "Tampilan", "Bantuan"],
        ),
    ] {
        let mut window = Window::new(language);
        window.open_file(&root().join(EXAMPLE));
        for menu in menus {
            window.click(menu);
            window.key(Key::Escape);
        }
    }
}

#[test]
fn it_holds_at_the_smallest_and_at_a_large_size_in_both_languages() {
    for language in Language::ALL {
        for (width, height) in [(900.0, 600.0), (1920.0, 1200.0), (3840.0, 2160.0)] {
            let mut window = Window::with_size(language, width, height);
            window.open_file(&root().join(EXAMPLE));
            window.act(Action::Previous);
            let corner = window.harness.get_by_label_contains("h1, ").rect();
            assert!(
                corner.max.x < width && corner.max.y < height,
                "the board is cut off at {width} by {height}"
            );
        }
    }
}

#[test]
fn the_sheet_shows_the_moment_however_fast_the_keys_come() {
    let mut window = Window::open("tests/data/inputs/REP-34-H.pgn");
    for ply in [0, 899, 450, 3, 900] {
        window.act(Action::GoTo(Ply::new(ply)));
        let app = window.app.borrow();
        let line = app
            .as_ref()
            .unwrap()
            .document()
            .sheet()
            .unwrap()
            .reading()
            .unwrap()
            .course()
            .line();
        let san = line.label(Ply::new(ply.max(1))).unwrap().clone();
        drop(app);
        let begins = format!("{}{}{}", san.number, san.side.fold_wb(".", "..."), san.san);
        window.check_says(&begins);
    }
}

#[test]
fn a_game_or_moment_that_is_not_there_is_told() {
    let ctx = egui::Context::default();
    let file = root().join("tests/data/games/five-games.pgn");
    for (game, ply, after, told) in [
        (Some(9), None, None, "has no game 9; it holds 5"),
        (None, Some(99), None, "--ply 99 lies past the end"),
        (
            None,
            None,
            Some("7b"),
            "has no move 7b; its last move is 4...Ng8",
        ),
    ] {
        let mut window = Window::new(Language::English);
        window.open_file(&file);
        let after = after.map(|text| text.parse().unwrap());
        window
            .app
            .borrow_mut()
            .as_mut()
            .unwrap()
            .show_moment(&ctx, game, ply, after.as_ref());
        window.harness.run();
        assert!(
            window.harness.query_by_label_contains(told).is_some(),
            "{told}"
        );
    }
}

#[test]
fn a_menu_offers_only_what_would_do_something() {
    let mut window = Window::open(EXAMPLE);
    window.click("Game");
    let enabled = |window: &Window, label: &str| {
        !window
            .harness
            .get_by_label_contains(label)
            .accesskit_node()
            .is_disabled()
    };
    assert!(enabled(&window, "Start position Home") && enabled(&window, "Previous occurrence ["));
    assert!(!enabled(&window, "Last position End") && !enabled(&window, "Next game Ctrl"));
}

#[test]
fn the_cover_works_also_behind_a_message() {
    let mut window = Window::open(EXAMPLE);
    window.open_file(&root().join("tests/data/games/nowhere.pgn"));
    window.key(Key::F9);
    window.check_silent("Finding");
    window.key(Key::Enter);
    window.check_says("Covered");
    assert!(
        window
            .harness
            .query_by_label_contains("There is no file")
            .is_none()
    );
}

#[test]
fn the_cover_works_also_behind_a_menu_and_in_the_list_of_games() {
    let mut window = Window::open(EXAMPLE);
    window.click("Game");
    window.key(Key::F9);
    window.check_silent("Finding");
    window.check_silent("Next occurrence");
    window.act(Action::Games);
    window.key(Key::F9);
    window.key(Key::Escape);
    window.check_says("Finding");
}

#[test]
fn a_held_key_does_not_uncover() {
    let mut window = Window::open(EXAMPLE);
    for repeat in [false, true] {
        window.harness.event(egui::Event::Key {
            key: Key::F9,
            physical_key: None,
            pressed: true,
            repeat,
            modifiers: egui::Modifiers::NONE,
        });
        window.harness.run();
    }
    window.check_silent("Finding");
}
