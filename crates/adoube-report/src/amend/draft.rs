//! A draft to begin with, as YAML with comments.

use std::fmt::Write as _;

use adoube_core::edition::{Edition, Provision, ProvisionRole};
use adoube_core::policy::{ParamKind, PolicySpec, Registry};
use adoube_core::rulebook::Choice;
use adoube_core::topic::Topic;
use serde_json::Value;

use crate::lists::policy_sentence;
use crate::messages::Messages;

/// Columns of the comments.
const WIDTH: usize = 98;

/// A draft that amends the edition and changes nothing yet. The provisions of these articles stand there to be changed;
/// all others that decide something stand in comments.
pub fn new_draft(edition: &Edition, id: &str, articles: &[String], registry: &Registry, messages: &Messages) -> String {
    let mut text = String::from("# yaml-language-server: $schema=edition.schema.json\n");
    let comment = |text: &mut String, key: &str| {
        for line in crate::layout::wrap(&messages.with(key, &[("edition", (&edition.id).into())]), WIDTH, 0) {
            let _ = writeln!(text, "# {line}");
        }
    };
    comment(&mut text, "draft-head");
    comment(&mut text, "draft-schema");
    let title = |key: &str, of: &str| quoted(&messages.with(key, &[("title", of.into())]));
    let _ = writeln!(text, "id: {id}");
    let (en, ru) = (title("draft-title-en", &edition.title.en), title("draft-title-ru", &edition.title.ru));
    let _ = writeln!(text, "title:\n  en: {en}\n  ru: {ru}");
    let _ = writeln!(text, "authority: {}", quoted(&edition.authority));
    let _ = writeln!(text, "language: {}\nkind: draft", quoted(&edition.language));
    comment(&mut text, "draft-in-force");
    let _ = writeln!(text, "in-force: {{ from: {} }}\namends: {}", quoted(&edition.from), edition.id);
    text.push('\n');
    comment(&mut text, "draft-repeals");
    text.push_str("# repeals: [\"4.9\"]\n# renumbers: { \"4.8\": \"4.9\" }\n\n");
    comment(&mut text, "draft-intends");
    text.push_str("# intends:\n#   INCIDENT: { status: made, move: e2e4 }\n#   INCIDENT: { status: open, permitted: [h1f1, h1g1] }\n\n");
    let decides = |provision: &&Provision| matches!(provision.role, ProvisionRole::Decides(_));
    let chosen = |provision: &Provision| articles.contains(&provision.article);
    comment(&mut text, if articles.is_empty() { "draft-provisions-none" } else { "draft-provisions" });
    let live: Vec<&Provision> = edition.provisions.iter().filter(|p| chosen(p)).collect();
    text.push_str(if live.is_empty() { "provisions: []\n" } else { "provisions:\n" });
    for provision in live {
        text.push_str(&of(provision, registry, messages));
    }
    text.push('\n');
    comment(&mut text, "draft-others");
    for provision in edition.provisions.iter().filter(decides).filter(|p| !chosen(p)) {
        for line in of(provision, registry, messages).lines() {
            let _ = writeln!(text, "# {line}");
        }
    }
    text
}

/// A provision as it is, with the other answers that there are in comments.
fn of(provision: &Provision, registry: &Registry, messages: &Messages) -> String {
    let mut text = format!("  - article: {}\n", quoted(&provision.article));
    if !provision.when.is_all() {
        let _ = writeln!(text, "    when: [{}]", provision.when);
    }
    let (en, ru) = (quoted(&provision.gist.en), quoted(&provision.gist.ru));
    let _ = writeln!(text, "    gist:\n      en: {en}\n      ru: {ru}");
    if !provision.cited_for.is_empty() {
        let sides: Vec<&str> = provision.cited_for.iter().map(|facet| facet.word()).collect();
        let _ = writeln!(text, "    cited-for: [{}]", sides.join(", "));
    }
    match &provision.role {
        ProvisionRole::Outside(why) => {
            let _ = writeln!(text, "    outside: {{ en: {}, ru: {} }}", quoted(&why.en), quoted(&why.ru));
        }
        ProvisionRole::Decides(choices) => {
            text.push_str("    decides:\n");
            for (topic, choice) in choices {
                let spec = registry.find(*topic, &choice.policy);
                let _ = writeln!(text, "      {topic}: {}", told(choice, spec));
                for other in registry.of_topic(*topic) {
                    let lines = crate::layout::wrap(&meaning(*topic, other, messages), WIDTH - 10, 2);
                    for line in lines {
                        let _ = writeln!(text, "        # {line}");
                    }
                }
            }
        }
    }
    let _ = writeln!(text, "    # reason: {{ en: \"…\", ru: \"…\" }}");
    text
}

/// `policy: what it says`, with its parameters.
fn meaning(topic: Topic, spec: &PolicySpec, messages: &Messages) -> String {
    let mut text = format!("{}: {}", spec.name, policy_sentence(topic, spec.name, spec.sentence, messages));
    for param in spec.params {
        let values = match param.kind {
            ParamKind::Flag => "true, false".to_owned(),
            ParamKind::Word(words) => words.join(", "),
            ParamKind::Words(words) => format!("[{}]", words.join(", ")),
            ParamKind::Number { least, most, .. } => format!("{least}…{most}"),
        };
        let _ = write!(text, " {}: {values}.", param.name);
    }
    text
}

/// A choice as edition files write it.
pub(super) fn told(choice: &Choice, spec: Option<&PolicySpec>) -> String {
    let mut text = format!("{{ policy: {}", choice.policy);
    for (name, value) in choice.parameters.iter().filter_map(|parameter| parameter.split_once('=')) {
        let kind = spec.and_then(|spec| spec.params.iter().find(|p| p.name == name)).map(|p| p.kind);
        let value = match kind {
            Some(ParamKind::Words(_)) => format!("[{}]", value.replace('+', ", ")),
            _ => value.to_owned(),
        };
        let _ = write!(text, ", {name}: {value}");
    }
    text + " }"
}

/// A text as YAML takes it: JSON strings are YAML strings as well.
fn quoted(text: &str) -> String {
    Value::from(text).to_string()
}
