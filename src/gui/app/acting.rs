//! Acts carried out: what the document answers that only a shell can do, what is told, what plays by itself.

use std::path::Path;
use std::time::Duration;

use egui::{Context, ViewportCommand};

use super::saving::Unsaved;
use super::{AUTOPLAY, App};
use crate::assets;
use crate::document::{Action, Effect, Scale, Sheet};
use crate::game::Letters;
use crate::gui::dialogs::Purpose;
use crate::gui::panels::{Games, HelpPage, SetUpMemory};
use crate::gui::told::change_text;

/// So many typed moves are played in one frame.
const MOST_AT_ONCE: usize = 100;

/// The game that is shown, before an act.
struct Before {
    /// Counts its changes.
    revision: Option<u64>,
    /// Its last change, in words.
    change: Option<String>,
}

impl App {
    /// Carries out an act of the user, as a key, menu or button would.
    pub fn act(&mut self, ctx: &Context, action: Action) {
        if self.document.allows(action) && self.asks_before(action) {
            return;
        }
        let held = action == Action::Hold && self.document.allows(action);
        if action == Action::Games
            && let Some(sheet) = self.document.sheet()
        {
            self.games = Games::opened_at(sheet.record().number);
        }
        if matches!(action, Action::BeginSetUp(_)) {
            self.set_up = SetUpMemory::default();
        }
        let before = Before {
            revision: self.document.sheet().map(Sheet::revision),
            change: self.last_change(),
        };
        if let Some(effect) = self.document.apply(action) {
            self.carry_out(ctx, effect);
            // What it opens over the window may come before it in a frame.
            ctx.request_repaint();
        }
        self.keep(ctx);
        self.follow_decisions();
        if held {
            self.tell(ctx, self.words.say("told-held"));
        }
        self.tell_change(ctx, action, before);
    }

    pub(super) fn carry_out(&mut self, ctx: &Context, effect: Effect) {
        match effect {
            Effect::ChooseFile => self.dialog.open(Purpose::Open, ctx),
            Effect::SaveDiagram => {
                if let Some(svg) = self.diagram_svg() {
                    self.ask_where_to_save(ctx, Unsaved::Diagram(svg));
                }
            }
            Effect::SaveGame(text) => {
                let game = self.game_to_save(text);
                self.ask_where_to_save(ctx, game);
            }
            Effect::SaveGamePath(text) => {
                let game = self.game_to_save(text);
                self.type_path_to_save(game);
            }
            Effect::Rewrite => self.ask_to_rewrite(),
            Effect::NewGame => self.new_game(),
            Effect::TellRefused(from, to, why) => {
                let places = [
                    ("move", format!("{from}–{to}").into()),
                    ("why", self.words.why_illegal(why).into()),
                ];
                self.tell(ctx, self.words.say_with("refused-move", &places));
            }
            Effect::AskForSecondSheet => {
                let text = self.words.say("sheets-need-two");
                self.show_message("sheets-title", text);
            }
            Effect::WriteTags => self.begin_tags(),
            Effect::ExamineClaim => self.examine_claim(ctx, false),
            Effect::AnotherClaim => self.examine_claim(ctx, true),
            Effect::Decide(ruled) => self.decide_claim(ctx, ruled),
            Effect::SaveRecord => self.ask_to_save_record(),
            Effect::CopyRecord => self.copy_record(ctx),
            Effect::SaveForm => self.ask_to_save_form(),
            Effect::WriteEvent => self.begin_event(),
            Effect::ShowRegister => self.read_register(),
            Effect::SaveRegister => {
                self.read_register();
                self.ask_to_save_register();
            }
            Effect::ShowScan => self.show_scan(),
            Effect::Save => self.save_changes(ctx),
            Effect::BeginFrom(text) => self.begin_game(text),
            Effect::AskForPath => self.type_path(Purpose::Open),
            Effect::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Effect::OpenExample => {
                let (name, text) = assets::EXAMPLE;
                self.take_up(name.to_owned(), text.as_bytes().to_vec(), false);
            }
            Effect::Reload(file) => self.reload(ctx, Path::new(&file)),
            Effect::CopyText(text) => {
                ctx.copy_text(text);
                self.tell(ctx, self.words.say("told-copied"));
            }
            Effect::CopyDiagram => self.copy_diagram(ctx),
            Effect::Choose(preference) => self.choose(ctx, preference),
            Effect::Widen(part, room) => self.widen(ctx, part, room),
            Effect::UsualLayout => self.usual_layout(ctx),
            Effect::ShowPalette => self.begin_palette(ctx),
            Effect::ShowKeys => self.show_help(ctx, HelpPage::Keys),
            Effect::ShowHelp => self.show_help(ctx, HelpPage::First),
            Effect::SaveCard => self.ask_to_save_card(),
            Effect::ShowSettings => self.show_settings(ctx),
            Effect::Scale(scale) => match scale {
                Scale::Larger => egui::gui_zoom::zoom_in(ctx),
                Scale::Smaller => egui::gui_zoom::zoom_out(ctx),
                Scale::Normal => ctx.set_zoom_factor(1.0),
            },
            Effect::Present => self.present(ctx, !self.is_presented()),
            Effect::ShowAbout => {
                let places = [("version", env!("CARGO_PKG_VERSION").into())];
                let text = self.words.say_with("about-text", &places);
                self.show_message("action-about", text);
            }
            Effect::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// The last change that holds of the game that is shown, in words.
    fn last_change(&self) -> Option<String> {
        let (changes, done) = self.document.sheet()?.changes();
        let change = changes.get(done.checked_sub(1)?)?;
        Some(change_text(change, &self.words))
    }

    /// Tells what an act changed, where it did; a move that was entered is seen. What was told of another change goes.
    fn tell_change(&mut self, ctx: &Context, action: Action, before: Before) {
        let revision = self.document.sheet().map(Sheet::revision);
        if revision == before.revision {
            return;
        }
        self.told = None;
        let step = |step: Option<String>| [("step", step.unwrap_or_default().into())];
        let text = match action {
            Action::Answer(_)
            | Action::Delete(..)
            | Action::DeleteShown
            | Action::DeletePair
            | Action::DeleteWord => self.last_change(),
            Action::Undo => Some(self.words.say_with("told-undone", &step(before.change))),
            Action::Redo => Some(
                self.words
                    .say_with("told-redone", &step(self.last_change())),
            ),
            _ => None,
        };
        if let Some(text) = text {
            self.tell(ctx, text);
        }
    }

    /// Plays what was typed, word by word, as far as it goes and nothing has to be asked.
    pub(super) fn play_typed(&mut self, ctx: &Context) {
        let own = Letters::of_language(self.words.language().code()).unwrap_or_default();
        // A whole database may have been pasted: the window goes on meanwhile.
        for _ in 0..MOST_AT_ONCE {
            if self.document.question().is_some() {
                return;
            }
            let Some(sheet) = self.document.sheet() else {
                return;
            };
            let Some(candidate) = self.entry.next(sheet, own) else {
                return;
            };
            self.entry.take();
            self.act(ctx, Action::Play(candidate.mv));
            ctx.request_repaint();
        }
    }

    /// The next move of a game that plays by itself, when its time has come.
    pub(super) fn play_by_itself(&mut self, ctx: &Context) {
        if !self.document.is_playing() {
            self.next_move = None;
            return;
        }
        let now = ctx.input(|input| input.time);
        let due = *self.next_move.get_or_insert(now + AUTOPLAY);
        if now < due {
            ctx.request_repaint_after(Duration::from_secs_f64(due - now));
            return;
        }
        self.next_move = Some(now + AUTOPLAY);
        self.document.tick();
        ctx.request_repaint();
    }
}

/// Whether an act changes only how things look, or stands over the window, so that a lesson or a scan stays where it is.
pub(super) const fn leaves_rooms_open(action: Action) -> bool {
    matches!(
        action,
        Action::Choose(_)
            | Action::Widen(..)
            | Action::UsualLayout
            | Action::Palette
            | Action::SaveCard
            | Action::ShowSettings
            | Action::Scale(_)
            | Action::Present
            | Action::About
            | Action::Cover
            | Action::PlayersView
            | Action::WriteEvent
            | Action::SaveForm
            | Action::Quit
    )
}
