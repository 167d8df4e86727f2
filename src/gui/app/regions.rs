//! Where the regions of the window stand.

use std::sync::atomic::Ordering;
use std::time::Duration;

use egui::{Button, CentralPanel, Frame, Margin, Panel, RichText, Ui};

use super::App;
use crate::document::{Action, Ruled, View};
use crate::gui::actions;
use crate::gui::panels::{
    BESIDE_BOARD, BarShown, Chosen, ClaimShown, Drawing, SetUpShown, bar_ui, board_side_ui,
    claim_ui, compare_ui, empty_ui, entry_ui, finding_ui, games_ui, register_ui, scoresheet_ui,
    set_up_ui, status_ui, two_sheets_ui,
};
use crate::gui::theme::{BODY, regular, theme};

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
            .exact_size(40.0)
            .resizable(false);
        top.show(ui, |ui| {
            let shown = BarShown {
                document: self.school.trial().unwrap_or(&self.document),
                recent: self.recent.files(),
                library: self.school.library(),
                quiz: self.school.has_quiz(),
                animated: self.school.is_animated(),
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
        if self.school.is_shown() {
            self.told_ui(ui);
            let act = self.lessons_view_ui(ui).map(Chosen::Lessons);
            return (chosen, act.or(other));
        }
        if self.scan_desk.is_shown {
            self.told_ui(ui);
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
        let told = self.told.as_ref().filter(|told| {
            let left = told.until - ui.input(|input| input.time);
            if left > 0.0 {
                ui.ctx()
                    .request_repaint_after(Duration::from_secs_f64(left));
            }
            left > 0.0
        });
        let bottom = Panel::bottom("status")
            .frame(bar(16))
            .exact_size(28.0)
            .resizable(false);
        bottom.show(ui, |ui| {
            let safety = self.keeping.safety(sheet);
            let stopped = self.stopped_for(ui.ctx());
            let status = status_ui(
                ui,
                &self.document,
                sheet,
                told,
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

    /// What was done just now, at the bottom where there is no other line.
    fn told_ui(&self, ui: &mut Ui) {
        let now = ui.input(|input| input.time);
        let Some(told) = self.told.as_ref().filter(|told| told.until > now) else {
            return;
        };
        let left = Duration::from_secs_f64(told.until - now);
        ui.ctx().request_repaint_after(left);
        let frame = Frame::new()
            .fill(theme(ui).surface)
            .inner_margin(Margin::symmetric(16, 5));
        Panel::bottom("told")
            .frame(frame)
            .resizable(false)
            .show(ui, |ui| {
                ui.add(egui::Label::new(RichText::new(&told.text).font(regular(BODY))).truncate());
            });
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
        let widths = Widths::of(ui.available_size());
        let ground = Frame::new().fill(bg).inner_margin(Margin {
            left: 16,
            right: 16,
            top: 12,
            bottom: 8,
        });
        let right = |name, frame, width| {
            Panel::right(name)
                .frame(frame)
                .exact_size(width)
                .resizable(false)
        };
        right("finding", ground, widths.finding).show(ui, |ui| {
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
        right("scoresheet", paper, widths.scoresheet).show(ui, |ui| {
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
        CentralPanel::no_frame().frame(ground).show(ui, |ui| {
            chosen =
                board_side_ui(ui, &self.document, sheet, &mut self.board, &self.words).or(chosen);
        });
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
                        let reload = Button::new(self.words.say("action-reload"))
                            .shortcut_text(actions::key_name(Action::Reload).unwrap_or_default());
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

/// The widths of the scoresheet and of the finding; the board has the rest.
struct Widths {
    scoresheet: f32,
    finding: f32,
}

impl Widths {
    /// The board is as large as fits; width that it cannot use goes to the finding.
    fn of(size: egui::Vec2) -> Self {
        let scoresheet = (size.x * 0.21).clamp(214.0, 290.0);
        let wanted = (size.x * 0.35).clamp(290.0, 460.0);
        let board = (size.x - scoresheet - wanted).min(size.y - BESIDE_BOARD - 20.0 + 32.0);
        Self {
            scoresheet,
            finding: (size.x - scoresheet - board).min(760.0),
        }
    }
}
