//! The same claim under other editions of the Laws.

use thrice::pgn::{Paper, PieceLetters};
use thrice::rules::{Consequence, Dated, Edition, LawsChoice, Note, Outcome, Penalty};

use crate::stated::{KNIGHTS, KNIGHTS_THRICE, finding_under};

/// The fifth occurrence, not at equal distances.
const SCATTERED: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nc3 Nc6 4. Nb1 Nb8 5. Nh3 Nh6 6. Ng1 Ng8 7. Na3 Na6 8. Nb1 Nb8 9. Nf3 Nf6 10. Ng1 Ng8";
/// The start position four times at equal distances, and for the fifth time after a pause.
const PAUSED: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nc3 Nc6 8. Nf3 Nf6 9. Ng1 Ng8 10. Nb1 Nb8";

#[track_caller]
fn check_articles(edition: Edition, moves: &str, ply: u32, claim: &str, articles: &[&str]) {
    let finding = finding_under(edition, None, moves, ply, claim);
    let got: Vec<&str> = finding
        .articles
        .iter()
        .map(|article| article.as_str())
        .collect();
    assert_eq!(got, articles, "{edition:?}");
}

#[test]
fn each_edition_has_its_numbers() {
    for (edition, on_board, intended) in [
        (Edition::Fide2023, ["9.2.2", "9.5.2"], ["9.2.1", "9.5.2"]),
        (
            Edition::Fide2018,
            ["9.2.1.2", "9.5.2"],
            ["9.2.1.1", "9.5.2"],
        ),
        (Edition::Fide2017, ["9.2.2", "9.5"], ["9.2.1", "9.5"]),
        (Edition::Fide2014, ["9.2 b", "9.5 a"], ["9.2 a", "9.5 a"]),
        (
            Edition::FideBefore2014,
            ["9.2 b", "9.5 a"],
            ["9.2 a", "9.5 a"],
        ),
        (Edition::UsChess, ["14C", "14C"], ["14C", "14C"]),
    ] {
        check_articles(edition, KNIGHTS_THRICE, 8, "white", &on_board);
        check_articles(edition, KNIGHTS, 7, "black intends Ng8", &intended);
    }
}

#[test]
fn five_need_not_be_consecutive_since_2017() {
    let outcome = |edition, moves, ply| finding_under(edition, None, moves, ply, "white").outcome;
    // The start position for the fifth time at ply 16 and again at ply 20.
    assert_eq!(
        outcome(Edition::Fide2017, SCATTERED, 20),
        Outcome::GameAlreadyOver
    );
    assert_eq!(
        outcome(Edition::Fide2023, PAUSED, 20),
        Outcome::GameAlreadyOver
    );
    assert_eq!(outcome(Edition::Fide2014, PAUSED, 20), Outcome::Correct);
    assert_eq!(
        outcome(Edition::FideBefore2014, SCATTERED, 20),
        Outcome::Correct
    );
}

#[test]
fn five_on_consecutive_alternate_moves_end_the_game_from_2014() {
    let moves =
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8";
    let outcome = |edition| finding_under(edition, None, moves, 16, "white").outcome;
    assert_eq!(outcome(Edition::Fide2014), Outcome::GameAlreadyOver);
    assert_eq!(outcome(Edition::FideBefore2014), Outcome::Correct);
    assert_eq!(outcome(Edition::UsChess), Outcome::Correct);
}

#[test]
fn seventy_five_moves_end_nothing_before_2014() {
    let fen = Some("8/8/8/8/8/2k5/8/K6R w - - 150 90");
    let outcome = |edition| finding_under(edition, fen, "", 0, "white fifty").outcome;
    assert_eq!(outcome(Edition::Fide2014), Outcome::GameAlreadyOver);
    assert_eq!(outcome(Edition::FideBefore2014), Outcome::Correct);
    assert_eq!(outcome(Edition::UsChess), Outcome::Correct);
}

#[test]
fn in_us_chess_a_claim_is_allowed_after_the_move() {
    let claim = "black intends Ng8 made=yes";
    let us = finding_under(Edition::UsChess, None, KNIGHTS, 7, claim);
    assert_eq!(us.outcome, Outcome::Correct);
    assert!(us.notes.contains(&Note::ClockNotYetPressed));
    let fide = finding_under(Edition::Fide2023, None, KNIGHTS, 7, claim);
    assert_eq!(fide.outcome, Outcome::NoRight);
}

#[test]
fn no_penalty_is_stated_where_it_is_not_certain() {
    let old = finding_under(
        Edition::FideBefore2014,
        None,
        KNIGHTS,
        7,
        "black control=standard",
    );
    assert_eq!(old.penalty, Penalty::Unknown);
    let is_time = |c: &Consequence| matches!(c, Consequence::NewTime(..));
    assert!(!old.consequences.iter().any(is_time));
    let rapid = finding_under(Edition::Fide2018, None, KNIGHTS, 7, "black control=rapid");
    assert_eq!(rapid.penalty, Penalty::Unknown);
}

#[test]
fn in_us_chess_a_claim_after_the_move_is_judged_on_the_board() {
    let us = Edition::UsChess;
    // Black has just played 4...Ng8, and not pressed the clock.
    let made = finding_under(us, None, KNIGHTS_THRICE, 8, "black made=yes");
    assert_eq!(made.outcome, Outcome::Correct);
    assert_eq!(
        finding_under(us, None, KNIGHTS_THRICE, 8, "black").outcome,
        Outcome::NoRight
    );
    let announced = finding_under(us, None, KNIGHTS, 7, "black intends Ng8 made=yes");
    let not_made = |it: &Consequence| matches!(it, Consequence::IntendedMoveNotMade(_));
    assert!(!announced.consequences.iter().any(not_made));
}

#[test]
fn a_year_of_noughts_leaves_the_edition_open() {
    let record = Paper::read(b"[Date \"0000.00.00\"]\n\n1. e4 *\n".to_vec())
        .record(1, PieceLetters::Recognise)
        .unwrap();
    let (edition, dated) = LawsChoice::OfItsDay.for_game(&record.tags);
    assert_eq!((edition, dated), (Edition::default(), Dated::Open));
}
