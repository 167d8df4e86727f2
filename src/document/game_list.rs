//! Searching the games of a file by their tags.

use super::Sheet;
use crate::pgn::GameText;

/// The games of a list that fit what was typed. Found once for each change of the words, not for each frame.
#[derive(Debug, Default)]
pub struct GameList {
    words: String,
    /// The file that was searched, and the length of its text.
    searched: Option<(String, usize)>,
    numbers: Vec<usize>,
}

impl GameList {
    /// Finds the games in which every word of `words` stands somewhere in the tags, capitals or not; all of them
    /// where there is no word. Where neither words nor file changed, nothing is done. O(n) in games.
    pub fn search(&mut self, sheet: &Sheet, words: &str) {
        let searched = Some((sheet.file().to_owned(), sheet.length()));
        if self.words == words && self.searched == searched {
            return;
        }
        let games = sheet.games();
        let wanted: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let fits = |game: &&GameText| {
            let tags: String = game
                .tags
                .iter()
                .map(|(_, value)| value.to_lowercase() + "\n")
                .collect();
            wanted.iter().all(|word| tags.contains(word))
        };
        self.numbers = games.iter().filter(fits).map(|game| game.number).collect();
        words.clone_into(&mut self.words);
        self.searched = searched;
    }

    /// The numbers of the games that fit, in the order of the file.
    #[must_use]
    pub fn numbers(&self) -> &[usize] {
        &self.numbers
    }
}
