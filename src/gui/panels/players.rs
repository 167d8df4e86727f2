//! The players' view: a board and the moves, and never more.

use egui::{Label, RichText, Ui};
use shakmaty::Color;

use crate::document::{Document, Sheet};
use crate::game::{MoveLabel, Step};
use crate::gui::board::{BoardMemory, BoardView, picture_ui};
use crate::gui::theme::{HEADING, bold, regular, theme};
use crate::words::Words;

/// So many moves are shown below the board.
const MOVES: usize = 6;

/// Shows the players' view.
pub(in crate::gui) fn players_ui(
    ui: &mut Ui,
    document: &Document,
    sheet: &Sheet,
    memory: &mut BoardMemory,
    words: &Words,
) {
    let Some(reading) = sheet.reading() else {
        return;
    };
    let line = reading.course().line();
    let position = shakmaty::Position::board(line.position(reading.cursor()));
    let (white, black) = words.players(&sheet.record().tags);
    let names = if document.is_flipped() {
        [white, black]
    } else {
        [black, white]
    };
    let side = ui
        .available_width()
        .min(ui.available_height() - 96.0)
        .max(160.0);
    ui.vertical_centered(|ui| {
        ui.set_max_width(side);
        let [above, below] = names.map(|name| RichText::new(name).font(bold(HEADING)));
        ui.add(Label::new(above).truncate());
        let last_move = line.step(reading.cursor()).and_then(Step::squares);
        let view = BoardView {
            board: position,
            flipped: document.is_flipped(),
            last_move,
            with_drawn: false,
        };
        picture_ui(ui, &view, side, &mut memory.pieces, &words.say("board"));
        ui.add(Label::new(below).truncate());
        let shown: Vec<&MoveLabel> = line.labels().take(reading.cursor().index()).collect();
        let last = shown.get(shown.len().saturating_sub(MOVES)..);
        // As people write a line: Black's move has no number after White's.
        let moves: Vec<String> = last
            .unwrap_or_default()
            .iter()
            .enumerate()
            .map(|(i, label)| match label.side {
                Color::Black if i > 0 => words.san(label),
                _ => words.mv(label),
            })
            .collect();
        ui.add(
            Label::new(
                RichText::new(moves.join("  "))
                    .font(regular(HEADING))
                    .color(theme(ui).muted),
            )
            .truncate(),
        );
    });
}
