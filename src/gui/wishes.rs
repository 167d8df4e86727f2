//! What the system wishes of every program, where it can be asked: high contrast, nothing that moves.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use egui::Context;
use mundy::{Interest, Preferences, Subscription};

/// What the system wishes, as far as it told until now.
#[derive(Default)]
pub(super) struct Wishes {
    told: Arc<Told>,
    /// As long as it is held, the system tells what changes.
    _told_by: Option<Subscription>,
}

#[derive(Default)]
struct Told {
    contrast: AtomicBool,
    still: AtomicBool,
}

impl Wishes {
    /// Asks the system, without waiting: what it wishes comes when it comes, and again when it changes. A system that
    /// cannot be asked wishes nothing.
    pub(super) fn ask(ctx: &Context) -> Self {
        let told: Arc<Told> = Arc::default();
        let (tell, ctx) = (Arc::clone(&told), ctx.clone());
        let interest = Interest::Contrast | Interest::ReducedMotion;
        let told_by = Preferences::subscribe(interest, move |wished: Preferences| {
            let contrast = wished.contrast.is_more();
            let still = wished.reduced_motion.is_reduce();
            let was = tell.contrast.swap(contrast, Ordering::Relaxed);
            let moved = tell.still.swap(still, Ordering::Relaxed);
            if (was, moved) != (contrast, still) {
                ctx.request_repaint();
            }
        });
        Self {
            told,
            _told_by: Some(told_by),
        }
    }

    /// Whether high contrast is wished.
    pub(super) fn contrast(&self) -> bool {
        self.told.contrast.load(Ordering::Relaxed)
    }

    /// Whether nothing is to move by itself.
    pub(super) fn still(&self) -> bool {
        self.told.still.load(Ordering::Relaxed)
    }
}
