//! A claim examined, decided and written down in the window.

use std::fs;
use std::path::Path;

use egui::Key;
use egui_kittest::kittest::Queryable;
use shakmaty::Color::{Black, White};
use thrice::disk::Office;
use thrice::document::{Action, ClaimEdit, ClaimQuestion, Document, DraftEdit, PointsAt, Ruled};
use thrice::game::{GameResult, Ply};
use thrice::gui::Now;
use thrice::report::{Answer, Control, Event, OffBoard, When};
use thrice::words::{Language, Words};
use thrice::writers;

use crate::entering::{choose, ctrl, drag, type_text};
use crate::support::{Window, root};

const EXAMPLE: &str = "assets/examples/karpov-miles-1986.pgn";

fn noon() -> Now {
    Now {
        date: "2026-11-28".to_owned(),
        time: "12:00".to_owned(),
    }
}

/// The example after 25...Ra8, where the clock of this window stands at noon and the arbiter's files are in `folder`.
fn at_the_table(language: Language, folder: &Path) -> Window {
    // Everything that is asked has room: a click must not miss it.
    let mut window = Window::with_size(language, 1280.0, 1500.0);
    window.with_app(|app| {
        app.use_office(Office::in_folder(folder));
        app.use_clock(noon);
    });
    window.open_file(&root().join(EXAMPLE));
    window.act(Action::GoTo(Ply::from(50)));
    window
}

/// A digit as a keyboard sends it: the key, and its text.
fn digit(window: &mut Window, digit: &str) {
    let key = Key::from_name(digit).unwrap();
    window.harness.key_down(key);
    window.harness.event(egui::Event::Text(digit.to_owned()));
    window.harness.key_up(key);
    window.settle();
    window.settle();
}

fn digits(window: &mut Window, all: &str) {
    for one in all.chars() {
        digit(window, &one.to_string());
    }
}

/// States something, as the form would.
fn state(window: &mut Window, edit: ClaimEdit) {
    window.with_app(|app| app.state_claim(edit));
    window.settle();
}

/// Names the intended move in the letters of the record.
fn intend(window: &mut Window, text: &str) {
    let letters = window.ask(|document| document.sheet().unwrap().record().letters);
    state(window, ClaimEdit::Intended(text.to_owned(), letters));
}

/// Types a path over the one that is offered, and takes it.
fn save_as(window: &mut Window, path: &Path) {
    ctrl(window, Key::A);
    window
        .harness
        .event(egui::Event::Text(path.display().to_string()));
    window.settle();
    window.key(Key::Enter);
}

/// Karpov, White, claims on the position on the board.
fn claim_on_the_board(window: &mut Window) {
    window.key(Key::F2);
    window.click("Who claims: White · Karpov");
    window.click("Based on: The position on the board");
}

/// Black claims with a move that is still to be named.
fn claim_an_intended_move(window: &mut Window) {
    window.key(Key::F2);
    window.click("Who claims: Black");
    window.click("Based on: An intended move");
}

fn register(folder: &Path) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(folder.join("claims.jsonl")).unwrap_or_default();
    let lines = text.lines();
    lines
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The game as it would be saved.
fn text_of(window: &Window) -> String {
    window.ask(|document| document.sheet().unwrap().game_in_standard_form().unwrap())
}

fn moves_of(window: &Window) -> Option<String> {
    window.ask(|document| document.sheet().unwrap().moves_as_text())
}

fn result_of(window: &Window) -> Option<GameResult> {
    window.ask(|document| document.sheet().unwrap().record().closing)
}

fn decided(document: &Document) -> bool {
    document
        .examination()
        .is_some_and(|it| it.decision().is_some())
}

#[test]
fn from_the_claim_to_the_saved_page_by_keyboard_alone() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    window.key(Key::F2);
    window.check_says("No finding yet");
    digits(&mut window, "3405");
    window.key(Key::Enter);
    digits(&mut window, "11000");
    window.key(Key::Enter);
    // Black's clock ran; the words; White; the board; not made, not touched, not accepted; standard.
    digit(&mut window, "2");
    type_text(&mut window, "Three times");
    window.key(Key::Enter);
    digits(&mut window, "112221");
    window.check_says("Claim incorrect");
    window.check_says("Two minutes are added to Black's time (9.5.3).");
    window.check_says("Black's clock: from 1:10:00 to 1:12:00.");
    ctrl(&mut window, Key::Enter);
    assert!(window.ask(decided));
    ctrl(&mut window, Key::P);
    let path = folder.path().join("claim.pdf");
    save_as(&mut window, &path);
    let pdf = fs::read(&path).unwrap();
    assert!(pdf.starts_with(b"%PDF"), "a page was saved");
    let text = pdf_extract::extract_text_from_mem(&pdf).unwrap();
    assert!(text.contains("Three times"), "{text}");
    let entries = register(folder.path());
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0]["finding"], "incorrect");
    assert_eq!(entries[0]["black_clock"], "1:12:00");
}

#[test]
fn nothing_is_ticked_that_nobody_said() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    window.key(Key::F2);
    for question in [
        "The next move has been made: not stated",
        "The claimant touched a piece (4.3): not stated",
        "Opponent accepts the draw: not stated",
        "Clock that was running: not stated",
    ] {
        window.check_says(question);
    }
    window.check_says("Who claims: ");
    window.check_silent("Claim ");
    assert!(!window.ask(|document| document.allows(Action::Decide(Ruled::AsFound))));
    assert!(!window.ask(|document| document.allows(Action::SaveRecord)));
}

/// A game in which Black, to move, has 4...Ng8 for the third time.
fn knights(folder: &Path) -> Window {
    let mut window = Window::with_size(Language::English, 1280.0, 1500.0);
    window.act(Action::NewGame);
    window.with_app(|app| {
        app.use_office(Office::in_folder(folder));
        app.use_clock(noon);
    });
    type_text(&mut window, "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 ");
    // A game that is entered at the table is covered.
    window.key(Key::F9);
    window
}

#[test]
fn an_intended_move_stays_a_comment() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = knights(folder.path());
    let moves = moves_of(&window);
    claim_an_intended_move(&mut window);
    intend(&mut window, "Ng8");
    window.click("The move is written: no");
    window.check_says("Claim incomplete");
    window.click("The move is written: yes");
    window.check_says("Claim correct");
    assert_eq!(moves_of(&window), moves, "the record stays as it is");
    ctrl(&mut window, Key::Enter);
    assert_eq!(moves_of(&window), moves, "the move is not made");
    assert_eq!(result_of(&window), Some(GameResult::Draw));
    let text = text_of(&window);
    assert!(text.contains("4. Ng1 {"), "{text}");
    assert!(text.contains("4...Ng8"), "{text}");
    assert!(text.contains("1/2-1/2"), "{text}");
}

#[test]
fn an_intended_move_can_be_dragged() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = knights(folder.path());
    claim_an_intended_move(&mut window);
    let moves = moves_of(&window);
    drag(&mut window, "f6", "g8");
    let intended =
        window.ask(|document| document.examination().unwrap().intended_text().to_owned());
    assert_eq!(intended, "Ng8");
    assert_eq!(moves_of(&window), moves);
}

#[test]
fn a_decision_is_taken_back_and_made_again_with_its_step() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = knights(folder.path());
    let before = text_of(&window);
    claim_an_intended_move(&mut window);
    intend(&mut window, "Ng8");
    window.click("The move is written: yes");
    ctrl(&mut window, Key::Enter);
    let after = text_of(&window);
    ctrl(&mut window, Key::Z);
    assert_eq!(text_of(&window), before);
    assert!(!window.ask(decided));
    window.check_says("Claim correct");
    assert_eq!(register(folder.path()).last().unwrap()["taken_back"], true);
    ctrl(&mut window, Key::Y);
    assert_eq!(text_of(&window), after);
    assert!(window.ask(decided));
    assert_eq!(register(folder.path()).last().unwrap()["taken_back"], false);
    // The list of steps goes there, too.
    window.act(Action::GoBackTo(0));
    assert_eq!(register(folder.path()).last().unwrap()["taken_back"], true);
}

#[test]
fn another_decision_needs_a_reason() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    window.click("Otherwise…");
    assert!(!window.ask(|document| document.allows(Action::Decide(Ruled::Otherwise))));
    window.click("Result: ½–½");
    window
        .harness
        .get_by_label("Reason for deciding differently")
        .focus();
    window.settle();
    type_text(&mut window, "The players had agreed to a draw");
    window.click("Decide");
    assert!(window.ask(decided));
    assert_eq!(result_of(&window), Some(GameResult::Draw));
    window.check_says("Decided differently from the finding");
    let text: Vec<String> = text_of(&window)
        .split_whitespace()
        .map(str::to_owned)
        .collect();
    let text = text.join(" ");
    assert!(
        text.contains("Decided differently from the finding: The players had agreed to a draw"),
        "{text}"
    );
    assert!(!text.contains("Claim incorrect"), "{text}");
    assert_eq!(register(folder.path())[0]["ruling"], "otherwise");
}

#[test]
fn after_the_decision_only_notes_change() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    ctrl(&mut window, Key::Enter);
    window.click("Who claims: Black · Miles");
    let claimant = window.ask(|document| document.examination().unwrap().claimant());
    assert_eq!(claimant, Some(White));
    window.click("More questions, and notes for the record");
    window.click("Both scoresheets attached: yes");
    window.ask(|document| {
        let hearing = document.examination().unwrap().hearing();
        assert_eq!(hearing.sheets_attached, thrice::report::Answer::Yes);
    });
    // The other player claims at the same moment.
    window.click("Another claim");
    assert!(!window.ask(decided));
    window.check_says("No finding yet");
}

#[test]
fn what_is_not_proved_is_not_decided_as_found() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::new(Language::English);
    window.with_app(|app| app.use_office(Office::in_folder(folder.path())));
    // Twenty half-moves without a capture or pawn move came before.
    let diagram = folder.path().join("diagram.fen");
    fs::write(&diagram, "4k3/8/8/8/8/8/8/4K2R w - - 20 40\n").unwrap();
    window.open_file(&diagram);
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Claimant(White));
    window.click("Based on: The position on the board");
    window.check_says("Not proved");
    assert!(!window.ask(|document| document.allows(Action::Decide(Ruled::AsFound))));
    window.check_says("This finding does not settle the claim yet.");
}

#[test]
fn the_cover_hides_the_finding_and_nothing_is_decided_below_it() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    window.key(Key::F9);
    window.check_silent("Claim incorrect");
    window.check_silent("Your decision");
    ctrl(&mut window, Key::Enter);
    assert!(!window.ask(decided));
    assert!(!window.ask(|document| document.allows(Action::CopyRecord)));
    window.key(Key::F9);
    window.check_says("Claim incorrect");
}

#[test]
fn the_positions_are_compared_and_the_claim_gone_back_to() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    window.click("Compare the positions");
    window.check_says("Not the same position (9.2.3.2)");
    window.key(Key::ArrowRight);
    window.key(Key::Escape);
    window.check_says("Claim incorrect");
}

#[test]
fn after_a_flag_fall_the_arbiter_says_the_result() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    state(
        &mut window,
        ClaimEdit::Ended(Some(OffBoard::FlagFall(White))),
    );
    // Nobody said yet whether that was before the claim.
    window.check_says("Claim incorrect");
    state(&mut window, ClaimEdit::EndedWhen(When::BeforeTheClaim));
    window.check_says("The game was already over");
    window.check_says("White's flag fell: White has lost, unless");
    let as_found = Action::Decide(Ruled::AsFound);
    assert!(
        !window.ask(|document| document.allows(as_found)),
        "nothing is guessed"
    );
    window.click("Result: 0–1");
    ctrl(&mut window, Key::Enter);
    assert_eq!(result_of(&window), Some(GameResult::BlackWins));
    assert!(!window.mentions("the game goes on"));
}

#[test]
fn a_correct_claim_says_what_is_still_to_be_asked() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = knights(folder.path());
    claim_an_intended_move(&mut window);
    intend(&mut window, "Ng8");
    window
        .check_says("Not stated yet, though the claim depends on it: whether the move is written,");
    for question in [
        "The move is written: yes",
        "The next move has been made: no",
    ] {
        window.click(question);
    }
    window
        .check_says("Not stated yet, though the claim depends on it: whether the claimant touched");
    window.click("The claimant touched a piece (4.3): no");
    window.check_silent("Not stated yet");
}

#[test]
fn a_claim_decided_before_at_the_moment_is_told_and_stands_on_the_record() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Time(White, "34:05".to_owned()));
    state(&mut window, ClaimEdit::Time(Black, "1:10:00".to_owned()));
    state(&mut window, ClaimEdit::Control(Some(Control::Standard)));
    window.click("Who claims: White · Karpov");
    window.click("Based on: The position on the board");
    ctrl(&mut window, Key::Enter);
    window.click("Another claim");
    let told =
        "An earlier claim at this moment was decided: No. 1, White, on the board after 25... Ra8";
    window.check_says(told);
    window.ask(|document| {
        let claim = document.examination().unwrap();
        assert_eq!(
            claim.clock_text(Black).0,
            "1:12:00",
            "the clocks go on from the decision"
        );
    });
    state(&mut window, ClaimEdit::Claimant(Black));
    state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard));
    let record = window.ask(|document| document.claim_record().unwrap());
    let page = Words::new(Language::English).record_page(&record);
    assert!(page.claim.sentences.iter().any(|it| it.starts_with(told)));
    // So it is after the program was started again.
    let mut again = at_the_table(Language::English, folder.path());
    again.key(Key::F2);
    again.check_says(told);
}

thread_local! {
    static SHOWN: std::cell::RefCell<Vec<std::path::PathBuf>> = const { std::cell::RefCell::new(Vec::new()) };
}

#[test]
fn the_page_of_a_decided_claim_is_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    ctrl(&mut window, Key::Enter);
    // Hours later, in another window.
    let mut later = at_the_table(Language::English, folder.path());
    later.with_app(|app| {
        app.show_saved_with(|path| {
            SHOWN.with(|shown| shown.borrow_mut().push(path.to_path_buf()));
            Ok(())
        });
    });
    later.act(Action::Register);
    later.click("Page 1");
    let shown = SHOWN.with(|shown| shown.borrow().clone());
    assert_eq!(shown.len(), 1);
    let text = pdf_extract::extract_text(&shown[0]).unwrap();
    assert!(text.contains("Claim incorrect (9.2.2, 9.5.3)"), "{text}");
}

#[test]
fn the_second_half_of_a_double_click_takes_nothing_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    let pos = window
        .harness
        .get_by_label_contains("As found")
        .rect()
        .center();
    for _ in 0..2 {
        for pressed in [true, false] {
            window.harness.event(egui::Event::PointerButton {
                pos,
                button: egui::PointerButton::Primary,
                pressed,
                modifiers: egui::Modifiers::NONE,
            });
            window.harness.step();
        }
    }
    window.settle();
    assert!(window.ask(decided));
}

#[test]
fn a_claim_belongs_to_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    window.check_says("Claim incorrect");
    window.act(Action::CloseFile);
    window.click("Close anyway");
    window.open_file(&root().join(EXAMPLE));
    window.act(Action::GoTo(Ply::from(50)));
    window.key(Key::F2);
    window.check_says("No finding yet");
    // It stays at its moment.
    window.click("Who claims: Black · Miles");
    window.key(Key::Escape);
    window.act(Action::Next);
    window.key(Key::F2);
    assert_eq!(
        window.ask(|document| document.examination().unwrap().claimant()),
        None
    );
    window.key(Key::Escape);
    window.act(Action::Previous);
    window.key(Key::F2);
    let claimant = window.ask(|document| document.examination().unwrap().claimant());
    assert_eq!(claimant, Some(Black));
}

#[test]
fn the_event_is_asked_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    window.key(Key::F2);
    window.check_says("Nothing is known of the event yet");
    window.click("Who claims: White · Karpov");
    window.click("Based on: The position on the board");
    window.act(Action::WriteEvent);
    window.settle();
    type_text(&mut window, "Open of Bandung");
    let blitz = window
        .harness
        .get_all_by_label("Time control: Blitz")
        .last();
    blitz.unwrap().click();
    window.settle();
    window.click("Draw offers: not allowed");
    window.click("Done");
    // The claim that is open takes it up.
    let terms = window.ask(|document| document.examination().unwrap().terms());
    assert_eq!(terms.control, Some(Control::Blitz));
    window.check_silent("The claim is also an offer of a draw");
    window.check_silent("Nothing is known of the event yet");
    let again = at_the_table(Language::English, folder.path());
    again.ask(|document| {
        let event = document.event();
        assert_eq!(event.name, "Open of Bandung");
        assert_eq!(event.terms.control, Some(Control::Blitz));
    });
}

#[test]
fn an_event_that_cannot_be_read_is_set_aside_and_told() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("event.json"), "{ not json").unwrap();
    let window = at_the_table(Language::English, folder.path());
    assert!(window.mentions("event.json.broken"));
    assert_eq!(
        fs::read_to_string(folder.path().join("event.json.broken")).unwrap(),
        "{ not json"
    );
    assert_eq!(
        window.ask(|document| document.event().clone()),
        Event::default()
    );
}

#[test]
fn a_register_that_cannot_be_written_is_told_and_the_decision_stands() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    fs::create_dir(folder.path().join("claims.jsonl")).unwrap();
    window.key(Key::F2);
    // It cannot be read either, and that is told at once.
    window.check_says("The register cannot be read");
    window.key(Key::Escape);
    window.click("Who claims: White · Karpov");
    window.click("Based on: The position on the board");
    ctrl(&mut window, Key::Enter);
    assert!(window.ask(decided));
    window.check_says("The decision stands, but could not be entered");
}

#[test]
fn the_register_lists_the_claims_and_goes_out_as_csv() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    claim_on_the_board(&mut window);
    ctrl(&mut window, Key::Enter);
    // Another window of the same arbiter has the claim, too.
    let mut other = at_the_table(Language::English, folder.path());
    other.act(Action::Register);
    other.check_says("Karpov, Anatoly");
    other.check_says("incorrect (9.2.2, 9.5.3)");
    other.act(Action::SaveRegister);
    let path = folder.path().join("claims.csv");
    save_as(&mut other, &path);
    let csv = fs::read_to_string(&path).unwrap();
    assert_eq!(csv.lines().count(), 2, "{csv}");
    assert!(csv.contains("\"Karpov, Anatoly\""), "{csv}");
    window.key(Key::Escape);
    window.key(Key::F2);
    window.click("Another claim");
    let number = window.ask(|document| document.examination().unwrap().hearing().number.clone());
    assert_eq!(number, "2");
}

#[test]
fn a_blank_form_is_a_page() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::Indonesian, folder.path());
    window.act(Action::SaveForm);
    let path = folder.path().join("form.pdf");
    save_as(&mut window, &path);
    let text = pdf_extract::extract_text_from_mem(&fs::read(&path).unwrap()).unwrap();
    assert!(text.contains("Siapa yang mengklaim"), "{text}");
}

/// Without any blanks: lines break anywhere on paper.
fn bare(text: &str) -> String {
    text.split_whitespace().collect()
}

#[test]
fn panel_text_and_page_say_the_same_sentence_for_the_same_fact() {
    let folder = tempfile::tempdir().unwrap();
    for language in Language::ALL {
        for (claimant, intended) in [
            (White, None),
            (White, Some("Nb5")),
            (Black, None),
            (White, Some("Bd3")),
        ] {
            let mut window = at_the_table(language, folder.path());
            window.key(Key::F2);
            if window.ask(decided) {
                window.act(Action::AnotherClaim);
            }
            state(&mut window, ClaimEdit::Claimant(claimant));
            match intended {
                None => state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard)),
                Some(text) => {
                    state(&mut window, ClaimEdit::PointsAt(PointsAt::AnIntendedMove));
                    intend(&mut window, text);
                }
            }
            state(&mut window, ClaimEdit::Control(Some(Control::Rapid)));
            state(&mut window, ClaimEdit::Time(White, "10:00".to_owned()));
            state(&mut window, ClaimEdit::Time(Black, "9:30".to_owned()));
            let record = window.ask(|document| document.claim_record().unwrap());
            let words = Words::new(language);
            let found = words.record_page(&record);
            // Before the decision the panel shows the finding, and what would follow.
            let mut sentences = found.finding.sentences.clone();
            sentences.push(found.finding.title.clone());
            let follows = words.consequences(&record.examined.finding, record.record.edition);
            sentences.extend(follows.iter().cloned());
            for sentence in &sentences {
                assert!(
                    window.mentions(sentence),
                    "the panel does not say {sentence:?}"
                );
            }
            if !window.ask(|document| document.allows(Action::Decide(Ruled::AsFound))) {
                continue;
            }
            ctrl(&mut window, Key::Enter);
            let record = window.ask(|document| document.claim_record().unwrap());
            let page = words.record_page(&record);
            let decision = page.decision.sentences.clone();
            assert!(
                follows.iter().all(|one| decision.contains(one)),
                "{decision:?}"
            );
            for sentence in decision.iter().chain([&page.decision.title]) {
                assert!(
                    window.mentions(sentence),
                    "the panel does not say {sentence:?}"
                );
            }
            sentences.extend(decision);
            let text = writers::record_text(&page);
            let paper = record.event.paper;
            let pdf = writers::record_pdf(&page, paper, language.code(), |_| {
                Vec::<writers::SystemFont>::new()
            })
            .unwrap();
            let pdf = bare(&pdf_extract::extract_text_from_mem(&pdf.bytes).unwrap());
            for sentence in &sentences {
                assert!(
                    text.contains(sentence),
                    "the text does not say {sentence:?}"
                );
                assert!(
                    pdf.contains(&bare(sentence)),
                    "the page does not say {sentence:?}: {pdf}"
                );
            }
        }
    }
}

/// White's claim on the board, after 25...Ra8, decided as found.
fn decide_on_the_board(window: &mut Window) {
    claim_on_the_board(window);
    ctrl(window, Key::Enter);
    assert!(window.ask(decided));
}

#[test]
fn a_decision_in_the_middle_of_a_game_is_done_again_where_it_was_made() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    decide_on_the_board(&mut window);
    window.key(Key::Escape);
    ctrl(&mut window, Key::Z);
    ctrl(&mut window, Key::Y);
    assert_eq!(window.cursor(), Ply::from(50));
    assert!(window.ask(decided));
    let entries = register(folder.path());
    assert_eq!(entries.last().unwrap()["taken_back"], false);
}

#[test]
fn two_decisions_at_one_moment_are_taken_back_in_their_order() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    decide_on_the_board(&mut window);
    window.act(Action::AnotherClaim);
    state(&mut window, ClaimEdit::Claimant(Black));
    state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard));
    ctrl(&mut window, Key::Enter);
    let number = |entry: &serde_json::Value| entry["number"].as_str().unwrap().to_owned();
    for (key, want) in [
        (Key::Z, ("2", true)),
        (Key::Z, ("1", true)),
        (Key::Y, ("1", false)),
        (Key::Y, ("2", false)),
    ] {
        ctrl(&mut window, key);
        let entries = register(folder.path());
        let last = entries.last().unwrap();
        assert_eq!((number(last).as_str(), last["taken_back"] == true), want);
    }
}

#[test]
fn a_decision_that_was_given_up_does_not_come_back_for_another_one() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    decide_on_the_board(&mut window);
    window.act(Action::AnotherClaim);
    state(&mut window, ClaimEdit::Claimant(Black));
    state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard));
    ctrl(&mut window, Key::Enter);
    ctrl(&mut window, Key::Z);
    ctrl(&mut window, Key::Z);
    // Now only the second one is decided: the first can no more be done again.
    ctrl(&mut window, Key::Enter);
    ctrl(&mut window, Key::Z);
    ctrl(&mut window, Key::Y);
    assert!(window.ask(decided));
    let entries = register(folder.path());
    let last = entries.last().unwrap();
    assert_eq!(
        (&last["number"], &last["taken_back"]),
        (&"2".into(), &false.into())
    );
}

#[test]
fn take_back_touches_nothing_but_its_decision() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = knights(folder.path());
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Claimant(Black));
    state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard));
    ctrl(&mut window, Key::Enter);
    window.key(Key::Escape);
    type_text(&mut window, "e5 ");
    let moves = moves_of(&window);
    window.act(Action::Previous);
    window.key(Key::F2);
    window.settle();
    assert!(window.ask(|document| document.examination().unwrap().decision().is_some()));
    assert!(!window.ask(Document::can_take_back));
    choose(&mut window, "Take back");
    assert_eq!(moves_of(&window), moves);
    assert!(window.ask(decided));
}

#[test]
fn a_claim_goes_on_after_the_moves_were_mended() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = knights(folder.path());
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Time(White, "34:05".to_owned()));
    state(&mut window, ClaimEdit::Claimant(Black));
    window.key(Key::Escape);
    // The last move was another one.
    window.act(Action::DeleteShown);
    type_text(&mut window, "Nh4 ");
    window.key(Key::F2);
    window.ask(|document| {
        let claim = document.examination().unwrap();
        assert_eq!(claim.claimant(), Some(Black));
        assert_eq!(claim.clock_text(White).0, "0:34:05");
    });
}

#[test]
fn damaged_files_of_the_arbiter_are_told_and_nothing_in_them_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    decide_on_the_board(&mut window);
    let path = folder.path().join("claims.jsonl");
    let mut bytes = fs::read(&path).unwrap();
    bytes.extend(b"{\"number\":\"\xff\"}\n");
    fs::write(&path, bytes).unwrap();
    fs::write(folder.path().join("event.json"), b"{\"name\":\"caf\xe9\"}").unwrap();
    let mut again = at_the_table(Language::English, folder.path());
    let aside = folder.path().join("event.json.broken");
    assert_eq!(fs::read(aside).unwrap(), b"{\"name\":\"caf\xe9\"}");
    again.key(Key::Escape);
    again.act(Action::Register);
    again.check_says("One line of the register cannot be read");
    again.key(Key::Escape);
    again.check_says("Karpov, Anatoly");
    // Findings are no more for the players than in the panel.
    again.key(Key::F9);
    again.check_silent("Karpov, Anatoly");
    again.check_says("The register holds findings.");
}

#[test]
fn a_claim_that_is_not_decided_is_not_closed_without_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Claimant(White));
    window.act(Action::CloseFile);
    window.check_says("A claim is still undecided");
    window.key(Key::Escape);
    assert!(window.ask(|document| document.examination().is_some()));
    window.act(Action::CloseFile);
    window.click("Close anyway");
    assert!(window.ask(|document| document.sheet().is_none()));
    // One that was only looked at is.
    let mut window = at_the_table(Language::English, folder.path());
    window.key(Key::F2);
    window.act(Action::CloseFile);
    assert!(window.ask(|document| document.sheet().is_none()));
}

#[test]
fn no_two_records_have_one_number() {
    let folder = tempfile::tempdir().unwrap();
    let mut first = at_the_table(Language::English, folder.path());
    first.key(Key::F2);
    let mut second = at_the_table(Language::English, folder.path());
    decide_on_the_board(&mut second);
    decide_on_the_board(&mut first);
    let numbers: Vec<_> = register(folder.path())
        .iter()
        .map(|entry| entry["number"].as_str().unwrap().to_owned())
        .collect();
    assert_eq!(numbers, ["1", "2"]);
}

#[test]
fn what_ends_the_game_does_not_let_it_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::with_size(Language::English, 1280.0, 1500.0);
    window.with_app(|app| app.use_office(Office::in_folder(folder.path())));
    let mate = folder.path().join("mate.fen");
    fs::write(&mate, "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1\n").unwrap();
    window.open_file(&mate);
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Time(White, "10:00".to_owned()));
    state(&mut window, ClaimEdit::Claimant(White));
    state(&mut window, ClaimEdit::PointsAt(PointsAt::AnIntendedMove));
    intend(&mut window, "Ra8");
    window.check_says("The move that is due ends the game");
    assert!(!window.mentions("the game goes on"));
    // Where the claim fails because the move was made, the other clock runs, however it is decided.
    state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard));
    state(
        &mut window,
        ClaimEdit::Answer(ClaimQuestion::MoveMade, Answer::Yes),
    );
    window.check_says("Start Black's clock");
    state(&mut window, ClaimEdit::Otherwise(true));
    let reason = DraftEdit::Reason("The arbiter saw it".to_owned());
    state(&mut window, ClaimEdit::Draft(reason));
    window.act(Action::Decide(Ruled::Otherwise));
    let starts = window.ask(|document| document.examination().unwrap().decision().unwrap().starts);
    assert_eq!(starts, Some(Black));
}

#[test]
fn an_agreed_draw_is_decided_whatever_can_be_proved() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = Window::with_size(Language::English, 1280.0, 1500.0);
    window.with_app(|app| app.use_office(Office::in_folder(folder.path())));
    let diagram = folder.path().join("diagram.fen");
    fs::write(&diagram, "4k3/8/8/8/8/8/8/4K2R w - - 20 40\n").unwrap();
    window.open_file(&diagram);
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Claimant(White));
    state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard));
    state(
        &mut window,
        ClaimEdit::Answer(ClaimQuestion::Accepted, Answer::Yes),
    );
    ctrl(&mut window, Key::Enter);
    assert_eq!(result_of(&window), Some(GameResult::Draw));
}

#[test]
fn a_clock_that_is_no_time_is_not_decided_over() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_the_table(Language::English, folder.path());
    window.key(Key::F2);
    state(&mut window, ClaimEdit::Claimant(White));
    state(&mut window, ClaimEdit::PointsAt(PointsAt::TheBoard));
    state(&mut window, ClaimEdit::Time(White, "99:99:99".to_owned()));
    window.check_says("What is entered for a clock is not a time");
    ctrl(&mut window, Key::Enter);
    assert!(!window.ask(decided));
    state(&mut window, ClaimEdit::Time(White, String::new()));
    ctrl(&mut window, Key::Enter);
    assert!(window.ask(decided));
}
