//! What a user can do.

use shakmaty::{CastlingSide, Color, Move, Piece, Square};

use super::{Decision, Hand, Preference, Ruled};
use crate::game::notation::WhyIllegal;
use crate::game::{NodeId, Ply};
use crate::pgn::PieceLetters;

/// One act of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Begin a game without moves.
    NewGame,
    /// Put this file and the next open one side by side, as two sheets of one game.
    TwoSheets,
    /// Take what this sheet has at the first difference over into the other one.
    TakeOver(Hand),
    /// Take away what this sheet has at the first difference.
    TakeAway(Hand),
    /// Begin to set a position up.
    BeginSetUp(SetUpKind),
    /// Change the position that is being set up.
    SetUp(SetUpEdit),
    /// Take the position that was set up for what it is for.
    FinishSetUp,
    /// Choose a file to open.
    Open,
    /// Name a file to open.
    OpenPath,
    /// Take up what is on the clipboard.
    Paste,
    /// Show the example game.
    Example,
    /// Let the shown file go.
    CloseFile,
    /// Show the next open file.
    NextFile,
    /// Read the shown file again.
    Reload,
    /// Close the program.
    Quit,
    /// Save what was changed in its file.
    Save,
    /// Play a move at the moment shown.
    Play(Move),
    /// A piece was put down on a square where it may not go; why is told.
    Refused(Square, Square),
    /// Say what becomes of the move that was played before another one.
    Answer(Decision),
    /// Take so many half-moves of the line shown away, from the one that led to this moment on.
    Delete(Ply, u8),
    /// Take the move away that is shown.
    DeleteShown,
    /// Take the move away that is shown, and the one after it.
    DeletePair,
    /// Take the word away before which the record ends.
    DeleteWord,
    /// Write the names of players and event.
    WriteTags,
    /// Examine a claim at the moment shown.
    ExamineClaim,
    /// Examine another claim at a moment where one was decided.
    AnotherClaim,
    /// Decide on the claim that is examined.
    Decide(Ruled),
    /// Save the record of the claim.
    SaveRecord,
    /// Copy the record of the claim as text.
    CopyRecord,
    /// Save a form for a claim that is written by hand.
    SaveForm,
    /// Write what is known of the event.
    WriteEvent,
    /// Show the scan of many games.
    Scan,
    /// Show the claims of the event.
    Register,
    /// Save the claims of the event as CSV.
    SaveRegister,
    /// Undo the last change.
    Undo,
    /// Do the change again that was undone.
    Redo,
    /// Undo changes, or do them again, until so many hold.
    GoBackTo(usize),
    /// Go to a moment of the game.
    GoTo(Ply),
    /// Go to the start position.
    First,
    /// One half-move back.
    Previous,
    /// One half-move forward.
    Next,
    /// Go to the last position.
    Last,
    /// Go to the occurrence before the moment shown.
    PreviousOccurrence,
    /// Go to the occurrence after the moment shown.
    NextOccurrence,
    /// Go to the n-th occurrence (from 1) of the position shown.
    NthOccurrence(usize),
    /// Go into a variation, to its first move.
    EnterVariation(NodeId),
    /// Go back from a variation to the main line.
    MainLine,
    /// Play through the game by itself, or stop.
    Autoplay,
    /// Show another game of the file, by its number.
    ChooseGame(usize),
    /// Show the game before.
    PreviousGame,
    /// Show the next game.
    NextGame,
    /// Show the list of games.
    Games,
    /// Hold the moment shown for a comparison, perhaps with one of another game.
    Hold,
    /// Compare the moment shown with the one that is held.
    CompareHeld,
    /// Compare the moment shown with another one of its line.
    Compare(Ply),
    /// In a comparison, go so many half-moves on the left.
    StepLeft(i32),
    /// In a comparison, go so many half-moves on the right.
    StepRight(i32),
    /// Go back from a whole view to the game.
    CloseView,
    /// Turn the board round.
    Flip,
    /// Hide the finding from the players, or show it again.
    Cover,
    /// Show or close the window for the players.
    PlayersView,
    /// Copy the FEN of the moment shown.
    CopyFen,
    /// Copy the moves of the line shown.
    CopyMoves,
    /// Copy the game as it stands in the file.
    CopyPgn,
    /// Copy the game in the standard's export format.
    CopyStandard,
    /// Save the game in the standard's export format as a file of its own.
    SaveGame,
    /// The same, with a path that is typed.
    SaveGamePath,
    /// Write the game anew in its file, in the standard's export format.
    Rewrite,
    /// Read the game in these piece letters.
    ReadLetters(PieceLetters),
    /// Copy the diagram as a picture.
    CopyDiagram,
    /// Save the diagram as SVG or PNG.
    SaveDiagram,
    /// Choose how the window looks or behaves.
    Choose(Preference),
    /// Make everything larger or smaller.
    Scale(Scale),
    /// Give a part of the window more or less room.
    Widen(Part, Room),
    /// Show the parts of the window as wide as they were designed.
    UsualLayout,
    /// Find what can be done by its name.
    Palette,
    /// Show the keys.
    Keys,
    /// Show the help.
    Help,
    /// Save a card for the table: the keys and the procedure.
    SaveCard,
    /// Show the file of the settings.
    ShowSettings,
    /// Show board and finding large, on the whole screen, or no longer.
    Present,
    /// Say what the program is.
    About,
}

impl Action {
    /// Whether it only goes through the moments of a game or turns its board: nothing is changed, and no other view opens.
    #[must_use]
    pub const fn is_a_step(self) -> bool {
        matches!(
            self,
            Self::GoTo(_)
                | Self::First
                | Self::Previous
                | Self::Next
                | Self::Last
                | Self::PreviousOccurrence
                | Self::NextOccurrence
                | Self::NthOccurrence(_)
                | Self::MainLine
                | Self::StepLeft(_)
                | Self::StepRight(_)
                | Self::Flip
        )
    }

    /// Whether it changes the moves of a game without playing one.
    #[must_use]
    pub const fn changes_moves(self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::GoBackTo(_)
                | Self::Delete(..)
                | Self::DeleteShown
                | Self::DeletePair
                | Self::DeleteWord
        )
    }
}

/// What a position is set up for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetUpKind {
    /// A game that begins from it.
    Game,
    /// The last moves of a game, from its last capture or pawn move on.
    Tail,
    /// To go on after a gap in the sheet.
    Gap,
    /// To compare the board on the table with the record.
    Table,
}

/// A change of the position that is being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SetUpEdit {
    /// A piece on a square, or none.
    Put(Square, Option<Piece>),
    /// A piece goes from one square to another.
    Shift(Square, Square),
    /// No piece at all.
    Clear,
    /// The Chess960 start with this number; 518 is the usual one.
    Begin(u16),
    /// The player to move.
    Turn(Color),
    /// A right to castle, or none.
    Right(Color, CastlingSide, bool),
    /// The square where a pawn can be captured en passant.
    EnPassant(Option<Square>),
    /// Half-moves since the last capture or pawn move; `None` where nobody knows.
    Counter(Option<u32>),
    /// The move number.
    Number(u32),
    /// Whether castling follows Chess960.
    Chess960(bool),
}

/// A choice of how large everything is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Scale {
    /// A step larger.
    Larger,
    /// A step smaller.
    Smaller,
    /// As the system has it.
    Normal,
}

/// A part of the window beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The scoresheet.
    Scoresheet,
    /// The finding.
    Finding,
}

/// How much room a part gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Room {
    /// A step more.
    More,
    /// A step less.
    Less,
}

/// What only the shell can do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Show the file dialog.
    ChooseFile,
    /// Ask for a path.
    AskForPath,
    /// Begin a game without moves.
    NewGame,
    /// Ask for the names of players and event.
    WriteTags,
    /// Begin to examine a claim: the shell knows the day and the time.
    ExamineClaim,
    /// Begin to examine another claim where one was decided.
    AnotherClaim,
    /// Decide on the claim that is examined: the shell knows the time, and the words of the comment.
    Decide(Ruled),
    /// Ask where to save the record of the claim.
    SaveRecord,
    /// Put the record of the claim on the clipboard as text.
    CopyRecord,
    /// Ask where to save a form for a claim.
    SaveForm,
    /// Ask for what is known of the event.
    WriteEvent,
    /// Read the claims of the event, to show them.
    ShowRegister,
    /// Ask where to save the claims of the event.
    SaveRegister,
    /// Tell why a piece may not go from one square to another.
    TellRefused(Square, Square, WhyIllegal),
    /// Say that two files must be open to be put side by side.
    AskForSecondSheet,
    /// Save what was changed.
    Save,
    /// Begin a game with this text, which has a start of its own.
    BeginFrom(String),
    /// Show the scan of many games.
    ShowScan,
    /// Ask for the clipboard's text.
    Paste,
    /// Open the example that is built in.
    OpenExample,
    /// Read this file again.
    Reload(String),
    /// Ask where to save this game.
    SaveGame(String),
    /// Ask for the path to save this game at.
    SaveGamePath(String),
    /// Ask whether the game may be written anew in its file.
    Rewrite,
    /// Put this text on the clipboard.
    CopyText(String),
    /// Put the diagram shown on the clipboard as a picture.
    CopyDiagram,
    /// Ask where to save the diagram shown.
    SaveDiagram,
    /// Look or behave as it was chosen.
    Choose(Preference),
    /// Make everything larger or smaller.
    Scale(Scale),
    /// Give a part of the window more or less room.
    Widen(Part, Room),
    /// Show the parts of the window as wide as they were designed.
    UsualLayout,
    /// Show what can be done, to be found by its name.
    ShowPalette,
    /// Show the keys.
    ShowKeys,
    /// Show the help.
    ShowHelp,
    /// Ask where to save the card for the table.
    SaveCard,
    /// Show the file of the settings.
    ShowSettings,
    /// Begin or end a presentation.
    Present,
    /// Show what the program is.
    ShowAbout,
    /// Close the window.
    Quit,
}
