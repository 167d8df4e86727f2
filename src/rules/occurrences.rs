//! When each position of a line stood on the board.

use rustc_hash::{FxBuildHasher, FxHashMap};
use shakmaty::{Board, Chess, Position};
use smallvec::SmallVec;

use super::same_position::Key;
use crate::game::{Line, Ply};

/// Two exact indexes over the plies of a line: by position and by diagram.
///
/// They grow by one ply at a time ([`Occurrences::push`]) and are cut back to an edited ply
/// ([`Occurrences::cut_back`]), so a growing game costs its new plies only. O(1) a ply.
#[derive(Clone, Debug, Default)]
pub struct Occurrences {
    positions: Index<Key>,
    diagrams: Index<Board>,
}

/// Plies grouped by a key.
#[derive(Clone, Debug)]
struct Index<K> {
    group_by_key: FxHashMap<K, usize>,
    /// The plies of each group, ascending.
    groups: Vec<SmallVec<[Ply; 4]>>,
    /// The group of each ply.
    group_of: Vec<usize>,
}

impl<K> Default for Index<K> {
    fn default() -> Self {
        Self {
            group_by_key: FxHashMap::default(),
            groups: Vec::new(),
            group_of: Vec::new(),
        }
    }
}

impl<K: Eq + std::hash::Hash> Index<K> {
    /// An index of nothing, with room for so many plies.
    fn with_room(plies: usize) -> Self {
        Self {
            group_by_key: FxHashMap::with_capacity_and_hasher(plies, FxBuildHasher),
            groups: Vec::with_capacity(plies),
            group_of: Vec::with_capacity(plies),
        }
    }

    fn push(&mut self, key: K) {
        let ply = Ply::from(self.group_of.len());
        let group = *self.group_by_key.entry(key).or_insert_with(|| {
            self.groups.push(SmallVec::new());
            self.groups.len() - 1
        });
        if let Some(plies) = self.groups.get_mut(group) {
            plies.push(ply);
        }
        self.group_of.push(group);
    }

    fn cut_back(&mut self, last: Ply) {
        while self.group_of.len() > last.index() + 1 {
            // A group that becomes empty stays, for its key may come again.
            if let Some(plies) = self
                .group_of
                .pop()
                .and_then(|group| self.groups.get_mut(group))
            {
                plies.pop();
            }
        }
    }

    fn plies_of(&self, ply: Ply) -> &[Ply] {
        let group = self
            .group_of
            .get(ply.index())
            .and_then(|group| self.groups.get(*group));
        group.map(SmallVec::as_slice).unwrap_or_default()
    }
}

impl Occurrences {
    /// The occurrences of every ply of a line, in one pass. O(n) in plies.
    #[must_use]
    pub fn of(line: &Line) -> Self {
        let count = line.end().index() + 1;
        let mut occurrences = Self {
            positions: Index::with_room(count),
            diagrams: Index::with_room(count),
        };
        for position in line.positions() {
            occurrences.push(position);
        }
        occurrences
    }

    /// Adds the position of the next ply.
    pub fn push(&mut self, position: &Chess) {
        self.positions.push(Key(position.clone()));
        self.diagrams.push(position.board().clone());
    }

    /// Forgets every ply after `last`.
    pub fn cut_back(&mut self, last: Ply) {
        self.positions.cut_back(last);
        self.diagrams.cut_back(last);
    }

    /// How many plies are indexed, the start included.
    #[must_use]
    pub fn len(&self) -> usize {
        self.positions.group_of.len()
    }

    /// Whether nothing is indexed.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All plies of the whole line with the position of `ply`, ascending, `ply` among them.
    #[must_use]
    pub fn all(&self, ply: Ply) -> &[Ply] {
        self.positions.plies_of(ply)
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
        let group = self.positions.group_by_key.get(&Key(position.clone()));
        let plies = group.and_then(|group| self.positions.groups.get(*group));
        split(plies.map(SmallVec::as_slice).unwrap_or_default(), moment).0
    }

    /// The plies before `ply` with the same diagram, whether or not the position is the same.
    #[must_use]
    pub fn earlier_diagrams(&self, ply: Ply) -> &[Ply] {
        let plies = self.diagrams.plies_of(ply);
        plies
            .get(..plies.partition_point(|p| *p < ply))
            .unwrap_or_default()
    }

    /// The plies after `ply` with the same diagram and another position. O(n log n) in those with the same diagram.
    pub fn later_diagrams(&self, ply: Ply) -> impl Iterator<Item = Ply> {
        let same = self.later(ply);
        let (_, later) = split(self.diagrams.plies_of(ply), ply);
        later
            .iter()
            .copied()
            .filter(|other| same.binary_search(other).is_err())
    }

    /// The groups of plies with the same position, in the order of their first plies; groups of one included.
    /// O(n log n).
    #[must_use]
    pub fn groups(&self) -> Vec<&[Ply]> {
        let groups = self.positions.groups.iter().map(SmallVec::as_slice);
        let mut groups: Vec<&[Ply]> = groups.filter(|plies| !plies.is_empty()).collect();
        groups.sort_unstable_by_key(|plies| plies.first().copied());
        groups
    }
}

/// Ascending plies parted after `ply`.
fn split(plies: &[Ply], ply: Ply) -> (&[Ply], &[Ply]) {
    plies
        .split_at_checked(plies.partition_point(|p| *p <= ply))
        .unwrap_or_default()
}
