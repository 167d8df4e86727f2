//! Names that stand once, however often they come.

use std::mem::size_of;

use hashbrown::HashTable;
use rustc_hash::FxBuildHasher;
use std::hash::BuildHasher;

use super::kept::Kept;
use super::make_room;

/// A name, by its place among all.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Name(u32);

impl Name {
    pub(super) const fn place(self) -> usize {
        self.0 as usize
    }
}

/// All names, behind each other in one text.
#[derive(Debug, Default)]
pub(super) struct Names {
    text: String,
    /// Where each name ends.
    ends: Vec<usize>,
    table: HashTable<u32>,
}

fn hash(text: &str) -> u64 {
    FxBuildHasher.hash_one(text)
}

impl Names {
    /// The name of a text.
    pub(super) fn name(&mut self, text: &str) -> Name {
        let known = self
            .table
            .find(hash(text), |place| self.text(Name(*place)) == text)
            .copied();
        if let Some(place) = known {
            return Name(place);
        }
        let place = u32::try_from(self.ends.len()).unwrap_or(u32::MAX);
        if self.text.capacity() - self.text.len() < text.len() {
            let more = (self.text.len() / 8).max(text.len()).max(1024);
            self.text.reserve_exact(more);
        }
        self.text.push_str(text);
        make_room(&mut self.ends);
        self.ends.push(self.text.len());
        let (all, ends) = (&self.text, &self.ends);
        self.table.insert_unique(hash(text), place, |place| {
            hash(slice(all, ends, *place as usize))
        });
        Name(place)
    }

    /// The text of a name.
    pub(super) fn text(&self, name: Name) -> &str {
        slice(&self.text, &self.ends, name.place())
    }

    /// The place of each name in the order of the alphabet.
    pub(super) fn ranks(&self) -> Vec<u32> {
        let lower: Vec<String> = (0..self.ends.len())
            .map(|place| slice(&self.text, &self.ends, place).to_lowercase())
            .collect();
        let mut order: Vec<usize> = (0..lower.len()).collect();
        order.sort_by(|one, other| lower.get(*one).cmp(&lower.get(*other)));
        let mut ranks = vec![0; order.len()];
        for (rank, place) in (0..).zip(order) {
            if let Some(own) = ranks.get_mut(place) {
                *own = rank;
            }
        }
        ranks
    }

    /// For each of the words, the names that have it in them; `None` where there are no words.
    pub(super) fn matching(&self, words: &str) -> Option<Matching> {
        let words: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        if words.is_empty() {
            return None;
        }
        let names = (0..self.ends.len()).map(|place| {
            let name = slice(&self.text, &self.ends, place).to_lowercase();
            let has = |(i, word): (usize, &String)| u32::from(name.contains(word.as_str())) << i;
            words.iter().take(32).enumerate().map(has).sum()
        });
        Some(Matching {
            names: names.collect(),
            all: words.iter().take(32).enumerate().map(|(i, _)| 1 << i).sum(),
        })
    }

    pub(super) fn bytes(&self) -> usize {
        self.text.capacity()
            + self.ends.capacity() * size_of::<usize>()
            + self.table.capacity() * size_of::<u32>() * 2
    }
}

fn slice<'t>(text: &'t str, ends: &[usize], place: usize) -> &'t str {
    let start = place
        .checked_sub(1)
        .and_then(|before| ends.get(before))
        .copied();
    let end = ends.get(place).copied().unwrap_or(0);
    text.get(start.unwrap_or(0)..end).unwrap_or_default()
}

/// Which of the words that are looked for each name has.
pub(super) struct Matching {
    names: Vec<u32>,
    all: u32,
}

impl Matching {
    /// Whether the names of a row have all the words between them.
    pub(super) fn has(&self, row: &Kept) -> bool {
        let of = |name: Name| self.names.get(name.place()).copied().unwrap_or(0);
        let found = of(row.white) | of(row.black) | of(row.event) | of(row.file);
        found == self.all
    }
}
