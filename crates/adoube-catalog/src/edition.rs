//! Edition documents, before they are joined with the editions that they build on.

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_core::branch::Branches;
use adoube_core::edition::{EditionKind, Intention, LocalText};
use adoube_core::policy::Registry;
use adoube_core::topic::Topic;

use crate::Span;
use crate::expect::{RULING, ruling};
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::node::Node;
use crate::provision::{self, Clause};

/// Fields of an edition.
pub(crate) const EDITION: &[&str] = &[
    "id",
    "title",
    "authority",
    "language",
    "kind",
    "translates",
    "in-force",
    "amends",
    "repeals",
    "renumbers",
    "source",
    "provisions",
    "intends",
];
/// Fields of `in-force`.
pub(crate) const IN_FORCE: &[&str] = &["from", "until"];
/// Values of `kind`.
pub(crate) const KINDS: &[(&str, EditionKind)] = &[
    ("original", EditionKind::Original),
    ("translation", EditionKind::Translation),
    ("order", EditionKind::Order),
    ("draft", EditionKind::Draft),
    ("overlay", EditionKind::Overlay),
];

/// A text and its place.
#[derive(Clone, Debug)]
pub(crate) struct Placed<T> {
    pub(crate) value: T,
    pub(crate) span: Span,
}

/// An edition as its file has it.
#[derive(Debug)]
pub(crate) struct Draft {
    pub(crate) file: String,
    pub(crate) source_text: Arc<str>,
    pub(crate) id: Placed<String>,
    pub(crate) title: LocalText,
    pub(crate) authority: String,
    pub(crate) language: String,
    pub(crate) kind: EditionKind,
    pub(crate) translates: Option<Placed<String>>,
    pub(crate) amends: Option<Placed<String>>,
    pub(crate) from: String,
    pub(crate) until: Option<String>,
    pub(crate) in_force: Span,
    pub(crate) source: LocalText,
    pub(crate) repeals: Vec<Placed<String>>,
    pub(crate) renumbers: Vec<(Placed<String>, Placed<String>)>,
    pub(crate) clauses: Vec<Clause>,
    pub(crate) intends: Vec<Intention>,
    pub(crate) faults: Faults,
}

impl Draft {
    /// The edition that provisions are inherited from, and the field that names it.
    pub(crate) fn base(&self) -> Option<(&'static str, &Placed<String>)> {
        self.amends.as_ref().map(|b| ("amends", b)).or_else(|| self.translates.as_ref().map(|b| ("translates", b)))
    }

    /// Whether it belongs to the texts whose days in force follow upon each other.
    pub(crate) fn is_original(&self) -> bool {
        self.kind == EditionKind::Original
    }
}

/// Reads one edition. Its faults stand in the draft; `Err`: not even an id could be read.
pub(crate) fn read(
    node: &Node<'_>,
    file: &str,
    source_text: &Arc<str>,
    registry: &Registry,
    mut faults: Faults,
) -> Result<Draft, Faults> {
    faults.check_keys(node);
    let Some(fields) = faults.fields(node, "edition", EDITION) else {
        return Err(faults);
    };
    let mut draft = Draft {
        file: file.to_owned(),
        source_text: Arc::clone(source_text),
        id: Placed { value: String::new(), span: fields.span().clone() },
        title: LocalText::default(),
        authority: required_text(fields, "authority", &mut faults),
        language: required_text(fields, "language", &mut faults),
        kind: EditionKind::Original,
        translates: base(fields, "translates", &mut faults),
        amends: base(fields, "amends", &mut faults),
        from: String::new(),
        until: None,
        in_force: fields.span().clone(),
        source: fields.get("source").and_then(|n| faults.local_text(n, "source")).unwrap_or_default(),
        repeals: repeals(fields, &mut faults),
        renumbers: renumbers(fields, &mut faults),
        clauses: Vec::new(),
        intends: Vec::new(),
        faults: Faults::default(),
    };
    let id_node = fields.required("id", &mut faults);
    let id = id_node.and_then(|n| faults.id(n, "id").map(|id| Placed { value: id.to_owned(), span: n.span.clone() }));
    let title = fields.required("title", &mut faults).and_then(|n| faults.local_text(n, "title"));
    draft.title = title.unwrap_or_default();
    let kind = fields.required("kind", &mut faults).and_then(|n| faults.word(n, "kind", KINDS));
    draft.kind = kind.unwrap_or(EditionKind::Original);
    if let Some(key) =
        fields.key("kind").filter(|_| kind == Some(EditionKind::Overlay) && fields.get("amends").is_none())
    {
        faults.push(Fault::error("diag-overlay-alone").at(&key.span));
    }
    in_force(fields, &mut draft, &mut faults);
    draft.intends = intends(fields, kind, &mut faults);
    if let Some(list) = fields.required("provisions", &mut faults).and_then(|n| faults.list(n, "provisions")) {
        // Whether evidence is needed cannot be said when the kind is unknown.
        let is_draft = kind.is_none_or(|kind| kind == EditionKind::Draft);
        draft.clauses = list.iter().filter_map(|n| provision::read(n, registry, is_draft, &mut faults)).collect();
        check_twice(&draft.clauses, &mut faults);
    }
    match id {
        Some(id) => {
            draft.id = id;
            draft.faults = faults;
            Ok(draft)
        }
        None => Err(faults),
    }
}

fn required_text(fields: Fields<'_, '_>, name: &'static str, faults: &mut Faults) -> String {
    fields.required(name, faults).and_then(|n| faults.text(n, name)).unwrap_or_default().to_owned()
}

fn base(fields: Fields<'_, '_>, name: &str, faults: &mut Faults) -> Option<Placed<String>> {
    let node = fields.get(name)?;
    faults.text(node, name).map(|text| Placed { value: text.to_owned(), span: node.span.clone() })
}

fn in_force(fields: Fields<'_, '_>, draft: &mut Draft, faults: &mut Faults) {
    let Some(node) = fields.required("in-force", faults) else {
        return;
    };
    draft.in_force = fields.key("in-force").map_or_else(|| node.span.clone(), |k| k.span.clone());
    let Some(days) = faults.fields(node, "in-force", IN_FORCE) else {
        return;
    };
    let from = days.required("from", faults).and_then(|n| faults.day(n, "from"));
    let until_node = days.get("until");
    let until = until_node.and_then(|n| faults.day(n, "until"));
    if let (Some(from), Some(until), Some(node)) = (&from, &until, until_node)
        && until < from
    {
        faults.push(Fault::error("diag-until-before-from").arg("from", from).arg("until", until).at(&node.span));
    }
    draft.from = from.unwrap_or_default();
    draft.until = until;
}

fn repeals(fields: Fields<'_, '_>, faults: &mut Faults) -> Vec<Placed<String>> {
    let list = fields.get("repeals").and_then(|n| faults.list(n, "repeals")).unwrap_or_default();
    let mut lines: BTreeMap<String, usize> = BTreeMap::new();
    let mut read = Vec::with_capacity(list.len());
    for node in list {
        let Some(article) = faults.article(node, "repeals") else { continue };
        if let Some(line) = lines.insert(article.clone(), node.span.line) {
            let fault = Fault::error("diag-repeals-twice").arg("article", &article);
            faults.push(fault.arg("line", &line.to_string()).at(&node.span));
        } else {
            read.push(Placed { value: article, span: node.span.clone() });
        }
    }
    read
}

fn renumbers(fields: Fields<'_, '_>, faults: &mut Faults) -> Vec<(Placed<String>, Placed<String>)> {
    let Some(map) = fields.get("renumbers").and_then(|n| faults.map(n, "renumbers")) else {
        return Vec::new();
    };
    let mut read = Vec::with_capacity(map.entries().len());
    for (key, value) in map.entries() {
        let to = faults.article(value, "renumbers");
        if let Some(to) = to.filter(|_| key.kind == crate::node::KeyKind::Text) {
            let from = Placed { value: key.text.trim().to_owned(), span: key.span.clone() };
            read.push((from, Placed { value: to, span: value.span.clone() }));
        }
    }
    read
}

/// What a draft is meant to change. Whether the incidents exist is looked at when they are known:
/// [`crate::check_intentions`].
fn intends(fields: Fields<'_, '_>, kind: Option<EditionKind>, faults: &mut Faults) -> Vec<Intention> {
    let Some(node) = fields.get("intends") else { return Vec::new() };
    if let Some(key) = fields.key("intends").filter(|_| kind.is_some_and(|kind| kind != EditionKind::Draft)) {
        faults.push(Fault::error("diag-intends-no-draft").at(&key.span));
    }
    let Some(map) = faults.map(node, "intends") else { return Vec::new() };
    let mut read = Vec::with_capacity(map.entries().len());
    for (key, value) in map.entries().iter().filter(|(key, _)| key.kind == crate::node::KeyKind::Text) {
        let Some(meant) = faults.fields(value, "intends", RULING) else { continue };
        if meant.entries().is_empty() {
            faults.push(Fault::error("diag-empty").arg("field", &key.text).at(&value.span));
            continue;
        }
        let fields = ruling(meant, faults);
        read.push(Intention { scenario: key.text.to_string(), line: key.span.line, fields });
    }
    read
}

/// Articles listed twice and topics decided twice for a branch.
fn check_twice(clauses: &[Clause], faults: &mut Faults) {
    let mut articles: BTreeMap<&str, usize> = BTreeMap::new();
    let mut topics: BTreeMap<Topic, &str> = BTreeMap::new();
    let mut branches: BTreeMap<Topic, Vec<(Branches, &str)>> = BTreeMap::new();
    for clause in clauses {
        if let Some(line) = articles.insert(&clause.article, clause.span.line) {
            let fault = Fault::error("diag-article-twice").arg("article", &clause.article);
            faults.push(fault.arg("line", &line.to_string()).at(&clause.span));
        }
        for pick in clause.picks() {
            let about = |id, other: &str| {
                let fault = Fault::error(id).arg("topic", pick.topic.name());
                fault.arg("article", &clause.article).arg("other", other).at(&clause.span)
            };
            if clause.when.is_all() {
                // An article that stands twice has been told already.
                if let Some(other) = topics.insert(pick.topic, &clause.article).filter(|a| *a != clause.article) {
                    faults.push(about("diag-topic-twice", other));
                }
                continue;
            }
            let before = branches.entry(pick.topic).or_default();
            let shared = |other: Branches| other.and(clause.when);
            if let Some((other, article)) = before.iter().find(|(b, a)| !shared(*b).is_empty() && *a != clause.article)
            {
                faults.push(about("diag-when-twice", article).arg("branches", &shared(*other).to_string()));
            }
            before.push((clause.when, &clause.article));
        }
    }
}
