//! One edition before and after a change of its file: the provisions that decide otherwise, and how much moves.

use std::sync::Arc;

use adoube_core::edition::{Edition, Provision, ProvisionRole};

use crate::layout::clean;
use crate::lists::Shape;
use crate::messages::Messages;

/// An edition that was changed.
#[derive(Clone, Copy, Debug)]
pub struct Amended<'a> {
    /// Its id.
    pub edition: &'a str,
    /// As it was and as it is.
    pub pair: [&'a Arc<Edition>; 2],
    /// How many incidents are ruled otherwise.
    pub moved: usize,
    /// How many incidents were looked at.
    pub incidents: usize,
}

/// The provisions that differ, and what moves; `derived`: other editions that change with it, and in how many incidents.
pub fn amended(
    what: &Amended<'_>,
    derived: &[(String, usize)],
    shape: impl Into<Shape>,
    messages: &Messages,
) -> String {
    let shape = shape.into();
    let rows = provisions(what, messages);
    let count = [("count", what.moved.into()), ("incidents", what.incidents.into())];
    let count = messages.with("driver-count", &count);
    let title = messages.with("driver-title", &[("edition", what.edition.into())]);
    let mut text = if rows.is_empty() {
        format!("{}{}{}", shape.title(&title), shape.note(&messages.get("driver-no-provision")), shape.note(&count))
    } else {
        let heads = ["driver-head-article", "driver-head-before", "driver-head-after"].map(|key| messages.get(key));
        shape.sheet(&title, &heads, &rows, &count)
    };
    for (edition, count) in derived {
        let args = [("edition", edition.into()), ("count", (*count).into())];
        text.push_str(&shape.note(&messages.with("driver-derived", &args)));
    }
    text
}

/// Articles whose gist or answers differ.
fn provisions(what: &Amended<'_>, messages: &Messages) -> Vec<Vec<String>> {
    let [before, after] = what.pair;
    let find = |edition: &Edition, article: &str| edition.provisions.iter().find(|p| p.article == article).cloned();
    let mut numbers: Vec<&str> = before.provisions.iter().map(|p| p.article.as_str()).collect();
    numbers.extend(after.provisions.iter().map(|p| p.article.as_str()).filter(|n| find(before, n).is_none()));
    let row = |number: &str| {
        let (one, two) = (find(before, number), find(after, number));
        let told = |provision: &Option<Provision>, key: &str| match provision {
            Some(provision) => words(provision, messages),
            None => messages.get(key),
        };
        let cells = (told(&one, "driver-provision-new"), told(&two, "driver-provision-gone"));
        (cells.0 != cells.1).then(|| vec![clean(number), cells.0, cells.1])
    };
    numbers.into_iter().filter_map(row).collect()
}

/// What a provision says and decides, a line each.
fn words(provision: &Provision, messages: &Messages) -> String {
    let mut lines = vec![messages.lang().pick(&provision.gist).to_owned()];
    match &provision.role {
        ProvisionRole::Decides(list) => lines.extend(list.iter().map(|(topic, choice)| format!("{topic}: {choice}"))),
        ProvisionRole::Outside(reason) => {
            let reason = messages.lang().pick(reason);
            lines.push(messages.with("coverage-outside", &[("reason", reason.into())]));
        }
    }
    lines.iter().map(|line| clean(line)).collect::<Vec<_>>().join("\n")
}
