//! The clocks of a game that stands still, and what they show after a decision.

use shakmaty::Color;

/// What the two clocks show, in seconds, and whose clock was running when they were stopped. `None` where nobody noted it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Clocks {
    /// White's time.
    pub white: Option<u32>,
    /// Black's time.
    pub black: Option<u32>,
    /// Whose clock was running.
    pub running: Option<Color>,
}

impl Clocks {
    /// The time of one side.
    #[must_use]
    pub const fn of(&self, side: Color) -> Option<u32> {
        match side {
            Color::White => self.white,
            Color::Black => self.black,
        }
    }

    /// The clocks with so many minutes more for one side.
    #[must_use]
    pub fn with_minutes(self, side: Color, minutes: u32) -> Self {
        let more =
            |time: Option<u32>| time.map(|time| time.saturating_add(minutes.saturating_mul(60)));
        match side {
            Color::White => Self {
                white: more(self.white),
                ..self
            },
            Color::Black => Self {
                black: more(self.black),
                ..self
            },
        }
    }

    /// Reads a time as people write it on paper: `0:34:05`, `34:05`, `1.02.30`, or bare digits in which the last two are
    /// seconds and the two before them minutes (`3405` is 0:34:05). `None` where it is none.
    #[must_use]
    pub fn read_time(text: &str) -> Option<u32> {
        let text = text.trim();
        let parts: Vec<&str> = text.split([':', '.', ',', ' ']).collect();
        let digits = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_digit());
        if !parts.iter().all(|part| digits(part)) {
            return None;
        }
        let numbers: Option<Vec<u32>> = parts.iter().map(|part| part.parse().ok()).collect();
        let (hours, minutes, seconds) = match *numbers?.as_slice() {
            [bare] => (bare / 10_000, bare / 100 % 100, bare % 100),
            [minutes, seconds] if minutes < 60 => (0, minutes, seconds),
            // More than an hour, told in minutes.
            [minutes, seconds] => (minutes / 60, minutes % 60, seconds),
            [hours, minutes, seconds] => (hours, minutes, seconds),
            _ => return None,
        };
        (minutes < 60 && seconds < 60 && hours < 100)
            .then_some(hours * 3_600 + minutes * 60 + seconds)
    }

    /// A time as the records show it: `0:34:05`.
    #[must_use]
    pub fn time_text(seconds: u32) -> String {
        let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60);
        format!("{hours}:{minutes:02}:{:02}", seconds % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_time(text: &str, shown: Option<&str>) {
        let read = Clocks::read_time(text).map(Clocks::time_text);
        assert_eq!(read.as_deref(), shown, "{text}");
    }

    #[test]
    fn times_are_read_as_people_write_them() {
        check_time("0:34:05", Some("0:34:05"));
        check_time("34:05", Some("0:34:05"));
        check_time("3405", Some("0:34:05"));
        check_time("1.02.30", Some("1:02:30"));
        check_time("10230", Some("1:02:30"));
        check_time("90:00", Some("1:30:00"));
        check_time("9", Some("0:00:09"));
        check_time("0:61:05", None);
        check_time("34:65", None);
        check_time("", None);
        check_time("-5", None);
        check_time("1:2:3:4", None);
        check_time("99999999999", None);
    }

    #[test]
    fn two_minutes_more_are_worked_out() {
        let clocks = Clocks {
            white: Some(21 * 60 + 40),
            black: Some(34 * 60 + 5),
            running: None,
        };
        let after = clocks.with_minutes(Color::Black, 2);
        assert_eq!(
            after.black.map(Clocks::time_text).as_deref(),
            Some("0:36:05")
        );
        assert_eq!(after.white, clocks.white);
    }
}
