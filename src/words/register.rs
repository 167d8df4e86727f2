//! The register of claims in words.

use shakmaty::Color;

use super::Words;
use crate::report::EarlierClaim;

impl Words {
    /// A claim in the register: who, when, with which move. The texts are those of the register.
    #[must_use]
    pub fn register_claim(&self, claimant: &str, after: &str, intended: &str) -> String {
        // The move before it is of the other player.
        let is_white = |after: &str| !after.contains("...");
        let mover = Color::from_white(is_white(after));
        let own = Color::from_white(claimant == "white");
        let places = [
            ("side", claimant.into()),
            ("after", self.pieces_of(after, mover).into()),
            ("move", self.pieces_of(intended, own).into()),
        ];
        self.say_with(
            match (after.is_empty(), intended.is_empty()) {
                (true, true) => "register-claim-start",
                (true, false) => "register-claim-start-intended",
                (false, true) => "register-claim-board",
                (false, false) => "register-claim-intended",
            },
            &places,
        )
    }

    /// That a claim was decided before at the same moment.
    #[must_use]
    pub fn earlier_claim(&self, earlier: &EarlierClaim) -> String {
        let claim = self.register_claim(&earlier.claimant, &earlier.after, &earlier.intended_move);
        let finding = self.register_finding(&earlier.finding, &earlier.articles);
        let places = [
            ("number", earlier.number.as_str().into()),
            ("claim", claim.into()),
            ("finding", finding.into()),
        ];
        self.say_with("record-earlier-claim", &places)
    }

    /// A finding in the register.
    #[must_use]
    pub fn register_finding(&self, finding: &str, articles: &str) -> String {
        let finding = self.say_with("register-finding", &[("finding", finding.into())]);
        if articles.is_empty() {
            finding
        } else {
            format!("{finding} ({articles})")
        }
    }

    /// A ruling in the register.
    #[must_use]
    pub fn register_ruling(&self, ruling: &str, reason: &str) -> String {
        let places = [("ruling", ruling.into()), ("reason", reason.into())];
        self.say_with("register-ruling", &places)
    }
}
