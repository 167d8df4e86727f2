//! The questions in the order of the table: clocks, words, who, on what, what was done, whether the opponent accepts, control.

use egui::{
    Align, Frame, Label, Layout, Margin, Response, RichText, Role, TextEdit, Ui, WidgetInfo, vec2,
};
use shakmaty::Color;

use super::{ClaimMemory, ClaimShown};
use crate::document::{ClaimEdit, ClaimQuestion, ClaimWords, Missing, PointsAt};
use crate::game::Letters;
use crate::gui::board::{BoardAct, BoardView, board_ui};
use crate::gui::going_on::{answered, go_on};
use crate::gui::segmented::{Height, segmented_ui, segments_width};
use crate::gui::theme::{BODY, CONTROL, SMALL, bold, regular, theme, with_text};
use crate::gui::widgets::{keep_in_sight, ring_ui, text_ui};
use crate::report::{Answer, Control};
use crate::words::Words;

/// The side of the board on which an intended move is dragged.
const BOARD: f32 = 232.0;
/// Width of the answers yes, no, not stated.
const ANSWERS: f32 = 206.0;

/// Shows the form; what was stated now.
pub(super) fn form_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    let mut edit = moment_ui(ui, shown, words);
    edit = clocks_ui(ui, shown, memory, words).or(edit);
    edit = words_ui(ui, shown, words).or(edit);
    edit = claimant_ui(ui, shown, words).or(edit);
    edit = basis_ui(ui, shown, memory, words).or(edit);
    edit = table_ui(ui, shown, words).or(edit);
    edit = control_ui(ui, shown, words).or(edit);
    super::rare::rare_ui(ui, shown, memory, words).or(edit)
}

/// A label above a question.
pub(super) fn label_ui(ui: &mut Ui, text: &str) {
    ui.add_space(8.0);
    ui.label(RichText::new(text).font(bold(SMALL)).color(theme(ui).muted));
    ui.add_space(1.0);
}

/// A field for a text; the new text where it was changed.
pub(super) fn field_ui(
    ui: &mut Ui,
    text: &str,
    name: &str,
    hint: &str,
    width: f32,
) -> Option<String> {
    let mut typed = text.to_owned();
    let id = ui.scope_id().with(("field", name));
    go_on(ui, id);
    let field = TextEdit::singleline(&mut typed)
        .id(id)
        .hint_text(hint)
        .desired_width(width)
        .margin(vec2(8.0, 6.0));
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, name));
    keep_in_sight(ui, &response);
    on_enter(ui, &response);
    (typed != text).then_some(typed)
}

/// Gives the focus to the field with this name, which is shown next in this place.
pub(super) fn focus_field(ui: &Ui, name: &str) {
    let id = ui.scope_id().with(("field", name));
    ui.memory_mut(|memory| memory.request_focus(id));
}

/// Enter in a field goes on to what is asked next.
fn on_enter(ui: &Ui, response: &Response) {
    let enter =
        |input: &egui::InputState| input.key_pressed(egui::Key::Enter) && input.modifiers.is_none();
    if response.lost_focus() && ui.input(enter) {
        answered(ui, response.id);
    }
}

/// The moment that the claim is about.
fn moment_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<ClaimEdit> {
    let examination = shown.examination;
    let text = words.moment_line(examination.label(), examination.side_to_move());
    ui.label(
        RichText::new(text)
            .font(regular(BODY))
            .color(theme(ui).muted),
    );
    None
}

/// The two clocks, and whose was running.
fn clocks_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    let examination = shown.examination;
    label_ui(ui, &words.say("form-clocks"));
    let mut edit = None;
    let width = (ui.available_width() - 12.0) / 2.0;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 12.0;
        for side in [Color::White, Color::Black] {
            let ran = examination.circumstances().clocks.running == Some(side);
            edit = clock_ui(ui, shown, side, ran, width, memory, words).or(edit.take());
        }
    });
    if !examination.clocks_are_read() {
        text_ui(ui, &words.say("form-no-time"), theme(ui).incorrect.ink);
    }
    ui.add_space(4.0);
    let labels = [
        words.side(Color::White),
        words.side(Color::Black),
        words.say("answer-not-stated"),
    ];
    let chosen = match examination.circumstances().clocks.running {
        Some(Color::White) => 0,
        Some(Color::Black) => 1,
        None => 2,
    };
    let name = words.say("form-running");
    let open = examination.decision().is_none();
    let now = answer_row_ui(ui, &name, &labels, Some(chosen), open);
    now.map(|at| {
        ClaimEdit::Running(
            [Some(Color::White), Some(Color::Black), None]
                .get(at)
                .copied()
                .flatten(),
        )
    })
    .or(edit)
}

fn clock_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    side: Color,
    ran: bool,
    width: f32,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    let examination = shown.examination;
    let (text, is_time) = examination.clock_text(side);
    let colours = theme(ui);
    let id = ui.scope_id().with(("clock", side.is_white()));
    go_on(ui, id);
    let has_focus = ui.memory(|memory| memory.has_focus(id));
    let line = match (is_time, ran) {
        (false, _) => colours.incorrect.ink,
        (true, true) => colours.accent,
        (true, false) => colours.line,
    };
    let name = words.clock_name(side, ran);
    let mut typed = text.to_owned();
    let framed = Frame::new()
        .stroke(egui::Stroke::new(1.0, line))
        .corner_radius(CONTROL)
        .inner_margin(Margin::symmetric(8, 4))
        .show(ui, |ui| {
            ui.set_width(width - 18.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 0.0;
                ui.label(
                    RichText::new(&name)
                        .font(regular(SMALL))
                        .color(colours.muted),
                );
                let field = TextEdit::singleline(&mut typed)
                    .id(id)
                    .frame(Frame::NONE)
                    .font(bold(BODY + 2.0))
                    .hint_text("0:00:00")
                    .desired_width(width - 20.0)
                    .margin(vec2(0.0, 2.0));
                ui.add_enabled(examination.decision().is_none(), field)
            })
            .inner
        });
    if has_focus {
        ring_ui(ui, framed.response.rect);
    }
    let response = framed.inner;
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &name));
    if memory.first_field.is_due() {
        response.request_focus();
    }
    keep_in_sight(ui, &response);
    on_enter(ui, &response);
    let shows_as_read = response.lost_focus() && is_time;
    if shows_as_read && typed == text {
        return (!text.is_empty()).then_some(ClaimEdit::TimeRead(side));
    }
    (typed != text).then_some(ClaimEdit::Time(side, typed))
}

fn words_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<ClaimEdit> {
    let name = words.say("form-words");
    label_ui(ui, &name);
    let text = shown.examination.words(ClaimWords::Claim);
    let width = ui.available_width();
    let open = shown.examination.decision().is_none();
    let field = ui.add_enabled_ui(open, |ui| {
        field_ui(ui, text, &name, &words.say("form-words-hint"), width)
    });
    field
        .inner
        .map(|text| ClaimEdit::Words(ClaimWords::Claim, text))
}

/// A question that decides, with its answers in a row as wide as the form; the number of the one that was chosen now.
pub(super) fn choice_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    name: &str,
    labels: &[String],
    chosen: Option<usize>,
    height: Height,
) -> Option<usize> {
    label_ui(ui, name);
    let width = ui.available_width();
    let open = shown.examination.decision().is_none();
    segmented_ui(ui, name, labels, chosen, width, height, open)
}

fn claimant_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<ClaimEdit> {
    let name = words.say("form-claimant");
    let (white, black) = words.players(shown.tags);
    let named = |side: Color, player: &str| {
        let side = words.side(side);
        if player == side {
            side
        } else {
            format!("{side} · {}", surname(player))
        }
    };
    let labels = [named(Color::White, &white), named(Color::Black, &black)];
    let chosen = shown.examination.claimant().map(|side| side.fold_wb(0, 1));
    choice_ui(ui, shown, &name, &labels, chosen, Height::Large)
        .map(|at| ClaimEdit::Claimant(if at == 0 { Color::White } else { Color::Black }))
}

/// What stands before the comma: the names of the players must fit.
fn surname(name: &str) -> &str {
    name.split(',').next().unwrap_or(name).trim()
}

fn basis_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    let examination = shown.examination;
    let name = words.say("form-basis");
    let labels = [words.say("form-on-board"), words.say("form-intended")];
    let chosen = match examination.points_at() {
        PointsAt::NotStated => None,
        PointsAt::TheBoard => Some(0),
        PointsAt::AnIntendedMove => Some(1),
    };
    let now = choice_ui(ui, shown, &name, &labels, chosen, Height::Large);
    let edit = now.map(|at| {
        ClaimEdit::PointsAt(if at == 0 {
            PointsAt::TheBoard
        } else {
            PointsAt::AnIntendedMove
        })
    });
    if examination.points_at() != PointsAt::AnIntendedMove {
        memory.board_seen.reset();
        return edit;
    }
    intended_ui(ui, shown, memory, words).or(edit)
}

/// The intended move: typed, or dragged on a board of its own. The record stays as it is.
fn intended_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    let examination = shown.examination;
    let name = words.say("form-intended-move");
    label_ui(ui, &name);
    let own = Letters::of_language(words.language().code()).unwrap_or_default();
    let width = ui.available_width();
    let mut edit = None;
    ui.add_enabled_ui(examination.decision().is_none(), |ui| {
        let hint = words.say("form-intended-hint");
        edit = field_ui(ui, examination.intended_text(), &name, &hint, width)
            .map(|text| ClaimEdit::Intended(text, own));
    });
    if let Err(Missing::Unclear(error)) = examination.examined() {
        text_ui(ui, &words.why_unclear(error), theme(ui).incorrect.ink);
    }
    if examination.decision().is_some() {
        return edit;
    }
    ui.add_space(6.0);
    let view = BoardView {
        board: examination.board(),
        flipped: shown.flipped,
        last_move: examination
            .intended_squares()
            .or_else(|| examination.last_move()),
        with_drawn: false,
    };
    let targets = examination.targets();
    let act = ui
        .with_layout(Layout::top_down(Align::Center), |ui| {
            board_ui(ui, &view, &targets, BOARD, &mut memory.board, words, |_| ())
        })
        .inner;
    if memory.board_seen.is_due() {
        ui.scroll_to_cursor(Some(Align::BOTTOM));
    }
    match act {
        Some(BoardAct::Played(mv)) => Some(ClaimEdit::IntendedMove(mv)),
        Some(BoardAct::Refused(from, to)) => Some(ClaimEdit::IntendedSquares(from, to)),
        _ => edit,
    }
}

/// Answers may be set so much smaller to stand beside their question; where that is not enough they stand below it.
const LEAST: f32 = 0.85;

/// A question with its answers in one row, or in a row of their own.
pub(super) fn answer_row_ui(
    ui: &mut Ui,
    name: &str,
    labels: &[String],
    chosen: Option<usize>,
    enabled: bool,
) -> Option<usize> {
    let width = ui.available_width();
    let answers = with_text(ui, ANSWERS).min(width * 0.6);
    if segments_width(ui, labels, Height::Small) * LEAST > answers {
        ui.add(Label::new(RichText::new(name).font(regular(BODY))).wrap());
        return segmented_ui(ui, name, labels, chosen, width, Height::Small, enabled);
    }
    let mut now = None;
    ui.horizontal(|ui| {
        let room = width - answers - ui.spacing().item_spacing.x;
        ui.allocate_ui_with_layout(
            vec2(room, with_text(ui, 26.0)),
            Layout::left_to_right(Align::Center),
            |ui| {
                ui.set_width(room);
                ui.add(Label::new(RichText::new(name).font(regular(BODY))).wrap());
            },
        );
        now = segmented_ui(ui, name, labels, chosen, answers, Height::Small, enabled);
    });
    now
}

/// A question that is answered with yes, no, or not stated.
pub(super) fn question_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    question: ClaimQuestion,
    key: &str,
    words: &Words,
) -> Option<ClaimEdit> {
    let answers = [Answer::Yes, Answer::No, Answer::NotStated];
    let labels = ["answer-yes", "answer-no", "answer-not-stated"].map(|key| words.say(key));
    let stated = shown.examination.answer(question);
    let chosen = answers.iter().position(|answer| *answer == stated);
    let open = question.is_noted() || shown.examination.decision().is_none();
    let now = answer_row_ui(ui, &words.say(key), &labels, chosen, open);
    let answer = now.and_then(|at| answers.get(at).copied());
    answer.map(|answer| ClaimEdit::Answer(question, answer))
}

/// What was done at the table.
fn table_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<ClaimEdit> {
    label_ui(ui, &words.say("form-table"));
    let intended = shown.examination.points_at() == PointsAt::AnIntendedMove;
    let mut edit = None;
    if intended {
        edit = question_ui(ui, shown, ClaimQuestion::Written, "form-written", words);
    }
    for (question, key) in [
        (ClaimQuestion::MoveMade, "form-made"),
        (ClaimQuestion::Touched, "form-touched"),
        (ClaimQuestion::Accepted, "form-accepted"),
    ] {
        edit = question_ui(ui, shown, question, key, words).or(edit);
    }
    edit
}

fn control_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<ClaimEdit> {
    const CONTROLS: [Control; 3] = [Control::Standard, Control::Rapid, Control::Blitz];
    let name = words.say("form-control");
    let labels = CONTROLS.map(|control| words.control_title(control));
    let terms = shown.examination.terms();
    let chosen = CONTROLS
        .iter()
        .position(|control| Some(*control) == terms.control);
    let now = choice_ui(ui, shown, &name, &labels, chosen, Height::Large);
    let mut edit = now.map(|at| ClaimEdit::Control(CONTROLS.get(at).copied()));
    if matches!(terms.control, Some(Control::Rapid | Control::Blitz)) {
        ui.add_space(4.0);
        let key = if terms.control == Some(Control::Rapid) {
            "form-supervised-rapid"
        } else {
            "form-supervised-blitz"
        };
        edit = question_ui(ui, shown, ClaimQuestion::Supervised, key, words).or(edit);
    }
    edit
}
