//! What the user chose: how the window looks and behaves. Kept in the settings, and there again at the next start.

use std::io;

use egui::Context;

use super::App;
use super::layout::{ShownWidths, Widths, least_width};
use crate::disk::{Setting, Settings, SettingsTrouble};
use crate::document::{Motion, Part, Preference, Preferences, Quiz, Room};
use crate::gui::open::LEAST;
use crate::gui::theme;
use crate::gui::wishes::Wishes;
use crate::words::{Language, Words};

/// How large everything can be made, beside how the system has it.
const SMALLEST: f32 = 0.7;
const LARGEST: f32 = 3.0;

/// So much more or less room a part of the window gets at once.
const STEP: f32 = 24.0;

/// What the user chose, where it is kept, and what the system wishes.
pub(super) struct Habits {
    pub(super) preferences: Preferences,
    pub(super) widths: Widths,
    settings: Settings,
    wishes: Wishes,
    /// How large everything is, as it was chosen last.
    zoom: f32,
    /// Frames until what was kept holds: how large everything is changes between two frames only.
    settling: u8,
}

const fn width_key(part: Part) -> &'static str {
    match part {
        Part::Scoresheet => "width.scoresheet",
        Part::Finding => "width.finding",
    }
}

/// A key of the settings, and what can be chosen for it.
fn not_a_choice(key: &str) -> String {
    format!("{key} ({})", choices(key).join(", "))
}

/// What can be chosen for a key.
fn choices(key: &str) -> Vec<&'static str> {
    let of_key = Preference::ALL.into_iter().filter(|it| it.key() == key);
    of_key.map(Preference::value).collect()
}

/// What a new file of settings begins with: what can be chosen, as comments.
fn head() -> String {
    let mut head =
        "# Settings of Thrice, read when it starts. What it does not know here stays as it is.\n"
            .to_owned();
    for key in Preference::KEYS {
        head.extend(["# ", key, ": ", &choices(key).join(", "), "\n"]);
    }
    let codes = Language::ALL.map(Language::code).join(", ");
    head + &format!("# language: auto, {codes}\n# zoom: from {SMALLEST} to {LARGEST}\n")
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            preferences: Preferences::default(),
            widths: Widths::default(),
            settings: Settings::default(),
            wishes: Wishes::default(),
            zoom: 1.0,
            settling: 0,
        }
    }
}

impl Habits {
    /// Whether nothing is to move by itself.
    fn is_still(&self) -> bool {
        match self.preferences.motion {
            Motion::System => self.wishes.still(),
            Motion::Moving => false,
            Motion::Still => true,
        }
    }
}

impl App {
    /// Takes over what was kept in the settings; what in them cannot be used is told. `language` is the one that was asked for
    /// at the start, which goes before the one that was kept.
    pub fn use_settings(&mut self, ctx: &Context, settings: Settings, language: Option<Language>) {
        self.habits.settings = settings.with_head(head());
        let settings = &self.habits.settings;
        let mut not_used = Vec::new();
        for key in Preference::KEYS {
            let kept = settings
                .text(key)
                .and_then(|value| Preferences::named(key, value));
            match kept {
                Some(preference) => self.habits.preferences.choose(preference),
                None if settings.has(key) => not_used.push(not_a_choice(key)),
                None => {}
            }
        }
        let kept = settings.text("language");
        let kept_language =
            kept.and_then(|code| Language::ALL.into_iter().find(|it| it.code() == code));
        if kept_language.is_none() && settings.has("language") && kept != Some("auto") {
            let codes = Language::ALL.map(Language::code).join(", ");
            not_used.push(format!("language ({codes})"));
        }
        for key in [
            width_key(Part::Scoresheet),
            width_key(Part::Finding),
            "zoom",
        ] {
            let is_used = |number: &f64| match key {
                "zoom" => (f64::from(SMALLEST)..=f64::from(LARGEST)).contains(number),
                _ => *number > 0.0,
            };
            // A table that is none is told with its own name.
            let table = key.split('.').next().unwrap_or(key);
            if settings.has(table) && !settings.number(key).as_ref().is_some_and(is_used) {
                let is_there = settings.has(key) || !settings.is_table(table);
                not_used.extend(is_there.then(|| key.to_owned()));
            }
        }
        let width = |part| settings.number(width_key(part));
        #[expect(clippy::cast_possible_truncation, reason = "points and parts of them")]
        let [scoresheet, finding, zoom] = [
            width(Part::Scoresheet),
            width(Part::Finding),
            settings.number("zoom"),
        ]
        .map(|number| {
            number
                .map(|number| number as f32)
                .filter(|number| *number > 0.0)
        });
        self.habits.widths = Widths {
            scoresheet,
            finding,
        };
        if let Some(zoom) = zoom {
            self.habits.zoom = zoom.clamp(SMALLEST, LARGEST);
            self.habits.settling = 3;
            ctx.set_zoom_factor(self.habits.zoom);
        }
        if let Some(language) = language.or(kept_language) {
            self.words = Words::new(language);
        }
        self.tell_trouble(&not_used);
        self.follow_habits(ctx);
    }

    /// Asks the system once what it wishes of every program.
    pub fn look_at_wishes(&mut self, ctx: &Context) {
        self.habits.wishes = Wishes::ask(ctx);
    }

    /// What cannot be used in the settings, in a message.
    fn tell_trouble(&mut self, not_used: &[String]) {
        let text = match self.habits.settings.take_trouble() {
            Some(SettingsTrouble::SetAside { path, now, line }) => {
                let places = [
                    ("file", path.display().to_string().into()),
                    ("now", now.display().to_string().into()),
                    ("line", line.unwrap_or(1).to_string().into()),
                ];
                self.words.say_with("settings-set-aside", &places)
            }
            Some(SettingsTrouble::Unreadable { path, error }) => {
                let detail = self.why(&error);
                let places = [
                    ("file", path.display().to_string().into()),
                    ("detail", detail.into()),
                ];
                self.words.say_with("settings-unreadable", &places)
            }
            None if not_used.is_empty() => return,
            None => {
                let file = self
                    .habits
                    .settings
                    .path()
                    .map(|path| path.display().to_string());
                let places = [
                    ("file", file.unwrap_or_default().into()),
                    ("keys", not_used.join("; ").into()),
                ];
                self.words.say_with("settings-not-used", &places)
            }
        };
        self.show_message("settings-title", text);
    }

    /// Chooses how the window looks or behaves, from now on and at the next start.
    pub(super) fn choose(&mut self, ctx: &Context, preference: Preference) {
        self.habits.preferences.choose(preference);
        self.follow_habits(ctx);
        if let Preference::Quiz(quiz) = preference {
            self.school
                .play(ctx, |play| play.set_quiz(quiz == Quiz::Asks));
        }
        self.keep_setting(ctx, preference.key(), preference.value().into());
    }

    /// Speaks another language, from now on and at the next start.
    pub(super) fn choose_language(&mut self, ctx: &Context, language: Language) {
        self.speak(language);
        self.keep_setting(ctx, "language", language.code().into());
    }

    /// Gives a part of the window this width, while it is dragged. The other part stays as it is.
    pub(super) fn set_width(&mut self, part: Part, width: f32) {
        let ShownWidths { finding, .. } = self.shown_widths;
        if part == Part::Scoresheet {
            self.habits.widths.finding.get_or_insert(finding);
        }
        *self.habits.widths.of(part) = Some(width.max(least_width(part)));
    }

    /// Keeps the widths that the parts were given.
    pub(super) fn keep_widths(&mut self, ctx: &Context) {
        let Widths {
            scoresheet,
            finding,
        } = self.habits.widths;
        let parts = [(Part::Scoresheet, scoresheet), (Part::Finding, finding)];
        let keys = parts.map(|(part, width)| {
            let kept = width.map_or(Setting::Nothing, |width| f64::from(width.round()).into());
            (width_key(part), kept)
        });
        let kept = self.habits.settings.set(&keys);
        self.tell_kept(ctx, kept);
    }

    /// Gives a part of the window more or less room.
    pub(super) fn widen(&mut self, ctx: &Context, part: Part, room: Room) {
        let shown = self.shown_widths;
        let width = match part {
            Part::Scoresheet => shown.scoresheet,
            Part::Finding => shown.finding,
        };
        let step = match room {
            Room::More => STEP,
            Room::Less => -STEP,
        };
        self.set_width(part, width + step);
        self.keep_widths(ctx);
    }

    /// Shows the parts of the window as wide as they were designed.
    pub(super) fn usual_layout(&mut self, ctx: &Context) {
        self.habits.widths = Widths::default();
        self.keep_widths(ctx);
        ctx.request_repaint();
    }

    fn keep_setting(&mut self, ctx: &Context, key: &str, value: Setting) {
        let kept = self.habits.settings.set(&[(key, value)]);
        self.tell_kept(ctx, kept);
    }

    /// What could not be kept holds for this window only; that is told.
    fn tell_kept(&mut self, ctx: &Context, kept: io::Result<()>) {
        if let Err(error) = kept {
            let detail = self.why(&error);
            let text = self
                .words
                .say_with("settings-not-kept", &[("detail", detail.into())]);
            self.tell(ctx, text);
        }
        self.tell_trouble(&[]);
    }

    /// Lets the window look and behave as it was chosen and as the system wishes now. Called before each frame; where nothing
    /// changed, it does nothing.
    pub(super) fn follow_habits(&mut self, ctx: &Context) {
        let habits = &self.habits;
        let preferences = &habits.preferences;
        theme::choose(ctx, *preferences, habits.wishes.contrast());
        self.school.quiz = preferences.quiz == Quiz::Asks;
        self.school.animated = !habits.is_still();
        self.words.set_pieces(preferences.pieces);
        self.follow_zoom(ctx);
    }

    /// Keeps how large everything is, whoever changed it. Where the window has no room for it, everything is as large as fits, and
    /// that is told.
    fn follow_zoom(&mut self, ctx: &Context) {
        if self.habits.settling > 0 {
            self.habits.settling -= 1;
            ctx.request_repaint();
            return;
        }
        let (zoom, room) = (ctx.zoom_factor(), ctx.content_rect().size());
        // What fits into the window as it is; at the start it may not be known yet.
        let is_known = room.x > 1.0 && room.x.is_finite();
        let fits = if is_known {
            (room.x / LEAST.x).min(room.y / LEAST.y) * zoom
        } else {
            LARGEST
        };
        let allowed = zoom.clamp(SMALLEST, LARGEST.min(fits).max(1.0));
        if (zoom - allowed).abs() > 0.005 {
            ctx.set_zoom_factor(allowed);
            if zoom > self.habits.zoom {
                self.tell(ctx, self.words.say("told-no-larger"));
            }
        }
        if (allowed - self.habits.zoom).abs() < 0.005 {
            return;
        }
        // A window that was made smaller does not change what was chosen.
        let is_chosen = (zoom - self.habits.zoom).abs() > 0.005;
        self.habits.zoom = allowed;
        if is_chosen {
            let kept = (f64::from(allowed) * 100.0).round() / 100.0;
            self.keep_setting(ctx, "zoom", kept.into());
        }
    }

    /// Shows the file of the settings in the system's editor; where there is none yet, it is begun.
    pub(super) fn show_settings(&mut self, ctx: &Context) {
        let begun = self.habits.settings.begin();
        self.tell_kept(ctx, begun);
        let Some(path) = self
            .habits
            .settings
            .path()
            .map(std::path::Path::to_path_buf)
        else {
            return;
        };
        // Not every system has something to show it with.
        self.show_in_system(&path);
        let file = ("file", path.display().to_string().into());
        self.tell(ctx, self.words.say_with("told-settings-at", &[file]));
    }
}
