//! What is built in: sentences, pieces, fonts, the example game.

/// The message file of a language, by its code; English for a code that is none of ours.
#[must_use]
pub fn locale(code: &str) -> &'static str {
    match code {
        "id" => include_str!("../assets/locales/id/thrice.ftl"),
        _ => include_str!("../assets/locales/en/thrice.ftl"),
    }
}
