//! The threads of a scan.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;

use super::line_up::{Before, Judged, LineUp, Numbered};
use super::{Batch, Row, ScanOptions, Stop, Threads};
use crate::pgn::{Block, Blocks, Games, Part};

/// Of a source that is not cut so many games are given at once.
const GAMES: usize = 32;

/// A piece of a source.
struct Task<R> {
    file: Arc<str>,
    /// Whether its source begins with it.
    begins: bool,
    block: Block<R>,
}

/// Scans named sources on so many threads: one reads and cuts them, some judge, and this one delivers. `render` turns
/// rows that stand together into what is wanted of them, on the threads that judge; `deliver` is called on this one, in
/// the order of the sources and games whatever the threads do, and may end the scan. A source that cannot be read fails
/// when it is. Memory: some megabytes a thread, however long the sources are.
///
/// The threads are not waited for at the end: one may wait for a source that gives nothing, such as a terminal.
pub fn scan<R, T, F>(
    sources: impl Iterator<Item = (String, R)> + Send + 'static,
    options: &ScanOptions,
    threads: Threads,
    stop: &Stop,
    render: F,
    mut deliver: impl FnMut(Batch<T>) -> ControlFlow<()>,
) where
    R: Read + Send + 'static,
    T: Send + 'static,
    F: Fn(Vec<Row>) -> T + Send + Sync + 'static,
{
    let line_up = Arc::new(LineUp::new(3 * threads.count.get() + 1, stop.clone()));
    let cutting = Worker(Arc::clone(&line_up));
    let source_stop = stop.clone();
    thread::spawn(move || cutting.read(sources, threads.piece, &source_stop));
    let render = Arc::new(render);
    for _ in 0..threads.count.get() {
        let worker = Worker(Arc::clone(&line_up));
        let (options, stop, render) = (options.clone(), stop.clone(), Arc::clone(&render));
        thread::spawn(move || worker.work(&options, &stop, &*render));
    }
    while let Some(batch) = line_up.next() {
        if deliver(batch).is_break() {
            break;
        }
    }
    line_up.leave();
}

/// A source that fails when the scan is stopped, so that no game is given of which only a part was read.
struct Stoppable<R>(R, Stop);

impl<R: Read> Read for Stoppable<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.1.is_stopped() {
            return Err(io::Error::other("stopped"));
        }
        self.0.read(buffer)
    }
}

/// A thread of the scan. Where it ends by a panic, the others are told.
struct Worker<R, T>(Arc<LineUp<Task<R>, T>>);

impl<R, T> Drop for Worker<R, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.break_off();
        }
    }
}

impl<R: Read, T> Worker<R, T> {
    /// Cuts the sources and gives their pieces as tasks.
    fn read(self, sources: impl Iterator<Item = (String, R)>, length: usize, stop: &Stop) {
        for (file, source) in sources {
            let file: Arc<str> = file.into();
            for (i, block) in Blocks::new(source, length).enumerate() {
                let task = Task {
                    file: Arc::clone(&file),
                    begins: i == 0,
                    block,
                };
                if stop.is_stopped() || !self.0.give(task) {
                    return self.0.end();
                }
            }
        }
        self.0.end();
    }

    /// Judges the games of task after task.
    fn work(self, options: &ScanOptions, stop: &Stop, render: &impl Fn(Vec<Row>) -> T) {
        while let Some(Numbered { number, work: task }) = self.0.take() {
            let Task {
                file,
                begins,
                block,
            } = task;
            let is_wanted = match block {
                Block::Part(part) => {
                    self.0.keep(number, judge(part, &file, begins, options));
                    true
                }
                Block::Rest(source) => {
                    let source = Stoppable(source, stop.clone());
                    let games = Games::new(source, options.letters);
                    self.rest(number, games, (&file, begins), options, stop, render)
                }
            };
            if !is_wanted || !self.render_judged(render) {
                return;
            }
        }
    }

    /// Renders the rows whose turn it is, also those that another thread kept; whether more is wanted.
    fn render_judged(&self, render: &impl Fn(Vec<Row>) -> T) -> bool {
        while let Some(Numbered { number, work }) = self.0.next_judged() {
            let (rows, games) = work;
            let made = render(rows);
            if !self.0.put(number, Batch { made, games }, true) {
                return false;
            }
        }
        true
    }

    /// Reads a source that is not cut, and gives its rows a few games at a time; whether more is wanted.
    fn rest<S: Read>(
        &self,
        number: usize,
        games: Games<S>,
        (file, begins): (&str, bool),
        options: &ScanOptions,
        stop: &Stop,
        render: &impl Fn(Vec<Row>) -> T,
    ) -> bool {
        let Some(before) = self.0.turn(number, begins) else {
            return false;
        };
        // What others kept until now need not wait for the whole source.
        if !self.render_judged(render) {
            return false;
        }
        let give = |rows, games, is_last| {
            let made = render(rows);
            self.0.put(number, Batch { made, games }, is_last)
        };
        let (mut rows, mut read) = (Vec::new(), 0);
        let mut is_empty = before.games == 0;
        for game in games {
            is_empty = false;
            match game {
                Ok(game) => {
                    read += 1;
                    let row = Row::of_game(file, game, options);
                    rows.extend(row.map(|row| row.after(before)));
                }
                // That it was stopped is no fault of the source.
                Err(_) if stop.is_stopped() => break,
                Err(error) => rows.push(Row::unreadable(file, error)),
            }
            if read == GAMES && !give(std::mem::take(&mut rows), std::mem::take(&mut read), false) {
                return false;
            }
            if stop.is_stopped() {
                break;
            }
        }
        if is_empty && !stop.is_stopped() {
            rows.push(Row::no_game(file));
        }
        give(rows, read, true)
    }
}

/// Judges the games of a part of a source.
fn judge(part: Part, file: &str, begins: bool, options: &ScanOptions) -> Judged {
    let is_last = part.is_last();
    let mut games = part.games(options.letters);
    let mut rows: Vec<Row> = Vec::new();
    let mut is_failed = false;
    for game in games.by_ref() {
        match game {
            Ok(game) => rows.extend(Row::of_game(file, game, options)),
            Err(error) => {
                is_failed = true;
                rows.push(Row::unreadable(file, error));
            }
        }
    }
    let (games, lines) = games.counts();
    let is_empty = is_last && games == 0 && !is_failed;
    Judged {
        rows,
        begins,
        has: Before { games, lines },
        if_none: is_empty.then(|| Row::no_game(file)),
    }
}
