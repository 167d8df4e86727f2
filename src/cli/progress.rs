//! How far a scan is, on a terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use console::Term;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use super::arguments::ProgressArgument;
use crate::disk::Listing;
use crate::words::Words;

/// A line on standard error that tells games, speed and the time that is left; nothing where there is no terminal.
pub(super) struct Progress {
    bar: ProgressBar,
    read: Arc<AtomicU64>,
    games: usize,
    words: Arc<Words>,
}

impl Progress {
    /// Begins with the files that will be read.
    pub(super) fn new(wanted: ProgressArgument, listing: &Listing, words: &Arc<Words>) -> Self {
        let target = match wanted {
            ProgressArgument::Never => ProgressDrawTarget::hidden(),
            // Where standard error is no terminal this draws nothing.
            ProgressArgument::Auto => ProgressDrawTarget::stderr_with_hz(5),
            // Here it draws whatever standard error is.
            ProgressArgument::Always => {
                ProgressDrawTarget::term_like_with_hz(Box::new(Term::buffered_stderr()), 5)
            }
        };
        let length = listing.length();
        let bar = ProgressBar::with_draw_target(length, target);
        // A number of bytes; the time that is left only where the length is known.
        let template = if length.is_some() {
            "{bar:24} {percent:>3} %  {msg}  {binary_bytes_per_sec}  {eta}"
        } else {
            "{spinner} {msg}  {binary_bytes}  {binary_bytes_per_sec}"
        };
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        if !bar.is_hidden() {
            bar.enable_steady_tick(Duration::from_millis(200));
        }
        let progress = Self {
            bar,
            read: listing.read(),
            games: 0,
            words: Arc::clone(words),
        };
        progress.show();
        progress
    }

    /// So many games more were read.
    pub(super) fn go_on(&mut self, games: usize) {
        self.games += games;
        self.show();
    }

    fn show(&self) {
        if self.bar.is_hidden() {
            return;
        }
        self.bar.set_position(self.read.load(Ordering::Relaxed));
        let games = self
            .words
            .say_with("scan-progress", &[("n", self.games.into())]);
        self.bar.set_message(games);
    }

    /// Writes something else without mixing it with the line.
    pub(super) fn behind<T>(&self, write: impl FnOnce() -> T) -> T {
        if self.bar.is_hidden() {
            write()
        } else {
            self.bar.suspend(write)
        }
    }

    /// Takes the line away.
    pub(super) fn end(&self) {
        self.bar.finish_and_clear();
    }
}
