//! The bar at the bottom: the file, the game, the Laws, how far the record could be read.

use egui::{Align, Button, Label, Layout, RichText, Ui};

use crate::document::{Action, Document, Sheet, View};
use crate::game::Status;
use crate::gui::actions::say_with_key;
use crate::gui::theme::{SMALL, regular, theme, with_text};
use crate::gui::widgets::{focus_ring, width_of};
use crate::words::Words;

/// How safe changes are that are in no file yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::gui) enum Safety {
    /// They are on the disk, and come back after a failure of the machine.
    Kept,
    /// They are on their way to the disk.
    OnTheWay,
    /// They could not be written, and why.
    Failed(String),
}

/// Shows the status bar.
pub(in crate::gui) fn status_ui(
    ui: &mut Ui,
    document: &Document,
    sheet: &Sheet,
    safety: Option<&Safety>,
    stopped: Option<u64>,
    words: &Words,
) -> Option<Action> {
    let record = &sheet.report().record;
    let colours = theme(ui);
    let small = |text: String| {
        RichText::new(text)
            .font(regular(SMALL))
            .color(colours.muted)
    };
    let mut chosen = None;
    ui.horizontal_centered(|ui| {
        ui.spacing_mut().item_spacing.x = 20.0;
        let file = file_name(sheet.file()).to_owned();
        if document.sheets().len() > 1 {
            chosen = link_ui(ui, file, Action::NextFile, &words.say("action-next-file"));
        } else {
            ui.label(small(file));
        }
        // While more games are found, how many there are is not known yet.
        let more = if sheet.is_cut() { "" } else { "…" };
        let total = format!("{}{more}", sheet.games().len());
        let places = [
            ("n", sheet.record().number.to_string().into()),
            ("total", total.into()),
        ];
        let games = words.say_with("game-of", &places);
        if sheet.games().len() > 1 {
            let name = words.say_with("game-choice", &[("game", games.as_str().into())]);
            chosen = link_ui(ui, games, Action::Games, &name).or(chosen);
        } else {
            ui.label(small(games));
        }
        let (laws, status) = (words.laws(record), words.status(record));
        let notices = words.notices(record);
        // While a claim is examined, the Laws stand above the finding; without room they stand with the event.
        let above = stopped.is_some() || matches!(document.view(), View::Claim);
        let wide = |text: &str| width_of(ui, text, regular(SMALL)) + ui.spacing().item_spacing.x;
        let beside = wide(&status) + notices.as_deref().map_or(0.0, wide);
        let kept = if safety.is_some() {
            with_text(ui, 90.0)
        } else {
            0.0
        };
        if !above && wide(&laws) + beside + kept <= ui.available_width() {
            ui.label(small(laws));
        }
        let damaged = matches!(record.status, Status::Partial | Status::Refused);
        let ink = if damaged {
            colours.incorrect.ink
        } else {
            colours.muted
        };
        ui.label(small(status).color(ink));
        if let Some(notices) = notices {
            ui.label(small(notices).color(colours.caution.ink));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(seconds) = stopped {
                let time = format!("{}:{:02}", seconds / 60, seconds % 60);
                let text = words.say_with("clocks-stopped", &[("time", time.into())]);
                ui.label(small(text));
            }
            if let Some(safety) = safety {
                safety_ui(ui, safety, words);
            }
        });
    });
    chosen
}

/// That there are changes in no file, and how safe they are.
fn safety_ui(ui: &mut Ui, safety: &Safety, words: &Words) {
    let colours = theme(ui);
    let (text, ink) = match safety {
        Safety::Kept => (words.say("work-kept"), colours.caution.ink),
        Safety::OnTheWay => (words.say("work-on-the-way"), colours.caution.ink),
        Safety::Failed(reason) => {
            let places = [("detail", reason.as_str().into())];
            (
                words.say_with("work-failed", &places),
                colours.incorrect.ink,
            )
        }
    };
    let text = RichText::new(text).font(regular(SMALL)).color(ink);
    ui.add(Label::new(text).truncate())
        .on_hover_text(say_with_key("work-tip", Action::Save, words));
}

/// A small text that does something.
fn link_ui(ui: &mut Ui, text: String, action: Action, name: &str) -> Option<Action> {
    let text = RichText::new(text)
        .font(regular(SMALL))
        .color(theme(ui).accent)
        .underline();
    let response = ui.add(Button::new(text).frame(false)).on_hover_text(name);
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
    focus_ring(ui, &response);
    response.clicked().then_some(action)
}

/// The last part of a path.
fn file_name(path: &str) -> &str {
    path.rsplit(['/', '\\']).next().unwrap_or(path)
}
