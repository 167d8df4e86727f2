//! A scan as a table: one line a game, for spreadsheets.

use crate::game::{MoveLabel, Ply};
use crate::report::{GameFacts, Summary};
use crate::words::Words;

/// The headings of the columns.
const HEADINGS: [&str; 23] = [
    "file",
    "game",
    "line",
    "white",
    "black",
    "event",
    "round",
    "date",
    "result",
    "laws",
    "status",
    "plies",
    "max_count",
    "first_threefold_ply",
    "fivefold_ply",
    "first_fifty_moves_ply",
    "seventy_five_ply",
    "same_diagram_ply",
    "claims",
    "first_claim_after",
    "not_claimed_after",
    "game_over",
    "game_over_after",
];

/// The first line of the table.
///
/// # Errors
/// Where it cannot be written, which does not happen in memory.
pub fn csv_headings() -> Result<String, csv::Error> {
    line(&HEADINGS.map(str::to_owned))
}

/// The line of a game. Moments stand as half-moves, or as the move that led to them.
///
/// # Errors
/// As [`csv_headings`].
pub fn summary_csv(summary: &Summary, words: &Words) -> Result<String, csv::Error> {
    let record = &summary.record;
    let tag = |name: &str| guarded(record.tags.told(name).unwrap_or_default());
    let found = summary.found.as_ref();
    let at = |ply: fn(&GameFacts) -> Option<Ply>| {
        let ply = found.and_then(ply);
        ply.map_or_else(String::new, |ply| ply.to_string())
    };
    let first_claim = found.and_then(|found| found.claims.first());
    let over = found.and_then(|found| found.game_over.as_ref());
    let fields = [
        guarded(&record.file),
        record.game.to_string(),
        record.line.to_string(),
        tag("White"),
        tag("Black"),
        tag("Event"),
        tag("Round"),
        tag("Date"),
        tag("Result"),
        record.edition.key().to_owned(),
        record.status.key().to_owned(),
        record
            .plies
            .map_or_else(String::new, |plies| plies.to_string()),
        found.map_or_else(String::new, |found| found.max_count.to_string()),
        at(|found| found.first_threefold),
        at(|found| found.fivefold),
        at(|found| found.first_fifty_moves),
        at(|found| found.seventy_five),
        at(|found| found.same_diagram.as_ref().map(|moment| moment.ply)),
        found.map_or_else(String::new, |found| found.claims.len().to_string()),
        first_claim.map_or_else(String::new, |claim| moment(claim.after.as_ref(), words)),
        summary
            .not_claimed()
            .map_or_else(String::new, |claim| moment(claim.after.as_ref(), words)),
        over.map_or_else(String::new, |(ending, _)| ending.reason.key().to_owned()),
        over.map_or_else(String::new, |(_, label)| moment(label.as_ref(), words)),
    ];
    line(&fields)
}

/// A table of its headings and its rows, with a line end after each.
///
/// # Errors
/// As [`csv_headings`].
pub fn table_csv(
    headings: &[String],
    rows: impl IntoIterator<Item = Vec<String>>,
) -> Result<Vec<u8>, csv::Error> {
    let mut text = line(headings)?;
    for row in rows {
        let row: Vec<String> = row.iter().map(|field| guarded(field)).collect();
        text += &line(&row)?;
    }
    Ok(text.into_bytes())
}

/// A name that begins as a formula would be one for a spreadsheet.
fn guarded(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t']) {
        format!("'{text}")
    } else {
        text.to_owned()
    }
}

fn moment(label: Option<&MoveLabel>, words: &Words) -> String {
    label.map_or_else(|| words.say("moment-start"), |label| words.mv(label))
}

fn line(fields: &[String]) -> Result<String, csv::Error> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(fields)?;
    let bytes = writer
        .into_inner()
        .map_err(|error| csv::Error::from(error.into_error()))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}
