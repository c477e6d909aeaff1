//! `mdbook-adoube`: tables between markers in the chapters of a book.
//!
//! mdBook asks `mdbook-adoube supports RENDERER` first, and then hands over the book as JSON.

use std::io;

use adoube_report::messages::{Lang, Messages};
use mdbook_preprocessor::book::{Book, BookItem};
use mdbook_preprocessor::config::Config;
use mdbook_preprocessor::{MDBOOK_VERSION, parse_input};

use crate::commands::docs::renewed;
use crate::context::Context;
use crate::{Exit, args, diagnostics, output};

pub(crate) fn run(messages: Messages) -> Exit {
    let asked: Vec<String> = std::env::args_os().skip(1).map(|a| a.to_string_lossy().into_owned()).collect();
    match asked.first().map(String::as_str) {
        // Markdown comes out, whatever is made of it.
        Some("supports") => Exit::Done,
        Some(_) => {
            diagnostics::fault(&messages, "mdbook-usage", &[]);
            Exit::Input
        }
        None => preprocess(messages),
    }
}

fn preprocess(messages: Messages) -> Exit {
    let (book, given) = match parse_input(io::stdin().lock()) {
        Ok((given, book)) => (book, given),
        Err(error) => {
            let why = format!("{error:#}");
            diagnostics::fault(&messages, "mdbook-unreadable", &[("why", (&why).into())]);
            return Exit::Input;
        }
    };
    if series(&given.mdbook_version) != series(MDBOOK_VERSION) {
        let args = [("found", (&given.mdbook_version).into()), ("wanted", MDBOOK_VERSION.into())];
        output::complain(&format!("{}: {}", messages.get("cli-warning"), messages.with("mdbook-version", &args)));
    }
    let Ok(settings) = Settings::of(&given.config) else {
        diagnostics::fault(&messages, "mdbook-settings", &[]);
        return Exit::Input;
    };
    let lang = settings.lang.map_or(messages.lang(), |lang| Lang::of_locale(&lang));
    let messages = if lang == messages.lang() { messages } else { Messages::new(lang) };
    let mut words = vec!["adoube".to_owned(), "docs".to_owned(), "-".to_owned()];
    words.extend(settings.texts.into_iter().flat_map(|texts| ["--texts".to_owned(), texts]));
    let matches = match args::command(&messages).try_get_matches_from(words) {
        Ok(matches) => matches,
        Err(error) => return crate::usage::report(&messages, error),
    };
    let context = Context::new(messages, &matches);
    let Some((_, given)) = matches.subcommand() else {
        return Exit::Fault;
    };
    let mut book = book;
    if !renew(&context, given, &mut book) {
        return Exit::Input;
    }
    match serde_json::to_writer(io::stdout().lock(), &book) {
        Ok(()) => Exit::Done,
        Err(_) => Exit::Input,
    }
}

/// Renews every chapter; whether all of them could be.
fn renew(context: &Context, given: &clap::ArgMatches, book: &mut Book) -> bool {
    let mut good = true;
    book.for_each_mut(|item| {
        let BookItem::Chapter(chapter) = item else { return };
        let name = chapter.source_path.as_ref().or(chapter.path.as_ref());
        let name = name.map_or_else(|| chapter.name.clone(), |path| path.to_string_lossy().into_owned());
        match renewed(context, given, &name, &chapter.content) {
            Some(done) => chapter.content = done.text,
            None => good = false,
        }
    });
    good
}

/// What `book.toml` says under `[preprocessor.adoube]`.
struct Settings {
    /// The language of tables; else that of the book.
    lang: Option<String>,
    /// The folder of imported texts.
    texts: Option<String>,
}

impl Settings {
    fn of(config: &Config) -> Result<Settings, mdbook_preprocessor::errors::Error> {
        let lang = config.get("preprocessor.adoube.lang")?;
        Ok(Settings { lang: lang.or(config.book.language.clone()), texts: config.get("preprocessor.adoube.texts")? })
    }
}

/// The part of a version within which books keep their form.
fn series(version: &str) -> Vec<&str> {
    version.split('.').take(2).collect()
}
