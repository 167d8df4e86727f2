//! What is shown before a file is opened: what can be done now.

use std::path::PathBuf;

use egui::{Align, Button, Label, Layout, RichText, ScrollArea, Ui};

use super::bar::Chosen;
use super::lessons::LessonAct;

use crate::document::{Action, SetUpKind};
use crate::gui::actions::key_name;
use crate::gui::app::Left;
use crate::gui::theme::{BODY, VERDICT, bold, regular, theme, with_text};
use crate::gui::widgets::{card, key_cap_ui, sign_button_ui, text_ui, width_of};
use crate::words::Words;

/// So many recent files are shown; the menu has all of them.
const MOST_RECENT: usize = 5;

/// So high is what stands there, without recent files and work that was left behind.
const CONTENT: f32 = 360.0;

/// Height of the list of work that was left behind.
const LEFT: f32 = 150.0;

/// Shows the empty window.
pub(in crate::gui) fn empty_ui(
    ui: &mut Ui,
    recent: &[PathBuf],
    left: &[Left],
    words: &Words,
) -> Option<Chosen> {
    let mut chosen = None;
    let height = ui.available_height();
    ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("empty")
        .show(ui, |ui| {
            ui.vertical_centered(|ui| {
                ui.add_space(((height - with_text(ui, CONTENT)) / 2.5).max(8.0));
                ui.set_max_width(640.0);
                chosen = left_ui(ui, left, words);
                ui.label(RichText::new(words.say("empty-title")).font(bold(VERDICT)));
                ui.add_space(8.0);
                text_ui(ui, &words.say("empty-text"), theme(ui).muted);
                ui.add_space(16.0);
                let wide = egui::vec2(316.0, with_text(ui, 34.0));
                let plain = |key| Button::new(words.say(key)).wrap();
                let open = RichText::new(words.say("action-open"))
                    .font(bold(BODY))
                    .color(theme(ui).on_accent);
                let open = Button::new(open).fill(theme(ui).accent).wrap();
                let rows = [
                    [
                        (open, Action::Open),
                        (plain("empty-example"), Action::Example),
                    ],
                    [
                        (plain("action-new-game"), Action::NewGame),
                        (plain("action-tail"), Action::BeginSetUp(SetUpKind::Tail)),
                    ],
                ];
                for row in rows {
                    ui.horizontal(|ui| {
                        for (button, action) in row {
                            if ui.add_sized(wide, button).clicked() {
                                chosen = Some(Chosen::Act(action));
                            }
                        }
                    });
                }
                ui.add_space(12.0);
                ways_ui(ui, words);
                ui.add_space(8.0);
                chosen = links_ui(ui, words).or(chosen.take());
                if !recent.is_empty() {
                    ui.add_space(16.0);
                    ui.label(RichText::new(words.say("recent-files")).font(bold(BODY)));
                    for path in recent.iter().take(MOST_RECENT) {
                        if ui.link(path.display().to_string()).clicked() {
                            chosen = Some(Chosen::Recent(path.clone()));
                        }
                    }
                }
            });
        });
    chosen
}

/// What else there is, in one line in the middle.
fn links_ui(ui: &mut Ui, words: &Words) -> Option<Chosen> {
    let links = [
        ("action-lessons", Chosen::Lessons(LessonAct::Contents)),
        ("action-scan", Chosen::Act(Action::Scan)),
        ("action-help", Chosen::Act(Action::Help)),
    ]
    .map(|(key, does)| (words.say(key), does));
    let gap = 24.0;
    let wide = links
        .iter()
        .map(|(text, _)| width_of(ui, text, regular(BODY)));
    let all = wide.sum::<f32>() + 2.0 * gap;
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.add_space(((ui.available_width() - all) / 2.0).max(0.0));
        ui.spacing_mut().item_spacing.x = gap;
        for (text, does) in links {
            if ui.link(text).clicked() {
                chosen = Some(does);
            }
        }
    });
    chosen
}

/// The ways into the program, each with its key.
fn ways_ui(ui: &mut Ui, words: &Words) {
    let key = |action| key_name(action, words).unwrap_or_default();
    let ways = [
        (key(Action::Open), "empty-way-open"),
        (key(Action::Paste), "empty-way-paste"),
        ("e4 e5 …".to_owned(), "empty-way-type"),
        (key(Action::Palette), "empty-way-find"),
        (key(Action::Keys), "action-keys"),
    ];
    egui::Grid::new("ways")
        .num_columns(2)
        .spacing([14.0, 6.0])
        .show(ui, |ui| {
            for (key, what) in ways {
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    ui.set_min_width(with_text(ui, 76.0));
                    key_cap_ui(ui, &key);
                });
                text_ui(ui, &words.say(what), theme(ui).muted);
                ui.end_row();
            }
        });
}

/// Work that an earlier window left behind.
fn left_ui(ui: &mut Ui, left: &[Left], words: &Words) -> Option<Chosen> {
    if left.is_empty() {
        return None;
    }
    let mut chosen = None;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.say("left-title")).font(bold(BODY)));
        ScrollArea::vertical()
            .max_height(LEFT)
            .id_salt("left")
            .show(ui, |ui| {
                for (number, left) in left.iter().enumerate() {
                    ui.horizontal(|ui| {
                        if ui.button(words.say("left-continue")).clicked() {
                            chosen = Some(Chosen::Continue(number));
                        }
                        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                            let name = words.say("left-let-go");
                            if sign_button_ui(ui, "✗", 24.0, &name, &name) {
                                chosen = Some(Chosen::LetGo(number));
                            }
                            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                                ui.add(Label::new(left_text(left, words)).truncate());
                            });
                        });
                    });
                }
            });
    });
    ui.add_space(20.0);
    chosen
}

/// The players, how far the game was, and when.
fn left_text(left: &Left, words: &Words) -> String {
    let (white, black) = words.players(&left.kept.record.tags);
    let game = left.kept.record.game.as_ref();
    let last = game.and_then(|game| game.label(game.main_line_end()));
    let moves = last.map_or_else(|| words.say("moment-start"), |label| words.mv(&label));
    let file = &left.kept.origin.file;
    let file = file.rsplit(['/', '\\']).next().unwrap_or(file);
    let minutes = left.seconds_ago().unwrap_or_default() / 60;
    let ago = match minutes {
        0..60 => words.say_with("minutes-ago", &[("n", count(minutes).into())]),
        60..2_880 => words.say_with("hours-ago", &[("n", count(minutes / 60).into())]),
        _ => words.say_with("days-ago", &[("n", count(minutes / 1_440).into())]),
    };
    let places = [
        ("file", file.into()),
        ("white", white.into()),
        ("black", black.into()),
        ("move", moves.into()),
        ("ago", ago.into()),
    ];
    words.say_with("left-game", &places)
}

fn count(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
