//! The piece letters of languages.
//!
//! Source of the tables: the PGN standard (edition of 12 March 1994), section 17, "Alternative chesspiece identifier
//! letters", for English, Czech, Danish, Dutch, Estonian, Finnish, French, German, Hungarian, Icelandic, Italian,
//! Norwegian, Polish, Portuguese, Romanian, Spanish and Swedish. The others by custom, as Appendix C.3 of the Laws leaves
//! them to each country: Indonesian (Raja, Menteri, Benteng, Gajah, Kuda) and Turkish as club and federation pages
//! print them, Russian and Ukrainian as their federations' rules and tournament books do, Catalan, Croatian and Slovak
//! as their federations' columns do. Pawn letters, on which sources disagree, are not read.

use shakmaty::Role;

/// The piece letters of one language; pawn moves have none in any of them.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Letters(&'static Table);

#[derive(PartialEq, Eq, Hash)]
struct Table {
    code: &'static str,
    /// King, queen, rook, bishop, knight; each spelling of a piece, the usual one first, parted by a stroke.
    pieces: [&'static str; 5],
}

const ROLES: [Role; 5] = [
    Role::King,
    Role::Queen,
    Role::Rook,
    Role::Bishop,
    Role::Knight,
];

const fn table(code: &'static str, pieces: [&'static str; 5]) -> Table {
    Table { code, pieces }
}

/// English first, then in the order of their codes.
static TABLES: [Table; 24] = [
    table("en", ["K", "Q", "R", "B", "N"]),
    table("ca", ["R", "D", "T", "A", "C"]),
    table("cs", ["K", "D", "V", "S", "J"]),
    table("da", ["K", "D", "T", "L", "S"]),
    table("de", ["K", "D", "T", "L", "S"]),
    table("es", ["R", "D", "T", "A", "C"]),
    table("et", ["K", "L", "V", "O", "R"]),
    table("fi", ["K", "D", "T", "L", "R"]),
    table("fr", ["R", "D", "T", "F", "C"]),
    table("hr", ["K", "D", "T", "L", "S"]),
    table("hu", ["K", "V", "B", "F", "H"]),
    table("id", ["R", "M", "B", "G", "K"]),
    table("is", ["K", "D", "H", "B", "R"]),
    table("it", ["R", "D", "T", "A", "C"]),
    table("nl", ["K", "D", "T", "L", "P"]),
    table("no", ["K", "D", "T", "L", "S"]),
    table("pl", ["K", "H", "W", "G", "S"]),
    table("pt", ["R", "D", "T", "B", "C"]),
    table("ro", ["R", "D", "T", "N", "C"]),
    table("ru", ["Кр", "Ф", "Л", "С", "К"]),
    table("sk", ["K", "D", "V", "S", "J"]),
    table("sv", ["K", "D", "T", "L", "S"]),
    table("tr", ["Ş|S", "V", "K", "F", "A"]),
    table("uk", ["Кр", "Ф", "Т", "С", "К"]),
];

impl std::fmt::Debug for Letters {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Letters({})", self.0.code)
    }
}

impl Default for Letters {
    fn default() -> Self {
        Self::english()
    }
}

impl Letters {
    /// The letters of the PGN standard: K, Q, R, B, N.
    #[must_use]
    pub fn english() -> Self {
        let [english, ..] = &TABLES;
        Self(english)
    }

    /// All tables, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        TABLES.iter().map(Self)
    }

    /// The table of a language code such as `de`, capitals or not; `None` where there is none.
    #[must_use]
    pub fn of_language(code: &str) -> Option<Self> {
        Self::all().find(|letters| letters.0.code.eq_ignore_ascii_case(code))
    }

    /// The language code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        self.0.code
    }

    /// The usual letters of king, queen, rook, bishop and knight, as they are shown to be chosen from: `K D T L S`.
    #[must_use]
    pub fn shown(self) -> String {
        let usual = self
            .0
            .pieces
            .map(|spellings| spellings.split('|').next().unwrap_or_default());
        usual.join(" ")
    }

    /// Whether both languages write every piece with the same letters.
    #[must_use]
    pub fn are_those_of(self, other: Self) -> bool {
        self.0.pieces == other.0.pieces
    }

    /// A move in English letters (SAN) in these letters: `Nf3` as `Sf3`, `e8=Q` as `e8=D`.
    #[must_use]
    pub fn spell(self, san: &str) -> String {
        if self == Self::english() || san.starts_with('O') {
            return san.to_owned();
        }
        let usual = |letter: char| {
            let at = "KQRBN".find(letter)?;
            self.0.pieces.get(at)?.split('|').next()
        };
        let mut spelt = String::new();
        for letter in san.chars() {
            match usual(letter) {
                Some(own) => spelt.push_str(own),
                None => spelt.push(letter),
            }
        }
        spelt
    }

    fn spellings(self) -> impl Iterator<Item = (Role, &'static str)> {
        ROLES
            .into_iter()
            .zip(self.0.pieces)
            .flat_map(|(role, spellings)| spellings.split('|').map(move |s| (role, s)))
    }

    /// The piece that a word begins with, and the length of its letters in bytes. The longest spelling counts, so
    /// that `Кр` is the king and not the knight `К`. Small letters are taken where no file has that letter.
    pub(super) fn piece_at(self, word: &str) -> Option<(Role, usize)> {
        if word.starts_with(is_file) {
            return None;
        }
        self.spellings()
            .filter_map(|(role, spelling)| Some((role, begins_with(word, spelling)?)))
            .max_by_key(|(_, length)| *length)
    }

    /// The piece of a promotion: any spelling, capital or small, that is the whole of `word`.
    #[must_use]
    pub fn promotion(self, word: &str) -> Option<Role> {
        let lower = word.to_lowercase();
        let mut roles = self.spellings().filter(|(role, _)| *role != Role::King);
        let (role, _) = roles.find(|(_, spelling)| spelling.to_lowercase() == lower)?;
        Some(role)
    }

    /// Whether a word may begin with this letter as a piece.
    #[must_use]
    pub fn have(self, letter: char) -> bool {
        let mut buffer = [0; 4];
        let word = &*letter.encode_utf8(&mut buffer);
        self.spellings().any(|(_, spelling)| {
            let first = spelling.chars().next().map_or(0, char::len_utf8);
            spelling
                .get(..first)
                .is_some_and(|first| begins_with(word, first).is_some())
        })
    }
}

const fn is_file(c: char) -> bool {
    matches!(c, 'a'..='h')
}

/// The length of `spelling` at the head of `word`: as it is, all in capitals, or small where that is no file.
fn begins_with(word: &str, spelling: &str) -> Option<usize> {
    if word.starts_with(spelling) {
        return Some(spelling.len());
    }
    let capital = |c: char| c.to_uppercase().next();
    let small = |c: char| c.to_lowercase().next().filter(|c| !is_file(*c));
    written_so(word, spelling, capital).or_else(|| written_so(word, spelling, small))
}

fn written_so(word: &str, spelling: &str, form: impl Fn(char) -> Option<char>) -> Option<usize> {
    let mut letters = word.chars();
    let mut length = 0;
    for c in spelling.chars() {
        let written = letters.next()?;
        if form(c) != Some(written) {
            return None;
        }
        length += written.len_utf8();
    }
    Some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_table_uses_a_letter_twice() {
        for letters in Letters::all() {
            let mut all: Vec<&str> = letters.0.pieces.iter().flat_map(|s| s.split('|')).collect();
            let count = all.len();
            all.sort_unstable();
            all.dedup();
            assert_eq!(all.len(), count, "{letters:?}");
        }
    }

    #[test]
    fn the_longest_spelling_counts() {
        let russian = Letters::of_language("RU").unwrap_or_default();
        assert_eq!(
            russian.piece_at("Крe2").map(|(role, _)| role),
            Some(Role::King)
        );
        assert_eq!(
            russian.piece_at("Кe2").map(|(role, _)| role),
            Some(Role::Knight)
        );
    }

    #[test]
    fn a_small_letter_that_is_a_file_is_no_piece() {
        let german = Letters::of_language("de").unwrap_or_default();
        assert_eq!(german.piece_at("d4"), None);
        assert_eq!(
            german.piece_at("sf3").map(|(role, _)| role),
            Some(Role::Knight)
        );
        assert_eq!(Letters::english().piece_at("b4"), None);
    }
}
