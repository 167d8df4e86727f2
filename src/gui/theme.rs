//! The look: colours by role, type, space.

use std::sync::Arc;

use egui::{
    Color32, Context, CornerRadius, FontData, FontDefinitions, FontFamily, FontId, Stroke,
    TextStyle, ThemePreference, style::ScrollStyle, vec2,
};

use crate::assets;
use crate::document::Colours;

/// Colours of one kind of finding: ink, and paper under it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    /// Text, signs, bars.
    pub(super) ink: Color32,
    /// The ground.
    pub(super) on: Color32,
}

/// Colours by role.
#[derive(Clone, Copy, Debug)]
pub(super) struct Theme {
    /// The window.
    pub(super) bg: Color32,
    /// Cards, scoresheet, bars.
    pub(super) surface: Color32,
    /// Hair lines.
    pub(super) line: Color32,
    /// Text.
    pub(super) text: Color32,
    /// Labels and what matters less.
    pub(super) muted: Color32,
    /// Current move, focus, links.
    pub(super) accent: Color32,
    /// The ground of a chosen row.
    pub(super) selected: Color32,
    /// Text on the accent.
    pub(super) on_accent: Color32,
    /// A claim would be correct.
    pub(super) correct: Pair,
    /// A claim would be incorrect, same diagrams, damage.
    pub(super) incorrect: Pair,
    /// The game is over without a claim.
    pub(super) game_over: Pair,
    /// "At least", notices.
    pub(super) caution: Pair,
    /// Light squares.
    pub(super) light_square: Color32,
    /// Dark squares.
    pub(super) dark_square: Color32,
    /// Laid over the squares of the last move.
    pub(super) last_move: Color32,
    /// Coordinates on light squares.
    pub(super) coordinate_on_light: Color32,
    /// Coordinates on dark squares.
    pub(super) coordinate_on_dark: Color32,
    /// Whether a presentation is shown: coordinates stand beside the board, as large as the text.
    pub(super) is_presented: bool,
}

/// The light theme.
const LIGHT: Theme = Theme {
    bg: Color32::from_rgb(0xf6, 0xf1, 0xe8),
    surface: Color32::from_rgb(0xff, 0xfd, 0xf8),
    line: Color32::from_rgb(0xe0, 0xd7, 0xc6),
    text: Color32::from_rgb(0x26, 0x22, 0x1d),
    muted: Color32::from_rgb(0x6b, 0x63, 0x58),
    accent: Color32::from_rgb(0x1d, 0x4f, 0x7c),
    selected: Color32::from_rgb(0xd9, 0xe5, 0xf0),
    on_accent: Color32::WHITE,
    correct: Pair {
        ink: Color32::from_rgb(0x1d, 0x6a, 0x43),
        on: Color32::from_rgb(0xe2, 0xf0, 0xe7),
    },
    incorrect: Pair {
        ink: Color32::from_rgb(0x97, 0x30, 0x2b),
        on: Color32::from_rgb(0xf8, 0xe5, 0xe1),
    },
    game_over: Pair {
        ink: Color32::from_rgb(0x3d, 0x3f, 0x93),
        on: Color32::from_rgb(0xe7, 0xe7, 0xf6),
    },
    caution: Pair {
        ink: Color32::from_rgb(0x7a, 0x4f, 0x00),
        on: Color32::from_rgb(0xfa, 0xef, 0xd6),
    },
    light_square: Color32::from_rgb(0xf0, 0xe4, 0xcf),
    dark_square: Color32::from_rgb(0xb5, 0x8a, 0x63),
    // rgba(214, 178, 60, 0.55), premultiplied.
    last_move: Color32::from_rgba_premultiplied(118, 98, 33, 140),
    coordinate_on_light: Color32::from_rgb(0x6b, 0x4a, 0x2a),
    coordinate_on_dark: Color32::from_rgb(0x2b, 0x1c, 0x0e),
    is_presented: false,
};

/// The dark theme.
const DARK: Theme = Theme {
    bg: Color32::from_rgb(0x1d, 0x1b, 0x19),
    surface: Color32::from_rgb(0x27, 0x24, 0x21),
    line: Color32::from_rgb(0x3b, 0x37, 0x32),
    text: Color32::from_rgb(0xec, 0xe6, 0xdc),
    muted: Color32::from_rgb(0xa8, 0x9f, 0x92),
    accent: Color32::from_rgb(0x8f, 0xbb, 0xe6),
    selected: Color32::from_rgb(0x33, 0x42, 0x50),
    on_accent: Color32::from_rgb(0x14, 0x1b, 0x22),
    correct: Pair {
        ink: Color32::from_rgb(0x86, 0xd0, 0xa6),
        on: Color32::from_rgb(0x1f, 0x38, 0x2b),
    },
    incorrect: Pair {
        ink: Color32::from_rgb(0xf2, 0xa5, 0x9c),
        on: Color32::from_rgb(0x45, 0x27, 0x25),
    },
    game_over: Pair {
        ink: Color32::from_rgb(0xb4, 0xb7, 0xf4),
        on: Color32::from_rgb(0x2b, 0x2c, 0x4a),
    },
    caution: Pair {
        ink: Color32::from_rgb(0xe9, 0xc4, 0x6a),
        on: Color32::from_rgb(0x3d, 0x33, 0x20),
    },
    light_square: Color32::from_rgb(0xcb, 0xbb, 0xa0),
    dark_square: Color32::from_rgb(0x84, 0x6a, 0x51),
    // rgba(214, 178, 60, 0.5), premultiplied.
    last_move: Color32::from_rgba_premultiplied(107, 89, 30, 128),
    coordinate_on_light: Color32::from_rgb(0x4f, 0x36, 0x1d),
    coordinate_on_dark: Color32::from_rgb(0x16, 0x0d, 0x05),
    is_presented: false,
};

/// For a presentation in the light: black on white.
const PRESENTED_LIGHT: Theme = Theme {
    bg: Color32::WHITE,
    surface: Color32::WHITE,
    text: Color32::BLACK,
    muted: Color32::from_rgb(0x45, 0x45, 0x45),
    accent: Color32::from_rgb(0x0b, 0x3d, 0x66),
    correct: Pair {
        ink: Color32::from_rgb(0x0c, 0x4d, 0x2e),
        on: Color32::WHITE,
    },
    incorrect: Pair {
        ink: Color32::from_rgb(0x84, 0x12, 0x0f),
        on: Color32::WHITE,
    },
    game_over: Pair {
        ink: Color32::from_rgb(0x2a, 0x2c, 0x80),
        on: Color32::WHITE,
    },
    caution: Pair {
        ink: Color32::from_rgb(0x5c, 0x3a, 0x00),
        on: Color32::WHITE,
    },
    is_presented: true,
    ..LIGHT
};

/// For a presentation in the dark: white on black.
const PRESENTED_DARK: Theme = Theme {
    bg: Color32::BLACK,
    surface: Color32::BLACK,
    text: Color32::WHITE,
    muted: Color32::from_rgb(0xc8, 0xc8, 0xc8),
    is_presented: true,
    ..DARK
};

/// Where the context keeps whether something is presented.
fn presented() -> egui::Id {
    egui::Id::unique("presented")
}

/// From the next frame on the colours are those of a presentation, or no longer.
pub(super) fn present(ctx: &Context, is_presented: bool) {
    ctx.data_mut(|data| data.insert_temp(presented(), is_presented));
}

/// The theme that is shown.
pub(super) fn theme_of(ctx: &Context) -> &'static Theme {
    let is_presented = ctx.data(|data| data.get_temp(presented()).unwrap_or(false));
    match (ctx.theme(), is_presented) {
        (egui::Theme::Light, false) => &LIGHT,
        (egui::Theme::Dark, false) => &DARK,
        (egui::Theme::Light, true) => &PRESENTED_LIGHT,
        (egui::Theme::Dark, true) => &PRESENTED_DARK,
    }
}

/// The theme that is shown.
pub(super) fn theme(ui: &egui::Ui) -> &'static Theme {
    theme_of(ui.ctx())
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
    ctx.set_fonts(fonts());
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
    ctx.style_mut_of(egui::Theme::Light, |style| {
        style.visuals = visuals(&LIGHT, egui::Visuals::light());
    });
    ctx.style_mut_of(egui::Theme::Dark, |style| {
        style.visuals = visuals(&DARK, egui::Visuals::dark());
    });
}

fn fonts() -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let mut families: Vec<(FontFamily, Vec<String>)> = Vec::new();
    for (name, bytes) in assets::FONTS {
        let mut data = FontData::from_static(bytes);
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

/// The colours that the user chose, as egui names them.
pub(super) const fn preference_of(colours: Colours) -> ThemePreference {
    match colours {
        Colours::System => ThemePreference::System,
        Colours::Light => ThemePreference::Light,
        Colours::Dark => ThemePreference::Dark,
    }
}

fn visuals(theme: &Theme, mut visuals: egui::Visuals) -> egui::Visuals {
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
    let line = Stroke::new(1.0, theme.line);
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
