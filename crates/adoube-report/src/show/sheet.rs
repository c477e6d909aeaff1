//! What is told of an edition, whatever the format.

use adoube_core::edition::{Edition, EditionKind, Grade, Provision, ProvisionRole};
use adoube_core::rulebook::Choice;
use adoube_core::topic::Topic;

use crate::lists::branches;
use crate::messages::{Arg, Messages};
use crate::story::tell::backing;

/// An edition in words.
#[derive(Debug)]
pub(super) struct EditionSheet {
    pub(super) title: String,
    pub(super) about: Vec<String>,
    pub(super) count: String,
    pub(super) provisions: Vec<ProvisionSheet>,
}

/// A provision in words.
#[derive(Debug)]
pub(super) struct ProvisionSheet {
    pub(super) article: String,
    pub(super) gist: String,
    /// Lines with a label each.
    pub(super) facts: Vec<(String, String)>,
}

impl EditionSheet {
    pub(super) fn new(messages: &Messages, edition: &Edition) -> EditionSheet {
        let outside = edition.provisions.iter().filter(|p| matches!(p.role, ProvisionRole::Outside(_))).count();
        let all = edition.provisions.len();
        let counts = [("all", all.into()), ("decide", all.saturating_sub(outside).into()), ("outside", outside.into())];
        EditionSheet {
            title: messages.lang().pick(&edition.title).to_owned(),
            about: about(messages, edition),
            count: messages.with("show-provisions", &counts),
            provisions: edition.provisions.iter().map(|p| provision(messages, edition, p)).collect(),
        }
    }
}

fn about(messages: &Messages, edition: &Edition) -> Vec<String> {
    let kind = messages.get(match edition.kind {
        EditionKind::Original => "show-kind-original",
        EditionKind::Translation => "show-kind-translation",
        EditionKind::Order => "show-kind-order",
        EditionKind::Draft => "show-kind-draft",
        EditionKind::Overlay => "show-kind-overlay",
    });
    let language = messages.with("show-language", &[("code", (&edition.language).into())]);
    let mut lines = vec![format!("{} · {} · {kind} · {language}", edition.id, edition.authority)];
    let from = date(messages, &edition.from);
    lines.push(match &edition.until {
        _ if edition.kind == EditionKind::Draft => messages.with("show-force-draft", &[("from", (&from).into())]),
        Some(until) => {
            let until = date(messages, until);
            messages.with("show-force", &[("from", (&from).into()), ("until", (&until).into())])
        }
        None => messages.with("show-force-open", &[("from", (&from).into())]),
    });
    for (key, other) in [("show-translates", &edition.translates), ("show-amends", &edition.amends)] {
        if let Some(other) = other {
            lines.push(messages.with(key, &[("edition", other.into())]));
        }
    }
    let source = messages.lang().pick(&edition.source);
    if !source.is_empty() {
        lines.push(messages.with("show-source", &[("source", source.into())]));
    }
    lines
}

fn provision(messages: &Messages, edition: &Edition, provision: &Provision) -> ProvisionSheet {
    let mut facts = Vec::new();
    match &provision.role {
        ProvisionRole::Decides(topics) => {
            for (topic, choice) in topics {
                facts.push((messages.get("show-decides"), decides(messages, *topic, choice)));
            }
        }
        ProvisionRole::Outside(why) => {
            facts.push((messages.get("show-outside"), messages.lang().pick(why).to_owned()));
        }
    }
    if !provision.cited_for.is_empty() {
        let sides = provision.cited_for.iter().map(|facet| messages.get(&format!("facet-{}", facet.word())));
        facts.push((messages.get("show-cited-for"), sides.collect::<Vec<_>>().join("; ")));
    }
    let grade = messages.get(match provision.grade {
        Grade::Seen => "show-grade-seen",
        Grade::Copy => "show-grade-copy",
        Grade::Inferred => "show-grade-inferred",
        Grade::Memory => "show-grade-memory",
    });
    let seen = messages.lang().pick(&provision.evidence);
    let evidence = if seen.is_empty() { grade } else { format!("{grade}; {seen}") };
    facts.push((messages.get("show-evidence"), evidence));
    for (id, source) in &provision.readings {
        facts.push((messages.get("show-reading"), format!("{id}: {}", backing(messages, edition, id, source))));
    }
    if let Some(from) = &provision.inherited_from {
        let from = messages.with("show-inherited-from", &[("edition", from.into())]);
        facts.push((messages.get("show-inherited"), from));
    }
    let gist = messages.lang().pick(&provision.gist);
    let gist = if provision.when.is_all() {
        gist.to_owned()
    } else {
        format!("({}) {gist}", branches(provision.when, messages))
    };
    ProvisionSheet { article: provision.article.clone(), gist, facts }
}

/// A topic with its policy, and what that says.
fn decides(messages: &Messages, topic: Topic, choice: &Choice) -> String {
    let sentence = messages.find(&format!("policy-{topic}-{}", choice.policy), &[]);
    match sentence {
        Some(sentence) => format!("{topic} = {choice}. {sentence}"),
        None => format!("{topic} = {choice}"),
    }
}

/// A day `YYYY-MM-DD` in words; anything else as it stands.
pub(super) fn date(messages: &Messages, day: &str) -> String {
    let mut parts = day.split('-');
    let (Some(year), Some(month), Some(number)) = (parts.next(), parts.next(), parts.next()) else {
        return day.to_owned();
    };
    let number = number.trim_start_matches('0');
    match month.parse::<usize>() {
        Ok(month @ 1..=12) => messages
            .with("date", &[("day", Arg::Text(number)), ("month", Arg::Number(month)), ("year", Arg::Text(year))]),
        _ => day.to_owned(),
    }
}
