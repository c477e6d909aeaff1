//! `study`: two editions compared, as a document: an HTML page, a docx file, or a folder with Markdown and boards.

use std::io;
use std::path::PathBuf;

use adoube_report::amend;
use clap::ArgMatches;

use super::changes;
use crate::context::Context;
use crate::{Exit, diagnostics, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    let Some(path) = given.get_one::<PathBuf>("out") else {
        return Ok(Exit::Input);
    };
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    if ending.as_deref().is_some_and(|ending| !matches!(ending, "html" | "docx") && !path.is_dir()) {
        let file = path.to_string_lossy();
        diagnostics::fault(messages, "cli-study-ending", &[("file", (&*file).into())]);
        return Ok(Exit::Input);
    }
    let Some(found) = changes::find(context, given) else {
        return Ok(Exit::Input);
    };
    let document = amend::study(&found, messages);
    let put = |path: &std::path::Path, bytes: &[u8]| output::to_file(path, |out| out.write_all(bytes));
    match ending.as_deref().filter(|_| !path.is_dir()) {
        Some("html") => put(path, document.to_html(messages).map_err(io::Error::other)?.as_bytes())?,
        Some("docx") => put(path, &document.to_docx(messages).map_err(io::Error::other)?)?,
        _ => {
            std::fs::create_dir_all(path).map_err(|why| output::cannot_write(path, why))?;
            let (text, boards) = document.to_markdown(messages);
            for (name, drawing) in &boards {
                put(&path.join(name), drawing.as_bytes())?;
            }
            // The text comes last: when it is there, so are its boards.
            put(&path.join("study.md"), text.as_bytes())?;
        }
    }
    Ok(Exit::Done)
}
