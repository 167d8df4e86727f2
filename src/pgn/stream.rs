//! Many games one after the other, from a reader, in little memory.
//!
//! Only the game that is being read is held, and of its long comments no more than the beginning and the end.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::ops::Range;

use super::cutter::{Cutter, GameText, fen_line};
use super::encoding::{Decoder, Text};
use super::fen_list;
use super::lexer::{Before, Lexer, Step, is_blank};
use super::place::Places;
use super::reader::{Keep, PieceLetters, file_defects, in_order, passed_over, read_game};
use crate::game::Record;

/// So many bytes are read at once.
const CHUNK: usize = 1 << 17;
/// Of what is longer and says nothing of the moves, the middle is let go.
const LONGEST_KEPT: usize = 1 << 16;
/// So much of its end is kept, so that the end of a comment is found.
const KEPT_END: usize = 1 << 10;
/// No game is longer than this without its long comments (some half a million moves); what is, is cut here and told.
const LONGEST_GAME: usize = 1 << 22;

/// The records of a file, read from its beginning to its end. For a scan: comments and variations are read for their
/// defects and not kept.
pub struct Stream<R> {
    source: R,
    /// Bytes that are not decoded yet.
    bytes: Vec<u8>,
    decoder: Decoder,
    text: Text,
    places: Places,
    source_ended: bool,
    /// What stands before the text.
    before: Before,
    /// Where the next token begins.
    at: usize,
    cutter: Cutter,
    kind: Option<Kind>,
    /// Whether the text is within a line of a FEN list that is too long.
    within_long_line: bool,
    letters: PieceLetters,
    /// Records that wait to be given: the last one may get a notice on the text that follows it.
    waiting: VecDeque<Record>,
    /// A failure of the source, given after the records before it.
    failure: Option<io::Error>,
    ended: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Pgn,
    FenLines { read: usize },
}

/// What was found in the text that is there.
enum Found {
    Game(GameText),
    More(usize),
    End,
}

impl<R: Read> Stream<R> {
    /// Begins to read. The moves are in the letters of `letters`.
    pub fn new(source: R, letters: PieceLetters) -> Self {
        Self {
            source,
            bytes: Vec::new(),
            decoder: Decoder::default(),
            text: Text::default(),
            places: Places::default(),
            source_ended: false,
            before: Before::default(),
            at: 0,
            cutter: Cutter::new(),
            kind: None,
            within_long_line: false,
            letters,
            waiting: VecDeque::new(),
            failure: None,
            ended: false,
        }
    }

    /// Reads on from the source until there is more text or no more source. After a failure of the source nothing more
    /// comes: what was begun is not given, for nobody knows how it goes on.
    fn fill(&mut self) {
        self.ended |= self.failure.is_some();
        let had = self.text.content().len();
        while self.text.content().len() == had && !self.source_ended && self.failure.is_none() {
            let chunk = (&mut self.source)
                .take(CHUNK as u64)
                .read_to_end(&mut self.bytes);
            match chunk {
                Ok(read) => self.source_ended = read == 0,
                Err(error) => self.failure = Some(error),
            }
            let taken = self
                .decoder
                .decode(&self.bytes, self.source_ended, &mut self.text);
            self.bytes.drain(..taken);
        }
        self.places
            .look_through(self.text.content(), self.source_ended);
    }

    /// Lets the text before `offset` go.
    fn drop_before(&mut self, offset: usize) {
        // A carriage return at the very end waits for what follows it.
        let offset = offset.min(self.places.seen());
        if offset > 0 {
            self.places.drop_before(self.text.content(), offset);
            self.text.drop_before(offset);
            self.cutter.shift(offset);
            self.at -= offset;
        }
    }

    /// Of a comment or the like that begins at `from` and goes on to the end of the text, lets the middle go.
    fn let_middle_go(&mut self, from: usize) {
        let text = self.text.content();
        let begins = text
            .get(from..)
            .is_some_and(|rest| rest.starts_with(['{', ';', '%']));
        if !begins || text.len() - from <= LONGEST_KEPT {
            return;
        }
        let boundary = |wanted: usize| (wanted..=text.len()).find(|at| text.is_char_boundary(*at));
        // Blank space at the end may be the empty line before the next game, as long as it is not endless itself.
        let said = text.trim_end().len();
        let is_endless = text.len() - said > LONGEST_KEPT;
        let last = text.len() - KEPT_END;
        let said = if is_endless { last } else { said.min(last) };
        // A character that is no blank stands before the gap, so that it makes no empty line.
        let head = text.get(from..from + KEPT_END.min(text.len() - from));
        let head = head.unwrap_or_default().trim_end().len().max(1);
        let (Some(start), Some(end)) = (boundary(from + head), boundary(said)) else {
            return;
        };
        if start >= end {
            return;
        }
        // A brace within a comment is of importance to the reader.
        let brace = text.get(start..end).and_then(|middle| middle.find('{'));
        match brace.map(|at| start + at) {
            Some(brace) => {
                self.drop_part(brace + 1..end);
                self.drop_part(start..brace);
            }
            None => self.drop_part(start..end),
        }
    }

    /// Of endless blank space before `at` lets all but its first and last character go.
    fn let_blanks_go(&mut self, at: usize) {
        let text = self.text.content();
        let before = text.get(..at).unwrap_or_default();
        let blanks = before.len() - before.trim_end_matches(is_blank).len();
        if blanks <= LONGEST_KEPT {
            return;
        }
        let mut places = before.char_indices().rev();
        let last = places.next().map_or(at, |(place, _)| place);
        let first = before.len() - blanks;
        let width = before.get(first..).and_then(|b| b.chars().next());
        let part = first + width.map_or(0, char::len_utf8)..last.min(self.places.seen());
        if part.start < part.end {
            self.at -= part.len();
            self.drop_part(part);
        }
    }

    fn drop_part(&mut self, part: Range<usize>) {
        if !part.is_empty() {
            self.cutter.shorten(&part);
            self.places.drop_part(self.text.content(), part.clone());
            self.text.drop_part(&part);
        }
    }

    /// Takes tokens until a game is complete or more text is needed.
    fn find_game(&mut self) -> Found {
        let text = self.text.content();
        let mut lexer = Lexer::part(text, self.at, self.source_ended, self.before);
        loop {
            let (at, before) = (lexer.at(), lexer.before());
            match lexer.step() {
                Step::Token(token) => {
                    if self.cutter.begins_game(&token, text)
                        && let Some(game) = self.cutter.finish(text, &self.places)
                    {
                        (self.at, self.before) = (at, before);
                        return Found::Game(game);
                    }
                    let end = token.span.end;
                    self.cutter.take(token, text, &self.places);
                    let begun = self.cutter.begun_at().unwrap_or(end);
                    if end - begun > LONGEST_GAME {
                        (self.at, self.before) = (end, lexer.before());
                        if let Some(game) = self.cutter.cut(text, &self.places) {
                            return Found::Game(game);
                        }
                    }
                }
                Step::More => {
                    (self.at, self.before) = (lexer.at(), lexer.before());
                    return Found::More(lexer.at());
                }
                Step::End => {
                    self.at = text.len();
                    return match self.cutter.finish(text, &self.places) {
                        Some(game) => Found::Game(game),
                        None => Found::End,
                    };
                }
            }
        }
    }

    /// Reads a game of the text that is there and puts its record with those that wait.
    fn read(&mut self, game: &GameText) {
        let text = self.text.content();
        let mut record = read_game(text, &self.places, game, self.letters, Keep::MainLine);
        let notices = file_defects(&self.text, &self.places, game);
        record.defects.splice(0..0, notices);
        in_order(&mut record.defects);
        self.waiting.push_back(record);
    }

    /// One step on the way to the next record.
    fn advance(&mut self) {
        match self.kind {
            None => self.begin(),
            Some(Kind::Pgn) => self.advance_pgn(),
            Some(Kind::FenLines { read }) => self.advance_fen(read),
        }
    }

    /// Looks at the first line that says something.
    fn begin(&mut self) {
        self.fill();
        let text = self.text.content();
        let first = fen_list::lines(text).next();
        let is_whole =
            |line: &Range<usize>| self.source_ended || line.end < text.trim_end_matches(' ').len();
        self.kind = match first {
            Some(line) if is_whole(&line) || text.len() > LONGEST_KEPT => {
                let fen = text.get(line).is_some_and(fen_list::looks_like_fen);
                Some(if fen {
                    Kind::FenLines { read: 0 }
                } else {
                    Kind::Pgn
                })
            }
            None if self.source_ended || text.len() > LONGEST_KEPT => Some(Kind::Pgn),
            _ => None,
        };
    }

    fn advance_pgn(&mut self) {
        match self.find_game() {
            Found::Game(game) => self.read(&game),
            Found::More(at) => {
                self.let_blanks_go(at);
                let needed = self.cutter.begun_at().unwrap_or(self.at);
                self.drop_before(needed);
                self.let_middle_go(self.at);
                self.fill();
            }
            Found::End => {
                let mut rest = self.cutter.passed_over_at_the_end();
                if let Some(last) = self.waiting.back_mut() {
                    last.defects.extend(rest.drain(..).map(passed_over));
                    in_order(&mut last.defects);
                }
                self.ended = true;
            }
        }
    }

    fn advance_fen(&mut self, read: usize) {
        let rest = self.text.content().get(self.at..).unwrap_or_default();
        // The last line may go on.
        let is_whole = |line: &Range<usize>| {
            let after = rest.get(line.end..).unwrap_or_default();
            self.source_ended || after.contains(['\n', '\r'])
        };
        let next = fen_list::lines(rest).next().filter(is_whole);
        let is_long = rest.len() > LONGEST_KEPT;
        match next {
            _ if self.within_long_line => {
                // The rest of a line that was too long goes by.
                let end = rest.find(['\n', '\r']);
                self.within_long_line = end.is_none();
                self.at += end.unwrap_or(rest.len());
                if end.is_none() {
                    self.ended |= self.source_ended;
                    self.drop_before(self.at);
                    self.fill();
                }
            }
            Some(line) => {
                let span = self.at + line.start..self.at + line.end;
                self.at = span.end;
                self.read_fen(read, span);
            }
            None if self.source_ended => self.ended = true,
            None if is_long => {
                // No FEN is so long: its beginning is told, and blank lines say nothing.
                let said = fen_list::lines(rest).next().map(|line| line.start);
                match said {
                    Some(start) => {
                        let start = self.at + start;
                        let end = (start + KEPT_END..=self.text.content().len())
                            .find(|at| self.text.content().is_char_boundary(*at))
                            .unwrap_or(start);
                        self.within_long_line = true;
                        self.at = end;
                        self.read_fen(read, start..end);
                    }
                    None => self.at += rest.len(),
                }
            }
            None => {
                self.drop_before(self.at);
                self.fill();
            }
        }
    }

    fn read_fen(&mut self, read: usize, span: Range<usize>) {
        let game = fen_line(self.text.content(), read + 1, span, &self.places);
        self.read(&game);
        self.kind = Some(Kind::FenLines { read: read + 1 });
    }
}

impl<R: Read> Iterator for Stream<R> {
    type Item = io::Result<Record>;

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended && self.waiting.len() < 2 {
            self.advance();
        }
        match self.waiting.pop_front() {
            Some(record) => Some(Ok(record)),
            None => self.failure.take().map(Err),
        }
    }
}
