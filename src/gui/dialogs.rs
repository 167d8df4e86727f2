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
    /// Choosing files to scan.
    ScanFiles,
    /// Choosing folders to scan.
    ScanFolder,
    /// Choosing where the diagram is saved.
    SaveDiagram,
    /// Choosing where a game is saved.
    SaveGame,
    /// Choosing where a page or a table is saved.
    SavePage,
}

/// What a file dialog answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Files were chosen to open.
    Open(Vec<PathBuf>),
    /// Files and folders were chosen to scan.
    Scan(Vec<PathBuf>),
    /// What waits is saved here; the dialog asked where a file was there.
    Save(PathBuf),
    /// A person closed the dialog without choosing.
    Cancelled,
    /// The answer came so fast that there can have been no dialog: the desktop offers none. (The system itself
    /// does not tell this from a cancelled dialog.)
    NoDialog(Purpose),
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
    /// Whether a dialog is open.
    pub(super) const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Shows a dialog; where one is open already, nothing happens.
    pub(super) fn open(&mut self, purpose: Purpose, ctx: &Context) {
        self.open_with(purpose, ctx, ask);
    }

    fn open_with(
        &mut self,
        purpose: Purpose,
        ctx: &Context,
        ask: impl FnOnce(Purpose) -> Vec<PathBuf> + Send + 'static,
    ) {
        if self.is_open() {
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
            (purpose, None) if fast => Answer::NoDialog(purpose),
            (_, None) => Answer::Cancelled,
            (Purpose::Open, Some(_)) => Answer::Open(chosen),
            (Purpose::ScanFiles | Purpose::ScanFolder, Some(_)) => Answer::Scan(chosen),
            (Purpose::SaveDiagram | Purpose::SaveGame | Purpose::SavePage, Some(path)) => {
                Answer::Save(path.clone())
            }
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
        Purpose::ScanFiles => dialog
            .add_filter("PGN, FEN", &["pgn", "PGN", "fen", "FEN", "gz", "zst"])
            .add_filter("*", &["*"])
            .pick_files()
            .unwrap_or_default(),
        Purpose::ScanFolder => dialog.pick_folders().unwrap_or_default(),
        Purpose::SaveDiagram => dialog
            .add_filter("PNG, SVG", &["png", "svg"])
            .set_file_name("diagram.png")
            .save_file()
            .into_iter()
            .collect(),
        Purpose::SavePage => dialog
            .add_filter("PDF, CSV", &["pdf", "csv"])
            .save_file()
            .into_iter()
            .collect(),
        Purpose::SaveGame => dialog
            .add_filter("PGN", &["pgn"])
            .set_file_name("game.pgn")
            .save_file()
            .into_iter()
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Waits for the answer of a dialog that answers now.
    fn answered(dialog: &mut FileDialog) -> Answer {
        loop {
            if let Some(answer) = dialog.answer() {
                return answer;
            }
            thread::yield_now();
        }
    }

    #[test]
    fn a_dialog_opens_once_and_the_window_goes_on_meanwhile() {
        let (mut dialog, ctx) = (FileDialog::default(), Context::default());
        let (choose, chosen) = channel();
        let wait = move |_| chosen.recv().unwrap_or_default();
        dialog.open_with(Purpose::Open, &ctx, wait);
        dialog.open_with(Purpose::SaveDiagram, &ctx, |_| {
            vec![PathBuf::from("second")]
        });
        assert_eq!(dialog.answer(), None);
        let first = vec![PathBuf::from("first")];
        assert!(choose.send(first.clone()).is_ok());
        assert_eq!(answered(&mut dialog), Answer::Open(first));
        assert_eq!(dialog.answer(), None);
    }

    #[test]
    fn a_missing_dialog_is_not_taken_for_cancelling() {
        let (mut dialog, ctx) = (FileDialog::default(), Context::default());
        dialog.open_with(Purpose::Open, &ctx, |_| Vec::new());
        assert_eq!(answered(&mut dialog), Answer::NoDialog(Purpose::Open));
        let (close, closed) = channel();
        dialog.open_with(Purpose::Open, &ctx, move |_| {
            closed.recv().unwrap_or_default()
        });
        if let Some(waiting) = &mut dialog.open {
            waiting.since -= NOBODY_CANCELS_SO_FAST;
        }
        assert!(close.send(Vec::new()).is_ok());
        assert_eq!(answered(&mut dialog), Answer::Cancelled);
    }
}
