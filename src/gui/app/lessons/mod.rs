//! Lessons: the library, what of it is shown in the place of the game, the keys and acts there.

mod keys;
mod paper;
mod saving;

use std::rc::Rc;

use egui::{CentralPanel, Context, Frame, Ui};

pub(super) use saving::LessonField;

use super::App;
use super::keeping::why;
use crate::assets;
use crate::disk::Shelf;
use crate::document::{Action, Document};
use crate::game::Ply;
use crate::gui::board::{BoardMemory, Glide, OnTheWay};
use crate::gui::panels::{
    ContentsShown, ExamAct, LessonAct, LessonShown, Scoresheet, contents_ui, exam_ui, lesson_ui,
    present_game_ui, present_lesson_ui, trial_ui,
};
use crate::gui::theme::theme;
use crate::lessons::{Exam, Group, Library, Play, Trial};

/// What is shown of lessons in the place of the game.
#[derive(Debug, Default)]
enum Shown {
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
pub(super) struct School {
    shelf: Shelf,
    library: Library,
    shown: Shown,
    /// Whether lessons ask.
    quiz: bool,
    /// Whether pieces glide.
    animated: bool,
    /// Whether what is shown, lesson or game, is presented on the whole screen.
    pub(super) presented: bool,
    glide: Option<Glide>,
    /// An exam that was left before its end.
    left_exam: Option<Exam>,
    /// A lesson that is being made of a comparison.
    pub(super) field: Option<LessonField>,
    board: BoardMemory,
    scoresheet: Scoresheet,
}

impl Default for School {
    fn default() -> Self {
        let mut school = Self {
            shelf: Shelf::default(),
            library: Library::default(),
            shown: Shown::default(),
            quiz: true,
            animated: true,
            presented: false,
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
    fn read(&mut self, why: impl Fn(&std::io::Error) -> String) -> Option<std::io::Error> {
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
        let files = self.shelf.files();
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
    pub(super) const fn is_shown(&self) -> bool {
        !matches!(self.shown, Shown::Nothing)
    }

    /// Whether a piece of a trial's board asks what a pawn becomes.
    pub(super) const fn is_promoting(&self) -> bool {
        self.board.is_promoting()
    }

    /// All lessons.
    pub(super) const fn library(&self) -> &Library {
        &self.library
    }

    /// Whether lessons ask.
    pub(super) const fn has_quiz(&self) -> bool {
        self.quiz
    }

    /// Whether pieces glide.
    pub(super) const fn is_animated(&self) -> bool {
        self.animated
    }

    /// What a trial's board shows, where one is played on.
    pub(super) fn trial(&self) -> Option<&Document> {
        match &self.shown {
            Shown::Trial(_, trial) => Some(trial.document()),
            _ => None,
        }
    }

    /// Whether a lesson is shown that has nothing more to show.
    fn is_over(&self) -> bool {
        matches!(&self.shown, Shown::Lesson(play) if play.is_over())
    }

    /// Whether what is shown of lessons can be presented.
    pub(super) const fn can_be_presented(&self) -> bool {
        matches!(self.shown, Shown::Lesson(_) | Shown::Trial(..))
    }

    /// Hides what is found on a trial's board, or shows it again.
    fn cover_trial_as(&mut self, covered: bool) {
        if let Shown::Trial(_, trial) = &mut self.shown {
            trial.cover_as(covered);
        }
    }

    /// Whether a lesson is shown, so that it can be made a handout.
    pub(super) const fn has_lesson(&self) -> bool {
        matches!(self.shown, Shown::Lesson(_))
    }

    /// The pieces glide from one moment to another.
    fn glide(&mut self, ctx: &Context, from: Ply, to: Ply) {
        let now = ctx.input(|input| input.time);
        self.glide = Glide::begin(from, to, now).filter(|_| self.animated);
    }

    /// Where the pieces are on their way; while they are, the window goes on drawing.
    fn way(&mut self, ctx: &Context) -> Option<OnTheWay> {
        let way = self.glide?.now(ctx.input(|input| input.time));
        if way.is_some() {
            ctx.request_repaint();
        } else {
            self.glide = None;
        }
        way
    }

    fn begin(&mut self, ctx: &Context, number: usize) {
        let Some(lesson) = self.library.lesson(number) else {
            return;
        };
        let play = Play::begin(Rc::clone(lesson), self.quiz);
        let first = play.moment();
        self.shown = Shown::Lesson(play);
        // What was played before the first step is shown as it came, the last half-moves of it.
        self.glide(ctx, Ply::new(first.half_moves().saturating_sub(4)), first);
    }

    /// An act within the lesson that is played, after which the pieces may glide.
    fn play(&mut self, ctx: &Context, act: impl FnOnce(&mut Play)) {
        let Shown::Lesson(play) = &mut self.shown else {
            return;
        };
        let before = play.moment();
        act(play);
        let after = play.moment();
        self.glide(ctx, before, after);
    }

    fn take_exam(&mut self, act: ExamAct) {
        let Shown::Exam(exam) = &mut self.shown else {
            return;
        };
        match act {
            ExamAct::Say(answers) => exam.say(answers),
            ExamAct::Show(ply) => exam.show(ply),
            ExamAct::Step(half_moves) => exam.step(half_moves),
            ExamAct::HandIn => exam.hand_in(),
            ExamAct::Next => exam.next(),
            ExamAct::Again => self.begin_exam(),
        }
    }

    /// Begins the exam, or goes on with one that was left.
    fn begin_exam(&mut self) {
        let left = self.left_exam.take();
        let new = || Exam::begin(self.library.exam().to_vec());
        if let Some(exam) = left.or_else(new) {
            self.shown = Shown::Exam(exam);
        }
    }

    /// Goes back one room: from a trial to its lesson, from a lesson to the contents, from there to the game.
    fn leave(&mut self) {
        self.glide = None;
        self.shown = match std::mem::take(&mut self.shown) {
            Shown::Trial(play, _) => Shown::Lesson(play),
            Shown::Exam(exam) => {
                // It is gone on with, unless it is over.
                self.left_exam = exam.case().is_some().then_some(exam);
                Shown::Contents
            }
            Shown::Lesson(_) => Shown::Contents,
            Shown::Contents | Shown::Nothing => Shown::Nothing,
        };
    }
}

impl App {
    /// Takes the user's own lessons from here.
    pub fn use_shelf(&mut self, folder: Shelf) {
        self.school.shelf = folder;
        self.read_lessons();
    }

    /// Begins a lesson, by its place among all.
    pub fn begin_lesson(&mut self, ctx: &Context, number: usize) {
        self.school.begin(ctx, number);
    }

    /// Shows all lessons.
    pub fn show_lessons(&mut self) {
        self.school.shown = Shown::Contents;
    }

    /// Turns the gliding of pieces on or off.
    pub fn set_animated(&mut self, animated: bool) {
        self.school.animated = animated;
    }

    /// Reads the user's lessons again; a folder that cannot be read is told.
    fn read_lessons(&mut self) {
        let words = &self.words;
        if let Some(error) = self.school.read(|error| why(error, words)) {
            let detail = self.why(&error);
            let text = self
                .words
                .say_with("lessons-unreadable", &[("detail", detail.into())]);
            self.show_message("failed", text);
        }
    }

    pub(super) fn act_in_lessons(&mut self, ctx: &Context, act: LessonAct) {
        // What one act shows is drawn at once.
        ctx.request_repaint();
        match act {
            LessonAct::Contents => self.show_lessons(),
            LessonAct::Begin(number) => self.school.begin(ctx, number),
            LessonAct::BeginExam => self.school.begin_exam(),
            LessonAct::Quiz => {
                self.school.quiz = !self.school.quiz;
                let quiz = self.school.quiz;
                self.school.play(ctx, |play| play.set_quiz(quiz));
            }
            LessonAct::Animation => self.school.animated = !self.school.animated,
            LessonAct::Folder => self.show_lessons_folder(),
            LessonAct::ReadAgain => {
                self.read_lessons();
                let count = self.school.library.group(Group::Own).count();
                let text = self
                    .words
                    .say_with("told-lessons-read", &[("n", count.into())]);
                self.tell(ctx, text);
            }
            LessonAct::Next => match self.next_lesson().filter(|_| self.school.is_over()) {
                // A remote control has one key to go on.
                Some(next) => self.school.begin(ctx, next),
                None => self.school.play(ctx, Play::next),
            },
            LessonAct::Back => {
                self.school.play(ctx, Play::back);
                self.school.glide = None;
            }
            LessonAct::Answer(yes) => self.school.play(ctx, |play| play.answer(yes)),
            LessonAct::Again => self.school.play(ctx, |play| play.go_to(0)),
            LessonAct::NextLesson => {
                if let Some(next) = self.next_lesson() {
                    self.school.begin(ctx, next);
                }
            }
            LessonAct::Try => self.try_it(),
            LessonAct::Return | LessonAct::Leave => self.leave_lessons(ctx),
            LessonAct::OnTrial(action) => self.act_on_trial(ctx, action),
            LessonAct::Handout => self.ask_to_save_handout(),
            LessonAct::SaveAsLesson => self.begin_new_lesson(),
            LessonAct::InExam(act) => self.school.take_exam(act),
        }
    }

    /// An act of the menu while lessons are shown: on a trial's board where it belongs there; what changes only how things look leaves
    /// the lesson where it is; anything else leads back to the game.
    pub(in crate::gui::app) fn leave_lessons_for(&mut self, ctx: &Context, action: Action) {
        let stays = matches!(
            action,
            Action::Colours(_)
                | Action::Scale(_)
                | Action::Present
                | Action::About
                | Action::Cover
                | Action::PlayersView
                | Action::WriteEvent
                | Action::SaveForm
                | Action::Quit
        );
        // Nothing is changed in a game that is not seen.
        let changes = matches!(
            action,
            Action::Undo
                | Action::Redo
                | Action::GoBackTo(_)
                | Action::Delete(..)
                | Action::DeleteShown
                | Action::DeletePair
                | Action::DeleteWord
        );
        match &mut self.school.shown {
            Shown::Trial(..) if Trial::takes(action) => {
                return self.act_on_trial(ctx, action);
            }
            Shown::Nothing => {}
            _ if stays => {}
            shown => {
                *shown = Shown::Nothing;
                if changes {
                    return;
                }
            }
        }
        self.act(ctx, action);
    }

    /// The place of the lesson after the one that is played, in its group.
    fn next_lesson(&self) -> Option<usize> {
        let Shown::Lesson(play) = &self.school.shown else {
            return None;
        };
        let library = &self.school.library;
        let place = library.place_of(play.lesson())?;
        let mut groups = Group::ALL.into_iter().map(|group| library.group(group));
        let mut own = groups.find_map(|mut group| {
            group.by_ref().find(|(at, _)| *at == place)?;
            Some(group.next().map(|(at, _)| at))
        });
        own.take().flatten()
    }

    fn try_it(&mut self) {
        let name = self.words.say("lesson-trial-name");
        self.school.glide = None;
        self.school.board.forget();
        self.school.shown = match std::mem::take(&mut self.school.shown) {
            Shown::Lesson(play) => match Trial::of(play.lesson(), play.moment(), name) {
                Some(trial) => Shown::Trial(play, Box::new(trial)),
                None => Shown::Lesson(play),
            },
            other => other,
        };
    }

    fn act_on_trial(&mut self, ctx: &Context, action: Action) {
        let Shown::Trial(_, trial) = &mut self.school.shown else {
            return;
        };
        self.school.board.forget();
        if let Some(effect) = trial.apply(action) {
            self.carry_out(ctx, effect);
        }
    }

    /// What of lessons is presented: a lesson, or a trial's board; the contents and the exam stay as they are.
    pub(super) fn presented_lesson_ui(&mut self, ui: &mut Ui) -> Option<LessonAct> {
        self.school.cover_trial_as(self.document.is_covered());
        let way = self.school.way(ui.ctx());
        let (school, words) = (&mut self.school, &self.words);
        match &school.shown {
            Shown::Lesson(play) => {
                let shown = LessonShown {
                    play,
                    way,
                    has_next: false,
                };
                present_lesson_ui(ui, &shown, &mut school.board, words);
                // A click anywhere goes on, as the keys do.
                let whole = ui.interact(ui.max_rect(), ui.scope_id(), egui::Sense::click());
                whole.clicked().then_some(LessonAct::Next)
            }
            Shown::Trial(_, trial) => {
                present_game_ui(ui, trial.document(), &mut school.board, words);
                None
            }
            _ => self.lessons_view_ui(ui),
        }
    }

    /// What of lessons stands in the place of the game.
    pub(super) fn lessons_view_ui(&mut self, ui: &mut Ui) -> Option<LessonAct> {
        let ground = Frame::new().fill(theme(ui).bg).inner_margin(16);
        let panel = CentralPanel::no_frame().frame(ground);
        let has_next = self.next_lesson().is_some();
        self.school.cover_trial_as(self.document.is_covered());
        let way = self.school.way(ui.ctx());
        let school = &mut self.school;
        let words = &self.words;
        match &school.shown {
            Shown::Nothing => None,
            Shown::Contents => {
                let shown = ContentsShown {
                    library: &school.library,
                    quiz: school.quiz,
                };
                panel.show(ui, |ui| contents_ui(ui, &shown, words)).inner
            }
            Shown::Lesson(play) => {
                let shown = LessonShown {
                    play,
                    way,
                    has_next,
                };
                let memory = &mut school.board;
                panel
                    .show(ui, |ui| lesson_ui(ui, &shown, memory, words))
                    .inner
            }
            Shown::Trial(play, trial) => {
                let (memory, paper) = (&mut school.board, &mut school.scoresheet);
                panel
                    .show(ui, |ui| trial_ui(ui, play, trial, memory, paper, words))
                    .inner
            }
            Shown::Exam(exam) => {
                let memory = &mut school.board;
                panel.show(ui, |ui| exam_ui(ui, exam, memory, words)).inner
            }
        }
    }
}
