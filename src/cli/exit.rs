//! The exit codes, all in one place. README and `--help` list the same.

use std::process::ExitCode;

/// How `report` ends; also how a call without any finding ends (a usage error, no window).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReportExit {
    /// The record was read whole. Code 0.
    Whole,
    /// A finding was given, but the record is damaged after it. Code 1.
    Damaged,
    /// No finding could be given. Code 2.
    NoFinding,
}

/// How `scan` ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScanExit {
    /// Something was found. Code 0.
    Found,
    /// Nothing was found. Code 1.
    Nothing,
    /// A file or a game could not be read whole. Code 2.
    Damaged,
}

impl From<ReportExit> for ExitCode {
    fn from(exit: ReportExit) -> Self {
        Self::from(match exit {
            ReportExit::Whole => 0,
            ReportExit::Damaged => 1,
            ReportExit::NoFinding => 2,
        })
    }
}

impl ScanExit {
    /// The code.
    pub(super) const fn code(self) -> u8 {
        match self {
            Self::Found => 0,
            Self::Nothing => 1,
            Self::Damaged => 2,
        }
    }
}

impl From<ScanExit> for ExitCode {
    fn from(exit: ScanExit) -> Self {
        Self::from(exit.code())
    }
}
