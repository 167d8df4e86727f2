//! The pieces as textures, drawn for the size at which they are shown.

use std::collections::HashMap;

use egui::{ColorImage, Context, TextureHandle, TextureOptions};
use resvg::usvg::Options;
use shakmaty::Piece;

use crate::assets;
use crate::gui::drawing;

/// Draws pieces once for each pixel size and keeps them.
#[derive(Default)]
pub(in crate::gui) struct Pieces {
    drawn: HashMap<(Piece, u32), TextureHandle>,
}

impl Pieces {
    /// The texture of a piece `pixels` wide. A drawing that could not be read would give an empty one;
    /// a test draws them all.
    pub(super) fn texture(&mut self, ctx: &Context, piece: Piece, pixels: u32) -> TextureHandle {
        let drawn = self.drawn.entry((piece, pixels)).or_insert_with(|| {
            let name = format!("{}-{pixels}", piece.char());
            ctx.load_texture(name, draw(piece, pixels), TextureOptions::LINEAR)
        });
        drawn.clone()
    }
}

/// Draws a piece into an image of `pixels` by `pixels`.
fn draw(piece: Piece, pixels: u32) -> ColorImage {
    let size = [pixels as usize; 2];
    match drawing::draw(assets::piece(piece), &Options::default(), pixels) {
        Ok(drawn) => ColorImage::from_rgba_premultiplied(size, drawn.data()),
        Err(_) => ColorImage::filled(size, egui::Color32::TRANSPARENT),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use shakmaty::{Color, Role};

    #[test]
    fn every_piece_is_drawn_at_every_size() {
        for color in Color::ALL {
            for role in Role::ALL {
                for pixels in [7, 24, 66, 240] {
                    let image = draw(role.of(color), pixels);
                    let ink = image.pixels.iter().filter(|pixel| pixel.a() > 128).count();
                    let area = (pixels * pixels) as usize;
                    assert!(
                        ink * 10 > area,
                        "{color:?} {role:?} at {pixels}: {ink} of {area} pixels"
                    );
                }
            }
        }
    }
}
