//! The smallest changes that give wanted rulings, for people and programs.

use adoube_amend::{Amendment, Sought};
use serde_json::{Value, json};

use super::changes_json::choice;
use super::entry::answer;
use crate::found::grouped;
use crate::layout::{NARROWEST, clean, grid, wrap};
use crate::messages::Messages;
use crate::paint;

/// As many side effects are named in the table.
const NAMED: usize = 3;

/// What was found, for the terminal; at most `most` changes.
pub fn seek(sought: &Sought, most: usize, messages: &Messages, width: usize, colour: bool) -> String {
    let width = width.max(NARROWEST);
    let mut text = String::new();
    let para = |text: &mut String, words: &str| {
        wrap(words, width, 2).iter().for_each(|line| text.push_str(&format!("{line}\n")));
    };
    let title = format!("{} ({})", clean(messages.lang().pick(&sought.edition.title)), sought.edition.id);
    para(&mut text, &paint::strong(&messages.with("seek-title", &[("edition", (&title).into())])));
    for (index, wish) in sought.wishes.iter().enumerate() {
        let key = if sought.met.contains(&index) { "seek-wish-met" } else { "seek-wish" };
        let title = messages.lang().pick(&wish.scenario.title).to_owned();
        para(&mut text, &messages.with(key, &[("title", (&title).into()), ("id", (&wish.scenario.id).into())]));
    }
    text.push('\n');
    if sought.met.len() == sought.wishes.len() {
        para(&mut text, &messages.get("seek-all-met"));
        return paint::finish(&text, colour);
    }
    if sought.found.is_empty() {
        para(&mut text, &messages.with("seek-none", &[("topics", sought.topics.into())]));
    } else {
        let heads: Vec<String> = ["seek-head-place", "seek-head-change", "seek-head-side-effects"]
            .iter()
            .map(|key| messages.get(key))
            .collect();
        let found = sought.found.iter().take(most).enumerate();
        let rows: Vec<Vec<String>> = found.map(|(place, amendment)| row(place, amendment, messages)).collect();
        text.push_str(&grid(&heads, &rows, width));
        text.push('\n');
        let more = sought.found.len().saturating_sub(most);
        if more > 0 {
            para(&mut text, &messages.with("seek-more", &[("count", more.into())]));
        }
    }
    let tried = grouped(messages.lang(), sought.tried);
    let args = [("tried", (&tried).into()), ("topics", sought.topics.into())];
    para(&mut text, &messages.with(if sought.is_cut { "seek-cut" } else { "seek-tried" }, &args));
    paint::finish(&text, colour)
}

fn row(place: usize, amendment: &Amendment, messages: &Messages) -> Vec<String> {
    let mut lines: Vec<String> =
        amendment.choices.iter().map(|(choice, article)| format!("{article}  {}", answer(choice))).collect();
    if !amendment.variants.is_empty() {
        lines.push(messages.with("seek-variants", &[("count", amendment.variants.len().into())]));
    }
    let ids: Vec<&str> = amendment.side_effects.iter().take(NAMED).map(|s| s.id.as_str()).collect();
    let count = amendment.side_effects.len();
    let effects = messages.with(
        "seek-side-effects",
        &[("count", count.into()), ("ids", (&ids.join(", ")).into()), ("more", (count - ids.len()).into())],
    );
    vec![(place + 1).to_string(), lines.join("\n"), effects]
}

/// What was found, as one object; every change.
pub fn seek_json(sought: &Sought) -> String {
    let found = |amendment: &Amendment| {
        let changed = |(new, article): &(adoube_amend::NewChoice, std::sync::Arc<str>)| {
            let mut value = choice(new);
            if let Some(fields) = value.as_object_mut() {
                fields.insert("article".to_owned(), json!(&**article));
            }
            value
        };
        json!({
            "choices": amendment.choices.iter().map(changed).collect::<Vec<Value>>(),
            "side-effects": amendment.side_effects.iter().map(|s| s.id.clone()).collect::<Vec<_>>(),
            "variants": amendment.variants.iter().map(|set| set.iter().map(choice).collect()).collect::<Vec<Value>>(),
        })
    };
    let wish = |(index, wish): (usize, &adoube_amend::Wish)| json!({ "incident": wish.scenario.id, "met-already": sought.met.contains(&index) });
    let whole = json!({
        "format": "adoube.seek/1",
        "amends": sought.edition.id,
        "wishes": sought.wishes.iter().enumerate().map(wish).collect::<Vec<Value>>(),
        "found": sought.found.iter().map(found).collect::<Vec<Value>>(),
        "tried": sought.tried,
        "topics": sought.topics,
        "complete": !sought.is_cut,
    });
    format!("{whole:#}\n")
}
