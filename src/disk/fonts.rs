//! Fonts of the system, for characters that those on board have not.

use std::sync::Arc;

use fontdb::{Database, FaceInfo, Source};

/// A font: the bytes of its file, and its number in a collection.
pub type FontFile = (Arc<Vec<u8>>, u32);

/// So many fonts of the system are taken at most.
const MOST: usize = 8;

/// Fonts of the system that have these characters, as few as needed; none where there are none. Reads the system's fonts only
/// where something is missing.
#[must_use]
pub fn fonts_with(missing: &[char]) -> Vec<FontFile> {
    if missing.is_empty() {
        return Vec::new();
    }
    let mut database = Database::new();
    database.load_system_fonts();
    let mut wanted = missing.to_vec();
    let mut fonts = Vec::new();
    // A plain upright face is better than any other that has the character.
    let mut faces: Vec<&FaceInfo> = database.faces().collect();
    faces.sort_by_key(|face| {
        let plain = face.weight == fontdb::Weight::NORMAL && face.style == fontdb::Style::Normal;
        (!plain, face.monospaced, face.post_script_name.clone())
    });
    for face in faces {
        if wanted.is_empty() || fonts.len() >= MOST {
            break;
        }
        let left =
            database.with_face_data(face.id, |bytes, index| still_missing(bytes, index, &wanted));
        let Some(left) = left.filter(|left| left.len() < wanted.len()) else {
            continue;
        };
        if let Some(font) = font_of(&database, face) {
            wanted = left;
            fonts.push(font);
        }
    }
    fonts
}

/// The characters that a font has not.
fn still_missing(bytes: &[u8], index: u32, wanted: &[char]) -> Vec<char> {
    let face = rustybuzz::ttf_parser::Face::parse(bytes, index).ok();
    let lacks = |c: &char| {
        let glyph = face.as_ref().and_then(|face| face.glyph_index(*c));
        glyph.is_none_or(|glyph| glyph.0 == 0)
    };
    wanted.iter().copied().filter(lacks).collect()
}

fn font_of(database: &Database, face: &FaceInfo) -> Option<FontFile> {
    let (source, index) = database.face_source(face.id)?;
    let bytes = match source {
        Source::File(path) => std::fs::read(path).ok()?,
        Source::Binary(data) | Source::SharedFile(_, data) => data.as_ref().as_ref().to_vec(),
    };
    Some((Arc::new(bytes), index))
}
