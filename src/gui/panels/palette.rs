//! The command palette: everything that can be done, found by its name.

use egui::{
    Align2, Key, Label, Modifiers, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2,
    vec2,
};

use crate::gui::theme::{BODY, CONTROL, SMALL, regular, theme, with_text};
use crate::gui::widgets::{field_ui, text_ui};
use crate::words::Words;

/// Height of a row.
const ROW: f32 = 30.0;
/// So many rows are in sight at once.
const ROWS: f32 = 11.0;

/// Something that can be done, as the palette shows it.
pub(in crate::gui) struct PaletteRow {
    /// What it does.
    pub(in crate::gui) label: String,
    /// Where else it is found, such as a menu.
    pub(in crate::gui) place: String,
    /// Other words by which people look for it; they are not shown.
    pub(in crate::gui) also: String,
    /// Its key, where it has one.
    pub(in crate::gui) key: String,
    /// Whether it would do anything now.
    pub(in crate::gui) allowed: bool,
}

/// What is typed, and which row is chosen.
#[derive(Debug, Default)]
pub(in crate::gui) struct PaletteMemory {
    /// What is looked for.
    pub(in crate::gui) text: String,
    /// The row that Enter takes.
    row: usize,
    /// Whether the row is to be brought into sight.
    scrolls: bool,
}

/// What was done in the palette.
pub(in crate::gui) enum PaletteAct {
    /// The row with this place was taken.
    Take(usize),
    /// Something else is looked for.
    Look,
}

/// Shows the field and the rows that were found.
pub(in crate::gui) fn palette_ui(
    ui: &mut Ui,
    memory: &mut PaletteMemory,
    rows: &[PaletteRow],
    words: &Words,
) -> Option<PaletteAct> {
    let (up, down, enter) = ui.input_mut(|input| {
        let mut pressed = |key| input.count_and_consume_key(Modifiers::NONE, key);
        (
            pressed(Key::ArrowUp),
            pressed(Key::ArrowDown),
            pressed(Key::Enter) > 0,
        )
    });
    let hint = words.say("palette-hint");
    let response = field_ui(ui, &mut memory.text, &hint, f32::INFINITY);
    response.request_focus();
    if response.changed() {
        memory.row = 0;
        memory.scrolls = true;
        return Some(PaletteAct::Look);
    }
    let last = rows.len().saturating_sub(1);
    if up + down > 0 {
        memory.row = (memory.row + down).saturating_sub(up);
        memory.scrolls = true;
    }
    memory.row = memory.row.min(last);
    ui.add_space(8.0);
    if rows.is_empty() {
        text_ui(ui, &words.say("palette-nothing"), theme(ui).muted);
        return None;
    }
    let height = with_text(ui, ROW);
    #[expect(clippy::cast_precision_loss, reason = "some hundred rows")]
    let all = height * rows.len() as f32;
    let room = (height * ROWS)
        .min(ui.ctx().content_rect().height() - 180.0)
        .min(all);
    let mut taken = None;
    let chosen_row = memory.row;
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical()
        .max_height(room)
        .min_scrolled_height(room)
        .auto_shrink([false, true]);
    if std::mem::take(&mut memory.scrolls) {
        #[expect(clippy::cast_precision_loss, reason = "some hundred rows")]
        let top = chosen_row as f32 * height;
        area = area.vertical_scroll_offset((top - room / 2.0).max(0.0));
    }
    area.show_rows(ui, height, rows.len(), |ui, range| {
        for at in range {
            let Some(row) = rows.get(at) else { continue };
            if row_ui(ui, row, height, at == chosen_row) {
                taken = Some(at);
            }
        }
    });
    let entered = enter.then_some(chosen_row);
    let at = taken.or(entered)?;
    rows.get(at)?.allowed.then_some(PaletteAct::Take(at))
}

/// A row; whether it was clicked.
fn row_ui(ui: &mut Ui, row: &PaletteRow, height: f32, chosen: bool) -> bool {
    let (rect, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), height), Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::Button, row.allowed, chosen, &row.label));
    let colours = theme(ui);
    let painter = ui.painter();
    if chosen {
        painter.rect_filled(rect, CONTROL, colours.selected);
        let stroke = Stroke::new(1.5, colours.accent);
        painter.rect_stroke(rect, CONTROL, stroke, egui::StrokeKind::Inside);
    } else if response.hovered() {
        painter.rect_filled(rect, CONTROL, colours.bg);
    }
    let ink = if row.allowed {
        colours.text
    } else {
        colours.muted
    };
    let right = rect.right() - 10.0;
    let small = |text: &str, at| {
        let font = regular(SMALL);
        painter.text(
            pos2(at, rect.center().y),
            Align2::RIGHT_CENTER,
            text,
            font,
            colours.muted,
        )
    };
    let key = small(&row.key, right);
    let left = if row.key.is_empty() {
        right
    } else {
        key.left() - 12.0
    };
    let place = small(&row.place, left);
    let label_right = if row.place.is_empty() {
        left
    } else {
        place.left() - 12.0
    };
    let label = egui::Rect::from_min_max(
        pos2(rect.left() + 10.0, rect.top()),
        pos2(label_right, rect.bottom()),
    );
    let layout = egui::Layout::left_to_right(egui::Align::Center);
    ui.scope_builder(
        egui::UiBuilder::new().max_rect(label).layout(layout),
        |ui| {
            let text = RichText::new(&row.label).font(regular(BODY)).color(ink);
            ui.add(Label::new(text).truncate().selectable(false));
        },
    );
    response.clicked() && row.allowed
}
