//! The lines of a journal: what a game was when its changing began, and what each change made of it.
//!
//! One JSON object a line. The first names the file and gives the game's text; a move at the end of the main line is told
//! by its coordinates, any other change by the whole text of the game after it. So the last whole line always
//! gives the state of the game, however the writing ended.

use serde::{Deserialize, Serialize};
use shakmaty::Move;
use shakmaty::uci::UciMove;

use crate::game::{Game, Letters, Record, Status};
use crate::pgn::{Paper, PieceLetters};

/// The number of this format.
const FORMAT: u32 = 1;

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "line")]
enum Line {
    /// Where the game is from, and its text.
    Game {
        format: u32,
        file: String,
        on_disk: bool,
        number: usize,
        text: String,
        letters: Option<String>,
    },
    /// A move at the end of the main line, by its squares.
    Move { uci: String },
    /// The whole game after a change.
    Changed {
        text: String,
        letters: Option<String>,
    },
}

/// Where a game is from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    /// The name of its file.
    pub file: String,
    /// Whether that file is on disk.
    pub on_disk: bool,
    /// Its number in the file, from 1.
    pub number: usize,
}

/// A game as a journal has it.
#[derive(Clone, Debug)]
pub struct Kept {
    /// Where it is from.
    pub origin: Origin,
    /// Its text in its file, when its changing began.
    pub text: String,
    /// The game after all changes.
    pub record: Record,
    /// The text at its end that was not read.
    pub unread: Option<String>,
    /// How it came to be so: the last changes, one after the other.
    pub(super) steps: Vec<KeptStep>,
}

impl Kept {
    /// The same work beside its file, under another name.
    #[must_use]
    pub fn beside(self, name: String) -> Self {
        let origin = Origin {
            file: name,
            on_disk: false,
            number: 1,
        };
        Self { origin, ..self }
    }
}

/// One change that a journal tells.
#[derive(Clone, Debug)]
pub(super) enum KeptStep {
    /// A move at the end of the main line.
    Move(Move),
    /// Another game, and the text at its end that was not read.
    Whole(Box<Record>, Option<String>),
}

/// So many changes of a whole game are kept to be undone.
const MOST_WHOLE: usize = 100;

fn to_text(line: &Line) -> String {
    // A line of strings and numbers can always be written.
    serde_json::to_string(line).unwrap_or_default()
}

/// The first line of a journal: where a game is from, its text there, and the letters that were chosen for it.
#[must_use]
pub fn first_line(origin: &Origin, text: &str, letters: PieceLetters) -> String {
    to_text(&Line::Game {
        format: FORMAT,
        file: origin.file.clone(),
        on_disk: origin.on_disk,
        number: origin.number,
        text: text.to_owned(),
        letters: code(letters),
    })
}

/// The line of a move at the end of the main line.
#[must_use]
pub fn move_line(game: &Game, mv: Move) -> String {
    let uci = mv.to_uci(game.start().mode()).to_string();
    to_text(&Line::Move { uci })
}

/// The line of any other change: the whole text of the game, and the letters that it is to be read in.
#[must_use]
pub fn changed_line(text: &str, letters: Letters) -> String {
    to_text(&Line::Changed {
        text: text.to_owned(),
        letters: Some(letters.code().to_owned()),
    })
}

fn code(letters: PieceLetters) -> Option<String> {
    match letters {
        PieceLetters::Recognise => None,
        PieceLetters::Of(letters) => Some(letters.code().to_owned()),
    }
}

fn letters(code: Option<&str>) -> PieceLetters {
    code.and_then(Letters::of_language)
        .map_or(PieceLetters::Recognise, PieceLetters::Of)
}

/// The game that the lines of a journal give; `None` where they are none of ours, or tell no change. A line that cannot
/// be read ends them: what comes before it stands.
#[must_use]
pub fn read(text: &str) -> Option<Kept> {
    let mut lines = text
        .lines()
        .map_while(|line| serde_json::from_str::<Line>(line).ok());
    let Some(Line::Game {
        format: FORMAT,
        file,
        on_disk,
        number,
        text,
        letters: first_letters,
    }) = lines.next()
    else {
        return None;
    };
    let origin = Origin {
        file,
        on_disk,
        number,
    };
    let mut state = State::of(&text, letters(first_letters.as_deref()))?;
    let mut steps: Vec<KeptStep> = Vec::new();
    for line in lines {
        let step = match line {
            Line::Move { uci } => state.play(&uci).map(KeptStep::Move),
            Line::Changed {
                text,
                letters: code,
            } => State::of(&text, letters(code.as_deref())).map(|next| {
                state = next;
                KeptStep::Whole(Box::new(state.record.clone()), state.unread.clone())
            }),
            Line::Game { .. } => None,
        };
        let Some(step) = step else { break };
        steps.push(step);
    }
    let whole = steps
        .iter()
        .enumerate()
        .filter(|(_, step)| matches!(step, KeptStep::Whole(..)));
    let whole: Vec<usize> = whole.map(|(at, _)| at).collect();
    // What came before the first that is kept is in it.
    if let Some(first) = whole.iter().rev().nth(MOST_WHOLE) {
        steps.drain(..*first);
    }
    (!steps.is_empty()).then_some(Kept {
        steps,
        origin,
        text,
        record: Record {
            number,
            ..state.record
        },
        unread: state.unread,
    })
}

/// How many bytes the lines have that can be read; after them none may be written before the others are gone.
#[must_use]
pub fn readable(text: &str) -> usize {
    let lines = text.split_inclusive('\n');
    lines
        .take_while(|line| serde_json::from_str::<Line>(line).is_ok())
        .map(str::len)
        .sum()
}

/// Whether the lines of a journal tell of no change: the machine stopped before the first one. Lines of another format may
/// be those of a newer program and are left to it.
#[must_use]
pub fn tells_nothing(text: &str) -> bool {
    let mut lines = text.lines();
    let first = lines.next().map(serde_json::from_str::<Line>);
    let is_first = match first {
        None => true,
        Some(Ok(Line::Game { format, .. })) => format == FORMAT,
        Some(_) => false,
    };
    is_first && lines.next().is_none()
}

/// A game as its text gives it, and what was played after.
struct State {
    record: Record,
    unread: Option<String>,
}

impl State {
    fn of(text: &str, letters: PieceLetters) -> Option<Self> {
        let paper = Paper::read(text.as_bytes().to_vec());
        let mut record = paper.record(1, letters)?;
        // The text is the game's own, on no paper.
        for defect in &mut record.defects {
            defect.place = None;
        }
        let unread = paper.unread(&record).map(str::to_owned);
        Some(Self { record, unread })
    }

    fn play(&mut self, uci: &str) -> Option<Move> {
        let game = self.record.game.as_mut()?;
        let end = game.main_line_end();
        let uci: UciMove = uci.parse().ok()?;
        let mv = uci.to_move(game.position(end)).ok()?;
        game.play(end, mv).ok()?;
        if self.record.status == Status::NoMoves {
            self.record.status = Status::Complete;
        }
        Some(mv)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Line as Moves;

    const TEXT: &str = "[White \"A\"]\n\n1. e4 e5 *\n";

    fn origin() -> Origin {
        Origin {
            file: "a.pgn".to_owned(),
            on_disk: true,
            number: 3,
        }
    }

    fn sans(kept: &Kept) -> Vec<String> {
        let game = kept.record.game.as_ref();
        let line = game.map(Moves::main);
        let labels = line.iter().flat_map(Moves::labels);
        labels.map(|label| label.san.clone()).collect()
    }

    fn journal(lines: &[String]) -> String {
        lines.join("\n") + "\n"
    }

    fn move_text(uci: &str) -> String {
        to_text(&Line::Move {
            uci: uci.to_owned(),
        })
    }

    #[test]
    fn the_last_line_gives_the_game() {
        let first = first_line(&origin(), TEXT, PieceLetters::Recognise);
        assert!(
            read(&journal(std::slice::from_ref(&first))).is_none(),
            "nothing was changed"
        );
        let changed = changed_line("1. d4 d5 2. c4 *", Letters::english());
        let lines = [
            first,
            move_text("g1f3"),
            move_text("b8c6"),
            changed,
            move_text("e7e6"),
        ];
        for (count, expected) in [
            (2, "e4 e5 Nf3"),
            (3, "e4 e5 Nf3 Nc6"),
            (4, "d4 d5 c4"),
            (5, "d4 d5 c4 e6"),
        ] {
            let kept = read(&journal(lines.get(..count).unwrap_or_default()));
            let Some(kept) = kept else {
                panic!("{count} lines give no game")
            };
            assert_eq!(sans(&kept).join(" "), expected);
            assert_eq!((kept.origin, kept.text.as_str()), (origin(), TEXT));
        }
    }

    #[test]
    fn a_line_that_cannot_be_read_ends_them() {
        let first = first_line(&origin(), TEXT, PieceLetters::Recognise);
        let text = journal(&[
            first,
            move_text("g1f3"),
            "{\"line\":\"mo".to_owned(),
            move_text("b8c6"),
        ]);
        assert_eq!(read(&text).map(|kept| sans(&kept).len()), Some(3));
        assert!(read("").is_none() && tells_nothing(""));
        assert!(!tells_nothing(&text) && !tells_nothing("{\"line\":\"other\"}\n"));
        assert!(read("{\"line\":\"game\"}\n").is_none());
    }
}
