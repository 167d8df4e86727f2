//! What electronic boards leave in a record: kings in the centre, analysis after the game, clock comments.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use thrice::game::{Defect, DefectKind, GameResult, Line, NodeId, Record, Status};
use thrice::pgn::{Paper, PieceLetters};
use thrice::report::Summary;
use thrice::rules::{Course, LawsChoice};
use thrice::words::{Language, Words};

fn read(text: &str) -> Record {
    Paper::read(text.as_bytes().to_vec())
        .record(1, PieceLetters::Recognise)
        .unwrap()
}

fn kings(record: &Record) -> Option<&Defect> {
    record
        .defects
        .iter()
        .find(|defect| matches!(defect.kind, DefectKind::KingsInCentre { .. }))
}

#[track_caller]
fn signal(moves: &str, wanted: Option<GameResult>, last: Option<&str>) {
    let record = read(moves);
    let defect = kings(&record).unwrap_or_else(|| panic!("{moves}: {:?}", record.defects));
    let DefectKind::KingsInCentre { perhaps, says } = &defect.kind else {
        unreachable!("it was looked for")
    };
    assert_eq!(
        (*says, perhaps.as_ref().map(|label| label.san.as_str())),
        (wanted, last),
        "{moves}"
    );
    assert_eq!(record.status, Status::Partial, "{moves}");
}

const REPETITION: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";

#[test]
fn kings_on_the_squares_of_a_result_are_told() {
    let white = format!("{REPETITION} 5. Ke4 Kd5 1-0");
    signal(&white, Some(GameResult::WhiteWins), None);
    let black = format!("{REPETITION} 5. Kd4 Ke5 0-1");
    signal(&black, Some(GameResult::BlackWins), None);
    let draw = format!("{REPETITION} 5. Ke4 Ke5 1/2-1/2");
    signal(&draw, Some(GameResult::Draw), None);
    // One king only.
    signal(&format!("{REPETITION} 5. Kd4 0-1"), None, None);
    // In the letters of the game.
    let german = "1. Sf3 Sf6 2. Sg1 Sg8 3. Ke4 Kd5 1-0";
    signal(german, Some(GameResult::WhiteWins), None);
}

#[test]
fn the_first_of_the_two_may_be_legal_and_is_told_as_perhaps_no_move() {
    let fen = "[FEN \"8/5pk1/6p1/8/8/3K2P1/5P2/8 w - - 0 40\"]\n\n";
    signal(
        &format!("{fen}40. Kd2 Kf6 41. Kd3 Ke5 42. Ke4 1/2-1/2"),
        Some(GameResult::Draw),
        Some("Ke5"),
    );
}

#[test]
fn an_illegal_king_move_elsewhere_is_no_signal() {
    for moves in [
        format!("{REPETITION} 5. Kd3 *"),
        format!("{REPETITION} 5. Ke4 Nf6 6. Ke5 *"),
        format!("{REPETITION} 5. Qe4 *"),
    ] {
        assert_eq!(kings(&read(&moves)), None, "{moves}");
    }
}

#[test]
fn a_signal_that_says_another_result_than_the_record_is_told() {
    let contradicts = |moves: &str| {
        read(moves).defects.iter().any(|defect| {
            defect.kind
                == DefectKind::SignalContradicts(GameResult::WhiteWins, GameResult::BlackWins)
        })
    };
    assert!(contradicts(&format!("{REPETITION} 5. Ke4 Kd5 0-1")));
    assert!(!contradicts(&format!("{REPETITION} 5. Ke4 Kd5 1-0")));
    assert!(!contradicts(&format!("{REPETITION} 5. Ke4 Kd5 *")));
}

#[test]
fn the_repetition_before_the_signal_stands() {
    let record = read(&format!("{REPETITION} 5. Ke4 Kd5 1-0"));
    let course = Course::of(Line::main(record.game.as_ref().unwrap()));
    assert_eq!(course.occurrences().count(course.line().end()), 3);
    let summary = Summary::new("board.pgn", &record, 3, LawsChoice::default());
    assert_eq!(summary.found.as_ref().unwrap().max_count, 3);
    let notes = Words::new(Language::English).record_notes(&summary.record);
    assert!(
        notes
            .iter()
            .any(|note| note.contains("read that as the result 1-0")),
        "{notes:?}"
    );
}

fn timed(moves: &[&str], clock: impl Fn(usize) -> Option<u32>) -> String {
    let mut text = String::new();
    for (i, mv) in moves.iter().enumerate() {
        text += mv;
        if let Some(seconds) = clock(i) {
            let (minutes, seconds) = (seconds / 60, seconds % 60);
            text.extend([" {[%clk 0:", &format!("{minutes:02}:{seconds:02}"), "]}"]);
        }
        text += " ";
    }
    text + "*"
}

const MOVES: [&str; 24] = [
    "Nf3", "Nf6", "Ng1", "Ng8", "Nc3", "Nc6", "Nb1", "Nb8", "e4", "e5", "Nf3", "Nf6", "Ng1", "Ng8",
    "Nc3", "Nc6", "Nb1", "Nb8", "d4", "d5", "Nf3", "Nf6", "Ng1", "Ng8",
];

fn analysis(text: &str) -> Option<String> {
    let record = read(text);
    assert_eq!(record.status, Status::Complete, "{:?}", record.defects);
    record.defects.iter().find_map(|defect| match &defect.kind {
        DefectKind::PerhapsAnalysis(label) => Some(label.spaced()),
        _ => None,
    })
}

#[test]
fn moves_without_a_running_clock_at_the_end_may_be_analysis() {
    let ran = |i: usize| Some(900 - u32::try_from(i).unwrap() * 3);
    assert_eq!(analysis(&timed(&MOVES, ran)), None);
    let stopped = |i: usize| if i < 18 { ran(i) } else { ran(16 + i % 2) };
    assert_eq!(analysis(&timed(&MOVES, stopped)).as_deref(), Some("10. d4"));
    let missing = |i: usize| ran(i).filter(|_| i < 20);
    assert_eq!(
        analysis(&timed(&MOVES, missing)).as_deref(),
        Some("11. Nf3")
    );
    assert_eq!(analysis(&timed(&MOVES, |_| None)), None);
}

#[test]
fn moves_after_the_result_are_told_and_not_read() {
    let after = |record: &Record| {
        record
            .defects
            .iter()
            .any(|defect| matches!(defect.kind, DefectKind::AfterResult(_)))
    };
    let paper = Paper::read(
        "1. e4 e5 2. Nf3 1-0 2... Nc6 3. Bb5 a6\n\n[Event \"b\"]\n\n1. d4 *"
            .as_bytes()
            .to_vec(),
    );
    assert_eq!(paper.games().len(), 2);
    let record = paper.record(1, PieceLetters::Recognise).unwrap();
    assert!(after(&record));
    assert_eq!(record.status, Status::Complete);
    assert_eq!(record.closing, Some(GameResult::WhiteWins));
    assert_eq!(paper.unread(&record), Some("2... Nc6 3. Bb5 a6"));
    // A game that is not finished and goes on: nobody knows what is missing.
    let record = read("1. e4 e5 2. Nf3 * 2... Nc6 3. Bb5 1-0");
    assert!(after(&record));
    assert_eq!(record.status, Status::Partial);
    // Another game begins with its own first move.
    let two = Paper::read(b"1. e4 e5 1-0 1. d4 d5 0-1".to_vec());
    assert_eq!(two.games().len(), 2);
}

#[test]
fn clock_and_elapsed_time_comments_are_kept() {
    let record = read("1. e4 {[%clk\n00:15:19]} {[%emt 00:00:02]} e5 [%clk 0:15:18] *");
    let game = record.game.as_ref().unwrap();
    let e4 = *game.children(NodeId::START).first().unwrap();
    assert_eq!(game.comments(e4), ["[%clk\n00:15:19]", "[%emt 00:00:02]"]);
    assert_eq!(game.comments(game.main_line_end()), ["[%clk 0:15:18]"]);
}
