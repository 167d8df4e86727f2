//! Comments and annotation signs.

use shakmaty::Position;

use super::{Progress, Reader};
use crate::game::{DefectKind, NodeId, Severity};
use crate::pgn::lexer::{Lexer, Token, TokenKind};
use crate::pgn::reader::Keep;
use crate::pgn::reader::clocks::clock;

impl Reader<'_> {
    pub(super) fn brace_comment(&mut self, token: &Token, closed: bool) {
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
        let is_uncertain = inner.contains('{')
            && (self.closes_again(token.span.end) || self.holds_next_number(inner));
        if is_uncertain {
            self.end(DefectKind::NestedComment, token);
        } else {
            let before = self.game.comments(self.at).len();
            self.comment(inner);
            if inner.contains('{') && self.branches.is_empty() {
                self.suspect.get_or_insert_with(|| (token.clone(), before));
            }
        }
    }

    /// Whether a comment of the main line holds the number of the next move: its first brace was perhaps never closed,
    /// and the moves after it were swallowed.
    fn holds_next_number(&self, comment: &str) -> bool {
        let position = self.game.position(self.at);
        let number = position.fullmoves().get();
        let next = if position.turn().is_white() {
            number
        } else {
            number + 1
        };
        let said = comment.split(|c: char| c.is_whitespace() || matches!(c, '(' | '{'));
        self.branches.is_empty()
            && said
                .filter_map(|word| word.split_once('.'))
                .any(|(digits, _)| digits.parse() == Ok(next))
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

    pub(super) fn comment(&mut self, text: &str) {
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
        let begins = self.at == NodeId::START || self.game.link(self.at).is_some();
        if self.after_move || (begins && self.branches.is_empty()) {
            self.game.comment(self.at, text);
        } else {
            self.before.push(text);
        }
    }

    pub(super) fn nag(&mut self, token: &Token, nag: u8) {
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
}

/// The text of a comment, with the lines put together again that were folded. A line that ends with a blank goes on
/// in the next one, as [`write`](crate::pgn::write) folds them; other line ends are the annotator's.
fn unfolded(text: &str) -> String {
    if !text.contains(['\n', '\r']) {
        return text.to_owned();
    }
    let mut whole = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        match c {
            '\r' if chars.peek() == Some(&'\n') => {}
            '\r' | '\n' if whole.ends_with(' ') => {}
            '\r' => whole.push('\n'),
            c => whole.push(c),
        }
    }
    whole
}
