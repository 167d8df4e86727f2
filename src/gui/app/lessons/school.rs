//! The lessons, and what is shown of them: state without a screen.

use std::rc::Rc;

use egui::Context;

use super::LessonField;
use crate::assets;
use crate::disk::LessonFolder;
use crate::document::Document;
use crate::game::Ply;
use crate::gui::board::{BoardMemory, Glide, OnTheWay};
use crate::gui::panels::{ExamAct, Scoresheet};
use crate::lessons::{Exam, Group, Library, Play, Trial};

/// What is shown of lessons in the place of the game.
#[derive(Debug, Default)]
pub(super) enum Shown {
    /// Nothing: the game is shown.
    #[default]
    Nothing,
    /// All of them.
    Contents,
    /// One that is played.
    Lesson(Play),
    /// One whose board is played on freely.
    Trial(Play, Box<Trial>),
    /// The exam.
    Exam(Exam),
}

/// The lessons, and what is shown of them.
pub(in crate::gui::app) struct School {
    pub(super) folder: LessonFolder,
    pub(super) library: Library,
    pub(super) shown: Shown,
    /// Whether lessons ask.
    pub(in crate::gui::app) quiz: bool,
    /// Whether pieces glide.
    pub(in crate::gui::app) animated: bool,
    pub(super) glide: Option<Glide>,
    /// An exam that was left before its end.
    left_exam: Option<Exam>,
    /// A lesson that is being made of a comparison.
    pub(in crate::gui::app) field: Option<LessonField>,
    pub(super) board: BoardMemory,
    pub(super) scoresheet: Scoresheet,
}

impl Default for School {
    fn default() -> Self {
        let mut school = Self {
            folder: LessonFolder::default(),
            library: Library::default(),
            shown: Shown::default(),
            quiz: true,
            animated: true,
            glide: None,
            left_exam: None,
            field: None,
            board: BoardMemory::default(),
            scoresheet: Scoresheet::default(),
        };
        school.read(ToString::to_string);
        school
    }
}

impl School {
    /// Reads all lessons: those built in, and those of the user. `why` says why a file cannot be read. Why the user's folder cannot be
    /// read, where it cannot.
    pub(super) fn read(
        &mut self,
        why: impl Fn(&std::io::Error) -> String,
    ) -> Option<std::io::Error> {
        let mut library = Library::default();
        let built_in = [
            (Group::Scenes, assets::SCENES),
            (Group::Exercises, assets::EXERCISES),
            (Group::Cases, assets::CASES),
            (Group::Scenes, assets::EXAM),
        ];
        for (group, files) in built_in {
            for (name, text) in files {
                library.take_up(group, name, Ok(text));
            }
        }
        let files = self.folder.files();
        let (files, error) = match files {
            Ok(files) => (files, None),
            Err(error) => (Vec::new(), Some(error)),
        };
        for file in files {
            let text = file.text.as_deref().map_err(&why);
            library.take_up(Group::Own, &file.name, text);
        }
        self.library = library;
        error
    }

    /// Whether anything of lessons stands in the place of the game.
    pub(in crate::gui::app) const fn is_shown(&self) -> bool {
        !matches!(self.shown, Shown::Nothing)
    }

    /// Whether a piece of a trial's board asks what a pawn becomes.
    pub(in crate::gui::app) const fn is_promoting(&self) -> bool {
        self.board.is_promoting()
    }

    /// All lessons.
    pub(in crate::gui::app) const fn library(&self) -> &Library {
        &self.library
    }

    /// Shows nothing of lessons.
    pub(in crate::gui::app) fn hide(&mut self) {
        self.show(Shown::Nothing);
    }

    /// What a trial's board shows, where one is played on.
    pub(in crate::gui::app) fn trial(&self) -> Option<&Document> {
        match &self.shown {
            Shown::Trial(_, trial) => Some(trial.document()),
            _ => None,
        }
    }

    /// Whether a lesson is shown that has nothing more to show.
    pub(super) fn is_over(&self) -> bool {
        matches!(&self.shown, Shown::Lesson(play) if play.is_over())
    }

    /// Whether what is shown of lessons can be presented.
    pub(in crate::gui::app) const fn can_be_presented(&self) -> bool {
        matches!(self.shown, Shown::Lesson(_) | Shown::Trial(..))
    }

    /// Hides what is found on a trial's board, or shows it again.
    pub(super) fn cover_trial_as(&mut self, covered: bool) {
        if let Shown::Trial(_, trial) = &mut self.shown {
            trial.cover_as(covered);
        }
    }

    /// Whether a lesson is shown, so that it can be made a handout.
    pub(in crate::gui::app) const fn has_lesson(&self) -> bool {
        matches!(self.shown, Shown::Lesson(_))
    }

    /// The pieces glide from one moment to another.
    pub(super) fn glide(&mut self, ctx: &Context, from: Ply, to: Ply) {
        let now = ctx.input(|input| input.time);
        self.glide = Glide::begin(from, to, now).filter(|_| self.animated);
    }

    /// Where the pieces are on their way; while they are, the window goes on drawing.
    pub(super) fn way(&mut self, ctx: &Context) -> Option<OnTheWay> {
        let way = self.glide?.now(ctx.input(|input| input.time));
        if way.is_some() {
            ctx.request_repaint();
        } else {
            self.glide = None;
        }
        way
    }

    pub(super) fn begin(&mut self, ctx: &Context, number: usize) {
        let Some(lesson) = self.library.lesson(number) else {
            return;
        };
        let play = Play::begin(Rc::clone(lesson), self.quiz);
        let first = play.moment();
        self.show(Shown::Lesson(play));
        // What was played before the first step is shown as it came, the last half-moves of it.
        self.glide(ctx, Ply::new(first.half_moves().saturating_sub(4)), first);
    }

    /// An act within the lesson that is played, after which the pieces may glide.
    pub(in crate::gui::app) fn play(&mut self, ctx: &Context, act: impl FnOnce(&mut Play)) {
        let Shown::Lesson(play) = &mut self.shown else {
            return;
        };
        let before = play.moment();
        act(play);
        let after = play.moment();
        self.glide(ctx, before, after);
    }

    pub(super) fn take_exam(&mut self, act: ExamAct) {
        let Shown::Exam(exam) = &mut self.shown else {
            return;
        };
        match act {
            ExamAct::Say(answers) => exam.say(answers),
            ExamAct::Show(ply) => exam.show(ply),
            ExamAct::Step(half_moves) => exam.step(half_moves),
            ExamAct::HandIn => exam.hand_in(),
            ExamAct::Next => exam.next(),
            ExamAct::Again => {
                // It is over; a new one begins.
                self.shown = Shown::Contents;
                self.begin_exam();
            }
        }
    }

    /// Shows something else of the lessons. An exam that is left before its end is gone on with later.
    pub(super) fn show(&mut self, shown: Shown) {
        self.glide = None;
        if let Shown::Exam(exam) = std::mem::replace(&mut self.shown, shown)
            && exam.case().is_some()
        {
            self.left_exam = Some(exam);
        }
    }

    /// Begins the exam, or goes on with one that was left.
    pub(super) fn begin_exam(&mut self) {
        if matches!(self.shown, Shown::Exam(_)) {
            return;
        }
        let left = self.left_exam.take();
        let new = || Exam::begin(self.library.exam().to_vec());
        if let Some(exam) = left.or_else(new) {
            self.shown = Shown::Exam(exam);
        }
    }

    /// Goes back one room: from a trial to its lesson, from a lesson to the contents, from there to the game.
    pub(super) fn leave(&mut self) {
        let shown = match std::mem::take(&mut self.shown) {
            Shown::Trial(play, _) => Shown::Lesson(play),
            Shown::Exam(exam) => {
                self.shown = Shown::Exam(exam);
                Shown::Contents
            }
            Shown::Lesson(_) => Shown::Contents,
            Shown::Contents | Shown::Nothing => Shown::Nothing,
        };
        self.show(shown);
    }
}
