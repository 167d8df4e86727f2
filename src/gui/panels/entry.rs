//! The field in which moves are typed, with what is read, and the question where a move is played in the middle of a
//! game.

use egui::{
    Align, Button, Event, Id, Key, Label, Layout, Modifiers, RichText, Role, TextEdit, Ui,
    WidgetInfo, vec2,
};

use crate::document::{
    Action, Candidate, Decision, Document, Entry, Question, Sheet, Stands, Typed, Weighed,
};
use crate::game::{GameResult, Letters};
use crate::gui::actions::say_with_key;
use crate::gui::theme::{BODY, SMALL, VERDICT, bold, regular, theme, with_text};
use crate::gui::widgets::text_ui;
use crate::gui::widgets::width_of;
use crate::words::Words;

/// So many letters of a typed word are said again.
const LONGEST: usize = 24;

/// So many of the moves that a word may become are named.
const NAMED: usize = 24;

/// What the field remembers between two frames.
#[derive(Debug, Default)]
pub(in crate::gui) struct EntryMemory {
    /// What stands in the field.
    text: String,
    /// What its first word is.
    entry: Entry,
    /// Whether the text is to be played as far as it goes: Enter was pressed, or a line was pasted.
    entered: bool,
    /// Whether the field is to get the focus.
    wants_focus: bool,
    /// An illegal move of which it was said that it stood.
    stood: Option<String>,
    /// The game that the text is for.
    game: Option<(String, usize)>,
}

impl EntryMemory {
    fn id() -> Id {
        Id::unique("entry")
    }

    /// Whether the field has the focus.
    pub(in crate::gui) fn has_focus(ctx: &egui::Context) -> bool {
        ctx.memory(|memory| memory.has_focus(Self::id()))
    }

    /// Whether nothing stands in the field.
    pub(in crate::gui) const fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// Whether a letter or digit was typed, which begins a move where no field has the focus.
    pub(in crate::gui) fn is_typed(ctx: &egui::Context) -> bool {
        ctx.input(|input| {
            let is_letter = |event: &Event| matches!(event, Event::Text(text) if text.starts_with(char::is_alphanumeric));
            // A letter with Alt or Ctrl is a command, perhaps of another program.
            let is_command = input.modifiers.alt || input.modifiers.command;
            !is_command && input.events.iter().any(is_letter)
        })
    }

    /// A letter or digit that was typed outside every field begins a move.
    pub(in crate::gui) fn begin_where_typed(ctx: &egui::Context) {
        if Self::is_typed(ctx) {
            ctx.memory_mut(|memory| memory.request_focus(Self::id()));
        }
    }

    /// The next move that the text has a whole word of, read at the moment shown.
    pub(in crate::gui) fn next(&mut self, sheet: &Sheet, own: Letters) -> Option<Candidate> {
        let whole = self.entered || crate::document::has_whole_word(&self.text);
        if !whole {
            return None;
        }
        self.entry.read(sheet, &self.text, own);
        if let Typed::Move(candidate) = self.entry.typed() {
            return Some(candidate.clone());
        }
        // What cannot be played stays there, to be mended, and what was typed after it.
        self.entered = false;
        None
    }

    /// The first word was played.
    pub(in crate::gui) fn take(&mut self) {
        let (_, rest) = crate::document::first_word(&self.text);
        rest.trim_start().clone_into(&mut self.text);
        if self.text.is_empty() {
            self.entered = false;
        }
        self.wants_focus = true;
    }

    /// An illegal move of which it was said that it stood.
    pub(in crate::gui) fn take_stood(&mut self) -> Option<String> {
        let stood = self.stood.take()?;
        self.clear();
        Some(stood)
    }

    /// Nothing stands in the field any more.
    pub(in crate::gui) fn clear(&mut self) {
        self.text.clear();
        self.entered = false;
    }
}

/// Shows the last move, the field, and what is typed or asked.
pub(in crate::gui) fn entry_ui(
    ui: &mut Ui,
    document: &Document,
    sheet: &Sheet,
    memory: &mut EntryMemory,
    words: &Words,
) -> Option<Action> {
    // What was typed for one game is not played in another.
    let game = Some((sheet.file().to_owned(), sheet.record().number));
    if memory.game != game {
        memory.game = game;
        memory.clear();
    }
    last_move_ui(ui, sheet, words);
    field_ui(ui, memory, words);
    let question = document.question();
    if memory.entered {
        // Enter answers a question first; what was typed meanwhile is played after it.
        memory.entered = !memory.text.trim().is_empty();
        if let Some(question) = question {
            let likely = question.decisions().first().copied();
            return likely.map(Action::Answer);
        }
    }
    let own = Letters::of_language(words.language().code()).unwrap_or_default();
    memory.entry.read(sheet, &memory.text, own);
    ui.add_space(2.0);
    let mut chosen = None;
    ui.scope(|ui| {
        ui.set_min_height(with_text(ui, 34.0));
        chosen = match question {
            Some(question) => question_ui(ui, question, words),
            None => typed_ui(ui, sheet, memory, words),
        };
    });
    if matches!(chosen, Some(Action::Play(_))) {
        memory.take();
    }
    chosen
}

/// The last move in large type, and how many moves each has made, for the clock's move counter.
fn last_move_ui(ui: &mut Ui, sheet: &Sheet, words: &Words) {
    let Some(found) = &sheet.report().found else {
        return;
    };
    ui.horizontal(|ui| {
        let label = found.moment.label.as_ref();
        let text = label.map_or_else(|| words.say("moment-start"), |label| words.mv(label));
        let size = if label.is_some() { VERDICT } else { BODY };
        ui.add(Label::new(RichText::new(text).font(bold(size))).truncate());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (white, black) = sheet.moves_made();
            let places = [
                ("white", white.to_string().into()),
                ("black", black.to_string().into()),
            ];
            let texts = ["moves-made", "moves-made-short"];
            let mut texts = texts.iter().map(|key| words.say_with(key, &places));
            let room = ui.available_width();
            let text = texts.find(|text| width_of(ui, text, regular(SMALL)) <= room);
            // Without room the tip of the move says it.
            if let Some(text) = text {
                let text = RichText::new(text).font(regular(SMALL));
                ui.label(text.color(theme(ui).muted))
                    .on_hover_text(words.say("moves-made-tip"));
            }
        });
    });
}

fn field_ui(ui: &mut Ui, memory: &mut EntryMemory, words: &Words) {
    let hint = words.say("entry-hint");
    let width = ui.available_width();
    let field = TextEdit::singleline(&mut memory.text)
        .id(EntryMemory::id())
        .hint_text(&hint)
        .desired_width(width)
        .margin(vec2(8.0, 6.0));
    let pasted = ui.input(|input| {
        let mut events = input.events.iter();
        events.any(|event| matches!(event, Event::Paste(_)))
    });
    let response = ui.add(field);
    response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, words.say("entry-name")));
    let enter = ui.input(|input| input.key_pressed(Key::Enter));
    if response.lost_focus() && enter {
        memory.entered = true;
        memory.wants_focus = true;
    }
    if response.changed() && pasted {
        memory.entered = true;
    }
    if std::mem::take(&mut memory.wants_focus) {
        response.request_focus();
    }
    // Esc has taken the focus from it already.
    if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape)) {
        memory.clear();
    }
}

/// What is typed, and what it is read as.
fn typed_ui(ui: &mut Ui, sheet: &Sheet, memory: &mut EntryMemory, words: &Words) -> Option<Action> {
    let colours = theme(ui);
    let small = |ui: &mut Ui, text: String, ink| {
        ui.add(Label::new(RichText::new(text).font(regular(SMALL)).color(ink)).wrap());
    };
    let shown: String = memory.entry.word().chars().take(LONGEST).collect();
    let word = || ("word", shown.as_str().into());
    match memory.entry.typed() {
        Typed::Nothing => small(ui, words.say("entry-help"), colours.muted),
        Typed::Move(candidate) => {
            let places = [("move", words.mv(&candidate.label).into())];
            small(ui, words.say_with("entry-move", &places), colours.accent);
        }
        Typed::Begun(begun) => {
            let mut moves: Vec<String> = begun
                .iter()
                .take(NAMED)
                .map(|candidate| words.san(&candidate.label))
                .collect();
            if begun.len() > NAMED {
                moves.push("…".to_owned());
            }
            small(ui, moves.join("  "), colours.muted);
        }
        Typed::Several(several) => {
            let places = [word()];
            small(
                ui,
                words.say_with("entry-several", &places),
                colours.caution.ink,
            );
            return several_ui(ui, several, words);
        }
        Typed::Illegal(why) => {
            let places = [word(), ("why", words.why_illegal(*why).into())];
            small(
                ui,
                words.say_with("entry-illegal", &places),
                colours.incorrect.ink,
            );
            let stood = RichText::new(words.say("entry-stood")).font(regular(SMALL));
            if sheet.may_resume() && ui.button(stood).clicked() {
                memory.stood = Some(memory.entry.word().to_owned());
            }
        }
        Typed::Unreadable(_) => {
            let text = if GameResult::read(memory.entry.word()).is_some() {
                say_with_key("entry-result", Action::WriteTags, words)
            } else {
                words.say_with("entry-unreadable", &[word()])
            };
            small(ui, text, colours.incorrect.ink);
        }
    }
    None
}

/// The moves that a word may mean, to be chosen from.
fn several_ui(ui: &mut Ui, several: &[Candidate], words: &Words) -> Option<Action> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for candidate in several {
            if ui.button(words.san(&candidate.label)).clicked() {
                chosen = Some(Action::Play(candidate.mv));
            }
        }
    });
    chosen
}

/// A move that was played before another one: what becomes of it.
fn question_ui(ui: &mut Ui, question: &Question, words: &Words) -> Option<Action> {
    let (title, stands) = match &question.stands {
        Stands::Move(label) => ("question-title", words.mv(label)),
        Stands::Word(word) => ("question-title-word", word.clone()),
    };
    let places = [
        ("move", words.mv(&question.played).into()),
        ("stands", stands.as_str().into()),
    ];
    text_ui(ui, &words.say_with(title, &places), theme(ui).text);
    let mut chosen = None;
    for (i, decision) in question.decisions().into_iter().enumerate() {
        let (key, weighed) = match decision {
            Decision::Replace => ("decision-replace", question.replace.as_ref()),
            Decision::PutIn => ("decision-put-in", question.put_in.as_ref()),
            Decision::Variation => ("decision-variation", None),
            Decision::Leave => ("decision-leave", None),
        };
        let label = words.say_with(key, &[("stands", stands.as_str().into())]);
        let button = Button::new(label).min_size(vec2(ui.available_width(), 0.0));
        // Enter in the empty field chooses the first.
        let button = match (i, decision) {
            (0, _) => button.shortcut_text("Enter"),
            (_, Decision::Leave) => button.shortcut_text("Esc"),
            _ => button,
        };
        if ui.add(button).clicked() {
            chosen = Some(Action::Answer(decision));
        }
        if let Some(weighed) = weighed {
            weighed_ui(ui, weighed, words);
        }
    }
    if ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
        chosen = Some(Action::Answer(Decision::Leave));
    }
    chosen
}

/// What an edit would leave of the moves after it.
fn weighed_ui(ui: &mut Ui, weighed: &Weighed, words: &Words) {
    let count = [("n", weighed.kept.into())];
    let (key, ink) = match weighed.ends_before {
        None => ("weighed-all", theme(ui).muted),
        Some(_) => ("weighed-some", theme(ui).incorrect.ink),
    };
    let small = |ui: &mut Ui, text: String| {
        ui.add(Label::new(RichText::new(text).font(regular(SMALL)).color(ink)).wrap());
    };
    small(ui, words.say_with(key, &count));
    if let Some(defect) = &weighed.ends_before {
        small(ui, words.defect(defect));
    }
}
