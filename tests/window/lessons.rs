//! Lessons in the window, by keys and by clicks: played, tried, examined, saved, presented.

use std::fs;
use std::path::Path;

use egui::{Key, ViewportCommand};
use egui_kittest::kittest::Queryable;
use tempfile::TempDir;
use thrice::assets::SCENES;
use thrice::disk::LessonFolder;
use thrice::document::{Action, Motion, Preference};
use thrice::lessons::read;
use thrice::words::Language;

use crate::entering::ctrl;
use crate::support::{Window, root};

pub(crate) const LOST_RIGHT: usize = 3;

pub(crate) fn begin(language: Language, number: usize) -> Window {
    begin_at(language, number, 1280.0, 800.0)
}

fn begin_at(language: Language, number: usize, width: f32, height: f32) -> Window {
    let mut window = Window::with_size(language, width, height);
    let ctx = window.harness.ctx.clone();
    window.with_app(|app| app.begin_lesson(&ctx, number));
    window.settle();
    window
}

/// A window with lessons of its own in a folder.
fn with_lessons_in(folder: &Path) -> Window {
    let mut window = Window::open("assets/examples/karpov-miles-1986.pgn");
    window.with_app(|app| app.use_lesson_folder(LessonFolder::in_folder(folder)));
    window.settle();
    window
}

fn folder() -> TempDir {
    tempfile::tempdir().unwrap()
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
fn a_lesson_is_played_by_keys_and_its_checklist_is_ticked_line_by_line() {
    let mut window = begin(Language::English, LOST_RIGHT);
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
    window.key(Key::Num1);
    window.check_says("It is the other way round; here is why.");
    window.key(Key::PageDown);
    window.key(Key::PageDown);
    window.check_says("Castling rights");
    // Nothing is answered yet; the answers come one by one, the verdict with the last.
    for ticked in 0..4 {
        assert_eq!(window.says("all the same"), ticked >= 2, "{ticked}");
        window.check_silent("White kingside, lost by");
        window.check_silent("Not the same position (9.2.3.2)");
        window.key(Key::Space);
    }
    window.check_says("White kingside, lost by 1.Rh2.");
    window.check_says("Not the same position (9.2.3.2)");
    // Then the next lesson can be begun.
    window.check_says("Next lesson");
    window.key(Key::PageDown);
    window.check_says("The way is blocked, the right stands");
    window.key(Key::Escape);
    window.check_says("Common mistakes");
    window.key(Key::Escape);
    window.check_says("Which game is to be examined?");
}

#[test]
fn a_lesson_hides_the_game_and_gives_it_back() {
    let mut window = Window::open("assets/examples/karpov-miles-1986.pgn");
    window.act(Action::First);
    let before = window.cursor();
    let ctx = window.harness.ctx.clone();
    window.with_app(|app| app.begin_lesson(&ctx, 0));
    window.settle();
    window.key(Key::ArrowLeft);
    window.check_silent("Karpov, Anatoly");
    window.key(Key::Escape);
    window.key(Key::Escape);
    window.check_says("Karpov, Anatoly");
    assert_eq!(
        window.cursor(),
        before,
        "the keys of the lesson stepped nothing else"
    );
    // An act on the game leads back to it.
    window.with_app(|app| app.begin_lesson(&ctx, 0));
    window.settle();
    window.harness.get_by_label("Game").click();
    window.settle();
    window
        .harness
        .get_by_label_contains("Last position")
        .click();
    window.settle();
    window.check_says("Karpov, Anatoly");
    assert_eq!(window.cursor(), thrice::game::Ply::new(51));
}

#[test]
fn lessons_are_told_in_every_language() {
    let scene = SCENES.get(LOST_RIGHT).unwrap();
    let lesson = read(scene.0, scene.1).unwrap();
    for language in Language::ALL {
        let window = begin(language, LOST_RIGHT);
        window.check_says(lesson.title().of(language.code()));
        let first = lesson.steps().first().unwrap();
        window.check_says(first.text.of(language.code()));
    }
    let mut window = begin(Language::Indonesian, LOST_RIGHT);
    to_the_question(&mut window, "Posisinya sama, atau tidak?");
    window.key(Key::Num2);
    window.check_says("Jawaban Anda benar.");
}

#[test]
fn without_the_quiz_a_lesson_plays_on() {
    let mut window = begin(Language::English, LOST_RIGHT);
    window.click("Lessons");
    window.harness.get_by_label("Ask questions (quiz)").click();
    window.settle();
    for _ in 0..20 {
        if window.says("Next lesson") {
            break;
        }
        window.key(Key::Space);
        window.check_silent("The same position, or not?");
    }
    window.check_says("Not the same position (9.2.3.2)");
}

#[test]
fn pieces_glide_unless_animation_is_off() {
    // Each frame is a quarter of a second here.
    let frames = |motion: Motion| {
        let mut window = begin(Language::English, 0);
        window.act(Action::Choose(Preference::Motion(motion)));
        window.harness.key_press(Key::Space);
        window.harness.step();
        window.harness.step();
        let mut frames = 0;
        while window
            .harness
            .output()
            .viewport_output
            .values()
            .any(|it| it.repaint_delay.is_zero())
            && frames < 100
        {
            window.harness.step();
            frames += 1;
        }
        frames
    };
    let (gliding, still) = (frames(Motion::Moving), frames(Motion::Still));
    assert!(gliding > still, "{gliding} {still}");
    assert!(gliding < 100, "it comes to rest");
}

#[test]
fn the_menu_and_the_list_begin_a_lesson() {
    let mut window = Window::new(Language::English);
    window.harness.run();
    window.click("Lessons");
    // The menu has it, and the empty window too.
    let all = window.harness.get_all_by_label("All lessons…");
    all.last().unwrap().click();
    window.settle();
    window.check_says("Famous games");
    window
        .harness
        .get_by_label_contains("A capture for one move only")
        .click();
    window.settle();
    window.check_says("Black to move. The black pawn on d7");
    assert!(root().join("assets/lessons/scenes").is_dir());
}

#[test]
fn a_step_is_tried_and_the_lesson_gone_back_to() {
    let mut window = begin(Language::English, LOST_RIGHT);
    window.key(Key::Space);
    window.click("Try it yourself");
    window.check_says("Trying it yourself: A right that does not come back");
    window.check_says("First time");
    window.key(Key::ArrowLeft);
    window.check_says("Occurrences");
    window.key(Key::Escape);
    window.check_says("After 1.Rh2, Black to move.");
    window.check_silent("Trying it yourself");
    // Nothing of it is left behind as work that is not saved.
    assert!(window.ask(|document| document.sheet().is_none()));
}

#[test]
fn the_exam_is_taken_with_four_questions_a_case() {
    let mut window = Window::new(Language::English);
    window.with_app(thrice::gui::App::show_lessons);
    window.settle();
    window.click("Begin the exam");
    window.check_says("Claim 1 of 14");
    window.check_says("White claims a draw on the basis of the position on the board.");
    window.check_says("Time control: Standard.");
    // The game can be gone through, up to the claim.
    window.key(Key::ArrowLeft);
    window.check_says("After 4.Qe2, Black to move.");
    window.click("Claim correct: the game is drawn");
    window.click("9.5.3");
    window.click("none");
    window.check_silent("Right would be");
    window.click("none, the game is over");
    window.click("Show the finding");
    window.check_says("3 of 4 right");
    window.check_says("✗ 9.5.3. Right would be: 9.2.2, 9.5.2");
    window.check_says("The game is drawn at once (9.5.2).");
    window.click("Next claim");
    window.check_says("Claim 2 of 14");
    // Whatever is looked at in between, it is gone on with.
    let ctx = window.harness.ctx.clone();
    window.with_app(|app| app.begin_lesson(&ctx, 0));
    window.settle();
    window.check_says("The start position counts");
    window.key(Key::Escape);
    window.click("Begin the exam");
    window.check_says("Claim 2 of 14");
    for claim in 2..=14 {
        window.click("Claim incomplete");
        window.click("9.4");
        window.click("3");
        window.click("the intended move");
        window.click("Show the finding");
        window.click(if claim < 14 { "Next claim" } else { "Result" });
    }
    window.check_says("6 of 56 answers right");
    window.click("Take it again");
    window.check_says("Claim 1 of 14");
    window.key(Key::Escape);
    window.check_says("Begin the exam");
}

#[test]
fn a_comparison_is_saved_as_a_lesson_with_names_or_without() {
    let folder = folder();
    let mut window = with_lessons_in(folder.path());
    window.act(Action::GoTo(thrice::game::Ply::new(47)));
    window.act(Action::Compare(thrice::game::Ply::new(43)));
    for without_names in [false, true] {
        window.click("Lessons");
        window.click("Save as lesson…");
        window.check_says("Title");
        if without_names {
            window.click("Leave the names out");
        } else {
            window.check_says("Karpov, Anatoly – Miles, Anthony J, Tilburg, 1986");
        }
        window.click("Save");
    }
    let mut texts: Vec<String> = fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| fs::read_to_string(entry.unwrap().path()).unwrap())
        .collect();
    texts.sort_by_key(String::len);
    let [without, with] = texts.as_slice() else {
        panic!("{} files", texts.len())
    };
    assert!(with.contains("Karpov") && !without.contains("Karpov"));
    for text in [with, without] {
        let lesson = read("own", text).unwrap();
        assert!(!lesson.is_same());
        for language in Language::ALL {
            assert!(
                lesson
                    .steps()
                    .iter()
                    .all(|step| step.text.has(language.code()))
            );
        }
    }
    // It is among the user's own, and plays.
    window.with_app(thrice::gui::App::show_lessons);
    window.settle();
    window
        .harness
        .get_all_by_label_contains("After 22.Nb5 – After 24.Nb5")
        .next()
        .unwrap()
        .click();
    window.settle();
    window.check_says("After 22.Nb5, Black to move. Remember this position.");
}

#[test]
fn a_bad_lesson_file_is_told_by_its_line_and_the_good_ones_stand() {
    let folder = folder();
    let (name, good) = SCENES.first().unwrap();
    let good = good.replace("title.en = \"", "title.en = \"My own: ");
    fs::write(folder.path().join(format!("{name}.toml")), &good).unwrap();
    let bad = good.replace("same = true", "same = false");
    fs::write(folder.path().join("bad.toml"), bad).unwrap();
    fs::write(folder.path().join("notes.txt"), "no lesson").unwrap();
    let mut window = with_lessons_in(folder.path());
    window.with_app(thrice::gui::App::show_lessons);
    window.settle();
    window.check_says("My own: ");
    window.check_says("These files are not lessons yet:");
    let line = good
        .lines()
        .position(|line| line.starts_with("same"))
        .unwrap()
        + 1;
    let told = format!("bad.toml, line {line}: by the Laws the two positions are the same");
    window.check_says(&told);
    // Mended and read again it is gone.
    fs::write(folder.path().join("bad.toml"), &good).unwrap();
    window.click("Reload");
    window.check_silent("These files are not lessons yet:");
}

#[test]
fn a_lesson_is_saved_as_a_handout() {
    let folder = folder();
    let mut window = begin(Language::English, LOST_RIGHT);
    window.click("Handout (PDF)…");
    let path = folder.path().join("handout.pdf");
    window.harness.get_by_label_contains("Path").focus();
    window
        .harness
        .key_press_modifiers(egui::Modifiers::COMMAND, Key::A);
    window
        .harness
        .event(egui::Event::Text(path.display().to_string()));
    window.settle();
    window.key(Key::Enter);
    let bytes = fs::read(&path).unwrap();
    assert!(bytes.starts_with(b"%PDF"));
    let text = pdf_extract::extract_text_from_mem(&bytes).unwrap();
    let flat: String = text.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "A right that does not come back",
        "1.Rh2: one small step",
        "Castling rights",
        "Not the same position (9.2.3.2)",
    ] {
        assert!(flat.contains(part), "{part:?} is not in {flat:?}");
    }
}

#[test]
fn a_presentation_shows_board_and_sentence_and_nothing_else() {
    let mut window = begin_at(Language::English, LOST_RIGHT, 1920.0, 1080.0);
    window.key(Key::F11);
    let commands = |window: &Window| -> Vec<ViewportCommand> {
        let outputs = window.harness.output().viewport_output.values();
        outputs.flat_map(|it| it.commands.clone()).collect()
    };
    drop(commands(&window));
    window.check_silent("Lessons");
    window.check_silent("Next");
    window.check_says("White to move. White may castle kingside;");
    // The keys of a remote control; the room answers questions aloud.
    for _ in 0..5 {
        window.key(Key::PageDown);
    }
    window.check_says("Same diagram, not the same position (Article 9.2.3.2).");
    window.key(Key::PageUp);
    window.check_says("Not the same.");
    window.key(Key::Escape);
    window.check_says("Lessons");
    window.check_says("A right that does not come back");
}

#[test]
fn a_game_is_presented_and_covered_it_shows_no_finding() {
    let mut window = Window::open("assets/examples/karpov-miles-1986.pgn");
    window.act(Action::Last);
    window.key(Key::F11);
    window.check_silent("File");
    window.check_says("Black may claim with an intended move");
    window.key(Key::PageUp);
    window.check_says("After 25...Ra8, White to move.");
    window.key(Key::F9);
    window.check_says("After 25...Ra8, White to move.");
    window.check_silent("White");
    window.key(Key::F11);
    window.check_says("File");
}

#[test]
fn the_cover_holds_in_a_trial_and_its_presentation() {
    let mut window = begin(Language::English, LOST_RIGHT);
    window.click("Try it yourself");
    window.check_says("Finding");
    window.key(Key::F9);
    window.check_silent("Finding");
    window.check_says("Covered");
    window.key(Key::F11);
    window.check_silent("First time");
    window.key(Key::F9);
    window.check_says("First time");
    window.key(Key::F11);
    window.check_says("Trying it yourself");
}

#[test]
fn a_game_that_is_not_seen_is_not_changed_from_a_lesson() {
    let mut window = Window::open("assets/examples/karpov-miles-1986.pgn");
    window.act(Action::Last);
    window.act(Action::DeleteShown);
    let changes = |window: &Window| window.ask(|document| document.sheet().unwrap().changes().1);
    assert_eq!(changes(&window), 1);
    let ctx = window.harness.ctx.clone();
    window.with_app(|app| app.begin_lesson(&ctx, 0));
    window.settle();
    ctrl(&mut window, Key::Z);
    window.check_says("The start position counts");
    window.click("Edit");
    let undo = window.harness.get_by_label_contains("Undo");
    undo.click();
    window.settle();
    window.check_says("Karpov, Anatoly");
    assert_eq!(changes(&window), 1, "it leads back, and undoes nothing");
}

#[test]
fn a_presentation_opens_nothing_behind_it_and_ends_with_its_game() {
    let mut window = Window::open("assets/examples/karpov-miles-1986.pgn");
    window.act(Action::First);
    window.key(Key::F11);
    for key in [Key::F2, Key::F5] {
        window.key(key);
    }
    ctrl(&mut window, Key::E);
    ctrl(&mut window, Key::W);
    window.key(Key::PageDown);
    window.check_says("After 1.d4, Black to move.");
    window.act(Action::CloseFile);
    window.settle();
    window.check_says("Which game is to be examined?");
    // Nothing is there to present.
    window.key(Key::F11);
    window.check_says("File");
    window.with_app(thrice::gui::App::show_lessons);
    window.settle();
    window.key(Key::F11);
    window.check_says("File");
}

#[test]
fn an_answer_at_the_last_step_is_marked_too() {
    let folder = folder();
    let text = "title.en = \"Short\"\nmoves = \"Nf3 Nf6 Ng1 Ng8\"\ncompare = [0, 4]\nsame = true\n\n\
                [[step]]\nat = 4\nen = \"Home again.\"\nquiz = true\n";
    fs::write(folder.path().join("short.toml"), text).unwrap();
    let mut window = with_lessons_in(folder.path());
    window.with_app(thrice::gui::App::show_lessons);
    window.settle();
    window.click("Short");
    window.key(Key::Num1);
    window.check_says("That is right.");
    window.check_says("Castling rights");
}
