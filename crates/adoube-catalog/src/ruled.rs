//! What is expected of a ruling beyond Articles 1 and 3 to 5.

use adoube_core::board::Position;
use adoube_core::branch::Branch;
use adoube_core::ruling::{
    AppealState, ArbiterDuty, CompletedBy, EndedBy, Force, Game, Identified, MenuWord, OfferState, RecordingDuty,
    Remedy, SanctionKind, Score,
};
use adoube_core::scenario::{CompetitionFields, ExpectedRestore, ExpectedSanction};

use crate::conditions::{BOTH, number, time};
use crate::event::SIDES;
use crate::expect::or_null;
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::node::{Node, Value};

/// Fields of a sanction.
pub(crate) const SANCTION: &[&str] = &["against", "kind", "seconds", "menu", "force"];
/// Fields of `restore`.
pub(crate) const RESTORE: &[&str] = &["to", "identified"];

/// Reads the fields of a competition case.
pub(crate) fn competition(fields: Fields<'_, '_>, faults: &mut Faults) -> CompetitionFields {
    /// A word, or `null` for none.
    fn word<T: Copy>(
        fields: Fields<'_, '_>,
        name: &str,
        words: &[(&'static str, T)],
        faults: &mut Faults,
    ) -> Option<Option<T>> {
        fields.raw(name).and_then(|n| or_null(n, faults, |n, f| f.word(n, name, words)))
    }
    CompetitionFields {
        position: fields.raw("position").and_then(|n| or_null(n, faults, position)),
        restore: fields.raw("restore").and_then(|n| or_null(n, faults, restore)),
        game: fields.get("game").and_then(|n| faults.word(n, "game", Game::WORDS)),
        ended_by: word(fields, "ended-by", EndedBy::WORDS, faults),
        score: fields
            .raw("score")
            .and_then(|n| or_null(n, faults, |n, f| both(n, "score", f, |n, name, f| f.word(n, name, Score::WORDS)))),
        clocks: fields.raw("clocks").and_then(|n| or_null(n, faults, |n, f| both(n, "clocks", f, time))),
        offences: fields.get("offences").and_then(|n| {
            let of = faults.fields(n, "offences", BOTH)?;
            Some(["white", "black"].map(|side| of.get(side).and_then(|n| number(n, side, 1000, faults))))
        }),
        offer: word(fields, "offer", OfferState::WORDS, faults),
        arbiter: word(fields, "arbiter", ArbiterDuty::WORDS, faults),
        completed_by: word(fields, "completed-by", CompletedBy::WORDS, faults),
        appeal: word(fields, "appeal", AppealState::WORDS, faults),
        appendix: fields.get("appendix").and_then(|n| faults.word(n, "appendix", Branch::WORDS)),
        recording: fields.raw("recording").and_then(|n| {
            or_null(n, faults, |n, f| both(n, "recording", f, |n, name, f| f.word(n, name, RecordingDuty::WORDS)))
        }),
        remedies: fields.get("remedies").and_then(|n| {
            let list = faults.list(n, "remedies")?;
            Some(list.iter().filter_map(|item| faults.word(item, "remedies", Remedy::WORDS)).collect())
        }),
    }
}

fn both<T>(
    node: &Node<'_>,
    field: &str,
    faults: &mut Faults,
    read: impl Fn(&Node<'_>, &str, &mut Faults) -> Option<T>,
) -> Option<[T; 2]> {
    let fields = faults.fields(node, field, BOTH)?;
    let [white, black] = ["white", "black"].map(|side| {
        let found = fields.required(side, faults)?;
        read(found, side, faults)
    });
    Some([white?, black?])
}

/// A position by the four first fields of its FEN; more fields are let pass and not compared.
fn position(node: &Node<'_>, faults: &mut Faults) -> Option<String> {
    let text = faults.text(node, "position")?;
    let fields: Vec<&str> = text.split_whitespace().collect();
    let good = fields.len() >= 4 && Position::from_fen(text, false).is_ok()
        || fields.len() >= 4 && Position::from_fen(text, true).is_ok();
    if !good {
        faults.push(Fault::error("diag-expected-position").arg("position", text).at(&node.span));
        return None;
    }
    Some(fields.into_iter().take(4).collect::<Vec<_>>().join(" "))
}

fn restore(node: &Node<'_>, faults: &mut Faults) -> Option<ExpectedRestore> {
    let fields = faults.fields(node, "restore", RESTORE)?;
    Some(ExpectedRestore {
        to: fields.get("to").and_then(|n| number(n, "to", 10_000, faults)).map(|n| n as usize),
        identified: fields.get("identified").and_then(|n| faults.word(n, "identified", Identified::WORDS)),
    })
}

/// Reads one sanction.
pub(crate) fn sanction(node: &Node<'_>, faults: &mut Faults) -> Option<ExpectedSanction> {
    let fields = faults.fields(node, "sanctions", SANCTION)?;
    let seconds = fields.get("seconds").and_then(|n| match n.value {
        Value::Number(_) => number(n, "seconds", 36_000, faults),
        _ => {
            faults.wrong_type(n, "seconds", "number");
            None
        }
    });
    Some(ExpectedSanction {
        against: fields.get("against").and_then(|n| faults.word(n, "against", SIDES)),
        kind: fields.get("kind").and_then(|n| faults.word(n, "kind", SanctionKind::WORDS)),
        seconds,
        menu: fields.get("menu").and_then(|n| {
            let list = faults.list(n, "menu")?;
            Some(list.iter().filter_map(|item| faults.word(item, "menu", MenuWord::WORDS)).collect())
        }),
        force: fields.get("force").and_then(|n| faults.word(n, "force", Force::WORDS)),
    })
}
