//! What was changed in a game, in words.

use crate::document::{Change, Stands};
use crate::words::Words;

/// What a step changed: "5.Nf3 replaced by 5.Nh3".
pub(super) fn change_text(change: &Change, words: &Words) -> String {
    let with_move = |key, label| words.say_with(key, &[("move", words.mv(label).into())]);
    match change {
        Change::Entered(label) => with_move("change-entered", label),
        Change::PutIn(label) => with_move("change-put-in", label),
        Change::Variation(label) => with_move("change-variation", label),
        Change::Replaced { was, by } => {
            let was = match was {
                Stands::Move(label) => words.mv(label),
                Stands::Word(word) => words.say_with("quoted", &[("word", word.as_str().into())]),
            };
            let places = [("was", was.into()), ("move", words.mv(by).into())];
            words.say_with("change-replaced", &places)
        }
        Change::Deleted(label, count) => {
            let places = [("move", words.mv(label).into()), ("n", (*count).into())];
            words.say_with("change-deleted", &places)
        }
        Change::DeletedWord(word) => {
            words.say_with("change-deleted-word", &[("word", word.as_str().into())])
        }
        Change::Gap(number) => words.say_with("change-gap", &[("n", number.to_string().into())]),
        Change::Stood(written) => {
            words.say_with("change-stood", &[("move", written.as_str().into())])
        }
        Change::Letters => words.say("change-letters"),
        Change::Tags => words.say("change-tags"),
        Change::Decided(_) => words.say("change-decided"),
        Change::TakenUp => words.say("change-taken-up"),
    }
}
