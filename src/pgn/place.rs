//! Lines and columns of a text.

use crate::game::Place;

/// Turns byte offsets of a text into lines and columns. Lines end with LF, CR LF or CR.
#[derive(Clone, Debug)]
pub struct Places {
    line_starts: Vec<usize>,
}

impl Places {
    /// Finds the lines of a text. O(n).
    #[must_use]
    pub fn of(text: &str) -> Self {
        let bytes = text.as_bytes();
        let mut line_starts = vec![0];
        for (i, byte) in bytes.iter().enumerate() {
            let ends_line = *byte == b'\n' || (*byte == b'\r' && bytes.get(i + 1) != Some(&b'\n'));
            if ends_line {
                line_starts.push(i + 1);
            }
        }
        Self { line_starts }
    }

    /// The line of a byte offset, from 1. O(log lines).
    #[must_use]
    pub fn line(&self, offset: usize) -> u32 {
        u32::try_from(self.line_starts.partition_point(|start| *start <= offset))
            .unwrap_or(u32::MAX)
    }

    /// Line and column (in characters) of a byte offset of `text`, the text this was made from.
    #[must_use]
    pub fn place(&self, text: &str, offset: usize) -> Place {
        let line = self.line(offset);
        let start = self
            .line_starts
            .get((line as usize).saturating_sub(1))
            .copied()
            .unwrap_or(0);
        let before = text.get(start..offset).unwrap_or_default();
        Place {
            line,
            column: u32::try_from(before.chars().count())
                .unwrap_or(u32::MAX)
                .saturating_add(1),
        }
    }
}
