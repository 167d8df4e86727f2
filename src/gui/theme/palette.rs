//! The colours by role: light, dark, high contrast, presented; and those of the squares.

use egui::Color32;

use crate::document::BoardColours;

/// Colours of one kind of finding: ink, and paper under it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::gui) struct Pair {
    /// Text, signs, bars.
    pub(in crate::gui) ink: Color32,
    /// The ground.
    pub(in crate::gui) on: Color32,
}

/// Colours by role.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::gui) struct Theme {
    /// The window.
    pub(in crate::gui) bg: Color32,
    /// Cards, scoresheet, bars.
    pub(in crate::gui) surface: Color32,
    /// Hair lines that only part things.
    pub(in crate::gui) line: Color32,
    /// Outlines by which a control is seen.
    pub(in crate::gui) outline: Color32,
    /// Text.
    pub(in crate::gui) text: Color32,
    /// Labels and what matters less.
    pub(in crate::gui) muted: Color32,
    /// Current move, focus, links.
    pub(in crate::gui) accent: Color32,
    /// The ground of a chosen row.
    pub(in crate::gui) selected: Color32,
    /// Text on the accent.
    pub(in crate::gui) on_accent: Color32,
    /// A claim would be correct.
    pub(in crate::gui) correct: Pair,
    /// A claim would be incorrect, same diagrams, damage.
    pub(in crate::gui) incorrect: Pair,
    /// The game is over without a claim.
    pub(in crate::gui) game_over: Pair,
    /// "At least", notices.
    pub(in crate::gui) caution: Pair,
    /// The squares.
    pub(in crate::gui) board: Board,
    /// What is special about how things are shown.
    pub(in crate::gui) kind: Kind,
}

/// The colours of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::gui) struct Board {
    /// Light squares.
    pub(in crate::gui) light: Color32,
    /// Dark squares.
    pub(in crate::gui) dark: Color32,
    /// Laid over the squares of the last move.
    pub(in crate::gui) last_move: Color32,
    /// Arrows and marks.
    pub(in crate::gui) drawn: Color32,
    /// Rights to castle that stand, and that went.
    pub(in crate::gui) rights: [Color32; 2],
    /// Coordinates on light squares.
    pub(in crate::gui) on_light: Color32,
    /// Coordinates on dark squares.
    pub(in crate::gui) on_dark: Color32,
}

/// What is special about how things are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum Kind {
    /// Nothing.
    Usual,
    /// Contrast is high: outlines are drawn where hair lines would do, the last move has a frame.
    HighContrast,
    /// It is presented: coordinates stand beside the board, as large as the text.
    Presented,
}

/// Which colours the squares of a theme go with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Light {
    /// A light window.
    Day,
    /// A dark one.
    Night,
    /// High contrast, whatever the window.
    Contrast,
}

const fn rgb(hex: u32) -> Color32 {
    let [_, red, green, blue] = hex.to_be_bytes();
    Color32::from_rgb(red, green, blue)
}

const fn pair(ink: u32, on: u32) -> Pair {
    Pair {
        ink: rgb(ink),
        on: rgb(on),
    }
}

/// The light theme.
pub(super) const LIGHT: Theme = Theme {
    bg: rgb(0xf6_f1e8),
    surface: rgb(0xff_fdf8),
    line: rgb(0xe0_d7c6),
    outline: rgb(0x8d_8371),
    text: rgb(0x26_221d),
    muted: rgb(0x6b_6358),
    accent: rgb(0x1d_4f7c),
    selected: rgb(0xd9_e5f0),
    on_accent: Color32::WHITE,
    correct: pair(0x1d_6a43, 0xe2_f0e7),
    incorrect: pair(0x97_302b, 0xf8_e5e1),
    game_over: pair(0x3d_3f93, 0xe7_e7f6),
    caution: pair(0x7a_4f00, 0xfa_efd6),
    board: board(BoardColours::Wood, Light::Day),
    kind: Kind::Usual,
};

/// The dark theme.
pub(super) const DARK: Theme = Theme {
    bg: rgb(0x1d_1b19),
    surface: rgb(0x27_2421),
    line: rgb(0x3b_3732),
    outline: rgb(0x80_786c),
    text: rgb(0xec_e6dc),
    muted: rgb(0xa8_9f92),
    accent: rgb(0x8f_bbe6),
    selected: rgb(0x2a_3745),
    on_accent: rgb(0x14_1b22),
    correct: pair(0x78_d5b8, 0x1c_382f),
    incorrect: pair(0xf2_a59c, 0x45_2725),
    game_over: pair(0xb4_b7f4, 0x2b_2c4a),
    caution: pair(0xe9_c46a, 0x3d_3320),
    board: board(BoardColours::Wood, Light::Night),
    kind: Kind::Usual,
};

/// Black on white: every text has a contrast of seven or more (WCAG 2.2, 1.4.6).
pub(super) const CONTRAST_LIGHT: Theme = Theme {
    bg: Color32::WHITE,
    surface: Color32::WHITE,
    line: rgb(0x55_5555),
    outline: Color32::BLACK,
    text: Color32::BLACK,
    muted: rgb(0x38_3838),
    accent: rgb(0x00_3a75),
    selected: rgb(0xcf_e3ff),
    on_accent: Color32::WHITE,
    correct: pair(0x00_4d2a, 0xff_ffff),
    incorrect: pair(0x85_0000, 0xff_ffff),
    game_over: pair(0x26_287a, 0xff_ffff),
    caution: pair(0x54_3600, 0xff_ffff),
    board: board(BoardColours::Wood, Light::Contrast),
    kind: Kind::HighContrast,
};

/// White on black, as high.
pub(super) const CONTRAST_DARK: Theme = Theme {
    bg: Color32::BLACK,
    surface: Color32::BLACK,
    line: rgb(0xa0_a0a0),
    outline: Color32::WHITE,
    text: Color32::WHITE,
    muted: rgb(0xd4_d4d4),
    accent: rgb(0x9f_d0ff),
    selected: rgb(0x12_3a5e),
    on_accent: Color32::BLACK,
    correct: pair(0x8f_f0b8, 0x00_0000),
    incorrect: pair(0xff_b3aa, 0x00_0000),
    game_over: pair(0xc6_c8ff, 0x00_0000),
    caution: pair(0xff_d86b, 0x00_0000),
    board: board(BoardColours::Wood, Light::Contrast),
    kind: Kind::HighContrast,
};

/// For a presentation in the light: black on white.
pub(super) const PRESENTED_LIGHT: Theme = Theme {
    line: rgb(0xe0_d7c6),
    board: board(BoardColours::Wood, Light::Day),
    kind: Kind::Presented,
    ..CONTRAST_LIGHT
};

/// For a presentation in the dark: white on black.
pub(super) const PRESENTED_DARK: Theme = Theme {
    line: rgb(0x3b_3732),
    board: board(BoardColours::Wood, Light::Night),
    kind: Kind::Presented,
    ..CONTRAST_DARK
};

// A yellow (214, 178, 60) laid over the squares, its parts premultiplied: 0.55 and 0.5 of it.
const YELLOW: Color32 = Color32::from_rgba_premultiplied(118, 98, 33, 140);
const PALE_YELLOW: Color32 = Color32::from_rgba_premultiplied(107, 89, 30, 128);

/// The squares of a choice.
pub(super) const fn board(colours: BoardColours, light: Light) -> Board {
    // Light and dark squares, and the ink of the coordinates on them.
    let (squares, inks) = match (colours, light) {
        (BoardColours::Wood, Light::Day) => ((0xf0_e4cf, 0xb5_8a63), (0x6b_4a2a, 0x20_1409)),
        (BoardColours::Wood, Light::Night) => ((0xcb_bba0, 0x8e_745a), (0x45_2e17, 0x05_0200)),
        (BoardColours::Wood, Light::Contrast) => ((0xff_f3e0, 0xc7_9f78), (0, 0)),
        (BoardColours::Green, Light::Day) => ((0xee_ead6, 0x7e_a071), (0x3d_5235, 0x12_1c0f)),
        (BoardColours::Green, Light::Night) => ((0xc6_c4b0, 0x66_825c), (0x2c_3d26, 0x04_0803)),
        (BoardColours::Green, Light::Contrast) => ((0xff_fcec, 0x93_b688), (0, 0)),
        (BoardColours::Blue, Light::Day) => ((0xe6_ebf1, 0x83_9fbd), (0x34_506e, 0x0f_1a27)),
        (BoardColours::Blue, Light::Night) => ((0xbc_c5d0, 0x66_7f9a), (0x26_3c54, 0x03_070c)),
        (BoardColours::Blue, Light::Contrast) => ((0xf4_f8ff, 0x96_b2d1), (0, 0)),
        (BoardColours::Grey, Light::Day) => ((0xee_eeee, 0xa6_a6a6), (0x4a_4a4a, 0x1a_1a1a)),
        (BoardColours::Grey, Light::Night) => ((0xc2_c2c2, 0x7f_7f7f), (0x38_3838, 0x05_0505)),
        (BoardColours::Grey, Light::Contrast) => ((0xff_ffff, 0xa9_a9a9), (0, 0)),
    };
    Board {
        light: rgb(squares.0),
        dark: rgb(squares.1),
        last_move: match light {
            Light::Night => PALE_YELLOW,
            Light::Day | Light::Contrast => YELLOW,
        },
        // Squares are light enough for it in every theme.
        drawn: rgb(0x1d_4f7c),
        rights: [rgb(0x1d_6a43), rgb(0x97_302b)],
        on_light: rgb(inks.0),
        on_dark: rgb(inks.1),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The relative luminance of an opaque colour (WCAG 2.2).
    fn luminance(colour: Color32) -> f64 {
        let part = |part: u8| {
            let part = f64::from(part) / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        };
        0.2126 * part(colour.r()) + 0.7152 * part(colour.g()) + 0.0722 * part(colour.b())
    }

    fn contrast(one: Color32, other: Color32) -> f64 {
        let (one, other) = (luminance(one) + 0.05, luminance(other) + 0.05);
        one.max(other) / one.min(other)
    }

    /// A colour laid over another one.
    fn over(top: Color32, ground: Color32) -> Color32 {
        ground.blend(top)
    }

    #[track_caller]
    fn check(what: &str, ink: Color32, ground: Color32, least: f64) {
        let found = contrast(ink, ground);
        assert!(
            found >= least,
            "{what}: {ink:?} on {ground:?} has {found:.2} of {least}"
        );
    }

    const THEMES: [(&str, Theme, Light, f64); 6] = [
        ("light", LIGHT, Light::Day, 4.5),
        ("dark", DARK, Light::Night, 4.5),
        ("high contrast, light", CONTRAST_LIGHT, Light::Contrast, 7.0),
        ("high contrast, dark", CONTRAST_DARK, Light::Contrast, 7.0),
        ("presented, light", PRESENTED_LIGHT, Light::Day, 7.0),
        ("presented, dark", PRESENTED_DARK, Light::Night, 7.0),
    ];

    #[test]
    fn every_text_is_seen_on_every_ground_that_it_stands_on() {
        for (name, theme, _, least) in THEMES {
            for ground in [theme.bg, theme.surface, theme.selected] {
                check(name, theme.text, ground, least);
                check(name, theme.muted, ground, least);
            }
            for ground in [theme.bg, theme.surface] {
                check(name, theme.accent, ground, least);
            }
            check(name, theme.on_accent, theme.accent, least);
            let pairs = [
                theme.correct,
                theme.incorrect,
                theme.game_over,
                theme.caution,
            ];
            for pair in pairs {
                for ground in [pair.on, theme.bg, theme.surface] {
                    check(name, pair.ink, ground, least);
                }
                check(name, theme.text, pair.on, least);
                check(name, theme.muted, pair.on, least);
            }
            // What cannot be done now is paler.
            if theme.kind == Kind::HighContrast {
                let paler = theme.text.gamma_multiply(super::super::PALER);
                check(name, theme.surface.blend(paler), theme.surface, least);
            }
            // The number of an occurrence stands on its badge.
            check(name, theme.on_accent, theme.correct.ink, least);
        }
    }

    #[test]
    fn controls_badges_and_the_focus_are_seen() {
        for (name, theme, ..) in THEMES {
            let pairs = [
                theme.correct,
                theme.incorrect,
                theme.game_over,
                theme.caution,
            ];
            let inks = pairs.map(|pair| pair.ink);
            for ground in [theme.bg, theme.surface] {
                for outline in [theme.outline, theme.muted, theme.accent]
                    .into_iter()
                    .chain(inks)
                {
                    check(name, outline, ground, 3.0);
                }
            }
            // The ring of the focus on the move that is shown.
            check(name, theme.on_accent, theme.accent, 3.0);
        }
    }

    #[test]
    fn coordinates_are_seen_on_every_board_and_on_the_squares_of_the_last_move() {
        let boards = [
            BoardColours::Wood,
            BoardColours::Green,
            BoardColours::Blue,
            BoardColours::Grey,
        ];
        for colours in boards {
            for (name, _, light, least) in THEMES {
                // A presentation has its coordinates beside the board.
                let least = if name.starts_with("presented") {
                    4.5
                } else {
                    least
                };
                let board = board(colours, light);
                let name = format!("{colours:?}, {name}");
                for (ink, square) in [(board.on_light, board.light), (board.on_dark, board.dark)] {
                    check(&name, ink, square, least);
                    check(&name, ink, over(board.last_move, square), least);
                }
            }
        }
    }

    /// How two colours differ to people who see no red and green: the distance in lightness and in blue and yellow, after
    /// Viénot, Brettel and Mollon (1999) for deuteranopes.
    fn without_red_and_green(colour: Color32) -> [f64; 2] {
        let linear = |part: u8| (f64::from(part) / 255.0).powf(2.2);
        let (red, green, blue) = (linear(colour.r()), linear(colour.g()), linear(colour.b()));
        let yellow = 0.292_75 * red + 0.707_25 * green;
        [
            yellow.cbrt() * 100.0,
            (blue - 0.022_34 * (red - green)).max(0.0).cbrt() * 100.0,
        ]
    }

    #[test]
    fn correct_and_incorrect_differ_also_to_people_who_see_no_red_and_green() {
        for (name, theme, ..) in THEMES {
            let inks = [theme.correct.ink, theme.incorrect.ink, theme.game_over.ink];
            for (i, one) in inks.iter().enumerate() {
                for other in inks.iter().skip(i + 1) {
                    let (a, b) = (without_red_and_green(*one), without_red_and_green(*other));
                    let apart = (a[0] - b[0]).hypot(a[1] - b[1]);
                    // Signs and words carry it; the colours must not say the contrary of them.
                    assert!(
                        apart > 6.0,
                        "{name}: {one:?} and {other:?} are {apart:.1} apart"
                    );
                }
            }
        }
    }
}
