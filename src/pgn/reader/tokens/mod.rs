//! Goes through the tokens of a game and plays its moves.

mod branches;
mod comments;
mod moves;

use std::ops::Range;

use rustc_hash::FxHashMap;

use self::branches::{Branch, BranchState};
pub(super) use self::moves::is_mark;
use super::clocks::stopped_from;
use super::kings;
use super::{Keep, LONGEST_TOKEN, Page, Reading};
use crate::game::{
    Defect, DefectKind, Game, GameResult, Letters, NodeId, Place, Ply, Severity, Start, Status,
    Unread,
};
use crate::pgn::cutter::GameForm;
use crate::pgn::lexer::{Lexer, Token, TokenKind};

/// So many notices of a game are told one by one, the others are counted.
const MOST_NOTICES: usize = 1_000;
/// So many words of a main line are remembered; with more no language is looked for.
pub(super) const MOST_WORDS: usize = 40_000;
/// No game has so many half-moves: by the 75-move rule the longest has some 12,000.
const MOST_PLIES: usize = 20_000;
/// So many variations within each other are followed.
const MOST_OPEN: usize = 100_000;

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
struct Told {
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
    /// Notices that were not told one by one.
    left_off: usize,
    /// By how much the numbers of the record are ahead of the moves, as last told.
    numbers_ahead: i64,
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
            left_off: 0,
            numbers_ahead: 0,
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
        if severity == Severity::Notice && self.defects.len() >= MOST_NOTICES {
            self.left_off += 1;
            return;
        }
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
            from = outermost.opened.start;
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
        let kept = self.kept_lines.partition_point(|(at, _)| *at < from);
        self.kept_lines.truncate(kept);
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
            // Its line may have swallowed moves.
            TokenKind::BrokenTag | TokenKind::BareCommand if self.is_open_within_moves(token) => {
                self.end(DefectKind::Unclosed, token);
            }
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
                self.remember_word(token);
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
            TokenKind::Close => self.tell(Severity::Notice, DefectKind::StrayBracket, token),
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

    fn remember_word(&mut self, token: &Token) {
        if self.words.len() < MOST_WORDS {
            self.words.push(token.span.clone());
        }
    }

    /// A bracket among the moves that is not closed on its line.
    fn is_open_within_moves(&self, token: &Token) -> bool {
        self.progress == Progress::Reading
            && (!self.words.is_empty() || self.number_before.is_some())
            && !self.text_of(token).ends_with(']')
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
        if !self.words.is_empty() {
            // Something in brackets among the moves is no tag of the game, and stays as a comment.
            if self.progress == Progress::Reading {
                self.comment(self.text_of(token));
            }
            return;
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
        match self.closing {
            Some(first) if first != result && matches!(self.progress, Progress::Closed(_)) => {
                let kind = DefectKind::ResultsDiffer(first, result);
                self.tell(Severity::Notice, kind, token);
            }
            _ => self.closing = self.closing.or(Some(result)),
        }
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

    fn finish(mut self) -> Reading {
        // A variation that is never closed may hold the rest of the main line, so the record ends before it.
        if self.progress == Progress::Reading
            && let Some(branch) = self.branches.first()
        {
            let opened = Token {
                kind: TokenKind::Open,
                span: branch.opened.clone(),
                after_blank_line: false,
            };
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
        let more = (self.left_off > 0).then_some(DefectKind::MoreNotices(self.left_off));
        let tags = self
            .page
            .game_text
            .tags_left_off
            .then_some(DefectKind::TagsLeftOff);
        for kind in more.into_iter().chain(tags) {
            self.defects
                .push(super::defect(Severity::Notice, kind, None));
        }
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
