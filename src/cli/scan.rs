//! `thrice scan`: every game of files and folders.

use std::io;
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use super::arguments::{ScanArguments, ScanFormat};
use super::exit::ScanExit;
use super::output;
use super::progress::Progress;
use crate::disk::{Listing, OpenError};
use crate::report::{Kind, Summary, Tally};
use crate::scan::{Batch, Row, ScanOptions, Stop, Threads, scan};
use crate::words::Words;
use crate::writers;

/// More threads than these are of no use on any machine.
const MOST_JOBS: NonZeroUsize = NonZeroUsize::MIN.saturating_add(255);

/// After Ctrl-C so long is waited for what is under way.
const PATIENCE: Duration = Duration::from_secs(1);

/// Carries out the command and says how it ended.
pub(super) fn run(arguments: ScanArguments) -> ScanExit {
    let words = Arc::new(Words::new(arguments.language()));
    let format = arguments.format;
    let options = ScanOptions {
        at_least: arguments.at_least as usize,
        laws: arguments.laws,
        letters: arguments.letters(),
        filter: arguments.filter(),
    };
    let stop = Stop::default();
    let games = Arc::new(AtomicUsize::new(0));
    stop_on_interrupt(&stop, &games, &words);
    let jobs = arguments.jobs.map(|jobs| jobs.min(MOST_JOBS));
    let threads = jobs.map_or_else(Threads::all, Threads::new);
    let listing = Listing::of(arguments.paths);
    for folder in listing.empty_folders() {
        let file = folder.as_str().into();
        output::message(&words.say_with("error-no-files", &[("file", file)]));
    }
    let mut progress = Progress::new(arguments.progress, &listing, &words);
    let mut told = Told::default();
    let mut written = match format {
        ScanFormat::Csv => heading(),
        ScanFormat::Text | ScanFormat::Jsonl => Ok(()),
    };
    if written.is_ok() {
        let in_words = Arc::clone(&words);
        let render = move |rows: Vec<Row>| Made::of(rows, format, &in_words);
        scan(
            listing.sources(),
            &options,
            threads,
            &stop,
            render,
            |batch: Batch<Made>| {
                progress.go_on(batch.games);
                written = progress.behind(|| told.tell(&batch.made, &words));
                told.tally.games += batch.games;
                games.store(told.tally.games, Ordering::Relaxed);
                if written.is_ok() {
                    ControlFlow::Continue(())
                } else {
                    ControlFlow::Break(())
                }
            },
        );
    }
    progress.end();
    if format == ScanFormat::Text && written.is_ok() {
        let space = if told.file.is_some() { "\n" } else { "" };
        let tally = space.to_owned() + &writers::tally_text(&told.tally, &words);
        written = output::part(tally.as_bytes());
    }
    if let Err(error) = written {
        // A reader that has enough (`| head`) is no error.
        if error.kind() != io::ErrorKind::BrokenPipe {
            output::not_written(&words, error.to_string());
            return ScanExit::Damaged;
        }
    } else if stop.is_stopped() {
        output::message(&stopped(told.tally.games, &words));
        return ScanExit::Damaged;
    }
    match (told.is_damaged, told.tally.found > 0) {
        (true, _) => ScanExit::Damaged,
        (false, true) => ScanExit::Found,
        (false, false) => ScanExit::Nothing,
    }
}

/// The first Ctrl-C ends the scan with what was found until then, a second one the program.
fn stop_on_interrupt(stop: &Stop, games: &Arc<AtomicUsize>, words: &Arc<Words>) {
    let (stop, games, words) = (stop.clone(), Arc::clone(games), Arc::clone(words));
    let set = ctrlc::set_handler(move || {
        if stop.is_stopped() {
            std::process::exit(130);
        }
        stop.stop();
        // A source that gives nothing and does not end, such as a terminal, is not waited for.
        let (games, words) = (Arc::clone(&games), Arc::clone(&words));
        thread::spawn(move || {
            thread::sleep(PATIENCE);
            // No row is cut off.
            let _out = io::stdout().lock();
            output::message(&stopped(games.load(Ordering::Relaxed), &words));
            std::process::exit(i32::from(ScanExit::Damaged.code()));
        });
    });
    // Without a handler an interrupt ends the program at once, as it does with any other.
    drop(set);
}

fn stopped(games: usize, words: &Words) -> String {
    words.say_with("scan-stopped", &[("n", games.into())])
}

fn heading() -> io::Result<()> {
    let line = writers::csv_headings().map_err(io::Error::other)?;
    output::part(line.as_bytes())
}

/// Whether a game is a row of the table: something is found in it, or to be told of it.
fn is_worth_telling(summary: &Summary) -> bool {
    let record = &summary.record;
    summary.is_find()
        || summary.has(Kind::SameDiagram)
        || !record.defects.is_empty()
        || !record.notes.is_empty()
}

/// What is to be written of some rows.
struct Made {
    /// The file that the rows of a table are of.
    file: Option<String>,
    text: Vec<u8>,
    messages: Vec<String>,
    tally: Tally,
    is_damaged: bool,
    /// What could not be put into words; with these types there is nothing.
    failure: Option<String>,
}

impl Made {
    fn of(rows: Vec<Row>, format: ScanFormat, words: &Words) -> Self {
        let mut made = Self {
            file: None,
            text: Vec::new(),
            messages: Vec::new(),
            tally: Tally::default(),
            is_damaged: false,
            failure: None,
        };
        for row in rows {
            made.add(row, format, words);
        }
        made
    }

    fn add(&mut self, row: Row, format: ScanFormat, words: &Words) {
        match row {
            Row::Game(summary) => {
                self.tally.add(&summary);
                self.tell_damage(&summary, words);
                if let Err(failure) = self.write(&summary, format, words) {
                    self.failure.get_or_insert(failure);
                }
            }
            Row::Damaged(summary) => {
                self.tally.damaged += 1;
                self.tell_damage(&summary, words);
            }
            Row::NoGame { file } => {
                let file = file.into();
                self.messages
                    .push(words.say_with("error-no-game", &[("file", file)]));
            }
            Row::Unreadable { file, error } => {
                self.is_damaged = true;
                let error = OpenError::from(error);
                let places = [("file", file.into()), ("detail", error.to_string().into())];
                self.messages.push(words.say_with(error.key(), &places));
            }
        }
    }

    fn write(
        &mut self,
        summary: &Summary,
        format: ScanFormat,
        words: &Words,
    ) -> Result<(), String> {
        match format {
            ScanFormat::Text => {
                if is_worth_telling(summary) {
                    let text = writers::summary_text(summary, words);
                    self.text.extend_from_slice(text.as_bytes());
                    self.file.get_or_insert_with(|| summary.record.file.clone());
                }
            }
            ScanFormat::Jsonl => writers::summary_json(summary, words, &mut self.text)
                .map_err(|error| error.to_string())?,
            ScanFormat::Csv => {
                let line =
                    writers::summary_csv(summary, words).map_err(|error| error.to_string())?;
                self.text.extend_from_slice(line.as_bytes());
            }
        }
        Ok(())
    }

    /// Why a record could not be read whole.
    fn tell_damage(&mut self, summary: &Summary, words: &Words) {
        let record = &summary.record;
        if summary.has(Kind::Damaged) {
            self.is_damaged = true;
            let damage = record.damage();
            self.messages.extend(
                damage.map(|defect| words.defect_in_file(&record.file, record.game, defect)),
            );
        }
    }
}

/// What was told until now.
#[derive(Default)]
struct Told {
    /// The file whose table is being written.
    file: Option<String>,
    tally: Tally,
    is_damaged: bool,
}

impl Told {
    fn tell(&mut self, made: &Made, words: &Words) -> io::Result<()> {
        if let Some(file) = made
            .file
            .as_ref()
            .filter(|file| self.file.as_ref() != Some(file))
        {
            let space = if self.file.is_some() { "\n" } else { "" };
            output::part((space.to_owned() + &writers::scan_heading(file, words)).as_bytes())?;
            self.file = Some(file.clone());
        }
        self.tally += made.tally;
        self.is_damaged |= made.is_damaged;
        let written = output::part(&made.text);
        for message in &made.messages {
            output::message(message);
        }
        match &made.failure {
            Some(failure) => Err(io::Error::other(failure.clone())),
            None => written,
        }
    }
}
