//! What stands over the window or beside it: forms, the field for a path, the players' window.

use egui::{CentralPanel, Context, Frame, RichText, Stroke, ViewportBuilder, ViewportId};

use super::saving::Asked;
use super::{App, PathField, cover_only};
use crate::disk;
use crate::document::Action;
use crate::gui::actions;
use crate::gui::dialogs::Purpose;
use crate::gui::panels::players_ui;
use crate::gui::theme::{BODY, CARD, HEADING, bold, regular, theme, theme_of};
use crate::gui::widgets::field_ui;

/// A row of a form over the window: the name of a field and the field; the first field of a form gets the focus once. Whether Enter
/// was pressed in it.
pub(super) fn form_field_ui(
    ui: &mut egui::Ui,
    name: &str,
    field: egui::TextEdit<'_>,
    focused: &mut bool,
) -> bool {
    ui.label(RichText::new(name).font(regular(BODY)));
    let response = ui.add(field.margin(egui::vec2(8.0, 5.0)));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, name));
    if !std::mem::replace(focused, true) {
        response.request_focus();
    }
    ui.end_row();
    response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter))
}

impl App {
    /// The buttons of a form over the window: whether it is done, and whether it is given up.
    pub(super) fn form_buttons_ui(&self, ui: &mut egui::Ui) -> (bool, bool) {
        let buttons = ui.horizontal(|ui| {
            let done = ui.button(self.words.say("tags-done")).clicked();
            (done, ui.button(self.words.say("cancel")).clicked())
        });
        buttons.inner
    }

    /// The field for a path, where no dialog can be had or the keyboard is quicker. It waits behind a message.
    pub(super) fn path_ui(&mut self, ctx: &Context) {
        if self.message.is_some() {
            return;
        }
        let Some(mut path) = self.path.take() else {
            return;
        };
        let modal = egui::Modal::new(egui::Id::unique("path"))
            .frame(modal_frame(ctx))
            .show(ctx, |ui| {
                ui.set_width(520.0);
                let (title, hint, enter) = match path.purpose {
                    Purpose::Open => ("path-title", "path-hint", "path-open"),
                    Purpose::ScanFiles | Purpose::ScanFolder => {
                        ("path-scan", "path-scan-hint", "path-scan-button")
                    }
                    Purpose::SaveDiagram => ("path-save-diagram", "path-save-hint", "path-save"),
                    Purpose::SaveGame => ("path-save-game", "path-save-hint", "path-save"),
                    Purpose::SavePage => ("path-save-page", "path-save-hint", "path-save"),
                };
                ui.label(RichText::new(self.words.say(title)).font(bold(HEADING)));
                ui.add_space(8.0);
                let hint = self.words.say(hint);
                let response = field_ui(ui, &mut path.text, &hint, 520.0);
                let entered =
                    response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
                if !response.has_focus() && !entered {
                    response.request_focus();
                }
                ui.add_space(12.0);
                ui.horizontal(|ui| {
                    let open = ui.button(self.words.say(enter)).clicked();
                    let cancel = ui.button(self.words.say("cancel")).clicked();
                    (open || entered, cancel)
                })
                .inner
            });
        let (open, cancel) = modal.inner;
        if open && !path.text.trim().is_empty() {
            self.take_path(ctx, path);
        } else if !cancel && !modal.should_close() {
            self.path = Some(path);
        } else {
            self.quitting = false;
        }
    }

    /// A path that was typed. Where it leads nowhere, it is there again, to be mended.
    fn take_path(&mut self, ctx: &Context, field: PathField) {
        let path = disk::typed_path(field.text.trim());
        let done = match field.purpose {
            Purpose::Open => self.open_file(ctx, &path),
            Purpose::ScanFiles | Purpose::ScanFolder => {
                self.scan(ctx, vec![path]);
                true
            }
            Purpose::SaveDiagram | Purpose::SaveGame | Purpose::SavePage => {
                self.save_waiting(ctx, &path, Asked::Not);
                // A question whether a file is to be replaced takes the path with it.
                self.message
                    .as_ref()
                    .is_none_or(|message| !message.choices.is_empty())
            }
        };
        self.path = (!done).then_some(field);
    }

    /// The second window, for the players: a board and the moves. The keys work there too; it shows no answer to them
    /// but the board.
    pub(super) fn players_window(&mut self, ctx: &Context) -> Vec<Action> {
        let Some(sheet) = self
            .document
            .sheet()
            .filter(|_| self.document.has_players_view())
        else {
            return Vec::new();
        };
        let title = format!("{} · Thrice", self.words.say("players-view-title"));
        let viewport = ViewportBuilder::default()
            .with_title(title)
            .with_inner_size([720.0, 820.0])
            // The arbiter's keys stay with the arbiter's window.
            .with_active(false);
        let blocked = self.is_blocked(ctx);
        let mut closed = false;
        let mut acts = Vec::new();
        ctx.show_viewport_immediate(ViewportId::from_hash_of("players"), viewport, |ui, _| {
            let frame = Frame::new().fill(theme(ui).bg).inner_margin(16);
            CentralPanel::no_frame().frame(frame).show(ui, |ui| {
                players_ui(ui, &self.document, sheet, &mut self.board, &self.words);
            });
            closed = ui.input(|input| input.viewport().close_requested());
            acts = if blocked {
                cover_only(ui.ctx())
            } else {
                actions::pressed(ui.ctx(), &self.document, false)
            };
        });
        if closed {
            acts.push(Action::PlayersView);
        }
        acts
    }
}

pub(super) fn modal_frame(ctx: &Context) -> Frame {
    let colours = theme_of(ctx);
    Frame::new()
        .fill(colours.surface)
        .stroke(Stroke::new(1.0, colours.line))
        .corner_radius(CARD)
        .inner_margin(16)
}
