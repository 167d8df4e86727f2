//! Small things that several panels show.

use egui::{
    Align2, Button, Color32, CornerRadius, FontId, Frame, Key, Margin, Rect, Response, RichText,
    Role, Sense, Stroke, TextEdit, Ui, WidgetInfo, vec2,
};

use super::theme::{BODY, CARD, Pair, SMALL, bold, regular, theme, with_text};

/// A heading of a list, with the number of its rows.
pub(super) fn heading_ui(ui: &mut Ui, text: &str, count: Option<usize>) {
    ui.add_space(12.0);
    // A long one goes on below rather than widen the panel.
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(text).font(bold(SMALL)).color(theme(ui).muted));
        if let Some(count) = count {
            pill_ui(
                ui,
                &count.to_string(),
                theme(ui).muted,
                Color32::TRANSPARENT,
                Some(theme(ui).line),
            );
        }
    });
    ui.add_space(4.0);
}

/// A short text in a rounded frame.
pub(super) fn pill_ui(
    ui: &mut Ui,
    text: &str,
    ink: Color32,
    ground: Color32,
    outline: Option<Color32>,
) -> Response {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), bold(SMALL), ink);
    let size = vec2(galley.size().x + 12.0, with_text(ui, 18.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let stroke = outline.map_or(Stroke::NONE, |color| Stroke::new(1.0, color));
    ui.painter().rect(
        rect,
        CornerRadius::same(9),
        ground,
        stroke,
        egui::StrokeKind::Inside,
    );
    let at = rect.center() - galley.size() / 2.0;
    ui.painter().galley(at, galley, ink);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, text));
    response
}

/// A key as it stands on the keyboard, within a text: read out where it stands.
pub(super) fn key_in_text_ui(ui: &mut Ui, key: &str) {
    let response = key_cap_ui(ui, key);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, key));
}

/// A key as it stands on the keyboard. Read out with the action it belongs to, so it has no name of its own.
pub(super) fn key_cap_ui(ui: &mut Ui, key: &str) -> Response {
    let galley = ui
        .painter()
        .layout_no_wrap(key.to_owned(), regular(11.0), theme(ui).muted);
    let size = vec2(galley.size().x + 10.0, with_text(ui, 18.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    let stroke = Stroke::new(1.0, theme(ui).line);
    ui.painter().rect(
        rect,
        CornerRadius::same(4),
        theme(ui).surface,
        stroke,
        egui::StrokeKind::Inside,
    );
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, theme(ui).muted);
    response
}

/// How wide a text is in one line.
pub(super) fn width_of(ui: &Ui, text: &str, font: FontId) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), font, Color32::WHITE);
    galley.size().x
}

/// The frame of a card: a hair line, no shadow.
pub(super) fn card(ui: &Ui) -> Frame {
    Frame::new()
        .fill(theme(ui).surface)
        .stroke(Stroke::new(1.0, theme(ui).line))
        .corner_radius(CARD)
        .inner_margin(Margin::same(8))
}

/// A sign in the middle of a square place.
pub(super) fn sign_ui(ui: &mut Ui, sign: &str, size: f32, ink: Color32) {
    let (rect, _) = ui.allocate_exact_size(vec2(size, size), Sense::hover());
    ui.painter().text(
        rect.center(),
        Align2::CENTER_CENTER,
        sign,
        bold(size * 0.9),
        ink,
    );
}

/// A button without a frame that shows a sign; its name is read out, its tip shown. Whether it was clicked.
pub(super) fn sign_button_ui(ui: &mut Ui, sign: &str, height: f32, name: &str, tip: &str) -> bool {
    let button = Button::new(RichText::new(sign).font(regular(BODY)))
        .frame(false)
        .min_size(vec2(with_text(ui, 26.0), height));
    let response = ui.add(button).on_hover_text(tip);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    focus_ring(ui, &response);
    response.clicked()
}

/// A field for one line of text; its hint is its name too.
pub(super) fn field_ui(ui: &mut Ui, text: &mut String, hint: &str, width: f32) -> Response {
    let field = TextEdit::singleline(text)
        .hint_text(hint)
        .desired_width(width)
        .margin(vec2(8.0, 6.0));
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, hint));
    response
}

/// Text that wraps.
pub(super) fn text_ui(ui: &mut Ui, text: &str, color: Color32) {
    ui.add(egui::Label::new(RichText::new(text).font(regular(BODY)).color(color)).wrap());
}

/// A notice that stands in a coloured box.
pub(super) fn notice_ui(ui: &mut Ui, text: &str, pair: Pair) {
    notice_box_ui(ui, pair, |ui| text_ui(ui, text, pair.ink));
}

/// The coloured box of a notice, as wide as there is room, with its contents in the box's ink.
pub(super) fn notice_box_ui<T>(ui: &mut Ui, pair: Pair, contents: impl FnOnce(&mut Ui) -> T) -> T {
    Frame::new()
        .fill(pair.on)
        .corner_radius(CARD)
        .inner_margin(Margin::symmetric(10, 6))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.visuals_mut().override_text_color = Some(pair.ink);
            contents(ui)
        })
        .inner
}

/// A sentence in which one part is a link; whether the link was clicked. Without that part it is plain text.
pub(super) fn linked_text_ui(ui: &mut Ui, sentence: &str, link: &str) -> bool {
    let Some((before, after)) = sentence.split_once(link).filter(|_| !link.is_empty()) else {
        text_ui(ui, sentence, theme(ui).text);
        return false;
    };
    let text = |text: &str| RichText::new(text).font(regular(BODY));
    let row = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.label(text(before));
        let clicked = ui
            .add(egui::Link::new(
                text(link).underline().color(theme(ui).accent),
            ))
            .clicked();
        ui.label(text(after));
        clicked
    });
    row.inner
}

/// Screen readers say what this says whenever it changes, in their own time.
pub(super) fn announce(ui: &Ui, response: &Response) {
    ui.ctx().accesskit_node_builder(response.id, |node| {
        node.set_live(egui::accesskit::Live::Polite);
    });
}

/// A ring round a widget that has the keyboard's focus, where its own look does not show it.
pub(super) fn focus_ring(ui: &Ui, response: &Response) {
    if response.has_focus() {
        ring_ui(ui, response.rect.expand(1.0));
    }
}

/// The ring of the focus.
pub(super) fn ring_ui(ui: &Ui, rect: Rect) {
    let stroke = Stroke::new(2.0, theme(ui).accent);
    let inside = egui::StrokeKind::Inside;
    ui.painter()
        .rect_stroke(rect, CornerRadius::same(6), stroke, inside);
}

/// What gets the focus is scrolled into sight, with what stands above and below it.
pub(super) fn keep_in_sight(ui: &Ui, response: &Response) {
    if response.gained_focus() {
        ui.scroll_to_rect(response.rect.expand2(vec2(0.0, 60.0)), None);
    }
}

/// The page keys scroll the panel, which may hold nothing else that the keyboard reaches.
pub(super) fn page_keys(ui: &mut Ui) {
    let page = ui.clip_rect().height() * 0.8;
    let (up, down) = ui.input(|input| {
        (
            input.key_pressed(Key::PageUp),
            input.key_pressed(Key::PageDown),
        )
    });
    let with_modifier = ui.input(|input| input.modifiers.any());
    match (up, down) {
        _ if with_modifier => {}
        (true, _) => ui.scroll_with_delta(vec2(0.0, page)),
        (_, true) => ui.scroll_with_delta(vec2(0.0, -page)),
        _ => {}
    }
}
