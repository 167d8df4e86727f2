//! Face 1: the command line.
//!
//! `report` and `scan` write to standard output what `writers` make of the facts; messages go to standard
//! error. Called without a command it asks for the window.

mod arguments;
mod claim;
mod exit;
mod output;
mod package;
mod progress;
mod report;
mod scan;
mod sheet;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;

use arguments::{Arguments, Command};
pub use arguments::{MomentArguments, WindowArguments};
use exit::ReportExit;

use crate::words::Language;

/// What `main` does next.
#[derive(Debug)]
pub enum Next {
    /// The command was carried out.
    Exit(ExitCode),
    /// The window is wanted.
    Window(WindowArguments),
}

/// Reads the arguments (the first is the program's name) and carries out `report` and `scan`.
#[must_use]
pub fn run(arguments: impl IntoIterator<Item = OsString>) -> Next {
    match Arguments::try_parse_from(arguments) {
        Err(message) => {
            // Help and version go to standard output with 0, usage errors to standard error with 2.
            let code = if message.use_stderr() {
                ReportExit::NoFinding
            } else {
                ReportExit::Whole
            };
            output::ignore_closed_pipe(message.print());
            Next::Exit(code.into())
        }
        Ok(Arguments {
            command: Some(Command::Report(arguments)),
            ..
        }) => Next::Exit(report::run(&arguments).into()),
        Ok(Arguments {
            command: Some(Command::Scan(arguments)),
            ..
        }) => Next::Exit(scan::run(arguments).into()),
        Ok(Arguments {
            command: Some(Command::Man { command }),
            ..
        }) => Next::Exit(package::manual(command.as_deref()).into()),
        Ok(Arguments {
            command: Some(Command::Completions { shell }),
            ..
        }) => Next::Exit(package::completions(shell).into()),
        Ok(Arguments {
            command: None,
            window,
        }) => Next::Window(window),
    }
}

/// The language of `--lang auto`: that of the environment.
#[must_use]
pub fn environment_language() -> Language {
    sys_locale::get_locale().map_or(Language::English, |locale| Language::of_locale(&locale))
}

/// Says on standard error that this program has no window, and what to do.
#[must_use]
pub fn no_window(reason: &str) -> ExitCode {
    output::message(reason);
    ReportExit::NoFinding.into()
}
