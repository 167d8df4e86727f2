//! The languages of the program.

/// A language in which the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Indonesian.
    Indonesian,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::English, Self::Indonesian];

    /// The code of the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Indonesian => "id",
        }
    }

    /// The language after this one, for switching from one to the next.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::English => Self::Indonesian,
            Self::Indonesian => Self::English,
        }
    }

    /// The language of a locale name such as `id_ID.UTF-8`; English where it is none of ours.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let code = locale
            .split(['-', '_', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        match code.as_str() {
            "id" | "in" => Self::Indonesian,
            _ => Self::English,
        }
    }

    /// Whether moves are shown with figurines. In Indonesian the letters K, R and B mean other pieces.
    #[must_use]
    pub const fn has_figurines(self) -> bool {
        matches!(self, Self::Indonesian)
    }
}
