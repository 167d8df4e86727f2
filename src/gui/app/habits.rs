//! What the user chose: how the window looks and behaves. Kept in the settings, and there again at the next start.

use std::io;

use egui::{Context, ViewportCommand};

use super::App;
use crate::disk::{Setting, Settings, SettingsTrouble};
use crate::document::{Motion, Part, PieceNames, Preference, Preferences, Quiz, Room};
use crate::gui::open::LEAST;
use crate::gui::theme;
use crate::gui::wishes::Wishes;
use crate::words::{Language, MovePieces, Words};

/// So much more or less room a part of the window gets at once.
const STEP: f32 = 24.0;

/// What the user chose, where it is kept, and what the system wishes.
pub(super) struct Habits {
    pub(super) preferences: Preferences,
    pub(super) widths: Widths,
    settings: Settings,
    wishes: Wishes,
    /// How large everything is, as it was kept last.
    zoom: f32,
}

/// Widths that the user gave to the parts beside the board, in points; `None` where a part is as wide as it was designed.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Widths {
    pub(super) scoresheet: Option<f32>,
    pub(super) finding: Option<f32>,
}

impl Widths {
    const fn of(&mut self, part: Part) -> &mut Option<f32> {
        match part {
            Part::Scoresheet => &mut self.scoresheet,
            Part::Finding => &mut self.finding,
        }
    }
}

const fn width_key(part: Part) -> &'static str {
    match part {
        Part::Scoresheet => "width.scoresheet",
        Part::Finding => "width.finding",
    }
}

impl Default for Habits {
    fn default() -> Self {
        Self {
            preferences: Preferences::default(),
            widths: Widths::default(),
            settings: Settings::default(),
            wishes: Wishes::default(),
            zoom: 1.0,
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
        self.habits.settings = settings;
        let settings = &self.habits.settings;
        let mut not_used = Vec::new();
        for key in Preference::KEYS {
            let kept = settings
                .text(key)
                .and_then(|value| Preferences::named(key, value));
            match kept {
                Some(preference) => self.habits.preferences.choose(preference),
                None if settings.has(key) => not_used.push(key),
                None => {}
            }
        }
        let kept = settings.text("language");
        let kept_language =
            kept.and_then(|code| Language::ALL.into_iter().find(|it| it.code() == code));
        if kept_language.is_none() && settings.has("language") && kept != Some("auto") {
            not_used.push("language");
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
            self.habits.zoom = zoom.clamp(0.5, 5.0);
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
    fn tell_trouble(&mut self, not_used: &[&str]) {
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
                    ("keys", not_used.join(", ").into()),
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

    /// Gives a part of the window this width, while it is dragged.
    pub(super) fn set_width(&mut self, part: Part, width: f32) {
        *self.habits.widths.of(part) = Some(width);
    }

    /// Keeps the width that a part was given.
    pub(super) fn keep_width(&mut self, ctx: &Context, part: Part) {
        if let Some(width) = *self.habits.widths.of(part) {
            self.keep_setting(ctx, width_key(part), f64::from(width.round()).into());
        }
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
        self.keep_width(ctx, part);
    }

    /// Shows the parts of the window as wide as they were designed.
    pub(super) fn usual_layout(&mut self, ctx: &Context) {
        self.habits.widths = Widths::default();
        // A width of nothing is the designed one.
        let none = |part| (width_key(part), Setting::Number(0.0));
        let kept = self
            .habits
            .settings
            .set(&[none(Part::Scoresheet), none(Part::Finding)]);
        self.tell_kept(ctx, kept);
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
        self.words.set_pieces(match preferences.pieces {
            PieceNames::OfLanguage => MovePieces::OfLanguage,
            PieceNames::English => MovePieces::English,
            PieceNames::Figurines => MovePieces::Figurines,
        });
        self.follow_zoom(ctx);
    }

    /// Keeps how large everything is, whoever changed it. Where the window is too small for it, the window grows; where the
    /// screen is, everything is as large as fits, and that is told.
    fn follow_zoom(&mut self, ctx: &Context) {
        let zoom = ctx.zoom_factor();
        if (zoom - self.habits.zoom).abs() < 0.001 {
            return;
        }
        let (room, screen) = ctx.input(|input| {
            let screen = input.viewport().monitor_size;
            (input.content_rect().size(), screen)
        });
        let grows = zoom > self.habits.zoom;
        if grows && room.x > 0.0 && (room.x < LEAST.x || room.y < LEAST.y) {
            let fits = screen.is_none_or(|screen| screen.x >= LEAST.x && screen.y >= LEAST.y);
            if fits {
                ctx.send_viewport_cmd(ViewportCommand::InnerSize(room.max(LEAST)));
            } else {
                ctx.set_zoom_factor(self.habits.zoom);
                self.tell(ctx, self.words.say("told-no-larger"));
                return;
            }
        }
        self.habits.zoom = zoom;
        self.keep_setting(
            ctx,
            "zoom",
            f64::from((zoom * 100.0).round() / 100.0).into(),
        );
    }

    /// Shows the file of the settings in the system's editor; where there is none yet, it is begun.
    pub(super) fn show_settings(&mut self, ctx: &Context) {
        let language = self.words.language().code();
        self.keep_setting(ctx, "language", language.into());
        let Some(path) = self
            .habits
            .settings
            .path()
            .map(std::path::Path::to_path_buf)
        else {
            return;
        };
        if !self.show_in_system(&path) {
            let file = ("file", path.display().to_string().into());
            self.tell(ctx, self.words.say_with("told-settings-at", &[file]));
        }
    }
}
