//! A row of a scan, schema `thrice.scan/1`.

use serde::Serialize;

use super::{DefectJson, EndingJson, defects};
use crate::game::Ply;
use crate::report::{ClaimMoment, GameFacts, HowToClaim, Summary};
use crate::words::Words;

#[derive(Serialize)]
pub(super) struct SummaryJson<'s> {
    schema: &'static str,
    file: &'s str,
    game: usize,
    line: u32,
    white: Option<&'s str>,
    black: Option<&'s str>,
    event: Option<&'s str>,
    site: Option<&'s str>,
    round: Option<&'s str>,
    date: Option<&'s str>,
    result: Option<&'s str>,
    laws: &'static str,
    start_fen: Option<&'s str>,
    chess960: bool,
    letters: &'static str,
    plies: Option<u32>,
    status: &'static str,
    defects: Vec<DefectJson>,
    final_fen: Option<&'s str>,
    count_at_end: Option<usize>,
    occurrences_at_end: Vec<u32>,
    max_count: Option<usize>,
    repetitions: Vec<RepetitionJson>,
    claims: Vec<ClaimMomentJson<'s>>,
    first_threefold_ply: Option<u32>,
    fivefold_ply: Option<u32>,
    first_fifty_moves_ply: Option<u32>,
    seventy_five_ply: Option<u32>,
    same_diagram_ply: Option<u32>,
    not_claimed_ply: Option<u32>,
    game_over: Option<EndingJson>,
    notes: Vec<String>,
}

#[derive(Serialize)]
struct RepetitionJson {
    plies: Vec<u32>,
    count: usize,
}

#[derive(Serialize)]
struct ClaimMomentJson<'s> {
    ply: u32,
    basis: &'static str,
    ground: &'static str,
    r#move: Option<&'s str>,
    article: &'static str,
}

impl<'s> From<&'s ClaimMoment> for ClaimMomentJson<'s> {
    fn from(claim: &'s ClaimMoment) -> Self {
        let (basis, mv) = match &claim.how {
            HowToClaim::OnBoard => ("on_board", None),
            HowToClaim::WithMove(label) => ("intended_move", Some(label.san.as_str())),
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

impl<'s> SummaryJson<'s> {
    pub(super) fn new(summary: &'s Summary, words: &Words) -> Self {
        let (record, found) = (&summary.record, summary.found.as_ref());
        let tag = |name| record.tags.get(name);
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
            file: &record.file,
            game: record.game,
            line: record.line,
            white: tag("White"),
            black: tag("Black"),
            event: tag("Event"),
            site: tag("Site"),
            round: tag("Round"),
            date: tag("Date"),
            result: record.result.as_deref(),
            laws: record.edition.key(),
            start_fen: record.start_fen.as_deref(),
            chess960: record.chess960,
            letters: record.letters.code(),
            plies: record.plies,
            status: record.status.key(),
            defects: defects(record, words),
            final_fen: found.map(|found| found.final_fen.as_str()),
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
            same_diagram_ply: ply(|found| found.same_diagram.as_ref().map(|moment| moment.ply)),
            not_claimed_ply: summary.not_claimed().map(|claim| claim.ply.half_moves()),
            game_over: found
                .and_then(|found| found.game_over.as_ref())
                .map(|(ending, _)| EndingJson::new(*ending, record.edition)),
            notes: words.record_notes(record),
        }
    }
}
