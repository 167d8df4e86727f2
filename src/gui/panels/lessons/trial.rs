//! A lesson's board that is played on freely, with what the program finds beside it.

use egui::{Align, Button, CentralPanel, Frame, Layout, Panel, RichText, Ui};

use super::LessonAct;
use crate::document::View;
use crate::gui::board::BoardMemory;
use crate::gui::panels::{
    Drawing, Scoresheet, board_side_ui, compare_ui, finding_ui, scoresheet_ui,
};
use crate::gui::theme::{HEADING, bold, theme};
use crate::lessons::{Play, Trial};
use crate::words::Words;

/// Shows the board, the moves and the finding.
pub(in crate::gui) fn trial_ui(
    ui: &mut Ui,
    play: &Play,
    trial: &Trial,
    memory: &mut BoardMemory,
    scoresheet: &mut Scoresheet,
    words: &Words,
) -> Option<LessonAct> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let back = Button::new(words.say("lesson-return")).shortcut_text("Esc");
            if ui.add(back).clicked() {
                chosen = Some(LessonAct::Leave);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let title = play.lesson().title().of(words.language().code());
                let title = words.say_with("lesson-trial-title", &[("title", title.into())]);
                let title = egui::Label::new(RichText::new(title).font(bold(HEADING)));
                ui.add(title.truncate());
            });
        });
    });
    ui.add_space(8.0);
    let document = trial.document();
    let Some(sheet) = document.sheet() else {
        return chosen;
    };
    let (flipped, covered) = (document.is_flipped(), document.is_covered());
    if let View::Compare(compared) = document.view() {
        let act = compare_ui(ui, compared, flipped, usize::MAX, memory, words);
        return act.map(LessonAct::OnTrial).or(chosen);
    }
    let width = ui.available_width();
    let ground = Frame::new().fill(theme(ui).bg);
    let mut act = None;
    let right = |name, width| Panel::right(name).exact_size(width).resizable(false);
    right("trial-finding", (width * 0.33).clamp(260.0, 460.0))
        .frame(ground.inner_margin(8))
        .show(ui, |ui| {
            let mut drawing = Drawing {
                pieces: &mut memory.pieces,
                flipped,
            };
            act = finding_ui(ui, sheet, covered, &mut drawing, words);
        });
    let paper = Frame::new().fill(theme(ui).surface).inner_margin(4);
    right("trial-scoresheet", (width * 0.2).clamp(190.0, 260.0))
        .frame(paper)
        .show(ui, |ui| {
            act = scoresheet_ui(ui, sheet, covered, scoresheet, words).or(act);
        });
    CentralPanel::no_frame().frame(ground).show(ui, |ui| {
        act = board_side_ui(ui, document, sheet, memory, words).or(act);
    });
    act.map(LessonAct::OnTrial).or(chosen)
}
