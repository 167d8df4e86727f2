//! `thrice report`: the finding for one moment of one game.

use std::path::Path;

use super::arguments::{MomentArguments, ReportArguments, ReportFormat};
use super::exit::ReportExit;
use super::output;
use crate::disk;
use crate::game::{Letters, Line, Ply, Record, Status};
use crate::pgn::Paper;
use crate::report::Report;
use crate::rules::{Basis, Claim, Course, Intended, IntendedError};
use crate::words::Words;
use crate::writers;

/// A sentence for standard error; the command ends without a finding.
struct Message(String);

/// Carries out the command and says how it ended.
pub(super) fn run(arguments: &ReportArguments) -> ReportExit {
    let words = Words::new(arguments.language());
    let (report, exit) = match find(arguments, &words) {
        Ok(found) => found,
        Err(Message(text)) => {
            output::message(&text);
            return ReportExit::NoFinding;
        }
    };
    for defect in report.record.damage() {
        output::message(&words.defect_in_file(&report.record.file, report.record.game, defect));
    }
    match tell(&report, arguments.format, &words) {
        Ok(()) => exit,
        Err(detail) => {
            output::message(&words.say_with("error-write", &[("detail", detail.into())]));
            ReportExit::NoFinding
        }
    }
}

fn tell(report: &Report, format: ReportFormat, words: &Words) -> Result<(), String> {
    let text = match format {
        ReportFormat::Text => writers::report_text(report, words),
        ReportFormat::Json => {
            writers::report_json(report, words).map_err(|error| error.to_string())?
        }
    };
    output::answer(&text).map_err(|error| error.to_string())
}

fn find(arguments: &ReportArguments, words: &Words) -> Result<(Report, ReportExit), Message> {
    let file = arguments.file.display().to_string();
    let paper = open(&arguments.file, words)?;
    let record = choose_game(&paper, &file, arguments, words)?;
    let Some(game) = &record.game else {
        return Ok((
            Report::refused(&file, &record, arguments.laws),
            ReportExit::NoFinding,
        ));
    };
    let (edition, _) = arguments.laws.for_game(&record.tags);
    let course = Course::under(Line::main(game), edition);
    let line = course.line();
    let moment = choose_moment(&file, &record, line, &arguments.moment, words)?;
    let claim = claim(arguments, line, moment, record.letters, words)?;
    let report = Report::new(&file, &record, &course, moment, claim, arguments.laws);
    let exit = if record.status == Status::Partial {
        ReportExit::Damaged
    } else {
        ReportExit::Whole
    };
    Ok((report, exit))
}

fn open(path: &Path, words: &Words) -> Result<Paper, Message> {
    let file = path.display().to_string();
    let bytes = disk::read_file(path).map_err(|error| {
        let places = [
            ("file", file.as_str().into()),
            ("detail", error.to_string().into()),
        ];
        Message(words.say_with(error.key(), &places))
    })?;
    let paper = Paper::read(bytes);
    if paper.games().is_empty() {
        return Err(Message(
            words.say_with("error-no-game", &[("file", file.into())]),
        ));
    }
    Ok(paper)
}

fn choose_game(
    paper: &Paper,
    file: &str,
    arguments: &ReportArguments,
    words: &Words,
) -> Result<Record, Message> {
    let games = paper.games();
    let number = match arguments.moment.game {
        Some(number) => number,
        None if games.len() == 1 => 1,
        None => {
            let places = [("file", file.into()), ("n", games.len().into())];
            let list = games
                .iter()
                .map(|game| words.game_choice(game.number, &game.tags));
            let lines = std::iter::once(words.say_with("error-several-games", &places)).chain(list);
            return Err(Message(lines.collect::<Vec<_>>().join("\n")));
        }
    };
    paper
        .record(number, arguments.letters())
        .ok_or_else(|| Message(words.no_such_game(file, number, games.len())))
}

fn choose_moment(
    file: &str,
    record: &Record,
    line: &Line,
    wanted: &MomentArguments,
    words: &Words,
) -> Result<Ply, Message> {
    if let Some(half_moves) = wanted.ply {
        return line
            .ply(half_moves)
            .ok_or_else(|| Message(words.no_such_ply(file, record, line, half_moves)));
    }
    match &wanted.after {
        Some(named) => named
            .find(line)
            .ok_or_else(|| Message(words.no_such_move(file, record, line, named))),
        None => Ok(line.end()),
    }
}

fn claim(
    arguments: &ReportArguments,
    line: &Line,
    moment: Ply,
    letters: Letters,
    words: &Words,
) -> Result<Option<Claim>, Message> {
    let Some(claimant) = arguments.claimant else {
        return Ok(None);
    };
    let claimant = claimant.color();
    let basis = match &arguments.intends {
        None => Basis::OnBoard,
        Some(text) => {
            let text = text.trim();
            let intended = Intended::read(text, line.position(moment), claimant, letters);
            Basis::IntendedMove(intended.map_err(|error| intended_message(text, &error, words))?)
        }
    };
    Ok(Some(arguments.stated.claim(claimant, basis)))
}

fn intended_message(text: &str, error: &IntendedError, words: &Words) -> Message {
    Message(match error {
        IntendedError::Unreadable(_) => {
            words.say_with("error-intends-unreadable", &[("move", text.into())])
        }
        IntendedError::Ambiguous(candidates) => {
            let places = [
                ("move", text.into()),
                ("candidates", candidates.join(", ").into()),
            ];
            words.say_with("error-intends-ambiguous", &places)
        }
    })
}
