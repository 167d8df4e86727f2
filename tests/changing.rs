//! Changes of a game by acts drawn at random: what holds after each of them.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use proptest::prelude::*;
use shakmaty::{Move, Position};
use thrice::document::{Action, Decision, Document, Sheet, journal};
use thrice::game::{Line, Ply, Record};
use thrice::pgn::{Lexer, Paper, PieceLetters, TokenKind, letters_for};

/// Games to begin with: plain, damaged, with variations and comments, with a gap, from a position, without moves.
const BEGINNINGS: [&str; 7] = [
    "[White \"A\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\n",
    "[White \"A\"]\n\n1. e4 e5 2. Nf5 Nc6 3. Bb5 a6 1/2-1/2\n",
    "[White \"A\"]\n\n1. e4 $1 {best} (1. d4 d5 (1... Nf6 {Indian}) 2. c4) e5 2. Nf3 (2. Zz {bad}) Nc6 *\n",
    "[White \"A\"]\n\n1. Nf3 Nf6 2. Ng1 Ng8 *\n\n[ContinuesAfter \"gap\"]\n[SetUp \"1\"]\n\
     [FEN \"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - - 31\"]\n\n31. Nf3 Nf6 *\n",
    "[White \"A\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 b - - 3 9\"]\n\n9... Kd7 10. e4 *\n",
    "[White \"A\"]\n\n*\n",
    "[White \"A\"]\n\n1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lxc7 dxc6 *\n",
];

/// One act, as numbers that are fitted to the game as it is.
type Drawn = (u8, u16, u16);

fn document(text: &str) -> Document {
    let sheet = Sheet::read("a".to_owned(), text.as_bytes().to_vec(), false).unwrap();
    let mut document = Document::default();
    document.open(sheet);
    document
}

fn sheet(document: &Document) -> &Sheet {
    document.sheet().unwrap()
}

fn act(document: &Document, (kind, first, second): Drawn) -> Action {
    let reading = sheet(document).reading().unwrap();
    let line = reading.course().line();
    let count = line.end().index() + 1;
    let moment = Ply::from(usize::from(first) % count);
    let legal: Vec<Move> = line
        .position(reading.cursor())
        .legal_moves()
        .into_iter()
        .collect();
    match kind % 12 {
        0 => Action::GoTo(moment),
        1 => Action::Delete(moment, 1 + u8::from(second % 2 == 0)),
        2 => Action::Undo,
        3 => Action::Redo,
        4 => Action::DeleteWord,
        5 => Action::MainLine,
        6 => {
            let variations = sheet(document).variations();
            let chosen = variations.get(usize::from(first) % variations.len().max(1));
            chosen.map_or(Action::Last, |(node, _)| Action::EnterVariation(*node))
        }
        7 => Action::Last,
        _ => legal
            .get(usize::from(second) % legal.len().max(1))
            .map_or(Action::First, |mv| Action::Play(*mv)),
    }
}

/// What is decided where it is asked.
fn decision((_, first, second): Drawn) -> Decision {
    match (u32::from(first) / 7 + u32::from(second)) % 4 {
        0 => Decision::Replace,
        1 => Decision::PutIn,
        2 => Decision::Variation,
        _ => Decision::Leave,
    }
}

/// The game as a file would have it.
fn text(document: &Document) -> String {
    sheet(document).game_in_standard_form().unwrap()
}

/// The words of the game that may be moves, wherever they stand: nothing of them may get lost.
fn words(document: &Document) -> usize {
    let text = text(document);
    let tokens = Lexer::new(&text, 0..text.len());
    tokens.filter(|token| token.kind == TokenKind::Word).count()
}

fn check(beginning: &str, acts: &[Drawn]) {
    let mut document = document(beginning);
    let origin = text(&document);
    let first = journal::first_line(
        &sheet(&document).origin(),
        sheet(&document).game_as_written().unwrap(),
        sheet(&document).letters(),
    );
    let mut lines = vec![first];
    for drawn in acts {
        let before = words(&document);
        let action = act(&document, *drawn);
        document.apply(action);
        let mut decided = None;
        if document.question().is_some() {
            let decision = decision(*drawn);
            decided = document
                .allows(Action::Answer(decision))
                .then_some(decision);
            document.apply(Action::Answer(decision));
        }
        if let Some(notes) = document.take_notes() {
            lines.extend(notes.lines);
        }
        let after = words(&document);
        match (action, decided) {
            // The word in the place of which a move is put may be no move at all, such as `--`.
            (_, Some(Decision::Replace)) | (Action::Play(_), None) => {
                assert!(after == before || after == before + 1);
            }
            (_, Some(Decision::PutIn | Decision::Variation)) => assert_eq!(after, before + 1),
            (_, Some(Decision::Leave)) | (Action::GoTo(_) | Action::Last | Action::First, _) => {
                assert_eq!(after, before);
            }
            _ => {}
        }
        // What is written is read as the same game.
        let written = text(&document);
        let record = sheet(&document).record();
        let letters = letters_for(record, sheet(&document).unread());
        let again = Paper::read(written.clone().into_bytes());
        assert_eq!(again.games().len(), 1, "{written}");
        let read = again.record(1, PieceLetters::Of(letters)).unwrap();
        let sans = |record: &Record| {
            let line = Line::main(record.game.as_ref().unwrap());
            let labels = line.labels().cloned();
            labels.collect::<Vec<_>>()
        };
        assert_eq!(sans(record), sans(&read), "{written}");
        // The journal gives it too.
        if let Some(kept) = journal::read(
            &lines
                .iter()
                .map(|line| line.clone() + "\n")
                .collect::<String>(),
        ) {
            assert_eq!(sans(record), sans(&kept.record));
            let unread = |text: Option<&str>| text.unwrap_or_default().trim().to_owned();
            assert_eq!(
                unread(sheet(&document).unread()),
                unread(kept.unread.as_deref())
            );
        }
    }
    // All undone, all done again.
    let last = text(&document);
    let (steps, done) = sheet(&document).changes();
    let (steps, done) = (steps.len(), done);
    document.apply(Action::GoBackTo(0));
    assert_eq!(text(&document), origin);
    assert!(!sheet(&document).is_changed());
    document.apply(Action::GoBackTo(steps));
    document.apply(Action::GoBackTo(done));
    assert_eq!(text(&document), last);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_is_changed_can_be_undone_written_and_found_in_the_journal(
        beginning in 0..BEGINNINGS.len(),
        acts in prop::collection::vec(any::<Drawn>(), 1..24),
    ) {
        check(BEGINNINGS[beginning], &acts);
    }
}
