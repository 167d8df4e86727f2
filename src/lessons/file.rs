//! A lesson as it is read from its file (TOML), and what can be wrong with it.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use serde::Deserialize;
use shakmaty::Square;
use toml::Spanned;

use super::{Lesson, Step, Texts};
use crate::game::{Line, Ply};
use crate::pgn::{Paper, PieceLetters};
use crate::rules::{Course, same_position};

/// What is wrong with a lesson, and where.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct LessonError {
    /// The line of the file, from 1.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What can be wrong with a lesson.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// It is no TOML, or has other keys than a lesson.
    #[error("{0}")]
    Form(String),
    /// A text is missing in English.
    #[error("the text has no English")]
    NoEnglish,
    /// It has no step.
    #[error("there is no step")]
    NoStep,
    /// The start is no position, or a move is not legal.
    #[error("the moves cannot be played")]
    Moves,
    /// A moment that the moves do not have.
    #[error("there are only {0} half-moves")]
    NoSuchMoment(usize),
    /// What is no square, or no two squares.
    #[error("{0} is no square or arrow")]
    NoSquare(String),
    /// By the rules it is the other way round.
    #[error("by the rules the two positions are {}", if *.0 { "the same" } else { "not the same" })]
    Otherwise(bool),
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    title: BTreeMap<String, String>,
    start: Option<String>,
    moves: Spanned<String>,
    compare: Spanned<[usize; 2]>,
    same: bool,
    #[serde(default, rename = "step")]
    steps: Vec<Spanned<WrittenStep>>,
}

#[derive(Deserialize)]
struct WrittenStep {
    at: usize,
    #[serde(default)]
    squares: Vec<String>,
    #[serde(default)]
    arrows: Vec<String>,
    #[serde(default)]
    quiz: bool,
    #[serde(flatten)]
    texts: BTreeMap<String, String>,
}

/// Reads a lesson. `name` is that of its file, without the ending.
///
/// # Errors
/// [`LessonError`]: the line, and what is wrong there.
pub fn read(name: &str, text: &str) -> Result<Lesson, LessonError> {
    let line_of = |span: Range<usize>| {
        let before = text.get(..span.start).unwrap_or_default();
        before.matches('\n').count() + 1
    };
    let written: Written = toml::from_str(text).map_err(|error| LessonError {
        line: error.span().map_or(1, line_of),
        problem: Problem::Form(error.message().to_owned()),
    })?;
    let at = |span: Range<usize>, problem| LessonError {
        line: line_of(span),
        problem,
    };
    let course = course(&written).ok_or_else(|| at(written.moves.span(), Problem::Moves))?;
    let moment = |ply: usize| {
        let half_moves = u32::try_from(ply).unwrap_or(u32::MAX);
        course.line().ply(half_moves).ok_or_else(|| {
            let last = course.line().end().index();
            Problem::NoSuchMoment(last)
        })
    };
    let mut steps = Vec::new();
    for step in &written.steps {
        let read = read_step(step.get_ref(), moment);
        steps.push(read.map_err(|problem| at(step.span(), problem))?);
    }
    if steps.is_empty() {
        return Err(at(0..0, Problem::NoStep));
    }
    let title = texts(&written.title).map_err(|problem| at(0..0, problem))?;
    let compare = written.compare.get_ref().map(moment);
    let [Ok(one), Ok(other)] = compare else {
        let problem = Problem::NoSuchMoment(course.line().end().index());
        return Err(at(written.compare.span(), problem));
    };
    let line = course.line();
    let same = same_position(line.position(one), line.position(other));
    if same != written.same {
        return Err(at(written.compare.span(), Problem::Otherwise(same)));
    }
    Ok(Lesson {
        name: name.to_owned(),
        title,
        course: Rc::new(course.clone()),
        steps,
        compare: [one, other],
        same,
    })
}

/// The game; `None` where it cannot be played.
fn course(written: &Written) -> Option<Course> {
    let tags = written.start.as_ref().map_or_else(String::new, |fen| {
        format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n")
    });
    let text = format!("{tags}{} *\n", written.moves.get_ref());
    let record = Paper::read(text.into_bytes()).record(1, PieceLetters::Recognise)?;
    let game = record.game.as_ref().filter(|_| record.error().is_none())?;
    Some(Course::of(Line::main(game)))
}

fn texts(written: &BTreeMap<String, String>) -> Result<Texts, Problem> {
    let texts = Texts(written.clone().into_iter().collect());
    if texts.has("en") {
        Ok(texts)
    } else {
        Err(Problem::NoEnglish)
    }
}

fn read_step(
    written: &WrittenStep,
    moment: impl Fn(usize) -> Result<Ply, Problem>,
) -> Result<Step, Problem> {
    let square = |text: &str| {
        text.parse::<Square>()
            .map_err(|_| Problem::NoSquare(text.to_owned()))
    };
    let arrow = |text: &String| {
        let (from, to) = text
            .split_at_checked(2)
            .ok_or_else(|| Problem::NoSquare(text.clone()))?;
        Ok((square(from)?, square(to)?))
    };
    Ok(Step {
        at: moment(written.at)?,
        text: texts(&written.texts)?,
        squares: written
            .squares
            .iter()
            .map(|text| square(text))
            .collect::<Result<_, _>>()?,
        arrows: written.arrows.iter().map(arrow).collect::<Result<_, _>>()?,
        asks: written.quiz,
    })
}
