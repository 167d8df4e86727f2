//! How wide the parts beside the board are: as designed, as the user gave it, and the edges by which they are dragged.

use egui::{CursorIcon, Rect, Role, Sense, Stroke, Ui, WidgetInfo};

use crate::document::{Part, Side};
use crate::gui::theme::theme;
use crate::words::Words;

/// Widths that the user gave to the parts beside the board, in points; `None` where a part is as wide as it was designed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Widths {
    pub(super) scoresheet: Option<f32>,
    pub(super) finding: Option<f32>,
}

impl Widths {
    pub(super) const fn of(&mut self, part: Part) -> &mut Option<f32> {
        match part {
            Part::Scoresheet => &mut self.scoresheet,
            Part::Finding => &mut self.finding,
        }
    }
}

/// The widths at which the scoresheet and the finding are shown; the board has the rest.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct ShownWidths {
    pub(super) scoresheet: f32,
    pub(super) finding: f32,
}

/// The board keeps so much width, whatever the other parts are given.
const LEAST_BOARD: f32 = 260.0;
/// So wide are the other parts at least, with text as it was designed.
const LEAST_SCORESHEET: f32 = 190.0;
const LEAST_FINDING: f32 = 250.0;

/// The least width of a part.
pub(super) const fn least_width(part: Part) -> f32 {
    match part {
        Part::Scoresheet => LEAST_SCORESHEET,
        Part::Finding => LEAST_FINDING,
    }
}

impl ShownWidths {
    /// The board is as large as fits; width that it cannot use goes to the finding, unless the user gave the parts a width.
    pub(super) fn of(size: egui::Vec2, given: Widths, text: f32, beside_board: f32) -> Self {
        let designed = (size.x * 0.21).clamp(214.0, 290.0).max(214.0 * text);
        let most = (size.x - LEAST_BOARD - LEAST_FINDING).max(LEAST_SCORESHEET);
        let scoresheet = given
            .scoresheet
            .map_or(designed, |width| width.clamp(LEAST_SCORESHEET, most));
        let wanted = (size.x * 0.35).clamp(290.0, 460.0);
        let board = (size.x - scoresheet - wanted).min(size.y - beside_board - 20.0 + 32.0);
        let designed = (size.x - scoresheet - board).min(760.0);
        let most = (size.x - scoresheet - LEAST_BOARD).max(LEAST_FINDING);
        let finding = given.finding.unwrap_or(designed);
        Self {
            scoresheet,
            finding: finding.clamp(LEAST_FINDING, most),
        }
    }
}

/// What was done with the edge of a part.
pub(super) enum Split {
    /// It was dragged, so that the part is wider by so much.
    Dragged(f32),
    /// It was let go.
    LetGo,
    /// It was clicked twice: the part is as wide as it was designed.
    Usual,
}

/// Half the width in which the edge of a part can be taken.
const EDGE: f32 = 4.0;

/// The edge of a part towards the board, by which it is made wider or narrower. The keys for it stand in the menu.
pub(super) fn splitter_ui(
    ui: &Ui,
    part: Part,
    side: Side,
    rect: Rect,
    words: &Words,
) -> Option<Split> {
    let (edge, outwards) = match side {
        Side::Right => (rect.left(), -1.0),
        Side::Left => (rect.right(), 1.0),
    };
    let place = Rect::from_x_y_ranges(edge - EDGE..=edge + EDGE, rect.y_range());
    let sense = Sense::CLICK | Sense::DRAG;
    let response = ui.interact(place, ui.scope_id().with(("edge", part)), sense);
    let name = words.say(match part {
        Part::Scoresheet => "splitter-scoresheet",
        Part::Finding => "splitter-finding",
    });
    response.widget_info(|| WidgetInfo::labeled(Role::Splitter, true, &name));
    let at = response.interact_pointer_pos();
    if response.hovered() || response.dragged() {
        ui.ctx().set_cursor_icon(CursorIcon::ResizeHorizontal);
        let stroke = Stroke::new(2.0, theme(ui).outline);
        ui.painter().vline(edge, rect.y_range(), stroke);
    }
    if response.double_clicked() {
        return Some(Split::Usual);
    }
    if response.drag_stopped() {
        return Some(Split::LetGo);
    }
    let by = (at.filter(|_| response.dragged())?.x - edge) * outwards;
    (by.abs() > 0.1).then_some(Split::Dragged(by))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_keeps_its_room_whatever_the_parts_are_given() {
        for size in [(900.0, 500.0), (1280.0, 700.0), (3840.0, 2000.0)] {
            for (scoresheet, finding) in [
                (None, None),
                (Some(5000.0), Some(5000.0)),
                (Some(1.0), Some(1.0)),
            ] {
                for text in [0.9, 1.5] {
                    let given = Widths {
                        scoresheet,
                        finding,
                    };
                    let shown = ShownWidths::of(size.into(), given, text, 120.0 * text);
                    let board = size.0 - shown.scoresheet - shown.finding;
                    assert!(board >= LEAST_BOARD - 0.1, "{size:?} {given:?}: {board}");
                    assert!(shown.scoresheet >= LEAST_SCORESHEET && shown.finding >= LEAST_FINDING);
                }
            }
        }
    }
}
