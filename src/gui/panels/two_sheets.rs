//! Two sheets of one game side by side: the first difference on the board, and either reading to be taken over.

use egui::{
    Align, Align2, Button, Layout, Rect, RichText, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2,
    vec2,
};
use shakmaty::Position;

use crate::document::{Action, Hand, OnSheet, TwoSheets};
use crate::gui::actions::say_with_key;
use crate::gui::board::{BoardMemory, BoardView, paint_arrow, picture_ui};
use crate::gui::theme::{BODY, CONTROL, HEADING, SMALL, bold, regular, theme, with_text};
use crate::gui::widgets::{notice_ui, text_ui};
use crate::words::Words;

/// Height of a row.
const ROW: f32 = 28.0;
/// Width of the column of numbers.
const NUMBERS: f32 = 52.0;

/// Shows both sheets.
pub(in crate::gui) fn two_sheets_ui(
    ui: &mut Ui,
    both: &TwoSheets,
    flipped: bool,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    let room = ui.available_size();
    let side = (room.x * 0.5).min(room.y - 190.0).max(160.0);
    ui.with_layout(Layout::left_to_right(Align::TOP), |ui| {
        ui.vertical(|ui| {
            ui.set_width(side);
            let view = BoardView {
                board: both.position().board(),
                flipped,
                last_move: None,
                with_drawn: false,
            };
            let name = words.say("board");
            let geometry = picture_ui(ui, &view, side, &mut memory.pieces, &name);
            // Both readings of the first difference.
            let inks = [theme(ui).accent, theme(ui).incorrect.ink];
            for (squares, ink) in both.squares().iter().zip(inks) {
                if let Some(squares) = squares {
                    paint_arrow(ui.painter(), &geometry, *squares, ink.gamma_multiply(0.75));
                }
            }
            ui.add_space(8.0);
            chosen = difference_ui(ui, both, words);
        });
        ui.add_space(20.0);
        ui.vertical(|ui| rows_ui(ui, both, words));
    });
    chosen
}

/// The first difference, and what can be done about it.
fn difference_ui(ui: &mut Ui, both: &TwoSheets, words: &Words) -> Option<Action> {
    let Some([left, right]) = both.difference() else {
        notice_ui(ui, &words.say("sheets-agree"), theme(ui).correct);
        return None;
    };
    let places = [
        ("left", on_sheet(left, words).into()),
        ("right", on_sheet(right, words).into()),
    ];
    notice_ui(
        ui,
        &words.say_with("sheets-differ", &places),
        theme(ui).incorrect,
    );
    ui.add_space(6.0);
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        for (hand, key) in [(Hand::Left, "take-left"), (Hand::Right, "take-right")] {
            let Some(label) = both.reading(hand) else {
                continue;
            };
            let text = words.say_with(key, &[("move", words.mv(label).into())]);
            if ui
                .add(Button::new(text).min_size(vec2(0.0, 30.0)))
                .clicked()
            {
                chosen = Some(Action::TakeOver(hand));
            }
        }
    });
    ui.horizontal_wrapped(|ui| {
        let hands = [
            (Hand::Left, "away-left", left),
            (Hand::Right, "away-right", right),
        ];
        for (hand, key, has) in hands.into_iter().filter(|(hand, ..)| both.has_more(*hand)) {
            let text = words.say_with(key, &[("move", on_sheet(has, words).into())]);
            if ui.button(text).clicked() {
                chosen = Some(Action::TakeAway(hand));
            }
        }
    });
    text_ui(
        ui,
        &say_with_key("sheets-hint", Action::Undo, words),
        theme(ui).muted,
    );
    chosen
}

fn on_sheet(on_sheet: &OnSheet, words: &Words) -> String {
    match on_sheet {
        OnSheet::Move(label) => words.mv(label),
        OnSheet::Word(word) => words.say_with("quoted", &[("word", word.as_str().into())]),
        OnSheet::Nothing => words.say("nothing-more"),
    }
}

/// The half-moves of both sheets, the first difference in sight.
fn rows_ui(ui: &mut Ui, both: &TwoSheets, words: &Words) {
    ui.set_width(ui.available_width());
    ui.label(RichText::new(words.say("sheets-title")).font(bold(HEADING)));
    ui.add_space(4.0);
    let width = (ui.available_width() - NUMBERS - 12.0) / 2.0;
    let (head, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), with_text(ui, 20.0)),
        Sense::hover(),
    );
    let keys = ["sheet-left", "sheet-right"];
    let columns = [NUMBERS, NUMBERS + width];
    for ((key, name), left) in keys.iter().zip(both.names()).zip(columns) {
        let file = name.rsplit(['/', '\\']).next().unwrap_or(name);
        let text = words.say_with(key, &[("file", file.into())]);
        let place =
            Rect::from_min_size(head.min + vec2(left, 0.0), vec2(width - 6.0, head.height()));
        let painter = ui.painter().with_clip_rect(place);
        painter.text(
            place.left_center(),
            Align2::LEFT_CENTER,
            text,
            bold(SMALL),
            theme(ui).muted,
        );
    }
    let mut area = ScrollArea::vertical().auto_shrink(false).id_salt("sheets");
    // Brought in sight when it is another one; after that the list is the reader's.
    let id = ui.scope_id().with("in sight");
    let in_sight: Option<Option<usize>> = ui.data(|data| data.get_temp(id));
    ui.data_mut(|data| data.insert_temp(id, both.differs()));
    if let Some(row) = both.differs().filter(|_| in_sight != Some(both.differs())) {
        #[expect(clippy::cast_precision_loss, reason = "some thousand rows")]
        let offset = (row as f32 * with_text(ui, ROW) - ui.available_height() / 2.0).max(0.0);
        let last = {
            #[expect(clippy::cast_precision_loss, reason = "some thousand rows")]
            let rows = both.rows().len() as f32;
            (rows * with_text(ui, ROW) - ui.available_height()).max(0.0)
        };
        area = area.vertical_scroll_offset(offset.min(last));
    }
    ui.spacing_mut().item_spacing.y = 0.0;
    area.show_rows(ui, with_text(ui, ROW), both.rows().len(), |ui, range| {
        for row in range {
            row_ui(ui, both, row, width, words);
        }
    });
}

fn row_ui(ui: &mut Ui, both: &TwoSheets, row: usize, width: f32, words: &Words) {
    let (rect, _) = ui.allocate_exact_size(
        vec2(ui.available_width(), with_text(ui, ROW)),
        Sense::hover(),
    );
    let Some(pair) = both.rows().get(row) else {
        return;
    };
    let colours = theme(ui);
    let is_first = both.differs() == Some(row);
    let is_after = both.differs().is_some_and(|first| row > first);
    for ((on_sheet, left), column) in pair.iter().zip([NUMBERS, NUMBERS + width]).zip(0u8..) {
        let place = Rect::from_min_size(
            pos2(rect.left() + left, rect.top() + 1.0),
            vec2(width - 6.0, rect.height() - 2.0),
        );
        if is_first {
            ui.painter()
                .rect_filled(place, CONTROL, colours.incorrect.on);
        }
        let ink = match on_sheet {
            _ if is_first => colours.incorrect.ink,
            _ if is_after => colours.muted,
            OnSheet::Move(_) => colours.text,
            OnSheet::Word(_) | OnSheet::Nothing => colours.muted,
        };
        let text = match on_sheet {
            OnSheet::Move(label) => words.san(label),
            OnSheet::Word(word) => format!("✗ {word}"),
            OnSheet::Nothing => "–".to_owned(),
        };
        let response = ui.interact(place, ui.scope_id().with((row, column)), Sense::hover());
        let name = self::on_sheet(on_sheet, words);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let painter = ui.painter().with_clip_rect(place.intersect(ui.clip_rect()));
        let at = pos2(place.left() + 6.0, place.center().y);
        painter.text(at, Align2::LEFT_CENTER, text, regular(BODY), ink);
        if let (0, OnSheet::Move(label)) = (column, on_sheet) {
            let dots = label.side.fold_wb(".", "…");
            let at = pos2(rect.left() + 6.0, rect.center().y);
            let number = format!("{}{dots}", label.number);
            ui.painter().text(
                at,
                Align2::LEFT_CENTER,
                number,
                regular(BODY),
                colours.muted,
            );
        }
    }
}
