//! Painting a board.

use egui::{
    Align2, Color32, CornerRadius, Painter, Rect, Response, Role, Sense, Stroke, Ui, WidgetInfo,
    pos2,
};
use shakmaty::{Board, Color, Move, Piece, Square};

use super::BoardMemory;
use super::drawn::Drawn;
use super::geometry::Geometry;
use super::glide::{Moving, OnTheWay, between};
use super::hand::Hand;
use super::pen::{board_menu_ui, draw_with_button, paint_drawn};
use super::pieces::Pieces;
use super::play::{HandAct, hand_ui, is_lifted, paint_hand, promotion_ui};
use crate::document::Targets;
use crate::game::{Line, Step};
use crate::gui::theme::{Kind, Theme, bold, theme_of};
use crate::words::Words;

/// What a board shows.
pub(in crate::gui) struct BoardView<'v> {
    /// The pieces.
    pub(in crate::gui) board: &'v Board,
    /// Whether it is seen from Black's side.
    pub(in crate::gui) flipped: bool,
    /// The squares of the last move.
    pub(in crate::gui) last_move: Option<[Square; 2]>,
    /// Whether what was drawn on it is shown.
    pub(in crate::gui) with_drawn: bool,
}

/// Turning the wheel so far is one step.
const WHEEL_STEP: f32 = 40.0;

/// What was done on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum BoardAct {
    /// The wheel goes so many half-moves on.
    Wheel(i32),
    /// A piece was moved.
    Played(Move),
    /// A piece was put down on a square where it may not go.
    Refused(Square, Square),
}

/// Shows a board with coordinates, on which the pieces can be moved to their `targets`; every square has its name for
/// screen readers. The right button draws arrows when it is dragged, and with a key marks squares; the left one wipes
/// them off. A click of the right button alone opens a menu, with what can be done with the square first and then
/// what `menu_ui` adds.
pub(in crate::gui) fn board_ui(
    ui: &mut Ui,
    view: &BoardView<'_>,
    targets: &Targets,
    size: f32,
    memory: &mut BoardMemory,
    words: &Words,
    menu_ui: impl FnOnce(&mut Ui),
) -> Option<BoardAct> {
    // It cannot be played on by keys, so that the Tab key passes it by.
    let sense = Sense::CLICK | Sense::DRAG;
    let (response, painter) = ui.allocate_painter(egui::Vec2::splat(size), sense);
    let name = words.say(if view.flipped {
        "board-flipped"
    } else {
        "board"
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Group, true, &name));
    let rect = whole_pixels(response.rect, ui.ctx().pixels_per_point());
    let geometry = Geometry::new(rect, view.flipped);
    draw_with_button(&response, &geometry, &mut memory.drawn);
    board_menu_ui(&response, &geometry, memory, words, menu_ui);
    // A click may be over within one frame: it must not answer the question that it raised.
    let was_promoting = memory.is_promoting();
    let done = hand_ui(&response, &geometry, targets, &mut memory.hand);
    paint_squares(&painter, &geometry, rect, view.last_move, 4);
    let lifted = is_lifted(ui, &geometry, memory.hand);
    let mut standing = view.board.clone();
    if let Some(square) = lifted {
        standing.discard_piece_at(square);
    }
    paint_pieces(&painter, &geometry, &standing, &mut memory.pieces);
    // On top, so that a rook in the corner does not hide its own square's name.
    paint_coordinates(&painter, &geometry);
    if view.with_drawn {
        paint_drawn(&painter, &geometry, &memory.drawn);
    }
    for square in Square::ALL {
        let response = ui.interact(
            geometry.rect_of(square),
            response.id.with(square as u8),
            Sense::hover(),
        );
        response.widget_info(|| {
            WidgetInfo::labeled(Role::Label, true, square_name(square, view.board, words))
        });
    }
    // The piece in the hand may be beside the board.
    let over = ui.painter().clone();
    let (hand, pieces) = (memory.hand, &mut memory.pieces);
    paint_hand(&over, &geometry, view.board, targets, hand, pieces);
    let (hand, pieces) = (&mut memory.hand, &mut memory.pieces);
    let mut promoted = None;
    if was_promoting {
        promoted = promotion_ui(ui, &geometry, rect, targets, hand, pieces, words);
    } else if matches!(hand, Hand::Promoting { .. }) {
        ui.ctx().request_repaint();
    }
    let steps = wheel_steps(ui, &response, &mut memory.wheel);
    let wheel = (steps != 0).then_some(BoardAct::Wheel(steps));
    let done = done.map(|done| match done {
        HandAct::Played(mv) => BoardAct::Played(mv),
        HandAct::Refused(from, to) => BoardAct::Refused(from, to),
    });
    promoted.map(BoardAct::Played).or(done).or(wheel)
}

/// Half-moves that the wheel goes over the board: down goes on, as in a list.
fn wheel_steps(ui: &Ui, response: &Response, turned: &mut f32) -> i32 {
    if !response.contains_pointer() {
        *turned = 0.0;
        return 0;
    }
    *turned -= ui.input(|input| input.smooth_scroll_delta().y);
    let steps = (*turned / WHEEL_STEP).trunc();
    *turned -= steps * WHEEL_STEP;
    #[expect(clippy::cast_possible_truncation, reason = "a few steps")]
    let steps = steps as i32;
    steps
}

/// Shows a board with coordinates and the last move that is only looked at, and tells where its squares are.
pub(in crate::gui) fn picture_ui(
    ui: &mut Ui,
    view: &BoardView<'_>,
    size: f32,
    pieces: &mut Pieces,
    name: &str,
) -> Geometry {
    let (response, painter) = ui.allocate_painter(egui::Vec2::splat(size), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let rect = whole_pixels(response.rect, ui.ctx().pixels_per_point());
    let geometry = Geometry::new(rect, view.flipped);
    paint_squares(&painter, &geometry, rect, view.last_move, 4);
    paint_pieces(&painter, &geometry, view.board, pieces);
    paint_coordinates(&painter, &geometry);
    geometry
}

/// The same while pieces glide to the next moment of a line.
pub(in crate::gui) fn gliding_picture_ui(
    ui: &mut Ui,
    line: &Line,
    way: OnTheWay,
    size: f32,
    pieces: &mut Pieces,
    name: &str,
) {
    let moving = Moving::after(line, way.before);
    let last_move = line.step(way.before.next()).and_then(Step::squares);
    let view = BoardView {
        board: &moving.standing,
        flipped: false,
        last_move: last_move.map(|[from, _]| [from, from]),
        with_drawn: false,
    };
    let geometry = picture_ui(ui, &view, size, pieces, name);
    for (piece, from, to) in moving.pieces {
        let place = between(&geometry, from, to, way.part);
        paint_piece(ui.painter(), place, piece, pieces);
    }
}

/// The same with arrows and marked squares.
pub(in crate::gui) fn marked_picture_ui(
    ui: &mut Ui,
    view: &BoardView<'_>,
    size: f32,
    pieces: &mut Pieces,
    name: &str,
    drawn: &Drawn,
) {
    let geometry = picture_ui(ui, view, size, pieces, name);
    paint_drawn(ui.painter(), &geometry, drawn);
}

/// Shows a small board without coordinates, as a picture beside a line of a list.
pub(in crate::gui) fn mini_board_ui(
    ui: &mut Ui,
    board: &Board,
    flipped: bool,
    size: f32,
    pieces: &mut Pieces,
) {
    let (response, painter) = ui.allocate_painter(egui::Vec2::splat(size), Sense::hover());
    let rect = whole_pixels(response.rect, ui.ctx().pixels_per_point());
    let geometry = Geometry::new(rect, flipped);
    paint_squares(&painter, &geometry, rect, None, 2);
    paint_pieces(&painter, &geometry, board, pieces);
}

/// A board whose squares are whole pixels, so that lines are sharp and pieces are not scaled.
pub(super) fn whole_pixels(rect: Rect, pixels_per_point: f32) -> Rect {
    let square = (rect.width() * pixels_per_point / 8.0).floor().max(1.0);
    let corner = (rect.min.to_vec2() * pixels_per_point).round() / pixels_per_point;
    Rect::from_min_size(
        corner.to_pos2(),
        egui::Vec2::splat(8.0 * square / pixels_per_point),
    )
}

pub(super) fn square_name(square: Square, board: &Board, words: &Words) -> String {
    match board.piece_at(square) {
        None => words.say_with("square-empty", &[("square", square.to_string().into())]),
        Some(piece) => {
            let places = [
                ("square", square.to_string().into()),
                ("piece", piece_key(piece).into()),
            ];
            words.say_with("square-piece", &places)
        }
    }
}

/// The selector of a piece in the message files.
pub(super) fn piece_key(piece: Piece) -> String {
    let role = match piece.role {
        shakmaty::Role::Pawn => "pawn",
        shakmaty::Role::Knight => "knight",
        shakmaty::Role::Bishop => "bishop",
        shakmaty::Role::Rook => "rook",
        shakmaty::Role::Queen => "queen",
        shakmaty::Role::King => "king",
    };
    format!("{}-{role}", piece.color.fold_wb("white", "black"))
}

pub(super) fn paint_squares(
    painter: &Painter,
    geometry: &Geometry,
    rect: Rect,
    last_move: Option<[Square; 2]>,
    radius: u8,
) {
    let theme = theme_of(painter.ctx());
    painter.rect_filled(rect, CornerRadius::same(radius), theme.board.dark);
    let corners = [Square::A1, Square::H8, Square::A8, Square::H1];
    for square in Square::ALL {
        let place = geometry.rect_of(square);
        // The board's corners are round: a corner square rounds the same corner.
        let rounding = if corners.contains(&square) {
            rounding(place, rect, radius)
        } else {
            CornerRadius::ZERO
        };
        if square.is_light() {
            painter.rect_filled(place, rounding, theme.board.light);
        }
        if last_move.is_some_and(|squares| squares.contains(&square)) {
            painter.rect_filled(place, rounding, theme.board.last_move);
            if theme.kind == Kind::HighContrast {
                let stroke = Stroke::new((place.width() / 18.0).max(1.5), Color32::BLACK);
                painter.rect_stroke(place, rounding, stroke, egui::StrokeKind::Inside);
            }
        }
    }
}

fn rounding(square: Rect, board: Rect, radius: u8) -> CornerRadius {
    let (left, top) = (
        square.left() <= board.left() + 0.5,
        square.top() <= board.top() + 0.5,
    );
    let mut rounding = CornerRadius::ZERO;
    match (left, top) {
        (true, true) => rounding.nw = radius,
        (false, true) => rounding.ne = radius,
        (true, false) => rounding.sw = radius,
        (false, false) => rounding.se = radius,
    }
    rounding
}

fn coordinate_color(square: Square, theme: &Theme) -> Color32 {
    if square.is_light() {
        theme.board.on_light
    } else {
        theme.board.on_dark
    }
}

pub(super) fn paint_coordinates(painter: &Painter, geometry: &Geometry) {
    let theme = theme_of(painter.ctx());
    if theme.kind == Kind::Presented {
        return;
    }
    let size = (geometry.square_size() / 6.0).clamp(8.0, 13.0);
    // Within the frame of the last move.
    let inwards = if theme.kind == Kind::HighContrast {
        (geometry.square_size() / 24.0).max(1.0)
    } else {
        0.0
    };
    for (square, place) in geometry.file_labels() {
        painter.text(
            place - egui::vec2(inwards, inwards),
            Align2::RIGHT_BOTTOM,
            square.file().char(),
            bold(size),
            coordinate_color(square, &theme),
        );
    }
    for (square, place) in geometry.rank_labels() {
        painter.text(
            place + egui::vec2(inwards, inwards),
            Align2::LEFT_TOP,
            square.rank().char(),
            bold(size),
            coordinate_color(square, &theme),
        );
    }
}

pub(super) fn paint_pieces(
    painter: &Painter,
    geometry: &Geometry,
    board: &Board,
    pieces: &mut Pieces,
) {
    for color in Color::ALL {
        for square in board.by_color(color) {
            if let Some(piece) = board.piece_at(square) {
                paint_piece(painter, geometry.rect_of(square), piece, pieces);
            }
        }
    }
}

/// Paints a piece into a place as large as a square.
pub(super) fn paint_piece(painter: &Painter, place: Rect, piece: Piece, pieces: &mut Pieces) {
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a square is a positive few pixels"
    )]
    let pixels = (place.width() * painter.pixels_per_point())
        .round()
        .max(1.0) as u32;
    let texture = pieces.texture(painter.ctx(), piece, pixels);
    painter.image(texture.id(), place, uv, Color32::WHITE);
}
