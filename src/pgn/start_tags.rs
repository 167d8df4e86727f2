//! What the tags of a game say about its start.

use super::game_text::{GameForm, GameText};
use super::lexer::TokenKind;
use super::place::Places;
use crate::game::{Defect, DefectKind, Start, StartError, Tags, Variant};

/// What the tags say about the start.
pub(super) fn start_of(
    text: &str,
    game_text: &GameText,
    defects: &mut Vec<Defect>,
) -> Result<Start, ()> {
    let tags = &game_text.tags;
    let variant_tag = tags.get_ignoring_case("Variant").unwrap_or_default();
    let Some(variant) = Variant::read(variant_tag) else {
        let kind = DefectKind::OtherVariant(variant_tag.to_owned());
        defects.push(Defect::error(kind, variant_tag));
        return Err(());
    };
    let fen = if game_text.form == GameForm::FenLine {
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
            defects.extend(remarks.map(|remark| Defect::notice(DefectKind::Start(remark), None)));
            Ok(start)
        }
        Err(error) => {
            let kind = match error {
                StartError::Unreadable(_) => DefectKind::UnreadableFen,
                StartError::Impossible(reasons) => DefectKind::ImpossiblePosition(reasons),
            };
            defects.push(Defect::error(kind, fen));
            Err(())
        }
    }
}

/// The FEN that holds, `None` for the usual start.
fn fen_tag<'t>(tags: &'t Tags, variant: Variant, defects: &mut Vec<Defect>) -> Option<&'t str> {
    let fen = tags.get_ignoring_case("FEN").map(str::trim);
    let set_up = tags.get_ignoring_case("SetUp").map(str::trim);
    let kind = match (set_up, fen) {
        (Some("0"), Some(fen)) if !is_empty(fen) => Some(DefectKind::SetUpContradicts),
        (Some("1"), None) if variant == Variant::Standard => Some(DefectKind::SetUpWithoutFen),
        _ => None,
    };
    defects.extend(kind.map(|kind| Defect::notice(kind, None)));
    match fen {
        Some(fen) if is_empty(fen) => {
            defects.push(Defect::notice(DefectKind::EmptyFen, None));
            None
        }
        None if variant == Variant::Chess960 => {
            defects.push(Defect::notice(DefectKind::Chess960WithoutFen, None));
            None
        }
        fen => fen,
    }
}

fn is_empty(fen: &str) -> bool {
    matches!(fen, "" | "?" | "-")
}

/// Defects of the start stand where the FEN or Variant tag stands.
pub(super) fn place_start_defects(
    defects: &mut [Defect],
    text: &str,
    places: &Places,
    game_text: &GameText,
) {
    let tag_offset = |wanted: &str| {
        let mut tokens = game_text.tokens(text);
        let found = tokens.find(
            |t| matches!(&t.kind, TokenKind::Tag { name, .. } if name.eq_ignore_ascii_case(wanted)),
        );
        found.map_or(game_text.span.start, |token| token.span.start)
    };
    for defect in defects {
        let offset = tag_offset(match defect.kind {
            DefectKind::OtherVariant(_) | DefectKind::Chess960WithoutFen => "Variant",
            DefectKind::SetUpContradicts | DefectKind::SetUpWithoutFen => "SetUp",
            _ => "FEN",
        });
        let offset = if game_text.form == GameForm::FenLine {
            game_text.span.start
        } else {
            offset
        };
        defect.place = Some(places.place(text, offset));
    }
}
