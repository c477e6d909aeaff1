//! `new draft`: a draft to begin with.

use std::io;
use std::path::PathBuf;

use adoube_core::policy::Registry;
use adoube_report::amend::new_draft;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let Some(("draft", given)) = given.subcommand() else {
        return Ok(Exit::Input);
    };
    let (known, faulty) = input::known_editions(context, given);
    let base = given.get_one::<String>("amends").and_then(|word| input::one_edition(context, &known, word));
    let Some(base) = base.filter(|_| !faulty) else {
        return Ok(Exit::Input);
    };
    let articles: Vec<String> = given.get_many::<String>("article").into_iter().flatten().cloned().collect();
    let mut unknown = false;
    for article in articles.iter().filter(|a| !base.provisions.iter().any(|p| p.article == **a)) {
        input::no_such_among(context, "cli-no-such-article", article, base.provisions.iter().map(|p| &*p.article));
        unknown = true;
    }
    if unknown {
        return Ok(Exit::Input);
    }
    // An edition bears the name of its file.
    let stem = given.get_one::<PathBuf>("output").and_then(|path| path.file_stem()).and_then(|stem| stem.to_str());
    let is_id = |stem: &&str| {
        let part = |part: &str| !part.is_empty() && part.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit());
        stem.split('-').all(part) && !known.iter().any(|edition| edition.id == **stem)
    };
    let id = stem.filter(is_id).map_or_else(|| format!("draft-{}", base.id), str::to_owned);
    output::text(given, &new_draft(&base, &id, &articles, &Registry::builtin(), &context.messages))?;
    Ok(Exit::Done)
}
