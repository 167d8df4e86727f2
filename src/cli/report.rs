//! `thrice report`: the finding for one moment of one game.

use std::path::Path;

use super::arguments::{MomentArguments, ReportArguments, ReportFormat};
use super::exit::ReportExit;
use super::output;
use crate::disk;
use crate::game::{Letters, Line, Ply, Record, Status};
use crate::pgn::Paper;
use crate::report::{ClaimRecord, Report};
use crate::rules::{Basis, Claim, Course, Intended, IntendedError};
use crate::words::Words;
use crate::writers;

/// A sentence for standard error; the command ends without a finding.
struct Message(String);

/// Carries out the command and says how it ended.
pub(super) fn run(arguments: &ReportArguments) -> ReportExit {
    let words = Words::new(arguments.language());
    let found = match find(arguments, &words) {
        Ok(found) => found,
        Err(Message(text)) => {
            output::message(&text);
            return ReportExit::NoFinding;
        }
    };
    let record = &found.report.record;
    for defect in record.damage() {
        output::message(&words.defect_in_file(&record.file, record.game, defect));
    }
    let to_file = arguments
        .output
        .as_ref()
        .filter(|path| path.as_os_str() != "-");
    if matches!(arguments.format, ReportFormat::Record | ReportFormat::Pdf)
        && found.claim.is_none()
        && arguments.claimant.is_none()
    {
        output::message(&words.say("error-record-needs-claim"));
        return ReportExit::NoFinding;
    }
    let told = match to_file {
        None => answer(&found, arguments.format, &words)
            .and_then(|answer| output::answer_bytes(&answer).map_err(|error| error.to_string())),
        Some(path) => answer(&found, arguments.format, &words)
            .and_then(|answer| save(path, &arguments.file, &answer, &words)),
    };
    match told {
        Ok(()) => found.exit,
        Err(detail) => {
            output::not_written(&words, detail);
            ReportExit::NoFinding
        }
    }
}

/// What was found, and the record of the claim where one was made.
struct Found {
    report: Report,
    claim: Option<ClaimRecord>,
    exit: ReportExit,
}

fn answer(found: &Found, format: ReportFormat, words: &Words) -> Result<Vec<u8>, String> {
    match (format, &found.claim) {
        (ReportFormat::Text, _) => Ok(writers::report_text(&found.report, words).into_bytes()),
        (ReportFormat::Json, _) => writers::report_json(&found.report, words)
            .map(String::into_bytes)
            .map_err(|error| error.to_string()),
        (ReportFormat::Record | ReportFormat::Pdf, None) => {
            Err(words.say("error-record-needs-claim"))
        }
        (ReportFormat::Record, Some(claim)) => {
            Ok(writers::record_text(&words.record_page(claim)).into_bytes())
        }
        (ReportFormat::Pdf, Some(claim)) => pdf(claim, words),
    }
}

/// The page of a claim's record.
fn pdf(claim: &ClaimRecord, words: &Words) -> Result<Vec<u8>, String> {
    let page = words.record_page(claim);
    let language = words.language().code();
    let pdf = writers::record_pdf(&page, claim.event.paper, language, disk::fonts_with)
        .map_err(|error| error.to_string())?;
    if !pdf.missing.is_empty() {
        output::message(&words.no_font_for(&pdf.missing));
    }
    Ok(pdf.bytes)
}

/// Writes the answer into a file, whole or not at all. The file that was read is never written over.
fn save(path: &Path, read: &Path, answer: &[u8], words: &Words) -> Result<(), String> {
    if disk::are_one_file(path, read) {
        let file = path.display().to_string();
        return Err(words.say_with("error-output-is-input", &[("file", file.into())]));
    }
    disk::save(path, answer).map_err(|error| {
        let why = disk::why_key(&error).map_or_else(|| error.to_string(), |key| words.say(key));
        format!("{}: {why}", path.display())
    })
}

fn find(arguments: &ReportArguments, words: &Words) -> Result<Found, Message> {
    let file = arguments.file.display().to_string();
    let paper = open(&arguments.file, words)?;
    let record = choose_game(&paper, &file, arguments, words)?;
    let Some(game) = &record.game else {
        return Ok(Found {
            report: Report::refused(&file, &record, arguments.laws),
            claim: None,
            exit: ReportExit::NoFinding,
        });
    };
    let (edition, _) = arguments.laws.for_game(&record.tags);
    let course = Course::under(Line::main(game), edition);
    let line = course.line();
    let moment = choose_moment(&file, &record, line, &arguments.moment, words)?;
    let claim = claim(arguments, line, moment, record.letters, words)?;
    let laws = arguments.laws;
    let written = claim.clone().map(|claim| {
        let mut written = ClaimRecord::new((&file, &record), &course, moment, claim, laws);
        arguments.sheet.note(&mut written);
        written
    });
    let report = Report::new(&file, &record, &course, moment, claim, laws);
    let exit = if record.status == Status::Partial {
        ReportExit::Damaged
    } else {
        ReportExit::Whole
    };
    Ok(Found {
        report,
        claim: written,
        exit,
    })
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
            let own = Letters::of_language(words.language().code()).unwrap_or_default();
            let position = line.position(moment);
            let intended = Intended::read_in_any(text, position, claimant, &[letters, own]);
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
                ("candidates", words.candidates(candidates).into()),
            ];
            words.say_with("error-intends-ambiguous", &places)
        }
    })
}
