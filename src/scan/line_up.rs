//! The order of a scan on several threads: who takes which task, what came before it in its source, whose result comes
//! next.

use std::collections::{BTreeMap, VecDeque};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use super::{Batch, Row, Stop};

/// So many pieces of one task wait to be delivered.
const MOST_PIECES: usize = 4;
/// Who waits looks so often whether the scan is still wanted.
const LOOK: Duration = Duration::from_millis(50);

/// What of its source comes before a task.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Before {
    pub(super) games: usize,
    pub(super) lines: u32,
}

/// The rows of a task whose turn has not come: their numbers and lines are those within it.
pub(super) struct Judged {
    pub(super) rows: Vec<Row>,
    /// Whether its source begins with it, before which there is nothing.
    pub(super) begins: bool,
    pub(super) has: Before,
    /// The row of the source where it has no game at all, if it ends with this task.
    pub(super) if_none: Option<Row>,
}

/// A task and its number in the order of the scan.
pub(super) struct Numbered<W> {
    pub(super) number: usize,
    pub(super) work: W,
}

/// What the threads of a scan share: tasks of kind `W`, results of kind `T`.
pub(super) struct LineUp<W, T> {
    state: Mutex<State<W, T>>,
    /// A task was given, or there are no more.
    tasks: Condvar,
    /// There is room for a task.
    room: Condvar,
    /// Another task has its turn.
    turns: Condvar,
    /// There is a piece of a result, or room for one.
    pieces: Condvar,
    most_tasks: usize,
    stop: Stop,
}

struct State<W, T> {
    waiting: VecDeque<Numbered<W>>,
    /// How many tasks were given.
    given: usize,
    all_given: bool,
    /// The task that is the next to learn what comes before it, and what that is.
    turn: usize,
    before: Before,
    judged: BTreeMap<usize, Judged>,
    results: BTreeMap<usize, Pieces<T>>,
    /// The task whose result is delivered.
    delivered: usize,
    /// Nobody takes results any more.
    is_left: bool,
    /// A thread ended by a panic.
    is_broken: bool,
}

struct Pieces<T> {
    waiting: VecDeque<Batch<T>>,
    is_complete: bool,
}

impl<W, T> LineUp<W, T> {
    pub(super) fn new(most_tasks: usize, stop: Stop) -> Self {
        Self {
            state: Mutex::new(State {
                waiting: VecDeque::new(),
                given: 0,
                all_given: false,
                turn: 0,
                before: Before::default(),
                judged: BTreeMap::new(),
                results: BTreeMap::new(),
                delivered: 0,
                is_left: false,
                is_broken: false,
            }),
            tasks: Condvar::new(),
            room: Condvar::new(),
            turns: Condvar::new(),
            pieces: Condvar::new(),
            most_tasks,
            stop,
        }
    }

    fn lock(&self) -> MutexGuard<'_, State<W, T>> {
        // No state is left half changed: a panic within the lock cannot happen.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn wait<'s>(
        state: MutexGuard<'s, State<W, T>>,
        change: &Condvar,
    ) -> MutexGuard<'s, State<W, T>> {
        let waited = change.wait_timeout(state, LOOK);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    fn wake_all(&self) {
        for change in [&self.tasks, &self.room, &self.turns, &self.pieces] {
            change.notify_all();
        }
    }

    /// Gives a task, as soon as there is room for it; whether it is still wanted.
    pub(super) fn give(&self, work: W) -> bool {
        let mut state = self.lock();
        while state.given - state.delivered >= self.most_tasks && !state.is_over() {
            state = Self::wait(state, &self.room);
        }
        if state.is_over() || self.stop.is_stopped() {
            return false;
        }
        let number = state.given;
        state.given += 1;
        state.waiting.push_back(Numbered { number, work });
        self.tasks.notify_one();
        true
    }

    /// There are no more tasks.
    pub(super) fn end(&self) {
        self.lock().all_given = true;
        self.tasks.notify_all();
        self.pieces.notify_all();
    }

    /// Takes the next task; `None` when there are no more.
    pub(super) fn take(&self) -> Option<Numbered<W>> {
        let mut state = self.lock();
        loop {
            if state.is_over() {
                return None;
            }
            if let Some(task) = state.waiting.pop_front() {
                return Some(task);
            }
            if state.all_given || self.stop.is_stopped() {
                return None;
            }
            state = Self::wait(state, &self.tasks);
        }
    }

    /// Waits for the turn of a task whose rows are not known before, and tells what comes before it. The next task begins
    /// another source. `None` when nobody wants to know any more.
    pub(super) fn turn(&self, number: usize, begins: bool) -> Option<Before> {
        let mut state = self.lock();
        while state.turn != number {
            if state.is_over() {
                return None;
            }
            state = Self::wait(state, &self.turns);
        }
        let before = state.pass_turn(begins, Before::default());
        self.turns.notify_all();
        Some(before)
    }

    /// Keeps the rows of a task until its turn comes.
    pub(super) fn keep(&self, number: usize, judged: Judged) {
        self.lock().judged.insert(number, judged);
    }

    /// The rows of the task whose turn it is, where they are there, placed within their source.
    pub(super) fn next_judged(&self) -> Option<Numbered<(Vec<Row>, usize)>> {
        let mut state = self.lock();
        let number = state.turn;
        let Judged {
            rows,
            begins,
            has,
            if_none,
        } = state.judged.remove(&number)?;
        let before = state.pass_turn(begins, has);
        drop(state);
        self.turns.notify_all();
        let rows = rows.into_iter().map(|row| row.after(before));
        let rows = rows.chain(if_none.filter(|_| before.games == 0)).collect();
        Some(Numbered {
            number,
            work: (rows, has.games),
        })
    }

    /// Puts a piece of a task's result to be delivered, as soon as there is room for it; whether it is still wanted.
    pub(super) fn put(&self, number: usize, piece: Batch<T>, is_last: bool) -> bool {
        let mut state = self.lock();
        loop {
            if state.is_over() {
                return false;
            }
            let pieces = state.results.entry(number).or_insert_with(|| Pieces {
                waiting: VecDeque::new(),
                is_complete: false,
            });
            if pieces.waiting.len() < MOST_PIECES {
                pieces.waiting.push_back(piece);
                pieces.is_complete = is_last;
                self.pieces.notify_all();
                return true;
            }
            state = Self::wait(state, &self.pieces);
        }
    }

    /// The next piece in the order of the scan; `None` at its end, and when it was stopped and nothing is under way.
    ///
    /// # Panics
    /// Where a thread of the scan did.
    pub(super) fn next(&self) -> Option<Batch<T>> {
        let mut state = self.lock();
        loop {
            assert!(!state.is_broken, "a thread of the scan failed");
            let delivered = state.delivered;
            if let Some(pieces) = state.results.get_mut(&delivered) {
                if let Some(piece) = pieces.waiting.pop_front() {
                    self.pieces.notify_all();
                    return Some(piece);
                }
                if pieces.is_complete {
                    state.results.remove(&delivered);
                    state.delivered += 1;
                    // Who reads is not woken for each.
                    if state.given - state.delivered <= self.most_tasks / 2 {
                        self.room.notify_one();
                    }
                    continue;
                }
            }
            let is_last = state.all_given || self.stop.is_stopped();
            if is_last && state.delivered == state.given {
                return None;
            }
            state = Self::wait(state, &self.pieces);
        }
    }

    /// Nobody takes results any more.
    pub(super) fn leave(&self) {
        self.lock().is_left = true;
        self.wake_all();
    }

    /// A thread ends by a panic; the others must not wait for it.
    pub(super) fn break_off(&self) {
        self.lock().is_broken = true;
        self.wake_all();
    }
}

impl<W, T> State<W, T> {
    /// What comes before the task whose turn it is; the next one has its turn.
    fn pass_turn(&mut self, begins: bool, has: Before) -> Before {
        let before = if begins {
            Before::default()
        } else {
            self.before
        };
        self.before = Before {
            games: before.games + has.games,
            lines: before.lines.saturating_add(has.lines),
        };
        self.turn += 1;
        before
    }

    const fn is_over(&self) -> bool {
        self.is_left || self.is_broken
    }
}
