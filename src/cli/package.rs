//! What a package of the program needs and only the program knows: its manual pages, the completions of shells.

use std::io;

use clap::CommandFactory;
use clap_complete::Shell;
use clap_mangen::Man;

use super::arguments::Arguments;
use super::exit::ReportExit;
use super::output;
use crate::words::{Language, Words};

/// Writes the manual page of the program, or of one of its commands.
pub(super) fn manual(command: Option<&str>) -> ReportExit {
    let mut whole = Arguments::command();
    whole.build();
    let page = match command {
        None => Some(whole.clone()),
        Some(name) => whole.find_subcommand(name).cloned(),
    };
    let Some(page) = page else {
        let names: Vec<&str> = whole
            .get_subcommands()
            .map(clap::Command::get_name)
            .collect();
        let names = names.join(", ");
        output::message(&format!(
            "there is no command {}; there are {names}",
            command.unwrap_or_default()
        ));
        return ReportExit::NoFinding;
    };
    let mut roff = Vec::new();
    let rendered = Man::new(page).render(&mut roff);
    written(rendered.and_then(|()| output::answer_bytes(&roff)))
}

/// Writes the completions of a shell.
pub(super) fn completions(shell: Shell) -> ReportExit {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut Arguments::command(), "thrice", &mut script);
    written(output::answer_bytes(&script))
}

fn written(result: io::Result<()>) -> ReportExit {
    match result {
        Ok(()) => ReportExit::Whole,
        Err(error) => {
            // As all help of the command line.
            output::not_written(&Words::new(Language::English), error.to_string());
            ReportExit::NoFinding
        }
    }
}
