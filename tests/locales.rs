//! The message files hold together: same keys, same places, every key used, every used key there.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use fluent_bundle::FluentResource;
use thrice::words::{Language, Words};

/// The keys of a message file, each with the places that its text names.
fn messages(language: Language) -> BTreeMap<String, BTreeSet<String>> {
    let text = thrice::assets::locale(language.code());
    FluentResource::try_new(text.to_owned()).expect("the message file has no fault of syntax");
    let mut messages = BTreeMap::new();
    let mut current = None;
    for line in text.lines() {
        let is_new = line.chars().next().is_some_and(|c| c.is_ascii_lowercase());
        if let (true, Some((key, _))) = (is_new, line.split_once(" =")) {
            let former = messages.insert(key.to_owned(), BTreeSet::new());
            assert!(
                former.is_none(),
                "{key} stands twice in {}",
                language.code()
            );
            current = Some(key.to_owned());
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars()
                .take_while(|c| c.is_ascii_alphanumeric() || *c == '_')
                .collect::<String>()
        });
        if let Some(places) = current.as_ref().and_then(|key| messages.get_mut(key)) {
            places.extend(names);
        }
    }
    messages
}

/// Every source file as one text.
fn sources(folder: &Path) -> String {
    let mut all = String::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            all += &sources(&path);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            all += &std::fs::read_to_string(&path).unwrap();
        }
    }
    all
}

/// The keys that the sources name: every string literal of small letters with hyphens that some message has,
/// and every literal that is handed to `say`.
fn used_keys(source: &str) -> BTreeSet<String> {
    let literals = source.split('"').skip(1).step_by(2);
    literals
        .filter(|text| text.contains('-') || !text.is_empty())
        .map(str::to_owned)
        .collect()
}

#[test]
fn all_languages_have_the_same_keys_and_places() {
    let english = messages(Language::English);
    for language in Language::ALL {
        let other = messages(language);
        let missing: Vec<_> = english
            .keys()
            .filter(|key| !other.contains_key(*key))
            .collect();
        let extra: Vec<_> = other
            .keys()
            .filter(|key| !english.contains_key(*key))
            .collect();
        assert!(
            missing.is_empty() && extra.is_empty(),
            "{}: missing {missing:?}, extra {extra:?}",
            language.code()
        );
        for (key, places) in &english {
            assert_eq!(places, &other[key], "{}: places of {key}", language.code());
        }
    }
}

#[test]
fn every_message_is_used() {
    let source = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let unused: Vec<_> = messages(Language::English)
        .into_keys()
        .filter(|key| !source.contains(&format!("\"{key}\"")))
        .collect();
    assert!(unused.is_empty(), "no source names {unused:?}");
}

#[test]
fn every_key_that_is_said_exists() {
    let source = sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let messages = messages(Language::English);
    let said = source.split(".say").skip(1).filter_map(|rest| {
        let call = rest
            .strip_prefix('(')
            .or_else(|| rest.strip_prefix("_with("))?;
        let literal = call.trim_start().strip_prefix('"')?;
        literal.split('"').next()
    });
    let unknown: BTreeSet<_> = said.filter(|key| !messages.contains_key(*key)).collect();
    assert!(unknown.is_empty(), "no message file has {unknown:?}");
    let prefixes: BTreeSet<&str> = messages
        .keys()
        .filter_map(|key| key.split('-').next())
        .collect();
    let looks_like_key = |text: &&String| {
        text.contains('-')
            && text.chars().all(|c| c.is_ascii_lowercase() || c == '-')
            && text
                .split('-')
                .next()
                .is_some_and(|first| prefixes.contains(first))
    };
    let other: Vec<_> = used_keys(&source)
        .into_iter()
        .filter(|key| looks_like_key(&key) && !messages.contains_key(key))
        .collect();
    assert!(other.is_empty(), "no message file has {other:?}");
}

#[test]
fn places_and_plurals_are_filled() {
    let english = Words::new(Language::English);
    let later = |n: u32| english.say_with("moves-later", &[("n", n.into())]);
    assert_eq!(later(1), "1 move later");
    assert_eq!(later(2), "2 moves later");
    let indonesian = Words::new(Language::Indonesian);
    assert_eq!(
        indonesian.say_with("moves-later", &[("n", 2u32.into())]),
        "2 langkah kemudian"
    );
}
