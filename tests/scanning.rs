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
    check(&["--only", "threefold"], &["Anna", "Cora"], 0);
    check(&["--only", "fivefold"], &["Cora"], 0);
    check(&["--only", "played-on"], &["Cora"], 0);
    check(&["--only", "same-diagram"], &["Eva"], 0);
    check(&["--only", "damaged"], &["Gil"], 2);
    check(&["--only", "fivefold,damaged"], &["Cora", "Gil"], 2);
    check(&["--only", "fifty,seventy-five"], &[], 1);
}

#[test]
fn a_player_and_days_are_asked_for() {
    check(&["--player", "anna"], &["Anna", "Gil", "Ina"], 2);
    check(&["--player", "ANNA", "--only", "threefold"], &["Anna"], 0);
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
