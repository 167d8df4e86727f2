//! The walls of the house: which room may name which, and what no inner room may touch.
//!
//! The rooms are the modules of `lib.rs`. A room names another by `crate::room` or, from `main.rs`, `thrice::room`.
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::path::{Path, PathBuf};

/// Each room and the rooms that it may name.
const ROOMS: &[(&str, &[&str])] = &[
    ("game", &[]),
    ("pgn", &["game"]),
    ("rules", &["game"]),
    ("report", &["rules", "game"]),
    ("words", &["report", "rules", "game", "assets"]),
    ("writers", &["words", "report", "rules", "game", "assets"]),
    ("scan", &["pgn", "report", "rules", "game"]),
    ("document", &["report", "pgn", "rules", "game"]),
    ("lessons", &["document", "report", "pgn", "rules", "game"]),
    ("disk", &[]),
    ("assets", &[]),
    (
        "cli",
        &[
            "scan", "writers", "disk", "words", "report", "rules", "pgn", "game",
        ],
    ),
    (
        "gui",
        &[
            "lessons", "scan", "document", "writers", "words", "disk", "report", "assets", "game",
        ],
    ),
];

/// Rooms that know no screen, no terminal, no file system and no environment.
const INNER: &[&str] = &[
    "game", "pgn", "rules", "report", "words", "writers", "scan", "document", "lessons",
];
/// What the inner rooms never name.
const OUTSIDE: &[&str] = &[
    "egui",
    "eframe",
    "rfd",
    "clap",
    "std::fs",
    "std::env",
    "std::process",
    "fs::",
    "env::",
    "println!",
    "eprintln!",
    "print!",
    "dbg!",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src")
}

fn files(path: &Path, found: &mut Vec<PathBuf>) {
    if path.is_file() {
        found.push(path.to_path_buf());
    } else if path.is_dir() {
        for entry in std::fs::read_dir(path).unwrap() {
            files(&entry.unwrap().path(), found);
        }
    }
}

/// The code lines of a room with their file, without comments.
fn lines(room: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    files(&root().join(room), &mut found);
    files(&root().join(format!("{room}.rs")), &mut found);
    assert!(!found.is_empty(), "there is no room {room}");
    let mut lines = Vec::new();
    for file in found {
        let text = std::fs::read_to_string(&file).unwrap();
        let name = file.strip_prefix(root()).unwrap().display().to_string();
        let code = text
            .lines()
            .filter(|line| !line.trim_start().starts_with("//"));
        lines.extend(code.map(|line| (name.clone(), line.to_owned())));
    }
    lines
}

/// The rooms that a line names.
fn named(line: &str) -> Vec<String> {
    let mut rooms = Vec::new();
    for start in line
        .match_indices("crate::")
        .map(|(at, found)| at + found.len())
    {
        let rest = &line[start..];
        let group = rest.strip_prefix('{').unwrap_or(rest);
        for part in group
            .split(',')
            .take(if rest.starts_with('{') { usize::MAX } else { 1 })
        {
            rooms.push(
                part.trim()
                    .chars()
                    .take_while(|c| c.is_alphanumeric() || *c == '_')
                    .collect(),
            );
        }
    }
    rooms
}

#[test]
fn every_room_stands_in_the_table() {
    let text = std::fs::read_to_string(root().join("lib.rs")).unwrap();
    let declared = text
        .lines()
        .filter_map(|line| line.strip_prefix("pub mod ")?.strip_suffix(';'));
    let mut declared: Vec<&str> = declared.collect();
    let mut table: Vec<&str> = ROOMS.iter().map(|(room, _)| *room).collect();
    declared.sort_unstable();
    table.sort_unstable();
    assert_eq!(declared, table);
}

#[test]
fn rooms_name_only_the_rooms_below_them() {
    for (room, allowed) in ROOMS {
        for (file, line) in lines(room) {
            for named in named(&line) {
                let is_room = ROOMS.iter().any(|(other, _)| *other == named);
                let fits = !is_room || named == *room || allowed.contains(&named.as_str());
                assert!(
                    fits,
                    "{file} names {named}, which is not below {room}: {line}"
                );
            }
        }
    }
}

#[test]
fn inner_rooms_touch_nothing_outside() {
    for room in INNER {
        for (file, line) in lines(room) {
            for word in OUTSIDE {
                assert!(!line.contains(word), "{file} touches {word}: {line}");
            }
        }
    }
}

#[test]
fn only_the_dialogs_know_rfd() {
    for (file, line) in lines("gui") {
        assert!(
            file == "gui/dialogs.rs" || !line.contains("rfd::"),
            "{file}: {line}"
        );
    }
}

#[test]
fn the_board_and_the_panels_ask_no_rules() {
    for (file, line) in lines("gui") {
        let is_widget = file.starts_with("gui/board") || file.starts_with("gui/panels");
        assert!(
            !is_widget || !line.contains("crate::rules"),
            "{file}: {line}"
        );
    }
}

#[test]
fn the_table_sees_a_wrong_line() {
    assert_eq!(named("use crate::rules::Course;"), ["rules"]);
    assert_eq!(named("use crate::{disk, gui::App};"), ["disk", "gui"]);
    assert_eq!(named("let a = crate::game::Ply::START;"), ["game"]);
}
