//! The exam: a claim with its facts, four questions, then the finding; in the end the marks.

use egui::{Align, Button, Label, Layout, RichText, ScrollArea, Ui, vec2};
use shakmaty::{Color, Position};

use super::{ExamAct, LessonAct};
use crate::game::{Ply, Step};
use crate::gui::board::{BoardMemory, BoardView, picture_ui};
use crate::gui::panels::examined_ui;
use crate::gui::theme::{BODY, HEADING, SMALL, VERDICT, bold, regular, theme};
use crate::gui::widgets::{card, heading_ui, sign_button_ui, text_ui};
use crate::lessons::{ARTICLES, Answers, Due, Exam, ExamCase, MINUTES, Marks, OUTCOMES, Part};
use crate::words::Words;

/// Shows the exam at its case, after the last one the marks.
pub(in crate::gui) fn exam_ui(
    ui: &mut Ui,
    exam: &Exam,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<LessonAct> {
    let mut chosen = head_ui(ui, exam, words);
    ui.add_space(8.0);
    let act = match exam.case() {
        Some(case) => case_ui(ui, exam, case, memory, words),
        None => marks_ui(ui, exam, words),
    };
    chosen = act.map(LessonAct::InExam).or(chosen);
    chosen
}

fn head_ui(ui: &mut Ui, exam: &Exam, words: &Words) -> Option<LessonAct> {
    let mut chosen = None;
    ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let leave = Button::new(words.say("exam-leave")).shortcut_text("Esc");
            if ui.add(leave).clicked() {
                chosen = Some(LessonAct::Leave);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                ui.label(RichText::new(words.say("exam-title")).font(bold(HEADING)));
                let (at, all) = exam.place();
                if at < all {
                    let places = [("n", (at + 1).into()), ("all", all.into())];
                    let place = words.say_with("exam-case", &places);
                    let place = RichText::new(place).font(regular(SMALL));
                    ui.label(place.color(theme(ui).muted));
                }
            });
        });
    });
    chosen
}

fn case_ui(
    ui: &mut Ui,
    exam: &Exam,
    case: &ExamCase,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<ExamAct> {
    let mut chosen = None;
    let room = ui.available_size();
    let side = (room.y - 96.0).min(room.x * 0.42).max(200.0);
    ui.horizontal_top(|ui| {
        let layout = Layout::top_down(Align::LEFT);
        ui.allocate_ui_with_layout(vec2(side, room.y), layout, |ui| {
            ui.set_width(side);
            chosen = board_ui(ui, exam, case, side, memory, words);
        });
        ui.add_space(16.0);
        ui.vertical(|ui| {
            let height = ui.available_height() - 48.0;
            ScrollArea::vertical()
                .auto_shrink(false)
                .max_height(height)
                .id_salt(("exam", exam.place().0, exam.marked().is_some()))
                .show(ui, |ui| {
                    chosen = paper_ui(ui, exam, case, words).or(chosen);
                });
            ui.add_space(6.0);
            ui.horizontal(|ui| {
                chosen = below_ui(ui, exam, words).or(chosen);
            });
        });
    });
    chosen
}

/// The board of the moment shown, the way through the game, its moves.
fn board_ui(
    ui: &mut Ui,
    exam: &Exam,
    case: &ExamCase,
    side: f32,
    memory: &mut BoardMemory,
    words: &Words,
) -> Option<ExamAct> {
    let mut chosen = None;
    let line = case.course().line();
    let shown = exam.shown();
    let view = BoardView {
        board: line.position(shown).board(),
        flipped: false,
        last_move: line.step(shown).and_then(Step::squares),
        with_drawn: false,
    };
    picture_ui(ui, &view, side, &mut memory.pieces, &words.say("board"));
    ui.horizontal(|ui| {
        let keys = [("◀", "action-previous", -1), ("▶", "action-next", 1)];
        for (sign, name, half_moves) in keys {
            let name = words.say(name);
            if sign_button_ui(ui, sign, 24.0, &name, &name) {
                chosen = Some(ExamAct::Step(half_moves));
            }
        }
        let moment = words.moment_line(line.label(shown), line.position(shown).turn());
        let moment = RichText::new(moment).font(bold(BODY));
        ui.add(Label::new(moment).truncate());
    });
    ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt(("moves of the exam", exam.place().0))
        .show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(6.0, 2.0);
                for ply in (1..=case.at().half_moves()).map(Ply::new) {
                    let Some(label) = line.label(ply) else {
                        continue;
                    };
                    // As people write a line: Black's move has no number after White's.
                    let text = match label.side {
                        Color::Black if ply.half_moves() > 1 => words.san(label),
                        _ => words.mv(label),
                    };
                    let font = if ply == shown {
                        bold(BODY)
                    } else {
                        regular(BODY)
                    };
                    let button = Button::new(RichText::new(text).font(font)).small();
                    let button = button.frame_when_inactive(false).selected(ply == shown);
                    if ui.add(button).clicked() {
                        chosen = Some(ExamAct::Show(ply));
                    }
                }
            });
        });
    chosen
}

/// What is told and stated, the questions, and once they are answered the finding.
fn paper_ui(ui: &mut Ui, exam: &Exam, case: &ExamCase, words: &Words) -> Option<ExamAct> {
    let mut chosen = None;
    let language = words.language().code();
    ui.label(RichText::new(case.title().of(language)).font(bold(VERDICT)));
    ui.add_space(4.0);
    let told = RichText::new(case.told().of(language)).font(regular(HEADING));
    ui.add(Label::new(told).wrap());
    facts_ui(ui, case, words);
    let marks = exam.marked();
    let said = *exam.answers();
    for part in [Part::Outcome, Part::Article, Part::Minutes, Part::Due] {
        let answers = question_ui(ui, part, case, &said, marks, words);
        chosen = answers.map(ExamAct::Say).or(chosen);
    }
    if marks.is_some() {
        ui.add_space(12.0);
        let edition = case.course().edition();
        let laws = words.edition(edition);
        examined_ui(ui, case.examined(), edition, &laws, words);
    }
    chosen
}

/// What can be done with the paper, always in sight: hand it in, then go on.
fn below_ui(ui: &mut Ui, exam: &Exam, words: &Words) -> Option<ExamAct> {
    let button = |key: &str| {
        let text = RichText::new(words.say(key)).font(bold(BODY));
        Button::new(text).min_size(vec2(180.0, 36.0))
    };
    let Some(marks) = exam.marked() else {
        let whole = exam.answers().is_whole();
        let clicked = ui.add_enabled(whole, button("exam-hand-in")).clicked();
        if !whole {
            text_ui(ui, &words.say("exam-not-whole"), theme(ui).muted);
        }
        return clicked.then_some(ExamAct::HandIn);
    };
    let (at, all) = exam.place();
    let key = if at + 1 < all {
        "exam-next"
    } else {
        "exam-result"
    };
    let clicked = ui.add(button(key)).clicked();
    let right = words.say_with("exam-right", &[("n", marks.right().into())]);
    ui.label(RichText::new(right).font(bold(HEADING)));
    clicked.then_some(ExamAct::Next)
}

/// What is stated about the claim.
fn facts_ui(ui: &mut Ui, case: &ExamCase, words: &Words) {
    let finding = case.finding();
    heading_ui(ui, &words.say("exam-facts"), None);
    card(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.spacing_mut().item_spacing.y = 2.0;
        let facts = words.claim_facts(finding, case.course().edition());
        for fact in facts {
            text_ui(ui, &fact, theme(ui).text);
        }
    });
}

/// One of the four questions with its answers to choose from; once handed in, whether it was right.
fn question_ui(
    ui: &mut Ui,
    part: Part,
    case: &ExamCase,
    said: &Answers,
    marks: Option<Marks>,
    words: &Words,
) -> Option<Answers> {
    let mut chosen = None;
    let key = match part {
        Part::Outcome => "exam-outcome",
        Part::Article => "exam-article",
        Part::Minutes => "exam-minutes",
        Part::Due => "exam-due",
    };
    heading_ui(ui, &words.say(key), None);
    let choices = choices(part, said, words);
    if let Some(marks) = marks {
        // What was said, and what would be right: the finding follows below.
        let said = choices.into_iter().find(|(_, _, is_said)| *is_said);
        let said = said.map_or_else(String::new, |(label, _, _)| label);
        let (sign, ink, text) = if marks.is_right(part) {
            ("✓", theme(ui).correct.ink, said)
        } else {
            let right = ("answer", right_text(part, case, words).into());
            let right = words.say_with("exam-answer-wrong", &[right]);
            ("✗", theme(ui).incorrect.ink, format!("{said}. {right}"))
        };
        let text = RichText::new(format!("{sign} {text}")).font(bold(BODY));
        ui.add(Label::new(text.color(ink)).wrap());
        return None;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
        for (label, answers, is_said) in choices {
            if ui.add(Button::new(label).selected(is_said)).clicked() {
                chosen = Some(answers);
            }
        }
    });
    chosen
}

/// What can be said to a question: the label, the answers with it, whether it is said.
fn choices(part: Part, said: &Answers, words: &Words) -> Vec<(String, Answers, bool)> {
    match part {
        Part::Outcome => OUTCOMES
            .into_iter()
            .map(|outcome| {
                let answers = Answers {
                    outcome: Some(outcome),
                    ..*said
                };
                (words.outcome(outcome), answers, *said == answers)
            })
            .collect(),
        Part::Article => ARTICLES
            .into_iter()
            .map(|article| {
                let answers = Answers {
                    article: Some(article),
                    ..*said
                };
                (article.to_owned(), answers, *said == answers)
            })
            .collect(),
        Part::Minutes => MINUTES
            .into_iter()
            .map(|minutes| {
                let answers = Answers {
                    minutes: Some(minutes),
                    ..*said
                };
                (minutes_text(minutes, words), answers, *said == answers)
            })
            .collect(),
        Part::Due => Due::ALL
            .into_iter()
            .map(|due| {
                let answers = Answers {
                    due: Some(due),
                    ..*said
                };
                (due_text(due, words), answers, *said == answers)
            })
            .collect(),
    }
}

fn right_text(part: Part, case: &ExamCase, words: &Words) -> String {
    let finding = case.finding();
    match part {
        Part::Outcome => words.outcome(finding.outcome),
        Part::Article => words.articles_of(finding),
        Part::Minutes => Exam::right_minutes(case)
            .map_or_else(String::new, |minutes| minutes_text(minutes, words)),
        Part::Due => due_text(Due::by(finding), words),
    }
}

fn minutes_text(minutes: u32, words: &Words) -> String {
    words.say_with("exam-minutes-answer", &[("n", minutes.into())])
}

fn due_text(due: Due, words: &Words) -> String {
    let any = |side: &str| words.say_with("due-any", &[("side", side.into())]);
    match due {
        Due::None => words.say("due-none"),
        Due::Intended => words.say("due-intended"),
        Due::OtherWithThatPiece => words.say("due-other"),
        Due::TouchedPiece => words.say("due-touched"),
        Due::Any(Color::White) => any("white"),
        Due::Any(Color::Black) => any("black"),
        Due::NotYet => words.say("due-not-yet"),
    }
}

/// The marks, case by case.
fn marks_ui(ui: &mut Ui, exam: &Exam, words: &Words) -> Option<ExamAct> {
    let mut chosen = None;
    let right: usize = exam.marks().iter().map(Marks::right).sum();
    let places = [
        ("right", right.into()),
        ("all", (exam.marks().len() * 4).into()),
    ];
    let score = words.say_with("exam-score", &places);
    ui.label(RichText::new(score).font(bold(VERDICT)));
    ui.add_space(8.0);
    ScrollArea::vertical()
        .auto_shrink(false)
        .id_salt("marks")
        .show(ui, |ui| {
            card(ui).show(ui, |ui| {
                let rows = exam.cases().iter().zip(exam.marks());
                for (n, (case, marks)) in rows.enumerate() {
                    ui.horizontal(|ui| {
                        for part in [Part::Outcome, Part::Article, Part::Minutes, Part::Due] {
                            let (sign, ink) = if marks.is_right(part) {
                                ("✓", theme(ui).correct.ink)
                            } else {
                                ("✗", theme(ui).incorrect.ink)
                            };
                            ui.label(RichText::new(sign).font(bold(HEADING)).color(ink));
                        }
                        ui.add_space(8.0);
                        let title = case.title().of(words.language().code());
                        let text = format!("{}. {title}", n + 1);
                        ui.label(RichText::new(text).font(regular(BODY)));
                    });
                }
            });
            ui.add_space(10.0);
            let again = RichText::new(words.say("exam-again")).font(bold(BODY));
            if ui
                .add(Button::new(again).min_size(vec2(160.0, 36.0)))
                .clicked()
            {
                chosen = Some(ExamAct::Again);
            }
        });
    chosen
}
