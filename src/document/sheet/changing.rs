//! A file whose game is changed: moves, names, starts; and what holds of the changes.

use shakmaty::uci::UciMove;
use shakmaty::{Move, Square};

use super::Sheet;
use crate::document::leaf::{Amendment, Leaf, Played};
use crate::document::{Change, Decision, Question, Reading};
use crate::game::notation::{WhyIllegal, Written, why_illegal};
use crate::game::{GameResult, Letters, Line, Link, MoveLabel, Ply, Start, notation};
use crate::pgn::PieceLetters;
use crate::rules::Course;

impl Sheet {
    /// The main line, whichever line is shown.
    pub(in crate::document) fn main_course_line(&self) -> Option<&Line> {
        self.leaf.main_course().map(Course::line)
    }

    /// Shows a moment of the main line, and finds a move by its SAN there.
    pub(in crate::document) fn begin_at(&mut self, ply: Ply, san: &str) -> Option<Move> {
        self.main_line();
        self.go_to(ply);
        let line = self.main_course_line()?;
        let written = notation::read(san, Letters::english()).ok()?;
        notation::find(written, line.position(ply)).ok()
    }

    /// Why a piece may not go from one square to another at the moment shown.
    pub(in crate::document) fn why_not(&self, from: Square, to: Square) -> Option<WhyIllegal> {
        let reading = self.reading()?;
        let position = reading.course().line().position(reading.cursor);
        let written = Written::Coordinates(UciMove::Normal {
            from,
            to,
            promotion: None,
        });
        Some(why_illegal(written, position))
    }

    /// A move that was played at the moment shown. Where it must be asked what becomes of it, the question is given
    /// and nothing is changed.
    pub(in crate::document) fn play(&mut self, mv: Move) -> Option<Box<Question>> {
        match self.leaf.play(&self.file, &self.paper, mv)? {
            Played::Stands => None,
            Played::Asks(question) => Some(question),
        }
    }

    /// Carries out what was decided on a move that was asked about.
    pub(in crate::document) fn decide(&mut self, question: Question, decision: Decision) {
        self.leaf
            .decide(&self.file, &self.paper, question, decision);
    }

    /// Tries an edit at the moment shown.
    pub(in crate::document) fn amendment(
        &self,
        take: usize,
        put: Vec<String>,
    ) -> Option<Amendment> {
        self.leaf.amendment(&self.paper, take, put)
    }

    /// Carries an edit out that was tried at the moment shown, for the sake of a move.
    pub(in crate::document) fn amend(&mut self, amendment: Amendment, by: &MoveLabel) {
        self.leaf.amend(&self.file, &self.paper, amendment, by);
    }

    /// Takes half-moves of the line shown away, from the one that led to `ply` on.
    pub(in crate::document) fn delete(&mut self, ply: Ply, count: usize) {
        self.leaf.delete(&self.file, &self.paper, ply, count);
    }

    /// Takes the word away before which the record ends.
    pub(in crate::document) fn delete_word(&mut self) {
        self.leaf.delete_word(&self.file, &self.paper);
    }

    /// Undoes so many steps.
    pub(in crate::document) fn undo(&mut self) {
        self.leaf.undo(&self.file, &self.paper);
    }

    /// Does a step again that was undone.
    pub(in crate::document) fn redo(&mut self) {
        self.leaf.redo(&self.file, &self.paper);
    }

    /// Writes tags; an empty value is unknown.
    pub(in crate::document) fn set_tags(&mut self, tags: &[(&str, &str)], result: GameResult) {
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
        if record.closing.unwrap_or(GameResult::Unknown) != result {
            record.closing = Some(result);
            record.tags.set("Result", result.as_str());
        }
        if record.tags != self.record().tags {
            let at = self.reading().map_or(Ply::START, Reading::cursor);
            let unread = self.unread().map(str::to_owned);
            self.leaf
                .become_record(&self.file, &self.paper, record, unread, Change::Tags);
            self.go_to(at);
        }
    }

    /// Writes a decision at a moment of the line shown: a comment after its move, and the result where there is one. One
    /// step of the history; the moment stays.
    pub(in crate::document) fn write_decision(
        &mut self,
        ply: Ply,
        comment: &str,
        result: GameResult,
    ) {
        let node = self.reading().and_then(|reading| reading.node(ply));
        let mut record = self.record().clone();
        if let (Some(game), Some(node)) = (&mut record.game, node) {
            // A comment ends at its first closing brace.
            game.comment(node, comment.replace('}', ")"));
        }
        if result != GameResult::Unknown {
            record.closing = Some(result);
            record.tags.set("Result", result.as_str());
        }
        let unread = self.unread().map(str::to_owned);
        let change = Change::Decided(ply);
        self.leaf
            .become_record(&self.file, &self.paper, record, unread, change);
        self.go_to(ply);
    }

    /// Where the step that would be undone (or done again) is a decision: the moment of its claim.
    pub(in crate::document) fn decision_next(&self, redo: bool) -> Option<Ply> {
        let (changes, done) = self.changes();
        let at = if redo {
            Some(done)
        } else {
            done.checked_sub(1)
        };
        match at.and_then(|at| changes.get(at).copied()) {
            Some(Change::Decided(ply)) => Some(*ply),
            _ => None,
        }
    }

    /// Whether the record can go on after a gap, or after an illegal move that stood, at the moment shown: the end of the
    /// main line, where nothing unread follows.
    #[must_use]
    pub fn may_resume(&self) -> bool {
        self.leaf.may_resume(&self.paper)
    }

    /// Goes on with another start, after a gap or an illegal move that stood.
    pub(in crate::document) fn resume(&mut self, link: Link, start: Start) {
        self.leaf.resume(&self.file, &self.paper, link, start);
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

    /// Whether the record ends before a word that was meant as a move.
    #[must_use]
    pub fn ends_before_word(&self) -> bool {
        self.leaf.ends_before_word()
    }

    /// Whether the moment shown is after a move.
    #[must_use]
    pub fn shows_a_move(&self) -> bool {
        self.reading()
            .is_some_and(|reading| reading.cursor > Ply::START)
    }

    /// Lets the changes of all games go.
    pub(in crate::document) fn let_all_changes_go(&mut self) {
        self.put_by.clear();
        self.let_changes_go();
    }

    /// Lets the changes of the game that is shown go: it is as its paper has it.
    pub fn let_changes_go(&mut self) {
        let number = self.record().number;
        if let Some(record) = self.paper.record(number, self.letters_of(number)) {
            self.leaf = Leaf::of(&self.file, record, &self.paper, self.laws);
        }
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

    /// The game that is shown, and the others that were changed.
    pub(super) fn leaves(&self) -> impl Iterator<Item = &Leaf> {
        std::iter::once(&self.leaf).chain(self.put_by.values())
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
            self.leaf = Leaf::of(&self.file, record, &self.paper, self.laws);
        } else {
            let unread = self.paper.unread(&record).map(str::to_owned);
            self.leaf
                .become_record(&self.file, &self.paper, record, unread, Change::Letters);
        }
        if let Some(ply) = at.filter(|_| !was_at_the_end) {
            self.go_to(ply);
        }
    }

    /// The board on the table agrees with the moment shown.
    pub(in crate::document) fn confirm_table(&mut self) {
        self.leaf.confirm_table();
    }
}
