//! The tree of moves.

use shakmaty::{Chess, Move, Position};

use super::notation;
use super::{CannotFollow, Link, Made, MoveLabel, Ply, Start, cannot_follow};

/// A place in the tree of a [`Game`]: the position after a move, or the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    /// The start position.
    pub const START: Self = Self(0);

    const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A start cannot be joined to a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotJoin {
    /// One is Chess960 and the other is not.
    #[error("the start is of another kind of chess")]
    OtherChess,
    /// The position cannot come later in the game.
    #[error("the position cannot come later in the game: {0:?}")]
    CannotFollow(CannotFollow),
}

/// The move that was offered is not legal in that position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the move is not legal in this position")]
pub struct IllegalMove;

#[derive(Clone, Debug)]
struct Node {
    parent: Option<NodeId>,
    played: Option<(Move, String)>,
    /// What leads here where no move does, and the start that follows.
    link: Option<Box<(Link, Start)>>,
    position: Chess,
    children: Vec<NodeId>,
    comments_before: Vec<String>,
    comments: Vec<String>,
    nags: Vec<u8>,
    /// What the record says after this move and nobody could read as moves.
    unread: Option<String>,
    /// Variations beside this move, or before the first, that could not be read.
    unread_variations: Vec<String>,
}

impl Node {
    const fn new(parent: Option<NodeId>, played: Option<(Move, String)>, position: Chess) -> Self {
        Self {
            parent,
            played,
            link: None,
            position,
            children: Vec::new(),
            comments_before: Vec::new(),
            comments: Vec::new(),
            nags: Vec::new(),
            unread: None,
            unread_variations: Vec::new(),
        }
    }
}

/// A start and a tree of legal moves, with comments and NAGs where they stood.
///
/// The first child of a node is the main continuation, further children are variations.
/// A move enters only through [`Game::play`], which refuses illegal ones, so every
/// position of a `Game` is the result of legal moves. Some 300 bytes a move.
#[derive(Clone, Debug)]
pub struct Game {
    start: Start,
    nodes: Vec<Node>,
}

impl Game {
    /// A game without moves.
    #[must_use]
    pub fn new(start: Start) -> Self {
        // Most games are about so long: their nodes are not moved while the game grows.
        let mut nodes = Vec::with_capacity(96);
        nodes.push(Node::new(None, None, start.position().clone()));
        Self { start, nodes }
    }

    /// Where the game began.
    #[must_use]
    pub const fn start(&self) -> &Start {
        &self.start
    }

    fn node(&self, id: NodeId) -> &Node {
        #[expect(
            clippy::indexing_slicing,
            reason = "ids are only made by `play` of this game"
        )]
        &self.nodes[id.index()]
    }

    fn node_mut(&mut self, id: NodeId) -> &mut Node {
        #[expect(
            clippy::indexing_slicing,
            reason = "ids are only made by `play` of this game"
        )]
        &mut self.nodes[id.index()]
    }

    /// Adds a move after `at` and gives its place: the main continuation if it is the first there,
    /// else a variation. A move that already stands there gives the old place.
    ///
    /// # Errors
    /// [`IllegalMove`] where the move is not legal at `at`; the game is unchanged.
    pub fn play(&mut self, at: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        let known = self
            .node(at)
            .children
            .iter()
            .copied()
            .find(|child| self.played(*child) == Some(mv));
        match known {
            Some(child) => Ok(child),
            None => self.add(at, mv),
        }
    }

    /// Adds a move after `at` as a branch of its own, even where the same move stands there already
    /// (a record may give a variation that begins with the move it comments).
    ///
    /// # Errors
    /// [`IllegalMove`] where the move is not legal at `at`; the game is unchanged.
    pub fn add(&mut self, at: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        if !self.node(at).position.is_legal(mv) {
            return Err(IllegalMove);
        }
        self.add_found(at, mv)
    }

    /// Adds a move that was found among the legal ones of the position at `at`.
    ///
    /// # Errors
    /// [`IllegalMove`] where the game has as many moves as can be numbered.
    pub(crate) fn add_found(&mut self, at: NodeId, mv: Move) -> Result<NodeId, IllegalMove> {
        let mut position = self.node(at).position.clone();
        let san = notation::san_and_play(&mut position, mv);
        let id = NodeId(u32::try_from(self.nodes.len()).map_err(|_| IllegalMove)?);
        self.nodes
            .push(Node::new(Some(at), Some((mv, san)), position));
        self.node_mut(at).children.push(id);
        Ok(id)
    }

    /// Goes on after `at`, the end of the main line, with another start: the moves between are not on the sheet, or an
    /// illegal move stood. What follows is legal in itself.
    ///
    /// # Errors
    /// [`CannotJoin`] where one is Chess960 and the other is not, or the position cannot come after a gap there; the game is
    /// unchanged.
    pub fn resume(&mut self, at: NodeId, link: Link, start: Start) -> Result<NodeId, CannotJoin> {
        if start.mode() != self.start.mode() {
            return Err(CannotJoin::OtherChess);
        }
        if link == Link::Gap
            && let Some(reason) = cannot_follow(self.position(at), start.position())
        {
            return Err(CannotJoin::CannotFollow(reason));
        }
        let id = NodeId(u32::try_from(self.nodes.len()).map_err(|_| CannotJoin::OtherChess)?);
        let mut node = Node::new(Some(at), None, start.position().clone());
        node.link = Some(Box::new((link, start)));
        self.nodes.push(node);
        self.node_mut(at).children.push(id);
        Ok(id)
    }

    /// What leads to a place where no move does, and the start that follows.
    #[must_use]
    pub fn link(&self, at: NodeId) -> Option<(&Link, &Start)> {
        self.node(at).link.as_ref().map(|link| (&link.0, &link.1))
    }

    /// The position at a place.
    #[must_use]
    pub fn position(&self, at: NodeId) -> &Chess {
        &self.node(at).position
    }

    /// The place before the move that led to `at`, `None` at the start.
    #[must_use]
    pub fn parent(&self, at: NodeId) -> Option<NodeId> {
        self.node(at).parent
    }

    /// The continuations of a place: the main one first, then the variations in their order.
    #[must_use]
    pub fn children(&self, at: NodeId) -> &[NodeId] {
        &self.node(at).children
    }

    /// The move that led to a place, `None` at the start.
    #[must_use]
    pub fn played(&self, at: NodeId) -> Option<Move> {
        self.node(at).played.as_ref().map(|(mv, _)| *mv)
    }

    /// The label of the move, or of the gap, that led to a place, `None` at the start.
    #[must_use]
    pub fn label(&self, at: NodeId) -> Option<MoveLabel> {
        let node = self.node(at);
        let before = self.position(node.parent?);
        if let Some((link, _)) = self.link(at) {
            return Some(label_of(link, &node.position));
        }
        let (_, san) = node.played.as_ref()?;
        Some(MoveLabel {
            number: before.fullmoves().get(),
            side: before.turn(),
            san: san.clone(),
            made: Made::Legally,
        })
    }

    /// The comments that stand before the move that led to `at` (at the head of a variation or game).
    #[must_use]
    pub fn comments_before(&self, at: NodeId) -> &[String] {
        &self.node(at).comments_before
    }

    /// The comments after the move that led to `at`.
    #[must_use]
    pub fn comments(&self, at: NodeId) -> &[String] {
        &self.node(at).comments
    }

    /// The NAGs of the move that led to `at`.
    #[must_use]
    pub fn nags(&self, at: NodeId) -> &[u8] {
        &self.node(at).nags
    }

    /// The text that stands in the record after the move that led to `at` and cannot be read as moves: the rest of a
    /// variation after a bad move or a null move.
    #[must_use]
    pub fn unread(&self, at: NodeId) -> Option<&str> {
        self.node(at).unread.as_deref()
    }

    /// The variations beside the move that led to `at` (before the first move, at the start) of which no move could
    /// be read, without their brackets.
    #[must_use]
    pub fn unread_variations(&self, at: NodeId) -> &[String] {
        &self.node(at).unread_variations
    }

    /// Keeps the text of the record after the move that led to `at` that cannot be read.
    pub fn keep_unread(&mut self, at: NodeId, text: String) {
        self.node_mut(at).unread = Some(text);
    }

    /// Keeps the text of a variation beside the move that led to `at` of which no move can be read.
    pub fn keep_unread_variation(&mut self, at: NodeId, text: String) {
        self.node_mut(at).unread_variations.push(text);
    }

    /// How many places the tree has, with the start.
    #[must_use]
    pub fn places(&self) -> usize {
        self.nodes.len()
    }

    /// Takes the places back that were added after the tree had so many; the start always stays.
    pub fn cut_back(&mut self, places: usize) {
        let places = places.max(1);
        for removed in self.nodes.split_off(places.min(self.nodes.len())) {
            let parent = removed.parent.filter(|parent| parent.index() < places);
            if let Some(parent) = parent {
                // Children stand in the order in which they were added.
                let children = &mut self.node_mut(parent).children;
                while children.last().is_some_and(|child| child.index() >= places) {
                    children.pop();
                }
            }
        }
    }

    /// Puts a comment before the move that led to `at`, which begins a variation.
    pub fn comment_before(&mut self, at: NodeId, text: String) {
        self.node_mut(at).comments_before.push(text);
    }

    /// Puts a comment after the move that led to `at`.
    pub fn comment(&mut self, at: NodeId, text: String) {
        self.node_mut(at).comments.push(text);
    }

    /// Keeps only the first `count` comments after the move that led to `at`.
    pub fn keep_comments(&mut self, at: NodeId, count: usize) {
        self.node_mut(at).comments.truncate(count);
    }

    /// Puts a NAG on the move that led to `at`.
    pub fn nag(&mut self, at: NodeId, nag: u8) {
        self.node_mut(at).nags.push(nag);
    }

    /// How many half-moves lead to a place. O(n).
    #[must_use]
    pub fn depth(&self, at: NodeId) -> Ply {
        let mut depth = Ply::START;
        let mut at = at;
        while let Some(parent) = self.parent(at) {
            (depth, at) = (depth.next(), parent);
        }
        depth
    }

    /// The last place of the main line.
    #[must_use]
    pub fn main_line_end(&self) -> NodeId {
        self.end_of_line(NodeId::START)
    }

    /// The last place of the line that goes through `at` by main continuations.
    #[must_use]
    pub fn end_of_line(&self, at: NodeId) -> NodeId {
        let mut end = at;
        while let Some(next) = self.children(end).first() {
            end = *next;
        }
        end
    }

    /// Whether there is no move at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }
}

/// The label of what stands between two segments, by the position after it.
fn label_of(link: &Link, after: &Chess) -> MoveLabel {
    let (number, to_move) = (after.fullmoves().get(), after.turn());
    match link {
        Link::Gap => MoveLabel {
            number,
            side: to_move,
            san: String::new(),
            made: Made::Unseen,
        },
        Link::Stood(written) => MoveLabel {
            number: to_move.fold_wb(number.saturating_sub(1).max(1), number),
            side: to_move.other(),
            san: written.clone(),
            made: Made::Illegally,
        },
    }
}
