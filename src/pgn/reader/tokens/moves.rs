//! Moves and their numbers: from a word to a legal move, or to the defect that it is.

use shakmaty::{CastlingSide, Move, Position};

use super::branches::BranchState;
use super::{MOST_PLIES, Progress, Reader};
use crate::game::notation::{self, CannotBePlayed};
use crate::game::{DefectKind, GameResult, Severity};
use crate::pgn::lexer::{Lexer, Token, TokenKind};
use crate::pgn::reader::Keep;

impl Reader<'_> {
    /// A move number that does not fit is told, and again only where the numbers jump once more: moves may be missing, or
    /// only the numbers are wrong. Dots for Black before a move of White do not fit either.
    pub(super) fn number(&mut self, token: &Token) {
        if !self.branches.is_empty() {
            return;
        }
        let text = self.text_of(token);
        let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let position = self.game.position(self.at);
        let expected = position.fullmoves().get();
        let Ok(number) = digits.parse::<u32>() else {
            if !digits.is_empty() {
                self.tell(Severity::Notice, DefectKind::WrongNumber(expected), token);
            }
            return;
        };
        let ahead = i64::from(number) - i64::from(expected);
        let says_black = text.contains('…') || text.ends_with("...");
        if ahead == self.numbers_ahead {
            if says_black && position.turn().is_white() {
                self.tell(Severity::Notice, DefectKind::WrongSide, token);
            }
            return;
        }
        let jumps_ahead = ahead > self.numbers_ahead && ahead > 0;
        if let Some((comment, before)) = self.suspect.take().filter(|_| jumps_ahead) {
            // The number tells that moves are missing, and the comment where they are.
            self.game.keep_comments(self.at, before);
            self.number_before = None;
            return self.end(DefectKind::NestedComment, &comment);
        }
        self.numbers_ahead = ahead;
        // Numbers that fit again say nothing new.
        if ahead != 0 {
            self.tell(Severity::Notice, DefectKind::WrongNumber(expected), token);
        }
    }

    /// A capture or check sign that does not fit the move is told: the record may speak of another position.
    fn check_marks(&mut self, token: &Token) {
        if !self.branches.is_empty() {
            return;
        }
        let written = self.text_of(token);
        let says_capture = written.contains(['x', ':', '×']);
        let says_check = written.ends_with(['+', '#']);
        if !says_capture && !says_check {
            return;
        }
        let Some(played) = self.game.label(self.at) else {
            return;
        };
        let captures = self.game.played(self.at).is_some_and(Move::is_capture);
        let wrong_check = says_check && !played.san.ends_with(['+', '#']);
        if (says_capture && !captures) || wrong_check {
            self.tell(Severity::Notice, DefectKind::MarkDiffers(played.san), token);
        }
    }

    /// `e.p.` after another move than an en passant capture is told, as every sign that does not fit.
    fn check_en_passant_mark(&mut self, token: &Token) {
        let says_en_passant = self.text_of(token).starts_with(['e', 'E']);
        let captured = self.game.played(self.at).is_some_and(Move::is_en_passant);
        if says_en_passant
            && !captured
            && self.branches.is_empty()
            && let Some(played) = self.game.label(self.at)
        {
            self.tell(Severity::Notice, DefectKind::MarkDiffers(played.san), token);
        }
    }

    pub(super) fn word(&mut self, token: &Token) {
        if self.is_unread_branch() {
            return;
        }
        if self.is_double_forfeit(token) {
            self.closing = self.closing.or(Some(GameResult::BothLose));
            self.progress = Progress::Closed(GameResult::BothLose);
            return;
        }
        if self.after_move && is_mark(self.text_of(token)) {
            return self.check_en_passant_mark(token);
        }
        if self.branches.is_empty() {
            self.remember_word(token);
        }
        // `exd` at the end of the text may have become `exd5` or `exd6`.
        if self.branches.is_empty() && self.is_begun_capture(token) {
            self.error_word = self.words.len().checked_sub(1);
            return self.end(DefectKind::CutOff, token);
        }
        match self.play(self.text_of(token)) {
            Ok(()) => self.check_marks(token),
            Err(kind) if self.branches.is_empty() => {
                let kind = if kind != DefectKind::TooLong && self.is_cut_off(token) {
                    DefectKind::CutOff
                } else {
                    kind
                };
                self.error_word = self.words.len().checked_sub(1);
                self.end(kind, token);
            }
            Err(DefectKind::TooLong) => self.end(DefectKind::TooLong, token),
            Err(kind) => {
                let kind = match kind {
                    DefectKind::NullMove => DefectKind::NullVariationMove,
                    _ => DefectKind::BadVariationMove,
                };
                self.tell(Severity::Notice, kind, token);
                let from = self.number_before.unwrap_or(token.span.start);
                if let Some(branch) = self.branches.last_mut() {
                    branch.state = BranchState::Unread {
                        from,
                        after_move: branch.state == BranchState::Moves,
                    };
                }
            }
        }
    }

    fn play(&mut self, word: &str) -> Result<(), DefectKind> {
        let written = notation::read(word, self.letters).map_err(DefectKind::UnreadableMove)?;
        if written == notation::Written::Null {
            return Err(DefectKind::NullMove);
        }
        let is_long = self.branches.is_empty() && self.clocks.len() >= MOST_PLIES;
        let is_large = self.keep == Keep::MainLine && self.game.places() > 2 * MOST_PLIES;
        if is_long || is_large {
            return Err(DefectKind::TooLong);
        }
        let mv =
            notation::find(written, self.game.position(self.at)).map_err(|error| match error {
                CannotBePlayed::Illegal => {
                    let position = self.game.position(self.at);
                    DefectKind::IllegalMove(notation::why_illegal(written, position))
                }
                CannotBePlayed::Ambiguous(candidates) => {
                    let position = self.game.position(self.at);
                    DefectKind::AmbiguousMove(notation::sans(position, candidates))
                }
            })?;
        self.at = self
            .game
            .add_found(self.at, mv)
            .map_err(|_| DefectKind::TooLong)?;
        for comment in self.before.drain(..) {
            self.game.comment_before(self.at, comment);
        }
        self.after_move = true;
        match self.branches.last_mut() {
            Some(branch) => branch.state = BranchState::Moves,
            None => self.clocks.push(None),
        }
        Ok(())
    }

    /// `0-0` at the end of a game is the result of a double forfeit where the Result tag says so, and where castling
    /// is not possible.
    fn is_double_forfeit(&self, token: &Token) -> bool {
        if !self.branches.is_empty()
            || GameResult::read(self.text_of(token)) != Some(GameResult::BothLose)
        {
            return false;
        }
        let rest = Lexer::new(self.page.text, token.span.end..self.page.game_text.span.end);
        let is_last = rest.into_iter().all(|token| token.kind != TokenKind::Word);
        is_last && {
            let tag = self.page.game_text.tags.get("Result");
            let can_castle = !self
                .game
                .position(self.at)
                .castling_moves(CastlingSide::KingSide)
                .is_empty();
            tag.and_then(GameResult::read) == Some(GameResult::BothLose) || !can_castle
        }
    }

    /// Whether the text ends with a pawn capture without a rank: then it is not yet written.
    fn is_begun_capture(&self, token: &Token) -> bool {
        if token.span.end < self.page.text.len() {
            return false;
        }
        let written = notation::read(self.text_of(token), self.letters);
        matches!(written, Ok(notation::Written::PawnCapture(..)))
    }

    /// Whether the text ends with this token and a legal move could go on from it: not illegal, but not yet written.
    fn is_cut_off(&self, token: &Token) -> bool {
        let after = self.page.text.get(token.span.end..).unwrap_or_default();
        let begun = notation::with_letters(self.text_of(token), self.letters).replace('-', "");
        let (position, mode) = (self.game.position(self.at), self.game.start().mode());
        after.trim().is_empty()
            && position.legal_moves().into_iter().any(|mv| {
                let role = mv.role().upper_char();
                let uci = mv.to_uci(mode).to_string();
                // Castling has hyphens too; both sides are compared without them.
                let san = notation::san(position, mv).replace('-', "");
                let long = if role == 'P' {
                    uci.clone()
                } else {
                    format!("{role}{uci}")
                };
                [san, uci, long]
                    .iter()
                    .any(|whole| whole.len() > begun.len() && whole.starts_with(&begun))
            })
    }
}

/// Words that only say something of the move before them.
pub(in crate::pgn::reader) fn is_mark(word: &str) -> bool {
    const MARKS: [&str; 11] = [
        "",
        "e.p",
        "ep",
        "ch",
        "check",
        "mate",
        "checkmate",
        "dbl",
        "dis",
        "disch",
        "dblch",
    ];
    let plain = word.trim_end_matches(['+', '#', '.', ',']);
    // `Ch` may be the beginning of a move in the letters of another language.
    MARKS.contains(&plain)
        || MARKS
            .iter()
            .any(|mark| mark.len() > 2 && plain.eq_ignore_ascii_case(mark))
}
