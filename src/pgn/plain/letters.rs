//! Which piece letters a game uses, so that it is known in whose language it is written.

use std::sync::LazyLock;

use crate::game::Letters;

/// The piece letters with which words of a game begin, one bit each.
#[derive(Clone, Copy, Default)]
pub(super) struct LettersUsed(usize);

impl LettersUsed {
    const ALL: [u8; 5] = *b"KQRBN";

    /// The bit of the letter that a word begins with; none for a pawn move and for castling.
    const fn bit(first: u8) -> usize {
        match first {
            b'K' => 1,
            b'Q' => 2,
            b'R' => 4,
            b'B' => 8,
            b'N' => 16,
            _ => 0,
        }
    }

    /// Puts in what a word begins with.
    pub(super) fn put(&mut self, first: u8) {
        self.0 |= Self::bit(first);
    }

    /// Whether no other language has all these letters, so that the game can be read in English alone.
    pub(super) fn are_english(self) -> bool {
        static ONLY_ENGLISH: LazyLock<[bool; 32]> = LazyLock::new(|| {
            std::array::from_fn(|set| {
                let used = LettersUsed::ALL
                    .into_iter()
                    .filter(|letter| set & LettersUsed::bit(*letter) > 0);
                let used: Vec<char> = used.map(char::from).collect();
                let mut others = Letters::all().skip(1);
                others.all(|other| !used.iter().all(|letter| other.have(*letter)))
            })
        });
        ONLY_ENGLISH.get(self.0).copied().unwrap_or(false)
    }
}
