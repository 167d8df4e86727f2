//! The keys of a frame and what they mean: which belong to a text that is edited, to a view, to the board.

use egui::{Context, Event, InputState, Key, KeyboardShortcut, Modifiers};

use super::{DIGITS, TABLE, entry, plain};
use crate::document::{Action, Document, View};

/// The keys of the comparison: arrows step on the right, with Shift on the left.
const COMPARE: &[(KeyboardShortcut, Action)] = &[
    (
        KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowLeft),
        Action::StepLeft(-1),
    ),
    (
        KeyboardShortcut::new(Modifiers::SHIFT, Key::ArrowRight),
        Action::StepLeft(1),
    ),
    (plain(Key::ArrowLeft), Action::StepRight(-1)),
    (plain(Key::ArrowRight), Action::StepRight(1)),
];

/// Whether a key works wherever the focus is: function keys and keys with Ctrl or Alt.
pub(super) fn works_everywhere(shortcut: KeyboardShortcut) -> bool {
    let name = shortcut.logical_key.name();
    let is_function_key =
        name.len() > 1 && name.starts_with('F') && name.chars().skip(1).all(|c| c.is_ascii_digit());
    is_function_key || shortcut.modifiers.command || shortcut.modifiers.alt
}

/// Takes the keys of this frame from the input and gives their actions, in the order of the table.
/// Other keys than function keys and those with Ctrl or Alt are left to a text field that has the focus.
/// `typing` says whether a text is being edited.
pub(in crate::gui) fn pressed(ctx: &Context, document: &Document, typing: bool) -> Vec<Action> {
    let comparing = matches!(document.view(), View::Compare(_));
    // The questions about a claim have the arrows and the digits.
    let claiming = matches!(document.view(), View::Claim);
    let in_view = !matches!(document.view(), View::Game);
    let mut actions = Vec::new();
    ctx.input_mut(|input| {
        if in_view && input.consume_key(Modifiers::NONE, Key::Escape) {
            actions.push(Action::CloseView);
        }
        if comparing {
            for (shortcut, action) in COMPARE {
                let times = input.count_and_consume_key(shortcut.modifiers, shortcut.logical_key);
                actions.extend(std::iter::repeat_n(*action, times));
            }
        }
        for entry in TABLE {
            for shortcut in entry
                .keys
                .iter()
                .filter(|shortcut| !(typing || claiming) || works_everywhere(**shortcut))
                // A text that is being edited has an undo of its own.
                .filter(|_| !typing || !matches!(entry.action, Action::Undo | Action::Redo))
            {
                let times = count(input, *shortcut, is_switch(entry.action));
                actions.extend(std::iter::repeat_n(entry.action, times));
            }
        }
        if !typing {
            // Their keys are commands; in the empty field for moves they are no text.
            let is_bracket =
                |event: &Event| matches!(event, Event::Text(text) if text == "[" || text == "]");
            input.events.retain(|event| !is_bracket(event));
        }
        for (n, key) in (1..).zip(DIGITS) {
            if input.consume_key(Modifiers::ALT, key) {
                actions.push(Action::NthOccurrence(n));
            }
        }
    });
    actions
}

/// Whether Alt makes a command of a letter. On a Mac it types signs.
pub(in crate::gui) const ALT_COMMANDS: bool = !cfg!(target_os = "macos");

/// Takes what keys held with Alt would type: they are commands, perhaps of another program, and some systems tell of both.
pub(in crate::gui) fn type_nothing_with_alt(ctx: &Context) {
    if !ALT_COMMANDS {
        return;
    }
    ctx.input_mut(|input| {
        let mut is_with_alt = false;
        input.events.retain(|event| match event {
            // Alt Gr, which types, is Ctrl and Alt on some systems.
            Event::Key {
                modifiers, pressed, ..
            } => {
                is_with_alt = *pressed && modifiers.alt && !modifiers.ctrl;
                true
            }
            Event::Text(_) => !is_with_alt,
            _ => true,
        });
    });
}

/// The keys of this frame that have a meaning wherever one is: those of a lesson, a scan or the help stay with it.
pub(in crate::gui) fn pressed_in_rooms(ctx: &Context, document: &Document) -> Vec<Action> {
    let mut actions = pressed(ctx, document, true);
    actions.retain(|action| !action.is_a_step() && !action.changes_moves());
    actions
}

/// Whether the key of the cover was pressed: it works whatever else stands over the window.
pub(in crate::gui) fn cover_pressed(ctx: &Context) -> bool {
    let keys = entry(Action::Cover)
        .map(|entry| entry.keys)
        .unwrap_or_default();
    ctx.input_mut(|input| {
        keys.iter()
            .map(|key| count(input, *key, true))
            .sum::<usize>()
            % 2
            == 1
    })
}

/// Whether the key of an action was pressed, and not only held; it is taken.
pub(in crate::gui) fn was_pressed(ctx: &Context, action: Action) -> bool {
    let keys = entry(action).map(|entry| entry.keys).unwrap_or_default();
    ctx.input_mut(|input| keys.iter().any(|key| count(input, *key, true) > 0))
}

/// Whether an action turns something on and off, so that a key held down must not do it again and again.
const fn is_switch(action: Action) -> bool {
    matches!(
        action,
        Action::Cover | Action::Flip | Action::PlayersView | Action::Autoplay | Action::Present
    )
}

/// How often a key was pressed; the repeats of a key held down count only where they are wanted.
fn count(input: &mut InputState, shortcut: KeyboardShortcut, only_fresh: bool) -> usize {
    if only_fresh {
        let held = |event: &Event| matches!(event, Event::Key { key, repeat: true, .. } if *key == shortcut.logical_key);
        input.events.retain(|event| !held(event));
    }
    input.count_and_consume_key(shortcut.modifiers, shortcut.logical_key)
}
