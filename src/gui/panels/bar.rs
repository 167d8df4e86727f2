//! The bar at the top: menus, the cover.

use egui::{Button, MenuBar, RichText, Ui};

use crate::document::{Action, Document};
use crate::gui::actions::{entry, key_name};
use crate::gui::theme::{BODY, LIGHT, bold};
use crate::gui::widgets::{focus_ring, key_cap_ui};
use crate::words::Words;

/// The menus in their order; `None` is a line between groups.
const MENUS: &[(&str, &[Option<Action>])] = &[
    (
        "menu-file",
        &[
            Some(Action::Open),
            Some(Action::Example),
            None,
            Some(Action::Quit),
        ],
    ),
    (
        "menu-game",
        &[
            Some(Action::First),
            Some(Action::Previous),
            Some(Action::Next),
            Some(Action::Last),
            None,
            Some(Action::PreviousOccurrence),
            Some(Action::NextOccurrence),
            None,
            Some(Action::PreviousGame),
            Some(Action::NextGame),
        ],
    ),
    ("menu-view", &[Some(Action::Flip), Some(Action::Cover)]),
    ("menu-help", &[Some(Action::About)]),
];

/// Shows the bar.
pub(in crate::gui) fn bar_ui(ui: &mut Ui, document: &Document, words: &Words) -> Option<Action> {
    let mut chosen = None;
    ui.horizontal_centered(|ui| {
        ui.label(RichText::new("Thrice").font(bold(BODY)));
        ui.add_space(4.0);
        MenuBar::new().ui(ui, |ui| {
            for (name, rows) in MENUS {
                ui.menu_button(words.say(name), |ui| {
                    chosen = menu_ui(ui, rows, document, words).or(chosen);
                });
            }
        });
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if document.sheet().is_some() {
                chosen = cover_ui(ui, document.is_covered(), words).or(chosen);
            }
        });
    });
    chosen
}

fn menu_ui(
    ui: &mut Ui,
    rows: &[Option<Action>],
    document: &Document,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    ui.set_min_width(220.0);
    for row in rows {
        let Some(entry) = row.and_then(entry) else {
            ui.separator();
            continue;
        };
        let key = key_name(entry.action).unwrap_or_default();
        let button = Button::new(words.say(entry.label)).shortcut_text(key);
        if ui
            .add_enabled(document.allows(entry.action), button)
            .clicked()
        {
            chosen = Some(entry.action);
            ui.close();
        }
    }
    chosen
}

fn cover_ui(ui: &mut Ui, covered: bool, words: &Words) -> Option<Action> {
    if let Some(key) = key_name(Action::Cover) {
        key_cap_ui(ui, &key);
    }
    let label = RichText::new(words.say(if covered {
        "action-uncover"
    } else {
        "action-cover"
    }))
    .color(LIGHT.text);
    let button = ui
        .add(Button::new(label).frame(false))
        .on_hover_text(words.say("action-cover-tip"));
    focus_ring(ui, &button);
    button.clicked().then_some(Action::Cover)
}
