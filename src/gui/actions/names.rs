//! The keys of actions as people write them: `Ctrl+O`, `Strg+O`.

use egui::{Key, KeyboardShortcut};

use super::{ctrl, entry};
use crate::document::{Action, Scale};
use crate::words::Words;

/// The first key of an action as people write it, such as `Ctrl+O`.
pub(in crate::gui) fn key_name(action: Action, words: &Words) -> Option<String> {
    key_names(action, words).into_iter().next()
}

/// All keys of an action as people write them. Pasting and the size have keys that egui itself takes.
pub(in crate::gui) fn key_names(action: Action, words: &Words) -> Vec<String> {
    let taken = match action {
        Action::Paste => Some(ctrl(Key::V)),
        Action::Scale(Scale::Larger) => Some(ctrl(Key::Plus)),
        Action::Scale(Scale::Smaller) => Some(ctrl(Key::Minus)),
        Action::Scale(Scale::Normal) => Some(ctrl(Key::Num0)),
        _ => None,
    };
    let keys = entry(action).map(|entry| entry.keys).unwrap_or_default();
    let all = taken.iter().chain(keys);
    all.map(|key| shortcut_name(*key, words)).collect()
}

/// A label with the key of its action behind it, for a tip: `Next (→)`.
pub(in crate::gui) fn with_key(label: &str, action: Action, words: &Words) -> String {
    match key_name(action, words) {
        Some(key) => format!("{label} ({key})"),
        None => label.to_owned(),
    }
}

/// A sentence that names the key of an action at its place `key`.
pub(in crate::gui) fn say_with_key(sentence: &str, action: Action, words: &Words) -> String {
    let key = key_name(action, words).unwrap_or_default();
    words.say_with(sentence, &[("key", key.into())])
}

/// The key that commands are held with.
pub(in crate::gui) fn ctrl_name(words: &Words) -> String {
    words.say(if cfg!(target_os = "macos") {
        "key-command"
    } else {
        "key-ctrl"
    })
}

fn shortcut_name(shortcut: KeyboardShortcut, words: &Words) -> String {
    let modifiers = shortcut.modifiers;
    let command = modifiers.command.then(|| ctrl_name(words));
    let shift = modifiers.shift.then(|| words.say("key-shift"));
    let key = name_of(shortcut.logical_key, words);
    let names: Vec<String> = command.into_iter().chain(shift).chain([key]).collect();
    names.join("+")
}

/// What stands on the key; a sign where it has one.
fn name_of(key: Key, words: &Words) -> String {
    let written = match key {
        Key::Delete => "key-delete",
        Key::Home => "key-home",
        Key::End => "key-end",
        Key::PageUp => "key-page-up",
        Key::PageDown => "key-page-down",
        Key::Enter => "key-enter",
        Key::OpenBracket => return "[".to_owned(),
        Key::CloseBracket => return "]".to_owned(),
        Key::ArrowLeft => return "←".to_owned(),
        Key::ArrowRight => return "→".to_owned(),
        Key::ArrowUp => return "↑".to_owned(),
        Key::ArrowDown => return "↓".to_owned(),
        Key::Plus => return "+".to_owned(),
        Key::Minus => return "-".to_owned(),
        _ => return key.name().to_owned(),
    };
    words.say(written)
}
