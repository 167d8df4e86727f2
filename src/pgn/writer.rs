//! Writes a game in the export format of the PGN standard (section 3.2 and 8.2).

use super::edit::{Edit, EditPlace};
use super::lexer::next_game;
use crate::game::{Game, GameResult, Letters, Link, NodeId, Record, Tags};

/// The seven tags that every game has, in their order, and what stands for a missing value.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];
/// The usual start.
const USUAL_FEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// No line of the movetext is longer, where a word does not make it so.
const LONGEST_LINE: usize = 79;

/// The text of a game in the standard's export format, without a line end after it: tags in their order, a
/// blank line, moves in English letters, numbers, NAGs, comments and variations, the result that the record has.
///
/// `game` is the record's game, perhaps changed. What could not be read is written as it stood: variations and their
/// rests, lines beginning with `%`, and `unread`, the text after the end of the record, from which the result is not
/// parted. No result is made: where the record has none, `*` is written. Long comments are folded after a blank, so that
/// they come back as they were; a comment with a brace is written to the end of the line after `;`. A game that goes on
/// with unread text in the letters of another language is written in these letters, so that it stays of one language.
/// `line_end` ends each line but those within unread text. O(n).
#[must_use]
pub fn write(record: &Record, game: &Game, unread: Option<&str>, line_end: &str) -> String {
    write_with(record, game, unread, line_end, None)
}

/// The piece letters in which a game is written: English, but those of the record where it goes on with unread text.
#[must_use]
pub fn letters_for(record: &Record, unread: Option<&str>) -> Letters {
    unread.map_or(Letters::english(), |_| record.letters)
}

/// The same with an edit of the moves. Then no move has a number, for the numbers after the edit may be others.
pub(super) fn write_with(
    record: &Record,
    game: &Game,
    unread: Option<&str>,
    line_end: &str,
    edit: Option<&Edit>,
) -> String {
    let mut page = Page {
        text: String::new(),
        line_end,
        letters: letters_for(record, unread),
        numbered: edit.is_none(),
        column: 0,
        glued: false,
    };
    let tags = tags(record, game);
    for (name, value) in &tags {
        page.tag(name, value);
    }
    for line in &record.kept_lines {
        page.push(line);
        page.new_line();
    }
    page.new_line();
    let roster = tags.get(..ROSTER.len()).unwrap_or_default();
    movetext(game, roster, &mut page, edit);
    let closing = record.closing.unwrap_or(GameResult::Unknown);
    match unread {
        Some(unread) => {
            // Else its end is the end of the game, with its result.
            if record.unread.is_some_and(|unread| unread.after_result) {
                page.word(closing.as_str());
            }
            page.raw(unread);
        }
        None => page.word(closing.as_str()),
    }
    page.text
}

/// The tag pairs in the order of the standard: the seven of the roster, then the others as the record has them, and
/// what the start needs.
fn tags(record: &Record, game: &Game) -> Vec<(String, String)> {
    let given = &record.tags;
    let mut tags: Vec<(String, String)> = ROSTER
        .iter()
        .map(|(name, missing)| {
            let value = given.get(name).unwrap_or(match *name {
                "Result" => record.closing.map_or(*missing, GameResult::as_str),
                _ => missing,
            });
            ((*name).to_owned(), value.to_owned())
        })
        .collect();
    let mut roster_seen: Vec<&str> = Vec::new();
    for (name, value) in given.iter() {
        let in_roster = ROSTER.iter().any(|(known, _)| *known == name);
        if in_roster && !roster_seen.contains(&name) {
            roster_seen.push(name);
        } else {
            tags.push((name.to_owned(), value.to_owned()));
        }
    }
    tags.extend(start_tags(given, game));
    tags
}

/// `SetUp`, `FEN` and `Variant` where the start needs them and the record does not have them.
fn start_tags(given: &Tags, game: &Game) -> Vec<(String, String)> {
    let start = game.start();
    let Some(fen) = start.fen() else {
        return Vec::new();
    };
    let mut tags = Vec::new();
    let mut add = |name: &str, value: &str| {
        if given.get_ignoring_case(name).is_none() {
            tags.push((name.to_owned(), value.to_owned()));
        }
    };
    let castling = fen.split_whitespace().nth(2).unwrap_or_default();
    let by_files = castling.contains(|c: char| matches!(c.to_ascii_lowercase(), 'a'..='h'));
    if start.is_chess960() && !by_files {
        add("Variant", "Chess960");
    }
    add("SetUp", "1");
    add("FEN", fen);
    tags
}

fn escaped(value: &str) -> String {
    value
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace(['\n', '\r'], " ")
}

/// What stands beside a move, the last of it first.
fn beside(game: &Game, id: NodeId) -> Vec<Task<'_>> {
    let parent = game.parent(id).unwrap_or(NodeId::START);
    let others = match game.children(parent) {
        [first, others @ ..] if *first == id => others,
        _ => &[],
    };
    let unread = game.unread_variations(id).iter().rev();
    let unread = unread.map(|text| Task::UnreadVariation(text));
    let variations = others.iter().rev().map(|id| Task::Variation(*id));
    unread.chain(variations).collect()
}

/// What is still to be written.
enum Task<'g> {
    /// A move and all that comes after it in its line.
    Move(NodeId),
    /// The same for a move before which others were put in.
    Inserted(NodeId),
    /// What comes after a move and its variations.
    Rest(NodeId),
    Variation(NodeId),
    UnreadVariation(&'g str),
    CloseVariation,
}

/// Writes the tree without recursion, however deep it is.
fn movetext(game: &Game, roster: &[(String, String)], page: &mut Page<'_>, edit: Option<&Edit>) {
    for comment in game.comments(NodeId::START) {
        page.comment(comment);
    }
    for variation in game.unread_variations(NodeId::START) {
        page.unread_variation(variation);
    }
    let mut tasks: Vec<Task<'_>> = vec![Task::Rest(NodeId::START)];
    let mut number_due = true;
    // What stood beside a move that was deleted stands beside the next one.
    let mut displaced: Vec<Task<'_>> = Vec::new();
    loop {
        let Some(task) = tasks.pop() else {
            if displaced.is_empty() {
                return;
            }
            tasks.append(&mut displaced);
            continue;
        };
        match task {
            Task::Move(id)
                if game.link(id).is_some()
                    && edit.is_none_or(|edit| edit.place != EditPlace::Move(id)) =>
            {
                page.segment(game, id, roster);
                number_due = true;
                tasks.push(Task::Rest(id));
            }
            Task::Move(id) => {
                let edit = edit.filter(|edit| edit.place == EditPlace::Move(id));
                let (last, is_written) = if let Some(edit) = edit {
                    page.edited(game, id, edit)
                } else {
                    page.numbered_move(game, id, number_due);
                    (Some(id), true)
                };
                number_due = !game.comments(id).is_empty();
                let mut beside = beside(game, id);
                beside.append(&mut displaced);
                tasks.push(last.map_or(Task::Inserted(id), Task::Rest));
                if is_written {
                    tasks.append(&mut beside);
                } else {
                    displaced = beside;
                }
            }
            Task::Inserted(id) => {
                if game.link(id).is_some() {
                    page.segment(game, id, roster);
                } else {
                    page.numbered_move(game, id, true);
                }
                tasks.push(Task::Rest(id));
                tasks.extend(beside(game, id));
            }
            Task::Rest(id) => {
                if let Some(text) = game.unread(id) {
                    page.raw(text);
                    number_due = true;
                }
                tasks.extend(game.children(id).first().map(|next| Task::Move(*next)));
            }
            Task::Variation(id) => {
                page.open();
                for comment in game.comments_before(id) {
                    page.comment(comment);
                }
                number_due = true;
                tasks.push(Task::CloseVariation);
                tasks.push(Task::Move(id));
            }
            Task::UnreadVariation(text) => {
                page.unread_variation(text);
                number_due = true;
            }
            Task::CloseVariation if !displaced.is_empty() => {
                tasks.push(Task::CloseVariation);
                tasks.append(&mut displaced);
            }
            Task::CloseVariation => {
                page.close();
                number_due = true;
            }
        }
    }
}

/// The page that is written on, in lines of a limited length.
struct Page<'p> {
    text: String,
    line_end: &'p str,
    letters: Letters,
    /// Whether moves have their numbers.
    numbered: bool,
    /// Characters in the line so far.
    column: usize,
    /// Whether the next word follows without a blank.
    glued: bool,
}

impl Page<'_> {
    fn new_line(&mut self) {
        self.text.push_str(self.line_end);
        self.column = 0;
        self.glued = false;
    }

    fn push(&mut self, text: &str) {
        self.text.push_str(text);
        self.column += text.chars().count();
    }

    /// Something that stays on one line.
    fn word(&mut self, word: &str) {
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

    fn tag(&mut self, name: &str, value: &str) {
        self.push(&format!("[{name} \"{}\"]", escaped(value)));
        self.new_line();
    }

    /// A later segment of the record begins: for other programs it is a game of its own, with a start of its own. The
    /// tag that joins it to the game before stands first.
    fn segment(&mut self, game: &Game, id: NodeId, roster: &[(String, String)]) {
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

    fn numbered_move(&mut self, game: &Game, id: NodeId, number_due: bool) {
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
    fn edited(&mut self, game: &Game, id: NodeId, edit: &Edit) -> (Option<NodeId>, bool) {
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

    fn open(&mut self) {
        self.word("(");
        self.glued = true;
    }

    fn close(&mut self) {
        if self.column + 1 > LONGEST_LINE {
            self.new_line();
        }
        self.glued = false;
        self.push(")");
    }

    /// Text of the record as it stood. It never begins a line, where a `%` would hide it, unless it is a bracket, which
    /// in the middle of a line would be something else; and it ends its line where a
    /// comment to the end of the line or an open bracket could swallow what follows.
    fn raw(&mut self, text: &str) {
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

    fn unread_variation(&mut self, text: &str) {
        self.open();
        self.raw(text);
        self.close();
    }

    fn comment(&mut self, text: &str) {
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
    fn brace_comment(&mut self, text: &str) {
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
