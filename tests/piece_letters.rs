//! Piece letters of other languages: recognised from the whole game and told, asked where two readings are legal,
//! never another piece in silence.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use thrice::game::{DefectKind, Game, Letters, NodeId, Record, Start, Status, Variant};
use thrice::pgn::{Paper, PieceLetters};

/// A game in which every piece moves and a pawn becomes a knight.
const GAME: &str = "1. Nf3 Nc6 2. e4 e5 3. Bb5 a6 4. Ba4 Nf6 5. O-O b5 6. Bb3 Bb7 7. Re1 Bc5 8. c3 Qe7 9. d4 Bb6 \
                    10. Kf1 O-O-O 11. Qd3 Rhe8 12. d5 Na7 13. d6 Qf8 14. dxc7 Kxc7 15. Qc4+ Bc6 16. h4 h5 17. g4 hxg4 \
                    18. h5 gxf3 19. h6 d5 20. h7 dxc4 21. h8=N *";

fn read(text: &str, letters: PieceLetters) -> Record {
    Paper::read(text.as_bytes().to_vec())
        .record(1, letters)
        .unwrap()
}

fn sans(record: &Record) -> Vec<String> {
    let game: &Game = record.game.as_ref().unwrap();
    let mut at = NodeId::START;
    let mut sans = Vec::new();
    while let Some(next) = game.children(at).first() {
        at = *next;
        sans.push(game.label(at).unwrap().san);
    }
    sans
}

/// The game in the letters of a language.
fn translated(game: &str, letters: Letters) -> String {
    let shown = letters.shown();
    let pieces: Vec<&str> = shown.split(' ').collect();
    game.chars()
        .map(|c| match "KQRBN".find(c) {
            Some(at) => pieces[at].to_owned(),
            None => c.to_string(),
        })
        .collect()
}

fn told(record: &Record) -> Option<Vec<&'static str>> {
    record.defects.iter().find_map(|defect| match &defect.kind {
        DefectKind::PieceLetters(codes) => Some(codes.clone()),
        _ => None,
    })
}

#[test]
fn a_whole_game_is_recognised_in_every_language() {
    let wanted = sans(&read(GAME, PieceLetters::Recognise));
    assert_eq!(wanted.len(), 41);
    for letters in Letters::all().skip(1) {
        let text = translated(GAME, letters);
        let record = read(&text, PieceLetters::Recognise);
        assert_eq!(record.status, Status::Complete, "{letters:?}: {text}");
        assert_eq!(sans(&record), wanted, "{letters:?}");
        assert!(record.letters.are_those_of(letters), "{letters:?}");
        let codes = told(&record).unwrap();
        assert!(codes.contains(&letters.code()), "{codes:?}");
        let asked = read(&text, PieceLetters::Of(letters));
        assert_eq!(sans(&asked), wanted, "{letters:?}");
    }
}

#[test]
fn english_is_read_as_english_without_a_word() {
    let record = read(GAME, PieceLetters::Recognise);
    assert_eq!(record.defects, []);
    assert_eq!(record.letters, Letters::english());
}

#[track_caller]
fn ends(text: &str, plies: usize) {
    let record = read(text, PieceLetters::Recognise);
    assert_eq!(
        (record.status, sans(&record).len(), told(&record)),
        (Status::Partial, plies, None),
        "{text}"
    );
}

#[test]
fn a_foreign_letter_in_another_game_ends_it() {
    // N is no German piece, so this is English with a slip.
    ends("1. Nf3 Sf6 2. d4 *", 1);
    ends("1. e4 e5 2. Sf3 Nc6 *", 2);
    // No language has both F for the bishop and L.
    ends("1. e4 e5 2. Fc4 Lc5 *", 2);
}

#[test]
fn a_damaged_game_of_one_language_ends_where_it_is_damaged() {
    let record = read(
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 Tg8 4. Dh9 a6 5. O-O *",
        PieceLetters::Recognise,
    );
    // Dh9 is no move in any language; what stands before it shows the language.
    assert_eq!((record.status, sans(&record).len()), (Status::Partial, 5));
    let record = read(
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 Tg8 4. Dh5 a6 5. O-O *",
        PieceLetters::Recognise,
    );
    assert_eq!((record.status, sans(&record).len()), (Status::Partial, 5));
    assert!(told(&record).unwrap().contains(&"de"));
    assert_eq!(record.error().unwrap().token.as_deref(), Some("Tg8"));
}

#[test]
fn where_two_readings_are_legal_it_is_asked() {
    let open = |record: &Record| {
        record.defects.iter().find_map(|defect| match &defect.kind {
            DefectKind::PieceLettersOpen(codes) => Some(codes.clone()),
            _ => None,
        })
    };
    // K is the knight in Indonesian, and both can go to e2 and e7.
    let king_or_knight = "1. e4 e5 2. Ke2 Ke7 *";
    let record = read(king_or_knight, PieceLetters::Recognise);
    assert_eq!(open(&record), Some(vec!["id"]));
    assert_eq!(sans(&record)[2], "Ke2");
    let asked = read(
        king_or_knight,
        PieceLetters::Of(Letters::of_language("id").unwrap()),
    );
    assert_eq!((open(&asked), sans(&asked)[2].as_str()), (None, "Ne2"));
    // Only as a knight it goes on to g1: the whole game decides.
    let knight = read("1. e4 e5 2. Ke2 Ke7 3. Kg1 Kg8 *", PieceLetters::Recognise);
    assert_eq!(told(&knight), Some(vec!["id"]));
    assert_eq!(sans(&knight)[4], "Ng1");
    // English fails; R is the king in French and the knight in Finnish, and both can go to e2.
    let fen = "[FEN \"4k3/8/8/8/8/8/8/2N1K3 w - - 0 1\"]\n\n";
    let french_or_finnish = read(&format!("{fen}1. Re2 *"), PieceLetters::Recognise);
    assert_eq!(french_or_finnish.status, Status::Partial);
    let codes = open(&french_or_finnish).unwrap();
    assert!(codes.contains(&"fr") && codes.contains(&"fi"), "{codes:?}");
}

#[test]
fn small_letters_are_read_where_no_file_has_them() {
    let record = read("1. nf3 nc6 2. b4 nxb4 *", PieceLetters::Recognise);
    assert_eq!(sans(&record), ["Nf3", "Nc6", "b4", "Nxb4"]);
    let german = read("1. sf3 sc6 2. b4 sxb4 *", PieceLetters::Recognise);
    assert_eq!(sans(&german), ["Nf3", "Nc6", "b4", "Nxb4"]);
}

#[test]
fn a_promotion_is_in_the_letters_of_its_language() {
    let fen = "[FEN \"8/P6k/8/8/8/8/6p1/K7 w - - 0 1\"]\n\n";
    for (moves, letters, wanted) in [
        ("1. a8D g1S *", "de", ["a8=Q", "g1=N"]),
        ("1. a8=B g1=M *", "id", ["a8=R", "g1=Q+"]),
        ("1. a8(T) g1/F *", "fr", ["a8=R", "g1=B"]),
        ("1. a8=Ф g1=К *", "ru", ["a8=Q", "g1=N"]),
        // Two squares and a small letter are UCI, which is English.
        ("1. a7a8q g2g1n *", "id", ["a8=Q", "g1=N"]),
    ] {
        let letters = PieceLetters::Of(Letters::of_language(letters).unwrap());
        let record = read(&format!("{fen}{moves}"), letters);
        assert_eq!(sans(&record), wanted, "{moves}");
    }
}

#[test]
fn russian_castling_and_captures_may_be_cyrillic() {
    let record = read(
        "1. e4 e5 2. Кf3 Кc6 3. Сb5 Кf6 4. О-О Кхe4 *",
        PieceLetters::Recognise,
    );
    assert_eq!(record.status, Status::Complete, "{:?}", record.defects);
    assert_eq!(sans(&record)[6..], ["O-O", "Nxe4"]);
}

#[test]
fn words_after_the_moves_do_not_hide_the_language() {
    let record = read(
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 remis *",
        PieceLetters::Recognise,
    );
    assert_eq!(sans(&record).len(), 6);
    assert_eq!(record.error().unwrap().token.as_deref(), Some("remis"));
    // A game without pieces is English.
    let pawns = read("1. e4 e5 2. d4 exd4 resigned *", PieceLetters::Recognise);
    assert_eq!((told(&pawns), pawns.letters), (None, Letters::english()));
}

#[test]
fn an_intended_move_may_be_written_as_it_is_shown_or_in_the_letters_of_the_record() {
    use thrice::rules::{Intended, IntendedError};
    let record = read("1. Sf3 Sf6 2. Sg1 Sg8 *", PieceLetters::Recognise);
    let game = record.game.as_ref().unwrap();
    let position = game.position(game.main_line_end());
    let intended = |text| Intended::read(text, position, shakmaty::Color::White, record.letters);
    let legal = intended("Nf3").unwrap();
    assert!(matches!(legal, Intended::Legal(_)));
    assert_eq!(intended("Sf3").unwrap(), legal);
    assert_eq!(intended("3. Sf3").unwrap(), legal);
    assert!(matches!(intended("Sf4"), Ok(Intended::Illegal(_))));
    assert!(matches!(intended("xyz"), Err(IntendedError::Unreadable(_))));
    // The king and, in Indonesian, the knight.
    let start = Start::from_fen("7k/8/8/8/8/8/8/2N1K3 w - - 0 1", Variant::Standard).unwrap();
    let indonesian = Letters::of_language("id").unwrap();
    assert!(matches!(
        Intended::read("Ke2", start.position(), shakmaty::Color::White, indonesian),
        Err(IntendedError::Ambiguous(moves)) if moves == ["Ke2", "Ne2"]
    ));
}

#[test]
fn one_slip_of_the_pen_shows_no_language() {
    let open = |record: &Record| {
        record
            .defects
            .iter()
            .any(|defect| matches!(defect.kind, DefectKind::PieceLettersOpen(_)))
    };
    // No rook can go to a2, and one king move of another language is no proof.
    let record = read("1. a4 a5 2. Ka2 *", PieceLetters::Recognise);
    assert_eq!((record.status, open(&record)), (Status::Partial, true));
    // A record that breaks off early may be of another language from its first move on.
    let cut = read("1. d4 d5 2. Kd2 K", PieceLetters::Recognise);
    assert_eq!((cut.status, open(&cut)), (Status::Partial, true));
}

#[test]
fn only_without_a_hyphen_two_squares_are_uci() {
    let fen = "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n";
    let hungarian = PieceLetters::Of(Letters::of_language("hu").unwrap());
    for (word, wanted) in [("a7a8b", "a8=B"), ("a7-a8b", "a8=R"), ("a8b", "a8=R")] {
        assert_eq!(
            sans(&read(&format!("{fen}1. {word} *"), hungarian)),
            [wanted],
            "{word}"
        );
    }
}
