//! The event: read at the start, written in a form over the window, kept.

use egui::{Context, Grid, RichText, Role, TextEdit, Ui, WidgetInfo};

use super::App;
use super::over::{form_field_ui, modal_frame};
use crate::disk::Office;
use crate::document::event_file;
use crate::gui::going_on::{answered, go_on};
use crate::gui::segmented::{Height, segmented_ui};
use crate::gui::theme::{BODY, HEADING, SMALL, bold, regular, theme};
use crate::report::{Answer, Control, DrawOffers, Edition, Event, LawsChoice, PaperSize};

/// Width of the fields.
const WIDTH: f32 = 356.0;

/// The event that is being written.
#[derive(Clone, Debug)]
pub(super) struct EventField {
    event: Event,
    /// Whether its first field has got the focus, once.
    focused: bool,
}

impl App {
    /// Keeps event and register in these files, and reads the event that is kept. One that cannot be read is set aside and told.
    pub fn use_office(&mut self, office: Office) {
        let read = office.event().map(|text| {
            let empty = text.trim().is_empty();
            (!empty).then(|| event_file::read(&text))
        });
        match read {
            Ok(None) => {}
            Ok(Some(Ok(event))) => self.document.set_event(event),
            Ok(Some(Err(_))) => {
                let aside = office.set_event_aside();
                let file =
                    aside.map_or_else(|error| error.to_string(), |path| path.display().to_string());
                let text = self
                    .words
                    .say_with("event-broken", &[("file", file.into())]);
                self.show_message("failed", text);
            }
            Err(error) => {
                let detail = self.why(&error);
                let text = self
                    .words
                    .say_with("event-unreadable", &[("detail", detail.into())]);
                self.show_message("failed", text);
            }
        }
        self.desk.office = office;
    }

    /// Begins to write what is known of the event.
    pub(super) fn begin_event(&mut self) {
        self.desk.event = Some(EventField {
            event: self.document.event().clone(),
            focused: false,
        });
    }

    /// The fields of the event, over the window.
    pub(super) fn event_ui(&mut self, ctx: &Context) {
        let Some(mut field) = self.desk.event.take() else {
            return;
        };
        let modal = egui::Modal::new(egui::Id::unique("event"))
            .frame(modal_frame(ctx))
            .show(ctx, |ui| {
                ui.set_width(600.0);
                ui.label(RichText::new(self.words.say("event-title")).font(bold(HEADING)));
                ui.label(
                    RichText::new(self.words.say("event-text"))
                        .font(regular(SMALL))
                        .color(theme(ui).muted),
                );
                ui.add_space(8.0);
                self.event_fields_ui(ui, &mut field);
                ui.add_space(12.0);
                let by_keys = ui.input_mut(|input| {
                    input.consume_key(egui::Modifiers::COMMAND, egui::Key::Enter)
                });
                let (done, cancelled) = self.form_buttons_ui(ui);
                (done || by_keys, cancelled)
            });
        let (done, cancelled) = modal.inner;
        if done {
            self.keep_event(field.event);
        } else if !cancelled && !modal.should_close() {
            self.desk.event = Some(field);
        }
    }

    fn keep_event(&mut self, event: Event) {
        self.document.set_event(event);
        let office = &self.desk.office;
        // Keys of the kept one that are not ours stay; where it cannot be read, it is not written over.
        let kept = office.event().and_then(|former| {
            office.save_event(&event_file::write(self.document.event(), &former))
        });
        if let Err(error) = kept {
            let detail = self.why(&error);
            let text = self
                .words
                .say_with("event-not-kept", &[("detail", detail.into())]);
            self.show_message("failed", text);
        }
    }

    fn event_fields_ui(&self, ui: &mut Ui, field: &mut EventField) {
        let event = &mut field.event;
        Grid::new("event")
            .num_columns(2)
            .spacing([12.0, 6.0])
            .show(ui, |ui| {
                let texts = [
                    ("tag-event", &mut event.name),
                    ("event-time-control", &mut event.time_control),
                    ("record-arbiter", &mut event.arbiter),
                    ("record-chief-arbiter", &mut event.chief_arbiter),
                    ("event-appeal-to", &mut event.appeal_to),
                    ("event-appeal-until", &mut event.appeal_until),
                ];
                for (key, value) in texts {
                    let name = self.words.say(key);
                    let id = ui.scope_id().with(("field", key));
                    go_on(ui, id);
                    let edit = TextEdit::singleline(value).id(id).desired_width(WIDTH);
                    if form_field_ui(ui, &name, edit, &mut field.focused) {
                        answered(ui, id);
                    }
                }
                self.event_choices_ui(ui, event);
            });
    }

    /// The choices: control, supervision, draw offers, penalty, Laws, boards, paper.
    fn event_choices_ui(&self, ui: &mut Ui, event: &mut Event) {
        let words = &self.words;
        let row = |ui: &mut Ui, key: &str, labels: &[String], chosen: Option<usize>| {
            let name = words.say(key);
            ui.label(RichText::new(&name).font(regular(BODY)));
            let now = segmented_ui(ui, &name, labels, chosen, WIDTH, Height::Small, true);
            ui.end_row();
            now
        };
        let controls = [Control::Standard, Control::Rapid, Control::Blitz];
        let labels = controls.map(|control| words.control_title(control));
        let chosen = controls
            .iter()
            .position(|it| Some(*it) == event.terms.control);
        if let Some(at) = row(ui, "form-control", &labels, chosen) {
            event.terms.control = controls.get(at).copied();
        }
        let answers = [Answer::Yes, Answer::No, Answer::NotStated];
        let said = ["answer-yes", "answer-no", "answer-not-stated"].map(|key| words.say(key));
        let chosen = answers.iter().position(|it| *it == event.terms.supervised);
        if let Some(at) = row(ui, "event-supervised", &said, chosen) {
            event.terms.supervised = answers.get(at).copied().unwrap_or_default();
        }
        let offers = [DrawOffers::Allowed, DrawOffers::Restricted];
        let labels = ["event-offers-allowed", "event-offers-restricted"].map(|key| words.say(key));
        let chosen = offers.iter().position(|it| *it == event.terms.draw_offers);
        if let Some(at) = row(ui, "event-offers", &labels, chosen) {
            event.terms.draw_offers = offers.get(at).copied().unwrap_or_default();
        }
        let minutes = [None, Some(1), Some(2), Some(3), Some(5)];
        let labels = minutes.map(|it| {
            it.map_or_else(
                || words.say("form-minutes-by-laws"),
                |minutes: u32| minutes.to_string(),
            )
        });
        let chosen = minutes.iter().position(|it| *it == event.terms.minutes);
        if let Some(at) = row(ui, "form-minutes", &labels, chosen) {
            event.terms.minutes = minutes.get(at).copied().flatten();
        }
        let chosen = answers.iter().position(|it| *it == event.electronic_boards);
        if let Some(at) = row(ui, "event-boards", &said, chosen) {
            event.electronic_boards = answers.get(at).copied().unwrap_or_default();
        }
        let papers = [PaperSize::A4, PaperSize::Letter];
        let labels = ["A4".to_owned(), "US Letter".to_owned()];
        let chosen = papers.iter().position(|it| *it == event.paper);
        if let Some(at) = row(ui, "event-paper", &labels, chosen) {
            event.paper = papers.get(at).copied().unwrap_or_default();
        }
        self.event_laws_ui(ui, event, WIDTH);
    }

    fn event_laws_ui(&self, ui: &mut Ui, event: &mut Event, width: f32) {
        let name = self.words.say("event-laws");
        ui.label(RichText::new(&name).font(regular(BODY)));
        let says = |laws: LawsChoice| match laws {
            LawsChoice::Edition(edition) => self.words.edition(edition),
            LawsChoice::OfItsDay => self.words.say("event-laws-of-its-day"),
        };
        let text = says(event.laws);
        let all = Edition::ALL.map(LawsChoice::Edition);
        let shown = egui::ComboBox::from_id_salt("laws")
            .width(width)
            .selected_text(&text)
            .show_ui(ui, |ui| {
                for laws in all.into_iter().chain([LawsChoice::OfItsDay]) {
                    ui.selectable_value(&mut event.laws, laws, says(laws));
                }
            });
        shown
            .response
            .widget_info(|| WidgetInfo::labeled(Role::ComboBox, true, format!("{name}: {text}")));
        ui.end_row();
    }
}
