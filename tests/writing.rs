//! Nothing is lost on the way out: import(export(x)) is x, and saving replaces one game's bytes and no others.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use proptest::prelude::*;
use shakmaty::Position;
use thrice::game::{Game, GameResult, Letters, NodeId, Record, Start, Status, Tags, Variant};
use thrice::pgn::{CannotRewrite, Paper, PieceLetters, write};

fn paper(bytes: &[u8]) -> Paper {
    Paper::read(bytes.to_vec())
}

fn record(paper: &Paper, number: usize) -> Record {
    paper.record(number, PieceLetters::Recognise).unwrap()
}

fn written(paper: &Paper, record: &Record) -> String {
    write(
        record,
        record.game.as_ref().unwrap(),
        paper.unread(record),
        paper.line_end(),
    )
}

/// The tree as text, one line a place, in the order of the record.
fn tree(game: &Game) -> String {
    let mut lines: Vec<String> = Vec::new();
    let mut todo = vec![(NodeId::START, 0)];
    while let Some((at, depth)) = todo.pop() {
        lines.push(format!(
            "{depth} {:?} {:?} {:?} {:?} {:?} {:?}",
            game.label(at).map(|label| label.spaced()),
            game.comments_before(at),
            game.comments(at),
            game.nags(at),
            game.unread(at),
            game.unread_variations(at),
        ));
        let children = game.children(at).iter().rev();
        todo.extend(children.map(|child| (*child, depth + 1)));
    }
    lines.join("\n")
}

fn start(game: &Game) -> String {
    let start = game.start();
    format!(
        "{:?} {:?} {} {:?} {} {}",
        start.position(),
        start.clock(),
        start.is_chess960(),
        start.fen(),
        start.position().halfmoves(),
        start.position().fullmoves()
    )
}

const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// The record that comes back is the one that went out; a missing tag of the roster may come back as unknown.
#[track_caller]
fn same(text: &str, out: &Record, back: &Record, unread: (Option<&str>, Option<&str>)) {
    let (one, other) = (out.game.as_ref().unwrap(), back.game.as_ref().unwrap());
    assert_eq!(start(one), start(other), "{text}");
    assert_eq!(tree(one), tree(other), "{text}");
    assert_eq!(out.status, back.status, "{text}\n{:?}", back.defects);
    let values = |tags: &Tags, name: &str| -> Vec<String> {
        let named = tags.iter().filter(|(other, _)| *other == name);
        named.map(|(_, value)| value.to_owned()).collect()
    };
    for (name, _) in out.tags.iter() {
        assert_eq!(values(&out.tags, name), values(&back.tags, name), "{text}");
    }
    for (name, value) in back.tags.iter() {
        let made = matches!(value, "?" | "*" | "????.??.??") || name == "Result";
        let of_start = matches!(name, "SetUp" | "FEN" | "Variant");
        let known = out.tags.get(name).is_some();
        assert!(
            known || of_start || (made && ROSTER.contains(&name)),
            "{text}"
        );
    }
    match out.closing {
        Some(closing) => assert_eq!(back.closing, Some(closing), "{text}"),
        None => assert!(
            matches!(back.closing, None | Some(GameResult::Unknown)),
            "{text}"
        ),
    }
    assert_eq!(out.kept_lines, back.kept_lines, "{text}");
    assert_eq!(unread.0, unread.1, "{text}");
}

/// What was read in other letters is written in English ones, but where unread text of the game goes on in its own.
fn read_back(out: &Record) -> PieceLetters {
    PieceLetters::Of(match out.unread {
        Some(_) => out.letters,
        None => Letters::english(),
    })
}

#[track_caller]
fn comes_back(text: &str) -> String {
    let paper = paper(text.as_bytes());
    let out = record(&paper, 1);
    let written = written(&paper, &out);
    let again = Paper::read(written.clone().into_bytes());
    assert_eq!(again.games().len(), 1, "{text}\n---\n{written}");
    let back = again.record(1, read_back(&out)).unwrap();
    let shown = format!("{text}\n---\n{written}");
    same(
        &shown,
        &out,
        &back,
        (paper.unread(&out), again.unread(&back)),
    );
    written
}

fn input(id: &str) -> String {
    let file = format!("{}/tests/data/inputs/{id}", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(file).unwrap()
}

#[test]
fn castling_is_written_with_capital_letters() {
    let text = comes_back(&input("EXP-01-H.pgn"));
    assert!(text.contains("4. O-O O-O"), "{text}");
    assert!(!text.contains("0-0"), "{text}");
}

#[test]
fn another_start_is_written_with_setup_and_fen() {
    let text = comes_back(&input("EXP-02-H.pgn"));
    assert!(text.contains("[SetUp \"1\"]\n"), "{text}");
    assert!(text.contains("[FEN \"6k1/5p2/8/8/8/8/2P5/1K6 w - - 14 61\"]\n"));
    assert_eq!(text.split("\n\n").nth(1), Some("1/2-1/2"));
    let from_fen = comes_back("4k3/8/8/8/8/8/P7/4K3 b - - 3 41\n");
    assert!(from_fen.contains("[FEN \"4k3/8/8/8/8/8/P7/4K3 b - - 3 41\"]"));
    comes_back("[Variant \"Chess960\"]\n[FEN \"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1\"]\n\n1. O-O *");
    comes_back("[FEN \"4k3/8/8/8/8/8/8/R3K2R w HA - 0 1\"]\n\n1. O-O-O *");
}

#[test]
fn tags_are_escaped_and_a_comment_with_a_brace_goes_to_the_end_of_its_line() {
    let text = comes_back(&input("EXP-03-H.pgn"));
    assert!(
        text.contains("[Event \"Cup \\\"A\\\" C:\\\\x\"]\n"),
        "{text}"
    );
    let text = comes_back("1. e4 ; a brace } in a comment\n1... e5 {plain} *");
    assert!(
        text.contains("1. e4 ; a brace } in a comment\n1... e5 {plain} *"),
        "{text}"
    );
    comes_back("[Site \"x\\\"] [B\"]\n\n1. e4 *");
}

#[test]
fn a_black_move_is_numbered_where_it_has_to_be() {
    let text = comes_back(&input("EXP-04-H.pgn"));
    assert!(
        text.ends_with("1. d4 (1. c4) 1... Nf6 {x} (1... d5 2. c4) 2. c4 *"),
        "{text}"
    );
    let black = comes_back("[FEN \"4k3/8/8/8/8/8/P7/4K3 b - - 3 41\"]\n\nKd7 a4 *");
    assert!(black.ends_with("41... Kd7 42. a4 *"), "{black}");
}

#[test]
fn the_format_is_that_of_the_standard() {
    let text = comes_back(&input("EXP-05-H.pgn"));
    let names: Vec<&str> = text
        .lines()
        .filter_map(|line| line.strip_prefix('['))
        .filter_map(|line| line.split(' ').next())
        .collect();
    assert_eq!(names, [&ROSTER[..], &["Zeta"]].concat());
    assert!(text.contains("[Date \"????.??.??\"]\n") && text.contains("[Result \"*\"]\n"));
    assert!(
        text.lines().all(|line| line.chars().count() <= 79),
        "{text}"
    );
    assert!(text.contains("1. Nf3 $1 Nf6 2. Ng1"), "{text}");
}

#[test]
fn long_comments_are_folded_and_come_back_as_they_were() {
    let long = "one two  three [%clk 0:15:27] four ".repeat(12);
    let text = comes_back(&format!("1. e4 {{{}}} e5 {{a\nb}} *", long.trim()));
    assert!(
        text.lines().all(|line| line.chars().count() <= 79),
        "{text}"
    );
    assert!(text.lines().count() > 10);
    assert_eq!(text.matches("[%clk 0:15:27]").count(), 12, "{text}");
    assert!(text.contains("{a\nb}"));
}

#[test]
fn names_and_signs_of_all_languages_stay() {
    let text = comes_back(&input("EXP-06-H.pgn"));
    for said in [
        "Größe",
        "Łapiński, Żółć",
        "山田, 太郎",
        "{naïve – “quoted”}",
    ] {
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn no_result_is_made() {
    let text = comes_back(&input("EXP-07-H.pgn"));
    assert!(
        text.contains("[Result \"*\"]") && text.ends_with("4. Ng1 Ng8 *"),
        "{text}"
    );
    assert!(comes_back("[Result \"1-0\"]\n\n1. e4").ends_with("1. e4 *"));
    assert!(comes_back("[Result \"1-0\"]\n\n1. e4 0-1").ends_with("1. e4 0-1"));
    assert!(comes_back("[Result \"won\"]\n\n1. e4").contains("[Result \"won\"]"));
    comes_back("[Result \"0-0\"]\n\n1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 0-0");
}

#[test]
fn only_legal_moves_call_for_disambiguation() {
    let text = comes_back(&input("EXP-08-H.pgn"));
    assert!(text.ends_with("1. Nd4 Kg7 *"), "{text}");
}

#[test]
fn what_could_not_be_read_is_written_as_it_stood() {
    for (text, kept) in [
        (
            "1. e4 e5 2. Ke3 Nc6 {late} 3. Bb5 1-0",
            "Ke3 Nc6 {late} 3. Bb5 1-0",
        ),
        (
            "1. e4 e5 (1... Ke7 2. Nf3 ; said\n) 2. Nf3 *",
            "(1... Ke7 2. Nf3 ; said\n)",
        ),
        (
            "1. e4 e5 (1... c5 2. -- d6 (2... e6 3. d4)) 2. Nf3 *",
            "(1... c5 2. -- d6 (2... e6 3. d4))",
        ),
        ("(1. d4) 1. e4 *", "(1. d4) 1. e4"),
        ("1. e4 ({only a comment}) e5 *", "({only a comment})"),
        ("1. e4 e5 1-0 2. Nf3 Nc6", "1. e4 e5 1-0 2. Nf3 Nc6"),
        ("1. e4 e5 * 2. Nf3 Nc6 1-0", "1. e4 e5 * 2. Nf3 Nc6 1-0"),
        ("1. e4 {open e5 *", "1. e4 {open e5 *"),
        ("1. e4 e5 (1... c5 2. Nf3 {open", "(1... c5 2. Nf3 {open"),
        ("1. e4 {a {b} e5 } e5 *", "{a {b} e5 } e5 *"),
        (
            "[Event \"a\"]\n% kept\n[Broken\n\n1. e4 *",
            "% kept\n[Broken\n",
        ),
        ("1. e4 %5 e5 *", " %5 e5 *"),
        // It would be a tag of the game if it stood with the tags.
        (
            "1. e4\n[Variant \"Atomic \"x\"]\ne5 *",
            "{[Variant \"Atomic \"x\"]} 1... e5",
        ),
    ] {
        let written = comes_back(text);
        assert!(written.contains(kept), "{text}\n---\n{written}");
    }
}

#[test]
fn deep_variations_are_written_without_a_deep_stack() {
    let text = "1. Nf3 ".to_owned() + &"(1. Nf3 ".repeat(20_000) + &")".repeat(20_000) + " Nf6 *";
    comes_back(&text);
}

#[test]
fn every_case_that_can_be_read_comes_back() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/inputs");
    let mut games = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.display().to_string();
        let paper = Paper::read(std::fs::read(path).unwrap());
        for out in paper.records().filter(|record| record.game.is_some()) {
            let written = written(&paper, &out);
            let again = Paper::read(written.clone().into_bytes());
            let back = again
                .record(1, read_back(&out))
                .unwrap_or_else(|| panic!("{name}: {written}"));
            let shown = format!("{name} {}\n{written}", out.number);
            same(
                &shown,
                &out,
                &back,
                (paper.unread(&out), again.unread(&back)),
            );
            games += 1;
        }
    }
    assert!(games > 130, "{games}");
}

/// A game with all that a record can hold, from numbers.
fn any_game(numbers: &[u16], fen: Option<&str>) -> Game {
    let start = fen.map_or_else(Start::usual, |fen| {
        Start::from_fen(fen, Variant::Standard).unwrap()
    });
    let mut game = Game::new(start);
    let mut places = vec![NodeId::START];
    let said = [
        "",
        "plain",
        "a } brace",
        "two  blanks and a line\nend",
        "% [x] {",
        "\"é\" ;",
    ];
    for chunk in numbers.chunks(3) {
        let [one, two, three] = [0, 1, 2].map(|i| usize::from(*chunk.get(i).unwrap_or(&0)));
        // Mostly the last place, so that lines grow.
        let at = if one % 4 == 0 {
            places[two % places.len()]
        } else {
            *places.last().unwrap()
        };
        let moves = game.position(at).legal_moves();
        if moves.is_empty() {
            continue;
        }
        let id = game.add(at, moves[three % moves.len()]).unwrap();
        places.push(id);
        let text = said[two % said.len()].to_owned();
        match one % 7 {
            0 => game.comment(id, text),
            1 => game.nag(id, u8::try_from(three % 140).unwrap()),
            2 if game.children(at).first() != Some(&id) => game.comment_before(id, text),
            3 => game.comment(NodeId::START, text),
            _ => {}
        }
    }
    game
}

fn record_of(game: Game, tags: Tags) -> Record {
    let mut record = record(&paper(b"1. e4 *"), 1);
    record.status = if game.is_empty() {
        Status::NoMoves
    } else {
        Status::Complete
    };
    (record.tags, record.game) = (tags, Some(game));
    record
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_game_comes_back(
        numbers in prop::collection::vec(any::<u16>(), 0..300),
        values in prop::collection::vec("[ -~éŁ]{0,40}", 0..4),
        from_fen in any::<bool>(),
    ) {
        let fen = from_fen.then_some("r3k2r/pp1ppppp/8/2pP4/8/8/PPP1PPPP/R3K2R w KQkq c6 0 7");
        let mut tags = Tags::default();
        for (name, value) in ["White", "Zeta", "Event", "Annotator"].into_iter().zip(&values) {
            tags.push(name, value);
        }
        let out = record_of(any_game(&numbers, fen), tags);
        let text = write(&out, out.game.as_ref().unwrap(), None, "\n");
        let again = Paper::read(text.clone().into_bytes());
        prop_assert_eq!(again.games().len(), 1, "{}", text);
        let back = again.record(1, PieceLetters::Of(Letters::english())).unwrap();
        same(&text, &out, &back, (None, again.unread(&back)));
    }

    #[test]
    fn any_text_that_can_be_read_comes_back(
        parts in prop::collection::vec(
            prop::sample::select(vec![
                "1. e4", " e5", " 2. Nf3", " Nc6", " Ke7", " --", " ( ", " (", ")", " {said}", " {a { b}", "}", " ; x }\n",
                "\n", "\n% y\n", " $5", " !?", " *", " 1-0", " 0-0", "\n[Event \"a\"]\n", "\n[Bad\n", "[%clk 1:00]", "{%x}",
                " e.p.", " 1...", " +-", "\0", "\u{feff}", " x",
            ]),
            0..40,
        ),
    ) {
        let text = format!("[Event \"a\"]\n\n1. d4 d5{}", parts.concat());
        let paper = paper(text.as_bytes());
        for out in paper.records().filter(|record| record.game.is_some()) {
            let written = written(&paper, &out);
            let again = Paper::read(written.clone().into_bytes());
            let back = again.record(1, read_back(&out)).unwrap();
            let shown = format!("{text:?}\n---\n{written}");
            same(&shown, &out, &back, (paper.unread(&out), again.unread(&back)));
        }
    }
}

#[test]
fn a_game_that_swallows_the_next_ones_tags_is_kept_apart() {
    let text = "[White \"a\"]\r\n\r\n1. e4 {open e5\r\n2. Nf3 *\r\n\r\n[Event \"b\"]\r\n\r\n1. d4 d5 *\r\n";
    let paper = paper(text.as_bytes());
    let out = record(&paper, 1);
    let saved = paper
        .with_game(text.as_bytes(), 1, &written(&paper, &out))
        .unwrap();
    let saved = String::from_utf8(saved).unwrap();
    assert!(
        saved.ends_with("1. e4 {open e5\r\n2. Nf3 *\r\n\r\n[Event \"b\"]\r\n\r\n1. d4 d5 *\r\n"),
        "{saved:?}"
    );
    assert!(
        !saved.contains("\r\r") && !saved.replace("\r\n", "").contains('\n'),
        "{saved:?}"
    );
    assert_eq!(Paper::read(saved.into_bytes()).games().len(), 2);
}

#[test]
fn a_damaged_game_stays_in_its_letters() {
    let written = comes_back("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Te5 Sf6 5. O-O *");
    assert!(
        written.ends_with("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Te5 Sf6 5. O-O *"),
        "{written}"
    );
}

#[test]
fn saving_replaces_the_bytes_of_one_game() {
    let first = "[White \"Müller\"]\r\n\r\n1. e4 e5 *\r\n\r\n";
    let last = "\r\n\r\n% rest\r\n[White \"c\"]\r\n\r\n1. c4  c5 *\r\n\r\nnothing";
    for (name, encode) in [
        (
            "UTF-8",
            (|text: &str| text.as_bytes().to_vec()) as fn(&str) -> Vec<u8>,
        ),
        ("Latin-1", |text| {
            text.chars().map(|c| u8::try_from(c).unwrap()).collect()
        }),
        ("UTF-16", |text| {
            text.encode_utf16().flat_map(u16::to_le_bytes).collect()
        }),
    ] {
        let mark: Vec<u8> = if name == "UTF-16" {
            vec![0xff, 0xfe]
        } else {
            Vec::new()
        };
        let before = [mark, encode(first)].concat();
        let bytes = [
            before.clone(),
            encode("[White \"é\"]\r\n\r\n1. 0-0 d4 *"),
            encode(last),
        ]
        .concat();
        let paper = paper(&bytes);
        assert_eq!(paper.games().len(), 3, "{name}");
        let game = "[White \"é\"]\r\n\r\n1. d4 *";
        assert_eq!(paper.line_end(), "\r\n");
        let saved = paper.with_game(&bytes, 2, game).unwrap();
        let wanted = [before, encode(game), encode(last)].concat();
        assert_eq!(saved, wanted, "{name}");
        let again = Paper::read(saved.clone());
        assert_eq!(again.games().len(), 3, "{name}");
        assert_eq!(again.games()[1].tags.get("White"), Some("é"), "{name}");
        assert_eq!(
            paper.with_game(&saved, 2, game),
            Err(CannotRewrite::OtherBytes)
        );
        assert_eq!(
            paper.with_game(&bytes, 4, game),
            Err(CannotRewrite::NoSuchGame)
        );
    }
    let latin = b"[White \"M\xfcller\"]\n\n1. e4 *";
    assert_eq!(
        paper(latin).with_game(latin, 1, "[White \"Łapiński\"]\n\n1. e4 *"),
        Err(CannotRewrite::Character("Latin-1 (ISO-8859-1)", 'Ł'))
    );
}
