//! A command run within another one: what it prints becomes Markdown for a document.

use std::ops::Range;

use adoube_report::messages::{Lang, Messages};
use clap::parser::ValueSource;
use clap::{ArgMatches, Command};

use crate::context::Context;
use crate::{Exit, args, dispatch, output, usage};

/// Columns for what is shown in letters of one width, whatever the terminal.
const WIDTH: usize = 100;

/// What is wrong with a command.
#[derive(Debug)]
pub(crate) struct Wrong {
    /// The message.
    pub(crate) id: &'static str,
    /// Its values.
    pub(crate) args: Vec<(&'static str, String)>,
    /// Where in the command the word stands that is meant.
    pub(crate) word: Option<Range<usize>>,
    /// The name that was perhaps meant.
    pub(crate) nearest: Option<String>,
}

/// A command to be run.
#[derive(Debug)]
pub(crate) struct Run<'a> {
    lang: Lang,
    /// The folder of texts that the outer command was given.
    texts: Option<String>,
    command: &'a str,
}

impl<'a> Run<'a> {
    pub(crate) fn new(context: &Context, given: &ArgMatches, command: &'a str) -> Run<'a> {
        let texts = given.try_get_one::<std::path::PathBuf>("texts").ok().flatten();
        let texts = texts.map(|path| path.to_string_lossy().into_owned());
        Run { lang: context.messages.lang(), texts, command }
    }

    /// Runs it and gives what it prints, as Markdown.
    pub(crate) fn text(&self) -> Result<String, Wrong> {
        let words = words(self.command)?;
        let plain: Vec<String> = words.iter().map(|(word, _)| word.clone()).collect();
        let messages = Messages::new(self.lang_of(&plain));
        let mut command = args::command(&messages).no_binary_name(true);
        self.check(&command, &words)?;
        let parsed = |command: &mut Command, words: &[String]| {
            let (parsed, told) = output::captured(|| {
                command.try_get_matches_from_mut(words).map_err(|error| usage::report(&messages, error))
            });
            parsed.map_err(|_| self.failed(&messages, &told.complaints))
        };
        let mut matches = parsed(&mut command, &plain)?;
        let format = Format::of(&command, &matches);
        if let Some(name) = format.refused.clone() {
            let word = self.command.find(&name).map(|at| at..at + name.len());
            return Err(Wrong { id: "docs-no-option", args: vec![("name", name)], word, nearest: None });
        }
        let mut all = plain.clone();
        if format.wants_markdown {
            all.extend(["--format", "markdown"].map(str::to_owned));
        }
        if let Some(texts) = self.texts.as_ref().filter(|_| format.takes_texts) {
            all.extend(["--texts".to_owned(), texts.clone()]);
        }
        if all.len() > plain.len() {
            matches = parsed(&mut command, &all)?;
        }
        let mut context = Context::new(messages, &matches);
        context.width = WIDTH;
        (context.colour, context.colour_of_errors) = (false, false);
        context.command = format!("adoube {}", self.command);
        let Some((name, given)) = matches.subcommand() else {
            return Err(self.failed(&context.messages, ""));
        };
        let (done, told) = output::captured(|| dispatch(&context, name, given, &mut command));
        match done {
            Ok(Exit::Done | Exit::Found) => {}
            _ => return Err(self.failed(&context.messages, &told.complaints)),
        }
        let text = String::from_utf8_lossy(&told.text).into_owned();
        Ok(if format.is_markdown { text } else { fenced(&text, &format.name) })
    }

    fn lang_of(&self, words: &[String]) -> Lang {
        let at = words.iter().position(|w| w == "--lang").and_then(|at| words.get(at + 1));
        let joined = words.iter().find_map(|w| w.strip_prefix("--lang="));
        at.map(String::as_str).or(joined).map_or(self.lang, Lang::of_locale)
    }

    /// Only commands that print tables may stand in a document, and none that writes or waits.
    fn check(&self, command: &Command, words: &[(String, Range<usize>)]) -> Result<(), Wrong> {
        let names: Vec<&str> = command.get_subcommands().filter(|c| prints(c)).map(Command::get_name).collect();
        // Options that every command takes may stand first, each with its value.
        let mut rest = words.iter();
        let first = loop {
            match rest.next() {
                Some((word, _)) if matches!(word.as_str(), "--lang" | "--color") => drop(rest.next()),
                Some((word, _)) if word.starts_with("--") => {}
                other => break other,
            }
        };
        if let Some((name, at)) = first.filter(|(name, _)| !names.contains(&name.as_str())) {
            let list = names.iter().map(|n| format!("`{n}`")).collect::<Vec<_>>().join(", ");
            let wanted = name.to_lowercase();
            let near = names.iter().map(|n| (strsim::damerau_levenshtein(&wanted, n), *n)).min();
            let near = near.filter(|(slips, n)| slips * 3 <= n.len().max(wanted.chars().count()));
            return Err(Wrong {
                id: "docs-unknown-command",
                args: vec![("name", name.clone()), ("names", list)],
                word: Some(at.clone()),
                nearest: near.map(|(_, n)| n.to_owned()),
            });
        }
        let refused = |word: &str| {
            let long = ["--output", "--help", "--version"].iter().any(|r| word.split('=').next() == Some(r));
            long || matches!(word, "-" | "-h" | "-V") || word.starts_with("-o")
        };
        match words.iter().find(|(word, _)| refused(word)) {
            Some((word, at)) => Err(Wrong {
                id: "docs-no-option",
                args: vec![("name", word.clone())],
                word: Some(at.clone()),
                nearest: None,
            }),
            None => Ok(()),
        }
    }

    /// The first sentence of what the command complained of, at the word that it names.
    fn failed(&self, messages: &Messages, complaints: &str) -> Wrong {
        let first = complaints.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let prefix = format!("{}: ", messages.get("cli-error"));
        let why = first.strip_prefix(&prefix).unwrap_or(first).to_owned();
        let quoted = why.split('`').skip(1).step_by(2);
        let mut words =
            quoted.filter(|w| !w.is_empty()).filter_map(|word| self.command.find(word).map(|at| (at, word)));
        let word = words.next().map(|(at, word)| at..at + word.len());
        Wrong { id: "docs-failed", args: vec![("why", why)], word, nearest: None }
    }
}

/// Whether the command, or one below it, has formats to choose from.
fn prints(command: &Command) -> bool {
    let formats = |c: &Command| c.get_arguments().any(|a| a.get_id() == "format");
    formats(command) || command.get_subcommands().any(formats)
}

/// What a command prints.
#[derive(Debug)]
struct Format {
    name: String,
    is_markdown: bool,
    /// Whether Markdown must be asked for.
    wants_markdown: bool,
    takes_texts: bool,
    /// What may not stand in a document: a command that prints no table, a format that is no text, an option that
    /// writes a file.
    refused: Option<String>,
}

impl Format {
    fn of(command: &Command, matches: &ArgMatches) -> Format {
        let (mut command, mut matches) = (command, matches);
        while let Some((name, inner)) = matches.subcommand()
            && let Some(below) = command.find_subcommand(name)
        {
            (command, matches) = (below, inner);
        }
        let arg = |id: &str| command.get_arguments().find(|a| a.get_id() == id);
        let offers = arg("format").is_some_and(|a| a.get_possible_values().iter().any(|v| v.get_name() == "markdown"));
        let name = matches.try_get_one::<String>("format").ok().flatten().cloned().unwrap_or_default();
        let chosen = arg("format").is_some() && matches.value_source("format") == Some(ValueSource::CommandLine);
        let own_texts = arg("texts").is_some() && matches.value_source("texts") == Some(ValueSource::CommandLine);
        let writes = |id: &&'static str| matches.try_get_one::<std::path::PathBuf>(id).ok().flatten().is_some();
        let refused = if arg("format").is_none() {
            Some(command.get_name().to_owned())
        } else if matches!(name.as_str(), "xlsx" | "docx" | "github" | "junit" | "sarif") {
            Some(name.clone())
        } else {
            ["output", "write", "resume", "out-part"].into_iter().find(writes).map(|id| format!("--{id}"))
        };
        Format {
            refused,
            is_markdown: name == "markdown" || (offers && !chosen),
            wants_markdown: offers && !chosen,
            takes_texts: arg("texts").is_some() && !own_texts,
            name: if name == "terminal" { "text".to_owned() } else { name },
        }
    }
}

/// A text in a code block that none of its lines can close.
fn fenced(text: &str, language: &str) -> String {
    let longest = text.split(|c| c != '`').map(str::len).max().unwrap_or(0);
    let fence = "`".repeat(longest.max(2) + 1);
    format!("{fence}{language}\n{}\n{fence}\n", text.trim_end())
}

/// The words of a command line, each with its place; quotation marks join words.
fn words(command: &str) -> Result<Vec<(String, Range<usize>)>, Wrong> {
    let mut words: Vec<(String, Range<usize>)> = Vec::new();
    let mut word: Option<(String, usize)> = None;
    let mut quote: Option<(char, usize)> = None;
    for (at, c) in command.char_indices() {
        match quote {
            Some((mark, _)) if c == mark => quote = None,
            Some(_) => word.get_or_insert_with(|| (String::new(), at)).0.push(c),
            None if c == '"' || c == '\'' => {
                quote = Some((c, at));
                word.get_or_insert_with(|| (String::new(), at));
            }
            None if c.is_whitespace() => words.extend(word.take().map(|(w, start)| (w, start..at))),
            None => word.get_or_insert_with(|| (String::new(), at)).0.push(c),
        }
    }
    if let Some((_, at)) = quote {
        return Err(Wrong { id: "docs-quote", args: Vec::new(), word: Some(at..at + 1), nearest: None });
    }
    words.extend(word.map(|(w, start)| (w, start..command.len())));
    // A command may be written with the name of the program before it.
    if words.first().is_some_and(|(w, _)| w == "adoube") {
        words.remove(0);
    }
    Ok(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_parted_as_in_a_shell() {
        let list = |text: &str| words(text).map(|w| w.into_iter().map(|(w, _)| w).collect::<Vec<_>>());
        assert_eq!(list("compare 'a b' c\"d e\"").expect("words"), ["compare", "a b", "cd e"]);
        assert_eq!(list("adoube list  editions").expect("words"), ["list", "editions"]);
        assert_eq!(list("a 'b").expect_err("open").id, "docs-quote");
        assert_eq!(words("ab cd").expect("words")[1].1, 3..5);
    }

    #[test]
    fn a_fence_is_longer_than_any_in_the_text() {
        assert_eq!(fenced("a\n```\nb\n", "text"), "````text\na\n```\nb\n````\n");
        assert_eq!(fenced("a", "json"), "```json\na\n```\n");
    }
}
