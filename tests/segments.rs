//! Records with a gap, or with an illegal move that stood: one record in segments, counted over all of them.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use shakmaty::Color;
use thrice::game::{CannotFollow, CannotJoin, DefectKind, GameResult, Line, Ply, Record, Status};
use thrice::pgn::{Edit, EditPlace, Paper, PieceLetters, edited, write};
use thrice::report::Report;
use thrice::rules::{Course, Ground, LawsChoice};

const GAP: &str = "[White \"A\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n\n\
    [ContinuesAfter \"gap\"]\n[White \"A\"]\n[SetUp \"1\"]\n\
    [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 31\"]\n\n\
    31. Nf3 Nf6 32. Ng1 Ng8 33. e4 e5 1/2-1/2\n";

/// Black answered the illegal 2.Nd5 as if nothing was wrong.
const STOOD: &str = "1. Nc3 a6 *\n\n[ContinuesAfter \"illegal move Nd6\"]\n[SetUp \"1\"]\n\
    [FEN \"rnbqkbnr/1ppppppp/p2N4/8/8/8/PPPPPPPP/R1BQKBNR b KQkq - 1 2\"]\n\n2... exd6 3. Nf3 *";

fn read(text: &str) -> (Record, Course) {
    let paper = Paper::read(text.as_bytes().to_vec());
    assert_eq!(paper.games().len(), 1, "segments are one game");
    let record = paper.record(1, PieceLetters::Recognise).unwrap();
    let course = Course::of(Line::main(record.game.as_ref().unwrap()));
    (record, course)
}

fn report(record: &Record, course: &Course, ply: u32) -> Report {
    Report::new(
        "a",
        record,
        course,
        Ply::new(ply),
        None,
        LawsChoice::default(),
    )
}

#[test]
fn positions_are_counted_over_a_gap_and_are_at_least() {
    let (record, course) = read(GAP);
    assert_eq!(record.status, Status::Complete);
    assert_eq!(record.closing.map(GameResult::as_str), Some("1/2-1/2"));
    let line = course.line();
    assert_eq!(line.end(), Ply::new(11));
    // The start, after 2...Ng8, after the gap, after 32...Ng8.
    let same: Vec<u32> = course
        .occurrences()
        .all(Ply::START)
        .iter()
        .map(|p| p.half_moves())
        .collect();
    assert_eq!(same, [0, 4, 5, 9]);
    for (ply, unknown) in [(4, false), (5, true), (9, true), (10, false), (11, false)] {
        assert_eq!(line.history_unknown(Ply::new(ply)), unknown, "ply {ply}");
    }
    let found = report(&record, &course, 9).found.unwrap();
    assert_eq!((found.count(), found.history_unknown), (4, true));
    assert!(
        found.claims.on_board.contains(&Ground::Repetition),
        "four are at least three"
    );
    assert!(
        record
            .defects
            .iter()
            .any(|defect| defect.kind == DefectKind::Gap(31))
    );
}

#[test]
fn a_gap_proves_nothing_that_is_not_on_the_sheet() {
    // One knight tour less: twice, and perhaps more.
    let text = GAP.replace("2. Ng1 Ng8 *", "*");
    let (record, course) = read(&text);
    let found = report(&record, &course, 3).found.unwrap();
    assert!(found.history_unknown);
    assert_eq!(found.count(), 2, "the start is counted too");
    assert!(!found.claims.on_board.contains(&Ground::Repetition));
    let verdict = found.verdict();
    assert!(
        matches!(verdict, thrice::report::Verdict::AtLeast(2)),
        "{verdict:?}"
    );
}

#[test]
fn an_illegal_move_that_stood_is_counted_and_leaves_no_gap() {
    let (record, course) = read(STOOD);
    let line = course.line();
    assert_eq!(line.end(), Ply::new(5));
    let label = line.label(Ply::new(3)).unwrap();
    assert_eq!(
        (label.number, label.side, label.san.as_str()),
        (2, shakmaty::Color::White, "Nd6")
    );
    for ply in 0..=5 {
        assert!(!line.history_unknown(Ply::new(ply)), "ply {ply}");
    }
    let told = |kind: &DefectKind| matches!(kind, DefectKind::IllegalMoveStood(label) if label.san == "Nd6");
    assert!(record.defects.iter().any(|defect| told(&defect.kind)));
    assert_eq!(record.defects.len(), 1, "{:?}", record.defects);
}

#[test]
fn segments_are_written_as_games_that_belong_together() {
    for text in [GAP, STOOD] {
        let (record, course) = read(text);
        let written = write(&record, record.game.as_ref().unwrap(), None, "\n");
        assert_eq!(written.matches("[Event ").count(), 2, "{written}");
        let (again, course_again) = read(&written);
        let sans = |course: &Course| course.line().labels().cloned().collect::<Vec<_>>();
        assert_eq!(sans(&course), sans(&course_again));
        assert_eq!(record.closing, again.closing);
        assert_eq!(
            write(&again, again.game.as_ref().unwrap(), None, "\n"),
            written
        );
    }
}

#[test]
fn an_edit_before_a_gap_keeps_what_comes_after_it() {
    let (record, course) = read(GAP);
    let node = |ply: u32| course.line().step(Ply::new(ply)).unwrap().node.unwrap();
    let edit = |place, take, put: &[&str]| {
        let put = put.iter().map(|san| (*san).to_owned()).collect();
        let edit = Edit {
            place: EditPlace::Move(place),
            take,
            put,
        };
        let record = edited(&record, None, &edit).unwrap().record;
        let line = Line::main(record.game.as_ref().unwrap());
        line.labels()
            .map(thrice::game::MoveLabel::spaced)
            .collect::<Vec<_>>()
            .join(" ")
    };
    assert_eq!(
        edit(node(1), 1, &["Nh3"]),
        "1. Nh3 1... Nf6 2. Ng1 2... Ng8 gap before 31 31. Nf3 31... Nf6 32. Ng1 32... Ng8 33. e4 33... e5"
    );
    assert!(edit(node(5), 0, &["Nf3", "Nf6"]).contains("3. Nf3 3... Nf6 gap before 31"));
    // The gap itself taken away: what comes after it goes on at once.
    assert!(edit(node(5), 1, &[]).starts_with("1. Nf3 1... Nf6 2. Ng1 2... Ng8 3. Nf3"));
}

#[test]
fn a_segment_without_a_position_ends_the_record() {
    for fen in [
        "",
        "[FEN \"nothing\"]",
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]",
    ] {
        let text = format!("1. e4 e5 *\n\n[ContinuesAfter \"gap\"]\n{fen}\n\n20. Nf3 *");
        let (record, course) = read(&text);
        assert_eq!(record.status, Status::Partial, "{fen}");
        assert_eq!(course.line().end(), Ply::new(2));
        assert!(record.error().is_some());
    }
}

#[test]
fn a_position_that_cannot_come_later_is_not_counted() {
    let gap = |before: &str, fen: &str| {
        format!("{before} *\n\n[ContinuesAfter \"gap\"]\n[FEN \"{fen}\"]\n\n*")
    };
    let start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - -";
    let cases = [
        // The same moment once more: no move can be missing.
        (
            gap("1. Nf3 Nf6 2. Ng1 Ng8", &format!("{start} 3")),
            CannotFollow::NotLater,
        ),
        (
            gap("1. Nf3 Nf6 2. Ng1 Ng8", &format!("{start} 2")),
            CannotFollow::NotLater,
        ),
        // A pawn does not go back, a piece does not come back, nor does a right.
        (
            gap("1. e4 e5", &format!("{start} 31")),
            CannotFollow::PawnBack(Color::White),
        ),
        (
            gap(
                "1. e4 d5 2. exd5 Qxd5",
                "rnbqkbnr/ppp1pppp/8/3p4/8/8/PPPP1PPP/RNBQKBNR w KQkq - - 31",
            ),
            CannotFollow::MoreMen(Color::Black),
        ),
        (
            gap(
                "1. Nf3 Nf6 2. Rg1 Rg8 3. Rh1 Rh8 4. Ng1 Ng8",
                &format!("{start} 31"),
            ),
            CannotFollow::RightBack(Color::White),
        ),
    ];
    for (text, reason) in cases {
        let (record, course) = read(&text);
        let error = record.error().unwrap();
        assert_eq!(
            error.kind,
            DefectKind::CannotJoin(CannotJoin::CannotFollow(reason)),
            "{text}"
        );
        // Nothing of the segment is counted.
        assert_eq!(course.line().gaps(course.line().end()).count(), 0);
    }
    // One move later it may be.
    let (record, _) = read(&gap("1. Nf3 Nf6 2. Ng1 Ng8", &format!("{start} 4")));
    assert_eq!(record.status, Status::Complete);
}

#[test]
fn the_tag_joins_only_at_the_head_of_a_segment() {
    let text = GAP.replace(
        "[ContinuesAfter \"gap\"]\n[White \"A\"]",
        "[White \"A\"]\n[ContinuesAfter \"gap\"]",
    );
    let paper = Paper::read(text.into_bytes());
    assert_eq!(paper.games().len(), 2);
    let second = paper.record(2, PieceLetters::Recognise).unwrap();
    let line = Line::main(second.game.as_ref().unwrap());
    assert_eq!(
        line.start().fen(),
        Some("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 31")
    );
    assert!(
        line.history_unknown(Ply::START),
        "it stands alone, and its counts are at least"
    );
}

#[test]
fn nothing_is_joined_to_text_that_was_not_read() {
    let text = GAP.replace("2. Ng1 Ng8 *", "2. Ng1 Ng8 1-0 3. e4 e5");
    let (record, course) = read(&text);
    assert_eq!(course.line().end(), Ply::new(4));
    assert_eq!(record.closing.map(GameResult::as_str), Some("1-0"));
    let paper = Paper::read(text.into_bytes());
    let unread = paper.unread(&record).unwrap();
    let written = write(&record, record.game.as_ref().unwrap(), Some(unread), "\n");
    assert_eq!(written.matches("ContinuesAfter").count(), 1, "{written}");
    let (again, _) = read(&written);
    assert_eq!(again.closing, record.closing);
}

#[test]
fn a_segment_that_stands_alone_is_a_game_of_its_own() {
    let alone = GAP.split_once("*\n\n").unwrap().1;
    let (record, course) = read(alone);
    assert_eq!(record.status, Status::Complete);
    assert_eq!(course.line().end(), Ply::new(6));
    assert!(course.line().history_unknown(Ply::new(4)));
}
