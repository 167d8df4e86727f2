//! krilla writes what was laid out.

use krilla::Document;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Point, Rect, Size, Transform};
use krilla::metadata::Metadata;
use krilla::num::NormalizedF32;
use krilla::page::PageSettings;
use krilla::paint::{Fill, Stroke, StrokeDash};
use krilla::surface::Surface;
use krilla_svg::{SurfaceExt, SvgSettings};

use super::PdfError;
use super::sheet::{Grey, Ink, size_of};
use super::typeset::Typesetter;
use crate::report::PaperSize;
use crate::writers::diagram::paper_svg;

fn fill(grey: Grey) -> Fill {
    Fill {
        paint: rgb::Color::new(grey, grey, grey).into(),
        opacity: NormalizedF32::ONE,
        rule: krilla::paint::FillRule::default(),
    }
}

fn stroke(weight: f32, grey: Grey, dashed: bool) -> Stroke {
    Stroke {
        paint: rgb::Color::new(grey, grey, grey).into(),
        width: weight,
        dash: dashed.then(|| StrokeDash {
            array: vec![2.5, 2.0],
            offset: 0.0,
        }),
        ..Stroke::default()
    }
}

/// Writes the pages.
pub(super) fn write(
    pages: &[Vec<Ink>],
    type_: &Typesetter<'_>,
    paper: PaperSize,
    title: &str,
    language: &str,
) -> Result<Vec<u8>, PdfError> {
    let mut document = Document::new();
    document.set_metadata(
        Metadata::new()
            .title(title.to_owned())
            .language(language.to_owned())
            .creator(concat!("Thrice ", env!("CARGO_PKG_VERSION")).to_owned()),
    );
    let (width, height) = size_of(paper);
    let settings = PageSettings::from_wh(width, height)
        .ok_or_else(|| PdfError::Writing("no such paper".to_owned()))?;
    for inks in pages {
        let mut page = document.start_page_with(settings.clone());
        let mut surface = page.surface();
        for ink in inks {
            draw(&mut surface, ink, type_)?;
        }
        surface.finish();
        page.finish();
    }
    document
        .finish()
        .map_err(|error| PdfError::Writing(format!("{error:?}")))
}

fn draw(surface: &mut Surface<'_>, ink: &Ink, type_: &Typesetter<'_>) -> Result<(), PdfError> {
    match ink {
        Ink::Text {
            x,
            y,
            size,
            grey,
            line,
        } => {
            surface.set_stroke(None);
            surface.set_fill(Some(fill(*grey)));
            for (at, word) in &line.words {
                let mut x = x + at * size;
                for run in &word.runs {
                    let Some(font) = type_.font(run.font) else {
                        continue;
                    };
                    let start = Point::from_xy(x, *y);
                    surface.draw_glyphs(start, &run.glyphs, font.clone(), &run.text, *size, false);
                    x += run.width * size;
                }
            }
        }
        Ink::Rule {
            from,
            to,
            weight,
            grey,
        } => {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            line(surface, path.finish(), stroke(*weight, *grey, false));
        }
        Ink::Frame {
            rect: [x, y, width, height],
            weight,
            dashed,
        } => {
            let mut path = PathBuilder::new();
            if let Some(rect) = Rect::from_xywh(*x, *y, *width, *height) {
                path.push_rect(rect);
            }
            line(surface, path.finish(), stroke(*weight, 0x1c, *dashed));
        }
        Ink::Board {
            x,
            y,
            side,
            board,
            marks,
        } => draw_board(surface, (*x, *y), *side, &paper_svg(board, marks))?,
    }
    Ok(())
}

fn line(surface: &mut Surface<'_>, path: Option<Path>, stroke: Stroke) {
    surface.set_fill(None);
    surface.set_stroke(Some(stroke));
    if let Some(path) = path {
        surface.draw_path(&path);
    }
    surface.set_stroke(None);
}

fn draw_board(
    surface: &mut Surface<'_>,
    at: (f32, f32),
    side: f32,
    drawing: &str,
) -> Result<(), PdfError> {
    let tree = usvg::Tree::from_str(drawing, &usvg::Options::default())
        .map_err(|error| PdfError::Drawing(error.to_string()))?;
    let square = Size::from_wh(side, side)
        .ok_or_else(|| PdfError::Drawing("a board without size".to_owned()))?;
    surface.push_transform(&Transform::from_translate(at.0, at.1));
    let drawn = surface.draw_svg(&tree, square, SvgSettings::default());
    surface.pop();
    drawn.ok_or_else(|| PdfError::Drawing("a board that cannot be drawn".to_owned()))
}
