//! One road through a game, with the position after every ply.

use std::sync::OnceLock;

use shakmaty::{Chess, Color, Move, Position, Square};

use super::{Clock, Game, Link, Made, MoveLabel, NodeId, Ply, Start};

/// One half-move of a [`Line`] and the position after it.
#[derive(Clone, Debug)]
pub struct Step {
    /// The move; `None` where a gap or an illegal move that stood leads on.
    pub played: Option<Move>,
    /// The position after the move.
    pub position: Chess,
    /// Where it stands in the tree; `None` for an announced move and for a game that has no tree.
    pub node: Option<NodeId>,
    /// Its label; the line makes it of the position before, where somebody asks for it.
    label: OnceLock<MoveLabel>,
}

impl Step {
    /// A legal move that leads to `position`.
    const fn of_move(mv: Move, position: Chess) -> Self {
        Self {
            played: Some(mv),
            position,
            node: None,
            label: OnceLock::new(),
        }
    }

    /// The squares that the move is marked on: for castling, where the king and the rook stood.
    #[must_use]
    pub fn squares(&self) -> Option<[Square; 2]> {
        let played = self.played?;
        Some([played.from().unwrap_or(played.to()), played.to()])
    }
}

/// A start and the half-moves of one road through the tree: what the rules work on.
///
/// A variation is judged along its own line: the stem it shares with the main line, then its own moves.
#[derive(Clone, Debug)]
pub struct Line {
    start: Start,
    steps: Vec<Step>,
    /// The moments after a gap, ascending, with what is known of the half-move clock there.
    gaps: Vec<(Ply, Clock)>,
    /// The first moment that no legal move leads to: after a gap, or after an illegal move that stood.
    first_link: Option<Ply>,
}

impl Line {
    /// The main line. O(n) in plies.
    #[must_use]
    pub fn main(game: &Game) -> Self {
        Self::to(game, game.main_line_end())
    }

    /// The road from the start to `end`. O(n) in plies.
    #[must_use]
    pub fn to(game: &Game, end: NodeId) -> Self {
        let mut steps = Vec::new();
        let mut at = end;
        while let (Some(parent), Some(step)) = (game.parent(at), Self::step_of(game, at)) {
            steps.push(step);
            at = parent;
        }
        steps.reverse();
        let mut line = Self {
            start: game.start().clone(),
            steps: Vec::with_capacity(steps.len()),
            gaps: Vec::new(),
            first_link: None,
        };
        for step in steps {
            line.push_step(step, game);
        }
        line
    }

    /// A start and the legal moves after it, which stand in no tree. O(n) in plies.
    #[must_use]
    pub(crate) fn of_moves(start: Start, moves: &[Move]) -> Self {
        let mut position = start.position().clone();
        let steps = moves.iter().map(|mv| {
            position.play_unchecked(*mv);
            Step::of_move(*mv, position.clone())
        });
        let steps = steps.collect();
        Self {
            start,
            steps,
            gaps: Vec::new(),
            first_link: None,
        }
    }

    /// The line up to `moment`, and after it a legal move that is only announced. O(n) in plies.
    #[must_use]
    pub fn announced(&self, moment: Ply, mv: Move) -> Self {
        let mut position = self.position(moment).clone();
        position.play_unchecked(mv);
        let step = Step::of_move(mv, position);
        let steps = self
            .steps
            .iter()
            .take(moment.index())
            .cloned()
            .chain([step])
            .collect();
        Self {
            start: self.start.clone(),
            steps,
            gaps: self
                .gaps
                .iter()
                .copied()
                .take_while(|(gap, _)| *gap <= moment)
                .collect(),
            first_link: self.first_link.filter(|link| *link <= moment),
        }
    }

    /// The half-move of the tree that leads to `node`, as the next one of a line; `None` for the start.
    #[must_use]
    pub fn step_of(game: &Game, node: NodeId) -> Option<Step> {
        Some(Step {
            played: game.played(node),
            label: OnceLock::from(game.label(node)?),
            position: game.position(node).clone(),
            node: Some(node),
        })
    }

    fn push_step(&mut self, step: Step, game: &Game) {
        let link = step.node.and_then(|node| game.link(node));
        if let Some((link, start)) = link
            && (*link == Link::Gap || start.clock() == Clock::NotGiven)
        {
            let ply = Ply::from(self.steps.len()).next();
            self.gaps.push((ply, start.clock()));
        }
        self.push(step);
    }

    /// Adds a half-move at the end.
    pub fn push(&mut self, step: Step) {
        if step.played.is_none() {
            self.first_link
                .get_or_insert(Ply::from(self.steps.len()).next());
        }
        self.steps.push(step);
    }

    /// Takes away every half-move after `last`.
    pub fn cut_back(&mut self, last: Ply) {
        self.steps.truncate(last.index());
        self.gaps.retain(|(ply, _)| *ply <= last);
        self.first_link = self.first_link.filter(|link| *link <= last);
    }

    /// The last moment up to `ply` before which play is not on the record: after a gap, else the start; and what is known
    /// of the half-move clock there. O(log n) in gaps.
    fn known_from(&self, ply: Ply) -> (Ply, Clock) {
        let before = self.gaps.partition_point(|(gap, _)| *gap <= ply);
        before
            .checked_sub(1)
            .and_then(|at| self.gaps.get(at).copied())
            .unwrap_or((Ply::START, self.start.clock()))
    }

    /// What is known of the half-move clock where the segment begins that `ply` is in.
    #[must_use]
    pub fn clock(&self, ply: Ply) -> Clock {
        self.known_from(ply).1
    }

    /// Whether legal moves alone lead from the start to `moment`.
    #[must_use]
    pub fn is_played_to(&self, moment: Ply) -> bool {
        self.first_link.is_none_or(|link| link > moment)
    }

    /// The moments after a gap, up to `ply`, ascending.
    pub fn gaps(&self, ply: Ply) -> impl Iterator<Item = Ply> {
        self.gaps
            .iter()
            .map(|(gap, _)| *gap)
            .take_while(move |gap| *gap <= ply)
    }

    /// The start.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    /// The half-moves in order; the first leads to ply 1.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The last ply; 0 for a line without moves.
    #[must_use]
    pub fn end(&self) -> Ply {
        Ply::from(self.steps.len())
    }

    /// `half_moves` as a ply of this line, `None` where the line is shorter.
    #[must_use]
    pub fn ply(&self, half_moves: u32) -> Option<Ply> {
        let ply = Ply::new(half_moves);
        (ply <= self.end()).then_some(ply)
    }

    /// The ply after the move numbered `number` of `side`, `None` where the record has no such move.
    #[must_use]
    pub fn after(&self, number: u32, side: Color) -> Option<Ply> {
        let found = self.labels().position(|label| {
            let is_move = label.made != Made::Unseen;
            is_move && label.number == number && label.side == side
        })?;
        Some(Ply::from(found).next())
    }

    /// The half-move that led to a ply, `None` at the start or past the end.
    #[must_use]
    pub fn step(&self, ply: Ply) -> Option<&Step> {
        self.steps.get(ply.previous()?.index())
    }

    /// The label of the move that led to a ply, numbered as the record numbers it; `None` at the start.
    #[must_use]
    pub fn label(&self, ply: Ply) -> Option<&MoveLabel> {
        let step = self.step(ply)?;
        let before = || self.position(ply.previous().unwrap_or(Ply::START));
        Some(match step.played {
            Some(mv) => step.label.get_or_init(|| MoveLabel::of(before(), mv)),
            None => step.label.get()?,
        })
    }

    /// The labels of all half-moves in order.
    #[must_use]
    pub fn labels(&self) -> impl DoubleEndedIterator<Item = &MoveLabel> {
        (1..=self.steps.len()).filter_map(|ply| self.label(Ply::from(ply)))
    }

    /// The position at a ply; past the end, the last one.
    #[must_use]
    pub fn position(&self, ply: Ply) -> &Chess {
        let step = ply
            .previous()
            .and_then(|before| self.steps.get(before.index()).or(self.steps.last()));
        step.map_or_else(|| self.start.position(), |step| &step.position)
    }

    /// All positions from the start on.
    pub fn positions(&self) -> impl Iterator<Item = &Chess> {
        std::iter::once(self.start.position()).chain(self.steps.iter().map(|step| &step.position))
    }

    /// Half-moves since the last capture or pawn move, as the record knows them (a FEN's clock counts on).
    #[must_use]
    pub fn halfmove_clock(&self, ply: Ply) -> u32 {
        self.position(ply).halfmoves()
    }

    /// Whether something before the start, or in a gap, could count for the position at `ply`: its half-move clock
    /// exceeds the plies since then, or no clock was given and no capture or pawn move was made since.
    #[must_use]
    pub fn history_unknown(&self, ply: Ply) -> bool {
        let clock = self.halfmove_clock(ply);
        let (from, known) = self.known_from(ply);
        let since = ply.half_moves() - from.half_moves();
        match known {
            Clock::Known => clock > since,
            Clock::NotGiven => clock >= since,
        }
    }
}
