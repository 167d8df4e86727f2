//! What is shown before a file is opened: what can be done now.

use std::path::PathBuf;

use egui::{Button, RichText, Ui};

use super::bar::Chosen;

use crate::document::Action;
use crate::gui::theme::{BODY, VERDICT, bold, theme};
use crate::gui::widgets::text_ui;
use crate::words::Words;

/// Shows the empty window.
pub(in crate::gui) fn empty_ui(ui: &mut Ui, recent: &[PathBuf], words: &Words) -> Option<Chosen> {
    let mut chosen = None;
    ui.vertical_centered(|ui| {
        ui.add_space((ui.available_height() / 3.0 - 60.0).max(16.0));
        ui.set_max_width(520.0);
        ui.label(RichText::new(words.say("empty-title")).font(bold(VERDICT)));
        ui.add_space(8.0);
        text_ui(ui, &words.say("empty-text"), theme(ui).muted);
        ui.add_space(16.0);
        let open = Button::new(
            RichText::new(words.say("action-open"))
                .font(bold(BODY))
                .color(theme(ui).on_accent),
        );
        if ui
            .add(
                open.fill(theme(ui).accent)
                    .min_size(egui::vec2(160.0, 34.0)),
            )
            .clicked()
        {
            chosen = Some(Chosen::Act(Action::Open));
        }
        ui.add_space(4.0);
        if ui
            .add(Button::new(words.say("empty-example")).min_size(egui::vec2(160.0, 34.0)))
            .clicked()
        {
            chosen = Some(Chosen::Act(Action::Example));
        }
        ui.add_space(8.0);
        text_ui(ui, &words.say("empty-open"), theme(ui).muted);
        if !recent.is_empty() {
            ui.add_space(16.0);
            ui.label(RichText::new(words.say("recent-files")).font(bold(BODY)));
            for path in recent {
                if ui.link(path.display().to_string()).clicked() {
                    chosen = Some(Chosen::Recent(path.clone()));
                }
            }
        }
    });
    chosen
}
