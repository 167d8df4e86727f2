//! The icon of the program, drawn at the size that is wanted.

use egui::IconData;
use resvg::usvg::Options;

use super::drawing::draw;
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
    let pixmap = draw(drawing, &Options::default(), pixels).ok()?;
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
