//! The window under test: no screen, driven by keys and clicks, read by what it says.

use std::cell::RefCell;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use egui::Key;
use egui_kittest::kittest::{NodeT, Queryable};
use egui_kittest::{Harness, HarnessBuilder};
use tempfile::TempDir;
use thrice::disk::{Journals, Recent};
use thrice::document::{Action, Document};
use thrice::game::Ply;
use thrice::gui::App;
use thrice::words::Language;

use crate::renderer::CpuRenderer;

pub(crate) type Shared = Rc<RefCell<Option<App>>>;

/// A window under test.
pub(crate) struct Window {
    pub(crate) harness: Harness<'static>,
    pub(crate) app: Shared,
    /// The folder of its journals, where it is the window's own.
    _folder: Option<TempDir>,
}

impl Window {
    pub(crate) fn new(language: Language) -> Self {
        Self::with_size(language, 1280.0, 800.0)
    }

    /// A window whose picture can be taken.
    pub(crate) fn painted(language: Language, width: f32, height: f32) -> Self {
        Self::build(language, |builder| {
            builder
                .with_size([width, height])
                .renderer(CpuRenderer::default())
        })
    }

    pub(crate) fn with_size(language: Language, width: f32, height: f32) -> Self {
        Self::build(language, |builder| builder.with_size([width, height]))
    }

    /// A window that finds the journals of this folder.
    pub(crate) fn with_journals(folder: &Path) -> Self {
        let with = |builder: HarnessBuilder<()>| builder.with_size([1280.0, 800.0]);
        Self::build_in(Language::English, Journals::in_folder(folder), with)
    }

    fn build(
        language: Language,
        with: impl FnOnce(HarnessBuilder<()>) -> HarnessBuilder<()>,
    ) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let window = Self::build_in(language, Journals::in_folder(folder.path()), with);
        Self {
            _folder: Some(folder),
            ..window
        }
    }

    fn build_in(
        language: Language,
        journals: Journals,
        with: impl FnOnce(HarnessBuilder<()>) -> HarnessBuilder<()>,
    ) -> Self {
        let app: Shared = Rc::default();
        let (at_setup, at_frame) = (Rc::clone(&app), Rc::clone(&app));
        let builder = with(Harness::builder()).with_context_setup(move |ctx| {
            *at_setup.borrow_mut() =
                Some(App::new(ctx, language, Recent::default(), journals.clone()));
        });
        let harness = builder.build_ui(move |ui| {
            if let Some(app) = at_frame.borrow_mut().as_mut() {
                app.show(ui);
            }
        });
        Self {
            harness,
            app,
            _folder: None,
        }
    }

    pub(crate) fn open(file: &str) -> Self {
        let mut window = Self::new(Language::English);
        window.open_file(&root().join(file));
        window
    }

    pub(crate) fn open_file(&mut self, path: &Path) {
        let ctx = self.harness.ctx.clone();
        self.app
            .borrow_mut()
            .as_mut()
            .unwrap()
            .open_file(&ctx, path);
        self.harness.run();
    }

    pub(crate) fn act(&mut self, action: Action) {
        let ctx = self.harness.ctx.clone();
        self.app.borrow_mut().as_mut().unwrap().act(&ctx, action);
        self.settle();
    }

    /// Sets the window up further.
    pub(crate) fn with_app(&mut self, with: impl FnOnce(&mut App)) {
        with(self.app.borrow_mut().as_mut().unwrap());
    }

    /// On a screen that has so many pixels for a point.
    pub(crate) fn scale(&mut self, scale: f32) {
        let input = self.harness.input_mut();
        let screen = input.viewports.entry(egui::ViewportId::ROOT).or_default();
        screen.native_pixels_per_point = Some(scale);
    }

    /// A sentence without places, in the language of the window.
    pub(crate) fn words(&self, key: &str) -> String {
        self.app.borrow().as_ref().unwrap().words().say(key)
    }

    /// Speaks another language.
    pub(crate) fn speak(&mut self, language: Language) {
        self.with_app(|app| app.speak(language));
        self.settle();
    }

    /// Draws until nothing changes any more. Work that comes to the disk may wake the window at any time, so that it is
    /// no fault where it is drawn once more.
    pub(crate) fn settle(&mut self) {
        self.harness.run_ok();
    }

    /// Saves a text as a game where a person chose the path.
    pub(crate) fn save(&mut self, text: &str, path: &Path) {
        let ctx = self.harness.ctx.clone();
        let mut app = self.app.borrow_mut();
        app.as_mut().unwrap().save_as(&ctx, text.to_owned(), path);
        drop(app);
        self.harness.run();
    }

    pub(crate) fn key(&mut self, key: Key) {
        self.harness.key_press(key);
        self.settle();
    }

    pub(crate) fn click(&mut self, label: &str) {
        self.harness.get_by_label(label).click();
        self.settle();
    }

    pub(crate) fn cursor(&self) -> Ply {
        let app = self.app.borrow();
        app.as_ref()
            .unwrap()
            .document()
            .sheet()
            .unwrap()
            .reading()
            .unwrap()
            .cursor()
    }

    /// Asks the document something.
    pub(crate) fn ask<T>(&self, question: impl FnOnce(&Document) -> T) -> T {
        question(self.app.borrow().as_ref().unwrap().document())
    }

    /// The name of the file that is shown, and the number of the game.
    pub(crate) fn shown(&self) -> (String, usize) {
        self.ask(|document| {
            let sheet = document.sheet().unwrap();
            (sheet.file().to_owned(), sheet.record().number)
        })
    }

    /// Some widget's name or text begins with this.
    pub(crate) fn says(&self, text: &str) -> bool {
        self.has_name(|name| name.starts_with(text))
    }

    /// Some widget's name or text has this in it.
    pub(crate) fn mentions(&self, text: &str) -> bool {
        self.has_name(|name| name.contains(text))
    }

    fn has_name(&self, fits: impl Fn(&str) -> bool) -> bool {
        self.harness.root().children_recursive().any(|node| {
            let node = node.accesskit_node();
            node.label().is_some_and(|label| fits(&label))
                || node.value().is_some_and(|value| fits(&value))
        })
    }

    #[track_caller]
    pub(crate) fn check_says(&self, text: &str) {
        assert!(self.says(text), "nothing says {text:?}");
    }

    #[track_caller]
    pub(crate) fn check_silent(&self, text: &str) {
        assert!(!self.says(text), "something says {text:?}");
    }
}

pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}
