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

static SHIPPED_EDITIONS: LazyLock<Vec<Arc<Edition>>> = LazyLock::new(|| editions().0);

impl Library {
    /// What comes with adoube, read at first use.
    pub fn shipped() -> &'static Library {
        static SHIPPED: LazyLock<Library> = LazyLock::new(|| Library {
            editions: SHIPPED_EDITIONS.clone(),
            scenarios: scenarios(&SHIPPED_EDITIONS).0,
            digest: Library::shipped_digest().to_owned(),
        });
        &SHIPPED
    }

    /// The editions that come with adoube, for those who need no scenarios, which are most of the work.
    pub fn shipped_editions() -> &'static [Arc<Edition>] {
        &SHIPPED_EDITIONS
    }

    /// The text of a shipped incident file, by the name that its scenario bears.
    pub fn shipped_text(file: &str) -> Option<&'static str> {
        SCENARIOS.get_file(file.strip_prefix("scenarios/")?)?.contents_utf8()
    }

    /// [`Library::digest`] of what comes with adoube, without reading it.
    pub fn shipped_digest() -> &'static str {
        static DIGEST: LazyLock<String> =
            LazyLock::new(|| digest(sources("editions", &EDITIONS).iter().chain(&sources("scenarios", &SCENARIOS))));
        &DIGEST
    }
}

// A test proves that there are no diagnostics to lose.
fn editions() -> (Vec<Arc<Edition>>, Vec<Diagnostic>) {
    read_editions(sources("editions", &EDITIONS), &[], &Registry::builtin())
}

fn scenarios(editions: &[Arc<Edition>]) -> (Vec<Arc<Scenario>>, Vec<Diagnostic>) {
    read_scenarios(sources("scenarios", &SCENARIOS), editions)
}

/// The embedded set of positions.
pub(crate) fn positions() -> SourceText {
    const NAME: &str = "positions/shipped.epd";
    let text = SCENARIOS.get_file(NAME).and_then(include_dir::File::contents_utf8).unwrap_or_default();
    SourceText::new(&format!("scenarios/{NAME}"), text)
}

/// The embedded files that are ours, sorted by path.
fn sources(root: &str, dir: &Dir<'_>) -> Vec<SourceText> {
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
        let library = Library::shipped();
        let mut told = editions().1;
        told.extend(scenarios(&library.editions).1);
        for diagnostic in &told {
            eprintln!(
                "{} {:?} {} {:?} {:?}",
                diagnostic.file, diagnostic.span, diagnostic.id, diagnostic.args, diagnostic.nearest
            );
        }
        assert!(told.is_empty());
        assert!(library.editions.len() >= 15 && library.scenarios.len() >= 400);
        assert_eq!(library.digest.len(), 12);
        assert_eq!(library.digest, Library::shipped_digest());
        assert_eq!(sources("scenarios", &SCENARIOS).len(), library.scenarios.len());
        for scenario in &library.scenarios {
            assert!(!scenario.theme.is_empty() && scenario.title.en != scenario.title.ru, "{}", scenario.id);
        }
        let order: Vec<&str> = library.editions.iter().take(15).map(|e| e.id.as_str()).collect();
        let wanted = [
            "fide-1997",
            "fide-2001",
            "fide-2005",
            "fide-2009",
            "fide-2014",
            "fide-2014-10",
            "fide-2017",
            "fide-2017-06",
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
