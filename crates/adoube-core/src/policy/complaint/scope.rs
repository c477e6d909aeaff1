//! Which breaches the loss of the right to complain reaches.

use crate::policy::Params;
use crate::topic::Topic;

/// The word behind the parameter `scope`.
#[derive(Debug)]
pub(super) enum Scope {
    Article4,
    TouchedUnits,
    EveryArticle,
}

impl Scope {
    pub(super) const WORDS: &[&str] = &["article-4", "touched-units", "every-article"];

    pub(super) fn of(params: &Params) -> Scope {
        if params.is("scope", "touched-units") {
            Scope::TouchedUnits
        } else if params.is("scope", "every-article") {
            Scope::EveryArticle
        } else {
            Scope::Article4
        }
    }

    /// Whether a breach of that topic's article is within it.
    pub(super) fn holds(&self, breach: Topic) -> bool {
        match self {
            Scope::EveryArticle => true,
            Scope::Article4 => !breach.is_competition(),
            Scope::TouchedUnits => matches!(
                breach,
                Topic::Contact
                    | Topic::CastlingContact
                    | Topic::KingThenRook
                    | Topic::RookThenKing
                    | Topic::KingAndRookTogether
                    | Topic::CastlingImpossible
                    | Topic::BothColours
                    | Topic::OrderUnknown
                    | Topic::OwnTouched
                    | Topic::EnemyTouched
                    | Topic::PromotionChoice
            ),
        }
    }
}
