//! Provisions of an edition document, and the choices of policies in them.

use std::sync::Arc;

use adoube_core::branch::{Branch, Branches};
use adoube_core::edition::{Grade, LocalText, Provision, ProvisionRole};
use adoube_core::facet::Facet;
use adoube_core::policy::{ParamKind, ParamSpec, ParamValue, Params, PolicySpec, Registry};
use adoube_core::rulebook::{Built, Choice, Given};
use adoube_core::topic::Topic;

use crate::Span;
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::nearest::nearest;
use crate::node::{Key, KeyKind, Node, Value};

/// Fields of a provision.
pub(crate) const PROVISION: &[&str] =
    &["article", "when", "gist", "decides", "outside", "cited-for", "reason", "evidence", "readings"];
/// Fields of `evidence`.
pub(crate) const EVIDENCE: &[&str] = &["grade", "source"];
/// Values of `grade`.
pub(crate) const GRADES: &[(&str, Grade)] =
    &[("seen", Grade::Seen), ("copy", Grade::Copy), ("inferred", Grade::Inferred), ("memory", Grade::Memory)];
/// A gist longer than this many characters is no gist.
const LONGEST_GIST: usize = 200;

/// A policy chosen for a topic, and built.
#[derive(Clone, Debug)]
pub(crate) struct Pick {
    pub(crate) topic: Topic,
    pub(crate) choice: Choice,
    pub(crate) built: Built,
    /// Where it decides: as its provision says, less the branches that another provision took over.
    pub(crate) branches: Branches,
}

/// A provision on its way into an edition.
#[derive(Clone, Debug)]
pub(crate) struct Clause {
    pub(crate) article: String,
    pub(crate) span: Span,
    pub(crate) when: Branches,
    pub(crate) gist: LocalText,
    pub(crate) role: Role,
    pub(crate) cited_for: Vec<Facet>,
    pub(crate) grade: Grade,
    pub(crate) evidence: LocalText,
    pub(crate) reason: Option<LocalText>,
    pub(crate) inherited_from: Option<String>,
    pub(crate) readings: Vec<ClauseReading>,
}

/// What a provision does.
#[derive(Clone, Debug)]
pub(crate) enum Role {
    Decides(Vec<Pick>),
    Outside(LocalText),
}

/// What one reading of an edition changes in one provision.
#[derive(Clone, Debug)]
pub(crate) struct ClauseReading {
    pub(crate) id: String,
    pub(crate) source: LocalText,
    pub(crate) picks: Vec<Pick>,
}

impl Clause {
    pub(crate) fn picks(&self) -> &[Pick] {
        match &self.role {
            Role::Decides(picks) => picks,
            Role::Outside(_) => &[],
        }
    }

    pub(crate) fn provision(self) -> Provision {
        Provision {
            article: self.article,
            when: self.when,
            gist: self.gist,
            role: match self.role {
                Role::Decides(picks) => {
                    ProvisionRole::Decides(picks.into_iter().map(|p| (p.topic, p.choice)).collect())
                }
                Role::Outside(why) => ProvisionRole::Outside(why),
            },
            cited_for: self.cited_for,
            grade: self.grade,
            evidence: self.evidence,
            reason: self.reason,
            inherited_from: self.inherited_from,
            readings: self.readings.into_iter().map(|r| (r.id, r.source)).collect(),
        }
    }
}

/// Reads one provision. `is_draft`: its author need not say where its text was seen.
pub(crate) fn read(node: &Node<'_>, registry: &Registry, is_draft: bool, faults: &mut Faults) -> Option<Clause> {
    let fields = faults.fields(node, "provisions", PROVISION)?;
    let article_node = fields.required("article", faults);
    let article = article_node.and_then(|n| faults.article(n, "article"));
    let gist = fields.required("gist", faults).and_then(|n| gist(n, faults));
    let (grade, evidence) = evidence(fields, is_draft, faults)?;
    let reason = fields.get("reason").and_then(|n| faults.local_text(n, "reason"));
    let when = fields.get("when").map_or(Branches::ALL, |n| when(n, faults));
    let role = role(fields, article.as_deref().unwrap_or("?"), when, registry, faults);
    let sides = fields.get("cited-for").and_then(|n| faults.list(n, "cited-for")).unwrap_or_default();
    let cited_for = sides.iter().filter_map(|item| faults.word(item, "cited-for", Facet::WORDS)).collect();
    let decided: Option<Vec<Topic>> = match &role {
        Some(Role::Decides(picks)) => Some(picks.iter().map(|p| p.topic).collect()),
        Some(Role::Outside(_)) => Some(Vec::new()),
        None => None,
    };
    let mut readings = Vec::new();
    if let Some(node) = fields.get("readings")
        && let Some(list) = faults.map(node, "readings")
    {
        for (key, value) in list.entries().iter().filter(|(key, _)| key.kind == KeyKind::Text) {
            faults.kebab(&key.text, &key.span);
            readings.extend(reading(key, value, (when, decided.as_deref()), registry, faults));
        }
    }
    Some(Clause {
        article: article?,
        span: article_node.map_or_else(|| node.span.clone(), |n| n.span.clone()),
        when,
        gist: gist?,
        role: role?,
        cited_for,
        grade,
        evidence,
        reason,
        inherited_from: None,
        readings,
    })
}

fn gist(node: &Node<'_>, faults: &mut Faults) -> Option<LocalText> {
    let gist = faults.local_text(node, "gist")?;
    let longest = gist.en.chars().count().max(gist.ru.chars().count());
    if longest > LONGEST_GIST {
        let fault = Fault::warning("diag-gist-long").arg("length", &longest.to_string());
        faults.push(fault.arg("limit", &LONGEST_GIST.to_string()).at(&node.span));
    }
    Some(gist)
}

fn evidence(fields: Fields<'_, '_>, is_draft: bool, faults: &mut Faults) -> Option<(Grade, LocalText)> {
    let found = if is_draft { fields.get("evidence") } else { fields.required("evidence", faults) };
    let Some(evidence) = found.and_then(|n| faults.fields(n, "evidence", EVIDENCE)) else {
        // A fault was told, or the author of a draft has the text itself.
        return Some((Grade::Seen, LocalText::default()));
    };
    let grade = evidence.required("grade", faults).and_then(|n| faults.word(n, "grade", GRADES));
    let source = evidence.required("source", faults).and_then(|n| faults.local_text(n, "source"));
    Some((grade.unwrap_or(Grade::Memory), source.unwrap_or_default()))
}

/// The branches for which a provision speaks; naming all of them is the same as naming none.
fn when(node: &Node<'_>, faults: &mut Faults) -> Branches {
    let Some(list) = faults.list(node, "when") else { return Branches::ALL };
    if list.is_empty() {
        faults.push(Fault::error("diag-when-empty").allowed(Branch::ALL.map(Branch::name)).at(&node.span));
        return Branches::ALL;
    }
    let words = Branch::ALL.map(|branch| (branch.name(), branch));
    let named: Vec<Branch> = list.iter().filter_map(|item| faults.word(item, "when", &words)).collect();
    // What is unknown has been told; the rest of the provision is looked at as if it spoke of all.
    if named.len() < list.len() { Branches::ALL } else { Branches::of(&named) }
}

fn role(
    fields: Fields<'_, '_>,
    article: &str,
    when: Branches,
    registry: &Registry,
    faults: &mut Faults,
) -> Option<Role> {
    let outside = fields.get("outside").map(|n| faults.local_text(n, "outside"));
    let Some(decides) = fields.get("decides") else {
        if outside.is_none() {
            faults.push(Fault::error("diag-provision-idle").arg("article", article).at(fields.span()));
        }
        return outside?.map(Role::Outside);
    };
    let mark = faults.errors();
    let picks = picks(faults.map(decides, "decides")?, &[], when, registry, faults);
    if let Some(key) = fields.key("outside").filter(|_| outside.is_some()) {
        faults.push(Fault::error("diag-provision-both").arg("article", article).at(&key.span));
    }
    if picks.is_empty() && !faults.has_errors_since(mark) {
        faults.push(Fault::error("diag-provision-idle").arg("article", article).at(&decides.span));
    }
    (!faults.has_errors_since(mark)).then_some(Role::Decides(picks))
}

/// `of`: the branches of the provision, and its topics when it was readable itself.
fn reading(
    key: &Key<'_>,
    value: &Node<'_>,
    of: (Branches, Option<&[Topic]>),
    registry: &Registry,
    faults: &mut Faults,
) -> Option<ClauseReading> {
    let fields = faults.map(value, &key.text)?;
    let source = fields.required("source", faults).and_then(|n| faults.local_text(n, "source"));
    let mark = faults.errors();
    let (when, decided) = of;
    let picks = picks(fields, &["source"], when, registry, faults);
    if picks.is_empty() && !faults.has_errors_since(mark) {
        faults.push(Fault::error("diag-reading-empty").arg("reading", &key.text).at(&key.span));
    }
    for pick in &picks {
        if decided.is_some_and(|topics| !topics.contains(&pick.topic))
            && let Some(topic) = fields.key(pick.topic.name())
        {
            let fault = Fault::error("diag-reading-topic").arg("reading", &key.text).arg("topic", pick.topic.name());
            faults.push(fault.at(&topic.span));
        }
    }
    Some(ClauseReading { id: key.text.to_string(), source: source?, picks })
}

/// Reads choices of policies: a map from topics; `others` are keys that are no topics.
fn picks(
    fields: Fields<'_, '_>,
    others: &[&str],
    when: Branches,
    registry: &Registry,
    faults: &mut Faults,
) -> Vec<Pick> {
    let mut found = Vec::new();
    for (key, value) in fields.entries() {
        if others.contains(&&*key.text) || key.kind != KeyKind::Text {
            continue;
        }
        let Some(topic) = Topic::from_name(&key.text) else {
            let near = nearest(&key.text, Topic::ALL.iter().map(|t| t.name()));
            faults.push(Fault::error("diag-unknown-topic").arg("topic", &key.text).nearest(near).at(&key.span));
            continue;
        };
        if !when.is_all() && !varies(topic) {
            faults.push(Fault::error("diag-when-topic").arg("topic", topic.name()).at(&key.span));
        }
        found.extend(pick(topic, value, registry, faults).map(|pick| Pick { branches: when, ..pick }));
    }
    found
}

/// Whether a topic may be answered otherwise in some branches: not those of Articles 3 to 5, nor the one that finds the
/// branch.
fn varies(topic: Topic) -> bool {
    topic.is_competition() && topic != Topic::TimeRange
}

fn pick(topic: Topic, node: &Node<'_>, registry: &Registry, faults: &mut Faults) -> Option<Pick> {
    let fields = match &node.value {
        Value::Map(_) => faults.map(node, topic.name())?,
        _ => {
            faults.push(Fault::error("diag-choice-no-map").arg("topic", topic.name()).at(&node.span));
            return None;
        }
    };
    let policy = fields.required("policy", faults)?;
    let name = faults.text(policy, "policy")?;
    let Some(spec) = registry.find(topic, name) else {
        let names: Vec<&str> = registry.of_topic(topic).map(|s| s.name).collect();
        let fault = Fault::error("diag-unknown-policy").arg("policy", name).arg("topic", topic.name());
        faults.push(fault.allowed(&names).nearest(nearest(name, &names)).at(&policy.span));
        return None;
    };
    let mark = faults.errors();
    let mut params = Params::default();
    for (key, value) in fields.entries().iter().filter(|(key, _)| key.text != "policy" && key.kind == KeyKind::Text) {
        match spec.params.iter().find(|p| p.name == key.text) {
            Some(param) => set(&mut params, param, value, faults),
            None => unknown_parameter(spec, key, faults),
        }
    }
    (!faults.has_errors_since(mark)).then(|| Pick::new(topic, spec, &params))
}

fn unknown_parameter(spec: &PolicySpec, key: &Key<'_>, faults: &mut Faults) {
    let names = spec.params.iter().map(|p| p.name);
    let id = if spec.params.is_empty() { "diag-no-parameters" } else { "diag-unknown-parameter" };
    let fault = Fault::error(id).arg("parameter", &key.text).arg("policy", spec.name);
    faults.push(fault.allowed(names.clone()).nearest(nearest(&key.text, names)).at(&key.span));
}

fn set(params: &mut Params, spec: &ParamSpec, node: &Node<'_>, faults: &mut Faults) {
    let words = match spec.kind {
        ParamKind::Flag | ParamKind::Number { .. } => &[],
        ParamKind::Word(words) | ParamKind::Words(words) => words,
    };
    let known = |item: &Node<'_>| item.as_str().filter(|word| words.contains(word)).map(str::to_owned);
    let value = match (spec.kind, &node.value) {
        (ParamKind::Flag, _) => faults.flag(node, spec.name).map(ParamValue::Flag),
        (ParamKind::Number { least, most, .. }, _) => {
            faults.whole_number(node, spec.name, least..=most).map(ParamValue::Number)
        }
        (ParamKind::Words(_), Value::List(list)) => {
            let mut given = Vec::with_capacity(list.len());
            for item in list {
                match known(item) {
                    Some(word) => given.push(word),
                    None => faults.unknown_word(item, spec.name, words.iter().copied()),
                }
            }
            Some(ParamValue::Words(given))
        }
        (ParamKind::Words(_), _) => {
            faults.wrong_type(node, spec.name, "list");
            None
        }
        (ParamKind::Word(_), _) => {
            let word = known(node);
            if word.is_none() {
                faults.unknown_word(node, spec.name, words.iter().copied());
            }
            word.map(ParamValue::Word)
        }
    };
    // What does not fit has been told above; the list is short of the unknown words then.
    if let Some(value) = value
        && params.set(spec, value).is_err()
    {
        faults.unknown_word(node, spec.name, words.iter().copied());
    }
}

impl Pick {
    fn new(topic: Topic, spec: &PolicySpec, params: &Params) -> Pick {
        let (built, choice) = spec.choose(topic, params);
        Pick { topic, choice, built, branches: Branches::ALL }
    }

    /// Builds a choice again that an edition was read with; `None` when the registry lacks the policy.
    pub(crate) fn again(topic: Topic, choice: &Choice, branches: Branches, registry: &Registry) -> Option<Pick> {
        let spec = registry.find(topic, &choice.policy)?;
        let params = spec.params_of(choice)?;
        Some(Pick { branches, ..Pick::new(topic, spec, &params) })
    }

    pub(crate) fn cited(&self, article: &Arc<str>) -> Given {
        Given {
            built: self.built.clone(),
            choice: self.choice.clone(),
            article: Arc::clone(article),
            branches: self.branches,
        }
    }
}
