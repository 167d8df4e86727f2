//! The lessons that are built in, and what is said of a lesson file that is wrong.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::rc::Rc;

use shakmaty::Position;

use thrice::assets::{CASES, EXAM, EXERCISES, SCENES};
use thrice::game::Ply;
use thrice::lessons::{
    ARTICLES, Answered, Answers, Due, Exam, ExamCase, Lesson, MINUTES, Marks, NewLesson, NewStep,
    OUTCOMES, Part, Play, Problem, Question, Scene, Trial, read, read_scene, write,
};
use thrice::words::Language;

fn built_in() -> Vec<Rc<Lesson>> {
    let read = |(name, text): &(&str, &str)| match read(name, text) {
        Ok(lesson) => Rc::new(lesson),
        Err(error) => panic!("{name}: {error}"),
    };
    let all = SCENES.iter().chain(EXERCISES).chain(CASES);
    all.map(read).collect()
}

fn exam() -> Vec<Rc<ExamCase>> {
    let read = |(name, text): &(&str, &str)| match read_scene(name, text) {
        Ok(Scene::Case(case)) => Rc::new(*case),
        Ok(Scene::Lesson(_)) => panic!("{name} is a lesson"),
        Err(error) => panic!("{name}: {error}"),
    };
    EXAM.iter().map(read).collect()
}

/// Reading holds the claim about sameness against the rules; here it is that nothing is missing.
#[test]
fn every_lesson_is_whole_in_every_language() {
    assert_eq!([SCENES.len(), EXERCISES.len(), CASES.len()], [14, 9, 5]);
    for lesson in built_in() {
        let name = lesson.name();
        let statements = lesson.steps().iter().filter_map(|step| match &step.asks {
            Some(Question::Statement { text, .. }) => Some(text),
            _ => None,
        });
        let texts = lesson.steps().iter().map(|step| &step.text);
        for text in texts.chain(statements).chain([lesson.title()]) {
            for language in Language::ALL {
                assert!(text.has(language.code()), "{name}: {}", text.of("en"));
                assert!(!text.of(language.code()).trim().is_empty(), "{name}");
            }
        }
        let asks = |step: &&thrice::lessons::Step| step.asks == Some(Question::Same);
        assert_eq!(lesson.steps().iter().filter(asks).count(), 1, "{name}");
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
        for yes in [true, false] {
            let mut play = Play::begin(Rc::clone(&lesson), true);
            let mut shown = 0;
            while let Some(step) = play.step().cloned() {
                shown += 1;
                assert!(play.board(step.at).occupied().any());
                let is = match play.question() {
                    None => {
                        play.next();
                        continue;
                    }
                    Some(Question::Same) => lesson.is_same(),
                    Some(Question::Statement { holds, .. }) => *holds,
                };
                play.answer(yes);
                let want = if yes == is {
                    Answered::Right
                } else {
                    Answered::Wrong
                };
                assert_eq!(play.answered(), Some(want), "{}", lesson.name());
            }
            assert_eq!(shown, lesson.steps().len());
            // What the comparison shows is what the lesson said.
            let comparison = play.compared().comparison();
            assert_eq!(comparison.articles.is_empty(), lesson.is_same());
            // The checklist is ticked line by line.
            for ticked in 0..=play.lines() {
                assert_eq!(play.ticked(), ticked);
                assert_eq!(play.is_over(), ticked == play.lines());
                play.next();
            }
            assert!(play.is_over(), "behind the end there is nothing");
            play.back();
            assert!(play.step().is_some(), "back leads to the last step");
            for _ in 0..20 {
                play.back();
            }
            assert_eq!(play.at(), 0);
        }
    }
}

#[test]
fn without_the_quiz_nothing_is_asked() {
    for lesson in built_in() {
        let mut play = Play::begin(Rc::clone(&lesson), false);
        while play.step().is_some() {
            assert_eq!(play.question(), None);
            play.answer(true);
            play.next();
        }
        assert_eq!(play.answered(), None);
    }
}

/// The outcome that each case is there for, written down by hand; the file does not know it, the rules find it.
#[test]
fn the_exam_asks_what_it_means_to_ask() {
    let want = [
        ("correct", 0, Due::None),
        ("no_right", 0, Due::Any(shakmaty::Color::White)),
        ("correct", 0, Due::None),
        ("incorrect", 2, Due::Intended),
        ("incorrect", 1, Due::Any(shakmaty::Color::White)),
        ("no_right", 0, Due::TouchedPiece),
        ("incomplete", 0, Due::NotYet),
        ("correct", 0, Due::None),
        ("correct", 0, Due::None),
        ("incorrect", 1, Due::Any(shakmaty::Color::White)),
        ("game_already_over", 0, Due::None),
        ("incorrect", 2, Due::OtherWithThatPiece),
        ("correct", 0, Due::None),
        ("no_right", 0, Due::Any(shakmaty::Color::White)),
    ];
    let cases = exam();
    assert_eq!(cases.len(), want.len());
    for (case, (outcome, minutes, due)) in cases.iter().zip(want) {
        let finding = case.finding();
        let name = case.name();
        assert_eq!(finding.outcome.key(), outcome, "{name}");
        assert_eq!(Exam::right_minutes(case), Some(minutes), "{name}");
        assert_eq!(Due::by(finding), due, "{name}");
        for language in Language::ALL {
            assert!(case.told().has(language.code()), "{name}");
            assert!(case.title().has(language.code()), "{name}");
        }
        // Every right answer is among those that can be chosen, and not all of them are right.
        let mut right = 0;
        for article in ARTICLES {
            let answers = Answers {
                article: Some(article),
                ..Answers::default()
            };
            right += usize::from(Marks::of(&answers, finding).is_right(Part::Article));
        }
        assert!((1..=3).contains(&right), "{name}: {right}");
        assert!(MINUTES.contains(&minutes) && Due::ALL.contains(&due));
    }
}

#[test]
fn an_exam_is_taken_case_by_case() {
    let mut exam = Exam::begin(exam()).unwrap();
    exam.next();
    assert_eq!(exam.place().0, 0, "the first case is not handed in yet");
    while let Some(case) = exam.case().cloned() {
        exam.hand_in();
        assert_eq!(exam.marked(), None, "not everything is said");
        exam.step(-3);
        assert!(exam.shown() < case.at());
        exam.step(100);
        assert_eq!(exam.shown(), case.at(), "what came later is not shown");
        exam.say(Answers {
            outcome: Some(case.finding().outcome),
            article: Some("5.2.1"),
            minutes: Exam::right_minutes(&case),
            due: Some(Due::by(case.finding())),
        });
        exam.hand_in();
        let marks = exam.marked().unwrap();
        assert_eq!(marks.right(), 3, "{}", case.name());
        assert!(!marks.is_right(Part::Article));
        exam.say(Answers::default());
        assert!(exam.answers().is_whole(), "it is handed in");
        exam.next();
    }
    assert_eq!(exam.marks().len(), exam.cases().len());
    assert!(OUTCOMES.len() == 6);
}

#[test]
fn a_trial_goes_on_from_the_step_and_leaves_the_lesson_alone() {
    let lesson = built_in()
        .into_iter()
        .find(|it| it.name() == "04-lost-right")
        .unwrap();
    let at = lesson.steps().get(2).unwrap().at;
    let mut trial = Trial::of(&lesson, at, "lesson".to_owned()).unwrap();
    let reading = |trial: &Trial| {
        let reading = trial.document().sheet().unwrap().reading().unwrap();
        (reading.cursor(), reading.course().line().end())
    };
    assert_eq!(reading(&trial), (at, at));
    let line = lesson.course().line();
    let played = line.step(at.next()).unwrap().played.unwrap();
    trial.apply(thrice::document::Action::Play(played));
    assert_eq!(reading(&trial), (at.next(), at.next()));
    // Another move in the middle takes the place of what came after it.
    trial.apply(thrice::document::Action::First);
    let other = line.position(Ply::START).legal_moves();
    let mut other = other.iter();
    let other = other.find(|mv| Some(**mv) != line.step(Ply::new(1)).unwrap().played);
    trial.apply(thrice::document::Action::Play(*other.unwrap()));
    assert_eq!(reading(&trial), (Ply::new(1), Ply::new(1)));
    assert!(trial.document().question().is_none());
    // The usual start can be tried on, before any move.
    let first = built_in().into_iter().next().unwrap();
    assert!(Trial::of(&first, Ply::START, "lesson".to_owned()).is_some());
    // What would leave the trial does nothing.
    let effect = trial.apply(thrice::document::Action::Open);
    assert_eq!(effect, None);
    assert_eq!(lesson.steps().get(2).unwrap().at, at);
}

#[test]
fn a_lesson_that_is_written_can_be_read_again() {
    let lesson = built_in()
        .into_iter()
        .find(|it| it.name() == "01-karpov-miles")
        .unwrap();
    let line = lesson.course().line();
    let text = |text: &str| [("en".to_owned(), text.to_owned())].into_iter().collect();
    let step = |at: u32, asks: bool| NewStep {
        at: Ply::new(at),
        text: text("One \"line\" \\ and another."),
        // After 22.Nb5 the right still stands; what is said of it is held against the rules.
        lost: if asks {
            vec![(shakmaty::Square::E8, shakmaty::Square::A8)]
        } else {
            Vec::new()
        },
        asks,
    };
    let new = NewLesson {
        title: text("From a game"),
        source: None,
        steps: vec![step(43, false), step(47, true)],
        compare: [Ply::new(43), Ply::new(47)],
    };
    let written = write(line, &new).unwrap();
    let again = read("again", &written).unwrap();
    assert_eq!(again.title().of("en"), "From a game");
    assert_eq!(again.source(), None);
    assert!(!again.is_same());
    assert_eq!(again.steps().len(), 2);
    assert_eq!(
        again.steps().first().unwrap().text.of("de"),
        "One \"line\" \\ and another."
    );
    assert_eq!(
        again.course().line().end(),
        Ply::new(47),
        "no more than it needs"
    );
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
    let colour = |problem: &Problem| *problem == Problem::NoSuchWord("colour".to_owned());
    check_wrong(
        &GOOD.replace("same = true", "same = true\ncolour = 3"),
        5,
        colour,
    );
    let missing = |problem: &Problem| *problem == Problem::Missing("same".to_owned());
    check_wrong(&GOOD.replace("same = true\n", ""), 1, missing);
    let moves = |problem: &Problem| *problem == Problem::Move("Ng7".to_owned());
    check_wrong(&GOOD.replace("Ng1 Ng8", "Ng1 Ng7"), 2, moves);
    let long = "moves = \"\"\"\nNf3 Nf6\nNg1 Ng7\n\"\"\"";
    check_wrong(&GOOD.replace("moves = \"Nf3 Nf6 Ng1 Ng8\"", long), 4, moves);
    let start = |problem: &Problem| *problem == Problem::Start;
    let with_start = |fen: &str| GOOD.replace("moves =", &format!("start = \"{fen}\"\nmoves ="));
    check_wrong(&with_start("8/8/8/8/8/8/8/8 w - - 0 1"), 2, start);
    let otherwise = |problem: &Problem| *problem == Problem::Otherwise(true);
    check_wrong(&GOOD.replace("same = true", "same = false"), 4, otherwise);
    let moment = |problem: &Problem| *problem == Problem::NoSuchMoment(4);
    check_wrong(&GOOD.replace("[0, 4]", "[0, 5]"), 3, moment);
    check_wrong(&GOOD.replace("at = 0", "at = 9"), 7, moment);
    let no_text = |problem: &Problem| *problem == Problem::NoText;
    check_wrong(&GOOD.replace("en = \"One.\"\n", ""), 6, no_text);
    check_wrong(
        &GOOD.replace("title.en = \"A\"", "title.en = \" \""),
        1,
        no_text,
    );
    assert!(read("other", &GOOD.replace("en = \"One.\"", "id = \"Satu.\"")).is_ok());
    let half = |problem: &Problem| *problem == Problem::HalfStatement;
    check_wrong(&format!("{GOOD}holds = true\n"), 9, half);
    let step = |problem: &Problem| *problem == Problem::NoStep;
    check_wrong(GOOD.split("[[step]]").next().unwrap(), 1, step);
    let square = |problem: &Problem| matches!(problem, Problem::NoSquare(_));
    check_wrong(&format!("{GOOD}squares = [\"z9\"]\n"), 9, square);
    check_wrong(&format!("{GOOD}arrows = [\"e2\"]\n"), 9, square);
    // What is said of rights to castle is held against the rules, too.
    let gone = |problem: &Problem| *problem == Problem::Right("e1h1".to_owned(), true);
    check_wrong(&format!("{GOOD}lost = [\"e1h1\"]\n"), 9, gone);
    let stands = |problem: &Problem| *problem == Problem::Right("e1g1".to_owned(), false);
    check_wrong(&format!("{GOOD}rights = [\"e1g1\"]\n"), 9, stands);
    // A key that is none of ours, a second game, what is no move.
    let key = |problem: &Problem| *problem == Problem::NoSuchWord("sqares".to_owned());
    check_wrong(&format!("{GOOD}sqares = \"e4\"\n"), 9, key);
    let result = |problem: &Problem| *problem == Problem::Move("1-0".to_owned());
    check_wrong(&GOOD.replace("Ng8\"", "Ng8 1-0 e4 e5\""), 2, result);
    let brace = |problem: &Problem| *problem == Problem::Move("{".to_owned());
    check_wrong(&GOOD.replace("Ng8\"", "Ng8 {no}\""), 2, brace);
    // With the line ends of another system, and indented.
    let crlf = GOOD
        .replace("moves = \"Nf3 Nf6 Ng1 Ng8\"", long)
        .replace('\n', "\r\n");
    check_wrong(&crlf, 4, moves);
    check_wrong(&GOOD.replace("at = 0", "  at = 9"), 7, moment);
    let both = format!("{GOOD}arrows = [\"e1h1\"]\nlost = [\"e1h1\"]\n");
    check_wrong(&both, 10, gone);
    // A game without moves is one, too.
    let empty = GOOD
        .replace("Nf3 Nf6 Ng1 Ng8", "")
        .replace("[0, 4]", "[0, 0]");
    assert!(read("empty", &empty).is_ok());
}

const CASE: &str = "title.en = \"A\"\nmoves = \"Nf3 Nf6 Ng1 Ng8\"\ntold.en = \"White claims.\"\n\n\
                    [claim]\nat = 4\nclaimant = \"white\"\noutcome = \"incorrect\"\n";

#[test]
fn a_wrong_case_is_told_by_its_line() {
    #[track_caller]
    fn check(text: &str, line: usize, problem: Problem) {
        let error = read_scene("wrong", text).unwrap_err();
        assert_eq!((error.line, error.problem), (line, problem));
    }
    assert!(matches!(read_scene("good", CASE), Ok(Scene::Case(_))));
    assert!(matches!(read_scene("good", GOOD), Ok(Scene::Lesson(_))));
    let with_mark = format!("\u{FEFF}{GOOD}");
    assert!(matches!(
        read_scene("good", &with_mark),
        Ok(Scene::Lesson(_))
    ));
    let word = |word: &str| Problem::NoSuchWord(word.to_owned());
    check(&CASE.replace("\"white\"", "\"green\""), 7, word("green"));
    check(
        &CASE.replace("\"incorrect\"", "\"perhaps\""),
        8,
        word("perhaps"),
    );
    let other = Problem::OtherOutcome(OUTCOMES[1]);
    check(&CASE.replace("\"incorrect\"", "\"correct\""), 8, other);
    check(
        &CASE.replace("at = 4", "at = 5"),
        6,
        Problem::NoSuchMoment(4),
    );
    let intended = Problem::Intended("N??".to_owned());
    check(&format!("{CASE}intended = \"N??\"\n"), 9, intended);
}

/// Whatever becomes of a file in an editor, reading it answers and never fails otherwise; a line that is told is one of the file.
#[test]
fn a_garbled_file_is_told_and_nothing_else() {
    let mut state = 0x2545_F491_u32;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as usize % below.max(1)
    };
    let junk = [
        "\"", "[", "]", "=", "\n", "\r\n", "é", "♘", "9", "-1", "'''", "{}", "e4", "\0", "\"\"\"",
    ];
    for good in [GOOD, CASE] {
        for _ in 0..3000 {
            let mut text: Vec<char> = good.chars().collect();
            for _ in 0..=random(3) {
                let at = random(text.len());
                let end = (at + random(6)).min(text.len());
                let put = junk.get(random(junk.len())).copied().unwrap_or_default();
                text.splice(at..end, put.chars());
            }
            let text: String = text.into_iter().collect();
            if let Err(error) = read_scene("garbled", &text) {
                let lines = text.matches('\n').count() + 1;
                assert!((1..=lines).contains(&error.line), "{error} in {text:?}");
            }
        }
    }
}
