//! A stream gives what the whole file gives, in little memory.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::io::{self, Read};

use proptest::prelude::*;
use thrice::game::{DefectKind, Line, MoveLabel, Record, Status};
use thrice::pgn::{Paper, PieceLetters, Stream};

/// A source that gives its bytes a few at a time.
struct Trickle<'b> {
    bytes: &'b [u8],
    size: usize,
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.size.min(buffer.len()).min(self.bytes.len());
        let (now, later) = self.bytes.split_at(length);
        buffer.get_mut(..length).unwrap().copy_from_slice(now);
        self.bytes = later;
        Ok(length)
    }
}

fn streamed(bytes: &[u8], size: usize) -> Vec<Record> {
    Stream::new(Trickle { bytes, size }, PieceLetters::Recognise)
        .collect::<io::Result<Vec<_>>>()
        .unwrap()
}

/// What a scan needs of a record.
fn shown(record: &Record) -> String {
    let line = record.game.as_ref().map(|game| {
        let line = Line::main(game);
        let labels: Vec<String> = line.labels().map(MoveLabel::spaced).collect();
        labels.join(" ")
    });
    format!(
        "{} {} {:?} {:?} {:?} {:?} {:?}",
        record.number,
        record.line,
        record.tags,
        record.closing,
        record.status,
        record.defects,
        line
    )
}

#[track_caller]
fn same(bytes: &[u8]) {
    let whole: Vec<String> = Paper::read(bytes.to_vec())
        .records()
        .map(|record| shown(&record))
        .collect();
    let pieces: Vec<String> = streamed(bytes, 1 << 20).iter().map(shown).collect();
    assert_eq!(whole, pieces, "{:?}", String::from_utf8_lossy(bytes));
}

#[test]
fn every_kind_of_file_gives_the_same_records() {
    for text in [
        "",
        "\n\n",
        "no game at all",
        "[Event \"a\"]\n\n1. e4 e5 *\n\n[Event \"b\"]\n\n1. d4 *",
        "\u{feff}[Event \"a\"]\n\n1. e4 e5 *\n\n\u{feff}[Event \"b\"]\n\n1. d4 *\nrest of the file",
        "1. e4 e5 1-0 1. d4 d5 0-1 2. c4 e6",
        "% escape\n1. e4 {a { b} e5 } *",
        "8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K2k4 b - - 3 7\n",
        "1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) e5 2. Ke3",
        "1. e4 {never closed\n\n[Event \"b\"]\n\n1. Sf3 Sf6 *",
    ] {
        same(text.as_bytes());
    }
    same(b"[White \"M\xfcller\"]\n\n1. e4 *\n\n[White \"\xc3\xbc\"]\n\n1. e4 *");
}

#[test]
fn long_comments_and_lines_do_not_change_what_is_read() {
    let comment = "word ".repeat(100_000);
    let text = format!(
        "[Event \"a\"]\n\n1. e4 {{{comment}}} e5 ; {comment}\n2. Nf3 {{[%clk 0:01:00] {{ {comment}}} Nc6 *\n\n\
         % {comment}\n[Event \"b\"]\n\n1. d4 {{open {comment}\n\n[Event \"c\"]\n\n1. c4 Zz9 *\n"
    );
    same(text.as_bytes());
    let blanks = format!("[Event \"a\"]\n\n1. e4{}e5 *", " \n".repeat(200_000));
    same(blanks.as_bytes());
}

#[test]
fn a_game_longer_than_any_game_is_cut_and_told() {
    let word = format!("{} ", "a".repeat(4_000));
    let text = format!(
        "[Event \"long\"]\n\n1. Nf3 Nf6 {{{}}} (1... {}) *\n\n[Event \"b\"]\n\n1. d4 *\n",
        word.repeat(5_000),
        word.repeat(4_500)
    );
    let records = streamed(text.as_bytes(), 1 << 20);
    assert_eq!(records.len(), 2);
    let first = records.first().unwrap();
    assert_eq!(first.status, Status::Partial);
    let cut = first.error().unwrap();
    assert!(
        matches!(cut.kind, DefectKind::TooLong | DefectKind::Unclosed),
        "{cut:?}"
    );
    assert_eq!(records.last().unwrap().status, Status::Complete);
}

#[test]
fn a_failing_source_gives_what_was_read_before() {
    struct Failing;
    impl Read for Failing {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("gone"))
        }
    }
    let text = "[Event \"a\"]\n\n1. e4 e5 *\n\n".repeat(3);
    let source = text.as_bytes().chain(Failing);
    let given: Vec<io::Result<Record>> = Stream::new(source, PieceLetters::Recognise).collect();
    // The third game may go on after the failure.
    let read: Vec<bool> = given.iter().map(Result::is_ok).collect();
    assert_eq!(read, [true, true, false]);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_give_the_same(
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "1. e4", " e5", " 2. Nf3", " Sf6", "\n", "\r\n", "\r", "\n\n", "[Event \"a\"]", "[FEN \"x\"]", " {", "}",
                " (", ")", " ;", "%", " *", " 1-0", "0-0", "\u{feff}", "\u{e9}", "$5", " N", "!?", "\0", "[", "]", "+-",
            ]),
            0..60,
        ),
        latin in any::<bool>(),
    ) {
        let text = parts.concat();
        let bytes = if latin { text.chars().map(|c| u8::try_from(c).unwrap_or(b'?')).collect() } else { text.into_bytes() };
        let whole: Vec<String> = Paper::read(bytes.clone()).records().map(|record| shown(&record)).collect();
        let pieces: Vec<String> = streamed(&bytes, 1 << 20).iter().map(shown).collect();
        prop_assert_eq!(whole, pieces);
    }
}

#[test]
fn only_the_first_byte_order_mark_of_a_file_is_no_column() {
    let text = "\u{feff}\u{feff} Sf6".as_bytes();
    for size in [1, 3, 4, 1 << 20] {
        let records: Vec<String> = streamed(text, size).iter().map(shown).collect();
        let whole = Paper::read(text.to_vec());
        let wanted: Vec<String> = whole.records().map(|record| shown(&record)).collect();
        assert_eq!(records, wanted, "{size}");
    }
}
