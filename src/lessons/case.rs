//! A case of the exam: a claim with its facts. What is found is not written down anywhere; the rules find it.

use std::rc::Rc;

use serde::Deserialize;
use shakmaty::{Color, Position};

use super::{OUTCOMES, Problem, Texts};
use crate::game::{Letters, Ply};
use crate::report::ExaminedClaim;
use crate::rules::{
    Answer, Basis, Claim, Control, Course, Finding, Ground, Intended, OffBoard, OffBoardEnd, When,
};

/// A claim as it stands in a file. What is not there is not stated.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, expecting = "a part [claim]")]
pub(super) struct WrittenClaim {
    pub(super) at: usize,
    claimant: String,
    intended: Option<String>,
    ground: Option<String>,
    written: Option<bool>,
    made: Option<bool>,
    touched: Option<bool>,
    by_screen: Option<bool>,
    accepted: Option<bool>,
    withdrawn: Option<bool>,
    control: Option<String>,
    supervised: Option<bool>,
    ended: Option<String>,
    ended_by: Option<String>,
    ended_when: Option<String>,
    outcome: Option<String>,
}

/// A case of the exam: a game up to a claim, the claim, and what is found.
#[derive(Clone, Debug)]
pub struct ExamCase {
    name: String,
    title: Texts,
    told: Texts,
    course: Rc<Course>,
    at: Ply,
    examined: ExaminedClaim,
}

fn answer(stated: Option<bool>) -> Answer {
    match stated {
        Some(true) => Answer::Yes,
        Some(false) => Answer::No,
        None => Answer::NotStated,
    }
}

fn side(word: &str) -> Result<Color, Problem> {
    match word {
        "white" => Ok(Color::White),
        "black" => Ok(Color::Black),
        _ => Err(Problem::NoSuchWord(word.to_owned())),
    }
}

fn no_such(word: &str) -> Problem {
    Problem::NoSuchWord(word.to_owned())
}

impl WrittenClaim {
    fn ended(&self) -> Result<Option<OffBoardEnd>, Problem> {
        let Some(ended) = self.ended.as_deref() else {
            return Ok(None);
        };
        let by = || side(self.ended_by.as_deref().unwrap_or_default());
        let how = match ended {
            "flag_fall" => OffBoard::FlagFall(by()?),
            "resignation" => OffBoard::Resignation(by()?),
            "agreement" => OffBoard::Agreement,
            other => return Err(no_such(other)),
        };
        let when = match self.ended_when.as_deref().unwrap_or_default() {
            "before" => When::BeforeTheClaim,
            "after" => When::AfterTheClaim,
            other => return Err(no_such(other)),
        };
        Ok(Some(OffBoardEnd { how, when }))
    }

    fn claim(&self, course: &Course, at: Ply) -> Result<Claim, Problem> {
        let claimant = side(&self.claimant)?;
        let basis = match &self.intended {
            None => Basis::OnBoard,
            Some(text) => {
                let position = course.line().position(at);
                let read = Intended::read(text, position, claimant, Letters::english());
                Basis::IntendedMove(read.map_err(|_| Problem::Intended(text.clone()))?)
            }
        };
        let mut claim = Claim::new(claimant, basis);
        claim.ground = match self.ground.as_deref() {
            None => None,
            Some("repetition") => Some(Ground::Repetition),
            Some("fifty" | "fifty_moves") => Some(Ground::FiftyMoves),
            Some(other) => return Err(no_such(other)),
        };
        claim.procedure.written = answer(self.written);
        claim.procedure.move_made = answer(self.made);
        claim.procedure.touched = answer(self.touched);
        claim.procedure.by_screen = answer(self.by_screen);
        claim.circumstances.accepted = answer(self.accepted);
        claim.circumstances.withdrawn = answer(self.withdrawn);
        claim.circumstances.ended = self.ended()?;
        claim.terms.control = match self.control.as_deref() {
            None => None,
            Some(word) => Some(Control::of_key(word).ok_or_else(|| no_such(word))?),
        };
        claim.terms.supervised = answer(self.supervised);
        Ok(claim)
    }
}

impl ExamCase {
    pub(super) fn new(
        name: &str,
        [title, told]: [Texts; 2],
        course: Course,
        at: Ply,
        written: &WrittenClaim,
    ) -> Result<Self, Problem> {
        let claim = written.claim(&course, at)?;
        let examined = ExaminedClaim::new(&course, at, claim);
        if let Some(word) = written.outcome.as_deref() {
            let said = OUTCOMES.into_iter().find(|outcome| outcome.key() == word);
            let said = said.ok_or_else(|| no_such(word))?;
            if said != examined.finding.outcome {
                return Err(Problem::OtherOutcome(examined.finding.outcome));
            }
        }
        Ok(Self {
            name: name.to_owned(),
            title,
            told,
            course: Rc::new(course),
            at,
            examined,
        })
    }

    /// The name of its file, without the ending.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its title, which gives nothing away.
    #[must_use]
    pub const fn title(&self) -> &Texts {
        &self.title
    }

    /// What happened at the table.
    #[must_use]
    pub const fn told(&self) -> &Texts {
        &self.told
    }

    /// The game up to the claim, and perhaps beyond.
    #[must_use]
    pub const fn course(&self) -> &Rc<Course> {
        &self.course
    }

    /// The moment of the claim.
    #[must_use]
    pub const fn at(&self) -> Ply {
        self.at
    }

    /// Who has the move at the moment of the claim.
    #[must_use]
    pub fn side_to_move(&self) -> Color {
        self.course.line().position(self.at).turn()
    }

    /// The claim, and what is found.
    #[must_use]
    pub const fn examined(&self) -> &ExaminedClaim {
        &self.examined
    }

    /// What is found.
    #[must_use]
    pub const fn finding(&self) -> &Finding {
        &self.examined.finding
    }
}
