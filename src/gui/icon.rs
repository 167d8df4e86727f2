//! The icon of the program, drawn at the size that is wanted.

use egui::IconData;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

use crate::assets;

/// Up to this many pixels a drawing with less in it is used.
const SMALL: u32 = 24;

/// The icon, so many pixels wide and high; `None` where it cannot be drawn, which a test rules out.
#[must_use]
pub fn icon(pixels: u32) -> Option<IconData> {
    let drawing = if pixels <= SMALL {
        assets::ICON_SMALL
    } else {
        assets::ICON
    };
    let tree = Tree::from_str(drawing, &Options::default()).ok()?;
    let mut pixmap = Pixmap::new(pixels, pixels)?;
    #[expect(clippy::cast_precision_loss, reason = "some hundred pixels")]
    let scale = pixels as f32 / tree.size().width();
    let transform = Transform::from_scale(scale, scale);
    resvg::render(&tree, transform, &mut pixmap.as_mut());
    let rgba = pixmap.pixels().iter().flat_map(|pixel| {
        let colour = pixel.demultiply();
        [colour.red(), colour.green(), colour.blue(), colour.alpha()]
    });
    Some(IconData {
        rgba: rgba.collect(),
        width: pixels,
        height: pixels,
    })
}
