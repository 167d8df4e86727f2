//! The shell: keys, drawing, actions, effects.

mod acting;
mod claims;
mod drawings;
mod event;
mod files;
mod habits;
mod help;
mod keeping;
mod layout;
mod lessons;
mod message;
mod opening;
mod over;
mod palette;
mod present;
mod regions;
mod saving;
mod scan;
mod tags;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::{Context, Ui, ViewportCommand};

use self::claims::Desk;
pub use self::claims::ShowFile;
use self::drawings::Drawings;
use self::habits::Habits;
use self::help::HelpDesk;
use self::keeping::Keeping;
pub(super) use self::keeping::Left;
use self::layout::ShownWidths;
use self::lessons::School;
use self::message::{Choice, Message};
use self::opening::Openings;
use self::palette::PaletteField;
use self::present::Screen;
use self::saving::Unsaved;
use self::scan::ScanDesk;
use self::tags::TagsField;
use super::board::BoardMemory;
use super::dialogs::{FileDialog, Purpose};
use super::panels::{
    Chosen, ClaimMemory, EntryMemory, Games, Scoresheet, SetUpMemory, Told, toast_ui,
};
use super::{actions, mirror, theme};
use crate::disk::{Journals, Recent, Watch};
use crate::document::{Action, Document, View};
use crate::words::{Language, Words};

/// Seconds between two moves of the game that plays by itself.
const AUTOPLAY: f64 = 1.0;

/// The field in which a path is typed.
#[derive(Debug, Clone)]
struct PathField {
    text: String,
    purpose: Purpose,
}

/// The window.
pub struct App {
    document: Document,
    words: Words,
    board: BoardMemory,
    scoresheet: Scoresheet,
    entry: EntryMemory,
    set_up: SetUpMemory,
    claim: ClaimMemory,
    desk: Desk,
    /// The lessons, and what is shown of them.
    school: School,
    screen: Screen,
    /// What the user chose.
    habits: Habits,
    /// How wide the parts beside the board are shown.
    shown_widths: ShownWidths,
    /// The pages of help, and the keys.
    help: HelpDesk,
    /// What is looked for among all that can be done.
    palette: Option<PaletteField>,
    /// A scan of many games.
    scan_desk: ScanDesk,
    games: Games,
    dialog: FileDialog,
    message: Option<Message>,
    /// The path that is being typed.
    path: Option<PathField>,
    /// The names of the game that are being written.
    tags: Option<TagsField>,
    told: Option<Told>,
    /// How many texts were pasted; it names them apart.
    pastes: usize,
    /// How many games were begun; it names them apart.
    new_games: usize,
    /// What waits for a place on the disk.
    to_save: Option<Unsaved>,
    recent: Recent,
    /// Files that are being read.
    openings: Openings,
    keeping: Keeping,
    /// Whether the window closes as soon as everything is in a file.
    quitting: bool,
    /// Whether the window may be closed without a question.
    may_close: bool,
    watch: Option<Watch>,
    /// The file that the watch was set for; where it could not be set, it is not tried again and again.
    watched: Option<PathBuf>,
    /// Set by the watch when something happened to the file.
    touched: Arc<AtomicBool>,
    /// Whether the file that is shown is another on disk now.
    changed: bool,
    /// Set by another thread where two screens show the same picture.
    mirrored: Arc<AtomicBool>,
    /// When the game that plays by itself makes its next move.
    next_move: Option<f64>,
    title: String,
    /// What is drawn on the board at each moment.
    drawings: Drawings,
}

impl App {
    /// A window without a file. Puts fonts and colours into the context.
    #[must_use]
    pub fn new(ctx: &Context, language: Language, recent: Recent, journals: Journals) -> Self {
        theme::install(ctx);
        Self {
            document: Document::default(),
            words: Words::new(language),
            board: BoardMemory::default(),
            scoresheet: Scoresheet::default(),
            entry: EntryMemory::default(),
            set_up: SetUpMemory::default(),
            claim: ClaimMemory::default(),
            desk: Desk::default(),
            school: School::default(),
            screen: Screen::default(),
            habits: Habits::default(),
            shown_widths: ShownWidths::default(),
            help: HelpDesk::default(),
            palette: None,
            scan_desk: ScanDesk::default(),
            games: Games::default(),
            dialog: FileDialog::default(),
            message: None,
            path: None,
            tags: None,
            told: None,
            pastes: 0,
            new_games: 0,
            to_save: None,
            recent,
            openings: Openings::default(),
            keeping: Keeping::new(journals),
            quitting: false,
            may_close: false,
            watch: None,
            watched: None,
            touched: Arc::default(),
            changed: false,
            mirrored: Arc::default(),
            next_move: None,
            title: String::new(),
            drawings: Drawings::default(),
        }
    }

    /// Asks once whether two screens show the same picture; the answer comes when it comes.
    pub fn look_at_screens(&mut self, ctx: &Context) {
        let (mirrored, ctx) = (Arc::clone(&self.mirrored), ctx.clone());
        std::thread::spawn(move || {
            if mirror::screens_are_mirrored() {
                mirrored.store(true, Ordering::Relaxed);
                ctx.request_repaint();
            }
        });
    }

    /// What is shown.
    #[must_use]
    pub const fn document(&self) -> &Document {
        &self.document
    }

    /// What it says.
    #[must_use]
    pub const fn words(&self) -> &Words {
        &self.words
    }

    /// Speaks another language.
    pub fn speak(&mut self, language: Language) {
        self.words = Words::new(language);
    }

    /// Tells for some seconds what was done.
    fn tell(&mut self, ctx: &Context, text: String) {
        self.told = Some(Told::now(ctx, text));
    }

    /// Shows one frame, then carries out what the user did in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.follow_habits(&ctx);
        self.take_answer(&ctx);
        self.take_dropped(&ctx);
        self.follow_openings(&ctx);
        self.look_at_file(&ctx);
        self.follow_scan(&ctx);
        let mut acts = self.keys(&ctx);
        self.drawings.follow(self.document.sheet(), &mut self.board);
        self.set_title(&ctx);
        let (chosen, other) = self.regions_ui(ui);
        acts.extend(chosen);
        self.told = self.told.take().filter(|told| toast_ui(&ctx, told));
        self.message_ui(&ctx);
        self.path_ui(&ctx);
        self.tags_ui(&ctx);
        self.event_ui(&ctx);
        self.new_lesson_ui(&ctx);
        let other = match self.palette_over_ui(&ctx) {
            Some(Chosen::Act(action)) => {
                acts.push(action);
                other
            }
            found => found.or(other),
        };
        // While a lesson is shown the players' window steps nothing that the arbiter does not see.
        let from_players = self.players_window(&ctx).into_iter();
        let in_room = self.is_in_room();
        let only =
            |action: &Action| !in_room || matches!(action, Action::Cover | Action::PlayersView);
        acts.extend(from_players.filter(only));
        self.play_by_itself(&ctx);
        for action in acts {
            self.leave_help_for(action);
            self.leave_scan_for(action);
            self.leave_lessons_for(&ctx, action);
        }
        self.play_typed(&ctx);
        if let Some(written) = self.entry.take_stood() {
            self.document.begin_stood(written);
        }
        match other {
            Some(Chosen::Recent(path)) => {
                self.leave_rooms(&ctx);
                self.open_file(&ctx, &path);
            }
            Some(Chosen::Continue(number)) => self.continue_work(&ctx, number),
            Some(Chosen::LetGo(number)) => self.ask_to_let_go(number),
            Some(Chosen::Fen(text)) => self.set_up.fen_was_read(self.document.read_fen(&text)),
            Some(Chosen::Claim(edit)) => self.state_claim(edit),
            Some(Chosen::Page(name)) => self.show_page(&ctx, &name),
            Some(Chosen::Lessons(act)) => {
                self.scan_desk.is_shown = false;
                self.leave_help(&ctx);
                self.act_in_lessons(&ctx, act);
            }
            Some(Chosen::Scan(act)) => self.act_in_scan(&ctx, act),
            Some(Chosen::Language(language)) => self.choose_language(&ctx, language),
            Some(Chosen::Help(page)) => self.show_help(&ctx, page),
            Some(Chosen::LeaveHelp) => self.leave_help(&ctx),
            Some(Chosen::Act(_)) | None => {}
        }
        self.look_at_closing(&ctx);
    }

    /// The actions of the keys of this frame. Arrow keys step through the game and do not move the focus, unless a
    /// menu is open. Behind a message or a menu only the cover still works: players may come at any time.
    fn keys(&mut self, ctx: &Context) -> Vec<Action> {
        actions::type_nothing_with_alt(ctx);
        if self.is_blocked(ctx) {
            return cover_only(ctx);
        }
        if self.help.is_shown() && !self.is_presented() {
            return self.help_keys(ctx);
        }
        if self.school.is_shown() {
            self.lesson_keys(ctx);
            return actions::pressed_in_rooms(ctx, &self.document);
        }
        if self.scan_desk.is_shown {
            self.scan_keys(ctx);
            return actions::pressed_in_rooms(ctx, &self.document);
        }
        if self.is_presented() {
            return self.presented_keys(ctx);
        }
        let arrows = [
            egui::Key::ArrowLeft,
            egui::Key::ArrowRight,
            egui::Key::ArrowUp,
            egui::Key::ArrowDown,
        ];
        let typing = self.is_typing(ctx);
        if !typing && ctx.input(|input| arrows.iter().any(|key| input.key_pressed(*key))) {
            ctx.memory_mut(|memory| memory.move_focus(egui::FocusDirection::None));
        }
        if !ctx.text_edit_focused() {
            let pasted = ctx.input(|input| {
                input.events.iter().find_map(|event| match event {
                    egui::Event::Paste(text) => Some(text.clone()),
                    _ => None,
                })
            });
            match (pasted, self.document.view()) {
                (Some(text), View::SetUp(_)) => {
                    if !self.document.read_fen(&text) {
                        self.show_message("failed", self.words.say("set-up-no-fen"));
                    }
                }
                (Some(text), _) => self.paste(&text),
                (None, _) => {}
            }
            if matches!(self.document.view(), View::Game) {
                // In the empty window a first move begins a game.
                if self.document.sheet().is_none() && EntryMemory::is_typed(ctx) {
                    self.new_game();
                }
                if self.document.sheet().is_some() {
                    EntryMemory::begin_where_typed(ctx);
                }
            }
        }
        actions::pressed(ctx, &self.document, typing)
    }

    /// Whether the keys edit a text: the empty field for moves leaves arrows and brackets to the game.
    fn is_typing(&self, ctx: &Context) -> bool {
        let in_empty_entry = EntryMemory::has_focus(ctx) && self.entry.is_empty();
        ctx.text_edit_focused() && !in_empty_entry
    }

    /// Whether a message, a field or a menu stands over the window and has the keys.
    fn is_blocked(&self, ctx: &Context) -> bool {
        self.message.is_some()
            || self.path.is_some()
            || self.tags.is_some()
            || self.palette.is_some()
            || self.desk.event.is_some()
            || self.board.is_promoting()
            || self.claim.is_promoting()
            || self.school.is_promoting()
            || self.school.field.is_some()
            || egui::Popup::is_any_open(ctx)
    }

    /// The title names the players and never what was found.
    fn set_title(&mut self, ctx: &Context) {
        let title = match self.document.sheet() {
            Some(sheet) => {
                let (white, black) = self.words.players(&sheet.record().tags);
                let unsaved = if sheet.is_changed() { "• " } else { "" };
                format!("{unsaved}{white} – {black} · Thrice")
            }
            None => "Thrice".to_owned(),
        };
        if self.title != title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }
}

/// The cover, where its key was pressed, and no other key. A menu that is open closes.
fn cover_only(ctx: &Context) -> Vec<Action> {
    let cover = actions::cover_pressed(ctx);
    if cover {
        egui::Popup::close_all(ctx);
    }
    cover.then_some(Action::Cover).into_iter().collect()
}

impl eframe::App for App {
    /// Only the place of the window is kept; where a list was scrolled to is of no use at the next start.
    fn persist_egui_memory(&self) -> bool {
        false
    }

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
