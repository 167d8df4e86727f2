//! The help in the place of the game, and what is made for the table.

use egui::{Context, Key, Modifiers, Ui};

use super::App;
use super::acting::leaves_rooms_open;
use super::saving::Unsaved;
use crate::disk;
use crate::document::{Action, Ruled, SetUpKind};
use crate::gui::actions;
use crate::gui::panels::{Chosen, HelpPage, help_ui};
use crate::writers;

/// What has its key on the card for the table.
const ON_CARD: [Action; 14] = [
    Action::NewGame,
    Action::BeginSetUp(SetUpKind::Tail),
    Action::Open,
    Action::Paste,
    Action::Cover,
    Action::ExamineClaim,
    Action::Decide(Ruled::AsFound),
    Action::SaveRecord,
    Action::BeginSetUp(SetUpKind::Table),
    Action::TwoSheets,
    Action::PreviousOccurrence,
    Action::NextOccurrence,
    Action::Undo,
    Action::Palette,
];

/// The help, and which page of it is shown.
#[derive(Debug, Default)]
pub(super) struct HelpDesk {
    shown: Option<HelpPage>,
}

impl HelpDesk {
    /// Whether the help stands in the place of the game.
    pub(super) const fn is_shown(&self) -> bool {
        self.shown.is_some()
    }
}

impl App {
    /// Shows a page of the help. A presentation ends: it has no room for it.
    pub(super) fn show_help(&mut self, ctx: &Context, page: HelpPage) {
        if self.is_presented() {
            self.present(ctx, false);
        }
        self.help.shown = Some(page);
        ctx.request_repaint();
    }

    pub(super) fn leave_help(&mut self, ctx: &Context) {
        self.help.shown = None;
        ctx.request_repaint();
    }

    /// Whether the help, a scan or lessons stand in the place of the game.
    pub(super) fn is_in_room(&self) -> bool {
        self.help.is_shown() || self.scan_desk.is_shown || self.school.is_shown()
    }

    /// Leaves the help, a scan and the lessons: the game is shown.
    pub(super) fn leave_rooms(&mut self, ctx: &Context) {
        self.leave_help(ctx);
        self.scan_desk.is_shown = false;
        self.school.hide();
    }

    /// What is done leads out of the help, but for what changes only how things look.
    pub(super) fn leave_help_for(&mut self, action: Action) {
        if !leaves_rooms_open(action) {
            self.help.shown = None;
        }
    }

    /// The keys while the help is shown: Esc leads out, and so does every other key that has a meaning everywhere.
    pub(super) fn help_keys(&mut self, ctx: &Context) -> Vec<Action> {
        let out = ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape));
        if out {
            self.leave_help(ctx);
            return Vec::new();
        }
        actions::pressed_in_rooms(ctx, &self.document)
    }

    /// The help, where it is shown.
    pub(super) fn help_view_ui(&self, ui: &mut Ui) -> Option<Chosen> {
        help_ui(ui, self.help.shown?, &self.words)
    }

    /// Asks where the card for the table is to be saved.
    pub(super) fn ask_to_save_card(&mut self) {
        let keys = ON_CARD.iter().filter_map(|action| {
            let label = self.words.say(actions::entry(*action)?.label);
            // Dots say that something is asked; on paper nothing is.
            let label = label.trim_end_matches('…').to_owned();
            Some((actions::key_name(*action, &self.words)?, label))
        });
        let page = self.words.table_card(self.document.event(), keys.collect());
        let (paper, language) = (self.document.event().paper, self.words.language().code());
        let pdf = writers::card_pdf(&page, paper, language, disk::fonts_with);
        match self.bytes_of("action-save-card", pdf) {
            Ok(bytes) => {
                let path = self.beside_the_game("thrice-card.pdf");
                self.type_path_for(Unsaved::Record(bytes), path);
            }
            Err(detail) => self.show_message("failed", detail),
        }
    }
}
