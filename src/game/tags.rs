//! The tag pairs of a record.

use std::fmt;

/// Tag pairs in the order of the record, values unescaped.
///
/// A name given twice keeps both rows; [`Tags::get`] answers with the first.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Tags {
    /// Names and values behind each other.
    text: String,
    /// Where each name and each value ends.
    ends: Vec<[usize; 2]>,
}

impl fmt::Debug for Tags {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Tags {
    /// No tags, with room for as many as most games have.
    pub(crate) fn with_room() -> Self {
        Self {
            text: String::with_capacity(512),
            ends: Vec::with_capacity(16),
        }
    }

    /// Adds a pair at the end.
    pub fn push(&mut self, name: &str, value: &str) {
        self.text.push_str(name);
        let name_end = self.text.len();
        self.text.push_str(value);
        self.ends.push([name_end, self.text.len()]);
    }

    /// Puts another value in the place of the first one under `name`, or adds the pair at the end.
    pub fn set(&mut self, name: &str, value: &str) {
        if self.get(name).is_none() {
            return self.push(name, value);
        }
        let mut is_set = false;
        let mut tags = Self::default();
        for (other, old) in self.iter() {
            let is_it = !is_set && other == name;
            is_set |= is_it;
            tags.push(other, if is_it { value } else { old });
        }
        *self = tags;
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
        let mut start = 0;
        self.ends.iter().map(move |[name_end, end]| {
            let name = self.text.get(start..*name_end).unwrap_or_default();
            let value = self.text.get(*name_end..*end).unwrap_or_default();
            start = *end;
            (name, value)
        })
    }

    /// Whether there is no pair at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
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
        // As the standard writes them, which most records do.
        match text {
            "1-0" => return Some(Self::WhiteWins),
            "0-1" => return Some(Self::BlackWins),
            "1/2-1/2" => return Some(Self::Draw),
            "*" => return Some(Self::Unknown),
            _ if text.starts_with(|c: char| c.is_alphabetic()) => return None,
            _ => {}
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
