//! One game of an open file: as it was read or as it was changed since, and the moment of it that is shown.

mod amending;
mod playing;
mod undoing;

use std::rc::Rc;

use shakmaty::Move;

pub(super) use self::amending::Amendment;
pub(super) use self::playing::Played;
use super::history::{History, Shown};
use super::{Reading, Targets};
use crate::game::{Defect, Line, MoveLabel, NodeId, Ply, Record, Severity};
use crate::pgn::{Excerpt, Lexer, Paper, TokenKind};
use crate::report::{Occurrence, Report};
use crate::rules::{Course, LawsChoice};

/// The excerpts of so many notices are kept, and those of all errors.
const MOST_EXCERPTS: usize = 200;

/// The text at the end of a record that was not read.
#[derive(Clone, Debug)]
enum Unread {
    /// As the paper has it.
    OfPaper,
    /// As it is after a change.
    Changed(Option<String>),
}

/// A game in one of its states.
#[derive(Clone, Debug)]
pub(in crate::document) struct Version {
    record: Record,
    unread: Unread,
}

/// What a journal is to be told of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::document) enum Note {
    /// A move at the end of the main line.
    Move(Move),
    /// Anything else: the whole game is another one.
    Whole,
}

/// One game of an open file.
#[derive(Debug)]
pub(in crate::document) struct Leaf {
    version: Version,
    history: History,
    /// What the journal is to be told.
    notes: Vec<Note>,
    /// The Laws that are applied.
    laws: LawsChoice,
    /// For each defect of the record the line of the file that it stands in.
    excerpts: Vec<Option<Excerpt>>,
    /// The moments of the main line that a notice speaks of, ascending, with the defect's place in the list.
    noticed: Vec<(Ply, usize)>,
    /// The words of the text that was not read, after the one that ended the record.
    unread_words: Vec<String>,
    /// The course of the main line, the same for as long as it is not changed.
    main: Option<Rc<Course>>,
    reading: Option<Reading>,
    /// The moment of the main line that the board on the table was found to agree with.
    on_table: Option<Ply>,
    targets: Targets,
    report: Report,
}

/// The course of a record's main line.
fn main_course(record: &Record, laws: LawsChoice) -> Option<Rc<Course>> {
    let (edition, _) = laws.for_game(&record.tags);
    let game = record.game.as_ref()?;
    Some(Rc::new(Course::under(Line::main(game), edition)))
}

/// The end of a course.
fn at_the_end(course: &Rc<Course>) -> Reading {
    Reading::of(Rc::clone(course), course.line().end())
}

/// The report on what is shown.
fn report(file: &str, record: &Record, reading: Option<&Reading>, laws: LawsChoice) -> Report {
    match reading {
        Some(reading) => Report::new(file, record, &reading.course, reading.cursor, None, laws),
        None => Report::refused(file, record, laws),
    }
}

impl Leaf {
    /// A game as it was read, at its end.
    pub(in crate::document) fn of(
        file: &str,
        record: Record,
        paper: &Paper,
        laws: LawsChoice,
    ) -> Self {
        let report = report(file, &record, None, laws);
        let mut leaf = Self {
            version: Version {
                record,
                unread: Unread::OfPaper,
            },
            history: History::new(),
            notes: Vec::new(),
            laws,
            excerpts: Vec::new(),
            noticed: Vec::new(),
            unread_words: Vec::new(),
            main: None,
            reading: None,
            on_table: None,
            targets: Targets::default(),
            report,
        };
        leaf.take_up(file, paper);
        leaf
    }

    /// Takes up the version that is there now, at its end.
    fn take_up(&mut self, file: &str, paper: &Paper) {
        let record = &self.version.record;
        self.main = main_course(record, self.laws);
        self.reading = self.main.as_ref().map(at_the_end);
        let defects = &record.defects;
        let numbered = || defects.iter().enumerate();
        self.excerpts = numbered()
            .map(|(at, defect)| {
                let kept = at < MOST_EXCERPTS || defect.severity == Severity::Error;
                kept.then(|| paper.excerpt(defect)).flatten()
            })
            .collect();
        self.noticed = numbered()
            .filter(|(_, defect)| defect.severity == Severity::Notice)
            .filter_map(|(at, defect)| Some((defect.ply?, at)))
            .collect();
        self.noticed.sort_by_key(|(ply, _)| *ply);
        self.unread_words = if self.ends_before_word() {
            self.unread(paper)
                .map(words_after_first)
                .unwrap_or_default()
        } else {
            Vec::new()
        };
        self.look(file);
    }

    /// Makes anew what is found at the moment shown.
    fn look(&mut self, file: &str) {
        let reading = self.reading.as_ref();
        self.report = report(file, &self.version.record, reading, self.laws);
        self.targets = reading.map_or_else(Targets::default, |reading| {
            let line = reading.course.line();
            Targets::of(line.position(reading.cursor), line.start().mode())
        });
    }

    pub(in crate::document) const fn record(&self) -> &Record {
        &self.version.record
    }

    pub(in crate::document) const fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    pub(in crate::document) fn main_course(&self) -> Option<&Course> {
        self.main.as_deref()
    }

    pub(in crate::document) const fn report(&self) -> &Report {
        &self.report
    }

    pub(in crate::document) const fn targets(&self) -> &Targets {
        &self.targets
    }

    pub(in crate::document) const fn history(&self) -> &History {
        &self.history
    }

    /// The text at the end of the record that was not read.
    pub(in crate::document) fn unread<'a>(&'a self, paper: &'a Paper) -> Option<&'a str> {
        match &self.version.unread {
            Unread::OfPaper => paper.unread(&self.version.record),
            Unread::Changed(text) => text.as_deref(),
        }
    }

    /// What the journal is to be told since it was asked last.
    pub(in crate::document) fn take_notes(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.notes)
    }

    /// The moment of the main line that the board on the table was found to agree with.
    pub(in crate::document) fn on_table(&self) -> Option<Occurrence> {
        let ply = self.on_table?;
        let label = self.main.as_ref()?.line().label(ply).cloned();
        Some(Occurrence { ply, label })
    }

    /// The board on the table agrees with the moment shown.
    pub(in crate::document) fn confirm_table(&mut self) {
        self.on_table = self
            .reading
            .as_ref()
            .filter(|_| !self.is_in_variation())
            .map(Reading::cursor);
    }

    pub(in crate::document) fn unread_words(&self) -> &[String] {
        &self.unread_words
    }

    pub(in crate::document) fn defects(&self) -> impl Iterator<Item = (&Defect, Option<&Excerpt>)> {
        let excerpts = self.excerpts.iter().map(Option::as_ref);
        self.version.record.defects.iter().zip(excerpts)
    }

    /// The notices on the move that led to a moment of the main line; none while a variation is shown.
    pub(in crate::document) fn notices(&self, ply: Ply) -> impl Iterator<Item = &Defect> {
        let noticed = if self.is_in_variation() {
            &[]
        } else {
            self.noticed.as_slice()
        };
        let from = noticed.partition_point(|(other, _)| *other < ply);
        let on_it = noticed.iter().skip(from);
        on_it
            .take_while(move |(other, _)| *other == ply)
            .filter_map(|(_, at)| self.version.record.defects.get(*at))
    }

    pub(in crate::document) fn is_in_variation(&self) -> bool {
        match (&self.reading, &self.main) {
            (Some(reading), Some(main)) => !Rc::ptr_eq(&reading.course, main),
            _ => false,
        }
    }

    /// The last moment that the line shown and the main line have in common, up to the one shown.
    pub(in crate::document) fn stem(&self) -> Ply {
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

    /// The continuations at a moment of the line shown that are not its next move.
    pub(in crate::document) fn instead_of_next(&self, ply: Ply) -> Vec<(NodeId, MoveLabel)> {
        let (Some(game), Some(reading)) = (&self.version.record.game, &self.reading) else {
            return Vec::new();
        };
        let Some(here) = reading.node(ply) else {
            return Vec::new();
        };
        let next = reading.next_node(ply);
        let others = game
            .children(here)
            .iter()
            .copied()
            .filter(|child| Some(*child) != next);
        others
            .filter_map(|child| Some((child, game.label(child)?)))
            .collect()
    }

    /// Shows a moment; a ply past the end shows the end.
    pub(in crate::document) fn go_to(&mut self, file: &str, ply: Ply) {
        if let Some(reading) = &mut self.reading {
            reading.cursor = ply.min(reading.course.line().end());
            self.look(file);
        }
    }

    /// Applies other Laws, at the same moment.
    pub(in crate::document) fn set_laws(&mut self, file: &str, laws: LawsChoice) {
        if self.laws == laws {
            return;
        }
        self.laws = laws;
        self.main = main_course(&self.version.record, laws);
        let shown = self.shown();
        self.show(file, shown);
    }

    /// Shows the end of the main line.
    pub(in crate::document) fn go_to_end(&mut self, file: &str) {
        self.reading = self.main.as_ref().map(at_the_end);
        self.look(file);
    }

    /// Shows the line through a place of the tree, at the moment after its move.
    pub(in crate::document) fn enter_variation(&mut self, file: &str, node: NodeId) {
        let Some(game) = &self.version.record.game else {
            return;
        };
        let shown = Shown {
            end: game.end_of_line(node),
            ply: game.depth(node),
        };
        self.show(file, shown);
    }

    /// Shows the main line again, at the last moment that it shares with the line shown.
    pub(in crate::document) fn main_line(&mut self, file: &str) {
        let at = self.stem();
        self.reading = self
            .main
            .as_ref()
            .map(|main| Reading::of(Rc::clone(main), at));
        self.look(file);
    }

    /// What is shown now.
    fn shown(&self) -> Shown {
        let Some(reading) = &self.reading else {
            return Shown {
                end: NodeId::START,
                ply: Ply::START,
            };
        };
        let end = reading.course.line().steps().last();
        Shown {
            end: end.and_then(|step| step.node).unwrap_or(NodeId::START),
            ply: reading.cursor,
        }
    }

    /// Shows a line of the tree as it is now, and a moment of it. The line is followed to its end, which may have
    /// moved on.
    fn show(&mut self, file: &str, shown: Shown) {
        let Some(game) = &self.version.record.game else {
            return;
        };
        let end = game.end_of_line(shown.end);
        let course = match &self.main {
            Some(main) if end == game.main_line_end() => Rc::clone(main),
            _ => {
                let (edition, _) = self.laws.for_game(&self.version.record.tags);
                Rc::new(Course::under(Line::to(game, end), edition))
            }
        };
        self.reading = Some(Reading::of(course, shown.ply));
        self.look(file);
    }
}

/// So many words of unread text are shown.
const MOST_WORDS: usize = 2_000;

/// The words of a text that may be moves, without the first, up to a result or a bracket.
fn words_after_first(text: &str) -> Vec<String> {
    let tokens = Lexer::new(text, 0..text.len());
    let moves = tokens.take_while(|token| {
        !matches!(
            token.kind,
            TokenKind::Result(_) | TokenKind::Open | TokenKind::Close
        )
    });
    let words = moves.filter(|token| token.kind == TokenKind::Word);
    words
        .skip(1)
        .take(MOST_WORDS)
        .map(|token| token.text(text).to_owned())
        .collect()
}
