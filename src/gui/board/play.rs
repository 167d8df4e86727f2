//! Moving pieces on the board with the pointer: what is held, where it may go, what a pawn becomes.

use egui::{
    Color32, CornerRadius, Event, Key, Modifiers, Painter, PointerButton, Pos2, Rect, Response,
    Role, Sense, Stroke, Ui, WidgetInfo, vec2,
};
use shakmaty::{Board, Move, Square};

use super::geometry::Geometry;
use super::hand::Hand;
use super::paint::{paint_piece, piece_key};
use super::pieces::Pieces;
use crate::document::Targets;
use crate::game::Letters;
use crate::gui::theme::theme_of;
use crate::words::Words;

/// The pieces that a pawn may become, in the order in which they are offered.
const PROMOTIONS: [shakmaty::Role; 4] = [
    shakmaty::Role::Queen,
    shakmaty::Role::Rook,
    shakmaty::Role::Bishop,
    shakmaty::Role::Knight,
];

/// What was done with a piece.
pub(super) enum HandAct {
    /// A move was made.
    Played(Move),
    /// A piece was put down on a square where it may not go.
    Refused(Square, Square),
}

/// What the pointer does with the pieces in this frame.
pub(super) fn hand_ui(
    response: &Response,
    geometry: &Geometry,
    targets: &Targets,
    hand: &mut Hand,
) -> Option<HandAct> {
    if matches!(hand, Hand::Promoting { .. }) {
        return None;
    }
    let (pressed, released, pos, other) = response.ctx.input(|input| {
        let pointer = &input.pointer;
        (
            pointer.button_pressed(PointerButton::Primary),
            pointer.button_released(PointerButton::Primary),
            pointer.latest_pos(),
            pointer.button_pressed(PointerButton::Secondary),
        )
    });
    let square = pos.and_then(|pos| geometry.square_at(pos));
    if other || response.ctx.input(|input| input.key_pressed(Key::Escape)) {
        hand.let_go();
    }
    // A menu or a message over the board has the pointer.
    if pressed && (response.contains_pointer() || hand.piece().is_some()) {
        hand.press(square.filter(|_| response.contains_pointer()), targets);
    }
    if !released {
        return None;
    }
    let held = match *hand {
        Hand::Holding { from, .. } => Some(from),
        _ => None,
    };
    if let Some(mv) = hand.release(square, targets) {
        return Some(HandAct::Played(mv));
    }
    let (from, to) = held.zip(square)?;
    let is_wrong = from != to && !matches!(hand, Hand::Promoting { .. });
    is_wrong.then_some(HandAct::Refused(from, to))
}

/// Shows where the chosen piece may go, and the piece that is held at the pointer.
pub(super) fn paint_hand(
    painter: &Painter,
    geometry: &Geometry,
    board: &Board,
    targets: &Targets,
    hand: Hand,
    pieces: &mut Pieces,
) {
    let Some(from) = hand.piece() else { return };
    let theme = theme_of(painter.ctx());
    let size = geometry.square_size();
    let ink = theme.accent.gamma_multiply(0.65);
    painter.rect_stroke(
        geometry.rect_of(from),
        CornerRadius::ZERO,
        Stroke::new((size / 16.0).max(2.0), theme.accent),
        egui::StrokeKind::Inside,
    );
    for to in targets.from(from) {
        let rect = geometry.rect_of(to);
        if board.occupied().contains(to) {
            let width = (size / 12.0).max(2.0);
            painter.circle_stroke(rect.center(), size / 2.0 - width, Stroke::new(width, ink));
        } else {
            painter.circle_filled(rect.center(), size / 7.0, ink);
        }
    }
    if let (Hand::Holding { .. }, Some(pos)) = (hand, pointer(painter)) {
        let rect = Rect::from_center_size(pos, vec2(size, size));
        let moved = geometry.square_at(pos) != Some(from);
        if let Some(piece) = board.piece_at(from).filter(|_| moved) {
            paint_piece(painter, rect, piece, pieces);
        }
    }
}

fn pointer(painter: &Painter) -> Option<Pos2> {
    painter.ctx().input(|input| input.pointer.latest_pos())
}

/// Whether a piece is shown at the pointer and not on its square.
pub(super) fn is_lifted(ui: &Ui, geometry: &Geometry, hand: Hand) -> Option<Square> {
    let Hand::Holding { from, .. } = hand else {
        return None;
    };
    let pos = ui.input(|input| input.pointer.latest_pos())?;
    (geometry.square_at(pos) != Some(from)).then_some(from)
}

/// Asks what a pawn becomes, on the squares from the last rank inwards; everything else gives it up.
pub(super) fn promotion_ui(
    ui: &Ui,
    geometry: &Geometry,
    board: Rect,
    targets: &Targets,
    hand: &mut Hand,
    pieces: &mut Pieces,
    words: &Words,
) -> Option<Move> {
    let Hand::Promoting { to, .. } = *hand else {
        return None;
    };
    let painter = ui.painter();
    let theme = theme_of(ui.ctx());
    painter.rect_filled(board, CornerRadius::same(4), Color32::from_black_alpha(90));
    let first = geometry.rect_of(to);
    let inwards = if first.center().y < board.center().y {
        first.height()
    } else {
        -first.height()
    };
    let color = if to.rank() == shakmaty::Rank::Eighth {
        shakmaty::Color::White
    } else {
        shakmaty::Color::Black
    };
    let mut chosen = None;
    let mut down = 0.0;
    let mut over = false;
    let id_of = |role: shakmaty::Role| ui.scope_id().with(("promotion", role as u8));
    let focused = ui.memory(egui::Memory::focused);
    let has_focus = PROMOTIONS.iter().any(|role| focused == Some(id_of(*role)));
    for role in PROMOTIONS {
        let place = first.translate(vec2(0.0, down));
        down += inwards;
        let response = ui.interact(place, id_of(role), Sense::click());
        let piece = role.of(color);
        let name = words.say_with("promote-to", &[("piece", piece_key(piece).into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if role == shakmaty::Role::Queen && !has_focus {
            response.request_focus();
        }
        let ground = if response.hovered() || response.has_focus() {
            theme.selected
        } else {
            theme.surface
        };
        painter.rect(
            place,
            CornerRadius::same(4),
            ground,
            Stroke::new(1.0, theme.line),
            egui::StrokeKind::Inside,
        );
        if response.has_focus() {
            painter.rect_stroke(
                place,
                CornerRadius::same(4),
                Stroke::new(2.0, theme.accent),
                egui::StrokeKind::Inside,
            );
        }
        paint_piece(painter, place, piece, pieces);
        over |= response.contains_pointer();
        if response.clicked() {
            chosen = Some(role);
        }
    }
    // The letters of the language and those of English, where both mean the same piece or only one has it.
    let own = Letters::of_language(words.language().code()).unwrap_or_default();
    let typed = ui.input(|input| {
        input.events.iter().find_map(|event| match event {
            Event::Text(text) => Some((own.promotion(text), Letters::english().promotion(text))),
            _ => None,
        })
    });
    chosen = chosen.or(match typed {
        Some((Some(one), Some(other))) => (one == other).then_some(one),
        Some((one, other)) => one.or(other),
        None => None,
    });
    let given_up = ui.input_mut(|input| {
        let elsewhere = input.pointer.any_pressed() && !over;
        input.consume_key(Modifiers::NONE, Key::Escape) || elsewhere
    });
    if let Some(role) = chosen {
        return hand.promote(role, targets);
    }
    if given_up {
        hand.let_go();
    }
    None
}
