//! The scoresheet: two columns of moves with their badges. Only the rows in sight are laid out.

mod cell;

use egui::{Align2, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use super::rows::{Row, Rows};
use crate::document::{Action, Reading, Sheet};
use crate::game::{Defect, MoveLabel, Ply};
use crate::gui::theme::{BODY, CONTROL, regular, theme, with_text};
use crate::gui::widgets::text_ui;
use crate::report::Report;
use crate::words::Words;

/// Height of a row.
const ROW: f32 = 30.0;
/// Width of a digit of the column of numbers.
const DIGIT: f32 = 9.0;

/// What the scoresheet remembers between two frames.
#[derive(Debug, Default)]
pub(in crate::gui) struct Scoresheet {
    /// The file, game and moment that were last in sight.
    shown: Option<(String, usize, Ply, u32)>,
    /// Frames for which the place is still set: a list that grew knows its new length only in the next frame.
    settling: u8,
    /// How far the list could be scrolled in the frame before. Beyond that it would spring back.
    farthest: f32,
}

/// Shows the scoresheet; badges only where the finding is not covered.
pub(in crate::gui) fn scoresheet_ui(
    ui: &mut Ui,
    sheet: &Sheet,
    covered: bool,
    memory: &mut Scoresheet,
    words: &Words,
) -> Option<Action> {
    let reading = sheet.reading()?;
    let paper = Paper::new(ui, sheet, reading, covered, words);
    let count = paper.rows.count();
    ui.spacing_mut().item_spacing.y = 0.0;
    let mut area = ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("scoresheet");
    let here = (
        sheet.file().to_owned(),
        sheet.record().number,
        reading.cursor(),
        // In another height the move may have gone out of sight.
        ui.available_height().to_bits(),
    );
    if memory.shown.as_ref() != Some(&here) {
        memory.shown = Some(here);
        memory.settling = 2;
    }
    if memory.settling > 0 {
        memory.settling -= 1;
        let offset = offset_to_show(ui, paper.rows.row_of(reading.cursor()), count);
        area = area.vertical_scroll_offset(offset.min(memory.farthest));
        if memory.settling > 0 {
            ui.ctx().request_repaint();
        }
    }
    let mut chosen = None;
    let list = area.show_rows(ui, with_text(ui, ROW), count, |ui, range| {
        for row in range {
            chosen = match paper.rows.row(row) {
                Row::Start => paper.start_ui(ui),
                Row::Gap(ply) => paper.gap_ui(ui, ply),
                Row::Moves(plies) => paper.row_ui(ui, plies),
            }
            .or(chosen);
        }
        if count == 1 {
            ui.horizontal(|ui| {
                ui.add_space(12.0);
                text_ui(ui, &words.say("no-moves-yet"), theme(ui).muted);
            });
        }
    });
    memory.farthest = (list.content_size.y - list.inner_rect.height()).max(0.0);
    chosen
}

/// An offset that has the row of the moment in the middle, as far as there are rows (`total`).
#[expect(clippy::cast_precision_loss, reason = "some thousand rows")]
fn offset_to_show(ui: &Ui, row: usize, total: usize) -> f32 {
    let (height, high) = (ui.available_height(), with_text(ui, ROW));
    let last = (total as f32 * high - height).max(0.0);
    (row as f32 * high - height / 2.0 + high).clamp(0.0, last)
}

/// What is on the sheet: the moves, and after them perhaps the token that broke the record off.
struct Paper<'p> {
    sheet: &'p Sheet,
    reading: &'p Reading,
    /// The report whose badges are shown; `None` where they are covered.
    badges: Option<&'p Report>,
    error: Option<&'p Defect>,
    /// The words after it, which were not read.
    unread: &'p [String],
    words: &'p Words,
    rows: Rows,
    /// Width of the column of numbers.
    numbers: f32,
}

/// The place of a moment on the sheet; the start position has no move.
struct Cell<'c> {
    rect: Rect,
    ply: Ply,
    label: Option<&'c MoveLabel>,
}

impl<'p> Paper<'p> {
    fn new(
        ui: &Ui,
        sheet: &'p Sheet,
        reading: &'p Reading,
        covered: bool,
        words: &'p Words,
    ) -> Self {
        let report = sheet.report();
        let line = reading.course().line();
        let error = report.record.error();
        // A variation has its own end; the damage is the main line's.
        let in_main_line = !sheet.is_in_variation();
        let error = error.filter(|_| in_main_line);
        let unread = error.map_or([].as_slice(), |_| sheet.unread_words());
        let after_end = usize::from(error.is_some()) + unread.len();
        let digits = line
            .label(line.end())
            .map_or(1, |label| label.number.to_string().len())
            .max(2);
        #[expect(clippy::cast_precision_loss, reason = "a few digits")]
        let numbers = 22.0 + with_text(ui, digits as f32 * DIGIT);
        Self {
            sheet,
            reading,
            badges: (!covered).then_some(report),
            error,
            unread,
            words,
            rows: Rows::new(reading.course().line(), after_end),
            numbers,
        }
    }

    /// The start position, which is the first occurrence of what comes back to it.
    fn start_ui(&self, ui: &mut Ui) -> Option<Action> {
        let (rect, _) = ui.allocate_exact_size(
            vec2(ui.available_width(), with_text(ui, ROW)),
            Sense::hover(),
        );
        let left = rect.left() + self.numbers;
        let rect = Rect::from_min_max(
            pos2(left, rect.top() + 1.0),
            pos2(rect.right() - 4.0, rect.bottom() - 1.0),
        );
        self.move_ui(
            ui,
            &Cell {
                rect,
                ply: Ply::START,
                label: None,
            },
        )
    }

    /// A gap in the sheet, in a row of its own.
    fn gap_ui(&self, ui: &mut Ui, ply: Ply) -> Option<Action> {
        let (rect, _) = ui.allocate_exact_size(
            vec2(ui.available_width(), with_text(ui, ROW)),
            Sense::hover(),
        );
        let rect = Rect::from_min_max(
            pos2(rect.left() + self.numbers, rect.top() + 1.0),
            pos2(rect.right() - 4.0, rect.bottom() - 1.0),
        );
        let label = self.reading.course().line().label(ply);
        self.move_ui(ui, &Cell { rect, ply, label })
    }

    fn row_ui(&self, ui: &mut Ui, plies: [Option<Ply>; 2]) -> Option<Action> {
        let (rect, _) = ui.allocate_exact_size(
            vec2(ui.available_width(), with_text(ui, ROW)),
            Sense::hover(),
        );
        let width = (rect.width() - self.numbers) / 2.0;
        let line = self.reading.course().line();
        let mut chosen = None;
        for column in 0..2u8 {
            let Some(ply) = plies.get(usize::from(column)).copied().flatten() else {
                continue;
            };
            let left = rect.left() + self.numbers + f32::from(column) * width;
            let rect = Rect::from_min_size(
                pos2(left, rect.top() + 1.0),
                vec2(width - 4.0, rect.height() - 2.0),
            );
            if let Some(label) = line.label(ply) {
                // Once a row: Black's move has it only where White's is not there.
                if column == 0 || plies.first().copied().flatten().is_none() {
                    self.number_ui(ui, rect, left - f32::from(column) * width, label.number);
                }
                chosen = self
                    .move_ui(
                        ui,
                        &Cell {
                            rect,
                            ply,
                            label: Some(label),
                        },
                    )
                    .or(chosen);
            } else if let Some(error) = self.error.filter(|_| ply == line.end().next()) {
                chosen = self.error_ui(ui, rect, error).or(chosen);
            } else if let Some(word) = self.unread_at(ply) {
                self.unread_ui(ui, rect, ply, word);
            }
        }
        chosen
    }

    fn number_ui(&self, ui: &Ui, cell: Rect, left: f32, number: u32) {
        let at = pos2(left - self.numbers + 12.0, cell.center().y);
        ui.painter().text(
            at,
            Align2::LEFT_CENTER,
            format!("{number}."),
            regular(BODY),
            theme(ui).muted,
        );
    }

    /// The word that would stand at a ply, after the one that ended the record.
    fn unread_at(&self, ply: Ply) -> Option<&'p str> {
        let end = self.reading.course().line().end();
        let after = ply.index().checked_sub(end.index() + 2)?;
        self.unread.get(after).map(String::as_str)
    }

    /// A word of the record that was not read, in the place where its move would stand.
    fn unread_ui(&self, ui: &Ui, rect: Rect, ply: Ply, word: &str) {
        let id = ui.scope_id().with(("unread", ply));
        let response = ui.interact(rect, id, Sense::hover());
        let name = self.words.say_with("unread-move", &[("word", word.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
        let at = pos2(rect.left() + 6.0, rect.center().y);
        let ink = theme(ui).muted;
        let text = painter.text(at, Align2::LEFT_CENTER, word, regular(BODY), ink);
        painter.hline(text.x_range(), text.center().y, Stroke::new(1.0, ink));
        response.on_hover_text(name);
    }

    /// The token that is no move, in the place where its move would stand.
    fn error_ui(&self, ui: &Ui, rect: Rect, error: &Defect) -> Option<Action> {
        let response = ui.interact(rect, ui.scope_id().with("error"), Sense::click());
        let sentence = self.words.defect_with_place(error);
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &sentence));
        let stroke = Stroke::new(1.0, theme(ui).incorrect.ink);
        ui.painter().rect(
            rect,
            CONTROL,
            theme(ui).incorrect.on,
            stroke,
            egui::StrokeKind::Inside,
        );
        let token = error.token.as_deref().unwrap_or_default();
        let text = format!("✗ {}", token.lines().next().unwrap_or_default());
        let painter = ui.painter().with_clip_rect(rect);
        let at = pos2(rect.left() + 6.0, rect.center().y);
        painter.text(
            at,
            Align2::LEFT_CENTER,
            text,
            regular(BODY),
            theme(ui).incorrect.ink,
        );
        let mut chosen = None;
        if self.sheet.ends_before_word() {
            response.context_menu(|ui| {
                if ui.button(self.words.say("action-delete-word")).clicked() {
                    chosen = Some(Action::DeleteWord);
                    ui.close();
                }
            });
        }
        response.on_hover_text(sentence);
        chosen
    }
}
