//! The arguments, as clap reads them.

use std::num::NonZeroUsize;
use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;
use shakmaty::Color;

use super::claim::ClaimArguments;
use super::sheet::SheetArguments;
use crate::game::{Letters, NamedMove};
use crate::pgn::PieceLetters;
use crate::report::Kind;
use crate::rules::{Edition, LawsChoice};
use crate::scan::{Day, Filter};
use crate::words::Language;

const AFTER_HELP: &str = "\
Examples:
  thrice round5.pgn                           open the window
  thrice report round5.pgn --game 3 --after 25b
                                              what is found after Black's 25th move of game 3
  thrice report board1.pgn --claimant black --intends Ra4
                                              judge Black's claim with the intended move Ra4
  thrice scan season/                         what is found in every PGN below the folder
  thrice scan season/ --only not-claimed,played-on --format csv
                                              what nobody noticed, for a spreadsheet

The program finds what the record and the Laws say; the arbiter decides.";

const REPORT_HELP: &str = "\
The moment is the end of the game unless --ply or --after names another.

Exit codes:
  0  the record was read whole
  1  a finding was given, but the record is damaged: it proves what comes before the damage
  2  no finding could be given (usage, file, no such game or move, no position)";

const SCAN_HELP: &str = "\
Exit codes:
  0  something was found: a claim, a repetition, or a game drawn without a claim
  1  nothing was found
  2  a file or a game could not be read whole (whatever else was found)";

/// The arbiter's desk for draw claims: finds repetitions and says whether a claim would be correct.
#[derive(Parser, Debug)]
#[command(name = "thrice", version, after_help = AFTER_HELP, args_conflicts_with_subcommands = true)]
pub(super) struct Arguments {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    #[command(flatten)]
    pub(super) window: WindowArguments,
}

#[derive(Subcommand, Debug)]
pub(super) enum Command {
    /// Say what is found at one moment of one game
    #[command(after_help = REPORT_HELP)]
    Report(Box<ReportArguments>),
    /// Go through every game of files and folders
    #[command(after_help = SCAN_HELP)]
    Scan(ScanArguments),
    /// Write the manual page of the program, or of one of its commands, in roff
    Man {
        /// The command, such as scan
        command: Option<String>,
    },
    /// Write the completions of a shell
    Completions {
        /// The shell
        shell: Shell,
    },
}

/// What the window is opened with.
#[derive(Args, Debug)]
pub struct WindowArguments {
    /// A PGN file, or a file with FEN lines; `-` is standard input; with a folder a scan begins
    pub file: Option<PathBuf>,
    /// Which game and moment.
    #[command(flatten)]
    pub moment: MomentArguments,
    /// The language
    #[arg(long, value_name = "LANGUAGE", value_enum, default_value_t = LanguageArgument::Auto)]
    lang: LanguageArgument,
}

impl WindowArguments {
    /// The language that is asked for; `None` for that of the environment, or the one that was chosen before.
    #[must_use]
    pub fn asked_language(&self) -> Option<Language> {
        (self.lang != LanguageArgument::Auto).then(|| self.lang.language())
    }
}

/// Which game of the file and which moment of the game.
#[derive(Args, Debug, Clone)]
pub struct MomentArguments {
    /// The number of the game in the file, from 1
    #[arg(long, value_name = "N")]
    pub game: Option<usize>,
    /// The moment after so many half-moves; 0 is the start position
    #[arg(long, value_name = "N", conflicts_with = "after")]
    pub ply: Option<u32>,
    /// The moment after a move, such as 25b (or 25...Ra8) for Black's 25th
    #[arg(long, value_name = "MOVE")]
    pub after: Option<NamedMove>,
}

#[derive(Args, Debug)]
pub(super) struct ReportArguments {
    /// A PGN file, or a file with FEN lines; `-` is standard input
    pub(super) file: PathBuf,
    #[command(flatten)]
    pub(super) moment: MomentArguments,
    /// Judge a claim: who claims
    #[arg(long, value_enum)]
    pub(super) claimant: Option<Claimant>,
    /// The claim rests on this intended move; without it, on the position on the board
    #[arg(long, value_name = "MOVE", requires = "claimant")]
    pub(super) intends: Option<String>,
    /// The edition of the Laws; auto goes by the Date tag
    #[arg(long, value_name = "EDITION", value_parser = laws(), default_value = "fide-2023")]
    pub(super) laws: LawsChoice,
    /// The language of the piece letters [default: English, or what a whole game shows]
    #[arg(long, value_name = "LANGUAGE", value_parser = letters(), ignore_case = true)]
    letters: Option<Letters>,
    /// The language of the sentences [default: the environment's; English in JSON]
    #[arg(long, value_name = "LANGUAGE", value_enum)]
    lang: Option<LanguageArgument>,
    /// The form of the answer; pdf is the record of a claim, to be signed
    #[arg(long, value_enum, default_value_t = ReportFormat::Text)]
    pub(super) format: ReportFormat,
    /// The file that the answer is written to, which is replaced; without it, or with `-`, standard output
    #[arg(long, value_name = "PATH")]
    pub(super) output: Option<PathBuf>,
    // These have a heading of their own, under which every option after them would stand.
    /// What was stated about the claim.
    #[command(flatten)]
    pub(super) stated: ClaimArguments,
    /// What is written on the record.
    #[command(flatten)]
    pub(super) sheet: SheetArguments,
}

#[derive(Args, Debug)]
pub(super) struct ScanArguments {
    /// Files, folders (every *.pgn and *.fen below them, also packed as .gz or .zst), or `-` for standard input
    #[arg(required = true, value_name = "PATH")]
    pub(super) paths: Vec<PathBuf>,
    /// List positions with at least so many occurrences
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(2..))]
    pub(super) at_least: u32,
    /// The edition of the Laws; auto goes by the Date tag
    #[arg(long, value_name = "EDITION", value_parser = laws(), default_value = "fide-2023")]
    pub(super) laws: LawsChoice,
    /// Only games in which one of these is found: threefold, fivefold, fifty, seventy-five (occurrences, moves by each),
    /// played-on (after the game was over), same-diagram (for the third time, and not the same position), not-claimed (a draw
    /// could have been) or damaged
    #[arg(long, value_name = "KIND,…", value_parser = kinds(), value_delimiter = ',', hide_possible_values = true)]
    only: Vec<Kind>,
    /// Only games of a player whose name has these words in it
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// Only games of this day or later: 2026, 2026-11 or 2026-11-28; a date that leaves it open does not exclude a game
    #[arg(long, value_name = "DATE", value_parser = read_day)]
    since: Option<Day>,
    /// Only games of this day or earlier
    #[arg(long, value_name = "DATE", value_parser = read_day)]
    until: Option<Day>,
    /// The language of the piece letters [default: English, or what a whole game shows]
    #[arg(long, value_name = "LANGUAGE", value_parser = letters(), ignore_case = true)]
    letters: Option<Letters>,
    /// The language of the sentences [default: the environment's; English in JSON]
    #[arg(long, value_name = "LANGUAGE", value_enum)]
    lang: Option<LanguageArgument>,
    /// The form of the answer
    #[arg(long, value_enum, default_value_t = ScanFormat::Text)]
    pub(super) format: ScanFormat,
    /// So many threads judge games [default: as many as there are processors]
    #[arg(long, value_name = "N")]
    pub(super) jobs: Option<NonZeroUsize>,
    /// Show how far the scan is, on standard error: auto is on a terminal only
    #[arg(long, value_enum, default_value_t = ProgressArgument::Auto)]
    pub(super) progress: ProgressArgument,
}

/// The editions of the Laws by their names.
fn laws() -> impl TypedValueParser<Value = LawsChoice> {
    let editions = Edition::ALL.into_iter();
    let editions = editions.map(|edition| (edition.key(), LawsChoice::Edition(edition)));
    named(editions.chain([("auto", LawsChoice::OfItsDay)]))
}

/// The tables of piece letters by the codes of their languages.
fn letters() -> impl TypedValueParser<Value = Letters> {
    named(Letters::all().map(|letters| (letters.code(), letters)))
}

/// What a scan can find, by its names.
fn kinds() -> impl TypedValueParser<Value = Kind> {
    named(Kind::ALL.into_iter().map(|kind| (kind.key(), kind)))
}

/// Values by their names, which help, errors and completions then know.
fn named<T: Clone + Send + Sync + 'static>(
    all: impl Iterator<Item = (&'static str, T)>,
) -> impl TypedValueParser<Value = T> {
    let all: Vec<(&str, T)> = all.collect();
    let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
    PossibleValuesParser::new(names).try_map(move |asked| {
        let found = all
            .iter()
            .find(|(name, _)| name.eq_ignore_ascii_case(&asked));
        found
            .map(|(_, value)| value.clone())
            .ok_or_else(|| format!("there is no {asked}"))
    })
}

const fn piece_letters(asked: Option<Letters>) -> PieceLetters {
    match asked {
        Some(letters) => PieceLetters::Of(letters),
        None => PieceLetters::Recognise,
    }
}

impl ReportArguments {
    /// The piece letters in which the record is read.
    pub(super) const fn letters(&self) -> PieceLetters {
        piece_letters(self.letters)
    }

    /// The language: as asked for; else English in JSON and the environment's in text.
    pub(super) fn language(&self) -> Language {
        language(self.lang, self.format == ReportFormat::Json)
    }
}

impl ScanArguments {
    /// The piece letters in which the records are read.
    pub(super) const fn letters(&self) -> PieceLetters {
        piece_letters(self.letters)
    }

    /// Which games are given.
    pub(super) fn filter(&self) -> Filter {
        Filter {
            only: self.only.clone(),
            player: self.player.clone(),
            since: self.since,
            until: self.until,
        }
    }

    /// The language: as asked for; else English in JSON and the environment's in text.
    pub(super) fn language(&self) -> Language {
        language(self.lang, self.format != ScanFormat::Text)
    }
}

fn language(asked: Option<LanguageArgument>, json: bool) -> Language {
    match asked {
        Some(asked) => asked.language(),
        None if json => Language::English,
        None => LanguageArgument::Auto.language(),
    }
}

/// A day, month or year.
fn read_day(text: &str) -> Result<Day, String> {
    Day::asked(text).ok_or_else(|| "write it as 2026, 2026-11 or 2026-11-28".to_owned())
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Claimant {
    /// White claims
    White,
    /// Black claims
    Black,
}

impl Claimant {
    pub(super) const fn color(self) -> Color {
        match self {
            Self::White => Color::White,
            Self::Black => Color::Black,
        }
    }
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LanguageArgument {
    /// The language of the environment
    Auto,
    /// English
    En,
    /// Indonesian
    Id,
    /// German
    De,
    /// Spanish
    Es,
    /// French
    Fr,
    /// Russian
    Ru,
}

impl LanguageArgument {
    fn language(self) -> Language {
        match self {
            Self::Auto => super::environment_language(),
            Self::En => Language::English,
            Self::Id => Language::Indonesian,
            Self::De => Language::German,
            Self::Es => Language::Spanish,
            Self::Fr => Language::French,
            Self::Ru => Language::Russian,
        }
    }
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ReportFormat {
    /// Sentences
    Text,
    /// One JSON object
    Json,
    /// The record of a claim as text
    Record,
    /// The record of a claim as a page
    Pdf,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProgressArgument {
    /// On a terminal
    Auto,
    /// Everywhere
    Always,
    /// Nowhere
    Never,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ScanFormat {
    /// A table of the games with a find, and the evidence in sentences
    Text,
    /// One JSON object a line, one line a game
    Jsonl,
    /// A table for spreadsheets, one line a game
    Csv,
}
