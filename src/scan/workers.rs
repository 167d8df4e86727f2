//! The threads of a scan.

use std::io::{self, Read};
use std::ops::ControlFlow;
use std::sync::Arc;
use std::thread;

use super::line_up::{Before, Judged, LineUp, Numbered};
use super::{Batch, Row, ScanOptions, Source, Stop, Threads};
use crate::pgn::{Block, Blocks, Games, Part};

/// Of a source that is not cut so many games are given at once.
const GAMES: usize = 32;

/// A piece of work.
struct Task<R> {
    file: Arc<str>,
    /// Whether its source begins with it.
    begins: bool,
    work: Work<R>,
}

enum Work<R> {
    Block(Block<R>),
    Tell(Row),
}

/// Scans sources on so many threads. `make` turns rows that stand together into what is wanted of them, on these threads;
/// `deliver` is called on this one, in the order of the sources and games whatever the threads do, and may end the
/// scan. Memory: some megabytes a thread, however long the sources are.
pub fn scan<R, T, M>(
    sources: impl Iterator<Item = Source<R>> + Send + 'static,
    options: &ScanOptions,
    threads: Threads,
    stop: &Stop,
    make: M,
    deliver: impl FnMut(Batch<T>) -> ControlFlow<()>,
) where
    R: Read + Send + 'static,
    T: Send + 'static,
    M: Fn(Vec<Row>) -> T + Send + Sync + 'static,
{
    if threads.piece == 0 {
        one_after_the_other(sources, options, stop, make, deliver);
    } else {
        side_by_side(sources, options, threads, stop, make, deliver);
    }
}

/// Everything on this thread, and no source cut.
fn one_after_the_other<R: Read, T>(
    sources: impl Iterator<Item = Source<R>>,
    options: &ScanOptions,
    stop: &Stop,
    make: impl Fn(Vec<Row>) -> T,
    mut deliver: impl FnMut(Batch<T>) -> ControlFlow<()>,
) {
    for source in sources {
        let flow = match source {
            Source::File(file, Ok(source)) => {
                let games = Games::new(Stoppable(source, stop.clone()), options.letters);
                whole(
                    &file,
                    games,
                    Before::default(),
                    options,
                    stop,
                    |rows, games| {
                        let result = make(rows);
                        deliver(Batch {
                            made: result,
                            games,
                        })
                    },
                )
            }
            other => {
                let result = make(told(other).into_iter().collect());
                deliver(Batch {
                    made: result,
                    games: 0,
                })
            }
        };
        if flow.is_break() || stop.is_stopped() {
            return;
        }
    }
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

/// The row of a source of which nothing can be read.
fn told<R>(source: Source<R>) -> Option<Row> {
    match source {
        Source::File(_, Ok(_)) => None,
        Source::File(file, Err(error)) => Some(Row::Unreadable { file, error }),
        Source::EmptyFolder(folder) => Some(Row::Nothing { folder }),
    }
}

/// Reads all games of a source that has so much before them, and gives their rows a few at a time.
fn whole<R: Read>(
    file: &str,
    games: Games<R>,
    before: Before,
    options: &ScanOptions,
    stop: &Stop,
    mut give: impl FnMut(Vec<Row>, usize) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let (mut rows, mut read, mut none_yet) = (Vec::new(), 0, before.games == 0);
    for game in games {
        none_yet = false;
        match game {
            Ok(game) => {
                read += 1;
                rows.extend(Row::of_game(file, game, options));
            }
            // That it was stopped is no fault of the source.
            Err(_) if stop.is_stopped() => break,
            Err(error) => rows.push(Row::Unreadable {
                file: file.to_owned(),
                error,
            }),
        }
        if read == GAMES {
            let mut full = std::mem::take(&mut rows);
            for row in &mut full {
                row.shift(before.games, before.lines);
            }
            give(full, std::mem::take(&mut read))?;
        }
        if stop.is_stopped() {
            break;
        }
    }
    if none_yet && !stop.is_stopped() {
        rows.push(Row::NoGame {
            file: file.to_owned(),
        });
    }
    for row in &mut rows {
        row.shift(before.games, before.lines);
    }
    give(rows, read)
}

/// A thread that reads, some that judge, and this one that delivers.
///
/// They are not waited for at the end: one may wait for a source that gives nothing, such as a terminal.
fn side_by_side<R, T, M>(
    sources: impl Iterator<Item = Source<R>> + Send + 'static,
    options: &ScanOptions,
    threads: Threads,
    stop: &Stop,
    make: M,
    mut deliver: impl FnMut(Batch<T>) -> ControlFlow<()>,
) where
    R: Read + Send + 'static,
    T: Send + 'static,
    M: Fn(Vec<Row>) -> T + Send + Sync + 'static,
{
    let line_up = Arc::new(LineUp::new(3 * threads.count.get() + 1, stop.clone()));
    let reader = Worker(Arc::clone(&line_up));
    let source_stop = stop.clone();
    thread::spawn(move || reader.read(sources, threads.piece, &source_stop));
    let make = Arc::new(make);
    for _ in 0..threads.count.get() {
        let worker = Worker(Arc::clone(&line_up));
        let (options, stop, make) = (options.clone(), stop.clone(), Arc::clone(&make));
        thread::spawn(move || worker.work(&options, &stop, &*make));
    }
    while let Some(batch) = line_up.next() {
        if deliver(batch).is_break() {
            break;
        }
    }
    line_up.leave();
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
    fn read(self, sources: impl Iterator<Item = Source<R>>, length: usize, stop: &Stop) {
        'sources: for source in sources {
            match source {
                Source::File(file, Ok(source)) => {
                    let file: Arc<str> = file.into();
                    for (i, block) in Blocks::new(source, length).enumerate() {
                        let task = Task {
                            file: Arc::clone(&file),
                            begins: i == 0,
                            work: Work::Block(block),
                        };
                        if stop.is_stopped() || !self.0.give(task) {
                            break 'sources;
                        }
                    }
                }
                other => {
                    let Some(row) = told(other) else { continue };
                    let task = Task {
                        file: "".into(),
                        begins: true,
                        work: Work::Tell(row),
                    };
                    if !self.0.give(task) {
                        break;
                    }
                }
            }
        }
        self.0.end();
    }

    /// Judges the games of task after task.
    fn work(self, options: &ScanOptions, stop: &Stop, make: &impl Fn(Vec<Row>) -> T) {
        while let Some(Numbered { number, work: task }) = self.0.take() {
            let Task { file, begins, work } = task;
            let is_wanted = match work {
                Work::Block(Block::Part(part)) => {
                    self.0.keep(number, judge(part, &file, begins, options));
                    true
                }
                Work::Block(Block::Rest(source)) => {
                    let source = Stoppable(source, stop.clone());
                    let games = Games::new(source, options.letters);
                    self.rest(number, games, (&file, begins), options, stop, make)
                }
                Work::Tell(row) => {
                    self.0.keep(
                        number,
                        Judged {
                            rows: vec![row],
                            begins,
                            has: Before::default(),
                            if_none: None,
                        },
                    );
                    true
                }
            };
            if !is_wanted || !self.make_judged(make) {
                return;
            }
        }
    }

    /// Makes what is wanted of the rows whose turn it is, also of those that another thread kept; whether more is wanted.
    fn make_judged(&self, make: &impl Fn(Vec<Row>) -> T) -> bool {
        while let Some(Numbered { number, work }) = self.0.next_judged() {
            let (rows, games) = work;
            let result = make(rows);
            if !self.0.put(
                number,
                Batch {
                    made: result,
                    games,
                },
                true,
            ) {
                return false;
            }
        }
        true
    }

    /// Reads a source that is not cut, a few games at a time; whether more is wanted.
    fn rest<S: Read>(
        &self,
        number: usize,
        games: Games<S>,
        (file, begins): (&str, bool),
        options: &ScanOptions,
        stop: &Stop,
        make: &impl Fn(Vec<Row>) -> T,
    ) -> bool {
        let Some(before) = self.0.turn(number, begins) else {
            return false;
        };
        // What others kept until now need not wait for the whole source.
        if !self.make_judged(make) {
            return false;
        }
        let give = |rows, games| {
            let result = make(rows);
            if self.0.put(
                number,
                Batch {
                    made: result,
                    games,
                },
                false,
            ) {
                ControlFlow::Continue(())
            } else {
                ControlFlow::Break(())
            }
        };
        let flow = whole(file, games, before, options, stop, give);
        let result = make(Vec::new());
        flow.is_continue()
            && self.0.put(
                number,
                Batch {
                    made: result,
                    games: 0,
                },
                true,
            )
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
                rows.push(Row::Unreadable {
                    file: file.to_owned(),
                    error,
                });
            }
        }
    }
    let (games, lines) = games.counts();
    let is_empty = is_last && games == 0 && !is_failed;
    Judged {
        rows,
        begins,
        has: Before { games, lines },
        if_none: is_empty.then(|| Row::NoGame {
            file: file.to_owned(),
        }),
    }
}
