//! Where a record ends: at its result, before a token that cannot be read, or with the text.

use super::branches::BranchState;
use super::{Progress, Reader};
use crate::game::{Defect, DefectKind, GameResult, NodeId, Ply, Severity, Status, Unread};
use crate::pgn::game_text::GameForm;
use crate::pgn::lexer::{Token, TokenKind};
use crate::pgn::reader::clocks::stopped_from;
use crate::pgn::reader::{Reading, kings};

impl Reader<'_> {
    /// An error: the record ends before this token, and the text from there on is not read.
    /// Where that is within a variation, the variation and all around it are not read.
    pub(super) fn end(&mut self, kind: DefectKind, token: &Token) {
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
    pub(super) fn leave_unread(&mut self, from: usize) {
        let from = self.number_before.map_or(from, |number| number.min(from));
        let after_result = self.closing.is_some();
        self.unread.get_or_insert((from, after_result));
        let kept = self.kept_lines.partition_point(|(at, _)| *at < from);
        self.kept_lines.truncate(kept);
    }

    pub(super) fn result(&mut self, token: &Token, result: GameResult) {
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

    /// Text after the end of the record: brackets tell which result is the game's, words what the end was about.
    pub(super) fn unread(&mut self, token: &Token) {
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
    pub(super) fn after_result(&mut self, token: &Token, result: GameResult) {
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

    /// A bracket among the moves that is not closed on its line.
    pub(super) fn is_open_within_moves(&self, token: &Token) -> bool {
        self.progress == Progress::Reading
            && (!self.words.is_empty() || self.number_before.is_some())
            && !self.text_of(token).ends_with(']')
    }

    /// Whether the text ends within this tag.
    pub(super) fn ends_text(&self, token: &Token) -> bool {
        let after = self.page.text.get(token.span.end..).unwrap_or_default();
        self.progress == Progress::Reading
            && after.trim().is_empty()
            && !self.text_of(token).ends_with(']')
    }

    pub(super) fn finish(mut self) -> Reading {
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
        self.finish_link();
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
            self.defects.push(Defect::notice(kind, None));
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
