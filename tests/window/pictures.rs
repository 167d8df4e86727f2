//! Pictures of the window, painted by the processor and compared with those in `snapshots`.
//!
//! `UPDATE_SNAPSHOTS=1 cargo test --test window pictures` paints them anew; look at each before it is committed.

use shakmaty::Color;
use thrice::document::{Action, ClaimEdit, ClaimQuestion, Colours, PointsAt, Preference};
use thrice::game::{Letters, Ply};
use thrice::report::{Answer, Control};
use thrice::words::Language;

use crate::support::{Window, root};

const EXAMPLE: &str = "assets/examples/karpov-miles-1986.pgn";
const FIVE: &str = "tests/data/games/five-games.pgn";

/// Opens a file in a window of this size, does something, and compares the picture.
#[track_caller]
fn check(
    name: &str,
    language: Language,
    size: (f32, f32),
    file: &str,
    act: impl FnOnce(&mut Window),
) {
    let mut window = Window::painted(language, size.0, size.1);
    window.act(Action::Choose(Preference::Colours(Colours::Light)));
    if !file.is_empty() {
        window.open_file(&root().join(file));
    }
    act(&mut window);
    window.harness.run();
    window.harness.snapshot(name);
}

const NARROW: (f32, f32) = (900.0, 600.0);
const USUAL: (f32, f32) = (1280.0, 800.0);

#[test]
fn same_diagram_in_english() {
    check(
        "same-diagram",
        Language::English,
        USUAL,
        EXAMPLE,
        |window| window.act(Action::Previous),
    );
}

#[test]
fn defects_and_notices() {
    check(
        "defects",
        Language::English,
        USUAL,
        "tests/data/games/damaged.pgn",
        |window| window.act(Action::Last),
    );
}

#[test]
fn open_letters_narrow_in_indonesian() {
    check(
        "open-letters-narrow-id",
        Language::Indonesian,
        NARROW,
        "tests/data/games/damaged.pgn",
        |window| window.act(Action::ChooseGame(3)),
    );
}

#[test]
fn same_diagram_narrow_in_indonesian() {
    check(
        "same-diagram-narrow-id",
        Language::Indonesian,
        NARROW,
        EXAMPLE,
        |window| window.act(Action::Previous),
    );
}

#[test]
fn third_time_in_the_dark() {
    check(
        "third-time-dark",
        Language::English,
        USUAL,
        FIVE,
        |window| {
            window.act(Action::Choose(Preference::Colours(Colours::Dark)));
            window.act(Action::GoTo(Ply::new(8)));
        },
    );
}

#[test]
fn intended_move_wide() {
    check(
        "intended-move-wide",
        Language::English,
        (1920.0, 1080.0),
        EXAMPLE,
        |window| window.act(Action::Flip),
    );
}

#[test]
fn fivefold_dark_in_indonesian() {
    check(
        "fivefold-dark-id",
        Language::Indonesian,
        USUAL,
        FIVE,
        |window| {
            window.act(Action::Choose(Preference::Colours(Colours::Dark)));
            window.act(Action::ChooseGame(5));
        },
    );
}

#[test]
fn covered() {
    check("covered", Language::English, NARROW, EXAMPLE, |window| {
        window.act(Action::Cover);
    });
}

#[test]
fn damaged_record() {
    check(
        "damaged",
        Language::English,
        NARROW,
        "tests/data/games/broken.pgn",
        |_| {},
    );
}

#[test]
fn refused_record() {
    check(
        "refused",
        Language::Indonesian,
        NARROW,
        "tests/data/games/impossible.pgn",
        |_| {},
    );
}

#[test]
fn comparison_in_indonesian() {
    check(
        "compare-id",
        Language::Indonesian,
        USUAL,
        EXAMPLE,
        |window| {
            window.act(Action::Previous);
            window.act(Action::Compare(Ply::new(42)));
        },
    );
}

#[test]
fn comparison_narrow() {
    check(
        "compare-narrow",
        Language::English,
        NARROW,
        EXAMPLE,
        |window| {
            window.act(Action::Previous);
            window.act(Action::Compare(Ply::new(46)));
        },
    );
}

#[test]
fn list_of_games() {
    check("games", Language::English, NARROW, FIVE, |window| {
        window.act(Action::Games);
    });
}

#[test]
fn empty_window() {
    check("empty-id", Language::Indonesian, NARROW, "", |_| {});
}

/// A claim at the moment shown, with what was stated.
fn claim(window: &mut Window, stated: &[ClaimEdit]) {
    window.act(Action::Previous);
    window.act(Action::ExamineClaim);
    for edit in stated {
        window.with_app(|app| app.state_claim(edit.clone()));
    }
}

#[test]
fn claim_examined() {
    check("claim", Language::English, USUAL, EXAMPLE, |window| {
        let on_board = [
            ClaimEdit::Time(Color::White, "0:34:05".to_owned()),
            ClaimEdit::Time(Color::Black, "1:10:00".to_owned()),
            ClaimEdit::Running(Some(Color::White)),
            ClaimEdit::Claimant(Color::White),
            ClaimEdit::PointsAt(PointsAt::TheBoard),
            ClaimEdit::Answer(ClaimQuestion::Touched, Answer::No),
            ClaimEdit::Control(Some(Control::Standard)),
        ];
        claim(window, &on_board);
    });
}

#[test]
fn claim_with_an_intended_move_narrow_dark_in_indonesian() {
    let name = "claim-intended-narrow-dark-id";
    check(name, Language::Indonesian, NARROW, EXAMPLE, |window| {
        window.act(Action::Choose(Preference::Colours(Colours::Dark)));
        let intended = [
            ClaimEdit::Claimant(Color::White),
            ClaimEdit::PointsAt(PointsAt::AnIntendedMove),
            ClaimEdit::Intended("Nb5".to_owned(), Letters::english()),
            ClaimEdit::Otherwise(true),
        ];
        claim(window, &intended);
    });
}

#[test]
fn event_asked() {
    check("event", Language::English, NARROW, "", |window| {
        window.act(Action::WriteEvent);
    });
}

#[test]
fn scan_narrow_dark_in_indonesian() {
    let name = "scan-narrow-dark-id";
    check(name, Language::Indonesian, NARROW, "", |window| {
        window.act(Action::Choose(Preference::Colours(Colours::Dark)));
        let ctx = window.harness.ctx.clone();
        // Named from here, so that the picture is the same wherever the project stands.
        let folder = std::path::PathBuf::from("tests/data/games");
        window.with_app(|app| app.scan(&ctx, vec![folder]));
        crate::scanning::finish(window, "Batal");
    });
}
