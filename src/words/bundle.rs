//! The messages of one language and how they are looked up.

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::LanguageIdentifier;

use super::Language;
use crate::assets;
use crate::game::{Letters, PieceNames};

/// The sentences of one language.
pub struct Words {
    language: Language,
    pieces: PieceNames,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Words")
            .field("language", &self.language)
            .finish_non_exhaustive()
    }
}

impl Words {
    /// The sentences of a language.
    #[must_use]
    pub fn new(language: Language) -> Self {
        // A message file with a fault still gives its good messages; the test `locales` finds the fault.
        let resource = match FluentResource::try_new(assets::locale(language.code()).to_owned()) {
            Ok(resource) | Err((resource, _)) => resource,
        };
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        Self {
            language,
            pieces: PieceNames::default(),
            bundle,
        }
    }

    /// From now on the pieces in moves are named so.
    pub const fn set_pieces(&mut self, pieces: PieceNames) {
        self.pieces = pieces;
    }

    /// Whether moves are shown with figurines.
    #[must_use]
    pub fn has_figurines(&self) -> bool {
        match self.pieces {
            PieceNames::OfLanguage => self.language.has_figurines(),
            PieceNames::English => false,
            PieceNames::Figurines => true,
        }
    }

    /// The letters of the pieces in moves, where they have no figurines.
    pub(super) fn letters_of_moves(&self) -> Letters {
        let own = Letters::of_language(self.language.code());
        match self.pieces {
            PieceNames::English => Letters::english(),
            PieceNames::OfLanguage | PieceNames::Figurines => own.unwrap_or_default(),
        }
    }

    /// The language.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The sentence `key` without places.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.say_with(key, &[])
    }

    /// The sentence `key` with its places filled. A key that does not exist shows as itself; a test holds
    /// every key of the code against the message files.
    #[must_use]
    pub fn say_with(&self, key: &str, places: &[(&str, Value)]) -> String {
        let Some(pattern) = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value())
        else {
            return key.to_owned();
        };
        let mut args = FluentArgs::new();
        for (name, value) in places {
            args.set((*name).to_owned(), value.0.clone());
        }
        let mut errors = Vec::new();
        let sentence = self
            .bundle
            .format_pattern(pattern, Some(&args), &mut errors)
            .into_owned();
        // An edition known in outline names no article for some points.
        let sentence = sentence.replace(" ()", "");
        debug_assert!(errors.is_empty(), "{key}: {errors:?}");
        sentence
    }

    /// A list such as "a, b and c".
    pub(super) fn list(&self, key: &str, mut items: Vec<String>) -> String {
        match (items.pop(), items.is_empty()) {
            (None, _) => String::new(),
            (Some(only), true) => only,
            (Some(last), false) => self.say_with(
                key,
                &[("many", items.join(", ").into()), ("last", last.into())],
            ),
        }
    }
}

/// What fills a place of a sentence: a text or a number.
#[derive(Clone, Debug)]
pub struct Value(FluentValue<'static>);

impl From<&str> for Value {
    fn from(text: &str) -> Self {
        Self(FluentValue::String(text.to_owned().into()))
    }
}

impl From<String> for Value {
    fn from(text: String) -> Self {
        Self(FluentValue::String(text.into()))
    }
}

impl From<u32> for Value {
    fn from(number: u32) -> Self {
        Self(FluentValue::from(number))
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Self {
        Self(FluentValue::from(number))
    }
}
