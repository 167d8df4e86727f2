//! Reading is evidence: nothing is passed over, errors end the record and are told with their place.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use proptest::prelude::*;
use shakmaty::Color::{Black, White};
use shakmaty::Position;
use thrice::game::Impossible as I;
use thrice::game::{
    DefectKind, Game, NodeId, Place, Ply, Record, Severity, Start, StartError, StartRemark, Status,
    Variant,
};
use thrice::pgn::{Lexer, Paper, PieceLetters};

fn records(text: &str) -> Vec<Record> {
    Paper::read(text.as_bytes().to_vec()).records().collect()
}

#[track_caller]
fn read_one(text: &str) -> Record {
    let mut records = records(text);
    assert_eq!(records.len(), 1, "{text}");
    records.remove(0)
}

fn plies(record: &Record) -> usize {
    let game = record.game.as_ref().unwrap();
    let mut count = 0;
    let mut at = NodeId::START;
    while let Some(next) = game.children(at).first() {
        at = *next;
        count += 1;
    }
    count
}

/// The main line is read whole and has so many half-moves.
#[track_caller]
fn whole(moves: &str, count: usize) {
    let record = read_one(moves);
    assert_eq!((record.error(), plies(&record)), (None, count), "{moves}");
}

/// The record ends at `token`, which would have made `ply`, for the reason that `kind` accepts.
#[track_caller]
fn ends(moves: &str, token: &str, ply: u32, place: (u32, u32), kind: fn(&DefectKind) -> bool) {
    let record = read_one(moves);
    let error = record.error().expect("an error ends the record");
    assert!(kind(&error.kind), "{moves}: {:?}", error.kind);
    assert_eq!(error.token.as_deref(), Some(token), "{moves}");
    assert_eq!(error.ply, Some(Ply::new(ply)), "{moves}");
    assert_eq!(
        error.place,
        Some(Place {
            line: place.0,
            column: place.1
        }),
        "{moves}"
    );
    assert_eq!(record.status, Status::Partial, "{moves}");
    assert_eq!(plies(&record), ply as usize - 1, "{moves}");
}

#[test]
fn ordinary_movetext_is_read_whole() {
    whole("1. e4 e5 2. Nf3 Nc6 1/2-1/2", 4);
    whole("1.e4 e5 2.Nf3 {a comment} Nc6 $1 3.Bb5!? a6 *", 6);
    whole("e4 e5 Nf3 *", 3);
    whole("1. e4 ; to the end of the line 1... c5\n1... e5 *", 2);
    whole("% hidden 1. d4\n1. e4 *", 1);
    whole("1. e4\r\n\r\ne5 *", 2);
    whole("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 0-0 o-o *", 8);
    whole("1. e2-e4 e7e5 2. Ng1-f3 Nb8-c6 *", 4);
    whole("1. ♘f3 ♞f6 *", 2);
}

#[test]
fn what_is_not_a_legal_move_ends_the_record() {
    let illegal = |kind: &DefectKind| matches!(kind, DefectKind::IllegalMove(_));
    let unreadable = |kind: &DefectKind| matches!(kind, DefectKind::UnreadableMove(_));
    ends("1. e4 e5 2. Ke3 Nc6 *", "Ke3", 3, (1, 13), illegal);
    ends("1. e4\ne5 2. Sf3 Nc6 *", "Sf3", 3, (2, 7), unreadable);
    ends("1. e4 xyz 2. Nf3 *", "xyz", 2, (1, 7), unreadable);
    ends("1. Nf3 d5 2. -- e5 *", "--", 3, (1, 14), |kind| {
        *kind == DefectKind::NullMove
    });
    // Two unreadable tokens in a row would leave another legal game.
    ends(
        "1. e4 e5 2. Sf3 Sc6 3. Nf3 Nc6 *",
        "Sf3",
        3,
        (1, 13),
        unreadable,
    );
    // Dropping the unknown letter would make a pawn move.
    ends("1. Cf3 Nf6 2. d4 *", "Cf3", 1, (1, 4), unreadable);
}

#[test]
fn an_ambiguous_move_names_its_candidates() {
    let fen = "[SetUp \"1\"]\n[FEN \"6k1/8/8/8/8/8/6PP/R4R1K w - - 0 1\"]\n\n";
    let record = read_one(&format!("{fen}1. Rd1 Kf7 *"));
    let candidates = ["Rad1", "Rfd1"].map(str::to_owned).to_vec();
    assert_eq!(
        record.error().unwrap().kind,
        DefectKind::AmbiguousMove(candidates)
    );
    whole(&format!("{fen}1. Rad1 Kg7 *"), 2);
}

#[test]
fn a_pawn_move_is_never_read_as_a_capture() {
    let fen = "[SetUp \"1\"]\n[FEN \"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1\"]\n\n";
    ends(&format!("{fen}1. d5 Kd7 *"), "d5", 1, (4, 4), |kind| {
        matches!(kind, DefectKind::IllegalMove(_))
    });
    whole(&format!("{fen}1. exd5 Kd7 *"), 2);
    whole(&format!("{fen}1. ed5 *"), 1);
}

#[test]
fn a_text_that_ends_inside_a_move_is_not_illegal() {
    let cut_off = |kind: &DefectKind| *kind == DefectKind::CutOff;
    ends("1. e4 e5 2. N", "N", 3, (1, 13), cut_off);
    ends("1. Nf3 Nf6 2. Ng", "Ng", 3, (1, 15), cut_off);
    ends("1. Nf3 Nf6 2. Ng\n", "Ng", 3, (1, 15), cut_off);
    // With a result after it, it is what it is.
    ends("1. e4 e5 2. N *", "N", 3, (1, 13), |kind| {
        !matches!(kind, DefectKind::CutOff)
    });
}

#[test]
fn variations_comments_and_nags_are_kept() {
    let record = read_one(
        "{before} 1. e4 {first} e5 $1 (1... c5 {sicilian} 2. Nf3 (2. c3)) ({head} 1... e6) 2. Nf3 *",
    );
    let game = record.game.as_ref().unwrap();
    assert_eq!(game.comments(NodeId::START), ["before"]);
    let e4 = game.children(NodeId::START)[0];
    assert_eq!(game.comments(e4), ["first"]);
    let sans: Vec<String> = game
        .children(e4)
        .iter()
        .map(|id| game.label(*id).unwrap().san)
        .collect();
    assert_eq!(sans, ["e5", "c5", "e6"]);
    let [e5, c5, e6] = game.children(e4) else {
        panic!("three continuations")
    };
    assert_eq!(game.nags(*e5), [1]);
    assert_eq!(game.comments(*c5), ["sicilian"]);
    assert_eq!(game.children(*c5).len(), 2);
    assert_eq!(game.comments_before(*e6), ["head"]);
    assert_eq!(plies(&record), 3);
}

#[test]
fn a_bad_move_in_a_variation_is_a_notice() {
    let record = read_one("1. e4 e5 (1... Ke7 2. Nf3) 2. Nf3 *");
    assert_eq!(record.status, Status::Complete);
    assert_eq!(plies(&record), 3);
    assert!(
        record
            .defects
            .iter()
            .any(|d| d.kind == DefectKind::BadVariationMove && d.severity == Severity::Notice)
    );
}

#[test]
fn deep_variations_need_no_deep_stack() {
    let mut text = String::from("1. Nf3 Nf6 ");
    text += &"( 1... Nf6 ".repeat(20_000);
    text += &")".repeat(20_000);
    whole(&(text + " 2. Ng1 *"), 3);
}

#[test]
fn games_are_parted_where_they_part() {
    let count = |text: &str| records(text).len();
    assert_eq!(
        count("[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n"),
        2
    );
    // Without result, without blank line, on one line, headers only.
    assert_eq!(count("[Event \"a\"]\n1. e4\n[Event \"b\"]\n1. d4"), 2);
    assert_eq!(count("1. e4 e5 1-0 1. d4 d5 0-1"), 2);
    assert_eq!(
        count("[Event \"a\"]\n[White \"w\"]\n\n[Event \"b\"]\n\n1. e4 *"),
        2
    );
    // A blank line among the tags of one game.
    assert_eq!(count("[Event \"a\"]\n\n[White \"w\"]\n\n1. e4 *"), 1);
    assert_eq!(count(""), 0);
    assert_eq!(count("hello, this is no game"), 0);
    assert_eq!(count("\u{0}\u{1}\u{2}"), 0);
}

#[test]
fn text_beside_the_games_is_told() {
    let record = read_one("Round five, board one\n\n[Event \"a\"]\n\n1. e4 *\n");
    let passed_over = record
        .defects
        .iter()
        .find(|d| d.kind == DefectKind::PassedOver)
        .unwrap();
    assert_eq!(passed_over.token.as_deref(), Some("Round five, board one"));
    assert_eq!(passed_over.place, Some(Place { line: 1, column: 1 }));
    assert_eq!(record.status, Status::Complete);
}

#[test]
fn tags_are_read_as_people_write_them() {
    let tag = |line: &str| {
        read_one(&format!("{line}\n\n1. e4 *"))
            .tags
            .get("Event")
            .map(str::to_owned)
    };
    assert_eq!(
        tag("[Event \"a \\\"b\\\" c\\\\d\"]").as_deref(),
        Some("a \"b\" c\\d")
    );
    assert_eq!(tag("[Event \"a \"b\" c\"]").as_deref(), Some("a \"b\" c"));
    assert_eq!(
        tag("[ Event   \"[a] {b} ;c\" ]").as_deref(),
        Some("[a] {b} ;c")
    );
    assert_eq!(tag("[Event \"C:\\\"]").as_deref(), Some("C:\\"));
    assert_eq!(tag("[Event “a”]").as_deref(), Some("a"));
}

#[test]
fn results_come_from_the_tag_and_a_difference_is_told() {
    let record = read_one("[Result \"1-0\"]\n\n1. e4 0-1");
    assert_eq!(record.result_as_written(), Some("1-0"));
    assert!(
        record
            .defects
            .iter()
            .any(|d| matches!(d.kind, DefectKind::ResultsDiffer(..)))
    );
    let twice = read_one("[Result \"1-0\"]\n[Result \"1/2-1/2\"]\n\n1. e4 1/2-1/2");
    assert_eq!(twice.result_as_written(), Some("1/2-1/2"));
}

#[test]
fn other_encodings_are_read_and_told() {
    let latin = Paper::read(b"[White \"M\xfcller\"]\n\n1. e4 *".to_vec())
        .record(1, PieceLetters::Recognise)
        .unwrap();
    assert_eq!(latin.tags.get("White"), Some("Müller"));
    assert!(
        latin
            .defects
            .iter()
            .any(|d| matches!(d.kind, DefectKind::Encoding("Latin-1 (ISO-8859-1)")))
    );
    let utf16: Vec<u8> = [0xff, 0xfe]
        .into_iter()
        .chain("1. e4 *".encode_utf16().flat_map(u16::to_le_bytes))
        .collect();
    assert_eq!(
        plies(
            &Paper::read(utf16)
                .record(1, PieceLetters::Recognise)
                .unwrap()
        ),
        1
    );
    let bom = Paper::read("\u{feff}[White \"A\"]\n\n1. e4 *".as_bytes().to_vec())
        .record(1, PieceLetters::Recognise)
        .unwrap();
    assert_eq!((bom.tags.get("White"), bom.defects.len()), (Some("A"), 0));
}

#[track_caller]
fn start(fen: &str, variant: Variant) -> Start {
    Start::from_fen(fen, variant).unwrap()
}

#[test]
fn a_start_drops_what_cannot_be_and_says_so() {
    let bogus = start("4k3/8/8/3p4/8/8/P7/4K3 w KQkq d6 0 1", Variant::Standard);
    assert_eq!(
        bogus.remarks()[1..],
        [StartRemark::CastlingFlagsDropped("KQkq".to_owned())]
    );
    let wrong_square = start("4k3/8/8/8/8/8/P7/4K3 w - e6 0 1", Variant::Standard);
    let dropped = StartRemark::EnPassantSquareDropped(shakmaty::Square::E6);
    assert!(
        wrong_square.remarks().contains(&dropped),
        "{:?}",
        wrong_square.remarks()
    );
    let four_fields = start("4k3/8/8/8/8/8/P7/4K3 w - -", Variant::Standard);
    assert_eq!(
        four_fields.remarks(),
        [StartRemark::ClockNotGiven, StartRemark::NumberNotGiven]
    );
    let extra = start("4k3/8/8/8/8/8/P7/4K3 w - - 0 1 # note", Variant::Standard);
    assert_eq!(
        extra.remarks()[1..],
        [StartRemark::ExtraFields("# note".to_owned())]
    );
}

#[test]
fn chess960_only_by_the_tag_or_by_file_letters() {
    let king_on_g1 = "6k1/8/8/8/8/8/8/6KR w K - 0 1";
    assert!(!start(king_on_g1, Variant::Standard).is_chess960());
    assert!(start(king_on_g1, Variant::Chess960).is_chess960());
    assert!(start("6k1/8/8/8/8/8/8/6KR w H - 0 1", Variant::Standard).is_chess960());
    assert_eq!(Variant::read("Fischerandom"), Some(Variant::Chess960));
    assert_eq!(Variant::read("From Position"), Some(Variant::Standard));
    assert_eq!(Variant::read("Crazyhouse"), None);
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let reasons = |fen: &str| match Start::from_fen(fen, Variant::Standard) {
        Err(StartError::Impossible(reasons)) => reasons,
        other => panic!("{fen}: {other:?}"),
    };
    assert_eq!(reasons("8/8/8/8/8/8/8/8 w - - 0 1"), [I::EmptyBoard]);
    assert_eq!(reasons("4k3/8/8/8/8/8/8/8 w - - 0 1"), [I::NoKing(White)]);
    assert_eq!(
        reasons("8/1K6/8/8/2K1N3/8/8/8 w - - 0 1"),
        [I::SeveralKings(White), I::NoKing(Black)]
    );
    assert_eq!(
        reasons("4k3/8/8/8/8/8/8/P3K3 w - - 0 1"),
        [I::PawnOnLastRank]
    );
    assert_eq!(
        reasons("4k3/8/8/8/8/8/4R3/4K3 w - - 0 1"),
        [I::OppositeCheck]
    );
    assert_eq!(reasons("kK6/8/8/8/8/8/8/8 w - - 0 1"), [I::KingsAdjacent]);
    for text in [
        "hello",
        "",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
        "8/8 w - - 0 1",
    ] {
        assert!(
            matches!(
                Start::from_fen(text, Variant::Standard),
                Err(StartError::Unreadable(_))
            ),
            "{text}"
        );
    }
}

#[test]
fn a_game_takes_no_illegal_move() {
    let mut game = Game::new(Start::usual());
    let other = Start::from_fen("4k3/8/8/8/8/8/8/4K2R w K - 0 1", Variant::Standard).unwrap();
    let castling = other
        .position()
        .castling_moves(shakmaty::CastlingSide::KingSide)[0];
    assert!(game.play(NodeId::START, castling).is_err());
    assert!(game.is_empty());
}

#[test]
fn move_labels_honour_the_number_of_a_fen() {
    let record = read_one("[FEN \"4k3/8/8/8/8/8/P7/4K3 b - - 3 41\"]\n\n41... Kd7 42. a4 *");
    let game = record.game.as_ref().unwrap();
    let line = thrice::game::Line::main(game);
    let labels: Vec<String> = line.labels().map(thrice::game::MoveLabel::spaced).collect();
    assert_eq!(labels, ["41... Kd7", "42. a4"]);
    assert_eq!(line.after(42, shakmaty::Color::White), Some(Ply::new(2)));
    assert_eq!(line.after(41, shakmaty::Color::White), None);
}

/// Text that looks like PGN more often than random bytes would.
fn pgn_like() -> impl Strategy<Value = String> {
    let pieces = prop::sample::select(vec![
        "1.",
        "e4",
        "e5",
        "Nf3",
        "Nf6",
        "Ng1",
        "O-O",
        "0-0",
        "exd5",
        "a8=Q",
        "(",
        ")",
        "{",
        "}",
        "[",
        "]",
        "\"",
        "\\",
        "[Event \"a\"]",
        "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]",
        "*",
        "1-0",
        "½",
        "$3",
        "$",
        "!?",
        ";",
        "%",
        "\n",
        "\r\n",
        "\n\n",
        "\t",
        "é",
        "♘f3",
        "\u{0}",
        "\u{feff}",
        "12...",
        "--",
        "Sf3",
        "e.p.",
        " ",
        "…",
    ]);
    prop::collection::vec(pieces, 0..60).prop_map(|pieces| pieces.join(" ").replace(" \n ", "\n"))
}

fn check_lossless(text: &str) {
    let mut end = 0;
    for token in Lexer::new(text, 0..text.len()) {
        let between = &text[end..token.span.start];
        let blank = |c: char| {
            c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}')
        };
        assert!(between.chars().all(blank), "{between:?} is in no token");
        assert!(!token.span.is_empty());
        end = token.span.end;
    }
    assert!(
        text[end..]
            .trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}')
            .is_empty()
            || end == text.len()
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_byte_is_in_a_token_or_blank(text in pgn_like()) {
        check_lossless(&text);
    }

    #[test]
    fn any_text_is_read_without_panic(text in ".{0,300}") {
        check_lossless(&text);
        for record in Paper::read(text.into_bytes()).records() {
            prop_assert_eq!(record.status == Status::Refused, record.game.is_none());
        }
    }

    #[test]
    fn any_bytes_are_read_without_panic(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        prop_assert!(Paper::read(bytes).records().all(|record| record.line >= 1));
    }

    #[test]
    fn pgn_like_text_is_read_without_panic(text in pgn_like()) {
        for record in Paper::read(text.into_bytes()).records() {
            prop_assert_eq!(record.status == Status::Partial, record.error().is_some() && record.game.is_some());
        }
    }
}

#[track_caller]
fn told(text: &str, kind: fn(&DefectKind) -> bool) {
    let record = read_one(text);
    assert!(
        record.defects.iter().any(|defect| kind(&defect.kind)),
        "{text}: {:?}",
        record.defects
    );
}

#[test]
fn an_unclosed_comment_ends_the_record_and_not_the_next_game() {
    let records = records("1. e4 {open e5 *\n\n[Event \"B\"]\n\n1. d4 {x} d5 *\n");
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].status, Status::Partial);
    assert_eq!(records[0].error().unwrap().kind, DefectKind::Unclosed);
    assert_eq!(
        (records[1].status, plies(&records[1])),
        (Status::Complete, 2)
    );
}

#[test]
fn an_unclosed_variation_may_hold_the_main_line() {
    ends(
        "1. e4 e5 (1... c5 2. Nf3 2. Nf3 Nc6 1-0",
        "(",
        3,
        (1, 10),
        |kind| *kind == DefectKind::Unclosed,
    );
}

#[test]
fn a_bishop_told_apart_by_its_rank_is_no_coordinate() {
    let record = read_one("[FEN \"4k3/8/8/4B3/8/8/8/1N2B1K1 w - - 0 1\"]\n\n1. B1c3 *\n");
    let game = record.game.as_ref().unwrap();
    assert_eq!(game.label(game.main_line_end()).unwrap().san, "B1c3");
}

#[test]
fn castling_with_dashes_is_no_result() {
    for castling in ["0-0", "0–0", "0−0", "O–O"] {
        whole(
            &format!("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. {castling} Nf6 *"),
            8,
        );
    }
}

#[test]
fn a_double_forfeit_is_known_by_its_tag_or_where_castling_is_not_possible() {
    let by_tag = read_one("[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 0-0 {late}\n");
    assert_eq!(
        (
            plies(&by_tag),
            by_tag.closing.map(thrice::game::GameResult::as_str)
        ),
        (6, Some("0-0"))
    );
    let castling = read_one("[Result \"*\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 0-0\n");
    assert_eq!(plies(&castling), 7);
    assert_eq!(read_one("1. e4 e5 0-0\n").status, Status::Complete);
}

#[test]
fn the_result_of_a_variation_is_not_that_of_the_game() {
    assert_eq!(
        read_one("1. e4 Zz 2. d4 (2. c4 1-0) 0-1\n").result_as_written(),
        Some("0-1")
    );
}

#[test]
fn what_does_not_fit_is_told_and_read() {
    told("1. Nf3 Nf6 10. Ng1 Ng8 *", |kind| {
        *kind == DefectKind::WrongNumber(2)
    });
    told(
        "1. Nxf3 Nf6 *",
        |kind| matches!(kind, DefectKind::MarkDiffers(san) if san == "Nf3"),
    );
    told("1. e4+ e5 *", |kind| {
        matches!(kind, DefectKind::MarkDiffers(_))
    });
    told("(1. d4) 1. e4 *", |kind| {
        *kind == DefectKind::VariationWithoutMove
    });
    told("1. e4 [%clk 1:00] e5 *", |kind| *kind == DefectKind::Junk);
    for clean in ["1. e4 1... e5 2. Nf3 *", "1. e4 d5 2. exd5 *", "e4 e5 *"] {
        assert_eq!(read_one(clean).defects, [], "{clean}");
    }
}

#[test]
fn moves_after_a_line_of_prose_are_a_game() {
    assert_eq!(records("Round 1\n1. e4 e5 2. Nf3 *\n").len(), 1);
}

#[test]
fn a_pawn_on_the_last_rank_without_its_piece_is_ambiguous() {
    let fen = "[FEN \"8/3P3k/8/8/8/8/8/K7 w - - 0 1\"]\n\n";
    ends(
        &format!("{fen}1. d8 Kg6 *"),
        "d8",
        1,
        (3, 4),
        |kind| matches!(kind, DefectKind::AmbiguousMove(m) if m.len() == 4),
    );
    ends(&format!("{fen}1. d8"), "d8", 1, (3, 4), |kind| {
        *kind == DefectKind::CutOff
    });
}

#[test]
fn a_cut_off_move_is_known_in_every_spelling() {
    for (text, token, ply, column) in [
        ("1. e4 e5 2. ♘", "♘", 3, 13),
        ("1. e4 e5 2. g1f", "g1f", 3, 13),
    ] {
        ends(text, token, ply, (1, column), |kind| {
            *kind == DefectKind::CutOff
        });
    }
}

#[test]
fn bad_tags_and_open_comments_cost_no_more_than_their_length() {
    // Both took minutes when each quote and each brace looked through the rest again.
    let quotes = format!("[White \"{}\n\n1. e4 *", "\\\"]".repeat(40_000));
    assert_eq!(records(&quotes).len(), 1);
    let open = "[Event \"a\"]\n\n1. e4 {open\n\n".repeat(5_000);
    assert_eq!(records(&open).len(), 5_000);
}

#[test]
fn a_year_has_four_digits() {
    let year = |date: &str| {
        read_one(&format!("[Date \"{date}\"]\n\n1. e4 *"))
            .tags
            .year()
    };
    assert_eq!(
        [year("1986.??.??"), year("01.05.2024"), year("????.??.??")],
        [Some(1986), None, None]
    );
}

#[test]
fn a_game_may_begin_again_without_result_and_tags() {
    let two = records("1. e4 e5 2. Nf3 Nc6\n\n1. d4 d5 2. c4 *\n");
    assert_eq!(two.len(), 2);
    assert_eq!((plies(&two[0]), plies(&two[1])), (4, 3));
    // Numbers that never go on, or begin again without an empty line, are one record with wrong numbers.
    assert_eq!(records("1. e4 e5\n1. Nf3 Nc6\n1. Bb5 *\n").len(), 1);
    assert_eq!(records("1. e4 e5 2. Nf3 (2. c3\n\n1. d4) Nc6 *\n").len(), 1);
}

#[test]
fn prose_and_variations_after_the_result_are_no_game() {
    for text in [
        "1. e4 e5 1-0\n\nBlack resigned 1-0\n",
        "1. e4 e5 1-0 (2. Nf3 Nc6) 1-0\n",
    ] {
        let record = read_one(text);
        assert_eq!(
            (record.status, plies(&record)),
            (Status::Complete, 2),
            "{text}"
        );
        assert_eq!(record.defects.len(), 1, "{text}: {:?}", record.defects);
    }
}

#[test]
fn a_comment_that_swallowed_moves_is_known_by_the_next_number() {
    ends(
        "1. e4 e5 {offer {by White 2. Nf3 Nc6 declined} 3. Bb5 a6 *",
        "{offer {by White 2. Nf3 Nc6 declined}",
        3,
        (1, 10),
        |kind| *kind == DefectKind::NestedComment,
    );
    whole("1. e4 e5 {a brace { within} 2. Nf3 Nc6 *", 4);
    whole("1. e4 {a {nested} } e5 *", 2);
}

#[test]
fn a_text_that_ends_inside_a_tag_has_no_moves_yet() {
    let record = read_one("[Event \"a\"]\n[White \"Sa");
    assert_eq!(record.error().unwrap().kind, DefectKind::CutOffTag);
    assert_eq!(record.status, Status::Partial);
}

#[test]
fn a_set_up_tag_that_does_not_fit_is_told() {
    let fen = "[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]";
    told(&format!("[SetUp \"0\"]\n{fen}\n\n1. a4 *"), |kind| {
        *kind == DefectKind::SetUpContradicts
    });
    told("[SetUp \"1\"]\n\n1. e4 *", |kind| {
        *kind == DefectKind::SetUpWithoutFen
    });
    whole("[SetUp \"0\"]\n\n1. e4 *", 1);
}

#[test]
fn moves_are_read_as_people_write_them() {
    whole(
        "1. Pe4 Pe5 2. Pf4 Pexf4 3. Nf3 g5 4. Bc4 Bg7 5. Ke1-g1 Ke8-e7 *",
        10,
    );
    whole(
        "1. e4 d5 2. ed Qxd5 3. Nc3 Qd5-a5 4. d4 c6 5. Bd2 Qc7 mate *",
        10,
    );
    whole("1. e4 e5 2. Qh5+- Nc6 = 3. Bc4 ± Nf6 4. Qxf7 mate 1-0", 7);
    told("1. e4 f5 2. e4xf5 e.p. *", |kind| {
        *kind == DefectKind::MarkDiffers("exf5".to_owned())
    });
    let fen = "[FEN \"4k3/8/8/8/8/8/8/4K2R w - - 0 1\"]\n\n";
    // Without the right a king that goes two squares is no castling.
    ends(&format!("{fen}1. Ke1-g1 *"), "Ke1-g1", 1, (3, 4), |kind| {
        matches!(kind, DefectKind::IllegalMove(_))
    });
}

#[test]
fn numbers_that_jump_again_are_told_again() {
    let numbers = |text: &str| {
        let record = read_one(text);
        let told = record
            .defects
            .iter()
            .filter_map(|defect| match defect.kind {
                DefectKind::WrongNumber(_) | DefectKind::WrongSide => defect.token.clone(),
                _ => None,
            });
        told.collect::<Vec<_>>()
    };
    let fen = "[FEN \"4k3/8/8/8/8/8/P7/4K3 w - - 0 1\"]\n\n";
    // The whole record is ahead of the FEN, then moves are missing.
    assert_eq!(
        numbers(&format!("{fen}41. a4 Kd7 42. a5 Kc6 46. a6 Kb6 47. Kd2 *")),
        ["41.", "46."]
    );
    assert_eq!(numbers("1. e4 e5 2... Nf3 *"), ["2..."]);
    assert_eq!(numbers("1. e4 e5 3. Nf3 Nc6 3. Bb5 *"), ["3."]);
}

#[test]
fn an_open_bracket_or_comment_may_have_swallowed_moves() {
    let unclosed = |kind: &DefectKind| *kind == DefectKind::Unclosed;
    ends(
        "1. e4 e5 [ ( 2. Nf3 *",
        "[ ( 2. Nf3 *",
        3,
        (1, 10),
        unclosed,
    );
    ends(
        "1. e4 e5 [%clk 0:01 2. Nf3 *",
        "[%clk 0:01 2. Nf3 *",
        3,
        (1, 10),
        unclosed,
    );
    let nested = |kind: &DefectKind| *kind == DefectKind::NestedComment;
    ends(
        "1. Nf3 Nf6 2. Ng1 Ng8 {x 3. Nf3 Nf6 4. Ng1 Ng8 {y} 1/2-1/2",
        "{x 3. Nf3 Nf6 4. Ng1 Ng8 {y}",
        5,
        (1, 23),
        nested,
    );
    for tags in [
        "\n[Event \"B\"]\n\n",
        "\n\n[White \"B\"]\n",
        "\n[White \"B\"]\n[Black \"C\"]\n\n",
    ] {
        let two = records(&format!("1. e4 {{x {tags}1. d4 d5 {{c}} e5 1-0"));
        assert_eq!(two.len(), 2, "{tags:?}");
        assert_eq!(two[0].error().unwrap().kind, DefectKind::Unclosed);
    }
}

#[test]
fn a_word_in_brackets_among_the_moves_is_no_tag() {
    let record = read_one("1. Nf3 Nf6 [sic] 2. Ng1 Ng8 *");
    assert_eq!((record.status, plies(&record)), (Status::Complete, 4));
    assert_eq!(record.defects.len(), 1);
    let record = read_one("1. Nf3 Nf6\n[sic]\n2. Ng1 Ng8 *");
    assert_eq!((record.status, plies(&record)), (Status::Complete, 4));
    assert_eq!(record.tags.iter().count(), 0);
}

#[test]
fn a_move_that_is_not_yet_whole_is_cut_off() {
    let cut_off = |kind: &DefectKind| *kind == DefectKind::CutOff;
    ends("1. e4 d5 2. exd", "exd", 3, (1, 13), cut_off);
    ends("1. e4 d5 2. Ng1-", "Ng1-", 3, (1, 13), cut_off);
    ends("1. e4 d5 2. Ng1f", "Ng1f", 3, (1, 13), cut_off);
    ends("1. e4 d5 2. d2-d", "d2-d", 3, (1, 13), cut_off);
    whole("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. 00 *", 7);
    whole("] 1. e4 e5 1-0", 2);
}

#[test]
fn a_second_result_that_contradicts_the_first_is_told() {
    told("1. e4 1-0 0-1", |kind| {
        matches!(kind, DefectKind::ResultsDiffer(..))
    });
}

#[test]
fn other_games_than_chess_are_known_in_every_spelling() {
    let refused = |tags: &str| read_one(&format!("{tags}\n\n1. e4 *")).status == Status::Refused;
    assert!(refused("[Variant \"Стоклеточные\"]"));
    assert!(refused(
        "[FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Qq] w KQkq - 0 1\"]"
    ));
}

#[test]
fn endless_shapes_are_read_in_their_length() {
    // Each of these took minutes, or the square of its length, or all of the memory.
    let head = "[White \"A\"]\n\n1. Nf3 Nf6 ";
    let units = [
        "[]",
        "[A \"b\"] ",
        "(x)",
        "(",
        "(1... Nc6 ",
        "}) ",
        "x ",
        "a",
        "1",
        ".",
        "!",
        "$1",
        "\u{0}",
        "\n",
        " ",
        "%\n",
        "[A \"b\n",
        "{ ",
        "\n[a \"x\" ] \" ",
    ];
    let check = |unit: &str| {
        let text = format!("{head}{}", unit.repeat(200_000 / unit.len()));
        let whole = records(&text);
        let streamed = thrice::pgn::Stream::new(text.as_bytes(), PieceLetters::Recognise);
        assert_eq!(streamed.count(), whole.len(), "{unit:?}");
        assert!(plies(&whole[0]) >= 2, "{unit:?}");
        assert!(whole[0].defects.len() < 1_100, "{unit:?}");
    };
    std::thread::scope(|scope| {
        for unit in units {
            scope.spawn(move || check(unit));
        }
    });
    let fen = format!("4k3/8/8/8/8/8/8/4K3 w - - 0 1{}", " ".repeat(200_000));
    assert_eq!(records(&fen).len(), 1);
    let streamed = thrice::pgn::Stream::new(fen.as_bytes(), PieceLetters::Recognise);
    assert_eq!(streamed.count(), 1);
}

#[test]
fn a_record_longer_than_any_game_ends() {
    let text = "Nf3 Nf6 Ng1 Ng8 ".repeat(5_001);
    let record = read_one(&text);
    assert_eq!(record.error().unwrap().kind, DefectKind::TooLong);
    assert_eq!(plies(&record), 20_000);
}
