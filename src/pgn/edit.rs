//! A changed record: its moves replaced, put in or taken away, and the rest read again from there.
//!
//! The record is written with the change and read as any other paper, so that one reader says what is legal, how far
//! the rest can be kept, and why it cannot.

use super::writer::{letters_for, write_with};
use super::{Paper, PieceLetters};
use crate::game::{Defect, DefectKind, NodeId, Ply, Record, Severity};

/// Where moves are changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditPlace {
    /// At the move that leads to this place.
    Move(NodeId),
    /// At the end of the record, where text begins that could not be read.
    Unread,
}

/// A change of the moves of one line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edit {
    /// The place.
    pub place: EditPlace,
    /// So many half-moves of the line are taken away from there on; of unread text, its first word or nothing.
    pub take: usize,
    /// These moves are put in their place, in SAN with English letters.
    pub put: Vec<String>,
}

/// A record after an edit, and its text that was not read.
#[derive(Clone, Debug)]
pub struct Edited {
    /// The record.
    pub record: Record,
    /// The text at its end that was not read.
    pub unread: Option<String>,
}

/// The record with an edit: what comes after it is read again in the new position, as far as it is legal; the rest stays
/// with the record as text that was not read. `unread` is that text of the record as it is. Notices of the paper
/// stay; the defects that this reading finds have no place, as there is no paper yet that they stand on. `None` where the
/// record has no game. O(n) in its text.
#[must_use]
pub fn edited(record: &Record, unread: Option<&str>, edit: &Edit) -> Option<Edited> {
    let game = record.game.as_ref()?;
    let letters = letters_for(record, unread);
    let (rest, put_before) = match (edit.place, unread) {
        (EditPlace::Unread, Some(text)) => {
            let rest = if edit.take > 0 {
                without_first_word(text, record)
            } else {
                text
            };
            (Some(rest), edit.put.as_slice())
        }
        (EditPlace::Unread, None) => (None, edit.put.as_slice()),
        (EditPlace::Move(_), unread) => (unread, [].as_slice()),
    };
    let put: String = put_before
        .iter()
        .map(|san| letters.spell(san) + " ")
        .collect();
    let rest = rest.map_or(put.clone(), |rest| format!("{put}{rest}"));
    let rest = (!rest.trim().is_empty()).then_some(rest);
    // A result that stands within unread text closes the game when that is read.
    let text = write_with(record, game, rest.as_deref(), "\n", Some(edit));
    let paper = Paper::read(text.into_bytes());
    let mut again = paper.record(1, PieceLetters::Of(letters))?;
    let unread = paper.unread(&again).map(str::to_owned);
    again.number = record.number;
    again.line = record.line;
    again.letters = letters;
    again.defects = defects(record, &again, edit);
    Some(Edited {
        record: again,
        unread,
    })
}

/// Unread text without its first move, and without the move number before it.
fn without_first_word<'t>(text: &'t str, record: &Record) -> &'t str {
    let token = record.error().and_then(|error| error.token.as_deref());
    let rest = text.trim_start();
    let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
    let rest = if digits.starts_with(['.', '…']) || digits.starts_with(char::is_whitespace) {
        digits.trim_start_matches(|c: char| c == '.' || c == '…' || c.is_whitespace())
    } else {
        rest
    };
    token
        .and_then(|token| rest.strip_prefix(token))
        .unwrap_or(rest)
}

/// The defects of an edited record: the notices of the paper, and what the new reading finds.
fn defects(before: &Record, again: &Record, edit: &Edit) -> Vec<Defect> {
    let found = again
        .defects
        .iter()
        .filter(|defect| is_told_again(&defect.kind));
    let mut defects: Vec<Defect> = found
        .cloned()
        .map(|defect| Defect {
            place: None,
            ..defect
        })
        .collect();
    let first = first_ply(before, edit);
    let kept = before.defects.iter().filter(|defect| {
        let known = defects.iter().any(|other| other.kind == defect.kind);
        defect.severity == Severity::Notice && !is_of_the_whole(&defect.kind) && !known
    });
    let moved = |ply: Ply| {
        if ply <= first {
            return Some(ply);
        }
        let by = ply.index() + edit.put.len();
        by.checked_sub(edit.take).map(Ply::from)
    };
    let end = again
        .game
        .as_ref()
        .map_or(Ply::START, |game| game.depth(game.main_line_end()));
    let kept: Vec<Defect> = kept
        .filter_map(|defect| {
            let ply = match defect.ply {
                Some(ply) => Some(moved(ply).filter(|ply| *ply <= end)?),
                None => None,
            };
            Some(Defect {
                ply,
                ..defect.clone()
            })
        })
        .collect();
    defects.splice(0..0, kept);
    defects
}

/// The ply before the edited move.
fn first_ply(record: &Record, edit: &Edit) -> Ply {
    let Some(game) = &record.game else {
        return Ply::START;
    };
    let node = match edit.place {
        EditPlace::Move(node) => game.parent(node).unwrap_or(NodeId::START),
        EditPlace::Unread => game.main_line_end(),
    };
    game.depth(node)
}

/// Whether the new reading is to be heard on this: on everything but the letters, which were chosen before.
const fn is_told_again(kind: &DefectKind) -> bool {
    !matches!(
        kind,
        DefectKind::PieceLettersAsked(_) | DefectKind::NoResult
    )
}

/// Whether a defect is found from the game as a whole, so that the new reading finds it again where it still holds.
const fn is_of_the_whole(kind: &DefectKind) -> bool {
    matches!(
        kind,
        DefectKind::KingsInCentre { .. }
            | DefectKind::SignalContradicts(..)
            | DefectKind::PerhapsAnalysis(_)
            | DefectKind::ResultsDiffer(..)
            | DefectKind::NoResult
            | DefectKind::AfterResult(_)
            | DefectKind::Start(_)
            | DefectKind::Gap(_)
            | DefectKind::IllegalMoveStood(_)
            | DefectKind::PieceLettersOpen(_)
    )
}
