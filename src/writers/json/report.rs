//! The report, schema `thrice.report/1`.

use serde::Serialize;
use serde_json::{Map, Value};

use super::claim::ExaminedJson;
use super::{DefectJson, EndingJson, MomentJson, color, defects, tags};
use crate::game::MoveLabel;
use crate::report::{AtMoment, Occurrence, RecordFacts, Report, SameDiagram};
use crate::rules::{Difference, Edition, EnPassantCapture, EndReason, Ground, IntendedClaim};
use crate::words::Words;

#[derive(Serialize)]
pub(super) struct ReportJson {
    schema: &'static str,
    file: String,
    game: usize,
    line: u32,
    tags: Map<String, Value>,
    laws: &'static str,
    start_fen: Option<String>,
    chess960: bool,
    letters: &'static str,
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
    notes: Vec<String>,
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
    pub(super) fn new(report: &Report, words: &Words) -> Self {
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
            letters: record.letters.code(),
            plies: record.plies,
            status: record.status.key(),
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
            notes: record
                .notes
                .iter()
                .map(|note| words.record_note(note, edition))
                .collect(),
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
            would_end_game: claim.would_end_game.map(EndReason::key),
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
