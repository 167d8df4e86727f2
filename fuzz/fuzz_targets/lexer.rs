//! Every byte of any text is in a token or blank, and tokens never overlap.
#![no_main]

use libfuzzer_sys::fuzz_target;
use thrice::pgn::Lexer;

fuzz_target!(|data: &[u8]| {
    let text = String::from_utf8_lossy(data);
    let mut end = 0;
    for token in Lexer::new(&text, 0..text.len()) {
        assert!(token.span.start >= end && !token.span.is_empty(), "tokens overlap");
        let between = &text[end..token.span.start];
        assert!(between.chars().all(is_blank), "{between:?} is in no token");
        end = token.span.end;
    }
    assert!(text[end..].chars().all(is_blank), "the end is in no token");
});

fn is_blank(c: char) -> bool {
    c.is_whitespace() || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}')
}
