//! The command palette over the window: everything that can be done, by its name.

use std::cmp::Reverse;
use std::path::PathBuf;

use egui::{Align2, Context, Modal};
use nucleo_matcher::pattern::{CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

use super::App;
use super::over::modal_frame;
use crate::document::Action;
use crate::gui::actions::{TABLE, key_names};
use crate::gui::panels::{
    Chosen, LessonAct, PaletteAct, PaletteMemory, PaletteRow, action_label, lesson_name, menu_of,
    palette_ui,
};
use crate::gui::theme::with_text;
use crate::lessons::Group;
use crate::words::Language;

/// Width of the palette.
const WIDTH: f32 = 620.0;

/// What is looked for.
#[derive(Debug, Default)]
pub(super) struct PaletteField {
    memory: PaletteMemory,
}

/// What a row of the palette does.
enum Does {
    Act(Action),
    Lesson(usize),
    Language(Language),
    Recent(PathBuf),
}

impl App {
    /// Everything that can be done by its name, each with the name that it has now.
    #[must_use]
    pub fn all_actions(&self) -> Vec<(Action, String)> {
        let all = self.all_that_can_be_done().into_iter();
        let acts = all.filter_map(|(row, does)| match does {
            Does::Act(action) => Some((action, row.label)),
            _ => None,
        });
        acts.collect()
    }

    /// Begins to look for something that can be done.
    pub(super) fn begin_palette(&mut self, ctx: &Context) {
        self.palette = Some(PaletteField::default());
        ctx.request_repaint();
    }

    /// The palette, where it is open; what was taken of it.
    pub(super) fn palette_over_ui(&mut self, ctx: &Context) -> Option<Chosen> {
        let mut field = self.palette.take()?;
        let found = self.found(&field.memory.text);
        let (rows, does): (Vec<PaletteRow>, Vec<Does>) = found.into_iter().unzip();
        let modal = Modal::new(egui::Id::unique("palette"))
            .frame(modal_frame(ctx))
            .area(
                Modal::default_area(egui::Id::unique("palette"))
                    .anchor(Align2::CENTER_TOP, [0.0, 60.0]),
            )
            .show(ctx, |ui| {
                ui.set_width(with_text(ui, WIDTH).min(ctx.content_rect().width() - 80.0));
                palette_ui(ui, &mut field.memory, &rows, &self.words)
            });
        let taken = match modal.inner {
            Some(PaletteAct::Take(at)) => does.into_iter().nth(at),
            Some(PaletteAct::Look) => {
                ctx.request_repaint();
                None
            }
            None => None,
        };
        if taken.is_none() && !modal.should_close() {
            self.palette = Some(field);
        }
        if taken.is_some() {
            ctx.request_repaint();
        }
        Some(match taken? {
            Does::Act(action) => Chosen::Act(action),
            Does::Lesson(number) => Chosen::Lessons(LessonAct::Begin(number)),
            Does::Language(language) => Chosen::Language(language),
            Does::Recent(path) => Chosen::Recent(path),
        })
    }

    /// What can be done whose name has what is typed, the best first; all where nothing is typed.
    fn found(&self, text: &str) -> Vec<(PaletteRow, Does)> {
        let mut all = self.all_that_can_be_done();
        if text.trim().is_empty() {
            return all;
        }
        let mut matcher = Matcher::new(Config::DEFAULT);
        let pattern = Pattern::parse(text, CaseMatching::Ignore, Normalization::Smart);
        let mut buffer = Vec::new();
        let mut score = |row: &PaletteRow| {
            let hay = format!("{} {}", row.label, row.place);
            pattern.score(Utf32Str::new(&hay, &mut buffer), &mut matcher)
        };
        let mut found: Vec<(u32, (PaletteRow, Does))> = all
            .drain(..)
            .filter_map(|one| Some((score(&one.0)?, one)))
            .collect();
        // What has this very name, then what fits best; of two that fit as well, the one that can be done now, then the one of
        // which more was typed.
        let typed = text.trim().to_lowercase();
        found.sort_by_cached_key(|(score, (row, _))| {
            let is_named_so = row.label.to_lowercase() == typed;
            (!is_named_so, Reverse(*score), !row.allowed, row.label.len())
        });
        found.into_iter().map(|(_, one)| one).collect()
    }

    fn all_that_can_be_done(&self) -> Vec<(PaletteRow, Does)> {
        let words = &self.words;
        let document = self.school.trial().unwrap_or(&self.document);
        // The palette itself is open.
        let table = TABLE.iter().filter(|entry| entry.action != Action::Palette);
        let acts = table.map(|entry| {
            let row = PaletteRow {
                label: action_label(entry, document, words),
                place: menu_of(entry.action, words),
                key: key_names(entry.action)
                    .into_iter()
                    .next()
                    .unwrap_or_default(),
                allowed: document.allows(entry.action),
            };
            (row, Does::Act(entry.action))
        });
        let plain = |label: String, place: String| PaletteRow {
            label,
            place,
            key: String::new(),
            allowed: true,
        };
        let library = self.school.library();
        let lessons = Group::ALL
            .into_iter()
            .flat_map(|group| library.group(group).map(move |it| (group, it)));
        let lessons = lessons.map(|(group, (number, lesson))| {
            let row = plain(lesson_name(group, lesson, words), words.say("menu-lessons"));
            (row, Does::Lesson(number))
        });
        let languages = Language::ALL.into_iter().map(|language| {
            let row = plain(language.own_name().to_owned(), words.say("menu-language"));
            (row, Does::Language(language))
        });
        let recent = self.recent.files().iter().map(|path| {
            let row = plain(path.display().to_string(), words.say("recent-files"));
            (row, Does::Recent(path.clone()))
        });
        acts.chain(languages).chain(lessons).chain(recent).collect()
    }
}
