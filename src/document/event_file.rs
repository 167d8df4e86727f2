//! The event as it is kept: one JSON object, whose unknown keys stay.

use serde_json::{Map, Value};

use crate::report::{Event, PaperSize};
use crate::rules::{Answer, Control, DrawOffers, Edition, LawsChoice};

/// Why a kept event cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("it is no JSON object")]
pub struct NoEvent;

const fn answer_text(answer: Answer) -> &'static str {
    answer.key()
}

fn answer(text: &str) -> Answer {
    match text {
        "yes" => Answer::Yes,
        "no" => Answer::No,
        _ => Answer::NotStated,
    }
}

/// The event that a text gives; what it does not give is as it is without one.
///
/// # Errors
/// Where it is no JSON object.
pub fn read(text: &str) -> Result<Event, NoEvent> {
    let Ok(Value::Object(object)) = serde_json::from_str(text) else {
        return Err(NoEvent);
    };
    let of = |key: &str| object.get(key).and_then(Value::as_str).unwrap_or_default();
    let laws = match of("laws") {
        "auto" => LawsChoice::OfItsDay,
        key => Edition::of_key(key).map_or_else(LawsChoice::default, LawsChoice::Edition),
    };
    let minutes = object.get("penalty_minutes").and_then(Value::as_u64);
    let mut event = Event {
        name: of("name").to_owned(),
        time_control: of("time_control").to_owned(),
        laws,
        arbiter: of("arbiter").to_owned(),
        chief_arbiter: of("chief_arbiter").to_owned(),
        appeal_to: of("appeal_to").to_owned(),
        appeal_until: of("appeal_until").to_owned(),
        electronic_boards: answer(of("electronic_boards")),
        paper: if of("paper") == "letter" {
            PaperSize::Letter
        } else {
            PaperSize::A4
        },
        ..Event::default()
    };
    event.terms.control = Control::of_key(of("control"));
    event.terms.supervised = answer(of("supervised"));
    // As many as the form and the command line take.
    let minutes = minutes.and_then(|minutes| minutes.try_into().ok());
    event.terms.minutes = minutes.filter(|minutes: &u32| *minutes <= 60);
    if of("draw_offers") == "restricted" {
        event.terms.draw_offers = DrawOffers::Restricted;
    }
    Ok(event)
}

/// The text of an event. Keys of the `former` text that are not ours stay.
#[must_use]
pub fn write(event: &Event, former: &str) -> String {
    let mut object = match serde_json::from_str(former) {
        Ok(Value::Object(object)) => object,
        _ => Map::new(),
    };
    let laws = match event.laws {
        LawsChoice::Edition(edition) => edition.key(),
        LawsChoice::OfItsDay => "auto",
    };
    let offers = match event.terms.draw_offers {
        DrawOffers::Allowed => "allowed",
        DrawOffers::Restricted => "restricted",
    };
    let paper = match event.paper {
        PaperSize::A4 => "a4",
        PaperSize::Letter => "letter",
    };
    let texts = [
        ("name", event.name.as_str()),
        ("time_control", &event.time_control),
        ("control", event.terms.control.map_or("", Control::key)),
        ("supervised", answer_text(event.terms.supervised)),
        ("draw_offers", offers),
        ("laws", laws),
        ("arbiter", &event.arbiter),
        ("chief_arbiter", &event.chief_arbiter),
        ("appeal_to", &event.appeal_to),
        ("appeal_until", &event.appeal_until),
        ("electronic_boards", answer_text(event.electronic_boards)),
        ("paper", paper),
    ];
    for (key, text) in texts {
        object.insert(key.to_owned(), Value::from(text));
    }
    object.insert(
        "penalty_minutes".to_owned(),
        Value::from(event.terms.minutes),
    );
    // An object of texts and numbers can always be written.
    serde_json::to_string_pretty(&object).unwrap_or_default() + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Terms;

    #[test]
    fn what_is_kept_comes_back_and_foreign_keys_stay() {
        let event = Event {
            name: "Club \"Open\" 2026".to_owned(),
            time_control: "90 min + 30 s".to_owned(),
            terms: Terms {
                control: Some(Control::Blitz),
                supervised: Answer::No,
                draw_offers: DrawOffers::Restricted,
                minutes: Some(3),
            },
            laws: LawsChoice::OfItsDay,
            arbiter: "FA C. Chestnut".to_owned(),
            chief_arbiter: "IA D. Dogwood".to_owned(),
            appeal_to: "the committee".to_owned(),
            appeal_until: "20:00".to_owned(),
            electronic_boards: Answer::Yes,
            paper: PaperSize::Letter,
        };
        let text = write(&event, "{\"foreign\": [1, 2]}");
        assert_eq!(read(&text).ok(), Some(event));
        assert!(text.contains("\"foreign\""), "{text}");
        let empty = Event::default();
        assert_eq!(read(&write(&empty, "")).ok(), Some(empty));
        assert!(read("[]").is_err() && read("{").is_err());
    }
}
