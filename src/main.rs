//! Arguments in, command line or window, exit code out.

use std::process::ExitCode;

use thrice::cli::{self, Next, WindowArguments};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Next::Exit(code) => code,
        Next::Window(arguments) => open_window(arguments),
    }
}

#[cfg(feature = "gui")]
fn open_window(arguments: WindowArguments) -> ExitCode {
    let options = thrice::gui::WindowOptions {
        language: arguments.asked_language(),
        environment: cli::environment_language(),
        file: arguments.file,
        game: arguments.moment.game,
        ply: arguments.moment.ply,
        after: arguments.moment.after,
    };
    match thrice::gui::open(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => cli::no_window(&error.to_string()),
    }
}

#[cfg(not(feature = "gui"))]
fn open_window(_: WindowArguments) -> ExitCode {
    cli::no_window(
        "this thrice was built without its window; thrice report and thrice scan work: see thrice --help",
    )
}
