//! The examined claim of a report.

use serde::Serialize;

use super::{EndingJson, color};
use crate::report::ExaminedClaim;
use crate::rules::{
    Basis, BoardAnswer, Control, Edition, Ground, Intended, OffBoard, OffBoardEnd, When,
};
use crate::words::Words;

#[derive(Serialize)]
pub(super) struct ExaminedJson {
    claimant: &'static str,
    basis: &'static str,
    r#move: Option<String>,
    finding: &'static str,
    ground: Option<&'static str>,
    board: BoardJson,
    procedure: ProcedureJson,
    /// Whether the opponent accepts the draw, and whether the claimant wishes to withdraw.
    accepted: &'static str,
    withdrawn: &'static str,
    control: Option<&'static str>,
    /// The minutes for the opponent after an incorrect claim; null where they are not certain.
    penalty_minutes: Option<u32>,
    ended_before: Option<EndingJson>,
    ended_off_board: Option<OffBoardJson>,
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
    by_screen: &'static str,
}

/// A flag fall, resignation or agreement, before or after the claim.
#[derive(Serialize)]
struct OffBoardJson {
    reason: &'static str,
    side: Option<&'static str>,
    before_the_claim: bool,
    article: &'static str,
}

impl OffBoardJson {
    fn new(ended: OffBoardEnd, edition: Edition) -> Self {
        Self {
            reason: ended.how.key(),
            side: match ended.how {
                OffBoard::FlagFall(side) | OffBoard::Resignation(side) => Some(color(side)),
                OffBoard::Agreement => None,
            },
            before_the_claim: ended.when == When::BeforeTheClaim,
            article: edition.article(ended.how.point()).as_str(),
        }
    }
}

impl ExaminedJson {
    pub(super) fn new(examined: &ExaminedClaim, words: &Words, edition: Edition) -> Self {
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
                correct: match finding.board.answer {
                    BoardAnswer::Holds => Some(true),
                    BoardAnswer::Fails => Some(false),
                    BoardAnswer::Open => None,
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
                claimant_has_the_move: finding.claimant_has_the_move(),
                touched: claim.procedure.touched.key(),
                move_made: claim.procedure.move_made.key(),
                written: claim.procedure.written.key(),
                by_screen: claim.procedure.by_screen.key(),
            },
            accepted: claim.circumstances.accepted.key(),
            withdrawn: claim.circumstances.withdrawn.key(),
            control: claim.terms.control.map(Control::key),
            penalty_minutes: finding.penalty.minutes(),
            ended_before: finding
                .ended_before
                .map(|ending| EndingJson::new(ending, edition)),
            ended_off_board: claim
                .circumstances
                .ended
                .map(|ended| OffBoardJson::new(ended, edition)),
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
