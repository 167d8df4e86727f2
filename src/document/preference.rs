//! How the window looks and behaves, as its user wishes it: each choice by itself, and all of them together.
//!
//! Every choice is an act ([`Action::Choose`]) with a name, so that menus, the command palette and the settings are made
//! from one list.
//!
//! [`Action::Choose`]: super::Action::Choose

use crate::game::PieceNames;

/// One choice of how the window looks or behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preference {
    /// The colours of the window.
    Colours(Colours),
    /// The colours of the squares.
    Board(BoardColours),
    /// How large text is, apart from how large everything is.
    Text(TextSize),
    /// How the pieces are named in moves.
    Pieces(PieceNames),
    /// Whether anything moves by itself.
    Motion(Motion),
    /// On which side of the board the finding stands.
    Finding(Side),
    /// Whether lessons ask.
    Quiz(Quiz),
}

/// A choice of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Colours {
    /// As the system has them, in high contrast where it wishes that.
    #[default]
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Black on white, in high contrast.
    ContrastLight,
    /// White on black, in high contrast.
    ContrastDark,
}

/// A choice of colours for the squares.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum BoardColours {
    /// Wood.
    #[default]
    Wood,
    /// Green and buff, as tournament boards are.
    Green,
    /// Blue.
    Blue,
    /// Grey, as printed diagrams are.
    Grey,
}

/// A choice of how large text is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TextSize {
    /// Nine tenths.
    Small,
    /// As it was designed.
    #[default]
    Usual,
    /// Larger by a seventh.
    Large,
    /// Larger by three tenths.
    Larger,
    /// Half as large again.
    Largest,
}

/// A choice of whether anything moves by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Motion {
    /// As the system wishes it.
    #[default]
    System,
    /// Pieces glide.
    Moving,
    /// Nothing moves.
    Still,
}

/// A side of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Side {
    /// The right one.
    #[default]
    Right,
    /// The left one.
    Left,
}

/// A choice of whether lessons ask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Quiz {
    /// They ask before they tell.
    #[default]
    Asks,
    /// They only tell.
    Tells,
}

impl TextSize {
    /// So large is the text beside the one that was designed.
    #[must_use]
    pub const fn factor(self) -> f32 {
        match self {
            Self::Small => 0.9,
            Self::Usual => 1.0,
            Self::Large => 1.15,
            Self::Larger => 1.3,
            Self::Largest => 1.5,
        }
    }
}

impl Quiz {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Asks => Self::Tells,
            Self::Tells => Self::Asks,
        }
    }
}

impl Preference {
    /// All choices, each group in the order in which it is offered.
    pub const ALL: [Self; 24] = [
        Self::Colours(Colours::System),
        Self::Colours(Colours::Light),
        Self::Colours(Colours::Dark),
        Self::Colours(Colours::ContrastLight),
        Self::Colours(Colours::ContrastDark),
        Self::Board(BoardColours::Wood),
        Self::Board(BoardColours::Green),
        Self::Board(BoardColours::Blue),
        Self::Board(BoardColours::Grey),
        Self::Text(TextSize::Small),
        Self::Text(TextSize::Usual),
        Self::Text(TextSize::Large),
        Self::Text(TextSize::Larger),
        Self::Text(TextSize::Largest),
        Self::Pieces(PieceNames::OfLanguage),
        Self::Pieces(PieceNames::English),
        Self::Pieces(PieceNames::Figurines),
        Self::Motion(Motion::System),
        Self::Motion(Motion::Moving),
        Self::Motion(Motion::Still),
        Self::Finding(Side::Right),
        Self::Finding(Side::Left),
        Self::Quiz(Quiz::Asks),
        Self::Quiz(Quiz::Tells),
    ];

    /// What there is to choose: the keys of the settings.
    pub const KEYS: [&'static str; 7] = [
        "colours", "board", "text", "pieces", "motion", "finding", "quiz",
    ];

    /// What it is about: the key of the settings.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Colours(_) => "colours",
            Self::Board(_) => "board",
            Self::Text(_) => "text",
            Self::Pieces(_) => "pieces",
            Self::Motion(_) => "motion",
            Self::Finding(_) => "finding",
            Self::Quiz(_) => "quiz",
        }
    }

    /// What is chosen: the value of the settings.
    #[must_use]
    pub const fn value(self) -> &'static str {
        match self {
            Self::Colours(Colours::System) | Self::Motion(Motion::System) => "system",
            Self::Colours(Colours::Light) => "light",
            Self::Colours(Colours::Dark) => "dark",
            Self::Colours(Colours::ContrastLight) => "high-contrast-light",
            Self::Colours(Colours::ContrastDark) => "high-contrast-dark",
            Self::Board(BoardColours::Wood) => "wood",
            Self::Board(BoardColours::Green) => "green",
            Self::Board(BoardColours::Blue) => "blue",
            Self::Board(BoardColours::Grey) => "grey",
            Self::Text(TextSize::Small) => "small",
            Self::Text(TextSize::Usual) => "usual",
            Self::Text(TextSize::Large) => "large",
            Self::Text(TextSize::Larger) => "larger",
            Self::Text(TextSize::Largest) => "largest",
            Self::Pieces(PieceNames::OfLanguage) => "of-language",
            Self::Pieces(PieceNames::English) => "english",
            Self::Pieces(PieceNames::Figurines) => "figurines",
            Self::Motion(Motion::Moving) => "moving",
            Self::Motion(Motion::Still) => "still",
            Self::Finding(Side::Right) => "right",
            Self::Finding(Side::Left) => "left",
            Self::Quiz(Quiz::Asks) => "asks",
            Self::Quiz(Quiz::Tells) => "tells",
        }
    }
}

/// All choices of a user.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Preferences {
    /// The colours of the window.
    pub colours: Colours,
    /// The colours of the squares.
    pub board: BoardColours,
    /// How large text is.
    pub text: TextSize,
    /// How the pieces are named in moves.
    pub pieces: PieceNames,
    /// Whether anything moves by itself.
    pub motion: Motion,
    /// On which side of the board the finding stands.
    pub finding: Side,
    /// Whether lessons ask.
    pub quiz: Quiz,
}

impl Preferences {
    /// Makes a choice.
    pub const fn choose(&mut self, preference: Preference) {
        match preference {
            Preference::Colours(colours) => self.colours = colours,
            Preference::Board(board) => self.board = board,
            Preference::Text(text) => self.text = text,
            Preference::Pieces(pieces) => self.pieces = pieces,
            Preference::Motion(motion) => self.motion = motion,
            Preference::Finding(finding) => self.finding = finding,
            Preference::Quiz(quiz) => self.quiz = quiz,
        }
    }

    /// Whether this is chosen.
    #[must_use]
    pub fn has(&self, preference: Preference) -> bool {
        let mut chosen = *self;
        chosen.choose(preference);
        chosen == *self
    }

    /// The choice with this key and value of the settings; `None` where there is no such choice.
    #[must_use]
    pub fn named(key: &str, value: &str) -> Option<Preference> {
        let mut all = Preference::ALL.into_iter();
        all.find(|choice| choice.key() == key && choice.value() == value)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_has_a_name_of_its_own_and_is_found_by_it() {
        for choice in Preference::ALL {
            assert_eq!(
                Preferences::named(choice.key(), choice.value()),
                Some(choice)
            );
            let mut chosen = Preferences::default();
            chosen.choose(choice);
            assert!(chosen.has(choice));
            // One of each group is chosen, never two.
            let of_group = Preference::ALL
                .into_iter()
                .filter(|other| other.key() == choice.key());
            assert_eq!(
                of_group.filter(|other| chosen.has(*other)).count(),
                1,
                "{choice:?}"
            );
        }
        assert!(
            Preference::ALL
                .iter()
                .all(|choice| Preference::KEYS.contains(&choice.key()))
        );
        assert_eq!(Preferences::named("colours", "mauve"), None);
    }
}
