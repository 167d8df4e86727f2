//! A file that is kept: its games in their standard form, its bytes with the changed ones, the lines of its journal.

use super::Sheet;
use crate::document::journal::{self, Kept, KeptStep, Origin};
use crate::document::leaf::{Leaf, Note};
use crate::document::{Change, Reading};
use crate::game::{Ply, Record};
use crate::pgn::{CannotRewrite, GameForm, Paper, letters_for, write};

impl Sheet {
    /// The bytes of the file with all changed games written anew, and the one that is shown where that is asked for
    /// (`also_shown`); all other bytes stay.
    ///
    /// # Errors
    /// [`CannotRewrite`] where `bytes` are not those that were read, or the file's encoding lacks a character.
    pub fn file_with_changes(
        &self,
        bytes: &[u8],
        also_shown: bool,
    ) -> Result<Vec<u8>, CannotRewrite> {
        let mut bytes = bytes.to_vec();
        let mut paper = None;
        for leaf in self.leaves() {
            let record = leaf.record();
            let is_shown = also_shown && record.number == self.record().number;
            if !is_shown && !leaf.history().is_changed() {
                continue;
            }
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

    /// The sheet is saved: these bytes are its paper now, as the file with this name. Changes can still be undone; a
    /// game without any is read anew.
    pub fn mark_saved(&mut self, file: String, bytes: Vec<u8>) {
        self.file = file;
        self.on_disk = true;
        let former = std::mem::replace(&mut self.paper, Paper::read(bytes));
        for (number, leaf) in &mut self.put_by {
            if leaf.history().is_changed() && leaf.record().unread.is_none() {
                self.chosen_letters.remove(number);
            }
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
                self.leaf = Leaf::of(&self.file, record, &self.paper, self.laws);
                self.go_to(at);
            }
            _ => self.leaf.mark_saved(&self.file, &former),
        }
    }

    /// The lines that a journal is to be told of the changes since it was asked last; none where nothing was changed.
    pub(in crate::document) fn take_notes(&mut self) -> Vec<String> {
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
    pub(in crate::document) fn whole_line(&self) -> String {
        let letters = letters_for(self.record(), self.unread());
        let text = self.game_in_standard_form().unwrap_or_default();
        journal::changed_line(&text, letters)
    }

    /// The lines with which a journal of the game that is shown begins.
    pub(in crate::document) fn journal_begins(&self) -> Vec<String> {
        let text = self.game_as_written().unwrap_or_default();
        let first = journal::first_line(&self.origin(), text, self.letters());
        vec![first, self.whole_line()]
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
        for step in kept.steps {
            match step {
                KeptStep::Move(mv) => {
                    self.main_line();
                    self.leaf.go_to_end(&self.file);
                    // At the end of a line nothing is asked.
                    drop(self.leaf.play(&self.file, &self.paper, mv));
                }
                KeptStep::Whole(record, unread) => {
                    let record = Record {
                        number: kept.origin.number,
                        ..*record
                    };
                    let change = Change::TakenUp;
                    self.leaf
                        .become_record(&self.file, &self.paper, record, unread, change);
                }
            }
        }
        // The journal has it already.
        self.leaf.take_notes();
        true
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
}
