//! Variations: where they begin and end, and what of their text could not be read.

use std::ops::Range;

use super::{MOST_OPEN, Progress, Reader};
use crate::game::{DefectKind, NodeId, Severity};
use crate::pgn::lexer::Token;
use crate::pgn::reader::Keep;

/// A variation that is being read.
pub(super) struct Branch {
    /// Its opening bracket.
    pub(super) opened: Range<usize>,
    /// Where the line around it goes on.
    pub(super) back_to: NodeId,
    /// How many places the tree had before it.
    pub(super) places: usize,
    /// How its text is read.
    pub(super) state: BranchState,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum BranchState {
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

impl Reader<'_> {
    pub(super) fn is_unread_branch(&self) -> bool {
        self.branches.last().is_some_and(|branch| {
            matches!(
                branch.state,
                BranchState::Unread { .. } | BranchState::WithinUnread
            )
        })
    }

    pub(super) fn open(&mut self, token: &Token) {
        let begun = self.branches.last_mut();
        let begun = begun.filter(|branch| branch.state == BranchState::Begun);
        let without_move = match begun {
            // A variation in a variation that has no move yet: the outer one cannot be read.
            Some(branch) => {
                branch.state = BranchState::Unread {
                    from: branch.opened.end,
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

    pub(super) fn push_branch(&mut self, token: &Token, state: BranchState) {
        if self.branches.len() >= MOST_OPEN {
            if self.progress == Progress::Reading {
                self.end(DefectKind::TooLong, token);
            }
            return;
        }
        self.branches.push(Branch {
            opened: token.span.clone(),
            back_to: self.at,
            places: self.game.places(),
            state,
        });
    }

    pub(super) fn close(&mut self, token: &Token) {
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
            BranchState::Unread { .. } | BranchState::Begun => (branch.opened.end, false),
            BranchState::Moves | BranchState::WithinUnread => return,
        };
        let text = self.page.text.get(from..end).unwrap_or_default().trim();
        // The lines within it are kept with it.
        let kept = self.kept_lines.partition_point(|(at, _)| *at < from);
        self.kept_lines.truncate(kept);
        if after_move {
            self.game.keep_unread(self.at, text.to_owned());
        } else if !text.is_empty() {
            self.game
                .keep_unread_variation(branch.back_to, text.to_owned());
        }
    }
}
