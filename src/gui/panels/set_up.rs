//! Setting up a position: the board with its palette, and beside it what no board shows: player to move, rights,
//! counters; and why it is no position yet.

use egui::{
    Align, Button, Checkbox, DragValue, Frame, Id, Key, Label, Layout, Margin, Panel, RichText,
    Role, ScrollArea, TextEdit, Ui, WidgetInfo, vec2,
};
use shakmaty::{CastlingSide, Color, Piece, Square};

use super::bar::Chosen;
use crate::document::{Action, Counter, SetUp, SetUpEdit, SetUpFor, SquareDiffers, TableCheck};
use crate::game::CannotJoin;
use crate::gui::board::{BoardMemory, SetUpBoard, Tool, palette_ui, set_up_board_ui};
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme};
use crate::gui::widgets::{heading_ui, notice_ui, text_ui};
use crate::words::Words;

/// Width of the column beside the board.
const BESIDE: f32 = 380.0;
/// The largest counter that is a count of moves.
const LARGEST: u32 = 9_999;

/// What the view remembers between two frames.
#[derive(Debug, Default)]
pub(in crate::gui) struct SetUpMemory {
    tool: Tool,
    held: Option<Square>,
    /// The FEN that is being typed; `None` where the field shows the position's own.
    fen: Option<String>,
    /// Whether the typed text was no FEN.
    is_no_fen: bool,
    /// The number of a Chess960 start.
    number: u16,
    /// Whether the view was shown before since it was opened.
    was_shown: bool,
}

impl SetUpMemory {
    /// The typed FEN was taken over, or was none.
    pub(in crate::gui) fn fen_was_read(&mut self, was_read: bool) {
        self.is_no_fen = !was_read;
    }
}

/// What is shown.
pub(in crate::gui) struct SetUpShown<'s> {
    /// The position.
    pub(in crate::gui) set_up: &'s SetUp,
    /// The comparison with the record, where it is the board on the table.
    pub(in crate::gui) check: Option<TableCheck>,
    /// Whether the board is seen from Black's side.
    pub(in crate::gui) flipped: bool,
    /// Whether what is found is hidden from the players.
    pub(in crate::gui) covered: bool,
}

/// The name of the view.
pub(super) const fn set_up_title(purpose: &SetUpFor) -> &'static str {
    match purpose {
        SetUpFor::Game => "set-up-title",
        SetUpFor::Tail => "tail-title",
        SetUpFor::Gap => "gap-title",
        SetUpFor::Stood(_) => "stood-title",
        SetUpFor::Table => "table-title",
    }
}

/// Shows the view.
pub(in crate::gui) fn set_up_ui(
    ui: &mut Ui,
    shown: &SetUpShown<'_>,
    memory: &mut SetUpMemory,
    board: &mut BoardMemory,
    words: &Words,
) -> Option<Chosen> {
    let mut chosen = None;
    let room = ui.available_size();
    let tool = ((room.y - 120.0) / 9.0).clamp(30.0, 52.0);
    let side = (room.x - BESIDE - 24.0)
        .min(room.y - 2.0 * tool - 24.0)
        .max(160.0);
    ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
        ui.vertical(|ui| {
            ui.set_width(side);
            let marked: Vec<Square> = shown
                .check
                .iter()
                .flat_map(|check| check.squares.iter().map(|differs| differs.square))
                .collect();
            let view = SetUpBoard {
                board: shown.set_up.board(),
                flipped: shown.flipped,
                marked: &marked,
            };
            let (tool_now, held) = (memory.tool, &mut memory.held);
            let edit = set_up_board_ui(ui, &view, tool_now, held, side, &mut board.pieces, words);
            chosen = edit.map(act);
            ui.add_space(8.0);
            palette_ui(ui, tool, &mut memory.tool, &mut board.pieces, words);
        });
        ui.add_space(16.0);
        ui.vertical(|ui| {
            ui.set_width(ui.available_width());
            Panel::bottom("set up")
                .frame(Frame::new().inner_margin(Margin::symmetric(0, 6)))
                .resizable(false)
                .show(ui, |ui| {
                    chosen = finish_ui(ui, shown, words).or(chosen.take());
                });
            let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("setup");
            if !std::mem::replace(&mut memory.was_shown, true) {
                area = area.vertical_scroll_offset(0.0);
            }
            area.show(ui, |ui| {
                ui.set_max_width((ui.available_width() - 8.0).min(520.0));
                chosen = beside_ui(ui, shown, memory, words).or(chosen.take());
            });
        });
    });
    chosen
}

fn act(edit: SetUpEdit) -> Chosen {
    Chosen::Act(Action::SetUp(edit))
}

fn beside_ui(
    ui: &mut Ui,
    shown: &SetUpShown<'_>,
    memory: &mut SetUpMemory,
    words: &Words,
) -> Option<Chosen> {
    let set_up = shown.set_up;
    let purpose = set_up.purpose();
    ui.label(RichText::new(words.say(set_up_title(purpose))).font(bold(HEADING)));
    ui.add_space(4.0);
    text_ui(ui, &explanation(purpose, words), theme(ui).muted);
    let mut chosen = None;
    if let Some(check) = &shown.check {
        ui.add_space(8.0);
        chosen = check_ui(ui, check, shown.covered, words).map(Chosen::Act);
    }
    ui.add_space(8.0);
    ui.horizontal_wrapped(|ui| {
        if ui.button(words.say("set-up-usual")).clicked() {
            chosen = Some(act(SetUpEdit::Begin(518)));
        }
        if ui.button(words.say("set-up-empty")).clicked() {
            chosen = Some(act(SetUpEdit::Clear));
        }
    });
    chosen = turn_ui(ui, set_up, words).or(chosen);
    if *purpose != SetUpFor::Table {
        chosen = castling_ui(ui, set_up, words).or(chosen);
        chosen = en_passant_ui(ui, set_up, words).or(chosen);
        chosen = counters_ui(ui, set_up, words).or(chosen);
        if *purpose == SetUpFor::Game {
            chosen = chess960_ui(ui, set_up, memory, words).or(chosen);
        }
    }
    fen_ui(ui, set_up, memory, words).or(chosen)
}

/// What this is for, and what follows from it.
fn explanation(purpose: &SetUpFor, words: &Words) -> String {
    match purpose {
        SetUpFor::Game => words.say("set-up-text"),
        SetUpFor::Tail => words.say("tail-text"),
        SetUpFor::Gap => words.say("gap-text"),
        SetUpFor::Stood(written) => {
            words.say_with("stood-text", &[("move", written.as_str().into())])
        }
        SetUpFor::Table => words.say("table-text"),
    }
}

fn turn_ui(ui: &mut Ui, set_up: &SetUp, words: &Words) -> Option<Chosen> {
    heading_ui(ui, &words.say("compare-side-to-move"), None);
    let mut chosen = None;
    ui.horizontal(|ui| {
        for color in Color::ALL {
            let label = words.side(color);
            if ui.radio(set_up.turn() == color, label).clicked() {
                chosen = Some(act(SetUpEdit::Turn(color)));
            }
        }
    });
    chosen
}

/// The rights to castle; only those that can exist can be chosen.
fn castling_ui(ui: &mut Ui, set_up: &SetUp, words: &Words) -> Option<Chosen> {
    heading_ui(ui, &words.say("compare-castling"), None);
    let mut chosen = None;
    for color in Color::ALL {
        ui.horizontal(|ui| {
            for side in CastlingSide::ALL {
                let mut has_it = set_up.has_right(color, side);
                let can_exist = set_up.rook_for(color, side).is_some();
                let label = words.castling_right(color, side);
                let response = ui.add_enabled(can_exist, Checkbox::new(&mut has_it, label));
                if response.changed() {
                    chosen = Some(act(SetUpEdit::Right(color, side, has_it)));
                }
            }
        });
    }
    chosen
}

/// The squares where a pawn can be captured en passant, if it has just made its double step.
fn en_passant_ui(ui: &mut Ui, set_up: &SetUp, words: &Words) -> Option<Chosen> {
    let squares = set_up.en_passant_squares();
    heading_ui(ui, &words.say("compare-en-passant"), None);
    if squares.is_empty() {
        text_ui(ui, &words.say("compare-not-possible"), theme(ui).muted);
        return None;
    }
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let none = words.say("en-passant-none");
        if ui.radio(set_up.en_passant().is_none(), none).clicked() {
            chosen = Some(act(SetUpEdit::EnPassant(None)));
        }
        for square in squares {
            let places = [("square", square.to_string().into())];
            let label = words.say_with("en-passant-on", &places);
            if ui
                .radio(set_up.en_passant() == Some(square), label)
                .clicked()
            {
                chosen = Some(act(SetUpEdit::EnPassant(Some(square))));
            }
        }
    });
    chosen
}

/// A number in a field of its own, with its name; the new number where it was changed.
fn number_ui(ui: &mut Ui, number: u32, name: &str) -> Option<u32> {
    let mut value = number;
    let response = ui.add(DragValue::new(&mut value).range(0..=LARGEST));
    response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, name));
    ui.add(Label::new(RichText::new(name).font(regular(BODY))).wrap());
    (value != number).then_some(value)
}

/// The move number, and the moves since the last capture or pawn move.
fn counters_ui(ui: &mut Ui, set_up: &SetUp, words: &Words) -> Option<Chosen> {
    heading_ui(ui, &words.say("set-up-counters"), None);
    let mut chosen = None;
    ui.horizontal(|ui| {
        let number = number_ui(ui, set_up.number(), &words.say("set-up-number"));
        chosen = number.map(|number| act(SetUpEdit::Number(number)));
    });
    if *set_up.purpose() == SetUpFor::Tail {
        text_ui(ui, &words.say("tail-counter"), theme(ui).muted);
        return chosen;
    }
    let known = match set_up.counter() {
        Counter::Known(counter) => Some(counter),
        Counter::Unknown => None,
    };
    let mut is_unknown = known.is_none();
    if ui
        .checkbox(&mut is_unknown, words.say("counter-unknown"))
        .changed()
    {
        chosen = Some(act(SetUpEdit::Counter((!is_unknown).then_some(0))));
    }
    if let Some(counter) = known {
        ui.horizontal(|ui| {
            let number = number_ui(ui, counter, &words.say("set-up-counter"));
            let edit = number.map(|number| act(SetUpEdit::Counter(Some(number))));
            chosen = edit.or(chosen.take());
        });
    }
    chosen
}

fn chess960_ui(
    ui: &mut Ui,
    set_up: &SetUp,
    memory: &mut SetUpMemory,
    words: &Words,
) -> Option<Chosen> {
    heading_ui(ui, "Chess960", None);
    let mut chosen = None;
    let mut is_chess960 = set_up.is_chess960();
    if ui
        .checkbox(&mut is_chess960, words.say("set-up-chess960"))
        .changed()
    {
        chosen = Some(act(SetUpEdit::Chess960(is_chess960)));
    }
    ui.horizontal(|ui| {
        let name = words.say("set-up-start-number");
        let field = DragValue::new(&mut memory.number).range(0..=959);
        let response = ui.add(field);
        response.widget_info(|| WidgetInfo::labeled(Role::SpinButton, true, &name));
        if ui.button(words.say("set-up-start")).clicked() {
            chosen = Some(act(SetUpEdit::Begin(memory.number)));
        }
        ui.label(
            RichText::new(name)
                .font(regular(SMALL))
                .color(theme(ui).muted),
        );
    });
    chosen
}

fn fen_ui(ui: &mut Ui, set_up: &SetUp, memory: &mut SetUpMemory, words: &Words) -> Option<Chosen> {
    heading_ui(ui, "FEN", None);
    let mut text = memory.fen.clone().unwrap_or_else(|| set_up.fen());
    let field = TextEdit::singleline(&mut text)
        .id(Id::unique("fen"))
        .desired_width(ui.available_width() - 8.0)
        .margin(vec2(8.0, 6.0));
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, "FEN"));
    let mut chosen = None;
    if response.changed() {
        // What is typed stays as it is, however much of it is a position already.
        memory.fen = Some(text.clone());
        chosen = Some(Chosen::Fen(text));
    }
    if !response.has_focus() && !memory.is_no_fen {
        memory.fen = None;
    }
    if memory.is_no_fen && memory.fen.is_some() {
        text_ui(ui, &words.say("set-up-no-fen"), theme(ui).incorrect.ink);
    }
    chosen
}

/// The reasons why it is no position, or the way on.
fn finish_ui(ui: &mut Ui, shown: &SetUpShown<'_>, words: &Words) -> Option<Chosen> {
    let set_up = shown.set_up;
    let is_table = *set_up.purpose() == SetUpFor::Table;
    if let Err(reasons) = set_up.start()
        && !is_table
    {
        let text = words.no_position(reasons);
        notice_ui(ui, &text, theme(ui).incorrect);
        if matches!(set_up.purpose(), SetUpFor::Stood(_)) {
            text_ui(ui, &words.say("stood-impossible"), theme(ui).muted);
        }
        ui.add_space(8.0);
    }
    if let Some(reason) = set_up.cannot_follow() {
        let reason = words.cannot_join(CannotJoin::CannotFollow(reason));
        let text = words.say_with("join-no-position", &[("reason", reason.into())]);
        notice_ui(ui, &text, theme(ui).incorrect);
        ui.add_space(8.0);
    }
    if set_up.is_unreachable() && !is_table {
        notice_ui(ui, &words.say("set-up-unreachable"), theme(ui).caution);
        ui.add_space(8.0);
    }
    let (key, enabled) = match set_up.purpose() {
        SetUpFor::Game => ("set-up-begin", set_up.is_ready()),
        SetUpFor::Tail => ("tail-begin", set_up.is_ready()),
        SetUpFor::Gap | SetUpFor::Stood(_) => ("gap-go-on", set_up.is_ready()),
        SetUpFor::Table => {
            let agrees = shown.check.as_ref().is_some_and(TableCheck::agrees);
            ("table-confirm", agrees)
        }
    };
    if is_table {
        text_ui(ui, &words.say("table-hint"), theme(ui).muted);
    }
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        let label = RichText::new(words.say(key))
            .font(bold(BODY))
            .color(theme(ui).on_accent);
        let button = Button::new(label)
            .fill(theme(ui).accent)
            .min_size(vec2(160.0, 34.0));
        let enter = ui.input(|input| input.key_pressed(Key::Enter))
            && ui.memory(|memory| memory.focused().is_none());
        if ui.add_enabled(enabled, button).clicked() || (enter && enabled) {
            chosen = Some(Chosen::Act(Action::FinishSetUp));
        }
        if ui.button(words.say("cancel")).clicked() {
            chosen = Some(Chosen::Act(Action::CloseView));
        }
    });
    chosen
}

/// The board on the table beside the record.
fn check_ui(ui: &mut Ui, check: &TableCheck, covered: bool, words: &Words) -> Option<Action> {
    let moment = words.moment_of(check.moment.as_ref());
    if check.agrees() {
        let text = words.say_with("table-agrees", &[("moment", moment.into())]);
        notice_ui(ui, &text, theme(ui).correct);
        return None;
    }
    let text = words.say_with("table-differs", &[("moment", moment.into())]);
    notice_ui(ui, &text, theme(ui).incorrect);
    for differs in check.squares.iter().take(12) {
        text_ui(ui, &differs_text(*differs, words), theme(ui).text);
    }
    if check.squares.len() > 12 {
        let n = check.squares.len() - 12;
        text_ui(
            ui,
            &words.say_with("table-more", &[("n", n.into())]),
            theme(ui).muted,
        );
    }
    if check.turn_differs {
        text_ui(ui, &words.say("table-turn"), theme(ui).text);
    }
    if covered {
        // How often a position stood is a part of the finding.
        text_ui(ui, &words.say("table-covered"), theme(ui).muted);
        return None;
    }
    let agrees: Vec<String> = check
        .agrees_at
        .iter()
        .map(|(_, label)| words.moment_of(label.as_ref()))
        .collect();
    let key = if agrees.is_empty() {
        "table-nowhere"
    } else {
        "table-agrees-at"
    };
    let moments = words.and_list(agrees);
    let text = words.say_with(key, &[("moments", moments.into())]);
    notice_ui(ui, &text, theme(ui).caution);
    // The last of them is the likeliest: the record has moves that are not on the table.
    let (ply, label) = check.agrees_at.last()?;
    let go = match label {
        Some(label) => {
            let moment = words.moment_of(Some(label));
            words.say_with("go-to-moment", &[("moment", moment.into())])
        }
        None => words.say("go-to-start"),
    };
    ui.button(go).clicked().then_some(Action::GoTo(*ply))
}

fn differs_text(differs: SquareDiffers, words: &Words) -> String {
    let piece = |piece: Option<Piece>| {
        piece.map_or_else(|| words.say("nothing"), |piece| words.coloured_piece(piece))
    };
    let places = [
        ("square", differs.square.to_string().into()),
        ("record", piece(differs.record).into()),
        ("table", piece(differs.table).into()),
    ];
    words.say_with("table-square", &places)
}
