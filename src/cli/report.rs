//! `thrice report`: the finding for one moment of one game.

use std::path::Path;

use super::arguments::{MomentArguments, ReportArguments, ReportFormat};
use super::exit::Exit;
use super::output;
use crate::disk;
use crate::game::{Line, Ply, Record, Status};
use crate::pgn::Paper;
use crate::report::Report;
use crate::rules::{Basis, Claim, Course, Intended, IntendedError, Procedure};
use crate::words::Words;
use crate::writers;

/// A sentence for standard error; the command ends without a finding.
struct Message(String);

/// Carries out the command and says how it ended.
pub(super) fn run(arguments: &ReportArguments) -> Exit {
    let words = Words::new(arguments.language());
    let (report, exit) = match find(arguments, &words) {
        Ok(found) => found,
        Err(Message(text)) => {
            output::message(&text);
            return Exit::NoFinding;
        }
    };
    let text = match arguments.format {
        ReportFormat::Text => writers::report_text(&report, &words),
        ReportFormat::Json => writers::report_json(&report, &words),
    };
    if let Some(error) = report.record.error() {
        output::message(&words.defect_in_file(&report.record.file, report.record.game, error));
    }
    match output::answer(&text) {
        Ok(()) => exit,
        Err(error) => {
            output::message(
                &words.say_with("error-write", &[("detail", error.to_string().into())]),
            );
            Exit::NoFinding
        }
    }
}

fn find(arguments: &ReportArguments, words: &Words) -> Result<(Report, Exit), Message> {
    let file = arguments.file.display().to_string();
    let edition = arguments.laws.edition();
    let paper = open(&arguments.file, words)?;
    let record = choose_game(&paper, &file, arguments.moment, words)?;
    let Some(game) = &record.game else {
        return Ok((Report::refused(&file, &record, edition), Exit::NoFinding));
    };
    let course = Course::of(Line::main(game));
    let line = course.line();
    let moment = choose_moment(line, arguments.moment, words)?;
    let claim = claim(arguments, line, moment, words)?;
    let report = Report::new(&file, &record, &course, moment, claim, edition);
    let exit = if record.status == Status::Partial {
        Exit::Partial
    } else {
        Exit::Whole
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
    moment: MomentArguments,
    words: &Words,
) -> Result<Record, Message> {
    let games = paper.games();
    let number = match moment.game {
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
    paper.record(number).ok_or_else(|| {
        let places = [
            ("file", file.into()),
            ("game", number.to_string().into()),
            ("n", games.len().into()),
        ];
        Message(words.say_with("error-no-such-game", &places))
    })
}

fn choose_moment(line: &Line, wanted: MomentArguments, words: &Words) -> Result<Ply, Message> {
    if let Some(half_moves) = wanted.ply {
        return line.ply(half_moves).ok_or_else(|| {
            let plies = line.end().to_string();
            let places = [
                ("ply", half_moves.to_string().into()),
                ("plies", plies.into()),
            ];
            Message(words.say_with("error-no-such-ply", &places))
        });
    }
    let Some(after) = wanted.after else {
        return Ok(line.end());
    };
    line.after(after.number, after.side).ok_or_else(|| {
        let wanted = format!("{}{}", after.number, after.side.fold_wb("w", "b"));
        match line.label(line.end()) {
            Some(last) => {
                let places = [("move", wanted.into()), ("last", words.mv(last).into())];
                Message(words.say_with("error-no-such-move", &places))
            }
            None => Message(words.say_with("error-no-such-move-empty", &[("move", wanted.into())])),
        }
    })
}

fn claim(
    arguments: &ReportArguments,
    line: &Line,
    moment: Ply,
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
            let intended = Intended::read(text, line.position(moment), claimant);
            Basis::IntendedMove(intended.map_err(|error| intended_message(text, &error, words))?)
        }
    };
    Ok(Some(Claim {
        claimant,
        basis,
        ground: None,
        procedure: Procedure::default(),
    }))
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
