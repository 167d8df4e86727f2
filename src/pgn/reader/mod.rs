//! From the text of a game to a [`Record`].

mod clocks;
mod kings;
mod piece_letters;
mod tokens;

use super::encoding::Text;
use super::game_text::{GameForm, GameText, PassedOver};
use super::place::Places;
use super::start_tags::{place_start_defects, start_of};
use crate::game::{
    Defect, DefectKind, Game, GameResult, Letters, Place, Record, Start, Status, Unread,
};

pub(in crate::pgn) use clocks::{clock, stopped_from};
pub use piece_letters::PieceLetters;
use piece_letters::{Recognised, recognise};
pub(super) use tokens::MOST_PLIES;
use tokens::Reader;
pub use tokens::defect_of_link;

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

/// Reads one game of `text`, with what the bytes of the file show, and its defects in the order of the text.
///
/// The main line is read up to the first token that is no legal move; from there on the record ends
/// and the defect tells line, column, ply and token. A bad move in a variation ends only the variation.
/// `places` must be of the same text. O(n) in the game's bytes; no recursion, however deep variations are nested.
#[must_use]
pub(super) fn read_game(
    text: &Text,
    places: &Places,
    game_text: &GameText,
    letters: PieceLetters,
    keep: Keep,
) -> Record {
    let page = Page {
        text: text.content(),
        places,
        game_text,
    };
    let mut record = Record {
        number: game_text.number,
        line: game_text.line,
        tags: game_text.tags.clone(),
        game: None,
        closing: game_text.closing,
        status: Status::Refused,
        defects: file_defects(text, &page),
        letters: letters.first(),
        unread: None,
        kept_lines: Vec::new(),
    };
    read_from_start(&page, letters, keep, &mut record);
    record.sort_defects();
    record
}

/// Reads the start, and from it the moves.
fn read_from_start(page: &Page<'_>, letters: PieceLetters, keep: Keep, record: &mut Record) {
    let game_text = page.game_text;
    let mut defects = Vec::new();
    let start = start_of(page.text, game_text, &mut defects);
    place_start_defects(&mut defects, page.text, page.places, game_text);
    record.defects.append(&mut defects);
    let Ok(start) = start else {
        return;
    };
    if game_text.form == GameForm::FenLine {
        record.status = Status::NoMoves;
        record.game = Some(Game::new(start));
        return;
    }
    if game_text.number > 1 && game_text.tags.is_empty() {
        let place = page.place(game_text.span.start);
        record
            .defects
            .push(Defect::notice(DefectKind::UntaggedGame, Some(place)));
    }
    read_in_letters(page, start, letters, keep, record);
    tell_results(record, page);
}

/// The text of a game and what is known of it.
#[derive(Clone, Copy)]
struct Page<'t> {
    text: &'t str,
    places: &'t Places,
    game_text: &'t GameText,
}

impl Page<'_> {
    fn place(&self, offset: usize) -> Place {
        self.places.place(self.text, offset)
    }
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
        let place = page.place(at);
        record.defects.push(Defect::notice(kind, Some(place)));
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
        let kind = DefectKind::SignalContradicts(says, told);
        record.defects.push(Defect::notice(kind, place));
    }
    if let (Some(tag), Some(closing)) = (tag, record.closing)
        && tag != closing
    {
        let kind = DefectKind::ResultsDiffer(tag, closing);
        record.defects.push(Defect::notice(kind, None));
    }
    let is_open = record.closing.is_none() && record.status == Status::Complete;
    if is_open && !record.tags.is_empty() {
        let place = page.place(page.game_text.span.end);
        record
            .defects
            .push(Defect::notice(DefectKind::NoResult, Some(place)));
    }
}

/// What stands around a game: another encoding than UTF-8, a byte-order mark in the middle of the file, text that
/// belongs to no game.
fn file_defects(text: &Text, page: &Page<'_>) -> Vec<Defect> {
    let game = page.game_text;
    let foreign = text.foreign(&game.span);
    let encoding = foreign.and_then(|(form, at)| {
        let kind = DefectKind::Encoding(form.name()?);
        Some(Defect::notice(kind, Some(page.place(at))))
    });
    let mark = game.byte_order_mark;
    let mark = mark.map(|place| Defect::notice(DefectKind::ByteOrderMark, Some(place)));
    let beside = game.passed_over.iter().cloned().map(PassedOver::notice);
    encoding.into_iter().chain(mark).chain(beside).collect()
}
