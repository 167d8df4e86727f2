//! The file dialogs. The only place that knows rfd.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use egui::Context;

/// What a dialog is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// Choosing files to open.
    Open,
    /// Choosing where the diagram is saved.
    SaveDiagram,
}

/// What a file dialog answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Files were chosen to open.
    Open(Vec<PathBuf>),
    /// The diagram is saved here.
    SaveDiagram(PathBuf),
    /// A person closed the dialog without choosing.
    Cancelled,
    /// The answer came so fast that there can have been no dialog: the desktop offers none. (The system itself
    /// does not tell this from a cancelled dialog.)
    NoDialog,
}

/// A file dialog that may be open, one at a time. It runs on a thread, so that the window goes on.
#[derive(Debug, Default)]
pub(super) struct FileDialog {
    open: Option<Waiting>,
}

#[derive(Debug)]
struct Waiting {
    purpose: Purpose,
    since: Instant,
    answer: Receiver<Vec<PathBuf>>,
}

/// A person needs longer than this to see a dialog and to cancel it.
const NOBODY_CANCELS_SO_FAST: Duration = Duration::from_millis(1500);

impl FileDialog {
    /// Shows a dialog; where one is open already, nothing happens.
    pub(super) fn open(&mut self, purpose: Purpose, ctx: &Context) {
        if self.open.is_some() {
            return;
        }
        let (sender, answer) = channel();
        self.open = Some(Waiting {
            purpose,
            since: Instant::now(),
            answer,
        });
        let ctx = ctx.clone();
        thread::spawn(move || {
            // Where the window is gone, nobody waits for the answer.
            drop(sender.send(ask(purpose)));
            ctx.request_repaint();
        });
    }

    /// The answer, once it is there.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        let waiting = self.open.as_ref()?;
        let chosen = match waiting.answer.try_recv() {
            Ok(chosen) => chosen,
            Err(TryRecvError::Disconnected) => Vec::new(),
            Err(TryRecvError::Empty) => return None,
        };
        let (purpose, fast) = (
            waiting.purpose,
            waiting.since.elapsed() < NOBODY_CANCELS_SO_FAST,
        );
        self.open = None;
        Some(match (purpose, chosen.first()) {
            (_, None) if fast => Answer::NoDialog,
            (_, None) => Answer::Cancelled,
            (Purpose::Open, Some(_)) => Answer::Open(chosen),
            (Purpose::SaveDiagram, Some(path)) => Answer::SaveDiagram(path.clone()),
        })
    }
}

fn ask(purpose: Purpose) -> Vec<PathBuf> {
    let dialog = rfd::FileDialog::new();
    match purpose {
        Purpose::Open => dialog
            .add_filter("PGN, FEN", &["pgn", "PGN", "fen", "FEN", "txt"])
            .add_filter("*", &["*"])
            .pick_files()
            .unwrap_or_default(),
        Purpose::SaveDiagram => dialog
            .add_filter("PNG, SVG", &["png", "svg"])
            .set_file_name("diagram.png")
            .save_file()
            .into_iter()
            .collect(),
    }
}
