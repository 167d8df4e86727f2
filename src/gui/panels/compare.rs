//! Compare two positions: two boards and the checklist of article 9.2.3.

use egui::{
    Color32, CornerRadius, Frame, Label, Margin, Rect, RichText, Sense, Stroke, StrokeKind, Ui,
    UiBuilder, pos2, vec2,
};

use super::verdict::verdict_ui;
use crate::document::{Action, Compared, Seen};
use crate::gui::board::{BoardMemory, BoardView, picture_ui};
use crate::gui::theme::{BODY, CARD, HEADING, SMALL, bold, regular, theme, with_text};
use crate::gui::widgets::{linked_text_ui, sign_button_ui, width_of};
use crate::report::Comparison;
use crate::words::{ChecklistRow, Sign, VerdictCard, Words};

/// Below this height the rows stand closer.
const LOW: f32 = 560.0;
/// Above a small board the moment and the names need more than its width.
const COLUMN: f32 = 240.0;
/// Width of the checklist, at least where there is room.
const TABLE: f32 = 936.0;

/// Shows the comparison. The first `ticked` lines of the checklist have their answers; the verdict comes with the last of them.
pub(in crate::gui) fn compare_ui(
    ui: &mut Ui,
    compared: &Compared,
    flipped: bool,
    ticked: usize,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    egui::ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("compare")
        .show(ui, |ui| {
            let height = ui.clip_rect().height();
            let is_low = height < LOW;
            let players = if compared.is_of_one_game() { 0.0 } else { 20.0 };
            // Below a lesson's stands no hint.
            let hint = if compared.is_fixed() { 0.0 } else { 50.0 };
            let rest = if is_low { 280.0 } else { 350.0 } + hint + players;
            // On a large screen the boards grow, and the checklist with them.
            let wanted = 2.0 * (height - rest) + 28.0;
            let width = ui.available_width().min(wanted.max(TABLE));
            let side = ((width - 28.0) / 2.0).min(height - rest).max(140.0);
            ui.vertical_centered(|ui| {
                ui.set_max_width(width);
                let marked = ticked > 1;
                chosen = boards_ui(ui, compared, flipped, (side, marked), memory, words);
                ui.add_space(12.0);
                chosen = table_ui(ui, compared, is_low, ticked, words).or(chosen);
                ui.add_space(12.0);
                if ticked >= Comparison::LINES {
                    let left = egui::Layout::top_down(egui::Align::LEFT);
                    ui.with_layout(left, |ui| verdict_ui(ui, &card(compared, words), words));
                    ui.add_space(8.0);
                }
                if !compared.is_fixed() {
                    let hint = RichText::new(words.say("compare-hint"));
                    ui.label(hint.font(regular(SMALL)).color(theme(ui).muted));
                }
            });
        });
    chosen
}

fn boards_ui(
    ui: &mut Ui,
    compared: &Compared,
    flipped: bool,
    (side, marked): (f32, bool),
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    let comparison = compared.comparison();
    let one_game = compared.is_of_one_game();
    // Above each board stands its moment, and of two games their players.
    let head = with_text(ui, if one_game { 28.0 } else { 48.0 });
    let column = side.max(COLUMN);
    let both = vec2(2.0 * column + 28.0, side + head);
    let (rect, _) = ui.allocate_exact_size(both, Sense::hover());
    let columns = [
        (
            rect.left(),
            compared.left(),
            &comparison.left,
            Action::StepLeft as fn(i32) -> Action,
        ),
        (
            rect.left() + column + 28.0,
            compared.right(),
            &comparison.right,
            Action::StepRight,
        ),
    ];
    for (left, seen, moment, step) in columns {
        let place = Rect::from_min_size(pos2(left, rect.top()), vec2(column, side + head));
        let layout = egui::Layout::top_down(egui::Align::LEFT);
        ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
            let title = words.compared_moment(moment);
            let step = (!compared.is_fixed()).then_some(step);
            chosen = head_ui(ui, &title, step, words).or(chosen);
            if !one_game {
                let game = RichText::new(game(seen, words)).font(regular(SMALL));
                ui.add(Label::new(game.color(theme(ui).muted)).truncate());
            }
            let view = BoardView {
                board: &moment.board,
                flipped,
                last_move: moment.last_move,
                with_drawn: false,
            };
            let geometry = picture_ui(ui, &view, side, &mut memory.pieces, &title);
            // A frame round each square on which not the same piece stands.
            for square in comparison.squares.iter().filter(|_| marked) {
                let stroke = Stroke::new(3.0, theme(ui).incorrect.ink);
                let (place, radius) = (geometry.rect_of(*square), CornerRadius::same(2));
                ui.painter()
                    .rect_stroke(place, radius, stroke, StrokeKind::Inside);
            }
        });
    }
    chosen
}

/// The moment above a board, with buttons that step it where there are some.
fn head_ui(
    ui: &mut Ui,
    title: &str,
    step: Option<fn(i32) -> Action>,
    words: &Words,
) -> Option<Action> {
    let mut chosen = None;
    ui.allocate_ui_with_layout(
        vec2(ui.available_width(), with_text(ui, 24.0)),
        egui::Layout::right_to_left(egui::Align::Center),
        |ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            let buttons = [("▶", "action-next", 1), ("◀", "action-previous", -1)];
            let buttons = step
                .into_iter()
                .flat_map(|step| buttons.map(|it| (step, it)));
            for (step, (sign, name, half_moves)) in buttons {
                let name = format!("{title}: {}", words.say(name));
                if sign_button_ui(ui, sign, with_text(ui, 24.0), &name, &name) {
                    chosen = Some(step(half_moves));
                }
            }
            ui.with_layout(egui::Layout::left_to_right(egui::Align::Center), |ui| {
                // Smaller where a large one has no room.
                let sizes = [HEADING, BODY, SMALL];
                let room = ui.available_width();
                let fits = |size: &f32| width_of(ui, title, bold(*size)) <= room;
                let size = sizes.into_iter().find(fits).unwrap_or(SMALL);
                ui.add(Label::new(RichText::new(title).font(bold(size))).truncate());
            });
        },
    );
    chosen
}

fn game(seen: &Seen, words: &Words) -> String {
    let (white, black) = words.players(&seen.tags);
    let places = [
        ("n", seen.number.into()),
        ("players", format!("{white} – {black}").into()),
    ];
    words.say_with("compare-of-game", &places)
}

fn table_ui(
    ui: &mut Ui,
    compared: &Compared,
    is_low: bool,
    ticked: usize,
    words: &Words,
) -> Option<Action> {
    let comparison = compared.comparison();
    let mut chosen = None;
    let frame = Frame::new()
        .fill(theme(ui).surface)
        .stroke(Stroke::new(1.0, theme(ui).line))
        .corner_radius(CARD);
    frame.show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 0.0;
        let head = [
            words.sameness_article(comparison),
            words.compared_moment(&comparison.left),
            words.compared_moment(&comparison.right),
        ];
        row_frame(Color32::TRANSPARENT, is_low).show(ui, |ui| {
            let [article, left, right] = head.map(|text| {
                RichText::new(text)
                    .font(regular(SMALL))
                    .color(theme(ui).muted)
            });
            cells_ui(ui, [RichText::new(""), article, left, right], |_| None)
        });
        for (i, mut row) in words.checklist(comparison).into_iter().enumerate() {
            let open = i >= ticked;
            if compared.is_fixed() {
                // There is no game in which a link could go to the move.
                row.moves.clear();
            }
            let ground = if row.agrees || open {
                Color32::TRANSPARENT
            } else {
                theme(ui).incorrect.on
            };
            let line = ui.max_rect().x_range();
            ui.painter()
                .hline(line, ui.cursor().top(), Stroke::new(1.0, theme(ui).line));
            chosen = row_frame(ground, is_low)
                .show(ui, |ui| row_ui(ui, &row, open))
                .inner
                .or(chosen);
        }
    });
    chosen
}

fn row_frame(ground: Color32, is_low: bool) -> Frame {
    Frame::new()
        .fill(ground)
        .inner_margin(Margin::symmetric(12, if is_low { 4 } else { 9 }))
}

/// A line of the checklist; one that is open still has no answer.
fn row_ui(ui: &mut Ui, row: &ChecklistRow, open: bool) -> Option<Action> {
    let (sign, color) = if open {
        ("·", theme(ui).muted)
    } else if row.agrees {
        ("✓", theme(ui).correct.ink)
    } else {
        ("✗", theme(ui).incorrect.ink)
    };
    let cells = [
        RichText::new(sign).font(bold(HEADING)).color(color),
        RichText::new(&row.point).font(bold(BODY)),
        RichText::new(&row.left).font(regular(BODY)),
        RichText::new(&row.right).font(regular(BODY)),
    ];
    cells_ui(ui, cells, |ui| {
        if open {
            return None;
        }
        let link = row.moves.first().map_or("", |(shown, _)| shown.as_str());
        let clicked = linked_text_ui(ui, &row.answer, link);
        row.moves
            .first()
            .filter(|_| clicked)
            .map(|(_, ply)| Action::GoTo(*ply))
    })
}

/// Four columns and a last one that takes what is left.
fn cells_ui(
    ui: &mut Ui,
    cells: [RichText; 4],
    last: impl FnOnce(&mut Ui) -> Option<Action>,
) -> Option<Action> {
    let width = ui.available_width();
    ui.set_width(width);
    let widths = [28.0, width * 0.21, width * 0.22, width * 0.22];
    let mut chosen = None;
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        for (text, width) in cells.into_iter().zip(widths) {
            ui.allocate_ui_with_layout(
                vec2(width, 20.0),
                egui::Layout::top_down(egui::Align::LEFT),
                |ui| {
                    ui.set_width(width);
                    ui.add(Label::new(text).wrap());
                },
            );
        }
        ui.vertical(|ui| chosen = last(ui));
    });
    chosen
}

/// The answer, looking like every verdict.
fn card(compared: &Compared, words: &Words) -> VerdictCard {
    let comparison = compared.comparison();
    VerdictCard {
        sign: if comparison.is_same_position() {
            Sign::Correct
        } else {
            Sign::Incorrect
        },
        headline: words.comparison_headline(comparison),
        articles: String::new(),
        details: Vec::new(),
        why: words.comparison_why(comparison),
    }
}
