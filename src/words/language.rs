//! The languages of the program.

/// A language in which the program speaks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Indonesian.
    Indonesian,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// French.
    French,
    /// Russian.
    Russian,
}

impl Language {
    /// All languages, in the order in which they are offered.
    pub const ALL: [Self; 6] = [
        Self::English,
        Self::Indonesian,
        Self::German,
        Self::Spanish,
        Self::French,
        Self::Russian,
    ];

    /// The code of the command line.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Indonesian => "id",
            Self::German => "de",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Russian => "ru",
        }
    }

    /// Its name in itself.
    #[must_use]
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::Indonesian => "Bahasa Indonesia",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::Russian => "Русский",
        }
    }

    /// Whether an arbiter of that language still has to read it; the menu says so.
    #[must_use]
    pub const fn awaits_review(self) -> bool {
        !matches!(self, Self::English | Self::Indonesian)
    }

    /// The language of a locale name such as `id_ID.UTF-8`; English where it is none of ours.
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let code = locale
            .split(['-', '_', '.', '@'])
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase();
        // Java and older systems call Indonesian so.
        let code = if code == "in" { "id" } else { &code };
        let mut all = Self::ALL.into_iter();
        all.find(|language| language.code() == code)
            .unwrap_or_default()
    }

    /// Whether moves are shown with figurines. In Indonesian the letters K, R and B mean other pieces.
    #[must_use]
    pub const fn has_figurines(self) -> bool {
        matches!(self, Self::Indonesian)
    }
}
