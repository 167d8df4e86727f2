//! What is written on the record of a claim beside the claim itself, as clap reads it.

use clap::{Args, ValueEnum};

use crate::report::{ClaimRecord, PaperSize};

/// What is written on the record; what is left out is a line to fill in by hand.
#[derive(Args, Debug, Clone)]
#[command(next_help_heading = "What is written on the record (--format record and pdf)")]
pub(super) struct SheetArguments {
    /// The number of the record
    #[arg(long, value_name = "TEXT", requires = "claimant")]
    number: Option<String>,
    /// The event, instead of the Event tag
    #[arg(long, value_name = "TEXT", requires = "claimant")]
    event: Option<String>,
    /// The time control, such as "90 min + 30 s"
    #[arg(long, value_name = "TEXT", requires = "claimant")]
    time_control: Option<String>,
    /// The arbiter, with title
    #[arg(long, value_name = "TEXT", requires = "claimant")]
    arbiter: Option<String>,
    /// The chief arbiter, with title
    #[arg(long, value_name = "TEXT", requires = "claimant")]
    chief_arbiter: Option<String>,
    /// The claim in the player's own words
    #[arg(long, value_name = "TEXT", requires = "claimant")]
    words: Option<String>,
    /// The paper
    #[arg(long, value_enum, default_value_t = PaperArgument::A4, requires = "claimant")]
    paper: PaperArgument,
}

#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
enum PaperArgument {
    /// 210 by 297 mm
    A4,
    /// 8.5 by 11 inches
    Letter,
}

impl SheetArguments {
    /// Notes it on a record.
    pub(super) fn note(&self, record: &mut ClaimRecord) {
        let set = |place: &mut String, value: &Option<String>| {
            if let Some(value) = value {
                value.clone_into(place);
            }
        };
        set(&mut record.hearing.number, &self.number);
        set(&mut record.hearing.words, &self.words);
        set(&mut record.event.name, &self.event);
        set(&mut record.event.time_control, &self.time_control);
        set(&mut record.event.arbiter, &self.arbiter);
        set(&mut record.event.chief_arbiter, &self.chief_arbiter);
        record.event.paper = match self.paper {
            PaperArgument::A4 => PaperSize::A4,
            PaperArgument::Letter => PaperSize::Letter,
        };
    }
}
