//! The bar at the bottom: the file, the game, the Laws, how far the record could be read, what was just done.

use egui::{Align, Button, Label, Layout, RichText, Ui};

use crate::document::{Action, Document, Sheet, View};
use crate::game::Status;
use crate::gui::theme::{SMALL, regular, theme};
use crate::gui::widgets::focus_ring;
use crate::words::Words;

/// What was just done, and until when (in seconds of the window's clock) it is told.
#[derive(Clone, Debug)]
pub(in crate::gui) struct Told {
    /// The sentence.
    pub(in crate::gui) text: String,
    /// When it goes.
    pub(in crate::gui) until: f64,
}

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
    told: Option<&Told>,
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
        let places = [
            ("n", sheet.record().number.to_string().into()),
            ("total", sheet.games().len().to_string().into()),
        ];
        let games = words.say_with("game-of", &places);
        if sheet.games().len() > 1 {
            let name = words.say_with("game-choice", &[("game", games.as_str().into())]);
            chosen = link_ui(ui, games, Action::Games, &name).or(chosen);
        } else {
            ui.label(small(games));
        }
        // What was just done has the room of the Laws for its few seconds; while a claim is examined, they stand above the finding.
        let above = stopped.is_some() || matches!(document.view(), View::Claim);
        if told.is_none() && !above {
            ui.label(small(words.laws(record)));
        }
        let damaged = matches!(record.status, Status::Partial | Status::Refused);
        let ink = if damaged {
            colours.incorrect.ink
        } else {
            colours.muted
        };
        ui.label(small(words.status(record)).color(ink));
        if let Some(notices) = words.notices(record) {
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
            if let Some(told) = told {
                let text = small(told.text.clone()).color(colours.correct.ink);
                ui.add(Label::new(text).truncate());
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
        .on_hover_text(words.say("work-tip"));
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
