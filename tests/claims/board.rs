//! What the board says to a claim, and what follows.

use shakmaty::Color;
use thrice::game::{Letters, Line, Ply};
use thrice::pgn::{Paper, PieceLetters};
use thrice::rules::{
    Basis, BoardAnswer, Claim, Consequence, Course, EndReason, Ground, Intended, IntendedError,
    Note, Outcome, Reason, judge,
};

use crate::stated::{KNIGHTS, KNIGHTS_THRICE, check, finding};

#[test]
fn a_third_occurrence_on_the_board_is_claimed_by_the_player_to_move() {
    check(
        None,
        KNIGHTS_THRICE,
        8,
        "white",
        Outcome::Correct,
        &["9.2.2", "9.5.2"],
    );
    check(None, KNIGHTS_THRICE, 8, "black", Outcome::NoRight, &["9.2"]);
    check(
        None,
        KNIGHTS_THRICE,
        4,
        "white",
        Outcome::Incorrect,
        &["9.2.2", "9.5.3"],
    );
}

#[test]
fn an_intended_move_makes_the_third_occurrence() {
    check(
        None,
        KNIGHTS,
        7,
        "black intends Ng8",
        Outcome::Correct,
        &["9.2.1", "9.5.2"],
    );
    check(
        None,
        KNIGHTS,
        7,
        "black intends Nd5",
        Outcome::Incorrect,
        &["9.2.1", "9.5.3"],
    );
    check(
        None,
        KNIGHTS,
        7,
        "black",
        Outcome::Incorrect,
        &["9.2.2", "9.5.3"],
    );
}

#[test]
fn an_illegal_intended_move_is_incorrect() {
    let finding = finding(None, KNIGHTS, 7, "black intends Nf3");
    assert_eq!(finding.outcome, Outcome::Incorrect);
    assert!(
        finding
            .reasons
            .contains(&Reason::IllegalIntendedMove("Nf3".to_owned()))
    );
    assert!(
        finding
            .consequences
            .contains(&Consequence::OtherMoveWithThatPiece)
    );
    assert_eq!(finding.board.count, None);
}

#[test]
fn a_piece_touched_takes_the_right_and_one_not_touched_does_not() {
    check(
        None,
        KNIGHTS,
        7,
        "black intends Ng8 touched=yes",
        Outcome::NoRight,
        &["9.4"],
    );
    check(
        None,
        KNIGHTS,
        7,
        "black intends Ng8 touched=no",
        Outcome::Correct,
        &["9.2.1", "9.5.2"],
    );
}

#[test]
fn a_move_that_is_made_takes_the_right() {
    check(
        None,
        KNIGHTS,
        7,
        "black intends Ng8 made=yes",
        Outcome::NoRight,
        &["9.2"],
    );
}

#[test]
fn a_move_that_is_not_written_makes_the_claim_incomplete() {
    check(
        None,
        KNIGHTS,
        7,
        "black intends Ng8 written=no",
        Outcome::Incomplete,
        &["9.2.1"],
    );
    check(
        None,
        KNIGHTS,
        7,
        "black intends Ng8 written=yes",
        Outcome::Correct,
        &["9.2.1", "9.5.2"],
    );
    // Whatever the board says.
    check(
        None,
        KNIGHTS,
        7,
        "black intends Nd5 written=no",
        Outcome::Incomplete,
        &["9.2.1"],
    );
}

#[test]
fn all_reasons_are_listed_though_one_decides() {
    let finding = finding(
        None,
        KNIGHTS_THRICE,
        8,
        "black intends Nf6 touched=yes written=no",
    );
    assert_eq!(finding.outcome, Outcome::NoRight);
    assert!(finding.reasons.contains(&Reason::NotHisMove(Color::White)));
    assert!(finding.reasons.contains(&Reason::PieceTouched));
    assert!(finding.reasons.contains(&Reason::NotWritten));
}

#[test]
fn nothing_can_be_claimed_after_the_fifth_occurrence() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1 Ng8 9. Nf3";
    check(
        None,
        moves,
        15,
        "black intends Ng8",
        Outcome::Correct,
        &["9.2.1", "9.5.2"],
    );
    check(
        None,
        moves,
        16,
        "white",
        Outcome::GameAlreadyOver,
        &["9.6.1"],
    );
    check(
        None,
        moves,
        17,
        "black",
        Outcome::GameAlreadyOver,
        &["9.6.1"],
    );
}

#[test]
fn an_announced_fifth_occurrence_is_told() {
    let moves =
        "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 5. Nf3 Nf6 6. Ng1 Ng8 7. Nf3 Nf6 8. Ng1";
    let finding = finding(None, moves, 15, "black intends Ng8");
    let ends = |c: &Consequence| matches!(c, Consequence::MoveWouldEndGame(_, _));
    assert!(
        finding.consequences.iter().any(ends),
        "{:?}",
        finding.consequences
    );
}

const ROOK: &str = "8/8/8/8/8/2k5/P6r/K6R w - - 99 120";

#[test]
fn the_hundredth_half_move_completes_fifty_moves_but_a_capture_or_pawn_move_does_not() {
    check(
        Some(ROOK),
        "",
        0,
        "white intends Rg1",
        Outcome::Correct,
        &["9.3.1", "9.5.2"],
    );
    check(
        Some(ROOK),
        "",
        0,
        "white intends Rxh2",
        Outcome::Incorrect,
        &["9.2.1", "9.5.3"],
    );
    check(
        Some(ROOK),
        "",
        0,
        "white intends a3 fifty",
        Outcome::Incorrect,
        &["9.3.1", "9.5.3"],
    );
    check(
        Some(ROOK),
        "",
        0,
        "white intends Rg1 fifty",
        Outcome::Correct,
        &["9.3.1", "9.5.2"],
    );
    check(
        Some(ROOK),
        "",
        0,
        "white intends Rg1 repetition",
        Outcome::NotProved,
        &["9.2.1"],
    );
}

#[test]
fn play_before_the_record_leaves_a_claim_not_proved() {
    let fen = "6k1/5p2/8/8/8/8/2P5/1K6 w - - 14 61";
    check(
        Some(fen),
        "61. Kc1 Kf8 62. Kb1 Kg8",
        4,
        "white",
        Outcome::NotProved,
        &["9.2.2"],
    );
    let known = "6k1/5p2/8/8/8/8/2P5/1K6 w - - 0 61";
    check(
        Some(known),
        "61. Kc1 Kf8 62. Kb1 Kg8",
        4,
        "white",
        Outcome::Incorrect,
        &["9.2.2", "9.5.3"],
    );
    // A FEN's clock is taken on trust, so fifty moves can be judged.
    check(
        Some(fen),
        "61. Kc1 Kf8 62. Kb1 Kg8",
        4,
        "white fifty",
        Outcome::Incorrect,
        &["9.3.2", "9.5.3"],
    );
    let no_clock = "6k1/5p2/8/8/8/8/2P5/1K6 w - -";
    check(
        Some(no_clock),
        "1. Kc1 Kf8 2. Kb1 Kg8",
        4,
        "white fifty",
        Outcome::NotProved,
        &["9.3.2"],
    );
    check(
        Some(no_clock),
        "1. c4 Kf8 2. Kb2 Kg8 3. Kb1",
        5,
        "black",
        Outcome::Incorrect,
        &["9.2.2", "9.5.3"],
    );
}

#[test]
fn what_would_have_held_is_told_to_the_arbiter() {
    let on_board = finding(None, KNIGHTS_THRICE, 8, "white intends Nc3");
    assert_eq!(on_board.outcome, Outcome::Incorrect);
    assert!(
        on_board
            .notes
            .contains(&Note::OnBoardWouldHold(Color::White, Ground::Repetition))
    );
    let intended = finding(None, KNIGHTS, 7, "black");
    let told = intended.notes.iter().any(|note| matches!(note, Note::IntendedMovesWouldHold(Color::Black, moves) if moves.len() == 1));
    assert!(told, "{:?}", intended.notes);
}

#[test]
fn a_same_diagram_is_a_reason_of_its_own() {
    let fen = "4k1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1";
    let with_fen = "1... d5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1 Ng8";
    let finding = finding(Some(fen), with_fen, 9, "white");
    assert_eq!(finding.outcome, Outcome::Incorrect);
    assert!(
        finding.reasons.contains(&Reason::SameDiagramOnly(3, 2)),
        "{:?}",
        finding.reasons
    );
}

#[test]
fn the_board_answers_apart_from_the_procedure() {
    let finding = finding(None, KNIGHTS_THRICE, 8, "white touched=yes");
    assert_eq!(finding.outcome, Outcome::NoRight);
    assert_eq!(finding.board.answer, BoardAnswer::Holds);
    assert_eq!(finding.board.occurrences, [0, 4, 8].map(Ply::new));
    assert!(finding.claimant_has_the_move());
}

const MATE_IN_ONE: &str = "6rk/6pp/7N/5p2/6p1/8/2q5/K7 w - - 99 60";

#[test]
fn an_announced_mate_is_a_correct_claim_of_fifty_moves_and_else_must_be_made() {
    let correct = finding(Some(MATE_IN_ONE), "", 0, "white intends Nf7");
    assert_eq!(correct.outcome, Outcome::Correct);
    let told =
        |c: &Consequence| matches!(c, Consequence::MoveWouldEndGame(_, EndReason::Checkmate));
    assert!(
        correct.consequences.iter().any(told),
        "{:?}",
        correct.consequences
    );
    let early = MATE_IN_ONE.replace(" 99 ", " 0 ");
    let incorrect = finding(Some(&early), "", 0, "white intends Nf7");
    assert_eq!(incorrect.outcome, Outcome::Incorrect);
    let due = |c: &Consequence| {
        matches!(
            c,
            Consequence::IntendedMoveMustBeMadeAndEnds(_, EndReason::Checkmate)
        )
    };
    assert!(
        incorrect.consequences.iter().any(due),
        "{:?}",
        incorrect.consequences
    );
}

#[test]
fn an_incorrect_claim_gives_the_opponent_time_and_binds_the_announced_move() {
    let intended = finding(None, KNIGHTS, 7, "black intends Nd5");
    assert_eq!(
        intended.consequences.first(),
        Some(&Consequence::MinutesFor(Color::White))
    );
    let due = |c: &Consequence| matches!(c, Consequence::IntendedMoveMustBeMade(label) if label.san == "Nd5");
    assert!(intended.consequences.iter().any(due));
    let on_board = finding(None, KNIGHTS, 7, "black");
    assert_eq!(
        on_board.consequences,
        [
            Consequence::MinutesFor(Color::White),
            Consequence::StartClock(Color::Black),
            Consequence::OfferStands(Color::White)
        ]
    );
}

#[test]
fn the_other_ground_is_told_for_an_announced_move_too() {
    let not_proved = finding(Some(ROOK), "", 0, "white intends Rg1 repetition");
    assert!(
        not_proved
            .notes
            .contains(&Note::OtherGroundWouldHold(Ground::FiftyMoves)),
        "{:?}",
        not_proved.notes
    );
    let on_board = finding(Some(ROOK), "", 0, "white fifty");
    assert!(
        on_board
            .notes
            .contains(&Note::QuietMovesWouldHold(Color::White)),
        "{:?}",
        on_board.notes
    );
}

#[test]
fn nothing_would_have_held_where_a_piece_was_touched() {
    let touched = finding(None, KNIGHTS, 7, "black touched=yes");
    assert_eq!(touched.notes, []);
    assert_ne!(finding(None, KNIGHTS, 7, "black").notes, []);
}

#[test]
fn a_move_of_the_wrong_player_leaves_the_board_open() {
    let finding = finding(None, KNIGHTS_THRICE, 8, "black intends Nf6");
    assert_eq!(
        (finding.outcome, finding.board.answer),
        (Outcome::NoRight, BoardAnswer::Open)
    );
}

#[test]
fn a_not_proved_claim_says_only_what_is_known() {
    let fen = "6k1/5p2/8/8/8/8/2P5/1K6 w - - 14 61";
    let finding = finding(Some(fen), "61. Kc1 Kf8 62. Kb1 Kg8", 4, "white");
    assert_eq!(finding.reasons, [Reason::OccurrencesUnknown(2)]);
}

#[test]
fn a_same_diagram_after_an_announced_move_is_explained() {
    let fen = "4k1n1/3p4/8/4P3/8/8/8/4K1N1 b - - 0 1";
    let finding = finding(
        Some(fen),
        "1... d5 2. Nf3 Nf6 3. Ng1 Ng8 4. Nf3 Nf6 5. Ng1",
        8,
        "black intends Ng8",
    );
    assert_eq!(finding.outcome, Outcome::Incorrect);
    assert_eq!(finding.board.same_diagrams.len(), 1);
    assert_eq!(finding.board.same_diagrams[0].0, Ply::new(1));
}

#[test]
fn a_null_move_and_a_promotion_without_its_piece_are_no_intended_moves() {
    let record = Paper::read(b"[FEN \"8/3P3k/8/8/8/8/8/K7 w - - 0 1\"]\n\n*".to_vec())
        .record(1, PieceLetters::Recognise)
        .unwrap();
    let position = record.game.as_ref().unwrap().start().position().clone();
    assert!(matches!(
        Intended::read("--", &position, Color::White, Letters::english()),
        Err(IntendedError::Unreadable(_))
    ));
    assert!(
        matches!(Intended::read("d8", &position, Color::White, Letters::english()), Err(IntendedError::Ambiguous(moves)) if moves.len() == 4)
    );
    assert!(matches!(
        Intended::read("1. d8=N", &position, Color::White, Letters::english()),
        Ok(Intended::Legal(_))
    ));
}

/// Twenty moves after a gap, of which nobody knows how long it was: fifty moves are not refuted by those after it.
#[test]
fn after_a_gap_fifty_moves_are_not_proved() {
    let text = "[White \"A\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n\n\
        [ContinuesAfter \"gap\"]\n[White \"A\"]\n[SetUp \"1\"]\n\
        [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 31\"]\n\n\
        31. Nf3 Nf6 32. Ng1 *\n";
    let record = Paper::read(text.as_bytes().to_vec())
        .record(1, PieceLetters::Recognise)
        .unwrap();
    let course = Course::of(Line::main(record.game.as_ref().unwrap()));
    let end = course.line().end();
    let claim = Claim {
        ground: Some(Ground::FiftyMoves),
        ..Claim::new(Color::Black, Basis::OnBoard)
    };
    assert_eq!(judge(&course, end, claim).outcome, Outcome::NotProved);
}
