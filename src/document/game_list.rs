//! Searching the games of a file by their tags.

use super::Sheet;
use crate::pgn::GameText;

/// The games of a list that fit what was typed. Found once for each change of the words, not for each frame.
#[derive(Debug, Default)]
pub struct GameList {
    words: String,
    /// The file that was searched, the length of its text, and how many of its games were looked at.
    searched: Option<(String, usize)>,
    looked_at: usize,
    numbers: Vec<usize>,
}

impl GameList {
    /// Finds the games in which every word of `words` stands somewhere in the tags, capitals or not; all of them
    /// where there is no word. Where neither words nor file changed, only games that were found since are looked at. O(n) in
    /// those.
    pub fn search(&mut self, sheet: &Sheet, words: &str) {
        let is_same =
            |(file, length): &(String, usize)| file == sheet.file() && *length == sheet.length();
        if self.words != words || !self.searched.as_ref().is_some_and(is_same) {
            self.searched = Some((sheet.file().to_owned(), sheet.length()));
            words.clone_into(&mut self.words);
            self.numbers.clear();
            self.looked_at = 0;
        }
        let games = sheet.games().get(self.looked_at..).unwrap_or_default();
        if games.is_empty() {
            return;
        }
        let wanted: Vec<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let fits = |game: &&GameText| {
            let tags: String = game
                .tags
                .iter()
                .map(|(_, value)| value.to_lowercase() + "\n")
                .collect();
            wanted.iter().all(|word| tags.contains(word))
        };
        let fitting = games.iter().filter(fits).map(|game| game.number);
        self.numbers.extend(fitting);
        self.looked_at = sheet.games().len();
    }

    /// The numbers of the games that fit, in the order of the file.
    #[must_use]
    pub fn numbers(&self) -> &[usize] {
        &self.numbers
    }
}
