//! All lessons in their groups, those of the user among them, and the files that are none.

use std::rc::Rc;

use super::{ExamCase, Lesson, LessonError, Scene, read_scene};

/// What lessons belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// The scenes, in their order.
    Scenes,
    /// The misconceptions.
    Exercises,
    /// Famous cases.
    Cases,
    /// The user's own.
    Own,
}

impl Group {
    /// The groups in their order.
    pub const ALL: [Self; 4] = [Self::Scenes, Self::Exercises, Self::Cases, Self::Own];
}

/// A file that cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The file.
    pub file: String,
    /// What is wrong with it.
    pub why: FaultKind,
}

/// What is wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// It cannot be read from the disk, and why.
    Unreadable(String),
    /// It is no lesson.
    Wrong(LessonError),
}

/// All lessons and the cases of the exam.
#[derive(Debug, Default)]
pub struct Library {
    lessons: Vec<(Group, Rc<Lesson>)>,
    exam: Vec<Rc<ExamCase>>,
    faults: Vec<Fault>,
}

impl Library {
    /// Takes up a file of a group: its name, and its text or why that cannot be read. One that cannot be used is kept as a fault; a
    /// case of the exam joins the exam.
    pub fn take_up(&mut self, group: Group, file: &str, text: Result<&str, String>) {
        let name = file.rsplit_once('.').map_or(file, |(name, _)| name);
        let read = text
            .map_err(FaultKind::Unreadable)
            .and_then(|text| read_scene(name, text).map_err(FaultKind::Wrong));
        match read {
            Ok(Scene::Lesson(lesson)) => self.lessons.push((group, Rc::new(*lesson))),
            Ok(Scene::Case(case)) => self.exam.push(Rc::new(*case)),
            Err(why) => self.faults.push(Fault {
                file: file.to_owned(),
                why,
            }),
        }
    }

    /// The lessons of a group, each with its place among all.
    pub fn group(&self, group: Group) -> impl Iterator<Item = (usize, &Rc<Lesson>)> {
        let all = self.lessons.iter().enumerate();
        all.filter(move |(_, (of, _))| *of == group)
            .map(|(at, (_, lesson))| (at, lesson))
    }

    /// A lesson by its place among all.
    #[must_use]
    pub fn lesson(&self, at: usize) -> Option<&Rc<Lesson>> {
        self.lessons.get(at).map(|(_, lesson)| lesson)
    }

    /// The place of a lesson among all.
    #[must_use]
    pub fn place_of(&self, lesson: &Rc<Lesson>) -> Option<usize> {
        let is = |(_, other): &(Group, Rc<Lesson>)| Rc::ptr_eq(other, lesson);
        // After the files were read again it is known by its name.
        let named = |(_, other): &(Group, Rc<Lesson>)| {
            other.name() == lesson.name() && other.title() == lesson.title()
        };
        let mut all = self.lessons.iter();
        all.clone().position(is).or_else(|| all.position(named))
    }

    /// The cases of the exam.
    #[must_use]
    pub fn exam(&self) -> &[Rc<ExamCase>] {
        &self.exam
    }

    /// The files that cannot be used.
    #[must_use]
    pub fn faults(&self) -> &[Fault] {
        &self.faults
    }
}
