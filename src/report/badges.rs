//! The letters of the scoresheet: which moves belong to which repeated position.

use crate::game::Ply;
use crate::rules::Occurrences;

/// A badge such as `C2`: the second occurrence of the position with the letter C.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Badge {
    /// The letter of the repeated position: A … Z, AA, AB …
    pub letter: String,
    /// Which occurrence it is, from 1.
    pub number: usize,
}

/// The badges of a whole line. Letters follow the first occurrence of each position that was repeated.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Badges(Vec<Option<Badge>>);

impl Badges {
    /// The badges of a line. O(n) in plies.
    #[must_use]
    pub fn of(occurrences: &Occurrences) -> Self {
        let mut badges = vec![None; occurrences.len()];
        let repeated = occurrences.groups().filter(|plies| plies.len() > 1);
        for (rank, plies) in repeated.enumerate() {
            for (i, ply) in plies.iter().enumerate() {
                if let Some(badge) = badges.get_mut(ply.index()) {
                    *badge = Some(Badge {
                        letter: letter(rank),
                        number: i + 1,
                    });
                }
            }
        }
        Self(badges)
    }

    /// The badge of a ply, `None` where its position stood only once.
    #[must_use]
    pub fn at(&self, ply: Ply) -> Option<&Badge> {
        self.0.get(ply.index())?.as_ref()
    }
}

/// 0 → A, 25 → Z, 26 → AA.
fn letter(rank: usize) -> String {
    let mut letters = Vec::new();
    let mut rest = rank + 1;
    while rest > 0 {
        let digit = u8::try_from((rest - 1) % 26).unwrap_or(0);
        letters.push(char::from(b'A' + digit));
        rest = (rest - 1) / 26;
    }
    letters.into_iter().rev().collect()
}

#[cfg(test)]
mod tests {
    use super::letter;

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!(
            [0, 1, 25, 26, 27, 51, 52, 702].map(letter),
            ["A", "B", "Z", "AA", "AB", "AZ", "BA", "AAA"]
        );
    }
}
