//! Many games one after the other, from a reader, in little memory.
//!
//! Only the game that is being read is held, and of its long comments no more than the beginning and the end.

mod window;

use std::collections::VecDeque;
use std::io::{self, Read};
use std::ops::Range;

use super::cutter::Cutter;
use super::encoding::Text;
use super::fen_list;
use super::game_text::{GameText, PassedOver};
use super::lexer::{Before, Lexer, Step};
use super::plain;
use super::reader::{Keep, PieceLetters, read_game};
use crate::game::{PlainRecord, Record, Tags};
use window::{KEPT_END, LONGEST_KEPT, Window};

/// No game is longer than this without its long comments (some half a million moves); what is, is cut here and told.
const LONGEST_GAME: usize = 1 << 22;

/// The records of a file, read from its beginning to its end. For a scan: comments and variations are read for their
/// defects and not kept.
pub struct Stream<R> {
    window: Window<R>,
    /// Where the next token begins.
    at: usize,
    /// What stands before it.
    before: Before,
    cutter: Cutter,
    kind: Option<Kind>,
    /// Whether the text is within a line of a FEN list that is too long.
    within_long_line: bool,
    letters: PieceLetters,
    /// Whether games by the book are read the quick way.
    quick: bool,
    /// Games that wait to be given: the last one may get a notice on the text that follows it.
    waiting: VecDeque<ReadGame>,
    ended: bool,
}

/// A game of a stream.
#[derive(Debug)]
pub enum ReadGame {
    /// A record of which nothing is to be told.
    Plain(Box<PlainRecord>),
    /// Any other.
    Record(Box<Record>),
}

impl ReadGame {
    /// Its tag pairs.
    #[must_use]
    pub fn tags(&self) -> &Tags {
        match self {
            Self::Plain(record) => &record.tags,
            Self::Record(record) => &record.tags,
        }
    }

    /// The record, which for a plain one is made now.
    #[must_use]
    pub fn into_record(self) -> Record {
        match self {
            Self::Plain(plain) => plain.into_record(),
            Self::Record(record) => *record,
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Pgn,
    FenLines { read: usize },
}

/// What was found in the text that is there.
enum Found {
    Plain(Box<PlainRecord>),
    Game(GameText),
    More,
    End,
}

impl<R: Read> Stream<R> {
    /// Begins to read. The moves are in the letters of `letters`.
    pub fn new(source: R, letters: PieceLetters) -> Self {
        Self::within(Window::of(source), letters)
    }

    fn within(window: Window<R>, letters: PieceLetters) -> Self {
        Self {
            window,
            at: 0,
            before: Before::default(),
            cutter: Cutter::new(),
            kind: None,
            within_long_line: false,
            letters,
            quick: false,
            waiting: VecDeque::new(),
            ended: false,
        }
    }

    /// Reads on. After a failure of the source nothing more comes: what was begun is not given, for nobody knows how it
    /// goes on.
    fn fill(&mut self) {
        self.ended |= self.window.failure.is_some();
        self.window.fill();
    }

    /// Lets the text before `offset` go.
    fn drop_before(&mut self, offset: usize) {
        let went = self.window.drop_before(offset);
        self.cutter.shift(went);
        self.at -= went;
    }

    /// Where no game is begun, reads one that is by the book. `None` where there is none.
    fn find_plain(&mut self) -> Option<Found> {
        if !self.quick || !self.cutter.is_between_games() {
            return None;
        }
        let text = self.window.content();
        let begins_line = self.before.begins_line();
        let is_last = self.window.is_last;
        match plain::game_at(text, self.at, begins_line, is_last, self.letters) {
            plain::Found::Other => None,
            plain::Found::More => Some(Found::More),
            plain::Found::Game(_, span) if self.window.text().foreign(&span).is_some() => None,
            plain::Found::Game(mut record, span) => {
                record.line = self.window.places().place(text, span.start).line;
                record.number = self.cutter.count();
                (self.at, self.before) = (span.end, Before::AFTER_TOKEN);
                Some(Found::Plain(record))
            }
        }
    }

    /// Takes tokens until a game is complete or more text is needed.
    fn find_game(&mut self) -> Found {
        if let Some(found) = self.find_plain() {
            return found;
        }
        let text = self.window.content();
        let mut lexer = Lexer::part(text, self.at, self.window.is_last, self.before);
        loop {
            let (at, before) = (lexer.at(), lexer.before());
            match lexer.step() {
                Step::Token(token) => {
                    if self.cutter.begins_game(&token, text)
                        && let Some(game) = self.cutter.finish(text, self.window.places())
                    {
                        (self.at, self.before) = (at, before);
                        return Found::Game(game);
                    }
                    let end = token.span.end;
                    self.cutter.take(token, text, self.window.places());
                    let begun = self.cutter.begun_at().unwrap_or(end);
                    if end - begun > LONGEST_GAME {
                        (self.at, self.before) = (end, lexer.before());
                        if let Some(game) = self.cutter.cut(text, self.window.places()) {
                            return Found::Game(game);
                        }
                    }
                }
                Step::More => {
                    (self.at, self.before) = (lexer.at(), lexer.before());
                    return Found::More;
                }
                Step::End => {
                    self.at = text.len();
                    return match self.cutter.finish(text, self.window.places()) {
                        Some(game) => Found::Game(game),
                        None => Found::End,
                    };
                }
            }
        }
    }

    /// Reads a game of the text that is there and puts its record with those that wait.
    fn read(&mut self, game: &GameText) {
        let window = &self.window;
        let keep = Keep::MainLine;
        let record = read_game(window.text(), window.places(), game, self.letters, keep);
        self.waiting.push_back(ReadGame::Record(Box::new(record)));
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
        let text = self.window.content();
        let first = fen_list::lines(text).next();
        let is_whole = |line: &Range<usize>| {
            self.window.is_last || line.end < text.trim_end_matches(' ').len()
        };
        self.kind = match first {
            Some(line) if is_whole(&line) || text.len() > LONGEST_KEPT => {
                let fen = text.get(line).is_some_and(fen_list::looks_like_fen);
                Some(if fen {
                    Kind::FenLines { read: 0 }
                } else {
                    Kind::Pgn
                })
            }
            None if self.window.is_last || text.len() > LONGEST_KEPT => Some(Kind::Pgn),
            _ => None,
        };
    }

    fn advance_pgn(&mut self) {
        match self.find_game() {
            Found::Plain(record) => self.waiting.push_back(ReadGame::Plain(record)),
            Found::Game(game) => self.read(&game),
            Found::More => {
                self.at -= self.window.let_blanks_go(self.at);
                let needed = self.cutter.begun_at().unwrap_or(self.at);
                self.drop_before(needed);
                self.window.let_middle_go(self.at);
                self.fill();
            }
            Found::End => {
                let rest = self.cutter.passed_over_at_the_end();
                // After a plain record nothing follows that belongs to no game.
                if let Some(ReadGame::Record(last)) = self.waiting.back_mut() {
                    last.defects
                        .extend(rest.into_iter().map(PassedOver::notice));
                    last.sort_defects();
                }
                self.ended = true;
            }
        }
    }

    fn advance_fen(&mut self, read: usize) {
        let rest = self.window.content().get(self.at..).unwrap_or_default();
        // The last line may go on.
        let is_whole = |line: &Range<usize>| {
            let after = rest.get(line.end..).unwrap_or_default();
            self.window.is_last || after.contains(['\n', '\r'])
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
                    self.ended |= self.window.is_last;
                    self.drop_before(self.at);
                    self.fill();
                }
            }
            Some(line) => {
                let span = self.at + line.start..self.at + line.end;
                self.at = span.end;
                self.read_fen(read, span);
            }
            None if self.window.is_last => self.ended = true,
            None if is_long => {
                // No FEN is so long: its beginning is told, and blank lines say nothing.
                let said = fen_list::lines(rest).next().map(|line| line.start);
                match said {
                    Some(start) => {
                        let start = self.at + start;
                        let end = (start + KEPT_END..=self.window.content().len())
                            .find(|at| self.window.content().is_char_boundary(*at))
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
        let window = &self.window;
        let game = GameText::fen_line(window.content(), read + 1, span, window.places());
        self.read(&game);
        self.kind = Some(Kind::FenLines { read: read + 1 });
    }
}

impl<R: Read> Stream<R> {
    fn next_game(&mut self) -> Option<io::Result<ReadGame>> {
        while !self.ended && self.waiting.len() < 2 {
            self.advance();
        }
        match self.waiting.pop_front() {
            Some(game) => Some(Ok(game)),
            // A failure of the source comes after the games before it.
            None => self.window.failure.take().map(Err),
        }
    }
}

impl<R: Read> Iterator for Stream<R> {
    type Item = io::Result<Record>;

    fn next(&mut self) -> Option<Self::Item> {
        Some(self.next_game()?.map(ReadGame::into_record))
    }
}

/// The same games as of a [`Stream`], those by the book read the quick way.
pub struct Games<R>(Stream<R>);

impl<R: Read> Games<R> {
    /// Begins to read. The moves are in the letters of `letters`.
    pub fn new(source: R, letters: PieceLetters) -> Self {
        Self::of(Stream::new(source, letters), letters)
    }

    fn of(mut stream: Stream<R>, letters: PieceLetters) -> Self {
        stream.quick = plain::reads(letters);
        Self(stream)
    }
}

impl Games<io::Empty> {
    /// The games of a text that is there as a whole.
    pub(super) fn of_text(text: Text, letters: PieceLetters) -> Self {
        let window = Window::whole(io::empty(), text);
        Self::of(Stream::within(window, letters), letters)
    }
}

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<ReadGame>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next_game()
    }
}
