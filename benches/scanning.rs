//! How fast a scan is, beside other ways over the same games in the same run.
//!
//! `cargo bench --bench scanning`. Without more it scans games made here; `THRICE_GAMES=FILE cargo bench --bench scanning`
//! scans a file of one's own. Times are processor seconds; each is the least of several rounds, and the ways take turns in
//! each round. The yardstick is a plain loop: pgn-reader for the tokens, shakmaty for the moves, and every position is
//! compared exactly with those since the last capture or pawn move. It tells the highest count of each game and nothing
//! else.
//!
//! Also here: two threads beside two processes, memory, pgn-extract where it is installed, and one long game.

#![expect(
    clippy::unwrap_used,
    clippy::print_stdout,
    clippy::cast_precision_loss,
    reason = "a bench prints, and fails by a panic"
)]

mod common;

use std::io::Cursor;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use nix::sys::resource::{UsageWho, getrusage};
use nix::sys::time::TimeVal;
use pgn_reader::{Reader, SanPlus, Skip, Visitor};
use shakmaty::{Chess, Position};
use thrice::pgn::{Games, PieceLetters, ReadGame};
use thrice::report::Summary;
use thrice::rules::LawsChoice;
use thrice::scan::{Column, Entry, Query, Sorting, Table};
use thrice::words::{Language, Words};
use thrice::writers::summary_json;

const ROUNDS: usize = 7;

fn main() {
    // `cargo test --benches` only wants to know that it runs.
    let rounds = if std::env::args().any(|a| a == "--bench") {
        ROUNDS
    } else {
        1
    };
    let folder = tempfile::tempdir().unwrap();
    let file = std::env::var_os("THRICE_GAMES").map_or_else(
        || {
            let file = folder.path().join("made.pgn");
            std::fs::write(&file, common::made_games()).unwrap();
            file
        },
        PathBuf::from,
    );
    // Memory first: what this process itself has held counts for its children.
    memory(&file, folder.path());
    threads(&file, rounds);
    pgn_extract(&file, rounds);
    python_chess(&file, folder.path());
    let games = std::fs::read(&file).unwrap();
    one_thread(&games, rounds);
    long_game(rounds);
    table(&games);
}

/// The yardstick: the highest count of each game.
#[derive(Default)]
struct Yardstick {
    /// The positions since the last capture or pawn move.
    seen: Vec<Chess>,
}

impl Visitor for Yardstick {
    type Tags = ();
    type Movetext = (Chess, u32);
    type Output = u32;

    fn begin_tags(&mut self) -> ControlFlow<u32> {
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, (): ()) -> ControlFlow<u32, Self::Movetext> {
        self.seen.clear();
        self.seen.push(Chess::default());
        ControlFlow::Continue((Chess::default(), 1))
    }

    fn begin_variation(&mut self, _: &mut Self::Movetext) -> ControlFlow<u32, Skip> {
        ControlFlow::Continue(Skip(true))
    }

    fn san(&mut self, (position, most): &mut Self::Movetext, san: SanPlus) -> ControlFlow<u32> {
        let Ok(mv) = san.san.to_move(position) else {
            return ControlFlow::Break(*most);
        };
        position.play_unchecked(mv);
        if mv.is_zeroing() {
            self.seen.clear();
        }
        let same = self
            .seen
            .iter()
            .rev()
            .skip(1)
            .step_by(2)
            .filter(|earlier| *earlier == position);
        *most = (*most).max(u32::try_from(same.count()).unwrap() + 1);
        self.seen.push(position.clone());
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, (_, most): Self::Movetext) -> u32 {
        most
    }
}

fn yardstick(games: &[u8]) -> usize {
    let mut reader = Reader::new(Cursor::new(games));
    let mut visitor = Yardstick::default();
    let mut threefold = 0;
    while let Some(most) = reader.read_game(&mut visitor).unwrap() {
        threefold += usize::from(most >= 3);
    }
    threefold
}

/// The scan as it is: every game read, judged, and put down as JSON.
fn scan(games: &[u8], with_json: bool) -> usize {
    let words = Words::new(Language::English);
    let mut json = Vec::new();
    let mut threefold = 0;
    for game in Games::new(games, PieceLetters::Recognise) {
        let summary = match game.unwrap() {
            ReadGame::Plain(record) => Summary::of_plain("-", *record, 3, LawsChoice::default()),
            ReadGame::Record(record) => Summary::new("-", &record, 3, LawsChoice::default()),
        };
        let found = summary.found.as_ref();
        threefold += usize::from(found.is_some_and(|found| found.first_threefold.is_some()));
        if with_json {
            json.clear();
            summary_json(&summary, &words, &mut json).unwrap();
        }
    }
    threefold
}

fn seconds(time: TimeVal) -> f64 {
    time.tv_sec() as f64 + time.tv_usec() as f64 / 1e6
}

/// Processor seconds until now.
fn used(who: UsageWho) -> f64 {
    let usage = getrusage(who).unwrap();
    seconds(usage.user_time()) + seconds(usage.system_time())
}

fn cost(who: UsageWho, work: impl FnOnce()) -> f64 {
    let before = used(who);
    work();
    used(who) - before
}

fn one_thread(games: &[u8], rounds: usize) {
    let mut least = [f64::MAX; 3];
    let mut found = [0; 3];
    for _ in 0..rounds {
        let ways: [&dyn Fn() -> usize; 3] = [&|| yardstick(games), &|| scan(games, false), &|| {
            scan(games, true)
        }];
        for ((way, least), found) in ways.iter().zip(&mut least).zip(&mut found) {
            let spent = cost(UsageWho::RUSAGE_SELF, || *found = way());
            *least = least.min(spent);
        }
    }
    let [yardstick, judged, written] = least;
    let rate = |spent: f64| games.len() as f64 / 1e6 / spent;
    println!("one thread, processor seconds (games with a threefold: {found:?})");
    println!(
        "  yardstick          {yardstick:.3} s  {:.0} MB/s",
        rate(yardstick)
    );
    println!(
        "  scan               {judged:.3} s  {:.0} MB/s  {:.2} of the yardstick",
        rate(judged),
        judged / yardstick
    );
    println!(
        "  scan with its JSON {written:.3} s  {:.0} MB/s  {:.2} of the yardstick",
        rate(written),
        written / yardstick
    );
}

/// A scan of files by the program itself, whose answer nobody keeps.
fn program(file: &Path, jobs: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_thrice"));
    command
        .args([
            "scan",
            "--format",
            "jsonl",
            "--progress",
            "never",
            "--jobs",
            jobs,
        ])
        .arg(file)
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    command
}

/// The highest resident memory of any child until now, in bytes.
fn most_of_children() -> f64 {
    getrusage(UsageWho::RUSAGE_CHILDREN).unwrap().max_rss() as f64 * 1024.0
}

/// The memory of a scan, of nothing, of the games, and of the games many times over.
fn memory(file: &Path, folder: &Path) {
    let small = folder.join("small.pgn");
    std::fs::write(&small, "[Event \"?\"]\n\n1. e4 *\n").unwrap();
    program(&small, "2").status().unwrap();
    let nothing = most_of_children();
    program(file, "2").status().unwrap();
    let games = most_of_children();
    let long = folder.join("long.pgn");
    let mut copies = std::fs::File::create(&long).unwrap();
    for _ in 0..4 {
        std::io::copy(&mut std::fs::File::open(file).unwrap(), &mut copies).unwrap();
    }
    program(&long, "2").status().unwrap();
    let longer = most_of_children();
    println!("memory of the program on two threads, MB at the most");
    println!("  one move    {:.1}", nothing / 1e6);
    println!("  the games   {:.1}", games / 1e6);
    println!("  four times  {:.1}", longer / 1e6);
}

/// One process with two threads beside two processes with one thread each.
fn threads(file: &Path, rounds: usize) {
    let (mut two_threads, mut two_processes) = (Duration::MAX, Duration::MAX);
    for _ in 0..rounds {
        let begun = Instant::now();
        program(file, "2").status().unwrap();
        two_threads = two_threads.min(begun.elapsed());
        let begun = Instant::now();
        let mut both = [
            program(file, "1").spawn().unwrap(),
            program(file, "1").spawn().unwrap(),
        ];
        for process in &mut both {
            process.wait().unwrap();
        }
        two_processes = two_processes.min(begun.elapsed());
    }
    let ratio = two_processes.as_secs_f64() / 2.0 / two_threads.as_secs_f64();
    println!("time by the clock");
    println!("  one process, two threads        {two_threads:.3?}");
    println!("  two processes, the games twice  {two_processes:.3?}");
    println!("  two threads reach {ratio:.2} of what two processes reach");
}

fn pgn_extract(file: &Path, rounds: usize) {
    let known = ["pgn-extract", "/usr/games/pgn-extract"];
    let installed = known.into_iter().find(|name| {
        let mut command = Command::new(name);
        command
            .arg("--version")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        command.status().is_ok()
    });
    let Some(name) = installed else {
        println!("pgn-extract is not installed");
        return;
    };
    let (mut theirs, mut ours) = (f64::MAX, f64::MAX);
    for _ in 0..rounds.min(3) {
        theirs = theirs.min(cost(UsageWho::RUSAGE_CHILDREN, || {
            let mut command = Command::new(name);
            command.arg("--repetition").arg(file);
            command.stdout(Stdio::null()).stderr(Stdio::null());
            command.status().unwrap();
        }));
        ours = ours.min(cost(UsageWho::RUSAGE_CHILDREN, || {
            program(file, "1").status().unwrap();
        }));
    }
    println!("the whole programs, processor seconds");
    println!("  thrice scan --jobs 1        {ours:.3} s");
    println!(
        "  pgn-extract --repetition    {theirs:.3} s, {:.1} times as much",
        theirs / ours
    );
}

/// The loop of a claim tool built on python-chess, on so many games, where `python3` or `THRICE_PYTHON` has it.
fn python_chess(file: &Path, folder: &Path) {
    const GAMES: usize = 1_000;
    let python = std::env::var_os("THRICE_PYTHON").unwrap_or_else(|| "python3".into());
    let mut has = Command::new(&python);
    has.args(["-c", "import chess"]).stderr(Stdio::null());
    if !has.status().is_ok_and(|status| status.success()) {
        println!("python-chess is not installed");
        return;
    }
    let some = folder.join("some.pgn");
    let text = std::fs::read(file).unwrap();
    let begins = memchr::memmem::find_iter(&text, b"\n\n[").map(|at| at + 2);
    let end = begins.take(GAMES).last().unwrap_or(text.len());
    std::fs::write(&some, text.get(..end).unwrap()).unwrap();
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/benches/claim_loop.py");
    let theirs = cost(UsageWho::RUSAGE_CHILDREN, || {
        let mut command = Command::new(&python);
        command.arg(script).arg(&some).stdout(Stdio::null());
        command.status().unwrap();
    });
    let ours = cost(UsageWho::RUSAGE_CHILDREN, || {
        program(&some, "1").status().unwrap();
    });
    println!("the whole programs on {GAMES} games, processor seconds");
    println!("  thrice scan --jobs 1   {ours:.3} s");
    println!(
        "  python-chess           {theirs:.3} s, {:.0} times as much",
        theirs / ours
    );
}

/// A table of half a million rows: its memory, and what a question costs.
fn table(games: &[u8]) {
    const ROWS: usize = 500_000;
    let mut entries: Vec<Entry> = Vec::new();
    for game in Games::new(games, PieceLetters::Recognise) {
        let summary = match game.unwrap() {
            ReadGame::Plain(record) => Summary::of_plain("-", *record, 3, LawsChoice::default()),
            ReadGame::Record(record) => Summary::new("-", &record, 3, LawsChoice::default()),
        };
        entries.extend(Entry::of(&summary));
    }
    let mut table = Table::default();
    for entry in entries.iter().cycle().take(ROWS) {
        table.push(entry);
    }
    println!("a table of {} rows", table.len());
    let mut ask = |what: &str, query: Query| {
        let begun = Instant::now();
        table.show(&query);
        println!(
            "  {what:<22} {:>6.1?}, {} rows",
            begun.elapsed(),
            table.shown()
        );
    };
    ask("all, as they came", Query::default());
    let words = "an".to_owned();
    ask(
        "with a word",
        Query {
            words,
            ..Query::default()
        },
    );
    let sorting = Sorting::default().clicked(Column::White);
    ask(
        "by White's name",
        Query {
            sorting,
            ..Query::default()
        },
    );
    let begun = Instant::now();
    let screen = (table.shown() / 2..)
        .take(40)
        .filter_map(|place| table.row(place));
    let rows = std::hint::black_box(screen.count());
    println!(
        "  {:<22} {:>6.1?}, {rows} rows",
        "what a screen shows",
        begun.elapsed()
    );
    println!(
        "  memory                 {} bytes a row",
        table.bytes() / table.len().max(1)
    );
}

/// What a half-move costs in games of growing length: two knights on the way for ever.
fn long_game(rounds: usize) {
    println!("one long game, nanoseconds a half-move");
    for plies in [750, 1_500, 3_000, 6_000, 12_000] {
        let mut text = "[Event \"long\"]\n[Result \"*\"]\n\n".to_owned();
        let moves = ["Nf3", "Nf6", "Ng1", "Ng8"].into_iter().cycle();
        for (i, san) in moves.take(plies).enumerate() {
            if i % 2 == 0 {
                text.extend([&(i / 2 + 1).to_string(), ". "]);
            }
            text.extend([san, "\n"]);
        }
        text += "*\n";
        let times = 60_000 / plies;
        let mut least = f64::MAX;
        for _ in 0..rounds {
            let spent = cost(UsageWho::RUSAGE_SELF, || {
                for _ in 0..times {
                    std::hint::black_box(scan(text.as_bytes(), true));
                }
            });
            least = least.min(spent);
        }
        println!(
            "  {plies:>6} half-moves  {:.0}",
            least * 1e9 / (times * plies) as f64
        );
    }
}
