//! The command line by its whole output and its exit code.
//!
//! The expected outputs stand in `data/output`. `THRICE_WRITE_EXPECTED=1 cargo test --test command_line` writes
//! them anew; read the difference before it is committed.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use std::path::Path;
use std::process::{Command, Output};

fn run(arguments: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_thrice"));
    command
        .args(arguments.split_whitespace())
        .current_dir(env!("CARGO_MANIFEST_DIR"));
    command
        .env_remove("LANGUAGE")
        .env("LC_ALL", "C")
        .env("LANG", "C")
        .output()
        .unwrap()
}

/// Standard output and standard error are those of `data/output/NAME`, and the exit code is `code`.
#[track_caller]
fn check(name: &str, arguments: &str, code: i32) {
    let output = run(arguments);
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).unwrap();
    let got = format!(
        "$ thrice {arguments}\n{}--- standard error\n{}--- exit code {:?}\n",
        text(&output.stdout),
        text(&output.stderr),
        output.status.code(),
    );
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/output")
        .join(name);
    if std::env::var_os("THRICE_WRITE_EXPECTED").is_some() {
        std::fs::write(&file, &got).unwrap();
    }
    let want = std::fs::read_to_string(&file).unwrap_or_default();
    assert_eq!(got, want, "{name}");
    assert_eq!(output.status.code(), Some(code), "{name}");
}

const EXAMPLE: &str = "assets/examples/karpov-miles-1986.pgn";

#[test]
fn report_says_why_the_same_diagram_is_not_the_same_position() {
    check(
        "report-same-diagram.txt",
        &format!("report {EXAMPLE} --after 25b --lang en"),
        0,
    );
    check(
        "report-same-diagram-id.txt",
        &format!("report {EXAMPLE} --after 25b --lang id"),
        0,
    );
    check(
        "report-same-diagram.json",
        &format!("report {EXAMPLE} --after 25b --format json"),
        0,
    );
}

#[test]
fn report_tells_what_follows_from_an_incorrect_claim() {
    let facts = "--after 25b --claimant white --ground repetition --move-made no --touched no --accepted no";
    let times = "--control standard --white-clock 0:21:40 --black-clock 0:34:05 --running white";
    check(
        "report-claim-facts.txt",
        &format!("report {EXAMPLE} {facts} {times} --lang en"),
        0,
    );
    check(
        "report-claim-laws-of-its-day.txt",
        &format!("report {EXAMPLE} {facts} {times} --laws auto --lang en"),
        0,
    );
    check(
        "report-claim-facts-id.txt",
        &format!("report {EXAMPLE} {facts} {times} --lang id"),
        0,
    );
}

#[test]
fn report_judges_a_claim() {
    check(
        "report-claim.txt",
        &format!("report {EXAMPLE} --claimant black --intends Ra4 --lang en"),
        0,
    );
    check(
        "report-claim.json",
        &format!("report {EXAMPLE} --claimant black --intends Ra4 --format json"),
        0,
    );
    check(
        "report-claim-incorrect.txt",
        &format!("report {EXAMPLE} --after 25b --claimant white --lang en"),
        0,
    );
}

#[test]
fn report_of_a_damaged_record_proves_what_comes_before() {
    check(
        "report-broken.txt",
        "report tests/data/games/broken.pgn --game 1 --lang en",
        1,
    );
    check(
        "report-broken.json",
        "report tests/data/games/broken.pgn --game 1 --format json",
        1,
    );
    check(
        "report-growing.json",
        "report tests/data/games/growing.pgn --format json",
        1,
    );
}

#[test]
fn report_lists_lost_rights() {
    check(
        "report-castling-lost.txt",
        "report tests/data/games/castling-lost.pgn --lang en",
        0,
    );
}

#[test]
fn report_takes_a_fen_line() {
    check(
        "report-fen.json",
        "report tests/data/games/en-passant.fen --format json",
        0,
    );
}

#[test]
fn report_refuses_what_gives_no_position() {
    check(
        "report-refused.json",
        "report tests/data/games/impossible.pgn --game 1 --format json",
        2,
    );
}

#[test]
fn report_without_a_finding_ends_with_2() {
    check(
        "report-several.txt",
        "report tests/data/games/broken.pgn --lang en",
        2,
    );
    check(
        "report-missing.txt",
        "report tests/data/games/nowhere.pgn --lang en",
        2,
    );
    check("report-folder.txt", "report tests/data/games --lang en", 2);
    check(
        "report-empty.txt",
        "report tests/data/games/empty.pgn --lang en",
        2,
    );
    check(
        "report-no-such-game.txt",
        "report tests/data/games/broken.pgn --game 7 --lang en",
        2,
    );
    check(
        "report-no-such-ply.txt",
        &format!("report {EXAMPLE} --ply 99 --lang en"),
        2,
    );
    check(
        "report-no-such-move.txt",
        &format!("report {EXAMPLE} --after 40w --lang en"),
        2,
    );
    check(
        "report-intends-unreadable.txt",
        &format!("report {EXAMPLE} --claimant black --intends xyz --lang en"),
        2,
    );
    let ambiguous = format!("report {EXAMPLE} --ply 49 --claimant black --intends Rb8 --lang id");
    check("report-intends-illegal-id.txt", &ambiguous, 0);
}

#[test]
fn scan_gives_each_game_and_the_worst_code() {
    check(
        "scan-five-games.txt",
        "scan tests/data/games/five-games.pgn --lang en",
        2,
    );
    check(
        "scan-five-games-id.txt",
        "scan tests/data/games/five-games.pgn --lang id",
        2,
    );
    check(
        "scan-five-games.jsonl",
        "scan tests/data/games/five-games.pgn --format jsonl",
        2,
    );
    check(
        "scan-found.jsonl",
        &format!("scan {EXAMPLE} --at-least 2 --format jsonl"),
        0,
    );
    check(
        "scan-nothing.txt",
        "scan tests/data/games/empty.pgn --lang en",
        1,
    );
    check(
        "scan-folder.txt",
        "scan tests/data/games tests/data/nowhere --lang en",
        2,
    );
}

#[test]
fn usage_errors_end_with_2_and_help_with_0() {
    for arguments in [
        "report",
        "scan",
        "report x --ply 1 --after 2w",
        "report x --intends e4",
        "scan x --at-least 1",
        "scan x --jobs 0",
    ] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(2), "{arguments}");
        assert!(
            output.stdout.is_empty() && !output.stderr.is_empty(),
            "{arguments}"
        );
    }
    for arguments in ["--help", "--version", "report --help", "scan --help"] {
        let output = run(arguments);
        assert_eq!(output.status.code(), Some(0), "{arguments}");
        assert!(
            !output.stdout.is_empty() && output.stderr.is_empty(),
            "{arguments}"
        );
    }
}

#[test]
fn standard_input_is_a_file_named_with_a_hyphen() {
    use std::io::Write;
    use std::process::Stdio;
    let mut command = Command::new(env!("CARGO_BIN_EXE_thrice"));
    command
        .args(["scan", "-", "--format", "jsonl"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped());
    let mut child = command.spawn().unwrap();
    child
        .stdin
        .take()
        .unwrap()
        .write_all(b"1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *")
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let game: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(
        (
            output.status.code(),
            game["file"].as_str(),
            game["first_threefold_ply"].as_u64()
        ),
        (Some(0), Some("-"), Some(8))
    );
}

#[test]
fn a_path_with_blanks_and_other_letters_gives_the_same() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a b").join("Größe (1).pgn");
    std::fs::create_dir(path.parent().unwrap()).unwrap();
    std::fs::copy(
        Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/games/five-games.pgn"),
        &path,
    )
    .unwrap();
    let scan = |path: &Path| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_thrice"));
        command
            .args(["scan", "--format", "jsonl"])
            .arg(path)
            .current_dir(env!("CARGO_MANIFEST_DIR"));
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    let plain = "tests/data/games/five-games.pgn";
    let renamed = scan(&path).replace(&path.display().to_string(), plain);
    assert_eq!(renamed, scan(Path::new(plain)));
}

#[test]
fn a_folder_is_not_written_over() {
    let name = "report-over-a-folder.txt";
    check(
        name,
        &format!("report {EXAMPLE} --lang en --output tests"),
        2,
    );
}

#[test]
fn completions_and_the_manual_know_the_values_of_options_and_name_each_option_once() {
    let script = String::from_utf8(run("completions bash").stdout).unwrap();
    for words in ["fide-2023 fide-2018", "threefold fivefold", "en ca cs da"] {
        assert!(script.contains(words), "{words}");
    }
    let page = String::from_utf8(run("man report").stdout).unwrap();
    let entry = |option: &str| page.matches(&format!("\\fB\\-\\-{option}\\fR")).count();
    // Once in the synopsis, once where it is told.
    assert_eq!((entry("laws"), entry("format")), (2, 2));
}
