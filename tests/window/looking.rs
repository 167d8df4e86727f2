//! Ways in and ways to look: strip, comparison, list of games, pasting, reloading, colours, languages.

use egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::kittest::{NodeT, Queryable};
use thrice::document::{Action, Colours, Document, Preference};
use thrice::game::Ply;
use thrice::words::Language;

use crate::support::{Window, root};

const EXAMPLE: &str = "assets/examples/karpov-miles-1986.pgn";
const FIVE: &str = "tests/data/games/five-games.pgn";
const VARIATIONS: &str =
    "1. Nf3 Nf6 2. Ng1 (2. Nc3 Ng8 3. Nb1 Nf6 4. Nc3 Ng8 5. Nb1) 2... Ng8 3. Nf3 *";

fn click_at(window: &mut Window, at: Pos2, button: PointerButton) {
    for pressed in [true, false] {
        window.harness.hover_at(at);
        window.harness.event(Event::PointerButton {
            pos: at,
            button,
            pressed,
            modifiers: Modifiers::NONE,
        });
        window.harness.run();
    }
}

#[test]
fn a_click_on_the_strip_goes_there() {
    let mut window = Window::open(EXAMPLE);
    let strip = window.harness.get_by_label("The game in one line").rect();
    click_at(
        &mut window,
        strip.left_center() + vec2(2.0, 0.0),
        PointerButton::Primary,
    );
    assert_eq!(window.cursor(), Ply::START);
    click_at(
        &mut window,
        strip.right_center() - vec2(2.0, 0.0),
        PointerButton::Primary,
    );
    assert_eq!(window.cursor(), Ply::new(51));
}

#[test]
fn two_positions_are_compared_with_the_move_that_made_the_difference() {
    let mut window = Window::open(EXAMPLE);
    window.key(Key::ArrowLeft);
    window.click("Compare the two positions");
    window.check_says("After 21...Nxb2");
    window.check_says("Finding: Not the same position (9.2.3.2).");
    window.check_says("Black queenside, lost by");
    window.key(Key::Escape);
    window.check_says("Finding: Second time only");
}

#[test]
fn in_the_comparison_the_arrows_step() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::GoTo(Ply::new(50)));
    window.act(Action::Compare(Ply::new(46)));
    window.check_says("Finding: The same position (9.2.3).");
    window.key(Key::ArrowLeft);
    window.check_says("Finding: Not the same position (9.2.3).");
    window.check_says("After 25.Nc3");
    window
        .harness
        .key_press_modifiers(Modifiers::SHIFT, Key::ArrowLeft);
    window.harness.run();
    window.check_says("Finding: The same position (9.2.3).");
    window.check_says("After 23.Nc3");
    // The same with the mouse.
    window.click("After 23.Nc3: One move forward");
    window.check_says("After 23...Ra8");
    window.click("After 25.Nc3: One move forward");
    window.check_says("Finding: The same position (9.2.3).");
}

#[test]
fn moments_of_two_games_are_compared() {
    let mut window = Window::open(FIVE);
    window.act(Action::GoTo(Ply::new(4)));
    window.key(Key::F6);
    window.act(Action::ChooseGame(5));
    window.act(Action::GoTo(Ply::new(8)));
    window.key(Key::F7);
    window.check_says("Finding: The same position (9.2.3).");
    window.check_says("After 4...Ng8");
    window.check_says("Game 5: Alder, A. – Birch, B.");
}

#[test]
fn the_cover_closes_a_comparison_too() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::GoTo(Ply::new(50)));
    window.act(Action::Compare(Ply::new(46)));
    window.key(Key::F9);
    window.check_silent("Finding");
    window.check_says("Covered");
    for action in [Action::Compare(Ply::new(46)), Action::CompareHeld] {
        window.act(action);
        window.check_silent("Finding");
    }
}

#[test]
fn games_are_searched_and_chosen_by_keyboard() {
    let mut window = Window::open(FIVE);
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::G);
    window.harness.run();
    window.check_says("5 games");
    window
        .harness
        .get_by_label("Search players, event, round, date")
        .type_text("g5");
    window.harness.run();
    window.check_says("1 game");
    window.key(Key::Enter);
    window.check_says("Finding: Fifth time: the game is drawn");
}

#[test]
fn arrow_keys_in_the_search_choose_a_game_and_do_not_step() {
    let mut window = Window::open(FIVE);
    window.act(Action::Games);
    window.harness.run();
    window.key(Key::ArrowDown);
    window.key(Key::ArrowDown);
    window.key(Key::Enter);
    window.check_says("This game has no moves.");
}

#[test]
fn what_is_pasted_is_taken_up() {
    for (text, verdict) in [
        (
            "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8",
            "White may claim a draw",
        ),
        ("[Event \"x\"]\n\n1. e4 e5 *", "First time"),
        (
            "8/8/8/8/8/2k5/8/K6R w - - 100 120",
            "White may claim a draw",
        ),
    ] {
        let mut window = Window::new(Language::English);
        window.harness.run();
        window.harness.event(Event::Paste(text.to_owned()));
        window.harness.run();
        window.check_says(&format!("Finding: {verdict}"));
    }
    let mut window = Window::open(EXAMPLE);
    window.harness.event(Event::Paste("no game".to_owned()));
    window.harness.run();
    window.check_says("The pasted text contains no game and no position.");
    window.key(Key::Enter);
    window.check_says("Karpov, Anatoly");
}

#[test]
fn several_files_stay_open() {
    let mut window = Window::open(EXAMPLE);
    window.open_file(&root().join(FIVE));
    window.check_says("Alder, A.");
    window.act(Action::NextFile);
    window.check_says("Karpov, Anatoly");
    window.act(Action::CloseFile);
    window.check_says("Alder, A.");
    window.act(Action::CloseFile);
    window.check_says("Which game is to be examined?");
}

#[test]
fn a_path_is_typed() {
    let mut window = Window::new(Language::English);
    window.harness.run();
    window
        .harness
        .key_press_modifiers(Modifiers::COMMAND, Key::L);
    window.harness.run();
    let path = root().join(EXAMPLE).display().to_string();
    window
        .harness
        .get_by_label("Path of a PGN or FEN file")
        .type_text(&path);
    window.harness.run();
    window.click("Open");
    window.check_says("Karpov, Anatoly");
}

#[test]
fn a_file_that_grew_is_read_again_and_the_place_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("live.pgn");
    std::fs::write(&path, "1. Nf3 Nf6 2. Ng1 Ng8 3. N").unwrap();
    let mut window = Window::new(Language::English);
    window.open_file(&path);
    window.check_says("Finding: The record ends in the middle of a move.");
    window.act(Action::GoTo(Ply::new(2)));
    std::fs::write(&path, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6").unwrap();
    window.key(Key::F5);
    assert_eq!(window.cursor(), Ply::new(2));
    window.act(Action::Last);
    assert_eq!(window.cursor(), Ply::new(6));
    // Who looks at the end goes on looking at the end.
    std::fs::write(&path, "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *").unwrap();
    window.key(Key::F5);
    window.check_says("Finding: White may claim a draw");
}

#[test]
fn a_variation_is_judged_along_its_own_line() {
    let mut window = Window::new(Language::English);
    window.harness.run();
    window.harness.event(Event::Paste(VARIATIONS.to_owned()));
    window.harness.run();
    // The move that has another beside it says so, unless players look on.
    window.check_says("2.Ng1, variations here");
    window.key(Key::F9);
    window.check_silent("2.Ng1, variations here");
    window.key(Key::F9);
    window.act(Action::GoTo(Ply::new(2)));
    window.click("2.Nc3");
    window.check_says("In a variation");
    window.act(Action::Last);
    // 1.Nf3 Nf6 2.Nc3 Ng8 3.Nb1: the knight of b1 is home again, as after 1.Nf3 and after 5.Nb1.
    window.check_says("Finding: Black may claim a draw");
    window.key(Key::F8);
    window.check_silent("In a variation");
    assert_eq!(window.cursor(), Ply::new(2));
}

#[test]
fn colours_and_language_change_at_once() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::Choose(Preference::Colours(Colours::Dark)));
    assert_eq!(window.harness.ctx.theme(), egui::Theme::Dark);
    window.act(Action::Choose(Preference::Colours(Colours::Light)));
    assert_eq!(window.harness.ctx.theme(), egui::Theme::Light);
    window.speak(Language::Indonesian);
    window.check_says("Kesimpulan");
    window.speak(Language::English);
    window.check_says("Finding");
}

#[test]
fn copying_gives_fen_moves_and_the_game_as_written() {
    let mut window = Window::open(EXAMPLE);
    let copied = |window: &mut Window, action: Action| {
        let ctx = window.harness.ctx.clone();
        window.app.borrow_mut().as_mut().unwrap().act(&ctx, action);
        window.harness.step();
        let commands = &window.harness.output().platform_output.commands;
        commands.iter().find_map(|command| match command {
            egui::OutputCommand::CopyText(text) => Some(text.clone()),
            egui::OutputCommand::CopyImage(image) => {
                Some(format!("{} by {}", image.size[0], image.size[1]))
            }
            _ => None,
        })
    };
    let fen = copied(&mut window, Action::CopyFen).unwrap();
    assert_eq!(fen, "r3kb1r/5ppp/4p3/1N6/4P3/8/Pn1BK1PP/R6R b k - 9 26");
    let moves = copied(&mut window, Action::CopyMoves).unwrap();
    assert!(
        moves.starts_with("1. d4 Nf6 2. c4 c5") && moves.ends_with("26. Nb5"),
        "{moves}"
    );
    let pgn = copied(&mut window, Action::CopyPgn).unwrap();
    assert_eq!(
        pgn,
        std::fs::read_to_string(root().join(EXAMPLE))
            .unwrap()
            .trim_end()
    );
    assert_eq!(
        copied(&mut window, Action::CopyDiagram).unwrap(),
        "800 by 800"
    );
}

#[test]
fn a_diagram_is_saved_as_svg_or_png() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::open(EXAMPLE);
    for (name, head) in [
        ("d.svg", b"<svg".as_slice()),
        ("d.png", b"\x89PNG"),
        ("nothing", b"\x89PNG"),
    ] {
        let path = folder.path().join(name);
        let ctx = window.harness.ctx.clone();
        window
            .app
            .borrow_mut()
            .as_mut()
            .unwrap()
            .save_diagram(&ctx, &path);
        window.harness.run_steps(2);
        assert!(std::fs::read(&path).unwrap().starts_with(head), "{name}");
    }
    // A file that is there is replaced only after a question, as with a game.
    let there = folder.path().join("d.svg");
    std::fs::write(&there, "kept").unwrap();
    let ctx = window.harness.ctx.clone();
    let save = |window: &mut Window| {
        let mut app = window.app.borrow_mut();
        app.as_mut().unwrap().save_diagram(&ctx, &there);
        drop(app);
        window.harness.run();
    };
    save(&mut window);
    let question = "already exists. It will be replaced by this diagram.";
    window.check_says(&format!("{} {question}", there.display()));
    window.click("Cancel");
    assert_eq!(std::fs::read(&there).unwrap(), b"kept");
    save(&mut window);
    window.click("Replace");
    assert!(std::fs::read(&there).unwrap().starts_with(b"<svg"));
    let ctx = window.harness.ctx.clone();
    let nowhere = folder.path().join("no folder").join("d.svg");
    window
        .app
        .borrow_mut()
        .as_mut()
        .unwrap()
        .save_diagram(&ctx, &nowhere);
    window.harness.run_steps(2);
    assert!(
        window
            .harness
            .query_by_label_contains("could not be saved")
            .is_some()
    );
}

#[test]
fn the_players_view_never_shows_a_finding() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::Cover);
    window.act(Action::PlayersView);
    for hidden in ["Finding", "Occurrences", "first time", "Same diagram"] {
        window.check_silent(hidden);
    }
    window.act(Action::PlayersView);
    window.check_says("Covered");
}

#[test]
fn every_action_of_the_menus_can_be_done_in_every_state() {
    let actions = [
        Action::Example,
        Action::NextFile,
        Action::Reload,
        Action::First,
        Action::Previous,
        Action::Next,
        Action::Last,
        Action::PreviousOccurrence,
        Action::NextOccurrence,
        Action::NthOccurrence(2),
        Action::MainLine,
        Action::Games,
        Action::Hold,
        Action::CompareHeld,
        Action::StepLeft(-3),
        Action::StepRight(9),
        Action::CloseView,
        Action::Flip,
        Action::Cover,
        Action::PreviousGame,
        Action::NextGame,
        Action::ChooseGame(99),
        Action::CopyFen,
        Action::CopyMoves,
        Action::CopyPgn,
        Action::About,
        Action::CloseFile,
    ];
    for file in [
        "",
        EXAMPLE,
        "tests/data/games/impossible.pgn",
        "tests/data/games/en-passant.fen",
        FIVE,
    ] {
        let mut window = Window::with_size(Language::English, 900.0, 600.0);
        if !file.is_empty() {
            window.open_file(&root().join(file));
        }
        for action in actions {
            let ctx = window.harness.ctx.clone();
            window.app.borrow_mut().as_mut().unwrap().act(&ctx, action);
            window.harness.run_steps(2);
        }
    }
}

#[test]
fn the_start_position_stands_on_the_sheet_with_its_badge() {
    let mut window = Window::open(FIVE);
    window.click("start position, first time");
    assert_eq!(window.cursor(), Ply::START);
}

#[test]
fn the_fifth_move_is_a_new_position_and_no_claim() {
    let mut window = Window::new(Language::English);
    window.harness.run();
    window.harness.event(Event::Paste(
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. e4 *".to_owned(),
    ));
    window.harness.run();
    window.check_says("Finding: First time.");
    window.act(Action::GoTo(Ply::new(8)));
    window.check_says("Finding: White may claim a draw");
}

#[test]
fn squares_lie_side_by_side_at_every_scale_and_size() {
    for scale in [1.0, 1.25, 1.5, 2.0, 3.0] {
        let mut window = Window::open(EXAMPLE);
        for (width, height) in [(1280.0, 800.0), (900.0, 600.0), (1333.0, 777.0)] {
            window.scale(scale);
            window.harness.set_size(vec2(width, height));
            window.harness.run_steps(4);
            let rect = |name: &str| window.harness.get_by_label_contains(name).rect();
            let (a1, b1, a2, h8) = (rect("a1, "), rect("b1, "), rect("a2, "), rect("h8, "));
            let size = a1.width();
            assert!(
                (size - a1.height()).abs() < 0.01,
                "{scale}: a1 is no square"
            );
            assert!(
                (b1.left() - a1.right()).abs() < 0.01 && (a1.top() - a2.bottom()).abs() < 0.01,
                "{scale}"
            );
            assert!(
                (h8.right() - a1.left() - 8.0 * size).abs() < 0.1,
                "{scale}: the squares do not fill the board"
            );
            assert!(
                (size * scale - (size * scale).round()).abs() < 0.01,
                "{scale}: {size} is no whole pixels"
            );
        }
    }
}

#[test]
fn an_arrow_is_drawn_on_the_squares_under_the_pointer() {
    let mut window = Window::open(EXAMPLE);
    let shapes = |window: &Window| window.harness.output().shapes.len();
    let before = shapes(&window);
    let at =
        |window: &Window, name: &str| window.harness.get_by_label_contains(name).rect().center();
    let (from, to) = (at(&window, "e2, "), at(&window, "e4, "));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Secondary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let draw = |window: &mut Window| {
        window.harness.hover_at(from);
        window.harness.event(button(from, true));
        window.harness.step();
        window.harness.hover_at(to);
        window.harness.step();
        window.harness.event(button(to, false));
        window.harness.run();
    };
    draw(&mut window);
    let drawn = shapes(&window);
    assert!(drawn >= before + 2, "no arrow was painted");
    // It belongs to this moment: it goes with it, and is there again when it is.
    window.key(Key::ArrowLeft);
    let elsewhere = shapes(&window);
    window.key(Key::ArrowRight);
    assert_eq!(shapes(&window), drawn);
    // The same once more takes it away.
    draw(&mut window);
    assert_eq!(shapes(&window), before);
    window.key(Key::ArrowLeft);
    assert_eq!(shapes(&window), elsewhere);
    window.key(Key::ArrowRight);
    assert_eq!(shapes(&window), before);
}

#[test]
fn a_game_plays_by_itself_until_its_end() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::GoTo(Ply::new(49)));
    window.harness.key_press(Key::F4);
    window.harness.run_steps(16);
    assert_eq!(window.cursor(), Ply::new(51));
    assert!(!window.ask(Document::is_playing));
}

#[test]
fn a_game_that_plays_by_itself_stops_when_somebody_steps() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::GoTo(Ply::new(20)));
    window.harness.key_press(Key::F4);
    window.harness.run_steps(2);
    assert!(window.ask(Document::is_playing));
    // The board may be turned meanwhile.
    window.harness.key_press(Key::F3);
    window.harness.run_steps(2);
    assert!(window.ask(Document::is_playing));
    window.harness.key_press(Key::ArrowLeft);
    window.harness.run_steps(2);
    assert!(!window.ask(Document::is_playing));
}

#[test]
fn each_paste_stands_beside_the_others() {
    let mut window = Window::open(EXAMPLE);
    for text in ["1. e4 e5", "1. d4 d5"] {
        window.harness.event(Event::Paste(text.to_owned()));
        window.harness.run();
    }
    assert_eq!(window.shown().0, "pasted text 2");
    window.act(Action::NextFile);
    window.check_says("Karpov, Anatoly");
    window.act(Action::NextFile);
    assert_eq!(window.shown().0, "pasted text 1");
    window.check_says("e4");
}

#[test]
fn a_reload_finds_the_game_where_another_came_before_it() {
    let (one, other) = (
        "[White \"One\"]\n\n1. e4 e5 2. Nf3 *\n\n",
        "[White \"Other\"]\n\n1. d4 d5 2. c4 *\n",
    );
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("round.pgn");
    std::fs::write(&path, other).unwrap();
    let mut window = Window::new(Language::English);
    window.open_file(&path);
    window.act(Action::GoTo(Ply::new(1)));
    std::fs::write(&path, format!("{one}{other}")).unwrap();
    window.key(Key::F5);
    assert_eq!(window.shown().1, 2);
    assert_eq!(window.cursor(), Ply::new(1));
}

#[test]
fn a_wrong_path_can_be_mended() {
    let mut window = Window::new(Language::English);
    window.harness.run();
    window.act(Action::OpenPath);
    window
        .harness
        .get_by_label("Path of a PGN or FEN file")
        .type_text("nowhere.pgn");
    window.harness.run();
    window.click("Open");
    window.check_says("There is no file");
    window.key(Key::Enter);
    window.check_says("nowhere.pgn");
}

#[test]
fn a_same_diagram_is_marked_before_and_after() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::GoTo(Ply::new(42)));
    window.check_says("23...Ra8, same diagram, not the same position");
    window.act(Action::GoTo(Ply::new(46)));
    window.check_says("21...Nxb2, same diagram, not the same position");
    window.check_says("25...Ra8, second time");
}

#[test]
fn keys_in_a_text_field_edit_the_text_and_do_not_step() {
    let mut window = Window::open(EXAMPLE);
    window.act(Action::GoTo(Ply::new(4)));
    window.act(Action::OpenPath);
    window
        .harness
        .get_by_label("Path of a PGN or FEN file")
        .type_text("abc");
    window.harness.run();
    for key in [
        Key::Home,
        Key::Delete,
        Key::End,
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::Backspace,
    ] {
        window.key(key);
        assert_eq!(window.cursor(), Ply::new(4));
    }
    let field = window.harness.get_by_label("Path of a PGN or FEN file");
    assert_eq!(field.accesskit_node().value().as_deref(), Some("b"));
}
