//! Opening the window, and saying what is missing where it cannot be opened.

use std::panic::{self, AssertUnwindSafe};
use std::path::PathBuf;

use egui::{Vec2, ViewportBuilder};

use super::App;
use super::icon::icon;
use crate::disk::{self, Journals, LessonFolder, Office, Recent, Settings};
use crate::game::NamedMove;
use crate::words::Language;

/// What the window is opened with.
#[derive(Clone, Debug, Default)]
pub struct WindowOptions {
    /// The file to open.
    pub file: Option<PathBuf>,
    /// The number of the game in it.
    pub game: Option<usize>,
    /// The moment, by half-moves.
    pub ply: Option<u32>,
    /// The moment, by a move's number and side.
    pub after: Option<NamedMove>,
    /// The language that was asked for; `None` where the one that was chosen before goes on, else that of the environment.
    pub language: Option<Language>,
    /// The language of the environment.
    pub environment: Language,
}

/// The least size of the window, in points.
pub(super) const LEAST: Vec2 = Vec2::new(900.0, 600.0);

/// Why there is no window.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    /// No display, or a library of the display is missing.
    #[error(
        "no window can be opened: {0}. A graphical display is needed (DISPLAY or WAYLAND_DISPLAY) and, on Debian, \
         the packages libegl1 libgl1-mesa-dri libxkbcommon-x11-0 libxcursor1 libxi6 libx11-xcb1. \
         `thrice report FILE` needs neither"
    )]
    NoDisplay(String),
}

/// Opens the window and stays until it is closed.
///
/// # Errors
/// [`WindowError`] where there is no display or a library is missing.
pub fn open(options: WindowOptions) -> Result<(), WindowError> {
    let viewport = with_icon(ViewportBuilder::default())
        .with_title("Thrice")
        .with_app_id("thrice")
        .with_inner_size([1280.0, 800.0])
        .with_min_inner_size(LEAST);
    let native = eframe::NativeOptions {
        viewport,
        persistence_path: disk::window_file(),
        ..Default::default()
    };
    // winit panics where libxkbcommon-x11 is missing; the message is for the person, not a backtrace.
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let mut opened = false;
    let ran = panic::catch_unwind(AssertUnwindSafe(|| {
        let seen = &mut opened;
        eframe::run_native(
            "Thrice",
            native,
            Box::new(move |creation| {
                *seen = true;
                panic::set_hook(loud);
                Ok(Box::new(start(&creation.egui_ctx, &options)))
            }),
        )
    }));
    match ran {
        Ok(Ok(())) => Ok(()),
        Ok(Err(error)) => Err(WindowError::NoDisplay(last_part(&error.to_string()))),
        // A fault of the program itself, after the window was there, goes on its way.
        Err(fault) if opened => panic::resume_unwind(fault),
        Err(fault) => Err(WindowError::NoDisplay(last_part(&panic_text(
            fault.as_ref(),
        )))),
    }
}

/// With the icon of the program, for desktops that take it from the window.
fn with_icon(viewport: ViewportBuilder) -> ViewportBuilder {
    match icon(128) {
        Some(icon) => viewport.with_icon(icon),
        None => viewport,
    }
}

/// What a chain of causes ends with: the part that a person understands, without places in sources.
fn last_part(causes: &str) -> String {
    let first_line = causes.lines().next().unwrap_or_default();
    let last = first_line.rsplit(": ").next().unwrap_or(first_line);
    last.trim_end_matches('.').to_owned()
}

fn panic_text(fault: &(dyn std::any::Any + Send)) -> String {
    let text = fault
        .downcast_ref::<String>()
        .map(String::as_str)
        .or_else(|| fault.downcast_ref::<&str>().copied());
    text.unwrap_or("a library could not be loaded").to_owned()
}

/// The window as the options want it.
fn start(ctx: &egui::Context, options: &WindowOptions) -> App {
    let mut app = App::new(
        ctx,
        options.language.unwrap_or(options.environment),
        Recent::of_user(),
        Journals::of_user(),
    );
    app.use_settings(ctx, Settings::of_user(), options.language);
    app.look_at_wishes(ctx);
    app.look_at_screens(ctx);
    app.use_office(Office::of_user());
    app.use_lesson_folder(LessonFolder::of_user());
    app.show_saved_with(disk::show);
    if let Some(file) = &options.file {
        if file.is_dir() {
            app.scan(ctx, vec![file.clone()]);
        } else {
            app.open_file(ctx, file);
        }
        app.show_moment(ctx, options.game, options.ply, options.after.as_ref());
    }
    app
}
