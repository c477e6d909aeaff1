//! What the page lets its reader choose from.

use std::sync::Arc;

use adoube_compare::Matrix;
use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;
use serde_json::{Value, json};

use crate::layout::GLUE;
use crate::lists::kind_name;
use crate::messages::Messages;
use crate::table::{Columns, authority, theme};

/// The editions; `in_force` is the one that stands when nothing was chosen.
pub fn editions(messages: &Messages, editions: &[Arc<Edition>], in_force: Option<&str>) -> Value {
    let shorts = Columns::new(editions, messages).labels;
    let listed = editions.iter().zip(shorts).map(|(edition, short)| {
        json!({
            "id": edition.id,
            "short": short.replace(GLUE, " "),
            "title": messages.lang().pick(&edition.title),
            "issuer": authority(edition, messages),
            "authority": edition.authority,
            "language": edition.language,
            "kind": kind_name(edition.kind),
            "from": edition.from,
            "until": edition.until,
            "usual": edition.is_shown_by_default(),
        })
    });
    json!({ "editions": listed.collect::<Vec<_>>(), "in_force": in_force })
}

/// The incidents of the matrix, and their themes with how many each has.
pub fn scenarios(messages: &Messages, matrix: &Matrix) -> Value {
    let mut themes: Vec<(&str, usize)> = Vec::new();
    let listed = matrix.rows.iter().map(|row| {
        let scenario = &row.scenario;
        match themes.iter_mut().find(|(id, _)| *id == scenario.theme) {
            Some((_, count)) => *count += 1,
            None => themes.push((&scenario.theme, 1)),
        }
        json!({
            "id": scenario.id,
            "title": messages.lang().pick(&scenario.title),
            "theme": scenario.theme,
            "theme_name": name_of(messages, &scenario.theme),
            "tags": scenario.tags,
            "diverges": row.row.diverges(),
        })
    });
    let listed: Vec<Value> = listed.collect();
    let theme = |(id, count): &(&str, usize)| json!({ "id": id, "name": name_of(messages, id), "count": count });
    json!({ "themes": themes.iter().map(theme).collect::<Vec<_>>(), "scenarios": listed })
}

/// What is told of one incident beside its file.
pub fn scenario(messages: &Messages, scenario: &Scenario) -> Value {
    json!({
        "id": scenario.id,
        "title": messages.lang().pick(&scenario.title),
        "theme": scenario.theme,
        "theme_name": name_of(messages, &scenario.theme),
        "about": scenario.about.as_ref().map(|about| messages.lang().pick(about)),
        "source": scenario.source,
    })
}

fn name_of(messages: &Messages, folder: &str) -> String {
    theme(folder, messages).unwrap_or_else(|| messages.get("table-own-incidents"))
}
