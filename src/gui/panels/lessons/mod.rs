//! Lessons: the list of them, one that is played, a board to try something on, the exam.

mod contents;
mod exam;
mod faults;
mod lesson;
mod trial;

pub(in crate::gui) use contents::{ContentsShown, contents_ui, group_key, lesson_label};
pub(in crate::gui) use exam::exam_ui;
pub(in crate::gui) use lesson::{LessonShown, answered_look, holds_key, lesson_ui, step_board_ui};
pub(in crate::gui) use trial::trial_ui;

use crate::document::Action;
use crate::game::Ply;
use crate::lessons::Answers;

/// What was done with lessons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum LessonAct {
    /// Show all of them.
    Contents,
    /// Begin one, by its place in the library.
    Begin(usize),
    /// Begin the exam.
    BeginExam,
    /// Turn the quiz on or off.
    Quiz,
    /// Show the folder of the user's lessons.
    Folder,
    /// Read the user's lessons again.
    ReadAgain,
    /// Go on.
    Next,
    /// Go back.
    Back,
    /// The viewer answers the question of the step.
    Answer(bool),
    /// Begin the lesson once more.
    Again,
    /// Begin the lesson after this one.
    NextLesson,
    /// Play on freely from the step shown.
    Try,
    /// An act on the board that is played on freely.
    OnTrial(Action),
    /// Save the lesson as a handout.
    Handout,
    /// Save the comparison that is shown as a lesson.
    SaveAsLesson,
    /// Something done in the exam.
    InExam(ExamAct),
    /// Leave what is shown of lessons: from a trial back to its lesson, from a lesson to the list.
    Leave,
}

/// What was done in the exam.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum ExamAct {
    /// Say something.
    Say(Answers),
    /// Show another moment of the case.
    Show(Ply),
    /// Go so many half-moves through the case.
    Step(i32),
    /// Hand the answers in.
    HandIn,
    /// Go on to the next case.
    Next,
    /// Take the exam once more.
    Again,
}
