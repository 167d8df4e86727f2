//! Journals: files that keep work which is not saved yet, so that nothing is lost when the machine stops.
//!
//! A journal is a text file of whole lines. A line is written before the change that it tells is shown, and brought to
//! the disk on a thread. A lock tells living windows from work that was left behind. What the lines say is not known
//! here.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::SystemTime;

use directories::ProjectDirs;

/// The folder of journals within the one of the program.
const FOLDER: &str = "journals";
/// The ending of a journal's name.
const ENDING: &str = "journal";

/// The folder in which journals are kept.
#[derive(Clone, Debug, Default)]
pub struct Journals {
    folder: Option<PathBuf>,
}

/// A journal that no living window holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LeftJournal {
    /// Its file.
    pub path: PathBuf,
    /// When it was written last.
    pub written: SystemTime,
    /// Its whole lines.
    pub text: String,
}

impl Journals {
    /// The folder of this user, in the platform's place for data.
    #[must_use]
    pub fn of_user() -> Self {
        Self {
            folder: ProjectDirs::from("", "", "thrice")
                .map(|dirs| dirs.data_local_dir().join(FOLDER)),
        }
    }

    /// A folder of one's own.
    #[must_use]
    pub fn in_folder(folder: &Path) -> Self {
        Self {
            folder: Some(folder.to_path_buf()),
        }
    }

    /// The journals that no living window holds, the one written last first. What cannot be read is left where it is.
    #[must_use]
    pub fn left(&self) -> Vec<LeftJournal> {
        let entries = self
            .folder
            .iter()
            .filter_map(|folder| fs::read_dir(folder).ok());
        let paths = entries.flatten().flatten().map(|entry| entry.path());
        let journals = paths.filter(|path| path.extension().is_some_and(|it| it == ENDING));
        let mut left: Vec<LeftJournal> = journals.filter_map(|path| read_left(&path)).collect();
        left.sort_by(|one, other| (other.written, &other.path).cmp(&(one.written, &one.path)));
        left
    }

    /// Begins a journal; `synced` is called on another thread whenever lines have come to the disk, or could not.
    ///
    /// # Errors
    /// Where the folder cannot be written.
    pub fn begin(&self, synced: impl Fn() + Send + 'static) -> io::Result<Journal> {
        let folder = self
            .folder
            .as_ref()
            .ok_or_else(|| io::Error::from(io::ErrorKind::NotFound))?;
        fs::create_dir_all(folder)?;
        let file = tempfile::Builder::new()
            .prefix("work-")
            .suffix(&format!(".{ENDING}"))
            .rand_bytes(12)
            .tempfile_in(folder)?;
        let (file, path) = file.keep().map_err(|error| error.error)?;
        file.try_lock()?;
        Ok(Journal::of(file, path, 0, synced))
    }

    /// Takes up a journal that was left, with its whole lines as they are now; they go on.
    ///
    /// # Errors
    /// Where it is gone or another window has taken it up.
    pub fn take_up(
        &self,
        path: &Path,
        synced: impl Fn() + Send + 'static,
    ) -> io::Result<(Journal, String)> {
        let mut file = OpenOptions::new().read(true).write(true).open(path)?;
        file.try_lock()?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        // The last line may have been cut off.
        let whole = whole_lines(&bytes);
        let length = whole.len() as u64;
        file.set_len(length)?;
        let text = String::from_utf8_lossy(whole).into_owned();
        Ok((Journal::of(file, path.to_path_buf(), length, synced), text))
    }

    /// Removes a journal that was left.
    ///
    /// # Errors
    /// Where it cannot be removed, or another window has taken it up.
    pub fn remove(&self, left: &LeftJournal) -> io::Result<()> {
        let file = OpenOptions::new().read(true).write(true).open(&left.path)?;
        file.try_lock()?;
        fs::remove_file(&left.path)
    }
}

fn read_left(path: &Path) -> Option<LeftJournal> {
    // Anything else may wait for ever to be read.
    if !fs::metadata(path).is_ok_and(|it| it.is_file()) {
        return None;
    }
    let mut file = OpenOptions::new().read(true).write(true).open(path).ok()?;
    // Held by a living window.
    file.try_lock().ok()?;
    let written = file.metadata().and_then(|it| it.modified()).ok()?;
    let mut bytes = Vec::new();
    file.read_to_end(&mut bytes).ok()?;
    let text = String::from_utf8_lossy(whole_lines(&bytes)).into_owned();
    Some(LeftJournal {
        path: path.to_path_buf(),
        written,
        text,
    })
}

/// The bytes up to the last line end.
fn whole_lines(bytes: &[u8]) -> &[u8] {
    let end = bytes.iter().rposition(|byte| *byte == b'\n');
    end.and_then(|end| bytes.get(..=end)).unwrap_or_default()
}

/// How safe the lines of a journal are.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kept {
    /// All of them are on the disk.
    OnDisk,
    /// The last of them are on their way.
    OnTheWay,
    /// They could not be written, and why; they are tried again with the next line.
    Failed(String),
}

/// A journal that is written.
#[derive(Debug)]
pub struct Journal {
    path: PathBuf,
    file: File,
    /// Bytes of whole lines that are written.
    length: u64,
    /// Lines that could not be written yet.
    waiting: String,
    /// Why, and why lines that were written did not come to the disk.
    failure: Option<String>,
    /// The number of the last line that was handed to the thread.
    handed: u64,
    to_sync: Sender<u64>,
    synced: Arc<Synced>,
}

/// What the thread that syncs tells.
#[derive(Debug, Default)]
struct Synced {
    /// The number of the last line that is on the disk.
    last: AtomicU64,
    failure: Mutex<Option<String>>,
}

impl Journal {
    fn of(file: File, path: PathBuf, length: u64, synced: impl Fn() + Send + 'static) -> Self {
        let (to_sync, asked) = channel();
        let state = Arc::new(Synced::default());
        let theirs = Arc::clone(&state);
        // Where the file has no second handle, nothing can be synced, and that is told.
        match file.try_clone() {
            Ok(file) => {
                thread::spawn(move || sync(&file, &asked, &theirs, synced));
            }
            Err(error) => state.fail(&error),
        }
        Self {
            path,
            file,
            length,
            waiting: String::new(),
            failure: None,
            handed: 0,
            to_sync,
            synced: state,
        }
    }

    /// Takes away what stands after so many bytes: lines that nobody can read, after which none may stand.
    ///
    /// # Errors
    /// Where the file cannot be written.
    pub fn cut_back(&mut self, length: usize) -> io::Result<()> {
        let length = length as u64;
        if length < self.length {
            self.file.set_len(length)?;
            self.length = length;
        }
        Ok(())
    }

    /// Writes a line, and all those that could not be written before. It comes to the disk on a thread.
    pub fn write_line(&mut self, line: &str) {
        self.waiting.push_str(line);
        self.waiting.push('\n');
        match self.write_waiting() {
            Ok(()) => {
                self.waiting.clear();
                self.failure = None;
                self.handed += 1;
                // The thread ends only where the file could not be handed to it, which is told.
                if self.to_sync.send(self.handed).is_err() {
                    self.failure = self.synced.failure();
                }
            }
            Err(error) => self.failure = Some(plain(&error)),
        }
    }

    fn write_waiting(&mut self) -> io::Result<()> {
        self.file.seek(SeekFrom::Start(self.length))?;
        let written = self.file.write_all(self.waiting.as_bytes());
        if written.is_err() {
            // No half line stays.
            self.file.set_len(self.length)?;
        }
        written?;
        self.length += self.waiting.len() as u64;
        Ok(())
    }

    /// How safe the lines are.
    #[must_use]
    pub fn kept(&self) -> Kept {
        let failure = self.failure.clone().or_else(|| self.synced.failure());
        match failure {
            Some(reason) => Kept::Failed(reason),
            None if self.synced.last.load(Ordering::Acquire) >= self.handed => Kept::OnDisk,
            None => Kept::OnTheWay,
        }
    }

    /// Removes the journal: its work is saved, or is not wanted.
    ///
    /// # Errors
    /// Where it cannot be removed.
    pub fn remove(self) -> io::Result<()> {
        fs::remove_file(&self.path)
    }
}

impl Synced {
    fn fail(&self, error: &io::Error) {
        let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        *failure = Some(plain(error));
    }

    fn failure(&self) -> Option<String> {
        let failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        failure.clone()
    }
}

/// Brings lines to the disk as they are handed over, several at once where they came quickly.
fn sync(file: &File, asked: &Receiver<u64>, state: &Synced, synced: impl Fn()) {
    while let Ok(first) = asked.recv() {
        let last = asked.try_iter().last().unwrap_or(first);
        match file.sync_data() {
            Ok(()) => {
                state.last.store(last, Ordering::Release);
                let mut failure = state.failure.lock().unwrap_or_else(PoisonError::into_inner);
                *failure = None;
            }
            Err(error) => state.fail(&error),
        }
        synced();
    }
}

/// An error in the system's plain words, without names of files.
fn plain(error: &io::Error) -> String {
    io::Error::from(error.kind()).to_string()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn folder() -> tempfile::TempDir {
        match tempfile::tempdir() {
            Ok(folder) => folder,
            Err(error) => panic!("{error}"),
        }
    }

    /// A journal, and what tells that its lines have come to the disk.
    fn begun(journals: &Journals) -> (Journal, Receiver<()>) {
        let (tell, told) = mpsc::channel();
        match journals.begin(move || {
            // Where the test is over, nobody listens.
            let _ = tell.send(());
        }) {
            Ok(journal) => (journal, told),
            Err(error) => panic!("{error}"),
        }
    }

    #[test]
    fn lines_are_left_when_the_window_is_gone_and_not_before() {
        let folder = folder();
        let journals = Journals::in_folder(folder.path());
        let (mut journal, told) = begun(&journals);
        journal.write_line("one");
        journal.write_line("two");
        while journal.kept() == Kept::OnTheWay {
            assert!(told.recv().is_ok());
        }
        assert_eq!(journal.kept(), Kept::OnDisk);
        assert_eq!(journals.left(), []);
        drop(journal);
        // The thread may hold its handle a little longer.
        let left = loop {
            if let [left] = journals.left().as_slice() {
                break left.clone();
            }
            thread::yield_now();
        };
        assert_eq!(left.text, "one\ntwo\n");
        assert!(journals.remove(&left).is_ok());
        assert_eq!(journals.left(), []);
    }

    #[test]
    fn a_line_that_was_cut_off_is_no_line_and_the_next_one_is_whole() {
        let folder = folder();
        let journals = Journals::in_folder(folder.path());
        let path = folder.path().join("work-a.journal");
        assert!(fs::write(&path, "one\ntw").is_ok());
        assert_eq!(
            journals.left().first().map(|left| left.text.clone()),
            Some("one\n".into())
        );
        let Ok((mut journal, _)) = journals.take_up(&path, || ()) else {
            panic!("not taken up")
        };
        assert!(
            journals.take_up(&path, || ()).is_err(),
            "two windows have it"
        );
        journal.write_line("three");
        assert_eq!(
            fs::read_to_string(&path).ok(),
            Some("one\nthree\n".to_owned())
        );
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_told() {
        let folder = folder();
        let file = folder.path().join("file");
        assert!(fs::write(&file, "").is_ok());
        assert!(Journals::in_folder(&file).begin(|| ()).is_err());
        assert!(Journals::default().begin(|| ()).is_err());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_full_disk_is_told_and_lines_wait() {
        let Ok(full) = OpenOptions::new().write(true).open("/dev/full") else {
            panic!("no /dev/full")
        };
        let mut journal = Journal::of(full, PathBuf::from("/dev/full"), 0, || ());
        journal.write_line("one");
        assert!(matches!(journal.kept(), Kept::Failed(_)));
        assert_eq!(journal.waiting, "one\n");
        // Room again.
        let folder = folder();
        let path = folder.path().join("a");
        let Ok(file) = File::create(&path) else {
            panic!("no file")
        };
        journal.file = file;
        journal.write_line("two");
        assert_eq!(fs::read_to_string(path).ok(), Some("one\ntwo\n".to_owned()));
        assert_eq!(journal.failure, None);
    }
}
