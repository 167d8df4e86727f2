//! Scans of many games: what is asked for, packed files, the table.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::fs;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output};

use tempfile::TempDir;

const THREEFOLD: &str = "[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2026.11.28\"]\n[Result \"*\"]\n\n\
                         1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *\n\n";
const FIVEFOLD: &str = "[White \"Cora\"]\n[Black \"=Dan\"]\n[Date \"2025.??.??\"]\n[Result \"*\"]\n\n\
                        1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4 *\n\n";
const DIAGRAM: &str = "[White \"Eva\"]\n[Black \"Finn\"]\n[Date \"2024.01.02\"]\n[Result \"*\"]\n\n\
                       1. e4 d5 2. e5 f5 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 *\n\n";
const DAMAGED: &str = "[White \"Gil\"]\n[Black \"Hanna\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 *\n\n";
const QUIET: &str =
    "[White \"Ina\"]\n[Black \"Anna\"]\n[Date \"2026.01.01\"]\n[Result \"*\"]\n\n1. d4 *\n\n";

fn scan(folder: &Path, arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_thrice"))
        .arg("scan")
        .args(arguments)
        .current_dir(folder)
        .output()
        .unwrap()
}

fn season() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let all = [THREEFOLD, FIVEFOLD, DIAGRAM, DAMAGED, QUIET].concat();
    fs::write(folder.path().join("season.pgn"), all).unwrap();
    folder
}

/// The white players of the games that are given, in their order.
fn whites(output: &Output) -> Vec<String> {
    let text = String::from_utf8(output.stdout.clone()).unwrap();
    let white = |line: &str| {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        row.get("white").unwrap().as_str().unwrap().to_owned()
    };
    text.lines().map(white).collect()
}

#[track_caller]
fn check(arguments: &[&str], want: &[&str], code: i32) {
    let folder = season();
    let all = [arguments, &["season.pgn", "--format", "jsonl"]].concat();
    let output = scan(folder.path(), &all);
    assert_eq!(whites(&output), want, "{arguments:?}");
    assert_eq!(output.status.code(), Some(code), "{arguments:?}");
}

#[test]
fn only_what_is_asked_for_is_given() {
    check(&[], &["Anna", "Cora", "Eva", "Gil", "Ina"], 2);
    // A damaged game may hide what is asked for: it is told, and the code says so.
    check(&["--only", "threefold"], &["Anna", "Cora"], 2);
    check(&["--only", "fivefold"], &["Cora"], 2);
    check(&["--only", "played-on"], &["Cora"], 2);
    check(&["--only", "same-diagram"], &["Eva"], 2);
    check(&["--only", "damaged"], &["Gil"], 2);
    check(&["--only", "fivefold,damaged"], &["Cora", "Gil"], 2);
    check(&["--only", "fifty,seventy-five"], &[], 2);
}

#[test]
fn a_player_and_days_are_asked_for() {
    check(&["--player", "anna"], &["Anna", "Gil", "Ina"], 2);
    check(&["--player", "ANNA", "--only", "threefold"], &["Anna"], 2);
    // A date that leaves it open, or none, does not exclude a game.
    check(&["--since", "2026"], &["Anna", "Gil", "Ina"], 2);
    check(
        &["--since", "2025-06", "--until", "2025"],
        &["Cora", "Gil"],
        2,
    );
    check(&["--until", "2024.01.01"], &["Gil"], 2);
    let folder = season();
    let output = scan(folder.path(), &["season.pgn", "--since", "yesterday"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("2026-11-28"));
}

#[test]
fn a_scan_is_a_table_for_spreadsheets() {
    let folder = season();
    let output = scan(folder.path(), &["season.pgn", "--format", "csv"]);
    let mut reader = csv::Reader::from_reader(output.stdout.as_slice());
    let headings = reader.headers().unwrap().clone();
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    assert_eq!(rows.len(), 5);
    let column = |name: &str| {
        let at = headings.iter().position(|heading| heading == name).unwrap();
        let cells = rows.iter().map(|row| row.get(at).unwrap().to_owned());
        cells.collect::<Vec<String>>()
    };
    assert_eq!(column("first_threefold_ply"), ["8", "8", "", "", ""]);
    assert_eq!(column("fivefold_ply"), ["", "16", "", "", ""]);
    assert_eq!(column("game_over_after"), ["", "8...Ng8", "", "", ""]);
    assert_eq!(column("same_diagram_ply"), ["", "", "12", "", ""]);
    assert_eq!(
        column("status"),
        ["complete", "complete", "complete", "partial", "complete"]
    );
    // A name must not be a formula for a spreadsheet.
    assert_eq!(column("black").get(1).unwrap(), "'=Dan");
}

#[test]
fn packed_files_are_read_and_a_broken_one_stops_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, bytes: &[u8]| fs::write(folder.path().join(name), bytes).unwrap();
    let gzip = |text: &str| {
        let mut packer = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        packer.write_all(text.as_bytes()).unwrap();
        packer.finish().unwrap()
    };
    // Two packed texts behind each other are one file.
    put("a.pgn.gz", &[gzip(THREEFOLD), gzip(QUIET)].concat());
    put(
        "b.pgn.zst",
        &zstd::encode_all(FIVEFOLD.as_bytes(), 1).unwrap(),
    );
    put("c.PGN.GZ", gzip(&DIAGRAM.repeat(50)).get(..60).unwrap());
    put("d.pgn.zst", b"this is not packed");
    put("e.txt.gz", &gzip(THREEFOLD));
    put("f.pgn", QUIET.as_bytes());
    let output = scan(folder.path(), &[".", "--format", "jsonl"]);
    let given = whites(&output);
    assert!(given.starts_with(&["Anna".to_owned(), "Ina".to_owned(), "Cora".to_owned()]));
    assert_eq!(given.last().unwrap(), "Ina", "what comes after it is read");
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(
        told.contains("c.PGN.GZ") && told.contains("d.pgn.zst"),
        "{told}"
    );
    assert!(!told.contains("e.txt.gz"));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn what_was_claimable_is_told_apart_from_what_was_perhaps_claimed() {
    // Drawn where the third occurrence stands, or by the move that gives it: the record does not say whether it was claimed.
    let game = |white: &str, moves: &str, result: &str| {
        format!("[White \"{white}\"]\n[Black \"?\"]\n[Result \"{result}\"]\n\n{moves} {result}\n\n")
    };
    let shuffle = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let folder = tempfile::tempdir().unwrap();
    let all = [
        game("drawn there", shuffle, "1/2-1/2"),
        game("lost there", shuffle, "0-1"),
        game("open", shuffle, "*"),
        game("drawn a move later", &format!("{shuffle} 5. e4"), "1/2-1/2"),
        game(
            "played on",
            &format!("{shuffle} 5. e4 e5 6. d4 d5"),
            "1/2-1/2",
        ),
    ];
    fs::write(folder.path().join("all.pgn"), all.concat()).unwrap();
    let arguments = ["all.pgn", "--only", "not-claimed", "--format", "jsonl"];
    let output = scan(folder.path(), &arguments);
    let wanted = ["lost there", "drawn a move later", "played on"];
    assert_eq!(whites(&output), wanted);
    let first: serde_json::Value = serde_json::from_str(
        String::from_utf8_lossy(&output.stdout)
            .lines()
            .next()
            .unwrap(),
    )
    .unwrap();
    assert_eq!(first.get("not_claimed_ply").unwrap(), 7);
}

/// Good, damaged, empty, long and unreadable files, and what is none.
fn mixed() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    let put = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    put("a-good.pgn", THREEFOLD);
    put("b-damaged.pgn", &[DAMAGED, THREEFOLD].concat());
    put("c-empty.pgn", "");
    put("d-long.pgn", &QUIET.repeat(30_000));
    put("e-prose.pgn", "This is a letter and no game.\n");
    put("g-good.pgn", FIVEFOLD);
    put("h-other.txt", THREEFOLD);
    #[cfg(unix)]
    std::os::unix::fs::symlink("f-loop.pgn", folder.path().join("f-loop.pgn")).unwrap();
    folder
}

#[test]
fn each_file_of_a_folder_has_its_answer_whatever_the_threads_do() {
    let folder = mixed();
    let of = |jobs: &str, format: &str| {
        let arguments = [".", "--jobs", jobs, "--format", format, "--lang", "en"];
        scan(folder.path(), &arguments)
    };
    for format in ["text", "jsonl", "csv"] {
        let (one, two) = (of("1", format), of("2", format));
        assert!(one.stdout == two.stdout, "{format}");
        assert!(one.stderr == two.stderr, "{format}");
        assert_eq!(one.status.code(), Some(2));
    }
    let output = of("2", "jsonl");
    let rows = whites(&output);
    assert_eq!(rows.len(), 30_004);
    assert_eq!(rows.first().unwrap(), "Anna");
    assert_eq!(rows.last().unwrap(), "Cora");
    let told = String::from_utf8(output.stderr).unwrap();
    let wanted: &[&str] = if cfg!(unix) {
        &["b-damaged.pgn", "c-empty.pgn", "e-prose.pgn", "f-loop.pgn"]
    } else {
        &["b-damaged.pgn", "c-empty.pgn", "e-prose.pgn"]
    };
    assert_eq!(told.lines().count(), wanted.len(), "{told}");
    for (line, name) in told.lines().zip(wanted) {
        assert!(line.contains(name), "{line}");
    }
    // The table names the files in which something is found, and counts them all.
    let table = String::from_utf8(of("2", "text").stdout).unwrap();
    for text in [
        "a-good.pgn",
        "b-damaged.pgn",
        "g-good.pgn",
        "30004 games were read.",
    ] {
        assert!(table.contains(text), "{text}");
    }
    assert!(!table.contains("d-long.pgn"));
}

#[test]
fn progress_is_shown_where_it_is_wanted() {
    let folder = mixed();
    let told = |progress: &str| {
        let arguments = ["a-good.pgn", "--progress", progress, "--lang", "en"];
        String::from_utf8(scan(folder.path(), &arguments).stderr).unwrap()
    };
    assert_eq!(told("auto"), "", "standard error is no terminal here");
    assert_eq!(told("never"), "");
    assert!(told("always").contains("one game"), "{}", told("always"));
}

#[cfg(unix)]
#[test]
fn an_interrupt_ends_a_scan_with_what_was_found() {
    use std::io::{BufRead, BufReader, Read};
    use std::process::Stdio;

    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    let mut child = Command::new(env!("CARGO_BIN_EXE_thrice"))
        .args(["scan", "-", "--format", "jsonl", "--jobs", "2"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // More than is read at once; then nothing more comes, and nothing ends.
    let mut games = child.stdin.take().unwrap();
    games.write_all(THREEFOLD.repeat(6_000).as_bytes()).unwrap();
    games.flush().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut first = String::new();
    out.read_line(&mut first).unwrap();
    let pid = Pid::from_raw(i32::try_from(child.id()).unwrap());
    kill(pid, Signal::SIGINT).unwrap();
    let mut rest = String::new();
    out.read_to_string(&mut rest).unwrap();
    let mut told = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut told)
        .unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(2));
    assert!(told.contains("Stopped after"), "{told}");
    // Whole rows only.
    for line in std::iter::once(first.as_str()).chain(rest.lines()) {
        let row: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(row.get("white").unwrap(), "Anna");
    }
    drop(games);
}
