//! A choice of a few: segments in a row. One stop for the Tab key; arrows or digits choose.

use egui::{
    Align2, CornerRadius, EventFilter, Key, Modifiers, Rect, Response, Role, Sense, Stroke,
    StrokeKind, Ui, WidgetInfo, vec2,
};

use super::actions::DIGITS;
use super::going_on::{answered, go_on};
use super::theme::{BODY, SMALL, bold, regular, theme, with_text};
use super::widgets::{keep_in_sight, width_of};

/// The room beside the label of a segment, on both sides together.
const BESIDE: f32 = 14.0;

/// How high a row is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Height {
    /// For the questions that decide.
    Large,
    /// For rows of answers.
    Small,
}

impl Height {
    /// The height of a row, and the size of its type.
    const fn of_row(self) -> (f32, f32) {
        match self {
            Self::Large => (34.0, BODY),
            Self::Small => (26.0, SMALL + 0.5),
        }
    }
}

/// How wide segments with these labels would be with type of the full size.
pub(super) fn segments_width(ui: &Ui, labels: &[String], height: Height) -> f32 {
    let (_, size) = height.of_row();
    let wide = |label: &String| width_of(ui, label, bold(size)) + BESIDE;
    labels.iter().map(wide).sum()
}

/// Shows segments with these labels; the number of the one that was chosen now. `name` says what is asked, for screen
/// readers. `chosen` is the segment that holds, where one does.
pub(super) fn segmented_ui(
    ui: &mut Ui,
    name: &str,
    labels: &[String],
    chosen: Option<usize>,
    width: f32,
    height: Height,
    enabled: bool,
) -> Option<usize> {
    let (high, size) = height.of_row();
    let (rect, _) = ui.allocate_exact_size(vec2(width, with_text(ui, high)), Sense::hover());
    let id = ui.scope_id().with(("segments", name));
    let sense = if enabled {
        Sense::focusable_noninteractive()
    } else {
        Sense::hover()
    };
    go_on(ui, id);
    let group = ui.interact(rect, id, sense);
    keep_in_sight(ui, &group);
    let said = chosen
        .and_then(|at| labels.get(at))
        .map_or("", String::as_str);
    group.widget_info(|| WidgetInfo::labeled(Role::RadioGroup, enabled, format!("{name}: {said}")));
    let mut now = None;
    let (cells, size) = cells(ui, rect, labels, size);
    for (at, (cell, label)) in cells.iter().zip(labels).enumerate() {
        let is_chosen = chosen == Some(at);
        let sense = if enabled {
            Sense::CLICK
        } else {
            Sense::hover()
        };
        let response = ui.interact(*cell, id.with(at), sense);
        response.widget_info(|| {
            WidgetInfo::selected(
                Role::RadioButton,
                enabled,
                is_chosen,
                format!("{name}: {label}"),
            )
        });
        if response.clicked() {
            now = Some(at);
            group.request_focus();
        }
        paint_cell(
            ui,
            *cell,
            rect,
            label,
            is_chosen,
            response.hovered() && enabled,
            size,
            enabled,
        );
    }
    let line = if group.has_focus() {
        Stroke::new(2.0, theme(ui).accent)
    } else {
        Stroke::new(1.0, theme(ui).line)
    };
    ui.painter()
        .rect_stroke(rect, CornerRadius::same(6), line, StrokeKind::Inside);
    now.or_else(|| by_keys(ui, &group, labels.len(), chosen).filter(|_| enabled))
}

/// The places of the segments, as wide as their labels ask for, and the size of their type, which is smaller where there is
/// little room.
fn cells(ui: &Ui, rect: Rect, labels: &[String], size: f32) -> (Vec<Rect>, f32) {
    #[expect(clippy::cast_precision_loss, reason = "a few segments")]
    let count = labels.len().max(1) as f32;
    let widths = |size: f32| -> Vec<f32> {
        let wide = |label: &String| width_of(ui, label, bold(size));
        labels.iter().map(wide).collect()
    };
    let mut wanted = widths(size);
    let mut size = size;
    let room = rect.width() - BESIDE * count;
    let all: f32 = wanted.iter().sum();
    if all > room {
        size = (size * room / all).max((SMALL - 2.0) / with_text(ui, 1.0));
        wanted = widths(size);
    }
    let spare = (rect.width() - wanted.iter().sum::<f32>()) / count;
    let mut left = rect.left();
    let cells = wanted.into_iter().map(|width| {
        let wide = vec2((width + spare).max(10.0), rect.height());
        let cell = Rect::from_min_size(egui::pos2(left, rect.top()), wide);
        left = cell.right();
        cell
    });
    (cells.collect(), size)
}

#[expect(
    clippy::too_many_arguments,
    reason = "what a cell looks like, and no more"
)]
fn paint_cell(
    ui: &Ui,
    cell: Rect,
    row: Rect,
    label: &str,
    is_chosen: bool,
    hovered: bool,
    size: f32,
    enabled: bool,
) {
    let colours = theme(ui);
    let round = |edge: bool| if edge { 6 } else { 0 };
    let first = (cell.left() - row.left()).abs() < 0.5;
    let last = (cell.right() - row.right()).abs() < 0.5;
    let radius = CornerRadius {
        nw: round(first),
        sw: round(first),
        ne: round(last),
        se: round(last),
    };
    let (ground, ink) = match (is_chosen, hovered) {
        (true, _) => (colours.accent, colours.on_accent),
        (false, true) => (colours.bg, colours.text),
        (false, false) => (
            colours.surface,
            if enabled { colours.text } else { colours.muted },
        ),
    };
    let painter = ui.painter();
    painter.rect_filled(cell, radius, ground);
    if !first {
        painter.vline(cell.left(), cell.y_range(), Stroke::new(1.0, colours.line));
    }
    let font = if is_chosen { bold(size) } else { regular(size) };
    painter
        .with_clip_rect(cell)
        .text(cell.center(), Align2::CENTER_CENTER, label, font, ink);
}

/// The segment that the keys choose while the group has the focus. A digit chooses and goes on to what is asked next.
fn by_keys(ui: &Ui, group: &Response, count: usize, chosen: Option<usize>) -> Option<usize> {
    if !group.has_focus() {
        return None;
    }
    let filter = EventFilter {
        horizontal_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(group.id, filter));
    let last = count.checked_sub(1)?;
    let by_digit = ui.input_mut(|input| {
        let pressed = |(_, key): &(usize, &Key)| input.consume_key(Modifiers::NONE, **key);
        DIGITS.iter().take(count).enumerate().find({
            let mut pressed = pressed;
            move |it| pressed(it)
        })
    });
    if let Some((at, _)) = by_digit {
        answered(ui, group.id);
        return Some(at);
    }
    ui.input_mut(|input| {
        if input.consume_key(Modifiers::NONE, Key::ArrowRight) {
            return Some(chosen.map_or(0, |at| (at + 1).min(last)));
        }
        if input.consume_key(Modifiers::NONE, Key::ArrowLeft) {
            return Some(chosen.map_or(last, |at| at.saturating_sub(1)));
        }
        let first = chosen.is_none() && input.consume_key(Modifiers::NONE, Key::Space);
        first.then_some(0)
    })
}
