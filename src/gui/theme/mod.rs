//! The look: colours by role, type, space.

use std::sync::Arc;

mod palette;

use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke,
    TextStyle, ThemePreference, style::ScrollStyle, vec2,
};

use palette::{CONTRAST_DARK, CONTRAST_LIGHT, DARK, LIGHT, Light, PRESENTED_DARK, PRESENTED_LIGHT};
pub(super) use palette::{Kind, Pair, Theme};

use crate::assets;
use crate::document::{BoardColours, Colours, Preferences, TextSize};

/// What of the look is chosen apart from light and dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Look {
    board: BoardColours,
    contrast: bool,
    presented: bool,
    text: TextSize,
}

/// Where the context keeps the look.
fn look_id() -> egui::Id {
    egui::Id::unique("look")
}

fn look(ctx: &Context) -> Look {
    ctx.data(|data| data.get_temp(look_id()).unwrap_or_default())
}

fn change_look(ctx: &Context, change: impl FnOnce(&mut Look)) {
    let before = look(ctx);
    let mut after = before;
    change(&mut after);
    if after == before {
        return;
    }
    ctx.data_mut(|data| data.insert_temp(look_id(), after));
    if after.text_size() != before.text_size() {
        let factor = after.text_size().factor();
        ctx.set_fonts(fonts(factor));
        // What stands beside text goes with it.
        let designed = egui::style::Spacing::default();
        ctx.all_styles_mut(|style| {
            style.spacing.interact_size.y = designed.interact_size.y * factor;
            style.spacing.icon_width = designed.icon_width * factor;
            style.spacing.icon_width_inner = designed.icon_width_inner * factor;
        });
    }
    if after.contrast != before.contrast {
        set_visuals(ctx, after.contrast);
    }
    ctx.request_repaint();
}

impl Look {
    /// How large text is. A presentation has its own sizes.
    const fn text_size(self) -> TextSize {
        if self.presented {
            TextSize::Usual
        } else {
            self.text
        }
    }
}

/// From the next frame on the colours are those of a presentation, or no longer.
pub(super) fn present(ctx: &Context, is_presented: bool) {
    change_look(ctx, |look| look.presented = is_presented);
}

/// Takes colours, squares and the size of text from what the user chose; `wishes_contrast` is what the system wishes.
pub(super) fn choose(ctx: &Context, chosen: Preferences, wishes_contrast: bool) {
    let (preference, contrast) = match chosen.colours {
        Colours::System => (ThemePreference::System, wishes_contrast),
        Colours::Light => (ThemePreference::Light, false),
        Colours::Dark => (ThemePreference::Dark, false),
        Colours::ContrastLight => (ThemePreference::Light, true),
        Colours::ContrastDark => (ThemePreference::Dark, true),
    };
    ctx.set_theme(preference);
    change_look(ctx, |look| {
        look.contrast = contrast;
        look.board = chosen.board;
        look.text = chosen.text;
    });
}

/// The theme that is shown.
pub(super) fn theme_of(ctx: &Context) -> Theme {
    let look = look(ctx);
    let (theme, light) = match (ctx.theme(), look.presented, look.contrast) {
        (egui::Theme::Light, true, _) => (PRESENTED_LIGHT, Light::Day),
        (egui::Theme::Dark, true, _) => (PRESENTED_DARK, Light::Night),
        (egui::Theme::Light, false, true) => (CONTRAST_LIGHT, Light::Contrast),
        (egui::Theme::Dark, false, true) => (CONTRAST_DARK, Light::Contrast),
        (egui::Theme::Light, false, false) => (LIGHT, Light::Day),
        (egui::Theme::Dark, false, false) => (DARK, Light::Night),
    };
    Theme {
        board: palette::board(look.board, light),
        ..theme
    }
}

/// The theme that is shown.
pub(super) fn theme(ui: &egui::Ui) -> Theme {
    theme_of(ui.ctx())
}

/// A length that goes with the size of text, such as the height of a row.
pub(super) fn with_text(ui: &egui::Ui, length: f32) -> f32 {
    length * look(ui.ctx()).text_size().factor()
}

/// The disc of White's and of Black's player, whatever the theme.
pub(super) const PLAYERS: [Color32; 2] = [
    Color32::from_rgb(0xff, 0xfd, 0xf8),
    Color32::from_rgb(0x26, 0x22, 0x1d),
];

/// Size of labels.
pub(super) const SMALL: f32 = 12.0;
/// Size of text and moves.
pub(super) const BODY: f32 = 14.0;
/// Size of a view's heading.
pub(super) const HEADING: f32 = 17.0;
/// Size of the verdict.
pub(super) const VERDICT: f32 = 21.0;

/// Radius of controls.
pub(super) const CONTROL: CornerRadius = CornerRadius::same(6);
/// Radius of cards.
pub(super) const CARD: CornerRadius = CornerRadius::same(8);

/// How much of its colour text keeps in high contrast where it cannot be chosen now.
const PALER: f32 = 0.75;

/// How far signs and figurines are lowered, in parts of their size.
const FIGURINE_DROP: f32 = 0.09;

/// The family of bold text.
const BOLD: &str = "bold";

/// Regular type.
pub(super) fn regular(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Bold type. Weight, not size, makes rank.
pub(super) fn bold(size: f32) -> FontId {
    FontId::new(size, FontFamily::Name(BOLD.into()))
}

/// Puts the fonts on board and the colours of the theme into a context. Once, before the first frame.
pub(super) fn install(ctx: &Context) {
    ctx.set_fonts(fonts(1.0));
    // Where the system does not say which colours it has.
    ctx.options_mut(|options| options.fallback_theme = egui::Theme::Light);
    ctx.all_styles_mut(|style| {
        style.text_styles = [
            (TextStyle::Small, regular(SMALL)),
            (TextStyle::Body, regular(BODY)),
            (TextStyle::Button, regular(BODY)),
            (TextStyle::Heading, bold(HEADING)),
            (TextStyle::Monospace, regular(SMALL)),
        ]
        .into();
        style.spacing.item_spacing = vec2(8.0, 4.0);
        style.spacing.button_padding = vec2(8.0, 4.0);
        style.spacing.scroll = ScrollStyle {
            foreground_color: false,
            ..ScrollStyle::thin()
        };
        style.animation_time = 0.0;
    });
    set_visuals(ctx, false);
}

fn set_visuals(ctx: &Context, contrast: bool) {
    let (light, dark) = if contrast {
        (&CONTRAST_LIGHT, &CONTRAST_DARK)
    } else {
        (&LIGHT, &DARK)
    };
    ctx.style_mut_of(egui::Theme::Light, |style| {
        style.visuals = visuals(light, egui::Visuals::light());
    });
    ctx.style_mut_of(egui::Theme::Dark, |style| {
        style.visuals = visuals(dark, egui::Visuals::dark());
    });
}

/// The fonts, with text so large beside its design.
fn fonts(factor: f32) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut families: Vec<(FontFamily, Vec<String>)> = Vec::new();
    for (name, bytes) in assets::FONTS {
        let mut data = FontData::from_static(bytes);
        data.tweak.scale = factor;
        if *name == "symbols" {
            // Figurines stand a little above the line of the letters.
            data.tweak.y_offset_factor = FIGURINE_DROP;
        }
        fonts.font_data.insert((*name).to_owned(), Arc::new(data));
    }
    let with_symbols =
        |first: &str| vec![first.to_owned(), "symbols".to_owned(), "math".to_owned()];
    families.push((FontFamily::Proportional, with_symbols("regular")));
    families.push((FontFamily::Monospace, with_symbols("regular")));
    families.push((FontFamily::Name(BOLD.into()), with_symbols("bold")));
    fonts.families.extend(families);
    fonts
}

fn visuals(theme: &Theme, mut visuals: egui::Visuals) -> egui::Visuals {
    if theme.kind == Kind::HighContrast {
        // What cannot be done now is paler, and still has a contrast of seven.
        visuals.disabled_alpha = PALER;
    }
    // A blinking cursor would keep the processor awake.
    visuals.text_cursor.blink = false;
    visuals.override_text_color = Some(theme.text);
    visuals.weak_text_color = Some(theme.muted);
    visuals.hyperlink_color = theme.accent;
    visuals.panel_fill = theme.bg;
    visuals.window_fill = theme.surface;
    visuals.window_stroke = Stroke::new(1.0, theme.line);
    visuals.window_corner_radius = CARD;
    visuals.menu_corner_radius = CONTROL;
    visuals.extreme_bg_color = theme.surface;
    visuals.faint_bg_color = theme.bg;
    visuals.selection.bg_fill = theme.selected;
    visuals.selection.stroke = Stroke::new(1.5, theme.accent);
    // By their outline fields and buttons are seen.
    let line = match theme.kind {
        Kind::HighContrast => Stroke::new(1.0, theme.outline),
        Kind::Usual | Kind::Presented => Stroke::new(1.0, theme.line),
    };
    let states = [
        (&mut visuals.widgets.noninteractive, theme.surface, line),
        (&mut visuals.widgets.inactive, theme.surface, line),
        (
            &mut visuals.widgets.hovered,
            theme.bg,
            Stroke::new(1.0, theme.muted),
        ),
        (
            &mut visuals.widgets.active,
            theme.bg,
            Stroke::new(1.5, theme.accent),
        ),
        (&mut visuals.widgets.open, theme.bg, line),
    ];
    for (widget, fill, stroke) in states {
        widget.bg_fill = fill;
        widget.weak_bg_fill = fill;
        widget.bg_stroke = stroke;
        widget.corner_radius = CONTROL;
        widget.fg_stroke = Stroke::new(1.0, theme.text);
        widget.expansion = 0.0;
    }
    visuals
}
