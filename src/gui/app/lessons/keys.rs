//! The keys of lessons: on, back, out; those of a remote control; answers by their number.

use egui::{Context, InputState, Key, Modifiers};

use super::{App, Shown};
use crate::document::Action;
use crate::gui::actions;
use crate::gui::panels::{ExamAct, LessonAct};

/// The keys that go on; the first two press a button that has the focus.
const NEXT: [Key; 4] = [Key::Space, Key::Enter, Key::ArrowRight, Key::PageDown];
/// The keys that go back.
const BACK: [Key; 3] = [Key::ArrowLeft, Key::PageUp, Key::Backspace];

fn pressed(input: &mut InputState, key: Key) -> bool {
    input.consume_key(Modifiers::NONE, key)
}

impl App {
    /// Takes the keys of what is shown of lessons. A question is answered before it goes on, but for a presentation, where the room
    /// answers it aloud.
    pub(in crate::gui::app) fn lesson_keys(&mut self, ctx: &Context) {
        if self.presentation_key(ctx) {
            return;
        }
        // Players may come at any time.
        if actions::cover_pressed(ctx) {
            self.act(ctx, Action::Cover);
        }
        let escape = ctx.input_mut(|input| pressed(input, Key::Escape));
        if escape {
            return self.leave_lessons(ctx);
        }
        match &self.school.shown {
            Shown::Nothing | Shown::Contents => {}
            Shown::Lesson(play) => {
                let asks = play.question().is_some() && !self.is_presented();
                let act = in_lesson(ctx, asks);
                if let Some(act) = act {
                    self.act_in_lessons(ctx, act);
                }
            }
            Shown::Trial(_, trial) => {
                let acts = actions::pressed(ctx, trial.document(), false);
                for action in acts {
                    self.act_in_lessons(ctx, LessonAct::OnTrial(action));
                }
            }
            Shown::Exam(_) => {
                let act = ctx.input_mut(|input| {
                    if pressed(input, Key::ArrowLeft) {
                        Some(ExamAct::Step(-1))
                    } else if pressed(input, Key::ArrowRight) {
                        Some(ExamAct::Step(1))
                    } else {
                        None
                    }
                });
                if let Some(act) = act {
                    self.school.take_exam(act);
                }
            }
        }
    }

    /// Leaves a presentation, else goes back one room.
    pub(super) fn leave_lessons(&mut self, ctx: &Context) {
        if self.is_presented() {
            self.present(ctx, false);
        } else {
            self.school.leave();
        }
    }
}

fn in_lesson(ctx: &Context, asks: bool) -> Option<LessonAct> {
    let on_button = ctx.memory(|memory| memory.focused().is_some());
    ctx.input_mut(|input| {
        if BACK.into_iter().any(|key| pressed(input, key)) {
            return Some(LessonAct::Back);
        }
        if asks {
            let answers = [(Key::Num1, true), (Key::Num2, false)];
            let answer = answers.into_iter().find(|(key, _)| pressed(input, *key));
            if let Some((_, yes)) = answer {
                return Some(LessonAct::Answer(yes));
            }
        }
        // Space and Enter press the button that has the focus.
        let mut keys = NEXT.into_iter().skip(if on_button { 2 } else { 0 });
        let on = keys.any(|key| pressed(input, key));
        (on && !asks).then_some(LessonAct::Next)
    })
}
