//! Type: which font has a character, how wide a word is, how words fill lines.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

use krilla::Data;
use krilla::text::{Font, GlyphId, KrillaGlyph};
use rustybuzz::ttf_parser::GlyphId as FaceGlyph;
use rustybuzz::{Direction, Face, GlyphBuffer, Script, ShapePlan, UnicodeBuffer, script};

use super::PdfError;
use crate::assets;

/// A font of the system: the bytes of its file, and its number in a collection.
#[derive(Clone, Debug)]
pub struct SystemFont {
    /// The file.
    pub bytes: Arc<Vec<u8>>,
    /// Its number in the file, from 0.
    pub index: u32,
}

impl From<(Arc<Vec<u8>>, u32)> for SystemFont {
    fn from((bytes, index): (Arc<Vec<u8>>, u32)) -> Self {
        Self { bytes, index }
    }
}

/// What a text is set in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Style {
    /// Noto Sans.
    Text,
    /// Noto Sans, bold.
    Bold,
    /// Noto Serif, bold: headings.
    Heading,
    /// Noto Sans Mono: FEN and hash.
    Mono,
}

impl Style {
    /// Where its font stands among the fonts.
    const fn font(self) -> usize {
        match self {
            Self::Text => 0,
            Self::Bold => 1,
            Self::Heading => 2,
            Self::Mono => 3,
        }
    }
}

/// So many fonts belong to styles; the others are asked where those have not a character.
const STYLES: usize = 4;

/// Glyphs of one font in a row.
#[derive(Clone, Debug)]
pub(super) struct Run {
    pub(super) font: usize,
    pub(super) text: String,
    pub(super) glyphs: Vec<KrillaGlyph>,
    /// Its width at size 1.
    pub(super) width: f32,
}

/// A word: what stands between two blanks, with its style.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub(super) runs: Vec<Run>,
    pub(super) width: f32,
}

/// A line of words that follow each other at their places, at size 1.
#[derive(Clone, Debug, Default)]
pub(super) struct Line {
    pub(super) words: Vec<(f32, Word)>,
    pub(super) width: f32,
}

struct Source<'f> {
    /// What shapes text. Opening one reads its tables, so it is done once.
    face: Face<'f>,
    font: Font,
    /// How text of a direction and a script is shaped: what the tables say of it, looked up once and not for every word.
    plans: RefCell<Vec<(Direction, Script, ShapePlan)>>,
}

impl<'f> Source<'f> {
    fn new(bytes: &'f [u8], data: Data, index: u32) -> Option<Self> {
        Some(Self {
            face: Face::from_slice(bytes, index)?,
            font: Font::new(data, index)?,
            plans: RefCell::default(),
        })
    }

    /// The glyphs of a text in one direction and script.
    fn shaped(&self, text: &str) -> Option<GlyphBuffer> {
        let mut buffer = UnicodeBuffer::new();
        buffer.push_str(text);
        buffer.guess_segment_properties();
        let (direction, script) = (buffer.direction(), buffer.script());
        let mut plans = self.plans.borrow_mut();
        let known = plans
            .iter()
            .position(|plan| (plan.0, plan.1) == (direction, script));
        let at = known.unwrap_or_else(|| {
            // Figures and signs alone are of no script.
            let named = (script != script::UNKNOWN).then_some(script);
            let plan = ShapePlan::new(&self.face, direction, named, None, &[]);
            plans.push((direction, script, plan));
            plans.len() - 1
        });
        let (.., plan) = plans.get(at)?;
        Some(rustybuzz::shape_with_plan(&self.face, plan, buffer))
    }
}

/// All fonts, those on board first.
pub(super) struct Typesetter<'f> {
    sources: Vec<Source<'f>>,
    missing: RefCell<BTreeSet<char>>,
    /// Words that were set before: a page is laid out several times until it fits.
    words: RefCell<HashMap<(Style, String), Word>>,
}

impl<'f> Typesetter<'f> {
    pub(super) fn new(system: &'f [SystemFont]) -> Result<Self, PdfError> {
        let mut sources = Vec::new();
        for &bytes in assets::PAGE_FONTS {
            sources.push(Source::new(bytes, bytes.into(), 0).ok_or(PdfError::Font)?);
        }
        // A font of the system that cannot be read is as good as none.
        sources.extend(system.iter().filter_map(|font| {
            Source::new(&font.bytes, Arc::clone(&font.bytes).into(), font.index)
        }));
        Ok(Self {
            sources,
            missing: RefCell::default(),
            words: RefCell::default(),
        })
    }

    /// The font with this number.
    pub(super) fn font(&self, number: usize) -> Option<&Font> {
        self.sources.get(number).map(|source| &source.font)
    }

    /// Characters that were wanted and that no font has.
    pub(super) fn missing(&self) -> Vec<char> {
        self.missing.borrow().iter().copied().collect()
    }

    fn has(&self, number: usize, c: char) -> bool {
        let source = self.sources.get(number);
        let glyph = source.and_then(|source| source.face.glyph_index(c));
        glyph.is_some_and(|glyph| glyph != FaceGlyph(0))
    }

    /// The font that a character is set in: that of the style, or the first other one that has it.
    fn font_for(&self, c: char, style: Style) -> Option<usize> {
        let own = style.font();
        let others = [Style::Text.font(), Style::Bold.font()]
            .into_iter()
            .filter(|_| style != Style::Text)
            .chain(STYLES..self.sources.len());
        std::iter::once(own)
            .chain(others)
            .find(|number| self.has(*number, c))
    }

    /// A text without blanks that matter for line breaks, shaped.
    pub(super) fn word(&self, text: &str, style: Style) -> Word {
        let key = (style, text.to_owned());
        if let Some(word) = self.words.borrow().get(&key) {
            return word.clone();
        }
        let word = self.set(text, style);
        self.words.borrow_mut().insert(key, word.clone());
        word
    }

    fn set(&self, text: &str, style: Style) -> Word {
        let mut pieces: Vec<(usize, String)> = Vec::new();
        let mut push = |font: usize, piece: &str| match pieces.last_mut() {
            Some((last, text)) if *last == font => text.push_str(piece),
            _ => pieces.push((font, piece.to_owned())),
        };
        let mut buffer = [0; 4];
        for c in text.chars().filter(|c| !c.is_control()) {
            if let Some(font) = self.font_for(c, style) {
                push(font, c.encode_utf8(&mut buffer));
            } else {
                // Never an empty box: the code point stands there, and the caller is told.
                self.missing.borrow_mut().insert(c);
                push(style.font(), &format!("[U+{:04X}]", u32::from(c)));
            }
        }
        let runs: Vec<Run> = pieces
            .into_iter()
            .filter_map(|(font, text)| self.shape(font, text))
            .collect();
        let width = runs.iter().map(|run| run.width).sum();
        Word { runs, width }
    }

    fn shape(&self, font: usize, text: String) -> Option<Run> {
        let source = self.sources.get(font)?;
        #[expect(clippy::cast_precision_loss, reason = "font units are small numbers")]
        let em = source.face.units_per_em() as f32;
        let shaped = source.shaped(&text)?;
        let (infos, positions) = (shaped.glyph_infos(), shaped.glyph_positions());
        // Where the text of each glyph begins, to find where it ends.
        let mut starts: Vec<usize> = infos.iter().map(|info| info.cluster as usize).collect();
        starts.sort_unstable();
        starts.dedup();
        starts.push(text.len());
        let end_of = |start: usize| {
            let next = starts.partition_point(|other| *other <= start);
            starts.get(next).copied().unwrap_or(text.len())
        };
        #[expect(clippy::cast_precision_loss, reason = "font units are small numbers")]
        let unit = |value: i32| value as f32 / em;
        let glyphs: Vec<KrillaGlyph> = infos
            .iter()
            .zip(positions)
            .map(|(info, position)| {
                let start = info.cluster as usize;
                KrillaGlyph::new(
                    GlyphId::new(info.glyph_id),
                    unit(position.x_advance),
                    unit(position.x_offset),
                    unit(position.y_offset),
                    unit(position.y_advance),
                    start..end_of(start),
                    None,
                )
            })
            .collect();
        let width = positions
            .iter()
            .map(|position| unit(position.x_advance))
            .sum();
        Some(Run {
            font,
            text,
            glyphs,
            width,
        })
    }

    /// The width of a text in one line, at size 1.
    pub(super) fn width(&self, text: &str, style: Style) -> f32 {
        let lines = self.lines(&[(text, style)], f32::INFINITY);
        lines.first().map_or(0.0, |line| line.width)
    }

    /// Texts in a row, broken into lines of at most `width` at size 1. A word that is longer is broken anywhere.
    pub(super) fn lines(&self, texts: &[(&str, Style)], width: f32) -> Vec<Line> {
        let mut lines = vec![Line::default()];
        for (text, style) in texts {
            let blank = self.word(" ", *style).width;
            for word in text.split_whitespace() {
                let whole = self.word(word, *style);
                if whole.width <= width {
                    put(&mut lines, whole, blank, width);
                    continue;
                }
                for piece in self.broken(word, *style, width) {
                    put(&mut lines, piece, 0.0, width);
                }
            }
        }
        for line in &mut lines {
            line.turn_right_to_left();
        }
        lines
    }

    /// A word that is longer than a line, in pieces that are not.
    fn broken(&self, word: &str, style: Style, width: f32) -> Vec<Word> {
        let mut pieces = Vec::new();
        let (mut piece, mut wide) = (String::new(), 0.0);
        let mut widths = BTreeMap::new();
        for c in word.chars() {
            // Letters that join may be narrower together: then a line is not quite full.
            let own = *widths
                .entry(c)
                .or_insert_with(|| self.word(c.encode_utf8(&mut [0; 4]), style).width);
            if wide + own > width && !piece.is_empty() {
                // A FEN is broken between two ranks, where it has one.
                let ranks = piece.rfind('/').filter(|_| style == Style::Mono);
                let rest = ranks.map(|at| piece.split_off(at + 1)).unwrap_or_default();
                pieces.push(self.word(&piece, style));
                wide = rest.chars().filter_map(|c| widths.get(&c)).sum();
                piece = rest;
            }
            piece.push(c);
            wide += own;
        }
        pieces.push(self.word(&piece, style));
        pieces
    }
}

impl Word {
    /// Whether it is read from right to left.
    fn is_right_to_left(&self) -> bool {
        let letters = self.runs.iter().flat_map(|run| run.text.chars());
        let mut strong = letters.filter(|c| c.is_alphabetic());
        strong.next().is_some_and(is_right_to_left)
    }
}

/// Letters of the scripts from Hebrew to Arabic Extended, and of those in the first supplementary plane.
const fn is_right_to_left(c: char) -> bool {
    matches!(c, '\u{590}'..='\u{8FF}' | '\u{FB1D}'..='\u{FDFF}' | '\u{FE70}'..='\u{FEFF}' | '\u{10800}'..='\u{10FFF}' | '\u{1E800}'..='\u{1EFFF}')
}

impl Line {
    /// Words from right to left that follow each other stand in the order in which they are read.
    fn turn_right_to_left(&mut self) {
        let mut at = 0;
        while at < self.words.len() {
            let of = |from: usize| self.words.get(from..).unwrap_or_default().iter();
            let count = of(at)
                .take_while(|(_, word)| word.is_right_to_left())
                .count();
            if count > 1 {
                self.turn(at, count);
            }
            at += count.max(1);
        }
    }

    /// Turns so many words about, in the place that they take together.
    fn turn(&mut self, at: usize, count: usize) {
        let Some(words) = self.words.get_mut(at..at + count) else {
            return;
        };
        let left = words.first().map_or(0.0, |(x, _)| *x);
        let right = words.last().map_or(0.0, |(x, word)| x + word.width);
        for (x, word) in &mut *words {
            *x = left + right - *x - word.width;
        }
        words.reverse();
    }
}

/// Puts a word at the end of the last line, or begins a new one.
fn put(lines: &mut Vec<Line>, word: Word, blank: f32, width: f32) {
    let Some(last) = lines.last_mut() else { return };
    let gap = if last.words.is_empty() { 0.0 } else { blank };
    let line = if last.words.is_empty() || last.width + gap + word.width <= width {
        last.width += gap;
        last
    } else {
        lines.push(Line::default());
        let Some(last) = lines.last_mut() else { return };
        last
    };
    let at = line.width;
    line.width += word.width;
    line.words.push((at, word));
}
