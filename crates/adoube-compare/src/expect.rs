//! Expectations of scenarios against rulings.

use adoube_core::scenario::Fields;

use crate::told::Told;

mod competition;

/// A field that is not as expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mismatch {
    /// The field's name in incident files.
    pub field: &'static str,
    /// What was expected.
    pub expected: String,
    /// What was ruled.
    pub got: String,
}

/// How many expectations held.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Editions whose expected fields all held.
    pub held: usize,
    /// Editions with a field that did not.
    pub failed: usize,
    /// Editions of which nothing is expected.
    pub unasserted: usize,
}

/// Compares the fields that are written; `permitted` as a set, complaints by the fields they name.
pub fn check(fields: &Fields, told: &Told) -> Vec<Mismatch> {
    let mut wrong = Vec::new();
    let mut compare = |field, holds: bool, expected: String, got: String| {
        if !holds {
            wrong.push(Mismatch { field, expected, got });
        }
    };
    if let Some(turn) = fields.turn {
        compare("turn", turn == told.turn, format!("{turn}"), format!("{}", told.turn));
    }
    if let Some(status) = fields.status {
        compare("status", status == told.status, words(status), words(told.status));
    }
    if let Some(made) = &fields.made {
        compare("move", *made == told.made, optional(made), optional(&told.made));
    }
    if let Some(permitted) = &fields.permitted {
        let mut wanted = permitted.clone();
        wanted.sort_unstable();
        wanted.dedup();
        compare("permitted", wanted == told.permitted, wanted.join(" "), told.permitted.join(" "));
    }
    if let Some(breach) = &fields.breach {
        let got: Vec<&str> = told.breach.iter().map(|a| &**a).collect();
        compare("breach", *breach == got, breach.join(" "), got.join(" "));
    }
    if let Some(shown) = &fields.shown {
        let holds = told.shown.as_ref() == Some(shown) || (shown.is_none() && told.shown.is_none());
        compare("shown", holds, optional(shown), told.shown.as_ref().map_or_else(|| "-".to_owned(), optional));
    }
    if let Some(claims) = &fields.claims {
        let holds = claims.len() == told.claims.len()
            && claims.iter().zip(&told.claims).all(|(want, got)| {
                want.kind.is_none_or(|kind| kind == got.kind)
                    && want.by.is_none_or(|by| by == got.by)
                    && want.verdict.is_none_or(|v| v == got.verdict)
            });
        let any = || "any".to_owned();
        let want: Vec<String> = claims.iter().map(|c| c.verdict.map_or_else(any, words)).collect();
        let got: Vec<String> = told.claims.iter().map(|c| words(c.verdict)).collect();
        compare("claims", holds, want.join(" "), got.join(" "));
    }
    if let Some(result) = fields.result {
        let tell = |r: Option<_>| r.map_or_else(|| "-".to_owned(), words);
        compare("result", result == told.result, tell(result), tell(told.result));
    }
    if let Some(certainty) = fields.certainty {
        compare("certainty", certainty == told.certainty, words(certainty), words(told.certainty));
    }
    competition::check(fields, told, &mut compare);
    wrong
}

fn optional(text: &Option<String>) -> String {
    text.clone().unwrap_or_else(|| "-".to_owned())
}

/// A value as its word in incident files.
fn words(value: impl Into<Word>) -> String {
    value.into().0.to_owned()
}

struct Word(&'static str);

macro_rules! words {
    ($( $type:ty { $( $value:pat => $word:literal, )* } )*) => { $(
        impl From<$type> for Word {
            fn from(value: $type) -> Word {
                Word(match value { $( $value => $word, )* })
            }
        }
    )* };
}

impl From<Verdict> for Word {
    fn from(verdict: Verdict) -> Word {
        Word(verdict.word())
    }
}

use adoube_core::ruling::{GameResult, Status, Verdict};
use adoube_core::scenario::Certainty;

words! {
    Status {
        Status::Open => "open",
        Status::Bound => "bound",
        Status::Made => "made",
        Status::Completed => "completed",
        Status::Over => "over",
    }
    GameResult {
        GameResult::WhiteWins => "1-0",
        GameResult::BlackWins => "0-1",
        GameResult::Draw => "1/2-1/2",
    }
    Certainty {
        Certainty::Express => "express",
        Certainty::Silent => "silent",
        Certainty::Disputed => "disputed",
    }
}
