//! Every text is seen whole: in every view, in every language, from the smallest window to a wall, with text of every size.
//!
//! The check looks at what is painted: a text that is wider than the place it may be seen in, or that ends in `…` for want of
//! room, or two texts one over the other.

use egui::epaint::{ClippedShape, Shape, TextShape};
use egui::{Rect, vec2};
use thrice::document::{Action, Preference, SetUpKind, TextSize};
use thrice::words::Language;

use crate::support::{Window, root};

/// So much may be missing of a letter's edge, in points.
const EDGE: f32 = 1.5;

/// The texts that are painted, each with the part of the screen in which it is seen.
fn texts<'s>(shape: &'s Shape, seen: Rect, found: &mut Vec<(&'s TextShape, Rect)>) {
    match shape {
        Shape::Text(text) => found.push((text, seen)),
        Shape::Vec(shapes) => shapes.iter().for_each(|it| texts(it, seen, found)),
        _ => {}
    }
}

/// Where the ink of a text is.
fn ink(text: &TextShape) -> Rect {
    text.galley.mesh_bounds.translate(text.pos.to_vec2())
}

/// Where the ink of each of its lines is.
fn lines(text: &TextShape) -> impl Iterator<Item = Rect> {
    let rows = text.galley.rows.iter();
    rows.filter(|row| row.visuals.mesh_bounds.is_positive())
        .map(|row| {
            row.visuals
                .mesh_bounds
                .translate(row.pos.to_vec2() + text.pos.to_vec2())
        })
}

/// The names of players and events in the files that are looked at.
const NAMES: &[&str] = &[
    "Karpov, Anatoly",
    "Miles, Anthony J",
    "Wijaya, Budi",
    "Santoso, Dewi",
    "Club championship · 5",
];

/// What of a window's texts is not seen as it should be.
fn faults(shapes: &[ClippedShape], screen: Rect) -> Vec<String> {
    let mut found = Vec::new();
    for clipped in shapes {
        texts(
            &clipped.shape,
            clipped.clip_rect.intersect(screen),
            &mut found,
        );
    }
    let mut faults = Vec::new();
    let mut whole: Vec<(&str, Rect)> = Vec::new();
    for (text, seen) in found {
        let (ink, words) = (ink(text), text.galley.job.text.as_str());
        let is_seen = ink.is_positive() && seen.intersects(ink) && text.opacity_factor > 0.0;
        // Data of any length may end in dots: a path, a file, the names of players.
        let is_data =
            words.contains(['/', '–']) || words.contains(".pgn") || NAMES.contains(&words);
        if !is_seen || is_data {
            continue;
        }
        if text.galley.elided {
            faults.push(format!("{words:?} ends in dots"));
        }
        let sideways = (seen.left() - ink.left()).max(ink.right() - seen.right());
        if sideways > EDGE {
            faults.push(format!("{words:?} is cut off by {sideways:.0} at its side"));
        }
        // What is scrolled may be cut by the edge of its list; on a wall nothing is scrolled.
        if screen.height() > 2000.0 && ink.height() > seen.height() + EDGE {
            faults.push(format!("{words:?} has no room for its height"));
        }
        let seen_lines: Vec<Rect> = lines(text).map(|line| line.intersect(seen)).collect();
        for (other, place) in &whole {
            let over = |line: &Rect| {
                let both = place.intersect(*line);
                both.width() > 2.0 && both.height() > 3.0
            };
            if seen_lines.iter().any(over) {
                faults.push(format!("{words:?} stands over {other:?}"));
            }
        }
        whole.extend(seen_lines.into_iter().map(|line| (words, line)));
    }
    faults
}

/// A view: its name, and the way to it.
type View = (&'static str, fn(&mut Window));

const EXAMPLE: &str = "assets/examples/karpov-miles-1986.pgn";

fn example(window: &mut Window) {
    window.open_file(&root().join(EXAMPLE));
}

/// The views in which nothing stands over the window.
const VIEWS: &[View] = &[
    ("empty", |_| ()),
    ("game", |window| {
        example(window);
        window.act(Action::Previous);
    }),
    ("intended move", example),
    ("covered", |window| {
        example(window);
        window.act(Action::Cover);
    }),
    ("damaged", |window| {
        window.open_file(&root().join("tests/data/games/damaged.pgn"));
        window.act(Action::Last);
    }),
    ("new game", |window| window.act(Action::NewGame)),
    ("comparison", |window| {
        example(window);
        window.act(Action::Hold);
        window.act(Action::Previous);
        window.act(Action::CompareHeld);
    }),
    ("claim", |window| {
        example(window);
        window.act(Action::ExamineClaim);
    }),
    ("games", |window| {
        window.open_file(&root().join("tests/data/games/five-games.pgn"));
        window.act(Action::Games);
    }),
    ("set up", |window| {
        window.act(Action::BeginSetUp(SetUpKind::Game));
    }),
    ("tail", |window| {
        window.act(Action::BeginSetUp(SetUpKind::Tail));
    }),
    ("table", |window| {
        example(window);
        window.act(Action::BeginSetUp(SetUpKind::Table));
    }),
    ("two sheets", |window| {
        example(window);
        window.open_file(&root().join("tests/data/games/castling-lost.pgn"));
        window.act(Action::TwoSheets);
    }),
    ("register", |window| {
        example(window);
        window.act(Action::Register);
    }),
    ("lessons", |window| {
        window.with_app(thrice::gui::App::show_lessons);
        window.settle();
    }),
    ("lesson", |window| {
        let ctx = window.harness.ctx.clone();
        window.with_app(|app| app.begin_lesson(&ctx, 3));
        window.settle();
    }),
    ("scan", |window| {
        let ctx = window.harness.ctx.clone();
        let cancel = window.words("cancel");
        window.with_app(|app| app.scan(&ctx, vec![root().join("tests/data/games")]));
        crate::scanning::finish(window, &cancel);
    }),
    ("help", |window| window.act(Action::Help)),
    ("keys", |window| window.act(Action::Keys)),
];

/// What stands over the window: there texts may stand over those of the window.
const OVER: &[View] = &[
    ("event", |window| window.act(Action::WriteEvent)),
    ("tags", |window| {
        example(window);
        window.act(Action::WriteTags);
    }),
    ("about", |window| window.act(Action::About)),
    ("path", |window| window.act(Action::OpenPath)),
    ("palette", |window| window.act(Action::Palette)),
];

/// Looks at every view of a window of this size.
#[track_caller]
fn check(language: Language, size: (f32, f32), text: TextSize) {
    check_scaled(language, size, text, 1.0);
}

/// The same on a screen that has so many pixels for a point.
#[track_caller]
fn check_scaled(language: Language, size: (f32, f32), text: TextSize, scale: f32) {
    let mut all = Vec::new();
    for (at, (name, show)) in VIEWS.iter().chain(OVER).enumerate() {
        let mut window = Window::with_size(language, size.0, size.1);
        window.scale(scale);
        window.act(Action::Choose(Preference::Text(text)));
        show(&mut window);
        // Until nothing is told any more over the window.
        window.harness.run_steps(60);
        let screen = Rect::from_min_size(egui::Pos2::ZERO, vec2(size.0, size.1));
        let mut found = faults(&window.harness.output().shapes, screen);
        if at >= VIEWS.len() {
            found.retain(|fault| !fault.contains("stands over"));
        }
        all.extend(found.into_iter().map(|fault| format!("{name}: {fault}")));
    }
    assert!(
        all.is_empty(),
        "{language:?} at {size:?} with {text:?} text:\n{}",
        all.join("\n")
    );
}

const SMALLEST: (f32, f32) = (900.0, 600.0);
/// A screen of 3840 by 2160, three times enlarged.
const ENLARGED: (f32, f32) = (1280.0, 720.0);
const WALL: (f32, f32) = (3840.0, 2160.0);

#[test]
fn english() {
    check(Language::English, SMALLEST, TextSize::Usual);
    check(Language::English, WALL, TextSize::Usual);
    check_scaled(Language::English, ENLARGED, TextSize::Usual, 3.0);
}

#[test]
fn indonesian() {
    check(Language::Indonesian, SMALLEST, TextSize::Usual);
    check(Language::Indonesian, ENLARGED, TextSize::Usual);
    check(Language::Indonesian, WALL, TextSize::Largest);
}

#[test]
fn german() {
    check(Language::German, SMALLEST, TextSize::Usual);
}

#[test]
fn spanish() {
    check(Language::Spanish, SMALLEST, TextSize::Usual);
}

#[test]
fn french() {
    check(Language::French, SMALLEST, TextSize::Usual);
    check(Language::French, ENLARGED, TextSize::Usual);
}

#[test]
fn russian() {
    check(Language::Russian, SMALLEST, TextSize::Usual);
    check(Language::Russian, (1000.0, 640.0), TextSize::Usual);
    check(Language::Russian, ENLARGED, TextSize::Large);
}

#[test]
fn large_text() {
    check(Language::English, SMALLEST, TextSize::Largest);
    check(Language::Indonesian, SMALLEST, TextSize::Larger);
    check(Language::German, ENLARGED, TextSize::Largest);
    check(Language::German, SMALLEST, TextSize::Larger);
    check(Language::Russian, SMALLEST, TextSize::Larger);
}
