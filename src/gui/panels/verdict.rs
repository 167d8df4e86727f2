//! The verdict card: a bar, a sign, one sentence, one line of why.

use egui::{
    Color32, Frame, Label, Margin, Rect, RichText, Role, Sense, Ui, WidgetInfo, pos2, vec2,
};

use crate::gui::theme::{
    BODY, CARD, HEADING, Pair, SMALL, VERDICT, bold, regular, theme, with_text,
};
use crate::gui::widgets::{announce, sign_ui, width_of};
use crate::words::{Sign, VerdictCard, Words};

/// Below this width the headline is set smaller.
const NARROW: f32 = 300.0;
/// Size of the sign, and the gap between it and the headline.
const SIGN: f32 = 34.0;
const GAP: f32 = 12.0;
/// Width of the bar at the left edge.
const BAR: f32 = 6.0;

/// The sign and the colours of a verdict.
fn look(ui: &Ui, sign: Sign) -> (Option<&'static str>, Pair) {
    match sign {
        Sign::Correct => (Some("✓"), theme(ui).correct),
        Sign::Incorrect => (Some("✗"), theme(ui).incorrect),
        Sign::Open => (Some("?"), theme(ui).caution),
        Sign::GameOver => (Some("="), theme(ui).game_over),
        Sign::Neutral => (
            None,
            Pair {
                ink: theme(ui).muted,
                on: theme(ui).surface,
            },
        ),
    }
}

/// The ink of a headline.
pub(super) fn headline_ink(ui: &Ui, sign: Sign) -> Color32 {
    if sign == Sign::Neutral {
        theme(ui).text
    } else {
        look(ui, sign).1.ink
    }
}

/// The size at which no word of a headline is broken, at most `size`.
fn size_of_whole_words(ui: &Ui, headline: &str, size: f32, width: f32) -> f32 {
    let wide = |word| width_of(ui, word, bold(size));
    let widest = headline.split_whitespace().map(wide).fold(0.0, f32::max);
    if widest > width {
        // A little less: the widths of letters are rounded.
        (size * width / widest * 0.98).max(SMALL)
    } else {
        size
    }
}

/// Shows the verdict card.
pub(super) fn verdict_ui(ui: &mut Ui, card: &VerdictCard, words: &Words) {
    let (sign, pair) = look(ui, card.sign);
    let margin = Margin {
        left: 20,
        right: 14,
        top: 10,
        bottom: 10,
    };
    let frame = Frame::new()
        .fill(pair.on)
        .corner_radius(CARD)
        .inner_margin(margin)
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            // In a narrow panel a long headline would take more lines than the facts below it.
            let size = if ui.available_width() < with_text(ui, NARROW) {
                HEADING
            } else {
                VERDICT
            };
            let beside = sign.map_or(0.0, |_| SIGN + GAP);
            let size = size_of_whole_words(ui, &card.headline, size, ui.available_width() - beside);
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = GAP;
                if let Some(sign) = sign {
                    sign_ui(ui, sign, SIGN, pair.ink);
                }
                ui.vertical(|ui| {
                    let ink = headline_ink(ui, card.sign);
                    ui.add(
                        Label::new(RichText::new(&card.headline).font(bold(size)).color(ink))
                            .wrap(),
                    );
                    let details = RichText::new(card.details.join(" · "))
                        .font(regular(SMALL))
                        .color(theme(ui).muted);
                    if !card.details.is_empty() {
                        ui.add(Label::new(details).wrap());
                    }
                });
            });
            ui.add_space(4.0);
            ui.add(
                Label::new(
                    RichText::new(&card.why)
                        .font(regular(BODY))
                        .color(theme(ui).text),
                )
                .wrap(),
            );
        });
    let rect = frame.response.rect;
    let bar = Rect::from_min_size(rect.min, vec2(BAR + f32::from(CARD.nw), rect.height()));
    let clipped = ui.painter().with_clip_rect(Rect::from_min_max(
        rect.min,
        pos2(rect.left() + BAR, rect.bottom()),
    ));
    clipped.rect_filled(bar, CARD, pair.ink);
    let all = format!(
        "{}: {} {}",
        words.say("verdict-name"),
        words.headline_sentence(card),
        card.why
    );
    let response = ui.interact(rect, ui.scope_id().with("verdict"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &all));
    announce(ui, &response);
}
