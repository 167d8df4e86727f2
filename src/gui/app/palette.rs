//! The command palette over the window: everything that can be done, by its name.

use std::cmp::Reverse;
use std::path::PathBuf;

use egui::{Align2, Context, Modal};
use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

use super::App;
use super::over::modal_frame;
use crate::document::{Action, Preference, Scale};
use crate::gui::actions::{Entry, TABLE, key_names};
use crate::gui::panels::{
    Chosen, LessonAct, PaletteAct, PaletteMemory, PaletteRow, action_label, actions_in_menus,
    lesson_name, menu_of, palette_ui,
};
use crate::gui::theme::with_text;
use crate::lessons::Group;
use crate::words::{Language, Words};

/// Width of the palette.
const WIDTH: f32 = 620.0;

/// What is looked for.
#[derive(Debug, Default)]
pub(super) struct PaletteField {
    memory: PaletteMemory,
    /// The English names, where the window speaks another language: whoever helped out before may have learnt them.
    english: Option<Words>,
}

/// How well a row fits what is typed; the least fits best. What has this very name goes before everything, then what has the words in
/// its name, what can be done now, and what has the least beside them.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Fit {
    is_longer: bool,
    is_elsewhere: bool,
    is_not_now: bool,
    score: Reverse<u32>,
    length: usize,
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
        let all = self.all_that_can_be_done(None).into_iter();
        let acts = all.filter_map(|(row, does)| match does {
            Does::Act(action) => Some((action, row.label)),
            _ => None,
        });
        acts.collect()
    }

    /// Begins to look for something that can be done.
    pub(super) fn begin_palette(&mut self, ctx: &Context) {
        let speaks_english = self.words.language() == Language::English;
        self.palette = Some(PaletteField {
            english: (!speaks_english).then(|| Words::new(Language::English)),
            ..PaletteField::default()
        });
        ctx.request_repaint();
    }

    /// The palette, where it is open; what was taken of it.
    pub(super) fn palette_over_ui(&mut self, ctx: &Context) -> Option<Chosen> {
        let mut field = self.palette.take()?;
        let found = self.found(&field.memory.text, field.english.as_ref());
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

    /// What can be done whose name has what is typed, the best first. Where nothing is typed, all in the order of the menus, first
    /// what can be done now.
    fn found(&self, text: &str, english: Option<&Words>) -> Vec<(PaletteRow, Does)> {
        let mut all = self.all_that_can_be_done(english);
        if text.trim().is_empty() {
            all.sort_by_key(|(row, _)| !row.allowed);
            return all;
        }
        let mut matcher = Matcher::new(Config::DEFAULT);
        // Every word that is typed stands somewhere as it is: scattered letters would find what nobody meant.
        let (case, normal) = (CaseMatching::Ignore, Normalization::Smart);
        let pattern = Pattern::new(text, case, normal, AtomKind::Substring);
        let mut buffer = Vec::new();
        let mut score = |text: &str| pattern.score(Utf32Str::new(text, &mut buffer), &mut matcher);
        let typed = text.trim().to_lowercase();
        let mut found: Vec<(Fit, (PaletteRow, Does))> = all
            .into_iter()
            .filter_map(|(row, does)| {
                let name = row.label.trim_end_matches('…').to_lowercase();
                let by_name = score(&row.label);
                let by_all = score(&format!("{} {} {}", row.label, row.also, row.place));
                let fit = Fit {
                    is_elsewhere: by_name.is_none(),
                    is_not_now: !row.allowed,
                    is_longer: name != typed,
                    score: Reverse(by_name.or(by_all)?),
                    length: row.label.len(),
                };
                Some((fit, (row, does)))
            })
            .collect();
        found.sort_by(|(one, _), (other, _)| one.cmp(other));
        found.into_iter().map(|(_, one)| one).collect()
    }

    fn all_that_can_be_done(&self, english: Option<&Words>) -> Vec<(PaletteRow, Does)> {
        let words = &self.words;
        let document = self.school.trial().unwrap_or(&self.document);
        let in_room = self.is_in_room();
        // The palette itself is open.
        let mut table: Vec<&Entry> = TABLE
            .iter()
            .filter(|entry| entry.action != Action::Palette)
            .collect();
        let places: Vec<Action> = actions_in_menus().collect();
        table.sort_by_key(|entry| {
            let place = places.iter().position(|action| *action == entry.action);
            place.unwrap_or(places.len())
        });
        let acts = table.into_iter().map(|entry| {
            let also = also_called(entry.action).map(|key| words.say(key));
            let in_english = english.map(|words| action_label(entry, document, words));
            let also: Vec<String> = also.into_iter().chain(in_english).collect();
            let row = PaletteRow {
                label: action_label(entry, document, words),
                place: menu_of(entry.action, words),
                also: also.join(" "),
                key: key_names(entry.action, words)
                    .into_iter()
                    .next()
                    .unwrap_or_default(),
                // What is not seen is not changed.
                allowed: document.allows(entry.action)
                    && !(in_room && entry.action.changes_moves()),
            };
            (row, Does::Act(entry.action))
        });
        let plain = |label: String, place: String| PaletteRow {
            label,
            place,
            also: String::new(),
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

/// The key of other words by which people look for an action.
const fn also_called(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::Choose(Preference::Colours(_)) => "also-colours",
        Action::Choose(Preference::Text(_)) => "also-text",
        Action::Scale(Scale::Larger | Scale::Smaller) => "also-scale",
        Action::Flip => "also-flip",
        Action::Cover => "also-cover",
        Action::SaveGame | Action::SaveGamePath | Action::SaveDiagram | Action::SaveRegister => {
            "also-save"
        }
        Action::SaveRecord | Action::SaveForm | Action::SaveCard => "also-print",
        Action::UsualLayout | Action::Scale(Scale::Normal) => "also-reset",
        Action::ShowSettings => "also-settings",
        Action::Games => "also-find",
        _ => return None,
    })
}
