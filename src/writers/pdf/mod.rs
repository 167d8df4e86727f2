//! The record of a claim as PDF: one page for an ordinary case.
//!
//! The page is laid out first, as marks with their places (`sheet`, by the parts in `parts`); then krilla writes
//! them (`output`). Text is shaped once, and measured and drawn by the same glyphs (`type_`).

mod form;
mod output;
mod parts;
mod sheet;
mod typeset;

pub use typeset::SystemFont;

use self::parts::Measures;
use self::sheet::{Ink, Sheet};
use self::typeset::Typesetter;
use crate::report::PaperSize;
use crate::words::{FormPage, RecordPage};

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

/// A record as PDF on `paper`. `system` has fonts for characters that those on board have not, in the order in which they are asked.
///
/// # Errors
/// Where fonts or drawings cannot be read; both are on board, so this is a fault of the program.
pub fn record_pdf(
    page: &RecordPage,
    paper: PaperSize,
    language: &str,
    system: &[SystemFont],
) -> Result<Pdf, PdfError> {
    let typesetter = Typesetter::new(system)?;
    let pages = lay_out(page, paper, &typesetter);
    let title = [page.title.as_str(), page.number.as_str()].join(" ");
    let bytes = output::write(&pages, &typesetter, paper, title.trim(), language)?;
    Ok(Pdf {
        bytes,
        missing: typesetter.missing(),
    })
}

/// A blank form for a claim as PDF on `paper`.
///
/// # Errors
/// As [`record_pdf`].
pub fn form_pdf(page: &FormPage, paper: PaperSize, language: &str) -> Result<Vec<u8>, PdfError> {
    let typesetter = Typesetter::new(&[])?;
    let mut sheet = Sheet::new(&typesetter, paper);
    form::form(&mut sheet, page);
    let pages = sheet.finish(|_, _| (String::new(), page.imprint.clone()));
    output::write(&pages, &typesetter, paper, &page.title, language)
}

/// The characters of a page that no font on board has, in order, each once.
#[must_use]
pub fn missing_characters(page: &RecordPage) -> Vec<char> {
    let Ok(typesetter) = Typesetter::new(&[]) else {
        return Vec::new();
    };
    let _pages = lay_out(page, PaperSize::A4, &typesetter);
    typesetter.missing()
}

/// Lays a record out on as few pages as it fits, as roomy as they allow.
fn lay_out(page: &RecordPage, paper: PaperSize, typesetter: &Typesetter<'_>) -> Vec<Vec<Ink>> {
    let foot = |n, of| {
        let imprint = format!("{} · {}", page.imprint, page.page_of(n, of));
        (page.source.clone(), imprint)
    };
    let tries = Measures::ALL.into_iter().map(|measures| {
        let mut sheet = Sheet::new(typesetter, paper);
        parts::record(&mut sheet, page, measures);
        sheet.finish(foot)
    });
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
