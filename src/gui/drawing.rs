//! An SVG drawn into pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{self, Options, Tree};

/// Why a drawing gave no pixels.
#[derive(Debug, thiserror::Error)]
pub(super) enum DrawingError {
    /// It cannot be read.
    #[error(transparent)]
    Unreadable(#[from] usvg::Error),
    /// There is no memory for it.
    #[error("no memory for the picture")]
    Memory,
}

/// Draws a square SVG so many pixels wide and high.
///
/// # Errors
/// Where it cannot be read, or there is no memory for it.
pub(super) fn draw(svg: &str, options: &Options<'_>, pixels: u32) -> Result<Pixmap, DrawingError> {
    let tree = Tree::from_str(svg, options)?;
    let mut pixmap = Pixmap::new(pixels, pixels).ok_or(DrawingError::Memory)?;
    #[expect(clippy::cast_precision_loss, reason = "a few thousand pixels")]
    let scale = pixels as f32 / tree.size().width();
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    Ok(pixmap)
}
