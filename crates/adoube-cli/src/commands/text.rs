//! `text`: law texts of the reader's own.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_catalog::read_sources;
use adoube_core::edition::Edition;
use adoube_report::law::{self, Imported};
use adoube_text::{Form, Key, LawText, is_cyrillic};
use clap::ArgMatches;

use crate::context::Context;
use crate::texts::{Kept, Store, load};
use crate::{Exit, diagnostics, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    match given.subcommand() {
        Some(("import", given)) => import(context, given),
        Some(("list", given)) => list(context, given),
        Some((_, given)) => show(context, given),
        None => Ok(Exit::Input),
    }
}

fn import(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let (known, mut faulty) = input::known_editions(context, given);
    let word = given.get_one::<String>("edition").map_or("", String::as_str);
    let edition = input::one_edition(context, &known, word);
    let (Some(edition), Some(path)) = (edition, given.get_one::<PathBuf>("file")) else {
        return Ok(Exit::Input);
    };
    let Some(text) = source(context, path) else {
        return Ok(Exit::Input);
    };
    let form = match given.get_one::<String>("form").map(String::as_str) {
        Some("markdown") => Form::Markdown,
        Some(_) => Form::Plain,
        None if is_markdown(path) => Form::Markdown,
        None => Form::Plain,
    };
    let file = path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    let kept = Kept { edition: edition.id.clone(), file, form, text };
    let (read, digest) = (kept.read(&edition), kept.digest());
    if read.clauses.is_empty() {
        diagnostics::fault(messages, "law-no-clause", &[("file", (&*path.to_string_lossy()).into())]);
        return Ok(Exit::Input);
    }
    warn_of_script(context, &edition, &read);
    let imported = Imported { edition: &edition, text: &read, file: &kept.file, digest: &digest };
    let mut told = law::report(&imported, messages, context.look(false));
    let end = if given.get_flag("dry-run") {
        messages.get("law-not-kept")
    } else {
        let Some(store) = Store::of(context, given) else {
            return Ok(Exit::Input);
        };
        let path = store.path(&edition.id);
        // What is kept in a broken file is replaced as well: that is how it is mended.
        let before = if path.exists() { load(context, &path).ok().flatten() } else { None };
        store.keep(&kept)?;
        let file = path.to_string_lossy();
        match before.map(|b| b.digest()) {
            Some(old) if old == digest => messages.with("law-same", &[("file", (&*file).into())]),
            Some(old) => messages.with("law-replaced", &[("file", (&*file).into()), ("digest", (&old).into())]),
            None => messages.with("law-kept", &[("file", (&*file).into())]),
        }
    };
    told.push_str(&format!("\n{}\n", output::plain(&end)));
    output::with(given, |out| out.write_all(told.as_bytes()))?;
    faulty |= io::stdout().flush().is_err();
    Ok(if faulty { Exit::Input } else { Exit::Done })
}

/// The text of a file or of standard input; tells what is wrong with it.
fn source(context: &Context, path: &Path) -> Option<String> {
    if path.is_dir() {
        diagnostics::fault(&context.messages, "law-folder-import", &[("file", (&*path.to_string_lossy()).into())]);
        return None;
    }
    let (sources, faults) = read_sources(&[path.to_owned()], &mut io::stdin().lock());
    diagnostics::tell(context, &faults);
    sources.into_iter().next().map(|source| source.text.to_string())
}

fn is_markdown(path: &Path) -> bool {
    path.extension().and_then(|e| e.to_str()).is_some_and(|e| matches!(e.to_lowercase().as_str(), "md" | "markdown"))
}

/// A text in other letters than its edition was perhaps meant for another one.
fn warn_of_script(context: &Context, edition: &Edition, text: &LawText) {
    let messages = &context.messages;
    let cyrillic = is_cyrillic(&text.source);
    if cyrillic.is_some_and(|c| c != (edition.language == "ru")) && matches!(&*edition.language, "ru" | "en") {
        let script = if cyrillic == Some(true) { "cyrillic" } else { "latin" };
        let args =
            [("script", script.into()), ("edition", (&edition.id).into()), ("language", (&edition.language).into())];
        output::complain(&format!("{}: {}", messages.get("cli-warning"), messages.with("law-script", &args)));
    }
}

fn list(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let (known, mut faulty) = input::known_editions(context, given);
    let Some(store) = Store::of(context, given) else {
        return Ok(Exit::Input);
    };
    let files = store.files().unwrap_or_else(|_| {
        let folder = store.folder.to_string_lossy();
        diagnostics::fault(messages, "diag-file-forbidden", &[("file", (&*folder).into())]);
        faulty = true;
        Vec::new()
    });
    let mut found: Vec<(Arc<Edition>, Kept, LawText)> = Vec::new();
    for file in files {
        let Ok(Some(kept)) = load(context, &file) else {
            faulty = true;
            continue;
        };
        let Some(edition) = known.iter().find(|e| e.id == kept.edition) else {
            let file = file.to_string_lossy();
            let args = [("file", (&*file).into()), ("edition", (&kept.edition).into())];
            diagnostics::fault(messages, "law-store-unknown", &args);
            faulty = true;
            continue;
        };
        let text = kept.read(edition);
        found.push((Arc::clone(edition), kept, text));
    }
    // In the order in which editions are shown everywhere.
    found.sort_by_key(|(edition, ..)| known.iter().position(|e| e.id == edition.id));
    let digests: Vec<String> = found.iter().map(|(_, kept, _)| kept.digest()).collect();
    let texts: Vec<Imported<'_>> = found
        .iter()
        .zip(&digests)
        .map(|((edition, kept, text), digest)| Imported { edition, text, file: &kept.file, digest })
        .collect();
    let told = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "markdown" => law::texts_markdown(&texts, messages),
        "json" => law::texts_json(&texts),
        _ => law::texts(&texts, &output::plain(&store.folder.to_string_lossy()), messages, context.width),
    };
    output::text(given, &told)?;
    Ok(if faulty { Exit::Input } else { Exit::Done })
}

fn show(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let (known, faulty) = input::known_editions(context, given);
    let word = given.get_one::<String>("of").map_or("", String::as_str);
    let Some(edition) = input::one_edition(context, &known, word) else {
        return Ok(Exit::Input);
    };
    let Some(store) = Store::of(context, given) else {
        return Ok(Exit::Input);
    };
    let Ok(kept) = store.find(context, &edition) else {
        return Ok(Exit::Input);
    };
    let Some(kept) = kept else {
        crate::law::no_text(context, &edition);
        return Ok(Exit::Input);
    };
    let (text, digest) = (kept.read(&edition), kept.digest());
    let mut within = None;
    if let Some(article) = given.get_one::<String>("article") {
        within = Key::of_any(article);
        let has = |key: &Key| text.clauses.iter().any(|c| c.key.is_within(key));
        if !within.as_ref().is_some_and(has) {
            input::no_such_among(context, "law-no-article", article, text.clauses.iter().map(|c| c.article.as_str()));
            return Ok(Exit::Input);
        }
    }
    let imported = Imported { edition: &edition, text: &text, file: &kept.file, digest: &digest };
    let told = match given.get_one::<String>("format").map_or("terminal", String::as_str) {
        "markdown" => law::tree_markdown(&imported, within.as_ref(), messages),
        "json" => law::tree_json(&imported, within.as_ref()),
        _ => law::tree(&imported, within.as_ref(), messages, context.look(false)),
    };
    output::text(given, &told)?;
    Ok(if faulty { Exit::Input } else { Exit::Done })
}
