//! Later segments of a record: after a gap in the sheet, or after an illegal move that stood.

use super::{Progress, Reader};
use crate::game::{Defect, DefectKind, Game, Link, NodeId, Start, StartError, Variant};
use crate::pgn::lexer::{Token, TokenKind};

/// A segment whose tags are being read.
pub(super) struct PendingLink {
    link: Link,
    /// The tag that begins it.
    token: Token,
    fen: Option<String>,
    variant: Option<Variant>,
}

impl Reader<'_> {
    /// Reads the tags of a later segment, and joins it to the record when they end. Whether the token was one of them.
    pub(super) fn take_link(&mut self, token: &Token) -> bool {
        if self.progress == Progress::Ended {
            return false;
        }
        match &token.kind {
            TokenKind::Tag { name, value, .. } if name == Link::TAG && self.may_link() => {
                self.join();
                self.link = Some(PendingLink {
                    link: Link::of_tag(value),
                    token: token.clone(),
                    fen: None,
                    variant: Some(Variant::Standard),
                });
                self.progress = Progress::Reading;
                self.closing = None;
                true
            }
            TokenKind::Tag { name, value, .. } => {
                let Some(link) = &mut self.link else {
                    return false;
                };
                match name.as_str() {
                    "FEN" => link.fen = Some(value.clone()),
                    "Variant" => link.variant = Variant::read(value),
                    _ => {}
                }
                true
            }
            _ => {
                self.join();
                false
            }
        }
    }

    /// Whether a segment stands before that the record can go on from: not where text after it was not read.
    fn may_link(&self) -> bool {
        let goes_on = match self.progress {
            Progress::Closed(_) => true,
            Progress::Reading => !self.clocks.is_empty(),
            Progress::AfterResult | Progress::Ended => false,
        };
        goes_on && self.unread.is_none() && self.branches.is_empty()
    }

    /// Joins the segment whose tags were read.
    pub(super) fn join(&mut self) {
        let Some(pending) = self.link.take() else {
            return;
        };
        let started = match (pending.variant, &pending.fen) {
            (Some(variant), Some(fen)) => Start::from_fen(fen, variant),
            _ => Err(StartError::Unreadable(String::new())),
        };
        let joined = started.map_err(|error| match error {
            StartError::Unreadable(_) => DefectKind::UnreadableFen,
            StartError::Impossible(reasons) => DefectKind::ImpossiblePosition(reasons),
        });
        let joined = joined.and_then(|start| {
            self.game
                .resume(self.at, pending.link, start)
                .map_err(DefectKind::CannotJoin)
        });
        match joined {
            Ok(node) => {
                self.at = node;
                self.after_move = false;
                self.numbers_ahead = 0;
                self.clocks.push(None);
                let defect = defect_of_link(&self.game, node);
                let place = Some(self.place(pending.token.span.start));
                self.defects
                    .extend(defect.map(|defect| Defect { place, ..defect }));
            }
            Err(kind) => self.end(kind, &pending.token),
        }
    }

    /// A text that ends within the tags of a segment.
    pub(super) fn finish_link(&mut self) {
        if self.progress != Progress::Ended {
            self.join();
        }
    }
}

/// What is to be told of a gap or of an illegal move that stood; `None` where a move leads to that place.
#[must_use]
pub fn defect_of_link(game: &Game, node: NodeId) -> Option<Defect> {
    let (link, _) = game.link(node)?;
    let label = game.label(node)?;
    let kind = match link {
        Link::Gap => DefectKind::Gap(label.number),
        Link::Stood(_) => DefectKind::IllegalMoveStood(label),
    };
    Some(Defect {
        ply: Some(game.depth(node)),
        ..Defect::notice(kind, None)
    })
}
