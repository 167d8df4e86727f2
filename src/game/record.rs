//! A record: a game as the paper gave it, and what was wrong with the paper.

use super::notation::{Unreadable, WhyIllegal};
use super::{
    CannotJoin, Game, GameResult, Impossible, Letters, Line, MoveLabel, NodeId, Ply, StartRemark,
    Tags,
};

/// How far a record could be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Read whole.
    Complete,
    /// An error ended the main line; what comes before it stands.
    Partial,
    /// A game without moves, such as a forfeit.
    NoMoves,
    /// No position can be had: an impossible FEN, another variant.
    Refused,
}

/// Whether a defect ended the record or is only told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// The record ends here.
    Error,
    /// Told; the record goes on.
    Notice,
}

/// A place in the text of a file; lines and columns count from 1, columns in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The line.
    pub line: u32,
    /// The column in characters.
    pub column: u32,
}

/// What is wrong or remarkable at a place of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DefectKind {
    /// A move that can be read and is not legal here, and why.
    IllegalMove(WhyIllegal),
    /// Moves are missing on the sheet before the move with this number; the record goes on from a position that was set up.
    Gap(u32),
    /// The position after a gap, or after an illegal move that stood, cannot come after the moves before it.
    CannotJoin(CannotJoin),
    /// An illegal move that was not noticed in time and stood (A.5.2).
    IllegalMoveStood(MoveLabel),
    /// A move that more than one piece could make; the SAN of the candidates.
    AmbiguousMove(Vec<String>),
    /// A word of the movetext that is no move.
    UnreadableMove(Unreadable),
    /// A null move in the main line: a move is missing on the sheet.
    NullMove,
    /// The file ends inside a move.
    CutOff,
    /// The file ends inside a tag.
    CutOffTag,
    /// A bad move inside a variation; the variation ends there and its rest is kept as text.
    BadVariationMove,
    /// A null move inside a variation; the variation ends there and its rest is kept as text.
    NullVariationMove,
    /// The piece letters are those of these languages (codes), as the whole game shows.
    PieceLetters(Vec<&'static str>),
    /// The piece letters are those of this language (code), as was asked for.
    PieceLettersAsked(&'static str),
    /// In the letters of these languages (codes) the whole game can be read too, and is another one.
    PieceLettersOpen(Vec<&'static str>),
    /// The kings were put on the squares in the centre after the game, as electronic boards want the result told.
    KingsInCentre {
        /// The last legal move, where it may be a part of the signal.
        perhaps: Option<MoveLabel>,
        /// The result that the squares say, where both are known.
        says: Option<GameResult>,
    },
    /// The kings in the centre say the first of these results, and the record another one.
    SignalContradicts(GameResult, GameResult),
    /// From the move with this label on no clock ran: it may be analysis after the game.
    PerhapsAnalysis(MoveLabel),
    /// A brace within a comment, and another closing brace after the comment: where the comment ends is not certain.
    NestedComment,
    /// Moves go on after the result.
    AfterResult(GameResult),
    /// A game with tags and moves has no result at its end.
    NoResult,
    /// An annotation sign before any move.
    StrayNag,
    /// So many notices more were not told one by one.
    MoreNotices(usize),
    /// The game has more tags than are kept.
    TagsLeftOff,
    /// The game is longer than any game; it was read up to here.
    TooLong,
    /// The record's move number is another than that of the moves before; the number by the moves.
    WrongNumber(u32),
    /// A move number with the dots of Black before a move of White.
    WrongSide,
    /// A capture or check sign that does not fit the move that was read; its SAN.
    MarkDiffers(String),
    /// A variation before the first move.
    VariationWithoutMove,
    /// A comment or a variation that is never closed.
    Unclosed,
    /// A closing bracket without an opening one.
    StrayBracket,
    /// A tag that cannot be read.
    MalformedTag,
    /// A tag name given twice with different values; the first holds.
    DuplicateTag(String),
    /// The Result tag and the closing token differ; both as written.
    ResultsDiffer(GameResult, GameResult),
    /// Text that belongs to no game.
    PassedOver,
    /// Bytes that no text has.
    Junk,
    /// The game is in this encoding, not in UTF-8.
    Encoding(&'static str),
    /// A byte-order mark in the middle of the file: files were joined.
    ByteOrderMark,
    /// Moves stand after the closing result of a game, without tags of their own.
    UntaggedGame,
    /// The FEN tag is empty; the usual start is taken.
    EmptyFen,
    /// The `SetUp` tag says that the game begins from the usual start, and a FEN tag gives another one, which is taken.
    SetUpContradicts,
    /// The `SetUp` tag says that the game begins from a position, and no tag gives it.
    SetUpWithoutFen,
    /// The FEN cannot be read as a FEN.
    UnreadableFen,
    /// The FEN's position cannot be reached in a game.
    ImpossiblePosition(Vec<Impossible>),
    /// The Variant tag names another game.
    OtherVariant(String),
    /// A Chess960 tag without FEN; the usual start is taken.
    Chess960WithoutFen,
    /// Something about the start that was dropped, assumed or taken on trust.
    Start(StartRemark),
}

/// Something in the paper that must be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defect {
    /// Whether it ended the record.
    pub severity: Severity,
    /// What it is.
    pub kind: DefectKind,
    /// Where it stands, `None` where it concerns the whole file or a start without text.
    pub place: Option<Place>,
    /// The ply that the token would have made.
    pub ply: Option<Ply>,
    /// The text as it stands in the file.
    pub token: Option<String>,
}

impl Status {
    /// The word of JSON and CSV.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::Partial => "partial",
            Self::NoMoves => "no_moves",
            Self::Refused => "refused",
        }
    }
}

impl Defect {
    /// An error that ends a record at its start: what it is and the text that it speaks of.
    #[must_use]
    pub fn error(kind: DefectKind, token: &str) -> Self {
        Self {
            severity: Severity::Error,
            kind,
            place: None,
            ply: None,
            token: Some(token.to_owned()),
        }
    }

    /// A notice, at a place or on the whole record.
    #[must_use]
    pub const fn notice(kind: DefectKind, place: Option<Place>) -> Self {
        Self {
            severity: Severity::Notice,
            kind,
            place,
            ply: None,
            token: None,
        }
    }
}

/// Text at the end of a game that was not read as moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unread {
    /// Where it begins; it goes on to the end of the game.
    pub from: Place,
    /// Whether the closing result stands before it.
    pub after_result: bool,
}

/// A game as the paper gave it.
#[derive(Clone, Debug)]
pub struct Record {
    /// The number of the game in its file, from 1.
    pub number: usize,
    /// The line of the file where the game begins, from 1.
    pub line: u32,
    /// The tag pairs.
    pub tags: Tags,
    /// The legal part of the game; `None` exactly where the status is [`Status::Refused`].
    pub game: Option<Game>,
    /// The closing token.
    pub closing: Option<GameResult>,
    /// How far it could be read.
    pub status: Status,
    /// What must be told, in the order of the text.
    pub defects: Vec<Defect>,
    /// The piece letters that its moves are written in.
    pub letters: Letters,
    /// The text at its end that was not read.
    pub unread: Option<Unread>,
    /// Lines of its text that say nothing of the game and stay with it: lines that begin with `%`, tags that cannot be
    /// read.
    pub kept_lines: Vec<String>,
}

impl Record {
    /// The error that ended the record, where there is one.
    #[must_use]
    pub fn error(&self) -> Option<&Defect> {
        self.defects
            .iter()
            .find(|defect| defect.severity == Severity::Error)
    }

    /// Puts the defects into the order of the text; those without a place come last.
    pub fn sort_defects(&mut self) {
        self.defects.sort_by_key(|defect| {
            let place = defect.place;
            place.map_or((u32::MAX, u32::MAX), |place| (place.line, place.column))
        });
    }

    /// The Result tag as written; the closing token where the tag is missing or given twice with different values.
    #[must_use]
    pub fn result_as_written(&self) -> Option<&str> {
        let is_twice = |defect: &Defect| matches!(&defect.kind, DefectKind::DuplicateTag(name) if name == "Result");
        let tag = self
            .tags
            .get("Result")
            .filter(|_| !self.defects.iter().any(is_twice));
        tag.or(self.closing.map(GameResult::as_str))
    }

    /// The same as a result, `None` where it says none.
    #[must_use]
    pub fn result(&self) -> Option<GameResult> {
        self.result_as_written().and_then(GameResult::read)
    }

    /// Whether an error of the paper stands right after this moment of `line`.
    #[must_use]
    pub fn breaks_off_after(&self, line: &Line, moment: Ply) -> bool {
        let last_read = self.game.as_ref().map(Game::main_line_end);
        let shown = line
            .steps()
            .last()
            .map_or(Some(NodeId::START), |step| step.node);
        self.status == Status::Partial && moment == line.end() && last_read == shown
    }
}
