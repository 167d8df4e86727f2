//! The table of actions: label, explanation, keys. Menu, button and key are made from it.

use egui::{Context, Key, KeyboardShortcut, Modifiers};

use crate::document::Action;

/// One row of the table.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry {
    /// What it does.
    pub(super) action: Action,
    /// The key of its label in `words`.
    pub(super) label: &'static str,
    /// Its keys; the first is shown.
    pub(super) keys: &'static [KeyboardShortcut],
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

/// Every action that has a fixed place in a menu or on a key.
pub(super) const TABLE: &[Entry] = &[
    Entry {
        action: Action::Open,
        label: "action-open",
        keys: &[ctrl(Key::O)],
    },
    Entry {
        action: Action::Example,
        label: "action-example",
        keys: &[],
    },
    Entry {
        action: Action::Quit,
        label: "action-quit",
        keys: &[ctrl(Key::Q)],
    },
    Entry {
        action: Action::First,
        label: "action-first",
        keys: &[plain(Key::Home), plain(Key::ArrowUp)],
    },
    Entry {
        action: Action::Previous,
        label: "action-previous",
        keys: &[plain(Key::ArrowLeft)],
    },
    Entry {
        action: Action::Next,
        label: "action-next",
        keys: &[plain(Key::ArrowRight)],
    },
    Entry {
        action: Action::Last,
        label: "action-last",
        keys: &[plain(Key::End), plain(Key::ArrowDown)],
    },
    Entry {
        action: Action::PreviousOccurrence,
        label: "action-previous-occurrence",
        keys: &[plain(Key::OpenBracket)],
    },
    Entry {
        action: Action::NextOccurrence,
        label: "action-next-occurrence",
        keys: &[plain(Key::CloseBracket)],
    },
    Entry {
        action: Action::PreviousGame,
        label: "action-previous-game",
        keys: &[ctrl(Key::PageUp)],
    },
    Entry {
        action: Action::NextGame,
        label: "action-next-game",
        keys: &[ctrl(Key::PageDown)],
    },
    Entry {
        action: Action::Flip,
        label: "action-flip",
        keys: &[plain(Key::F3)],
    },
    Entry {
        action: Action::Cover,
        label: "action-cover",
        keys: &[plain(Key::F9)],
    },
    Entry {
        action: Action::About,
        label: "action-about",
        keys: &[],
    },
];

/// The digits that go to the n-th occurrence with Alt.
const DIGITS: [Key; 9] = [
    Key::Num1,
    Key::Num2,
    Key::Num3,
    Key::Num4,
    Key::Num5,
    Key::Num6,
    Key::Num7,
    Key::Num8,
    Key::Num9,
];

/// The row of an action.
pub(super) fn entry(action: Action) -> Option<&'static Entry> {
    TABLE.iter().find(|entry| entry.action == action)
}

/// The first key of an action as people write it, such as `Ctrl+O`.
pub(super) fn key_name(action: Action) -> Option<String> {
    entry(action)?.keys.first().copied().map(shortcut_name)
}

fn shortcut_name(shortcut: KeyboardShortcut) -> String {
    let key = match shortcut.logical_key {
        Key::OpenBracket => "[".to_owned(),
        Key::CloseBracket => "]".to_owned(),
        Key::ArrowLeft => "←".to_owned(),
        Key::ArrowRight => "→".to_owned(),
        key => key.name().to_owned(),
    };
    if shortcut.modifiers.command {
        format!("Ctrl+{key}")
    } else {
        key
    }
}

/// Whether a key works wherever the focus is: function keys and keys with Ctrl or Alt.
fn works_everywhere(shortcut: KeyboardShortcut) -> bool {
    let is_function_key = matches!(
        shortcut.logical_key,
        Key::F1 | Key::F2 | Key::F3 | Key::F9 | Key::F11
    );
    is_function_key || shortcut.modifiers.command || shortcut.modifiers.alt
}

/// Takes the keys of this frame from the input and gives their actions, in the order of the table.
/// Other keys than function keys and those with Ctrl or Alt are left to a text field that has the focus.
pub(super) fn pressed(ctx: &Context) -> Vec<Action> {
    let typing = ctx.text_edit_focused();
    let mut actions = Vec::new();
    ctx.input_mut(|input| {
        for entry in TABLE {
            for shortcut in entry
                .keys
                .iter()
                .filter(|shortcut| !typing || works_everywhere(**shortcut))
            {
                let times = input.count_and_consume_key(shortcut.modifiers, shortcut.logical_key);
                actions.extend(std::iter::repeat_n(entry.action, times));
            }
        }
        for (n, key) in (1..).zip(DIGITS) {
            if input.consume_key(Modifiers::ALT, key) {
                actions.push(Action::NthOccurrence(n));
            }
        }
    });
    actions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_actions_share_a_key() {
        let mut all: Vec<KeyboardShortcut> =
            TABLE.iter().flat_map(|entry| entry.keys).copied().collect();
        all.extend(DIGITS.map(|key| KeyboardShortcut::new(Modifiers::ALT, key)));
        for (i, key) in all.iter().enumerate() {
            assert!(
                !all.iter().skip(i + 1).any(|other| other == key),
                "{key:?} is given twice"
            );
        }
    }

    #[test]
    fn letters_and_digits_are_left_to_the_move_entry() {
        for key in TABLE.iter().flat_map(|entry| entry.keys) {
            let name = key.logical_key.name();
            let is_letter_or_digit = name.len() == 1 && name.chars().all(char::is_alphanumeric);
            assert!(
                !is_letter_or_digit || works_everywhere(*key),
                "{key:?} would begin a move"
            );
        }
    }
}
