//! The games of a file: a list to search in.

use egui::{Key, RichText, ScrollArea, Ui, vec2};

use crate::document::{Action, GameList, Sheet};
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme, with_text};
use crate::gui::widgets::field_ui;
use crate::words::Words;

/// Height of a row.
const ROW: f32 = 28.0;

/// What the list remembers between two frames.
#[derive(Debug, Default)]
pub(in crate::gui) struct Games {
    words: String,
    list: GameList,
    /// The place in the list that the keyboard has chosen.
    chosen: usize,
    /// Whether the chosen row must be brought in sight.
    scroll: bool,
    /// Whether the field has got the focus since the list was opened.
    focused: bool,
}

impl Games {
    /// The list as it opens: nothing is searched yet, the game that is shown is chosen.
    pub(in crate::gui) fn opened_at(number: usize) -> Self {
        Self {
            chosen: number.saturating_sub(1),
            scroll: true,
            ..Self::default()
        }
    }
}

/// Shows the list; the field has the focus, the arrow keys choose, unless something stands over the list (`blocked`).
pub(in crate::gui) fn games_ui(
    ui: &mut Ui,
    sheet: &Sheet,
    memory: &mut Games,
    blocked: bool,
    words: &Words,
) -> Option<Action> {
    memory.list.search(sheet, &memory.words);
    memory.chosen = memory
        .chosen
        .min(memory.list.numbers().len().saturating_sub(1));
    let mut action = if blocked { None } else { keys(ui, memory) };
    ui.label(RichText::new(words.say("games-title")).font(bold(HEADING)));
    ui.add_space(8.0);
    let hint = words.say("games-search");
    let response = field_ui(ui, &mut memory.words, &hint, 420.0);
    if !std::mem::replace(&mut memory.focused, true) {
        response.request_focus();
    }
    if response.changed() {
        memory.chosen = 0;
        memory.list.search(sheet, &memory.words);
    }
    let found = words.say_with("games-found", &[("n", memory.list.numbers().len().into())]);
    ui.label(
        RichText::new(found)
            .font(regular(SMALL))
            .color(theme(ui).muted),
    );
    ui.add_space(8.0);
    action = rows_ui(ui, sheet, memory, words).or(action);
    ui.label(
        RichText::new(words.say("games-hint"))
            .font(regular(SMALL))
            .color(theme(ui).muted),
    );
    action
}

fn keys(ui: &Ui, memory: &mut Games) -> Option<Action> {
    let pressed =
        |key| ui.input_mut(|input| input.count_and_consume_key(egui::Modifiers::NONE, key));
    let (up, down) = (pressed(Key::ArrowUp), pressed(Key::ArrowDown));
    if up + down > 0 {
        let last = memory.list.numbers().len().saturating_sub(1);
        memory.chosen = memory
            .chosen
            .saturating_sub(up)
            .saturating_add(down)
            .min(last);
        memory.scroll = true;
    }
    let enter = pressed(Key::Enter) > 0;
    enter
        .then(|| memory.list.numbers().get(memory.chosen).copied())
        .flatten()
        .map(Action::ChooseGame)
}

#[expect(clippy::cast_precision_loss, reason = "a place on the screen")]
fn rows_ui(ui: &mut Ui, sheet: &Sheet, memory: &mut Games, words: &Words) -> Option<Action> {
    let mut action = None;
    let height = ui.available_height() - 28.0;
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical()
        .auto_shrink(false)
        .max_height(height)
        .id_salt("games");
    if std::mem::take(&mut memory.scroll) {
        let offset = (memory.chosen as f32 * with_text(ui, ROW) - height / 2.0).max(0.0);
        area = area.vertical_scroll_offset(offset);
    }
    let numbers = memory.list.numbers();
    area.show_rows(ui, with_text(ui, ROW), numbers.len(), |ui, range| {
        for place in range {
            let game = numbers
                .get(place)
                .and_then(|number| sheet.games().get(number.checked_sub(1)?));
            let Some(game) = game else { continue };
            let text = words.game_choice(game.number, &game.tags);
            let (rect, response) = ui.allocate_exact_size(
                vec2(ui.available_width(), with_text(ui, ROW)),
                egui::Sense::click(),
            );
            let chosen = place == memory.chosen;
            response.widget_info(|| {
                egui::WidgetInfo::selected(egui::Role::Button, true, chosen, &text)
            });
            if chosen || response.hovered() {
                let color = if chosen {
                    theme(ui).selected
                } else {
                    theme(ui).surface
                };
                ui.painter()
                    .rect_filled(rect, egui::CornerRadius::same(6), color);
            }
            let inner = rect.shrink2(vec2(10.0, 0.0));
            let painter = ui.painter().with_clip_rect(inner.intersect(ui.clip_rect()));
            let at = egui::pos2(inner.left(), inner.center().y);
            painter.text(
                at,
                egui::Align2::LEFT_CENTER,
                text,
                regular(BODY),
                theme(ui).text,
            );
            if response.clicked() {
                action = Some(Action::ChooseGame(game.number));
            }
        }
    });
    action
}
