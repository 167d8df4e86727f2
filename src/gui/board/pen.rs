//! What the right button does on a board: arrows, marks, the menu; and how arrows, marks and rights to castle are painted.

use egui::{
    Button, Color32, CornerRadius, Painter, PointerButton, Popup, Response, SetOpenCommand, Stroke,
    Ui,
};
use shakmaty::Square;

use super::BoardMemory;
use super::drawn::Drawn;
use super::geometry::Geometry;
use crate::gui::theme::theme_of;
use crate::words::Words;

/// Draws what the right button draws in this frame; the left one wipes it off.
pub(super) fn draw_with_button(response: &Response, geometry: &Geometry, drawn: &mut Drawn) {
    let right = PointerButton::Secondary;
    let pointer = response.interact_pointer_pos();
    if let Some(square) = pointer.and_then(|pos| geometry.square_at(pos)) {
        if response.drag_started_by(right) {
            let pressed = response.ctx.input(|input| input.pointer.press_origin());
            drawn.begin(
                pressed
                    .and_then(|pos| geometry.square_at(pos))
                    .unwrap_or(square),
            );
        }
        // Without a key the menu opens, which has this too.
        let with_key = response.ctx.input(|input| input.modifiers.any());
        if response.clicked_by(right) && with_key {
            drawn.mark(square);
        }
    }
    if response.drag_stopped_by(right) {
        drawn.end(pointer.and_then(|pos| geometry.square_at(pos)));
    }
    if response.clicked() {
        drawn.clear();
    }
}

/// The menu of the board, where the right button was clicked.
pub(super) fn board_menu_ui(
    response: &Response,
    geometry: &Geometry,
    memory: &mut BoardMemory,
    words: &Words,
    menu_ui: impl FnOnce(&mut Ui),
) {
    let opens = response.clicked_by(PointerButton::Secondary)
        && !response.ctx.input(|input| input.modifiers.any());
    if opens {
        let pointer = response.interact_pointer_pos();
        memory.asked = pointer.and_then(|pos| geometry.square_at(pos));
    }
    let popup = Popup::menu(response)
        .open_memory(opens.then_some(SetOpenCommand::Bool(true)))
        .at_pointer_fixed();
    popup.show(|ui| {
        ui.set_min_width(240.0);
        if let Some(square) = memory.asked {
            let label = words.say_with("mark-square", &[("square", square.to_string().into())]);
            if ui.button(label).clicked() {
                memory.drawn.mark(square);
                ui.close();
            }
        }
        let wipe = Button::new(words.say("wipe-marks"));
        if ui.add_enabled(!memory.drawn.is_empty(), wipe).clicked() {
            memory.drawn.clear();
            ui.close();
        }
        menu_ui(ui);
    });
}

/// Paints arrows, marks and rights.
pub(super) fn paint_drawn(painter: &Painter, geometry: &Geometry, drawn: &Drawn) {
    let color = theme_of(painter.ctx()).board.drawn.gamma_multiply(0.8);
    let width = geometry.square_size() / 9.0;
    for square in drawn.marks() {
        let rect = geometry.rect_of(*square);
        painter.circle_stroke(
            rect.center(),
            rect.width() / 2.0 - width / 2.0,
            Stroke::new(width * 0.7, color),
        );
    }
    for (from, to) in drawn.arrows() {
        paint_arrow(painter, geometry, [*from, *to], color);
    }
    for (king, rook, lost) in drawn.rights() {
        paint_right(painter, geometry, [*king, *rook], *lost);
    }
}

/// A right to castle: a frame round the way from king to rook. One that went is dashed and crossed out.
fn paint_right(painter: &Painter, geometry: &Geometry, squares: [Square; 2], lost: bool) {
    let theme = theme_of(painter.ctx());
    let [king, rook] = squares.map(|square| geometry.rect_of(square));
    let width = geometry.square_size() / 16.0;
    let around = king.union(rook).shrink(width / 2.0);
    let [stands, went] = theme.board.rights;
    let ink = if lost { went } else { stands };
    // White under it, so that it is seen on both squares.
    let under = Stroke::new(width * 2.0, Color32::from_white_alpha(150));
    let stroke = Stroke::new(width, ink);
    let radius = CornerRadius::same(4);
    if !lost {
        painter.rect_stroke(around, radius, under, egui::StrokeKind::Middle);
        painter.rect_stroke(around, radius, stroke, egui::StrokeKind::Middle);
        return;
    }
    let corners = [
        around.left_top(),
        around.right_top(),
        around.right_bottom(),
        around.left_bottom(),
        around.left_top(),
    ];
    let dash = geometry.square_size() / 5.0;
    for stroke in [under, stroke] {
        painter.extend(egui::Shape::dashed_line(&corners, stroke, dash, dash * 0.7));
    }
    let (middle, arm) = (around.center(), geometry.square_size() * 0.28);
    for stroke in [under, Stroke::new(width * 1.4, ink)] {
        for (x, y) in [(arm, arm), (arm, -arm)] {
            let ends = [middle - egui::vec2(x, y), middle + egui::vec2(x, y)];
            painter.line_segment(ends, stroke);
        }
    }
}

/// Paints an arrow from one square to another.
pub(in crate::gui) fn paint_arrow(
    painter: &Painter,
    geometry: &Geometry,
    squares: [Square; 2],
    color: Color32,
) {
    let width = geometry.square_size() / 9.0;
    let [from, to] = squares.map(|square| geometry.rect_of(square).center());
    let along = (to - from).normalized();
    let across = along.rot90() * width * 1.6;
    let neck = to - along * width * 2.6;
    painter.line_segment([from, neck], Stroke::new(width, color));
    let head = vec![to, neck + across, neck - across];
    painter.add(egui::Shape::convex_polygon(head, color, Stroke::NONE));
}
