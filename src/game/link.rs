//! How a record goes on where no legal move leads on.

/// What stands between two segments of a record, each legal in itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Link {
    /// Moves are missing on the sheet: what was played between is unknown.
    Gap,
    /// An illegal move, as it is written, that was not noticed in time and stood (A.5.2, rapid and blitz).
    Stood(String),
}

impl Link {
    /// The tag that a later segment begins with in a file.
    pub const TAG: &'static str = "ContinuesAfter";

    /// The value of that tag.
    #[must_use]
    pub fn tag_value(&self) -> String {
        match self {
            Self::Gap => "gap".to_owned(),
            Self::Stood(written) => format!("illegal move {written}"),
        }
    }

    /// What a value of that tag says; anything but an illegal move is a gap, which claims nothing.
    #[must_use]
    pub fn of_tag(value: &str) -> Self {
        value
            .strip_prefix("illegal move ")
            .map_or(Self::Gap, |written| Self::Stood(written.to_owned()))
    }
}
