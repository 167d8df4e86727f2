//! A file that is looked at: its games, one of them as it was read or changed, one moment of it shown.

use std::collections::BTreeMap;
use std::io::{self, Read};

use shakmaty::{Move, Position};

use super::journal::{self, Kept, Origin};
use super::leaf::{Amendment, Leaf, Note, Played};
use super::{Change, Decision, Question, Reading, Targets};
use crate::game::{
    Defect, Letters, Line, Link, MoveLabel, NodeId, Ply, Record, Start, StartRemark, Variant,
    notation,
};
use crate::pgn::{
    CannotRewrite, Excerpt, GameForm, GameText, Paper, PieceLetters, letters_for, write,
};
use crate::report::Report;
use crate::rules::Course;

/// The tags by which a game is known again.
const SAME_GAME: [&str; 4] = ["White", "Black", "Event", "Round"];

/// An open file.
#[derive(Debug)]
pub struct Sheet {
    file: String,
    on_disk: bool,
    paper: Paper,
    /// The piece letters that were chosen for games of this file, by their numbers.
    chosen_letters: BTreeMap<usize, PieceLetters>,
    /// The game that is shown.
    leaf: Leaf,
    /// The other games that were changed, by their numbers.
    put_by: BTreeMap<usize, Leaf>,
}

impl Sheet {
    /// Takes up a file (`on_disk`) or another text and shows the end of its first game. `None` where there is no game
    /// in it. O(n).
    #[must_use]
    pub fn read(file: String, bytes: Vec<u8>, on_disk: bool) -> Option<Self> {
        let paper = Paper::read(bytes);
        let record = paper.record(1, PieceLetters::Recognise)?;
        Some(Self {
            leaf: Leaf::of(&file, record, &paper),
            file,
            on_disk,
            paper,
            chosen_letters: BTreeMap::new(),
            put_by: BTreeMap::new(),
        })
    }

    /// The text of a game without moves, tags unknown, from the usual start.
    #[must_use]
    pub fn empty_game() -> String {
        empty_game()
    }

    /// Whether a text is a FEN that could be of Chess960: in the usual game its rights to castle would not exist, and there
    /// they do. It must be asked which it is.
    #[must_use]
    pub fn may_be_chess960(text: &str) -> bool {
        let text = text.trim();
        if text.lines().count() != 1 {
            return false;
        }
        let dropped = |variant| {
            let start = Start::from_fen(text, variant).ok()?;
            let is_dropped =
                |remark: &StartRemark| matches!(remark, StartRemark::CastlingFlagsDropped(_));
            Some(start.remarks().iter().any(is_dropped))
        };
        // File letters say it themselves.
        let says_so = Start::from_fen(text, Variant::Standard).is_ok_and(|it| it.is_chess960());
        !says_so
            && dropped(Variant::Standard) == Some(true)
            && dropped(Variant::Chess960) == Some(false)
    }

    /// The text of a game without moves from a FEN of Chess960.
    #[must_use]
    pub fn chess960_game(fen: &str) -> String {
        let fen = fen.trim();
        format!("[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*\n")
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
        let steps = self.reading()?.course.line().steps();
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
        self.paper.game_as_written(self.record().number)
    }

    /// Shows the end of another game; a number that the file does not have changes nothing.
    pub fn choose_game(&mut self, number: usize) {
        if number == self.record().number {
            self.leaf.go_to_end(&self.file);
            return;
        }
        let other = self.put_by.remove(&number).or_else(|| {
            let record = self.paper.record(number, self.letters_of(number))?;
            Some(Leaf::of(&self.file, record, &self.paper))
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

    /// Reads the game that is shown in other piece letters, and shows the same moment as far as it is there. Where the
    /// game was changed, it is as its paper has it again, and this can be undone.
    pub fn read_letters(&mut self, letters: PieceLetters) {
        let reading = self.reading();
        let at = reading.map(Reading::cursor);
        let was_at_the_end =
            reading.is_none_or(|reading| reading.cursor == reading.course.line().end());
        let number = self.record().number;
        self.chosen_letters.insert(number, letters);
        let Some(record) = self.paper.record(number, letters) else {
            return;
        };
        if self.leaf.history().is_empty() {
            self.leaf = Leaf::of(&self.file, record, &self.paper);
        } else {
            let unread = self.paper.unread(&record).map(str::to_owned);
            self.leaf
                .become_record(&self.file, &self.paper, record, unread, Change::Letters);
        }
        if let Some(ply) = at.filter(|_| !was_at_the_end) {
            self.go_to(ply);
        }
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

    /// The move after which the board on the table was found to agree with the record: `Some(None)` at the start.
    #[must_use]
    pub fn on_table(&self) -> Option<Option<&MoveLabel>> {
        self.leaf.on_table()
    }

    /// The board on the table agrees with the moment shown.
    pub(super) fn confirm_table(&mut self) {
        self.leaf.confirm_table();
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

    /// The game in the standard's export format, with what could not be read as it stands; `None` where the record is
    /// refused.
    #[must_use]
    pub fn game_in_standard_form(&self) -> Option<String> {
        self.standard_form(&self.leaf)
    }

    fn standard_form(&self, leaf: &Leaf) -> Option<String> {
        let record = leaf.record();
        let game = record.game.as_ref()?;
        let unread = leaf.unread(&self.paper);
        Some(write(record, game, unread, self.paper.line_end()))
    }

    /// Whether the game can be written anew in its file: a game of a PGN file that is on disk.
    #[must_use]
    pub fn can_be_rewritten(&self) -> bool {
        self.is_writable(self.record())
    }

    fn is_writable(&self, record: &Record) -> bool {
        let number = record.number.checked_sub(1);
        let game = number.and_then(|at| self.games().get(at));
        // Tags that were left off would be lost.
        let is_pgn = game.is_some_and(|game| game.form == GameForm::Pgn && !game.tags_left_off);
        self.on_disk && is_pgn && record.game.is_some()
    }

    /// The bytes of the file with the text of the game that is shown replaced; all others stay.
    ///
    /// # Errors
    /// [`CannotRewrite`] where `bytes` are not those that were read, or the file's encoding lacks a character.
    pub fn file_with_game(&self, bytes: &[u8], game: &str) -> Result<Vec<u8>, CannotRewrite> {
        self.paper.with_game(bytes, self.record().number, game)
    }

    /// The bytes of the file with all changed games written anew; all other bytes stay.
    ///
    /// # Errors
    /// [`CannotRewrite`] where `bytes` are not those that were read, or the file's encoding lacks a character.
    pub fn file_with_changes(&self, bytes: &[u8]) -> Result<Vec<u8>, CannotRewrite> {
        let mut bytes = bytes.to_vec();
        let mut paper = None;
        for leaf in self.leaves().filter(|leaf| leaf.history().is_changed()) {
            let record = leaf.record();
            let Some(text) = self
                .standard_form(leaf)
                .filter(|_| self.is_writable(record))
            else {
                return Err(CannotRewrite::NoSuchGame);
            };
            let read = paper.as_ref().unwrap_or(&self.paper);
            bytes = read.with_game(&bytes, record.number, &text)?;
            paper = Some(Paper::read(bytes.clone()));
        }
        Ok(bytes)
    }

    /// The game that is shown, and the others that were changed.
    fn leaves(&self) -> impl Iterator<Item = &Leaf> {
        std::iter::once(&self.leaf).chain(self.put_by.values())
    }

    /// Whether a game is another one than on the paper.
    #[must_use]
    pub fn is_changed(&self) -> bool {
        self.leaves().any(|leaf| leaf.history().is_changed())
    }

    /// Whether the game that is shown is another one than on the paper.
    #[must_use]
    pub fn is_game_changed(&self) -> bool {
        self.leaf.history().is_changed()
    }

    /// The sheet is saved: these bytes are its paper now, as the file with this name. Changes can still be undone; a
    /// game without any is read anew.
    pub fn mark_saved(&mut self, file: String, bytes: Vec<u8>) {
        self.file = file;
        self.on_disk = true;
        let former = std::mem::replace(&mut self.paper, Paper::read(bytes));
        for leaf in self.put_by.values_mut() {
            leaf.mark_saved(&self.file, &former);
        }
        let number = self.record().number;
        // It was written in English letters, but for what could not be read.
        if self.record().unread.is_none() {
            self.chosen_letters.remove(&number);
        }
        let at = self.reading().map_or(Ply::START, Reading::cursor);
        match self.paper.record(number, self.letters_of(number)) {
            Some(record) if self.leaf.history().is_empty() => {
                self.leaf = Leaf::of(&self.file, record, &self.paper);
                self.go_to(at);
            }
            _ => self.leaf.mark_saved(&self.file, &former),
        }
    }

    /// Lets the changes of the game that is shown go: it is as its paper has it.
    pub fn let_changes_go(&mut self) {
        let number = self.record().number;
        if let Some(record) = self.paper.record(number, self.letters_of(number)) {
            self.leaf = Leaf::of(&self.file, record, &self.paper);
        }
    }

    /// Lets the changes of all games go.
    pub(super) fn let_all_changes_go(&mut self) {
        self.put_by.clear();
        self.let_changes_go();
    }

    /// The steps of the game that is shown: what each changed, and how many of them hold.
    #[must_use]
    pub fn changes(&self) -> (Vec<&Change>, usize) {
        let history = self.leaf.history();
        (history.changes().collect(), history.done())
    }

    /// A number that is another one after every change of the game that is shown.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.leaf.history().revision()
    }

    /// The lines that a journal is to be told of the changes since it was asked last; none where nothing was changed.
    pub(super) fn take_notes(&mut self) -> Vec<String> {
        let notes = self.leaf.take_notes();
        let Some(game) = self.record().game.as_ref() else {
            return Vec::new();
        };
        if notes.contains(&Note::Whole) {
            return vec![self.whole_line()];
        }
        let moves = notes.into_iter().filter_map(|note| match note {
            Note::Move(mv) => Some(journal::move_line(game, mv)),
            Note::Whole => None,
        });
        moves.collect()
    }

    /// The line of a journal that tells the whole game that is shown.
    pub(super) fn whole_line(&self) -> String {
        let letters = letters_for(self.record(), self.unread());
        let text = self.game_in_standard_form().unwrap_or_default();
        journal::changed_line(&text, letters)
    }

    /// The first line of a journal of the game that is shown.
    pub(super) fn journal_begins(&self) -> String {
        let text = self.game_as_written().unwrap_or_default();
        journal::first_line(&self.origin(), text, self.letters())
    }

    /// Where the game that is shown is from.
    #[must_use]
    pub fn origin(&self) -> Origin {
        Origin {
            file: self.file.clone(),
            on_disk: self.on_disk,
            number: self.record().number,
        }
    }

    /// Goes on with a game as a journal kept it; it can be undone to what stands on the paper. Not where the paper has
    /// another game there.
    pub fn continue_with(&mut self, kept: Kept) -> bool {
        self.choose_game(kept.origin.number);
        if self.record().number != kept.origin.number
            || self.game_as_written() != Some(kept.text.as_str())
        {
            return false;
        }
        let record = Record {
            number: kept.origin.number,
            ..kept.record
        };
        let change = Change::TakenUp;
        self.leaf
            .become_record(&self.file, &self.paper, record, kept.unread, change);
        // The journal has it already.
        self.leaf.take_notes();
        true
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

    /// The main line, whichever line is shown.
    pub(super) fn main_course_line(&self) -> Option<&Line> {
        self.leaf.main_course().map(Course::line)
    }

    /// Shows a moment of the main line, and finds a move by its SAN there.
    pub(super) fn begin_at(&mut self, ply: Ply, san: &str) -> Option<Move> {
        self.main_line();
        self.go_to(ply);
        let line = self.main_course_line()?;
        let written = notation::read(san, Letters::english()).ok()?;
        notation::find(written, line.position(ply)).ok()
    }

    /// A move that was played at the moment shown. Where it must be asked what becomes of it, the question is given
    /// and nothing is changed.
    pub(super) fn play(&mut self, mv: Move) -> Option<Box<Question>> {
        match self.leaf.play(&self.file, &self.paper, mv)? {
            Played::Stands => None,
            Played::Asks(question) => Some(question),
        }
    }

    /// Carries out what was decided on a move that was asked about.
    pub(super) fn decide(&mut self, question: Question, decision: Decision) {
        self.leaf
            .decide(&self.file, &self.paper, question, decision);
    }

    /// Writes tags; an empty value is unknown.
    pub(super) fn set_tags(&mut self, tags: &[(&str, &str)]) {
        let mut record = self.record().clone();
        for (name, value) in tags {
            let unknown = if *name == "Date" { "????.??.??" } else { "?" };
            let value = if value.trim().is_empty() {
                unknown
            } else {
                value.trim()
            };
            // A tag that is not there and says nothing stays away.
            if record.tags.get(name).is_some() || value != unknown {
                record.tags.set(name, value);
            }
        }
        if record.tags != self.record().tags {
            let at = self.reading().map_or(Ply::START, Reading::cursor);
            let unread = self.unread().map(str::to_owned);
            self.leaf
                .become_record(&self.file, &self.paper, record, unread, Change::Tags);
            self.go_to(at);
        }
    }

    /// Whether the record can go on after a gap, or after an illegal move that stood, at the moment shown: the end of the
    /// main line, where nothing unread follows.
    #[must_use]
    pub fn may_resume(&self) -> bool {
        self.leaf.may_resume(&self.paper)
    }

    /// Goes on with another start, after a gap or an illegal move that stood.
    pub(super) fn resume(&mut self, link: Link, start: Start) {
        self.leaf.resume(&self.file, &self.paper, link, start);
    }

    /// Tries an edit at the moment shown.
    pub(super) fn amendment(&self, take: usize, put: Vec<String>) -> Option<Amendment> {
        self.leaf.amendment(&self.paper, take, put)
    }

    /// Carries an edit out that was tried at the moment shown, for the sake of a move.
    pub(super) fn amend(&mut self, amendment: Amendment, by: &MoveLabel) {
        self.leaf.amend(&self.file, &self.paper, amendment, by);
    }

    /// Takes half-moves of the line shown away, from the one that led to `ply` on.
    pub(super) fn delete(&mut self, ply: Ply, count: usize) {
        self.leaf.delete(&self.file, &self.paper, ply, count);
    }

    /// Takes the word away before which the record ends.
    pub(super) fn delete_word(&mut self) {
        self.leaf.delete_word(&self.file, &self.paper);
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

    /// Whether the moment shown is after a move.
    #[must_use]
    pub fn shows_a_move(&self) -> bool {
        self.reading()
            .is_some_and(|reading| reading.cursor > Ply::START)
    }

    /// Whether the record ends before a word that was meant as a move.
    #[must_use]
    pub fn ends_before_word(&self) -> bool {
        self.leaf.ends_before_word()
    }

    /// Undoes so many steps.
    pub(super) fn undo(&mut self) {
        self.leaf.undo(&self.file, &self.paper);
    }

    /// Does a step again that was undone.
    pub(super) fn redo(&mut self) {
        self.leaf.redo(&self.file, &self.paper);
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
                    .all(|tag| game.tags.told(tag) == former.record().tags.told(tag))
            })
        };
        let number = former.record().number;
        let found = same(number)
            .then_some(number)
            .or_else(|| (1..=self.games().len()).find(|other| same(*other)));
        let Some(number) = found else { return };
        self.choose_game(number);
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

/// The text of a game without moves from a start of its own.
pub(super) fn game_from(start: &Start, fen: &str) -> String {
    if start.fen().is_none() || (fen == USUAL && !start.is_chess960()) {
        return empty_game();
    }
    let variant = if start.is_chess960() {
        "[Variant \"Chess960\"]\n"
    } else {
        ""
    };
    let tags = format!("{variant}[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n*");
    empty_game().replace("\n*", &tags)
}

/// The FEN of the usual start.
const USUAL: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The text of a game without moves.
fn empty_game() -> String {
    let roster = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];
    let tags = roster.map(|name| match name {
        "Date" => "[Date \"????.??.??\"]\n".to_owned(),
        "Result" => "[Result \"*\"]\n".to_owned(),
        name => format!("[{name} \"?\"]\n"),
    });
    format!("{}\n*\n", tags.concat())
}
