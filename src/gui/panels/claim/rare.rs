//! What is seldom asked, and what is noted for the record only.

use egui::{DragValue, RichText, Role, Ui, WidgetInfo};
use shakmaty::Color;

use super::form::{answer_row_ui, choice_ui, field_ui, label_ui, question_ui};
use super::{ClaimMemory, ClaimShown};
use crate::document::{ClaimEdit, ClaimQuestion, ClaimWords};
use crate::gui::segmented::Height;
use crate::gui::theme::{BODY, regular, theme};
use crate::gui::widgets::text_ui;
use crate::report::{Ground, OffBoard, When};
use crate::words::Words;

/// How a game ends off the board, each with the key of its words.
const ENDS: [(OffBoard, &str); 5] = [
    (OffBoard::FlagFall(Color::White), "ended-white-flag"),
    (OffBoard::FlagFall(Color::Black), "ended-black-flag"),
    (OffBoard::Resignation(Color::White), "ended-white-resigned"),
    (OffBoard::Resignation(Color::Black), "ended-black-resigned"),
    (OffBoard::Agreement, "ended-agreed"),
];

/// Shows the switch, and behind it the questions.
pub(super) fn rare_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    ui.add_space(10.0);
    let key = if memory.more.is_open() {
        "form-less"
    } else {
        "form-more"
    };
    if ui.button(words.say(key)).clicked() {
        memory.more.turn();
    }
    if !memory.more.is_open() {
        return None;
    }
    let open = shown.examination.decision().is_none();
    let mut edit = ground_ui(ui, shown, words);
    edit = question_ui(ui, shown, ClaimQuestion::ByScreen, "form-screen", words).or(edit);
    edit = question_ui(ui, shown, ClaimQuestion::Withdrawn, "form-withdrawn", words).or(edit);
    edit = ended_ui(ui, shown, open, words).or(edit);
    edit = minutes_ui(ui, shown, open, words).or(edit);
    noted_ui(ui, shown, words).or(edit)
}

fn ground_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<ClaimEdit> {
    const GROUNDS: [Option<Ground>; 3] = [Some(Ground::Repetition), Some(Ground::FiftyMoves), None];
    let name = words.say("form-ground");
    let labels = ["form-repetition", "form-fifty", "answer-not-stated"].map(|key| words.say(key));
    let chosen = GROUNDS
        .iter()
        .position(|ground| *ground == shown.examination.ground());
    let now = choice_ui(ui, shown, &name, &labels, chosen, Height::Small);
    ui.add_space(4.0);
    now.and_then(|at| GROUNDS.get(at).copied())
        .map(ClaimEdit::Ground)
}

/// How the game ended off the board, and whether before or after the claim.
fn ended_ui(ui: &mut Ui, shown: &ClaimShown<'_>, open: bool, words: &Words) -> Option<ClaimEdit> {
    const WHEN: [When; 2] = [When::BeforeTheClaim, When::AfterTheClaim];
    let (ended, when) = shown.examination.ended();
    let name = words.say("form-ended");
    label_ui(ui, &name);
    let says = ended.and_then(|ended| ENDS.iter().find(|(how, _)| *how == ended));
    let text = words.say(says.map_or("answer-not-stated", |(_, key)| key));
    let mut edit = None;
    ui.add_enabled_ui(open, |ui| {
        let button = egui::ComboBox::from_id_salt("ended")
            .width(ui.available_width())
            .selected_text(&text);
        let response = button.show_ui(ui, |ui| {
            let not_stated = [(None, "answer-not-stated")];
            let ends = ENDS.map(|(how, key)| (Some(how), key));
            for (how, key) in not_stated.into_iter().chain(ends) {
                if ui.selectable_label(ended == how, words.say(key)).clicked() {
                    edit = Some(ClaimEdit::Ended(how));
                    ui.close();
                }
            }
        });
        response
            .response
            .widget_info(|| WidgetInfo::labeled(Role::ComboBox, open, format!("{name}: {text}")));
    });
    if ended.is_none() {
        return edit;
    }
    let labels = [words.say("ended-before"), words.say("ended-after")];
    let chosen = WHEN.iter().position(|it| Some(*it) == when);
    let now = answer_row_ui(ui, &words.say("form-ended-when"), &labels, chosen, open);
    if when.is_none() {
        text_ui(ui, &words.say("form-ended-open"), theme(ui).caution.ink);
    }
    let now = now.and_then(|at| WHEN.get(at).copied());
    now.map(ClaimEdit::EndedWhen).or(edit)
}

/// The minutes for the opponent, where the arbiter or the event sets other ones than the Laws.
fn minutes_ui(ui: &mut Ui, shown: &ClaimShown<'_>, open: bool, words: &Words) -> Option<ClaimEdit> {
    let set = shown.examination.terms().minutes;
    let name = words.say("form-minutes");
    label_ui(ui, &name);
    let mut edit = None;
    ui.add_enabled_ui(open, |ui| {
        ui.horizontal(|ui| {
            let mut by_laws = set.is_none();
            if ui
                .checkbox(&mut by_laws, words.say("form-minutes-by-laws"))
                .changed()
            {
                edit = Some(ClaimEdit::Minutes((!by_laws).then_some(2)));
            }
            if let Some(minutes) = set {
                let mut value = minutes;
                let response = ui.add(DragValue::new(&mut value).range(0..=60));
                response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, open, &name));
                if value != minutes {
                    edit = Some(ClaimEdit::Minutes(Some(value)));
                }
            }
        });
    });
    edit
}

/// What is noted for the record.
fn noted_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<ClaimEdit> {
    label_ui(ui, &words.say("form-record"));
    let mut edit = question_ui(ui, shown, ClaimQuestion::Replayed, "form-replayed", words);
    edit = question_ui(
        ui,
        shown,
        ClaimQuestion::SheetsAttached,
        "form-sheets",
        words,
    )
    .or(edit);
    for (which, key) in [
        (ClaimWords::ToldTo, "form-told-to"),
        (ClaimWords::ClaimedAt, "form-claimed-at"),
        (ClaimWords::Number, "form-number"),
        (ClaimWords::Remarks, "form-remarks"),
    ] {
        let name = words.say(key);
        ui.horizontal(|ui| {
            let room = ui.available_width();
            let label = RichText::new(&name).font(regular(BODY));
            let layout = egui::Layout::left_to_right(egui::Align::Center);
            ui.allocate_ui_with_layout(egui::vec2(room * 0.42, 32.0), layout, |ui| {
                ui.set_width(room * 0.42);
                ui.add(egui::Label::new(label).wrap());
            });
            let text = shown.examination.words(which);
            let width = ui.available_width();
            let open = which.is_noted() || shown.examination.decision().is_none();
            ui.add_enabled_ui(open, |ui| {
                if let Some(text) = field_ui(ui, text, &name, "", width) {
                    edit = Some(ClaimEdit::Words(which, text));
                }
            });
        });
    }
    edit
}
