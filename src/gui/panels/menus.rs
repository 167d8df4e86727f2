//! The menus in their order, and what stands on each.

use Line::{Act, Part};

use crate::document::{Action, Part as OfWindow, Preference, Room, Ruled, Scale, SetUpKind, Side};

/// What a menu has on a line.
#[derive(Clone, Copy)]
pub(super) enum Line {
    Act(Action),
    Part,
    RecentFiles,
    Letters,
    Language,
    History,
    /// A menu of its own: its name, and the key of the choices in it.
    Choices(&'static str, &'static str),
    /// The menu of the room of the parts of the window.
    Layout,
    /// The lessons, and what is done with them.
    Lessons,
}

/// The room of the parts of the window.
pub(super) const LAYOUT: &[Action] = &[
    Action::Widen(OfWindow::Finding, Room::More),
    Action::Widen(OfWindow::Finding, Room::Less),
    Action::Widen(OfWindow::Scoresheet, Room::More),
    Action::Widen(OfWindow::Scoresheet, Room::Less),
    Action::UsualLayout,
];

/// The menus in their order.
pub(super) const MENUS: &[(&str, &[Line])] = &[
    (
        "menu-file",
        &[
            Act(Action::NewGame),
            Act(Action::BeginSetUp(SetUpKind::Tail)),
            Act(Action::BeginSetUp(SetUpKind::Game)),
            Part,
            Act(Action::Open),
            Act(Action::OpenPath),
            Line::RecentFiles,
            Act(Action::Example),
            Act(Action::Scan),
            Part,
            Act(Action::NextFile),
            Act(Action::Reload),
            Act(Action::CloseFile),
            Part,
            Act(Action::Save),
            Act(Action::SaveGame),
            Act(Action::SaveGamePath),
            Act(Action::Rewrite),
            Act(Action::SaveDiagram),
            Part,
            Act(Action::Quit),
        ],
    ),
    (
        "menu-edit",
        &[
            Act(Action::Undo),
            Act(Action::Redo),
            Line::History,
            Part,
            Act(Action::DeleteShown),
            Act(Action::DeletePair),
            Act(Action::DeleteWord),
            Act(Action::WriteTags),
            Part,
            Act(Action::CopyFen),
            Act(Action::CopyMoves),
            Act(Action::CopyPgn),
            Act(Action::CopyStandard),
            Act(Action::CopyDiagram),
            Part,
            Act(Action::Paste),
        ],
    ),
    (
        "menu-game",
        &[
            Act(Action::First),
            Act(Action::Previous),
            Act(Action::Next),
            Act(Action::Last),
            Act(Action::Autoplay),
            Part,
            Act(Action::PreviousOccurrence),
            Act(Action::NextOccurrence),
            Act(Action::MainLine),
            Part,
            Act(Action::Hold),
            Act(Action::CompareHeld),
            Part,
            Act(Action::BeginSetUp(SetUpKind::Table)),
            Act(Action::TwoSheets),
            Act(Action::BeginSetUp(SetUpKind::Gap)),
            Part,
            Act(Action::Games),
            Act(Action::PreviousGame),
            Act(Action::NextGame),
            Part,
            Line::Letters,
        ],
    ),
    (
        "menu-claim",
        &[
            Act(Action::ExamineClaim),
            Act(Action::AnotherClaim),
            Act(Action::Decide(Ruled::AsFound)),
            Part,
            Act(Action::SaveRecord),
            Act(Action::CopyRecord),
            Act(Action::SaveForm),
            Part,
            Act(Action::WriteEvent),
            Act(Action::Register),
            Act(Action::SaveRegister),
        ],
    ),
    (
        "menu-view",
        &[
            Act(Action::Flip),
            Act(Action::Cover),
            Act(Action::PlayersView),
            Act(Action::Present),
            Part,
            Act(Action::Scale(Scale::Larger)),
            Act(Action::Scale(Scale::Smaller)),
            Act(Action::Scale(Scale::Normal)),
            Line::Choices("menu-text", "text"),
            Part,
            Line::Choices("menu-colours", "colours"),
            Line::Choices("menu-board", "board"),
            Line::Choices("menu-pieces", "pieces"),
            Line::Choices("menu-motion", "motion"),
            Line::Layout,
            Line::Language,
            Part,
            Act(Action::ShowSettings),
        ],
    ),
    ("menu-lessons", &[Line::Lessons]),
    (
        "menu-help",
        &[
            Act(Action::Help),
            Act(Action::Keys),
            Act(Action::Palette),
            Act(Action::SaveCard),
            Part,
            Act(Action::About),
        ],
    ),
];

/// The actions of the menus in their order.
pub(in crate::gui) fn actions_in_menus() -> impl Iterator<Item = Action> {
    let lines = MENUS.iter().flat_map(|(_, lines)| *lines);
    lines.flat_map(|line| match line {
        Act(action) => vec![*action],
        Line::Choices(_, key) => {
            let of_key = Preference::ALL.into_iter().filter(|it| it.key() == *key);
            of_key.map(Action::Choose).collect()
        }
        Line::Layout => {
            let sides = [Side::Right, Side::Left].map(Preference::Finding);
            let sides = sides.into_iter().map(Action::Choose);
            sides.chain(LAYOUT.iter().copied()).collect()
        }
        Part
        | Line::RecentFiles
        | Line::Letters
        | Line::Language
        | Line::History
        | Line::Lessons => Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::actions::TABLE;

    #[test]
    fn whatever_can_be_done_by_name_can_be_chosen_with_the_mouse() {
        let in_menus: Vec<Action> = actions_in_menus().collect();
        for entry in TABLE {
            // The quiz is switched in the menu of the lessons.
            let in_lessons = matches!(entry.action, Action::Choose(Preference::Quiz(_)));
            assert!(
                in_menus.contains(&entry.action) || in_lessons,
                "{:?} has no place in a menu",
                entry.action
            );
        }
    }

    #[test]
    fn every_choice_has_a_name() {
        for choice in Preference::ALL {
            let named = TABLE
                .iter()
                .any(|entry| entry.action == Action::Choose(choice));
            assert!(named, "{choice:?} has none");
        }
    }
}
