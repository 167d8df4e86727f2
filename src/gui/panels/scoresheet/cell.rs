//! A move of the scoresheet: its text, its badge, its signs, what can be done with it.

use egui::{
    Align2, Color32, CornerRadius, FontId, Rect, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::{Cell, Paper};
use crate::document::Action;
use crate::game::Ply;
use crate::gui::theme::{BODY, CONTROL, Theme, bold, regular, theme, with_text};
use crate::report::{Badge, Report};

impl Paper<'_> {
    pub(super) fn move_ui(&self, ui: &Ui, cell: &Cell<'_>) -> Option<Action> {
        let response = ui.interact(
            cell.rect,
            ui.scope_id().with(("move", cell.ply)),
            Sense::click(),
        );
        let current = cell.ply == self.reading.cursor();
        let badge = self
            .badges
            .and_then(|report| self.badge(report, cell.ply, current, &theme(ui)));
        // Players are not shown moves that somebody thought of.
        let forks = self.badges.is_some() && self.sheet.has_variations(cell.ply);
        let notices = self.notices(cell.ply);
        let name = self.name(cell, forks, !notices.is_empty());
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, current, &name));
        let painter = ui
            .painter()
            .with_clip_rect(cell.rect.intersect(ui.clip_rect()));
        if current {
            painter.rect_filled(cell.rect, CONTROL, theme(ui).accent);
        } else if response.hovered() {
            painter.rect_filled(cell.rect, CONTROL, theme(ui).bg);
        }
        if response.has_focus() {
            let ring = if current {
                theme(ui).caution.on
            } else {
                theme(ui).accent
            };
            painter.rect_stroke(
                cell.rect,
                CONTROL,
                Stroke::new(2.0, ring),
                egui::StrokeKind::Inside,
            );
        }
        let ink = if current {
            theme(ui).on_accent
        } else {
            theme(ui).text
        };
        let at = pos2(cell.rect.left() + 6.0, cell.rect.center().y);
        let text = painter.text(
            at,
            Align2::LEFT_CENTER,
            cell.label.map_or_else(
                || self.words.say("moment-start"),
                |label| self.words.san(label),
            ),
            regular(BODY),
            ink,
        );
        let mut room = cell.rect;
        if forks {
            paint_fork(&painter, room, ink);
            room.max.x -= 14.0;
        }
        if !notices.is_empty() {
            let ink = if current { ink } else { theme(ui).caution.ink };
            paint_notice(&painter, room, ink);
            room.max.x -= 14.0;
        }
        let clicked = response.clicked();
        let mut chosen = None;
        if cell.label.is_some() {
            response.context_menu(|ui| chosen = self.menu_ui(ui, cell));
        }
        if forks || badge.is_some() || !notices.is_empty() {
            response.on_hover_text([vec![name], notices].concat().join("\n"));
        }
        if let Some(badge) = badge {
            badge_ui(ui, room, text.right() + 6.0, badge);
        }
        clicked.then_some(Action::GoTo(cell.ply)).or(chosen)
    }

    /// What can be done with a move.
    fn menu_ui(&self, ui: &mut Ui, cell: &Cell<'_>) -> Option<Action> {
        let label = cell.label?;
        let mut chosen = None;
        let go = [
            ("go-to-move", Action::GoTo(cell.ply), true),
            // A comparison is a part of the finding.
            (
                "compare-with-move",
                Action::Compare(cell.ply),
                self.badges.is_some(),
            ),
        ];
        for (key, action, allowed) in go {
            let text = self
                .words
                .say_with(key, &[("move", self.words.mv(label).into())]);
            let allowed = allowed && cell.ply != self.reading.cursor();
            if ui.add_enabled(allowed, egui::Button::new(text)).clicked() {
                chosen = Some(action);
                ui.close();
            }
        }
        ui.separator();
        for (key, half_moves) in [("delete-this", 1), ("delete-these", 2)] {
            let text = self
                .words
                .say_with(key, &[("move", self.words.mv(label).into())]);
            if ui.button(text).clicked() {
                chosen = Some(Action::Delete(cell.ply, half_moves));
                ui.close();
            }
        }
        chosen
    }

    /// What is to be told of the move that led to a moment; a notice on the whole record stands in the panel only.
    fn notices(&self, ply: Ply) -> Vec<String> {
        self.sheet
            .notices(ply)
            .map(|defect| self.words.defect_with_place(defect))
            .collect()
    }

    /// What a screen reader says: the move, what its badge says, whether there are notices and variations.
    fn name(&self, cell: &Cell<'_>, forks: bool, noticed: bool) -> String {
        let mut name = self.name_with_badge(cell);
        if noticed {
            let places = [("move", name.into())];
            name = self.words.say_with("move-with-notice", &places);
        }
        if forks {
            self.words
                .say_with("move-with-variations", &[("move", name.into())])
        } else {
            name
        }
    }

    fn name_with_badge(&self, cell: &Cell<'_>) -> String {
        let mv = cell.label.map_or_else(
            || self.words.say("moment-start"),
            |label| self.words.mv(label),
        );
        let Some(report) = self.badges else { return mv };
        if report
            .found
            .as_ref()
            .is_some_and(|found| found.is_same_diagram(cell.ply))
        {
            return self
                .words
                .say_with("move-same-diagram-name", &[("move", mv.into())]);
        }
        match self.reading.badges().at(cell.ply) {
            Some(badge) => {
                let nth = self.words.nth_time(badge.number);
                self.words.say_with(
                    "move-badge-name",
                    &[("move", mv.into()), ("nth", nth.into())],
                )
            }
            None => mv,
        }
    }

    /// The badge of a move: filled for an occurrence of the position shown, `≠` for a same diagram that is not the
    /// same position, outlined for other repeated positions.
    fn badge(&self, report: &Report, ply: Ply, current: bool, theme: &Theme) -> Option<Look> {
        let found = report.found.as_ref()?;
        if found.is_same_diagram(ply) {
            let ink = theme.incorrect.ink;
            return Some(Look {
                text: "≠".to_owned(),
                font: bold(15.0),
                ink,
                ground: theme.surface,
                outline: ink,
            });
        }
        let Badge { letter, number } = self.reading.badges().at(ply)?;
        let (ink, ground, outline) = if current {
            (theme.on_accent, theme.accent, theme.on_accent)
        } else if found.is_occurrence(ply) {
            (theme.on_accent, theme.correct.ink, theme.correct.ink)
        } else {
            (theme.muted, theme.surface, theme.muted)
        };
        Some(Look {
            text: format!("{letter}{number}"),
            font: bold(10.5),
            ink,
            ground,
            outline,
        })
    }
}

/// An exclamation mark in a circle: something is to be told of this move.
fn paint_notice(painter: &egui::Painter, cell: Rect, ink: Color32) {
    let at = pos2(cell.right() - 9.0, cell.center().y);
    painter.circle_stroke(at, 6.0, Stroke::new(1.2, ink));
    painter.text(at, Align2::CENTER_CENTER, "!", bold(9.5), ink);
}

/// A small fork at the end of the cell: the record has other moves here.
fn paint_fork(painter: &egui::Painter, cell: Rect, ink: Color32) {
    let at = pos2(cell.right() - 9.0, cell.center().y);
    let stroke = Stroke::new(1.3, ink.gamma_multiply(0.7));
    let joint = pos2(at.x - 2.0, at.y);
    painter.line_segment([pos2(at.x - 5.0, at.y), joint], stroke);
    for end in [-4.0, 4.0] {
        painter.line_segment([joint, pos2(at.x + 4.0, at.y + end)], stroke);
    }
}

/// How a badge looks.
struct Look {
    text: String,
    font: FontId,
    ink: Color32,
    ground: Color32,
    outline: Color32,
}

/// A badge from `left` on, or at the end of the cell where it would be cut off.
fn badge_ui(ui: &Ui, cell: Rect, left: f32, look: Look) {
    let galley = ui.painter().layout_no_wrap(look.text, look.font, look.ink);
    let size = vec2(galley.size().x + 11.0, with_text(ui, 16.0));
    let left = left.min(cell.right() - size.x - 2.0);
    let rect = Rect::from_min_size(pos2(left, cell.center().y - size.y / 2.0), size);
    let stroke = Stroke::new(1.0, look.outline);
    ui.painter().rect(
        rect,
        CornerRadius::same(8),
        look.ground,
        stroke,
        egui::StrokeKind::Inside,
    );
    ui.painter()
        .galley(rect.center() - galley.size() / 2.0, galley, look.ink);
}
