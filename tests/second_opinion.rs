//! A naive second opinion on random games: every answer of the indexes against a comparison of all pairs.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use proptest::prelude::*;
use shakmaty::{Chess, Position};
use thrice::game::{Game, Line, NodeId, Ply, Start, Variant};
use thrice::rules::{
    Claims, Course, Differences, Edition, Ending, FIFTY_MOVES, Ground, Occurrences, THREEFOLD,
    castling_field, same_position,
};

/// Starts that repeat, castle and capture en passant soon.
const STARTS: &[(&str, Variant)] = &[
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        Variant::Standard,
    ),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", Variant::Standard),
    ("4k3/3p4/8/4P3/8/8/8/4K2R b K - 0 1", Variant::Standard),
    ("6k1/8/8/8/8/8/8/1R2KR2 w BF - 90 60", Variant::Chess960),
    ("7k/8/8/8/8/8/8/KR6 w - - 95 80", Variant::Standard),
];

/// A game of moves drawn by the numbers, with a leaning to moves of kings, rooks and knights and back.
fn random_game(start: usize, choices: &[u16]) -> Game {
    let (fen, variant) = STARTS[start % STARTS.len()];
    let mut game = Game::new(Start::from_fen(fen, variant).unwrap());
    let mut at = NodeId::START;
    for choice in choices {
        let position = game.position(at);
        let mut moves: Vec<_> = position.legal_moves().into_iter().collect();
        moves.sort_by_key(|mv| mv.to_uci(shakmaty::CastlingMode::Chess960).to_string());
        let quiet: Vec<_> = moves
            .iter()
            .copied()
            .filter(|mv| !mv.is_zeroing())
            .collect();
        let pool = if choice % 8 == 0 || quiet.is_empty() {
            &moves
        } else {
            &quiet
        };
        let Some(mv) = pool
            .get(usize::from(choice / 8) % pool.len().max(1))
            .copied()
        else {
            break;
        };
        at = game.play(at, mv).unwrap();
    }
    game
}

fn naive_occurrences(positions: &[&Chess], ply: usize) -> Vec<Ply> {
    let same = (0..=ply).filter(|other| same_position(positions[*other], positions[ply]));
    same.map(Ply::from).collect()
}

fn naive_diagrams(positions: &[&Chess], ply: usize) -> Vec<Ply> {
    let same = (0..ply).filter(|other| positions[*other].board() == positions[ply].board());
    same.map(Ply::from).collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn occurrences_are_those_of_a_comparison_of_all_pairs(
        start in 0usize..STARTS.len(),
        choices in prop::collection::vec(any::<u16>(), 0..90),
    ) {
        let game = random_game(start, &choices);
        let course = Course::of(Line::main(&game));
        let positions: Vec<&Chess> = course.line().positions().collect();
        for ply in 0..positions.len() {
            let occurrences = naive_occurrences(&positions, ply);
            prop_assert_eq!(course.occurrences().up_to(Ply::from(ply)), occurrences.as_slice());
            let diagrams = naive_diagrams(&positions, ply);
            prop_assert_eq!(course.occurrences().earlier_diagrams(Ply::from(ply)), diagrams.as_slice());
            for then in diagrams {
                let differences = Differences::between(course.line(), then, Ply::from(ply));
                prop_assert_eq!(differences.is_none(), occurrences.contains(&then));
            }
        }
    }

    #[test]
    fn claims_are_those_of_playing_every_move(
        start in 0usize..STARTS.len(),
        choices in prop::collection::vec(any::<u16>(), 0..60),
    ) {
        let game = random_game(start, &choices);
        let course = Course::of(Line::main(&game));
        let positions: Vec<&Chess> = course.line().positions().collect();
        for ply in (0..positions.len()).map(Ply::from) {
            let claims = Claims::at(&course, ply);
            if course.ending().is_some_and(|ending| ending.ply <= ply) {
                prop_assert_eq!(claims, Claims::default());
                continue;
            }
            let position = positions[ply.index()];
            let stood = |wanted: &Chess| positions[..=ply.index()].iter().filter(|p| same_position(p, wanted)).count();
            let on_board = claims.on_board.contains(&Ground::Repetition);
            prop_assert_eq!(on_board, stood(position) >= THREEFOLD);
            for mv in position.legal_moves() {
                let mut after = position.clone();
                after.play_unchecked(mv);
                let claim = claims.by_intended_move.iter().find(|claim| claim.mv == mv);
                let repetition = claim.is_some_and(|claim| claim.grounds.contains(&Ground::Repetition));
                let fifty_moves = claim.is_some_and(|claim| claim.grounds.contains(&Ground::FiftyMoves));
                prop_assert_eq!(repetition, stood(&after) + 1 >= THREEFOLD);
                prop_assert_eq!(fifty_moves, after.halfmoves() >= FIFTY_MOVES);
            }
        }
    }

    #[test]
    fn an_index_that_was_cut_back_and_grown_again_is_a_new_one(
        start in 0usize..STARTS.len(),
        choices in prop::collection::vec(any::<u16>(), 1..60),
        cut in any::<prop::sample::Index>(),
    ) {
        let game = random_game(start, &choices);
        let line = Line::main(&game);
        let whole = Occurrences::of(&line);
        let positions: Vec<&Chess> = line.positions().collect();
        let mut occurrences = whole.clone();
        let kept = cut.index(positions.len());
        occurrences.cut_back(Ply::from(kept));
        prop_assert_eq!(occurrences.len(), kept + 1);
        for position in &positions[kept + 1..] {
            occurrences.push(position);
        }
        for ply in (0..positions.len()).map(Ply::from) {
            prop_assert_eq!(occurrences.all(ply), whole.all(ply));
            prop_assert_eq!(occurrences.earlier_diagrams(ply), whole.earlier_diagrams(ply));
        }
        let ending = |of| Ending::first(&line, of, Edition::default());
        prop_assert_eq!(ending(&occurrences), ending(&whole));
    }

    #[test]
    fn the_letters_of_castling_rights_are_those_of_the_fen(
        start in 0usize..STARTS.len(),
        choices in prop::collection::vec(any::<u16>(), 0..30),
    ) {
        let game = random_game(start, &choices);
        for position in Line::main(&game).positions() {
            let rights = thrice::rules::CastlingRight::all(position);
            let mut letters: Vec<char> = rights.iter().map(|right| right.letter).collect();
            let mut field: Vec<char> = castling_field(position).chars().filter(|c| *c != '-').collect();
            letters.sort_unstable();
            field.sort_unstable();
            prop_assert_eq!(letters, field);
        }
    }
}
