//! The rows of a scan.

use egui::{Align, Key, Label, Layout, Modifiers, RichText, Role, Sense, Ui, WidgetInfo};
use egui_extras::{Column as Width, TableBuilder, TableRow as UiRow};

use super::{KINDS, ScanAct, ScanMemory, ScanShown, kind_key};
use crate::gui::theme::{BODY, SMALL, bold, regular, theme, with_text};
use crate::gui::widgets::text_ui;
use crate::report::{Kind, Occurrence};
use crate::scan::{Column, TableRow};
use crate::words::Words;

/// Height of a row.
const ROW: f32 = 26.0;
/// So many rows a page key goes.
const PAGE: usize = 15;

/// The columns, and the keys of their names.
const COLUMNS: [(Column, &str); 7] = [
    (Column::Game, "scan-head-game"),
    (Column::White, "side-white"),
    (Column::Black, "side-black"),
    (Column::Date, "tag-date"),
    (Column::Result, "tag-result"),
    (Column::NotClaimed, "scan-head-not-claimed"),
    (Column::PlayedOn, "scan-head-played-on"),
];

/// The place of what is found besides what has a column of its own: after the columns that can be sorted by.
const FOUND: usize = COLUMNS.len();

/// How much room the table has, with text as it was designed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Room {
    /// For everything.
    Wide,
    /// For everything, closely set.
    Narrow,
    /// Not for file, date and result: they stand in the game that a row opens.
    Least,
}

impl Room {
    fn of(width: f32) -> Self {
        if width >= 1000.0 {
            Self::Wide
        } else if width >= 800.0 {
            Self::Narrow
        } else {
            Self::Least
        }
    }

    /// The places of the columns that are shown.
    fn places(self) -> impl Iterator<Item = usize> {
        let is_shown = move |place: &usize| self != Self::Least || !matches!(*place, 0 | 3 | 4);
        (0..=FOUND).filter(is_shown)
    }

    /// The width of a column.
    fn column(self, place: usize, text: f32) -> Width {
        let wide = self == Self::Wide;
        let width = match place {
            0 => Some(if wide { 150.0 } else { 84.0 }),
            3 => Some(78.0),
            4 => Some(66.0),
            5 | 6 if wide => Some(144.0),
            5 => Some(108.0),
            6 => Some(122.0),
            FOUND => {
                let least = if wide { 190.0 } else { 168.0 };
                return Width::remainder().at_least(least * text).clip(true);
            }
            // The names have what is left.
            _ => None,
        };
        let column = width.map_or_else(
            || Width::remainder().at_least(70.0),
            |width| Width::exact(width * text),
        );
        column.clip(true)
    }
}

/// Shows the rows; the arrow keys choose, Enter opens.
pub(super) fn rows_ui(
    ui: &mut Ui,
    shown: &ScanShown<'_>,
    memory: &mut ScanMemory,
    words: &Words,
) -> Option<ScanAct> {
    let count = shown.table.shown();
    if count == 0 {
        let is_empty = shown.table.is_empty();
        let key = if is_empty {
            "scan-no-rows"
        } else {
            "scan-no-fit"
        };
        text_ui(ui, &words.say(key), theme(ui).muted);
        return None;
    }
    memory.chosen = memory.chosen.min(count - 1);
    let mut act = if shown.blocked {
        None
    } else {
        keys(ui, memory, count)
    };
    let text = with_text(ui, 1.0);
    let room = Room::of(ui.available_width() / text);
    let high = with_text(ui, ROW);
    let ui_height = (ui.available_height() - high - 30.0).max(high);
    let mut table = TableBuilder::new(ui)
        .striped(false)
        .resizable(false)
        .sense(Sense::click())
        .max_scroll_height(ui_height)
        .cell_layout(Layout::left_to_right(Align::Center));
    for place in room.places() {
        table = table.column(room.column(place, text));
    }
    if std::mem::take(&mut memory.scroll) {
        table = table.scroll_to_row(memory.chosen, None);
    }
    let table = table.header(high, |mut header| {
        for place in room.places() {
            let Some((column, key)) = COLUMNS.get(place).copied() else {
                continue;
            };
            header.col(|ui| {
                act = column_ui(ui, column, key, shown, words).or(act.take());
            });
        }
        header.col(|ui| {
            // Letters such as J reach to the left of their place.
            ui.add_space(3.0);
            let title = RichText::new(words.say("scan-head-found")).font(bold(SMALL));
            ui.add(Label::new(title.color(theme(ui).muted)).truncate());
        });
    });
    table.body(|body| {
        body.rows(high, count, |mut row| {
            let place = row.index();
            let Some(found) = shown.table.row(place) else {
                return;
            };
            row.set_selected(place == memory.chosen);
            let not_claimed = cells_ui(&mut row, &found, room, words);
            let response = row.response();
            response.widget_info(|| {
                let text = row_text(&found, words);
                WidgetInfo::selected(Role::Button, true, place == memory.chosen, text)
            });
            if response.clicked() {
                memory.chosen = place;
                // Who clicks on a moment wants to see that one.
                let moment = found.not_claimed.as_ref().map(|moment| moment.ply);
                act = Some(ScanAct::Open(place, moment.filter(|_| not_claimed)));
            }
        });
    });
    ui.add_space(4.0);
    let hint = RichText::new(words.say("scan-hint")).font(regular(SMALL));
    ui.add(Label::new(hint.color(theme(ui).muted)).truncate());
    act
}

/// The head of a column: a click sorts by it, another one the other way round.
fn column_ui(
    ui: &mut Ui,
    column: Column,
    key: &str,
    shown: &ScanShown<'_>,
    words: &Words,
) -> Option<ScanAct> {
    let sorting = shown.query.sorting;
    let is_by = sorting.column == column;
    let arrow = match (is_by, sorting.is_reversed) {
        (false, _) => "",
        (true, false) => " ↓",
        (true, true) => " ↑",
    };
    let name = words.say(key);
    let ink = if is_by {
        theme(ui).text
    } else {
        theme(ui).muted
    };
    let text = RichText::new(format!("{name}{arrow}"))
        .font(bold(SMALL))
        .color(ink);
    let head = ui.add(Label::new(text).sense(Sense::click()).truncate());
    head.widget_info(|| WidgetInfo::selected(Role::Button, true, is_by, &name));
    head.clicked().then(|| {
        let mut query = shown.query.clone();
        query.sorting = sorting.clicked(column);
        ScanAct::Ask(query)
    })
}

/// The headings of the table as a file.
pub(in crate::gui) fn scan_headings(words: &Words) -> Vec<String> {
    let event = ["tag-event", "scan-head-file", "scan-head-game"];
    let others = COLUMNS.iter().map(|(_, key)| *key).skip(1);
    event
        .into_iter()
        .rev()
        .chain(others)
        .chain(["scan-head-found"])
        .map(|key| words.say(key))
        .collect()
}

/// The fields of a row of it.
pub(in crate::gui) fn scan_fields(found: &TableRow<'_>, words: &Words) -> Vec<String> {
    let kinds = KINDS.into_iter().filter(|kind| found.kinds.has(*kind));
    let kinds: Vec<String> = kinds.map(|kind| words.say(kind_key(kind))).collect();
    vec![
        found.game.to_string(),
        found.file.to_owned(),
        found.event.to_owned(),
        found.white.to_owned(),
        found.black.to_owned(),
        date_text(found),
        found.result.to_owned(),
        moment_text(found.not_claimed.as_ref(), words),
        moment_text(found.played_on.as_ref(), words),
        kinds.join(", "),
    ]
}

fn date_text(found: &TableRow<'_>) -> String {
    found.date.map_or_else(String::new, |date| date.to_string())
}

fn moment_text(moment: Option<&Occurrence>, words: &Words) -> String {
    moment.map_or_else(String::new, |moment| {
        words.moments(std::slice::from_ref(moment))
    })
}

/// The cells of a row; whether that of the moment at which nobody claimed was clicked.
fn cells_ui(row: &mut UiRow<'_, '_>, found: &TableRow<'_>, room: Room, words: &Words) -> bool {
    let file = found.file.rsplit(['/', '\\']).next().unwrap_or(found.file);
    // Where there is little room the move alone stands in its cell.
    let moment = |moment: Option<&Occurrence>| match moment {
        Some(moment) if room != Room::Wide => match &moment.label {
            Some(label) => words.mv(label),
            None => words.say("moment-start"),
        },
        moment => moment_text(moment, words),
    };
    let cells = [
        format!("{} · {file}", found.game),
        found.white.to_owned(),
        found.black.to_owned(),
        date_text(found),
        found.result.replace("1/2", "½").replace('-', "–"),
        moment(found.not_claimed.as_ref()),
        moment(found.played_on.as_ref()),
        kinds_text(found, words),
    ];
    let mut not_claimed = false;
    for (i, text) in cells.into_iter().enumerate() {
        if !room.places().any(|place| place == i) {
            continue;
        }
        let (_, response) = row.col(|ui| {
            let is_moment = i == 5 || i == 6;
            let font = match i {
                _ if is_moment => bold(BODY),
                FOUND => regular(SMALL),
                _ => regular(BODY),
            };
            let text = RichText::new(text).font(font);
            let text = if i == 0 || i == FOUND {
                text.color(theme(ui).muted)
            } else {
                text
            };
            ui.add(Label::new(text).selectable(false).truncate());
        });
        if i == 0 || i == FOUND {
            let found_text = kinds_text(found, words);
            response.on_hover_text(format!("{}\n{}\n{found_text}", found.file, found.event));
        } else if i == 5 {
            not_claimed = response.clicked();
        }
    }
    not_claimed
}

/// What is found besides what has a column of its own.
fn kinds_text(found: &TableRow<'_>, words: &Words) -> String {
    let others = KINDS
        .into_iter()
        .filter(|kind| !matches!(kind, Kind::NotClaimed | Kind::PlayedOn))
        .filter(|kind| found.kinds.has(*kind))
        // The fifth occurrence was the third once.
        .filter(|kind| match kind {
            Kind::Threefold => !found.kinds.has(Kind::Fivefold),
            Kind::Fifty => !found.kinds.has(Kind::SeventyFive),
            _ => true,
        });
    let mut names: Vec<String> = others.map(|kind| words.say(kind_key(kind))).collect();
    if found.kinds.is_empty() {
        names.push(words.say("scan-claim-at-end"));
    }
    names.join(", ")
}

/// A row as it is read out.
fn row_text(found: &TableRow<'_>, words: &Words) -> String {
    let kinds = KINDS.into_iter().filter(|kind| found.kinds.has(*kind));
    let kinds: Vec<String> = kinds.map(|kind| words.say(kind_key(kind))).collect();
    format!(
        "{} {}: {} – {}, {}",
        found.game,
        found.file,
        found.white,
        found.black,
        kinds.join(", ")
    )
}

fn keys(ui: &Ui, memory: &mut ScanMemory, count: usize) -> Option<ScanAct> {
    let pressed = |key| ui.input_mut(|input| input.count_and_consume_key(Modifiers::NONE, key));
    let up = pressed(Key::ArrowUp) + PAGE * pressed(Key::PageUp);
    let down = pressed(Key::ArrowDown) + PAGE * pressed(Key::PageDown);
    let (home, end) = (pressed(Key::Home), pressed(Key::End));
    if home + end > 0 {
        memory.chosen = if home > 0 { 0 } else { count - 1 };
        memory.scroll = true;
    }
    if up + down > 0 {
        let place = memory.chosen.saturating_sub(up).saturating_add(down);
        memory.chosen = place.min(count - 1);
        memory.scroll = true;
    }
    let on_button = ui.memory(|memory| memory.focused().is_some()) && !ui.text_edit_focused();
    (!on_button && pressed(Key::Enter) > 0).then_some(ScanAct::Open(memory.chosen, None))
}
