//! Lessons in the window: the acts in them, and their views in the place of the game.

mod keys;
mod paper;
mod saving;
mod school;

use egui::{CentralPanel, Context, Frame, Ui};

pub(super) use saving::LessonField;
pub(super) use school::School;
use school::Shown;

use super::App;
use super::acting::leaves_rooms_open;
use super::keeping::why;
use crate::disk::LessonFolder;
use crate::document::{Action, Preference};
use crate::gui::panels::{
    ContentsShown, LessonAct, LessonShown, contents_ui, exam_ui, lesson_ui, present_game_ui,
    present_lesson_ui, trial_ui,
};
use crate::gui::theme::theme;
use crate::lessons::{Group, Play, Trial};

impl App {
    /// Takes the user's own lessons from here.
    pub fn use_lesson_folder(&mut self, folder: LessonFolder) {
        self.school.folder = folder;
        self.read_lessons();
    }

    /// Begins a lesson, by its place among all.
    pub fn begin_lesson(&mut self, ctx: &Context, number: usize) {
        self.school.begin(ctx, number);
    }

    /// Shows all lessons.
    pub fn show_lessons(&mut self) {
        self.school.show(Shown::Contents);
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
                let other = self.habits.preferences.quiz.other();
                self.choose(ctx, Preference::Quiz(other));
            }
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
            LessonAct::Leave => self.leave_lessons(ctx),
            LessonAct::OnTrial(action) => self.act_on_trial(ctx, action),
            LessonAct::Handout => self.ask_to_save_handout(),
            LessonAct::SaveAsLesson => self.begin_new_lesson(),
            LessonAct::InExam(act) => self.school.take_exam(act),
        }
    }

    /// An act of the menu while lessons are shown: on a trial's board where it belongs there; what changes only how things look leaves
    /// the lesson where it is; anything else leads back to the game.
    pub(in crate::gui::app) fn leave_lessons_for(&mut self, ctx: &Context, action: Action) {
        let stays = leaves_rooms_open(action);
        match &self.school.shown {
            Shown::Trial(..) if Trial::takes(action) => {
                return self.act_on_trial(ctx, action);
            }
            Shown::Nothing => {}
            _ if stays => {}
            _ => {
                self.school.show(Shown::Nothing);
                // Nothing is changed in a game that is not seen.
                if action.changes_moves() {
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

    /// What of lessons is presented: a lesson, or a trial's board. Nothing else can be.
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
            Shown::Nothing | Shown::Contents | Shown::Exam(_) => None,
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
