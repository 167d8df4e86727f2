//! Claims: the day and time for them, decisions and their comments, the register, records saved and shown.

use std::path::Path;

use egui::Context;

use super::App;
use super::event::EventField;
use super::saving::Unsaved;
use crate::disk::{self, Office};
use crate::document::register::{self, Entry};
use crate::document::{ClaimEdit, ClaimWords, Decided, Ruled};
use crate::gui::Now;
use crate::report::{ClaimRecord, EarlierClaim, Hearing};
use crate::writers::{self, Pdf, PdfError};

/// How a file is shown to the user once it is written.
pub type ShowFile = fn(&Path) -> std::io::Result<()>;

/// The arbiter's desk around the game: the kept files, the clock, the register as it was read last.
pub(super) struct Desk {
    pub(super) office: Office,
    now: fn() -> Now,
    show: Option<ShowFile>,
    /// The claims of the register.
    pub(super) entries: Vec<Entry>,
    /// When the clocks were stopped, by the window's time.
    pub(super) stopped: Option<f64>,
    /// The event, while it is being written.
    pub(super) event: Option<EventField>,
}

impl Default for Desk {
    fn default() -> Self {
        Self {
            office: Office::default(),
            now: Now::here,
            show: None,
            entries: Vec::new(),
            stopped: None,
            event: None,
        }
    }
}

impl App {
    /// Shows saved records so.
    pub fn show_saved_with(&mut self, show: ShowFile) {
        self.desk.show = Some(show);
    }

    /// Takes the day and the time from here.
    pub fn use_clock(&mut self, now: fn() -> Now) {
        self.desk.now = now;
    }

    /// Begins to examine a claim at the moment shown, or goes on with it; `another` begins anew where one was decided there.
    pub(super) fn examine_claim(&mut self, ctx: &Context, another: bool) {
        let now = (self.desk.now)();
        let number = self.next_number();
        let hearing = Hearing {
            number,
            earlier: self.earlier_claims(),
            told_to: self.document.event().arbiter.clone(),
            date: now.date,
            claimed_at: now.time,
            ..Hearing::default()
        };
        let begins = self.document.examine(hearing, another);
        self.claim.opened();
        if begins {
            self.desk.stopped = Some(ctx.input(|input| input.time));
        }
    }

    /// The number of the next record: round and board where the tags name them, and which claim of the register it is.
    fn next_number(&mut self) -> String {
        self.read_register();
        let tags = self
            .document
            .sheet()
            .map(|sheet| sheet.record().tags.clone());
        let told = |name: &str| {
            let tags = tags.as_ref()?;
            tags.told(name).map(|told| told.replace('.', "-"))
        };
        let round = told("Round");
        let board =
            told("Board").filter(|_| round.as_ref().is_none_or(|round| !round.contains('-')));
        let place: Vec<String> = round.into_iter().chain(board).collect();
        let place = place.join("-");
        let named = |n: usize| {
            if place.is_empty() {
                n.to_string()
            } else {
                format!("{place}-{n}")
            }
        };
        let taken = |name: &String| self.desk.entries.iter().any(|it| it.number == *name);
        let mut numbers = (1..=self.desk.entries.len() + 1).map(named);
        numbers.find(|name| !taken(name)).unwrap_or_default()
    }

    /// The claims of the register that were made at the moment shown.
    fn earlier_claims(&self) -> Vec<EarlierClaim> {
        let sheet = self.document.sheet();
        let here = sheet.and_then(|sheet| Some((sheet, sheet.reading()?.cursor())));
        let Some((sheet, moment)) = here else {
            return Vec::new();
        };
        let (file, game) = (sheet.file(), sheet.record().number);
        let entries = self.desk.entries.iter();
        let earlier = entries.filter(|it| it.is_at(file, game, moment.half_moves()));
        earlier.map(Entry::as_earlier).collect()
    }

    /// Reads the register. Lines that cannot be read are told.
    pub(super) fn read_register(&mut self) {
        match self.desk.office.register() {
            Ok(text) => {
                let (entries, unread) = register::read(&text);
                // Without a folder the register is this window's own.
                if !text.is_empty() {
                    self.desk.entries = entries;
                }
                if unread > 0 {
                    let text = self
                        .words
                        .say_with("register-unread", &[("n", unread.into())]);
                    self.show_message("failed", text);
                }
            }
            Err(error) => {
                let detail = self.why(&error);
                let text = self
                    .words
                    .say_with("register-unreadable", &[("detail", detail.into())]);
                self.show_message("failed", text);
            }
        }
    }

    /// Decides on the claim that is examined; the register follows.
    pub(super) fn decide_claim(&mut self, ctx: &Context, ruled: Ruled) {
        let now = (self.desk.now)();
        self.number_anew();
        let (Some(decision), Some(record)) = (
            self.document.decision(ruled, now.time),
            self.document.claim_record(),
        ) else {
            return;
        };
        let comment = self.words.decision_comment(&record, &decision);
        self.document.decide(decision, &comment);
        self.desk.stopped = None;
        self.tell(ctx, self.words.say("told-decided"));
    }

    /// Another claim may have been decided since this one was begun: no two records have one number. One that was taken back keeps
    /// its own.
    fn number_anew(&mut self) {
        let Some(record) = self.document.claim_record() else {
            return;
        };
        let next = self.next_number();
        let number = &record.hearing.number;
        let mut entries = self.desk.entries.iter();
        let taken = entries.any(|it| it.number == *number && !it.is_taken_back_of(&record));
        if taken && !number.is_empty() {
            self.state_claim(ClaimEdit::Words(ClaimWords::Number, next));
        }
    }

    /// Enters into the register what became of claims: decided, taken back, decided again.
    pub(super) fn follow_decisions(&mut self) {
        for decided in self.document.take_decided() {
            let Some(entry) = Entry::of(&decided) else {
                continue;
            };
            if !decided.taken_back && self.desk.office.keeps() {
                match self.page_of(&decided.record) {
                    Ok(bytes) => self.keep_page(&entry.page_name(), &bytes),
                    Err(detail) => self.tell_not_kept(&detail),
                }
            }
            self.enter_in_register(entry);
        }
    }

    /// Keeps the page of a decided claim, so that it can be printed again at any time.
    fn keep_page(&mut self, name: &str, bytes: &[u8]) {
        if let Err(error) = self.desk.office.keep_page(name, bytes) {
            let detail = self.why(&error);
            self.tell_not_kept(&detail);
        }
    }

    fn tell_not_kept(&mut self, detail: &str) {
        let detail = [("detail", detail.into())];
        let text = self.words.say_with("page-not-kept", &detail);
        self.show_message("failed", text);
    }

    /// Shows the kept page of a claim.
    pub(super) fn show_page(&mut self, ctx: &Context, name: &str) {
        let path = self.desk.office.page(name).unwrap_or_default();
        if path.is_file() {
            self.show_saved(ctx, &path);
        } else {
            let file = ("file", path.display().to_string().into());
            let text = self.words.say_with("told-no-page", &[file]);
            self.show_message("failed", text);
        }
    }

    fn enter_in_register(&mut self, entry: Entry) {
        let line = entry.to_line();
        register::enter(&mut self.desk.entries, entry);
        if let Err(error) = self.desk.office.add_to_register(&line) {
            let detail = self.why(&error);
            let text = self
                .words
                .say_with("register-not-written", &[("detail", detail.into())]);
            self.show_message("failed", text);
        }
    }

    /// States something about the claim that is examined, as its form would.
    pub fn state_claim(&mut self, edit: ClaimEdit) {
        self.document.state(edit);
    }

    /// Asks where the record of the claim is to be saved: the path is typed, with a name that fits.
    pub(super) fn ask_to_save_record(&mut self) {
        let Some(record) = self.document.claim_record() else {
            return;
        };
        let bytes = match self.page_of(&record) {
            Ok(bytes) => bytes,
            Err(detail) => {
                self.show_message("failed", detail);
                return;
            }
        };
        let number = record.hearing.number.trim().replace(['/', '\\', ' '], "-");
        // What was noted since the decision stands on the kept page, too.
        let decided = Decided {
            record,
            taken_back: false,
        };
        if let Some(entry) = Entry::of(&decided) {
            self.keep_page(&entry.page_name(), &bytes);
        }
        let name = if number.is_empty() {
            "claim.pdf".to_owned()
        } else {
            format!("claim-{number}.pdf")
        };
        let path = self.beside_the_game(&name);
        self.type_path_for(Unsaved::Record(bytes), path);
    }

    /// The page of a record.
    fn page_of(&mut self, record: &ClaimRecord) -> Result<Vec<u8>, String> {
        let page = self.words.record_page(record);
        let (paper, language) = (record.event.paper, self.words.language().code());
        let pdf = writers::record_pdf(&page, paper, language, disk::fonts_with);
        self.bytes_of("record-title", pdf)
    }

    /// The bytes of a page; characters that no font has are told, with the title of this key.
    pub(super) fn bytes_of(
        &mut self,
        title: &str,
        pdf: Result<Pdf, PdfError>,
    ) -> Result<Vec<u8>, String> {
        let pdf = pdf.map_err(|error| error.to_string())?;
        if !pdf.missing.is_empty() {
            let text = self.words.no_font_for(&pdf.missing);
            self.show_message(title, text);
        }
        Ok(pdf.bytes)
    }

    /// Puts the record on the clipboard as text.
    pub(super) fn copy_record(&mut self, ctx: &Context) {
        if let Some(record) = self.document.claim_record() {
            ctx.copy_text(writers::record_text(&self.words.record_page(&record)));
            self.tell(ctx, self.words.say("told-copied"));
        }
    }

    /// Asks where a form for a claim is to be saved.
    pub(super) fn ask_to_save_form(&mut self) {
        let form = self.words.claim_form(self.document.event());
        let (paper, language) = (self.document.event().paper, self.words.language().code());
        let pdf = writers::form_pdf(&form, paper, language, disk::fonts_with);
        match self.bytes_of("record-title", pdf) {
            Ok(bytes) => {
                let path = self.beside_the_game("claim-form.pdf");
                self.type_path_for(Unsaved::Record(bytes), path);
            }
            Err(detail) => self.show_message("failed", detail),
        }
    }

    /// Asks where the register is to be saved as CSV.
    pub(super) fn ask_to_save_register(&mut self) {
        match register::to_csv(&self.desk.entries) {
            Ok(bytes) => {
                let path = self.beside_the_game("claims.csv");
                self.type_path_for(Unsaved::Register(bytes), path);
            }
            Err(error) => self.show_message("failed", error.to_string()),
        }
    }

    /// Has the system show a file or a folder; whether it could.
    pub(super) fn show_in_system(&self, path: &Path) -> bool {
        self.desk.show.is_some_and(|show| show(path).is_ok())
    }

    /// A record that was saved is shown by the system; where it cannot be, that is told.
    pub(super) fn show_saved(&mut self, ctx: &Context, path: &Path) {
        // The page has the finding on it.
        if self.document.is_covered() {
            return;
        }
        if self.desk.show.is_some() && !self.show_in_system(path) {
            let file = ("file", path.display().to_string().into());
            self.tell(ctx, self.words.say_with("told-not-opened", &[file]));
        }
    }

    /// So many seconds have the clocks been stopped; the window is drawn again in a second.
    pub(super) fn stopped_for(&self, ctx: &Context) -> Option<u64> {
        let since = self.desk.stopped?;
        let examined = self.document.examination()?;
        if examined.decision().is_some() {
            return None;
        }
        ctx.request_repaint_after(std::time::Duration::from_secs(1));
        let seconds = ctx.input(|input| input.time) - since;
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a few hours at most"
        )]
        Some(seconds.max(0.0) as u64)
    }
}
