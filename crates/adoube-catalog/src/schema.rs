//! The published JSON Schemas.

/// What a schema describes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An incident file.
    Incident,
    /// An edition file.
    Edition,
    /// The JSON of `compare`.
    Comparison,
}

/// The JSON Schema (draft 2020-12) of such files.
pub fn schema(kind: Kind) -> &'static str {
    match kind {
        Kind::Incident => include_str!("../schema/incident.json"),
        Kind::Edition => include_str!("../schema/edition.json"),
        Kind::Comparison => include_str!("../schema/comparison.json"),
    }
}

#[cfg(test)]
mod tests;
