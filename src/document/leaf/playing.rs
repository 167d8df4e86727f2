//! Moves that are played: entered at the end of a line, followed where they stand, asked about in the middle.

use std::rc::Rc;

use shakmaty::{Move, Position};

use super::amending::is_move_word;
use super::{Leaf, Note};
use crate::document::history::{Change, Way};
use crate::document::question::{Decision, Question, Stands, Weighed};
use crate::game::{Line, MoveLabel, NodeId, Status};
use crate::pgn::{EditPlace, Paper};

/// What a played move led to.
#[derive(Debug)]
pub(in crate::document) enum Played {
    /// It stands on the record and is shown.
    Stands,
    /// It must be asked what becomes of it.
    Asks(Box<Question>),
}

impl Leaf {
    /// A move that was played at the moment shown: where it is the next move of the record or one beside it, it is
    /// shown; at the end of a line it is entered; else it must be asked.
    pub(in crate::document) fn play(
        &mut self,
        file: &str,
        paper: &Paper,
        mv: Move,
    ) -> Option<Played> {
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
    pub(super) fn goes_on_unread(&self, paper: &Paper) -> bool {
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
            // Beside a gap there is no move that it could stand beside.
            variation: line
                .step(at.next())
                .is_some_and(|step| step.played.is_some()),
            likely,
            mv,
        })
    }

    /// Carries out what was decided on a move that was asked about.
    pub(in crate::document) fn decide(
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
}
