//! A claim that is examined at the table: what is stated, question by question, what is found, and the decision.
//!
//! Nothing is ticked that nobody said. The record of the game stays as it is until the arbiter decides.

mod edit;

use std::rc::Rc;

use shakmaty::{Chess, Color, Move, Position, Square};

pub use edit::{ClaimEdit, Draft, DraftEdit, Question, Words};

use super::Targets;
use crate::game::{GameResult, Letters, MoveLabel, Ply};
use crate::report::{Decision, Event, ExaminedClaim, Hearing};
use crate::rules::{
    Basis, Circumstances, Claim, Clocks, Course, Ground, Intended, IntendedError, LawsChoice,
    OffBoard, Procedure, Terms, When, same_position,
};

/// So many steps has the procedure at the table.
pub const STEPS: usize = 9;

/// What a claim points at, as far as it was stated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum PointsAt {
    /// Nobody said.
    #[default]
    NotStated,
    /// The position on the board.
    TheBoard,
    /// The position after an intended move.
    AnIntendedMove,
}

/// What is missing before there can be a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Missing {
    /// Who claims.
    Claimant,
    /// On what.
    Basis,
    /// The intended move.
    IntendedMove,
    /// The intended move cannot be taken up.
    Unclear(IntendedError),
}

/// A claim that is being examined.
#[derive(Clone, Debug)]
pub struct Examination {
    course: Rc<Course>,
    laws: LawsChoice,
    moment: Ply,
    /// The position of the moment, by which it is known again.
    position: Chess,
    /// Whether it was begun in a variation.
    in_variation: bool,
    /// The piece letters of the record.
    letters: Letters,
    claimant: Option<Color>,
    points_at: PointsAt,
    /// The intended move as it was typed, and the letters of the one who typed.
    intended: (String, Letters),
    ground: Option<Ground>,
    procedure: Procedure,
    circumstances: Circumstances,
    /// How the game ended off the board, and when; it counts once both are stated.
    ended: (Option<OffBoard>, Option<When>),
    /// The result after a flag fall, which the arbiter says.
    after_flag: Option<GameResult>,
    terms: Terms,
    hearing: Hearing,
    /// Which steps of the procedure were ticked.
    steps: [bool; STEPS],
    /// The clocks as they were typed; a text that is no time stays to be mended.
    clock_texts: [String; 2],
    examined: Result<Box<ExaminedClaim>, Missing>,
    draft: Option<Draft>,
    decision: Option<Decision>,
    /// The claim as it was when it was decided, after the decision was undone: it may be done again.
    taken_back: Option<Box<Self>>,
}

impl Examination {
    /// Begins to examine a claim at a moment: what the event says is there, everything else is not stated.
    #[must_use]
    pub(super) fn begin(
        course: &Rc<Course>,
        moment: Ply,
        letters: Letters,
        event: &Event,
        hearing: Hearing,
        in_variation: bool,
    ) -> Self {
        Self {
            position: course.line().position(moment).clone(),
            in_variation,
            course: Rc::clone(course),
            laws: event.laws,
            moment,
            letters,
            claimant: None,
            points_at: PointsAt::NotStated,
            intended: (String::new(), letters),
            ground: None,
            procedure: Procedure::default(),
            circumstances: Circumstances::default(),
            ended: (None, None),
            after_flag: None,
            terms: event.terms,
            hearing,
            steps: [false; STEPS],
            clock_texts: Default::default(),
            examined: Err(Missing::Claimant),
            draft: None,
            decision: None,
            taken_back: None,
        }
    }

    /// Whether it is about this moment of this course.
    #[must_use]
    pub(super) fn is_about(&self, course: &Course, moment: Ply) -> bool {
        self.moment == moment && same_position(&self.position, course.line().position(moment))
    }

    /// Whether it is not decided, and about the main line.
    pub(super) const fn is_open_in_main_line(&self) -> bool {
        self.decision.is_none() && !self.in_variation
    }

    /// It is about this course now, whose moves were mended.
    pub(super) fn adopt(&mut self, course: &Rc<Course>) {
        self.position = course.line().position(self.moment).clone();
        self.course = Rc::clone(course);
        self.examine();
    }

    /// Whether it is not decided, and something was stated that would be lost with it.
    #[must_use]
    pub fn is_begun(&self) -> bool {
        let typed = self
            .clock_texts
            .iter()
            .chain([&self.intended.0, &self.hearing.words]);
        let anything = typed.map(|text| text.trim()).any(|text| !text.is_empty());
        self.decision.is_none() && (anything || self.claimant.is_some())
    }

    /// Whether its decision was undone, and can be done again.
    pub(super) const fn is_undone(&self) -> bool {
        self.decision.is_none() && self.taken_back.is_some()
    }

    /// The game's history went on another way: the decision that was undone cannot be done again.
    pub(super) fn forget_undone(&mut self) {
        self.taken_back = None;
    }

    /// Takes up the course as it is now, which may be under other Laws. What was decided stays as it was decided.
    pub(super) fn take_up(&mut self, course: &Rc<Course>, laws: LawsChoice) {
        if self.decision.is_some() {
            return;
        }
        self.course = Rc::clone(course);
        self.laws = laws;
        self.examine();
    }

    /// Takes up other terms of the event, where nothing else than its former terms was stated. What was decided stays.
    pub(super) fn take_up_terms(&mut self, former: Terms, now: Terms) {
        if self.decision.is_some() {
            return;
        }
        let terms = &mut self.terms;
        if terms.control == former.control {
            terms.control = now.control;
        }
        if terms.supervised == former.supervised {
            terms.supervised = now.supervised;
        }
        if terms.draw_offers == former.draw_offers {
            terms.draw_offers = now.draw_offers;
        }
        if terms.minutes == former.minutes {
            terms.minutes = now.minutes;
        }
        self.examine();
    }

    /// The course of the game, as it was judged.
    #[must_use]
    pub const fn course(&self) -> &Rc<Course> {
        &self.course
    }

    /// The choice of the Laws under which it was judged.
    #[must_use]
    pub const fn laws(&self) -> LawsChoice {
        self.laws
    }

    /// The moment of the claim.
    #[must_use]
    pub const fn moment(&self) -> Ply {
        self.moment
    }

    /// Whether the record has moves after it.
    #[must_use]
    pub fn has_moves_after(&self) -> bool {
        self.moment < self.course.line().end()
    }

    /// The move that led to it.
    #[must_use]
    pub fn label(&self) -> Option<&MoveLabel> {
        self.course.line().label(self.moment)
    }

    /// Who has the move.
    #[must_use]
    pub fn side_to_move(&self) -> Color {
        self.course.line().position(self.moment).turn()
    }

    /// The board of the moment.
    #[must_use]
    pub fn board(&self) -> &shakmaty::Board {
        self.course.line().position(self.moment).board()
    }

    /// The squares of the move that led to the moment.
    #[must_use]
    pub fn last_move(&self) -> Option<[shakmaty::Square; 2]> {
        self.course.line().step(self.moment)?.squares()
    }

    /// Where the pieces may go, for an intended move that is dragged.
    #[must_use]
    pub fn targets(&self) -> Targets {
        let line = self.course.line();
        Targets::of(line.position(self.moment), line.start().mode())
    }

    /// Who claims.
    #[must_use]
    pub const fn claimant(&self) -> Option<Color> {
        self.claimant
    }

    /// On what.
    #[must_use]
    pub const fn points_at(&self) -> PointsAt {
        self.points_at
    }

    /// The intended move as it was typed.
    #[must_use]
    pub fn intended_text(&self) -> &str {
        &self.intended.0
    }

    /// On what ground, where it was stated.
    #[must_use]
    pub const fn ground(&self) -> Option<Ground> {
        self.ground
    }

    /// What was stated about the procedure.
    #[must_use]
    pub const fn procedure(&self) -> Procedure {
        self.procedure
    }

    /// What else was stated.
    #[must_use]
    pub const fn circumstances(&self) -> Circumstances {
        self.circumstances
    }

    /// How the game ended off the board, and whether before the claim, each where it was stated.
    #[must_use]
    pub const fn ended(&self) -> (Option<OffBoard>, Option<When>) {
        self.ended
    }

    /// The result after a flag fall, as the arbiter says.
    #[must_use]
    pub const fn after_flag(&self) -> Option<GameResult> {
        self.after_flag
    }

    /// The squares of the intended move, where it is legal.
    #[must_use]
    pub fn intended_squares(&self) -> Option<[Square; 2]> {
        let examined = self.examined().ok()?;
        let Basis::IntendedMove(Intended::Legal(mv)) = &examined.finding.claim.basis else {
            return None;
        };
        Some([mv.from()?, mv.to()])
    }

    /// Goes on from the clocks of a claim that was decided at the same moment.
    pub(super) fn follow(&mut self, earlier: &Self) {
        let Some(decision) = &earlier.decision else {
            return;
        };
        self.terms = earlier.terms;
        for side in Color::ALL {
            let time = decision.clocks.of(side).map(Clocks::time_text);
            self.edit(ClaimEdit::Time(side, time.unwrap_or_default()));
        }
    }

    /// The terms of the game.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// What is noted for the record.
    #[must_use]
    pub const fn hearing(&self) -> &Hearing {
        &self.hearing
    }

    /// The steps of the procedure at the table: which were ticked.
    #[must_use]
    pub const fn steps(&self) -> &[bool; STEPS] {
        &self.steps
    }

    /// A clock as it was typed, and whether that is a time (or nothing).
    #[must_use]
    pub fn clock_text(&self, side: Color) -> (&str, bool) {
        let [white, black] = &self.clock_texts;
        let text = side.fold_wb(white, black);
        let is_time = text.trim().is_empty() || Clocks::read_time(text).is_some();
        (text, is_time)
    }

    /// Whether what was typed for the clocks is a time, or nothing.
    #[must_use]
    pub fn clocks_are_read(&self) -> bool {
        Color::ALL.iter().all(|side| self.clock_text(*side).1)
    }

    /// The finding, or what is missing before there can be one.
    ///
    /// # Errors
    /// [`Missing`]: what must be stated first.
    pub fn examined(&self) -> Result<&ExaminedClaim, &Missing> {
        self.examined.as_deref()
    }

    /// A decision other than the finding, while it is being written.
    #[must_use]
    pub const fn draft(&self) -> Option<&Draft> {
        self.draft.as_ref()
    }

    /// The decision, once there is one.
    #[must_use]
    pub const fn decision(&self) -> Option<&Decision> {
        self.decision.as_ref()
    }

    /// The claim with all that was stated.
    ///
    /// # Errors
    /// [`Missing`]: what must be stated first.
    pub fn claim(&self) -> Result<Claim, Missing> {
        let claimant = self.claimant.ok_or(Missing::Claimant)?;
        let basis = match self.points_at {
            PointsAt::NotStated => return Err(Missing::Basis),
            PointsAt::TheBoard => Basis::OnBoard,
            PointsAt::AnIntendedMove => Basis::IntendedMove(self.intended_move(claimant)?),
        };
        Ok(Claim {
            claimant,
            basis,
            ground: self.ground,
            procedure: self.procedure,
            circumstances: self.circumstances,
            terms: self.terms,
        })
    }

    /// The intended move, in English letters, in those of the record or of the one who types.
    fn intended_move(&self, claimant: Color) -> Result<Intended, Missing> {
        let (text, own) = &self.intended;
        let text = text.trim();
        if text.is_empty() {
            return Err(Missing::IntendedMove);
        }
        let position = self.course.line().position(self.moment);
        let letters = [self.letters, *own];
        let found = Intended::read_in_any(text, position, claimant, &letters);
        found.map_err(Missing::Unclear)
    }

    /// The label of an intended move, as it is shown in the field once it was dragged.
    fn label_of(&self, mv: Move) -> MoveLabel {
        MoveLabel::of(self.course.line().position(self.moment), mv)
    }

    /// Judges the claim anew.
    fn examine(&mut self) {
        self.examined = self
            .claim()
            .map(|claim| Box::new(ExaminedClaim::new(&self.course, self.moment, claim)));
    }

    /// Decides: from now on nothing that was stated changes, unless the decision is taken back.
    pub(super) fn decide(&mut self, decision: Decision) {
        self.decision = Some(decision);
        self.draft = None;
        self.taken_back = None;
    }

    /// The decision was undone.
    pub(super) fn take_back(&mut self) {
        let decided = self.clone();
        self.decision = None;
        self.taken_back = Some(Box::new(decided));
    }

    /// The decision that was undone is done again, on the claim as it was then.
    pub(super) fn decide_again(&mut self) {
        if let Some(decided) = self.taken_back.take() {
            *self = *decided;
        }
    }
}
