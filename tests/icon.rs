//! The icons of the packages are the drawing of the program, in every size.
//!
//! `THRICE_WRITE_EXPECTED=1 cargo test --test icon` draws them anew.
#![cfg(feature = "gui")]
#![expect(clippy::unwrap_used, reason = "a test fails by a panic")]

use std::path::Path;

use image::RgbaImage;
use thrice::gui::icon;

const SIZES: [u32; 9] = [16, 22, 24, 32, 48, 64, 128, 256, 512];

#[test]
fn each_size_is_the_drawing() {
    for pixels in SIZES {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("assets/icon/{pixels}.png"));
        let drawn = icon(pixels).unwrap();
        let drawn = RgbaImage::from_raw(pixels, pixels, drawn.rgba).unwrap();
        if std::env::var_os("THRICE_WRITE_EXPECTED").is_some() {
            drawn.save(&path).unwrap();
        }
        let kept = image::open(&path).unwrap().to_rgba8();
        assert!(kept == drawn, "{} is another picture", path.display());
        // The corners are free, the middle is not.
        assert!(drawn.get_pixel(0, 0).0[3] < 100);
        assert_eq!(drawn.get_pixel(pixels / 2, pixels / 2).0[3], 255);
    }
}
