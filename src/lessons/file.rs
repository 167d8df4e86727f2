//! A lesson as it is read from its file (TOML), and what can be wrong with it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use serde::Deserialize;
use shakmaty::{Position, Square};
use toml::Spanned;

use super::case::WrittenClaim;
use super::{ExamCase, Lesson, Question, Step, Texts};
use crate::game::{Line, Ply};
use crate::pgn::{Paper, PieceLetters};
use crate::rules::{CastlingRight, Course, Outcome, same_position};

/// What is wrong with a file of lessons, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LessonError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a lesson or a case of the exam.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// It is no TOML, or has other keys than a lesson; in the words of the TOML reader.
    #[error("{0}")]
    Form(String),
    /// A key that must be there.
    #[error("{0} is missing")]
    Missing(String),
    /// There is no text in any language.
    #[error("there is no text")]
    NoText,
    /// It has no step.
    #[error("there is no step")]
    NoStep,
    /// The start is no position.
    #[error("the start is no position")]
    Start,
    /// A move cannot be read or played; as it stands there.
    #[error("{0} cannot be played")]
    Move(String),
    /// A moment that the moves do not have.
    #[error("there are only {0} half-moves")]
    NoSuchMoment(usize),
    /// What is no square, or no two squares.
    #[error("{0} is no square or arrow")]
    NoSquare(String),
    /// A statement without an answer, or an answer without a statement.
    #[error("statement and holds belong together")]
    HalfStatement,
    /// A right to castle that is shown as standing and has gone, or the other way round; whether it stands by the rules.
    #[error("{word}: by the rules this right to castle {}", if *.1 { "stands" } else { "does not stand" }, word = .0)]
    Right(String, bool),
    /// By the rules it is the other way round.
    #[error("by the rules the two positions are {}", if *.0 { "the same" } else { "not the same" })]
    Otherwise(bool),
    /// A word that stands for nothing here.
    #[error("{0} is not known here")]
    NoSuchWord(String),
    /// The intended move cannot be read, or several fit.
    #[error("{0} is no intended move")]
    Intended(String),
    /// By the rules the outcome is another one.
    #[error("by the rules the outcome is {0:?}")]
    OtherOutcome(Outcome),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a lesson")]
struct Written {
    title: Spanned<BTreeMap<String, String>>,
    source: Option<String>,
    start: Option<Spanned<String>>,
    #[serde(default)]
    chess960: bool,
    moves: Spanned<String>,
    compare: Spanned<[usize; 2]>,
    same: Spanned<bool>,
    #[serde(default, rename = "step")]
    steps: Vec<Spanned<WrittenStep>>,
}

#[derive(Deserialize)]
#[serde(expecting = "a step")]
struct WrittenStep {
    at: usize,
    #[serde(default)]
    squares: Vec<String>,
    #[serde(default)]
    arrows: Vec<String>,
    #[serde(default)]
    rights: Vec<String>,
    #[serde(default)]
    lost: Vec<String>,
    #[serde(default)]
    quiz: bool,
    statement: Option<BTreeMap<String, String>>,
    holds: Option<bool>,
    #[serde(flatten)]
    texts: BTreeMap<String, String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a case of the exam")]
struct WrittenCase {
    title: Spanned<BTreeMap<String, String>>,
    start: Option<Spanned<String>>,
    #[serde(default)]
    chess960: bool,
    moves: Spanned<String>,
    told: Spanned<BTreeMap<String, String>>,
    claim: Spanned<WrittenClaim>,
}

/// What a file holds.
#[derive(Clone, Debug)]
pub enum Scene {
    /// A lesson.
    Lesson(Box<Lesson>),
    /// A case of the exam.
    Case(Box<ExamCase>),
}

/// Where a problem stands, before its line is counted.
type Placed = (Range<usize>, Problem);

/// Reads a file that holds a lesson, or a case of the exam where it has a `[claim]`. `name` is that of the file, without the ending.
///
/// # Errors
/// [`LessonError`]: the line, and what is wrong there.
pub fn read_scene(name: &str, text: &str) -> Result<Scene, LessonError> {
    #[derive(Deserialize)]
    struct Kind {
        claim: Option<toml::Value>,
    }
    // An editor may have put a mark of the encoding before the first letter.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    let kind: Kind = from_toml(text)?;
    if kind.claim.is_some() {
        read_case(name, text).map(|case| Scene::Case(Box::new(case)))
    } else {
        read(name, text).map(|lesson| Scene::Lesson(Box::new(lesson)))
    }
}

fn from_toml<'t, T: Deserialize<'t>>(text: &'t str) -> Result<T, LessonError> {
    toml::from_str(text).map_err(|error| LessonError {
        line: error.span().map_or(1, |span| line_of(text, &span)),
        problem: form(error.message()),
    })
}

/// What the TOML reader says; what is missing or not known here in our own words.
fn form(message: &str) -> Problem {
    let quoted = message.split('`').nth(1).map(str::to_owned);
    match quoted {
        Some(key) if message.starts_with("missing field") => Problem::Missing(key),
        Some(key) if message.starts_with("unknown field") => Problem::NoSuchWord(key),
        _ => Problem::Form(message.to_owned()),
    }
}

fn line_of(text: &str, span: &Range<usize>) -> usize {
    let before = text.get(..span.start).unwrap_or_default();
    before.matches('\n').count() + 1
}

fn placed(text: &str) -> impl Fn(Placed) -> LessonError + '_ {
    |(span, problem)| LessonError {
        line: line_of(text, &closer(text, span, &problem)),
        problem,
    }
}

/// What is wrong within a step or a claim is told by its own line, where it can be found there.
fn closer(text: &str, span: Range<usize>, problem: &Problem) -> Range<usize> {
    // The key of the line, and what stands on it.
    let (key, word) = match problem {
        Problem::NoSquare(word) | Problem::NoSuchWord(word) | Problem::Intended(word) => {
            ("", word.as_str())
        }
        Problem::Right(word, stands) => (if *stands { "lost" } else { "rights" }, word.as_str()),
        Problem::NoSuchMoment(_) => ("at", ""),
        Problem::HalfStatement => ("holds", ""),
        Problem::OtherOutcome(_) => ("outcome", ""),
        _ => return span,
    };
    let is_meant = |line: &str| {
        let key_of = line.split('=').next().unwrap_or_default().trim();
        let is_key = key.is_empty() || key_of == key;
        let quoted = word.is_empty() || key_of == word || line.contains(&format!("\"{word}\""));
        is_key && quoted
    };
    let rest = text.get(span.start..).unwrap_or_default();
    let mut begins = span.start;
    for (i, line) in rest.split_inclusive('\n').enumerate() {
        // The next part begins.
        if i > 0 && line.trim_start().starts_with('[') {
            break;
        }
        if is_meant(line) {
            return begins..begins;
        }
        begins += line.len();
    }
    span
}

/// Reads a lesson. `name` is that of its file, without the ending.
///
/// # Errors
/// [`LessonError`]: the line, and what is wrong there.
pub fn read(name: &str, text: &str) -> Result<Lesson, LessonError> {
    let written: Written = from_toml(text)?;
    lesson(name, &written, text).map_err(placed(text))
}

fn lesson(name: &str, written: &Written, text: &str) -> Result<Lesson, Placed> {
    let course = course(
        written.start.as_ref(),
        written.chess960,
        &written.moves,
        text,
    )?;
    let mut steps = Vec::new();
    for step in &written.steps {
        steps.push(read_step(step, &course)?);
    }
    if steps.is_empty() {
        return Err((0..0, Problem::NoStep));
    }
    let span = written.compare.span();
    let [one, other] = *written.compare.get_ref();
    let one = moment(&course, one, &span)?;
    let other = moment(&course, other, &span)?;
    let line = course.line();
    let same = same_position(line.position(one), line.position(other));
    if same != *written.same.get_ref() {
        return Err((written.same.span(), Problem::Otherwise(same)));
    }
    Ok(Lesson {
        name: name.to_owned(),
        title: texts(written.title.get_ref(), &written.title.span())?,
        source: written.source.clone(),
        course: Rc::new(course),
        steps,
        compare: [one, other],
        same,
    })
}

fn read_case(name: &str, text: &str) -> Result<ExamCase, LessonError> {
    let written: WrittenCase = from_toml(text)?;
    case(name, &written, text).map_err(placed(text))
}

fn case(name: &str, written: &WrittenCase, text: &str) -> Result<ExamCase, Placed> {
    let course = course(
        written.start.as_ref(),
        written.chess960,
        &written.moves,
        text,
    )?;
    let title = texts(written.title.get_ref(), &written.title.span())?;
    let told = texts(written.told.get_ref(), &written.told.span())?;
    let span = written.claim.span();
    let claim = written.claim.get_ref();
    let at = moment(&course, claim.at, &span)?;
    ExamCase::new(name, [title, told], course, at, claim).map_err(|problem| (span, problem))
}

fn moment(course: &Course, ply: usize, span: &Range<usize>) -> Result<Ply, Placed> {
    let half_moves = u32::try_from(ply).unwrap_or(u32::MAX);
    let line = course.line();
    let none = || (span.clone(), Problem::NoSuchMoment(line.end().index()));
    line.ply(half_moves).ok_or_else(none)
}

/// What is no move of a game and would change what is read: tags, comments, variations.
const NO_MOVES: [char; 10] = ['"', '\\', '[', ']', '{', '}', '(', ')', ';', '%'];

/// The game. Where it cannot be played, the start or the first bad move is told.
fn course(
    start: Option<&Spanned<String>>,
    chess960: bool,
    moves: &Spanned<String>,
    text: &str,
) -> Result<Course, Placed> {
    let bad = |text: &str| text.chars().find(|c| NO_MOVES.contains(c));
    let fen = start.map(|start| (start.get_ref().trim(), start.span()));
    if let Some((fen, span)) = &fen
        && bad(fen).is_some()
    {
        return Err((span.clone(), Problem::Start));
    }
    if let Some(bad) = bad(moves.get_ref()) {
        return Err((moves.span(), Problem::Move(bad.to_string())));
    }
    // A game without moves is one by its tags.
    let mut tags = String::from("[Event \"?\"]\n");
    if let Some((fen, _)) = &fen {
        tags.push_str("[SetUp \"1\"]\n[FEN \"");
        tags.push_str(fen);
        tags.push_str("\"]\n");
    }
    if chess960 {
        tags += "[Variant \"Chess960\"]\n";
    }
    let lines_before = tags.lines().count() + 1;
    let game = format!("{tags}\n{} *\n", moves.get_ref());
    let paper = Paper::read(game.into_bytes());
    let record = paper.record(1, PieceLetters::Recognise);
    let first = record.as_ref().and_then(|record| record.game.as_ref());
    let (Some(record), Some(game)) = (&record, first) else {
        let span = fen.map_or_else(|| moves.span(), |(_, span)| span);
        return Err((span, Problem::Start));
    };
    if let Some(error) = record.error() {
        let word = error.token.clone().unwrap_or_default();
        let line = error.place.map_or(0, |place| place.line as usize);
        let within = line.saturating_sub(lines_before + 1);
        let begins = line_within(text, &moves.span(), within);
        return Err((begins..begins, Problem::Move(word)));
    }
    if paper.games().len() > 1 {
        // A result in the middle ends the game; what follows it would be lost.
        let result = record.closing.map_or("*", |result| result.as_str());
        return Err((moves.span(), Problem::Move(result.to_owned())));
    }
    Ok(Course::of(Line::main(game)))
}

/// Where the n-th line of a text in quotation marks begins, from 0.
fn line_within(text: &str, span: &Range<usize>, line: usize) -> usize {
    let raw = text.get(span.clone()).unwrap_or_default();
    let long = raw.starts_with("\"\"\"") || raw.starts_with("'''");
    let inner = raw.get(if long { 3 } else { 1 }..).unwrap_or_default();
    // A line end right after the quotation marks belongs to them.
    let first = ["\r\n", "\n"]
        .into_iter()
        .find(|end| long && inner.starts_with(end));
    let skipped = raw.len() - inner.len() + first.map_or(0, str::len);
    let inner = raw.get(skipped..).unwrap_or_default();
    let before: usize = inner.split_inclusive('\n').take(line).map(str::len).sum();
    span.start + skipped + before
}

fn texts(written: &BTreeMap<String, String>, span: &Range<usize>) -> Result<Texts, Placed> {
    // A key that is none of ours would pass for a language.
    let is_language = |code: &str| {
        let main = code.split('-').next().unwrap_or_default();
        main.len() == 2 && code.chars().all(|c| c.is_ascii_alphabetic() || c == '-')
    };
    if let Some(key) = written.keys().find(|key| !is_language(key)) {
        return Err((span.clone(), Problem::NoSuchWord(key.clone())));
    }
    let texts = written.clone().into_iter();
    let texts: Vec<_> = texts.filter(|(_, text)| !text.trim().is_empty()).collect();
    if texts.is_empty() {
        return Err((span.clone(), Problem::NoText));
    }
    Ok(Texts(texts))
}

fn read_step(step: &Spanned<WrittenStep>, course: &Course) -> Result<Step, Placed> {
    let written = step.get_ref();
    let square = |text: &str| {
        text.parse::<Square>()
            .map_err(|_| Problem::NoSquare(text.to_owned()))
    };
    let arrow = |text: &String| {
        let (from, to) = text
            .split_at_checked(2)
            .ok_or_else(|| Problem::NoSquare(text.clone()))?;
        let both = square(from).and_then(|from| Ok((from, square(to)?)));
        both.map_err(|_| Problem::NoSquare(text.clone()))
    };
    let arrows = |texts: &[String]| {
        let read: Result<_, Problem> = texts.iter().map(arrow).collect();
        read.map_err(|problem| (step.span(), problem))
    };
    let squares: Result<_, Problem> = written.squares.iter().map(|text| square(text)).collect();
    let asks = match (&written.statement, written.holds, written.quiz) {
        (None, None, false) => None,
        (None, None, true) => Some(Question::Same),
        (Some(text), Some(holds), false) => Some(Question::Statement {
            text: texts(text, &step.span())?,
            holds,
        }),
        _ => return Err((step.span(), Problem::HalfStatement)),
    };
    let at = moment(course, written.at, &step.span())?;
    let position = course.line().position(at);
    let check = |right: &String, wanted: bool| {
        let stands = CastlingRight::all(position).iter().any(|standing| {
            let king = position.board().king_of(standing.side);
            king.is_some_and(|king| *right == format!("{king}{}", standing.rook))
        });
        let problem = Problem::Right(right.clone(), stands);
        (stands == wanted)
            .then_some(())
            .ok_or_else(|| (step.span(), problem))
    };
    let rights = arrows(&written.rights)?;
    let lost = arrows(&written.lost)?;
    written
        .rights
        .iter()
        .try_for_each(|right| check(right, true))?;
    written
        .lost
        .iter()
        .try_for_each(|right| check(right, false))?;
    Ok(Step {
        at,
        text: texts(&written.texts, &step.span())?,
        squares: squares.map_err(|problem| (step.span(), problem))?,
        arrows: arrows(&written.arrows)?,
        rights,
        lost,
        asks,
    })
}
