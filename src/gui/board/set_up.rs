//! A board on which a position is set up: any piece may go anywhere.

use egui::{CornerRadius, PointerButton, Rect, Role, Sense, Stroke, Ui, Vec2, WidgetInfo, vec2};
use shakmaty::{Board, Color, Piece, Square};

use super::geometry::Geometry;
use super::paint::{
    paint_coordinates, paint_piece, paint_pieces, paint_squares, piece_key, square_name,
    whole_pixels,
};
use super::pieces::Pieces;
use crate::document::SetUpEdit;
use crate::gui::theme::{CONTROL, theme, theme_of};
use crate::words::Words;

/// What a click on a square does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::gui) enum Tool {
    /// Nothing: pieces are dragged.
    #[default]
    Hand,
    /// Puts this piece there.
    Put(Piece),
    /// Clears the square.
    Clear,
}

/// A board that is being set up.
pub(in crate::gui) struct SetUpBoard<'b> {
    /// The pieces.
    pub(in crate::gui) board: &'b Board,
    /// Whether it is seen from Black's side.
    pub(in crate::gui) flipped: bool,
    /// The squares that are marked because they differ.
    pub(in crate::gui) marked: &'b [Square],
}

/// Shows the board; `held` is the square of the piece that is being dragged. A click does what the tool says, a drag
/// moves a piece, beside the board it is gone, and so with the right button.
pub(in crate::gui) fn set_up_board_ui(
    ui: &mut Ui,
    shown: &SetUpBoard<'_>,
    tool: Tool,
    held: &mut Option<Square>,
    size: f32,
    pieces: &mut Pieces,
    words: &Words,
) -> Option<SetUpEdit> {
    let (response, painter) = ui.allocate_painter(Vec2::splat(size), Sense::click_and_drag());
    let name = words.say("set-up-board");
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &name));
    let rect = whole_pixels(response.rect, ui.ctx().pixels_per_point());
    let geometry = Geometry::new(rect, shown.flipped);
    let (pressed, released, right, pos) = ui.input(|input| {
        let buttons = &input.pointer;
        (
            buttons.button_pressed(PointerButton::Primary),
            buttons.button_released(PointerButton::Primary),
            buttons.button_released(PointerButton::Secondary),
            buttons.latest_pos(),
        )
    });
    let square = pos.and_then(|pos| geometry.square_at(pos));
    let over = response.contains_pointer();
    let mut edit = None;
    if pressed && over {
        match tool {
            Tool::Hand => *held = square.filter(|square| shown.board.occupied().contains(*square)),
            Tool::Put(piece) => {
                // The same piece again takes it away.
                let there = square.and_then(|square| shown.board.piece_at(square));
                edit = square
                    .map(|square| SetUpEdit::Put(square, (there != Some(piece)).then_some(piece)));
            }
            Tool::Clear => edit = square.map(|square| SetUpEdit::Put(square, None)),
        }
    }
    if right && over {
        edit = square.map(|square| SetUpEdit::Put(square, None));
    }
    if released && let Some(from) = held.take() {
        edit = match square {
            Some(to) if to == from => None,
            Some(to) => Some(SetUpEdit::Shift(from, to)),
            None => Some(SetUpEdit::Put(from, None)),
        };
    }
    paint_squares(&painter, &geometry, rect, None, 4);
    let mut standing = shown.board.clone();
    if let Some(square) = *held {
        standing.discard_piece_at(square);
    }
    for square in shown.marked {
        let stroke = Stroke::new(3.0, theme_of(ui.ctx()).incorrect.ink);
        painter.rect_stroke(
            geometry.rect_of(*square),
            CornerRadius::ZERO,
            stroke,
            egui::StrokeKind::Inside,
        );
    }
    paint_pieces(&painter, &geometry, &standing, pieces);
    paint_coordinates(&painter, &geometry);
    for square in Square::ALL {
        let place = geometry.rect_of(square);
        let response = ui.interact(place, response.id.with(square as u8), Sense::hover());
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, square_name(square, shown.board, words))
        });
    }
    if let (Some(from), Some(pos)) = (*held, pos)
        && let Some(piece) = shown.board.piece_at(from)
    {
        let place = Rect::from_center_size(pos, Vec2::splat(geometry.square_size()));
        paint_piece(&ui.painter().clone(), place, piece, pieces);
    }
    edit
}

/// The pieces to choose from, a row for each colour, with the hand and the eraser before them.
pub(in crate::gui) fn palette_ui(
    ui: &mut Ui,
    size: f32,
    tool: &mut Tool,
    pieces: &mut Pieces,
    words: &Words,
) {
    for color in Color::ALL {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let (sign, other, key) = match color {
                Color::White => ("✥", Tool::Hand, "set-up-hand"),
                Color::Black => ("✗", Tool::Clear, "set-up-clear-square"),
            };
            tool_ui(
                ui,
                size,
                other,
                tool,
                &words.say(key),
                |painter, place, ink| {
                    let font = crate::gui::theme::regular(size * 0.5);
                    painter.text(place.center(), egui::Align2::CENTER_CENTER, sign, font, ink);
                },
            );
            for role in shakmaty::Role::ALL.into_iter().rev() {
                let piece = role.of(color);
                let places = [("piece", piece_key(piece).into())];
                let name = words.say_with("set-up-put", &places);
                tool_ui(
                    ui,
                    size,
                    Tool::Put(piece),
                    tool,
                    &name,
                    |painter, place, _| {
                        paint_piece(painter, place, piece, pieces);
                    },
                );
            }
        });
    }
}

/// One tool of the palette.
fn tool_ui(
    ui: &mut Ui,
    size: f32,
    this: Tool,
    tool: &mut Tool,
    name: &str,
    paint: impl FnOnce(&egui::Painter, Rect, egui::Color32),
) {
    let (place, response) = ui.allocate_exact_size(vec2(size, size), Sense::click());
    let chosen = *tool == this;
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, name));
    let colours = theme(ui);
    // As on a square, so that pieces of both colours are seen in every theme.
    let ground = colours.board.light;
    let line = if chosen || response.has_focus() {
        Stroke::new(3.0, colours.accent)
    } else {
        Stroke::new(1.0, colours.line)
    };
    ui.painter()
        .rect(place, CONTROL, ground, line, egui::StrokeKind::Inside);
    paint(ui.painter(), place, colours.board.on_light);
    if response.on_hover_text(name).clicked() {
        *tool = this;
    }
}
