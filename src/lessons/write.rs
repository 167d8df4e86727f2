//! A lesson written as a file, from two moments of a game.

use std::collections::BTreeMap;
use std::fmt::Write;

use serde::Serialize;
use shakmaty::Square;

use crate::game::{Line, Made, Ply};
use crate::rules::same_position;

/// What a lesson is made of. Its texts come from `words`, in each language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewLesson {
    /// The title by language.
    pub title: BTreeMap<String, String>,
    /// Players and event; `None` leaves the names out.
    pub source: Option<String>,
    /// The steps.
    pub steps: Vec<NewStep>,
    /// The two moments to compare.
    pub compare: [Ply; 2],
}

/// A step of a new lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewStep {
    /// The moment.
    pub at: Ply,
    /// Its sentences by language.
    pub text: BTreeMap<String, String>,
    /// Rights to castle that went, by the squares of king and rook.
    pub lost: Vec<(Square, Square)>,
    /// Whether it is asked here if the two positions are the same.
    pub asks: bool,
}

#[derive(Serialize)]
struct File<'f> {
    title: &'f BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'f str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    start: Option<&'f str>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    chess960: bool,
    moves: String,
    compare: [usize; 2],
    same: bool,
    step: Vec<FileStep<'f>>,
}

#[derive(Serialize)]
struct FileStep<'f> {
    at: usize,
    #[serde(flatten)]
    text: &'f BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lost: Vec<String>,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    quiz: bool,
}

/// The text of a lesson's file (TOML), which [`read`](super::read) reads again. `None` where the line up to the moments has a gap or
/// an illegal move that stood: a lesson plays legal moves only.
#[must_use]
pub fn write(line: &Line, lesson: &NewLesson) -> Option<String> {
    let [one, other] = lesson.compare;
    let steps = lesson.steps.iter().map(|step| step.at);
    let last = steps.fold(one.max(other), Ply::max);
    let file = File {
        title: &lesson.title,
        source: lesson.source.as_deref(),
        start: line.start().fen(),
        chess960: line.start().is_chess960(),
        moves: moves(line, last)?,
        compare: [one.index(), other.index()],
        same: same_position(line.position(one), line.position(other)),
        step: lesson
            .steps
            .iter()
            .map(|step| FileStep {
                at: step.at.index(),
                text: &step.text,
                lost: step.lost.iter().map(|(k, r)| format!("{k}{r}")).collect(),
                quiz: step.asks,
            })
            .collect(),
    };
    toml::to_string_pretty(&file).ok()
}

/// The moves up to a moment as they stand in a PGN; `None` where one is not legal or not known.
fn moves(line: &Line, last: Ply) -> Option<String> {
    let mut text = String::new();
    for (i, label) in line.labels().take(last.index()).enumerate() {
        if label.made != Made::Legally {
            return None;
        }
        if i > 0 {
            text.push(' ');
        }
        let is_white = label.side.is_white();
        if is_white || i == 0 {
            let dots = if is_white { "." } else { "..." };
            write!(text, "{}{dots} ", label.number).ok()?;
        }
        text.push_str(&label.san);
    }
    Some(text)
}

/// A line up to a moment as a game of its own, in PGN.
pub(super) fn game_up_to(line: &Line, at: Ply) -> String {
    let start = line.start();
    let set_up = start.fen().map(|fen| {
        let variant = if start.is_chess960() {
            "[Variant \"Chess960\"]\n"
        } else {
            ""
        };
        format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n{variant}")
    });
    let moves = moves(line, at).unwrap_or_default();
    // A game without moves is one by its tags.
    format!("[Event \"?\"]\n{}\n{moves} *\n", set_up.unwrap_or_default())
}
