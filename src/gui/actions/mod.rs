//! The table of actions: label and keys. Menu, button and key are made from it.

mod keys;
mod names;

use egui::{Key, KeyboardShortcut, Modifiers};

pub(super) use keys::{
    ALT_COMMANDS, cover_pressed, pressed, pressed_in_rooms, type_nothing_with_alt, was_pressed,
};
pub(super) use names::{ctrl_name, key_name, key_names, say_with_key, with_key};

use crate::document::{
    Action, BoardColours, Colours, Motion, Part, Preference, Quiz, Room, Ruled, Scale, SetUpKind,
    Side, TextSize,
};
use crate::game::PieceNames;

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

const fn row(action: Action, label: &'static str, keys: &'static [KeyboardShortcut]) -> Entry {
    Entry {
        action,
        label,
        keys,
    }
}

const fn choice(preference: Preference, label: &'static str) -> Entry {
    row(Action::Choose(preference), label, &[])
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

const fn ctrl(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn ctrl_shift(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), key)
}

/// Every action that has a fixed place in a menu or on a key. Keys with more modifiers stand before those with fewer.
pub(super) const TABLE: &[Entry] = &[
    row(
        Action::BeginSetUp(SetUpKind::Tail),
        "action-tail",
        &[ctrl_shift(Key::N)],
    ),
    row(Action::NewGame, "action-new-game", &[ctrl(Key::N)]),
    row(
        Action::BeginSetUp(SetUpKind::Game),
        "action-set-up",
        &[ctrl(Key::E)],
    ),
    row(
        Action::BeginSetUp(SetUpKind::Table),
        "action-table",
        &[ctrl(Key::T)],
    ),
    row(Action::BeginSetUp(SetUpKind::Gap), "action-gap", &[]),
    row(Action::TwoSheets, "action-two-sheets", &[ctrl(Key::B)]),
    row(Action::Scan, "action-scan", &[ctrl_shift(Key::O)]),
    row(Action::Open, "action-open", &[ctrl(Key::O)]),
    row(Action::OpenPath, "action-open-path", &[ctrl(Key::L)]),
    row(Action::Example, "action-example", &[]),
    row(Action::NextFile, "action-next-file", &[ctrl(Key::Tab)]),
    row(Action::Reload, "action-reload", &[plain(Key::F5)]),
    row(Action::CloseFile, "action-close-file", &[ctrl(Key::W)]),
    row(
        Action::Redo,
        "action-redo",
        &[ctrl_shift(Key::Z), ctrl(Key::Y)],
    ),
    row(Action::Undo, "action-undo", &[ctrl(Key::Z)]),
    row(
        Action::DeletePair,
        "action-delete-pair",
        &[ctrl_shift(Key::Delete)],
    ),
    row(
        Action::DeleteShown,
        "action-delete-shown",
        &[ctrl(Key::Delete)],
    ),
    row(Action::DeleteWord, "action-delete-word", &[]),
    row(Action::WriteTags, "action-tags", &[ctrl(Key::I)]),
    row(
        Action::ExamineClaim,
        "action-examine-claim",
        &[plain(Key::F2)],
    ),
    row(Action::AnotherClaim, "action-another-claim", &[]),
    row(
        Action::Decide(Ruled::AsFound),
        "action-decide",
        &[ctrl(Key::Enter)],
    ),
    row(Action::CopyRecord, "action-copy-record", &[]),
    row(Action::SaveForm, "action-save-form", &[]),
    row(Action::WriteEvent, "action-event", &[]),
    row(Action::Register, "action-register", &[ctrl(Key::R)]),
    row(Action::SaveRegister, "action-save-register", &[]),
    row(Action::SaveGame, "action-save-game", &[ctrl_shift(Key::S)]),
    row(Action::Save, "action-save", &[ctrl(Key::S)]),
    row(Action::SaveGamePath, "action-save-game-path", &[]),
    row(Action::Rewrite, "action-rewrite", &[]),
    row(Action::Quit, "action-quit", &[ctrl(Key::Q)]),
    row(
        Action::CopyDiagram,
        "action-copy-diagram",
        &[ctrl_shift(Key::D)],
    ),
    row(Action::SaveDiagram, "action-save-diagram", &[ctrl(Key::D)]),
    row(Action::CopyFen, "action-copy-fen", &[ctrl_shift(Key::F)]),
    row(
        Action::CopyMoves,
        "action-copy-moves",
        &[ctrl_shift(Key::M)],
    ),
    row(Action::CopyPgn, "action-copy-pgn", &[ctrl_shift(Key::P)]),
    row(Action::SaveRecord, "action-save-record", &[ctrl(Key::P)]),
    row(Action::CopyStandard, "action-copy-standard", &[]),
    row(Action::Paste, "action-paste", &[]),
    row(
        Action::First,
        "action-first",
        &[plain(Key::Home), plain(Key::ArrowUp)],
    ),
    row(
        Action::Previous,
        "action-previous",
        &[plain(Key::ArrowLeft)],
    ),
    row(Action::Next, "action-next", &[plain(Key::ArrowRight)]),
    row(
        Action::Last,
        "action-last",
        &[plain(Key::End), plain(Key::ArrowDown)],
    ),
    row(Action::Autoplay, "action-autoplay", &[plain(Key::F4)]),
    row(
        Action::PreviousOccurrence,
        "action-previous-occurrence",
        &[plain(Key::OpenBracket)],
    ),
    row(
        Action::NextOccurrence,
        "action-next-occurrence",
        &[plain(Key::CloseBracket)],
    ),
    row(Action::MainLine, "action-main-line", &[plain(Key::F8)]),
    row(
        Action::PreviousGame,
        "action-previous-game",
        &[ctrl(Key::PageUp)],
    ),
    row(Action::NextGame, "action-next-game", &[ctrl(Key::PageDown)]),
    row(Action::Games, "action-games", &[ctrl(Key::F), ctrl(Key::G)]),
    row(Action::Hold, "action-hold", &[plain(Key::F6)]),
    row(Action::CompareHeld, "action-compare", &[plain(Key::F7)]),
    row(Action::Flip, "action-flip", &[plain(Key::F3)]),
    row(Action::Cover, "action-cover", &[plain(Key::F9)]),
    row(
        Action::PlayersView,
        "action-players-view",
        &[plain(Key::F12)],
    ),
    row(Action::Present, "action-present", &[plain(Key::F11)]),
    row(Action::Scale(Scale::Larger), "action-larger", &[]),
    row(Action::Scale(Scale::Smaller), "action-smaller", &[]),
    row(Action::Scale(Scale::Normal), "action-normal-size", &[]),
    choice(Preference::Colours(Colours::System), "theme-system"),
    choice(Preference::Colours(Colours::Light), "theme-light"),
    choice(Preference::Colours(Colours::Dark), "theme-dark"),
    choice(
        Preference::Colours(Colours::ContrastLight),
        "theme-contrast-light",
    ),
    choice(
        Preference::Colours(Colours::ContrastDark),
        "theme-contrast-dark",
    ),
    choice(Preference::Board(BoardColours::Wood), "board-wood"),
    choice(Preference::Board(BoardColours::Green), "board-green"),
    choice(Preference::Board(BoardColours::Blue), "board-blue"),
    choice(Preference::Board(BoardColours::Grey), "board-grey"),
    choice(Preference::Text(TextSize::Small), "text-small"),
    choice(Preference::Text(TextSize::Usual), "text-usual"),
    choice(Preference::Text(TextSize::Large), "text-large"),
    choice(Preference::Text(TextSize::Larger), "text-larger"),
    choice(Preference::Text(TextSize::Largest), "text-largest"),
    choice(
        Preference::Pieces(PieceNames::OfLanguage),
        "pieces-of-language",
    ),
    choice(Preference::Pieces(PieceNames::English), "pieces-english"),
    choice(
        Preference::Pieces(PieceNames::Figurines),
        "pieces-figurines",
    ),
    choice(Preference::Motion(Motion::System), "motion-system"),
    choice(Preference::Motion(Motion::Moving), "motion-moving"),
    choice(Preference::Motion(Motion::Still), "motion-still"),
    choice(Preference::Finding(Side::Right), "finding-right"),
    choice(Preference::Finding(Side::Left), "finding-left"),
    choice(Preference::Quiz(Quiz::Asks), "quiz-asks"),
    choice(Preference::Quiz(Quiz::Tells), "quiz-tells"),
    row(
        Action::Widen(Part::Finding, Room::More),
        "action-wider-finding",
        &[],
    ),
    row(
        Action::Widen(Part::Finding, Room::Less),
        "action-narrower-finding",
        &[],
    ),
    row(
        Action::Widen(Part::Scoresheet, Room::More),
        "action-wider-scoresheet",
        &[],
    ),
    row(
        Action::Widen(Part::Scoresheet, Room::Less),
        "action-narrower-scoresheet",
        &[],
    ),
    row(Action::UsualLayout, "action-usual-layout", &[]),
    row(Action::ShowSettings, "action-show-settings", &[]),
    row(Action::Palette, "action-palette", &[ctrl(Key::K)]),
    row(Action::Keys, "action-keys", &[plain(Key::F1)]),
    row(Action::Help, "action-help", &[]),
    row(Action::SaveCard, "action-save-card", &[]),
    row(Action::About, "action-about", &[]),
];

/// The digits from 1: with Alt they go to the n-th occurrence; in a row of answers they choose the n-th.
pub(super) const DIGITS: [Key; 9] = [
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

#[cfg(test)]
mod tests {
    use super::keys::works_everywhere;
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
    fn keys_with_more_modifiers_stand_first() {
        let all: Vec<KeyboardShortcut> =
            TABLE.iter().flat_map(|entry| entry.keys).copied().collect();
        for (i, key) in all.iter().enumerate() {
            let is_taken = |later: &&KeyboardShortcut| {
                later.logical_key == key.logical_key
                    && later.modifiers.matches_logically(key.modifiers)
            };
            let later = all.iter().skip(i + 1).find(is_taken);
            assert_eq!(later, None, "{key:?} takes it");
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
