//! The letters that open the menus with Alt.

use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, InnerResponse, Key, Modifiers, Popup, Stroke, TextStyle, Ui};

use crate::gui::actions::ALT_COMMANDS;

/// The keys of the Latin letters, in whose place the Russian keyboard has the letters of `RUSSIAN`.
const LATIN: &str = "QWERTYUIOPASDFGHJKLZXCVBNM";
const RUSSIAN: &str = "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ";

/// The letter of a menu: its place in the name, and its key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct MenuLetter {
    place: usize,
    key: Key,
}

/// The letters of menus with these names: of each the first that no menu before it has.
pub(super) fn letters_of(names: &[String]) -> Vec<Option<MenuLetter>> {
    let mut letters: Vec<Option<MenuLetter>> = Vec::new();
    for name in names {
        let all = name.char_indices().filter_map(|(place, letter)| {
            let key = key_of(letter)?;
            Some(MenuLetter { place, key })
        });
        let is_taken = |key| letters.iter().flatten().any(|other| other.key == key);
        let free = all.into_iter().find(|letter| !is_taken(letter.key));
        letters.push(free);
    }
    letters
}

/// The key on which a letter stands.
fn key_of(letter: char) -> Option<Key> {
    let letter = letter.to_uppercase().next()?;
    let russian = RUSSIAN.chars().position(|it| it == letter);
    let latin = match russian {
        Some(place) => LATIN.chars().nth(place)?,
        None => letter,
    };
    let is_letter = latin.is_ascii_uppercase();
    is_letter.then(|| Key::from_name(&latin.to_string()))?
}

/// A menu of the bar, which its letter opens with Alt; the letter is underlined as long as Alt is held.
pub(super) fn menu_ui<R>(
    ui: &mut Ui,
    name: &str,
    letter: Option<MenuLetter>,
    contents: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<Option<R>> {
    let letter = letter.filter(|_| ALT_COMMANDS);
    let held = letter.filter(|_| ui.input(|input| input.modifiers.alt));
    let menu = ui.menu_button(underlined(ui, name, held), contents);
    // A question over the window has the keys to itself.
    let is_free = ui.memory(|memory| memory.allows_interaction(ui.layer_id()));
    let pressed =
        |letter: MenuLetter| ui.input_mut(|input| input.consume_key(Modifiers::ALT, letter.key));
    if is_free && letter.is_some_and(pressed) {
        menu.response.request_focus();
        Popup::open_id(ui.ctx(), Popup::default_response_id(&menu.response));
    }
    menu
}

/// A name with a line under one of its letters.
fn underlined(ui: &Ui, name: &str, letter: Option<MenuLetter>) -> LayoutJob {
    let plain = TextFormat {
        font_id: TextStyle::Button.resolve(ui.style()),
        color: Color32::PLACEHOLDER,
        ..TextFormat::default()
    };
    let line = TextFormat {
        underline: Stroke::new(1.0, ui.visuals().text_color()),
        ..plain.clone()
    };
    let (before, rest) = name
        .split_at_checked(letter.map_or(0, |it| it.place))
        .unwrap_or(("", name));
    let length = letter.and(rest.chars().next()).map_or(0, char::len_utf8);
    let (marked, after) = rest.split_at_checked(length).unwrap_or(("", rest));
    let mut job = LayoutJob::default();
    for (text, format) in [(before, &plain), (marked, &line), (after, &plain)] {
        if !text.is_empty() {
            job.append(text, 0.0, format.clone());
        }
    }
    job
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::panels::menus::MENUS;
    use crate::words::{Language, Words};

    #[test]
    fn every_menu_has_a_letter_of_its_own_in_every_language() {
        for language in Language::ALL {
            let words = Words::new(language);
            let names: Vec<String> = MENUS.iter().map(|(name, _)| words.say(name)).collect();
            let letters = letters_of(&names);
            assert!(letters.iter().all(Option::is_some), "{names:?}");
            let mut keys: Vec<Key> = letters.iter().flatten().map(|it| it.key).collect();
            keys.sort();
            keys.dedup();
            assert_eq!(keys.len(), names.len(), "{names:?}");
        }
    }

    #[test]
    fn letters_are_asked_for_where_they_stand_on_the_keyboard() {
        assert_eq!(key_of('f'), Some(Key::F));
        assert_eq!(key_of('Ф'), Some(Key::A));
        assert_eq!(key_of('É'), None);
        assert_eq!(key_of(' '), None);
    }
}
