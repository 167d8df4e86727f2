//! `thrice scan`: every game of files and folders.

use super::arguments::{ScanArguments, ScanFormat};
use super::exit::Exit;
use super::output;
use crate::disk::{self, OpenError};
use crate::game::Status;
use crate::report::Summary;
use crate::scan::{Row, ScanOptions, scan};
use crate::words::Words;
use crate::writers;

/// Carries out the command and says how it ended.
pub(super) fn run(arguments: ScanArguments) -> Exit {
    let words = Words::new(arguments.language());
    let options = ScanOptions {
        at_least: arguments.at_least as usize,
        edition: arguments.laws.edition(),
    };
    let (mut found, mut damaged) = (false, false);
    for row in scan(disk::sources(arguments.paths), options) {
        match row {
            Row::Game(summary) => {
                found |= summary.is_find();
                damaged |= tell_damage(&summary, &words);
                let text = match arguments.format {
                    ScanFormat::Text => writers::summary_text(&summary, &words),
                    ScanFormat::Jsonl => writers::summary_json(&summary, &words),
                };
                if let Err(error) = output::answer(&text) {
                    output::message(
                        &words.say_with("error-write", &[("detail", error.to_string().into())]),
                    );
                    return Exit::NoFinding;
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
    match (damaged, found) {
        (true, _) => Exit::NoFinding,
        (false, true) => Exit::Whole,
        (false, false) => Exit::Partial,
    }
}

/// Tells on standard error why a record could not be read whole; whether there was anything to tell.
fn tell_damage(summary: &Summary, words: &Words) -> bool {
    let record = &summary.record;
    let damaged = matches!(record.status, Status::Partial | Status::Refused);
    if let (true, Some(error)) = (damaged, record.error()) {
        output::message(&words.defect_in_file(&record.file, record.game, error));
    }
    damaged
}
