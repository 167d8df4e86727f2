//! The arbiter's decision: as found, or otherwise with a reason; and then the record.

use egui::{Button, DragValue, Frame, Label, Margin, RichText, Role, Stroke, Ui, WidgetInfo};
use shakmaty::Color;

use super::super::bar::Chosen;
use super::ClaimShown;
use super::form::field_ui;
use crate::document::{Action, ClaimEdit, Draft, DraftEdit, Ruled};
use crate::game::GameResult;
use crate::gui::actions::key_name;
use crate::gui::segmented::{Height, segmented_ui};
use crate::gui::theme::{BODY, CARD, SMALL, bold, regular, theme};
use crate::gui::widgets::text_ui;
use crate::report::{Decision, ExaminedClaim};
use crate::words::Words;

/// Shows the card.
pub(super) fn decision_ui(ui: &mut Ui, shown: &ClaimShown<'_>, words: &Words) -> Option<Chosen> {
    let Ok(examined) = shown.examination.examined() else {
        return None;
    };
    let frame = Frame::new()
        .fill(theme(ui).surface)
        .stroke(Stroke::new(1.0, theme(ui).accent))
        .corner_radius(CARD)
        .inner_margin(Margin::symmetric(12, 10))
        .outer_margin(Margin {
            top: 8,
            ..Margin::ZERO
        });
    frame
        .show(ui, |ui| {
            // As wide as the cards above it, which leave room for a scroll bar.
            ui.set_width((ui.available_width() - 10.0).min(796.0));
            match (shown.examination.decision(), shown.examination.draft()) {
                (Some(decision), _) => decided_ui(ui, shown, examined, decision, words),
                (None, Some(draft)) => draft_ui(ui, shown, draft, words),
                (None, None) => open_ui(ui, shown, examined, words),
            }
        })
        .inner
}

fn open_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    examined: &ExaminedClaim,
    words: &Words,
) -> Option<Chosen> {
    let as_found = Decision::as_found(&examined.finding, String::new());
    let parts = if shown.can_decide {
        words.decision_comes_to(&as_found)
    } else {
        vec![words.say("decision-not-yet")]
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words.say("decision-title")).font(bold(BODY)));
        for part in parts {
            ui.add_space(8.0);
            ui.add(Label::new(RichText::new(part).font(regular(BODY))).extend());
        }
    });
    if shown.can_decide && examined.finding.waits_for_control() {
        text_ui(
            ui,
            &words.say("decision-state-control"),
            theme(ui).caution.ink,
        );
    }
    ui.add_space(6.0);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let key = key_name(Action::Decide(Ruled::AsFound)).unwrap_or_default();
        let key = RichText::new(key)
            .font(regular(SMALL))
            .color(theme(ui).on_accent);
        let found = primary(ui, &words.say("decision-as-found")).right_text(key);
        if ui.add_enabled(shown.can_decide, found).clicked() {
            chosen = Some(Chosen::Act(Action::Decide(Ruled::AsFound)));
        }
        if ui.button(words.say("decision-otherwise-button")).clicked() {
            chosen = Some(Chosen::Claim(ClaimEdit::Otherwise(true)));
        }
        chosen = evidence_ui(ui, shown, examined, words).or(chosen.take());
    });
    chosen
}

fn primary(ui: &Ui, text: &str) -> Button<'static> {
    let colours = theme(ui);
    Button::new(
        RichText::new(text.to_owned())
            .font(bold(BODY))
            .color(colours.on_accent),
    )
    .fill(colours.accent)
}

/// The buttons for evidence and record.
fn evidence_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    examined: &ExaminedClaim,
    words: &Words,
) -> Option<Chosen> {
    let mut chosen = None;
    if let Some(other) = examined.to_compare(shown.examination.moment())
        && ui.button(words.say("compare-positions")).clicked()
    {
        chosen = Some(Chosen::Act(Action::Compare(other)));
    }
    let key = key_name(Action::SaveRecord).unwrap_or_default();
    let save = Button::new(words.say("action-save-record")).shortcut_text(key);
    if ui.add(save).clicked() {
        chosen = Some(Chosen::Act(Action::SaveRecord));
    }
    if ui.button(words.say("copy-record")).clicked() {
        chosen = Some(Chosen::Act(Action::CopyRecord));
    }
    chosen
}

fn draft_ui(ui: &mut Ui, shown: &ClaimShown<'_>, draft: &Draft, words: &Words) -> Option<Chosen> {
    const RESULTS: [Option<GameResult>; 4] = [
        None,
        Some(GameResult::Draw),
        Some(GameResult::WhiteWins),
        Some(GameResult::BlackWins),
    ];
    ui.label(RichText::new(words.say("decision-title")).font(bold(BODY)));
    ui.add_space(2.0);
    let mut edit = None;
    let name = words.say("decision-reason-label");
    let width = ui.available_width();
    if let Some(reason) = field_ui(ui, &draft.reason, &name, &name, width) {
        edit = Some(DraftEdit::Reason(reason));
    }
    ui.add_space(6.0);
    let labels =
        RESULTS.map(|result| result.map_or_else(|| words.say("decision-goes-on"), Words::result));
    let chosen_result = RESULTS.iter().position(|result| *result == draft.result);
    let name = words.say("tag-result");
    if let Some(at) = segmented_ui(
        ui,
        &name,
        &labels,
        chosen_result,
        width.min(420.0),
        Height::Small,
        true,
    ) {
        edit = Some(DraftEdit::Result(RESULTS.get(at).copied().flatten()));
    }
    if draft.result.is_none() {
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.label(RichText::new(words.say("decision-minutes")).font(regular(BODY)));
            for (side, minutes) in [Color::White, Color::Black].into_iter().zip(draft.minutes) {
                let mut value = minutes;
                let name =
                    words.say_with("decision-minutes-for", &[("side", side_key(side).into())]);
                ui.label(RichText::new(words.side(side)).font(regular(BODY)));
                let response = ui.add(DragValue::new(&mut value).range(0..=60));
                response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &name));
                if value != minutes {
                    edit = Some(DraftEdit::Minutes(side, value));
                }
            }
        });
    }
    ui.add_space(6.0);
    let mut chosen = edit.map(|edit| Chosen::Claim(ClaimEdit::Draft(edit)));
    ui.horizontal(|ui| {
        let decide = primary(ui, &words.say("decision-decide"));
        if ui
            .add_enabled(draft.is_ready() && !shown.covered, decide)
            .clicked()
        {
            chosen = Some(Chosen::Act(Action::Decide(Ruled::Otherwise)));
        }
        if ui.button(words.say("cancel")).clicked() {
            chosen = Some(Chosen::Claim(ClaimEdit::Otherwise(false)));
        }
    });
    chosen
}

const fn side_key(side: Color) -> &'static str {
    match side {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn decided_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    examined: &ExaminedClaim,
    decision: &Decision,
    words: &Words,
) -> Option<Chosen> {
    let finding = &examined.finding;
    let title = words.decision_title(finding, decision);
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words.say("decision-title")).font(bold(BODY)));
        ui.add_space(8.0);
        let title = RichText::new(title).font(bold(BODY));
        ui.label(title.color(theme(ui).accent));
        let time = ("time", decision.decided_at.as_str().into());
        let at = RichText::new(words.say_with("record-decided-at", &[time]));
        let at = at.font(regular(SMALL)).color(theme(ui).muted);
        ui.add(Label::new(at).extend());
    });
    let sentences = words.decision(finding, shown.edition, decision);
    text_ui(ui, &sentences.join(" "), theme(ui).text);
    ui.add_space(6.0);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let key = key_name(Action::Undo).unwrap_or_default();
        let undo = Button::new(words.say("decision-take-back")).shortcut_text(key);
        if ui.add(undo).clicked() {
            chosen = Some(Chosen::Act(Action::Undo));
        }
        if ui.button(words.say("another-claim")).clicked() {
            chosen = Some(Chosen::Act(Action::AnotherClaim));
        }
        chosen = evidence_ui(ui, shown, examined, words).or(chosen.take());
    });
    chosen
}
