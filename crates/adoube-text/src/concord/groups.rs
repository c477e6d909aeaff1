//! Articles that belong together, as groups that share nothing with each other.

use super::{Article, Concordance, Link, Relation};

/// Articles that links join, as indices in order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Group {
    /// Articles of the first edition.
    pub from: Vec<usize>,
    /// Articles of the second edition.
    pub to: Vec<usize>,
}

impl Relation {
    /// What became of the articles of one edition, when these of another one belong to them.
    pub fn between(from: &[Article], to: &[Article]) -> Relation {
        match (from, to) {
            (_, []) => Relation::Gone,
            ([], _) => Relation::New,
            ([a], [b]) if a.is_numbered_as(b) => Relation::Same,
            ([_], [_]) => Relation::Renumbered,
            (a, b) if a.len() > b.len() => Relation::Merged,
            _ => Relation::Split,
        }
    }
}

impl Concordance {
    /// Groups of articles that go together, in order of the second edition: each article with its best partner, and all
    /// that decided a topic with all that decide it now. So no topic is decided in two groups, corrections aside. What
    /// tables would not show is left out.
    pub fn families(&self) -> Vec<Group> {
        let is_best = best(&self.links);
        let mut groups = joined(self, |link| is_best(link) || !link.grounds.topics.is_empty());
        let is_shown = |list: &[usize], articles: &[Article]| {
            list.iter().filter_map(|at| articles.get(*at)).any(|article| article.is_shown)
        };
        // What is gone stands behind what the articles before it became.
        let place = |group: &Group| match (group.from.first(), group.to.first()) {
            (_, Some(to)) => (*to, 0, 0),
            (from, None) => {
                let first = from.copied().unwrap_or_default();
                (self.before(first), 1, first)
            }
        };
        groups.sort_by_cached_key(place);
        groups.retain(|g| is_shown(&g.from, &self.from.articles) || is_shown(&g.to, &self.to.articles));
        groups
    }

    /// The article of the second edition that the nearest linked one before this one became.
    fn before(&self, from: usize) -> usize {
        let earlier = self.links.iter().filter(|link| link.from < from);
        earlier.max_by_key(|link| (link.from, link.to)).map_or(0, |link| link.to)
    }
}

/// Each article with its best partner; what else shares its matter is told by the concordance.
pub(crate) fn partners(concordance: &Concordance) -> Vec<Group> {
    joined(concordance, best(&concordance.links))
}

/// Whether a link is the best one of either of its articles.
fn best(links: &[Link]) -> impl Fn(&Link) -> bool + '_ {
    |link| {
        let beats = |l: &Link| l.confidence > link.confidence;
        let from = links.iter().any(|l| l.from == link.from && beats(l));
        let to = links.iter().any(|l| l.to == link.to && beats(l));
        link.grounds.given || !(from && to)
    }
}

fn joined(concordance: &Concordance, joins: impl Fn(&Link) -> bool) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for at in 0..concordance.from.articles.len() {
        groups.push(Group { from: vec![at], to: Vec::new() });
    }
    for at in 0..concordance.to.articles.len() {
        groups.push(Group { from: Vec::new(), to: vec![at] });
    }
    for link in concordance.links.iter().filter(|l| joins(l)) {
        let one = groups.iter().position(|g| g.from.contains(&link.from));
        let two = groups.iter().position(|g| g.to.contains(&link.to));
        if let (Some(one), Some(two)) = (one, two)
            && one != two
        {
            let other = groups.remove(two.max(one));
            if let Some(group) = groups.get_mut(two.min(one)) {
                group.from.extend(other.from);
                group.to.extend(other.to);
                group.from.sort_unstable();
                group.to.sort_unstable();
            }
        }
    }
    groups
}
