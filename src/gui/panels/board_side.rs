//! The board with the players, and the transport below it.

use egui::{Align, Button, Label, Layout, RichText, Role, Sense, Stroke, Ui, WidgetInfo, vec2};
use shakmaty::Color;

use super::menu_lines::action_button_ui;
use super::strip::{STRIP, strip_ui};
use crate::document::{Action, Document, Reading, SetUpKind, Sheet};
use crate::game::{Ply, Step};
use crate::gui::actions::{entry, key_name, with_key};
use crate::gui::board::{BoardAct, BoardMemory, BoardView, board_ui};
use crate::gui::theme::{BODY, PLAYERS, SMALL, bold, regular, theme, with_text};
use crate::gui::widgets::{focus_ring, key_cap_ui, sign_button_ui, text_ui, width_of};
use crate::report::AtMoment;
use crate::words::Words;

/// Height of a player's row, and of the transport.
const ROW: f32 = 24.0;
/// What stands above and below the board: two rows of players, the strip, the transport, the gaps.
pub(in crate::gui) fn beside_board(ui: &Ui) -> f32 {
    3.0 * with_text(ui, ROW) + STRIP + 20.0
}

/// Shows the board side; the board is as large as its width and the height allow.
pub(in crate::gui) fn board_side_ui(
    ui: &mut Ui,
    document: &Document,
    sheet: &Sheet,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<Action> {
    let (Some(reading), Some(found)) = (sheet.reading(), &sheet.report().found) else {
        refused_ui(ui, sheet, words);
        return None;
    };
    let flipped = document.is_flipped();
    let (top, bottom) = if flipped {
        (Color::White, Color::Black)
    } else {
        (Color::Black, Color::White)
    };
    let room = ui
        .available_width()
        .min(ui.available_height() - beside_board(ui));
    let side = whole_squares(room.max(160.0), ui.ctx().pixels_per_point());
    ui.spacing_mut().item_spacing.y = 0.0;
    ui.set_max_width(side);
    let event: Vec<&str> = ["Event", "Round"]
        .iter()
        .filter_map(|name| sheet.record().tags.told(name))
        .collect();
    player_ui(
        ui,
        &PlayerRow::new(sheet, found, top, event.join(" · ")),
        side,
        words,
    );
    let last_move = reading
        .course()
        .line()
        .step(reading.cursor())
        .and_then(Step::squares);
    let view = BoardView {
        board: &found.board,
        flipped,
        last_move,
        with_drawn: !document.is_covered(),
    };
    let mut from_menu = None;
    let act = board_ui(ui, &view, sheet.targets(), side, memory, words, |ui| {
        from_menu = menu_ui(ui, document, words);
    });
    let act = act.map(|act| match act {
        BoardAct::Wheel(steps) => Action::GoTo(stepped(reading, steps)),
        BoardAct::Played(mv) => Action::Play(mv),
        BoardAct::Refused(from, to) => Action::Refused(from, to),
    });
    let mut chosen = from_menu.or(act);
    player_ui(
        ui,
        &PlayerRow::new(sheet, found, bottom, String::new()),
        side,
        words,
    );
    ui.add_space(4.0);
    chosen = strip_ui(ui, reading, found, document.is_covered(), side, words).or(chosen);
    ui.add_space(4.0);
    chosen = transport_ui(ui, document, reading, side, words).or(chosen);
    variations_ui(ui, sheet, document.is_covered(), words).or(chosen)
}

/// What the menu of the board has, after what can be done with the square; `None` parts the lines.
const MENU: [Option<Action>; 12] = [
    None,
    Some(Action::ExamineClaim),
    Some(Action::Hold),
    Some(Action::CompareHeld),
    Some(Action::BeginSetUp(SetUpKind::Table)),
    None,
    Some(Action::CopyFen),
    Some(Action::CopyDiagram),
    Some(Action::SaveDiagram),
    None,
    Some(Action::Flip),
    Some(Action::Cover),
];

fn menu_ui(ui: &mut Ui, document: &Document, words: &Words) -> Option<Action> {
    let mut chosen = None;
    for line in MENU {
        match line {
            Some(action) => {
                chosen = action_button_ui(ui, action, document, false, words).or(chosen);
            }
            None => drop(ui.separator()),
        }
    }
    chosen
}

/// The moment so many steps on, within the game.
fn stepped(reading: &Reading, steps: i32) -> Ply {
    let line = reading.course().line();
    let here = reading.cursor().half_moves();
    Ply::new(here.saturating_add_signed(steps)).min(line.end())
}

/// The moves that the record gives instead of the next one; a click goes into the variation.
fn variations_ui(ui: &mut Ui, sheet: &Sheet, covered: bool, words: &Words) -> Option<Action> {
    // Players must not be shown moves that somebody thought of.
    let variations = if covered {
        Vec::new()
    } else {
        sheet.variations()
    };
    if variations.is_empty() && !sheet.is_in_variation() {
        return None;
    }
    let mut chosen = None;
    ui.add_space(6.0);
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 8.0;
        if sheet.is_in_variation() {
            let text = words.say("action-main-line");
            let key = key_name(Action::MainLine, words).unwrap_or_default();
            if ui.add(Button::new(text).shortcut_text(key)).clicked() {
                chosen = Some(Action::MainLine);
            }
        }
        if !variations.is_empty() {
            let title = RichText::new(words.say("variations-here"))
                .font(bold(SMALL))
                .color(theme(ui).muted);
            ui.label(title);
        }
        for (node, label) in variations {
            if ui.button(words.mv(&label)).clicked() {
                chosen = Some(Action::EnterVariation(node));
            }
        }
    });
    chosen
}

/// A record of which no position can be had: its players, and that there is none.
fn refused_ui(ui: &mut Ui, sheet: &Sheet, words: &Words) {
    let (white, black) = words.players(&sheet.record().tags);
    ui.label(RichText::new(format!("{white} – {black}")).font(bold(BODY)));
    ui.add_space(8.0);
    text_ui(
        ui,
        &words.status_sentence(&sheet.report().record),
        theme(ui).muted,
    );
}

/// The largest side up to `room` that has squares of whole pixels.
fn whole_squares(room: f32, pixels_per_point: f32) -> f32 {
    (room * pixels_per_point / 8.0).floor() * 8.0 / pixels_per_point
}

/// What stands above or below the board.
struct PlayerRow<'r> {
    sheet: &'r Sheet,
    color: Color,
    has_the_move: bool,
    /// The event, in the upper row.
    event: String,
}

impl<'r> PlayerRow<'r> {
    fn new(sheet: &'r Sheet, found: &AtMoment, color: Color, event: String) -> Self {
        Self {
            sheet,
            color,
            has_the_move: found.side_to_move == color,
            event,
        }
    }
}

/// A player: his colour, his name, whether he has the move. The name has the room first.
fn player_ui(ui: &mut Ui, row: &PlayerRow<'_>, width: f32, words: &Words) {
    let color = row.color;
    let (white, black) = words.players(&row.sheet.record().tags);
    let name = color.fold_wb(white, black);
    ui.allocate_ui_with_layout(
        vec2(width, with_text(ui, ROW)),
        Layout::left_to_right(Align::Center),
        |ui| {
            ui.set_width(width);
            let (rect, response) =
                ui.allocate_exact_size(vec2(12.0, with_text(ui, ROW)), Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(Role::Label, true, words.side(color)));
            let [white, black] = PLAYERS;
            let stroke = Stroke::new(1.3, theme(ui).muted);
            ui.painter()
                .circle(rect.center(), 5.5, color.fold_wb(white, black), stroke);
            let wide = |text: &str, font| width_of(ui, text, font);
            let said = words.to_move(color);
            // Where name and sentence have no room beside each other, a sign says who has the move.
            let both = wide(&name, bold(BODY)) + wide(&said, bold(SMALL)) + 40.0;
            let shown = if both <= width { said.as_str() } else { "◀" };
            let to_move = RichText::new(shown)
                .font(bold(SMALL))
                .color(theme(ui).accent);
            let name = RichText::new(name).font(bold(BODY));
            // The name may take what the player to move leaves; the event takes what both leave.
            let reserved = if row.has_the_move {
                width_of(ui, shown, bold(SMALL)) + 8.0
            } else {
                0.0
            };
            ui.scope(|ui| {
                ui.set_max_width((ui.available_width() - reserved).max(40.0));
                ui.add(Label::new(name).truncate());
            });
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if row.has_the_move {
                    let sign = ui.label(to_move);
                    sign.widget_info(|| WidgetInfo::labeled(Role::Label, true, &said));
                    sign.on_hover_text(&said);
                }
                if ui.available_width() > 60.0 && !row.event.is_empty() {
                    let event = RichText::new(&row.event)
                        .font(regular(SMALL))
                        .color(theme(ui).muted);
                    ui.add(Label::new(event).truncate());
                }
            });
        },
    );
}

fn transport_ui(
    ui: &mut Ui,
    document: &Document,
    reading: &Reading,
    width: f32,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    ui.allocate_ui_with_layout(
        vec2(width, with_text(ui, ROW)),
        Layout::left_to_right(Align::Center),
        |ui| {
            ui.set_width(width);
            ui.spacing_mut().item_spacing.x = 2.0;
            let buttons = [
                ("⏮", Action::First),
                ("◀", Action::Previous),
                ("▶", Action::Next),
                ("⏭", Action::Last),
            ];
            for (sign, action) in buttons {
                chosen = transport_button_ui(ui, sign, action, words).or(chosen);
            }
            ui.add_space(8.0);
            let moves = moves_text(reading, words);
            let [next, previous] =
                ["next-occurrence-short", "previous-occurrence-short"].map(|key| words.say(key));
            let wide = |text: &str| width_of(ui, text, regular(13.0));
            // A key with the gaps around it and its button.
            let cap = with_text(ui, 16.0) + 20.0;
            // Flipping keeps its place; without room for the count the last move stands above the entry.
            let room = ui.available_width() - with_text(ui, 66.0);
            let after_count = room - wide(&moves) - 8.0;
            let has_room = after_count >= wide(&next) + wide(&previous) + 2.0 * cap + 8.0;
            if after_count >= 0.0 {
                ui.label(
                    RichText::new(moves)
                        .font(regular(13.0))
                        .color(theme(ui).muted),
                );
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                ui.spacing_mut().item_spacing.x = 4.0;
                chosen = keyed_button_ui(ui, "⇅", Action::Flip, words).or(chosen);
                if document.is_playing() {
                    ui.add_space(8.0);
                    let stop = words.say("autoplay-stop");
                    chosen = keyed_button_ui(ui, &stop, Action::Autoplay, words).or(chosen);
                }
                if !document.is_covered() && has_room {
                    ui.add_space(8.0);
                    chosen = keyed_button_ui(ui, &next, Action::NextOccurrence, words).or(chosen);
                    chosen = keyed_button_ui(ui, &previous, Action::PreviousOccurrence, words)
                        .or(chosen);
                }
            });
        },
    );
    chosen
}

/// "move 25 of 26".
fn moves_text(reading: &Reading, words: &Words) -> String {
    let line = reading.course().line();
    let number = |ply| {
        line.label(ply)
            .map_or_else(|| "0".to_owned(), |label| label.number.to_string())
    };
    let places = [
        ("n", number(reading.cursor()).into()),
        ("total", number(line.end()).into()),
    ];
    words.say_with("move-of", &places)
}

fn transport_button_ui(ui: &mut Ui, sign: &str, action: Action, words: &Words) -> Option<Action> {
    let label = entry(action)
        .map(|entry| words.say(entry.label))
        .unwrap_or_default();
    let tip = with_key(&label, action, words);
    sign_button_ui(ui, sign, with_text(ui, ROW), &label, &tip).then_some(action)
}

/// A button with its key behind it; in a right-to-left row the key comes first.
fn keyed_button_ui(ui: &mut Ui, text: &str, action: Action, words: &Words) -> Option<Action> {
    let label = entry(action)
        .map(|entry| words.say(entry.label))
        .unwrap_or_default();
    if let Some(key) = key_name(action, words) {
        key_cap_ui(ui, &key);
    }
    let text = RichText::new(text)
        .font(regular(13.0))
        .color(theme(ui).muted);
    let tip = with_key(&label, action, words);
    let response = ui.add(Button::new(text).frame(false)).on_hover_text(tip);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
    focus_ring(ui, &response);
    response.clicked().then_some(action)
}
