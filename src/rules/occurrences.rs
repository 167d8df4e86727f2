//! When each position of a line stood on the board.

use std::hash::BuildHasher;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use shakmaty::{Chess, Position};
use smallvec::SmallVec;

use super::same_position;
use crate::game::{Line, Ply};

/// An exact index over the plies of a line: by diagram, and within a diagram by position.
///
/// It grows by one ply at a time ([`Occurrences::push`]) and is cut back to an edited ply
/// ([`Occurrences::cut_back`]), so a growing game costs its new plies only. O(1) a ply, and in the different positions
/// of its diagram.
#[derive(Clone, Debug, Default)]
pub struct Occurrences {
    /// The position of each ply.
    positions: Vec<Chess>,
    /// Where each ply is grouped.
    places: Vec<Place>,
    groups: Vec<Group>,
    diagrams: Vec<Diagram>,
    /// The diagrams, found by their men and squares.
    table: HashTable<u32>,
    /// The groups of two plies and more, in the order of their second plies.
    repeated: Vec<u32>,
}

/// The group and the diagram of a ply.
#[derive(Clone, Copy, Debug)]
struct Place {
    group: u32,
    diagram: u32,
}

/// The plies with one position, ascending; never empty.
#[derive(Clone, Debug)]
struct Group {
    plies: SmallVec<[Ply; 4]>,
}

/// The plies with one diagram, ascending, and the groups that they are in; never empty.
#[derive(Clone, Debug)]
struct Diagram {
    plies: SmallVec<[Ply; 4]>,
    groups: SmallVec<[u32; 4]>,
}

fn hash(position: &Chess) -> u64 {
    FxBuildHasher.hash_one(position.board())
}

/// A length as the name of what comes next. No line has so many plies that it would not fit.
fn next_id<T>(all: &[T]) -> u32 {
    u32::try_from(all.len()).unwrap_or(u32::MAX)
}

impl Occurrences {
    /// The occurrences of every ply of a line, in one pass. O(n) in plies.
    #[must_use]
    pub fn of(line: &Line) -> Self {
        let count = line.end().index() + 1;
        let mut occurrences = Self {
            positions: Vec::with_capacity(count),
            places: Vec::with_capacity(count),
            groups: Vec::with_capacity(count),
            diagrams: Vec::with_capacity(count),
            table: HashTable::with_capacity(count),
            repeated: Vec::new(),
        };
        for position in line.positions() {
            occurrences.push(position);
        }
        occurrences
    }

    /// Adds the position of the next ply.
    pub fn push(&mut self, position: &Chess) {
        let ply = Ply::from(self.places.len());
        let diagram = self.diagram_of(position).unwrap_or_else(|| {
            let id = next_id(&self.diagrams);
            self.diagrams.push(Diagram {
                plies: SmallVec::new(),
                groups: SmallVec::new(),
            });
            let (diagrams, positions) = (&self.diagrams, &self.positions);
            self.table.insert_unique(hash(position), id, |id| {
                let first = diagrams.get(*id as usize).and_then(Diagram::first);
                let first = first.and_then(|ply| positions.get(ply.index()));
                first.map_or(0, hash)
            });
            id
        });
        let known = self.group_of(position, diagram);
        let group = known.unwrap_or_else(|| {
            self.groups.push(Group {
                plies: SmallVec::new(),
            });
            next_id(&self.groups) - 1
        });
        if let Some(diagram) = self.diagrams.get_mut(diagram as usize) {
            diagram.plies.push(ply);
            if known.is_none() {
                diagram.groups.push(group);
            }
        }
        if let Some(Group { plies }) = self.groups.get_mut(group as usize) {
            plies.push(ply);
            if plies.len() == 2 {
                self.repeated.push(group);
            }
        }
        self.positions.push(position.clone());
        self.places.push(Place { group, diagram });
    }

    /// Forgets every ply after `last`.
    pub fn cut_back(&mut self, last: Ply) {
        while self.places.len() > last.index() + 1 {
            let (Some(place), Some(position)) = (self.places.pop(), self.positions.pop()) else {
                return;
            };
            // What a ply began ends with it, and is the last of its kind.
            let mut group_ended = false;
            if let Some(Group { plies }) = self.groups.get_mut(place.group as usize) {
                plies.pop();
                group_ended = plies.is_empty();
                if plies.len() == 1 {
                    self.repeated.pop();
                }
            }
            if group_ended {
                self.groups.pop();
            }
            let mut diagram_ended = false;
            if let Some(diagram) = self.diagrams.get_mut(place.diagram as usize) {
                diagram.plies.pop();
                if group_ended {
                    diagram.groups.pop();
                }
                diagram_ended = diagram.plies.is_empty();
            }
            if diagram_ended {
                let entry = self
                    .table
                    .find_entry(hash(&position), |id| *id == place.diagram);
                if let Ok(entry) = entry {
                    entry.remove();
                }
                self.diagrams.pop();
            }
        }
    }

    /// The diagram of a position, where it is known.
    fn diagram_of(&self, position: &Chess) -> Option<u32> {
        let is_same = |id: &u32| {
            let first = self.diagrams.get(*id as usize).and_then(Diagram::first);
            let first = first.and_then(|ply| self.positions.get(ply.index()));
            first.is_some_and(|first| first.board() == position.board())
        };
        self.table.find(hash(position), is_same).copied()
    }

    /// The group of a position among those of its diagram, where it is known.
    fn group_of(&self, position: &Chess, diagram: u32) -> Option<u32> {
        let diagram = self.diagrams.get(diagram as usize)?;
        diagram.groups.iter().copied().find(|group| {
            let first = self.plies(*group).first();
            let first = first.and_then(|ply| self.positions.get(ply.index()));
            first.is_some_and(|first| same_position(first, position))
        })
    }

    fn plies(&self, group: u32) -> &[Ply] {
        let group = self.groups.get(group as usize);
        group.map_or(&[], |group| group.plies.as_slice())
    }

    fn diagram_plies(&self, ply: Ply) -> &[Ply] {
        let place = self.places.get(ply.index());
        let diagram = place.and_then(|place| self.diagrams.get(place.diagram as usize));
        diagram.map_or(&[], |diagram| diagram.plies.as_slice())
    }

    /// How many plies are indexed, the start included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.places.len()
    }

    /// Whether nothing is indexed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All plies of the whole line with the position of `ply`, ascending, `ply` among them.
    #[must_use]
    pub fn all(&self, ply: Ply) -> &[Ply] {
        let place = self.places.get(ply.index());
        place.map_or(&[], |place| self.plies(place.group))
    }

    /// The plies up to and with `ply` that have its position.
    #[must_use]
    pub fn up_to(&self, ply: Ply) -> &[Ply] {
        split(self.all(ply), ply).0
    }

    /// The plies before `ply` that have its position.
    #[must_use]
    pub fn before(&self, ply: Ply) -> &[Ply] {
        let up_to = self.up_to(ply);
        up_to.split_last().map_or(&[], |(_, before)| before)
    }

    /// The plies after `ply` that have its position.
    #[must_use]
    pub fn later(&self, ply: Ply) -> &[Ply] {
        split(self.all(ply), ply).1
    }

    /// Which time the position of `ply` stands on the board there: 1 for the first.
    #[must_use]
    pub fn count(&self, ply: Ply) -> usize {
        self.up_to(ply).len()
    }

    /// The plies up to and with `moment` at which `position` stood on the board.
    #[must_use]
    pub fn of_position(&self, position: &Chess, moment: Ply) -> &[Ply] {
        let diagram = self.diagram_of(position);
        let group = diagram.and_then(|diagram| self.group_of(position, diagram));
        split(group.map_or(&[], |group| self.plies(group)), moment).0
    }

    /// The plies before `ply` with the same diagram, whether or not the position is the same.
    #[must_use]
    pub fn earlier_diagrams(&self, ply: Ply) -> &[Ply] {
        let plies = self.diagram_plies(ply);
        plies
            .get(..plies.partition_point(|p| *p < ply))
            .unwrap_or_default()
    }

    /// The plies after `ply` with the same diagram and another position. O(n log n) in those with the same diagram.
    pub fn later_diagrams(&self, ply: Ply) -> impl Iterator<Item = Ply> {
        let same = self.later(ply);
        let (_, later) = split(self.diagram_plies(ply), ply);
        later
            .iter()
            .copied()
            .filter(|other| same.binary_search(other).is_err())
    }

    /// The groups of plies with the same position, in the order of their first plies; groups of one included.
    pub fn groups(&self) -> impl Iterator<Item = &[Ply]> {
        self.groups.iter().map(|group| group.plies.as_slice())
    }

    /// The groups of which two plies or more stand up to `moment`, the one whose second ply came last first.
    pub(super) fn repeated_by(&self, moment: Ply) -> impl Iterator<Item = &[Ply]> {
        let is_by = |group: &u32| self.plies(*group).get(1).is_some_and(|ply| *ply <= moment);
        let count = self.repeated.partition_point(is_by);
        let groups = self.repeated.iter().take(count).rev();
        groups.map(|group| self.plies(*group))
    }

    /// The plies of each diagram, in the order of their first plies; diagrams of one ply included.
    pub fn diagrams(&self) -> impl Iterator<Item = &[Ply]> {
        self.diagrams.iter().map(|diagram| diagram.plies.as_slice())
    }
}

impl Diagram {
    fn first(&self) -> Option<&Ply> {
        self.plies.first()
    }
}

/// Ascending plies parted after `ply`.
fn split(plies: &[Ply], ply: Ply) -> (&[Ply], &[Ply]) {
    plies
        .split_at_checked(plies.partition_point(|p| *p <= ply))
        .unwrap_or_default()
}
