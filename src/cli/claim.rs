//! What was stated about a claim, as clap reads it.

use clap::{Args, ValueEnum};
use shakmaty::Color;

use crate::rules::{
    Answer, Basis, Circumstances, Claim, Clocks, Control, DrawOffers, Ground, OffBoard,
    OffBoardEnd, Procedure, Terms, When,
};

/// What was stated about a claim; what is left out was not stated, and the finding says so.
#[derive(Args, Debug, Clone, Copy)]
#[command(next_help_heading = "What was stated about the claim (what is left out is 'not stated')")]
pub(super) struct ClaimArguments {
    /// On what ground it was made; without it, either makes it correct
    #[arg(long, value_enum, requires = "claimant")]
    ground: Option<GroundArgument>,
    /// Whether the intended move is written on the scoresheet (9.2.1)
    #[arg(long, value_enum, requires = "claimant")]
    written: Option<YesNo>,
    /// Whether the claimant has already made his move
    #[arg(long, value_enum, requires = "claimant")]
    move_made: Option<YesNo>,
    /// Whether the claimant touched a piece as in 4.3 (9.4)
    #[arg(long, value_enum, requires = "claimant")]
    touched: Option<YesNo>,
    /// Whether the claim relies only on a screen (6.12.2)
    #[arg(long, value_enum, requires = "claimant")]
    by_screen: Option<YesNo>,
    /// Whether the opponent accepts the draw (9.1.2.3)
    #[arg(long, value_enum, requires = "claimant")]
    accepted: Option<YesNo>,
    /// Whether the claimant wishes to withdraw the claim (9.5.1)
    #[arg(long, value_enum, requires = "claimant")]
    withdrawn: Option<YesNo>,
    /// What ended the game off the board before the claim
    #[arg(long, value_enum, requires = "claimant", value_name = "END")]
    ended_before: Option<End>,
    /// What ended the game off the board after the claim
    #[arg(
        long,
        value_enum,
        requires = "claimant",
        value_name = "END",
        conflicts_with = "ended_before"
    )]
    ended_after: Option<End>,
    /// The control, which decides on the penalty and on what must be written
    #[arg(long, value_enum, requires = "claimant")]
    control: Option<ControlArgument>,
    /// In rapid and blitz: whether the competition rules hold because an arbiter supervises (A.4, B.2)
    #[arg(long, value_enum, requires = "claimant")]
    supervised: Option<YesNo>,
    /// Whether the event lets players offer a draw [default: yes]
    #[arg(long, value_enum, requires = "claimant")]
    draw_offers: Option<YesNo>,
    /// The minutes for the opponent after an incorrect claim, where the event has set them
    #[arg(long, value_name = "N", requires = "claimant", value_parser = clap::value_parser!(u32).range(0..=60))]
    penalty: Option<u32>,
    /// White's clock, such as 0:21:40
    #[arg(long, value_name = "TIME", requires = "claimant", value_parser = read_time)]
    white_clock: Option<u32>,
    /// Black's clock
    #[arg(long, value_name = "TIME", requires = "claimant", value_parser = read_time)]
    black_clock: Option<u32>,
    /// Whose clock was running
    #[arg(long, value_enum, requires = "claimant", value_name = "SIDE")]
    running: Option<SideArgument>,
}

fn read_time(text: &str) -> Result<u32, String> {
    Clocks::read_time(text).ok_or_else(|| "a time is written 0:21:40 or 21:40".to_owned())
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum YesNo {
    Yes,
    No,
}

fn answer(stated: Option<YesNo>) -> Answer {
    match stated {
        Some(YesNo::Yes) => Answer::Yes,
        Some(YesNo::No) => Answer::No,
        None => Answer::NotStated,
    }
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum GroundArgument {
    /// At least the third occurrence of the position
    #[value(name = "repetition")]
    Repetition,
    /// Fifty moves by each without capture and pawn move
    #[value(name = "fifty_moves", alias = "fifty-moves")]
    FiftyMoves,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum ControlArgument {
    /// Standard chess
    Standard,
    /// Rapid chess (Appendix A)
    Rapid,
    /// Blitz chess (Appendix B)
    Blitz,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum SideArgument {
    /// White
    White,
    /// Black
    Black,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// White's flag fell
    WhiteFlag,
    /// Black's flag fell
    BlackFlag,
    /// White resigned
    WhiteResigned,
    /// Black resigned
    BlackResigned,
    /// The players agreed on a draw
    Agreed,
}

impl End {
    const fn how(self) -> OffBoard {
        match self {
            Self::WhiteFlag => OffBoard::FlagFall(Color::White),
            Self::BlackFlag => OffBoard::FlagFall(Color::Black),
            Self::WhiteResigned => OffBoard::Resignation(Color::White),
            Self::BlackResigned => OffBoard::Resignation(Color::Black),
            Self::Agreed => OffBoard::Agreement,
        }
    }
}

impl ClaimArguments {
    /// The claim with all that was stated.
    pub(super) fn claim(&self, claimant: Color, basis: Basis) -> Claim {
        let end = |how: Option<End>, when| {
            how.map(|end| OffBoardEnd {
                how: end.how(),
                when,
            })
        };
        Claim {
            claimant,
            basis,
            ground: self.ground.map(|ground| match ground {
                GroundArgument::Repetition => Ground::Repetition,
                GroundArgument::FiftyMoves => Ground::FiftyMoves,
            }),
            procedure: Procedure {
                written: answer(self.written),
                move_made: answer(self.move_made),
                touched: answer(self.touched),
                by_screen: answer(self.by_screen),
            },
            circumstances: Circumstances {
                accepted: answer(self.accepted),
                withdrawn: answer(self.withdrawn),
                ended: end(self.ended_before, When::BeforeTheClaim)
                    .or(end(self.ended_after, When::AfterTheClaim)),
                clocks: Clocks {
                    white: self.white_clock,
                    black: self.black_clock,
                    running: self.running.map(|side| match side {
                        SideArgument::White => Color::White,
                        SideArgument::Black => Color::Black,
                    }),
                },
            },
            terms: Terms {
                control: self.control.map(|control| match control {
                    ControlArgument::Standard => Control::Standard,
                    ControlArgument::Rapid => Control::Rapid,
                    ControlArgument::Blitz => Control::Blitz,
                }),
                supervised: answer(self.supervised),
                draw_offers: match self.draw_offers {
                    Some(YesNo::No) => DrawOffers::Restricted,
                    Some(YesNo::Yes) | None => DrawOffers::Allowed,
                },
                minutes: self.penalty,
            },
        }
    }
}
