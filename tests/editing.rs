//! Records that are changed: moves replaced, put in, taken away, and what becomes of the moves after them.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use thrice::game::notation::WhyIllegal;
use thrice::game::{DefectKind, GameResult, Line, NodeId, Ply, Record, Status};
use thrice::pgn::{Edit, EditPlace, Edited, Paper, PieceLetters, edited, write};

/// The first record of a text, and its text that was not read.
fn read(text: &str) -> (Record, Option<String>) {
    let paper = Paper::read(text.as_bytes().to_vec());
    let record = paper.record(1, PieceLetters::Recognise).unwrap();
    let unread = paper.unread(&record).map(str::to_owned);
    (record, unread)
}

fn node_at(record: &Record, ply: usize) -> NodeId {
    let line = Line::main(record.game.as_ref().unwrap());
    line.steps()[ply - 1].node.unwrap()
}

/// The moves of the main line, and after `|` the text that was not read.
fn shown(edited: &Edited) -> String {
    let line = Line::main(edited.record.game.as_ref().unwrap());
    let mut words: Vec<String> = line.labels().map(|label| label.san.clone()).collect();
    if let Some(unread) = &edited.unread {
        words.push("|".to_owned());
        words.extend(unread.split_whitespace().map(str::to_owned));
    }
    words.join(" ")
}

fn edit_at(text: &str, place: Option<usize>, take: usize, put: &[&str]) -> Edited {
    let (record, unread) = read(text);
    let place = place.map_or(EditPlace::Unread, |ply| {
        EditPlace::Move(node_at(&record, ply))
    });
    let put = put.iter().map(|san| (*san).to_owned()).collect();
    edited(&record, unread.as_deref(), &Edit { place, take, put }).unwrap()
}

/// From ply `place` (`None`: at the unread text) `take` half-moves are taken away and `put` put in.
#[track_caller]
fn check(text: &str, place: Option<usize>, take: usize, put: &[&str], expected: &str) {
    assert_eq!(shown(&edit_at(text, place, take, put)), expected);
}

const KNIGHTS: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8 *";

#[test]
fn a_replaced_move_keeps_what_was_written_after_it() {
    check(
        KNIGHTS,
        Some(5),
        1,
        &["Nh3"],
        "Nf3 Nf6 Ng1 Ng8 Nh3 Nf6 Ng1 Ng8",
    );
}

#[test]
fn what_becomes_illegal_stays_as_text_with_its_reason() {
    let edited = edit_at(KNIGHTS, Some(5), 1, &["e4"]);
    assert_eq!(shown(&edited), "Nf3 Nf6 Ng1 Ng8 e4 Nf6 | Ng1 Ng8 *");
    assert_eq!(edited.record.status, Status::Partial);
    let error = edited.record.error().unwrap();
    assert!(matches!(
        error.kind,
        DefectKind::IllegalMove(WhyIllegal::OwnPieceThere(_))
    ));
    assert_eq!(error.token.as_deref(), Some("Ng1"));
}

#[test]
fn one_half_move_put_in_or_taken_away_turns_the_sides_round() {
    check(
        KNIGHTS,
        Some(3),
        0,
        &["e3"],
        "Nf3 Nf6 e3 | Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 *",
    );
    check(KNIGHTS, Some(3), 1, &[], "Nf3 Nf6 | Ng8 Nf3 Nf6 Ng1 Ng8 *");
}

#[test]
fn a_pair_put_in_or_taken_away_leaves_the_rest_legal() {
    check(
        KNIGHTS,
        Some(3),
        0,
        &["e3", "e6"],
        "Nf3 Nf6 e3 e6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8",
    );
    check(KNIGHTS, Some(5), 2, &[], "Nf3 Nf6 Ng1 Ng8 | Ng1 Ng8 *");
    check("1. e4 e5 2. d4 d6 3. Nf3 *", Some(3), 2, &[], "e4 e5 Nf3");
}

#[test]
fn the_second_of_a_pair_makes_the_rest_legal_again() {
    let first = edit_at(KNIGHTS, Some(3), 0, &["e3"]);
    let edit = Edit {
        place: EditPlace::Unread,
        take: 0,
        put: vec!["e6".to_owned()],
    };
    let second = edited(&first.record, first.unread.as_deref(), &edit).unwrap();
    assert_eq!(shown(&second), "Nf3 Nf6 e3 e6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8");
    assert_eq!(second.record.status, Status::Complete);
    assert_eq!(second.record.defects, []);
}

#[test]
fn a_damaged_paper_is_mended_at_its_damage() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Nf5 Nc6 3. Bb5 a6 1-0";
    check(text, None, 1, &["Nf3"], "e4 e5 Nf3 Nc6 Bb5 a6");
    check(text, None, 1, &["d4"], "e4 e5 d4 Nc6 Bb5 a6");
    check(
        text,
        None,
        0,
        &["Nf3"],
        "e4 e5 Nf3 | 2. Nf5 Nc6 3. Bb5 a6 1-0",
    );
    let mended = edit_at(text, None, 1, &["Nf3"]);
    assert_eq!(mended.record.closing.map(GameResult::as_str), Some("1-0"));
    assert_eq!(mended.record.tags.get("White"), Some("A"));
    assert_eq!(mended.record.status, Status::Complete);
}

#[test]
fn foreign_letters_are_read_on_after_a_mended_place() {
    let text = "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc7 dxc6 5. Dd1 *";
    check(
        text,
        None,
        1,
        &["Bxc6"],
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 | 5. Dd1 *",
    );
    check(
        text,
        None,
        1,
        &["Ba4"],
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 | dxc6 5. Dd1 *",
    );
}

#[test]
fn comments_signs_and_variations_around_an_edit_stay() {
    let text =
        "1. e4 e5 2. Nf3 $1 {best} (2. f4 exf4 (2... d5)) 2... Nc6 {here} 3. Bb5 (3. Bc4) a6 *";
    let (record, _) = read(text);
    let changed = edit_at(text, Some(3), 1, &["Nc3"]);
    let game = changed.record.game.as_ref().unwrap();
    let text_of = |record: &Record| write(record, record.game.as_ref().unwrap(), None, "\n");
    let expected = text_of(&record).replace("Nf3 $1", "Nc3 $1");
    assert_eq!(text_of(&changed.record), expected);
    assert_eq!(game.comments(node_at(&changed.record, 3)), ["best"]);
    // Taken away: the variation beside it stands beside the move that follows, as text where it is not legal there.
    let pair = edit_at(text, Some(3), 2, &[]);
    let written = text_of(&pair.record);
    for part in ["{best}", "{here}", "f4 exf4", "2... d5", "3. Bc4"] {
        let part = part.trim_start_matches(['1', '2', '3', '.', ' ']);
        assert!(written.contains(part), "{part} is gone: {written}");
    }
}

#[test]
fn the_last_move_taken_away_leaves_its_variation_as_text() {
    let edited = edit_at("1. e4 (1. d4 d5) *", Some(1), 1, &[]);
    let game = edited.record.game.as_ref().unwrap();
    assert!(game.is_empty());
    assert_eq!(game.unread_variations(NodeId::START), ["d4 d5"]);
}

#[test]
fn a_variation_is_edited_along_its_own_line() {
    let (record, _) = read("1. e4 e5 2. Nf3 (2. f4 exf4 3. Nf3 g5) Nc6 *");
    let game = record.game.as_ref().unwrap();
    let fork = game.children(node_at(&record, 2))[1];
    let reply = game.children(fork)[0];
    let edit = Edit {
        place: EditPlace::Move(reply),
        take: 1,
        put: vec!["d5".to_owned()],
    };
    let changed = edited(&record, None, &edit).unwrap();
    let text = write(
        &changed.record,
        changed.record.game.as_ref().unwrap(),
        None,
        "\n",
    );
    assert!(
        text.ends_with("1. e4 e5 2. Nf3 (2. f4 d5 3. Nf3 g5) 2... Nc6 *"),
        "{text}"
    );
}

#[test]
fn notices_of_the_paper_stay_and_move_with_their_moves() {
    let text = "1. e4 e5 2. Nf3 Nc6 3. Bxb5 a6 4. d4 (4. Zz9) *";
    let at = |record: &Record, wanted: &str| {
        let kinds = record.defects.iter();
        kinds
            .filter(|defect| defect.token.as_deref() == Some(wanted))
            .map(|d| d.ply.map(Ply::index))
            .collect::<Vec<_>>()
    };
    let (record, _) = read(text);
    assert_eq!(at(&record, "Bxb5"), [Some(5)]);
    let longer = edit_at(text, Some(3), 0, &["a3", "h6"]);
    assert_eq!(at(&longer.record, "Bxb5"), [Some(7)]);
    let earlier = edit_at(text, Some(6), 1, &["h6"]);
    assert_eq!(at(&earlier.record, "Bxb5"), [Some(5)]);
    assert_eq!(
        at(&earlier.record, "Zz9"),
        [None],
        "the bad variation is told once"
    );
}
