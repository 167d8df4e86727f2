//! The lessons that are built in, and what is said of a lesson file that is wrong.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::rc::Rc;

use thrice::assets::LESSONS;
use thrice::lessons::{Answered, Lesson, Play, Problem, read};
use thrice::words::Language;

fn built_in() -> Vec<Rc<Lesson>> {
    let read = |(name, text): &(&str, &str)| match read(name, text) {
        Ok(lesson) => Rc::new(lesson),
        Err(error) => panic!("{name}: {error}"),
    };
    LESSONS.iter().map(read).collect()
}

/// Reading holds the claim about sameness against the rules; here it is that nothing is missing.
#[test]
fn every_lesson_is_whole_in_every_language() {
    let lessons = built_in();
    assert_eq!(lessons.len(), 14);
    for lesson in &lessons {
        let name = lesson.name();
        let texts = lesson.steps().iter().map(|step| &step.text);
        for text in texts.chain([lesson.title()]) {
            for language in Language::ALL {
                assert!(text.has(language.code()), "{name}: {}", text.of("en"));
                assert!(!text.of(language.code()).trim().is_empty(), "{name}");
            }
        }
        let questions = lesson.steps().iter().filter(|step| step.asks).count();
        assert_eq!(questions, 1, "{name}");
        let last = lesson.steps().last().unwrap();
        assert!(
            last.text.of("en").contains("Article"),
            "{name} ends with its Article"
        );
        assert!(last.text.of("id").contains("Pasal"), "{name}");
    }
}

#[test]
fn every_lesson_plays_to_its_end_and_back() {
    for lesson in built_in() {
        for same in [true, false] {
            let mut play = Play::begin(Rc::clone(&lesson));
            let mut shown = 0;
            while let Some(step) = play.step().cloned() {
                shown += 1;
                assert!(play.board(&step).occupied().any());
                if step.asks {
                    play.answer(same);
                } else {
                    play.next();
                }
            }
            assert_eq!(shown, lesson.steps().len());
            let right = same == lesson.is_same();
            let want = if right {
                Answered::Right
            } else {
                Answered::Wrong
            };
            assert_eq!(play.answered(), Some(want), "{}", lesson.name());
            // What the comparison shows is what the lesson said.
            let compared = play.compared();
            assert_eq!(compared.comparison().articles.is_empty(), lesson.is_same());
            play.next();
            assert!(play.step().is_none(), "behind the end there is nothing");
            for _ in 0..20 {
                play.back();
            }
            assert_eq!(play.at(), 0);
        }
    }
}

const GOOD: &str = "title.en = \"A\"\nmoves = \"Nf3 Nf6 Ng1 Ng8\"\ncompare = [0, 4]\nsame = true\n\n\
                    [[step]]\nat = 0\nen = \"One.\"\n";

#[track_caller]
fn check_wrong(text: &str, line: usize, is_meant: impl Fn(&Problem) -> bool) {
    let error = read("wrong", text).unwrap_err();
    assert_eq!(error.line, line, "{error}");
    assert!(is_meant(&error.problem), "{error}");
}

#[test]
fn a_wrong_lesson_is_told_by_its_line() {
    assert!(read("good", GOOD).is_ok());
    let form = |problem: &Problem| matches!(problem, Problem::Form(_));
    check_wrong(&GOOD.replace("same = true", "same = maybe"), 4, form);
    check_wrong(
        &GOOD.replace("same = true", "same = true\ncolour = 3"),
        5,
        form,
    );
    let moves = |problem: &Problem| *problem == Problem::Moves;
    check_wrong(&GOOD.replace("Ng1 Ng8", "Ng1 Ng7"), 2, moves);
    let otherwise = |problem: &Problem| *problem == Problem::Otherwise(true);
    check_wrong(&GOOD.replace("same = true", "same = false"), 3, otherwise);
    let moment = |problem: &Problem| *problem == Problem::NoSuchMoment(4);
    check_wrong(&GOOD.replace("[0, 4]", "[0, 5]"), 3, moment);
    check_wrong(&GOOD.replace("at = 0", "at = 9"), 6, moment);
    let english = |problem: &Problem| *problem == Problem::NoEnglish;
    check_wrong(&GOOD.replace("en = \"One.\"", "id = \"Satu.\""), 6, english);
    let step = |problem: &Problem| *problem == Problem::NoStep;
    check_wrong(GOOD.split("[[step]]").next().unwrap(), 1, step);
    let square = |problem: &Problem| matches!(problem, Problem::NoSquare(_));
    check_wrong(&format!("{GOOD}squares = [\"z9\"]\n"), 6, square);
    check_wrong(&format!("{GOOD}arrows = [\"e2\"]\n"), 6, square);
}
