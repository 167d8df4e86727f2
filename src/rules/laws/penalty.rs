//! The minutes for the opponent after an incorrect claim, by control and regime.

use super::{Article, Edition, Point};
use crate::rules::Answer;

/// How fast a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Control {
    /// Standard chess.
    Standard,
    /// Rapid chess (Appendix A).
    Rapid,
    /// Blitz chess (Appendix B).
    Blitz,
}

impl Control {
    /// The word of JSON and of the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
        }
    }

    /// The control with this word.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        [Self::Standard, Self::Rapid, Self::Blitz]
            .into_iter()
            .find(|control| control.key() == key)
    }
}

/// Whether the event lets players offer a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum DrawOffers {
    /// As the Laws have it: a claim is also an offer (9.1.2.3).
    #[default]
    Allowed,
    /// The regulations of the event do not let them (9.1.1), at least not now.
    Restricted,
}

/// On what terms a game is played, as far as a claim depends on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Terms {
    /// The control; `None` where nobody said.
    pub control: Option<Control>,
    /// In rapid and blitz: whether the competition rules hold because an arbiter supervises few games (A.4, B.2).
    pub supervised: Answer,
    /// Whether draws may be offered.
    pub draw_offers: DrawOffers,
    /// Minutes for the opponent that the event or the arbiter has set; `None` leaves them to the Laws.
    pub minutes: Option<u32>,
}

/// The minutes for the opponent after an incorrect claim, and where they are laid down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Penalty {
    /// So many minutes, by these articles.
    LaidDown(u32, Vec<Article>),
    /// The control is not stated: so many minutes in standard chess, by this article.
    InStandard(u32, Article),
    /// In blitz chess the supervision is not stated: one minute, or two where the competition rules hold.
    BySupervision(Vec<Article>),
    /// So many minutes, set by the event or the arbiter.
    Set(u32),
    /// The program does not know what this edition lays down.
    Unknown,
}

impl Penalty {
    /// The minutes, where they are certain.
    #[must_use]
    pub const fn minutes(&self) -> Option<u32> {
        match self {
            Self::LaidDown(minutes, _) | Self::Set(minutes) => Some(*minutes),
            Self::InStandard(..) | Self::BySupervision(_) | Self::Unknown => None,
        }
    }
}

impl Edition {
    /// The minutes for the opponent after an incorrect claim (9.5.3; A.3 in rapid chess; B.2 and B.3 in blitz chess). Rapid and
    /// blitz before 2023, and everything before July 2014, are not certain: none are stated.
    #[must_use]
    pub fn penalty(self, terms: &Terms) -> Penalty {
        let incorrect = self.article(Point::ClaimIncorrect);
        if let Some(minutes) = terms.minutes {
            return Penalty::Set(minutes);
        }
        match (self, terms.control) {
            (Self::FideBefore2014, _) => Penalty::Unknown,
            (_, None) => Penalty::InStandard(2, incorrect),
            (_, Some(Control::Standard)) => Penalty::LaidDown(2, vec![incorrect]),
            (Self::Fide2023, Some(Control::Rapid)) => {
                Penalty::LaidDown(1, vec![incorrect, self.article(Point::RapidPenalty)])
            }
            (Self::Fide2023, Some(Control::Blitz)) => {
                let supervised = self.article(Point::BlitzSupervised);
                let otherwise = self.article(Point::BlitzOtherwise);
                let one_minute = self.article(Point::RapidPenalty);
                match terms.supervised {
                    Answer::Yes => Penalty::LaidDown(2, vec![incorrect, supervised]),
                    Answer::No => Penalty::LaidDown(1, vec![incorrect, otherwise, one_minute]),
                    Answer::NotStated => Penalty::BySupervision(vec![supervised, otherwise]),
                }
            }
            (_, Some(Control::Rapid | Control::Blitz)) => Penalty::Unknown,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(edition: Edition, control: Option<Control>, supervised: Answer, minutes: Option<u32>) {
        let terms = Terms {
            control,
            supervised,
            ..Terms::default()
        };
        let penalty = edition.penalty(&terms);
        assert_eq!(
            penalty.minutes(),
            minutes,
            "{edition:?} {control:?} {supervised:?}"
        );
    }

    #[test]
    fn minutes_go_by_control_and_supervision() {
        let check_now = |control, supervised, minutes| {
            check(Edition::Fide2023, Some(control), supervised, minutes);
        };
        check_now(Control::Standard, Answer::NotStated, Some(2));
        check_now(Control::Rapid, Answer::Yes, Some(1));
        check_now(Control::Rapid, Answer::NotStated, Some(1));
        check_now(Control::Blitz, Answer::Yes, Some(2));
        check_now(Control::Blitz, Answer::No, Some(1));
        check_now(Control::Blitz, Answer::NotStated, None);
    }

    #[test]
    fn no_minutes_are_stated_where_they_are_not_certain() {
        let standard = Some(Control::Standard);
        check(Edition::FideBefore2014, standard, Answer::NotStated, None);
        check(Edition::Fide2018, Some(Control::Rapid), Answer::No, None);
        check(Edition::Fide2018, standard, Answer::NotStated, Some(2));
        check(Edition::Fide2023, None, Answer::NotStated, None);
        let set = Terms {
            minutes: Some(3),
            ..Terms::default()
        };
        assert_eq!(Edition::FideBefore2014.penalty(&set), Penalty::Set(3));
    }
}
