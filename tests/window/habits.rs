//! What the user chose is kept; commands are found; everything can be done by keyboard.

use std::fs;
use std::path::Path;

use egui::{Key, Modifiers};
use egui_kittest::kittest::{NodeT, Queryable};
use tempfile::TempDir;
use thrice::disk::Settings;
use thrice::document::{
    Action, ClaimEdit, Colours, Part, PointsAt, Preference, Room, Side, TextSize,
};
use thrice::game::PieceNames;
use thrice::words::Language;

use crate::entering::ctrl;
use crate::lessons;
use crate::support::{Window, root};

const EXAMPLE: &str = "assets/examples/karpov-miles-1986.pgn";

/// A window that keeps its settings in this folder.
fn with_settings(folder: &Path, asked: Option<Language>) -> Window {
    let mut window = Window::open(EXAMPLE);
    let ctx = window.harness.ctx.clone();
    window.with_app(|app| app.use_settings(&ctx, Settings::in_folder(folder), asked));
    window.settle();
    window
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
}

fn kept(folder: &TempDir) -> String {
    fs::read_to_string(folder.path().join("settings.toml")).unwrap()
}

/// Types into the palette and takes what stands first.
fn find(window: &mut Window, text: &str) {
    ctrl(window, Key::K);
    window.harness.event(egui::Event::Text(text.to_owned()));
    window.settle();
    window.key(Key::Enter);
}

#[test]
fn what_was_chosen_is_there_at_the_next_start() {
    let folder = folder();
    let mut window = with_settings(folder.path(), None);
    window.act(Action::Choose(Preference::Colours(Colours::Dark)));
    window.act(Action::Choose(Preference::Finding(Side::Left)));
    window.act(Action::Choose(Preference::Pieces(PieceNames::Figurines)));
    find(&mut window, "Indonesia");
    window.check_says("Kesimpulan");
    let again = with_settings(folder.path(), None);
    assert_eq!(again.harness.ctx.theme(), egui::Theme::Dark);
    again.check_says("Kesimpulan");
    assert!(again.mentions("♘"));
    let board = again.harness.get_by_label_contains("a1, ").rect();
    assert!(
        board.left() > 450.0,
        "the finding stands on the left: {board:?}"
    );
    // What was asked for at the start goes before it.
    with_settings(folder.path(), Some(Language::English)).check_says("Finding");
}

#[test]
fn a_broken_file_is_told_and_what_is_unknown_in_a_good_one_too() {
    let folder = folder();
    let file = folder.path().join("settings.toml");
    fs::write(&file, "colours = dark\n").unwrap();
    let mut window = with_settings(folder.path(), None);
    window.check_says("Line 1 of ");
    window.key(Key::Escape);
    window.check_silent("Line 1 of ");
    assert!(folder.path().join("settings.toml.broken-1").exists());
    fs::write(&file, "colours = \"mauve\"\nboard = 7\nmine = 1\n").unwrap();
    let mut window = with_settings(folder.path(), None);
    assert!(window.mentions("unknown choice for these settings: colours (system, light, "));
    window.key(Key::Escape);
    window.act(Action::Choose(Preference::Colours(Colours::Light)));
    assert_eq!(kept(&folder), "colours = \"light\"\nboard = 7\nmine = 1\n");
}

#[test]
fn larger_is_kept_whoever_asked_for_it() {
    let folder = folder();
    let window = with_settings(folder.path(), None);
    window.harness.ctx.set_zoom_factor(1.2);
    let mut window = window;
    window.settle();
    assert!(kept(&folder).contains("zoom = 1.2"));
    let again = with_settings(folder.path(), None);
    assert!((again.harness.ctx.zoom_factor() - 1.2).abs() < 0.01);
}

#[test]
fn the_palette_finds_what_is_typed_and_does_it() {
    let mut window = Window::open(EXAMPLE);
    find(&mut window, "flip");
    assert!(window.ask(thrice::document::Document::is_flipped));
    // Without its menu, by parts of words.
    find(&mut window, "hold mom");
    window.check_says("Held.");
    ctrl(&mut window, Key::K);
    window.check_says("What do you want to do?");
    window.harness.event(egui::Event::Text("xyzzy".to_owned()));
    window.settle();
    window.check_says("No command has this name.");
    window.key(Key::Escape);
    window.check_silent("What do you want to do?");
}

#[test]
fn the_palette_is_there_over_lessons_and_a_scan() {
    let mut window = lessons::begin(Language::English, lessons::LOST_RIGHT);
    window.open_file(&root().join(EXAMPLE));
    find(&mut window, "Examine a claim");
    window.check_says("No finding yet");
    window.act(Action::CloseView);
    window.act(Action::Scan);
    window.check_says("Scan of many games");
    find(&mut window, "Examine a claim");
    window.check_says("No finding yet");
}

#[test]
fn every_action_is_reached_by_keyboard_alone() {
    let mut window = Window::open(EXAMPLE);
    let all = window.app.borrow().as_ref().unwrap().all_actions();
    assert!(all.len() > 90, "{}", all.len());
    for (action, label) in all {
        // What the palette says of it is read out with the row that Enter takes.
        ctrl(&mut window, Key::K);
        window.harness.event(egui::Event::Text(label.clone()));
        window.settle();
        let allowed = window.ask(|document| document.allows(action));
        // The row that Enter takes; what cannot be done now says so.
        let found = window.harness.root().children_recursive().any(|node| {
            let node = node.accesskit_node();
            let is_taken = node.toggled() == Some(egui::accesskit::Toggled::True);
            node.label().as_deref() == Some(label.as_str())
                && is_taken
                && node.is_disabled() != allowed
        });
        assert!(found, "{action:?} is not found by {label:?}");
        window.key(Key::Escape);
    }
}

#[test]
fn help_is_read_and_left_and_its_keys_are_those_of_the_table() {
    let mut window = Window::open(EXAMPLE);
    window.key(Key::F1);
    for text in ["Keys", "Examine a claim", "First steps"] {
        window.check_says(text);
    }
    window.click("A claim at the table");
    window.check_says("Go to the moment of the claim");
    window.key(Key::Escape);
    window.check_says("Finding");
    window.key(Key::F1);
    window.key(Key::F2);
    window.check_silent("First steps");
    window.check_says("No finding yet");
}

#[test]
fn a_long_page_of_help_is_scrolled_by_keys() {
    let mut window = Window::with_size(Language::English, 900.0, 600.0);
    window.act(Action::Choose(Preference::Text(TextSize::Largest)));
    window.key(Key::F1);
    let first = |window: &Window| {
        let text = window
            .harness
            .get_by_label_contains("Letters and digits always");
        text.rect().top()
    };
    let before = first(&window);
    window.key(Key::PageDown);
    assert!(first(&window) < before - 100.0);
}

#[test]
fn a_first_move_in_the_empty_window_begins_a_game() {
    let mut window = Window::new(Language::English);
    window.harness.event(egui::Event::Text("e4 ".to_owned()));
    window.settle();
    assert_eq!(
        window
            .ask(|document| document.sheet().unwrap().moves_as_text())
            .as_deref(),
        Some("1. e4")
    );
}

#[test]
fn parts_of_the_window_are_made_wider_and_as_they_were() {
    let mut window = Window::open(EXAMPLE);
    let entry = |window: &Window| window.harness.get_by_label("Move entry").rect().left();
    let before = entry(&window);
    window.act(Action::Widen(Part::Finding, Room::Less));
    assert!(entry(&window) > before + 20.0);
    window.act(Action::UsualLayout);
    assert!((entry(&window) - before).abs() < 1.0);
    // The edge is taken with the pointer, too; two clicks make it as it was.
    let edge = window
        .harness
        .get_by_label("Width of the finding")
        .rect()
        .center();
    window.harness.drag_at(edge);
    window.harness.run();
    window.harness.hover_at(edge + egui::vec2(60.0, 0.0));
    window.harness.run();
    window.harness.drop_at(edge + egui::vec2(60.0, 0.0));
    window.settle();
    assert!(
        (entry(&window) - before - 60.0).abs() < 5.0,
        "{} {before}",
        entry(&window)
    );
}

#[test]
fn the_board_has_a_menu() {
    let mut window = Window::open(EXAMPLE);
    window
        .harness
        .get_by_label_contains("e4, ")
        .click_secondary();
    window.settle();
    window.check_says("Mark e4");
    window.harness.get_by_label_contains("Copy FEN").click();
    window.settle();
    window.check_says("Copied.");
    window.check_silent("Mark e4");
}

#[test]
fn a_move_of_the_scoresheet_has_a_menu() {
    let mut window = Window::open(EXAMPLE);
    window
        .harness
        .get_by_label_contains("23...Ra8")
        .click_secondary();
    window.settle();
    window.click("Compare with 23...Ra8");
    window.check_says("Compare two positions");
}

#[test]
fn the_verdict_is_announced_when_it_changes_and_not_while_covered() {
    let live = |window: &Window| {
        let mut nodes = window.harness.root().children_recursive();
        nodes.any(|node| {
            let node = node.accesskit_node();
            node.live() != egui::accesskit::Live::Off
                && node
                    .value()
                    .is_some_and(|value| value.starts_with("Finding"))
        })
    };
    let mut window = Window::open(EXAMPLE);
    assert!(live(&window));
    window.act(Action::Cover);
    assert!(!live(&window));
}

#[test]
fn what_was_done_is_told_for_some_seconds() {
    let mut window = Window::open(EXAMPLE);
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND | Modifiers::SHIFT, Key::F);
    window.settle();
    window.check_says("Copied.");
    for _ in 0..40 {
        window.harness.step();
    }
    window.check_silent("Copied.");
}

#[test]
fn a_letter_with_alt_opens_its_menu_and_types_nothing() {
    let mut window = Window::open(EXAMPLE);
    window.check_silent("Blank claim form…");
    alt(&mut window, Key::C, "c");
    window.check_says("Blank claim form…");
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.check_says("No finding yet");
    window.speak(Language::German);
    alt(&mut window, Key::B, "b");
    window.check_says("FEN kopieren");
    window.key(Key::Escape);
    // No menu has this letter; it is typed by itself alone.
    window.speak(Language::English);
    window.act(Action::CloseView);
    alt(&mut window, Key::Y, "y");
    window.check_silent("“y” is not a move");
    window.harness.event(egui::Event::Text("y".to_owned()));
    window.settle();
    window.check_says("“y” is not a move");
}

#[test]
fn a_letter_with_alt_is_not_typed_into_a_question_either() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::OpenPath);
    window.harness.event(egui::Event::Text("/qq".to_owned()));
    window.settle();
    alt(&mut window, Key::F, "f");
    let has = |text: &str| {
        window.harness.root().children_recursive().any(|node| {
            let value = node.accesskit_node().value();
            value.is_some_and(|value| value.contains(text))
        })
    };
    assert!(has("/qq") && !has("/qqf"));
    window.check_silent("New game");
}

#[test]
fn the_finding_of_a_claim_is_scrolled_by_keys() {
    let mut window = Window::with_size(Language::English, 900.0, 600.0);
    window.open_file(&root().join(EXAMPLE));
    window.key(Key::F2);
    let claims = ClaimEdit::Claimant(shakmaty::Color::Black);
    window.with_app(|app| app.state_claim(claims));
    let board = ClaimEdit::PointsAt(PointsAt::TheBoard);
    window.with_app(|app| app.state_claim(board));
    window.settle();
    let top = |window: &Window| window.harness.get_by_label("The procedure").rect().top();
    let before = top(&window);
    window.key(Key::PageDown);
    assert!(top(&window) < before - 50.0);
    window.key(Key::PageUp);
    assert!((top(&window) - before).abs() < 1.0);
}

/// A letter with Alt, as systems tell of it that tell of the text too.
fn alt(window: &mut Window, key: Key, text: &str) {
    let pressed = egui::Event::Key {
        key,
        physical_key: None,
        pressed: true,
        repeat: false,
        modifiers: Modifiers::ALT,
    };
    let typed = egui::Event::Text(text.to_owned());
    window.harness.input_mut().events.extend([pressed, typed]);
    window.settle();
}

#[test]
fn the_palette_knows_the_english_names_and_keys_are_called_as_on_the_keyboard() {
    let mut window = Window::open(EXAMPLE);
    window.speak(Language::German);
    ctrl(&mut window, Key::K);
    window
        .harness
        .event(egui::Event::Text("copy fen".to_owned()));
    window.settle();
    window.check_says("FEN kopieren");
    window.key(Key::Escape);
    window.key(Key::F1);
    window.check_says("Strg+Umschalt+F");
    window.check_silent("Ctrl+Shift+F");
}
