//! A text that is being cut into its games: all at once, or a part at a time while its first games are read already.

use super::cutter::Cutter;
use super::fen_list;
use super::game_text::GameText;
use super::lexer::{Before, Lexer, Step};
use super::place::Places;

/// How far a text was cut into games. What was cut does not depend on how large the parts were.
#[derive(Clone, Debug)]
pub(super) struct Outline {
    cutter: Cutter,
    at: usize,
    before: Before,
    is_done: bool,
}

impl Outline {
    /// Nothing is cut yet.
    pub(super) fn begin() -> Self {
        Self {
            cutter: Cutter::new(),
            at: 0,
            before: Before::default(),
            is_done: false,
        }
    }

    /// Whether the whole text is cut.
    pub(super) const fn is_done(&self) -> bool {
        self.is_done
    }

    /// How far the text is cut, in bytes.
    pub(super) const fn reached(&self) -> usize {
        self.at
    }

    /// Cuts at least so many bytes more, up to the end of a token, or to the end of the text. `text` is the whole one, and
    /// the same as before. O(n) in these bytes; a text of FEN lines is cut at once.
    pub(super) fn cut_on(
        &mut self,
        text: &str,
        places: &Places,
        bytes: usize,
        games: &mut Vec<GameText>,
    ) {
        if self.is_done {
            return;
        }
        if self.at == 0
            && let Some(lines) = fen_list::spans(text)
        {
            let lines = lines.into_iter().enumerate();
            games.extend(lines.map(|(i, span)| GameText::fen_line(text, i + 1, span, places)));
            (self.at, self.is_done) = (text.len(), true);
            return;
        }
        let until = self.at.saturating_add(bytes);
        let mut lexer = Lexer::part(text, self.at, true, self.before);
        while lexer.at() < until {
            let Step::Token(token) = lexer.step() else {
                games.extend(self.cutter.finish(text, places));
                if let Some(last) = games.last_mut() {
                    last.passed_over
                        .append(&mut self.cutter.passed_over_at_the_end());
                }
                (self.at, self.is_done) = (text.len(), true);
                return;
            };
            if self.cutter.begins_game(&token, text) {
                games.extend(self.cutter.finish(text, places));
            }
            self.cutter.take(token, text, places);
        }
        (self.at, self.before) = (lexer.at(), lexer.before());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cut(text: &str, bytes: usize) -> Vec<GameText> {
        let (mut outline, mut games) = (Outline::begin(), Vec::new());
        let places = Places::of(text);
        while !outline.is_done() {
            let before = outline.at;
            outline.cut_on(text, &places, bytes, &mut games);
            assert!(outline.at > before || outline.is_done());
        }
        games
    }

    #[test]
    fn games_are_the_same_however_small_the_parts() {
        let texts = [
            "",
            "x",
            "[White \"A\"]\n\n1. e4 e5 {a comment\n\n1. d4} 1-0\n\n[White \"B\"]\n\n1. d4 *\n\nwords at the end",
            "prose before\n\n1. e4 e5 *\n1. d4 d5 *\n\n% hidden\n1. c4 ; a line\n1/2-1/2",
            "[Event \"only a header\"]\n\n[Event \"another\"]\r\n\r\n1. e4 (1. d4 d5) e5",
            "8/8/8/8/8/8/8/K1k5 w - - 0 1\n8/8/8/8/8/8/8/K2k4 b - - 0 1\n",
            "\u{feff}1. e4 *\n\u{feff}[White \"C\"]\n1. c4 *",
        ];
        for text in texts {
            let whole = cut(text, usize::MAX);
            for bytes in [1, 2, 7, 40] {
                assert_eq!(cut(text, bytes), whole, "{text:?} by {bytes}");
            }
        }
    }
}
