//! Many games at once: which were drawn without a claim, and in which a draw could have been claimed.

mod rows;

use egui::{Button, ProgressBar, RichText, Ui, vec2};

use self::rows::rows_ui;
pub(in crate::gui) use self::rows::{scan_fields, scan_headings};
use super::bar::Chosen;
use super::claim::covered_ui;
use crate::game::Ply;
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme, with_text};
use crate::gui::widgets::{field_ui, focus_ring, notice_box_ui, text_ui};
use crate::report::{Kind, Tally};
use crate::scan::{Query, Table};
use crate::words::Words;

/// Something done with a scan.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::gui) enum ScanAct {
    /// Choose files.
    Files,
    /// Choose a folder.
    Folder,
    /// Type a path.
    Path,
    /// End the scan that runs.
    Cancel,
    /// Show other rows, or in another order.
    Ask(Query),
    /// Open the game of a row, by its place, at a moment; by default at the moment in question.
    Open(usize, Option<Ply>),
    /// Save the table.
    Export,
    /// Back to the game.
    Leave,
}

/// How far a scan is.
pub(in crate::gui) struct HowFar {
    /// The part that was read, from 0 to 1; `None` where that is not known.
    pub(in crate::gui) part: Option<f32>,
    /// Megabytes a second.
    pub(in crate::gui) speed: u64,
    /// Seconds that are left.
    pub(in crate::gui) seconds_left: Option<u64>,
}

/// What is shown of a scan.
pub(in crate::gui) struct ScanShown<'s> {
    /// The games with a find.
    pub(in crate::gui) table: &'s Table,
    /// What is asked for.
    pub(in crate::gui) query: &'s Query,
    /// What was found until now; `None` before the first scan.
    pub(in crate::gui) tally: Option<Tally>,
    /// How far it is, while it runs.
    pub(in crate::gui) how_far: Option<HowFar>,
    /// Whether it was ended before it was through.
    pub(in crate::gui) is_stopped: bool,
    /// What could not be read, a sentence each.
    pub(in crate::gui) faults: &'s [String],
    /// Whether findings are hidden.
    pub(in crate::gui) covered: bool,
    /// Whether something stands over the window and has the keys.
    pub(in crate::gui) blocked: bool,
}

/// What the view remembers between two frames.
#[derive(Debug, Default)]
pub(in crate::gui) struct ScanMemory {
    /// The place that is chosen.
    pub(in crate::gui) chosen: usize,
    /// Whether the chosen row must be brought in sight.
    pub(in crate::gui) scroll: bool,
}

/// The kinds that can be asked for, those first that an organizer asks for.
const KINDS: [Kind; 8] = [
    Kind::NotClaimed,
    Kind::PlayedOn,
    Kind::Threefold,
    Kind::Fivefold,
    Kind::Fifty,
    Kind::SeventyFive,
    Kind::SameDiagram,
    Kind::Damaged,
];

/// The key of a kind's name.
pub(super) const fn kind_key(kind: Kind) -> &'static str {
    match kind {
        Kind::Threefold => "scan-kind-threefold",
        Kind::Fivefold => "scan-kind-fivefold",
        Kind::Fifty => "scan-kind-fifty",
        Kind::SeventyFive => "scan-kind-seventy-five",
        Kind::PlayedOn => "scan-kind-played-on",
        Kind::SameDiagram => "scan-kind-same-diagram",
        Kind::NotClaimed => "scan-kind-not-claimed",
        Kind::Damaged => "scan-kind-damaged",
    }
}

/// So many faults are shown one by one.
const FAULTS: usize = 4;

/// Shows the scan.
pub(in crate::gui) fn scan_ui(
    ui: &mut Ui,
    shown: &ScanShown<'_>,
    memory: &mut ScanMemory,
    words: &Words,
) -> Option<Chosen> {
    let mut act = head_ui(ui, shown, words);
    ui.add_space(8.0);
    let Some(tally) = &shown.tally else {
        text_ui(ui, &words.say("scan-intro"), theme(ui).muted);
        return act.map(Chosen::Scan);
    };
    if let Some(how_far) = &shown.how_far {
        act = progress_ui(ui, how_far, tally, words).or(act);
        ui.add_space(8.0);
    }
    if shown.covered {
        let uncovered = covered_ui(ui, "scan-covered-text", words);
        return uncovered.map(Chosen::Act).or(act.map(Chosen::Scan));
    }
    if shown.how_far.is_none() {
        tally_ui(ui, shown, tally, words);
    }
    faults_ui(ui, shown.faults, words);
    act = query_ui(ui, shown, words).or(act);
    ui.add_space(6.0);
    act = rows_ui(ui, shown, memory, words).or(act);
    act.map(Chosen::Scan)
}

/// The title, and where games come from.
fn head_ui(ui: &mut Ui, shown: &ScanShown<'_>, words: &Words) -> Option<ScanAct> {
    let mut act = None;
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(words.say("scan-title")).font(bold(HEADING)));
        ui.add_space(12.0);
        let runs = shown.how_far.is_some();
        for (key, chosen) in [
            ("scan-folder", ScanAct::Folder),
            ("scan-files", ScanAct::Files),
            ("scan-path", ScanAct::Path),
        ] {
            let first = key == "scan-folder" && shown.tally.is_none();
            let button = if first {
                let text = RichText::new(words.say(key)).font(bold(BODY));
                Button::new(text.color(theme(ui).on_accent)).fill(theme(ui).accent)
            } else {
                Button::new(words.say(key))
            };
            if ui.add_enabled(!runs, button).clicked() {
                act = Some(chosen);
            }
        }
        let export = Button::new(words.say("scan-export"));
        let is_possible = shown.table.shown() > 0 && !shown.covered && !runs;
        if shown.tally.is_some() && ui.add_enabled(is_possible, export).clicked() {
            act = Some(ScanAct::Export);
        }
        let leave = Button::new(words.say("lessons-leave")).shortcut_text("Esc");
        if ui.add(leave).clicked() {
            act = Some(ScanAct::Leave);
        }
    });
    act
}

fn progress_ui(ui: &mut Ui, how_far: &HowFar, tally: &Tally, words: &Words) -> Option<ScanAct> {
    let mut cancelled = false;
    ui.horizontal(|ui| {
        cancelled = ui.button(words.say("cancel")).clicked();
        let mut text = words.say_with("scan-progress", &[("n", tally.games.into())]);
        let speed = words.say_with("scan-speed", &[("n", how_far.speed.to_string().into())]);
        text.extend([" · ", &speed]);
        if let Some(seconds) = how_far.seconds_left {
            let time = format!("{}:{:02}", seconds / 60, seconds % 60);
            let left = words.say_with("scan-left", &[("time", time.into())]);
            text.extend([" · ", &left]);
        }
        let bar = ProgressBar::new(how_far.part.unwrap_or(0.0))
            .desired_width(220.0)
            .desired_height(14.0)
            .fill(theme(ui).accent);
        if how_far.part.is_some() {
            let response = ui.add(bar);
            response.widget_info(|| {
                egui::WidgetInfo::labeled(egui::Role::ProgressIndicator, true, &text)
            });
        }
        ui.label(
            RichText::new(&text)
                .font(regular(BODY))
                .color(theme(ui).muted),
        );
    });
    cancelled.then_some(ScanAct::Cancel)
}

/// What was found, in numbers of games.
fn tally_ui(ui: &mut Ui, shown: &ScanShown<'_>, tally: &Tally, words: &Words) {
    if shown.is_stopped {
        let games = [("n", tally.games.into())];
        text_ui(ui, &words.say_with("scan-stopped", &games), theme(ui).text);
    }
    let sentences = words.tally(tally);
    let skipped = usize::from(shown.is_stopped);
    let text = sentences.get(skipped..).unwrap_or_default().join(" ");
    text_ui(ui, &text, theme(ui).text);
    ui.add_space(6.0);
}

/// What could not be read.
fn faults_ui(ui: &mut Ui, faults: &[String], words: &Words) {
    if faults.is_empty() {
        return;
    }
    notice_box_ui(ui, theme(ui).caution, |ui| {
        for fault in faults.iter().take(FAULTS) {
            ui.add(egui::Label::new(RichText::new(fault).font(regular(SMALL))).wrap());
        }
        let more = faults.len().saturating_sub(FAULTS);
        if more > 0 {
            let text = words.say_with("scan-more-faults", &[("n", more.into())]);
            ui.label(RichText::new(text).font(regular(SMALL)));
        }
    });
    ui.add_space(6.0);
}

/// What is looked for: words, and kinds of finds.
fn query_ui(ui: &mut Ui, shown: &ScanShown<'_>, words: &Words) -> Option<ScanAct> {
    let mut query = shown.query.clone();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        let hint = words.say("scan-search");
        field_ui(ui, &mut query.words, &hint, with_text(ui, 260.0));
        for kind in KINDS {
            let is_in = query.kinds.has(kind);
            let name = words.say(kind_key(kind));
            let ink = if is_in {
                theme(ui).text
            } else {
                theme(ui).muted
            };
            // A sign besides the colour.
            let sign = if is_in { "✓ " } else { "" };
            let text = RichText::new(format!("{sign}{name}"))
                .font(regular(SMALL))
                .color(ink);
            let response = ui.add(Button::new(text).selected(is_in).corner_radius(9));
            response.widget_info(|| {
                egui::WidgetInfo::selected(egui::Role::CheckBox, true, is_in, &name)
            });
            focus_ring(ui, &response);
            if response.clicked() {
                query.kinds.set(kind, !is_in);
            }
        }
        let places = [
            ("n", shown.table.shown().into()),
            ("all", shown.table.len().into()),
        ];
        let count = words.say_with("scan-shown", &places);
        ui.label(
            RichText::new(count)
                .font(regular(SMALL))
                .color(theme(ui).muted),
        );
    });
    (query != *shown.query).then_some(ScanAct::Ask(query))
}
