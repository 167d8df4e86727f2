//! The scoresheet: two columns of moves with their badges. Only the rows in sight are laid out.

use egui::{
    Align2, Color32, CornerRadius, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::document::{Action, Reading, Sheet};
use crate::game::{MoveLabel, Ply};
use crate::gui::theme::{BODY, CONTROL, LIGHT, bold, regular};
use crate::gui::widgets::{notice_ui, text_ui};
use crate::report::{Badge, Report};
use crate::words::Words;

/// Height of a row.
const ROW: f32 = 29.5;
/// Width of the column of numbers.
const NUMBERS: f32 = 40.0;

/// What the scoresheet remembers between two frames.
#[derive(Debug, Default)]
pub(in crate::gui) struct Scoresheet {
    /// The game and moment that were last in sight.
    shown: Option<(usize, Ply)>,
}

/// Shows the scoresheet; badges only where the finding is not covered.
pub(in crate::gui) fn scoresheet_ui(
    ui: &mut Ui,
    sheet: &Sheet,
    covered: bool,
    memory: &mut Scoresheet,
    words: &Words,
) -> Option<Action> {
    let reading = sheet.reading()?;
    let rows = Rows::of(reading);
    if rows.count == 0 && sheet.report().record.error().is_none() {
        text_ui(ui, &words.say("no-moves-yet"), LIGHT.muted);
        return None;
    }
    let total = rows.count + usize::from(sheet.report().record.error().is_some());
    let here = (sheet.record().number, reading.cursor());
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("scoresheet");
    if memory.shown != Some(here) {
        memory.shown = Some(here);
        area =
            area.vertical_scroll_offset(offset_to_show(ui, rows.row_of(reading.cursor()), total));
    }
    let mut chosen = None;
    area.show_rows(ui, ROW, total, |ui, range| {
        for row in range {
            if row < rows.count {
                let badges = if covered { None } else { Some(sheet.report()) };
                chosen = row_ui(ui, reading, &rows, row, badges, words).or(chosen);
            } else if let Some(error) = sheet.report().record.error() {
                notice_ui(
                    ui,
                    error.token.as_deref().unwrap_or_default(),
                    LIGHT.incorrect,
                );
            }
        }
    });
    chosen
}

/// Which half-moves stand in which row: a game that Black begins leaves White's first cell empty.
struct Rows {
    count: usize,
    /// 1 where Black begins.
    shift: usize,
}

impl Rows {
    fn of(reading: &Reading) -> Self {
        let steps = reading.course().line().steps();
        let shift = usize::from(steps.first().is_some_and(|step| step.label.side.is_black()));
        Self {
            count: (steps.len() + shift).div_ceil(2),
            shift,
        }
    }

    fn row_of(&self, ply: Ply) -> usize {
        ply.previous()
            .map_or(0, |before| usize::midpoint(before.index(), self.shift))
    }

    fn ply_at(&self, row: usize, column: usize) -> Option<Ply> {
        (row * 2 + column)
            .checked_sub(self.shift)
            .map(|index| Ply::from(index).next())
    }
}

/// An offset that has the row of the moment in the middle, as far as there are rows (`total`).
#[expect(clippy::cast_precision_loss, reason = "some thousand rows")]
fn offset_to_show(ui: &Ui, row: usize, total: usize) -> f32 {
    let height = ui.available_height();
    let last = (total as f32 * ROW - height).max(0.0);
    (row as f32 * ROW - height / 2.0 + ROW).clamp(0.0, last)
}

fn row_ui(
    ui: &mut Ui,
    reading: &Reading,
    rows: &Rows,
    row: usize,
    report: Option<&Report>,
    words: &Words,
) -> Option<Action> {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), ROW), Sense::hover());
    let column = (rect.width() - NUMBERS) / 2.0;
    let mut chosen = None;
    for side in 0..2u8 {
        let Some(ply) = rows.ply_at(row, side.into()) else {
            continue;
        };
        let Some(label) = reading.course().line().label(ply) else {
            continue;
        };
        let left = rect.left() + NUMBERS + f32::from(side) * column;
        let cell = Rect::from_min_size(pos2(left, rect.top()), vec2(column - 4.0, ROW - 1.5));
        let number = format!("{}.", label.number);
        let at = pos2(rect.left() + 12.0, rect.center().y);
        ui.painter()
            .text(at, Align2::LEFT_CENTER, number, regular(BODY), LIGHT.muted);
        chosen = move_ui(ui, cell, reading, ply, label, report, words).or(chosen);
    }
    chosen
}

fn move_ui(
    ui: &mut Ui,
    cell: Rect,
    reading: &Reading,
    ply: Ply,
    label: &MoveLabel,
    report: Option<&Report>,
    words: &Words,
) -> Option<Action> {
    let response = ui.interact(cell, ui.scope_id().with(("move", ply)), Sense::click());
    let current = ply == reading.cursor();
    let badge = report.and(reading.badges().at(ply));
    let name = match badge {
        Some(badge) => {
            let nth = words.nth_time(badge.number);
            words.say_with(
                "move-badge-name",
                &[("move", words.mv(label).into()), ("nth", nth.into())],
            )
        }
        None => words.mv(label),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &name));
    if current {
        ui.painter().rect_filled(cell, CONTROL, LIGHT.accent);
    } else if response.hovered() || response.has_focus() {
        ui.painter().rect(
            cell,
            CONTROL,
            LIGHT.bg,
            Stroke::new(1.0, LIGHT.line),
            egui::StrokeKind::Inside,
        );
    }
    let ink = if current { LIGHT.on_accent } else { LIGHT.text };
    let at = pos2(cell.left() + 6.0, cell.center().y);
    let text = ui.painter().text(
        at,
        Align2::LEFT_CENTER,
        words.san(label),
        regular(BODY),
        ink,
    );
    if let Some(look) = report.and_then(|report| badge_look(badge, ply, current, report)) {
        badge_ui(ui, cell, text.right() + 6.0, look);
    }
    response.clicked().then_some(Action::GoTo(ply))
}

/// How a badge looks.
struct Look {
    text: String,
    ink: Color32,
    ground: Color32,
    outline: Color32,
}

/// The badge of a move: filled for an occurrence of the position shown, `≠` for a same diagram that is not the
/// same position, outlined for other repeated positions.
fn badge_look(badge: Option<&Badge>, ply: Ply, current: bool, report: &Report) -> Option<Look> {
    let found = report.found.as_ref()?;
    if found
        .same_diagrams
        .iter()
        .any(|same| same.moment.ply == ply)
    {
        let ink = LIGHT.incorrect.ink;
        return Some(Look {
            text: "≠".to_owned(),
            ink,
            ground: LIGHT.surface,
            outline: ink,
        });
    }
    let badge = badge?;
    let text = format!("{}{}", badge.letter, badge.number);
    let mut occurrences = found.occurrences.iter().chain(&found.later_occurrences);
    let (ink, ground, outline) = if current {
        (LIGHT.on_accent, LIGHT.accent, LIGHT.on_accent)
    } else if occurrences.any(|moment| moment.ply == ply) {
        (LIGHT.on_accent, LIGHT.correct.ink, LIGHT.correct.ink)
    } else {
        (LIGHT.muted, LIGHT.surface, LIGHT.muted)
    };
    Some(Look {
        text,
        ink,
        ground,
        outline,
    })
}

/// A badge from `left` on, or at the end of the cell where it would be cut off.
fn badge_ui(ui: &Ui, cell: Rect, left: f32, look: Look) {
    let galley = ui.painter().layout_no_wrap(look.text, bold(10.5), look.ink);
    let size = vec2(galley.size().x + 11.0, 16.0);
    let left = left.min(cell.right() - size.x - 2.0);
    let rect = Rect::from_min_size(pos2(left, cell.center().y - size.y / 2.0), size);
    let stroke = Stroke::new(1.0, look.outline);
    ui.painter().rect(
        rect,
        CornerRadius::same(8),
        look.ground,
        stroke,
        egui::StrokeKind::Inside,
    );
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, look.ink);
}
