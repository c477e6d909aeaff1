//! `serve`: the page on the loopback address, or the comparison as files.

use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use clap::ArgMatches;

use crate::context::Context;
use crate::{Exit, diagnostics, output};

pub(crate) fn run(context: &Context, given: &ArgMatches) -> io::Result<Exit> {
    let messages = &context.messages;
    if let Some(path) = given.get_one::<PathBuf>("export") {
        return export(context, path);
    }
    let wished = given.get_one::<u16>("port").copied().unwrap_or(adoube_serve::PORT);
    let bound = match adoube_serve::bind(wished) {
        Ok(bound) => bound,
        Err(why) => {
            diagnostics::fault(messages, "serve-cannot-listen", &[("why", (&why.to_string()).into())]);
            return Ok(Exit::Input);
        }
    };
    let address = bound.address();
    let mut out = io::stdout().lock();
    if bound.elsewhere {
        writeln!(out, "{}", messages.with("serve-elsewhere", &[("port", wished.to_string().as_str().into())]))?;
    }
    writeln!(out, "{}", messages.with("serve-at", &[("address", (&address).into())]))?;
    writeln!(out, "{}", messages.get("serve-how-to-stop"))?;
    out.flush()?;
    drop(out);
    if given.get_flag("open") && adoube_serve::open(&address).is_err() {
        diagnostics::fault(messages, "serve-cannot-open", &[]);
    }
    bound.run(messages.lang())?;
    let mut out = io::stdout().lock();
    writeln!(out, "{}", messages.get("serve-stopped"))?;
    out.flush()?;
    Ok(Exit::Done)
}

/// Writes the comparison as one page, or as a folder of files.
fn export(context: &Context, path: &Path) -> io::Result<Exit> {
    let messages = &context.messages;
    let put = |path: &Path, bytes: &[u8]| output::to_file(path, |out| out.write_all(bytes));
    let ending = path.extension().map(|ending| ending.to_string_lossy().to_lowercase());
    let count = match ending.as_deref().filter(|_| !path.is_dir()) {
        Some("html") => {
            let page = adoube_serve::export_page(messages, &context.command).map_err(io::Error::other)?;
            put(path, page.as_bytes())?;
            1
        }
        Some(_) => {
            let file = path.to_string_lossy();
            diagnostics::fault(messages, "serve-export-ending", &[("file", (&*file).into())]);
            return Ok(Exit::Input);
        }
        None => {
            let files = adoube_serve::export(messages, &context.command).map_err(io::Error::other)?;
            for file in &files {
                let place = path.join(&file.name);
                let folder = place.parent().unwrap_or(path);
                std::fs::create_dir_all(folder).map_err(|why| output::cannot_write(folder, why))?;
                put(&place, &file.bytes)?;
            }
            files.len()
        }
    };
    let told = path.to_string_lossy();
    let args = [("count", count.into()), ("path", (&*told).into())];
    let mut out = io::stdout().lock();
    writeln!(out, "{}", messages.with("serve-exported", &args))?;
    out.flush()?;
    Ok(Exit::Done)
}
