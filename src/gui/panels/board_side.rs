//! The board with the players, and the transport below it.

use egui::{Align, Button, Layout, RichText, Sense, Stroke, Ui, vec2};
use shakmaty::{Color, Square};

use crate::document::{Action, Document, Reading, Sheet};
use crate::game::Step;
use crate::gui::actions::{entry, key_name};
use crate::gui::board::{BoardView, Pieces, board_ui};
use crate::gui::theme::{BODY, LIGHT, SMALL, bold, regular};
use crate::gui::widgets::key_cap_ui;
use crate::words::Words;

/// Height of a player's row, and of the transport.
const ROW: f32 = 24.0;
/// What stands above and below the board: two rows of players, the transport, the gaps.
pub(in crate::gui) const BESIDE_BOARD: f32 = 3.0 * ROW + 12.0;

/// Shows the board side; the board is as large as its width and the height allow.
pub(in crate::gui) fn board_side_ui(
    ui: &mut Ui,
    document: &Document,
    sheet: &Sheet,
    pieces: &mut Pieces,
    words: &Words,
) -> Option<Action> {
    let reading = sheet.reading()?;
    let flipped = document.is_flipped();
    let (top, bottom) = if flipped {
        (Color::White, Color::Black)
    } else {
        (Color::Black, Color::White)
    };
    let room = ui
        .available_width()
        .min(ui.available_height() - BESIDE_BOARD);
    let side = whole_squares(room.max(160.0), ui.ctx().pixels_per_point());
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.set_max_width(side);
    let position = reading.course().line().position(reading.cursor());
    let to_move = shakmaty::Position::turn(position);
    player_ui(ui, sheet, top, to_move, side, words);
    let last_move = reading
        .course()
        .line()
        .step(reading.cursor())
        .map(move_squares);
    let view = BoardView {
        board: shakmaty::Position::board(position),
        flipped,
        last_move,
    };
    board_ui(ui, &view, side, pieces, words);
    player_ui(ui, sheet, bottom, to_move, side, words);
    ui.add_space(8.0);
    transport_ui(ui, document, reading, side, words)
}

/// The largest side up to `room` that has squares of whole pixels.
fn whole_squares(room: f32, pixels_per_point: f32) -> f32 {
    (room * pixels_per_point / 8.0).floor() * 8.0 / pixels_per_point
}

/// The squares that a move is marked on: for castling, where the king and the rook stood.
fn move_squares(step: &Step) -> [Square; 2] {
    [
        step.played.from().unwrap_or(step.played.to()),
        step.played.to(),
    ]
}

fn player_ui(ui: &mut Ui, sheet: &Sheet, color: Color, to_move: Color, width: f32, words: &Words) {
    let tags = &sheet.record().tags;
    let (white, black) = words.players(tags);
    ui.allocate_ui_with_layout(
        vec2(width, ROW),
        Layout::left_to_right(Align::Center),
        |ui| {
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, ROW), Sense::hover());
            let (fill, stroke) =
                color.fold_wb((LIGHT.surface, LIGHT.text), (LIGHT.text, LIGHT.text));
            ui.painter()
                .circle(rect.center(), 5.5, fill, Stroke::new(1.3, stroke));
            let name = RichText::new(color.fold_wb(white, black)).font(bold(BODY));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if color == to_move {
                    ui.label(
                        RichText::new(words.to_move(color))
                            .font(bold(SMALL))
                            .color(LIGHT.accent),
                    );
                } else {
                    let event: Vec<&str> = ["Event", "Round"]
                        .iter()
                        .filter_map(|name| tags.told(name))
                        .collect();
                    let text = RichText::new(event.join(" · "))
                        .font(regular(SMALL))
                        .color(LIGHT.muted);
                    ui.add(egui::Label::new(text).truncate());
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(egui::Label::new(name).truncate());
                });
            });
        },
    );
}

fn transport_ui(
    ui: &mut Ui,
    document: &Document,
    reading: &Reading,
    width: f32,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    ui.allocate_ui_with_layout(
        vec2(width, ROW),
        Layout::left_to_right(Align::Center),
        |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let buttons = [
                ("⏮", Action::First),
                ("◀", Action::Previous),
                ("▶", Action::Next),
                ("⏭", Action::Last),
            ];
            for (sign, action) in buttons {
                chosen = sign_button_ui(ui, sign, action, words).or(chosen);
            }
            ui.add_space(8.0);
            ui.add(egui::Label::new(moves_text(reading, words)).truncate());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                chosen = keyed_button_ui(ui, "⇅", Action::Flip, words).or(chosen);
                if !document.is_covered() && width > 420.0 {
                    ui.add_space(8.0);
                    let next = words.say("next-occurrence-short");
                    chosen = keyed_button_ui(ui, &next, Action::NextOccurrence, words).or(chosen);
                    let previous = words.say("previous-occurrence-short");
                    chosen = keyed_button_ui(ui, &previous, Action::PreviousOccurrence, words)
                        .or(chosen);
                }
            });
        },
    );
    chosen
}

/// "move 25 of 26".
fn moves_text(reading: &Reading, words: &Words) -> RichText {
    let line = reading.course().line();
    let number = |ply| {
        line.label(ply)
            .map_or_else(|| "0".to_owned(), |label| label.number.to_string())
    };
    let places = [
        ("n", number(reading.cursor()).into()),
        ("total", number(line.end()).into()),
    ];
    RichText::new(words.say_with("move-of", &places))
        .font(regular(13.0))
        .color(LIGHT.muted)
}

fn sign_button_ui(ui: &mut Ui, sign: &str, action: Action, words: &Words) -> Option<Action> {
    let label = entry(action)
        .map(|entry| words.say(entry.label))
        .unwrap_or_default();
    let key = key_name(action).unwrap_or_default();
    let button = Button::new(RichText::new(sign).font(regular(BODY)))
        .frame(false)
        .min_size(vec2(26.0, ROW));
    let response = ui.add(button).on_hover_text(format!("{label} ({key})"));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
    response.clicked().then_some(action)
}

/// A button with its key behind it; in a right-to-left row the key comes first.
fn keyed_button_ui(ui: &mut Ui, text: &str, action: Action, words: &Words) -> Option<Action> {
    let label = entry(action)
        .map(|entry| words.say(entry.label))
        .unwrap_or_default();
    if let Some(key) = key_name(action) {
        key_cap_ui(ui, &key);
    }
    let text = RichText::new(text).font(regular(13.0)).color(LIGHT.muted);
    let response = ui.add(Button::new(text).frame(false)).on_hover_text(&label);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &label));
    response.clicked().then_some(action)
}
