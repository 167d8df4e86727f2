//! Lessons: those built in, and the one that is played.

use std::rc::Rc;

use egui::{CentralPanel, Context, Frame, Key, Modifiers, Ui};

use super::App;
use crate::assets;
use crate::gui::panels::{LessonAct, lesson_ui};
use crate::gui::theme::theme;
use crate::lessons::{self, Lesson, Play};

/// The lessons that are built in, in their order. A test holds that each can be read.
pub(super) fn built_in() -> Vec<Rc<Lesson>> {
    let read = |(name, text): &(&str, &str)| lessons::read(name, text).ok().map(Rc::new);
    assets::LESSONS.iter().filter_map(read).collect()
}

impl App {
    /// Begins a lesson, by its place in the menu.
    pub fn begin_lesson(&mut self, number: usize) {
        self.lesson = self.lessons.get(number).cloned().map(Play::begin);
    }

    /// The lesson that is played; `None` where none is.
    #[must_use]
    pub const fn lesson(&self) -> Option<&Play> {
        self.lesson.as_ref()
    }

    pub(super) fn act_in_lesson(&mut self, act: LessonAct) {
        let Some(play) = &mut self.lesson else { return };
        match act {
            LessonAct::Next => play.next(),
            LessonAct::Back => play.back(),
            LessonAct::Answer(same) => play.answer(same),
            LessonAct::Leave => self.lesson = None,
        }
    }

    /// The keys of a lesson: on, back, out. A question is answered before it goes on.
    pub(super) fn lesson_keys(&mut self, ctx: &Context) {
        const NEXT: [Key; 4] = [Key::Space, Key::Enter, Key::ArrowRight, Key::PageDown];
        const BACK: [Key; 3] = [Key::ArrowLeft, Key::PageUp, Key::Backspace];
        let Some(play) = &self.lesson else { return };
        let asks = play.step().is_some_and(|step| step.asks);
        let on_button = ctx.memory(|memory| memory.focused().is_some());
        let act = ctx.input_mut(|input| {
            let mut pressed = |key| input.consume_key(Modifiers::NONE, key);
            if pressed(Key::Escape) {
                return Some(LessonAct::Leave);
            }
            if BACK.into_iter().any(&mut pressed) {
                return Some(LessonAct::Back);
            }
            // Space and Enter press the button that has the focus.
            let mut keys = NEXT.into_iter().skip(if on_button { 2 } else { 0 });
            let on = keys.any(pressed);
            (on && !asks).then_some(LessonAct::Next)
        });
        if let Some(act) = act {
            self.act_in_lesson(act);
        }
    }

    /// The lesson in the place of the game.
    pub(super) fn lesson_view_ui(&mut self, ui: &mut Ui) -> Option<LessonAct> {
        let play = self.lesson.as_ref()?;
        let ground = Frame::new().fill(theme(ui).bg).inner_margin(16);
        CentralPanel::no_frame()
            .frame(ground)
            .show(ui, |ui| lesson_ui(ui, play, &mut self.board, &self.words))
            .inner
    }
}
