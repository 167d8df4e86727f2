//! A lesson as a handout.

use super::{App, Shown};
use crate::disk;
use crate::gui::app::saving::Unsaved;
use crate::lessons::{Play, Question};
use crate::words::{HandoutPage, HandoutStep, PaperMarks, Words};
use crate::writers;

/// A question with two boxes to tick.
fn boxes(question: &str, answers: [&str; 2], words: &Words) -> String {
    let [one, other] = answers.map(|key| words.say(key));
    format!("{question}  ☐ {one}  ☐ {other}")
}

/// A lesson as it stands on paper.
fn handout(play: &Play, words: &Words) -> HandoutPage {
    let language = words.language().code();
    let lesson = play.lesson();
    let steps = lesson.steps().iter().map(|step| {
        let (label, _) = play.last_move(step.at);
        HandoutStep {
            board: play.board(step.at).clone(),
            marks: PaperMarks {
                squares: step.squares.clone(),
                arrows: step.arrows.clone(),
                rights: step.rights.clone(),
                lost: step.lost.clone(),
            },
            moment: words.moment_line(label, play.side_to_move(step)),
            text: step.text.of(language).to_owned(),
            question: match &step.asks {
                None => String::new(),
                Some(Question::Same) => boxes(
                    &words.say("lesson-quiz"),
                    ["lesson-same", "lesson-not-same"],
                    words,
                ),
                Some(Question::Statement { text, .. }) => {
                    boxes(text.of(language), ["lesson-true", "lesson-not-true"], words)
                }
            },
        }
    });
    HandoutPage {
        title: lesson.title().of(language).to_owned(),
        source: lesson.source().unwrap_or_default().to_owned(),
        steps: steps.collect(),
        comparison: words.handout_comparison(play.compared().comparison()),
        imprint: words.imprint(),
    }
}

impl App {
    /// Asks where the lesson that is shown is to be saved as a handout.
    pub(super) fn ask_to_save_handout(&mut self) {
        let Shown::Lesson(play) = &self.school.shown else {
            return;
        };
        let page = handout(play, &self.words);
        let name = format!("{}.pdf", play.lesson().name());
        let (paper, language) = (self.document.event().paper, self.words.language().code());
        let pdf = writers::handout_pdf(&page, paper, language, disk::fonts_with);
        match self.bytes_of("action-handout", pdf) {
            Ok(bytes) => {
                let path = self.beside_the_game(&name);
                self.type_path_for(Unsaved::Record(bytes), path);
            }
            Err(detail) => self.show_message("failed", detail),
        }
    }
}
