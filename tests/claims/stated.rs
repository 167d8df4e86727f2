//! Claims written as words, and what is found on them.

use shakmaty::Color;
use thrice::game::{Letters, Line};
use thrice::pgn::{Paper, PieceLetters};
use thrice::rules::{
    Answer, Basis, Claim, Clocks, Control, Course, DrawOffers, Edition, Finding, Ground, Intended,
    OffBoard, OffBoardEnd, Outcome, When, judge,
};

/// A claim in words: `white` or `black`, perhaps `intends MOVE`, perhaps facts such as `written=no`.
pub(crate) fn finding(start_fen: Option<&str>, moves: &str, ply: u32, claim: &str) -> Finding {
    finding_under(Edition::default(), start_fen, moves, ply, claim)
}

/// The same, under an edition of the Laws.
pub(crate) fn finding_under(
    edition: Edition,
    start_fen: Option<&str>,
    moves: &str,
    ply: u32,
    claim: &str,
) -> Finding {
    let tags = start_fen.map_or_else(String::new, |fen| {
        format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n")
    });
    let record = Paper::read(format!("[Event \"claim\"]\n{tags}\n{moves} *\n").into_bytes())
        .record(1, PieceLetters::Recognise)
        .unwrap();
    assert_eq!(record.error(), None);
    let course = Course::under(Line::main(record.game.as_ref().unwrap()), edition);
    let moment = course.line().ply(ply).unwrap();
    let mut words = claim.split_whitespace();
    let claimant = if words.next() == Some("white") {
        Color::White
    } else {
        Color::Black
    };
    let mut stated = Claim::new(claimant, Basis::OnBoard);
    while let Some(word) = words.next() {
        match word {
            "intends" => {
                let position = course.line().position(moment);
                let intended = Intended::read(
                    words.next().unwrap(),
                    position,
                    claimant,
                    Letters::english(),
                )
                .unwrap();
                stated.basis = Basis::IntendedMove(intended);
            }
            "repetition" => stated.ground = Some(Ground::Repetition),
            "fifty" => stated.ground = Some(Ground::FiftyMoves),
            fact => state(&mut stated, fact),
        }
    }
    judge(&course, moment, stated)
}

/// A fact such as `written=no`, as it is stated with a claim.
fn state(claim: &mut Claim, fact: &str) {
    let (what, said) = fact.split_once('=').unwrap();
    let answer = match said {
        "yes" => Answer::Yes,
        "no" => Answer::No,
        _ => Answer::NotStated,
    };
    let time = || Clocks::read_time(said);
    let side = || {
        if said == "white" {
            Color::White
        } else {
            Color::Black
        }
    };
    let circumstances = &mut claim.circumstances;
    match what {
        "written" => claim.procedure.written = answer,
        "made" => claim.procedure.move_made = answer,
        "touched" => claim.procedure.touched = answer,
        "screen" => claim.procedure.by_screen = answer,
        "accepted" => circumstances.accepted = answer,
        "withdrawn" => circumstances.withdrawn = answer,
        "control" => claim.terms.control = Some(Control::of_key(said).unwrap()),
        "supervised" => claim.terms.supervised = answer,
        "offers" if answer == Answer::No => claim.terms.draw_offers = DrawOffers::Restricted,
        "penalty" => claim.terms.minutes = Some(said.parse().unwrap()),
        "white" => circumstances.clocks.white = Some(time().unwrap()),
        "black" => circumstances.clocks.black = Some(time().unwrap()),
        "running" => circumstances.clocks.running = Some(side()),
        "before" | "after" => {
            let how = match said {
                "white-flag" => OffBoard::FlagFall(Color::White),
                "black-flag" => OffBoard::FlagFall(Color::Black),
                "white-resigned" => OffBoard::Resignation(Color::White),
                "agreed" => OffBoard::Agreement,
                other => panic!("what is {other}?"),
            };
            let when = if what == "before" {
                When::BeforeTheClaim
            } else {
                When::AfterTheClaim
            };
            circumstances.ended = Some(OffBoardEnd { how, when });
        }
        other => panic!("what is {other}?"),
    }
}

#[track_caller]
pub(crate) fn check(
    start_fen: Option<&str>,
    moves: &str,
    ply: u32,
    claim: &str,
    outcome: Outcome,
    articles: &[&str],
) {
    let finding = finding(start_fen, moves, ply, claim);
    let got: Vec<&str> = finding
        .articles
        .iter()
        .map(|article| article.as_str())
        .collect();
    assert_eq!(
        (finding.outcome, got.as_slice()),
        (outcome, articles),
        "{claim} at ply {ply} of {moves}"
    );
}

pub(crate) const KNIGHTS: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1";
pub(crate) const KNIGHTS_THRICE: &str = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
