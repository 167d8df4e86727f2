//! The shell: keys, drawing, actions, effects.

use std::path::Path;

use egui::{CentralPanel, Context, Frame, Margin, Panel, RichText, Stroke, Ui, ViewportCommand};

use super::actions;
use super::board::Pieces;
use super::dialogs::{Answer, FileDialog};
use super::panels::{
    BESIDE_BOARD, Drawing, Scoresheet, bar_ui, board_side_ui, empty_ui, finding_ui, scoresheet_ui,
    status_ui,
};
use super::theme::{self, HEADING, LIGHT, bold};
use super::widgets::text_ui;
use crate::assets;
use crate::disk;
use crate::document::{Action, Document, Effect, Sheet};
use crate::game::NamedMove;
use crate::words::{Language, Words};

/// A message that stands over the window until it is closed.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Message {
    title: String,
    text: String,
}

/// The window.
pub struct App {
    document: Document,
    words: Words,
    pieces: Pieces,
    scoresheet: Scoresheet,
    dialog: FileDialog,
    message: Option<Message>,
}

impl App {
    /// A window without a file. Puts fonts and colours into the context.
    #[must_use]
    pub fn new(ctx: &Context, language: Language) -> Self {
        theme::install(ctx);
        Self {
            document: Document::default(),
            words: Words::new(language),
            pieces: Pieces::default(),
            scoresheet: Scoresheet::default(),
            dialog: FileDialog::default(),
            message: None,
        }
    }

    /// What is shown.
    #[must_use]
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// Carries out an act of the user, as a key, menu or button would.
    pub fn act(&mut self, ctx: &Context, action: Action) {
        match self.document.apply(action) {
            None => {}
            Some(Effect::ChooseFile) => self.dialog.open(ctx),
            Some(Effect::OpenExample) => {
                let (name, text) = assets::EXAMPLE;
                self.take_up(name.to_owned(), text.as_bytes().to_vec());
            }
            Some(Effect::ShowAbout) => {
                let places = [("version", env!("CARGO_PKG_VERSION").into())];
                let text = self.words.say_with("about-text", &places);
                self.message = Some(Message {
                    title: self.words.say("action-about"),
                    text,
                });
            }
            Some(Effect::Quit) => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Opens a file. Where it cannot be read, the window says so and what was open stays.
    pub fn open_file(&mut self, path: &Path) {
        let name = path.display().to_string();
        match disk::read_file(path) {
            Ok(bytes) => self.take_up(name, bytes),
            Err(error) => {
                let places = [("file", name.into()), ("detail", error.to_string().into())];
                self.tell_failure(self.words.say_with(error.key(), &places));
            }
        }
    }

    /// Shows the game and the moment that were asked for, as far as they are there; what is not there is told.
    pub fn show_moment(
        &mut self,
        ctx: &Context,
        game: Option<usize>,
        ply: Option<u32>,
        after: Option<&NamedMove>,
    ) {
        if let (Some(number), Some(sheet)) = (game, self.document.sheet()) {
            if !(1..=sheet.games().len()).contains(&number) {
                let text = self
                    .words
                    .no_such_game(sheet.file(), number, sheet.games().len());
                return self.tell_failure(text);
            }
            self.act(ctx, Action::ChooseGame(number));
        }
        let Some(sheet) = self.document.sheet() else {
            return;
        };
        let Some(line) = sheet.reading().map(|reading| reading.course().line()) else {
            return;
        };
        let (file, record, words) = (sheet.file(), sheet.record(), &self.words);
        let found = match (ply, after) {
            (Some(half_moves), _) => line
                .ply(half_moves)
                .ok_or_else(|| words.no_such_ply(file, record, line, half_moves)),
            (None, Some(named)) => named
                .find(line)
                .ok_or_else(|| words.no_such_move(file, record, line, named)),
            (None, None) => return,
        };
        match found {
            Ok(ply) => self.act(ctx, Action::GoTo(ply)),
            Err(text) => self.tell_failure(text),
        }
    }

    fn take_up(&mut self, name: String, bytes: Vec<u8>) {
        match Sheet::read(name.clone(), bytes) {
            Some(sheet) => {
                self.document.open(sheet);
                self.message = None;
            }
            None => self.tell_failure(
                self.words
                    .say_with("error-no-game", &[("file", name.into())]),
            ),
        }
    }

    fn tell_failure(&mut self, text: String) {
        self.message = Some(Message {
            title: self.words.say("opening-failed"),
            text,
        });
    }

    /// Shows one frame, then carries out what the user did in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.take_answer();
        let mut acts = keys(&ctx);
        if self.message.is_some() {
            // Behind a message only the cover still works: players may come at any time.
            acts.retain(|action| *action == Action::Cover);
        }
        self.set_title(&ctx);
        acts.extend(self.regions_ui(ui));
        self.message_ui(&ctx);
        for action in acts {
            self.act(&ctx, action);
        }
    }

    fn take_answer(&mut self) {
        match self.dialog.answer() {
            Some(Answer::Chosen(path)) => self.open_file(&path),
            Some(Answer::NoDialog) => {
                let title = self.words.say("dialog-none-title");
                self.message = Some(Message {
                    title,
                    text: self.words.say("dialog-none"),
                });
            }
            Some(Answer::Cancelled) | None => {}
        }
    }

    fn set_title(&self, ctx: &Context) {
        let title = match self.document.sheet() {
            Some(sheet) => {
                let (white, black) = self.words.players(&sheet.record().tags);
                format!("{white} – {black} · Thrice")
            }
            None => "Thrice".to_owned(),
        };
        let known = ctx.data(|data| data.get_temp::<String>(egui::Id::unique("title")));
        if known.as_deref() != Some(&title) {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            ctx.data_mut(|data| data.insert_temp(egui::Id::unique("title"), title));
        }
    }

    fn regions_ui(&mut self, ui: &mut Ui) -> Option<Action> {
        let bar = |margin: i8| {
            Frame::new()
                .fill(LIGHT.surface)
                .inner_margin(Margin::symmetric(margin, 0))
        };
        let mut chosen = None;
        let top = Panel::top("bar")
            .frame(bar(16))
            .exact_size(40.0)
            .resizable(false);
        top.show(ui, |ui| chosen = bar_ui(ui, &self.document, &self.words));
        let Some(sheet) = self.document.sheet() else {
            let center =
                CentralPanel::no_frame().frame(Frame::new().fill(LIGHT.bg).inner_margin(16));
            center.show(ui, |ui| chosen = empty_ui(ui, &self.words).or(chosen));
            return chosen;
        };
        let bottom = Panel::bottom("status")
            .frame(bar(16))
            .exact_size(28.0)
            .resizable(false);
        bottom.show(ui, |ui| {
            chosen = status_ui(ui, sheet, &self.words).or(chosen);
        });

        let covered = self.document.is_covered();
        let widths = Widths::of(ui.available_size());
        let ground = Frame::new().fill(LIGHT.bg).inner_margin(Margin {
            left: 16,
            right: 16,
            top: 12,
            bottom: 8,
        });
        let right = Panel::right("finding")
            .frame(ground)
            .exact_size(widths.finding)
            .resizable(false);
        right.show(ui, |ui| {
            let mut drawing = Drawing {
                pieces: &mut self.pieces,
                flipped: self.document.is_flipped(),
            };
            chosen = finding_ui(ui, sheet.report(), covered, &mut drawing, &self.words).or(chosen);
        });
        let paper = Frame::new().fill(LIGHT.surface).inner_margin(Margin {
            left: 0,
            right: 4,
            top: 8,
            bottom: 8,
        });
        let middle = Panel::right("scoresheet")
            .frame(paper)
            .exact_size(widths.scoresheet)
            .resizable(false);
        middle.show(ui, |ui| {
            chosen =
                scoresheet_ui(ui, sheet, covered, &mut self.scoresheet, &self.words).or(chosen);
        });
        CentralPanel::no_frame().frame(ground).show(ui, |ui| {
            chosen =
                board_side_ui(ui, &self.document, sheet, &mut self.pieces, &self.words).or(chosen);
        });
        chosen
    }

    fn message_ui(&mut self, ctx: &Context) {
        let Some(message) = self.message.clone() else {
            return;
        };
        let frame = Frame::new()
            .fill(LIGHT.surface)
            .stroke(Stroke::new(1.0, LIGHT.line))
            .corner_radius(theme::CARD)
            .inner_margin(16);
        let modal = egui::Modal::new(egui::Id::unique("message"))
            .frame(frame)
            .show(ctx, |ui| {
                ui.set_width(420.0);
                ui.label(RichText::new(&message.title).font(bold(HEADING)));
                ui.add_space(8.0);
                text_ui(ui, &message.text, LIGHT.text);
                ui.add_space(12.0);
                let close = ui.button(self.words.say("close"));
                if ui.memory(|memory| memory.focused().is_none()) {
                    close.request_focus();
                }
                close.clicked()
            });
        if modal.inner || modal.should_close() {
            self.message = None;
        }
    }
}

/// The actions of the keys of this frame. Arrow keys step through the game and do not move the focus,
/// unless a menu is open.
fn keys(ctx: &Context) -> Vec<Action> {
    if egui::Popup::is_any_open(ctx) {
        return Vec::new();
    }
    let arrows = [
        egui::Key::ArrowLeft,
        egui::Key::ArrowRight,
        egui::Key::ArrowUp,
        egui::Key::ArrowDown,
    ];
    if !ctx.text_edit_focused()
        && ctx.input(|input| arrows.iter().any(|key| input.key_pressed(*key)))
    {
        ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
    }
    actions::pressed(ctx)
}

/// The widths of the scoresheet and of the finding; the board has the rest.
struct Widths {
    scoresheet: f32,
    finding: f32,
}

impl Widths {
    /// The board is as large as fits; width that it cannot use goes to the finding.
    fn of(size: egui::Vec2) -> Self {
        let scoresheet = (size.x * 0.21).clamp(214.0, 290.0);
        let wanted = (size.x * 0.35).clamp(290.0, 460.0);
        let board = (size.x - scoresheet - wanted).min(size.y - BESIDE_BOARD - 20.0 + 32.0);
        Self {
            scoresheet,
            finding: (size.x - scoresheet - board).min(760.0),
        }
    }
}

impl eframe::App for App {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        self.show(ui);
    }
}

impl std::fmt::Debug for App {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("App")
            .field("document", &self.document)
            .finish_non_exhaustive()
    }
}
