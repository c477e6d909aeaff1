//! Two texts compared word by word, article by article as a concordance brings them together.

use similar::{Algorithm, DiffTag, capture_diff_slices};

use crate::concord::{Article, Concordance, Group, Relation, partners};
use crate::words::{is_cyrillic, tokens};

/// What happened to some words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// They stand in both texts.
    Kept,
    /// Only the first text has them.
    Deleted,
    /// Only the second text has them.
    Inserted,
}

/// Words that share a fate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Their fate.
    pub change: Change,
    /// The words, with the space behind them.
    pub text: String,
}

/// How the words of a passage are shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Body {
    /// The words of both texts, compared.
    Compared(Vec<Run>),
    /// Both texts, which are in different languages and cannot be compared.
    SideBySide(String, String),
    /// An imported text lacks the article although its edition has it; the words of the other one.
    Lacking {
        /// Whether it is the first text that lacks it.
        first: bool,
        /// The words of the other text.
        words: String,
    },
    /// The passage went elsewhere and is compared there.
    MovedAway,
}

/// Articles that belong together, compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Passage {
    /// Articles of the first edition.
    pub from: Vec<String>,
    /// Articles of the second edition.
    pub to: Vec<String>,
    /// What became of them.
    pub relation: Relation,
    /// Whether it stands in another place than before, among the articles around it.
    pub is_moved: bool,
    /// The words.
    pub body: Body,
}

impl Passage {
    /// How many words were kept, deleted, inserted.
    pub fn counts(&self) -> [usize; 3] {
        let mut counts = [0; 3];
        if let Body::Compared(runs) = &self.body {
            for run in runs {
                let words = tokens(&run.text).iter().filter(|t| t.starts_with(char::is_alphanumeric)).count();
                let at = match run.change {
                    Change::Kept => 0,
                    Change::Deleted => 1,
                    Change::Inserted => 2,
                };
                counts[at] += words;
            }
        }
        counts
    }

    /// Whether no word changed and nothing is missing.
    pub fn is_unchanged(&self) -> bool {
        matches!(&self.body, Body::Compared(runs) if runs.iter().all(|r| r.change == Change::Kept))
    }
}

/// Two texts compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Redline {
    /// The passages, in order of the second text; what it lacks stands where the first text has it.
    pub passages: Vec<Passage>,
    /// Whether the texts are in one language, so that words can be compared.
    pub is_comparable: bool,
}

/// Compares the texts of the two sides; what tables of the concordance would not show is left out.
pub fn redline(concordance: &Concordance) -> Redline {
    let (from, to) = (&concordance.from, &concordance.to);
    let sample = |articles: &[Article]| articles.iter().filter_map(|a| a.text.as_deref()).collect::<Vec<_>>().join(" ");
    let scripts = (is_cyrillic(&sample(&from.articles)), is_cyrillic(&sample(&to.articles)));
    // What the letters say goes before what the edition says of its language.
    let is_comparable = match scripts {
        (Some(a), Some(b)) => a == b && (a || from.language == to.language),
        _ => from.language == to.language,
    };
    let groups = partners(concordance);
    let moved = moved(&groups, from.articles.as_slice());
    let mut passages: Vec<(Position, Passage)> = Vec::new();
    for (group, is_moved) in groups.iter().zip(moved) {
        let Some(passage) = passage(concordance, group, is_moved, is_comparable) else { continue };
        if is_moved {
            let (from, to) = (passage.from.clone(), passage.to.clone());
            let away = Passage { from, to, relation: passage.relation, is_moved, body: Body::MovedAway };
            passages.push((before(&groups, group), away));
        }
        let place = match group.to.first() {
            Some(first) => (*first, 0, 0),
            None => before(&groups, group),
        };
        passages.push((place, passage));
    }
    passages.sort_by_key(|(place, _)| *place);
    Redline { passages: passages.into_iter().map(|(_, p)| p).collect(), is_comparable }
}

/// Where a passage stands: behind which article of the second text, and in which order of the first.
type Position = (usize, usize, usize);

/// Which groups left the order of the others: those outside the heaviest run that both texts have in the same order.
fn moved(groups: &[Group], articles: &[Article]) -> Vec<bool> {
    let mut both: Vec<(usize, usize, usize, usize)> = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        if let (Some(from), Some(to)) = (group.from.first(), group.to.first()) {
            let words = articles.get(*from).and_then(|a| a.text.as_ref()).map_or(0, |t| t.split_whitespace().count());
            both.push((*from, *to, words + 1, at));
        }
    }
    both.sort_unstable();
    // The heaviest chain that ends at each group, and the group before it in the chain.
    let mut best: Vec<(usize, Option<usize>)> = Vec::new();
    for (i, (_, to, weight, _)) in both.iter().enumerate() {
        let earlier = (0..i).filter(|j| both[*j].1 < *to).map(|j| (best[j].0, std::cmp::Reverse(j))).max();
        let (sum, before) = earlier.map_or((0, None), |(sum, j)| (sum, Some(j.0)));
        best.push((sum + weight, before));
    }
    let mut is_moved = vec![false; groups.len()];
    both.iter().for_each(|(.., at)| is_moved[*at] = true);
    let mut end = (0..best.len()).max_by_key(|i| (best[*i].0, std::cmp::Reverse(*i)));
    while let Some(i) = end {
        is_moved[both[i].3] = false;
        end = best[i].1;
    }
    is_moved
}

/// Behind what the second text has for the articles before this one.
fn before(groups: &[Group], group: &Group) -> Position {
    let first = group.from.first().copied().unwrap_or(0);
    let earlier = |g: &&Group| g.from.first().is_some_and(|f| *f < first) && !g.to.is_empty();
    let last = groups.iter().filter(earlier).max_by_key(|g| g.from.first().copied());
    match last.and_then(|g| g.to.first()) {
        Some(to) => (*to, 1, first),
        None => (0, 0, 0),
    }
}

fn passage(concordance: &Concordance, group: &Group, is_moved: bool, comparable: bool) -> Option<Passage> {
    let of = |list: &[usize], articles: &'_ [Article]| -> Vec<Article> {
        list.iter().filter_map(|at| articles.get(*at)).cloned().collect()
    };
    let (from, to) = (of(&group.from, &concordance.from.articles), of(&group.to, &concordance.to.articles));
    if !from.iter().chain(&to).any(|a| a.is_shown) {
        return None;
    }
    let (one, two) = (words(&from), words(&to));
    let (from, to) = (texted(from), texted(to));
    let body = match (one.as_deref(), two.as_deref()) {
        (None, None) => return None,
        // A number that only introduces others says nothing by itself.
        (Some(""), None | Some("")) | (None, Some("")) => return None,
        (Some(one), None) if !to.is_empty() => Body::Lacking { first: false, words: one.to_owned() },
        (None, Some(two)) if !from.is_empty() => Body::Lacking { first: true, words: two.to_owned() },
        (one, two) => {
            let (one, two) = (one.unwrap_or_default(), two.unwrap_or_default());
            if comparable || one.is_empty() || two.is_empty() {
                Body::Compared(compare(one, two))
            } else {
                Body::SideBySide(one.to_owned(), two.to_owned())
            }
        }
    };
    let relation = Relation::between(&from, &to);
    let numbers = |articles: &[Article]| articles.iter().map(|a| a.number.clone()).collect();
    Some(Passage { from: numbers(&from), to: numbers(&to), relation, is_moved, body })
}

/// The articles that have words; all of them when none has.
fn texted(articles: Vec<Article>) -> Vec<Article> {
    let has = articles.iter().any(|a| a.text.is_some());
    articles.into_iter().filter(|a| !has || a.text.is_some()).collect()
}

/// The words of several articles, each under its number; of one article without it.
fn words(articles: &[Article]) -> Option<String> {
    let texts: Vec<(&str, &str)> =
        articles.iter().filter_map(|a| Some((a.number.as_str(), a.text.as_deref()?))).collect();
    match texts.as_slice() {
        [] => None,
        [(_, text)] => Some((*text).to_owned()),
        many => Some(many.iter().map(|(number, text)| format!("{number} {text}")).collect::<Vec<_>>().join(" ")),
    }
}

/// Longer passages are not compared by words: it would take too long, and nobody could read it.
const LONGEST: usize = 20_000;

/// Compares two texts word by word.
pub fn compare(one: &str, two: &str) -> Vec<Run> {
    let (old, new) = (pieces(one), pieces(two));
    let bare = |pieces: &[(String, bool)]| pieces.iter().map(|(word, _)| word.clone()).collect::<Vec<_>>();
    let (a, b) = (bare(&old), bare(&new));
    if a.len().max(b.len()) > LONGEST && a != b {
        return join(vec![(Change::Deleted, old), (Change::Inserted, new)]);
    }
    let mut parts: Vec<(Change, Vec<(String, bool)>)> = Vec::new();
    for op in capture_diff_slices(Algorithm::Myers, &a, &b) {
        let deleted = || old.get(op.old_range()).unwrap_or_default().to_vec();
        let inserted = || new.get(op.new_range()).unwrap_or_default().to_vec();
        match op.tag() {
            DiffTag::Equal => parts.push((Change::Kept, inserted())),
            DiffTag::Delete => parts.push((Change::Deleted, deleted())),
            DiffTag::Insert => parts.push((Change::Inserted, inserted())),
            DiffTag::Replace => parts.extend([(Change::Deleted, deleted()), (Change::Inserted, inserted())]),
        }
    }
    join(calm(parts))
}

/// Words and signs, each with whether a space follows.
fn pieces(text: &str) -> Vec<(String, bool)> {
    let mut pieces: Vec<(String, bool)> = Vec::new();
    for token in tokens(text) {
        if token.starts_with(char::is_whitespace) {
            if let Some(last) = pieces.last_mut() {
                last.1 = true;
            }
        } else {
            pieces.push((token.to_owned(), false));
        }
    }
    pieces
}

type Part = (Change, Vec<(String, bool)>);

/// A sign or a tiny word that stands alone between changes belongs to them: readers want phrases, not crumbs.
fn calm(parts: Vec<Part>) -> Vec<Part> {
    let crumb = |words: &[(String, bool)]| {
        let letters: usize = words.iter().map(|(w, _)| w.chars().filter(|c| c.is_alphanumeric()).count()).sum();
        letters <= 3 && words.len() <= 2
    };
    let mut calm: Vec<Part> = Vec::new();
    let (mut deleted, mut inserted) = (Vec::new(), Vec::new());
    let count = parts.len();
    for (at, (change, words)) in parts.into_iter().enumerate() {
        match change {
            Change::Deleted => deleted.extend(words),
            Change::Inserted => inserted.extend(words),
            Change::Kept if !deleted.is_empty() && !inserted.is_empty() && at + 1 < count && crumb(&words) => {
                deleted.extend(words.clone());
                inserted.extend(words);
            }
            Change::Kept => {
                flush(&mut calm, &mut deleted, &mut inserted);
                calm.push((Change::Kept, words));
            }
        }
    }
    flush(&mut calm, &mut deleted, &mut inserted);
    calm
}

fn flush(calm: &mut Vec<Part>, deleted: &mut Vec<(String, bool)>, inserted: &mut Vec<(String, bool)>) {
    // What both sides ended up with at their common ends stays where it is.
    let mut tail = Vec::new();
    while let (Some(a), Some(b)) = (deleted.last(), inserted.last())
        && a.0 == b.0
    {
        deleted.pop();
        tail.extend(inserted.pop());
    }
    tail.reverse();
    for (change, words) in [(Change::Deleted, std::mem::take(deleted)), (Change::Inserted, std::mem::take(inserted))] {
        if !words.is_empty() {
            calm.push((change, words));
        }
    }
    if !tail.is_empty() {
        calm.push((Change::Kept, tail));
    }
}

fn join(parts: Vec<Part>) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for (change, words) in parts {
        let mut text = String::new();
        for (word, spaced) in words {
            text.push_str(&word);
            if spaced {
                text.push(' ');
            }
        }
        match runs.last_mut() {
            Some(last) if last.change == change => last.text.push_str(&text),
            _ => runs.push(Run { change, text }),
        }
    }
    runs
}
