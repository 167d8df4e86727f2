//! The law cases: games with the law at chosen plies, each verified by two independent programs.
//!
//! A case is one line of `data/laws.jsonl`. Every value that a case gives is compared; the cases marked
//! `law_override` say what the Laws hold beyond what any program of this kind examines (blocked positions).
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use serde_json::Value;
use thrice::game::{Letters, Ply, Record};
use thrice::pgn::{Paper, PieceLetters};
use thrice::report::{GameFacts, HowToClaim, Report, Summary};
use thrice::rules::{
    Basis, Claim, Course, Difference, Edition, Ground, Intended, LawsChoice, Outcome, judge,
};

const EDITION: Edition = Edition::Fide2023;

fn cases() -> Vec<Value> {
    let lines = include_str!("data/laws.jsonl").lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The case as a record, read from a PGN without move numbers.
fn record(case: &Value) -> Record {
    let mut pgn = String::from("[Event \"law case\"]\n");
    if let Some(fen) = case["start_fen"].as_str() {
        pgn.push_str("[SetUp \"1\"]\n[FEN \"");
        pgn.push_str(fen);
        pgn.push_str("\"]\n");
    }
    if case["chess960"] == true {
        pgn += "[Variant \"Chess960\"]\n";
    }
    pgn += "\n";
    for san in case["moves"].as_array().unwrap() {
        pgn.push_str(san.as_str().unwrap());
        pgn.push('\n');
    }
    Paper::read((pgn + "*\n").into_bytes())
        .record(1, PieceLetters::Recognise)
        .unwrap()
}

fn ply(value: &Value) -> Option<Ply> {
    value.as_u64().map(|n| Ply::new(u32::try_from(n).unwrap()))
}

fn plies(value: &Value) -> Vec<Ply> {
    value.as_array().unwrap().iter().filter_map(ply).collect()
}

#[track_caller]
fn same<T: PartialEq + std::fmt::Debug>(case: &Value, what: &str, want: &T, got: &T) {
    assert!(
        want == got,
        "case {}: {what}: want {want:?}, got {got:?}",
        case["id"]
    );
}

fn check_summary(case: &Value, record: &Record) {
    let summary = Summary::new("case", record, 3, LawsChoice::default());
    let found = summary.found.unwrap();
    let want = &case["summary"];
    let count = |value: &Value| usize::try_from(value.as_u64().unwrap()).unwrap();
    same(
        case,
        "plies",
        &want["plies"].as_u64(),
        &summary.record.plies.map(u64::from),
    );
    same(
        case,
        "highest count",
        &count(&want["max_count"]),
        &found.max_count,
    );
    same(
        case,
        "first threefold",
        &ply(&want["first_count3_ply"]),
        &found.first_threefold,
    );
    same(
        case,
        "fivefold",
        &ply(&want["first_count5_ply"]),
        &found.fivefold,
    );
    same(
        case,
        "fifty moves",
        &ply(&want["first_50move_ply"]),
        &found.first_fifty_moves,
    );
    same(
        case,
        "75 moves",
        &ply(&want["first_75move_ply"]),
        &found.seventy_five,
    );
    let mut groups: Vec<Vec<Ply>> = want["groups"]
        .as_array()
        .unwrap()
        .iter()
        .map(plies)
        .collect();
    groups.sort();
    let mut got: Vec<Vec<Ply>> = found
        .repetitions
        .iter()
        .map(|repetition| repetition.moments.iter().map(|moment| moment.ply).collect())
        .collect();
    got.sort();
    same(case, "repetitions", &groups, &got);
    if !case["law_override"].is_null() {
        return;
    }
    check_claims(case, &found);
}

/// What ended the game, and the claims before.
fn check_claims(case: &Value, found: &GameFacts) {
    let want = &case["summary"];
    let over = found
        .game_over
        .as_ref()
        .map(|(ending, _)| (ending.ply, ending.reason.article(EDITION).as_str()));
    let want_over = &want["terminal"];
    same(
        case,
        "game over",
        &ply(&want_over["ply"]).zip(article_of(want_over)),
        &over,
    );
    let repetition = || {
        found
            .claims
            .iter()
            .filter(|claim| claim.ground == Ground::Repetition)
    };
    let on_board = repetition()
        .filter(|claim| claim.how == HowToClaim::OnBoard)
        .map(|claim| claim.ply)
        .collect();
    same(
        case,
        "claims on the board",
        &plies(&want["claimable_9.2.2_plies"]),
        &on_board,
    );
    let mut with_move: Vec<(Ply, String)> = repetition()
        .filter_map(|claim| match &claim.how {
            HowToClaim::WithMove(label) => Some((claim.ply, label.san.clone())),
            _ => None,
        })
        .collect();
    with_move.sort();
    let mut want_moves = Vec::new();
    for entry in want["claimable_9.2.1"].as_array().unwrap() {
        for san in entry[1].as_array().unwrap() {
            want_moves.push((ply(&entry[0]).unwrap(), san.as_str().unwrap().to_owned()));
        }
    }
    want_moves.sort();
    same(
        case,
        "claims with an intended move",
        &want_moves,
        &with_move,
    );
}

/// The cases name what ended a game by an article, or by a word.
fn article_of(over: &Value) -> Option<&'static str> {
    ["5.1.1", "5.2.1", "5.2.2", "9.6.1", "9.6.2"]
        .into_iter()
        .find(|article| over["by"] == **article)
}

fn check_moment(case: &Value, record: &Record, course: &Course, expect: &Value) {
    let moment = ply(&expect["ply"]).unwrap();
    let report = Report::new("case", record, course, moment, None, LawsChoice::default());
    let found = report.found.unwrap();
    let at = |what: &str| format!("ply {moment}, {what}");
    if case["chess960"] != true {
        same(
            case,
            &at("FEN"),
            &expect["fen"].as_str(),
            &Some(found.fen.as_str()),
        );
    }
    same(
        case,
        &at("clock"),
        &expect["halfmove_clock"].as_u64(),
        &Some(u64::from(found.halfmove_clock)),
    );
    let occurrences: Vec<Ply> = found
        .occurrences
        .iter()
        .map(|occurrence| occurrence.ply)
        .collect();
    same(
        case,
        &at("occurrences"),
        &plies(&expect["occurrences"]),
        &occurrences,
    );

    let mut want_same = plies(&expect["same_board_other_side_to_move"]);
    for entry in expect["same_diagram_not_same_position"].as_array().unwrap() {
        want_same.push(ply(&entry["ply"]).unwrap());
        let same_diagram = found
            .same_diagrams
            .iter()
            .find(|same| Some(same.moment.ply) == ply(&entry["ply"]));
        let differences = same_diagram.unwrap().differences.as_slice();
        let names = entry["differs"].as_str().unwrap();
        let castling = differences
            .iter()
            .any(|d| matches!(d, Difference::Castling { .. }));
        let en_passant = differences
            .iter()
            .any(|d| matches!(d, Difference::EnPassant { .. }));
        same(
            case,
            &at("castling differs"),
            &names.contains("castling"),
            &castling,
        );
        let wants_en_passant = names.contains("ep possible") || names.contains("en passant");
        same(
            case,
            &at("en passant differs"),
            &wants_en_passant,
            &en_passant,
        );
    }
    want_same.sort();
    let got_same: Vec<Ply> = found
        .same_diagrams
        .iter()
        .map(|same| same.moment.ply)
        .collect();
    same(case, &at("same diagrams"), &want_same, &got_same);
    if !case["law_override"].is_null() {
        return;
    }
    let holds = |ground| Some(found.claims.on_board.contains(&ground));
    same(
        case,
        &at("9.2.2"),
        &expect["claim_9.2.2"].as_bool(),
        &holds(Ground::Repetition),
    );
    same(
        case,
        &at("9.3.2"),
        &expect["claim_9.3.2"].as_bool(),
        &holds(Ground::FiftyMoves),
    );
    for intended in expect["intended"].as_array().unwrap() {
        check_intended(case, course, moment, expect, intended);
    }
}

fn check_intended(case: &Value, course: &Course, moment: Ply, expect: &Value, intended: &Value) {
    let position = course.line().position(moment);
    let claimant = shakmaty::Position::turn(position);
    let san = intended["san"].as_str().unwrap();
    let basis =
        Basis::IntendedMove(Intended::read(san, position, claimant, Letters::english()).unwrap());
    let claim = Claim::new(claimant, basis);
    let finding = judge(course, moment, claim);
    let clock_after = intended["halfmove_clock_after"].as_u64().unwrap_or(0);
    let want = if !expect["game_over"].is_null() {
        Outcome::GameAlreadyOver
    } else if intended["claim_9.2.1"] == true || intended["claim_9.3.1"] == true {
        Outcome::Correct
    } else if clock_after > u64::from(moment.half_moves()) + 1 {
        Outcome::NotProved
    } else {
        Outcome::Incorrect
    };
    same(
        case,
        &format!("ply {moment}, {san} intended"),
        &want,
        &finding.outcome,
    );
}

#[test]
fn every_case_is_read_whole() {
    for case in cases() {
        let record = record(&case);
        assert_eq!(record.error(), None, "case {}", case["id"]);
    }
}

#[test]
fn every_case_has_its_summary() {
    for case in cases() {
        check_summary(&case, &record(&case));
    }
}

#[test]
fn every_case_has_its_moments() {
    for case in cases() {
        let record = record(&case);
        let course = Course::of(thrice::game::Line::main(record.game.as_ref().unwrap()));
        for expect in case["expect"].as_array().unwrap() {
            check_moment(&case, &record, &course, expect);
        }
    }
}

#[test]
fn the_moves_are_those_of_the_case() {
    for case in cases() {
        let record = record(&case);
        let line = thrice::game::Line::main(record.game.as_ref().unwrap());
        let mode = line.start().mode();
        let uci: Vec<String> = line
            .steps()
            .iter()
            .filter_map(|step| Some(step.played?.to_uci(mode).to_string()))
            .collect();
        let want: Vec<&str> = case["uci"]
            .as_array()
            .unwrap()
            .iter()
            .filter_map(Value::as_str)
            .collect();
        assert_eq!(uci, want, "case {}", case["id"]);
    }
}
