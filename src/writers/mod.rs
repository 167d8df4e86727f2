//! Reports and summaries as text and as JSON, records of claims as text and as PDF, diagrams as SVG, each from the typed
//! facts and `words`.
//!
//! A writer computes nothing: it puts down what the report says. JSON follows the schemas `thrice.report/1`
//! and `thrice.scan/1`; keys and kinds are fixed, only sentences change with the language.

mod csv;
mod diagram;
mod json;
mod pdf;
mod record_text;
mod scan_text;
mod text;

pub use csv::{csv_headings, summary_csv, table_csv};
pub use diagram::diagram_svg;
pub use json::{report_json, summary_json};
pub use pdf::{Pdf, PdfError, SystemFont, card_pdf, form_pdf, handout_pdf, record_pdf};
pub use record_text::record_text;
pub use scan_text::{scan_heading, summary_text, tally_text};
pub use text::{printable, report_text};
