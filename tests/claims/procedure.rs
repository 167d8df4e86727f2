//! What was said and done around a claim: the cases E01 to E14, each beside its twin one fact away.

use shakmaty::Color;
use thrice::rules::{
    Consequence, EndReason, Finding, Ground, Note, OffBoard, Outcome, Penalty, Reason,
};

use crate::stated::{KNIGHTS, KNIGHTS_THRICE, check, finding};

/// Black's knight is back on g8 for the fifth time, and White plays on.
const PLAYED_ON: &str =
    "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. e4";

/// A claim of Black after 4.Ng1, with these facts.
fn of_black(facts: &str) -> Finding {
    finding(None, KNIGHTS, 7, &format!("black {facts}"))
}

#[track_caller]
fn check_black(facts: &str, outcome: Outcome, articles: &[&str]) {
    check(
        None,
        KNIGHTS,
        7,
        &format!("black {facts}"),
        outcome,
        articles,
    );
}

#[test]
fn a_move_written_and_not_made_is_claimed_with() {
    // E01 and E02.
    let correct = ["9.2.1", "9.5.2"];
    check_black(
        "intends Ng8 written=yes made=no touched=no",
        Outcome::Correct,
        &correct,
    );
    check_black("intends Ng8 written=no", Outcome::Incomplete, &["9.2.1"]);
    let incomplete = of_black("intends Ng8 written=no");
    assert_eq!(incomplete.consequences, [Consequence::MakeTheClaimLegal]);
}

#[test]
fn in_rapid_and_blitz_nothing_need_be_written() {
    // E11, and blitz with the competition rules, where it must be.
    let correct = ["9.2.1", "9.5.2"];
    for terms in [
        "control=rapid",
        "control=blitz",
        "control=blitz supervised=no",
    ] {
        let facts = format!("intends Ng8 written=no {terms}");
        check_black(&facts, Outcome::Correct, &correct);
    }
    for terms in ["control=standard", "control=blitz supervised=yes"] {
        let facts = format!("intends Ng8 written=no {terms}");
        check_black(&facts, Outcome::Incomplete, &["9.2.1"]);
    }
}

#[test]
fn a_move_that_was_made_leaves_the_claim_to_the_opponent() {
    // E04.
    check_black(
        "intends Ng8 written=yes made=yes",
        Outcome::NoRight,
        &["9.2"],
    );
    let made = of_black("intends Ng8 written=yes made=yes");
    assert!(made.reasons.contains(&Reason::MoveMade));
    let follows = [
        Consequence::ArbiterDecidesOnTime,
        Consequence::StartClock(Color::White),
    ];
    assert_eq!(made.consequences, follows);
}

#[test]
fn a_touched_piece_takes_the_right_on_that_move() {
    // E05.
    check_black(
        "intends Ng8 written=yes touched=yes",
        Outcome::NoRight,
        &["9.4"],
    );
    let touched = of_black("intends Ng8 touched=yes");
    assert_eq!(
        touched.consequences.first(),
        Some(&Consequence::TouchedPieceMustMove)
    );
    assert!(touched.notes.is_empty(), "{:?}", touched.notes);
    let untouched = of_black("intends Ng8 touched=no");
    assert_eq!(untouched.outcome, Outcome::Correct);
}

#[test]
fn a_claim_that_is_withdrawn_is_checked_all_the_same() {
    // E07.
    let withdrawn = of_black("intends Ng8 withdrawn=yes");
    assert_eq!(withdrawn.outcome, Outcome::Correct);
    assert!(withdrawn.reasons.contains(&Reason::CannotBeWithdrawn));
    let incorrect = of_black("intends Nd5 withdrawn=yes");
    assert_eq!(incorrect.outcome, Outcome::Incorrect);
    assert!(
        !of_black("intends Ng8")
            .reasons
            .contains(&Reason::CannotBeWithdrawn)
    );
}

#[test]
fn an_opponent_who_accepts_agrees_on_a_draw() {
    // E08: the finding stays what it is.
    let accepted = of_black("intends Nd5 accepted=yes");
    assert_eq!(accepted.outcome, Outcome::Incorrect);
    assert_eq!(accepted.consequences, [Consequence::Agreed]);
    let refused = of_black("intends Nd5 accepted=no");
    assert_eq!(
        refused.consequences.first(),
        Some(&Consequence::MinutesFor(Color::White))
    );
    assert!(
        !refused
            .consequences
            .contains(&Consequence::OfferStands(Color::White))
    );
    let not_stated = of_black("intends Nd5");
    assert_eq!(
        not_stated.consequences.last(),
        Some(&Consequence::OfferStands(Color::White))
    );
    let correct = of_black("intends Ng8 accepted=yes");
    assert_eq!(correct.consequences.first(), Some(&Consequence::Drawn));
    let afterwards = of_black("intends Nd5 after=agreed");
    assert_eq!(afterwards.consequences, [Consequence::Agreed]);
}

#[test]
fn where_draws_may_not_be_offered_none_stands() {
    let restricted = of_black("intends Nd5 offers=no");
    assert!(
        !restricted
            .consequences
            .contains(&Consequence::OfferStands(Color::White))
    );
    let accepted = of_black("intends Nd5 offers=no accepted=yes");
    assert_eq!(
        accepted.consequences.first(),
        Some(&Consequence::AcceptedWhereRestricted)
    );
    assert!(!accepted.consequences.contains(&Consequence::Agreed));
}

#[test]
fn a_claim_on_a_screen_alone_is_no_right_and_the_moves_are_checked() {
    // E10.
    check_black(
        "intends Ng8 written=yes screen=yes",
        Outcome::NoRight,
        &["6.12.2"],
    );
    let by_screen = of_black("intends Ng8 written=yes screen=yes");
    assert!(by_screen.reasons.contains(&Reason::EnoughOccurrences(3)));
    assert!(by_screen.notes.contains(&Note::BoardWouldHold));
    let fails = of_black("intends Nd5 screen=yes");
    assert!(!fails.notes.contains(&Note::BoardWouldHold));
    check_black(
        "intends Ng8 written=yes screen=no",
        Outcome::Correct,
        &["9.2.1", "9.5.2"],
    );
}

#[test]
fn minutes_go_by_the_control_and_are_worked_out() {
    // E11 and E13.
    let minutes = |facts: &str| of_black(facts).penalty.minutes();
    assert_eq!(minutes("control=standard"), Some(2));
    assert_eq!(minutes("control=rapid"), Some(1));
    assert_eq!(minutes("control=blitz supervised=yes"), Some(2));
    assert_eq!(minutes("control=blitz"), None);
    assert_eq!(minutes(""), None);
    assert_eq!(minutes("control=standard penalty=5"), Some(5));
    assert_eq!(of_black("penalty=5").penalty, Penalty::Set(5));
    let worked_out = of_black("control=standard white=34:05 black=21:40");
    let time = |minutes: u32, seconds: u32| minutes * 60 + seconds;
    let new = Consequence::NewTime(Color::White, time(34, 5), time(36, 5));
    assert!(
        worked_out.consequences.contains(&new),
        "{:?}",
        worked_out.consequences
    );
    let start = Consequence::StartClock(Color::Black);
    assert!(worked_out.consequences.contains(&start));
    // Where the control is not stated, no time is worked out.
    let open = of_black("white=34:05");
    let is_time = |c: &Consequence| matches!(c, Consequence::NewTime(..));
    assert!(!open.consequences.iter().any(is_time));
}

#[test]
fn an_incorrect_claim_on_the_board_binds_no_move() {
    // E13.
    let on_board = of_black("control=standard accepted=no");
    let follows = [
        Consequence::MinutesFor(Color::White),
        Consequence::StartClock(Color::Black),
    ];
    assert_eq!(on_board.consequences, follows);
    let illegal = of_black("intends Nf3 control=standard accepted=no");
    assert!(
        illegal
            .consequences
            .contains(&Consequence::OtherMoveWithThatPiece)
    );
}

#[test]
fn what_ended_the_game_before_the_claim_leaves_nothing_to_claim() {
    let facts = "intends Ng8 written=yes";
    check_black(
        &format!("{facts} before=white-resigned"),
        Outcome::GameAlreadyOver,
        &["5.1.2"],
    );
    check_black(
        &format!("{facts} before=agreed"),
        Outcome::GameAlreadyOver,
        &["5.2.3"],
    );
    check_black(
        &format!("{facts} before=black-flag"),
        Outcome::GameAlreadyOver,
        &["6.9"],
    );
    let flag = of_black(&format!("{facts} before=black-flag"));
    let nothing = Consequence::NothingToClaimOffBoard(OffBoard::FlagFall(Color::Black));
    assert_eq!(flag.consequences, [nothing]);
}

#[test]
fn a_claim_before_the_flag_fall_was_noticed_is_checked() {
    let correct = of_black("intends Ng8 written=yes after=black-flag");
    assert_eq!(correct.outcome, Outcome::Correct);
    let after = Reason::EndedAfterTheClaim(OffBoard::FlagFall(Color::Black));
    assert!(correct.reasons.contains(&after));
    let incorrect = of_black("intends Nd5 written=yes after=black-flag");
    assert_eq!(incorrect.outcome, Outcome::Incorrect);
    let flag = Consequence::EndsAfterwards(OffBoard::FlagFall(Color::Black));
    assert_eq!(incorrect.consequences, [flag]);
}

#[test]
fn a_flag_that_falls_after_the_fifth_occurrence_comes_too_late() {
    // E14: White's flag falls after 9.e4.
    let late = finding(None, PLAYED_ON, 17, "black after=white-flag");
    assert_eq!(late.outcome, Outcome::GameAlreadyOver);
    let ended = late
        .ended_before
        .map(|ending| (ending.ply.half_moves(), ending.reason));
    assert_eq!(ended, Some((16, EndReason::FivefoldRepetition)));
    assert!(late.notes.contains(&Note::FlagAfterTheEnd));
    let without = finding(None, PLAYED_ON, 17, "black");
    assert!(!without.notes.contains(&Note::FlagAfterTheEnd));
}

#[test]
fn the_running_clock_is_evidence_and_no_ground_to_refuse() {
    let ran = finding(None, KNIGHTS_THRICE, 8, "white running=black");
    assert_eq!(ran.outcome, Outcome::Correct);
    assert!(ran.notes.contains(&Note::ClockOfOtherRan(Color::Black)));
    let own = finding(None, KNIGHTS_THRICE, 8, "white running=white");
    assert!(own.notes.is_empty(), "{:?}", own.notes);
}

#[test]
fn every_reason_that_applies_is_listed() {
    let all = finding(
        None,
        KNIGHTS_THRICE,
        8,
        "black touched=yes made=yes screen=yes withdrawn=yes",
    );
    assert_eq!(all.outcome, Outcome::NoRight);
    for reason in [
        Reason::NotHisMove(Color::White),
        Reason::PieceTouched,
        Reason::MoveMade,
        Reason::RestsOnScreen,
        Reason::EnoughOccurrences(3),
        Reason::CannotBeWithdrawn,
    ] {
        assert!(
            all.reasons.contains(&reason),
            "{reason:?} is missing in {:?}",
            all.reasons
        );
    }
}

#[test]
fn a_claim_is_judged_on_the_ground_that_was_named() {
    let fifty = finding(None, KNIGHTS_THRICE, 8, "white fifty");
    assert_eq!(fifty.outcome, Outcome::Incorrect);
    assert_eq!(fifty.reasons, [Reason::TooFewMoves]);
    assert!(
        fifty
            .notes
            .contains(&Note::OtherGroundWouldHold(Ground::Repetition))
    );
    let repetition = finding(None, KNIGHTS_THRICE, 8, "white repetition");
    assert_eq!(repetition.outcome, Outcome::Correct);
}

#[test]
fn a_touched_piece_binds_only_the_player_having_the_move() {
    let binds = |finding: &Finding| {
        finding
            .consequences
            .contains(&Consequence::TouchedPieceMustMove)
    };
    assert!(binds(&of_black("touched=yes")));
    assert!(
        !binds(&of_black("touched=yes made=yes")),
        "his move is made"
    );
    assert!(
        !binds(&finding(None, KNIGHTS_THRICE, 8, "black touched=yes")),
        "White has the move"
    );
}

#[test]
fn an_illegal_move_that_was_made_is_settled_before_a_clock_is_started() {
    let starts = |finding: &Finding| {
        let mut all = finding.consequences.iter();
        all.any(|it| matches!(it, Consequence::StartClock(_)))
    };
    assert!(starts(&of_black("intends Nd5 made=yes")));
    assert!(!starts(&of_black("intends Nf3 made=yes")));
}

#[test]
fn an_agreement_where_draws_may_not_be_offered_is_not_passed_over() {
    let restricted = Consequence::AcceptedWhereRestricted;
    assert!(
        of_black("offers=no after=agreed")
            .consequences
            .contains(&restricted)
    );
    assert!(
        of_black("offers=no accepted=yes")
            .consequences
            .contains(&restricted)
    );
    assert!(!of_black("offers=no").consequences.contains(&restricted));
}
