//! Presentation: full screen, large type, high contrast; the game, a comparison or a lesson.

use egui::{CentralPanel, Context, Frame, Key, Modifiers, Ui, ViewportCommand};

use super::App;
use crate::document::{Action, View};
use crate::gui::actions;
use crate::gui::panels::{LessonAct, present_game_ui, present_two_ui};
use crate::gui::theme::{self, theme};

/// How much of the screen the window takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Screen {
    /// A window among others, with bar and panels.
    #[default]
    Window,
    /// All of it, for a presentation.
    Whole,
}

impl App {
    /// Whether what is shown is presented.
    pub(super) fn is_presented(&self) -> bool {
        self.screen == Screen::Whole
    }

    /// Begins or ends to present. Where there is nothing to present, nothing happens.
    pub(super) fn present(&mut self, ctx: &Context, presented: bool) {
        if presented && !self.can_be_presented() {
            return;
        }
        if presented {
            // They have no place on a wall; what is behind them is presented.
            self.leave_help(ctx);
            self.scan_desk.is_shown = false;
        }
        self.screen = if presented {
            Screen::Whole
        } else {
            Screen::Window
        };
        theme::present(ctx, presented);
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(presented));
        ctx.request_repaint();
    }

    /// Whether there is anything to present: a lesson, else a moment of a game or a comparison.
    fn can_be_presented(&self) -> bool {
        let in_game = matches!(self.document.view(), View::Game | View::Compare(_));
        let has_moment = self
            .document
            .sheet()
            .is_some_and(|sheet| sheet.reading().is_some());
        if self.school.is_shown() {
            self.school.can_be_presented()
        } else {
            in_game && has_moment
        }
    }

    /// Whether the key of the presentation was pressed, and was followed.
    pub(super) fn presentation_key(&mut self, ctx: &Context) -> bool {
        let was = actions::was_pressed(ctx, Action::Present);
        if was {
            self.present(ctx, !self.is_presented());
        }
        was
    }

    /// The keys of a game that is presented: the usual ones, those of a remote control, and Esc, which ends it.
    pub(super) fn presented_keys(&mut self, ctx: &Context) -> Vec<Action> {
        let pressed = |key| ctx.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if pressed(Key::Escape) {
            self.present(ctx, false);
            return Vec::new();
        }
        let mut acts = Vec::new();
        let steps_right = matches!(self.document.view(), View::Compare(_));
        for (key, action, half_moves) in [
            (Key::PageDown, Action::Next, 1),
            (Key::PageUp, Action::Previous, -1),
        ] {
            if pressed(key) {
                acts.push(if steps_right {
                    Action::StepRight(half_moves)
                } else {
                    action
                });
            }
        }
        // Only what can be seen on the wall: nothing else opens behind it.
        let seen = |action: &Action| {
            let shown = matches!(action, Action::Autoplay | Action::Cover | Action::Present);
            action.is_a_step() || shown
        };
        let pressed = actions::pressed(ctx, &self.document, false);
        acts.extend(pressed.into_iter().filter(seen));
        acts
    }

    /// What is presented, over the whole window.
    pub(super) fn presented_ui(&mut self, ui: &mut Ui) -> Option<LessonAct> {
        if !self.can_be_presented() {
            self.present(&ui.ctx().clone(), false);
            return None;
        }
        let ground = Frame::new().fill(theme(ui).bg);
        let shown = CentralPanel::no_frame().frame(ground).show(ui, |ui| {
            ui.visuals_mut().override_text_color = Some(theme(ui).text);
            if self.school.is_shown() {
                return self.presented_lesson_ui(ui);
            }
            let flipped = self.document.is_flipped();
            match self.document.view() {
                View::Compare(compared) => present_two_ui(
                    ui,
                    compared,
                    usize::MAX,
                    flipped,
                    &mut self.board,
                    &self.words,
                ),
                _ => present_game_ui(ui, &self.document, &mut self.board, &self.words),
            }
            None
        });
        shown.inner
    }
}
