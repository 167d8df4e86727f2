//! A message that stands over the window, perhaps a question: what is told, what can be chosen.

use std::path::PathBuf;

use egui::{Context, RichText};

use super::App;
use super::over::modal_frame;
use super::saving::Unsaved;
use crate::game::Variant;
use crate::gui::theme::{HEADING, bold, theme_of};
use crate::gui::widgets::text_ui;

/// A message that stands over the window until it is closed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Message {
    title: String,
    text: String,
    /// What can be chosen (Esc chooses nothing); a message only to be read has nothing but to close it.
    pub(super) choices: Vec<Choice>,
    /// Whether its first button has got the focus, once.
    has_focus: bool,
}

/// What can be chosen where the window asks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Choice {
    /// Nothing is done.
    Nothing,
    /// The file with this path is replaced by what waits.
    ReplaceFile(PathBuf),
    /// The game is written anew in its file.
    Rewrite,
    /// The file is read again.
    ReadAgain,
    /// The game is saved as another file.
    SaveElsewhere(Unsaved),
    /// A pasted FEN is of this game.
    PasteFen(String, Variant),
    /// Work that was left behind is let go, by its place in the list.
    LetGo(usize),
    /// The file is saved and closed.
    SaveAndClose,
    /// The file is closed, and its changes are let go.
    CloseUnsaved,
    /// The file is closed, and the claim that is not decided let go.
    CloseAnyway,
    /// The window is closed, and claims that are not decided let go.
    QuitAnyway,
    /// Everything is saved and the window closed.
    SaveAndQuit,
    /// The window is closed, and offers the work at the next start.
    QuitKeeping,
    /// The window is closed, and its changes are let go.
    QuitUnsaved,
}

impl App {
    /// Shows a message with the title of this key.
    pub(super) fn show_message(&mut self, title: &str, text: String) {
        self.ask(title, text, Vec::new());
    }

    /// Asks something, with the title of this key.
    pub(super) fn ask(&mut self, title: &str, text: String, choices: Vec<Choice>) {
        self.message = Some(Message {
            title: self.words.say(title),
            text,
            choices,
            has_focus: false,
        });
    }

    pub(super) fn message_ui(&mut self, ctx: &Context) {
        let Some(message) = self.message.clone() else {
            return;
        };
        let modal = egui::Modal::new(egui::Id::unique("message"))
            .frame(modal_frame(ctx))
            .show(ctx, |ui| {
                ui.set_width(420.0);
                ui.label(RichText::new(&message.title).font(bold(HEADING)));
                ui.add_space(8.0);
                text_ui(ui, &message.text, theme_of(ctx).text);
                ui.add_space(12.0);
                self.choices_ui(ui, &message)
            });
        let closed = modal.should_close();
        let chosen = modal.inner;
        if chosen.is_some() || closed {
            self.quitting &= chosen.is_some();
            self.message = None;
            // The message had the focus; the form has it again.
            self.claim.opened();
        } else if let Some(message) = &mut self.message {
            message.has_focus = true;
        }
        if let Some(choice) = chosen {
            self.take_choice(ctx, choice);
        }
    }

    /// The buttons of a message. The first one has the focus, so that Enter chooses it.
    fn choices_ui(&self, ui: &mut egui::Ui, message: &Message) -> Option<Choice> {
        let close = [(Choice::Nothing, "close")];
        let asked = message.choices.iter().map(|choice| {
            let label = match choice {
                Choice::Nothing => "cancel",
                Choice::ReplaceFile(_) => "replace-file-button",
                Choice::Rewrite => "rewrite-button",
                Choice::ReadAgain => "action-reload",
                Choice::SaveElsewhere(_) => "save-elsewhere",
                Choice::PasteFen(_, Variant::Standard) => "chess960-standard",
                Choice::PasteFen(_, Variant::Chess960) => "chess960-chess960",
                Choice::LetGo(_) => "left-let-go",
                Choice::SaveAndClose | Choice::SaveAndQuit => "action-save",
                Choice::CloseUnsaved | Choice::QuitUnsaved => "close-unsaved",
                Choice::CloseAnyway | Choice::QuitAnyway => "close-anyway",
                Choice::QuitKeeping => "quit-keeping",
            };
            (choice.clone(), label)
        });
        let buttons: Vec<(Choice, &str)> = if message.choices.is_empty() {
            close.to_vec()
        } else {
            asked.collect()
        };
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for (i, (choice, label)) in buttons.into_iter().enumerate() {
                let button = ui.button(self.words.say(label));
                if i == 0 && !message.has_focus {
                    button.request_focus();
                }
                if button.clicked() {
                    chosen = Some(choice);
                }
            }
        });
        chosen
    }
}
