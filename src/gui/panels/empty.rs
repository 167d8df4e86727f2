//! What is shown before a file is opened: what can be done now.

use egui::{Button, RichText, Ui};

use crate::document::Action;
use crate::gui::theme::{BODY, LIGHT, VERDICT, bold};
use crate::gui::widgets::text_ui;
use crate::words::Words;

/// Shows the empty window.
pub(in crate::gui) fn empty_ui(ui: &mut Ui, words: &Words) -> Option<Action> {
    let mut chosen = None;
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() / 3.0 - 60.0).max(16.0));
        ui.set_max_width(520.0);
        ui.label(RichText::new(words.say("empty-title")).font(bold(VERDICT)));
        ui.add_space(8.0);
        text_ui(ui, &words.say("empty-text"), LIGHT.muted);
        ui.add_space(16.0);
        let open = Button::new(
            RichText::new(words.say("action-open"))
                .font(bold(BODY))
                .color(LIGHT.on_accent),
        );
        if ui
            .add(open.fill(LIGHT.accent).min_size(egui::vec2(160.0, 34.0)))
            .clicked()
        {
            chosen = Some(Action::Open);
        }
        ui.add_space(4.0);
        if ui
            .add(Button::new(words.say("empty-example")).min_size(egui::vec2(160.0, 34.0)))
            .clicked()
        {
            chosen = Some(Action::Example);
        }
        ui.add_space(8.0);
        text_ui(ui, &words.say("empty-open"), LIGHT.muted);
    });
    chosen
}
