//! Writing to the terminal.

use std::io::{self, Write};

use crate::words::Words;

/// Writes an answer to standard output. A reader that has enough (`| head`) is no error.
pub(super) fn answer_bytes(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let written = out.write_all(bytes).and_then(|()| out.flush());
    match written {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        other => other,
    }
}

/// Writes a part of an answer, of which there may be many; a reader that has enough is an error here, so that no more is
/// made.
pub(super) fn part(bytes: &[u8]) -> io::Result<()> {
    let mut out = io::stdout().lock();
    out.write_all(bytes).and_then(|()| out.flush())
}

/// Writes a message to standard error. Where even that is closed, nobody is left to be told.
pub(super) fn message(text: &str) {
    ignore_closed_pipe(writeln!(
        io::stderr().lock(),
        "{}",
        crate::writers::printable(text)
    ));
}

/// Says that an answer could not be written, and why.
pub(super) fn not_written(words: &Words, detail: String) {
    message(&words.say_with("error-write", &[("detail", detail.into())]));
}

/// Takes the result of a write to a terminal that may be gone.
pub(super) fn ignore_closed_pipe(written: io::Result<()>) {
    drop(written);
}
