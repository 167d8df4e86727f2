//! A lesson: a board, one or two sentences, and in the end the two positions side by side.

use egui::{Align, Button, Color32, Layout, RichText, Sense, Ui, vec2};

use super::LessonAct;
use crate::gui::board::{
    BoardMemory, BoardView, Drawn, OnTheWay, gliding_picture_ui, marked_picture_ui,
};
use crate::gui::panels::compare_ui;
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme};
use crate::lessons::{Answered, Play, Question, Step};
use crate::words::Words;

/// A lesson at its step, and where its pieces are while they glide.
pub(in crate::gui) struct LessonShown<'s> {
    /// The lesson.
    pub(in crate::gui) play: &'s Play,
    /// The way of the pieces.
    pub(in crate::gui) way: Option<OnTheWay>,
    /// Whether there is a lesson after this one.
    pub(in crate::gui) has_next: bool,
}

/// Size of the sentences, in parts of the height: they are read from some way off.
const TOLD: f32 = 0.031;
/// The smallest and the largest size of them.
const TOLD_SIZES: [f32; 2] = [18.0, 30.0];
/// The board has at most this part of the width.
const BOARD: f32 = 0.56;

/// Shows a lesson at its step.
pub(in crate::gui) fn lesson_ui(
    ui: &mut Ui,
    shown: &LessonShown<'_>,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<LessonAct> {
    let play = shown.play;
    let mut chosen = head_ui(ui, shown, words);
    ui.add_space(10.0);
    if let Some(step) = play.step() {
        chosen = step_ui(ui, shown, step, memory, words).or(chosen);
    } else {
        answered_ui(ui, play, TOLD_SIZES[0], words);
        // A click anywhere below the head ticks the next line.
        let below = ui.available_rect_before_wrap();
        let whole = ui.interact(below, ui.scope_id().with("tick"), Sense::click());
        let act = compare_ui(ui, play.compared(), false, play.ticked(), memory, words);
        debug_assert!(act.is_none(), "its moments stay as they are");
        if whole.clicked() && !play.is_over() {
            chosen = chosen.or(Some(LessonAct::Next));
        }
    }
    chosen
}

/// The title, how far the lesson is, and the way on, back and out.
fn head_ui(ui: &mut Ui, shown: &LessonShown<'_>, words: &Words) -> Option<LessonAct> {
    let mut chosen = None;
    let play = shown.play;
    let lesson = play.lesson();
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = Button::new(words.say("lesson-leave")).shortcut_text("Esc");
            if ui.add(leave).clicked() {
                chosen = Some(LessonAct::Leave);
            }
            chosen = on_ui(ui, shown, words).or(chosen);
            let back = Button::new(words.say("lesson-back")).shortcut_text("←");
            if ui.add_enabled(play.at() > 0, back).clicked() {
                chosen = Some(LessonAct::Back);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = lesson.title().of(words.language().code());
                let title = egui::Label::new(RichText::new(title).font(bold(HEADING)));
                ui.add(title.truncate());
            });
        });
    });
    ui.horizontal(|ui| {
        let places = [
            ("n", (play.at() + 1).into()),
            ("all", (lesson.steps().len() + 1).into()),
        ];
        let mut far = words.say_with("lesson-step", &places);
        if let Some(source) = lesson.source() {
            far = format!("{far} · {source}");
        }
        let far = RichText::new(far).font(regular(SMALL));
        ui.label(far.color(theme(ui).muted));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let small = |key: &str| Button::new(RichText::new(words.say(key)).font(regular(SMALL)));
            if ui.add(small("action-handout")).clicked() {
                chosen = Some(LessonAct::Handout);
            }
            if ui.add(small("lesson-try")).clicked() {
                chosen = Some(LessonAct::Try);
            }
        });
    });
    chosen
}

/// The way on: to the next step, the next line, the next lesson.
fn on_ui(ui: &mut Ui, shown: &LessonShown<'_>, words: &Words) -> Option<LessonAct> {
    let play = shown.play;
    if play.is_over() {
        // In the place of the way on, so that a click too many leads on and not back to the start.
        let next = shown.has_next && ui.button(words.say("lesson-next-lesson")).clicked();
        let again = ui.button(words.say("lesson-again")).clicked();
        return match (again, next) {
            (true, _) => Some(LessonAct::Again),
            (_, true) => Some(LessonAct::NextLesson),
            _ => None,
        };
    }
    let next = Button::new(words.say("lesson-next")).shortcut_text("→");
    let open = play.question().is_none();
    let clicked = ui.add_enabled(open, next).clicked();
    clicked.then_some(LessonAct::Next)
}

fn step_ui(
    ui: &mut Ui,
    shown: &LessonShown<'_>,
    step: &Step,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<LessonAct> {
    let mut chosen = None;
    let size = ui.available_size();
    let board = size.y.min(size.x * BOARD).max(200.0);
    ui.horizontal_top(|ui| {
        let picture = ui.scope(|ui| step_board_ui(ui, shown, step, board, memory, words));
        // A click on the board goes on, unless something is asked.
        let rect = picture.response.rect;
        let click = ui.interact(rect, ui.scope_id().with("board"), Sense::click());
        if click.clicked() && shown.play.question().is_none() {
            chosen = Some(LessonAct::Next);
        }
        ui.add_space(16.0);
        ui.vertical(|ui| {
            ui.set_max_width((size.x - board - 32.0).max(160.0));
            let (label, _) = shown.play.last_move(step.at);
            let moment = words.moment_line(label, shown.play.side_to_move(step));
            let moment = RichText::new(moment).font(regular(BODY));
            ui.label(moment.color(theme(ui).muted));
            ui.add_space(8.0);
            let [least, most] = TOLD_SIZES;
            let told = (size.y * TOLD).clamp(least, most);
            // A long text scrolls, so that the answers are always within reach.
            egui::ScrollArea::vertical()
                .auto_shrink(false)
                .id_salt(("lesson", shown.play.at()))
                .show(ui, |ui| {
                    chosen = sentences_ui(ui, shown.play, step, told, words).or(chosen);
                });
        });
    });
    chosen
}

/// The board of a step, with what matters on it; while the pieces glide, without.
pub(in crate::gui) fn step_board_ui(
    ui: &mut Ui,
    shown: &LessonShown<'_>,
    step: &Step,
    side: f32,
    memory: &mut BoardMemory,
    words: &Words,
) {
    let name = words.say("board");
    if let Some(way) = shown.way {
        let line = shown.play.lesson().course().line();
        gliding_picture_ui(ui, line, way, side, &mut memory.pieces, &name);
        return;
    }
    let (_, last_move) = shown.play.last_move(step.at);
    let view = BoardView {
        board: shown.play.board(step.at),
        flipped: false,
        last_move,
        with_drawn: true,
    };
    let drawn = Drawn::of(&step.squares, &step.arrows).with_rights(&step.rights, &step.lost);
    marked_picture_ui(ui, &view, side, &mut memory.pieces, &name, &drawn);
}

/// How the question before was answered.
fn answered_ui(ui: &mut Ui, play: &Play, size: f32, words: &Words) {
    if let Some(answered) = play.answered() {
        let (key, ink) = answered_look(ui, answered);
        ui.label(RichText::new(words.say(key)).font(bold(size)).color(ink));
        ui.add_space(6.0);
    }
}

/// The key of what is said to an answer, and its ink.
pub(in crate::gui) fn answered_look(ui: &Ui, answered: Answered) -> (&'static str, Color32) {
    match answered {
        Answered::Right => ("lesson-right", theme(ui).correct.ink),
        Answered::Wrong => ("lesson-wrong", theme(ui).incorrect.ink),
    }
}

/// Whether a statement holds, in words.
pub(in crate::gui) const fn holds_key(holds: bool) -> &'static str {
    if holds {
        "lesson-true"
    } else {
        "lesson-not-true"
    }
}

/// What is said at a step: how the question before was answered, the sentences, and what is asked.
fn sentences_ui(
    ui: &mut Ui,
    play: &Play,
    step: &Step,
    size: f32,
    words: &Words,
) -> Option<LessonAct> {
    answered_ui(ui, play, size, words);
    let language = words.language().code();
    let text = step.text.of(language);
    ui.add(egui::Label::new(RichText::new(text).font(regular(size))).wrap());
    let question = step.asks.as_ref()?;
    let asked = play.question().is_some();
    let (text, answers) = match question {
        Question::Same if !asked => return None,
        Question::Same => (
            words.say("lesson-quiz"),
            [("lesson-same", true), ("lesson-not-same", false)],
        ),
        Question::Statement { text, .. } => (
            text.of(language).to_owned(),
            [("lesson-true", true), ("lesson-not-true", false)],
        ),
    };
    ui.add_space(16.0);
    ui.add(egui::Label::new(RichText::new(text).font(bold(size))).wrap());
    if !asked {
        // A statement that nobody answers is answered at once: it must not pass for a fact.
        if let Question::Statement { holds, .. } = question {
            let answer = RichText::new(words.say(holds_key(*holds))).font(regular(size));
            ui.label(answer.color(theme(ui).muted));
        }
        return None;
    }
    ui.add_space(6.0);
    let mut chosen = None;
    for (i, (key, yes)) in answers.into_iter().enumerate() {
        let text = RichText::new(words.say(key)).font(bold(BODY));
        let button = Button::new(text)
            .shortcut_text((i + 1).to_string())
            .min_size(vec2(240.0, 40.0));
        if ui.add(button).clicked() {
            chosen = Some(LessonAct::Answer(yes));
        }
    }
    chosen
}
