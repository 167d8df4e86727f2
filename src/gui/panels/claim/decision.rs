//! The arbiter's decision: as found, or otherwise with a reason; and then the record.

use egui::{Button, DragValue, Frame, Label, Margin, RichText, Role, Stroke, Ui, WidgetInfo};
use shakmaty::Color;

use super::super::bar::Chosen;
use super::form::{field_ui, focus_field};
use super::{ClaimMemory, ClaimShown};
use crate::document::{Action, ClaimEdit, Draft, DraftEdit, Ruled};
use crate::game::GameResult;
use crate::gui::actions::key_name;
use crate::gui::segmented::{Height, segmented_ui};
use crate::gui::theme::{BODY, CARD, SMALL, bold, regular, theme};
use crate::gui::widgets::text_ui;
use crate::report::{Decision, ExaminedClaim};
use crate::words::Words;

/// The seconds in which a click may be the second one of a double click.
const DOUBLE_CLICK: f64 = 0.5;

/// Shows the card.
pub(super) fn decision_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<Chosen> {
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
            if shown.examination.draft().is_none() {
                memory.reason_field.reset();
            }
            let found = match (shown.examination.decision(), shown.examination.draft()) {
                (Some(decision), _) => {
                    // The second half of a double click must not take the decision back.
                    let now = ui.input(|input| input.time);
                    let settled = now - memory.decided_at > DOUBLE_CLICK;
                    if !settled {
                        ui.ctx().request_repaint();
                    }
                    ui.add_enabled_ui(settled, |ui| {
                        decided_ui(ui, shown, examined, decision, words)
                    })
                    .inner
                }
                (None, Some(draft)) => draft_ui(ui, shown, draft, memory, words),
                (None, None) => open_ui(ui, shown, examined, words),
            };
            if matches!(found, Some(Chosen::Act(Action::Decide(_)))) {
                memory.decided_at = ui.input(|input| input.time);
            }
            found
        })
        .inner
}

fn open_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    examined: &ExaminedClaim,
    words: &Words,
) -> Option<Chosen> {
    let flag = Decision::depends_on_flag(&examined.finding);
    let parts = match (&shown.as_found, flag) {
        _ if !shown.examination.clocks_are_read() => vec![words.say("decision-clock-unread")],
        (_, Some(_)) => Vec::new(),
        (Some(as_found), None) => words.decision_comes_to(&examined.finding, as_found),
        (None, None) => vec![words.say("decision-not-yet")],
    };
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words.say("decision-title")).font(bold(BODY)));
        for part in parts {
            ui.add_space(8.0);
            ui.add(Label::new(RichText::new(part).font(regular(BODY))).extend());
        }
    });
    if shown.as_found.is_some() && examined.finding.waits_for_control() {
        text_ui(
            ui,
            &words.say("decision-state-control"),
            theme(ui).caution.ink,
        );
    }
    let caution = theme(ui).caution.ink;
    if let Some(open) = words.still_to_ask(&examined.finding, shown.edition) {
        text_ui(ui, &open, caution);
    }
    let ends = shown
        .as_found
        .as_ref()
        .is_some_and(|it| it.result.is_some());
    if shown.examination.has_moves_after() && ends {
        text_ui(ui, &words.say("decision-moves-after"), caution);
    }
    let mut chosen = flag_ui(ui, shown, examined, words).map(Chosen::Claim);
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        let key = key_name(Action::Decide(Ruled::AsFound), words).unwrap_or_default();
        let key = RichText::new(key)
            .font(regular(SMALL))
            .color(theme(ui).on_accent);
        let found = primary(ui, &words.say("decision-as-found")).right_text(key);
        if ui.add_enabled(shown.as_found.is_some(), found).clicked() {
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

/// After a flag fall the result is said by the arbiter.
fn flag_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    examined: &ExaminedClaim,
    words: &Words,
) -> Option<ClaimEdit> {
    let fallen = Decision::depends_on_flag(&examined.finding)?;
    let results = [
        fallen.fold_wb(GameResult::BlackWins, GameResult::WhiteWins),
        GameResult::Draw,
    ];
    text_ui(ui, &words.after_flag(fallen, shown.edition), theme(ui).text);
    let labels = results.map(Words::result);
    let after = shown.examination.after_flag();
    let chosen = results.iter().position(|result| Some(*result) == after);
    let name = words.say("tag-result");
    let now = segmented_ui(ui, &name, &labels, chosen, 180.0, Height::Small, true);
    let now = now.and_then(|at| results.get(at).copied());
    now.map(ClaimEdit::AfterFlag)
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
    let key = key_name(Action::SaveRecord, words).unwrap_or_default();
    let save = Button::new(words.say("action-save-record")).shortcut_text(key);
    if ui.add(save).clicked() {
        chosen = Some(Chosen::Act(Action::SaveRecord));
    }
    if ui.button(words.say("copy-record")).clicked() {
        chosen = Some(Chosen::Act(Action::CopyRecord));
    }
    chosen
}

fn draft_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    draft: &Draft,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<Chosen> {
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
    if memory.reason_field.is_due() {
        focus_field(ui, &name);
    }
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
            .add_enabled(
                draft.is_ready() && shown.examination.clocks_are_read(),
                decide,
            )
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
        let key = key_name(Action::Undo, words).unwrap_or_default();
        let undo = Button::new(words.say("decision-take-back")).shortcut_text(key);
        let undo = ui.add_enabled(shown.can_take_back, undo);
        let undo = undo.on_disabled_hover_text(words.say("decision-not-last"));
        if undo.clicked() {
            chosen = Some(Chosen::Act(Action::Undo));
        }
        if ui.button(words.say("another-claim")).clicked() {
            chosen = Some(Chosen::Act(Action::AnotherClaim));
        }
        chosen = evidence_ui(ui, shown, examined, words).or(chosen.take());
    });
    chosen
}
