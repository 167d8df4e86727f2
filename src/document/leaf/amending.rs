//! Amendments: moves replaced, put in, taken away, and other starts joined; what comes after is read again.

use shakmaty::Position;

use super::{Leaf, Note, Unread, Version};
use crate::document::history::{Change, Shown, Way};
use crate::document::question::{Stands, Weighed};
use crate::game::{DefectKind, Game, Link, MoveLabel, NodeId, Ply, Record, Start, Status};
use crate::pgn::{Edit, EditPlace, Edited, Paper, defect_of_link, edited};

/// An edit at the moment shown that was tried and can be carried out.
#[derive(Clone, Debug)]
pub(in crate::document) struct Amendment {
    take: usize,
    put: usize,
    /// What it makes of the record.
    pub(in crate::document) edited: Edited,
}

impl Leaf {
    /// What an edit would leave of the moves after it.
    pub(super) fn weigh(
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
    pub(in crate::document) fn amendment(
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
    pub(in crate::document) fn amend(
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

    /// Whether another start can be joined to the record at the moment shown.
    pub(in crate::document) fn may_resume(&self, paper: &Paper) -> bool {
        let at_the_end = self.reading.as_ref().is_some_and(|reading| {
            !self.is_in_variation() && reading.cursor == reading.course.line().end()
        });
        at_the_end && !self.goes_on_unread(paper)
    }

    /// Joins another start to the record at its end.
    pub(in crate::document) fn resume(
        &mut self,
        file: &str,
        paper: &Paper,
        link: Link,
        start: Start,
    ) {
        if !self.may_resume(paper) {
            return;
        }
        let before = self.shown();
        let former = self.put_by(paper, self.version.clone());
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
    pub(in crate::document) fn delete(
        &mut self,
        file: &str,
        paper: &Paper,
        ply: Ply,
        count: usize,
    ) {
        let Some(reading) = &self.reading else { return };
        let line = reading.course.line();
        let Some((step, before)) = line.step(ply).zip(ply.previous()) else {
            return;
        };
        let Some(node) = step.node else { return };
        let Some(label) = line.label(ply) else { return };
        let change = Change::Deleted(label.clone(), count);
        if let Some(weighed) = self.weigh(paper, EditPlace::Move(node), count, Vec::new()) {
            self.change_to(file, paper, weighed.edited, change, before, before);
        }
    }

    /// Takes the word away that ended the record, and reads on after it.
    pub(in crate::document) fn delete_word(&mut self, file: &str, paper: &Paper) {
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
    pub(in crate::document) fn ends_before_word(&self) -> bool {
        self.version
            .record
            .error()
            .is_some_and(|error| is_move_word(&error.kind))
    }

    /// Puts a version in the place of the one that is there, which is given. It holds its text that was not read itself: the
    /// paper may be another one when it comes back.
    fn put_by(&mut self, paper: &Paper, version: Version) -> Version {
        let unread = self.unread(paper).map(str::to_owned);
        let mut former = std::mem::replace(&mut self.version, version);
        former.unread = Unread::Changed(unread);
        former
    }

    /// Another version stands in the place of this one: the same line as far as `fork`, at `ply`.
    pub(super) fn change_to(
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
        let former = self.put_by(paper, version);
        self.take_up(file, paper);
        if let Some(game) = &self.version.record.game {
            let end = at_path(game, &path);
            self.show(file, Shown { end, ply });
        }
        self.notes.push(Note::Whole);
        self.note(change, Way::Version(Box::new(former)), before);
    }

    /// Another record stands in the place of this one, at its end.
    pub(in crate::document) fn become_record(
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
        let former = self.put_by(paper, version);
        self.take_up(file, paper);
        self.notes.push(Note::Whole);
        self.note(change, Way::Version(Box::new(former)), before);
    }
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

/// Whether what ended a record is a word that was meant as a move.
pub(super) const fn is_move_word(kind: &DefectKind) -> bool {
    matches!(
        kind,
        DefectKind::IllegalMove(_)
            | DefectKind::AmbiguousMove(_)
            | DefectKind::UnreadableMove(_)
            | DefectKind::NullMove
            | DefectKind::CutOff
    )
}
