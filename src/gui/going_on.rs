//! From one question to the next without the Tab key.

use egui::{FocusDirection, Id, Ui};

/// The focus goes on to what is asked next.
#[derive(Clone, Copy, Default)]
struct GoesOn;

/// What has this id was answered, and has the focus: in the next frame the focus goes on.
pub(super) fn answered(ui: &Ui, id: Id) {
    ui.data_mut(|data| data.insert_temp(id, GoesOn));
    ui.memory_mut(|memory| memory.request_focus(id));
    ui.ctx().request_repaint();
}

/// To be called before what has this id is shown: the focus moves only where that is asked for before the widget is met in a
/// frame.
pub(super) fn go_on(ui: &Ui, id: Id) {
    if ui.data_mut(|data| data.remove_temp::<GoesOn>(id)).is_some() {
        ui.memory_mut(|memory| {
            if memory.has_focus(id) {
                memory.move_focus(FocusDirection::Next);
            }
        });
    }
}
