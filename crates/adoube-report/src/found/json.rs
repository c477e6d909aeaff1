//! Findings for other programs: `adoube.findings/1`.

use serde_json::{Value, json};

use super::model::{Findings, Found, FoundOutcome, FoundRow};
use super::state;
use crate::incident_file::event_json;
use crate::story::ruling_json;

/// The name and version of the format.
pub const FORMAT: &str = "adoube.findings/1";

/// The domain, how much of it was walked, and the classes.
pub fn json(found: &Found<'_>, findings: &Findings) -> String {
    let tally = &found.progress.tally;
    let value = json!({
        "format": FORMAT,
        "domain": state::domain_json(found.search.domain(), found.from),
        "editions": found.voices.editions().iter().map(|e| e.id.as_str()).collect::<Vec<_>>(),
        "books": found.voices.ids(),
        "digest": found.digest,
        "letters": found.search.letters(),
        "complete": found.is_complete(),
        "parts": { "done": found.progress.done.len(), "of": found.search.parts() },
        "sequences": tally.sequences,
        "ruled": tally.nodes,
        "divergent": tally.divergent,
        "all": findings.all,
        "classes": findings.rows.iter().map(class).collect::<Vec<_>>(),
    });
    format!("{value:#}\n")
}

fn class(row: &FoundRow) -> Value {
    let position = row.witness.start.position();
    json!({
        "id": row.id,
        "topics": row.topics.iter().map(|t| t.name()).collect::<Vec<_>>(),
        "by": if row.by_readings { "readings" } else { "editions" },
        "sequences": row.sequences,
        "outcomes": row.outcomes.iter().map(outcome).collect::<Vec<_>>(),
        "witness": {
            "fen": position.fen(),
            "chess960": position.is_chess960(),
            "events": row.witness.events.iter().map(event_json).collect::<Vec<_>>(),
            "from": row.ground,
        },
    })
}

fn outcome(outcome: &FoundOutcome) -> Value {
    let mut ruling = ruling_json(&outcome.told);
    // Certainty is a matter of each edition, see `compare` on the witness.
    if let Some(fields) = ruling.as_object_mut() {
        fields.remove("certainty");
    }
    json!({ "letter": outcome.letter, "words": outcome.words, "books": outcome.books, "ruling": ruling })
}
