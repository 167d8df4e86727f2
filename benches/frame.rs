//! What a frame of the window costs, without a screen: our own painting and egui's layout, and apart from it the
//! triangles that go to the graphics card.
//!
//! `cargo bench --bench frame`. The yardstick is a frame of the window without a file.

#![cfg(feature = "gui")]
#![expect(clippy::unwrap_used, reason = "a bench fails by a panic")]

use divan::{Bencher, black_box};
use egui::{Context, FullOutput, Pos2, RawInput, Rect, vec2};
use shakmaty::{Move, Position};
use thrice::disk::{Journals, Recent};
use thrice::document::Action;
use thrice::game::{Game, NodeId, Ply, Start};
use thrice::gui::App;
use thrice::words::Language;

fn main() {
    divan::main();
}

/// The moves of a game that wanders for so many half-moves and never ends.
fn moves(plies: usize) -> String {
    let mut game = Game::new(Start::usual());
    let (mut at, mut state, mut text) = (NodeId::START, 7u64, String::new());
    for _ in 0..plies {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let position = game.position(at).clone();
        let goes_on = |mv: &Move| {
            let mut after = position.clone();
            after.play_unchecked(*mv);
            !after.legal_moves().is_empty()
        };
        let all: Vec<Move> = position.legal_moves().into_iter().filter(goes_on).collect();
        let quiet: Vec<Move> = all.iter().copied().filter(|mv| !mv.is_zeroing()).collect();
        let moves = if quiet.is_empty() { all } else { quiet };
        let mv = moves
            .get(usize::try_from(state >> 33).unwrap() % moves.len())
            .unwrap();
        at = game.play(at, *mv).unwrap();
        text += &game.label(at).unwrap().san;
        text.push(' ');
    }
    text
}

struct Window {
    ctx: Context,
    app: App,
}

impl Window {
    fn new(plies: usize) -> Self {
        let ctx = Context::default();
        let mut app = App::new(
            &ctx,
            Language::English,
            Recent::default(),
            Journals::default(),
        );
        if plies > 0 {
            app.paste(&moves(plies));
            app.act(
                &ctx,
                Action::GoTo(Ply::new(u32::try_from(plies / 2).unwrap())),
            );
            let reading = app.document().sheet().unwrap().reading().unwrap();
            assert_eq!(reading.course().line().end().index(), plies);
            assert_eq!(reading.cursor().index(), plies / 2);
        }
        let mut window = Self { ctx, app };
        for _ in 0..4 {
            window.frame();
        }
        window
    }

    fn frame(&mut self) -> FullOutput {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
            ..RawInput::default()
        };
        let mut output = self.ctx.run_ui(input, |ui| self.app.show(ui));
        // Nobody uploads the textures here; egui wants that to be said.
        output.textures_delta.clear();
        output
    }
}

#[divan::bench]
fn yardstick_empty_window(bencher: Bencher) {
    let mut window = Window::new(0);
    bencher.bench_local(move || black_box(window.frame()));
}

#[divan::bench(args = [60, 600, 6_000])]
fn frame(bencher: Bencher, plies: usize) {
    let mut window = Window::new(plies);
    bencher.bench_local(move || black_box(window.frame()));
}

#[divan::bench(args = [60, 600, 6_000])]
fn step_and_frame(bencher: Bencher, plies: usize) {
    let mut window = Window::new(plies);
    let mut forward = true;
    bencher.bench_local(move || {
        forward = !forward;
        let ctx = window.ctx.clone();
        window.app.act(
            &ctx,
            if forward {
                Action::Next
            } else {
                Action::Previous
            },
        );
        black_box(window.frame())
    });
}

#[divan::bench(args = [600, 6_000])]
fn triangles(bencher: Bencher, plies: usize) {
    let mut window = Window::new(plies);
    let output = window.frame();
    let ctx = window.ctx.clone();
    bencher.bench_local(move || black_box(ctx.tessellate(output.shapes.clone(), 1.0)));
}

/// From nothing to the first picture of a game: fonts, sentences, reading, pieces.
#[divan::bench(args = [60], sample_count = 10)]
fn first_frame(bencher: Bencher, plies: usize) {
    let text = moves(plies);
    bencher.bench_local(|| {
        let ctx = Context::default();
        let mut app = App::new(
            &ctx,
            Language::English,
            Recent::default(),
            Journals::default(),
        );
        app.paste(&text);
        let mut window = Window { ctx, app };
        black_box(window.frame())
    });
}
