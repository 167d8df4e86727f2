//! From the paths of a scan to its sources.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use flate2::read::MultiGzDecoder;
use walkdir::WalkDir;

use super::open::STANDARD_INPUT;

/// Endings of the files that a scan of a folder takes; one of the packed ones may follow.
const ENDINGS: [&str; 2] = ["pgn", "fen"];

/// A source of a scan.
pub enum Source {
    /// A file or standard input by its name, opened or with the error.
    File(String, io::Result<Box<dyn Read>>),
    /// A folder in which there is no file to read.
    EmptyFolder(String),
}

/// The sources behind paths, in their order: a file as it is, a folder with every `*.pgn` and `*.fen` below it, also packed as `.gz`
/// or `.zst`, in the order of their names, `-` for standard input. A path that cannot be opened is a source with its error.
/// Links to files are followed, links to folders are not.
pub fn sources(paths: Vec<PathBuf>) -> impl Iterator<Item = Source> {
    paths.into_iter().flat_map(|path| {
        if !path.is_dir() {
            return vec![open(&path)];
        }
        let name = path.display().to_string();
        let files: Vec<Source> = files_below(&path).collect();
        if files.is_empty() {
            vec![Source::EmptyFolder(name)]
        } else {
            files
        }
    })
}

fn open(path: &Path) -> Source {
    if path.as_os_str() == STANDARD_INPUT {
        return Source::File(STANDARD_INPUT.to_owned(), Ok(Box::new(io::stdin())));
    }
    Source::File(
        path.display().to_string(),
        Ok(Box::new(Late::Unopened(path.to_path_buf()))),
    )
}

/// A file that is opened when it is read, so that a large folder does not hold all its files open. A packed one is unpacked.
enum Late {
    Unopened(PathBuf),
    Open(Box<dyn Read>),
}

/// How a file is packed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Packed {
    Gzip,
    Zstandard,
}

impl Packed {
    /// By the ending of a name; `None` where it is not packed.
    fn by_ending(path: &Path) -> Option<Self> {
        let ending = path.extension()?.to_str()?;
        if ending.eq_ignore_ascii_case("gz") {
            Some(Self::Gzip)
        } else if ending.eq_ignore_ascii_case("zst") {
            Some(Self::Zstandard)
        } else {
            None
        }
    }
}

/// Opens a file, unpacked where its ending says that it is packed.
fn unpacked(path: &Path) -> io::Result<Box<dyn Read>> {
    let file = File::open(path)?;
    Ok(match Packed::by_ending(path) {
        None => Box::new(file),
        // A file may be several packed ones behind each other.
        Some(Packed::Gzip) => Box::new(MultiGzDecoder::new(file)),
        Some(Packed::Zstandard) => Box::new(zstd::Decoder::new(file)?),
    })
}

impl Read for Late {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            match self {
                Self::Open(file) => return file.read(buffer),
                Self::Unopened(path) => *self = Self::Open(unpacked(path)?),
            }
        }
    }
}

fn files_below(folder: &Path) -> impl Iterator<Item = Source> {
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter();
    entries.filter_map(|entry| match entry {
        Ok(entry) => {
            let wanted =
                !entry.file_type().is_dir() && is_wanted(entry.path()) && !entry.path().is_dir();
            wanted.then(|| open(entry.path()))
        }
        Err(error) => {
            let at = error
                .path()
                .map(|path| path.display().to_string())
                .unwrap_or_default();
            Some(Source::File(at, Err(error.into())))
        }
    })
}

fn is_wanted(path: &Path) -> bool {
    // Of a packed file counts what it is inside.
    let inner = match Packed::by_ending(path) {
        Some(_) => path.file_stem().map_or(path, Path::new),
        None => path,
    };
    let ending = inner.extension().and_then(|ending| ending.to_str());
    ending.is_some_and(|ending| {
        ENDINGS
            .iter()
            .any(|wanted| wanted.eq_ignore_ascii_case(ending))
    })
}
