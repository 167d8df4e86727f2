//! `thrice scan`: every game of files and folders.

use super::arguments::{ScanArguments, ScanFormat};
use super::exit::ScanExit;
use super::output;
use crate::disk::{self, OpenError, Source};
use crate::game::Status;
use crate::report::Summary;
use crate::scan::{Row, ScanOptions, scan};
use crate::words::Words;
use crate::writers;

/// Carries out the command and says how it ended.
pub(super) fn run(arguments: ScanArguments) -> ScanExit {
    let words = Words::new(arguments.language());
    let options = ScanOptions {
        at_least: arguments.at_least as usize,
        laws: arguments.laws,
        letters: arguments.letters(),
        filter: arguments.filter(),
    };
    if arguments.format == ScanFormat::Csv
        && let Err(detail) = tell(writers::csv_headings())
    {
        output::message(&words.say_with("error-write", &[("detail", detail.into())]));
        return ScanExit::Damaged;
    }
    let (mut found, mut damaged) = (false, false);
    for source in disk::sources(arguments.paths) {
        let (file, source) = match source {
            Source::File(file, source) => (file, source),
            Source::EmptyFolder(file) => {
                output::message(&words.say_with("error-no-files", &[("file", file.into())]));
                continue;
            }
        };
        for row in scan(std::iter::once((file, source)), options.clone()) {
            match row {
                Row::Game(summary) => {
                    found |= summary.is_find();
                    damaged |= tell_damage(&summary, &words);
                    if let Err(detail) = tell_game(&summary, arguments.format, &words) {
                        output::message(
                            &words.say_with("error-write", &[("detail", detail.into())]),
                        );
                        return ScanExit::Damaged;
                    }
                }
                Row::NoGame { file } => {
                    output::message(&words.say_with("error-no-game", &[("file", file.into())]));
                }
                Row::Unreadable { file, error } => {
                    damaged = true;
                    let error = OpenError::from(error);
                    let places = [("file", file.into()), ("detail", error.to_string().into())];
                    output::message(&words.say_with(error.key(), &places));
                }
            }
        }
    }
    match (damaged, found) {
        (true, _) => ScanExit::Damaged,
        (false, true) => ScanExit::Found,
        (false, false) => ScanExit::Nothing,
    }
}

/// Writes the row of a game.
fn tell_game(summary: &Summary, format: ScanFormat, words: &Words) -> Result<(), String> {
    match format {
        ScanFormat::Text => tell(Ok::<_, String>(writers::summary_text(summary, words))),
        ScanFormat::Jsonl => tell(writers::summary_json(summary, words)),
        ScanFormat::Csv => tell(writers::summary_csv(summary, words)),
    }
}

/// Writes a text that could be made, to standard output.
fn tell<E: std::fmt::Display>(text: Result<String, E>) -> Result<(), String> {
    let text = text.map_err(|error| error.to_string())?;
    output::answer(&text).map_err(|error| error.to_string())
}

/// Tells on standard error why a record could not be read whole; whether there was anything to tell.
fn tell_damage(summary: &Summary, words: &Words) -> bool {
    let record = &summary.record;
    let damaged = matches!(record.status, Status::Partial | Status::Refused);
    for defect in record.damage().filter(|_| damaged) {
        output::message(&words.defect_in_file(&record.file, record.game, defect));
    }
    damaged
}
