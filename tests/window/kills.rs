//! The machine may stop at any moment: a window that is killed while moves are entered loses nothing that it showed as
//! saved.
//!
//! The window runs in a process of its own, which is this test started again, and is killed without warning. What it
//! does is drawn by a fixed sequence, so that this process knows every state that the game can have.

use std::env;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use shakmaty::{Move, Position};
use thrice::disk::Journals;
use thrice::document::{Action, Decision, Document, Sheet, empty_game, journal};
use thrice::game::{Line, Ply};

use crate::support::Window;

/// Tells the other process its folder, and the number of its first step.
const FOLDER: &str = "THRICE_KILL_FOLDER";
const STEP: &str = "THRICE_KILL_STEP";
/// How often is killed, where it is asked for; the record of the last long run stands in the changelog of its issue.
const KILLS: &str = "THRICE_KILLS";
const USUAL_KILLS: usize = 12;

/// A number that looks drawn, the same for the same step.
fn drawn(step: usize, of: usize) -> usize {
    let mut state = step as u64 ^ 0x9e37_79b9_7f4a_7c15;
    for _ in 0..3 {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        state ^= state >> 29;
    }
    (state >> 33) as usize % of.max(1)
}

/// What is done in a step, by the game as it is: mostly a move is entered, sometimes one is replaced or taken away.
fn acts(document: &Document, step: usize) -> Vec<Action> {
    let reading = document.sheet().unwrap().reading().unwrap();
    let line = reading.course().line();
    let end = line.end();
    let pick = |ply: Ply, unlike: Option<Move>| {
        let legal = line.position(ply).legal_moves();
        let moves: Vec<Move> = legal.into_iter().filter(|mv| Some(*mv) != unlike).collect();
        moves.get(drawn(step * 3 + 1, moves.len())).copied()
    };
    let is_partial = document.sheet().unwrap().unread().is_some();
    match drawn(step, 12) {
        // A part of the game that became unreadable is taken away word by word.
        _ if is_partial => vec![Action::DeleteWord],
        2 => pick(end, None).map_or_else(Vec::new, |mv| {
            vec![Action::Last, Action::Play(mv), Action::Undo]
        }),
        0 if end > Ply::new(2) => vec![Action::Last, Action::DeleteShown],
        1 if end > Ply::new(4) => {
            let at = Ply::from(drawn(step * 5 + 2, end.index() - 1));
            let next = line.step(at.next()).and_then(|step| step.played);
            let Some(mv) = pick(at, next) else {
                return Vec::new();
            };
            let decision = if drawn(step * 7, 2) == 0 {
                Decision::Replace
            } else {
                Decision::PutIn
            };
            vec![
                Action::GoTo(at),
                Action::Play(mv),
                Action::Answer(decision),
                Action::Last,
            ]
        }
        _ => pick(end, None).map_or(vec![Action::Last, Action::DeleteShown], |mv| {
            vec![Action::Last, Action::Play(mv)]
        }),
    }
}

/// The game as a text: its moves, and what could not be read.
fn state(document: &Document) -> String {
    let sheet = document.sheet().unwrap();
    text(sheet.record().game.as_ref().unwrap(), sheet.unread())
}

fn text(game: &thrice::game::Game, unread: Option<&str>) -> String {
    let line = Line::main(game);
    let moves: Vec<String> = line.labels().map(|label| label.san.clone()).collect();
    format!(
        "{} | {}",
        moves.join(" "),
        unread.unwrap_or_default().trim()
    )
}

/// The window that is killed. It tells when it shows that a step is saved.
#[test]
fn the_window_that_is_killed() {
    let (Ok(folder), Ok(first)) = (env::var(FOLDER), env::var(STEP)) else {
        // Not started by the test below: there is nothing to do.
        return;
    };
    let mut window = Window::with_journals(Path::new(&folder));
    window.settle();
    if window.says("Unsaved work") {
        window.click("Continue");
    } else {
        window.act(Action::NewGame);
    }
    let mut out = std::io::stdout();
    // Who never shows anything as saved ends, and is found out.
    let mut unsaved = 0;
    for step in first.parse::<usize>().unwrap().. {
        assert!(unsaved < 2_000, "nothing is shown as saved");
        for action in window.ask(|document| acts(document, step)) {
            window.act(action);
        }
        if window.says("changes not yet in a file · kept for next time") {
            unsaved = 0;
            // The other process may be gone.
            if writeln!(out, "\nsaved {step}")
                .and_then(|()| out.flush())
                .is_err()
            {
                return;
            }
        } else {
            unsaved += 1;
        }
    }
}

fn start(folder: &Path, step: usize) -> Child {
    Command::new(env::current_exe().unwrap())
        .args([
            "--exact",
            "kills::the_window_that_is_killed",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(FOLDER, folder)
        .env(STEP, step.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

#[test]
fn nothing_that_was_shown_as_saved_is_lost_when_the_window_is_killed() {
    let kills = env::var(KILLS).ok().and_then(|kills| kills.parse().ok());
    let folder = tempfile::tempdir().unwrap();
    let journals = Journals::in_folder(folder.path());
    // The game without a window, step by step.
    let mut known = Document::default();
    known.open(Sheet::read("new game 1".to_owned(), empty_game().into_bytes(), false).unwrap());
    let mut next = 0;
    for kill in 0..kills.unwrap_or(USUAL_KILLS) {
        let mut child = start(folder.path(), next);
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let mut saved = None;
        let mut left = 1 + drawn(kill * 11 + 5, 9);
        while left > 0 {
            let line = lines.next().unwrap().unwrap();
            if let Some(step) = line.strip_prefix("saved ") {
                saved = Some(step.parse::<usize>().unwrap());
                left -= 1;
            }
        }
        // It goes on meanwhile, so that the blow falls anywhere.
        for _ in 0..drawn(kill * 13 + 7, 400_000) {
            std::hint::spin_loop();
        }
        child.kill().unwrap();
        child.wait().unwrap();
        for line in lines.map_while(Result::ok) {
            if let Some(step) = line.strip_prefix("saved ") {
                saved = step.parse::<usize>().ok().or(saved);
            }
        }
        let saved = saved.unwrap();
        let found = journals.left();
        assert_eq!(found.len(), 1, "kill {kill}");
        let kept = journal::read(&found[0].text).unwrap();
        let found = text(kept.record.game.as_ref().unwrap(), kept.unread.as_deref());
        // A step may have been done and not yet been shown; a few may be.
        loop {
            // The blow may fall between two acts of a step.
            let mut is_there = false;
            for action in acts(&known, next) {
                known.apply(action);
                is_there |= next > saved && state(&known) == found;
            }
            is_there |= next == saved && state(&known) == found;
            next += 1;
            if is_there {
                break;
            }
            assert!(
                next <= saved + 50,
                "kill {kill}: saved step {saved} is lost; found {found}"
            );
        }
        // The window after this one has the journal's record, with places of its own.
        let mut taken = Document::default();
        taken.open(Sheet::read("new game 1".to_owned(), empty_game().into_bytes(), false).unwrap());
        assert!(taken.continue_with(kept));
        known = taken;
    }
}
