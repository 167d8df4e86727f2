//! A file that is looked at: its games, one of them as it was read or changed, one moment of it shown.

mod changing;
mod claims;
mod keeping;

use std::collections::BTreeMap;
use std::io::{self, Read};

use shakmaty::Position;

use super::leaf::Leaf;
use super::{Examination, Reading, Targets};
use crate::game::{Defect, MoveLabel, NodeId, Ply, Record};
use crate::pgn::{Excerpt, GameText, Paper, PieceLetters};
use crate::report::{Occurrence, Report};
use crate::rules::LawsChoice;

/// The tags by which a game is known again.
const SAME_GAME: [&str; 4] = ["White", "Black", "Event", "Round"];

/// The text of a file of which the first game was found. It can go from one thread to another.
#[derive(Debug)]
pub struct BegunText(Paper);

impl BegunText {
    /// Decodes the bytes of a file and finds its first game. O(n), a small part of what [`Sheet::read`] takes.
    #[must_use]
    pub fn begin(bytes: Vec<u8>) -> Self {
        Self(Paper::begin(bytes))
    }

    /// The same with all its games found. O(n).
    #[must_use]
    pub fn whole(bytes: Vec<u8>) -> Self {
        Self(Paper::read(bytes))
    }
}

/// An open file.
#[derive(Debug)]
pub struct Sheet {
    file: String,
    on_disk: bool,
    paper: Paper,
    /// The piece letters that were chosen for games of this file, by their numbers.
    chosen_letters: BTreeMap<usize, PieceLetters>,
    /// The Laws that are applied.
    laws: LawsChoice,
    /// The game that is shown.
    leaf: Leaf,
    /// The other games that were changed, by their numbers.
    put_by: BTreeMap<usize, Leaf>,
    /// The claims that were examined, each with the number of its game.
    examinations: Vec<(usize, Examination)>,
}

impl Sheet {
    /// Takes up a file (`on_disk`) or another text and shows the end of its first game. `None` where there is no game
    /// in it. O(n).
    #[must_use]
    pub fn read(file: String, bytes: Vec<u8>, on_disk: bool) -> Option<Self> {
        Self::of(file, Paper::read(bytes), on_disk)
    }

    /// The same of a text that was begun; what it has more than its first game is found by [`Sheet::cut_on`].
    #[must_use]
    pub fn of_begun(file: String, text: BegunText, on_disk: bool) -> Option<Self> {
        Self::of(file, text.0, on_disk)
    }

    fn of(file: String, paper: Paper, on_disk: bool) -> Option<Self> {
        let record = paper.record(1, PieceLetters::Recognise)?;
        Some(Self {
            leaf: Leaf::of(&file, record, &paper, LawsChoice::default()),
            laws: LawsChoice::default(),
            file,
            on_disk,
            paper,
            chosen_letters: BTreeMap::new(),
            put_by: BTreeMap::new(),
            examinations: Vec::new(),
        })
    }

    /// A game that begins here, of which no file has a text: its notices have no places.
    #[must_use]
    pub fn begin(name: String, text: String) -> Option<Self> {
        let mut sheet = Self::read(name, text.into_bytes(), false)?;
        sheet.leaf.forget_places(&sheet.file);
        Some(sheet)
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

    /// Finds more games of the file, within about so many bytes. O(n) in these bytes.
    pub fn cut_on(&mut self, bytes: usize) {
        self.paper.cut_on(bytes);
    }

    /// Whether all games of the file were found.
    #[must_use]
    pub const fn is_cut(&self) -> bool {
        self.paper.is_cut()
    }

    /// The games of the file, with their tags, as far as they were found.
    #[must_use]
    pub fn games(&self) -> &[GameText] {
        self.paper.games()
    }

    /// Applies other Laws to all games.
    pub(in crate::document) fn set_laws(&mut self, laws: LawsChoice) {
        self.laws = laws;
        self.leaf.set_laws(&self.file, laws);
        for leaf in self.put_by.values_mut() {
            leaf.set_laws(&self.file, laws);
        }
    }

    /// The record of the game that is shown.
    #[must_use]
    pub const fn record(&self) -> &Record {
        self.leaf.record()
    }

    /// The line that is shown; `None` where the record is refused.
    #[must_use]
    pub const fn reading(&self) -> Option<&Reading> {
        self.leaf.reading()
    }

    /// The report on the moment that is shown.
    #[must_use]
    pub const fn report(&self) -> &Report {
        self.leaf.report()
    }

    /// Where the pieces may go from the moment that is shown.
    #[must_use]
    pub const fn targets(&self) -> &Targets {
        self.leaf.targets()
    }

    /// Whether a variation is shown.
    #[must_use]
    pub fn is_in_variation(&self) -> bool {
        self.leaf.is_in_variation()
    }

    /// The moves that the record gives instead of the next move of the line shown, with their labels.
    #[must_use]
    pub fn variations(&self) -> Vec<(NodeId, MoveLabel)> {
        self.reading()
            .map(|reading| self.leaf.instead_of_next(reading.cursor))
            .unwrap_or_default()
    }

    /// Whether the record gives other moves instead of the one that led to `ply`.
    #[must_use]
    pub fn has_variations(&self, ply: Ply) -> bool {
        ply.previous()
            .is_some_and(|before| !self.leaf.instead_of_next(before).is_empty())
    }

    /// The moves of the line shown as text, numbered; `None` where there are none.
    #[must_use]
    pub fn moves_as_text(&self) -> Option<String> {
        let line = self.reading()?.course.line();
        let mut text = String::new();
        for (i, label) in line.labels().enumerate() {
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
        self.paper.game_as_written(self.record().number)
    }

    /// The game as it is now: as it stands in the file, where it was not changed since.
    #[must_use]
    pub fn game_as_it_is(&self) -> Option<String> {
        if self.is_game_changed() {
            self.game_in_standard_form()
        } else {
            self.game_as_written().map(str::to_owned)
        }
    }

    /// Shows the end of another game; a number that the file does not have changes nothing.
    pub fn choose_game(&mut self, number: usize) {
        if number == self.record().number {
            self.leaf.go_to_end(&self.file);
            return;
        }
        let other = self.put_by.remove(&number).or_else(|| {
            let record = self.paper.record(number, self.letters_of(number))?;
            Some(Leaf::of(&self.file, record, &self.paper, self.laws))
        });
        let Some(mut other) = other else { return };
        other.go_to_end(&self.file);
        let former = std::mem::replace(&mut self.leaf, other);
        if !former.history().is_empty() {
            self.put_by.insert(former.record().number, former);
        }
    }

    /// The piece letters in which the game that is shown is read.
    #[must_use]
    pub fn letters(&self) -> PieceLetters {
        self.letters_of(self.record().number)
    }

    fn letters_of(&self, number: usize) -> PieceLetters {
        self.chosen_letters
            .get(&number)
            .copied()
            .unwrap_or_default()
    }

    /// Whether the line shown has this moment.
    #[must_use]
    pub fn has(&self, ply: Ply) -> bool {
        self.reading()
            .is_some_and(|reading| ply <= reading.course.line().end())
    }

    /// The defects of the record, each with the line of the file in which it stands, as it is written there.
    pub fn defects(&self) -> impl Iterator<Item = (&Defect, Option<&Excerpt>)> {
        self.leaf.defects()
    }

    /// The notices on the move that led to a moment of the main line; none while a variation is shown.
    pub fn notices(&self, ply: Ply) -> impl Iterator<Item = &Defect> {
        self.leaf.notices(ply)
    }

    /// The moment of the main line that the board on the table was found to agree with.
    #[must_use]
    pub fn on_table(&self) -> Option<Occurrence> {
        self.leaf.on_table()
    }

    /// The words of the record after the one that ended it: moves that were not read.
    #[must_use]
    pub fn unread_words(&self) -> &[String] {
        self.leaf.unread_words()
    }

    /// The text at the end of the record that was not read: moves that became illegal, or damage of the paper.
    #[must_use]
    pub fn unread(&self) -> Option<&str> {
        self.leaf.unread(&self.paper)
    }

    /// Shows a moment; a ply past the end shows the end.
    pub fn go_to(&mut self, ply: Ply) {
        self.leaf.go_to(&self.file, ply);
    }

    /// Shows the line through a place of the tree, at the moment after its move.
    pub fn enter_variation(&mut self, node: NodeId) {
        self.leaf.enter_variation(&self.file, node);
    }

    /// Shows the main line again, at the last moment that it shares with the line shown.
    pub fn main_line(&mut self) {
        self.leaf.main_line(&self.file);
    }

    /// How many moves White and Black have made at the moment shown, by the record's numbers: what the move counter of a
    /// clock shows.
    #[must_use]
    pub fn moves_made(&self) -> (u32, u32) {
        let position = self
            .reading()
            .map(|reading| reading.course().line().position(reading.cursor));
        let Some(position) = position else {
            return (0, 0);
        };
        let complete = position.fullmoves().get() - 1;
        position
            .turn()
            .fold_wb((complete, complete), (complete + 1, complete))
    }

    /// Takes the place of the same file as it was read before: the game with the same players and round, at the same
    /// moment of its main line, in the same piece letters. Who looked at the end goes on looking at the end; where the
    /// game is gone, the first game is shown.
    pub fn keep_place_of(&mut self, former: &Self) {
        // It may stand anywhere in the file.
        self.cut_on(usize::MAX);
        if self.games().len() == former.games().len() {
            self.chosen_letters.clone_from(&former.chosen_letters);
        }
        let same = |number: usize| {
            let game = number.checked_sub(1).and_then(|at| self.games().get(at));
            game.is_some_and(|game| {
                SAME_GAME
                    .iter()
                    .all(|tag| game.tags.told(tag) == former.record().tags.told(tag))
            })
        };
        let number = former.record().number;
        let found = same(number)
            .then_some(number)
            .or_else(|| (1..=self.games().len()).find(|other| same(*other)));
        let Some(number) = found else { return };
        self.choose_game(number);
        let claims = former.examinations.iter();
        let claims = claims.filter(|(of, _)| *of == former.record().number);
        self.examinations = claims.map(|(_, it)| (number, it.clone())).collect();
        if former.letters() != PieceLetters::Recognise {
            self.read_letters(former.letters());
        }
        let Some(reading) = former.reading() else {
            return;
        };
        if reading.cursor < reading.course.line().end() || former.is_in_variation() {
            self.go_to(former.leaf.stem());
        }
    }
}
