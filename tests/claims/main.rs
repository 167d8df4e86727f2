//! The finding on a claim. Each "correct" has a twin one fact away that is not.
#![expect(
    clippy::unwrap_used,
    clippy::indexing_slicing,
    reason = "a test fails by a panic"
)]

mod board;
mod editions;
mod procedure;
mod stated;
