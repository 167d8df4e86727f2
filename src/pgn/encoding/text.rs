//! A text and how it stood in its file.

use std::ops::Range;

use encoding_rs::{Encoding, UTF_16BE, UTF_16LE, WINDOWS_1252};

/// How a stretch of text stands in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::pgn) enum Form {
    /// UTF-8, or ASCII, which is the same.
    Utf8,
    /// One byte a character; the flag tells whether there is a byte that Latin-1 (ISO 8859-1) does not have.
    OneByte {
        /// Whether a byte from 0x80 to 0x9F stands in it.
        beyond_latin_1: bool,
    },
    /// UTF-16, least significant byte first.
    Utf16Le,
    /// UTF-16, most significant byte first.
    Utf16Be,
}

impl Form {
    /// The name of the encoding where it is not UTF-8.
    pub(in crate::pgn) const fn name(self) -> Option<&'static str> {
        match self {
            Self::Utf8 => None,
            Self::OneByte {
                beyond_latin_1: false,
            } => Some("Latin-1 (ISO-8859-1)"),
            Self::OneByte {
                beyond_latin_1: true,
            } => Some("Windows-1252"),
            Self::Utf16Le => Some("UTF-16LE"),
            Self::Utf16Be => Some("UTF-16BE"),
        }
    }

    fn encoding(self) -> &'static Encoding {
        match self {
            Self::Utf8 => encoding_rs::UTF_8,
            Self::OneByte { .. } => WINDOWS_1252,
            Self::Utf16Le => UTF_16LE,
            Self::Utf16Be => UTF_16BE,
        }
    }

    /// How many bytes of the file hold this piece of its text.
    fn length(self, text: &str) -> usize {
        match self {
            Self::Utf8 => text.len(),
            Self::OneByte { .. } => text.chars().count(),
            Self::Utf16Le | Self::Utf16Be => text.encode_utf16().count() * 2,
        }
    }

    /// The bytes of a text in this form, or the first character that it does not have.
    pub(in crate::pgn) fn encode(self, text: &str) -> Result<Vec<u8>, char> {
        let units = |to_bytes: fn(u16) -> [u8; 2]| text.encode_utf16().flat_map(to_bytes).collect();
        match self {
            Self::Utf8 => Ok(text.as_bytes().to_vec()),
            Self::Utf16Le => Ok(units(u16::to_le_bytes)),
            Self::Utf16Be => Ok(units(u16::to_be_bytes)),
            Self::OneByte { .. } => {
                let mut bytes = Vec::with_capacity(text.len());
                for c in text.chars() {
                    let mut one = [0; 4];
                    let (encoded, _, lost) = WINDOWS_1252.encode(c.encode_utf8(&mut one));
                    if lost {
                        return Err(c);
                    }
                    bytes.extend_from_slice(&encoded);
                }
                Ok(bytes)
            }
        }
    }
}

/// A stretch of text of one form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Stretch {
    text_start: usize,
    byte_start: usize,
    form: Form,
}

/// A text and how it stood in its file. A byte-order mark is a part of the text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::pgn) struct Text {
    pub(super) content: String,
    /// Ascending, without gaps; empty for an empty text.
    stretches: Vec<Stretch>,
    bytes: usize,
    /// What the bytes of a whole file are known again by, where they are not those of the text.
    pub(super) fingerprint: Option<u64>,
}

impl Text {
    /// The text.
    pub(in crate::pgn) fn content(&self) -> &str {
        &self.content
    }

    /// What the bytes of a whole file are known again by; `None` where they are those of the text.
    pub(in crate::pgn) const fn fingerprint(&self) -> Option<u64> {
        self.fingerprint
    }

    /// How many bytes of the file it holds.
    pub(in crate::pgn) const fn bytes(&self) -> usize {
        self.bytes
    }

    pub(super) fn push_stretch(&mut self, form: Form, bytes: usize) {
        if self.stretches.last().is_none_or(|last| last.form != form) {
            self.stretches.push(Stretch {
                text_start: self.content.len(),
                byte_start: self.bytes,
                form,
            });
        }
        self.bytes += bytes;
    }

    pub(super) fn push(&mut self, bytes: &[u8], form: Form) {
        self.push_stretch(form, bytes.len());
        let (text, _) = form.encoding().decode_without_bom_handling(bytes);
        self.content.push_str(&text);
    }

    /// The first stretch within `part` that is not UTF-8 and has a character that UTF-8 writes otherwise.
    pub(in crate::pgn) fn foreign(&self, part: &Range<usize>) -> Option<(Form, usize)> {
        let from = self
            .stretches
            .partition_point(|stretch| stretch.text_start <= part.start)
            .saturating_sub(1);
        self.stretches
            .iter()
            .skip(from)
            .take_while(|stretch| stretch.text_start < part.end)
            .find(|stretch| stretch.form != Form::Utf8)
            .map(|stretch| (stretch.form, stretch.text_start.max(part.start)))
    }

    /// The form in which `part` should be written anew: its own where it is not UTF-8, else that of the file.
    pub(in crate::pgn) fn form_for(&self, part: &Range<usize>) -> Form {
        let of_file = || {
            self.stretches
                .iter()
                .map(|stretch| stretch.form)
                .find(|form| *form != Form::Utf8)
        };
        self.foreign(part)
            .map(|(form, _)| form)
            .or_else(of_file)
            .unwrap_or(Form::Utf8)
    }

    /// The bytes of the file that hold `part` of the text. O(length of the stretches that it begins and ends in).
    pub(in crate::pgn) fn bytes_of(&self, part: &Range<usize>) -> Range<usize> {
        self.byte(part.start)..self.byte(part.end)
    }

    fn byte(&self, offset: usize) -> usize {
        let at = self
            .stretches
            .partition_point(|stretch| stretch.text_start <= offset);
        let Some(stretch) = at
            .checked_sub(1)
            .and_then(|before| self.stretches.get(before))
        else {
            return 0;
        };
        let before = self.content.get(stretch.text_start..offset);
        let byte = stretch.byte_start + stretch.form.length(before.unwrap_or_default());
        byte.min(self.bytes)
    }

    /// Drops the text before `offset`, with what is known of it.
    pub(in crate::pgn) fn drop_before(&mut self, offset: usize) {
        let bytes = self.byte(offset);
        self.content.drain(..offset);
        let at = self
            .stretches
            .partition_point(|stretch| stretch.text_start <= offset);
        self.stretches.drain(..at.saturating_sub(1));
        for stretch in &mut self.stretches {
            stretch.text_start = stretch.text_start.saturating_sub(offset);
            stretch.byte_start = stretch.byte_start.saturating_sub(bytes);
        }
        self.bytes -= bytes;
    }

    /// Drops a part from the middle of the text. From then on bytes are no longer matched.
    pub(in crate::pgn) fn drop_part(&mut self, part: &Range<usize>) {
        self.content.replace_range(part.clone(), "");
        for stretch in &mut self.stretches {
            if stretch.text_start > part.start {
                stretch.text_start = stretch
                    .text_start
                    .saturating_sub(part.len())
                    .max(part.start);
            }
        }
    }
}
