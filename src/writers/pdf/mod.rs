//! The record of a claim as PDF, one page for an ordinary case; the blank form; a lesson as a handout; the card for the table.
//!
//! The page is laid out first, as marks with their places (`sheet`, by the parts in `parts`); then krilla writes
//! them (`output`). Text is shaped once, and measured and drawn by the same glyphs (`type_`).

mod card;
mod form;
mod handout;
mod moves;
mod output;
mod parts;
mod pictures;
mod sheet;
mod typeset;

pub use typeset::SystemFont;

use self::parts::Measures;
use self::sheet::{Ink, Sheet};
use self::typeset::Typesetter;
use crate::report::PaperSize;
use crate::words::{CardPage, FormPage, HandoutPage, RecordPage};

/// A PDF, and what could not be shown in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    /// The file.
    pub bytes: Vec<u8>,
    /// Characters that no font has; their code points stand in their places.
    pub missing: Vec<char>,
}

/// Why no PDF could be written.
#[derive(Debug, thiserror::Error)]
pub enum PdfError {
    /// A font on board cannot be read.
    #[error("a font on board cannot be read")]
    Font,
    /// The drawing of a piece cannot be read.
    #[error("the drawing of a piece cannot be read: {0}")]
    Drawing(String),
    /// krilla could not write it.
    #[error("the PDF could not be written: {0}")]
    Writing(String),
}

/// A record as PDF on `paper`. `fonts_with` finds fonts for characters that those on board have not, in the order in which they
/// are asked; it is called only where there are such characters.
///
/// # Errors
/// Where fonts or drawings cannot be read; both are on board, so this is a fault of the program.
pub fn record_pdf<F: Into<SystemFont>>(
    page: &RecordPage,
    paper: PaperSize,
    language: &str,
    fonts_with: impl FnOnce(&[char]) -> Vec<F>,
) -> Result<Pdf, PdfError> {
    let title = [page.title.as_str(), page.number.as_str()].join(" ");
    let lay_out = |typesetter: &Typesetter<'_>| lay_out(page, paper, typesetter);
    pdf(lay_out, paper, title.trim(), language, fonts_with)
}

/// A blank form for a claim as PDF on `paper`.
///
/// # Errors
/// As [`record_pdf`].
pub fn form_pdf<F: Into<SystemFont>>(
    page: &FormPage,
    paper: PaperSize,
    language: &str,
    fonts_with: impl FnOnce(&[char]) -> Vec<F>,
) -> Result<Pdf, PdfError> {
    let lay_out = |typesetter: &Typesetter<'_>| {
        on_fewest_pages(form::Room::ALL.into_iter().map(|room| {
            let mut sheet = Sheet::new(typesetter, paper);
            form::form(&mut sheet, page, room);
            sheet.finish(|_, _| (String::new(), page.imprint.clone()))
        }))
    };
    pdf(lay_out, paper, &page.title, language, fonts_with)
}

/// A lesson as a handout on `paper`.
///
/// # Errors
/// As [`record_pdf`].
pub fn handout_pdf<F: Into<SystemFont>>(
    page: &HandoutPage,
    paper: PaperSize,
    language: &str,
    fonts_with: impl FnOnce(&[char]) -> Vec<F>,
) -> Result<Pdf, PdfError> {
    let lay_out = |typesetter: &Typesetter<'_>| {
        let mut sheet = Sheet::new(typesetter, paper);
        handout::handout(&mut sheet, page);
        sheet.finish(|n, of| {
            let imprint = match of {
                1 => page.imprint.clone(),
                _ => format!("{} · {n}/{of}", page.imprint),
            };
            (String::new(), imprint)
        })
    };
    pdf(lay_out, paper, &page.title, language, fonts_with)
}

/// The card for the table on `paper`.
///
/// # Errors
/// As [`record_pdf`].
pub fn card_pdf<F: Into<SystemFont>>(
    page: &CardPage,
    paper: PaperSize,
    language: &str,
    fonts_with: impl FnOnce(&[char]) -> Vec<F>,
) -> Result<Pdf, PdfError> {
    let lay_out = |typesetter: &Typesetter<'_>| {
        on_fewest_pages(card::SIZES.into_iter().map(|size| {
            let mut sheet = Sheet::new(typesetter, paper);
            card::card(&mut sheet, page, size);
            sheet.finish(|_, _| (String::new(), page.imprint.clone()))
        }))
    };
    pdf(lay_out, paper, &page.title, language, fonts_with)
}

/// Pages with the fonts on board, and where those lack characters once more with fonts of the system.
fn pdf<F: Into<SystemFont>>(
    lay_out: impl Fn(&Typesetter<'_>) -> Vec<Vec<Ink>>,
    paper: PaperSize,
    title: &str,
    language: &str,
    fonts_with: impl FnOnce(&[char]) -> Vec<F>,
) -> Result<Pdf, PdfError> {
    let on_board = Typesetter::new(&[])?;
    let pages = lay_out(&on_board);
    let missing = on_board.missing();
    if missing.is_empty() {
        let bytes = output::write(&pages, &on_board, paper, title, language)?;
        return Ok(Pdf { bytes, missing });
    }
    let system: Vec<SystemFont> = fonts_with(&missing).into_iter().map(F::into).collect();
    let typesetter = Typesetter::new(&system)?;
    let pages = lay_out(&typesetter);
    let bytes = output::write(&pages, &typesetter, paper, title, language)?;
    Ok(Pdf {
        bytes,
        missing: typesetter.missing(),
    })
}

/// Lays a record out on as few pages as it fits, as roomy as they allow.
fn lay_out(page: &RecordPage, paper: PaperSize, typesetter: &Typesetter<'_>) -> Vec<Vec<Ink>> {
    let foot = |n, of| {
        let imprint = format!("{} · {}", page.imprint, page.page_of(n, of));
        (page.source.clone(), imprint)
    };
    on_fewest_pages(Measures::ALL.into_iter().map(|measures| {
        let mut sheet = Sheet::new(typesetter, paper);
        parts::record(&mut sheet, page, measures);
        sheet.finish(foot)
    }))
}

/// The first try on one page, else the first with the fewest.
fn on_fewest_pages(tries: impl Iterator<Item = Vec<Vec<Ink>>>) -> Vec<Vec<Ink>> {
    let mut best: Option<Vec<Vec<Ink>>> = None;
    for pages in tries {
        let single = pages.len() == 1;
        if best.as_ref().is_none_or(|best| pages.len() < best.len()) {
            best = Some(pages);
        }
        if single {
            break;
        }
    }
    best.unwrap_or_default()
}
