//! `diff-driver`: what a change of an edition file does to the rulings, for git.
//!
//! Git takes any exit status but 0 for a broken driver, so what cannot be read falls back to a plain patch.

use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use adoube_catalog::{Library, SourceText, read_editions, read_sources};
use adoube_compare::{Matrix, Panel};
use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_report::amended::{Amended, amended};
use adoube_report::lists::Shape;
use adoube_report::table::{View, terminal};
use adoube_text::patch;
use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, input, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let files: Vec<PathBuf> = given.get_many::<PathBuf>("versions").into_iter().flatten().cloned().collect();
    // Git: path old-file old-hex old-mode new-file new-hex new-mode, and after a rename two more.
    let (name, old, new) = match files.as_slice() {
        [old, new] => (new.clone(), old, new),
        [name, old, _, _, new, ..] => (name.clone(), old, new),
        _ => return Ok(Exit::Input),
    };
    let name = name.to_string_lossy().into_owned();
    let (before, after) = (text(old)?, text(new)?);
    let told = rulings(context, given, &name, &before, &after);
    output::with(given, |out| {
        out.write_all(patch(&name, &before, &after).as_bytes())?;
        out.write_all(told.as_bytes())
    })?;
    Ok(Exit::Done)
}

/// The text of a version; git names `/dev/null` for a file that is not there.
fn text(path: &Path) -> io::Result<String> {
    if path == Path::new("/dev/null") {
        return Ok(String::new());
    }
    let bytes = std::fs::read(path).map_err(|why| output::cannot_write(path, why))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// What the change does; empty when there is nothing to compare.
fn rulings(context: &Context, given: &ArgMatches, name: &str, before: &str, after: &str) -> String {
    if before == after || before.is_empty() || after.is_empty() {
        return String::new();
    }
    let known = input::known_editions(context, given).0;
    let messages = &context.messages;
    let (old, new) = (version(&known, name, before), version(&known, name, after));
    let (Some((id, old)), Some((_, new))) = (old, new) else {
        return format!("{}\n", messages.get("driver-unreadable"));
    };
    let named = |all: &[Arc<Edition>], id: &str| all.iter().find(|e| e.id == id).cloned();
    let (Some(one), Some(two)) = (named(&old, &id), named(&new, &id)) else {
        return format!("{}\n", messages.get("driver-unreadable"));
    };
    let scenarios = &Library::shipped().scenarios;
    let pair = [(&one, "driver-old"), (&two, "driver-new")].map(|(edition, key)| {
        let mut edition = Edition::clone(edition);
        // Both have the same id; the table names them by what they are.
        edition.id = messages.get(key);
        Arc::new(edition)
    });
    let matrix = Matrix::new(&Panel::new(pair.to_vec()), scenarios.iter().cloned());
    let derived = old.iter().filter(|e| e.id != id).filter_map(|before| {
        let after = named(&new, &before.id)?;
        let panel = Panel::new(vec![Arc::clone(before), after]);
        let count = scenarios.iter().filter(|s| panel.rule(&s.incident).diverges()).count();
        (count > 0).then(|| (before.id.clone(), count))
    });
    let what = Amended { edition: &id, pair: [&one, &two], moved: matrix.divergent(), incidents: scenarios.len() };
    let mut told = String::from("\n");
    told.push_str(&amended(&what, &derived.collect::<Vec<_>>(), Shape::Terminal(context.width), messages));
    if matrix.divergent() > 0 {
        let view = View { width: context.width, colour: context.colour, ..View::default() };
        told.push('\n');
        told.push_str(&terminal(&matrix, &view, messages));
    }
    told
}

/// The id of the edition in the text and all editions as they are with it: those beside its file, then the known ones.
fn version(known: &[Arc<Edition>], name: &str, text: &str) -> Option<(String, Vec<Arc<Edition>>)> {
    let own = SourceText::new(name, text);
    if !own.holds_edition() {
        return None;
    }
    let id = text.lines().find_map(|line| line.strip_prefix("id:"))?.trim().trim_matches(['"', '\'']).to_owned();
    let folder = Path::new(name).parent().filter(|f| f.is_dir() && !f.as_os_str().is_empty());
    let (mut sources, _) = folder.map(|f| read_sources(&[f.to_path_buf()], &mut io::empty())).unwrap_or_default();
    sources.retain(|source| Path::new(&source.name) != Path::new(name) && source.holds_edition());
    sources.push(own);
    let (all, _) = read_editions(sources, known, &Registry::builtin());
    Some((id, all))
}
