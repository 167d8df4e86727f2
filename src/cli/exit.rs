//! The exit codes, all in one place.

use std::process::ExitCode;

/// How a command ends. README and `--help` list the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exit {
    /// `report`: the record was read whole. `scan`: something was found. Code 0.
    Whole,
    /// `report`: a finding was given, but the record is damaged after it. `scan`: nothing was found. Code 1.
    Partial,
    /// `report`: no finding could be given. `scan`: a file or a game could not be read whole. Code 2.
    NoFinding,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(match exit {
            Exit::Whole => 0,
            Exit::Partial => 1,
            Exit::NoFinding => 2,
        })
    }
}
