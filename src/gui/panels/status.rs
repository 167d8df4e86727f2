//! The bar at the bottom: the file, the Laws, how far the record could be read.

use egui::{ComboBox, RichText, Ui};

use crate::document::{Action, Sheet};
use crate::game::Status;
use crate::gui::theme::{LIGHT, SMALL, regular};
use crate::words::Words;

/// Shows the status bar.
pub(in crate::gui) fn status_ui(ui: &mut Ui, sheet: &Sheet, words: &Words) -> Option<Action> {
    let record = &sheet.report().record;
    let mut chosen = None;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        let muted = |text: String| RichText::new(text).font(regular(SMALL)).color(LIGHT.muted);
        ui.label(muted(file_name(sheet.file()).to_owned()));
        chosen = games_ui(ui, sheet, words);
        ui.label(muted(words.laws(record)));
        let damaged = matches!(record.status, Status::Partial | Status::Refused);
        let color = if damaged {
            LIGHT.incorrect.ink
        } else {
            LIGHT.muted
        };
        ui.label(muted(words.status(record)).color(color));
        if let Some(notices) = words.notices(record) {
            ui.label(muted(notices).color(LIGHT.caution.ink));
        }
    });
    chosen
}

/// The last part of a path.
fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}

/// "game 2 of 5", and where there are several, the list to choose from.
fn games_ui(ui: &mut Ui, sheet: &Sheet, words: &Words) -> Option<Action> {
    let (shown, total) = (sheet.record().number, sheet.games().len());
    let places = [
        ("n", shown.to_string().into()),
        ("total", total.to_string().into()),
    ];
    let label = RichText::new(words.say_with("game-of", &places))
        .font(regular(SMALL))
        .color(LIGHT.muted);
    if total == 1 {
        ui.label(label);
        return None;
    }
    let mut chosen = None;
    let combo = ComboBox::from_id_salt("games")
        .selected_text(label)
        .width(140.0)
        .height(360.0);
    let response = combo.show_ui(ui, |ui| {
        ui.set_min_width(420.0);
        let row_height = ui.text_style_height(&egui::TextStyle::Body) + 8.0;
        egui::ScrollArea::vertical().max_height(340.0).show_rows(
            ui,
            row_height,
            total,
            |ui, rows| {
                for game in sheet.games().get(rows).unwrap_or_default() {
                    let text = words.game_choice(game.number, &game.tags);
                    if ui.selectable_label(game.number == shown, text).clicked() {
                        chosen = Some(Action::ChooseGame(game.number));
                        ui.close();
                    }
                }
            },
        );
    });
    let name = words.say_with(
        "game-choice",
        &[("game", words.say_with("game-of", &places).into())],
    );
    response
        .response
        .widget_info(|| egui::WidgetInfo::labeled(egui::Role::ComboBox, true, &name));
    chosen
}
