//! The panel beside the board: verdict, occurrences, same diagrams, intended moves, moves since the last capture.

use egui::{
    CornerRadius, Frame, Label, Margin, Rect, RectAlign, Response, RichText, Role, ScrollArea,
    Sense, Stroke, Tooltip, Ui, WidgetInfo, pos2, vec2,
};
use shakmaty::Board;

use super::record::{questions_ui, record_ui};
use super::verdict::verdict_ui;
use crate::document::{Action, Sheet};
use crate::gui::board::{BoardView, Pieces, mini_board_ui, picture_ui};
use crate::gui::theme::{BODY, CARD, SMALL, bold, regular, theme};
use crate::gui::widgets::{
    card, focus_ring, heading_ui, key_cap_ui, linked_text_ui, page_keys, pill_ui, text_ui,
};
use crate::report::{AtMoment, Occurrence, RecordFacts, SameDiagram};
use crate::words::Words;

/// Side of the board that is shown where the pointer rests on an occurrence.
const HOVER_BOARD: f32 = 240.0;
/// Half-moves that make fifty moves by each.
const FIFTY: f32 = 100.0;

/// What the panel needs to draw small boards.
pub(in crate::gui) struct Drawing<'d> {
    /// The pieces.
    pub(in crate::gui) pieces: &'d mut Pieces,
    /// Whether boards are seen from Black's side.
    pub(in crate::gui) flipped: bool,
}

/// Shows the panel; covered, it says only that it is.
pub(in crate::gui) fn finding_ui(
    ui: &mut Ui,
    sheet: &Sheet,
    covered: bool,
    drawing: &mut Drawing<'_>,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    let report = sheet.report();
    ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("finding")
        .show(ui, |ui| {
            page_keys(ui);
            if covered {
                covered_ui(ui, words);
                return;
            }
            let answered = questions_ui(ui, sheet, words);
            match &report.found {
                Some(found) => chosen = found_ui(ui, &report.record, found, drawing, words),
                None => verdict_ui(ui, &words.refused(&report.record), words),
            }
            chosen = record_ui(ui, sheet, words).or(answered).or(chosen);
        });
    chosen
}

fn covered_ui(ui: &mut Ui, words: &Words) {
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.say("covered-title")).font(bold(BODY)));
        text_ui(ui, &words.say("covered-text"), theme(ui).muted);
    });
}

fn found_ui(
    ui: &mut Ui,
    record: &RecordFacts,
    found: &AtMoment,
    drawing: &mut Drawing<'_>,
    words: &Words,
) -> Option<Action> {
    verdict_ui(ui, &words.verdict(record, found), words);
    let mut chosen = None;
    heading_ui(ui, &words.say("heading-occurrences"), Some(found.count()));
    let all: Vec<&Occurrence> = found
        .occurrences
        .iter()
        .chain(&found.later_occurrences)
        .collect();
    for (i, occurrence) in all.iter().enumerate() {
        if i == found.count() {
            heading_ui(
                ui,
                &words.say("heading-later"),
                Some(found.later_occurrences.len()),
            );
        }
        let before = i.checked_sub(1).and_then(|before| all.get(before)).copied();
        let row = OccurrenceRow {
            number: i + 1,
            occurrence,
            before,
            shown: occurrence.ply == found.moment.ply,
        };
        chosen = occurrence_ui(ui, &found.board, &row, drawing, words).or(chosen);
    }
    heading_ui(
        ui,
        &words.say("heading-same-diagram"),
        Some(found.same_diagrams.len()),
    );
    if found.same_diagrams.is_empty() {
        text_ui(ui, &words.say("no-same-diagram"), theme(ui).muted);
    }
    for same in &found.same_diagrams {
        chosen = same_diagram_ui(ui, same, &found.board, drawing, words).or(chosen);
    }
    heading_ui(ui, &words.say("heading-intended"), None);
    intended_ui(ui, record, found, words);
    heading_ui(ui, &words.say("heading-since"), None);
    since_ui(ui, found, words);
    chosen
}

/// One row of the occurrences.
struct OccurrenceRow<'r> {
    number: usize,
    occurrence: &'r Occurrence,
    before: Option<&'r Occurrence>,
    shown: bool,
}

/// One occurrence: its number, a small board, the move, when it was. A click goes there.
fn occurrence_ui(
    ui: &mut Ui,
    board: &Board,
    row: &OccurrenceRow<'_>,
    drawing: &mut Drawing<'_>,
    words: &Words,
) -> Option<Action> {
    let OccurrenceRow {
        number,
        occurrence,
        before,
        shown,
    } = *row;
    let outline = if shown {
        theme(ui).accent
    } else {
        theme(ui).bg
    };
    let frame = Frame::new()
        .fill(if shown {
            theme(ui).surface
        } else {
            theme(ui).bg
        })
        .stroke(Stroke::new(1.5, outline))
        .corner_radius(CARD)
        .inner_margin(Margin::symmetric(8, 4));
    let response = frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let number_text = RichText::new(number.to_string())
                .font(bold(BODY))
                .color(theme(ui).correct.ink);
            ui.add_sized(vec2(16.0, 56.0), Label::new(number_text));
            mini_board_ui(ui, board, drawing.flipped, 56.0, drawing.pieces);
            ui.vertical(|ui| {
                ui.add_space(8.0);
                ui.add(
                    Label::new(RichText::new(words.moment_heading(occurrence)).font(bold(BODY)))
                        .truncate(),
                );
                let note = words.occurrence_note(occurrence, before, shown);
                ui.label(
                    RichText::new(note)
                        .font(regular(SMALL))
                        .color(theme(ui).muted),
                );
            });
            if number < 10 && !shown {
                ui.with_layout(egui::Layout::right_to_left(egui::Align::TOP), |ui| {
                    key_cap_ui(ui, &format!("Alt+{number}"));
                });
            }
        });
    });
    let places = [
        ("n", number.to_string().into()),
        ("moment", words.moment(occurrence).into()),
    ];
    let name = words.say_with("go-to-occurrence", &places);
    let rect = response.response.rect;
    let jump = Jump {
        rect,
        moment: occurrence,
        name: &name,
    };
    let jumped = jump_ui(ui, &jump, board, drawing);
    if shown {
        return jumped;
    }
    compare_button_ui(ui, rect, occurrence, words).or(jumped)
}

/// A sign at the end of a row that compares its moment with the one shown.
fn compare_button_ui(ui: &Ui, row: Rect, moment: &Occurrence, words: &Words) -> Option<Action> {
    let size = vec2(28.0, 28.0);
    let place = Rect::from_min_size(pos2(row.right() - 36.0, row.bottom() - 34.0), size);
    let response = ui.interact(
        place,
        ui.scope_id().with(("compare", moment.ply)),
        Sense::click(),
    );
    let name = words.compare_with(moment);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let ink = if response.hovered() {
        theme(ui).accent
    } else {
        theme(ui).muted
    };
    ui.painter().text(
        place.center(),
        egui::Align2::CENTER_CENTER,
        "⇄",
        bold(BODY),
        ink,
    );
    focus_ring(ui, &response);
    let clicked = response.clicked();
    response.on_hover_text(name);
    clicked.then_some(Action::Compare(moment.ply))
}

/// A place that leads to a moment.
struct Jump<'j> {
    rect: Rect,
    moment: &'j Occurrence,
    name: &'j str,
}

/// Makes a place clickable: a click goes to the moment, resting on it shows its board.
fn jump_ui(ui: &Ui, jump: &Jump<'_>, board: &Board, drawing: &mut Drawing<'_>) -> Option<Action> {
    let Jump { rect, moment, name } = *jump;
    let response = ui.interact(
        rect,
        ui.scope_id().with(("jump", moment.ply, name)),
        Sense::click(),
    );
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    focus_ring(ui, &response);
    if response.hovered() {
        let stroke = Stroke::new(1.0, theme(ui).muted);
        ui.painter()
            .rect_stroke(rect, CARD, stroke, egui::StrokeKind::Inside);
        ui.ctx().set_cursor_icon(egui::CursorIcon::PointingHand);
    }
    let clicked = response.clicked();
    preview_ui(&response, name, board, drawing);
    clicked.then_some(Action::GoTo(moment.ply))
}

/// The board of a moment on which the pointer rests. It stands beside the finding, of which it hides nothing.
fn preview_ui(response: &Response, name: &str, board: &Board, drawing: &mut Drawing<'_>) {
    let mut preview = Tooltip::for_enabled(response);
    let popup = preview.popup.align(RectAlign::LEFT_START);
    preview.popup = popup.align_alternatives(&[RectAlign::RIGHT_START, RectAlign::LEFT_END]);
    preview.show(|ui| {
        ui.label(name);
        let view = BoardView {
            board,
            flipped: drawing.flipped,
            last_move: None,
            with_drawn: false,
        };
        picture_ui(ui, &view, HOVER_BOARD, drawing.pieces, name);
    });
}

/// A same diagram: a small board, its moment, the differences. A click on the board or the moment goes there, a
/// click on a move to that move.
fn same_diagram_ui(
    ui: &mut Ui,
    same: &SameDiagram,
    board: &Board,
    drawing: &mut Drawing<'_>,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 10.0;
            let picture = ui
                .scope(|ui| mini_board_ui(ui, board, drawing.flipped, 80.0, drawing.pieces))
                .response;
            let name = words.go_to(&same.moment);
            let jump = Jump {
                rect: picture.rect,
                moment: &same.moment,
                name: &name,
            };
            chosen = jump_ui(ui, &jump, board, drawing);
            ui.vertical(|ui| {
                let heading = RichText::new(words.moment_heading(&same.moment)).font(bold(BODY));
                ui.label(heading);
                for index in 0..same.differences.as_slice().len() {
                    chosen = difference_ui(ui, same, index, words).or(chosen);
                }
                let compare = RichText::new(words.say("compare-two"))
                    .color(theme(ui).accent)
                    .underline();
                if ui.add(egui::Link::new(compare)).clicked() {
                    chosen = Some(Action::Compare(same.moment.ply));
                }
            });
        });
    });
    ui.add_space(4.0);
    chosen
}

/// One difference: its kind, and a sentence in which the move that made it is a link.
fn difference_ui(ui: &mut Ui, same: &SameDiagram, index: usize, words: &Words) -> Option<Action> {
    let difference = same.differences.as_slice().get(index)?;
    let mut chosen = None;
    let pair = theme(ui).incorrect;
    pill_ui(
        ui,
        &words.difference_kind(difference),
        pair.ink,
        pair.on,
        None,
    );
    let moves = words.moves_of_difference(difference);
    for (i, sentence) in words
        .difference(difference, &same.moment)
        .iter()
        .enumerate()
    {
        let (link, ply) = moves
            .get(i)
            .map_or(("", None), |(link, ply)| (link.as_str(), Some(*ply)));
        if linked_text_ui(ui, sentence, link) {
            chosen = ply.map(Action::GoTo);
        }
    }
    chosen
}

fn intended_ui(ui: &mut Ui, record: &RecordFacts, found: &AtMoment, words: &Words) {
    let (named, quiet) = found.intended_moves();
    if named.is_empty() && quiet == 0 {
        text_ui(ui, &words.no_intended_move(found), theme(ui).text);
    }
    for claim in named {
        ui.horizontal_top(|ui| {
            let pair = theme(ui).correct;
            pill_ui(ui, &words.mv(&claim.label), pair.ink, pair.on, None);
            text_ui(
                ui,
                &words.intended_line(claim, record.edition),
                theme(ui).text,
            );
        });
    }
    if quiet > 0 {
        text_ui(
            ui,
            &words.intended_quiet_moves(quiet, record.edition),
            theme(ui).text,
        );
    }
}

/// How far the fifty moves have come: a bar and the moves of each.
fn since_ui(ui: &mut Ui, found: &AtMoment, words: &Words) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
    let radius = CornerRadius::same(3);
    ui.painter().rect_filled(rect, radius, theme(ui).line);
    #[expect(clippy::cast_precision_loss, reason = "a count of half-moves")]
    let part = (found.halfmove_clock as f32 / FIFTY).min(1.0);
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * part, rect.height()));
    ui.painter().rect_filled(done, radius, theme(ui).accent);
    ui.add_space(2.0);
    text_ui(ui, &words.since_capture(found), theme(ui).muted);
}
