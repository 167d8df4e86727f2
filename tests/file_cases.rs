//! The cases that come as files, through the reader as a scan uses it, against `data/files.jsonl`.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use serde_json::Value;
use shakmaty::Color;
use thrice::game::{DefectKind, Impossible, Line, Ply, Status};
use thrice::pgn::{Paper, PieceLetters, Stream};
use thrice::report::{GameFacts, HowToClaim, RecordNote, Report, Summary};
use thrice::rules::{Course, EndReason, Ground, LawsChoice};
use thrice::words::{Language, Words};

fn check_game(id: &str, want: &Value, found: &GameFacts, end: Ply) {
    let ply = |value: &Value| value.as_u64().map(|n| Ply::new(u32::try_from(n).unwrap()));
    let plies = |value: &Value| {
        value
            .as_array()
            .unwrap()
            .iter()
            .filter_map(ply)
            .collect::<Vec<_>>()
    };
    if want["final_fen"].is_string() {
        let board = |fen: &str| fen.split(' ').take(2).collect::<Vec<_>>().join(" ");
        assert_eq!(
            board(want["final_fen"].as_str().unwrap()),
            board(&found.final_fen),
            "{id}"
        );
        assert_eq!(
            plies(&want["occurrence_plies"]),
            found.occurrences_at_end,
            "{id}"
        );
        assert_eq!(
            ply(&want["first_threefold_ply"]),
            found.first_threefold,
            "{id}"
        );
        assert_eq!(ply(&want["fivefold_ply"]), found.fivefold, "{id}");
        assert_eq!(
            ply(&want["game_over_ply"]),
            found.game_over.as_ref().map(|(ending, _)| ending.ply),
            "{id}"
        );
    }
    if want["game_over_ply"].is_null() && want["fifty_now"].is_boolean() {
        let here: Vec<_> = found
            .claims
            .iter()
            .filter(|claim| claim.ply == end)
            .collect();
        let on_board = |ground| {
            here.iter()
                .any(|claim| claim.ground == ground && claim.how == HowToClaim::OnBoard)
        };
        assert_eq!(want["fifty_now"], on_board(Ground::FiftyMoves), "{id}");
        assert_eq!(want["threefold_now"], on_board(Ground::Repetition), "{id}");
        let any_quiet = here
            .iter()
            .any(|claim| claim.how == HowToClaim::WithAnyQuietMove);
        assert_eq!(
            want["fifty_by_intended_move"].as_u64().unwrap_or(0) > 0,
            any_quiet,
            "{id}"
        );
        let mut moves: Vec<&str> = here
            .iter()
            .filter_map(|claim| match &claim.how {
                HowToClaim::WithMove(label) => Some(label.san.as_str()),
                _ => None,
            })
            .collect();
        moves.sort_unstable();
        let mut wanted: Vec<&str> = want["threefold_by_intended_move"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        wanted.sort_unstable();
        assert_eq!(wanted, moves, "{id}");
    }
}

fn input(file: &str) -> Vec<u8> {
    let path = format!("{}/tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read(path).unwrap()
}

fn cases() -> Vec<Value> {
    include_str!("data/files.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The rows of a scan of one file.
fn scanned(file: &str) -> Vec<Summary> {
    let bytes = input(file);
    Stream::new(bytes.as_slice(), PieceLetters::Recognise)
        .map(|record| Summary::new(file, &record.unwrap(), 3, LawsChoice::default()))
        .collect()
}

fn told(rows: &[Summary]) -> bool {
    rows.iter()
        .any(|row| !row.record.defects.is_empty() || !row.record.notes.is_empty())
}

fn check_status(id: &str, want: &Value, row: &Summary) {
    let status = match row.record.status {
        Status::Complete => "ok",
        Status::NoMoves => "no moves",
        Status::Partial => "partial",
        Status::Refused => "refused",
    };
    if let Some(wanted) = want["status"].as_str() {
        assert_eq!(wanted, status, "{id}: {:?}", row.record.defects);
    }
    if row.record.status == Status::Partial {
        let error = row.record.error().unwrap();
        assert_eq!(
            error.ply.map(Ply::half_moves),
            row.record.plies.map(|n| n + 1),
            "{id}"
        );
        assert!(error.place.is_some(), "{id}");
    }
    if want["warn"].is_string() {
        assert!(told(std::slice::from_ref(row)), "{id}: nothing is told");
    }
}

fn check_tags(id: &str, want: &Value, row: &Summary) {
    let Some(tags) = want["tags"].as_object() else {
        return;
    };
    for (name, value) in tags {
        let found = match name.as_str() {
            "Result" => row.record.result.as_deref(),
            name => row.record.tags.get(name),
        };
        assert_eq!(value.as_str(), found, "{id} {name}");
    }
}

#[test]
fn every_file_gives_its_findings() {
    let mut checked = 0;
    for case in cases() {
        let (id, want) = (case["id"].as_str().unwrap(), &case["expected"]);
        let Some(games) = want["game"].as_array() else {
            continue;
        };
        let rows = scanned(case["input_file"].as_str().unwrap());
        checked += 1;
        let plies: Vec<u64> = rows
            .iter()
            .filter_map(|row| row.record.plies.map(u64::from))
            .collect();
        let other = want["or_plies"]
            .as_array()
            .is_some_and(|or| or.iter().filter_map(Value::as_u64).collect::<Vec<_>>() == plies);
        if other {
            assert!(told(&rows), "{id}");
            continue;
        }
        assert_eq!(games.len(), rows.len(), "{id}");
        for (want, row) in games.iter().zip(&rows) {
            check_status(id, want, row);
            check_tags(id, want, row);
            let (Some(found), Some(wanted)) = (&row.found, want["plies"].as_u64()) else {
                continue;
            };
            assert_eq!(Some(wanted), row.record.plies.map(u64::from), "{id}");
            check_game(id, want, found, Ply::new(row.record.plies.unwrap()));
        }
    }
    assert!(checked > 90, "{checked}");
}

#[test]
fn a_file_with_good_and_bad_games_is_read_to_its_end() {
    let rows = scanned("inputs/CLI-01-H.pgn");
    let shown: Vec<_> = rows
        .iter()
        .map(|row| (row.record.status, row.record.plies, row.is_find()))
        .collect();
    assert_eq!(
        shown,
        [
            (Status::Complete, Some(8), true),
            (Status::Partial, Some(1), false),
            (Status::NoMoves, Some(0), false),
            (Status::Complete, Some(2), false),
            (Status::Complete, Some(16), true),
        ]
    );
    assert_eq!(
        rows[1].record.error().unwrap().token.as_deref(),
        Some("Ke7")
    );
    let five = rows[4].found.as_ref().unwrap();
    assert_eq!(five.fivefold, Some(Ply::new(16)));
    assert!(matches!(
        rows[4].record.notes.as_slice(),
        [RecordNote::ResultContradicts(EndReason::FivefoldRepetition, result)] if result == "1-0"
    ));
}

#[test]
fn a_half_written_move_is_not_yet_there_and_the_intended_one_is_found() {
    let rows = scanned("inputs/CLI-02-H.pgn");
    let error = rows[0].record.error().unwrap();
    assert_eq!(
        (&error.kind, rows[0].record.plies),
        (&DefectKind::CutOff, Some(7))
    );
    let claims = &rows[0].found.as_ref().unwrap().claims;
    assert!(
        claims
            .iter()
            .any(|claim| matches!(&claim.how, HowToClaim::WithMove(label) if label.san == "Ng8"))
    );
}

#[test]
fn each_impossible_fen_is_refused_with_its_reason() {
    let refused = |reasons: &[Impossible]| DefectKind::ImpossiblePosition(reasons.to_vec());
    let (white, black) = (Color::White, Color::Black);
    let rows = scanned("inputs/FEN-01-H.fen");
    let wanted = [
        refused(&[Impossible::EmptyBoard]),
        refused(&[Impossible::NoKing(white)]),
        refused(&[Impossible::PawnOnLastRank]),
        refused(&[Impossible::OppositeCheck]),
        refused(&[Impossible::KingsAdjacent]),
        DefectKind::UnreadableFen,
        DefectKind::UnreadableFen,
        DefectKind::UnreadableFen,
    ];
    assert_eq!(rows.len(), wanted.len());
    for (row, wanted) in rows.iter().zip(&wanted) {
        let error = row.record.error().unwrap();
        // The first board has no king of either side, which comes to the same.
        let both = refused(&[Impossible::NoKing(white), Impossible::NoKing(black)]);
        assert!(
            error.kind == *wanted || error.kind == both,
            "{:?} {:?}",
            row.record.line,
            error.kind
        );
    }
}

#[test]
fn a_legal_en_passant_square_stays() {
    let rows = scanned("inputs/FEN-02-H.fen");
    let fen = &rows[0].found.as_ref().unwrap().final_fen;
    assert_eq!(fen, "4k3/pppp1ppp/8/8/4pP2/8/PPPPP1PP/4K3 b - f3 0 3");
    let paper = Paper::read(input("inputs/FEN-02-H.fen"));
    let record = paper.record(1, PieceLetters::Recognise).unwrap();
    let course = Course::of(Line::main(record.game.as_ref().unwrap()));
    let report = Report::new(
        "f",
        &record,
        &course,
        Ply::START,
        None,
        LawsChoice::default(),
    );
    let text = thrice::writers::report_text(&report, &Words::new(Language::English));
    let said = "The en passant capture exf3 is possible now, so this position can occur only once";
    assert!(text.contains(said), "{text}");
}

#[test]
fn nothing_to_read_is_no_game() {
    assert_eq!(scanned("inputs/PGN-54-H.pgn").len(), 0);
}

#[test]
fn the_report_shows_why_a_look_alike_does_not_count() {
    let paper = Paper::read(input("inputs/RPT-01-H.pgn"));
    let record = paper.record(1, PieceLetters::Recognise).unwrap();
    let course = Course::of(Line::main(record.game.as_ref().unwrap()));
    let end = course.line().end();
    let report = Report::new(
        "RPT-01-H.pgn",
        &record,
        &course,
        end,
        None,
        LawsChoice::default(),
    );
    let found = report.found.as_ref().unwrap();
    let occurrences: Vec<_> = found
        .occurrences
        .iter()
        .map(|o| o.ply.half_moves())
        .collect();
    assert_eq!(occurrences, [6, 10]);
    let same: Vec<_> = found
        .same_diagrams
        .iter()
        .map(|s| s.moment.ply.half_moves())
        .collect();
    assert_eq!(same, [2]);
    let text = thrice::writers::report_text(&report, &Words::new(Language::English));
    for said in ["1...d5", "9.2.3.2", "Second time only", "3...Ke8"] {
        assert!(text.contains(said), "{said}: {text}");
    }
}
