//! A scan that runs beside the window.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::{Entry, Row, ScanOptions, Stop, Threads, scan};
use crate::report::Tally;

/// Something that happened in a scan.
#[derive(Debug)]
pub enum News {
    /// A game in which something is found.
    Found(Box<Entry>),
    /// A file without any game.
    NoGame(String),
    /// A file that cannot be read, and why.
    Unreadable(String, io::Error),
}

/// A scan that runs on threads of its own. It ends with this value.
#[derive(Debug)]
pub struct Running {
    shared: Arc<Shared>,
    stop: Stop,
}

#[derive(Debug, Default)]
struct Shared(Mutex<State>);

#[derive(Debug, Default)]
struct State {
    news: VecDeque<News>,
    tally: Tally,
    is_over: bool,
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, State> {
        // No state is left half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Says that a scan is over, however it ends.
struct Ending<N: Fn()>(Arc<Shared>, N);

impl<N: Fn()> Drop for Ending<N> {
    fn drop(&mut self) {
        self.0.lock().is_over = true;
        (self.1)();
    }
}

/// What was made of some rows.
struct Made {
    news: Vec<News>,
    tally: Tally,
}

impl Made {
    fn of(rows: Vec<Row>) -> Self {
        let mut made = Self {
            news: Vec::new(),
            tally: Tally::default(),
        };
        for row in rows {
            let news = match row {
                Row::Game(summary) => {
                    made.tally.add(&summary);
                    Entry::of(&summary).map(|entry| News::Found(Box::new(entry)))
                }
                // The table is filtered by itself.
                Row::Damaged(_) => None,
                Row::NoGame { file } => Some(News::NoGame(file)),
                Row::Unreadable { file, error } => Some(News::Unreadable(file, error)),
            };
            made.news.extend(news);
        }
        made
    }
}

impl Running {
    /// Begins a scan; `notify` is called on another thread when there is something new.
    pub fn begin<R: Read + Send + 'static>(
        sources: impl Iterator<Item = (String, R)> + Send + 'static,
        options: ScanOptions,
        threads: Threads,
        notify: impl Fn() + Send + 'static,
    ) -> Self {
        let running = Self {
            shared: Arc::default(),
            stop: Stop::default(),
        };
        let (shared, stop) = (Arc::clone(&running.shared), running.stop.clone());
        thread::spawn(move || {
            let ending = Ending(shared, notify);
            scan(sources, &options, threads, &stop, Made::of, |batch| {
                let mut state = ending.0.lock();
                state.tally += batch.made.tally;
                state.tally.games += batch.games;
                state.news.extend(batch.made.news);
                drop(state);
                (ending.1)();
                ControlFlow::Continue(())
            });
        });
        running
    }

    /// Takes what is new, at most so much of it at once.
    #[must_use]
    pub fn take(&self, most: usize) -> Vec<News> {
        let mut state = self.shared.lock();
        let count = most.min(state.news.len());
        state.news.drain(..count).collect()
    }

    /// What was found until now, in numbers of games.
    #[must_use]
    pub fn tally(&self) -> Tally {
        self.shared.lock().tally
    }

    /// Whether the scan is over and all its news were taken.
    #[must_use]
    pub fn is_over(&self) -> bool {
        let state = self.shared.lock();
        state.is_over && state.news.is_empty()
    }

    /// Ends the scan soon, with what was found until then.
    pub fn stop(&self) {
        self.stop.stop();
    }

    /// Whether it was ended before it was through.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stop.is_stopped()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.stop();
    }
}
