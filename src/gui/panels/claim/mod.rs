//! Examine a claim: what is stated on the left, what is found and decided on the right.

mod decision;
mod finding;
mod form;
mod rare;

pub(in crate::gui) use finding::examined_ui;

use egui::{Frame, Margin, Panel, RichText, ScrollArea, Ui};

use super::bar::Chosen;
use crate::document::{Action, Examination};
use crate::game::Tags;
use crate::gui::board::BoardMemory;
use crate::gui::theme::{BODY, HEADING, bold, regular, theme};
use crate::gui::widgets::{notice_box_ui, notice_ui, page_keys};
use crate::report::{Decision, Edition, Event};
use crate::words::Words;

/// What the view remembers between two frames.
#[derive(Default)]
pub(in crate::gui) struct ClaimMemory {
    /// The piece that is dragged for an intended move.
    board: BoardMemory,
    /// The first field gets the focus when the view is opened.
    first_field: Once,
    /// The questions that are seldom asked.
    more: Fold,
    /// The steps of the procedure.
    steps: Fold,
    /// Whether the finding is to be seen from its top.
    top: bool,
    /// The board for an intended move is brought into view.
    board_seen: Once,
    /// The field for the reason gets the focus.
    reason_field: Once,
    /// When it was decided by a click, by the window's time.
    decided_at: f64,
}

/// What is done once when something is shown.
#[derive(Clone, Copy, Debug, Default)]
struct Once(bool);

impl Once {
    /// Whether it is to be done now.
    const fn is_due(&mut self) -> bool {
        !std::mem::replace(&mut self.0, true)
    }

    /// It is to be done again.
    const fn reset(&mut self) {
        self.0 = false;
    }
}

/// Whether what is folded away is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Fold {
    #[default]
    Closed,
    Open,
}

impl Fold {
    const fn is_open(self) -> bool {
        matches!(self, Self::Open)
    }

    const fn turn(&mut self) {
        *self = match self {
            Self::Closed => Self::Open,
            Self::Open => Self::Closed,
        };
    }
}

impl ClaimMemory {
    /// The view was opened: the first field gets the focus.
    pub(in crate::gui) fn opened(&mut self) {
        self.first_field.reset();
        self.top = true;
    }

    /// Whether it is asked what a pawn becomes.
    pub(in crate::gui) const fn is_promoting(&self) -> bool {
        self.board.is_promoting()
    }
}

/// What is shown.
pub(in crate::gui) struct ClaimShown<'c> {
    /// The claim.
    pub(in crate::gui) examination: &'c Examination,
    /// The players.
    pub(in crate::gui) tags: &'c Tags,
    /// The Laws that are applied.
    pub(in crate::gui) edition: Edition,
    /// Their name.
    pub(in crate::gui) laws: String,
    /// The event.
    pub(in crate::gui) event: &'c Event,
    /// Whether the board is seen from Black's side.
    pub(in crate::gui) flipped: bool,
    /// Whether what is found is hidden from the players.
    pub(in crate::gui) covered: bool,
    /// The decision as found, where it can be made now.
    pub(in crate::gui) as_found: Option<Decision>,
    /// Whether the decision that was made can be taken back: it is the last step of the game.
    pub(in crate::gui) can_take_back: bool,
}

/// Shows the view.
pub(in crate::gui) fn claim_ui(
    ui: &mut Ui,
    shown: &ClaimShown<'_>,
    memory: &mut ClaimMemory,
    words: &Words,
) -> Option<Chosen> {
    let mut chosen = None;
    let width = (ui.available_width() * 0.37).clamp(384.0, 520.0);
    let frame = |fill, left, right| {
        Frame::new().fill(fill).inner_margin(Margin {
            left,
            right,
            top: 12,
            bottom: 8,
        })
    };
    let (surface, bg) = (theme(ui).surface, theme(ui).bg);
    Panel::left("claim")
        .frame(frame(surface, 18, 6))
        .exact_size(width)
        .resizable(false)
        .show(ui, |ui| {
            ScrollArea::vertical()
                .auto_shrink(false)
                .id_salt("claim form")
                .show(ui, |ui| {
                    ui.set_max_width(ui.available_width() - 12.0);
                    ui.label(RichText::new(words.say("heading-claim")).font(bold(HEADING)));
                    let known =
                        *shown.event != Event::default() || shown.examination.decision().is_some();
                    if !known && notice_button_ui(ui, "form-no-event", "action-event", words) {
                        chosen = Some(Chosen::Act(Action::WriteEvent));
                    }
                    let open = shown.examination.decision().is_none();
                    let told = |name| shown.tags.told(name).is_some();
                    if open
                        && !(told("White") && told("Black"))
                        && notice_button_ui(ui, "names-missing", "action-tags", words)
                    {
                        chosen = Some(Chosen::Act(Action::WriteTags));
                    }
                    let earlier = shown.examination.hearing().earlier.iter();
                    for earlier in earlier.filter(|_| !shown.covered) {
                        notice_ui(ui, &words.earlier_claim(earlier), theme(ui).caution);
                    }
                    chosen = form::form_ui(ui, shown, memory, words)
                        .map(Chosen::Claim)
                        .or(chosen.take());
                });
        });
    let right = frame(bg, 18, 18);
    egui::CentralPanel::no_frame().frame(right).show(ui, |ui| {
        if shown.covered {
            chosen = covered_ui(ui, "claim-covered-text", words)
                .map(Chosen::Act)
                .or(chosen.take());
            return;
        }
        let most = ui.available_height() * 0.6;
        Panel::bottom("decision")
            .frame(Frame::new())
            .resizable(false)
            .show_separator_line(false)
            .show(ui, |ui| {
                // A long reason must not push the finding out of the window.
                ScrollArea::vertical()
                    .id_salt("claim decision")
                    .max_height(most)
                    .min_scrolled_height(most)
                    .show(ui, |ui| {
                        chosen = decision::decision_ui(ui, shown, memory, words).or(chosen.take());
                    });
            });
        ui.label(RichText::new(words.say("finding-title")).font(bold(HEADING)));
        ui.add_space(4.0);
        let mut area = ScrollArea::vertical()
            .auto_shrink(false)
            .id_salt("claim finding");
        if std::mem::take(&mut memory.top) {
            area = area.vertical_scroll_offset(0.0);
        }
        area.show(ui, |ui| {
            ui.set_max_width((ui.available_width() - 10.0).min(820.0));
            page_keys(ui);
            chosen = finding::finding_ui(ui, shown, memory, words)
                .map(Chosen::Claim)
                .or(chosen.take());
        });
    });
    chosen
}

/// That something is missing, and a button that asks for it; whether it was clicked.
fn notice_button_ui(ui: &mut Ui, text: &str, button: &str, words: &Words) -> bool {
    notice_box_ui(ui, theme(ui).caution, |ui| {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(words.say(text)).font(regular(BODY)));
            ui.button(words.say(button)).clicked()
        })
        .inner
    })
}

/// Nothing that is found is shown while players may look; `text` says what is hidden.
pub(super) fn covered_ui(ui: &mut Ui, text: &str, words: &Words) -> Option<Action> {
    let mut chosen = None;
    crate::gui::widgets::card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.label(RichText::new(words.say("covered-title")).font(bold(BODY)));
        ui.label(RichText::new(words.say(text)).font(regular(BODY)));
        ui.add_space(4.0);
        if ui.button(words.say("action-uncover")).clicked() {
            chosen = Some(Action::Cover);
        }
    });
    chosen
}
