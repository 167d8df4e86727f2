//! A file that is looked at: its games, one of them read, one moment of it shown.

use std::collections::BTreeMap;
use std::io::{self, Read};
use std::rc::Rc;

use super::Reading;
use crate::game::{Defect, Line, NodeId, Ply, Record, Severity};
use crate::pgn::{CannotRewrite, Excerpt, GameForm, GameText, Paper, PieceLetters, write};
use crate::report::Report;
use crate::rules::{Course, Edition};

/// The tags by which a game is known again.
const SAME_GAME: [&str; 4] = ["White", "Black", "Event", "Round"];

/// The excerpts of so many notices are kept, and those of all errors.
const MOST_EXCERPTS: usize = 200;

/// An open file.
#[derive(Debug)]
pub struct Sheet {
    file: String,
    on_disk: bool,
    paper: Paper,
    /// The piece letters that were chosen for games of this file, by their numbers.
    chosen_letters: BTreeMap<usize, PieceLetters>,
    record: Record,
    /// For each defect of the record the line of the file that it stands in.
    excerpts: Vec<Option<Excerpt>>,
    /// The moments of the main line that a notice speaks of, ascending, with the defect's place in the list.
    noticed: Vec<(Ply, usize)>,
    /// The course of the main line, the same for as long as the game is shown.
    main: Option<Rc<Course>>,
    reading: Option<Reading>,
    report: Report,
}

/// The course of a record's main line.
fn main_course(record: &Record) -> Option<Rc<Course>> {
    record
        .game
        .as_ref()
        .map(|game| Rc::new(Course::of(Line::main(game))))
}

/// The end of a course.
fn at_the_end(course: &Rc<Course>) -> Reading {
    Reading::of(Rc::clone(course), course.line().end())
}

impl Sheet {
    /// Takes up a file (`on_disk`) or another text and shows the end of its first game. `None` where there is no game
    /// in it. O(n).
    #[must_use]
    pub fn read(file: String, bytes: Vec<u8>, on_disk: bool) -> Option<Self> {
        let paper = Paper::read(bytes);
        let record = paper.record(1, PieceLetters::Recognise)?;
        let report = report(&file, &record, None);
        let mut sheet = Self {
            file,
            on_disk,
            paper,
            chosen_letters: BTreeMap::new(),
            excerpts: Vec::new(),
            noticed: Vec::new(),
            main: None,
            reading: None,
            report,
            record,
        };
        sheet.show_record();
        Some(sheet)
    }

    /// Takes up the record that was just read, at its end.
    fn show_record(&mut self) {
        self.main = main_course(&self.record);
        self.reading = self.main.as_ref().map(at_the_end);
        let defects = &self.record.defects;
        let numbered = || defects.iter().enumerate();
        self.excerpts = numbered()
            .map(|(at, defect)| {
                let kept = at < MOST_EXCERPTS || defect.severity == Severity::Error;
                kept.then(|| self.paper.excerpt(defect)).flatten()
            })
            .collect();
        self.noticed = numbered()
            .filter(|(_, defect)| defect.severity == Severity::Notice)
            .filter_map(|(at, defect)| Some((defect.ply?, at)))
            .collect();
        self.noticed.sort_by_key(|(ply, _)| *ply);
        self.make_report();
    }

    /// The name of the file.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
    }

    /// Whether it is a file that can be read again.
    #[must_use]
    pub fn is_on_disk(&self) -> bool {
        self.on_disk
    }

    /// How many bytes were read.
    #[must_use]
    pub fn length(&self) -> usize {
        self.paper.length()
    }

    /// Whether a source gives the bytes that were read.
    ///
    /// # Errors
    /// Where the source fails.
    pub fn is_read_from(&self, source: impl Read) -> io::Result<bool> {
        self.paper.is_of(source)
    }

    /// The games of the file, with their tags.
    #[must_use]
    pub fn games(&self) -> &[GameText] {
        self.paper.games()
    }

    /// The record of the game that is shown.
    #[must_use]
    pub const fn record(&self) -> &Record {
        &self.record
    }

    /// The line that is shown; `None` where the record is refused.
    #[must_use]
    pub const fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    /// The report on the moment that is shown.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// Whether a variation is shown.
    #[must_use]
    pub fn is_in_variation(&self) -> bool {
        match (&self.reading, &self.main) {
            (Some(reading), Some(main)) => !Rc::ptr_eq(&reading.course, main),
            _ => false,
        }
    }

    /// The last moment that the line shown and the main line have in common, up to the one shown.
    fn stem(&self) -> Ply {
        let (Some(reading), Some(main)) = (&self.reading, &self.main) else {
            return Ply::START;
        };
        let shown = reading
            .course
            .line()
            .steps()
            .iter()
            .take(reading.cursor.index());
        let shared = shown
            .zip(main.line().steps())
            .take_while(|(one, other)| one.node == other.node);
        Ply::from(shared.count())
    }

    /// The moves that the record gives instead of the next move of the line shown, with their labels.
    #[must_use]
    pub fn variations(&self) -> Vec<(NodeId, crate::game::MoveLabel)> {
        self.reading
            .as_ref()
            .map(|reading| self.instead_of_next(reading.cursor))
            .unwrap_or_default()
    }

    /// Whether the record gives other moves instead of the one that led to `ply`.
    #[must_use]
    pub fn has_variations(&self, ply: Ply) -> bool {
        ply.previous()
            .is_some_and(|before| !self.instead_of_next(before).is_empty())
    }

    fn instead_of_next(&self, ply: Ply) -> Vec<(NodeId, crate::game::MoveLabel)> {
        let (Some(game), Some(reading)) = (&self.record.game, &self.reading) else {
            return Vec::new();
        };
        let Some(here) = reading.node(ply) else {
            return Vec::new();
        };
        let next = reading
            .course
            .line()
            .step(ply.next())
            .and_then(|step| step.node);
        let others = game
            .children(here)
            .iter()
            .copied()
            .filter(|child| Some(*child) != next);
        others
            .filter_map(|child| Some((child, game.label(child)?)))
            .collect()
    }

    /// The moves of the line shown as text, numbered; `None` where there are none.
    #[must_use]
    pub fn moves_as_text(&self) -> Option<String> {
        let steps = self.reading.as_ref()?.course.line().steps();
        let mut text = String::new();
        for (i, step) in steps.iter().enumerate() {
            let label = &step.label;
            let number = label.number.to_string();
            match (label.side.is_white(), i) {
                (true, _) => text.extend([number.as_str(), ". "]),
                (false, 0) => text.extend([number.as_str(), "... "]),
                (false, _) => {}
            }
            text.push_str(&label.san);
            text.push(' ');
        }
        let text = text.trim_end();
        (!text.is_empty()).then(|| text.to_owned())
    }

    /// The game as it stands in the file.
    #[must_use]
    pub fn game_as_written(&self) -> Option<&str> {
        self.paper.game_as_written(self.record.number)
    }

    /// Shows the end of another game; a number that the file does not have changes nothing.
    pub fn choose_game(&mut self, number: usize) {
        if number == self.record.number {
            self.reading = self.main.as_ref().map(at_the_end);
            self.make_report();
        } else if let Some(record) = self.paper.record(number, self.letters_of(number)) {
            self.record = record;
            self.show_record();
        }
    }

    /// The piece letters in which the game that is shown is read.
    #[must_use]
    pub fn letters(&self) -> PieceLetters {
        self.letters_of(self.record.number)
    }

    fn letters_of(&self, number: usize) -> PieceLetters {
        self.chosen_letters
            .get(&number)
            .copied()
            .unwrap_or_default()
    }

    /// The game that is shown was written anew in English letters, so that no others hold for it any more; not where a
    /// part of it could not be read and was written in its own.
    pub(super) fn forget_letters(&mut self) {
        if self.record.unread.is_none() {
            self.chosen_letters.remove(&self.record.number);
        }
    }

    /// Reads the game that is shown in other piece letters, and shows the same moment as far as it is there.
    pub fn read_letters(&mut self, letters: PieceLetters) {
        let at = self.reading.as_ref().map(Reading::cursor);
        let was_at_the_end = self
            .reading
            .as_ref()
            .is_none_or(|reading| reading.cursor == reading.course.line().end());
        self.chosen_letters.insert(self.record.number, letters);
        if let Some(record) = self.paper.record(self.record.number, letters) {
            self.record = record;
            self.show_record();
            if let Some(ply) = at.filter(|_| !was_at_the_end) {
                self.go_to(ply);
            }
        }
    }

    /// Whether the line shown has this moment.
    #[must_use]
    pub fn has(&self, ply: Ply) -> bool {
        self.reading
            .as_ref()
            .is_some_and(|reading| ply <= reading.course.line().end())
    }

    /// The defects of the record, each with the line of the file in which it stands, as it is written there.
    pub fn defects(&self) -> impl Iterator<Item = (&Defect, Option<&Excerpt>)> {
        let excerpts = self.excerpts.iter().map(Option::as_ref);
        self.record.defects.iter().zip(excerpts)
    }

    /// The notices on the move that led to a moment of the main line; none while a variation is shown.
    pub fn notices(&self, ply: Ply) -> impl Iterator<Item = &Defect> {
        let noticed = if self.is_in_variation() {
            &[]
        } else {
            self.noticed.as_slice()
        };
        let from = noticed.partition_point(|(other, _)| *other < ply);
        let on_it = noticed.iter().skip(from);
        on_it
            .take_while(move |(other, _)| *other == ply)
            .filter_map(|(_, at)| self.record.defects.get(*at))
    }

    /// The game in the standard's export format, with what could not be read as it stands; `None` where the record is
    /// refused.
    #[must_use]
    pub fn game_in_standard_form(&self) -> Option<String> {
        let game = self.record.game.as_ref()?;
        let unread = self.paper.unread(&self.record);
        Some(write(&self.record, game, unread, self.paper.line_end()))
    }

    /// Whether the game can be written anew in its file: a game of a PGN file that is on disk.
    #[must_use]
    pub fn can_be_rewritten(&self) -> bool {
        let number = self.record.number.checked_sub(1);
        let game = number.and_then(|at| self.games().get(at));
        // Tags that were left off would be lost.
        let is_pgn = game.is_some_and(|game| game.form == GameForm::Pgn && !game.tags_left_off);
        self.on_disk && is_pgn && self.record.game.is_some()
    }

    /// The bytes of the file with the text of the game that is shown replaced; all others stay.
    ///
    /// # Errors
    /// [`CannotRewrite`] where `bytes` are not those that were read, or the file's encoding lacks a character.
    pub fn file_with_game(&self, bytes: &[u8], game: &str) -> Result<Vec<u8>, CannotRewrite> {
        self.paper.with_game(bytes, self.record.number, game)
    }

    /// Shows a moment; a ply past the end shows the end.
    pub fn go_to(&mut self, ply: Ply) {
        if let Some(reading) = &mut self.reading {
            reading.cursor = ply.min(reading.course.line().end());
            self.make_report();
        }
    }

    /// Shows the line through a place of the tree, at the moment after its move.
    pub fn enter_variation(&mut self, node: NodeId) {
        let Some(game) = &self.record.game else {
            return;
        };
        let line = Line::to(game, game.end_of_line(node));
        let at = line
            .steps()
            .iter()
            .position(|step| step.node == Some(node))
            .map_or(Ply::START, |i| Ply::from(i).next());
        self.reading = Some(Reading::of(Rc::new(Course::of(line)), at));
        self.make_report();
    }

    /// Shows the main line again, at the last moment that it shares with the line shown.
    pub fn main_line(&mut self) {
        let at = self.stem();
        self.reading = self
            .main
            .as_ref()
            .map(|main| Reading::of(Rc::clone(main), at));
        self.make_report();
    }

    /// Takes the place of the same file as it was read before: the game with the same players and round, at the same
    /// moment of its main line, in the same piece letters. Who looked at the end goes on looking at the end; where the
    /// game is gone, the first game is shown.
    pub fn keep_place_of(&mut self, former: &Self) {
        if self.games().len() == former.games().len() {
            self.chosen_letters.clone_from(&former.chosen_letters);
        }
        let same = |number: usize| {
            let game = number.checked_sub(1).and_then(|at| self.games().get(at));
            game.is_some_and(|game| {
                SAME_GAME
                    .iter()
                    .all(|tag| game.tags.told(tag) == former.record.tags.told(tag))
            })
        };
        let number = former.record.number;
        let found = same(number)
            .then_some(number)
            .or_else(|| (1..=self.games().len()).find(|other| same(*other)));
        let Some(number) = found else { return };
        self.choose_game(number);
        if former.letters() != PieceLetters::Recognise {
            self.read_letters(former.letters());
        }
        let Some(reading) = &former.reading else {
            return;
        };
        if reading.cursor < reading.course.line().end() || former.is_in_variation() {
            self.go_to(former.stem());
        }
    }

    fn make_report(&mut self) {
        self.report = report(&self.file, &self.record, self.reading.as_ref());
    }
}

fn report(file: &str, record: &Record, reading: Option<&Reading>) -> Report {
    let edition = Edition::default();
    match reading {
        Some(reading) => Report::new(file, record, &reading.course, reading.cursor, None, edition),
        None => Report::refused(file, record, edition),
    }
}
