//! From the paths of a scan to its sources.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use walkdir::WalkDir;

use super::open::STANDARD_INPUT;

/// Endings of the files that a scan of a folder takes.
const ENDINGS: [&str; 2] = ["pgn", "fen"];

/// A named source of a scan.
pub type Source = (String, io::Result<Box<dyn Read>>);

/// The sources behind paths, in their order: a file as it is, a folder with every `*.pgn` and `*.fen` below it
/// in the order of their names, `-` for standard input. A path that cannot be opened is a source with its error.
pub fn sources(paths: Vec<PathBuf>) -> impl Iterator<Item = Source> {
    paths.into_iter().flat_map(files).map(|found| match found {
        Ok(path) if path.as_os_str() == STANDARD_INPUT => (
            STANDARD_INPUT.to_owned(),
            Ok(Box::new(io::stdin()) as Box<dyn Read>),
        ),
        Ok(path) => {
            let file = File::open(&path).map(|file| Box::new(file) as Box<dyn Read>);
            (path.display().to_string(), file)
        }
        Err((path, error)) => (path.display().to_string(), Err(error)),
    })
}

type Found = Result<PathBuf, (PathBuf, io::Error)>;

fn files(path: PathBuf) -> Box<dyn Iterator<Item = Found>> {
    if !path.is_dir() {
        return Box::new(std::iter::once(Ok(path)));
    }
    let entries = WalkDir::new(path.clone()).sort_by_file_name().into_iter();
    Box::new(entries.filter_map(move |entry| match entry {
        Ok(entry) => {
            (entry.file_type().is_file() && is_wanted(entry.path())).then(|| Ok(entry.into_path()))
        }
        Err(error) => {
            let at = error.path().map_or_else(|| path.clone(), Path::to_path_buf);
            Some(Err((at, error.into())))
        }
    }))
}

fn is_wanted(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| {
        ENDINGS
            .iter()
            .any(|wanted| wanted.eq_ignore_ascii_case(ending))
    })
}
