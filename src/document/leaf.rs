//! One game of an open file: as it was read or as it was changed since, and the moment of it that is shown.

use std::rc::Rc;

use shakmaty::{Move, Position};

use super::history::{Change, History, Shown, Step, Way};
use super::question::{Decision, Question, Stands, Weighed};
use super::{Reading, Targets};
use crate::game::{
    Defect, DefectKind, Game, Line, Link, MoveLabel, NodeId, Ply, Record, Severity, Start, Status,
};
use crate::pgn::{
    Edit, EditPlace, Edited, Excerpt, Lexer, Paper, TokenKind, defect_of_link, edited,
};
use crate::report::Report;
use crate::rules::{Course, Edition};

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
pub(super) struct Version {
    record: Record,
    unread: Unread,
}

/// What a journal is to be told of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Note {
    /// A move at the end of the main line.
    Move(Move),
    /// Anything else: the whole game is another one.
    Whole,
}

/// An edit at the moment shown that was tried and can be carried out.
#[derive(Clone, Debug)]
pub(super) struct Amendment {
    take: usize,
    put: usize,
    /// What it makes of the record.
    pub(super) edited: Edited,
}

/// What a played move led to.
#[derive(Debug)]
pub(super) enum Played {
    /// It stands on the record and is shown.
    Stands,
    /// It must be asked what becomes of it.
    Asks(Box<Question>),
}

/// One game of an open file.
#[derive(Debug)]
pub(super) struct Leaf {
    version: Version,
    history: History,
    /// What the journal is to be told.
    notes: Vec<Note>,
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

/// The report on what is shown.
fn report(file: &str, record: &Record, reading: Option<&Reading>) -> Report {
    let edition = Edition::default();
    match reading {
        Some(reading) => Report::new(file, record, &reading.course, reading.cursor, None, edition),
        None => Report::refused(file, record, edition),
    }
}

impl Leaf {
    /// A game as it was read, at its end.
    pub(super) fn of(file: &str, record: Record, paper: &Paper) -> Self {
        let report = report(file, &record, None);
        let mut leaf = Self {
            version: Version {
                record,
                unread: Unread::OfPaper,
            },
            history: History::new(),
            notes: Vec::new(),
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
        self.main = main_course(record);
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
        self.report = report(file, &self.version.record, reading);
        self.targets = reading.map_or_else(Targets::default, |reading| {
            let line = reading.course.line();
            Targets::of(line.position(reading.cursor), line.start().mode())
        });
    }

    pub(super) const fn record(&self) -> &Record {
        &self.version.record
    }

    pub(super) const fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    pub(super) fn main_course(&self) -> Option<&Course> {
        self.main.as_deref()
    }

    pub(super) const fn report(&self) -> &Report {
        &self.report
    }

    pub(super) const fn targets(&self) -> &Targets {
        &self.targets
    }

    pub(super) const fn history(&self) -> &History {
        &self.history
    }

    /// The text at the end of the record that was not read.
    pub(super) fn unread<'a>(&'a self, paper: &'a Paper) -> Option<&'a str> {
        match &self.version.unread {
            Unread::OfPaper => paper.unread(&self.version.record),
            Unread::Changed(text) => text.as_deref(),
        }
    }

    /// What the journal is to be told since it was asked last.
    pub(super) fn take_notes(&mut self) -> Vec<Note> {
        std::mem::take(&mut self.notes)
    }

    /// The move after which the board on the table was found to agree with the record: `Some(None)` at the start.
    pub(super) fn on_table(&self) -> Option<Option<&MoveLabel>> {
        let ply = self.on_table?;
        self.main.as_ref().map(|main| main.line().label(ply))
    }

    /// The board on the table agrees with the moment shown.
    pub(super) fn confirm_table(&mut self) {
        self.on_table = self
            .reading
            .as_ref()
            .filter(|_| !self.is_in_variation())
            .map(Reading::cursor);
    }

    pub(super) fn unread_words(&self) -> &[String] {
        &self.unread_words
    }

    pub(super) fn defects(&self) -> impl Iterator<Item = (&Defect, Option<&Excerpt>)> {
        let excerpts = self.excerpts.iter().map(Option::as_ref);
        self.version.record.defects.iter().zip(excerpts)
    }

    /// The notices on the move that led to a moment of the main line; none while a variation is shown.
    pub(super) fn notices(&self, ply: Ply) -> impl Iterator<Item = &Defect> {
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

    pub(super) fn is_in_variation(&self) -> bool {
        match (&self.reading, &self.main) {
            (Some(reading), Some(main)) => !Rc::ptr_eq(&reading.course, main),
            _ => false,
        }
    }

    /// The last moment that the line shown and the main line have in common, up to the one shown.
    pub(super) fn stem(&self) -> Ply {
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
    pub(super) fn instead_of_next(&self, ply: Ply) -> Vec<(NodeId, MoveLabel)> {
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
    pub(super) fn go_to(&mut self, file: &str, ply: Ply) {
        if let Some(reading) = &mut self.reading {
            reading.cursor = ply.min(reading.course.line().end());
            self.look(file);
        }
    }

    /// Shows the end of the main line.
    pub(super) fn go_to_end(&mut self, file: &str) {
        self.reading = self.main.as_ref().map(at_the_end);
        self.look(file);
    }

    /// Shows the line through a place of the tree, at the moment after its move.
    pub(super) fn enter_variation(&mut self, file: &str, node: NodeId) {
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
    pub(super) fn main_line(&mut self, file: &str) {
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
            _ => Rc::new(Course::of(Line::to(game, end))),
        };
        self.reading = Some(Reading::of(course, shown.ply));
        self.look(file);
    }

    /// A move that was played at the moment shown: where it is the next move of the record or one beside it, it is
    /// shown; at the end of a line it is entered; else it must be asked.
    pub(super) fn play(&mut self, file: &str, paper: &Paper, mv: Move) -> Option<Played> {
        let (reading, game) = (self.reading.as_ref()?, self.version.record.game.as_ref()?);
        let (cursor, line) = (reading.cursor, reading.course.line());
        if !line.position(cursor).is_legal(mv) {
            return None;
        }
        if line
            .step(cursor.next())
            .is_some_and(|step| step.played == Some(mv))
        {
            self.go_to(file, cursor.next());
            return Some(Played::Stands);
        }
        let here = reading.node(cursor)?;
        let beside = game
            .children(here)
            .iter()
            .copied()
            .find(|child| game.played(*child) == Some(mv));
        if let Some(node) = beside {
            self.enter_variation(file, node);
            return Some(Played::Stands);
        }
        if cursor < line.end() || self.goes_on_unread(paper) {
            return Some(Played::Asks(Box::new(self.question(paper, mv)?)));
        }
        self.append(file, here, mv);
        Some(Played::Stands)
    }

    /// Whether text that could not be read goes on where the line shown ends.
    fn goes_on_unread(&self, paper: &Paper) -> bool {
        let record = &self.version.record;
        let ends_here = self.reading.as_ref().is_some_and(|reading| {
            record.breaks_off_after(reading.course.line(), reading.course.line().end())
        });
        let after_result = record.unread.is_some_and(|unread| unread.after_result);
        ends_here && !after_result && self.unread(paper).is_some()
    }

    /// Enters a move at the end of the line shown. Costs this half-move only, but for the letters of the sheet.
    fn append(&mut self, file: &str, at: NodeId, mv: Move) {
        let before = self.shown();
        let Some(game) = &mut self.version.record.game else {
            return;
        };
        let places = game.places();
        let Ok(node) = game.play(at, mv) else { return };
        let (Some(label), Some(step)) = (game.label(node), Line::step_of(game, node)) else {
            return;
        };
        let status = self.version.record.status;
        if status == Status::NoMoves {
            self.version.record.status = Status::Complete;
        }
        let is_main = !self.is_in_variation();
        self.notes
            .push(if is_main { Note::Move(mv) } else { Note::Whole });
        if let Some(reading) = &mut self.reading {
            if is_main {
                // So that the course is not copied for the one other who has it.
                self.main = None;
            }
            reading.push(step);
            if is_main {
                self.main = Some(Rc::clone(&reading.course));
            }
        }
        self.look(file);
        let way = Way::Added {
            at,
            mv,
            places,
            status,
        };
        self.note(Change::Entered(label), way, before);
    }

    fn note(&mut self, change: Change, way: Way, before: Shown) {
        self.on_table = None;
        let after = self.shown();
        self.history.push(Step {
            change,
            way,
            before,
            after,
        });
    }

    /// What is asked where a move is played before another one.
    fn question(&self, paper: &Paper, mv: Move) -> Option<Question> {
        let reading = self.reading.as_ref()?;
        let line = reading.course.line();
        let at = reading.cursor;
        let played = MoveLabel::of(line.position(at), mv);
        let put = vec![played.san.clone()];
        let next = reading.next_node(at);
        let place = next.map_or(EditPlace::Unread, EditPlace::Move);
        let weigh = |take| self.weigh(paper, place, take, put.clone());
        let error = self.version.record.error();
        let token = error
            .and_then(|error| error.token.clone())
            .unwrap_or_default();
        // A word that was meant as a move; not an open bracket or a comment.
        let is_word = error.is_some_and(|error| is_move_word(&error.kind));
        let stands = line.label(at.next()).cloned().map(Stands::Move);
        let may_replace = next.is_some() || is_word;
        let replace = may_replace.then(|| weigh(1)).flatten();
        let put_in = weigh(0);
        let keeps = |weighed: &Option<Weighed>| {
            weighed.as_ref().map_or((false, 0), |weighed| {
                (weighed.ends_before.is_none(), weighed.kept)
            })
        };
        let likely = if keeps(&put_in) > keeps(&replace) || replace.is_none() {
            Decision::PutIn
        } else {
            Decision::Replace
        };
        Some(Question {
            played,
            stands: stands.unwrap_or(Stands::Word(token)),
            at,
            replace,
            put_in,
            variation: next.is_some(),
            likely,
            mv,
        })
    }

    /// What an edit would leave of the moves after it.
    fn weigh(
        &self,
        paper: &Paper,
        place: EditPlace,
        take: usize,
        put: Vec<String>,
    ) -> Option<Weighed> {
        let record = &self.version.record;
        let game = record.game.as_ref()?;
        let before = match place {
            EditPlace::Move(node) => game.parent(node).unwrap_or(NodeId::START),
            EditPlace::Unread => game.main_line_end(),
        };
        let path = path(game, before, place);
        let after = game.depth(before).index() + put.len();
        let edit = Edit { place, take, put };
        let edited = edited(record, self.unread(paper), &edit)?;
        let again = edited.record.game.as_ref()?;
        let end = again.depth(again.end_of_line(at_path(again, &path)));
        let is_main = again.end_of_line(at_path(again, &path)) == again.main_line_end();
        let error = edited.record.error().cloned();
        Some(Weighed {
            kept: end.index().saturating_sub(after),
            ends_before: error.filter(|_| is_main),
            edited,
        })
    }

    /// Tries to take half-moves of the line shown away after the moment shown, and to put others in their place.
    pub(super) fn amendment(
        &self,
        paper: &Paper,
        take: usize,
        put: Vec<String>,
    ) -> Option<Amendment> {
        let reading = self.reading.as_ref()?;
        let next = reading.next_node(reading.cursor);
        let place = next.map_or(EditPlace::Unread, EditPlace::Move);
        let count = put.len();
        let weighed = self.weigh(paper, place, take, put)?;
        Some(Amendment {
            take,
            put: count,
            edited: weighed.edited,
        })
    }

    /// Carries an edit out that was tried at the moment shown.
    pub(super) fn amend(
        &mut self,
        file: &str,
        paper: &Paper,
        amendment: Amendment,
        by: &MoveLabel,
    ) {
        let Some(reading) = &self.reading else { return };
        let at = reading.cursor;
        let stands = reading.course.line().label(at.next()).cloned();
        let token = self
            .version
            .record
            .error()
            .and_then(|error| error.token.clone());
        let change = match (amendment.put, stands) {
            (0, Some(label)) => Change::Deleted(label, amendment.take),
            (0, None) => Change::DeletedWord(token.unwrap_or_default()),
            _ if amendment.take == 0 => Change::PutIn(by.clone()),
            (_, stands) => Change::Replaced {
                was: stands.map_or(Stands::Word(token.unwrap_or_default()), Stands::Move),
                by: by.clone(),
            },
        };
        let after = Ply::from(at.index() + amendment.put);
        self.change_to(file, paper, amendment.edited, change, at, after);
    }

    /// Carries out what was decided on a move that was asked about.
    pub(super) fn decide(
        &mut self,
        file: &str,
        paper: &Paper,
        question: Question,
        decision: Decision,
    ) {
        let at = question.at;
        let played = question.played;
        match decision {
            Decision::Leave => {}
            Decision::Replace => {
                if let Some(weighed) = question.replace {
                    let change = Change::Replaced {
                        was: question.stands,
                        by: played,
                    };
                    self.change_to(file, paper, weighed.edited, change, at, at.next());
                }
            }
            Decision::PutIn => {
                if let Some(weighed) = question.put_in {
                    let change = Change::PutIn(played);
                    self.change_to(file, paper, weighed.edited, change, at, at.next());
                }
            }
            Decision::Variation => self.add_variation(file, question.mv, played),
        }
    }

    fn add_variation(&mut self, file: &str, mv: Move, label: MoveLabel) {
        let before = self.shown();
        let here = self
            .reading
            .as_ref()
            .and_then(|reading| reading.node(reading.cursor));
        let (Some(at), Some(game)) = (here, &mut self.version.record.game) else {
            return;
        };
        let places = game.places();
        let Ok(node) = game.play(at, mv) else { return };
        self.enter_variation(file, node);
        let way = Way::Added {
            at,
            mv,
            places,
            status: self.version.record.status,
        };
        self.notes.push(Note::Whole);
        self.note(Change::Variation(label), way, before);
    }

    /// Whether another start can be joined to the record at the moment shown.
    pub(super) fn may_resume(&self, paper: &Paper) -> bool {
        let at_the_end = self.reading.as_ref().is_some_and(|reading| {
            !self.is_in_variation() && reading.cursor == reading.course.line().end()
        });
        at_the_end && !self.goes_on_unread(paper)
    }

    /// Joins another start to the record at its end.
    pub(super) fn resume(&mut self, file: &str, paper: &Paper, link: Link, start: Start) {
        if !self.may_resume(paper) {
            return;
        }
        let before = self.shown();
        let former = self.version.clone();
        let number = start.position().fullmoves().get();
        let Some(game) = &mut self.version.record.game else {
            return;
        };
        let end = game.main_line_end();
        let change = match &link {
            Link::Gap => Change::Gap(number),
            Link::Stood(written) => Change::Stood(written.clone()),
        };
        let Ok(node) = game.resume(end, link, start) else {
            return;
        };
        let defect = defect_of_link(game, node);
        self.version.record.defects.extend(defect);
        if self.version.record.status == Status::NoMoves {
            self.version.record.status = Status::Complete;
        }
        self.version.unread = Unread::Changed(self.unread(paper).map(str::to_owned));
        self.take_up(file, paper);
        self.notes.push(Note::Whole);
        self.note(change, Way::Version(Box::new(former)), before);
    }

    /// Takes half-moves of the line shown away, from the one that led to `ply` on.
    pub(super) fn delete(&mut self, file: &str, paper: &Paper, ply: Ply, count: usize) {
        let Some(reading) = &self.reading else { return };
        let line = reading.course.line();
        let Some((step, before)) = line.step(ply).zip(ply.previous()) else {
            return;
        };
        let Some(node) = step.node else { return };
        let change = Change::Deleted(step.label.clone(), count);
        if let Some(weighed) = self.weigh(paper, EditPlace::Move(node), count, Vec::new()) {
            self.change_to(file, paper, weighed.edited, change, before, before);
        }
    }

    /// Takes the word away that ended the record, and reads on after it.
    pub(super) fn delete_word(&mut self, file: &str, paper: &Paper) {
        let error = self.version.record.error();
        let Some(word) = error.and_then(|error| error.token.clone()) else {
            return;
        };
        let end = self
            .main
            .as_ref()
            .map_or(Ply::START, |main| main.line().end());
        if let Some(weighed) = self.weigh(paper, EditPlace::Unread, 1, Vec::new()) {
            let change = Change::DeletedWord(word);
            self.change_to(file, paper, weighed.edited, change, end, end);
        }
    }

    /// Whether the record ends before a word that was meant as a move, so that it can be mended there.
    pub(super) fn ends_before_word(&self) -> bool {
        self.version
            .record
            .error()
            .is_some_and(|error| is_move_word(&error.kind))
    }

    /// Another version stands in the place of this one: the same line as far as `fork`, at `ply`.
    fn change_to(
        &mut self,
        file: &str,
        paper: &Paper,
        edited: Edited,
        change: Change,
        fork: Ply,
        ply: Ply,
    ) {
        let before = self.shown();
        let path = match (&self.version.record.game, &self.reading) {
            (Some(game), Some(reading)) => {
                let place = reading
                    .next_node(fork)
                    .map_or(EditPlace::Unread, EditPlace::Move);
                path(game, reading.node(fork).unwrap_or(NodeId::START), place)
            }
            _ => Vec::new(),
        };
        let version = Version {
            record: edited.record,
            unread: Unread::Changed(edited.unread),
        };
        let former = std::mem::replace(&mut self.version, version);
        self.take_up(file, paper);
        if let Some(game) = &self.version.record.game {
            let end = at_path(game, &path);
            self.show(file, Shown { end, ply });
        }
        self.notes.push(Note::Whole);
        self.note(change, Way::Version(Box::new(former)), before);
    }

    /// Another record stands in the place of this one, at its end.
    pub(super) fn become_record(
        &mut self,
        file: &str,
        paper: &Paper,
        record: Record,
        unread: Option<String>,
        change: Change,
    ) {
        let before = self.shown();
        let version = Version {
            record,
            unread: Unread::Changed(unread),
        };
        let former = std::mem::replace(&mut self.version, version);
        self.take_up(file, paper);
        self.notes.push(Note::Whole);
        self.note(change, Way::Version(Box::new(former)), before);
    }

    /// Undoes the last step.
    pub(super) fn undo(&mut self, file: &str, paper: &Paper) {
        let Some(step) = self.history.undo() else {
            return;
        };
        let shown = step.before;
        match &mut step.way {
            Way::Added { places, status, .. } => {
                if let Some(game) = &mut self.version.record.game {
                    game.cut_back(*places);
                }
                self.version.record.status = *status;
                self.main = main_course(&self.version.record);
                self.show(file, shown);
            }
            Way::Version(other) => {
                std::mem::swap(&mut **other, &mut self.version);
                self.take_up(file, paper);
                self.show(file, shown);
            }
        }
    }

    /// Does the step again that was undone last.
    pub(super) fn redo(&mut self, file: &str, paper: &Paper) {
        let Some(step) = self.history.redo() else {
            return;
        };
        let shown = step.after;
        match &mut step.way {
            Way::Added { at, mv, .. } => {
                if let Some(game) = &mut self.version.record.game
                    && game.play(*at, *mv).is_ok()
                    && self.version.record.status == Status::NoMoves
                {
                    self.version.record.status = Status::Complete;
                }
                self.main = main_course(&self.version.record);
                self.show(file, shown);
            }
            Way::Version(other) => {
                std::mem::swap(&mut **other, &mut self.version);
                self.take_up(file, paper);
                self.show(file, shown);
            }
        }
    }

    /// The game stands on its paper as it is now. The places of the paper before, and its lines, say nothing any more;
    /// its text that was not read stays.
    pub(super) fn mark_saved(&mut self, file: &str, former: &Paper) {
        let unread = self.unread(former).map(str::to_owned);
        self.version.unread = Unread::Changed(unread);
        for defect in &mut self.version.record.defects {
            defect.place = None;
        }
        self.excerpts = vec![None; self.version.record.defects.len()];
        self.history.mark_saved();
        self.look(file);
    }
}

/// Whether what ended a record is a word that was meant as a move.
const fn is_move_word(kind: &DefectKind) -> bool {
    matches!(
        kind,
        DefectKind::IllegalMove(_)
            | DefectKind::AmbiguousMove(_)
            | DefectKind::UnreadableMove(_)
            | DefectKind::NullMove
            | DefectKind::CutOff
    )
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

/// Which child is taken at each fork on the way to a place, and from it to the one that is edited.
fn path(game: &Game, to: NodeId, place: EditPlace) -> Vec<usize> {
    let child_number = |parent: NodeId, child: NodeId| {
        let children = game.children(parent).iter();
        children
            .clone()
            .position(|other| *other == child)
            .unwrap_or(0)
    };
    let mut path = Vec::new();
    if let EditPlace::Move(node) = place {
        path.push(child_number(to, node));
    }
    let mut at = to;
    while let Some(parent) = game.parent(at) {
        path.push(child_number(parent, at));
        at = parent;
    }
    path.reverse();
    path
}

/// The place that a path leads to, as far as the tree has it.
fn at_path(game: &Game, path: &[usize]) -> NodeId {
    let mut at = NodeId::START;
    for number in path {
        let children = game.children(at);
        match children.get(*number).or(children.first()) {
            Some(child) => at = *child,
            None => break,
        }
    }
    at
}
