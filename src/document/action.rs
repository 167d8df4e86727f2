//! What a user can do.

use crate::game::Ply;

/// One act of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Choose a file to open.
    Open,
    /// Show the example game.
    Example,
    /// Close the program.
    Quit,
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
    /// Show another game of the file, by its number.
    ChooseGame(usize),
    /// Show the game before.
    PreviousGame,
    /// Show the next game.
    NextGame,
    /// Turn the board round.
    Flip,
    /// Hide the finding from the players, or show it again.
    Cover,
    /// Say what the program is.
    About,
}

/// What only the shell can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Show the file dialog.
    ChooseFile,
    /// Open the example that is built in.
    OpenExample,
    /// Show what the program is.
    ShowAbout,
    /// Close the window.
    Quit,
}
