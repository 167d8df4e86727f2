//! The names of a game: players, event, site, date, round.

use egui::{Context, Grid, RichText, TextEdit};

use super::App;
use super::over::{form_field_ui, modal_frame};
use crate::game::GameResult;
use crate::gui::theme::{BODY, HEADING, bold, regular};

/// The tags that can be written here, each with the key of its label.
const FIELDS: [(&str, &str); 6] = [
    ("White", "side-white"),
    ("Black", "side-black"),
    ("Event", "tag-event"),
    ("Site", "tag-site"),
    ("Date", "tag-date"),
    ("Round", "tag-round"),
];

/// The results that can be written here.
const RESULTS: [GameResult; 4] = [
    GameResult::WhiteWins,
    GameResult::Draw,
    GameResult::BlackWins,
    GameResult::Unknown,
];

/// What is being written.
#[derive(Debug, Clone)]
pub(super) struct TagsField {
    values: [String; FIELDS.len()],
    result: GameResult,
    /// Whether the first field has got the focus.
    focused: bool,
}

impl App {
    /// Begins to write the names of the game that is shown.
    pub(super) fn begin_tags(&mut self) {
        if let Some(sheet) = self.document.sheet() {
            let tags = &sheet.record().tags;
            let result = sheet.record().closing.unwrap_or(GameResult::Unknown);
            let value = |name| tags.told(name).and(tags.get(name)).unwrap_or_default();
            self.tags = Some(TagsField {
                values: FIELDS.map(|(name, _)| value(name).to_owned()),
                result,
                focused: false,
            });
        }
    }

    /// The fields, over the window.
    pub(super) fn tags_ui(&mut self, ctx: &Context) {
        let Some(mut field) = self.tags.take() else {
            return;
        };
        let modal = egui::Modal::new(egui::Id::unique("tags"))
            .frame(modal_frame(ctx))
            .show(ctx, |ui| {
                ui.set_width(420.0);
                let title = self.words.say("action-tags");
                ui.label(RichText::new(title.trim_end_matches('…')).font(bold(HEADING)));
                ui.add_space(8.0);
                let mut entered = false;
                Grid::new("tags").num_columns(2).show(ui, |ui| {
                    for ((_, key), value) in FIELDS.iter().zip(&mut field.values) {
                        let name = self.words.say(key);
                        let hint = if *key == "tag-date" { "2026.11.30" } else { "" };
                        let edit = TextEdit::singleline(value)
                            .hint_text(hint)
                            .desired_width(320.0);
                        entered |= form_field_ui(ui, &name, edit, &mut field.focused);
                    }
                    ui.label(RichText::new(self.words.say("tag-result")).font(regular(BODY)));
                    ui.horizontal(|ui| {
                        for result in RESULTS {
                            ui.radio_value(&mut field.result, result, result.as_str());
                        }
                    });
                    ui.end_row();
                });
                ui.add_space(12.0);
                let (done, cancelled) = self.form_buttons_ui(ui);
                (done || entered, cancelled)
            });
        let (done, cancelled) = modal.inner;
        if done {
            let tags = FIELDS.iter().zip(&field.values);
            let tags = tags.map(|((name, _), value)| (*name, value.as_str()));
            let tags: Vec<_> = tags.collect();
            self.document.set_tags(&tags, field.result);
            self.keep(ctx);
        } else if !cancelled && !modal.should_close() {
            self.tags = Some(field);
        }
    }
}
