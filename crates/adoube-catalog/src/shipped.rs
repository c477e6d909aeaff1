//! The editions and scenarios that come with adoube.

use std::fmt::Write as _;
use std::sync::{Arc, LazyLock};

use adoube_core::edition::Edition;
use adoube_core::policy::Registry;
use adoube_core::scenario::Scenario;
use include_dir::{Dir, include_dir};
use sha2::{Digest, Sha256};

use crate::source::is_data;
use crate::{Diagnostic, SourceText, read_editions, read_scenarios};

// The folders lie at the root of the workspace: they are data for readers who never open a crate.
static EDITIONS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../editions");
static SCENARIOS: Dir<'_> = include_dir!("$CARGO_MANIFEST_DIR/../../scenarios");

/// Editions and scenarios that belong together.
#[derive(Clone, Debug)]
pub struct Library {
    /// The editions in the order in which they are shown.
    pub editions: Vec<Arc<Edition>>,
    /// The scenarios, by theme and id.
    pub scenarios: Vec<Arc<Scenario>>,
    /// The first 12 hexadecimal digits of the SHA-256 of the files that they were read from.
    pub digest: String,
}

impl Library {
    /// What comes with adoube, read at first use.
    pub fn shipped() -> &'static Library {
        // A test proves that there are no diagnostics to lose here.
        static SHIPPED: LazyLock<Library> = LazyLock::new(|| shipped().0);
        &SHIPPED
    }
}

/// Reads the embedded files.
pub(crate) fn shipped() -> (Library, Vec<Diagnostic>) {
    let edition_files = sources("editions", &EDITIONS);
    let scenario_files = sources("scenarios", &SCENARIOS);
    let digest = digest(edition_files.iter().chain(&scenario_files));
    let (editions, mut told) = read_editions(edition_files, &[], &Registry::builtin());
    let (scenarios, more) = read_scenarios(scenario_files, &editions);
    told.extend(more);
    (Library { editions, scenarios, digest }, told)
}

/// The embedded files that are ours, sorted by path.
pub(crate) fn sources(root: &str, dir: &Dir<'_>) -> Vec<SourceText> {
    let mut found = Vec::new();
    let mut open = vec![dir];
    while let Some(dir) = open.pop() {
        open.extend(dir.dirs());
        for file in dir.files().filter(|f| is_data(f.path())) {
            let path: Vec<_> = file.path().iter().map(|part| part.to_string_lossy()).collect();
            let text = file.contents_utf8().unwrap_or_default();
            found.push(SourceText::new(&format!("{root}/{}", path.join("/")), text));
        }
    }
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

/// The first 12 hexadecimal digits of the SHA-256 of the files, names and texts, in the order given.
pub fn digest<'f>(files: impl IntoIterator<Item = &'f SourceText>) -> String {
    let mut hash = Sha256::new();
    for file in files {
        // Lengths part path from text and file from file; line ends do not count, since a checkout may change them.
        let text = file.text.replace("\r\n", "\n");
        hash.update(format!("{} {}\n", file.name, text.len()));
        hash.update(text);
    }
    let mut told = String::new();
    for byte in hash.finalize().iter().take(6) {
        let _ = write!(told, "{byte:02x}");
    }
    told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_wrong_with_what_is_shipped() {
        let (library, told) = shipped();
        for diagnostic in &told {
            eprintln!(
                "{} {:?} {} {:?} {:?}",
                diagnostic.file, diagnostic.span, diagnostic.id, diagnostic.args, diagnostic.nearest
            );
        }
        assert!(told.is_empty());
        assert!(library.editions.len() >= 13 && library.scenarios.len() >= 200);
        assert_eq!(library.digest.len(), 12);
        let order: Vec<&str> = library.editions.iter().take(13).map(|e| e.id.as_str()).collect();
        let wanted = [
            "fide-1997",
            "fide-2001",
            "fide-2005",
            "fide-2009",
            "fide-2014",
            "fide-2017",
            "fide-2018",
            "fide-2023",
            "ru-2005-jadoube",
            "ru-2009-juniorchess",
            "ru-2010-738",
            "ru-2014-1093",
            "ru-2017-fomin",
        ];
        assert_eq!(order, wanted);
    }
}
