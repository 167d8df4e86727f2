//! What is to be said of a whole game: one row of a scan.

use shakmaty::fen::Fen;
use shakmaty::{Chess, Color, EnPassantMode, Position};

use super::facts::{Ended, RecordFacts};
use super::moment::Occurrence;
use crate::game::{GameResult, Line, MoveLabel, PlainRecord, Ply, Record, Status};
use crate::rules::{
    Article, ClaimsInBrief, Course, EndReason, Ending, FIFTY_MOVES, FIVEFOLD, Glance, Ground,
    LawsChoice, Occurrences, SEVENTY_FIVE_MOVES, THREEFOLD,
};

/// A position that stood on the board several times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repetition {
    /// Its moments, ascending.
    pub moments: Vec<Occurrence>,
}

/// How a claim could have been made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HowToClaim {
    /// On the position on the board.
    OnBoard,
    /// With this intended move.
    WithMove(MoveLabel),
    /// With any intended move that is neither a capture nor a pawn move.
    WithAnyQuietMove,
}

/// A moment at which the player to move could have claimed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClaimMoment {
    /// The ply.
    pub ply: Ply,
    /// The move that led to it, `None` at the start.
    pub after: Option<MoveLabel>,
    /// Who could have claimed.
    pub claimant: Color,
    /// On what ground.
    pub ground: Ground,
    /// How.
    pub how: HowToClaim,
    /// The article.
    pub article: Article,
}

/// A kind of what a scan can find in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// A position stood for the third time.
    Threefold,
    /// A position stood for the fifth time.
    Fivefold,
    /// Fifty moves by each without capture and pawn move.
    Fifty,
    /// Seventy-five moves by each.
    SeventyFive,
    /// Play went on after the game was over.
    PlayedOn,
    /// The same diagram stood for the third time, and the same position had not.
    SameDiagram,
    /// A draw could have been claimed and was not, as far as the record shows.
    NotClaimed,
    /// The record could not be read whole.
    Damaged,
}

impl Kind {
    /// All kinds, in the order in which they are named.
    pub const ALL: [Self; 8] = [
        Self::Threefold,
        Self::Fivefold,
        Self::Fifty,
        Self::SeventyFive,
        Self::PlayedOn,
        Self::SameDiagram,
        Self::NotClaimed,
        Self::Damaged,
    ];

    /// The word of the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Threefold => "threefold",
            Self::Fivefold => "fivefold",
            Self::Fifty => "fifty",
            Self::SeventyFive => "seventy-five",
            Self::PlayedOn => "played-on",
            Self::SameDiagram => "same-diagram",
            Self::NotClaimed => "not-claimed",
            Self::Damaged => "damaged",
        }
    }

    /// The kind with this word.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}

/// What is found in a game that could be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameFacts {
    /// The FEN of the last position.
    pub final_fen: String,
    /// The occurrences of the last position.
    pub occurrences_at_end: Vec<Ply>,
    /// The highest count of any position, over the whole record.
    pub max_count: usize,
    /// Positions with at least the wanted number of occurrences.
    pub repetitions: Vec<Repetition>,
    /// The last move; looked for only where there is a claim that it may have been made with.
    last_move: Option<MoveLabel>,
    /// Every moment at which the player to move could have claimed, and how; none from the end of the game on.
    pub claims: Vec<ClaimMoment>,
    /// The first ply at which a position stood for the third time.
    pub first_threefold: Option<Ply>,
    /// The first ply at which a position stood for the fifth time.
    pub fivefold: Option<Ply>,
    /// The first ply with fifty moves by each.
    pub first_fifty_moves: Option<Ply>,
    /// The first ply with seventy-five moves by each.
    pub seventy_five: Option<Ply>,
    /// The first moment at which a diagram stood for the third time, and its position had not stood three times.
    pub same_diagram: Option<Occurrence>,
    /// What ended the game, and the move that did.
    pub game_over: Option<(Ending, Option<MoveLabel>)>,
}

/// One row of a scan: the record and what is found in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Summary {
    /// The record.
    pub record: RecordFacts,
    /// What is found; `None` where the record is refused.
    pub found: Option<GameFacts>,
}

impl Summary {
    /// The summary of a record. Repetitions are listed from `at_least` occurrences on. O(n) in plies, and
    /// O(legal moves) more at each ply where an intended move could be claimed with.
    #[must_use]
    pub fn new(file: &str, record: &Record, at_least: usize, laws: LawsChoice) -> Self {
        let (edition, _) = laws.for_game(&record.tags);
        let course = record
            .game
            .as_ref()
            .map(|game| Course::under(Line::main(game), edition));
        let facts = RecordFacts::new(file, record, course.as_ref(), laws);
        let found = course.map(|course| GameFacts::new(&course, at_least));
        Self {
            record: facts,
            found,
        }
    }

    /// The same of a record of which nothing is to be told. Most games are quiet, and of these little need be looked for.
    #[must_use]
    pub fn of_plain(file: &str, record: PlainRecord, at_least: usize, laws: LawsChoice) -> Self {
        let Some(glance) = Glance::at(&record.game).filter(|glance| glance.max_count < at_least)
        else {
            return Self::of_course(file, record, at_least, laws);
        };
        let (edition, _) = laws.for_game(&record.tags);
        let last = Ply::from(record.game.moves().len());
        let end = record.game.end();
        let ending =
            EndReason::of(end, &[], last, edition).map(|reason| Ending { ply: last, reason });
        let by = ending.and_then(|_| record.game.line().label(last).cloned());
        let ended = ending.map(|ending| Ended {
            reason: ending.reason,
            by: by.clone(),
            to_move: end.turn(),
            played_on: false,
        });
        let found = GameFacts::quiet(end, glance, ending.map(|ending| (ending, by)));
        Self {
            record: RecordFacts::of_plain(file, record, ended, laws),
            found: Some(found),
        }
    }

    fn of_course(file: &str, record: PlainRecord, at_least: usize, laws: LawsChoice) -> Self {
        let (edition, _) = laws.for_game(&record.tags);
        let course = Course::under(record.game.line(), edition);
        let ended = Ended::of(&course);
        Self {
            record: RecordFacts::of_plain(file, record, ended, laws),
            found: Some(GameFacts::new(&course, at_least)),
        }
    }

    /// Whether something of a kind is found.
    #[must_use]
    pub fn has(&self, kind: Kind) -> bool {
        let found = self.found.as_ref();
        let any = |of: fn(&GameFacts) -> Option<Ply>| found.and_then(of).is_some();
        match kind {
            Kind::Threefold => any(|found| found.first_threefold),
            Kind::Fivefold => any(|found| found.fivefold),
            Kind::Fifty => any(|found| found.first_fifty_moves),
            Kind::SeventyFive => any(|found| found.seventy_five),
            Kind::SameDiagram => found.is_some_and(|found| found.same_diagram.is_some()),
            Kind::NotClaimed => self.not_claimed().is_some(),
            Kind::Damaged => matches!(self.record.status, Status::Partial | Status::Refused),
            Kind::PlayedOn => {
                let over = found.and_then(|found| found.game_over.as_ref());
                let plies = self.record.plies.unwrap_or_default();
                over.is_some_and(|(ending, _)| plies > ending.ply.half_moves())
            }
        }
    }

    /// Whether the game was drawn without a claim (5.2.2, 9.6.1, 9.6.2), and play went on.
    #[must_use]
    pub fn is_drawn_and_played_on(&self) -> bool {
        self.has(Kind::PlayedOn) && self.is_drawn_without_claim()
    }

    fn is_drawn_without_claim(&self) -> bool {
        let over = self
            .found
            .as_ref()
            .and_then(|found| found.game_over.as_ref());
        over.is_some_and(|(ending, _)| {
            matches!(
                ending.reason,
                EndReason::DeadPosition
                    | EndReason::FivefoldRepetition
                    | EndReason::SeventyFiveMoves
            )
        })
    }

    /// The first moment at which a draw could have been claimed and was not, as far as the record shows: play went on, or
    /// the result is no draw. A claim with the move that is the last one of a drawn game was perhaps made.
    #[must_use]
    pub fn not_claimed(&self) -> Option<&ClaimMoment> {
        let found = self.found.as_ref()?;
        let end = Ply::new(self.record.plies?);
        let result = self.record.result.as_deref().and_then(GameResult::read);
        let is_decided =
            result.is_some_and(|r| !matches!(r, GameResult::Draw | GameResult::Unknown));
        found.claims.iter().find(|claim| match &claim.how {
            _ if is_decided || claim.ply.next() < end => true,
            _ if claim.ply == end => false,
            HowToClaim::OnBoard => true,
            HowToClaim::WithMove(label) => found.last_move.as_ref() != Some(label),
            HowToClaim::WithAnyQuietMove => false,
        })
    }

    /// Whether there is something to find: a claim, a repetition, or an end by 5.2.2, 9.6.1 or 9.6.2.
    #[must_use]
    pub fn is_find(&self) -> bool {
        let is_listed =
            |found: &GameFacts| !found.claims.is_empty() || !found.repetitions.is_empty();
        self.is_drawn_without_claim() || self.found.as_ref().is_some_and(is_listed)
    }
}

impl GameFacts {
    /// What is found where a glance was enough.
    fn quiet(end: &Chess, glance: Glance, game_over: Option<(Ending, Option<MoveLabel>)>) -> Self {
        Self {
            final_fen: fen(end),
            occurrences_at_end: glance.at_end.into_vec(),
            max_count: glance.max_count,
            repetitions: Vec::new(),
            last_move: None,
            claims: Vec::new(),
            first_threefold: None,
            fivefold: None,
            first_fifty_moves: None,
            seventy_five: None,
            same_diagram: None,
            game_over,
        }
    }

    fn new(course: &Course, at_least: usize) -> Self {
        let (line, occurrences, ending) = (course.line(), course.occurrences(), course.ending());
        let plies = || (0..=line.end().index()).map(Ply::from);
        let claims = claims(course);
        // The group that is the first to have so many plies.
        let first_count = |count: usize| {
            let nth = occurrences
                .groups()
                .filter_map(|plies| plies.get(count - 1));
            nth.min().copied()
        };
        let first_clock = |clock| plies().find(|ply| line.halfmove_clock(*ply) >= clock);
        let repeated = occurrences.groups().filter(|plies| plies.len() >= at_least);
        let repetitions: Vec<Repetition> = repeated
            .map(|group| Repetition {
                moments: group.iter().map(|ply| Occurrence::at(line, *ply)).collect(),
            })
            .collect();
        Self {
            final_fen: fen(line.position(line.end())),
            occurrences_at_end: occurrences.all(line.end()).to_vec(),
            max_count: occurrences.groups().map(<[Ply]>::len).max().unwrap_or(0),
            repetitions,
            last_move: line
                .label(line.end())
                .filter(|_| !claims.is_empty())
                .cloned(),
            claims,
            first_threefold: first_count(THREEFOLD),
            fivefold: first_count(FIVEFOLD),
            first_fifty_moves: first_clock(FIFTY_MOVES),
            seventy_five: first_clock(SEVENTY_FIVE_MOVES),
            same_diagram: same_diagram(occurrences).map(|ply| Occurrence::at(line, ply)),
            game_over: ending.map(|ending| (ending, line.label(ending.ply).cloned())),
        }
    }
}

/// The first ply at which a diagram stood for the third time, and its position had not stood three times.
fn same_diagram(occurrences: &Occurrences) -> Option<Ply> {
    let later = occurrences
        .diagrams()
        .filter_map(|plies| plies.get(THREEFOLD - 1..))
        .flatten();
    let seldom = later.filter(|ply| occurrences.count(**ply) < THREEFOLD);
    seldom.min().copied()
}

fn fen(position: &Chess) -> String {
    let mut text = String::with_capacity(96);
    Fen::from_position(position, EnPassantMode::Legal).append_to_string(&mut text);
    text
}

fn claims(course: &Course) -> Vec<ClaimMoment> {
    let (line, occurrences) = (course.line(), course.occurrences());
    let mut moments = Vec::new();
    // Before it there is nothing to claim with.
    let first = first_repeated(occurrences).into_iter();
    let Some(first) = first.chain(first_near_fifty(line)).min() else {
        return moments;
    };
    for ply in (first.index()..=line.end().index()).map(Ply::from) {
        if course.ending_by(ply).is_some() {
            break;
        }
        push_claims(&mut moments, course, ply);
    }
    moments
}

/// The first ply at which a position stood for the second time.
fn first_repeated(occurrences: &Occurrences) -> Option<Ply> {
    occurrences
        .groups()
        .filter_map(|plies| plies.get(1))
        .min()
        .copied()
}

/// The first ply from which a move could complete fifty moves by each.
fn first_near_fifty(line: &Line) -> Option<Ply> {
    let mut plies = (0..=line.end().index()).map(Ply::from);
    plies.find(|ply| line.halfmove_clock(*ply) + 1 >= FIFTY_MOVES)
}

fn push_claims(moments: &mut Vec<ClaimMoment>, course: &Course, ply: Ply) {
    let (line, edition) = (course.line(), course.edition());
    let claims = ClaimsInBrief::at(course, ply);
    let moment = |ground, how, article| ClaimMoment {
        ply,
        after: line.label(ply).cloned(),
        claimant: line.position(ply).turn(),
        ground,
        how,
        article,
    };
    for ground in &claims.on_board {
        moments.push(moment(
            *ground,
            HowToClaim::OnBoard,
            ground.article_on_board(edition),
        ));
    }
    for claim in claims.by_repetition {
        let article = Ground::Repetition.article_intended(edition);
        moments.push(moment(
            Ground::Repetition,
            HowToClaim::WithMove(claim.label),
            article,
        ));
    }
    if claims.has_fifty_moves {
        moments.push(moment(
            Ground::FiftyMoves,
            HowToClaim::WithAnyQuietMove,
            Ground::FiftyMoves.article_intended(edition),
        ));
    }
}
