//! The record of a claim, as text and as a page: what an appeals committee needs to check it without the program.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use pdf_extract::Document;
use thrice::report::{Event, PaperSize};
use thrice::words::{Language, Words};
use thrice::writers::{self, SystemFont};

const CASTLING: &str = "tests/data/inputs/RPT-01-H.pgn";
const INTENDED: &str = "tests/data/inputs/RPT-02-H.pgn";
const EN_PASSANT: &str = "tests/data/claims/en-passant-trap.pgn";

fn run(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_thrice"));
    command
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .env_remove("LANGUAGE")
        .env("LC_ALL", "C")
        .env("LANG", "C");
    command.output().unwrap()
}

/// The record as text.
fn record(file: &str, arguments: &[&str]) -> String {
    let fixed = ["report", file, "--format", "record"];
    let output = run(&[&fixed, arguments].concat());
    assert!(
        output.stderr.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).unwrap()
}

/// The record as a page, in a folder that stays until the test ends, and what was told.
fn page(file: &str, arguments: &[&str]) -> (tempfile::TempDir, PathBuf, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("record.pdf");
    let fixed = [
        "report",
        file,
        "--format",
        "pdf",
        "--output",
        path.to_str().unwrap(),
    ];
    let output = run(&[&fixed, arguments].concat());
    (folder, path, String::from_utf8(output.stderr).unwrap())
}

/// The text of a page without blanks, for a line may break anywhere.
fn bare_text(path: &Path) -> String {
    let text = pdf_extract::extract_text(path).unwrap();
    text.split_whitespace().collect()
}

#[track_caller]
fn check_has(text: &str, all: &[&str]) {
    for one in all {
        assert!(text.contains(one), "{one:?} is not in {text}");
    }
}

/// The text is that of `data/output/NAME`.
#[track_caller]
fn check_golden(name: &str, got: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("tests/data/output")
        .join(name);
    if std::env::var_os("THRICE_WRITE_EXPECTED").is_some() {
        std::fs::write(&file, got).unwrap();
    }
    assert_eq!(
        got,
        std::fs::read_to_string(&file).unwrap_or_default(),
        "{name}"
    );
}

#[test]
fn every_occurrence_can_be_checked() {
    let text = record(
        CASTLING,
        &[
            "--claimant",
            "white",
            "--words",
            "The same position, three times",
        ],
    );
    check_has(
        &text,
        &[
            "Claim incorrect",
            "The same position (2)",
            "1 · after 3...Ke8\n    rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w - - 4 4\n",
            "2 · after 5...Ng8\n    rnbqkbnr/ppp1pppp/8/3p4/3P4/8/PPP1PPPP/RNBQKBNR w - - 8 6\n",
            "Same diagram, not the same position (1)\n  after 1...d5\n",
            "RNBQKBNR w KQkq - 0 2",
            "Castling right (9.2.3.2).",
        ],
    );
    check_golden("record-castling.txt", &text);
    let indonesian = record(CASTLING, &["--claimant", "white", "--lang", "id"]);
    check_golden("record-castling-id.txt", &indonesian);
}

#[test]
fn an_intended_move_is_named_and_not_made() {
    let text = record(
        INTENDED,
        &[
            "--claimant",
            "black",
            "--intends",
            "Nb8",
            "--written",
            "yes",
        ],
    );
    check_has(
        &text,
        &[
            "Claim correct",
            "1 · at the start",
            "2 · after 2...Nb8",
            "3 · after 4...Nb8, intended, not made",
        ],
    );
    assert!(
        !text.contains("4. Nb1 Nb8"),
        "the intended move is no move of the game: {text}"
    );
    // The twin: another knight move, for the first time.
    let text = record(
        INTENDED,
        &[
            "--claimant",
            "black",
            "--intends",
            "Nb4",
            "--written",
            "yes",
        ],
    );
    check_has(&text, &["Claim incorrect", "for the first time"]);
    // And the other player, who has not the move.
    let text = record(INTENDED, &["--claimant", "white"]);
    check_has(&text, &["No right to claim", "Black has the move"]);
}

#[test]
fn an_en_passant_trap_in_greek_and_cyrillic() {
    let arguments = [
        "--claimant",
        "white",
        "--white-clock",
        "0:34:05",
        "--control",
        "standard",
    ];
    let text = record(EN_PASSANT, &arguments);
    check_golden("record-en-passant.txt", &text);
    check_has(&text, &["Алёхин, А.", "Παπαδόπουλος"]);
}

/// The hash of the record is that of `printf 'FEN\nUCI UCI…' | sha256sum`, made by that program.
#[test]
fn the_hash_can_be_repeated_by_hand() {
    let text = record(INTENDED, &["--claimant", "black"]);
    check_has(
        &text,
        &["b0ab52e287b01c676e2d2a6267f1f25fed0e642db9bad8522ff3388bbd80fb0d"],
    );
}

#[test]
fn a_name_and_a_result_never_stand_in_one_line() {
    let text = record(EN_PASSANT, &["--claimant", "black"]);
    for line in text.lines() {
        let named = line.contains("Алёхин") || line.contains("Παπαδόπουλος");
        let result = ["1-0", "0-1", "1–0", "0–1", "½"]
            .iter()
            .any(|it| line.contains(it));
        assert!(!(named && result), "{line}");
    }
}

#[test]
fn an_ordinary_claim_fits_one_page_of_either_paper() {
    for (paper, size) in [("a4", [595.0, 842.0]), ("letter", [612.0, 792.0])] {
        for file in [CASTLING, INTENDED, "assets/examples/karpov-miles-1986.pgn"] {
            let (_folder, path, told) = page(file, &["--claimant", "white", "--paper", paper]);
            assert!(told.is_empty(), "{told}");
            let document = Document::load(&path).unwrap();
            let pages = document.get_pages();
            assert_eq!(pages.len(), 1, "{file}");
            let page = document
                .get_object(*pages.values().next().unwrap())
                .unwrap()
                .as_dict()
                .unwrap();
            let media = page.get(b"MediaBox").unwrap().as_array().unwrap();
            for (number, want) in media.iter().skip(2).zip(size) {
                assert!((number.as_float().unwrap() - want).abs() < 1.0, "{media:?}");
            }
        }
    }
}

#[test]
fn a_blank_form_fits_one_page_of_either_paper() {
    for language in Language::ALL {
        for paper in [PaperSize::A4, PaperSize::Letter] {
            let event = Event {
                name: "王".to_owned(),
                ..Event::default()
            };
            let form = Words::new(language).claim_form(&event);
            let code = language.code();
            let pdf = writers::form_pdf(&form, paper, code, |_| Vec::<SystemFont>::new()).unwrap();
            let document = Document::load_mem(&pdf.bytes).unwrap();
            assert_eq!(document.get_pages().len(), 1, "{code} {paper:?}");
            assert_eq!(
                pdf.missing,
                ['王'],
                "what no font has is told, on a form too"
            );
        }
    }
}

#[test]
fn the_card_for_the_table_fits_one_page_of_either_paper() {
    for language in Language::ALL {
        for paper in [PaperSize::A4, PaperSize::Letter] {
            let words = Words::new(language);
            let keys = (0..14).map(|_| {
                let longest = words.say("action-tail");
                ("Ctrl+Shift+N".to_owned(), longest)
            });
            let card = words.table_card(&Event::default(), keys.collect());
            let code = language.code();
            let pdf = writers::card_pdf(&card, paper, code, |_| Vec::<SystemFont>::new()).unwrap();
            let document = Document::load_mem(&pdf.bytes).unwrap();
            assert_eq!(document.get_pages().len(), 1, "{code} {paper:?}");
            assert!(pdf.missing.is_empty(), "{:?}", pdf.missing);
            assert!(card.law.1.iter().all(|(article, _)| !article.is_empty()));
        }
    }
}

#[test]
fn a_character_without_a_font_is_written_as_its_code_point_and_told() {
    let words = "\u{10FFFD}";
    let (_folder, path, told) = page(CASTLING, &["--claimant", "white", "--words", words]);
    assert!(told.contains("U+10FFFD"), "{told}");
    assert!(
        bare_text(&path).contains("[U+10FFFD]"),
        "never an empty box"
    );
}

#[test]
fn what_nobody_gave_is_a_line_to_fill_in() {
    let text = record(INTENDED, &["--claimant", "white"]);
    check_has(&text, &["Arbiter: ____________", "White: ____________"]);
    let given = [
        "--claimant",
        "white",
        "--arbiter",
        "IA Dewi",
        "--number",
        "3",
    ];
    check_has(&record(INTENDED, &given), &["Arbiter: IA Dewi", "3"]);
}

#[test]
fn a_record_without_a_claim_is_refused() {
    for format in ["record", "pdf"] {
        let output = run(&["report", CASTLING, "--format", format]);
        assert_eq!(output.status.code(), Some(2), "{format}");
        let told = String::from_utf8_lossy(&output.stderr).into_owned();
        assert!(told.contains("--claimant"), "{told}");
    }
}

/// A page that cannot be written leaves the one that was there.
#[test]
fn a_page_is_saved_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let nowhere = folder.path().join("no such folder").join("record.pdf");
    let nowhere = nowhere.to_str().unwrap();
    let output = run(&[
        "report",
        CASTLING,
        "--claimant",
        "white",
        "--format",
        "pdf",
        "--output",
        nowhere,
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("record.pdf"));
}

/// What does not fit one box goes on in the next, and nothing is lost.
#[test]
fn a_long_text_goes_on_on_the_next_page() {
    let words: Vec<String> = (0..1500).map(|n| format!("word{n}")).collect();
    let words = words.join(" ");
    let (_folder, path, _) = page(CASTLING, &["--claimant", "white", "--words", &words]);
    let text = bare_text(&path);
    assert!(text.contains("word0word1word2") && text.contains("word1499"));
    assert!(text.contains("Claimincorrect"));
    assert!(Document::load(&path).unwrap().get_pages().len() > 1);
}

#[test]
fn line_ends_in_a_text_make_no_lines_of_the_record() {
    let words = "Remis\nArbiter's decision\n  Claim correct";
    let text = record(CASTLING, &["--claimant", "white", "--words", words]);
    assert!(
        !text.lines().any(|line| line == "Arbiter's decision"),
        "{text}"
    );
    check_has(&text, &["“Remis Arbiter's decision   Claim correct”"]);
}

#[test]
fn the_file_that_was_read_is_never_written_over() {
    let folder = tempfile::tempdir().unwrap();
    let game = folder.path().join("game.pgn");
    std::fs::copy(CASTLING, &game).unwrap();
    let before = std::fs::read(&game).unwrap();
    let game = game.to_str().unwrap();
    for format in ["text", "json", "record", "pdf"] {
        let arguments = [
            "report",
            game,
            "--claimant",
            "white",
            "--format",
            format,
            "--output",
            game,
        ];
        let output = run(&arguments);
        assert_eq!(output.status.code(), Some(2), "{format}");
        assert_eq!(std::fs::read(game).unwrap(), before, "{format}");
    }
    let output = run(&[
        "report",
        game,
        "--claimant",
        "white",
        "--format",
        "record",
        "--output",
        "-",
    ]);
    assert!(String::from_utf8_lossy(&output.stdout).contains("Claim incorrect"));
}

#[cfg(unix)]
#[test]
fn a_device_is_written_to_and_not_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let output = run(&[
        "report",
        CASTLING,
        "--claimant",
        "white",
        "--output",
        "/dev/full",
    ]);
    assert_eq!(output.status.code(), Some(2));
    assert!(
        std::fs::metadata("/dev/full")
            .unwrap()
            .file_type()
            .is_char_device()
    );
}
