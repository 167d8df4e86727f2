//! From the text of a game to a [`Record`].

use shakmaty::{Move, Position};

use super::lexer::{Lexer, Token, TokenKind};
use super::outline::GameText;
use super::place::Places;
use super::start_tags::{defect, place_start_defects, start_of};
use crate::game::notation::{self, CannotBePlayed};
use crate::game::{
    Defect, DefectKind, Game, GameResult, NodeId, Ply, Record, Severity, Start, Status,
};

/// A defect quotes so many characters of the text at the most.
const LONGEST_TOKEN: usize = 80;

/// Reads one game of `text`.
///
/// The main line is read up to the first token that is no legal move; from there on the record ends
/// and the defect tells line, column, ply and token. A bad move in a variation ends only the variation.
/// `places` must be of the same text. O(n) in the game's bytes; no recursion, however deep variations are nested.
#[must_use]
pub(super) fn read_game(text: &str, places: &Places, game_text: &GameText) -> Record {
    let mut defects = Vec::new();
    let start = start_of(text, game_text, &mut defects);
    let mut record = Record {
        number: game_text.number,
        line: game_text.line,
        tags: game_text.tags.clone(),
        game: None,
        closing: game_text.closing,
        status: Status::Refused,
        defects,
    };
    let Ok(start) = start else {
        place_start_defects(&mut record.defects, text, places, game_text);
        return record;
    };
    place_start_defects(&mut record.defects, text, places, game_text);
    if game_text.is_fen_line {
        record.status = Status::NoMoves;
        record.game = Some(Game::new(start));
        return record;
    }
    let mut reader = Reader::new(text, places, start);
    for span in &game_text.passed_over {
        let token = text
            .get(span.clone())
            .unwrap_or_default()
            .chars()
            .take(LONGEST_TOKEN)
            .collect();
        record.defects.push(Defect {
            place: Some(places.place(text, span.start)),
            ..defect(Severity::Notice, DefectKind::PassedOver, Some(token))
        });
    }
    if game_text.number > 1 && game_text.tags.is_empty() {
        record.defects.push(Defect {
            place: Some(places.place(text, game_text.span.start)),
            ..defect(Severity::Notice, DefectKind::UntaggedGame, None)
        });
    }
    for token in Lexer::new(text, game_text.span.clone()) {
        reader.take(&token, game_text);
    }
    reader.finish(&mut record);
    record
}

/// A variation that is being read.
struct Branch {
    /// Its opening bracket.
    opened: Token,
    /// Where the line around it goes on.
    back_to: NodeId,
    /// Whether a bad move ended it, or it could not begin.
    ended: bool,
}

struct Reader<'t> {
    text: &'t str,
    places: &'t Places,
    game: Game,
    at: NodeId,
    main_line_plies: usize,
    branches: Vec<Branch>,
    /// Comments that wait for the move they stand before.
    before: Vec<String>,
    /// Whether the last thing read was a move of the current line.
    after_move: bool,
    ended: bool,
    defects: Vec<Defect>,
    closing: Option<GameResult>,
}

impl<'t> Reader<'t> {
    fn new(text: &'t str, places: &'t Places, start: Start) -> Self {
        Self {
            text,
            places,
            game: Game::new(start),
            at: NodeId::START,
            main_line_plies: 0,
            branches: Vec::new(),
            before: Vec::new(),
            after_move: false,
            ended: false,
            defects: Vec::new(),
            closing: None,
        }
    }

    fn tell(&mut self, severity: Severity, kind: DefectKind, token: &Token) {
        // An error ends the main line, wherever it stands; a notice in a variation has no ply.
        let in_main_line = severity == Severity::Error || self.branches.is_empty();
        let is_move = !matches!(
            kind,
            DefectKind::MalformedTag | DefectKind::DuplicateTag(_) | DefectKind::Junk
        );
        let ply = (in_main_line && is_move).then(|| Ply::from(self.main_line_plies).next());
        self.defects.push(Defect {
            severity,
            kind,
            place: Some(self.places.place(self.text, token.span.start)),
            ply,
            token: Some(token.text(self.text).chars().take(LONGEST_TOKEN).collect()),
        });
    }

    fn take(&mut self, token: &Token, game_text: &GameText) {
        match &token.kind {
            TokenKind::Tag {
                name,
                value,
                well_formed,
            } => {
                if !well_formed {
                    self.tell(Severity::Notice, DefectKind::MalformedTag, token);
                }
                if game_text.tags.get(name).is_some_and(|first| first != value) {
                    self.tell(
                        Severity::Notice,
                        DefectKind::DuplicateTag(name.clone()),
                        token,
                    );
                }
            }
            TokenKind::BrokenTag => self.tell(Severity::Notice, DefectKind::MalformedTag, token),
            TokenKind::Junk => self.junk(token),
            TokenKind::Result(result) if self.branches.is_empty() => {
                self.closing = self.closing.or(Some(*result));
            }
            // After the end of the record brackets only tell which result is the game's.
            TokenKind::Open if self.ended => self.push_branch(token, true),
            TokenKind::Close if self.ended => drop(self.branches.pop()),
            _ if self.ended => {}
            TokenKind::Word => self.word(token, game_text),
            TokenKind::Open => self.open(token),
            TokenKind::Close => self.close(token),
            TokenKind::Comment { closed } => {
                if !closed {
                    // What follows may have been swallowed, so the record ends here.
                    self.tell(Severity::Error, DefectKind::Unclosed, token);
                    self.ended = true;
                }
                let inner = token.text(self.text).trim_start_matches('{');
                self.comment(inner.strip_suffix('}').unwrap_or(inner).trim().to_owned());
            }
            TokenKind::LineComment => self.comment(
                token
                    .text(self.text)
                    .trim_start_matches(';')
                    .trim()
                    .to_owned(),
            ),
            TokenKind::Nag(nag) => {
                if self.after_move {
                    self.game.nag(self.at, *nag);
                }
            }
            TokenKind::Number => self.number(token),
            TokenKind::Escape | TokenKind::Result(_) => {}
        }
    }

    /// Stray signs and bytes. A closing bracket or brace is told; bytes that no text has are told once.
    fn junk(&mut self, token: &Token) {
        let kind = match token.text(self.text) {
            "}" | "]" => DefectKind::StrayBracket,
            _ => DefectKind::Junk,
        };
        if !self.defects.iter().any(|defect| defect.kind == kind) {
            self.tell(Severity::Notice, kind, token);
        }
    }

    fn branch_ended(&self) -> bool {
        self.branches.last().is_some_and(|branch| branch.ended)
    }

    fn comment(&mut self, text: String) {
        if self.branch_ended() {
            return;
        }
        if self.after_move || (self.at == NodeId::START && self.branches.is_empty()) {
            self.game.comment(self.at, text);
        } else {
            self.before.push(text);
        }
    }

    fn open(&mut self, token: &Token) {
        if self.at == NodeId::START && self.branches.is_empty() {
            self.tell(Severity::Notice, DefectKind::VariationWithoutMove, token);
        }
        let parent = self.game.parent(self.at);
        self.push_branch(token, self.branch_ended() || parent.is_none());
        self.at = parent.unwrap_or(self.at);
        self.after_move = false;
    }

    fn push_branch(&mut self, token: &Token, ended: bool) {
        self.branches.push(Branch {
            opened: token.clone(),
            back_to: self.at,
            ended,
        });
    }

    fn close(&mut self, token: &Token) {
        match self.branches.pop() {
            Some(branch) => {
                self.at = branch.back_to;
                self.after_move = self.game.played(self.at).is_some();
                self.before.clear();
            }
            None => self.tell(Severity::Notice, DefectKind::StrayBracket, token),
        }
    }

    /// A move number that does not fit is told once: moves may be missing, or only the number is wrong.
    fn number(&mut self, token: &Token) {
        let told = self
            .defects
            .iter()
            .any(|defect| matches!(defect.kind, DefectKind::WrongNumber(_)));
        if told || !self.branches.is_empty() {
            return;
        }
        let text = token.text(self.text);
        let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
        let expected = self.game.position(self.at).fullmoves().get();
        if !digits.is_empty() && digits.parse() != Ok(expected) {
            self.tell(Severity::Notice, DefectKind::WrongNumber(expected), token);
        }
    }

    /// A capture or check sign that does not fit the move is told: the record may speak of another position.
    fn check_marks(&mut self, token: &Token) {
        let written = token.text(self.text);
        let Some(played) = self
            .game
            .label(self.at)
            .filter(|_| self.branches.is_empty())
        else {
            return;
        };
        let captures = self.game.played(self.at).is_some_and(Move::is_capture);
        let wrong_capture = written.contains(['x', ':', '×']) && !captures;
        let wrong_check = written.ends_with(['+', '#']) && !played.san.ends_with(['+', '#']);
        if wrong_capture || wrong_check {
            self.tell(Severity::Notice, DefectKind::MarkDiffers(played.san), token);
        }
    }

    fn word(&mut self, token: &Token, game_text: &GameText) {
        if self.branch_ended() {
            return;
        }
        if self.is_double_forfeit(token, game_text) {
            self.closing = self.closing.or(Some(GameResult::BothLose));
            return;
        }
        match self.play(token.text(self.text)) {
            Ok(()) => self.check_marks(token),
            Err(_) if self.is_en_passant_mark(token) => {}
            Err(kind) if self.branches.is_empty() => {
                let kind = if self.is_cut_off(token) {
                    DefectKind::CutOff
                } else {
                    kind
                };
                self.tell(Severity::Error, kind, token);
                self.ended = true;
            }
            Err(_) => {
                self.tell(Severity::Notice, DefectKind::BadVariationMove, token);
                if let Some(branch) = self.branches.last_mut() {
                    branch.ended = true;
                }
            }
        }
    }

    fn play(&mut self, word: &str) -> Result<(), DefectKind> {
        let written = notation::read(word).map_err(DefectKind::UnreadableMove)?;
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
            .add(self.at, mv)
            .map_err(|_| DefectKind::IllegalMove)?;
        for comment in self.before.drain(..) {
            self.game.comment_before(self.at, comment);
        }
        self.after_move = true;
        if self.branches.is_empty() {
            self.main_line_plies += 1;
        }
        Ok(())
    }

    /// `e.p.` on its own after an en passant capture.
    fn is_en_passant_mark(&self, token: &Token) -> bool {
        let mark = token.text(self.text).trim_end_matches(['+', '#']);
        let captured = self.game.played(self.at).is_some_and(Move::is_en_passant);
        self.after_move && captured && matches!(mark, "e.p." | "ep" | "e.p" | "ep.")
    }

    /// `0-0` at the end of a game is the result of a double forfeit where the Result tag says so, and where castling
    /// is not possible.
    fn is_double_forfeit(&self, token: &Token, game_text: &GameText) -> bool {
        if !self.branches.is_empty()
            || GameResult::read(token.text(self.text)) != Some(GameResult::BothLose)
        {
            return false;
        }
        let rest = Lexer::new(self.text, token.span.end..game_text.span.end);
        let is_last = rest.into_iter().all(|token| token.kind != TokenKind::Word);
        is_last && {
            let tag = game_text.tags.get("Result").and_then(GameResult::read);
            let castling = shakmaty::CastlingSide::KingSide;
            let can_castle = !self
                .game
                .position(self.at)
                .castling_moves(castling)
                .is_empty();
            tag == Some(GameResult::BothLose) || !can_castle
        }
    }

    /// Whether the text ends with this token and a legal move could go on from it: not illegal, but not yet written.
    fn is_cut_off(&self, token: &Token) -> bool {
        let after = self.text.get(token.span.end..).unwrap_or_default();
        let begun = notation::with_letters(token.text(self.text));
        let (position, mode) = (self.game.position(self.at), self.game.start().mode());
        after.trim().is_empty()
            && position.legal_moves().into_iter().any(|mv| {
                let spellings = [notation::san(position, mv), mv.to_uci(mode).to_string()];
                spellings
                    .iter()
                    .any(|whole| whole.len() > begun.len() && whole.starts_with(&begun))
            })
    }

    fn finish(mut self, record: &mut Record) {
        // A variation that is never closed may hold the rest of the main line, so the record ends before it.
        if let Some(branch) = self.branches.first().filter(|_| !self.ended) {
            let opened = branch.opened.clone();
            self.tell(Severity::Error, DefectKind::Unclosed, &opened);
            self.ended = true;
        }
        // A comment before a move that never came stays with the last move.
        for comment in std::mem::take(&mut self.before) {
            self.game.comment(self.at, comment);
        }
        record.closing = self.closing;
        record.defects.append(&mut self.defects);
        let tag = record.tags.get("Result").and_then(GameResult::read);
        if let (Some(tag), Some(closing)) = (tag, record.closing)
            && tag != closing
        {
            record.defects.push(defect(
                Severity::Notice,
                DefectKind::ResultsDiffer(tag, closing),
                None,
            ));
        }
        record.status = if self.ended {
            Status::Partial
        } else if self.main_line_plies == 0 {
            Status::NoMoves
        } else {
            Status::Complete
        };
        record.game = Some(self.game);
    }
}
