//! State files: read with checks, refused when they belong to another search.

use std::io::ErrorKind;
use std::path::Path;

use adoube_report::found::state::{State, StateFault};
use adoube_search::Search;

use crate::context::Context;
use crate::{diagnostics, output};

/// Reads a state file; tells what is wrong otherwise.
pub(crate) fn read(context: &Context, path: &Path) -> Option<State> {
    let messages = &context.messages;
    let file = path.to_string_lossy();
    let text = match std::fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) => {
            let (key, detail) = match error.kind() {
                ErrorKind::NotFound => ("diag-file-missing", String::new()),
                ErrorKind::PermissionDenied => ("diag-file-forbidden", String::new()),
                ErrorKind::InvalidData => ("search-not-state", String::new()),
                _ => ("diag-file-unreadable", error.to_string()),
            };
            diagnostics::fault(messages, key, &[("file", (&*file).into()), ("detail", (&detail).into())]);
            return None;
        }
    };
    match State::from_json(&text) {
        Ok(state) => Some(state),
        Err(fault) => {
            let file = ("file", (&*file).into());
            match fault {
                StateFault::NotJson(line, column) => {
                    let args = [file, ("line", line.into()), ("column", column.into())];
                    diagnostics::fault(messages, "search-not-json", &args);
                }
                StateFault::NotState => diagnostics::fault(messages, "search-not-state", &[file]),
                StateFault::Field(name) => {
                    diagnostics::fault(messages, "search-bad-field", &[file, ("field", (&name).into())]);
                }
            }
            None
        }
    }
}

/// Whether the state of a file belongs to the search at hand; tells in what it differs otherwise.
pub(crate) fn belongs(context: &Context, path: &Path, state: &State, here: &State, search: &Search) -> bool {
    let messages = &context.messages;
    let file = path.to_string_lossy();
    let differences = state.differences(here);
    if differences.is_empty() && state.fits(search) {
        return true;
    }
    if differences.is_empty() {
        let args = [("file", (&*file).into()), ("field", "partings".into())];
        diagnostics::fault(messages, "search-bad-field", &args);
        return false;
    }
    diagnostics::fault(messages, "search-foreign", &[("file", (&*file).into())]);
    for difference in differences {
        differs(context, difference.what, &difference.one, &difference.other);
    }
    false
}

/// One point in which a file differs from what is searched here.
pub(crate) fn differs(context: &Context, what: &str, one: &str, other: &str) {
    let args = [("what", what.into()), ("one", one.into()), ("other", other.into())];
    output::complain(&format!("  {}", output::plain(&context.messages.with("search-differs", &args))));
}
