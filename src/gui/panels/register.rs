//! The register: the claims of the event that were decided.

use egui::{Grid, Label, RichText, Role, ScrollArea, Ui, WidgetInfo};

use super::bar::Chosen;
use super::claim::covered_ui;
use crate::document::Action;
use crate::document::register::Entry;
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme};
use crate::gui::widgets::text_ui;
use crate::words::Words;

/// Shows the register.
pub(in crate::gui) fn register_ui(
    ui: &mut Ui,
    entries: &[Entry],
    covered: bool,
    words: &Words,
) -> Option<Chosen> {
    if covered {
        return covered_ui(ui, "register-covered-text", words).map(Chosen::Act);
    }
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.label(RichText::new(words.say("register-title")).font(bold(HEADING)));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let save = ui.add_enabled(
                !entries.is_empty(),
                egui::Button::new(words.say("action-save-register")),
            );
            if save.clicked() {
                chosen = Some(Chosen::Act(Action::SaveRegister));
            }
        });
    });
    ui.add_space(8.0);
    if entries.is_empty() {
        text_ui(ui, &words.say("register-empty"), theme(ui).muted);
        return chosen;
    }
    ScrollArea::both()
        .auto_shrink(false)
        .id_salt("register")
        .show(ui, |ui| {
            Grid::new("register")
                .striped(true)
                .min_col_width(40.0)
                .spacing([16.0, 6.0])
                .show(ui, |ui| {
                    for key in [
                        "register-number",
                        "register-when",
                        "side-white",
                        "side-black",
                        "register-claim",
                        "finding-title",
                        "tag-result",
                        "register-page",
                        "register-decision",
                    ] {
                        let title = RichText::new(words.say(key)).font(bold(SMALL));
                        ui.label(title.color(theme(ui).muted));
                    }
                    ui.end_row();
                    for entry in entries.iter().rev() {
                        chosen = row_ui(ui, entry, words).map(Chosen::Page).or(chosen.take());
                    }
                });
        });
    chosen
}

/// The row of a claim; the name of its page, where that is asked for.
fn row_ui(ui: &mut Ui, entry: &Entry, words: &Words) -> Option<String> {
    let text = |text: &str| {
        let text = RichText::new(text).font(regular(BODY));
        if entry.taken_back {
            text.strikethrough()
        } else {
            text
        }
    };
    let when = format!("{} {}", entry.date, entry.decided_at);
    let claim = words.register_claim(&entry.claimant, &entry.after, &entry.intended_move);
    for cell in [
        entry.number.as_str(),
        when.trim(),
        &entry.white,
        &entry.black,
        &claim,
        &words.register_finding(&entry.finding, &entry.articles),
        &entry.result.replace("1/2", "½").replace('-', "–"),
    ] {
        ui.add(Label::new(text(cell)).extend());
    }
    let name = words.say("register-page");
    let link = RichText::new(&name).font(regular(BODY));
    let link = ui.link(link.color(theme(ui).accent).underline());
    link.widget_info(|| WidgetInfo::labeled(Role::Link, true, format!("{name} {}", entry.number)));
    let mut decision = words.register_ruling(&entry.ruling, &entry.reason);
    if entry.taken_back {
        decision = format!("{decision} · {}", words.say("register-taken-back"));
    }
    ui.add(Label::new(text(&decision)).extend());
    ui.end_row();
    link.clicked().then(|| entry.page_name())
}
