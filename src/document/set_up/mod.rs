//! A position that is being set up by hand: pieces, player to move, rights, counters, and why it is no position yet.

mod fen;

use shakmaty::{
    Bitboard, Board, CastlingMode, CastlingSide, Chess, Color, EnPassantMode, File, FromSetup,
    Piece, Position, Rank, Role, Setup, Square,
};

use super::{SetUpEdit, SetUpKind};
use crate::game::{
    CannotFollow, Impossible, Start, StartError, StartRemark, cannot_follow, chess960_start,
};

/// What the position is set up for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetUpFor {
    /// A game that begins from it.
    Game,
    /// The last moves of a game, which begin after its last capture or pawn move: what came before cannot recur.
    Tail,
    /// To go on with the record that is shown after a gap in the sheet.
    Gap,
    /// To go on with the record that is shown after an illegal move that stood, as it is written on the sheet.
    Stood(String),
    /// The board on the table, to be compared with the record.
    Table,
}

impl From<SetUpKind> for SetUpFor {
    fn from(kind: SetUpKind) -> Self {
        match kind {
            SetUpKind::Game => Self::Game,
            SetUpKind::Tail => Self::Tail,
            SetUpKind::Gap => Self::Gap,
            SetUpKind::Table => Self::Table,
        }
    }
}

/// The half-moves since the last capture or pawn move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counter {
    /// So many.
    Known(u32),
    /// Nobody knows.
    Unknown,
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct SetUp {
    purpose: SetUpFor,
    board: Board,
    turn: Color,
    /// The squares of the rooks that a right to castle is wanted with.
    rooks: Bitboard,
    en_passant: Option<Square>,
    counter: Counter,
    number: u32,
    is_chess960: bool,
    /// The position before an illegal move is made by hand.
    before: Option<Chess>,
    /// The last position of the record, where it goes on after a gap.
    last: Option<Chess>,
    start: Result<Start, Vec<Impossible>>,
}

impl SetUp {
    /// The position of a line as a beginning; its rights go with it, an en passant square only where a capture is
    /// possible.
    #[must_use]
    pub fn of(purpose: SetUpFor, position: &Chess, mode: CastlingMode) -> Self {
        let setup = position.to_setup(EnPassantMode::Legal);
        let purpose_is_gap = purpose == SetUpFor::Gap;
        let counter = match purpose {
            SetUpFor::Tail => Counter::Known(0),
            SetUpFor::Gap => Counter::Unknown,
            _ => Counter::Known(setup.halfmoves),
        };
        let mut set_up = Self {
            purpose,
            board: setup.board,
            turn: setup.turn,
            rooks: setup.castling_rights,
            en_passant: setup.ep_square,
            counter,
            number: setup.fullmoves.get(),
            is_chess960: mode.is_chess960(),
            before: None,
            last: (purpose_is_gap).then(|| position.clone()),
            start: Err(Vec::new()),
        };
        set_up.look();
        set_up
    }

    /// The usual start.
    #[must_use]
    pub fn usual(purpose: SetUpFor) -> Self {
        Self::of(purpose, &Chess::default(), CastlingMode::Standard)
    }

    /// What it is for.
    #[must_use]
    pub const fn purpose(&self) -> &SetUpFor {
        &self.purpose
    }

    /// The pieces.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The player to move.
    #[must_use]
    pub const fn turn(&self) -> Color {
        self.turn
    }

    /// Half-moves since the last capture or pawn move.
    #[must_use]
    pub const fn counter(&self) -> Counter {
        self.counter
    }

    /// The move number.
    #[must_use]
    pub const fn number(&self) -> u32 {
        self.number
    }

    /// Whether castling follows Chess960.
    #[must_use]
    pub const fn is_chess960(&self) -> bool {
        self.is_chess960
    }

    /// The square where a pawn can be captured en passant.
    #[must_use]
    pub const fn en_passant(&self) -> Option<Square> {
        self.en_passant
    }

    /// The start that it makes, or why there is none.
    ///
    /// # Errors
    /// The reasons why no such position can occur.
    pub fn start(&self) -> Result<&Start, &[Impossible]> {
        self.start.as_ref().map_err(Vec::as_slice)
    }

    /// Whether the position can be taken for what it is for: it can occur, and where an illegal move is to be made, it is.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        let is_made = self
            .before
            .as_ref()
            .is_none_or(|before| *before.board() != self.board);
        self.start.is_ok() && is_made && self.cannot_follow().is_none()
    }

    /// Why the position cannot come after the record, where it goes on after a gap.
    #[must_use]
    pub fn cannot_follow(&self) -> Option<CannotFollow> {
        let (last, start) = (self.last.as_ref()?, self.start.as_ref().ok()?);
        cannot_follow(last, start.position())
    }

    /// Whether the position can be there at all, though no game leads to it.
    #[must_use]
    pub fn is_unreachable(&self) -> bool {
        self.start
            .as_ref()
            .is_ok_and(|start| start.remarks().contains(&StartRemark::Unreachable))
    }

    /// Carries out a change.
    pub(in crate::document) fn edit(&mut self, edit: SetUpEdit) {
        match edit {
            SetUpEdit::Put(square, piece) => {
                self.put(square, piece);
                self.count_illegal_move();
            }
            SetUpEdit::Shift(from, to) => {
                self.shift(from, to);
                self.count_illegal_move();
            }
            SetUpEdit::Clear => self.clear(),
            SetUpEdit::Begin(number) => self.begin_with(number),
            SetUpEdit::Turn(turn) => self.set_turn(turn),
            SetUpEdit::Right(color, side, has_it) => self.set_right(color, side, has_it),
            SetUpEdit::EnPassant(square) => self.set_en_passant(square),
            SetUpEdit::Counter(counter) => {
                self.set_counter(counter.map_or(Counter::Unknown, Counter::Known));
            }
            SetUpEdit::Number(number) => self.set_number(number),
            SetUpEdit::Chess960(is_chess960) => self.set_chess960(is_chess960),
        }
    }

    /// The position as it is before an illegal move is made in it by hand: then the other player has the move.
    pub(in crate::document) fn after_illegal_move(
        purpose: SetUpFor,
        before: &Chess,
        mode: CastlingMode,
    ) -> Self {
        let mut set_up = Self::of(purpose, before, mode);
        if set_up.turn.is_black() {
            set_up.number += 1;
        }
        if let Counter::Known(counter) = set_up.counter {
            set_up.counter = Counter::Known(counter + 1);
        }
        set_up.before = Some(before.clone());
        set_up.set_turn(set_up.turn.other());
        set_up
    }

    /// An illegal move that takes something or moves a pawn begins the count anew, as every move does.
    fn count_illegal_move(&mut self) {
        let Some(before) = &self.before else { return };
        let (then, now) = (before.board(), &self.board);
        let takes = now.occupied().count() < then.occupied().count();
        let is_zeroing = takes || now.pawns() != then.pawns();
        self.counter = Counter::Known(if is_zeroing {
            0
        } else {
            before.halfmoves() + 1
        });
        self.look();
    }

    /// Puts a piece on a square, or clears it.
    fn put(&mut self, square: Square, piece: Option<Piece>) {
        match piece {
            Some(piece) => self.board.set_piece_at(square, piece),
            None => self.board.discard_piece_at(square),
        }
        self.look();
    }

    /// Moves a piece; what stands on the other square is gone.
    fn shift(&mut self, from: Square, to: Square) {
        if let Some(piece) = self.board.remove_piece_at(from) {
            self.board.set_piece_at(to, piece);
        }
        self.look();
    }

    /// No piece at all.
    fn clear(&mut self) {
        self.board = Board::empty();
        self.rooks = Bitboard::EMPTY;
        self.look();
    }

    /// The Chess960 start position of this number (0 to 959; 518 is the usual one); another number changes nothing.
    fn begin_with(&mut self, number: u16) {
        if let Some(start) = chess960_start(number) {
            // A record goes on as it began.
            let goes_on = matches!(self.purpose, SetUpFor::Gap | SetUpFor::Stood(_));
            let is_chess960 = if goes_on {
                self.is_chess960
            } else {
                number != 518
            };
            self.take_over(start.position(), CastlingMode::Chess960);
            self.is_chess960 = is_chess960;
            self.look();
        }
    }

    /// Takes another position over, for the same purpose.
    fn take_over(&mut self, position: &Chess, mode: CastlingMode) {
        let (before, last) = (self.before.take(), self.last.take());
        *self = Self {
            before,
            last,
            ..Self::of(self.purpose.clone(), position, mode)
        };
    }

    /// Sets the player to move.
    fn set_turn(&mut self, turn: Color) {
        self.turn = turn;
        self.en_passant = None;
        self.look();
    }

    /// Sets the half-moves since the last capture or pawn move.
    fn set_counter(&mut self, counter: Counter) {
        self.counter = counter;
        self.look();
    }

    /// Sets the move number; 0 is none.
    fn set_number(&mut self, number: u32) {
        self.number = number.max(1);
        self.look();
    }

    /// Whether castling follows Chess960.
    fn set_chess960(&mut self, is_chess960: bool) {
        self.is_chess960 = is_chess960;
        self.look();
    }

    /// The rook with which a right to castle can exist, `None` where none can: king and rook must stand where they
    /// stood at the start.
    #[must_use]
    pub fn rook_for(&self, color: Color, side: CastlingSide) -> Option<Square> {
        let back = color.fold_wb(Rank::First, Rank::Eighth);
        let king = self
            .board
            .king_of(color)
            .filter(|king| king.rank() == back)?;
        let rooks = self.board.by_piece(Role::Rook.of(color)) & Bitboard::from_rank(back);
        if !self.is_chess960 {
            let rook = Square::from_coords(rook_file(side), back);
            return (king.file() == File::E && rooks.contains(rook)).then_some(rook);
        }
        // The right that is there already, else the outermost rook.
        let beside = |rook: &Square| side.is_king_side() == (rook.file() > king.file());
        let mut beside: Vec<Square> = rooks.into_iter().filter(beside).collect();
        beside.sort_by_key(|rook| rook.distance(king));
        let wanted = beside
            .iter()
            .copied()
            .find(|rook| self.rooks.contains(*rook));
        wanted.or(beside.last().copied())
    }

    /// Whether a right to castle is wanted.
    #[must_use]
    pub fn has_right(&self, color: Color, side: CastlingSide) -> bool {
        self.rook_for(color, side)
            .is_some_and(|rook| self.rooks.contains(rook))
    }

    /// Gives or takes a right to castle, where it can exist.
    fn set_right(&mut self, color: Color, side: CastlingSide, has_it: bool) {
        if let Some(rook) = self.rook_for(color, side) {
            self.rooks.set(rook, has_it);
            self.look();
        }
    }

    /// The squares where a pawn can be captured en passant, if it has just made its double step.
    #[must_use]
    pub fn en_passant_squares(&self) -> Vec<Square> {
        let rank = self.turn.fold_wb(Rank::Sixth, Rank::Third);
        let squares = File::ALL.map(|file| Square::from_coords(file, rank));
        let mode = CastlingMode::from_chess960(self.is_chess960);
        let is_possible = |square: &Square| {
            let setup = Setup {
                ep_square: Some(*square),
                castling_rights: Bitboard::EMPTY,
                ..self.setup()
            };
            Chess::from_setup(setup, mode)
                .is_ok_and(|position| position.legal_ep_square() == Some(*square))
        };
        squares.into_iter().filter(is_possible).collect()
    }

    /// Sets the square where a pawn can be captured en passant.
    fn set_en_passant(&mut self, square: Option<Square>) {
        self.en_passant = square;
        self.look();
    }

    fn setup(&self) -> Setup {
        Setup {
            board: self.board.clone(),
            turn: self.turn,
            castling_rights: self.rooks,
            ep_square: self.en_passant,
            halfmoves: match self.counter {
                Counter::Known(counter) => counter,
                Counter::Unknown => 0,
            },
            fullmoves: std::num::NonZeroU32::new(self.number).unwrap_or(std::num::NonZeroU32::MIN),
            ..Setup::empty()
        }
    }

    /// Sees what the position is now: rights that cannot exist are dropped.
    fn look(&mut self) {
        let mut rooks = Bitboard::EMPTY;
        for color in Color::ALL {
            for side in CastlingSide::ALL {
                let rook = self.rook_for(color, side);
                if let Some(rook) = rook.filter(|rook| self.rooks.contains(*rook)) {
                    rooks.add(rook);
                }
            }
        }
        self.rooks = rooks;
        if self
            .en_passant
            .is_some_and(|square| !self.en_passant_squares().contains(&square))
        {
            self.en_passant = None;
        }
        self.start = Start::from_fen(&self.fen(), self.variant()).map_err(|error| match error {
            StartError::Impossible(reasons) => reasons,
            StartError::Unreadable(_) => Vec::new(),
        });
    }
}

/// The file of the rook of a wing at the start of the usual game.
const fn rook_file(side: CastlingSide) -> File {
    match side {
        CastlingSide::KingSide => File::H,
        CastlingSide::QueenSide => File::A,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Clock;

    const WHITE_KING_SIDE: (Color, CastlingSide) = (Color::White, CastlingSide::KingSide);

    fn square(name: &str) -> Square {
        let Ok(square) = name.parse() else {
            panic!("{name} is a square")
        };
        square
    }

    #[test]
    fn a_right_exists_only_where_king_and_rook_stand() {
        let (color, side) = WHITE_KING_SIDE;
        let mut set_up = SetUp::usual(SetUpFor::Game);
        assert!(set_up.has_right(color, side));
        set_up.shift(square("h1"), square("h3"));
        assert_eq!(set_up.rook_for(color, side), None);
        set_up.set_right(color, side, true);
        assert!(!set_up.has_right(color, side));
        // A rook put back does not bring the right back by itself.
        set_up.shift(square("h3"), square("h1"));
        assert!(!set_up.has_right(color, side));
        set_up.set_right(color, side, true);
        assert!(set_up.has_right(color, side));
    }

    #[test]
    fn en_passant_is_offered_only_where_it_is_possible() {
        let mut set_up = SetUp::usual(SetUpFor::Tail);
        assert!(set_up.read_fen("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
        assert_eq!(set_up.en_passant_squares(), [square("d6")]);
        set_up.set_en_passant(Some(square("d6")));
        assert!(set_up.fen().contains(" d6 "));
        // The pawn that would take is pinned.
        assert!(set_up.read_fen("4r1k1/8/8/3pP3/8/8/8/4K3 w - - 0 1"));
        assert_eq!(set_up.en_passant_squares(), []);
        set_up.set_en_passant(Some(square("d6")));
        assert_eq!(set_up.en_passant(), None);
    }

    #[test]
    fn an_impossible_position_says_why() {
        let mut set_up = SetUp::usual(SetUpFor::Game);
        set_up.clear();
        assert_eq!(
            set_up.start().err(),
            Some([Impossible::EmptyBoard].as_slice())
        );
        set_up.put(square("e1"), Some(Role::King.of(Color::White)));
        set_up.put(square("e2"), Some(Role::King.of(Color::Black)));
        assert_eq!(
            set_up.start().err(),
            Some([Impossible::KingsAdjacent].as_slice())
        );
        set_up.shift(square("e2"), square("e8"));
        assert!(set_up.start().is_ok());
        set_up.put(square("e4"), Some(Role::Rook.of(Color::White)));
        assert_eq!(
            set_up.start().err(),
            Some([Impossible::OppositeCheck].as_slice())
        );
        set_up.set_turn(Color::Black);
        assert!(set_up.start().is_ok());
    }

    #[test]
    fn a_chess960_start_is_set_by_its_number() {
        let mut set_up = SetUp::usual(SetUpFor::Game);
        set_up.begin_with(0);
        assert!(
            set_up
                .fen()
                .starts_with("bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq")
        );
        assert!(set_up.is_chess960());
        set_up.begin_with(960);
        assert!(set_up.fen().starts_with("bbqnnrkr"));
        set_up.begin_with(518);
        assert!(set_up.fen().starts_with("rnbqkbnr"));
        assert!(!set_up.is_chess960() && set_up.has_right(Color::Black, CastlingSide::QueenSide));
    }

    #[test]
    fn an_unknown_counter_stays_unknown() {
        let mut set_up = SetUp::usual(SetUpFor::Gap);
        assert_eq!(set_up.counter(), Counter::Unknown);
        assert!(set_up.fen().ends_with(" - 1"));
        assert!(
            set_up
                .start()
                .is_ok_and(|start| start.clock() == Clock::NotGiven)
        );
        assert!(!set_up.read_fen("nothing"));
        assert!(set_up.read_fen("4k3/8/8/8/8/8/8/4K3 w - - 7 30"));
        assert_eq!((set_up.counter(), set_up.number()), (Counter::Known(7), 30));
    }
}
