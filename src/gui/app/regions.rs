//! Where the regions of the window stand.

use std::sync::atomic::Ordering;

use egui::{Button, CentralPanel, Frame, Margin, Panel, RichText, Ui, vec2};

use super::App;
use super::layout::{ShownWidths, Split, splitter_ui};
use crate::document::{Action, Part, Ruled, Side, View};
use crate::gui::actions;
use crate::gui::panels::{
    BarShown, Chosen, ClaimShown, Drawing, SetUpShown, bar_ui, beside_board, board_side_ui,
    claim_ui, compare_ui, empty_ui, entry_ui, finding_ui, games_ui, register_ui, scoresheet_ui,
    set_up_ui, status_ui, two_sheets_ui,
};
use crate::gui::theme::{BODY, regular, theme, with_text};

impl App {
    pub(super) fn regions_ui(&mut self, ui: &mut Ui) -> (Option<Action>, Option<Chosen>) {
        let surface = theme(ui).surface;
        let bar = |margin: i8| {
            Frame::new()
                .fill(surface)
                .inner_margin(Margin::symmetric(margin, 0))
        };
        let mut chosen = None;
        let mut other = None;
        if self.is_presented() {
            let act = self.presented_ui(ui);
            return (None, act.map(Chosen::Lessons));
        }
        let top = Panel::top("bar")
            .frame(bar(16))
            .exact_size(with_text(ui, 40.0))
            .resizable(false);
        top.show(ui, |ui| {
            let shown = BarShown {
                document: self.school.trial().unwrap_or(&self.document),
                recent: self.recent.files(),
                library: self.school.library(),
                preferences: &self.habits.preferences,
                has_lesson: self.school.has_lesson(),
                can_be_lesson: self.can_be_lesson(),
            };
            match bar_ui(ui, &shown, &self.words) {
                Some(Chosen::Act(action)) => chosen = Some(action),
                found => other = found.or(other.take()),
            }
        });
        let (act, left) = self.notices_ui(ui);
        chosen = act.or(chosen);
        other = left.or(other);
        if self.help.is_shown() {
            return (chosen, self.help_view_ui(ui).or(other));
        }
        if self.school.is_shown() {
            let act = self.lessons_view_ui(ui).map(Chosen::Lessons);
            return (chosen, act.or(other));
        }
        if self.scan_desk.is_shown {
            return match self.scan_view_ui(ui) {
                Some(Chosen::Act(action)) => (Some(action), other),
                found => (chosen, found.or(other)),
            };
        }
        let ground = Frame::new().fill(theme(ui).bg);
        if matches!(self.document.view(), View::SetUp(_)) {
            let act = self.set_up_view_ui(ui);
            return match act {
                Some(Chosen::Act(action)) => (Some(action), other),
                found => (chosen, found.or(other)),
            };
        }
        let Some(sheet) = self.document.sheet() else {
            let center = CentralPanel::no_frame().frame(ground.inner_margin(16));
            center.show(ui, |ui| {
                let (recent, left) = (self.recent.files(), self.keeping.left());
                match empty_ui(ui, recent, left, &self.words) {
                    Some(Chosen::Act(action)) => chosen = Some(action),
                    found => other = found.or(other.take()),
                }
            });
            return (chosen, other);
        };
        let bottom = Panel::bottom("status")
            .frame(bar(16))
            .exact_size(with_text(ui, 28.0))
            .resizable(false);
        bottom.show(ui, |ui| {
            let safety = self.keeping.safety(sheet);
            let stopped = self.stopped_for(ui.ctx());
            let status = status_ui(
                ui,
                &self.document,
                sheet,
                safety.as_ref(),
                stopped,
                &self.words,
            );
            chosen = status.or(chosen);
        });
        match self.view_ui(ui) {
            Some(Chosen::Act(action)) => (Some(action), other),
            found => (chosen, found.or(other)),
        }
    }

    /// What stands between the bar and the line at the bottom while a file is shown.
    fn view_ui(&mut self, ui: &mut Ui) -> Option<Chosen> {
        let sheet = self.document.sheet()?;
        let flipped = self.document.is_flipped();
        let ground = Frame::new().fill(theme(ui).bg).inner_margin(16);
        let whole = CentralPanel::no_frame().frame(ground);
        match self.document.view() {
            View::Game => self.game_ui(ui).map(Chosen::Act),
            View::Claim => self.claim_view_ui(ui),
            View::SetUp(_) => None,
            View::Games => {
                let blocked = self.is_blocked(ui.ctx());
                let shown = whole.show(ui, |ui| {
                    games_ui(ui, sheet, &mut self.games, blocked, &self.words)
                });
                shown.inner.map(Chosen::Act)
            }
            View::Register => {
                let covered = self.document.is_covered();
                let shown = whole.show(ui, |ui| {
                    register_ui(ui, &self.desk.entries, covered, &self.words)
                });
                shown.inner
            }
            View::TwoSheets(both) => {
                let shown = whole.show(ui, |ui| {
                    two_sheets_ui(ui, both, flipped, &mut self.board, &self.words)
                });
                shown.inner.map(Chosen::Act)
            }
            View::Compare(compared) => {
                let shown = whole.show(ui, |ui| {
                    compare_ui(
                        ui,
                        compared,
                        flipped,
                        usize::MAX,
                        &mut self.board,
                        &self.words,
                    )
                });
                shown.inner.map(Chosen::Act)
            }
        }
    }

    /// The claim that is examined.
    fn claim_view_ui(&mut self, ui: &mut Ui) -> Option<Chosen> {
        let (sheet, examination) = (self.document.sheet()?, self.document.examination()?);
        let record = &sheet.report().record;
        let edition = examination.course().edition();
        // What was decided stands under the Laws of its day, whatever is applied since.
        let laws = if edition == record.edition {
            self.words.laws(record)
        } else {
            self.words.edition(edition)
        };
        let shown = ClaimShown {
            examination,
            tags: &record.tags,
            edition,
            laws,
            event: self.document.event(),
            flipped: self.document.is_flipped(),
            covered: self.document.is_covered(),
            as_found: self.document.decision(Ruled::AsFound, String::new()),
            can_take_back: self.document.can_take_back(),
        };
        claim_ui(ui, &shown, &mut self.claim, &self.words)
    }

    /// A position that is being set up, with a file open or without.
    fn set_up_view_ui(&mut self, ui: &mut Ui) -> Option<Chosen> {
        let View::SetUp(set_up) = self.document.view() else {
            return None;
        };
        let shown = SetUpShown {
            set_up,
            check: self.document.table_check(),
            flipped: self.document.is_flipped(),
            covered: self.document.is_covered(),
        };
        let ground = Frame::new().fill(theme(ui).bg).inner_margin(16);
        CentralPanel::no_frame()
            .frame(ground)
            .show(ui, |ui| {
                set_up_ui(ui, &shown, &mut self.set_up, &mut self.board, &self.words)
            })
            .inner
    }

    /// The game with its finding: board, scoresheet, panel.
    pub(super) fn game_ui(&mut self, ui: &mut Ui) -> Option<Action> {
        let sheet = self.document.sheet()?;
        let (covered, flipped) = (self.document.is_covered(), self.document.is_flipped());
        let (bg, surface) = (theme(ui).bg, theme(ui).surface);
        let mut chosen = None;
        let widths = ShownWidths::of(
            ui.available_size(),
            self.habits.widths,
            with_text(ui, 1.0),
            beside_board(ui),
        );
        self.shown_widths = widths;
        let side = self.habits.preferences.finding;
        let ground = Frame::new().fill(bg).inner_margin(Margin {
            left: 16,
            right: 16,
            top: 12,
            bottom: 8,
        });
        let beside = |name, side, frame, width| {
            let panel = match side {
                Side::Right => Panel::right(name),
                Side::Left => Panel::left(name),
            };
            panel.frame(frame).exact_size(width).resizable(false)
        };
        let finding = beside("finding", side, ground, widths.finding).show(ui, |ui| {
            let mut drawing = Drawing {
                pieces: &mut self.board.pieces,
                flipped,
            };
            chosen = finding_ui(ui, sheet, covered, &mut drawing, &self.words);
        });
        let paper = Frame::new().fill(surface).inner_margin(Margin {
            left: 0,
            right: 0,
            top: 8,
            bottom: 8,
        });
        let scoresheet = beside("scoresheet", side, paper, widths.scoresheet);
        let scoresheet = scoresheet.show(ui, |ui| {
            if sheet.reading().is_some() {
                let frame = Frame::new().fill(surface).inner_margin(Margin {
                    left: 10,
                    right: 10,
                    top: 8,
                    bottom: 0,
                });
                Panel::bottom("entry")
                    .frame(frame)
                    .resizable(false)
                    .show(ui, |ui| {
                        chosen = entry_ui(ui, &self.document, sheet, &mut self.entry, &self.words)
                            .or(chosen);
                    });
            }
            let edge = Frame::new().inner_margin(Margin {
                right: 4,
                ..Margin::ZERO
            });
            edge.show(ui, |ui| {
                chosen =
                    scoresheet_ui(ui, sheet, covered, &mut self.scoresheet, &self.words).or(chosen);
            });
        });
        // Where the height decides how large the board is, it stands in the middle of its part.
        let room = ui.available_size() - vec2(32.0, 20.0);
        let beside = (room.x - (room.y - beside_board(ui)).max(160.0)).max(0.0);
        #[expect(clippy::cast_possible_truncation, reason = "at most a hundred points")]
        let left = 16 + (beside / 2.0).min(100.0) as i8;
        let middle = Frame::new().fill(bg).inner_margin(Margin {
            left,
            right: 16,
            top: 12,
            bottom: 8,
        });
        CentralPanel::no_frame().frame(middle).show(ui, |ui| {
            chosen =
                board_side_ui(ui, &self.document, sheet, &mut self.board, &self.words).or(chosen);
        });
        let parts = [
            (Part::Finding, finding.response.rect, widths.finding),
            (
                Part::Scoresheet,
                scoresheet.response.rect,
                widths.scoresheet,
            ),
        ];
        for (part, rect, width) in parts {
            match splitter_ui(ui, part, side, rect, &self.words) {
                Some(Split::Dragged(by)) => self.set_width(part, width + by),
                Some(Split::LetGo) => self.keep_widths(&ui.ctx().clone()),
                Some(Split::Usual) => chosen = Some(Action::UsualLayout),
                None => {}
            }
        }
        chosen
    }

    /// What stands above everything: a file that changed, screens that show the same.
    pub(super) fn notices_ui(&mut self, ui: &mut Ui) -> (Option<Action>, Option<Chosen>) {
        let warn = self.mirrored.load(Ordering::Relaxed)
            && !self.document.is_covered()
            && self.document.sheet().is_some();
        let not_kept = self.not_kept();
        let offers = self.document.sheet().is_some()
            && !self.keeping.waved_away
            && !self.keeping.left().is_empty();
        if !self.changed && !warn && not_kept.is_none() && !offers {
            return (None, None);
        }
        let pair = theme(ui).caution;
        let mut chosen = None;
        let mut other = None;
        let frame = Frame::new()
            .fill(pair.on)
            .inner_margin(Margin::symmetric(16, 4));
        Panel::top("notices")
            .frame(frame)
            .resizable(false)
            .show(ui, |ui| {
                let text = |text: String| RichText::new(text).font(regular(BODY)).color(pair.ink);
                if let Some(sheet) = self.document.sheet().filter(|_| self.changed) {
                    ui.horizontal(|ui| {
                        ui.label(text(
                            self.words
                                .say_with("file-changed", &[("file", sheet.file().into())]),
                        ));
                        let reload = Button::new(self.words.say("action-reload")).shortcut_text(
                            actions::key_name(Action::Reload, &self.words).unwrap_or_default(),
                        );
                        if ui.add(reload).clicked() {
                            chosen = Some(Action::Reload);
                        }
                    });
                }
                if warn {
                    ui.label(text(self.words.say("mirrored")));
                }
                if let Some(not_kept) = not_kept {
                    ui.label(text(not_kept).color(theme(ui).incorrect.ink).strong());
                }
                if offers {
                    ui.horizontal(|ui| {
                        ui.label(text(self.words.say("left-title")));
                        if ui.button(self.words.say("left-continue")).clicked() {
                            other = Some(Chosen::Continue(0));
                        }
                        if ui.button(self.words.say("left-later")).clicked() {
                            self.keeping.waved_away = true;
                        }
                    });
                }
            });
        (chosen, other)
    }
}
