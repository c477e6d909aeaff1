//! Two editions brought together, for the commands that compare their texts.

use std::path::PathBuf;
use std::sync::Arc;

use adoube_catalog::{End, read_concordance, read_sources};
use adoube_core::edition::Edition;
use adoube_text::{Concordance, Corrections, LawText, Side, corrections, side};
use clap::ArgMatches;

use crate::context::Context;
use crate::texts::Store;
use crate::{diagnostics, input};

/// The concordance that a command names. Tells what is wrong; then there is none.
///
/// `needs_texts`: whether both editions must have imported texts.
pub(crate) fn concordance(context: &Context, given: &ArgMatches, needs_texts: bool) -> Option<Concordance> {
    pair(context, given, needs_texts).map(|pair| pair.concordance)
}

/// Two editions and their concordance.
#[derive(Debug)]
pub(crate) struct Pair {
    pub(crate) from: Arc<Edition>,
    pub(crate) to: Arc<Edition>,
    pub(crate) concordance: Concordance,
}

/// The editions that a command names, with their concordance. Tells what is wrong; then there are none.
pub(crate) fn pair(context: &Context, given: &ArgMatches, needs_texts: bool) -> Option<Pair> {
    let (known, faulty) = input::known_editions(context, given);
    let named = |name: &str| {
        let word = given.get_one::<String>(name)?;
        input::one_edition(context, &known, word)
    };
    // Both are looked up, so that both faults are told.
    let (from, to) = (named("from"), named("to"));
    let (from, to) = (from?, to?);
    if faulty {
        return None;
    }
    let store = Store::of(context, given)?;
    let (one, two) = (text(context, &store, &from, needs_texts), text(context, &store, &to, needs_texts));
    let (one, two) = (one.ok()?, two.ok()?);
    let editions = (Arc::clone(&from), Arc::clone(&to));
    let (from, to) = (side(&from, one.as_ref()), side(&to, two.as_ref()));
    let fixed = match given.try_get_one::<PathBuf>("with").ok().flatten() {
        Some(path) => read(context, path, &from, &to)?,
        None => Corrections::default(),
    };
    let mut concordance = Concordance::new(from, to, &fixed);
    if let Some(article) = given.try_get_one::<String>("article").ok().flatten()
        && !concordance.narrow(article)
    {
        let (from, to) = (&concordance.from.edition, &concordance.to.edition);
        let args = [("article", article.into()), ("from", from.into()), ("to", to.into())];
        diagnostics::fault(&context.messages, "law-no-article-either", &args);
        return None;
    }
    Some(Pair { from: editions.0, to: editions.1, concordance })
}

/// The imported text of an edition, if there is one.
fn text(context: &Context, store: &Store, edition: &Arc<Edition>, needed: bool) -> Result<Option<LawText>, ()> {
    let kept = store.find(context, edition)?;
    if kept.is_none() && needed {
        no_text(context, edition);
        return Err(());
    }
    Ok(kept.map(|kept| kept.read(edition)))
}

/// Tells that no text of the edition is there, and how to import one.
pub(crate) fn no_text(context: &Context, edition: &Edition) {
    let messages = &context.messages;
    let args = [("edition", (&edition.id).into())];
    diagnostics::fault(messages, "law-no-text", &args);
    let help = messages.with("law-no-text-help", &args);
    crate::output::complain(&format!("{}: {help}", messages.get("cli-help")));
}

fn read(context: &Context, path: &PathBuf, from: &Side, to: &Side) -> Option<Corrections> {
    let (sources, faults) = read_sources(std::slice::from_ref(path), &mut std::io::stdin().lock());
    if diagnostics::tell(context, &faults) {
        return None;
    }
    let articles = |side: &Side| side.articles.iter().map(|a| a.number.clone()).collect::<Vec<_>>();
    let (left, right) = (articles(from), articles(to));
    let mut fixed = Corrections::default();
    for source in &sources {
        let (one, two) =
            (End { edition: &from.edition, articles: &left }, End { edition: &to.edition, articles: &right });
        let (read, faults) = read_concordance(source, one, two);
        if diagnostics::tell(context, &faults) {
            return None;
        }
        fn names(list: &[String]) -> Vec<&str> {
            list.iter().map(String::as_str).collect()
        }
        let links = read.links.iter().map(|(article, many)| (article.as_str(), names(many)));
        let more = corrections(from, to, links, &names(&read.new), &names(&read.gone));
        fixed.links.extend(more.links);
        fixed.new.extend(more.new);
        fixed.gone.extend(more.gone);
    }
    Some(fixed)
}
