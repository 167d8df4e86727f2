//! What was just done, for a few seconds over the window.

use std::time::Duration;

use egui::{Align2, Area, Context, Frame, Id, Label, Margin, Order, RichText, Stroke};

use crate::gui::theme::{BODY, CARD, regular, theme_of};
use crate::gui::widgets::announce;

/// So long is a short sentence told, and for each of its letters so much longer; in seconds.
const TOLD_FOR: f64 = 3.0;
const FOR_A_LETTER: f64 = 0.04;
/// How far it stands above the lower edge: over the status line, where nothing is clicked and nothing typed.
const ABOVE: f32 = 4.0;
/// It is no wider than this.
const WIDTH: f32 = 520.0;

/// What was just done, and until when (in seconds of the window's clock) it is told.
#[derive(Clone, Debug)]
pub(in crate::gui) struct Told {
    text: String,
    until: f64,
}

impl Told {
    /// Told from now on, as long as it takes to read.
    pub(in crate::gui) fn now(ctx: &Context, text: String) -> Self {
        #[expect(clippy::cast_precision_loss, reason = "a sentence")]
        let reading = TOLD_FOR + text.chars().count() as f64 * FOR_A_LETTER;
        Self {
            until: ctx.input(|input| input.time) + reading,
            text,
        }
    }
}

/// Shows what was just done. Whether it is still to be told.
pub(in crate::gui) fn toast_ui(ctx: &Context, told: &Told) -> bool {
    let left = told.until - ctx.input(|input| input.time);
    if left <= 0.0 {
        return false;
    }
    ctx.request_repaint_after(Duration::from_secs_f64(left));
    let colours = theme_of(ctx);
    let area = Area::new(Id::unique("toast"))
        .order(Order::Foreground)
        .anchor(Align2::LEFT_BOTTOM, [16.0, -ABOVE])
        .interactable(false);
    area.show(ctx, |ui| {
        let frame = Frame::new()
            .fill(colours.surface)
            .stroke(Stroke::new(1.5, colours.accent))
            .corner_radius(CARD)
            .inner_margin(Margin::symmetric(14, 5));
        frame.show(ui, |ui| {
            ui.set_max_width(WIDTH.min(ctx.content_rect().width() - 80.0));
            let text = RichText::new(&told.text)
                .font(regular(BODY))
                .color(colours.text);
            let label = ui.add(Label::new(text).wrap().selectable(false));
            announce(ui, &label);
        });
    });
    true
}
