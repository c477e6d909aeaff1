//! Corrections of a concordance: which article of one edition became which of another, fixed by a person.

use std::collections::BTreeMap;

use crate::Diagnostic;
use crate::faults::{Fault, Faults};
use crate::fields::Fields;
use crate::nearest::nearest;
use crate::node::{Document, KeyKind, Node, Value};
use crate::source::SourceText;
use crate::{documents, yaml};

/// Fields of a file of corrections.
const CORRECTIONS: &[&str] = &["from", "to", "links", "new", "gone"];

/// One of the two editions that a file of corrections is about.
#[derive(Clone, Copy, Debug)]
pub struct End<'a> {
    /// Its id.
    pub edition: &'a str,
    /// The numbers of its articles.
    pub articles: &'a [String],
}

/// Links between articles that a person has fixed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FixedLinks {
    /// Articles of the first edition, each with all that it became.
    pub links: Vec<(String, Vec<String>)>,
    /// Articles of the second edition that nothing goes before.
    pub new: Vec<String>,
    /// Articles of the first edition that nothing follows.
    pub gone: Vec<String>,
}

/// Reads a file of corrections for these two editions. One that is written for the other direction is turned round.
///
/// Without errors among the diagnostics all articles exist, and none is told twice.
pub fn read_concordance(file: &SourceText, from: End<'_>, to: End<'_>) -> (FixedLinks, Vec<Diagnostic>) {
    let mut faults = Faults::default();
    let documents = documents::split(&file.text);
    let mut fixed = FixedLinks::default();
    match documents.as_slice() {
        [] => faults.push(Fault::error("diag-file-empty").arg("file", &file.name)),
        [at, ..] => match yaml::read(file.text.get(at.bytes.clone()).unwrap_or_default(), at) {
            Ok(node) => fixed = read(&node, from, to, &mut faults),
            Err(fault) => faults.push(*fault),
        },
    }
    if let [_, second, ..] = documents.as_slice() {
        faults.push(Fault::error("diag-links-documents").at(&place_of(file, second)));
    }
    if faults.has_errors() {
        fixed = FixedLinks::default();
    }
    (fixed, faults.told(&file.name, &file.text, 1))
}

fn place_of(file: &SourceText, document: &Document) -> crate::Span {
    crate::node::span_of(&file.text, document.bytes.start..document.bytes.start, 1)
}

fn read(node: &Node<'_>, from: End<'_>, to: End<'_>, faults: &mut Faults) -> FixedLinks {
    faults.check_keys(node);
    let mut fixed = FixedLinks::default();
    let Some(fields) = faults.fields(node, "concordance", CORRECTIONS) else {
        return fixed;
    };
    let mut named = |name| {
        let node = fields.required(name, faults)?;
        Some((node, faults.text(node, name)?))
    };
    let (Some((first_at, first)), Some((second_at, second))) = (named("from"), named("to")) else {
        return fixed;
    };
    let turned = first == to.edition && second == from.edition && from.edition != to.edition;
    let (left, right) = if turned { (to, from) } else { (from, to) };
    let mut of_others = false;
    for (at, given, end) in [(first_at, first, left), (second_at, second, right)] {
        if given != end.edition {
            let near = nearest(given, [left.edition, right.edition]);
            let fault = Fault::error("diag-links-editions").arg("edition", given).arg("from", from.edition);
            faults.push(fault.arg("to", to.edition).nearest(near).at(&at.span));
            of_others = true;
        }
    }
    if of_others {
        return fixed;
    }
    let mut told = Told::default();
    if let Some(node) = fields.get("links")
        && let Some(map) = faults.map(node, "links")
    {
        links(map, left, right, &mut fixed, &mut told, faults);
    }
    fixed.new = articles(fields, "new", right, &mut told.right, faults);
    fixed.gone = articles(fields, "gone", left, &mut told.left, faults);
    if turned { turn(fixed) } else { fixed }
}

/// Where each article was told of already.
#[derive(Debug, Default)]
struct Told {
    left: BTreeMap<String, usize>,
    right: BTreeMap<String, usize>,
}

fn links(
    map: Fields<'_, '_>,
    left: End<'_>,
    right: End<'_>,
    fixed: &mut FixedLinks,
    told: &mut Told,
    faults: &mut Faults,
) {
    for (key, value) in map.entries().iter().filter(|(key, _)| key.kind == KeyKind::Text) {
        let known = exists(&key.text, left, &key.span, faults);
        told.left.entry(key.text.to_string()).or_insert(key.span.line);
        let items = match &value.value {
            Value::List(items) => items.as_slice(),
            _ => std::slice::from_ref(value),
        };
        if items.is_empty() {
            faults.push(Fault::error("diag-links-none").arg("article", &key.text).at(&value.span));
        }
        let mut many = Vec::new();
        for item in items {
            let Some(article) = faults.article(item, "links") else { continue };
            if exists(&article, right, &item.span, faults) && !many.contains(&article) {
                told.right.entry(article.clone()).or_insert(item.span.line);
                many.push(article);
            }
        }
        if known && !many.is_empty() {
            fixed.links.push((key.text.to_string(), many));
        }
    }
}

fn articles(
    fields: Fields<'_, '_>,
    name: &'static str,
    end: End<'_>,
    told: &mut BTreeMap<String, usize>,
    faults: &mut Faults,
) -> Vec<String> {
    let Some(node) = fields.get(name) else { return Vec::new() };
    let mut found = Vec::new();
    for item in faults.list(node, name).unwrap_or_default() {
        let Some(article) = faults.article(item, name) else { continue };
        if !exists(&article, end, &item.span, faults) {
            continue;
        }
        if let Some(line) = told.insert(article.clone(), item.span.line) {
            let fault = Fault::error("diag-links-twice").arg("article", &article).arg("line", &line.to_string());
            faults.push(fault.at(&item.span));
        }
        found.push(article);
    }
    found
}

fn exists(article: &str, end: End<'_>, at: &crate::Span, faults: &mut Faults) -> bool {
    let known = end.articles.iter().any(|a| a == article);
    if !known {
        let near = nearest(article, end.articles);
        let fault = Fault::error("diag-links-article").arg("edition", end.edition).arg("article", article);
        faults.push(fault.nearest(near).at(at));
    }
    known
}

/// The same, seen from the other edition.
fn turn(fixed: FixedLinks) -> FixedLinks {
    let mut links: Vec<(String, Vec<String>)> = Vec::new();
    for (from, many) in fixed.links {
        for to in many {
            match links.iter_mut().find(|(article, _)| *article == to) {
                Some((_, list)) => list.push(from.clone()),
                None => links.push((to, vec![from.clone()])),
            }
        }
    }
    FixedLinks { links, new: fixed.gone, gone: fixed.new }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(numbers: &[&str]) -> Vec<String> {
        numbers.iter().map(|n| (*n).to_owned()).collect()
    }

    #[test]
    fn both_directions_are_read() {
        let text = "from: a\nto: b\nlinks:\n  \"4.2\": [\"4.2.1\", \"4.2.2\"]\n  \"4.3\": \"4.2.2\"\nnew: [\"4.9\"]\ngone: [\"5.1\"]\n";
        let file = SourceText::new("fix.yaml", text);
        let (a, b) = (list(&["4.2", "4.3", "5.1"]), list(&["4.2.1", "4.2.2", "4.9"]));
        let (from, to) = (End { edition: "a", articles: &a }, End { edition: "b", articles: &b });
        let (fixed, told) = read_concordance(&file, from, to);
        assert!(told.is_empty(), "{told:?}");
        assert_eq!(fixed.links[0], ("4.2".to_owned(), list(&["4.2.1", "4.2.2"])));
        assert_eq!((fixed.new, fixed.gone), (list(&["4.9"]), list(&["5.1"])));
        let (turned, told) = read_concordance(&file, to, from);
        assert!(told.is_empty());
        assert_eq!(turned.links[1], ("4.2.2".to_owned(), list(&["4.2", "4.3"])));
        assert_eq!((turned.new, turned.gone), (list(&["5.1"]), list(&["4.9"])));
    }
}
