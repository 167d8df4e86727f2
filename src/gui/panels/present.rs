//! Presentation: what stands on a wall, to be read from the back of a room. A large board, a sentence, the checklist, nothing else.

use egui::{Align, Align2, Label, Layout, Rect, RichText, Sense, Ui, UiBuilder, pos2, vec2};
use shakmaty::Position;

use super::lessons::{LessonShown, answered_look, holds_key, step_board_ui};
use super::verdict::headline_ink;
use crate::document::{Compared, Document};
use crate::game::Step;
use crate::gui::board::{BoardMemory, BoardView, picture_ui};
use crate::gui::theme::{bold, regular, theme};
use crate::lessons::Question;
use crate::report::Comparison;
use crate::words::Words;

/// The least size of text, in parts of the height of the screen.
const LEAST: f32 = 1.0 / 30.0;

/// The sizes of a screen.
#[derive(Clone, Copy)]
struct Room {
    /// The smallest text.
    text: f32,
    /// Sentences.
    told: f32,
    /// The margin, and the gap between board and text.
    gap: f32,
}

impl Room {
    /// The sizes for a screen of this height.
    fn of(height: f32) -> Self {
        Self {
            text: height * LEAST,
            told: height * LEAST * 1.45,
            gap: height * 0.035,
        }
    }

    /// The room for the coordinates beside a board.
    fn edge(self) -> f32 {
        self.text * 1.25
    }
}

/// Letters and numbers beside a board: on the left and below.
fn coordinates_ui(ui: &Ui, board: Rect, flipped: bool, room: Room) {
    let square = board.width() / 8.0;
    let ink = theme(ui).text;
    for (i, (file, rank)) in ('a'..='h').zip('1'..='8').enumerate() {
        #[expect(clippy::cast_precision_loss, reason = "eight of them")]
        let i = i as f32;
        let along = if flipped { 7.5 - i } else { i + 0.5 } * square;
        let below = pos2(board.left() + along, board.bottom());
        let beside = pos2(board.left() - room.edge() * 0.25, board.bottom() - along);
        let painter = ui.painter();
        painter.text(below, Align2::CENTER_TOP, file, regular(room.text), ink);
        painter.text(beside, Align2::RIGHT_CENTER, rank, regular(room.text), ink);
    }
}

/// A lesson at its step.
pub(in crate::gui) fn present_lesson_ui(
    ui: &mut Ui,
    shown: &LessonShown<'_>,
    memory: &mut BoardMemory,
    words: &Words,
) {
    let play = shown.play;
    let Some(step) = play.step() else {
        return present_two_ui(ui, play.compared(), play.ticked(), false, memory, words);
    };
    let language = words.language().code();
    let (label, _) = play.last_move(step.at);
    let moment = words.moment_line(label, play.side_to_move(step));
    let mut texts = vec![(moment, false, theme(ui).muted)];
    if let Some(answered) = play.answered() {
        let (key, ink) = answered_look(ui, answered);
        texts.push((words.say(key), true, ink));
    }
    texts.push((step.text.of(language).to_owned(), false, theme(ui).text));
    match &step.asks {
        Some(Question::Same) if play.question().is_some() => {
            texts.push((words.say("lesson-quiz"), true, theme(ui).accent));
        }
        Some(Question::Statement { text, holds }) => {
            texts.push((text.of(language).to_owned(), true, theme(ui).accent));
            if play.question().is_none() {
                texts.push((words.say(holds_key(*holds)), false, theme(ui).muted));
            }
        }
        _ => {}
    }
    beside_ui(
        ui,
        false,
        |ui, side| step_board_ui(ui, shown, step, side, memory, words),
        &texts,
    );
}

/// A game at its moment: the board, the moment, and what is found unless it is covered.
pub(in crate::gui) fn present_game_ui(
    ui: &mut Ui,
    document: &Document,
    memory: &mut BoardMemory,
    words: &Words,
) {
    let Some(sheet) = document.sheet() else {
        return;
    };
    let Some(reading) = sheet.reading() else {
        return;
    };
    let line = reading.course().line();
    let at = reading.cursor();
    let position = line.position(at);
    let moment = words.moment_line(line.label(at), position.turn());
    let mut texts = vec![(moment, false, theme(ui).text)];
    let report = sheet.report();
    if let Some(found) = report.found.as_ref().filter(|_| !document.is_covered()) {
        let card = words.verdict(&report.record, found);
        let ink = headline_ink(ui, card.sign);
        texts.push((card.headline, true, ink));
        // The first line has told the moment and who is to move.
        let told = [words.to_move(position.turn()), words.moment(&found.moment)];
        let details = card.details.into_iter().filter(|text| !told.contains(text));
        texts.extend(details.map(|text| (text, false, theme(ui).text)));
        texts.push((card.why, false, theme(ui).text));
    }
    let view = BoardView {
        board: position.board(),
        flipped: document.is_flipped(),
        last_move: line.step(at).and_then(Step::squares),
        with_drawn: true,
    };
    let name = words.say("board");
    beside_ui(
        ui,
        document.is_flipped(),
        |ui, side| {
            picture_ui(ui, &view, side, &mut memory.pieces, &name);
        },
        &texts,
    );
}

/// A text, whether it is bold, its ink.
type Told = (String, bool, egui::Color32);

/// A board as high as the screen, and beside it texts as large as fit.
fn beside_ui(ui: &mut Ui, flipped: bool, board: impl FnOnce(&mut Ui, f32), texts: &[Told]) {
    let whole = ui.max_rect();
    let room = Room::of(whole.height());
    let inner = whole.shrink(room.gap);
    let edge = room.edge();
    // On a screen that stands upright the text stands below the board.
    let upright = inner.height() > inner.width() * 0.9;
    let side = if upright {
        (inner.height() * 0.52 - edge).min(inner.width() - edge)
    } else {
        (inner.height() - edge).min(inner.width() * 0.58 - edge)
    };
    let left = Rect::from_min_size(
        if upright {
            pos2(inner.left() + edge, inner.top())
        } else {
            pos2(
                inner.left() + edge,
                inner.center().y - f32::midpoint(side, edge),
            )
        },
        vec2(side, side),
    );
    ui.scope_builder(UiBuilder::new().max_rect(left), |ui| board(ui, side));
    coordinates_ui(ui, left, flipped, room);
    let corner = if upright {
        pos2(inner.left(), left.bottom() + edge + room.gap * 0.5)
    } else {
        pos2(left.right() + room.gap, inner.top())
    };
    let right = Rect::from_min_max(corner, inner.max);
    let font_size = fitting(ui, texts, right.size(), room);
    let layout = Layout::top_down(Align::LEFT);
    ui.scope_builder(UiBuilder::new().max_rect(right).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.y = font_size * 0.5;
        ui.set_width(right.width());
        for (text, is_bold, ink) in texts.iter().filter(|(text, ..)| !text.is_empty()) {
            let font = if *is_bold {
                bold(font_size)
            } else {
                regular(font_size)
            };
            ui.add(Label::new(RichText::new(text).font(font).color(*ink)).wrap());
        }
    });
}

/// The largest size at which the texts fit, between the wanted and the least one; only a text that is too long for any wall is set
/// smaller than that.
fn fitting(ui: &Ui, texts: &[Told], size: egui::Vec2, room: Room) -> f32 {
    let height = |font_size: f32| -> f32 {
        let heights = texts.iter().map(|(text, is_bold, ink)| {
            let font = if *is_bold {
                bold(font_size)
            } else {
                regular(font_size)
            };
            let galley = ui.painter().layout(text.clone(), font, *ink, size.x);
            galley.size().y + font_size * 0.5
        });
        heights.sum()
    };
    let mut now = room.told;
    while now > room.text && height(now) > size.y {
        now = (now * 0.94).max(room.text);
    }
    // A text that is too long for any wall is set smaller rather than cut off.
    let least = room.text * 0.3;
    while now > least && height(now) > size.y {
        now *= 0.94;
    }
    now
}

/// Two positions side by side and the checklist, its first `ticked` lines answered.
pub(in crate::gui) fn present_two_ui(
    ui: &mut Ui,
    compared: &Compared,
    ticked: usize,
    flipped: bool,
    memory: &mut BoardMemory,
    words: &Words,
) {
    let comparison = compared.comparison();
    let whole = ui.max_rect();
    let room = Room::of(whole.height());
    let inner = whole.shrink(room.gap);
    let row = room.text * 1.5;
    #[expect(clippy::cast_precision_loss, reason = "a few lines")]
    let below = row * (Comparison::LINES as f32 + 1.0) + room.text * 1.8;
    let above = room.text * 1.5;
    let edge = room.edge();
    let side = (inner.height() - below - above - edge).min(inner.width() / 2.0 - room.gap - edge);
    let middle = inner.center().x;
    let columns = [
        (middle - side - room.gap / 2.0, &comparison.left),
        (middle + room.gap / 2.0 + edge, &comparison.right),
    ];
    for (left, moment) in columns {
        let at = pos2(left + side / 2.0, inner.top());
        let title = words.compared_moment(moment);
        let ink = theme(ui).text;
        ui.painter()
            .text(at, Align2::CENTER_TOP, &title, bold(room.text), ink);
        let place = Rect::from_min_size(pos2(left, inner.top() + above), vec2(side, side));
        ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
            let view = BoardView {
                board: &moment.board,
                flipped,
                last_move: moment.last_move,
                with_drawn: false,
            };
            picture_ui(ui, &view, side, &mut memory.pieces, &title);
        });
        coordinates_ui(ui, place, flipped, room);
    }
    let mut y = inner.top() + above + side + edge + row * 0.4;
    for (i, line) in words.checklist(comparison).iter().enumerate() {
        let (sign, ink) = match (i < ticked, line.agrees) {
            (false, _) => ("·", theme(ui).muted),
            (true, true) => ("✓", theme(ui).correct.ink),
            (true, false) => ("✗", theme(ui).incorrect.ink),
        };
        line_ui(ui, inner, y, (sign, ink), room, |ui| {
            // The answers stand in a column of their own.
            let column = vec2(ui.available_width() * 0.42, room.text * 1.5);
            let layout = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(column, layout, |ui| {
                ui.set_width(column.x);
                let point = RichText::new(&line.point).font(bold(room.text));
                ui.add(Label::new(point).truncate());
            });
            if i < ticked {
                // Where the two sides say it, they do: "White – Black".
                let plain = line.moves.is_empty() && !line.left.is_empty() && !line.agrees;
                let answer = if plain {
                    format!("{} – {}", line.left, line.right)
                } else {
                    line.answer.clone()
                };
                let text = RichText::new(answer).font(regular(room.text));
                ui.add(Label::new(text.color(ink)).truncate());
            }
        });
        y += row;
    }
    if ticked >= Comparison::LINES {
        let same = comparison.is_same_position();
        let ink = if same {
            theme(ui).correct.ink
        } else {
            theme(ui).incorrect.ink
        };
        let headline = words.comparison_headline(comparison);
        let at = pos2(middle, y + row * 0.2);
        let fits = fitting_line(ui, &headline, room.text * 1.3, inner.width());
        ui.painter()
            .text(at, Align2::CENTER_TOP, headline, bold(fits), ink);
    }
}

/// The largest size at which a line fits, at most this one.
fn fitting_line(ui: &Ui, text: &str, wanted: f32, width: f32) -> f32 {
    let galley = ui
        .painter()
        .layout_no_wrap(text.to_owned(), bold(wanted), theme(ui).text);
    wanted * (width / galley.size().x).min(1.0)
}

/// A line of the checklist: its sign, the point, the answer, in columns.
fn line_ui(
    ui: &mut Ui,
    inner: Rect,
    y: f32,
    (sign, ink): (&str, egui::Color32),
    room: Room,
    contents: impl FnOnce(&mut Ui),
) {
    let width = inner.width().min(inner.height() * 1.5);
    let left = inner.center().x - width / 2.0;
    let place = Rect::from_min_size(pos2(left, y), vec2(width, room.text * 1.5));
    let layout = Layout::left_to_right(Align::Center);
    ui.scope_builder(UiBuilder::new().max_rect(place).layout(layout), |ui| {
        ui.spacing_mut().item_spacing.x = room.text * 0.6;
        let size = vec2(room.text * 1.2, room.text * 1.4);
        let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
        let font = bold(room.text * 1.1);
        ui.painter()
            .text(rect.center(), Align2::CENTER_CENTER, sign, font, ink);
        contents(ui);
    });
}
