//! Where a game begins: the usual start, a FEN, a Chess960 position.

use std::num::NonZeroU32;

use shakmaty::fen::Fen;
use shakmaty::{
    Bitboard, CastlingMode, Chess, Color, EnPassantMode, FromSetup, PositionError,
    PositionErrorKinds, Setup, Square, attacks,
};

/// Counters beyond this are a slip of the pen, not a count of moves.
const LARGEST_COUNTER: u32 = 100_000;

/// Which game the record says it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Chess from the usual start or from a position.
    Standard,
    /// Chess960, where castling rights name their rook.
    Chess960,
}

impl Variant {
    /// Reads a Variant tag; `None` where it names a game that is not chess.
    #[must_use]
    pub fn read(tag: &str) -> Option<Self> {
        let plain: String = tag.chars().filter(char::is_ascii_alphanumeric).collect();
        if !tag.is_ascii() {
            return None;
        }
        match plain.to_ascii_lowercase().as_str() {
            "" | "normal" | "standard" | "chess" | "regular" | "classical" | "orthodox"
            | "fromposition" => Some(Self::Standard),
            "chess960" | "fischerandom" | "fischerrandom" | "fischerrandomchess" | "frc"
            | "960" | "freestyle" | "freestylechess" | "wildfr" => Some(Self::Chess960),
            _ => None,
        }
    }
}

/// What is known of the half-move clock at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// It is 0 by the usual start, or the FEN gives it (taken on trust).
    Known,
    /// The FEN gives none.
    NotGiven,
}

/// What was dropped, assumed or taken on trust about a start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartRemark {
    /// Castling flags for which king or rook is not on its square.
    CastlingFlagsDropped(String),
    /// An en passant square that no double step can have left.
    EnPassantSquareDropped(Square),
    /// The FEN gives no half-move clock: earlier play is unknown.
    ClockNotGiven,
    /// The FEN gives this half-move clock; it is taken on trust.
    ClockOnTrust(u32),
    /// The FEN's half-move clock cannot be read.
    ClockUnreadable(String),
    /// The FEN's move number cannot be read; 1 is taken.
    NumberAssumed(String),
    /// The FEN gives no move number; 1 is taken.
    NumberNotGiven,
    /// What stands after the six fields.
    ExtraFields(String),
    /// No sequence of legal moves leads to such a position; it is taken as it stands.
    Unreachable,
}

/// Why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Impossible {
    /// No piece at all.
    EmptyBoard,
    /// This side has no king.
    NoKing(Color),
    /// This side has more than one king.
    SeveralKings(Color),
    /// A pawn on the first or last rank.
    PawnOnLastRank,
    /// The two kings stand side by side.
    KingsAdjacent,
    /// The player not to move is in check.
    OppositeCheck,
}

/// Why a FEN gives no start.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StartError {
    /// The text is not a FEN; shakmaty's word for the part that fails.
    #[error("not a FEN: {0}")]
    Unreadable(String),
    /// The position cannot occur in a game.
    #[error("impossible position: {0:?}")]
    Impossible(Vec<Impossible>),
}

/// A legal position to begin with, and what had to be dropped or assumed to have it.
#[derive(Clone, Debug)]
pub struct Start {
    position: Chess,
    mode: CastlingMode,
    fen: Option<String>,
    clock: Clock,
    remarks: Vec<StartRemark>,
}

impl Default for Start {
    fn default() -> Self {
        Self::usual()
    }
}

impl Start {
    /// The usual start position of chess.
    #[must_use]
    pub fn usual() -> Self {
        Self {
            position: Chess::default(),
            mode: CastlingMode::Standard,
            fen: None,
            clock: Clock::Known,
            remarks: Vec::new(),
        }
    }

    /// Reads a FEN of four to six fields.
    ///
    /// It is Chess960 where `variant` says so or where the castling field has file letters, and never by
    /// the look of the position: `KQkq` beside a king off the e-file are false flags in standard chess.
    /// False castling flags and en passant squares are dropped; a missing clock counts from 0 and is told.
    ///
    /// # Errors
    /// [`StartError`] where the text is no FEN or the position cannot occur.
    pub fn from_fen(text: &str, variant: Variant) -> Result<Self, StartError> {
        let fields: Vec<&str> = text.split_whitespace().collect();
        let [board, turn, castling, ep, counters @ ..] = fields.as_slice() else {
            return Err(StartError::Unreadable("invalid fen".to_owned()));
        };
        let four = format!("{board} {} {castling} {ep}", turn.to_ascii_lowercase());
        let mut setup = Fen::from_ascii(four.as_bytes())
            .map_err(|error| StartError::Unreadable(error.to_string()))?
            .into_setup();
        if setup.pockets.is_some() {
            // Pieces in hand are of another game.
            return Err(StartError::Unreadable("pieces in hand".to_owned()));
        }
        let mut remarks = Vec::new();
        let clock = read_clock(counters.first().copied(), &mut setup, &mut remarks);
        read_number(counters.get(1).copied(), &mut setup, &mut remarks);
        if let Some(extra) = counters.get(2..).filter(|extra| !extra.is_empty()) {
            remarks.push(StartRemark::ExtraFields(extra.join(" ")));
        }
        let file_letters = castling
            .chars()
            .any(|c| matches!(c.to_ascii_lowercase(), 'a'..='h'));
        let mode = CastlingMode::from_chess960(variant == Variant::Chess960 || file_letters);
        let position = legal_position(setup, mode, castling, &mut remarks)?;
        Ok(Self {
            position,
            mode,
            fen: Some(text.trim().to_owned()),
            clock,
            remarks,
        })
    }

    /// The position at ply 0.
    #[must_use]
    pub const fn position(&self) -> &Chess {
        &self.position
    }

    /// How castling moves are written.
    #[must_use]
    pub const fn mode(&self) -> CastlingMode {
        self.mode
    }

    /// Whether castling follows Chess960.
    #[must_use]
    pub const fn is_chess960(&self) -> bool {
        self.mode.is_chess960()
    }

    /// The FEN as written; `None` for the usual start.
    #[must_use]
    pub fn fen(&self) -> Option<&str> {
        self.fen.as_deref()
    }

    /// What is known of the half-move clock.
    #[must_use]
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// What was dropped, assumed or taken on trust.
    #[must_use]
    pub fn remarks(&self) -> &[StartRemark] {
        &self.remarks
    }
}

fn read_counter(text: &str) -> Option<u32> {
    text.parse().ok().filter(|n| *n <= LARGEST_COUNTER)
}

fn read_clock(field: Option<&str>, setup: &mut Setup, remarks: &mut Vec<StartRemark>) -> Clock {
    match field {
        None | Some("-") => remarks.push(StartRemark::ClockNotGiven),
        Some(text) => match read_counter(text) {
            Some(clock) => {
                setup.halfmoves = clock;
                remarks.push(StartRemark::ClockOnTrust(clock));
                return Clock::Known;
            }
            None => remarks.push(StartRemark::ClockUnreadable(text.to_owned())),
        },
    }
    Clock::NotGiven
}

fn read_number(field: Option<&str>, setup: &mut Setup, remarks: &mut Vec<StartRemark>) {
    match field.map(|text| (text, read_counter(text).and_then(NonZeroU32::new))) {
        Some((_, Some(number))) => setup.fullmoves = number,
        Some((text, None)) => remarks.push(StartRemark::NumberAssumed(text.to_owned())),
        None => remarks.push(StartRemark::NumberNotGiven),
    }
}

fn legal_position(
    setup: Setup,
    mode: CastlingMode,
    castling: &str,
    remarks: &mut Vec<StartRemark>,
) -> Result<Chess, StartError> {
    let ep_square = setup.ep_square;
    let reasons = impossible(&setup);
    let refused = |error: PositionError<Chess>| {
        StartError::Impossible(if reasons.is_empty() {
            reasons_of(error.kinds())
        } else {
            reasons.clone()
        })
    };
    let error = match Chess::from_setup(setup, mode) {
        Ok(position) => return Ok(position),
        Err(error) => error,
    };
    let kinds = error.kinds();
    let position = Err(error)
        .or_else(PositionError::ignore_invalid_castling_rights)
        .or_else(PositionError::ignore_invalid_ep_square)
        .or_else(PositionError::ignore_impossible_check)
        .or_else(PositionError::ignore_too_much_material)
        .map_err(refused)?;
    if kinds.contains(PositionErrorKinds::INVALID_CASTLING_RIGHTS) {
        remarks.push(StartRemark::CastlingFlagsDropped(dropped_flags(
            castling, &position,
        )));
    }
    if let (true, Some(square)) = (
        kinds.contains(PositionErrorKinds::INVALID_EP_SQUARE),
        ep_square,
    ) {
        remarks.push(StartRemark::EnPassantSquareDropped(square));
    }
    if kinds
        .intersects(PositionErrorKinds::IMPOSSIBLE_CHECK | PositionErrorKinds::TOO_MUCH_MATERIAL)
    {
        remarks.push(StartRemark::Unreachable);
    }
    Ok(position)
}

/// The flags of the FEN's castling field that did not become rights. Where letters were respelled
/// (Chess960), the whole field is named.
fn dropped_flags(castling: &str, position: &Chess) -> String {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let kept = fen.split(' ').nth(2).unwrap_or_default();
    let dropped: String = castling
        .chars()
        .filter(|flag| !kept.contains(*flag))
        .collect();
    if dropped.is_empty() {
        castling.to_owned()
    } else {
        dropped
    }
}

/// What is plainly impossible, in the words of a player.
fn impossible(setup: &Setup) -> Vec<Impossible> {
    let board = &setup.board;
    if board.occupied().is_empty() {
        return vec![Impossible::EmptyBoard];
    }
    let mut reasons = Vec::new();
    let kings = |side| board.kings() & board.by_color(side);
    for side in Color::ALL {
        match kings(side).count() {
            0 => reasons.push(Impossible::NoKing(side)),
            1 => {}
            _ => reasons.push(Impossible::SeveralKings(side)),
        }
    }
    if board.pawns().intersects(Bitboard::BACKRANKS) {
        reasons.push(Impossible::PawnOnLastRank);
    }
    if let (Some(white), Some(black)) = (board.king_of(Color::White), board.king_of(Color::Black))
        && attacks::king_attacks(white).contains(black)
    {
        reasons.push(Impossible::KingsAdjacent);
    }
    reasons
}

fn reasons_of(kinds: PositionErrorKinds) -> Vec<Impossible> {
    if kinds.contains(PositionErrorKinds::OPPOSITE_CHECK) {
        vec![Impossible::OppositeCheck]
    } else {
        Vec::new()
    }
}
