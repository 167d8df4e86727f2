//! Arguments in, command line or window, exit code out.

use std::process::ExitCode;

use thrice::cli::{self, Next};

fn main() -> ExitCode {
    match cli::run(std::env::args_os()) {
        Next::Exit(code) => code,
        Next::Window(_) => cli::no_window("not yet"),
    }
}
