//! Goes through the tokens of a game and plays its moves.

use std::ops::Range;

use rustc_hash::FxHashMap;
use shakmaty::{CastlingSide, Move, Position};

use super::clocks::{clock, stopped_from};
use super::kings;
use super::{Keep, LONGEST_TOKEN, Page, Reading};
use crate::game::notation::{self, CannotBePlayed};
use crate::game::{
    Defect, DefectKind, Game, GameResult, Letters, NodeId, Place, Ply, Severity, Start, Status,
    Unread,
};
use crate::pgn::cutter::GameForm;
use crate::pgn::lexer::{Lexer, Token, TokenKind};

/// A variation that is being read.
struct Branch {
    /// Its opening bracket.
    opened: Token,
    /// Where the line around it goes on.
    back_to: NodeId,
    /// How many places the tree had before it.
    places: usize,
    /// How its text is read.
    state: BranchState,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum BranchState {
    /// No move was read yet.
    Begun,
    /// Its moves are played.
    Moves,
    /// From this byte on its text cannot be read and is kept.
    Unread {
        from: usize,
        /// Whether a move was read before.
        after_move: bool,
    },
    /// It stands within text that is not read.
    WithinUnread,
}

/// How far the main line is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Progress {
    Reading,
    /// The closing result was read.
    Closed(GameResult),
    /// Moves go on after the result.
    AfterResult,
    /// An error ended the record.
    Ended,
}

/// What is told at most once in a game.
#[derive(Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is told by itself, once"
)]
struct Told {
    number: bool,
    junk: bool,
    bracket: bool,
    nag: bool,
}

/// Reads the tokens of one game in the letters of one language.
pub(super) struct Reader<'t> {
    page: Page<'t>,
    letters: Letters,
    keep: Keep,
    game: Game,
    at: NodeId,
    branches: Vec<Branch>,
    /// Comments that wait for the move they stand before.
    before: Vec<String>,
    /// Whether the last thing read was a move of the current line.
    after_move: bool,
    progress: Progress,
    told: Told,
    first_tags: FxHashMap<&'t str, &'t str>,
    /// The clock time after each half-move of the main line.
    clocks: Vec<Option<u32>>,
    closing: Option<GameResult>,
    defects: Vec<Defect>,
    /// From this byte on the text is not read; whether the closing result was before it.
    unread: Option<(usize, bool)>,
    /// Lines that stay with the game, and where they stand.
    kept_lines: Vec<(usize, String)>,
    words: Vec<Range<usize>>,
    error_word: Option<usize>,
    /// A comment of the main line that holds a brace, as long as only comments follow it: it may have swallowed moves.
    /// And how many comments stood before it.
    suspect: Option<(Token, usize)>,
    /// Where the move number begins that stands just before.
    number_before: Option<usize>,
    /// Where the last closing brace stands that closes no comment, and the last tag; 0 where there is none.
    last_stray_brace: Option<(usize, usize)>,
}

impl<'t> Reader<'t> {
    pub(super) fn new(page: &Page<'t>, start: Start, letters: Letters, keep: Keep) -> Self {
        let mut first_tags = FxHashMap::default();
        for (name, value) in page.game_text.tags.iter() {
            first_tags.entry(name).or_insert(value);
        }
        Self {
            page: *page,
            letters,
            keep,
            game: Game::new(start),
            at: NodeId::START,
            branches: Vec::new(),
            before: Vec::new(),
            after_move: false,
            progress: Progress::Reading,
            told: Told::default(),
            first_tags,
            clocks: Vec::new(),
            closing: None,
            defects: Vec::new(),
            unread: None,
            kept_lines: Vec::new(),
            words: Vec::new(),
            error_word: None,
            suspect: None,
            number_before: None,
            last_stray_brace: None,
        }
    }

    /// Reads the whole game.
    pub(super) fn read(mut self) -> Reading {
        for token in Lexer::of_game(self.page.text, self.page.game_text) {
            self.take(&token);
        }
        self.finish()
    }

    fn text_of(&self, token: &Token) -> &'t str {
        token.text(self.page.text)
    }

    fn place(&self, offset: usize) -> Place {
        self.page.places.place(self.page.text, offset)
    }

    fn tell(&mut self, severity: Severity, kind: DefectKind, token: &Token) {
        // An error ends the main line, wherever it stands; a notice in a variation has no ply.
        let in_main_line = severity == Severity::Error || self.branches.is_empty();
        let is_move = !matches!(
            kind,
            DefectKind::MalformedTag | DefectKind::DuplicateTag(_) | DefectKind::Junk
        );
        // A sign that does not fit is found when the move is made already.
        let plies = match kind {
            DefectKind::MarkDiffers(_) => self.clocks.len(),
            _ => self.clocks.len() + 1,
        };
        let ply = (in_main_line && is_move).then(|| Ply::from(plies));
        self.defects.push(Defect {
            severity,
            kind,
            place: Some(self.place(token.span.start)),
            ply,
            token: Some(self.text_of(token).chars().take(LONGEST_TOKEN).collect()),
        });
    }

    /// An error: the record ends before this token, and the text from there on is not read.
    /// Where that is within a variation, the variation and all around it are not read.
    fn end(&mut self, kind: DefectKind, token: &Token) {
        self.tell(Severity::Error, kind, token);
        self.progress = Progress::Ended;
        let mut from = token.span.start;
        if let Some(outermost) = self.branches.first() {
            from = outermost.opened.span.start;
            self.at = outermost.back_to;
            self.game.cut_back(outermost.places);
            self.before.clear();
        }
        for branch in &mut self.branches {
            branch.state = BranchState::WithinUnread;
        }
        self.leave_unread(from);
    }

    /// From here on the text is not read.
    fn leave_unread(&mut self, from: usize) {
        let from = self.number_before.map_or(from, |number| number.min(from));
        let after_result = self.closing.is_some();
        self.unread.get_or_insert((from, after_result));
        self.kept_lines.retain(|(at, _)| *at < from);
    }

    fn take(&mut self, token: &Token) {
        self.take_kind(token);
        let may_follow_suspect = matches!(
            token.kind,
            TokenKind::Comment { .. } | TokenKind::LineComment | TokenKind::BareCommand
        );
        if !may_follow_suspect {
            self.suspect = None;
        }
        self.number_before = match token.kind {
            TokenKind::Number => Some(token.span.start),
            TokenKind::Escape | TokenKind::BrokenTag | TokenKind::Junk => self.number_before,
            _ => None,
        };
    }

    fn take_kind(&mut self, token: &Token) {
        match &token.kind {
            TokenKind::Tag {
                name,
                value,
                well_formed,
            } => self.tag(token, name, value, *well_formed),
            TokenKind::BrokenTag if self.ends_text(token) => self.end(DefectKind::CutOffTag, token),
            TokenKind::BrokenTag => {
                self.tell(Severity::Notice, DefectKind::MalformedTag, token);
                self.keep_line(token);
            }
            TokenKind::Escape => self.keep_line(token),
            TokenKind::Junk => self.junk(token),
            TokenKind::ByteOrderMark => {}
            TokenKind::Result(result) => self.result(token, *result),
            _ => match self.progress {
                Progress::Reading => self.movetext(token),
                Progress::Closed(result) => self.after_result(token, result),
                Progress::Ended | Progress::AfterResult => self.unread(token),
            },
        }
    }

    /// Text after the end of the record: brackets tell which result is the game's, words what the end was about.
    fn unread(&mut self, token: &Token) {
        match token.kind {
            TokenKind::Open => self.push_branch(token, BranchState::WithinUnread),
            TokenKind::Close => drop(self.branches.pop()),
            TokenKind::Word if self.branches.is_empty() && self.progress == Progress::Ended => {
                self.words.push(token.span.clone());
            }
            _ => {}
        }
    }

    /// After the result a comment still belongs to the game. Moves that go on with the number after the last one are
    /// not the game's; after a `*` nobody knows.
    fn after_result(&mut self, token: &Token, result: GameResult) {
        match token.kind {
            TokenKind::Comment { .. } | TokenKind::LineComment | TokenKind::BareCommand
                if self.unread.is_none() =>
            {
                self.movetext(token);
            }
            TokenKind::Number => self.leave_unread(token.span.start),
            TokenKind::Word | TokenKind::Open => {
                self.leave_unread(token.span.start);
                let kind = DefectKind::AfterResult(result);
                if result == GameResult::Unknown {
                    self.end(kind, token);
                } else {
                    self.tell(Severity::Notice, kind, token);
                    self.progress = Progress::AfterResult;
                }
                self.unread(token);
            }
            _ => {}
        }
    }

    fn movetext(&mut self, token: &Token) {
        match &token.kind {
            TokenKind::Word => self.word(token),
            TokenKind::Open => self.open(token),
            TokenKind::Close => self.close(token),
            TokenKind::Comment { closed } => self.brace_comment(token, *closed),
            TokenKind::LineComment => {
                self.comment(self.text_of(token).trim_start_matches(';'));
            }
            TokenKind::BareCommand => {
                self.tell_once_junk(token);
                self.comment(self.text_of(token));
            }
            TokenKind::Nag(nag) => self.nag(token, *nag),
            TokenKind::Number => self.number(token),
            _ => {}
        }
    }

    fn tag(&mut self, token: &Token, name: &str, value: &str, well_formed: bool) {
        if !well_formed {
            self.tell(Severity::Notice, DefectKind::MalformedTag, token);
        }
        if self
            .first_tags
            .get(name)
            .is_some_and(|first| *first != value)
        {
            self.tell(
                Severity::Notice,
                DefectKind::DuplicateTag(name.to_owned()),
                token,
            );
        }
    }

    /// Whether the text ends within this tag.
    fn ends_text(&self, token: &Token) -> bool {
        let after = self.page.text.get(token.span.end..).unwrap_or_default();
        self.progress == Progress::Reading
            && after.trim().is_empty()
            && !self.text_of(token).ends_with(']')
    }

    fn keep_line(&mut self, token: &Token) {
        // What stands in text that is not read is kept with that text.
        if self.keep == Keep::Everything && self.unread.is_none() {
            let line = self.text_of(token).to_owned();
            self.kept_lines.push((token.span.start, line));
        }
    }

    fn result(&mut self, token: &Token, result: GameResult) {
        if !self.branches.is_empty() {
            // The result of a variation is what the annotator says of it.
            if self.progress == Progress::Reading {
                self.comment(self.text_of(token));
            }
            return;
        }
        self.closing = self.closing.or(Some(result));
        if self.progress == Progress::Reading {
            self.progress = Progress::Closed(result);
        }
    }

    /// Stray signs and bytes. Each kind is told once.
    fn junk(&mut self, token: &Token) {
        if !matches!(self.text_of(token), "}" | "]") {
            self.tell_once_junk(token);
        } else if !self.told.bracket {
            self.told.bracket = true;
            self.tell(Severity::Notice, DefectKind::StrayBracket, token);
        }
    }

    fn tell_once_junk(&mut self, token: &Token) {
        if !self.told.junk {
            self.told.junk = true;
            self.tell(Severity::Notice, DefectKind::Junk, token);
        }
    }

    fn nag(&mut self, token: &Token, nag: u8) {
        if self.is_unread_branch() {
            return;
        }
        if self.after_move {
            if self.keep == Keep::Everything {
                self.game.nag(self.at, nag);
            }
        } else if !self.told.nag {
            self.told.nag = true;
            self.tell(Severity::Notice, DefectKind::StrayNag, token);
        }
    }

    fn is_unread_branch(&self) -> bool {
        self.branches.last().is_some_and(|branch| {
            matches!(
                branch.state,
                BranchState::Unread { .. } | BranchState::WithinUnread
            )
        })
    }

    fn brace_comment(&mut self, token: &Token, closed: bool) {
        if !closed {
            // What follows may have been swallowed, so the record ends here.
            if self.progress == Progress::Reading {
                self.end(DefectKind::Unclosed, token);
            } else {
                self.leave_unread(token.span.start);
                self.tell(Severity::Notice, DefectKind::Unclosed, token);
                self.progress = Progress::AfterResult;
            }
            return;
        }
        let inner = self.text_of(token).trim_start_matches('{');
        let inner = inner.strip_suffix('}').unwrap_or(inner);
        // Where the comment ends is not certain, and so is not what stands before the other brace.
        if inner.contains('{') && self.closes_again(token.span.end) {
            self.end(DefectKind::NestedComment, token);
        } else {
            let before = self.game.comments(self.at).len();
            self.comment(inner);
            if inner.contains('{') && self.branches.is_empty() {
                self.suspect.get_or_insert_with(|| (token.clone(), before));
            }
        }
    }

    /// Whether a closing brace that closes no comment stands after a comment that ends at `offset` in this game. Those
    /// just after it do not count: no move stands between.
    fn closes_again(&mut self, offset: usize) -> bool {
        let (page, text) = (self.page, self.page.text);
        let (last, last_tag) = *self.last_stray_brace.get_or_insert_with(|| {
            let rest = Lexer::new(text, offset..page.game_text.span.end);
            rest.fold((0, 0), |(brace, tag), token| match token.kind {
                TokenKind::Tag { .. } => (brace, token.span.start),
                TokenKind::Junk if token.text(text) == "}" => (token.span.start, tag),
                _ => (brace, tag),
            })
        });
        // A tag shows that the comment before it did end.
        if last_tag >= offset {
            return false;
        }
        let rest = text.get(offset..).unwrap_or_default();
        let after = rest.trim_start_matches(|c: char| c == '}' || c.is_whitespace());
        last >= offset + rest.len() - after.len()
    }

    fn comment(&mut self, text: &str) {
        if self.is_unread_branch() {
            return;
        }
        if self.branches.is_empty()
            && let (Some(seconds), Some(last)) = (clock(text), self.clocks.last_mut())
        {
            *last = Some(seconds);
        }
        if self.keep == Keep::MainLine {
            return;
        }
        let text = unfolded(text.trim());
        if self.after_move || (self.at == NodeId::START && self.branches.is_empty()) {
            self.game.comment(self.at, text);
        } else {
            self.before.push(text);
        }
    }

    fn open(&mut self, token: &Token) {
        let begun = self.branches.last_mut();
        let begun = begun.filter(|branch| branch.state == BranchState::Begun);
        let without_move = match begun {
            // A variation in a variation that has no move yet: the outer one cannot be read.
            Some(branch) => {
                branch.state = BranchState::Unread {
                    from: branch.opened.span.end,
                    after_move: false,
                };
                true
            }
            None => self.at == NodeId::START && self.branches.is_empty(),
        };
        if without_move {
            self.tell(Severity::Notice, DefectKind::VariationWithoutMove, token);
        }
        let parent = self.game.parent(self.at);
        let state = match parent {
            _ if self.is_unread_branch() => BranchState::WithinUnread,
            None => BranchState::Unread {
                from: token.span.end,
                after_move: false,
            },
            Some(_) => BranchState::Begun,
        };
        self.push_branch(token, state);
        self.at = parent.unwrap_or(self.at);
        self.after_move = false;
    }

    fn push_branch(&mut self, token: &Token, state: BranchState) {
        self.branches.push(Branch {
            opened: token.clone(),
            back_to: self.at,
            places: self.game.places(),
            state,
        });
    }

    fn close(&mut self, token: &Token) {
        let Some(branch) = self.branches.pop() else {
            self.tell(Severity::Notice, DefectKind::StrayBracket, token);
            return;
        };
        if self.keep == Keep::Everything {
            self.keep_unread(&branch, token.span.start);
        } else {
            self.game.cut_back(branch.places);
        }
        self.at = branch.back_to;
        self.after_move = self.game.played(self.at).is_some();
        self.before.clear();
    }

    /// The text of a variation that could not be read stays with the game.
    fn keep_unread(&mut self, branch: &Branch, end: usize) {
        let (from, after_move) = match branch.state {
            BranchState::Unread {
                from,
                after_move: true,
            } => (from, true),
            // A variation of which no move could be read, or that holds only a comment.
            BranchState::Unread { .. } | BranchState::Begun => (branch.opened.span.end, false),
            BranchState::Moves | BranchState::WithinUnread => return,
        };
        let text = self.page.text.get(from..end).unwrap_or_default().trim();
        // The lines within it are kept with it.
        self.kept_lines.retain(|(at, _)| !(from..end).contains(at));
        if after_move {
            self.game.keep_unread(self.at, text.to_owned());
        } else if !text.is_empty() {
            self.game
                .keep_unread_variation(branch.back_to, text.to_owned());
        }
    }

    /// A move number that does not fit is told once: moves may be missing, or only the number is wrong.
    fn number(&mut self, token: &Token) {
        if self.told.number || !self.branches.is_empty() {
            return;
        }
        let text = self.text_of(token);
        let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let expected = self.game.position(self.at).fullmoves().get();
        if !digits.is_empty() && digits.parse() != Ok(expected) {
            if let Some((comment, before)) = self.suspect.take() {
                // The number tells that moves are missing, and the comment where they are.
                self.game.keep_comments(self.at, before);
                self.number_before = None;
                return self.end(DefectKind::NestedComment, &comment);
            }
            self.told.number = true;
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

    fn word(&mut self, token: &Token) {
        if self.is_unread_branch() {
            return;
        }
        if self.is_double_forfeit(token) {
            self.closing = self.closing.or(Some(GameResult::BothLose));
            self.progress = Progress::Closed(GameResult::BothLose);
            return;
        }
        if self.after_move && is_mark(self.text_of(token)) {
            return;
        }
        if self.branches.is_empty() {
            self.words.push(token.span.clone());
        }
        match self.play(self.text_of(token)) {
            Ok(()) => self.check_marks(token),
            Err(kind) if self.branches.is_empty() => {
                let kind = if self.is_cut_off(token) {
                    DefectKind::CutOff
                } else {
                    kind
                };
                self.error_word = self.words.len().checked_sub(1);
                self.end(kind, token);
            }
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
        let mv =
            notation::find(written, self.game.position(self.at)).map_err(|error| match error {
                CannotBePlayed::Illegal => DefectKind::IllegalMove,
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

    /// Whether the text ends with this token and a legal move could go on from it: not illegal, but not yet written.
    fn is_cut_off(&self, token: &Token) -> bool {
        let after = self.page.text.get(token.span.end..).unwrap_or_default();
        let begun = notation::with_letters(self.text_of(token), self.letters);
        let (position, mode) = (self.game.position(self.at), self.game.start().mode());
        after.trim().is_empty()
            && position.legal_moves().into_iter().any(|mv| {
                let spellings = [notation::san(position, mv), mv.to_uci(mode).to_string()];
                spellings
                    .iter()
                    .any(|whole| whole.len() > begun.len() && whole.starts_with(&begun))
            })
    }

    fn finish(mut self) -> Reading {
        // A variation that is never closed may hold the rest of the main line, so the record ends before it.
        if self.progress == Progress::Reading
            && let Some(branch) = self.branches.first()
        {
            let opened = branch.opened.clone();
            self.end(DefectKind::Unclosed, &opened);
        }
        if self.page.game_text.form == GameForm::TooLong && self.progress == Progress::Reading {
            let end = self.page.game_text.span.end;
            let cut = Token {
                kind: TokenKind::Word,
                span: end..end,
                after_blank_line: false,
            };
            self.end(DefectKind::TooLong, &cut);
        }
        // A comment before a move that never came stays with the last move.
        for comment in std::mem::take(&mut self.before) {
            self.game.comment(self.at, comment);
        }
        let status = match self.progress {
            Progress::Ended => Status::Partial,
            _ if self.clocks.is_empty() => Status::NoMoves,
            _ => Status::Complete,
        };
        let unread = self.unread.map(|(offset, after_result)| Unread {
            from: self.place(offset),
            after_result,
        });
        self.tell_analysis();
        let letters = self.letters;
        let page = self.page;
        let mut reading = Reading {
            game: self.game,
            defects: self.defects,
            closing: self.closing,
            status,
            unread,
            kept_lines: self.kept_lines.into_iter().map(|(_, line)| line).collect(),
            words: self.words,
            error_word: self.error_word,
        };
        if let Some((kind, word)) = kings::signal(page.text, &reading, letters)
            && let Some(span) = reading.words.get(word)
        {
            reading.defects.push(Defect {
                severity: Severity::Notice,
                kind,
                place: Some(page.places.place(page.text, span.start)),
                ply: Some(Ply::from(self.clocks.len()).next()),
                token: page.text.get(span.clone()).map(str::to_owned),
            });
        }
        reading
    }

    /// Moves at the end of the main line during which no clock ran.
    fn tell_analysis(&mut self) {
        let Some(first) = stopped_from(&self.clocks) else {
            return;
        };
        let mut at = NodeId::START;
        for _ in 0..=first {
            match self.game.children(at).first() {
                Some(next) => at = *next,
                None => return,
            }
        }
        let place = self.words.get(first).map(|span| self.place(span.start));
        if let Some(label) = self.game.label(at) {
            self.defects.push(Defect {
                severity: Severity::Notice,
                kind: DefectKind::PerhapsAnalysis(label),
                place,
                ply: Some(Ply::from(first).next()),
                token: None,
            });
        }
    }
}

/// Words that only say something of the move before them.
pub(super) fn is_mark(word: &str) -> bool {
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
    MARKS.iter().any(|mark| plain.eq_ignore_ascii_case(mark))
}

/// The text of a comment, with the lines put together again that were folded. A line that ends with a blank goes on
/// in the next one, as [`write`](crate::pgn::write) folds them; other line ends are the annotator's.
fn unfolded(text: &str) -> String {
    if !text.contains(['\n', '\r']) {
        return text.to_owned();
    }
    text.replace("\r\n", "\n")
        .replace('\r', "\n")
        .replace(" \n", " ")
}
