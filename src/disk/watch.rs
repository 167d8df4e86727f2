//! Noticing that a file changes while it is shown, as an electronic board's file does.

use std::path::Path;

use notify::{RecommendedWatcher, RecursiveMode, Watcher};

/// Watches one file until it is dropped.
#[derive(Debug)]
pub struct Watch {
    _watcher: RecommendedWatcher,
}

impl Watch {
    /// Watches a file and calls `changed`, on another thread, whenever something happened to it. The folder is
    /// watched, so that a file that is written anew under its name is noticed too.
    ///
    /// # Errors
    /// Where the platform cannot watch the folder.
    pub fn new(path: &Path, changed: impl Fn() + Send + 'static) -> notify::Result<Self> {
        let name = path.file_name().map(std::ffi::OsStr::to_os_string);
        let mut watcher =
            notify::recommended_watcher(move |event: notify::Result<notify::Event>| {
                let is_ours = |event: &notify::Event| {
                    let named = event
                        .paths
                        .iter()
                        .any(|path| path.file_name() == name.as_deref());
                    event.need_rescan() || (named && !event.kind.is_access())
                };
                // An error of the watch may have hidden a change, so it counts as one.
                if event.as_ref().map_or(true, is_ours) {
                    changed();
                }
            })?;
        let folder = path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty())
            .unwrap_or_else(|| Path::new("."));
        watcher.watch(folder, RecursiveMode::NonRecursive)?;
        Ok(Self { _watcher: watcher })
    }
}
