//! Editions joined with the editions that they build on.
//!
//! Inheritance: the base's provisions, less the repealed ones, renumbered all at once; then the edition's own take
//! their places and take over the topics that they decide.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use adoube_core::branch::{Branch, Branches};
use adoube_core::edition::{Edition, EditionKind, LocalText, Provision, ProvisionRole, Reading};
use adoube_core::policy::Registry;
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;

use crate::edition::Draft;
use crate::faults::{Fault, Faults};
use crate::nearest::nearest;
use crate::order::article_order;
use crate::own::{Own, cited_for};
use crate::provision::{Clause, ClauseReading, Pick, Role};
use crate::{Diagnostic, Span};

/// As many topics without a provision are named one by one.
const FEW_TOPICS: usize = 5;

/// Drafts on their way to editions.
struct Joiner<'a> {
    registry: &'a Registry,
    base: &'a [Arc<Edition>],
    drafts: BTreeMap<String, Draft>,
    /// The editions being joined, outermost first.
    path: Vec<String>,
    /// The same, to be asked.
    open: BTreeSet<String>,
    done: BTreeMap<String, Arc<Edition>>,
    failed: BTreeSet<String>,
    told: Vec<Diagnostic>,
}

/// Joins the drafts, in whatever order they stand, with each other and with `base`. Gives those that have no errors.
pub(crate) fn resolve(
    drafts: Vec<Draft>,
    failed: BTreeSet<String>,
    base: &[Arc<Edition>],
    registry: &Registry,
) -> (Vec<Arc<Edition>>, Vec<Diagnostic>) {
    let ids: Vec<String> = drafts.iter().map(|d| d.id.value.clone()).collect();
    let drafts = drafts.into_iter().map(|d| (d.id.value.clone(), d)).collect();
    let mut joiner = Joiner {
        registry,
        base,
        drafts,
        path: Vec::new(),
        open: BTreeSet::new(),
        done: BTreeMap::new(),
        failed,
        told: Vec::new(),
    };
    for id in &ids {
        joiner.join(id);
    }
    let editions = ids.iter().filter_map(|id| joiner.done.get(id).cloned()).collect();
    (editions, joiner.told)
}

/// What became of the edition that another builds on.
enum Base {
    Good(Arc<Edition>),
    Failed,
    Unknown,
}

impl Joiner<'_> {
    /// Joins an edition after those that it builds on. Chains may be of any length, so nothing recurs.
    fn join(&mut self, id: &str) {
        let mut chain = Vec::new();
        let mut next = Some(id.to_owned());
        while let Some(draft) = next.take().and_then(|id| self.drafts.remove(&id)) {
            self.path.push(draft.id.value.clone());
            self.open.insert(draft.id.value.clone());
            next = draft.base().map(|(_, base)| base.value.clone());
            chain.push(draft);
        }
        while let Some(draft) = chain.pop() {
            self.join_one(draft);
        }
    }

    /// Joins an edition whose base has been joined; it is the last on the path.
    fn join_one(&mut self, mut draft: Draft) {
        let base = draft.base().map(|(field, base)| (field, base.value.clone(), base.span.clone()));
        let inherited = match base {
            None => self.without_base(&mut draft),
            Some((field, base, span)) => self.inherit(&mut draft, field, &base, &span),
        };
        // A translation that amends another edition still names an edition that must exist.
        if let (Some(_), Some(translated)) = (&draft.amends, draft.translates.clone())
            && !self.knows(&translated.value)
        {
            let fault = self.unknown_base("translates", &translated.value).at(&translated.span);
            draft.faults.push(fault);
        }
        if let Some(id) = self.path.pop() {
            self.open.remove(&id);
        }
        let edition = inherited.and_then(|clauses| assemble(&mut draft, clauses));
        match edition {
            Some(edition) => drop(self.done.insert(edition.id.clone(), Arc::new(edition))),
            None => drop(self.failed.insert(draft.id.value.clone())),
        }
        let faults = std::mem::take(&mut draft.faults);
        self.told.extend(faults.told(&draft.file, &draft.source_text, 1));
    }

    fn without_base(&self, draft: &mut Draft) -> Option<Vec<Clause>> {
        let first = draft.repeals.first().map(|r| ("repeals", r.span.clone()));
        let first = first.or_else(|| draft.renumbers.first().map(|(from, _)| ("renumbers", from.span.clone())));
        if let Some((field, span)) = first {
            draft.faults.push(Fault::error("diag-no-base").arg("field", field).at(&span));
        }
        Some(Vec::new())
    }

    fn inherit(&mut self, draft: &mut Draft, field: &'static str, base: &str, span: &Span) -> Option<Vec<Clause>> {
        match self.base(base) {
            Base::Good(edition) => {
                let clauses = self.clauses(&edition, span, &mut draft.faults)?;
                Some(renumber(draft, clauses, base))
            }
            Base::Failed => {
                let cycle = self.path.iter().position(|id| id == base);
                let fault = match cycle {
                    Some(from) => {
                        let round = self.path.iter().skip(from).map(String::as_str).chain([base]);
                        Fault::error("diag-base-cycle").arg("chain", &round.collect::<Vec<_>>().join(" → "))
                    }
                    None => Fault::error("diag-base-failed").arg("field", field).arg("edition", base),
                };
                draft.faults.push(fault.at(span));
                None
            }
            Base::Unknown => {
                let fault = self.unknown_base(field, base).at(span);
                draft.faults.push(fault);
                None
            }
        }
    }

    fn base(&self, id: &str) -> Base {
        if self.open.contains(id) {
            return Base::Failed;
        }
        if let Some(edition) = self.done.get(id) {
            Base::Good(Arc::clone(edition))
        } else if self.failed.contains(id) {
            Base::Failed
        } else {
            self.base.iter().find(|e| e.id == id).map_or(Base::Unknown, |e| Base::Good(Arc::clone(e)))
        }
    }

    fn known(&self) -> impl Iterator<Item = &String> {
        let own = self.drafts.keys().chain(self.done.keys()).chain(&self.failed).chain(&self.path);
        self.base.iter().map(|e| &e.id).chain(own)
    }

    fn knows(&self, id: &str) -> bool {
        let own = self.drafts.contains_key(id) || self.done.contains_key(id);
        own || self.failed.contains(id) || self.open.contains(id) || self.base.iter().any(|e| e.id == id)
    }

    fn unknown_base(&self, field: &'static str, id: &str) -> Fault {
        let others = self.known().filter(|known| self.path.last() != Some(known));
        Fault::error("diag-unknown-base").arg("field", field).arg("edition", id).nearest(nearest(id, others))
    }

    /// The provisions of a finished edition, ready to be inherited.
    fn clauses(&self, edition: &Edition, span: &Span, faults: &mut Faults) -> Option<Vec<Clause>> {
        let mut clauses = Vec::with_capacity(edition.provisions.len());
        for provision in &edition.provisions {
            match inherited(edition, provision, self.registry) {
                Ok(clause) => clauses.push(clause),
                Err(topic) => {
                    let policy = &edition.book.choice(topic).policy;
                    let fault = Fault::error("diag-base-policy").arg("edition", &edition.id).arg("policy", policy);
                    faults.push(fault.arg("topic", topic.name()).at(span));
                    return None;
                }
            }
        }
        Some(clauses)
    }
}

/// A provision of a finished edition as one that another inherits. `Err`: the policy of this topic is not registered.
fn inherited(edition: &Edition, provision: &Provision, registry: &Registry) -> Result<Clause, Topic> {
    let mut readings = Vec::new();
    let role = match &provision.role {
        ProvisionRole::Outside(why) => Role::Outside(why.clone()),
        ProvisionRole::Decides(choices) => {
            let mut picks = Vec::with_capacity(choices.len());
            for (topic, choice) in choices {
                let branches = decided(edition, provision, *topic);
                picks.push(Pick::again(*topic, choice, branches, registry).ok_or(*topic)?);
            }
            for (id, source) in &provision.readings {
                let Some(reading) = edition.readings.iter().find(|r| r.id == *id) else { continue };
                let mut other = Vec::new();
                for (topic, choice) in choices {
                    let branches = decided(edition, provision, *topic);
                    let read = speaking(edition, provision, *topic).map(|b| reading.book.choice_in(*topic, b));
                    if let Some(read) = read.filter(|read| *read != choice) {
                        other.push(Pick::again(*topic, read, branches, registry).ok_or(*topic)?);
                    }
                }
                readings.push(ClauseReading { id: id.clone(), source: source.clone(), picks: other });
            }
            Role::Decides(picks)
        }
    };
    Ok(Clause {
        article: provision.article.clone(),
        span: Span::UNKNOWN,
        when: provision.when,
        gist: provision.gist.clone(),
        role,
        cited_for: provision.cited_for.clone(),
        grade: provision.grade,
        evidence: provision.evidence.clone(),
        // Why an earlier draft changed it is no reason of this one.
        reason: None,
        inherited_from: Some(provision.inherited_from.clone().unwrap_or_else(|| edition.id.clone())),
        readings,
    })
}

/// Where a provision decides a topic: everywhere, or as it says, less the branches that another provision took over.
fn decided(edition: &Edition, provision: &Provision, topic: Topic) -> Branches {
    if provision.when.is_all() {
        return Branches::ALL;
    }
    let its_own = |branch: &Branch| **edition.book.article_in(topic, *branch) == *provision.article;
    Branches::of(&provision.when.iter().filter(its_own).collect::<Vec<_>>())
}

/// A branch in which the provision answers the topic; `None` when others answer it everywhere.
fn speaking(edition: &Edition, provision: &Provision, topic: Topic) -> Option<Branch> {
    Branch::ALL.into_iter().find(|branch| **edition.book.article_in(topic, *branch) == *provision.article)
}

/// Drops repealed provisions and gives the others their new numbers, all at once: two may change places.
fn renumber(draft: &mut Draft, mut clauses: Vec<Clause>, base: &str) -> Vec<Clause> {
    let faults = &mut draft.faults;
    let absent = |id, article: &crate::edition::Placed<String>, clauses: &[Clause]| {
        let near = nearest(&article.value, clauses.iter().map(|c| &c.article));
        Fault::error(id).arg("article", &article.value).arg("edition", base).nearest(near).at(&article.span)
    };
    for repealed in &draft.repeals {
        let before = clauses.len();
        clauses.retain(|c| c.article != repealed.value);
        if clauses.len() == before {
            faults.push(absent("diag-repeals-unknown", repealed, &clauses));
        }
    }
    let mut taken: BTreeSet<String> = clauses.iter().map(|c| c.article.clone()).collect();
    for (from, _) in &draft.renumbers {
        if !taken.remove(&from.value) {
            faults.push(absent("diag-renumbers-unknown", from, &clauses));
        }
    }
    for (from, to) in &draft.renumbers {
        if !taken.insert(to.value.clone()) {
            let fault = Fault::error("diag-renumber-taken").arg("article", &from.value).arg("other", &to.value);
            faults.push(fault.at(&to.span));
        }
    }
    let new: BTreeMap<&str, &str> = draft.renumbers.iter().map(|(f, t)| (f.value.as_str(), t.value.as_str())).collect();
    for clause in &mut clauses {
        if let Some(number) = new.get(clause.article.as_str()) {
            clause.article = (*number).to_owned();
        }
    }
    clauses
}

/// Puts the edition's own provisions in the places of the inherited ones, and builds its rule books.
fn assemble(draft: &mut Draft, mut clauses: Vec<Clause>) -> Option<Edition> {
    let articles: BTreeSet<&str> = draft.clauses.iter().map(|c| c.article.as_str()).collect();
    let own = Own::of(&draft.clauses);
    clauses.retain(|c| !articles.contains(c.article.as_str()));
    clauses.retain_mut(|clause| {
        let Role::Decides(picks) = &mut clause.role else {
            return true;
        };
        picks.retain_mut(|pick| own.leaves(pick));
        for reading in &mut clause.readings {
            reading.picks.retain_mut(|pick| own.leaves(pick));
        }
        clause.readings.retain(|r| !r.picks.is_empty());
        !picks.is_empty()
    });
    clauses.append(&mut draft.clauses);
    clauses.sort_by(|a, b| article_order(&a.article, &b.article));
    if draft.faults.has_errors() {
        return None;
    }
    let book = match book(&clauses, None) {
        Ok(book) => book,
        Err(missing) => {
            // Whoever meant to write a whole edition lacks a few; a long list helps nobody.
            let few = missing.len() <= FEW_TOPICS;
            let fault = if !few && missing.iter().all(|topic| topic.is_competition()) {
                let names = missing.iter().take(FEW_TOPICS).map(|t| t.name());
                Fault::error("diag-competition-missing").arg("count", &missing.len().to_string()).allowed(names)
            } else if draft.base().is_none() && !few {
                Fault::error("diag-topics-no-base").arg("count", &missing.len().to_string())
            } else {
                Fault::error("diag-topic-missing").allowed(missing.iter().map(|t| t.name()))
            };
            draft.faults.push(fault.at(&draft.id.span));
            return None;
        }
    };
    let readings = readings(&clauses);
    Some(Edition {
        id: draft.id.value.clone(),
        title: std::mem::take(&mut draft.title),
        authority: std::mem::take(&mut draft.authority),
        language: std::mem::take(&mut draft.language),
        kind: draft.kind,
        translates: draft.translates.take().map(|t| t.value),
        amends: draft.amends.take().map(|a| a.value),
        from: draft.from.clone(),
        until: draft.until.clone(),
        source: std::mem::take(&mut draft.source),
        provisions: clauses.into_iter().map(Clause::provision).collect(),
        book,
        readings,
        intends: std::mem::take(&mut draft.intends),
    })
}

/// The rule book, or that of one reading: what it changes comes last and so wins.
fn book(clauses: &[Clause], reading: Option<&str>) -> Result<RuleBook, Vec<Topic>> {
    let mut given = Vec::with_capacity(Topic::ALL.len());
    for clause in clauses {
        let article: Arc<str> = Arc::from(clause.article.as_str());
        given.extend(clause.picks().iter().map(|p| p.cited(&article)));
        let other = clause.readings.iter().filter(|r| reading == Some(r.id.as_str()));
        given.extend(other.flat_map(|r| &r.picks).map(|p| p.cited(&article)));
    }
    Ok(RuleBook::new(given)?.citing(cited_for(clauses)))
}

/// The readings in order of first mention; one that several provisions bear switches all of them.
fn readings(clauses: &[Clause]) -> Vec<Reading> {
    let mut sources: Vec<(&str, Vec<&LocalText>)> = Vec::new();
    for reading in clauses.iter().flat_map(|c| &c.readings) {
        match sources.iter_mut().find(|(id, _)| *id == reading.id) {
            Some((_, told)) => told.push(&reading.source),
            None => sources.push((&reading.id, vec![&reading.source])),
        }
    }
    let built = |(id, told): (&str, Vec<&LocalText>)| {
        let book = book(clauses, Some(id)).ok()?;
        Some(Reading { id: id.to_owned(), source: joined(&told), book })
    };
    sources.into_iter().filter_map(built).collect()
}

/// The texts in one, language by language; what was told before is left out.
fn joined(texts: &[&LocalText]) -> LocalText {
    let join = |of: fn(&LocalText) -> &str| {
        let mut told: Vec<&str> = Vec::new();
        for text in texts.iter().map(|t| of(t)) {
            if !told.contains(&text) {
                told.push(text);
            }
        }
        told.join("; ")
    };
    LocalText { en: join(|t| &t.en), ru: join(|t| &t.ru) }
}

/// The order of showing: FIDE's originals and their overlays by date, Russian texts by date, others, drafts last.
pub(crate) fn sort(editions: &mut [Arc<Edition>]) {
    editions.sort_by(|a, b| shown(a).cmp(&shown(b)));
}

fn shown(edition: &Edition) -> (bool, u8, &str, &str, &str) {
    let group = match (edition.authority.as_str(), edition.kind) {
        ("FIDE", EditionKind::Original | EditionKind::Overlay) => 0,
        ("RU", _) => 1,
        _ => 2,
    };
    // Within the first two groups the authority is one; among drafts and others it keeps neighbours together.
    (edition.kind == EditionKind::Draft, group, &edition.authority, &edition.from, &edition.id)
}
