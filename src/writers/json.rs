//! JSON: serialisable twins of the typed facts, so that the schema does not change with the code.

use serde::Serialize;
use serde_json::{Map, Value};
use shakmaty::Color;

use crate::game::{Defect, DefectKind, MoveLabel, Ply, Severity, StartRemark, Status};
use crate::report::{
    AtMoment, ClaimMoment, ExaminedClaim, GameFacts, HowToClaim, Occurrence, RecordFacts, Report,
    SameDiagram, Summary,
};
use crate::rules::{
    Answer, Basis, Difference, Edition, EnPassantCapture, Ending, Ground, Intended, IntendedClaim,
};
use crate::words::Words;

/// The JSON of a report, schema `thrice.report/1`, indented, with a line end.
#[must_use]
pub fn report_json(report: &Report, words: &Words) -> String {
    let mut text =
        serde_json::to_string_pretty(&ReportJson::new(report, words)).unwrap_or_default();
    text.push('\n');
    text
}

/// The JSON of a summary, schema `thrice.scan/1`, on one line, with a line end.
#[must_use]
pub fn summary_json(summary: &Summary, words: &Words) -> String {
    let mut text = serde_json::to_string(&SummaryJson::new(summary, words)).unwrap_or_default();
    text.push('\n');
    text
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
        DefectKind::IllegalMove => "illegal_move",
        DefectKind::AmbiguousMove(_) => "ambiguous_move",
        DefectKind::UnreadableMove(_) => "unreadable_move",
        DefectKind::NullMove => "null_move",
        DefectKind::CutOff => "cut_off",
        DefectKind::BadVariationMove => "bad_variation_move",
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
            StartRemark::Unreachable => "unreachable_position",
        },
    }
}

const fn status(status: Status) -> &'static str {
    match status {
        Status::Complete => "complete",
        Status::Partial => "partial",
        Status::NoMoves => "no_moves",
        Status::Refused => "refused",
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

#[derive(Serialize)]
struct ReportJson {
    schema: &'static str,
    file: String,
    game: usize,
    line: u32,
    tags: Map<String, Value>,
    laws: &'static str,
    start_fen: Option<String>,
    chess960: bool,
    plies: Option<u32>,
    status: &'static str,
    defects: Vec<DefectJson>,
    history_unknown: Option<bool>,
    moment: Option<MomentDetailJson>,
    count: Option<usize>,
    occurrences: Vec<MomentJson>,
    later_occurrences: Vec<MomentJson>,
    same_diagrams: Vec<SameDiagramJson>,
    claims: ClaimsJson,
    game_over: Option<EndingJson>,
    examined_claim: Option<ExaminedJson>,
}

#[derive(Serialize)]
struct MomentDetailJson {
    ply: u32,
    r#move: Option<String>,
    fen: String,
    side_to_move: &'static str,
    halfmove_clock: u32,
}

impl ReportJson {
    fn new(report: &Report, words: &Words) -> Self {
        let (record, found) = (&report.record, report.found.as_ref());
        let edition = record.edition;
        let moments = |list: fn(&AtMoment) -> &Vec<Occurrence>| {
            found
                .map(|found| list(found).iter().map(MomentJson::from).collect())
                .unwrap_or_default()
        };
        let same = |found: &AtMoment| {
            found
                .same_diagrams
                .iter()
                .map(|same| SameDiagramJson::new(same, words, edition))
                .collect()
        };
        Self {
            schema: "thrice.report/1",
            file: record.file.clone(),
            game: record.game,
            line: record.line,
            tags: tags(record),
            laws: edition.key(),
            start_fen: record.start_fen.clone(),
            chess960: record.chess960,
            plies: record.plies,
            status: status(record.status),
            defects: defects(record, words),
            history_unknown: found.map(|found| found.history_unknown),
            moment: found.map(|found| MomentDetailJson {
                ply: found.moment.ply.half_moves(),
                r#move: found.moment.label.as_ref().map(MoveLabel::spaced),
                fen: found.fen.clone(),
                side_to_move: color(found.side_to_move),
                halfmove_clock: found.halfmove_clock,
            }),
            count: found.map(AtMoment::count),
            occurrences: moments(|found| &found.occurrences),
            later_occurrences: moments(|found| &found.later_occurrences),
            same_diagrams: found.map(same).unwrap_or_default(),
            claims: ClaimsJson::new(found, record),
            game_over: found
                .and_then(|found| found.game_over.as_ref())
                .map(|(ending, _)| EndingJson::new(*ending, edition)),
            examined_claim: found
                .and_then(|found| found.examined_claim.as_ref())
                .map(|examined| ExaminedJson::new(examined, words, edition)),
        }
    }
}

#[derive(Serialize)]
struct SameDiagramJson {
    ply: u32,
    r#move: Option<String>,
    differences: Vec<DifferenceJson>,
}

impl SameDiagramJson {
    fn new(same: &SameDiagram, words: &Words, edition: Edition) -> Self {
        let differences = same.differences.as_slice().iter();
        Self {
            ply: same.moment.ply.half_moves(),
            r#move: same.moment.label.as_ref().map(MoveLabel::spaced),
            differences: differences
                .map(|difference| DifferenceJson {
                    what: WhatDiffers::new(difference),
                    article: difference.article(edition).as_str(),
                    text: words.difference(difference, &same.moment).join(" "),
                })
                .collect(),
        }
    }
}

#[derive(Serialize)]
struct DifferenceJson {
    #[serde(flatten)]
    what: WhatDiffers,
    article: &'static str,
    text: String,
}

#[derive(Serialize)]
#[serde(tag = "kind", rename_all = "snake_case")]
enum WhatDiffers {
    SideToMove {
        then: &'static str,
        now: &'static str,
    },
    Castling {
        then: String,
        now: String,
        lost: Vec<LostJson>,
    },
    EnPassant {
        then: Vec<String>,
        now: Vec<String>,
        made_by: Option<MomentJson>,
    },
}

#[derive(Serialize)]
struct LostJson {
    right: char,
    ply: u32,
    r#move: String,
}

impl WhatDiffers {
    fn new(difference: &Difference) -> Self {
        let uci = |captures: &[EnPassantCapture]| {
            captures.iter().map(|capture| capture.uci.clone()).collect()
        };
        match difference {
            Difference::SideToMove { then, now } => Self::SideToMove {
                then: color(*then),
                now: color(*now),
            },
            Difference::Castling { then, now, lost } => Self::Castling {
                then: then.clone(),
                now: now.clone(),
                lost: lost
                    .iter()
                    .map(|lost| LostJson {
                        right: lost.right.letter,
                        ply: lost.ply.half_moves(),
                        r#move: lost.label.spaced(),
                    })
                    .collect(),
            },
            Difference::EnPassant { then, now, made_by } => Self::EnPassant {
                then: uci(then),
                now: uci(now),
                made_by: made_by.as_ref().map(|(ply, label)| MomentJson {
                    ply: ply.half_moves(),
                    r#move: Some(label.spaced()),
                }),
            },
        }
    }
}

#[derive(Serialize)]
struct ClaimsJson {
    on_board: OnBoardJson,
    by_intended_move: Vec<IntendedJson>,
}

#[derive(Serialize)]
struct OnBoardJson {
    repetition: GroundJson,
    fifty_moves: GroundJson,
}

#[derive(Serialize)]
struct GroundJson {
    correct: Option<bool>,
    article: &'static str,
}

#[derive(Serialize)]
struct IntendedJson {
    san: String,
    uci: String,
    count: usize,
    repetition: bool,
    fifty_moves: bool,
    would_end_game: Option<&'static str>,
    articles: Vec<&'static str>,
}

impl ClaimsJson {
    fn new(found: Option<&AtMoment>, record: &RecordFacts) -> Self {
        let edition = record.edition;
        let on_board = |ground: Ground| GroundJson {
            correct: found.map(|found| found.claims.on_board.contains(&ground)),
            article: ground.article_on_board(edition).as_str(),
        };
        let intended = |claim: &IntendedClaim| IntendedJson {
            san: claim.label.san.clone(),
            uci: claim.uci.clone(),
            count: claim.count(),
            repetition: claim.grounds.contains(&Ground::Repetition),
            fifty_moves: claim.grounds.contains(&Ground::FiftyMoves),
            would_end_game: claim.would_end_game.map(crate::rules::EndReason::key),
            articles: claim
                .grounds
                .iter()
                .map(|ground| ground.article_intended(edition).as_str())
                .collect(),
        };
        Self {
            on_board: OnBoardJson {
                repetition: on_board(Ground::Repetition),
                fifty_moves: on_board(Ground::FiftyMoves),
            },
            by_intended_move: found
                .map(|found| found.claims.by_intended_move.iter().map(intended).collect())
                .unwrap_or_default(),
        }
    }
}

#[derive(Serialize)]
struct ExaminedJson {
    claimant: &'static str,
    basis: &'static str,
    r#move: Option<String>,
    finding: &'static str,
    ground: Option<&'static str>,
    board: BoardJson,
    procedure: ProcedureJson,
    ended_before: Option<EndingJson>,
    articles: Vec<&'static str>,
    reasons: Vec<String>,
    consequences: Vec<String>,
    notes: Vec<String>,
}

#[derive(Serialize)]
struct BoardJson {
    /// Null where this record cannot decide.
    correct: Option<bool>,
    count: Option<usize>,
    occurrences: Vec<u32>,
}

#[derive(Serialize)]
struct ProcedureJson {
    claimant_has_the_move: bool,
    touched: &'static str,
    move_made: &'static str,
    written: &'static str,
}

impl ExaminedJson {
    fn new(examined: &ExaminedClaim, words: &Words, edition: Edition) -> Self {
        let finding = &examined.finding;
        let claim = &finding.claim;
        let san = finding.intended.as_ref().map(|label| label.san.clone());
        let (basis, mv) = match &claim.basis {
            Basis::OnBoard => ("on_board", None),
            Basis::IntendedMove(Intended::Illegal(written)) => {
                ("intended_move", Some(written.clone()))
            }
            Basis::IntendedMove(Intended::Legal(_)) => ("intended_move", san),
        };
        Self {
            claimant: color(claim.claimant),
            basis,
            r#move: mv,
            finding: finding.outcome.key(),
            ground: finding.ground.map(Ground::key),
            board: BoardJson {
                correct: match finding.board.holds {
                    Answer::Yes => Some(true),
                    Answer::No => Some(false),
                    Answer::NotStated => None,
                },
                count: finding.board.count,
                occurrences: finding
                    .board
                    .occurrences
                    .iter()
                    .map(|ply| ply.half_moves())
                    .collect(),
            },
            procedure: ProcedureJson {
                claimant_has_the_move: finding.claimant_has_the_move == Answer::Yes,
                touched: claim.procedure.touched.key(),
                move_made: claim.procedure.move_made.key(),
                written: claim.procedure.written.key(),
            },
            ended_before: finding
                .ended_before
                .map(|ending| EndingJson::new(ending, edition)),
            articles: finding
                .articles
                .iter()
                .map(|article| article.as_str())
                .collect(),
            reasons: words.reasons(examined, edition),
            consequences: words.consequences(finding, edition),
            notes: words.notes(finding, edition),
        }
    }
}

#[derive(Serialize)]
struct SummaryJson {
    schema: &'static str,
    file: String,
    game: usize,
    line: u32,
    white: Option<String>,
    black: Option<String>,
    event: Option<String>,
    site: Option<String>,
    round: Option<String>,
    date: Option<String>,
    result: Option<String>,
    laws: &'static str,
    start_fen: Option<String>,
    chess960: bool,
    plies: Option<u32>,
    status: &'static str,
    defects: Vec<DefectJson>,
    final_fen: Option<String>,
    count_at_end: Option<usize>,
    occurrences_at_end: Vec<u32>,
    max_count: Option<usize>,
    repetitions: Vec<RepetitionJson>,
    claims: Vec<ClaimMomentJson>,
    first_threefold_ply: Option<u32>,
    fivefold_ply: Option<u32>,
    first_fifty_moves_ply: Option<u32>,
    seventy_five_ply: Option<u32>,
    game_over: Option<EndingJson>,
    notes: Vec<String>,
}

#[derive(Serialize)]
struct RepetitionJson {
    plies: Vec<u32>,
    count: usize,
}

#[derive(Serialize)]
struct ClaimMomentJson {
    ply: u32,
    basis: &'static str,
    ground: &'static str,
    r#move: Option<String>,
    article: &'static str,
}

impl From<&ClaimMoment> for ClaimMomentJson {
    fn from(claim: &ClaimMoment) -> Self {
        let (basis, mv) = match &claim.how {
            HowToClaim::OnBoard => ("on_board", None),
            HowToClaim::WithMove(label) => ("intended_move", Some(label.san.clone())),
            HowToClaim::WithAnyQuietMove => ("intended_move", None),
        };
        Self {
            ply: claim.ply.half_moves(),
            basis,
            ground: claim.ground.key(),
            r#move: mv,
            article: claim.article.as_str(),
        }
    }
}

impl SummaryJson {
    fn new(summary: &Summary, words: &Words) -> Self {
        let (record, found) = (&summary.record, summary.found.as_ref());
        let tag = |name| record.tags.get(name).map(str::to_owned);
        let ply = |get: fn(&GameFacts) -> Option<Ply>| found.and_then(get).map(Ply::half_moves);
        let repetitions = |found: &GameFacts| {
            let plies = found.repetitions.iter().map(|repetition| {
                repetition
                    .moments
                    .iter()
                    .map(|moment| moment.ply.half_moves())
                    .collect::<Vec<_>>()
            });
            plies
                .map(|plies| RepetitionJson {
                    count: plies.len(),
                    plies,
                })
                .collect()
        };
        let plies_at_end = |found: &GameFacts| {
            found
                .occurrences_at_end
                .iter()
                .map(|ply| ply.half_moves())
                .collect::<Vec<_>>()
        };
        Self {
            schema: "thrice.scan/1",
            file: record.file.clone(),
            game: record.game,
            line: record.line,
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            site: tag("Site"),
            round: tag("Round"),
            date: tag("Date"),
            result: record.result.clone(),
            laws: record.edition.key(),
            start_fen: record.start_fen.clone(),
            chess960: record.chess960,
            plies: record.plies,
            status: status(record.status),
            defects: defects(record, words),
            final_fen: found.map(|found| found.final_fen.clone()),
            count_at_end: found.map(|found| found.occurrences_at_end.len()),
            occurrences_at_end: found.map(plies_at_end).unwrap_or_default(),
            max_count: found.map(|found| found.max_count),
            repetitions: found.map(repetitions).unwrap_or_default(),
            claims: found
                .map(|found| found.claims.iter().map(Into::into).collect())
                .unwrap_or_default(),
            first_threefold_ply: ply(|found| found.first_threefold),
            fivefold_ply: ply(|found| found.fivefold),
            first_fifty_moves_ply: ply(|found| found.first_fifty_moves),
            seventy_five_ply: ply(|found| found.seventy_five),
            game_over: found
                .and_then(|found| found.game_over.as_ref())
                .map(|(ending, _)| EndingJson::new(*ending, record.edition)),
            notes: found
                .map(|found| {
                    found
                        .notes
                        .iter()
                        .map(|note| words.summary_note(note, record.edition))
                        .collect()
                })
                .unwrap_or_default(),
        }
    }
}
