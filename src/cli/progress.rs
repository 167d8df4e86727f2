//! How far a scan is, on a terminal.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

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
            ProgressArgument::Always => {
                ProgressDrawTarget::term_like_with_hz(Box::new(plain::Plain), 5)
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
        if wanted != ProgressArgument::Never {
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

mod plain {
    //! Standard error as a place to draw, whatever it is.

    use std::io::{self, Write};

    use indicatif::TermLike;

    /// Draws on standard error also where that is no terminal.
    #[derive(Debug)]
    pub(super) struct Plain;

    impl Plain {
        fn write(text: &str) -> io::Result<()> {
            io::stderr().lock().write_all(text.as_bytes())
        }
    }

    impl TermLike for Plain {
        fn width(&self) -> u16 {
            80
        }

        fn move_cursor_up(&self, n: usize) -> io::Result<()> {
            Self::write(&"\x1b[A".repeat(n))
        }

        fn move_cursor_down(&self, n: usize) -> io::Result<()> {
            Self::write(&"\x1b[B".repeat(n))
        }

        fn move_cursor_right(&self, n: usize) -> io::Result<()> {
            Self::write(&"\x1b[C".repeat(n))
        }

        fn move_cursor_left(&self, n: usize) -> io::Result<()> {
            Self::write(&"\x1b[D".repeat(n))
        }

        fn write_line(&self, text: &str) -> io::Result<()> {
            Self::write(text)?;
            Self::write("\n")
        }

        fn write_str(&self, text: &str) -> io::Result<()> {
            Self::write(text)
        }

        fn clear_line(&self) -> io::Result<()> {
            Self::write("\r\x1b[2K")
        }

        fn flush(&self) -> io::Result<()> {
            io::stderr().lock().flush()
        }
    }
}
