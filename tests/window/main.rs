//! The window without a screen: what it says by accessibility, what keys and clicks do, what it looks like.
#![cfg_attr(
    feature = "gui",
    expect(
        clippy::unwrap_used,
        clippy::indexing_slicing,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        clippy::cast_precision_loss,
        reason = "a test fails by a panic, and its pictures are small"
    )
)]
#![cfg(feature = "gui")]

mod behaviour;
mod claiming;
mod entering;
mod fitting;
mod habits;
mod keeping;
mod kills;
mod lessons;
mod looking;
mod opening;
mod paper;
mod pictures;
mod renderer;
mod scanning;
mod setting_up;
mod support;
