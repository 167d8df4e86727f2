//! From the text of a game to a [`Record`].

use shakmaty::{Move, Position};

use super::lexer::{Lexer, Token, TokenKind};
use super::outline::GameText;
use super::place::Places;
use crate::game::notation::{self, CannotBePlayed};
use crate::game::{
    Defect, DefectKind, Game, GameResult, NodeId, Ply, Record, Severity, Start, StartError, Status,
    Tags, Variant,
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
    reader.finish(&mut record, game_text);
    record
}

/// A defect without a place yet.
fn defect(severity: Severity, kind: DefectKind, token: Option<String>) -> Defect {
    Defect {
        severity,
        kind,
        place: None,
        ply: None,
        token,
    }
}

/// What the tags say about the start.
fn start_of(text: &str, game_text: &GameText, defects: &mut Vec<Defect>) -> Result<Start, ()> {
    let tags = &game_text.tags;
    let variant_tag = tags.get_ignoring_case("Variant").unwrap_or_default();
    let Some(variant) = Variant::read(variant_tag) else {
        let kind = DefectKind::OtherVariant(variant_tag.to_owned());
        defects.push(defect(Severity::Error, kind, Some(variant_tag.to_owned())));
        return Err(());
    };
    let fen = if game_text.is_fen_line {
        text.get(game_text.span.clone())
    } else {
        fen_tag(tags, variant, defects)
    };
    let Some(fen) = fen else {
        return Ok(Start::usual());
    };
    match Start::from_fen(fen, variant) {
        Ok(start) => {
            let remarks = start.remarks().iter().cloned();
            defects.extend(
                remarks.map(|remark| defect(Severity::Notice, DefectKind::Start(remark), None)),
            );
            Ok(start)
        }
        Err(error) => {
            let kind = match error {
                StartError::Unreadable(_) => DefectKind::UnreadableFen,
                StartError::Impossible(reasons) => DefectKind::ImpossiblePosition(reasons),
            };
            defects.push(defect(Severity::Error, kind, Some(fen.to_owned())));
            Err(())
        }
    }
}

/// The FEN that holds, `None` for the usual start.
fn fen_tag<'t>(tags: &'t Tags, variant: Variant, defects: &mut Vec<Defect>) -> Option<&'t str> {
    match tags.get_ignoring_case("FEN").map(str::trim) {
        Some("" | "?" | "-") => {
            defects.push(defect(Severity::Notice, DefectKind::EmptyFen, None));
            None
        }
        None if variant == Variant::Chess960 => {
            defects.push(defect(
                Severity::Notice,
                DefectKind::Chess960WithoutFen,
                None,
            ));
            None
        }
        fen => fen,
    }
}

/// Defects of the start stand where the FEN or Variant tag stands.
fn place_start_defects(defects: &mut [Defect], text: &str, places: &Places, game_text: &GameText) {
    let tag_offset = |wanted: &str| {
        let mut tokens = Lexer::new(text, game_text.span.clone());
        let found = tokens.find(
            |t| matches!(&t.kind, TokenKind::Tag { name, .. } if name.eq_ignore_ascii_case(wanted)),
        );
        found.map_or(game_text.span.start, |token| token.span.start)
    };
    for defect in defects {
        let about_variant = matches!(
            defect.kind,
            DefectKind::OtherVariant(_) | DefectKind::Chess960WithoutFen
        );
        let offset = tag_offset(if about_variant { "Variant" } else { "FEN" });
        let offset = if game_text.is_fen_line {
            game_text.span.start
        } else {
            offset
        };
        defect.place = Some(places.place(text, offset));
    }
}

/// A variation that is being read.
struct Branch {
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
        let ply = self
            .branches
            .is_empty()
            .then(|| Ply::from(self.main_line_plies).next());
        let is_move = !matches!(
            kind,
            DefectKind::MalformedTag | DefectKind::DuplicateTag(_) | DefectKind::Junk
        );
        self.defects.push(Defect {
            severity,
            kind,
            place: Some(self.places.place(self.text, token.span.start)),
            ply: if is_move { ply } else { None },
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
            _ if self.ended => {}
            TokenKind::Word => self.word(token, game_text),
            TokenKind::Open => self.open(),
            TokenKind::Close => self.close(token),
            TokenKind::Comment { closed } => {
                if !closed {
                    self.tell(Severity::Notice, DefectKind::Unclosed, token);
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
            TokenKind::Number | TokenKind::Escape | TokenKind::Result(_) => {}
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

    fn open(&mut self) {
        let back_to = self.at;
        let ended = self.branch_ended() || self.game.parent(self.at).is_none();
        if let Some(parent) = self.game.parent(self.at) {
            self.at = parent;
        }
        self.branches.push(Branch { back_to, ended });
        self.after_move = false;
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

    fn word(&mut self, token: &Token, game_text: &GameText) {
        if self.branch_ended() {
            return;
        }
        match self.play(token.text(self.text)) {
            Ok(()) => {}
            Err(_) if self.is_en_passant_mark(token) => {}
            Err(_) if self.is_double_forfeit(token, game_text) => {
                self.closing = self.closing.or(Some(GameResult::BothLose));
            }
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
                    let mut sans: Vec<String> = candidates
                        .into_iter()
                        .map(|mv| notation::san(position, mv))
                        .collect();
                    sans.sort();
                    DefectKind::AmbiguousMove(sans)
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

    /// `0-0` at the end of a game, where castling is not possible, is the result of a double forfeit.
    fn is_double_forfeit(&self, token: &Token, game_text: &GameText) -> bool {
        self.branches.is_empty()
            && token.text(self.text) == "0-0"
            && token.span.end == game_text.span.end
    }

    /// Whether the text ends with this token and a legal move could go on from it: not illegal, but not yet written.
    fn is_cut_off(&self, token: &Token) -> bool {
        let after = self.text.get(token.span.end..).unwrap_or_default();
        let begun = token.text(self.text);
        let position = self.game.position(self.at);
        after.trim().is_empty()
            && position.legal_moves().into_iter().any(|mv| {
                let san = notation::san(position, mv);
                san.len() > begun.len() && san.starts_with(begun)
            })
    }

    fn finish(mut self, record: &mut Record, game_text: &GameText) {
        if !self.branches.is_empty() && !self.ended {
            let end = Token {
                kind: TokenKind::Open,
                span: game_text.span.end..game_text.span.end,
                after_blank_line: false,
            };
            self.tell(Severity::Notice, DefectKind::Unclosed, &end);
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
