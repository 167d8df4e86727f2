//! A diagram as a picture of pixels, drawn from its SVG.

use std::sync::Arc;

use egui::ColorImage;
use resvg::tiny_skia::Pixmap;
use resvg::usvg::Options;

use super::drawing::{DrawingError, draw};
use crate::assets;

/// The side of the picture in pixels.
const PIXELS: u32 = 800;

/// Why there is no picture.
#[derive(Debug, thiserror::Error)]
pub(super) enum PictureError {
    /// It cannot be drawn.
    #[error(transparent)]
    Drawing(#[from] DrawingError),
    /// It cannot be put into a file format.
    #[error("{0}")]
    Format(String),
}

fn pixmap(svg: &str) -> Result<Pixmap, PictureError> {
    let mut options = Options {
        font_family: "Noto Sans".to_owned(),
        ..Options::default()
    };
    let fonts = Arc::make_mut(&mut options.fontdb);
    for (_, bytes) in assets::FONTS {
        fonts.load_font_data(bytes.to_vec());
    }
    Ok(draw(svg, &options, PIXELS)?)
}

/// The picture for the clipboard.
///
/// # Errors
/// [`PictureError`] where it cannot be drawn.
pub(super) fn image(svg: &str) -> Result<ColorImage, PictureError> {
    let pixmap = pixmap(svg)?;
    Ok(ColorImage::from_rgba_premultiplied(
        [PIXELS as usize; 2],
        pixmap.data(),
    ))
}

/// The picture as a PNG file.
///
/// # Errors
/// [`PictureError`] where it cannot be drawn.
pub(super) fn png(svg: &str) -> Result<Vec<u8>, PictureError> {
    pixmap(svg)?
        .encode_png()
        .map_err(|error| PictureError::Format(error.to_string()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_has_squares_pieces_and_coordinates() {
        let board = shakmaty::Board::new();
        let with =
            image(&crate::writers::diagram_svg(&board, false, None)).map(|image| image.pixels);
        let bare = crate::writers::diagram_svg(&shakmaty::Board::empty(), false, None);
        let bare = image(&bare).map(|image| image.pixels);
        let (Ok(with), Ok(bare)) = (with, bare) else {
            panic!("no picture")
        };
        // The corner of a1, where its number stands, in the empty board: square and ink.
        let corner = |x: usize, y: usize| bare.get(y * 800 + x).copied();
        let number: Vec<_> = (4..20)
            .flat_map(|x| (704..724).map(move |y| (x, y)))
            .filter_map(|(x, y)| corner(x, y))
            .collect();
        assert!(
            number.iter().any(|pixel| pixel.r() < 0x60),
            "no coordinate is drawn"
        );
        assert!(
            with.iter()
                .zip(&bare)
                .filter(|(one, other)| one != other)
                .count()
                > 50_000
        );
        assert!(
            png(&crate::writers::diagram_svg(&board, true, None))
                .is_ok_and(|png| png.starts_with(b"\x89PNG"))
        );
    }
}
