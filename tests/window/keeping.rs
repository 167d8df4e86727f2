//! That every game is saved where it belongs, and that work is held by one window only.

use std::fs;

use egui::{Event, Key};
use egui_kittest::kittest::Queryable;
use shakmaty::Color;
use thrice::disk::Journals;
use thrice::document::{Action, Document, SetUpEdit, SetUpKind};
use thrice::game::Ply;

use crate::entering::{
    case, choose, ctrl, drag, left_in, moves, new_game, open, paste, type_text, until_kept,
};
use crate::support::Window;

const TWO: &str = "[White \"A\"]\n\n1. e4 e5 *\n\n[White \"B\"]\n\n1. d4 d5 *\n";

fn text_of_shown(window: &Window) -> String {
    window.ask(|document| document.sheet().unwrap().game_in_standard_form().unwrap())
}

#[test]
fn writing_one_game_anew_writes_the_other_changed_ones_too() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("two.pgn");
    fs::write(&path, TWO).unwrap();
    let mut window = Window::with_journals(&folder.path().join("journals"));
    window.open_file(&path);
    type_text(&mut window, "Nf3 ");
    window.act(Action::ChooseGame(2));
    type_text(&mut window, "c4 ");
    window.act(Action::Rewrite);
    window.key(Key::Enter);
    let saved = fs::read_to_string(&path).unwrap();
    assert!(
        saved.contains("1. e4 e5 2. Nf3 *") && saved.contains("1. d4 d5 2. c4 *"),
        "{saved}"
    );
    assert!(!window.ask(Document::is_changed));
}

#[test]
fn a_game_that_went_on_while_it_was_saved_is_not_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("early.pgn");
    let mut window = new_game();
    type_text(&mut window, "e4 e5 ");
    window.act(Action::SaveGamePath);
    window.check_says("Save game");
    // The path waits; the game goes on behind it, as it would behind a dialog.
    window.act(Action::GoTo(Ply::new(2)));
    let play = window.ask(|document| {
        let reading = document.sheet().unwrap().reading().unwrap();
        let position = reading.course().line().position(reading.cursor());
        shakmaty::Position::legal_moves(position)[0]
    });
    window.act(Action::Play(play));
    ctrl(&mut window, Key::A);
    window
        .harness
        .event(Event::Text(path.display().to_string()));
    window.settle();
    window.key(Key::Enter);
    assert!(fs::read_to_string(&path).unwrap().contains("1. e4 e5 *"));
    assert!(
        window.ask(Document::is_changed),
        "the third move is in no file"
    );
    window.check_says("changes not yet in a file");
}

#[test]
fn a_saved_game_is_the_one_that_was_to_be_saved() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.pgn");
    let mut window = new_game();
    type_text(&mut window, "e4 e5 ");
    window.act(Action::SaveGamePath);
    // Another game comes to be shown meanwhile.
    window.act(Action::NewGame);
    ctrl(&mut window, Key::A);
    window
        .harness
        .event(Event::Text(path.display().to_string()));
    window.settle();
    window.key(Key::Enter);
    assert!(fs::read_to_string(&path).unwrap().contains("1. e4 e5 *"));
    let files = window.ask(|document| {
        let sheets = document.sheets().iter();
        sheets
            .map(|sheet| (sheet.file().to_owned(), sheet.is_changed()))
            .collect::<Vec<_>>()
    });
    assert_eq!(files[0], (path.display().to_string(), false));
    assert_eq!(files[1], ("new game 2".to_owned(), false));
}

#[test]
fn a_continued_game_and_a_new_one_have_names_of_their_own() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::with_journals(folder.path());
    window.act(Action::NewGame);
    type_text(&mut window, "e4 ");
    until_kept(&mut window);
    drop(window);
    assert_eq!(left_in(folder.path(), 1).len(), 1);
    let mut again = Window::with_journals(folder.path());
    again.settle();
    again.click("Continue");
    again.act(Action::NewGame);
    type_text(&mut again, "d4 ");
    until_kept(&mut again);
    let files = again.ask(|document| document.sheets().len());
    assert_eq!(files, 2);
    drop(again);
    let mut found: Vec<usize> = left_in(folder.path(), 2)
        .iter()
        .map(|kept| kept.record.game.as_ref().unwrap().places() - 1)
        .collect();
    found.sort_unstable();
    assert_eq!(found, [1, 1]);
}

#[test]
fn a_question_goes_with_its_game() {
    let mut window = open("ARB-03-H.pgn");
    window.act(Action::GoTo(Ply::new(2)));
    type_text(&mut window, "e4 ");
    window.check_says("You play 2.e4.");
    window.open_file(&case("GUI-10-H.pgn"));
    window.check_silent("You play 2.e4.");
    window.act(Action::GoTo(Ply::new(2)));
    drag(&mut window, "e2", "e4");
    window.check_says("You play 2.e4.");
    window.harness.get_by_label("Flip the board").focus();
    window.settle();
    paste(&mut window, "1. d4 *");
    window.check_silent("You play 2.e4.");
}

#[test]
fn work_is_held_by_one_window() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::with_journals(folder.path());
    window.act(Action::NewGame);
    type_text(&mut window, "e4 ");
    until_kept(&mut window);
    drop(window);
    assert_eq!(left_in(folder.path(), 1).len(), 1);
    let mut first = Window::with_journals(folder.path());
    let mut second = Window::with_journals(folder.path());
    first.settle();
    second.settle();
    first.click("Continue");
    type_text(&mut first, "e5 ");
    until_kept(&mut first);
    // The other one neither lets it go nor takes it up.
    second.click("Discard");
    let buttons: Vec<_> = second.harness.get_all_by_label("Discard").collect();
    buttons[buttons.len() - 1].click();
    drop(buttons);
    second.settle();
    second.check_says("The work could not be removed: another window has it.");
    second.click("Close");
    type_text(&mut first, "Nf3 ");
    until_kept(&mut first);
    drop(first);
    let kept = left_in(folder.path(), 1);
    assert_eq!(kept[0].record.game.as_ref().unwrap().places() - 1, 3);
}

#[test]
fn what_another_window_added_is_taken_up_and_a_bad_line_is_cut_off() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::with_journals(folder.path());
    window.act(Action::NewGame);
    type_text(&mut window, "e4 e5 ");
    until_kept(&mut window);
    drop(window);
    assert_eq!(left_in(folder.path(), 1).len(), 1);
    let mut late = Window::with_journals(folder.path());
    late.settle();
    // Another window went on with it and was closed; then a line was spoilt.
    let path = Journals::in_folder(folder.path()).left()[0].path.clone();
    let text = fs::read_to_string(&path).unwrap();
    let next = "{\"line\":\"move\",\"uci\":\"g1f3\"}\n";
    fs::write(&path, format!("{text}{next}spoilt\n{next}")).unwrap();
    late.click("Continue");
    assert_eq!(moves(&late), "e4 e5 Nf3");
    type_text(&mut late, "Nc6 ");
    until_kept(&mut late);
    drop(late);
    let kept = left_in(folder.path(), 1);
    assert_eq!(kept[0].record.game.as_ref().unwrap().places() - 1, 4);
    assert!(!fs::read_to_string(&path).unwrap().contains("spoilt"));
}

#[test]
fn an_illegal_pawn_move_begins_the_count_anew() {
    let mut window = new_game();
    type_text(&mut window, "Nc3 Nc6 e5 ");
    choose(&mut window, "It was played and stood");
    drag(&mut window, "e2", "e5");
    window.act(Action::FinishSetUp);
    let clock = window.ask(|document| {
        document
            .sheet()
            .unwrap()
            .report()
            .found
            .as_ref()
            .unwrap()
            .halfmove_clock
    });
    assert_eq!(clock, 0);
}

#[test]
fn the_cover_hides_with_which_moments_the_table_agrees() {
    let mut window = open("GUI-10-H.pgn");
    window.act(Action::Cover);
    window.act(Action::BeginSetUp(SetUpKind::Table));
    window.act(Action::SetUp(SetUpEdit::Turn(Color::Black)));
    window.check_silent("It agrees with");
    window.check_says("Uncover (F9)");
    window.act(Action::Cover);
    window.check_says("It agrees with no moment of the record.");
}

#[test]
fn a_gap_without_a_missing_move_is_refused() {
    let mut window = open("ARB-03-H.pgn");
    window.act(Action::BeginSetUp(SetUpKind::Gap));
    window.check_says("This position cannot come after the record: the number of the next move");
    window.act(Action::FinishSetUp);
    assert_eq!(moves(&window), "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    window.act(Action::SetUp(SetUpEdit::Number(30)));
    window.check_silent("This position cannot come after");
    window.act(Action::FinishSetUp);
    window.check_says("Finding: White may claim a draw");
}

#[test]
fn a_changed_game_is_copied_as_it_is_now() {
    let mut window = new_game();
    type_text(&mut window, "e4 e5 ");
    window.act(Action::CopyPgn);
    let copied = window.ask(|document| document.sheet().unwrap().game_as_it_is());
    assert_eq!(copied, Some(text_of_shown(&window)));
}
