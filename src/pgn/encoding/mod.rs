//! From bytes to text: UTF-8, UTF-16, and what is neither as Windows-1252.
//!
//! Files are joined from others, so the encoding is found for each line: a line that is UTF-8 is UTF-8, another one is
//! Windows-1252, which gives every byte a meaning. UTF-16 is known by its byte-order mark or its zero bytes, for the
//! whole file. Text and bytes can be matched again, so that a part of a file can be replaced.

mod text;

use std::hash::{DefaultHasher, Hasher};

use self::text::Form;
pub(super) use self::text::Text;

/// A line longer than this is decoded in pieces of this length, so that a stream never has to hold a whole line.
const LONGEST_UNIT: usize = 1 << 16;

/// Decodes the bytes of a whole file. Nothing is lost; O(n). UTF-8 is not copied.
pub(super) fn decode(bytes: Vec<u8>) -> Text {
    if utf16_form(&bytes).is_none() {
        match String::from_utf8(bytes) {
            Ok(content) => {
                let mut text = Text::default();
                text.push_stretch(Form::Utf8, content.len());
                text.content = content;
                return text;
            }
            Err(error) => return decode_pieces(&error.into_bytes()),
        }
    }
    decode_pieces(&bytes)
}

fn decode_pieces(bytes: &[u8]) -> Text {
    let mut text = Text::default();
    // Enough for a text that is mostly ASCII, so that it does not grow to twice its size.
    text.content.reserve(bytes.len() + bytes.len() / 16);
    let mut decoder = Decoder::default();
    decoder.decode(bytes, true, &mut text);
    let mut hasher = DefaultHasher::new();
    hasher.write(bytes);
    text.fingerprint = Some(hasher.finish());
    text
}

/// Whether a file that begins so is UTF-16, which goes by its beginning.
pub(super) fn is_utf16(head: &[u8]) -> bool {
    utf16_form(head).is_some()
}

/// Decodes a file that comes in pieces.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Decoder {
    /// The form of the whole file, once its beginning is known.
    form: Option<WholeForm>,
}

#[derive(Clone, Copy, Debug)]
enum WholeForm {
    ByLines,
    Utf16(Form),
}

impl Decoder {
    /// Decodes as much of `bytes` as can be decoded for certain, and all of it where `is_last`; how many bytes
    /// were taken. The first call must see the first 256 bytes of the file.
    pub(super) fn decode(&mut self, bytes: &[u8], is_last: bool, text: &mut Text) -> usize {
        let form = *self.form.get_or_insert_with(|| match utf16_form(bytes) {
            Some(form) => WholeForm::Utf16(form),
            None => WholeForm::ByLines,
        });
        match form {
            WholeForm::Utf16(form) => decode_utf16(bytes, form, is_last, text),
            WholeForm::ByLines => decode_lines(bytes, is_last, text),
        }
    }
}

/// UTF-16 by its byte-order mark, or by zeros in every second byte of the beginning, and none in the others.
fn utf16_form(bytes: &[u8]) -> Option<Form> {
    match bytes {
        [0xff, 0xfe, ..] => return Some(Form::Utf16Le),
        [0xfe, 0xff, ..] => return Some(Form::Utf16Be),
        _ => {}
    }
    let head = bytes.get(..bytes.len().min(256) & !1)?;
    let zeros = |odd: usize| {
        let ours = head.iter().skip(odd).step_by(2);
        ours.filter(|byte| **byte == 0).count()
    };
    let half = head.len() / 2;
    // A PGN begins with ASCII, whatever names follow: a bracket, a tag's name.
    let begins = |odd: usize| {
        let first = head.iter().skip(odd).step_by(2).take(4);
        first.filter(|byte| **byte == 0).count() == 4
    };
    match (zeros(0), zeros(1)) {
        _ if half < 4 || !(begins(0) || begins(1)) => None,
        (0, odd) if odd * 2 >= half => Some(Form::Utf16Le),
        (even, 0) if even * 2 >= half => Some(Form::Utf16Be),
        _ => None,
    }
}

fn decode_utf16(bytes: &[u8], form: Form, is_last: bool, text: &mut Text) -> usize {
    let mut end = if is_last {
        bytes.len()
    } else {
        bytes.len() & !1
    };
    // The first half of a pair waits for the second.
    let last_unit = end
        .checked_sub(2)
        .and_then(|at| bytes.get(at..end))
        .and_then(|unit| <[u8; 2]>::try_from(unit).ok());
    if let Some(unit) = last_unit.filter(|_| !is_last) {
        let unit = match form {
            Form::Utf16Be => u16::from_be_bytes(unit),
            _ => u16::from_le_bytes(unit),
        };
        if (0xd800..0xdc00).contains(&unit) {
            end -= 2;
        }
    }
    text.push(bytes.get(..end).unwrap_or_default(), form);
    end
}

fn decode_lines(bytes: &[u8], is_last: bool, text: &mut Text) -> usize {
    let mut at = 0;
    while let Some(rest) = bytes.get(at..).filter(|rest| !rest.is_empty()) {
        let Some(length) = unit_length(rest, is_last) else {
            break;
        };
        let unit = rest.get(..length).unwrap_or_default();
        let form = if std::str::from_utf8(unit).is_ok() {
            Form::Utf8
        } else {
            Form::OneByte {
                beyond_latin_1: unit.iter().any(|byte| matches!(byte, 0x80..=0x9f)),
            }
        };
        text.push(unit, form);
        at += length;
    }
    at
}

/// The length of the first line with its end, or of the first piece of a very long one; `None` where more bytes are
/// needed to tell. Lines that are plain UTF-8 are taken many at a time.
fn unit_length(bytes: &[u8], is_last: bool) -> Option<usize> {
    let head = bytes.get(..LONGEST_UNIT).unwrap_or(bytes);
    // As many whole lines as are UTF-8 together.
    let valid = match std::str::from_utf8(head) {
        Ok(_) => head.len(),
        Err(error) => error.valid_up_to(),
    };
    let line_end = |part: &[u8]| part.iter().rposition(|byte| matches!(byte, b'\n' | b'\r'));
    if let Some(end) = head.get(..valid).and_then(line_end) {
        return Some(end + 1);
    }
    if let Some(end) = head.iter().position(|byte| matches!(byte, b'\n' | b'\r')) {
        return Some(end + 1);
    }
    if head.len() == LONGEST_UNIT {
        // A piece never ends within a character of UTF-8.
        return Some(if valid + 4 > head.len() {
            valid
        } else {
            head.len()
        });
    }
    is_last.then_some(bytes.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn in_pieces(bytes: &[u8], size: usize) -> Text {
        let mut text = Text::default();
        let mut decoder = Decoder::default();
        let mut waiting: Vec<u8> = Vec::new();
        let mut chunks = bytes.chunks(size.max(1)).peekable();
        while let Some(chunk) = chunks.next() {
            waiting.extend_from_slice(chunk);
            let is_last = chunks.peek().is_none();
            if waiting.len() < 256 && !is_last {
                continue;
            }
            let taken = decoder.decode(&waiting, is_last, &mut text);
            waiting.drain(..taken);
        }
        assert!(waiting.is_empty());
        text
    }

    #[test]
    fn each_line_has_its_own_encoding() {
        let bytes = [
            "Müller\n".as_bytes(),
            b"M\xfcller\n",
            "Šachy\r\n".as_bytes(),
            b"\x80uro",
        ]
        .concat();
        let text = decode(bytes.clone());
        assert_eq!(text.content(), "Müller\nMüller\nŠachy\r\n€uro");
        for line in ["Müller\nM", "Šachy", "€uro"] {
            let start = text.content().find(line).unwrap_or_default();
            let part = start..start + line.len();
            let found = bytes.get(text.bytes_of(&part)).unwrap_or_default();
            assert_eq!(decode(found.to_vec()).content(), line);
        }
        assert_eq!(text.bytes(), bytes.len());
    }

    #[test]
    fn utf_16_is_known_with_and_without_a_mark() {
        let plain = "[Event \"Ü\"]\n\n1. e4 *";
        let le: Vec<u8> = plain.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let be: Vec<u8> = plain.encode_utf16().flat_map(u16::to_be_bytes).collect();
        assert_eq!(decode(le).content(), plain);
        assert_eq!(decode(be).content(), plain);
        let cyrillic = "[Event \"Первенство\"]\n[White \"Иванов, Александр\"]\n\n1. e4 *";
        let le: Vec<u8> = cyrillic.encode_utf16().flat_map(u16::to_le_bytes).collect();
        assert_eq!(decode(le).content(), cyrillic);
        // Zeros further on are damage, not another encoding.
        let damaged = format!("[Event \"?\"]\n{}", "a\0".repeat(150));
        assert_eq!(decode(damaged.clone().into_bytes()).content(), damaged);
    }

    #[test]
    fn pieces_give_the_same_text_as_the_whole() {
        let long = "é".repeat(LONGEST_UNIT);
        let mut mixed = long.clone().into_bytes();
        mixed.extend_from_slice(b"\xfc\xfc\nplain\r\n");
        mixed.extend_from_slice(&vec![0xe9; LONGEST_UNIT + 7]);
        mixed.extend_from_slice("\nend é".as_bytes());
        for size in [1 << 10, 1 << 15, (1 << 16) + 1] {
            let text = in_pieces(&mixed, size);
            assert_eq!(text.content(), decode(mixed.clone()).content());
        }
        let utf16: Vec<u8> = [0xff, 0xfe]
            .into_iter()
            .chain(
                "1. e4 😀 e5 *"
                    .repeat(60)
                    .encode_utf16()
                    .flat_map(u16::to_le_bytes),
            )
            .collect();
        assert_eq!(in_pieces(&utf16, 257).content(), decode(utf16).content());
    }
}
