//! Any bytes are read without a fault; a stream gives what the whole file gives, and the quick way what the stream gives;
//! what was read comes back when it is written.
#![no_main]

use libfuzzer_sys::fuzz_target;
use thrice::game::{Letters, Line, MoveLabel, Record, Status};
use thrice::pgn::{Games, Paper, PieceLetters, ReadGame, Stream, write};

/// What a scan needs of a record.
fn shown(record: &Record) -> String {
    let moves = record.game.as_ref().map(|game| {
        let line = Line::main(game);
        let labels: Vec<String> = line.labels().map(MoveLabel::spaced).collect();
        labels.join(" ")
    });
    format!("{} {} {:?} {:?} {:?}", record.number, record.line, record.status, record.defects, moves)
}

fuzz_target!(|data: &[u8]| {
    let paper = Paper::read(data.to_vec());
    let streamed = Stream::new(data, PieceLetters::Recognise);
    let streamed: Vec<Record> = streamed.filter_map(Result::ok).collect();
    assert_eq!(streamed.len(), paper.games().len());
    let quick = Games::new(data, PieceLetters::Recognise).filter_map(Result::ok);
    let quick: Vec<String> = quick.map(|game| shown(&ReadGame::into_record(game))).collect();
    assert_eq!(quick, streamed.iter().map(shown).collect::<Vec<_>>());
    for (record, other) in paper.records().zip(&streamed) {
        assert_eq!(shown(&record), shown(other));
        let Some(game) = &record.game else {
            assert_eq!(record.status, Status::Refused);
            continue;
        };
        for defect in &record.defects {
            std::hint::black_box(paper.excerpt(defect));
        }
        let written = write(&record, game, paper.unread(&record), paper.line_end());
        let again = Paper::read(written.clone().into_bytes());
        // Where unread text goes on in its own letters, the moves are in them too.
        let letters = record.unread.map_or(Letters::english(), |_| record.letters);
        let back = again
            .record(1, PieceLetters::Of(letters))
            .unwrap_or_else(|| panic!("no game in {written}"));
        assert_eq!(back.status, record.status, "{written}");
        let moves = |game| Line::main(game).labels().cloned().collect::<Vec<_>>();
        let back = back.game.as_ref().unwrap_or_else(|| panic!("refused: {written}"));
        assert_eq!(moves(back), moves(game), "{written}");
        assert_eq!(back.places(), game.places(), "{written}");
    }
});
