//! The tag pairs of a record.

/// Tag pairs in the order of the record, values unescaped.
///
/// A name given twice keeps both rows; [`Tags::get`] answers with the first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tags(Vec<(String, String)>);

impl Tags {
    /// Adds a pair at the end.
    pub fn push(&mut self, name: String, value: String) {
        self.0.push((name, value));
    }

    /// Puts another value in the place of the first one under `name`, or adds the pair at the end.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(other, _)| other == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.push(name.to_owned(), value.to_owned()),
        }
    }

    /// The first value under `name` (exact spelling, as the standard wants it).
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        self.iter().find(|(n, _)| *n == name).map(|(_, v)| v)
    }

    /// The first value under `name` in any mixture of capitals and small letters.
    #[must_use]
    pub fn get_ignoring_case(&self, name: &str) -> Option<&str> {
        self.get(name).or_else(|| {
            let mut pairs = self.iter();
            pairs
                .find(|(n, _)| n.eq_ignore_ascii_case(name))
                .map(|(_, v)| v)
        })
    }

    /// The value under `name` where it says something: not empty, not only question marks, dots or a hyphen.
    /// A date is given without its unknown parts (`1986.??.??` says 1986).
    #[must_use]
    pub fn told(&self, name: &str) -> Option<&str> {
        let value = self.get(name)?.trim();
        let value = if name == "Date" {
            value.trim_end_matches(['?', '.'])
        } else {
            value
        };
        (!value.trim_matches(['?', '.', '-']).is_empty()).then_some(value)
    }

    /// All pairs in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Whether there is no pair at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The year of the Date tag: its first part, of four digits.
    #[must_use]
    pub fn year(&self) -> Option<u16> {
        let year = self.get("Date")?.split(['.', '-', '/']).next()?.trim();
        (year.len() == 4).then(|| year.parse().ok())?
    }
}

/// How a game ended by the paper: the closing token or the Result tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameResult {
    /// `1-0`
    WhiteWins,
    /// `0-1`
    BlackWins,
    /// `1/2-1/2`
    Draw,
    /// `0-0`, both players lose (a double forfeit).
    BothLose,
    /// `*`, unfinished or unknown.
    Unknown,
}

impl GameResult {
    /// Reads a result as people write it: hyphen or dash, `1/2`, `½`. `None` for anything else.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        if text.starts_with(|c: char| c.is_alphabetic()) {
            return None;
        }
        let plain: String = text
            .chars()
            .filter(|c| !c.is_whitespace())
            .map(|c| {
                if matches!(c, '–' | '—' | '‑' | '−' | ':') {
                    '-'
                } else {
                    c
                }
            })
            .collect();
        Some(match plain.replace('½', "1/2").as_str() {
            "1-0" => Self::WhiteWins,
            "0-1" => Self::BlackWins,
            "1/2-1/2" | "1/2" | "0.5-0.5" => Self::Draw,
            "0-0" => Self::BothLose,
            "*" => Self::Unknown,
            _ => return None,
        })
    }

    /// The result in the PGN standard's spelling.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
        }
    }
}
