//! A lesson: a board, one or two sentences, and in the end the two positions side by side.

use egui::{Align, Button, Layout, RichText, Ui, vec2};

use super::compare::compare_ui;
use crate::gui::board::{BoardMemory, BoardView, Drawn, marked_picture_ui};
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme};
use crate::lessons::{Answered, Play, Step};
use crate::words::Words;

/// What was done in a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum LessonAct {
    /// Go on.
    Next,
    /// Go back.
    Back,
    /// The viewer says whether the two positions are the same.
    Answer(bool),
    /// Leave the lesson.
    Leave,
}

/// Size of the sentences: they are read from some way off.
const TOLD: f32 = 19.0;

/// Shows a lesson at its step.
pub(in crate::gui) fn lesson_ui(
    ui: &mut Ui,
    play: &Play,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<LessonAct> {
    let mut chosen = head_ui(ui, play, words);
    ui.add_space(10.0);
    if let Some(step) = play.step() {
        chosen = step_ui(ui, play, step, memory, words).or(chosen);
    } else {
        let compared = play.compared();
        let act = compare_ui(ui, &compared, false, memory, words);
        debug_assert!(act.is_none(), "its moments stay as they are");
    }
    chosen
}

/// The title, how far the lesson is, and the way on, back and out.
fn head_ui(ui: &mut Ui, play: &Play, words: &Words) -> Option<LessonAct> {
    let mut chosen = None;
    let lesson = play.lesson();
    ui.horizontal(|ui| {
        let title = lesson.title().of(words.language().code());
        ui.label(RichText::new(title).font(bold(HEADING)));
        let places = [
            ("n", (play.at() + 1).into()),
            ("all", (lesson.steps().len() + 1).into()),
        ];
        let far = RichText::new(words.say_with("lesson-step", &places));
        ui.label(far.font(regular(SMALL)).color(theme(ui).muted));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = Button::new(words.say("lesson-leave")).shortcut_text("Esc");
            if ui.add(leave).clicked() {
                chosen = Some(LessonAct::Leave);
            }
            let asks = play.step().is_some_and(|step| step.asks);
            let next = Button::new(words.say("lesson-next")).shortcut_text("→");
            let more = play.step().is_some() && !asks;
            if ui.add_enabled(more, next).clicked() {
                chosen = Some(LessonAct::Next);
            }
            let back = Button::new(words.say("lesson-back")).shortcut_text("←");
            if ui.add_enabled(play.at() > 0, back).clicked() {
                chosen = Some(LessonAct::Back);
            }
        });
    });
    chosen
}

fn step_ui(
    ui: &mut Ui,
    play: &Play,
    step: &Step,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<LessonAct> {
    let mut chosen = None;
    let (label, last_move) = play.last_move(step);
    let size = ui.available_size();
    let board = size.y.min(size.x * 0.56).max(200.0);
    ui.horizontal_top(|ui| {
        let view = BoardView {
            board: play.board(step),
            flipped: false,
            last_move,
            with_drawn: true,
        };
        let drawn = Drawn::of(&step.squares, &step.arrows);
        let name = words.say("board");
        marked_picture_ui(ui, &view, board, &mut memory.pieces, &name, &drawn);
        ui.add_space(16.0);
        ui.vertical(|ui| {
            ui.set_max_width((size.x - board - 32.0).max(160.0));
            let moment = words.moment_line(label, play.side_to_move(step));
            ui.label(
                RichText::new(moment)
                    .font(regular(BODY))
                    .color(theme(ui).muted),
            );
            ui.add_space(8.0);
            if let Some(answered) = play.answered().filter(|_| play.is_after_question()) {
                let (key, ink) = match answered {
                    Answered::Right => ("lesson-right", theme(ui).correct.ink),
                    Answered::Wrong => ("lesson-wrong", theme(ui).incorrect.ink),
                };
                ui.label(RichText::new(words.say(key)).font(bold(TOLD)).color(ink));
                ui.add_space(6.0);
            }
            let text = step.text.of(words.language().code());
            ui.add(egui::Label::new(RichText::new(text).font(regular(TOLD))).wrap());
            if step.asks {
                ui.add_space(16.0);
                ui.label(RichText::new(words.say("lesson-quiz")).font(bold(TOLD)));
                ui.add_space(6.0);
                for (key, same) in [("lesson-same", true), ("lesson-not-same", false)] {
                    let text = RichText::new(words.say(key)).font(bold(BODY));
                    if ui.add_sized(vec2(240.0, 40.0), Button::new(text)).clicked() {
                        chosen = Some(LessonAct::Answer(same));
                    }
                }
            }
        });
    });
    chosen
}
