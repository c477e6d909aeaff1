//! Data of the local page: an incident as it is acted out, the matrix to filter, and lists to choose from.
//!
//! Everything is JSON, with words in the language of the messages; the fields are described in the document that the
//! server gives at `/api/openapi.json`.

mod choices;
mod frame;
mod group;
mod matrix;

pub use choices::{editions, scenario, scenarios};
pub use frame::diagram;
pub use matrix::{Filter, matrix, of_theme};

use adoube_compare::Matrix;
use serde_json::{Value, json};

use crate::conditions::conditions;
use crate::messages::Messages;
use crate::table::{Table, View};

/// What the first incident of the matrix looks like after each event, and its rulings grouped by outcome. `None`: the
/// matrix is empty.
pub fn ruled(messages: &Messages, matrix: &Matrix) -> Option<Value> {
    let row = matrix.rows.first()?;
    let table = Table::new(matrix, &View { all: true, ..View::default() }, messages);
    let cells = table.rows.first()?;
    let start = row.scenario.start.position();
    Some(json!({
        "format": "adoube.page/1",
        "fen": start.fen(),
        "chess960": start.is_chess960(),
        "turns": row.scenario.incident.turns().len(),
        "conditions": conditions(messages, &row.scenario),
        "frames": frame::frames(messages, &row.scenario),
        "diverges": row.row.diverges(),
        "groups": group::groups(messages, matrix, row, &table, cells),
        "notes": table.notes,
    }))
}
