//! The page that is written on: words, tags, moves, comments, in lines of a limited length.

use super::super::edit::Edit;
use super::super::lexer::next_game;
use crate::game::{Game, GameResult, Letters, Link, NodeId};

/// No line of the movetext is longer, where a word does not make it so.
const LONGEST_LINE: usize = 79;

/// The usual start.
const USUAL_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// The page that is written on, in lines of a limited length.
pub(super) struct Page<'p> {
    pub(super) text: String,
    pub(super) line_end: &'p str,
    pub(super) letters: Letters,
    /// Whether moves have their numbers.
    pub(super) numbered: bool,
    /// Characters in the line so far.
    pub(super) column: usize,
    /// Whether the next word follows without a blank.
    pub(super) glued: bool,
}

impl Page<'_> {
    pub(super) fn new_line(&mut self) {
        self.text.push_str(self.line_end);
        self.column = 0;
        self.glued = false;
    }

    pub(super) fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.column += text.chars().count();
    }

    /// Something that stays on one line.
    pub(super) fn word(&mut self, word: &str) {
        let length = word.chars().count();
        let blank = usize::from(self.column > 0 && !self.glued);
        if self.column + blank + length > LONGEST_LINE && self.column > 0 && !self.glued {
            self.new_line();
        } else if blank == 1 {
            self.push(" ");
        }
        self.glued = false;
        self.push(word);
    }

    pub(super) fn tag(&mut self, name: &str, value: &str) {
        self.push(&format!("[{name} \"{}\"]", escaped(value)));
        self.new_line();
    }

    /// A later segment of the record begins: for other programs it is a game of its own, with a start of its own. The
    /// tag that joins it to the game before stands first.
    pub(super) fn segment(&mut self, game: &Game, id: NodeId, roster: &[(String, String)]) {
        let Some((link, start)) = game.link(id) else {
            return;
        };
        self.word(GameResult::Unknown.as_str());
        self.new_line();
        self.new_line();
        self.tag(Link::TAG, &link.tag_value());
        for (name, value) in roster {
            self.tag(name, value);
        }
        if start.is_chess960() {
            self.tag("Variant", "Chess960");
        }
        self.tag("SetUp", "1");
        self.tag("FEN", start.fen().unwrap_or(USUAL_FEN));
        self.new_line();
        for comment in game.comments(id) {
            self.comment(comment);
        }
    }

    pub(super) fn numbered_move(&mut self, game: &Game, id: NodeId, number_due: bool) {
        let Some(label) = game.label(id) else { return };
        if label.side.is_white() && self.numbered {
            self.word(&format!("{}.", label.number));
        } else if number_due && self.numbered {
            self.word(&format!("{}...", label.number));
        }
        self.word(&self.letters.spell(&label.san));
        for nag in game.nags(id) {
            self.word(&format!("${nag}"));
        }
        for comment in game.comments(id) {
            self.comment(comment);
        }
    }

    /// The moves that an edit puts before or in the place of those from `id` on, with the comments of these. The
    /// answer is the last move that was taken away (`None` where none was), and whether a move was written.
    pub(super) fn edited(
        &mut self,
        game: &Game,
        id: NodeId,
        edit: &Edit,
    ) -> (Option<NodeId>, bool) {
        let mut next = Some(id);
        let mut taken = Vec::new();
        for _ in 0..edit.take {
            let Some(node) = next else { break };
            taken.push(node);
            next = game.children(node).first().copied();
        }
        for san in &edit.put {
            self.word(&self.letters.spell(san));
        }
        if let ([_], [only]) = (edit.put.as_slice(), taken.as_slice()) {
            for nag in game.nags(*only) {
                self.word(&format!("${nag}"));
            }
        }
        for comment in taken.iter().flat_map(|node| game.comments(*node)) {
            self.comment(comment);
        }
        // Text of a variation that cannot be read goes on after a move that was taken away, too.
        let unread = taken
            .split_last()
            .map(|(_, before)| before)
            .unwrap_or_default();
        for text in unread.iter().filter_map(|node| game.unread(*node)) {
            self.raw(text);
        }
        (taken.last().copied(), !edit.put.is_empty())
    }

    pub(super) fn open(&mut self) {
        self.word("(");
        self.glued = true;
    }

    pub(super) fn close(&mut self) {
        if self.column + 1 > LONGEST_LINE {
            self.new_line();
        }
        self.glued = false;
        self.push(")");
    }

    /// Text of the record as it stood. It never begins a line, where a `%` would hide it, unless it is a bracket, which
    /// in the middle of a line would be something else; and it ends its line where a
    /// comment to the end of the line or an open bracket could swallow what follows.
    pub(super) fn raw(&mut self, text: &str) {
        if text.starts_with('[') && !self.glued && self.column > 0 {
            self.new_line();
        } else if !self.glued {
            self.push(" ");
        }
        self.glued = false;
        self.push(text);
        let last_line = text.rsplit(['\n', '\r']).next().unwrap_or_default();
        if last_line.len() < text.len() {
            self.column = last_line.chars().count();
        }
        if last_line.contains([';', '%', '[']) {
            self.new_line();
        }
    }

    pub(super) fn unread_variation(&mut self, text: &str) {
        self.open();
        self.raw(text);
        self.close();
    }

    pub(super) fn comment(&mut self, text: &str) {
        let in_braces = !text.contains(['{', '}']) && next_game(text).is_none();
        if in_braces {
            self.brace_comment(text);
            return;
        }
        for line in text.split('\n') {
            self.word(";");
            self.push(" ");
            self.push(line);
            self.new_line();
        }
    }

    /// A comment in braces, folded after blanks.
    pub(super) fn brace_comment(&mut self, text: &str) {
        let whole = format!("{{{text}}}");
        for (i, piece) in pieces(&whole).into_iter().enumerate() {
            // The line ends in it are the annotator's.
            for (j, line) in piece.split('\n').enumerate() {
                if j > 0 {
                    self.new_line();
                }
                if i == 0 && j == 0 {
                    self.word(line);
                    continue;
                }
                if j == 0 && self.column + line.trim_end().chars().count() > LONGEST_LINE {
                    self.new_line();
                }
                self.push(line);
            }
        }
    }
}

fn escaped(value: &str) -> String {
    value
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace(['\n', '\r'], " ")
}

/// A comment cut after its blanks. A command in brackets stays whole, for other programs look for it on one line.
fn pieces(comment: &str) -> Vec<&str> {
    let mut pieces = Vec::new();
    let mut start = 0;
    let mut within_command = false;
    let mut chars = comment.char_indices().peekable();
    while let Some((at, c)) = chars.next() {
        match c {
            '[' => within_command = comment.get(at..).is_some_and(is_command),
            ']' => within_command = false,
            ' ' if !within_command => {
                // A line that begins with `%` would be hidden from other programs, one with a tag taken for a game.
                let next = chars.peek().map(|(_, next)| *next);
                let rest = comment.get(at + 1..).unwrap_or_default();
                let is_tag = rest.starts_with('[') && !rest.starts_with("[%");
                if !matches!(next, Some(' ' | '\n' | '%')) && !is_tag {
                    pieces.extend(comment.get(start..=at));
                    start = at + 1;
                }
            }
            _ => {}
        }
    }
    pieces.extend(comment.get(start..).filter(|rest| !rest.is_empty()));
    pieces
}

/// Whether a command such as `[%clk 0:15:27]` begins here and ends soon.
fn is_command(text: &str) -> bool {
    text.starts_with("[%") && text.chars().take(40).any(|c| c == ']')
}
