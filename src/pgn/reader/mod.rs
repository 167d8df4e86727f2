//! From the text of a game to a [`Record`].

mod clocks;
mod kings;
mod piece_letters;
mod tokens;

use super::cutter::{GameForm, GameText, PassedOver};
use super::encoding::Text;
use super::place::Places;
use super::start_tags::{defect, place_start_defects, start_of};
use crate::game::{
    Defect, DefectKind, Game, GameResult, Letters, Record, Severity, Start, Status, Unread,
};

pub use piece_letters::PieceLetters;
use piece_letters::{Recognised, recognise};
use tokens::Reader;

/// A defect quotes so many characters of the text at the most.
pub(super) const LONGEST_TOKEN: usize = 80;

/// What of a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Keep {
    /// Everything.
    Everything,
    /// Its main line and its defects. Comments and variations are read and let go.
    MainLine,
}

/// What a reader made of the tokens of a game.
struct Reading {
    game: Game,
    defects: Vec<Defect>,
    closing: Option<GameResult>,
    status: Status,
    unread: Option<Unread>,
    kept_lines: Vec<String>,
    /// The words of the main line, also those after the end of the record.
    words: Vec<std::ops::Range<usize>>,
    /// Which of the words ended the record.
    error_word: Option<usize>,
}

/// Reads one game of `text`.
///
/// The main line is read up to the first token that is no legal move; from there on the record ends
/// and the defect tells line, column, ply and token. A bad move in a variation ends only the variation.
/// `places` must be of the same text. O(n) in the game's bytes; no recursion, however deep variations are nested.
#[must_use]
pub(super) fn read_game(
    text: &str,
    places: &Places,
    game_text: &GameText,
    letters: PieceLetters,
    keep: Keep,
) -> Record {
    let mut defects = Vec::new();
    let start = start_of(text, game_text, &mut defects);
    place_start_defects(&mut defects, text, places, game_text);
    let mut record = Record {
        number: game_text.number,
        line: game_text.line,
        tags: game_text.tags.clone(),
        game: None,
        closing: game_text.closing,
        status: Status::Refused,
        defects,
        letters: letters.first(),
        unread: None,
        kept_lines: Vec::new(),
    };
    record
        .defects
        .extend(game_text.passed_over.iter().cloned().map(passed_over));
    let Ok(start) = start else {
        return record;
    };
    if game_text.form == GameForm::FenLine {
        record.status = Status::NoMoves;
        record.game = Some(Game::new(start));
        return record;
    }
    if game_text.number > 1 && game_text.tags.is_empty() {
        record.defects.push(Defect {
            place: Some(places.place(text, game_text.span.start)),
            ..defect(Severity::Notice, DefectKind::UntaggedGame, None)
        });
    }
    let page = Page {
        text,
        places,
        game_text,
    };
    read_in_letters(&page, start, letters, keep, &mut record);
    tell_results(&mut record, &page);
    in_order(&mut record.defects);
    record
}

/// The text of a game and what is known of it.
#[derive(Clone, Copy)]
struct Page<'t> {
    text: &'t str,
    places: &'t Places,
    game_text: &'t GameText,
}

/// Reads the moves in the letters that were asked for, or in those that the whole game shows.
fn read_in_letters(
    page: &Page<'_>,
    start: Start,
    letters: PieceLetters,
    keep: Keep,
    record: &mut Record,
) {
    let mut reading = Reader::new(page, start.clone(), letters.first(), keep).read();
    let first_word = reading.words.first().map(|span| span.start);
    let at = first_word.unwrap_or(page.game_text.span.start);
    let mut tell = |kind| {
        record.defects.push(Defect {
            place: Some(page.places.place(page.text, at)),
            ..defect(Severity::Notice, kind, None)
        });
    };
    match letters {
        PieceLetters::Of(letters) if letters == Letters::english() => {}
        PieceLetters::Of(letters) => tell(DefectKind::PieceLettersAsked(letters.code())),
        PieceLetters::Recognise => match recognise(page.text, &start, &reading) {
            Recognised::English => {}
            Recognised::Open(languages) => tell(DefectKind::PieceLettersOpen(languages)),
            Recognised::Other(letters, languages) => {
                tell(DefectKind::PieceLetters(languages));
                record.letters = letters;
                reading = Reader::new(page, start, letters, keep).read();
            }
        },
    }
    record.closing = reading.closing;
    record.defects.append(&mut reading.defects);
    record.status = reading.status;
    record.unread = reading.unread;
    record.kept_lines = reading.kept_lines;
    record.game = Some(reading.game);
}

/// A Result tag that says something else than the closing token or the kings in the centre, and a missing token.
fn tell_results(record: &mut Record, page: &Page<'_>) {
    let tag = record.tags.get("Result").and_then(GameResult::read);
    let signal = record.defects.iter().find_map(|defect| match defect.kind {
        DefectKind::KingsInCentre { says, .. } => Some((says?, defect.place)),
        _ => None,
    });
    let told = record.closing.or(tag).filter(|r| *r != GameResult::Unknown);
    if let (Some((says, place)), Some(told)) = (signal, told)
        && says != told
    {
        record.defects.push(Defect {
            place,
            ..defect(
                Severity::Notice,
                DefectKind::SignalContradicts(says, told),
                None,
            )
        });
    }
    if let (Some(tag), Some(closing)) = (tag, record.closing)
        && tag != closing
    {
        record.defects.push(defect(
            Severity::Notice,
            DefectKind::ResultsDiffer(tag, closing),
            None,
        ));
    }
    let is_open = record.closing.is_none() && record.status == Status::Complete;
    if is_open && !record.tags.is_empty() {
        record.defects.push(Defect {
            place: Some(page.places.place(page.text, page.game_text.span.end)),
            ..defect(Severity::Notice, DefectKind::NoResult, None)
        });
    }
}

/// Puts defects into the order of the text; those without a place come last.
pub(super) fn in_order(defects: &mut [Defect]) {
    defects.sort_by_key(|defect| {
        let place = defect.place;
        place.map_or((u32::MAX, u32::MAX), |place| (place.line, place.column))
    });
}

/// The notice on text that belongs to no game.
pub(super) fn passed_over(text: PassedOver) -> Defect {
    Defect {
        place: Some(text.place),
        ..defect(
            Severity::Notice,
            DefectKind::PassedOver,
            Some(text.beginning),
        )
    }
}

/// What the bytes of a game show: another encoding than UTF-8, a byte-order mark in the middle of the file.
pub(super) fn file_defects(text: &Text, places: &Places, game: &GameText) -> Vec<Defect> {
    let mut defects = Vec::new();
    let foreign = text.foreign(&game.span);
    if let Some((name, at)) = foreign.and_then(|(form, at)| Some((form.name()?, at))) {
        defects.push(Defect {
            place: Some(places.place(text.content(), at)),
            ..defect(Severity::Notice, DefectKind::Encoding(name), None)
        });
    }
    if let Some(place) = game.byte_order_mark {
        defects.push(Defect {
            place: Some(place),
            ..defect(Severity::Notice, DefectKind::ByteOrderMark, None)
        });
    }
    defects
}
