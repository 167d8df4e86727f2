//! From bytes to text: UTF-8, else what the bytes show themselves to be.

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// The text of a file and the encoding it was in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The text, without a byte-order mark at its head.
    pub content: String,
    /// The name of the encoding where it was not UTF-8.
    pub foreign_encoding: Option<&'static str>,
}

/// Decodes the bytes of a file: UTF-8 (with or without byte-order mark), UTF-16 by its byte-order mark,
/// otherwise Windows-1252, which gives every byte a meaning. Nothing is lost; O(n).
#[must_use]
pub fn decode(bytes: Vec<u8>) -> Text {
    match Encoding::for_bom(&bytes) {
        Some((encoding, _)) if encoding == UTF_16LE || encoding == UTF_16BE => {
            decoded(&bytes, encoding)
        }
        _ => match String::from_utf8(bytes) {
            Ok(content) => {
                let content = content
                    .strip_prefix('\u{feff}')
                    .map(str::to_owned)
                    .unwrap_or(content);
                Text {
                    content,
                    foreign_encoding: None,
                }
            }
            Err(error) => decoded(error.as_bytes(), WINDOWS_1252),
        },
    }
}

fn decoded(bytes: &[u8], encoding: &'static Encoding) -> Text {
    let (content, _) = encoding.decode_with_bom_removal(bytes);
    Text {
        content: content.into_owned(),
        foreign_encoding: Some(encoding.name()),
    }
}
