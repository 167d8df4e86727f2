//! What is drawn on the board at each moment: it goes with the moment and comes back with it.

use std::collections::BTreeMap;

use crate::document::Sheet;
use crate::gui::board::{BoardMemory, Drawn};

/// A moment of a game that can be drawn on.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
struct Moment {
    file: String,
    game: usize,
    fen: String,
}

/// The drawings on all moments but the one that is shown: those stand on the board.
#[derive(Debug, Default)]
pub(super) struct Drawings {
    /// The moment that is shown.
    shown: Option<Moment>,
    others: BTreeMap<Moment, Drawn>,
}

impl Drawings {
    /// Where another moment is shown than before, the drawing on the board is put away for that of the moment.
    pub(super) fn follow(&mut self, sheet: Option<&Sheet>, board: &mut BoardMemory) {
        let shown = sheet.and_then(|sheet| {
            let found = sheet.report().found.as_ref()?;
            let origin = sheet.origin();
            Some(Moment {
                file: origin.file,
                game: origin.number,
                fen: found.fen.clone(),
            })
        });
        if self.shown == shown {
            return;
        }
        let drawn = std::mem::take(&mut board.drawn);
        if let Some(before) = self.shown.take().filter(|_| !drawn.is_empty()) {
            self.others.insert(before, drawn);
        }
        board.forget();
        let drawn = shown.as_ref().and_then(|shown| self.others.remove(shown));
        board.drawn = drawn.unwrap_or_default();
        self.shown = shown;
    }
}
