//! The help: short pages, and the keys.

use egui::{Align, Button, CentralPanel, Frame, Layout, Panel, RichText, ScrollArea, Ui};

use super::bar::Chosen;
use super::menus::{Line, MENUS};
use crate::document::{Action, Ruled, Scale, SetUpKind};
use crate::gui::actions::{ctrl_name, entry, key_name, key_names};
use crate::gui::theme::{BODY, HEADING, SMALL, VERDICT, bold, regular, theme, with_text};
use crate::gui::widgets::{focus_ring, key_cap_ui, key_in_text_ui, page_keys, text_ui};
use crate::words::{Value, Words};

/// Width of the list of pages.
const LIST: f32 = 208.0;
/// A line of text is no wider than this.
const TEXT: f32 = 640.0;
/// Width of a column of keys.
const KEYS: f32 = 340.0;
/// Room for the keys of an action.
const CAPS: f32 = 132.0;

/// Stand around a key within a text, so that it can be shown as a key.
const KEY_BEGINS: char = '\u{2}';
const KEY_ENDS: char = '\u{3}';

/// A page of the help.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::gui) enum HelpPage {
    /// What the program is for, and how to begin.
    First,
    /// Entering and mending a game.
    Entering,
    /// What the signs mean.
    Finding,
    /// A claim at the table.
    Claim,
    /// What players may see.
    Players,
    /// Records that cannot be read whole.
    Damaged,
    /// Scanning many games.
    Many,
    /// Teaching.
    Teaching,
    /// The Laws it goes by.
    Laws,
    /// The keys.
    Keys,
}

impl HelpPage {
    /// The pages in their order.
    const ALL: [Self; 10] = [
        Self::First,
        Self::Entering,
        Self::Finding,
        Self::Claim,
        Self::Players,
        Self::Damaged,
        Self::Many,
        Self::Teaching,
        Self::Laws,
        Self::Keys,
    ];

    const fn title(self) -> &'static str {
        match self {
            Self::First => "help-first",
            Self::Entering => "help-entering",
            Self::Finding => "help-finding",
            Self::Claim => "help-claim",
            Self::Players => "help-players",
            Self::Damaged => "help-damaged",
            Self::Many => "help-many",
            Self::Teaching => "help-teaching",
            Self::Laws => "help-laws",
            Self::Keys => "action-keys",
        }
    }

    const fn text(self) -> &'static str {
        match self {
            Self::First => "help-first-text",
            Self::Entering => "help-entering-text",
            Self::Finding => "help-finding-text",
            Self::Claim => "help-claim-text",
            Self::Players => "help-players-text",
            Self::Damaged => "help-damaged-text",
            Self::Many => "help-many-text",
            Self::Teaching => "help-teaching-text",
            Self::Laws => "help-laws-text",
            Self::Keys => "help-keys-text",
        }
    }
}

impl HelpPage {
    /// What more a page has.
    const fn more(self) -> Option<&'static str> {
        match self {
            Self::Finding => Some("help-finding-more"),
            Self::Claim => Some("help-claim-more"),
            Self::Laws => Some("help-laws-more"),
            _ => None,
        }
    }
}

/// The places of the texts that are keys, and what each key does.
const PLACES: &[(&str, Action)] = &[
    ("open", Action::Open),
    ("path", Action::OpenPath),
    ("paste", Action::Paste),
    ("new", Action::NewGame),
    ("tail", Action::BeginSetUp(SetUpKind::Tail)),
    ("setup", Action::BeginSetUp(SetUpKind::Game)),
    ("undo", Action::Undo),
    ("save", Action::Save),
    ("cover", Action::Cover),
    ("claim", Action::ExamineClaim),
    ("decide", Action::Decide(Ruled::AsFound)),
    ("record", Action::SaveRecord),
    ("hold", Action::Hold),
    ("compare", Action::CompareHeld),
    ("scan", Action::Scan),
    ("find", Action::Games),
    ("players", Action::PlayersView),
    ("present", Action::Present),
    ("palette", Action::Palette),
    ("keys", Action::Keys),
    ("table", Action::BeginSetUp(SetUpKind::Table)),
    ("sheets", Action::TwoSheets),
    ("previous", Action::PreviousOccurrence),
    ("next", Action::NextOccurrence),
    ("larger", Action::Scale(Scale::Larger)),
    ("smaller", Action::Scale(Scale::Smaller)),
];

/// Shows a page of the help beside the list of all.
pub(in crate::gui) fn help_ui(ui: &mut Ui, page: HelpPage, words: &Words) -> Option<Chosen> {
    let mut chosen = None;
    let (bg, surface) = (theme(ui).bg, theme(ui).surface);
    let list = Frame::new().fill(surface).inner_margin(12);
    Panel::left("pages of help")
        .frame(list)
        .exact_size(with_text(ui, LIST))
        .resizable(false)
        .show(ui, |ui| {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for other in HelpPage::ALL {
                    let label = RichText::new(words.say(other.title())).font(regular(BODY));
                    let button = Button::selectable(other == page, label)
                        .wrap()
                        .min_size(egui::vec2(ui.available_width(), with_text(ui, 28.0)));
                    if ui.add(button).clicked() {
                        chosen = Some(Chosen::Help(other));
                    }
                }
            });
        });
    let ground = Frame::new().fill(bg).inner_margin(20);
    CentralPanel::no_frame().frame(ground).show(ui, |ui| {
        ui.with_layout(Layout::right_to_left(Align::TOP), |ui| {
            key_cap_ui(ui, "Esc");
            let back = Button::new(words.say("help-back")).frame(false);
            let back = ui.add(back);
            focus_ring(ui, &back);
            if back.clicked() {
                chosen = Some(Chosen::LeaveHelp);
            }
            ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
                let title = RichText::new(words.say(page.title())).font(bold(VERDICT));
                ui.add(egui::Label::new(title).wrap());
            });
        });
        ui.add_space(8.0);
        ScrollArea::vertical()
            .auto_shrink(false)
            .id_salt(page.title())
            .show(ui, |ui| {
                page_keys(ui);
                written_ui(ui, page, words);
                if page == HelpPage::Keys {
                    keys_ui(ui, words);
                }
            });
    });
    chosen
}

/// The text of a page: paragraphs, lists, keys.
fn written_ui(ui: &mut Ui, page: HelpPage, words: &Words) {
    let key = |action: Action| {
        let name = key_name(action, words).unwrap_or_default();
        format!("{KEY_BEGINS}{name}{KEY_ENDS}")
    };
    let keys = PLACES
        .iter()
        .map(|(name, action)| (*name, key(*action).into()));
    let held = (
        "ctrl",
        format!("{KEY_BEGINS}{}{KEY_ENDS}", ctrl_name(words)).into(),
    );
    let places: Vec<(&str, Value)> = keys.chain([held]).chain(words.help_articles()).collect();
    let texts = [Some(page.text()), page.more()].into_iter().flatten();
    let texts: Vec<String> = texts.map(|key| words.say_with(key, &places)).collect();
    let text = texts.join("\n\n");
    ui.scope(|ui| {
        ui.set_max_width(with_text(ui, TEXT).min(ui.available_width()));
        for paragraph in paragraphs(&text) {
            ui.add_space(6.0);
            match paragraph.strip_prefix("• ") {
                Some(item) => {
                    ui.horizontal_top(|ui| {
                        ui.label(RichText::new("•").font(regular(BODY)));
                        ui.vertical(|ui| paragraph_ui(ui, item));
                    });
                }
                None => paragraph_ui(ui, &paragraph),
            }
        }
    });
}

/// The paragraphs of a text: parted by an empty line or by the sign of a list; other ends of lines are spaces.
fn paragraphs(text: &str) -> Vec<String> {
    let mut all: Vec<String> = vec![String::new()];
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with("• ") {
            all.push(line.to_owned());
        } else if let Some(last) = all.last_mut() {
            if !last.is_empty() {
                last.push(' ');
            }
            last.push_str(line);
        }
    }
    all.retain(|paragraph| !paragraph.is_empty());
    all
}

/// A paragraph, in which keys look like keys.
fn paragraph_ui(ui: &mut Ui, text: &str) {
    if !text.contains(KEY_BEGINS) {
        return text_ui(ui, text, theme(ui).text);
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        for part in text.split_inclusive([KEY_BEGINS, KEY_ENDS]) {
            let plain = part.trim_end_matches([KEY_BEGINS, KEY_ENDS]);
            if part.ends_with(KEY_ENDS) {
                key_in_text_ui(ui, plain);
            } else if !plain.is_empty() {
                ui.label(
                    RichText::new(plain)
                        .font(regular(BODY))
                        .color(theme(ui).text),
                );
            }
        }
    });
}

/// A menu's name, and what of it has keys.
type Menu = (&'static str, Vec<Action>);

/// All keys, as the menus have them.
fn keys_ui(ui: &mut Ui, words: &Words) {
    let menus: Vec<Menu> = MENUS
        .iter()
        .map(|(name, lines)| {
            let actions = lines.iter().filter_map(|line| match line {
                Line::Act(action) if !key_names(*action, words).is_empty() => Some(*action),
                _ => None,
            });
            (*name, actions.collect())
        })
        .filter(|(_, actions): &Menu| !actions.is_empty())
        .collect();
    let width = with_text(ui, KEYS);
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a few columns"
    )]
    let columns = ((ui.available_width() / width) as usize).max(1);
    // Each menu stands in the column that is shortest until then.
    let mut placed: Vec<(usize, Vec<&Menu>)> = vec![(0, Vec::new()); columns];
    for menu in &menus {
        if let Some((length, column)) = placed.iter_mut().min_by_key(|(length, _)| *length) {
            *length += menu.1.len() + 2;
            column.push(menu);
        }
    }
    ui.add_space(8.0);
    ui.horizontal_top(|ui| {
        for (_, column) in placed {
            ui.vertical(|ui| {
                ui.set_width(width - 16.0);
                for (name, actions) in column {
                    ui.add_space(8.0);
                    ui.label(RichText::new(words.say(name)).font(bold(HEADING)));
                    ui.add_space(2.0);
                    for action in actions {
                        key_row_ui(ui, *action, words);
                    }
                }
            });
        }
    });
}

fn key_row_ui(ui: &mut Ui, action: Action, words: &Words) {
    let label = entry(action)
        .map(|entry| words.say(entry.label))
        .unwrap_or_default();
    ui.horizontal_top(|ui| {
        let caps = with_text(ui, CAPS);
        ui.allocate_ui_with_layout(
            egui::vec2(caps, 20.0),
            Layout::left_to_right(Align::Center),
            |ui| {
                ui.set_min_width(caps);
                ui.spacing_mut().item_spacing.x = 4.0;
                for key in key_names(action, words) {
                    key_in_text_ui(ui, &key);
                }
            },
        );
        ui.add(egui::Label::new(RichText::new(label).font(regular(SMALL + 1.0))).wrap());
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_of_lines_within_a_paragraph_are_spaces() {
        let text = "One\nline.\n\nAnother:\n• first\n  goes on\n• second";
        let expected = ["One line.", "Another:", "• first goes on", "• second"];
        assert_eq!(paragraphs(text), expected);
    }
}
