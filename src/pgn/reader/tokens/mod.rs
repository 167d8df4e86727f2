//! Goes through the tokens of a game and plays its moves.

mod branches;
mod comments;
mod endings;
mod links;
mod moves;

use std::ops::Range;

use rustc_hash::FxHashMap;

use self::branches::Branch;
use self::links::PendingLink;
pub use self::links::defect_of_link;
pub(super) use self::moves::is_mark;
use super::{Keep, Page, Reading};
use crate::game::{
    Defect, DefectKind, Game, GameResult, Letters, NodeId, Place, Ply, Severity, Start,
};
use crate::pgn::game_text::quoted;
use crate::pgn::lexer::{Token, TokenKind};

/// So many notices of a game are told one by one, the others are counted.
const MOST_NOTICES: usize = 1_000;
/// So many words of a main line are remembered; with more no language is looked for.
pub(super) const MOST_WORDS: usize = 40_000;
/// No game has so many half-moves: by the 75-move rule the longest has some 12,000.
pub(in crate::pgn) const MOST_PLIES: usize = 20_000;
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
    /// A later segment of the record whose tags are being read.
    link: Option<PendingLink>,
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
            link: None,
            number_before: None,
            last_stray_brace: None,
        }
    }

    /// Reads the whole game.
    pub(super) fn read(mut self) -> Reading {
        for token in self.page.game_text.tokens(self.page.text) {
            self.take(&token);
        }
        self.finish()
    }

    fn text_of(&self, token: &Token) -> &'t str {
        token.text(self.page.text)
    }

    fn place(&self, offset: usize) -> Place {
        self.page.place(offset)
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
            token: Some(quoted(self.text_of(token))),
        });
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
        if self.take_link(token) {
            return;
        }
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

    fn remember_word(&mut self, token: &Token) {
        if self.words.len() < MOST_WORDS {
            self.words.push(token.span.clone());
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

    fn keep_line(&mut self, token: &Token) {
        // What stands in text that is not read is kept with that text.
        if self.keep == Keep::Everything && self.unread.is_none() {
            let line = self.text_of(token).to_owned();
            self.kept_lines.push((token.span.start, line));
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
}
