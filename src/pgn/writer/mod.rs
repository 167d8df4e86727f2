//! Writes a game in the export format of the PGN standard (section 3.2 and 8.2).

mod page;

use self::page::Page;
use super::edit::{Edit, EditPlace};
use crate::game::{Game, GameResult, Letters, NodeId, Record, Tags};

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
                // What stands beside a move goes with it where others are put in before.
                let mut beside = last.map_or_else(Vec::new, |_| beside(game, id));
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
