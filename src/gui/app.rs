//! The shell: keys, drawing, actions, effects.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use egui::{
    Button, CentralPanel, Context, Frame, Margin, Panel, RichText, Stroke, TextEdit, Ui,
    ViewportBuilder, ViewportCommand, ViewportId, vec2,
};

use super::board::BoardMemory;
use super::dialogs::{Answer, FileDialog, Purpose};
use super::panels::{
    BESIDE_BOARD, Chosen, Drawing, Games, Scoresheet, Told, bar_ui, board_side_ui, compare_ui,
    empty_ui, finding_ui, games_ui, players_ui, scoresheet_ui, status_ui,
};
use super::theme::{self, BODY, CARD, HEADING, bold, regular, theme, theme_of};
use super::widgets::text_ui;
use super::{actions, diagram, mirror};
use crate::assets;
use crate::disk::{self, Recent, Watch};
use crate::document::{Action, Document, Effect, Scale, Sheet, View};
use crate::game::NamedMove;
use crate::words::{Language, Words};
use crate::writers;

/// So long is told what was done, in seconds.
const TOLD_FOR: f64 = 4.0;
/// Seconds between two moves of the game that plays by itself.
const AUTOPLAY: f64 = 1.0;

/// A message that stands over the window until it is closed.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Message {
    title: String,
    text: String,
    /// Whether its button has got the focus, once.
    has_focus: bool,
}

/// The window.
pub struct App {
    document: Document,
    words: Words,
    board: BoardMemory,
    scoresheet: Scoresheet,
    games: Games,
    dialog: FileDialog,
    message: Option<Message>,
    /// The path that is being typed.
    path: Option<String>,
    told: Option<Told>,
    /// How many texts were pasted; it names them apart.
    pastes: usize,
    /// The diagram as it was when saving it was asked for.
    diagram_to_save: Option<String>,
    recent: Recent,
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
    /// The moment that the drawn arrows belong to.
    drawn_on: Option<String>,
}

impl App {
    /// A window without a file. Puts fonts and colours into the context.
    #[must_use]
    pub fn new(ctx: &Context, language: Language, recent: Recent) -> Self {
        theme::install(ctx);
        Self {
            document: Document::default(),
            words: Words::new(language),
            board: BoardMemory::default(),
            scoresheet: Scoresheet::default(),
            games: Games::default(),
            dialog: FileDialog::default(),
            message: None,
            path: None,
            told: None,
            pastes: 0,
            diagram_to_save: None,
            recent,
            watch: None,
            watched: None,
            touched: Arc::default(),
            changed: false,
            mirrored: Arc::default(),
            next_move: None,
            title: String::new(),
            drawn_on: None,
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

    /// Carries out an act of the user, as a key, menu or button would.
    pub fn act(&mut self, ctx: &Context, action: Action) {
        let held = action == Action::Hold && self.document.allows(action);
        if action == Action::Games
            && let Some(sheet) = self.document.sheet()
        {
            self.games = Games::opened_at(sheet.record().number);
        }
        if let Some(effect) = self.document.apply(action) {
            self.carry_out(ctx, effect);
        }
        if held {
            self.tell(ctx, self.words.say("told-held"));
        }
    }

    fn carry_out(&mut self, ctx: &Context, effect: Effect) {
        match effect {
            Effect::ChooseFile => self.dialog.open(Purpose::Open, ctx),
            Effect::SaveDiagram => {
                self.diagram_to_save = self.diagram_svg();
                self.dialog.open(Purpose::SaveDiagram, ctx);
            }
            Effect::AskForPath => self.path = Some(String::new()),
            Effect::Paste => ctx.send_viewport_cmd(ViewportCommand::RequestPaste),
            Effect::OpenExample => {
                let (name, text) = assets::EXAMPLE;
                self.take_up(name.to_owned(), text.as_bytes().to_vec(), false);
            }
            Effect::Reload(file) => {
                self.open_file(Path::new(&file));
                if self.message.is_none() {
                    self.tell(ctx, self.words.say("told-reloaded"));
                }
            }
            Effect::CopyText(text) => {
                ctx.copy_text(text);
                self.tell(ctx, self.words.say("told-copied"));
            }
            Effect::CopyDiagram => self.copy_diagram(ctx),
            Effect::Colours(colours) => ctx.set_theme(theme::preference_of(colours)),
            Effect::Scale(scale) => match scale {
                Scale::Larger => egui::gui_zoom::zoom_in(ctx),
                Scale::Smaller => egui::gui_zoom::zoom_out(ctx),
                Scale::Normal => ctx.set_zoom_factor(1.0),
            },
            Effect::NextLanguage => self.words = Words::new(self.words.language().next()),
            Effect::ShowAbout => {
                let places = [("version", env!("CARGO_PKG_VERSION").into())];
                let text = self.words.say_with("about-text", &places);
                self.message = Some(Message {
                    title: self.words.say("action-about"),
                    text,
                    has_focus: false,
                });
            }
            Effect::Quit => ctx.send_viewport_cmd(ViewportCommand::Close),
        }
    }

    /// Opens a file. Where it cannot be read, the window says so and what was open stays.
    pub fn open_file(&mut self, path: &Path) {
        let name = path.display().to_string();
        match disk::read_file(path) {
            Ok(bytes) => {
                // What came from another program has no place on the disk to come back to.
                let on_disk = path != Path::new("-");
                if self.take_up(name, bytes, on_disk) && on_disk {
                    self.recent.add(path);
                }
            }
            Err(error) => {
                let places = [("file", name.into()), ("detail", error.to_string().into())];
                let text = self.words.say_with(error.key(), &places);
                self.tell_failure("opening-failed", text);
            }
        }
    }

    /// Takes up what was pasted: a PGN, a FEN, or bare moves.
    pub fn paste(&mut self, text: &str) {
        let number = self.pastes.saturating_add(1);
        let name = self.words.say_with("pasted", &[("n", number.into())]);
        match Sheet::read(name, text.as_bytes().to_vec(), false) {
            Some(sheet) => {
                self.pastes = number;
                self.document.open(sheet);
            }
            None => self.tell_failure("failed", self.words.say("pasted-nothing")),
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
                return self.tell_failure("failed", text);
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
            Err(text) => self.tell_failure("failed", text),
        }
    }

    /// Whether there was a game to take up.
    fn take_up(&mut self, name: String, bytes: Vec<u8>, on_disk: bool) -> bool {
        if let Some(sheet) = Sheet::read(name.clone(), bytes, on_disk) {
            self.document.open(sheet);
            self.touched.store(true, Ordering::Relaxed);
            true
        } else {
            let text = self
                .words
                .say_with("error-no-game", &[("file", name.into())]);
            self.tell_failure("opening-failed", text);
            false
        }
    }

    fn tell_failure(&mut self, title: &str, text: String) {
        self.message = Some(Message {
            title: self.words.say(title),
            text,
            has_focus: false,
        });
    }

    /// Tells for some seconds what was done.
    fn tell(&mut self, ctx: &Context, text: String) {
        self.told = Some(Told {
            text,
            until: ctx.input(|input| input.time) + TOLD_FOR,
        });
    }

    fn diagram_svg(&self) -> Option<String> {
        let reading = self.document.sheet()?.reading()?;
        let line = reading.course().line();
        let board = shakmaty::Position::board(line.position(reading.cursor()));
        Some(writers::diagram_svg(
            board,
            self.document.is_flipped(),
            None,
        ))
    }

    fn copy_diagram(&mut self, ctx: &Context) {
        match self.diagram_svg().map(|svg| diagram::image(&svg)) {
            Some(Ok(image)) => {
                ctx.copy_image(image);
                self.tell(ctx, self.words.say("told-copied"));
            }
            Some(Err(error)) => self.tell_failure("failed", error.to_string()),
            None => {}
        }
    }

    /// Saves the diagram: as SVG where the name ends so, else as PNG.
    pub fn save_diagram(&mut self, ctx: &Context, path: &Path) {
        let Some(svg) = self.diagram_to_save.take().or_else(|| self.diagram_svg()) else {
            return;
        };
        let is_svg = path
            .extension()
            .is_some_and(|ending| ending.eq_ignore_ascii_case("svg"));
        let bytes = if is_svg {
            Ok(svg.into_bytes())
        } else {
            diagram::png(&svg).map_err(|error| error.to_string())
        };
        let saved =
            bytes.and_then(|bytes| disk::save(path, &bytes).map_err(|error| error.to_string()));
        let file = ("file", path.display().to_string().into());
        match saved {
            Ok(()) => self.tell(ctx, self.words.say_with("told-saved", &[file])),
            Err(detail) => {
                let places = [file, ("detail", detail.into())];
                self.tell_failure("failed", self.words.say_with("told-save-failed", &places));
            }
        }
    }

    /// Shows one frame, then carries out what the user did in it.
    pub fn show(&mut self, ui: &mut Ui) {
        let ctx = ui.ctx().clone();
        self.take_answer(&ctx);
        self.take_dropped(&ctx);
        self.look_at_file(&ctx);
        let mut acts = self.keys(&ctx);
        self.forget_drawn();
        self.set_title(&ctx);
        let (chosen, recent) = self.regions_ui(ui);
        acts.extend(chosen);
        self.message_ui(&ctx);
        self.path_ui(&ctx);
        acts.extend(self.players_window(&ctx));
        self.play_by_itself(&ctx);
        for action in acts {
            self.act(&ctx, action);
        }
        if let Some(path) = recent {
            self.open_file(&path);
        }
    }

    /// The actions of the keys of this frame. Arrow keys step through the game and do not move the focus, unless a
    /// menu is open. Behind a message or a menu only the cover still works: players may come at any time.
    fn keys(&mut self, ctx: &Context) -> Vec<Action> {
        let is_blocked = self.message.is_some() || self.path.is_some();
        let menu_is_open = egui::Popup::is_any_open(ctx);
        if is_blocked || menu_is_open {
            let cover = actions::cover_pressed(ctx);
            if cover && menu_is_open {
                egui::Popup::close_all(ctx);
            }
            return cover.then_some(Action::Cover).into_iter().collect();
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
        if !ctx.text_edit_focused() {
            let pasted = ctx.input(|input| {
                input.events.iter().find_map(|event| match event {
                    egui::Event::Paste(text) => Some(text.clone()),
                    _ => None,
                })
            });
            if let Some(text) = pasted {
                self.paste(&text);
            }
        }
        actions::pressed(ctx, &self.document)
    }

    fn take_answer(&mut self, ctx: &Context) {
        match self.dialog.answer() {
            Some(Answer::Open(paths)) => {
                for path in paths {
                    self.open_file(&path);
                }
            }
            Some(Answer::SaveDiagram(path)) => self.save_diagram(ctx, &path),
            Some(Answer::NoDialog) => {
                let title = self.words.say("dialog-none-title");
                self.message = Some(Message {
                    title,
                    text: self.words.say("dialog-none"),
                    has_focus: false,
                });
            }
            Some(Answer::Cancelled) | None => {}
        }
    }

    /// Files that were dropped on the window.
    fn take_dropped(&mut self, ctx: &Context) {
        let dropped = ctx.input(|input| input.raw.dropped_files.clone());
        for file in dropped {
            self.open_file(file.path());
        }
    }

    /// Watches the file that is shown, and sees whether it is another on disk now.
    fn look_at_file(&mut self, ctx: &Context) {
        let shown = self
            .document
            .sheet()
            .filter(|sheet| sheet.is_on_disk())
            .map(|sheet| PathBuf::from(sheet.file()));
        if self.watched != shown {
            let (touched, repaint) = (Arc::clone(&self.touched), ctx.clone());
            let changed = move || {
                touched.store(true, Ordering::Relaxed);
                repaint.request_repaint();
            };
            // Where the platform cannot watch, F5 still reads the file again.
            self.watch = shown
                .as_deref()
                .and_then(|path| Watch::new(path, changed).ok());
            self.watched = shown;
            self.touched.store(true, Ordering::Relaxed);
        }
        if self.touched.swap(false, Ordering::Relaxed) {
            self.changed = self
                .document
                .sheet()
                .filter(|sheet| sheet.is_on_disk())
                .is_some_and(|sheet| {
                    // A file that is gone for a moment, while it is written anew, is no change yet.
                    disk::read_file(Path::new(sheet.file()))
                        .is_ok_and(|bytes| !sheet.is_read_from(&bytes))
                });
        }
    }

    /// Arrows belong to the position that they were drawn on.
    fn forget_drawn(&mut self) {
        let found = self
            .document
            .sheet()
            .and_then(|sheet| sheet.report().found.as_ref());
        let shown = found.map(|found| found.fen.clone());
        if self.drawn_on != shown {
            self.board.drawn.clear();
            self.drawn_on = shown;
        }
    }

    /// The title names the players and never what was found.
    fn set_title(&mut self, ctx: &Context) {
        let title = match self.document.sheet() {
            Some(sheet) => {
                let (white, black) = self.words.players(&sheet.record().tags);
                format!("{white} – {black} · Thrice")
            }
            None => "Thrice".to_owned(),
        };
        if self.title != title {
            ctx.send_viewport_cmd(ViewportCommand::Title(title.clone()));
            self.title = title;
        }
    }

    /// The next move of a game that plays by itself, when its time has come.
    fn play_by_itself(&mut self, ctx: &Context) {
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

    fn regions_ui(&mut self, ui: &mut Ui) -> (Option<Action>, Option<PathBuf>) {
        let surface = theme(ui).surface;
        let bar = |margin: i8| {
            Frame::new()
                .fill(surface)
                .inner_margin(Margin::symmetric(margin, 0))
        };
        let mut chosen = None;
        let mut recent = None;
        let top = Panel::top("bar")
            .frame(bar(16))
            .exact_size(40.0)
            .resizable(false);
        top.show(ui, |ui| {
            match bar_ui(ui, &self.document, self.recent.files(), &self.words) {
                Some(Chosen::Act(action)) => chosen = Some(action),
                Some(Chosen::Recent(path)) => recent = Some(path),
                None => {}
            }
        });
        chosen = self.notices_ui(ui).or(chosen);
        let ground = Frame::new().fill(theme(ui).bg);
        let Some(sheet) = self.document.sheet() else {
            let center = CentralPanel::no_frame().frame(ground.inner_margin(16));
            center.show(ui, |ui| {
                match empty_ui(ui, self.recent.files(), &self.words) {
                    Some(Chosen::Act(action)) => chosen = Some(action),
                    Some(Chosen::Recent(path)) => recent = Some(path),
                    None => {}
                }
            });
            return (chosen, recent);
        };
        let told = self.told.as_ref().filter(|told| {
            let left = told.until - ui.input(|input| input.time);
            if left > 0.0 {
                ui.ctx()
                    .request_repaint_after(Duration::from_secs_f64(left));
            }
            left > 0.0
        });
        let bottom = Panel::bottom("status")
            .frame(bar(16))
            .exact_size(28.0)
            .resizable(false);
        bottom.show(ui, |ui| {
            chosen = status_ui(ui, &self.document, sheet, told, &self.words).or(chosen);
        });
        let blocked =
            self.message.is_some() || self.path.is_some() || egui::Popup::is_any_open(ui.ctx());
        let whole = CentralPanel::no_frame().frame(ground.inner_margin(16));
        match self.document.view() {
            View::Game => chosen = self.game_ui(ui).or(chosen),
            View::Games => {
                whole.show(ui, |ui| {
                    let games = games_ui(ui, sheet, &mut self.games, blocked, &self.words);
                    chosen = games.or(chosen);
                });
            }
            View::Compare(compared) => {
                let flipped = self.document.is_flipped();
                whole.show(ui, |ui| {
                    chosen =
                        compare_ui(ui, compared, flipped, &mut self.board, &self.words).or(chosen);
                });
            }
        }
        (chosen, recent)
    }

    /// The game with its finding: board, scoresheet, panel.
    fn game_ui(&mut self, ui: &mut Ui) -> Option<Action> {
        let sheet = self.document.sheet()?;
        let (covered, flipped) = (self.document.is_covered(), self.document.is_flipped());
        let (bg, surface) = (theme(ui).bg, theme(ui).surface);
        let mut chosen = None;
        let widths = Widths::of(ui.available_size());
        let ground = Frame::new().fill(bg).inner_margin(Margin {
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
                pieces: &mut self.board.pieces,
                flipped,
            };
            chosen = finding_ui(ui, sheet.report(), covered, &mut drawing, &self.words);
        });
        let paper = Frame::new().fill(surface).inner_margin(Margin {
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
                board_side_ui(ui, &self.document, sheet, &mut self.board, &self.words).or(chosen);
        });
        chosen
    }

    /// What stands above everything: a file that changed, screens that show the same.
    fn notices_ui(&mut self, ui: &mut Ui) -> Option<Action> {
        let warn = self.mirrored.load(Ordering::Relaxed)
            && !self.document.is_covered()
            && self.document.sheet().is_some();
        if !self.changed && !warn {
            return None;
        }
        let pair = theme(ui).caution;
        let mut chosen = None;
        let frame = Frame::new()
            .fill(pair.on)
            .inner_margin(Margin::symmetric(16, 4));
        Panel::top("notices")
            .frame(frame)
            .resizable(false)
            .show(ui, |ui| {
                let text = |text: String| RichText::new(text).font(regular(BODY)).color(pair.ink);
                if let Some(sheet) = self.document.sheet().filter(|_| self.changed) {
                    ui.horizontal(|ui| {
                        ui.label(text(
                            self.words
                                .say_with("file-changed", &[("file", sheet.file().into())]),
                        ));
                        let reload = Button::new(self.words.say("action-reload"))
                            .shortcut_text(actions::key_name(Action::Reload).unwrap_or_default());
                        if ui.add(reload).clicked() {
                            chosen = Some(Action::Reload);
                        }
                    });
                }
                if warn {
                    ui.label(text(self.words.say("mirrored")));
                }
            });
        chosen
    }

    fn message_ui(&mut self, ctx: &Context) {
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
                let close = ui.button(self.words.say("close"));
                if !message.has_focus {
                    close.request_focus();
                }
                close.clicked()
            });
        if modal.inner || modal.should_close() {
            self.message = None;
        } else if let Some(message) = &mut self.message {
            message.has_focus = true;
        }
    }

    /// The field for a path, where no dialog can be had or the keyboard is quicker. It waits behind a message.
    fn path_ui(&mut self, ctx: &Context) {
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
                ui.label(RichText::new(self.words.say("path-title")).font(bold(HEADING)));
                ui.add_space(8.0);
                let hint = self.words.say("path-hint");
                let field = TextEdit::singleline(&mut path)
                    .hint_text(&hint)
                    .desired_width(520.0)
                    .margin(vec2(8.0, 6.0));
                let response = ui.add(field);
                response
                    .widget_info(|| egui::WidgetInfo::labeled(egui::Role::TextInput, true, &hint));
                let entered =
                    response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
                if !response.has_focus() && !entered {
                    response.request_focus();
                }
                ui.add_space(12.0);
                ui.horizontal(|ui| {
                    let open = ui.button(self.words.say("path-open")).clicked();
                    let cancel = ui.button(self.words.say("cancel")).clicked();
                    (open || entered, cancel)
                })
                .inner
            });
        let (open, cancel) = modal.inner;
        if open && !path.trim().is_empty() {
            self.open_file(&disk::typed_path(path.trim()));
            // What was typed is there again, to be mended.
            self.path = self.message.is_some().then_some(path);
        } else if !cancel && !modal.should_close() {
            self.path = Some(path);
        }
    }

    /// The second window, for the players: a board and the moves. The keys work there too; it shows no answer to them
    /// but the board.
    fn players_window(&mut self, ctx: &Context) -> Vec<Action> {
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
        let mut closed = false;
        let mut acts = Vec::new();
        ctx.show_viewport_immediate(ViewportId::from_hash_of("players"), viewport, |ui, _| {
            let frame = Frame::new().fill(theme(ui).bg).inner_margin(16);
            CentralPanel::no_frame().frame(frame).show(ui, |ui| {
                players_ui(ui, &self.document, sheet, &mut self.board, &self.words);
            });
            closed = ui.input(|input| input.viewport().close_requested());
            acts = actions::pressed(ui.ctx(), &self.document);
        });
        if closed {
            acts.push(Action::PlayersView);
        }
        acts
    }
}

fn modal_frame(ctx: &Context) -> Frame {
    let colours = theme_of(ctx);
    Frame::new()
        .fill(colours.surface)
        .stroke(Stroke::new(1.0, colours.line))
        .corner_radius(CARD)
        .inner_margin(16)
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
