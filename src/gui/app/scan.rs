//! A scan in the window: state, and the acts in it.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use egui::{CentralPanel, Context, Frame, Key, Modifiers, Ui};

use super::App;
use super::acting::leaves_rooms_open;
use super::opening::{At, Wanted};
use super::saving::Unsaved;
use crate::disk::{self, Listing, OpenError};
use crate::document::{Action, PieceLetters, game_as_written};
use crate::game::Ply;
use crate::gui::actions;
use crate::gui::dialogs::Purpose;
use crate::gui::panels::{
    Chosen, HowFar, ScanAct, ScanMemory, ScanShown, scan_fields, scan_headings, scan_ui,
};
use crate::gui::theme::theme;
use crate::report::Tally;
use crate::scan::{Filter, News, Query, Running, ScanOptions, Table, Threads};
use crate::writers;

/// So much that is new is taken in one frame, so that the window goes on.
const NEWS: usize = 20_000;
/// While a scan runs, its window is drawn so often.
const REPAINT: Duration = Duration::from_millis(100);
/// While a scan runs, rows in another order than they come in are put in order so often, in seconds.
const SORT: f64 = 1.0;

/// A scan, and what is shown of it.
#[derive(Default)]
pub(super) struct ScanDesk {
    /// Whether it stands in the place of the game.
    pub(super) is_shown: bool,
    running: Option<Underway>,
    table: Table,
    query: Query,
    /// What was found until now; `None` before the first scan.
    tally: Option<Tally>,
    is_stopped: bool,
    faults: Vec<String>,
    memory: ScanMemory,
    /// When the rows were put in order, and how long it took, in seconds.
    sorted_at: f64,
    sorting_took: f64,
}

/// A scan that runs.
struct Underway {
    scan: Running,
    begun: Instant,
    read: Arc<AtomicU64>,
    length: Option<u64>,
}

impl Underway {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a bar and whole seconds"
    )]
    fn how_far(&self) -> HowFar {
        let read = self.read.load(Ordering::Relaxed);
        let seconds = self.begun.elapsed().as_secs_f64().max(0.001);
        let rate = read as f64 / seconds;
        let length = self.length.filter(|length| *length > 0);
        HowFar {
            part: length.map(|length| (read as f64 / length as f64).min(1.0) as f32),
            speed: (rate / 1e6) as u64,
            // What is left of the first second says nothing.
            seconds_left: length
                .filter(|_| seconds > 1.0 && rate > 0.0)
                .map(|length| (length.saturating_sub(read) as f64 / rate).ceil() as u64),
        }
    }
}

impl App {
    /// Scans files and folders beside the window, and shows what is found.
    pub fn scan(&mut self, ctx: &Context, paths: Vec<PathBuf>) {
        let listing = Listing::of(paths);
        let (read, length) = (listing.read(), listing.length());
        let no_files = |folder: &String| {
            let folder = folder.as_str().into();
            self.words.say_with("error-no-files", &[("file", folder)])
        };
        let faults = listing.empty_folders().iter().map(no_files).collect();
        let options = ScanOptions {
            at_least: 3,
            laws: self.document.event().laws,
            letters: PieceLetters::Recognise,
            filter: Filter::default(),
        };
        let repaint = ctx.clone();
        let notify = move || repaint.request_repaint_after(REPAINT);
        let scan = Running::begin(listing.sources(), options, Threads::all(), notify);
        self.scan_desk = ScanDesk {
            is_shown: true,
            running: Some(Underway {
                scan,
                begun: Instant::now(),
                read,
                length,
            }),
            tally: Some(Tally::default()),
            faults,
            ..ScanDesk::default()
        };
        self.school.hide();
        ctx.request_repaint();
    }

    /// Shows the scan in the place of the game.
    pub(super) fn show_scan(&mut self) {
        self.scan_desk.is_shown = true;
    }

    /// Takes what is new of a scan that runs, and puts the rows in order.
    pub(super) fn follow_scan(&mut self, ctx: &Context) {
        let now = ctx.input(|input| input.time);
        let desk = &mut self.scan_desk;
        let mut is_over = false;
        if let Some(underway) = &desk.running {
            for news in underway.scan.take(NEWS) {
                let fault = match news {
                    News::Found(entry) => {
                        desk.table.push(&entry);
                        continue;
                    }
                    News::NoGame(file) => self
                        .words
                        .say_with("error-no-game", &[("file", file.into())]),
                    News::Unreadable(file, error) => {
                        let error = OpenError::from(error);
                        let places = [("file", file.into()), ("detail", error.to_string().into())];
                        self.words.say_with(error.key(), &places)
                    }
                };
                desk.faults.push(fault);
            }
            desk.tally = Some(underway.scan.tally());
            is_over = underway.scan.is_over();
            if is_over {
                desk.is_stopped = underway.scan.is_stopped();
            } else {
                ctx.request_repaint_after(REPAINT);
            }
        }
        if is_over {
            desk.running = None;
        }
        let is_asked = desk.table.query() != &desk.query;
        let as_they_come = desk.query.sorting == crate::scan::Sorting::default();
        // What takes long is done seldom.
        let wait = SORT.max(desk.sorting_took * 10.0);
        if is_asked || as_they_come || is_over || now - desk.sorted_at >= wait {
            let begun = Instant::now();
            desk.table.show(&desk.query);
            desk.sorting_took = begun.elapsed().as_secs_f64();
            desk.sorted_at = now;
        }
    }

    /// The scan in the place of the game.
    pub(super) fn scan_view_ui(&mut self, ui: &mut Ui) -> Option<Chosen> {
        let ground = Frame::new().fill(theme(ui).bg).inner_margin(16);
        let covered = self.document.is_covered();
        let blocked = self.is_blocked(ui.ctx());
        let desk = &mut self.scan_desk;
        let shown = ScanShown {
            table: &desk.table,
            query: &desk.query,
            tally: desk.tally,
            how_far: desk.running.as_ref().map(Underway::how_far),
            is_stopped: desk.is_stopped,
            faults: &desk.faults,
            covered,
            blocked,
        };
        let (memory, words) = (&mut desk.memory, &self.words);
        CentralPanel::no_frame()
            .frame(ground)
            .show(ui, |ui| scan_ui(ui, &shown, memory, words))
            .inner
    }

    /// An act of the menu while a scan is shown leads back to the game, but for those that change only how things look.
    pub(super) fn leave_scan_for(&mut self, action: Action) {
        if !leaves_rooms_open(action) {
            self.scan_desk.is_shown = false;
        }
    }

    /// Takes the keys of the scan that are not those of its rows.
    pub(super) fn scan_keys(&mut self, ctx: &Context) {
        // Players may come at any time.
        if actions::cover_pressed(ctx) {
            self.act(ctx, Action::Cover);
        }
        if ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.scan_desk.is_shown = false;
        }
    }

    pub(super) fn act_in_scan(&mut self, ctx: &Context, act: ScanAct) {
        ctx.request_repaint();
        match act {
            ScanAct::Files => self.dialog.open(Purpose::ScanFiles, ctx),
            ScanAct::Folder => self.dialog.open(Purpose::ScanFolder, ctx),
            ScanAct::Path => self.type_path(Purpose::ScanFolder),
            ScanAct::Cancel => {
                if let Some(underway) = &self.scan_desk.running {
                    underway.scan.stop();
                }
            }
            ScanAct::Ask(query) => self.scan_desk.query = query,
            ScanAct::Open(place, moment) => self.open_found(ctx, place, moment),
            ScanAct::Export => self.export_scan(),
            ScanAct::Leave => self.scan_desk.is_shown = false,
        }
    }

    /// Opens the game of a row at the moment in question.
    fn open_found(&mut self, ctx: &Context, place: usize, moment: Option<Ply>) {
        let Some(row) = self.scan_desk.table.row(place) else {
            return;
        };
        let (file, game) = (row.file.to_owned(), row.game);
        let moment = moment.unwrap_or(row.moment);
        let path = PathBuf::from(&file);
        let opened = if disk::is_packed(&path) {
            self.open_packed(&path, game).then_some(1)
        } else {
            // A row that is looked at is not yet a file that is worked on.
            self.open_found_file(ctx, &path).then_some(game)
        };
        let Some(game) = opened else { return };
        self.scan_desk.is_shown = false;
        let at = At::NoLaterThan(moment);
        self.want(
            ctx,
            Wanted {
                game: Some(game),
                at,
            },
        );
        self.tell(
            ctx,
            actions::say_with_key("told-scan-back", Action::Scan, &self.words),
        );
    }

    /// Takes one game out of a packed file; it is opened as a text of its own, for the file cannot be written.
    fn open_packed(&mut self, path: &Path, game: usize) -> bool {
        let name = format!("{} · {game}", path.display());
        match disk::read_unpacked(path) {
            Ok(bytes) => {
                let text = game_as_written(bytes, game).unwrap_or_default();
                self.take_up(name, text.into_bytes(), false)
            }
            Err(error) => {
                self.show_open_error(name, &error);
                false
            }
        }
    }

    /// Asks where the table is to be saved, with the rows that are shown.
    fn export_scan(&mut self) {
        let table = &self.scan_desk.table;
        let headings = scan_headings(&self.words);
        let rows = (0..table.shown()).filter_map(|place| table.row(place));
        let rows = rows.map(|row| scan_fields(&row, &self.words));
        match writers::table_csv(&headings, rows) {
            Ok(bytes) => {
                let path = self.beside_the_game("scan.csv");
                self.type_path_for(Unsaved::Register(bytes), path);
            }
            Err(error) => self.show_message("failed", error.to_string()),
        }
    }
}
