//! What must be told of the record: notes on the game as a whole, and each defect with its place, the text that stands
//! there, and what was done about it.

use egui::text::{LayoutJob, TextFormat};
use egui::{Button, Frame, Margin, RichText, Stroke, Ui};

use crate::document::{Action, Excerpt, PieceLetters, Sheet};
use crate::game::{Defect, DefectKind, Letters, Ply, Severity};
use crate::gui::theme::{Pair, SMALL, regular, theme};
use crate::gui::widgets::{heading_ui, linked_text_ui, notice_box_ui, notice_ui, text_ui};
use crate::words::Words;

/// So many defects are shown at once; a file that has more is no record of a game.
const SHOWN: usize = 40;

/// Shows the notes and defects of the record that is shown; a place that is a moment of the game can be gone to.
pub(in crate::gui) fn record_ui(ui: &mut Ui, sheet: &Sheet, words: &Words) -> Option<Action> {
    let record = &sheet.report().record;
    // What ended the record stands first; the others in the order of the text.
    let told = sheet.defects().enumerate();
    let (errors, others): (Vec<_>, Vec<_>) = told
        .filter(|(_, (defect, _))| !is_question(defect))
        .partition(|(_, (defect, _))| defect.severity == Severity::Error);
    let count = errors.len() + others.len();
    let on_table = sheet.on_table();
    if count == 0 && record.notes.is_empty() && on_table.is_none() {
        return None;
    }
    let mut chosen = None;
    heading_ui(ui, &words.say("heading-record"), None);
    if let Some(moment) = on_table {
        let places = [("moment", words.moment_of(moment.label.as_ref()).into())];
        notice_ui(
            ui,
            &words.say_with("table-agrees", &places),
            theme(ui).correct,
        );
        ui.add_space(4.0);
    }
    for note in &record.notes {
        let sentence = words.record_note(note, record.edition);
        notice_ui(ui, &sentence, theme(ui).caution);
        ui.add_space(4.0);
    }
    for (number, (defect, excerpt)) in errors.into_iter().chain(others).take(SHOWN) {
        ui.push_id(("defect", number), |ui| {
            chosen = defect_ui(ui, sheet, defect, excerpt, words).or(chosen);
        });
        ui.add_space(4.0);
    }
    if let Some(more) = count.checked_sub(SHOWN).filter(|n| *n > 0) {
        let text = words.say_with("more-defects", &[("n", more.into())]);
        text_ui(ui, &text, theme(ui).muted);
    }
    chosen
}

/// Whether the reading itself is a question that a person has to answer.
fn is_question(defect: &Defect) -> bool {
    matches!(defect.kind, DefectKind::PieceLettersOpen(_))
}

/// Shows what has to be answered before the finding is worth anything.
pub(in crate::gui) fn questions_ui(ui: &mut Ui, sheet: &Sheet, words: &Words) -> Option<Action> {
    let mut chosen = None;
    let questions = sheet.defects().filter(|(defect, _)| is_question(defect));
    for (defect, excerpt) in questions {
        chosen = defect_ui(ui, sheet, defect, excerpt, words).or(chosen);
        ui.add_space(8.0);
    }
    chosen
}

fn defect_ui(
    ui: &mut Ui,
    sheet: &Sheet,
    defect: &Defect,
    excerpt: Option<&Excerpt>,
    words: &Words,
) -> Option<Action> {
    let pair = match defect.severity {
        Severity::Error => theme(ui).incorrect,
        Severity::Notice => theme(ui).caution,
    };
    notice_box_ui(ui, pair, |ui| {
        let mut chosen = None;
        let sentence = words.defect_with_place(defect);
        // Before the move that it speaks of; the start where that is the first one.
        let moment = defect.ply.and_then(Ply::previous);
        match (moment.filter(|ply| sheet.has(*ply)), defect.place) {
            (Some(ply), Some(place)) => {
                if linked_text_ui(ui, &sentence, &words.place(place)) {
                    chosen = Some(Action::GoTo(ply));
                }
            }
            _ => text_ui(ui, &sentence, pair.ink),
        }
        if let Some(excerpt) = excerpt {
            excerpt_ui(ui, excerpt, pair);
        }
        letters_ui(ui, defect, words).or(chosen)
    })
}

/// The line of the file as it stands there, with the words that the defect speaks of on a ground of their own.
fn excerpt_ui(ui: &mut Ui, excerpt: &Excerpt, pair: Pair) {
    let format = |ink, ground| TextFormat {
        font_id: regular(SMALL),
        color: ink,
        background: ground,
        ..TextFormat::default()
    };
    let colours = theme(ui);
    let (muted, surface) = (colours.muted, colours.surface);
    let mut job = LayoutJob::default();
    job.append(&shown(&excerpt.before), 0.0, format(muted, surface));
    job.append(&shown(&excerpt.token), 0.0, format(pair.ink, pair.on));
    job.append(&shown(&excerpt.after), 0.0, format(muted, surface));
    job.wrap.max_rows = 3;
    job.wrap.break_anywhere = true;
    if job.text.trim().is_empty() {
        return;
    }
    ui.add_space(2.0);
    Frame::new()
        .fill(surface)
        .stroke(Stroke::new(1.0, colours.line))
        .inner_margin(Margin::symmetric(6, 3))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            job.wrap.max_width = ui.available_width();
            ui.label(job);
        });
}

/// The text with a dot for each character that has no picture.
fn shown(text: &str) -> String {
    text.chars()
        .map(|c| match c {
            '\t' => ' ',
            c if c.is_control()
                || matches!(c, '\u{feff}' | '\u{fffd}' | '\u{200b}'..='\u{200f}') =>
            {
                '·'
            }
            c => c,
        })
        .collect()
}

/// The languages in whose letters the game can be read, where that is a question.
fn letters_ui(ui: &mut Ui, defect: &Defect, words: &Words) -> Option<Action> {
    let codes: Vec<&'static str> = match &defect.kind {
        DefectKind::PieceLettersOpen(codes) => codes.clone(),
        DefectKind::PieceLetters(_) | DefectKind::PieceLettersAsked(_) => {
            vec![Letters::english().code()]
        }
        _ => return None,
    };
    let mut chosen = None;
    ui.add_space(2.0);
    ui.horizontal_wrapped(|ui| {
        let mut offered: Vec<Letters> = Vec::new();
        for letters in codes.iter().filter_map(|code| Letters::of_language(code)) {
            // One button for the languages that write alike.
            if offered.iter().any(|other| other.are_those_of(letters)) {
                continue;
            }
            offered.push(letters);
            let places = [("language", words.letters_of(letters.code()).into())];
            let label = RichText::new(words.say_with("read-in-letters", &places));
            if ui.add(Button::new(label.font(regular(SMALL)))).clicked() {
                chosen = Some(Action::ReadLetters(PieceLetters::Of(letters)));
            }
        }
    });
    chosen
}
