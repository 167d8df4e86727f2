//! The finding: one outcome, three answers, what follows, what only the arbiter is told; and the steps at the table.

use egui::{Label, RichText, Ui};

use super::super::verdict::verdict_ui;
use super::{ClaimMemory, ClaimShown};
use crate::document::{ClaimEdit, Missing, STEPS};
use crate::gui::theme::{BODY, SMALL, bold, regular, theme};
use crate::gui::widgets::{card, sign_ui, text_ui};
use crate::report::{Edition, ExaminedClaim};
use crate::words::{AnswerCard, Sign, VerdictCard, Words};

/// Shows the finding, or what is missing before there can be one.
pub(super) fn finding_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    match shown.examination.examined() {
        Err(missing) => missing_ui(ui, missing, words),
        Ok(examined) => examined_ui(ui, examined, shown.edition, &shown.laws, words),
    }
    ui.add_space(8.0);
    steps_ui(ui, shown, memory, words)
}

fn missing_ui(ui: &mut Ui, missing: &Missing, words: &Words) {
    let key = match missing {
        Missing::Claimant => "missing-claimant",
        Missing::Basis => "missing-basis",
        Missing::IntendedMove | Missing::Unclear(_) => "missing-intended",
    };
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.say("missing-title")).font(bold(BODY)));
        text_ui(ui, &words.say(key), theme(ui).muted);
    });
}

/// Shows what is found on a claim, under Laws with this name.
pub(in crate::gui) fn examined_ui(
    ui: &mut Ui,
    examined: &ExaminedClaim,
    edition: Edition,
    laws: &str,
    words: &Words,
) {
    let finding = &examined.finding;
    let articles = words.articles_of(finding);
    let verdict = VerdictCard {
        sign: words.outcome_sign(finding.outcome),
        headline: words.outcome(finding.outcome),
        articles: articles.clone(),
        details: vec![
            laws.to_owned(),
            words.say_with("articles-short", &[("articles", articles.into())]),
        ],
        why: words.claim_as_made(finding),
    };
    verdict_ui(ui, &verdict, words);
    for answer in words.answers(examined, edition) {
        ui.add_space(6.0);
        answer_ui(ui, &answer);
    }
    ui.add_space(6.0);
    follows_ui(ui, examined, edition, words);
}

fn answer_ui(ui: &mut Ui, answer: &AnswerCard) {
    let colours = theme(ui);
    let (sign, ink) = match answer.sign {
        Sign::Correct => ("✓", colours.correct.ink),
        Sign::Incorrect => ("✗", colours.incorrect.ink),
        Sign::Open => ("?", colours.caution.ink),
        Sign::GameOver => ("=", colours.game_over.ink),
        Sign::Neutral => ("", colours.muted),
    };
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            sign_ui(ui, sign, 22.0, ink);
            ui.add_space(4.0);
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                ui.label(RichText::new(&answer.title).font(bold(BODY)));
                text_ui(ui, &answer.sentences.join(" "), colours.text);
            });
        });
    });
}

/// What follows, and what only the arbiter is told.
fn follows_ui(ui: &mut Ui, examined: &ExaminedClaim, edition: Edition, words: &Words) {
    let finding = &examined.finding;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.say("heading-what-follows")).font(bold(BODY)));
        for sentence in words.consequences(finding, edition) {
            bullet_ui(ui, &sentence);
        }
        let notes = words.notes(finding, edition);
        if !notes.is_empty() {
            ui.add_space(4.0);
            let title = RichText::new(words.say("heading-for-the-arbiter")).font(bold(SMALL));
            ui.label(title.color(theme(ui).muted));
        }
        for sentence in notes {
            bullet_ui(ui, &sentence);
        }
    });
}

fn bullet_ui(ui: &mut Ui, text: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.label(RichText::new("•").font(regular(BODY)));
        ui.add(Label::new(RichText::new(text).font(regular(BODY))).wrap());
    });
}

/// The steps at the table, to be ticked. They never block anything.
fn steps_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<ClaimEdit> {
    let steps = shown.examination.steps();
    let done = steps.iter().filter(|done| **done).count();
    let mut edit = None;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        let places = [
            ("done", done.to_string().into()),
            ("all", STEPS.to_string().into()),
        ];
        let title = words.say_with("steps-title", &places);
        let sign = if memory.steps.is_open() { "▾" } else { "▸" };
        let text = RichText::new(format!("{sign} {title}")).font(bold(BODY));
        let button = ui.add(egui::Button::new(text).frame(false));
        button.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &title));
        if button.clicked() {
            memory.steps.turn();
        }
        if !memory.steps.is_open() {
            return;
        }
        for (at, ticked) in steps.iter().enumerate() {
            let mut ticked = *ticked;
            let step = words.step(at, shown.event);
            if ui.checkbox(&mut ticked, step).changed() {
                edit = Some(ClaimEdit::Step(at, ticked));
            }
        }
    });
    edit
}
