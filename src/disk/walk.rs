//! From the paths of a scan to its sources.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use flate2::read::MultiGzDecoder;
use walkdir::WalkDir;

use super::open::{OpenError, STANDARD_INPUT};

/// Endings of the files that a scan of a folder takes; one of the packed ones may follow.
const ENDINGS: [&str; 2] = ["pgn", "fen"];

/// The files of a scan, before any of them is opened.
#[derive(Debug)]
pub struct Listing {
    entries: Vec<Entry>,
    empty_folders: Vec<String>,
    /// How many bytes of them were read.
    read: Arc<AtomicU64>,
}

#[derive(Debug)]
enum Entry {
    StandardInput,
    /// A file and its length; `None` where that is not known before.
    File(PathBuf, Option<u64>),
    Unreadable(String, io::Error),
}

impl Listing {
    /// The files behind paths, in their order: a file as it is, a folder with every `*.pgn` and `*.fen` below it, also packed
    /// as `.gz` or `.zst`, in the order of their names, `-` for standard input. Links to files are followed, links to
    /// folders are not.
    #[must_use]
    pub fn of(paths: Vec<PathBuf>) -> Self {
        let (mut entries, mut empty_folders) = (Vec::new(), Vec::new());
        for path in paths {
            if path.as_os_str() == STANDARD_INPUT {
                entries.push(Entry::StandardInput);
            } else if path.is_dir() {
                let before = entries.len();
                entries.extend(files_below(&path));
                if entries.len() == before {
                    empty_folders.push(path.display().to_string());
                }
            } else {
                entries.push(Entry::of_file(path));
            }
        }
        Self {
            entries,
            empty_folders,
            read: Arc::default(),
        }
    }

    /// The folders in which there is no file to read.
    #[must_use]
    pub fn empty_folders(&self) -> &[String] {
        &self.empty_folders
    }

    /// How many bytes there are to read, packed ones as they are; `None` where that is not known before.
    #[must_use]
    pub fn length(&self) -> Option<u64> {
        let lengths = self.entries.iter().map(|entry| match entry {
            Entry::StandardInput => None,
            Entry::File(_, length) => *length,
            Entry::Unreadable(..) => Some(0),
        });
        lengths.sum()
    }

    /// How many bytes were read, as they go by.
    #[must_use]
    pub fn read(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.read)
    }

    /// The files by their names, in their order; a file is opened when it is read, and where it cannot be, reading fails.
    pub fn sources(self) -> impl Iterator<Item = (String, impl Read + Send)> + Send + 'static {
        let read = self.read;
        self.entries.into_iter().map(move |entry| match entry {
            Entry::StandardInput => {
                let source = Counted {
                    source: io::stdin(),
                    read: Arc::clone(&read),
                };
                (STANDARD_INPUT.to_owned(), Late::Open(Box::new(source)))
            }
            Entry::File(path, _) => {
                let name = path.display().to_string();
                (name, Late::Unopened(path, Arc::clone(&read)))
            }
            Entry::Unreadable(name, error) => (name, Late::Failed(Some(error))),
        })
    }
}

impl Entry {
    fn of_file(path: PathBuf) -> Self {
        let metadata = path.metadata().ok();
        let length = metadata
            .filter(std::fs::Metadata::is_file)
            .map(|data| data.len());
        Self::File(path, length)
    }
}

/// A source whose bytes are counted as they are read.
struct Counted<R> {
    source: R,
    read: Arc<AtomicU64>,
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.read.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// A file that is opened when it is read, so that a large folder does not hold all its files open. A packed one is unpacked.
enum Late {
    Unopened(PathBuf, Arc<AtomicU64>),
    Open(Box<dyn Read + Send>),
    /// It is known already that it cannot be read.
    Failed(Option<io::Error>),
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
fn unpacked(path: &Path, read: &Arc<AtomicU64>) -> io::Result<Box<dyn Read + Send>> {
    let file = Counted {
        source: File::open(path)?,
        read: Arc::clone(read),
    };
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
                Self::Failed(error) => return error.take().map_or(Ok(0), Err),
                Self::Unopened(path, read) => *self = Self::Open(unpacked(path, read)?),
            }
        }
    }
}

/// A packed file is unpacked into memory only up to so many bytes.
const MOST_UNPACKED: u64 = 1 << 29;

/// Whether a file is packed, by its name.
#[must_use]
pub fn is_packed(path: &Path) -> bool {
    Packed::by_ending(path).is_some()
}

/// Reads a whole file, unpacked where its name says that it is packed.
///
/// # Errors
/// [`OpenError`] where it cannot be read, or is larger than half a gigabyte.
pub fn read_unpacked(path: &Path) -> Result<Vec<u8>, OpenError> {
    let mut bytes = Vec::new();
    let source = unpacked(path, &Arc::default())?;
    source.take(MOST_UNPACKED).read_to_end(&mut bytes)?;
    if bytes.len() as u64 == MOST_UNPACKED {
        return Err(OpenError::Other(io::ErrorKind::FileTooLarge.into()));
    }
    Ok(bytes)
}

fn files_below(folder: &Path) -> impl Iterator<Item = Entry> {
    let entries = WalkDir::new(folder).sort_by_file_name().into_iter();
    entries.filter_map(|entry| match entry {
        Ok(entry) => {
            let wanted =
                !entry.file_type().is_dir() && is_wanted(entry.path()) && !is_special(entry.path());
            wanted.then(|| Entry::of_file(entry.into_path()))
        }
        Err(error) => {
            let at = error
                .path()
                .map(|path| path.display().to_string())
                .unwrap_or_default();
            Some(Entry::Unreadable(at, error.into()))
        }
    })
}

/// Whether a path leads to a folder, or to something that is no file at all and could be waited for without end. What leads
/// nowhere is a file that cannot be read.
fn is_special(path: &Path) -> bool {
    path.metadata().is_ok_and(|metadata| !metadata.is_file())
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
