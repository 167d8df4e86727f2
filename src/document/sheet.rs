//! A file that is looked at: its games, one of them read, one moment of it shown.

use crate::game::{Line, Ply, Record};
use crate::pgn::{GameText, Paper};
use crate::report::{Badges, Report};
use crate::rules::{Course, Edition};

/// The game that is read, as far as a position can be had.
#[derive(Debug)]
pub struct Reading {
    course: Course,
    badges: Badges,
    cursor: Ply,
}

impl Reading {
    fn of(record: &Record) -> Option<Self> {
        let course = Course::of(Line::main(record.game.as_ref()?));
        let badges = Badges::of(course.occurrences());
        let cursor = course.line().end();
        Some(Self {
            course,
            badges,
            cursor,
        })
    }

    /// The course of the line that is shown.
    #[must_use]
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// The letters of its repeated positions.
    #[must_use]
    pub const fn badges(&self) -> &Badges {
        &self.badges
    }

    /// The moment that is shown, always within the line.
    #[must_use]
    pub const fn cursor(&self) -> Ply {
        self.cursor
    }
}

/// An open file.
#[derive(Debug)]
pub struct Sheet {
    file: String,
    paper: Paper,
    record: Record,
    reading: Option<Reading>,
    report: Report,
}

impl Sheet {
    /// Takes up a file and shows the end of its first game. `None` where there is no game in it. O(n).
    #[must_use]
    pub fn read(file: String, bytes: Vec<u8>) -> Option<Self> {
        let paper = Paper::read(bytes);
        let record = paper.record(1)?;
        let reading = Reading::of(&record);
        let report = report(&file, &record, reading.as_ref());
        Some(Self {
            file,
            paper,
            record,
            reading,
            report,
        })
    }

    /// The name of the file.
    #[must_use]
    pub fn file(&self) -> &str {
        &self.file
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

    /// The game that is shown; `None` where its record is refused.
    #[must_use]
    pub const fn reading(&self) -> Option<&Reading> {
        self.reading.as_ref()
    }

    /// The report on the moment that is shown.
    #[must_use]
    pub const fn report(&self) -> &Report {
        &self.report
    }

    /// Shows the end of another game; a number that the file does not have changes nothing.
    pub fn choose_game(&mut self, number: usize) {
        if let Some(record) = self.paper.record(number) {
            self.reading = Reading::of(&record);
            self.record = record;
            self.make_report();
        }
    }

    /// Shows a moment; a ply past the end shows the end.
    pub fn go_to(&mut self, ply: Ply) {
        if let Some(reading) = &mut self.reading {
            reading.cursor = ply.min(reading.course.line().end());
            self.make_report();
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
