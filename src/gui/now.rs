//! The day and the time of day, as records show them.

/// A moment of the calendar, where the window stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Now {
    /// The day: `2026-11-28`.
    pub date: String,
    /// The time: `17:40`.
    pub time: String,
}

impl Now {
    /// By the clock of this machine.
    #[must_use]
    pub fn here() -> Self {
        let now = jiff::ZonedDateTime::now();
        Self {
            date: now.strftime("%Y-%m-%d").to_string(),
            time: now.strftime("%H:%M").to_string(),
        }
    }
}
