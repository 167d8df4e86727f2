//! The file dialog. The only place that knows rfd.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use egui::Context;

/// A file dialog that may be open. It runs on a thread, so that the window goes on.
#[derive(Debug, Default)]
pub(super) struct FileDialog {
    answer: Option<Receiver<Option<PathBuf>>>,
}

/// What a file dialog answered.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// A file was chosen.
    Chosen(PathBuf),
    /// None was chosen: cancelled, or the desktop offers no dialog (the system does not tell them apart).
    None,
}

impl FileDialog {
    /// Shows the dialog; where one is open already, nothing happens.
    pub(super) fn open(&mut self, ctx: &Context) {
        if self.answer.is_some() {
            return;
        }
        let (sender, receiver) = channel();
        self.answer = Some(receiver);
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
        let answer = match self.answer.as_ref()?.try_recv() {
            Ok(Some(path)) => Answer::Chosen(path),
            Ok(None) | Err(TryRecvError::Disconnected) => Answer::None,
            Err(TryRecvError::Empty) => return None,
        };
        self.answer = None;
        Some(answer)
    }
}
