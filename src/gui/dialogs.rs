//! The file dialog. The only place that knows rfd.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use egui::Context;

/// A file dialog that may be open. It runs on a thread, so that the window goes on.
#[derive(Debug, Default)]
pub(super) struct FileDialog {
    answer: Option<(Instant, Receiver<Option<PathBuf>>)>,
}

/// A person needs longer than this to see a dialog and to cancel it.
const NOBODY_CANCELS_SO_FAST: Duration = Duration::from_millis(1500);

/// What a file dialog answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// A file was chosen.
    Chosen(PathBuf),
    /// A person closed the dialog without choosing.
    Cancelled,
    /// The answer came so fast that there can have been no dialog: the desktop offers none. (The system itself
    /// does not tell this from a cancelled dialog.)
    NoDialog,
}

impl FileDialog {
    /// Shows the dialog; where one is open already, nothing happens.
    pub(super) fn open(&mut self, ctx: &Context) {
        if self.answer.is_some() {
            return;
        }
        let (sender, receiver) = channel();
        self.answer = Some((Instant::now(), receiver));
        let ctx = ctx.clone();
        thread::spawn(move || {
            let chosen = rfd::FileDialog::new()
                .add_filter("PGN, FEN", &["pgn", "PGN", "fen", "FEN", "txt"])
                .add_filter("*", &["*"])
                .pick_file();
            // Where the window is gone, nobody waits for the answer.
            drop(sender.send(chosen));
            ctx.request_repaint();
        });
    }

    /// The answer, once it is there.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        let (opened, receiver) = self.answer.as_ref()?;
        let answer = match receiver.try_recv() {
            Ok(Some(path)) => Answer::Chosen(path),
            Ok(None) | Err(TryRecvError::Disconnected)
                if opened.elapsed() < NOBODY_CANCELS_SO_FAST =>
            {
                Answer::NoDialog
            }
            Ok(None) | Err(TryRecvError::Disconnected) => Answer::Cancelled,
            Err(TryRecvError::Empty) => return None,
        };
        self.answer = None;
        Some(answer)
    }
}
