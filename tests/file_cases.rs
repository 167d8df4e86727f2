//! The repetition and move-count cases as files, through the reader, against `data/files.jsonl`.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use serde_json::Value;
use thrice::game::Ply;
use thrice::pgn::Paper;
use thrice::report::{GameFacts, HowToClaim, Summary};
use thrice::rules::{Edition, Ground};

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

#[test]
fn repetition_and_move_count_files_give_their_findings() {
    for line in include_str!("data/files.jsonl").lines() {
        let case: Value = serde_json::from_str(line).unwrap();
        let id = case["id"].as_str().unwrap();
        let file = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/").to_owned()
            + case["input_file"].as_str().unwrap();
        let paper = Paper::read(std::fs::read(&file).unwrap());
        let games = case["expected"]["game"].as_array().unwrap();
        assert_eq!(games.len(), paper.games().len(), "{id}");
        for (want, record) in games.iter().zip(paper.records()) {
            let summary = Summary::new(&file, &record, 3, Edition::Fide2023);
            let found = summary.found.unwrap();
            assert_eq!(
                want["plies"].as_u64(),
                summary.record.plies.map(u64::from),
                "{id}"
            );
            check_game(id, want, &found, Ply::new(summary.record.plies.unwrap()));
        }
    }
}
