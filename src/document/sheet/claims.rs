//! The claims that were examined in the games of a file.

use std::rc::Rc;

use super::Sheet;
use crate::document::{Examination, Reading};
use crate::report::{Event, Hearing};
use crate::rules::LawsChoice;

impl Sheet {
    /// Whether a claim was made in the game that is shown, at the moment shown.
    fn is_here(&self, number: usize, examination: &Examination) -> bool {
        number == self.record().number
            && self
                .reading()
                .is_some_and(|reading| examination.is_about(reading.course(), reading.cursor()))
    }

    /// The claim that is examined at the moment shown: the last one, where there were more.
    #[must_use]
    pub fn examination(&self) -> Option<&Examination> {
        let mut all = self.examinations.iter().rev();
        all.find(|(number, it)| self.is_here(*number, it))
            .map(|(_, it)| it)
    }

    pub(in crate::document) fn examination_mut(&mut self) -> Option<&mut Examination> {
        let at = self
            .examinations
            .iter()
            .rposition(|(number, it)| self.is_here(*number, it))?;
        self.examinations.get_mut(at).map(|(_, it)| it)
    }

    /// The claim of the moment shown that was decided last.
    pub(in crate::document) fn decided_claim_mut(&mut self) -> Option<&mut Examination> {
        let at = self
            .examinations
            .iter()
            .rposition(|(number, it)| self.is_here(*number, it) && it.decision().is_some())?;
        self.examinations.get_mut(at).map(|(_, it)| it)
    }

    /// The claim of the moment shown whose decision was undone last, and is done again first.
    pub(in crate::document) fn undone_claim_mut(&mut self) -> Option<&mut Examination> {
        let at = self
            .examinations
            .iter()
            .position(|(number, it)| self.is_here(*number, it) && it.is_undone())?;
        self.examinations.get_mut(at).map(|(_, it)| it)
    }

    /// Goes on with a claim that is not decided, after the moves before it were mended: it stays at its move number. Whether
    /// there is one.
    pub(in crate::document) fn adopt_claim(&mut self) -> bool {
        if self.is_in_variation() {
            return false;
        }
        let Some(reading) = self.reading() else {
            return false;
        };
        let (course, moment) = (Rc::clone(reading.course()), reading.cursor());
        let game = self.record().number;
        let adopted = self.examinations.iter_mut().rev().find(|(number, it)| {
            *number == game && it.is_open_in_main_line() && it.moment() == moment
        });
        adopted.map(|(_, it)| it.adopt(&course)).is_some()
    }

    /// Whether a claim in one of its games was begun and not decided.
    #[must_use]
    pub fn has_open_claim(&self) -> bool {
        self.examinations.iter().any(|(_, it)| it.is_begun())
    }

    /// The claims of all games of the file.
    pub(in crate::document) fn examinations_mut(
        &mut self,
    ) -> impl Iterator<Item = &mut Examination> {
        self.examinations.iter_mut().map(|(_, it)| it)
    }

    /// Begins to examine a claim at the moment shown.
    pub(in crate::document) fn begin_claim(&mut self, event: &Event, hearing: Hearing) {
        let Some(reading) = self.reading() else {
            return;
        };
        let letters = self.record().letters;
        let (course, moment) = (reading.course(), reading.cursor());
        let in_variation = self.is_in_variation();
        let mut begun = Examination::begin(course, moment, letters, event, hearing, in_variation);
        if let Some(earlier) = self.examination() {
            begun.follow(earlier);
        }
        self.examinations.push((self.record().number, begun));
    }

    /// The game may have been written on, or be under other Laws, since the claim was looked at last.
    pub(in crate::document) fn take_up_claim(&mut self, laws: LawsChoice) {
        let course = self.reading().map(Reading::course).map(Rc::clone);
        if let (Some(course), Some(examination)) = (course, self.examination_mut()) {
            examination.take_up(&course, laws);
        }
    }

    /// Takes over the claims that were examined in a game of another file, which is the first one here.
    pub(in crate::document) fn take_over_claims(&mut self, of: &mut Self, number: usize) {
        let all = std::mem::take(&mut of.examinations);
        let (here, there) = all.into_iter().partition(|(it, _)| *it == number);
        of.examinations = there;
        let here: Vec<_> = here;
        self.examinations
            .extend(here.into_iter().map(|(_, it)| (1, it)));
    }
}
