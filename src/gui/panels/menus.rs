//! The menus in their order, and what stands on each.

use Line::{Act, Part};

use crate::document::{Action, Colours, Ruled, Scale, SetUpKind};

/// What a menu has on a line.
#[derive(Clone, Copy)]
pub(super) enum Line {
    Act(Action),
    Part,
    RecentFiles,
    Letters,
    Language,
    Animation,
    History,
}

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
            Act(Action::Colours(Colours::System)),
            Act(Action::Colours(Colours::Light)),
            Act(Action::Colours(Colours::Dark)),
            Part,
            Act(Action::Scale(Scale::Larger)),
            Act(Action::Scale(Scale::Smaller)),
            Act(Action::Scale(Scale::Normal)),
            Part,
            Line::Animation,
            Line::Language,
        ],
    ),
    ("menu-help", &[Act(Action::About)]),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gui::actions::TABLE;

    #[test]
    fn whatever_has_a_key_can_be_chosen_with_the_mouse() {
        let in_menus: Vec<Action> = MENUS
            .iter()
            .flat_map(|(_, lines)| *lines)
            .filter_map(|line| match line {
                Act(action) => Some(*action),
                Part
                | Line::RecentFiles
                | Line::Letters
                | Line::Language
                | Line::Animation
                | Line::History => None,
            })
            .collect();
        for entry in TABLE {
            assert!(
                in_menus.contains(&entry.action),
                "{:?} has no place in a menu",
                entry.action
            );
        }
    }
}
