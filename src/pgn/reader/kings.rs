//! Kings put in the centre after the game: electronic boards take it as the result.
//!
//! Source: the manual of DGT. Both kings on the light squares e4 and d5 say that White won, both on the dark squares
//! d4 and e5 that Black won, one on each colour a draw. All these squares touch, so the second king's move is never
//! legal; the first one's may be.

use shakmaty::san::San;
use shakmaty::{Move, Position, Role, Square};

use super::Reading;
use crate::game::notation::{self, Written};
use crate::game::{DefectKind, GameResult, Letters, MoveLabel, NodeId, Severity};

const CENTRE: [Square; 4] = [Square::D4, Square::E4, Square::D5, Square::E5];

/// The signal at the end of a game, where there is one, and the word that it begins with.
pub(super) fn signal(
    text: &str,
    reading: &Reading,
    letters: Letters,
) -> Option<(DefectKind, usize)> {
    let illegal = reading.defects.iter().any(|defect| {
        defect.severity == Severity::Error && matches!(defect.kind, DefectKind::IllegalMove(_))
    });
    let at = reading.error_word.filter(|_| illegal)?;
    let unread = reading.words.get(at..)?;
    let squares: Option<Vec<Square>> = unread
        .iter()
        .map(|span| king_to_centre(text.get(span.clone())?, letters))
        .collect();
    let squares = squares?;
    let game = &reading.game;
    let end = game.main_line_end();
    let last = game.played(end).filter(|mv| is_king_to_centre(*mv));
    let other = match squares.as_slice() {
        [_] => last.map(Move::to),
        [_, second] => Some(*second),
        _ => return None,
    };
    let first = *squares.first()?;
    let perhaps: Option<MoveLabel> = last
        .and_then(|_| game.label(end))
        .filter(|_| end != NodeId::START);
    let says = other.filter(|other| *other != first).map(|other| {
        match (first.is_light(), other.is_light()) {
            (true, true) => GameResult::WhiteWins,
            (false, false) => GameResult::BlackWins,
            _ => GameResult::Draw,
        }
    });
    // One king alone may also be a slip of the pen, unless it could never have gone there.
    let from = game
        .position(end)
        .board()
        .king_of(game.position(end).turn())?;
    let jumps = from.distance(first) > 1;
    (jumps || other.is_some()).then_some((DefectKind::KingsInCentre { perhaps, says }, at))
}

fn king_to_centre(word: &str, letters: Letters) -> Option<Square> {
    match notation::read(word, letters) {
        Ok(Written::San(San::Normal {
            role: Role::King,
            to,
            ..
        })) if CENTRE.contains(&to) => Some(to),
        _ => None,
    }
}

fn is_king_to_centre(mv: Move) -> bool {
    mv.role() == Role::King && !mv.is_capture() && !mv.is_castle() && CENTRE.contains(&mv.to())
}
