//! Whatever the threads do, and whichever way games are read, a scan gives the same rows in the same order.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::io::{self, Cursor, Read};
use std::num::NonZeroUsize;
use std::ops::ControlFlow;
use std::path::Path;

use proptest::prelude::*;
use thrice::pgn::{PieceLetters, Stream};
use thrice::report::Summary;
use thrice::rules::LawsChoice;
use thrice::scan::{Filter, Row, ScanOptions, Stop, Threads, scan};
use thrice::words::{Language, Words};
use thrice::writers::{summary_json, summary_text};

type Bytes = Vec<u8>;

/// A source that gives its bytes and may fail then.
struct Given {
    bytes: Cursor<Bytes>,
    fails: bool,
}

impl Read for Given {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.bytes.read(buffer)? {
            0 if self.fails => Err(io::Error::other("the source fails")),
            read => Ok(read),
        }
    }
}

fn options() -> ScanOptions {
    ScanOptions {
        at_least: 2,
        laws: LawsChoice::default(),
        letters: PieceLetters::Recognise,
        filter: Filter::default(),
    }
}

fn told(summary: &Summary, words: &Words) -> String {
    let mut json = Vec::new();
    summary_json(summary, words, &mut json).unwrap();
    String::from_utf8(json).unwrap() + &summary_text(summary, words)
}

fn row(row: Row, words: &Words) -> String {
    match row {
        Row::Game(summary) => told(&summary, words),
        other => format!("{other:?}"),
    }
}

/// So many threads, and pieces of about so many bytes.
fn threads(count: usize, piece: usize) -> Threads {
    Threads {
        count: NonZeroUsize::new(count).unwrap(),
        piece,
    }
}

/// A piece that none of these files fills, so that none is cut.
const UNCUT: usize = 1 << 22;

/// The rows of a scan on so many threads, with pieces of about so many bytes.
fn scanned(files: &[(Bytes, bool)], count: usize, piece: usize) -> Vec<String> {
    let sources: Vec<(String, Given)> = files
        .iter()
        .enumerate()
        .map(|(i, (bytes, fails))| {
            let bytes = Cursor::new(bytes.clone());
            let fails = *fails;
            (format!("file {i}"), Given { bytes, fails })
        })
        .collect();
    let mut all = Vec::new();
    let make = |rows: Vec<Row>| {
        let words = Words::new(Language::English);
        rows.into_iter().map(|r| row(r, &words)).collect::<Vec<_>>()
    };
    scan(
        sources.into_iter(),
        &options(),
        threads(count, piece),
        &Stop::default(),
        make,
        |batch| {
            all.extend(batch.made);
            ControlFlow::Continue(())
        },
    );
    all
}

/// The rows of one file when no game is read the quick way and nothing is cut.
fn plainly(bytes: &[u8]) -> Vec<String> {
    let words = Words::new(Language::English);
    let records = Stream::new(bytes, PieceLetters::Recognise);
    let rows =
        records.map(|record| Summary::new("file 0", &record.unwrap(), 2, LawsChoice::default()));
    let rows: Vec<String> = rows.map(|summary| told(&summary, &words)).collect();
    if rows.is_empty() {
        vec![format!(
            "{:?}",
            Row::NoGame {
                file: "file 0".to_owned()
            }
        )]
    } else {
        rows
    }
}

#[track_caller]
fn check(bytes: &[u8]) {
    let file = [(bytes.to_vec(), false)];
    let wanted = plainly(bytes);
    let text = String::from_utf8_lossy(bytes);
    assert_eq!(scanned(&file, 1, UNCUT), wanted, "one thread: {text:?}");
    for piece in [100, 500, 3_000] {
        assert_eq!(scanned(&file, 3, piece), wanted, "{piece}: {text:?}");
    }
}

const QUIET: &str = "[Event \"A\"]\n[White \"Anna\"]\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 \
                     6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. Qe2 1-0\n\n";
const THREEFOLD: &str = "[Event \"B\"]\n[Result \"1/2-1/2\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 1/2-1/2\n\n";
const DAMAGED: &str = "[Event \"C\"]\n[Result \"*\"]\n\n1. e4 e5 2. Ke3 Nf6 *\n\n";

/// Pieces of files, sound and not, that stand behind each other in any order.
const PIECES: [&str; 30] = [
    QUIET,
    THREEFOLD,
    DAMAGED,
    "[Event \"CR\"]\r\n[Result \"*\"]\r\n\r\n1. d4 d5 2. Qd3 Qd6 *\r\n\r\n",
    "[Event \"clk\"]\n[Result \"0-1\"]\n\n1. e4 {[%clk 0:10:00]} e5 {[%clk 0:10:00]} 2. Qh5 $1 Nc6 3. Bc4 Nf6?? 4. Qxf7# 0-1\n\n",
    "[Event \"no moves\"]\n[Result \"1-0\"]\n\n1-0\n\n",
    "[Event \"header only\"]\n[Site \"?\"]\n\n",
    "[Site \"more tags\"]\n\n",
    "[ContinuesAfter \"gap\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/4K2R w K - 0 30\"]\n\n30. O-O Kd7 1/2-1/2\n\n",
    "1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n",
    "{ a comment that is never closed 1-0\n\n",
    "a stray brace } 1-0\n\n",
    "; a line [Event \"x\"]\n\n",
    "% hidden\n\n",
    "(1. d4 d5)\n\n",
    "1. c4 (1. e4 {[Event \"y\"]}) 1... c5 2. Qa4 *\n\n",
    "\u{feff}",
    "[Event \"quote \\\"d\\\" \"]\n[Result \"*\"]\n\n1. Nf3 Nf6 2. Qd3 *\n\n",
    "[Event \"broken]\n\n",
    "prose that is no game at all.\n\n",
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\n",
    "[Event \"German\"]\n[Result \"*\"]\n\n1. Sf3 Sf6 2. g3 g6 3. Lg2 Lg7 4. O-O O-O 5. d3 d6 6. Dd2 *\n\n",
    "[Event \"960\"]\n[Variant \"Chess960\"]\n[FEN \"nrkbbrnq/pppppppp/8/8/8/8/PPPPPPPP/NRKBBRNQ w FBfb - 0 1\"]\n\n1. e4 e5 *\n\n",
    "[Event \"no result\"]\n\n1. e4 e5 2. Qe2\n\n",
    "\n\n\n",
    " \t\n",
    "1. e4 e5 1-0 2. d4 1-0\n\n",
    "[Event \"z\"] [Result \"*\"]\n\n1.e4 e5 2.Qh5 *\n\n",
    "{[Event \"in a comment\"]\n[Result \"*\"]\n\n1. a3 *}\n\n",
    "[Event \"castles\"]\n[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Rg1 Rg8 4. Rh1 Rh8 5. Rg1 Rg8 6. Rh1 Rh8 7. Qe2 1/2-1/2\n\n",
];

/// Lines that are not UTF-8.
const LATIN: &[u8] = b"[Event \"M\xfcnchen\"]\n[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8 *\n\n";

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]
    #[test]
    fn pieces_of_files_in_any_order(order in proptest::collection::vec(0..PIECES.len() + 5, 0..100)) {
        let mut bytes = Vec::new();
        for piece in order {
            match PIECES.get(piece) {
                Some(piece) => bytes.extend_from_slice(piece.as_bytes()),
                None if piece == PIECES.len() => bytes.extend_from_slice(LATIN),
                // Most files are mostly sound.
                None => bytes.extend_from_slice(QUIET.as_bytes()),
            }
        }
        check(&bytes);
    }
}

#[test]
fn every_file_of_the_cases() {
    for folder in ["tests/data/inputs", "tests/data/games"] {
        for entry in Path::new(folder).read_dir().unwrap() {
            let path = entry.unwrap().path();
            if path.is_file() {
                let bytes = std::fs::read(&path).unwrap();
                check(&bytes);
                // The same file many times over, so that it is cut.
                let again: Bytes = [
                    QUIET.as_bytes(),
                    &bytes,
                    b"\n\n",
                    QUIET.repeat(20).as_bytes(),
                ]
                .concat();
                check(&again.repeat(2));
            }
        }
    }
}

#[test]
fn utf_16_and_fen_lists_are_not_cut() {
    let text = QUIET.repeat(60) + THREEFOLD;
    let utf_16: Bytes = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
    check(&utf_16);
    let fens = "4k3/8/8/8/8/8/8/4K2R w K - 0 30\n".repeat(300) + &QUIET.repeat(40);
    check(fens.as_bytes());
}

#[test]
fn sources_keep_their_order_and_a_failure_stands_at_its_place() {
    let long = QUIET.repeat(200).into_bytes();
    let files = [
        (long.clone(), false),
        (Vec::new(), false),
        (long.clone(), true),
        (THREEFOLD.as_bytes().to_vec(), false),
        (b"prose".to_vec(), false),
        (long, false),
    ];
    let wanted = scanned(&files, 1, UNCUT);
    assert!(wanted.iter().any(|row| row.contains("the source fails")));
    assert_eq!(
        wanted.iter().filter(|row| row.contains("NoGame")).count(),
        2
    );
    for (count, piece) in [(2, 400), (3, 3_000), (5, 50_000), (8, 1 << 18)] {
        assert_eq!(scanned(&files, count, piece), wanted);
    }
}

#[test]
fn a_source_without_a_certain_place_is_read_all_the_same() {
    // No empty lines, so that no game begins for certain, and more than the longest piece.
    let tight = QUIET.replace("\n\n", "\n").repeat(300);
    check(tight.as_bytes());
    // From some game on.
    check((QUIET.repeat(100) + &tight).as_bytes());
}

#[test]
fn who_has_enough_is_given_no_more() {
    let files = [(QUIET.repeat(5_000).into_bytes(), false)];
    let sources = files.map(|(bytes, fails)| {
        let bytes = Cursor::new(bytes);
        ("file".to_owned(), Given { bytes, fails })
    });
    let threads = threads(3, 2_000);
    let (mut batches, mut games) = (0, 0);
    let stop = Stop::default();
    scan(
        sources.into_iter(),
        &options(),
        threads,
        &stop,
        |rows| rows.len(),
        |batch| {
            batches += 1;
            games += batch.games;
            assert_eq!(batch.made, batch.games);
            if batches == 3 {
                ControlFlow::Break(())
            } else {
                ControlFlow::Continue(())
            }
        },
    );
    assert_eq!(batches, 3);
    assert!(games > 0 && games < 5_000);
}

#[test]
fn a_scan_that_is_stopped_ends_with_what_was_found() {
    let text = QUIET.repeat(400);
    for count in [1, 3] {
        // A source that never ends.
        let given = Cursor::new(text.clone().into_bytes()).chain(io::repeat(b'\n'));
        let stop = Stop::default();
        let sources = [("endless".to_owned(), given)];
        let threads = threads(count, 4_000);
        let mut games = 0;
        scan(
            sources.into_iter(),
            &options(),
            threads,
            &stop,
            |rows| rows.len(),
            |batch| {
                games += batch.made;
                stop.stop();
                ControlFlow::Continue(())
            },
        );
        assert!(games > 0, "{count}");
    }
}
