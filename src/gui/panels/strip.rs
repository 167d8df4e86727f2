//! The repetition strip: the whole game in one line, a tick for a half-move.

use egui::{
    Color32, CornerRadius, Mesh, Painter, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui,
    WidgetInfo, pos2, vec2,
};

use crate::document::{Action, Reading};
use crate::game::Ply;
use crate::gui::theme::{Theme, theme};
use crate::report::AtMoment;
use crate::words::Words;

/// Height of the strip.
pub(super) const STRIP: f32 = 26.0;
/// Free space at both ends.
const MARGIN: f32 = 6.0;

/// Where the plies of a line stand on the strip.
#[derive(Clone, Copy)]
struct Scale {
    left: f32,
    step: f32,
    end: u32,
}

impl Scale {
    #[expect(clippy::cast_precision_loss, reason = "some thousand half-moves")]
    fn new(rect: Rect, end: Ply) -> Self {
        let end = end.half_moves();
        Self {
            left: rect.left() + MARGIN,
            step: (rect.width() - 2.0 * MARGIN) / end.max(1) as f32,
            end,
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "some thousand half-moves")]
    fn x(&self, ply: Ply) -> f32 {
        self.left + ply.half_moves() as f32 * self.step
    }

    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "clamped to the line"
    )]
    fn ply(&self, x: f32) -> Ply {
        Ply::new(((x - self.left) / self.step).round().max(0.0) as u32).min(Ply::new(self.end))
    }
}

/// Shows the strip; a click or a drag goes to a moment. Under the cover only the place in the game is shown.
pub(super) fn strip_ui(
    ui: &mut Ui,
    reading: &Reading,
    found: &AtMoment,
    covered: bool,
    width: f32,
    words: &Words,
) -> Option<Action> {
    let (rect, response) = ui.allocate_exact_size(vec2(width, STRIP), Sense::click_and_drag());
    let name = words.say("strip-name");
    response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &name));
    let scale = Scale::new(rect, reading.course().line().end());
    let colours = theme(ui);
    let painter = ui.painter_at(rect);
    let radius = CornerRadius::same(6);
    painter.rect(
        rect,
        radius,
        colours.surface,
        Stroke::new(1.0, colours.line),
        StrokeKind::Inside,
    );
    painter.add(ticks(rect, scale, reading, covered, &colours));
    if !covered {
        paint_marks(&painter, rect, scale, reading, found, &colours);
    }
    let here = Rect::from_center_size(
        pos2(scale.x(reading.cursor()), rect.center().y),
        vec2(9.0, 20.0),
    );
    painter.rect_stroke(
        here,
        CornerRadius::same(4),
        Stroke::new(2.0, colours.accent),
        StrokeKind::Inside,
    );
    let hovered = response.hover_pos().map(|pos| scale.ply(pos.x));
    let went = response
        .interact_pointer_pos()
        .filter(|_| response.clicked() || response.is_pointer_button_down_on());
    if let Some(ply) = hovered {
        response.on_hover_text_at_pointer(tip(reading, found, ply, covered, words));
    }
    went.map(|pos| Action::GoTo(scale.ply(pos.x)))
}

/// The ticks of all half-moves, taller for repeated positions, as one mesh: at most one tick a pixel.
fn ticks(rect: Rect, scale: Scale, reading: &Reading, covered: bool, colours: &Theme) -> Shape {
    let mut mesh = Mesh::default();
    let mut last = f32::NEG_INFINITY;
    for ply in (0..=scale.end).map(Ply::new) {
        let repeated = !covered && reading.badges().at(ply).is_some();
        let x = scale.x(ply);
        if x - last < 1.0 && !repeated {
            continue;
        }
        last = x;
        let (height, width) = if repeated { (10.0, 2.0) } else { (3.0, 1.0) };
        let color = if repeated {
            colours.muted.gamma_multiply(0.7)
        } else {
            colours.muted.gamma_multiply(0.45)
        };
        mesh.add_colored_rect(
            Rect::from_center_size(pos2(x, rect.center().y), vec2(width, height)),
            color,
        );
    }
    Shape::mesh(mesh)
}

/// Filled for occurrences, hollow for same diagrams, a bar where the game ended.
fn paint_marks(
    painter: &Painter,
    rect: Rect,
    scale: Scale,
    reading: &Reading,
    found: &AtMoment,
    colours: &Theme,
) {
    let mark =
        |ply: Ply| Rect::from_center_size(pos2(scale.x(ply), rect.center().y), vec2(7.0, 16.0));
    let radius = CornerRadius::same(3);
    if let Some(ending) = reading.course().ending() {
        let x = scale.x(ending.ply);
        let bar = Rect::from_min_max(
            pos2(x - 1.5, rect.top() + 1.0),
            pos2(x + 1.5, rect.bottom() - 1.0),
        );
        painter.rect_filled(bar, CornerRadius::ZERO, colours.game_over.ink);
    }
    let earlier = found.same_diagrams.iter().map(|same| same.moment.ply);
    for ply in earlier.chain(found.later_same_diagrams.iter().copied()) {
        let stroke = Stroke::new(2.0, colours.incorrect.ink);
        painter.rect(
            mark(ply),
            radius,
            colours.surface,
            stroke,
            StrokeKind::Inside,
        );
    }
    let filled: Color32 = colours.correct.ink;
    for occurrence in found.occurrences.iter().chain(&found.later_occurrences) {
        painter.rect_filled(mark(occurrence.ply), radius, filled);
    }
}

/// What a place of the strip says: its move, and what is remarkable there.
fn tip(reading: &Reading, found: &AtMoment, ply: Ply, covered: bool, words: &Words) -> String {
    let line = reading.course().line();
    let mv = line.label(ply).map_or_else(
        || words.say("moment-start"),
        |label| words.mv_heading(label),
    );
    let place = ("move", mv.into());
    if covered {
        return words.say_with("strip-tip", &[place]);
    }
    if reading
        .course()
        .ending()
        .is_some_and(|ending| ending.ply == ply)
    {
        return words.say_with("strip-tip-end", &[place]);
    }
    if found.is_same_diagram(ply) {
        return words.say_with("move-same-diagram-name", &[place]);
    }
    match reading.badges().at(ply) {
        Some(badge) => {
            let nth = ("nth", words.nth_time(badge.number).into());
            let badge = format!("{}{}", badge.letter, badge.number);
            words.say_with("strip-tip-badge", &[place, ("badge", badge.into()), nth])
        }
        None => words.say_with("strip-tip", &[place]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_on_the_strip_is_the_ply_that_stands_there() {
        let rect = Rect::from_min_size(pos2(10.0, 0.0), vec2(512.0, STRIP));
        for end in [1, 51, 500] {
            let scale = Scale::new(rect, Ply::new(end));
            for ply in 0..=end {
                assert_eq!(scale.ply(scale.x(Ply::new(ply))), Ply::new(ply));
            }
            assert_eq!(scale.ply(-100.0), Ply::START);
            assert_eq!(scale.ply(9999.0), Ply::new(end));
        }
    }
}
