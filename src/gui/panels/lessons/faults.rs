//! What is wrong with a file of lessons, in words.

use crate::lessons::{Fault, FaultKind, LessonError, Problem};
use crate::words::Words;

/// A fault as a sentence: the file, the line, what is wrong.
pub(super) fn fault_text(fault: &Fault, words: &Words) -> String {
    let file = ("file", fault.file.as_str().into());
    match &fault.why {
        FaultKind::Unreadable(detail) => words.say_with(
            "lesson-fault-file",
            &[file, ("detail", detail.as_str().into())],
        ),
        FaultKind::Wrong(LessonError { line, problem }) => {
            let places = [
                file,
                ("line", line.to_string().into()),
                ("problem", problem_text(problem, words).into()),
            ];
            words.say_with("lesson-fault", &places)
        }
    }
}

/// What is wrong, within a sentence.
fn problem_text(problem: &Problem, words: &Words) -> String {
    let word = |key: &str, word: &str| words.say_with(key, &[("word", word.into())]);
    match problem {
        Problem::Form(detail) => word("problem-form", detail.trim()),
        Problem::Missing(key) => word("problem-missing", key),
        Problem::NoText => words.say("problem-no-text"),
        Problem::NoStep => words.say("problem-no-step"),
        Problem::Start => words.say("problem-start"),
        Problem::Move(written) => word("problem-move", written),
        Problem::NoSuchMoment(last) => {
            words.say_with("problem-no-such-moment", &[("n", (*last).into())])
        }
        Problem::NoSquare(written) => word("problem-no-square", written),
        Problem::HalfStatement => words.say("problem-half-statement"),
        Problem::Otherwise(same) => {
            let is = if *same { "same" } else { "other" };
            words.say_with("problem-otherwise", &[("is", is.into())])
        }
        Problem::Right(right, stands) => {
            let is = if *stands { "stands" } else { "gone" };
            let places = [("word", right.as_str().into()), ("is", is.into())];
            words.say_with("problem-right", &places)
        }
        Problem::NoSuchWord(written) => word("problem-no-such-word", written),
        Problem::Intended(written) => word("problem-intended", written),
        Problem::OtherOutcome(outcome) => {
            let outcome = words.outcome(*outcome);
            words.say_with("problem-other-outcome", &[("outcome", outcome.into())])
        }
    }
}
