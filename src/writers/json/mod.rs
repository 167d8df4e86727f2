//! JSON: serialisable twins of the typed facts, so that the schema does not change with the code.

mod claim;
mod report;
mod summary;

use serde::Serialize;
use serde_json::{Map, Value};
use shakmaty::Color;

use self::report::ReportJson;
use self::summary::SummaryJson;
use crate::game::{Defect, DefectKind, MoveLabel, Ply, Severity, StartRemark};
use crate::report::{Occurrence, RecordFacts, Report, Summary};
use crate::rules::{Edition, Ending};
use crate::words::Words;

/// The JSON of a report, schema `thrice.report/1`, indented, with a line end.
///
/// # Errors
/// Where `serde_json` fails; with these types it does not.
pub fn report_json(report: &Report, words: &Words) -> serde_json::Result<String> {
    Ok(serde_json::to_string_pretty(&ReportJson::new(report, words))? + "\n")
}

/// Adds the JSON of a summary to a text: schema `thrice.scan/1`, on one line, with a line end.
///
/// # Errors
/// Where `serde_json` fails; with these types it does not.
pub fn summary_json(
    summary: &Summary,
    words: &Words,
    text: &mut Vec<u8>,
) -> serde_json::Result<()> {
    serde_json::to_writer(&mut *text, &SummaryJson::new(summary, words))?;
    text.push(b'\n');
    Ok(())
}

#[derive(Serialize)]
struct MomentJson {
    ply: u32,
    r#move: Option<String>,
}

impl From<&Occurrence> for MomentJson {
    fn from(occurrence: &Occurrence) -> Self {
        Self {
            ply: occurrence.ply.half_moves(),
            r#move: occurrence.label.as_ref().map(MoveLabel::spaced),
        }
    }
}

#[derive(Serialize)]
struct DefectJson {
    severity: &'static str,
    kind: &'static str,
    line: Option<u32>,
    column: Option<u32>,
    ply: Option<u32>,
    token: Option<String>,
    message: String,
}

impl DefectJson {
    fn new(defect: &Defect, words: &Words) -> Self {
        Self {
            severity: match defect.severity {
                Severity::Error => "error",
                Severity::Notice => "notice",
            },
            kind: defect_kind(&defect.kind),
            line: defect.place.map(|place| place.line),
            column: defect.place.map(|place| place.column),
            ply: defect.ply.map(Ply::half_moves),
            token: defect.token.clone(),
            message: words.defect(defect),
        }
    }
}

const fn defect_kind(kind: &DefectKind) -> &'static str {
    match kind {
        DefectKind::CannotJoin(_) => "cannot_join",
        DefectKind::Gap(_) => "gap",
        DefectKind::IllegalMoveStood(_) => "illegal_move_stood",
        DefectKind::IllegalMove(_) => "illegal_move",
        DefectKind::AmbiguousMove(_) => "ambiguous_move",
        DefectKind::UnreadableMove(_) => "unreadable_move",
        DefectKind::NullMove => "null_move",
        DefectKind::CutOff | DefectKind::CutOffTag => "cut_off",
        DefectKind::BadVariationMove => "bad_variation_move",
        DefectKind::NullVariationMove => "null_variation_move",
        DefectKind::PieceLetters(_) => "piece_letters",
        DefectKind::PieceLettersAsked(_) => "piece_letters_asked",
        DefectKind::PieceLettersOpen(_) => "piece_letters_open",
        DefectKind::KingsInCentre { .. } => "kings_in_centre",
        DefectKind::SignalContradicts(..) => "signal_contradicts",
        DefectKind::PerhapsAnalysis(_) => "perhaps_analysis",
        DefectKind::NestedComment => "nested_comment",
        DefectKind::AfterResult(_) => "moves_after_result",
        DefectKind::NoResult => "no_result",
        DefectKind::StrayNag => "stray_annotation",
        DefectKind::MoreNotices(_) => "more_notices",
        DefectKind::TagsLeftOff => "tags_left_off",
        DefectKind::TooLong => "too_long",
        DefectKind::ByteOrderMark => "byte_order_mark",
        DefectKind::WrongNumber(_) | DefectKind::WrongSide => "wrong_move_number",
        DefectKind::MarkDiffers(_) => "mark_differs",
        DefectKind::VariationWithoutMove => "variation_without_move",
        DefectKind::Unclosed => "unclosed",
        DefectKind::StrayBracket => "stray_bracket",
        DefectKind::MalformedTag => "malformed_tag",
        DefectKind::DuplicateTag(_) => "duplicate_tag",
        DefectKind::ResultsDiffer(..) => "results_differ",
        DefectKind::PassedOver => "passed_over",
        DefectKind::Junk => "junk",
        DefectKind::Encoding(_) => "encoding",
        DefectKind::UntaggedGame => "untagged_game",
        DefectKind::EmptyFen => "empty_fen",
        DefectKind::SetUpContradicts => "set_up_contradicts",
        DefectKind::SetUpWithoutFen => "set_up_without_fen",
        DefectKind::UnreadableFen => "unreadable_fen",
        DefectKind::ImpossiblePosition(_) => "impossible_position",
        DefectKind::OtherVariant(_) => "other_variant",
        DefectKind::Chess960WithoutFen => "chess960_without_fen",
        DefectKind::Start(remark) => match remark {
            StartRemark::CastlingFlagsDropped(_) => "castling_flags_dropped",
            StartRemark::EnPassantSquareDropped(_) => "en_passant_square_dropped",
            StartRemark::ClockNotGiven => "clock_not_given",
            StartRemark::ClockOnTrust(_) => "clock_on_trust",
            StartRemark::ClockUnreadable(_) => "clock_unreadable",
            StartRemark::NumberAssumed(_) => "move_number_assumed",
            StartRemark::NumberNotGiven => "move_number_not_given",
            StartRemark::ExtraFields(_) => "extra_fen_fields",
            StartRemark::Unreachable => "unreachable_position",
        },
    }
}

const fn color(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

fn tags(record: &RecordFacts) -> Map<String, Value> {
    let mut map = Map::new();
    for (name, value) in record.tags.iter() {
        // Of a tag given twice the first holds.
        map.entry(name).or_insert_with(|| value.into());
    }
    map
}

fn defects(record: &RecordFacts, words: &Words) -> Vec<DefectJson> {
    record
        .defects
        .iter()
        .map(|defect| DefectJson::new(defect, words))
        .collect()
}

#[derive(Serialize)]
struct EndingJson {
    ply: u32,
    reason: &'static str,
    article: &'static str,
}

impl EndingJson {
    fn new(ending: Ending, edition: Edition) -> Self {
        let article = ending.reason.article(edition).as_str();
        Self {
            ply: ending.ply.half_moves(),
            reason: ending.reason.key(),
            article,
        }
    }
}
