//! Every ruling as a line of comma-separated values, for spreadsheets.

use adoube_compare::Matrix;

use super::json::{certainty, result, status, verdict};
use super::model::{Table, theme};
use super::{View, letter};
use crate::messages::Messages;

/// Tells spreadsheets that the text is UTF-8.
const BYTE_ORDER_MARK: &str = "\u{feff}";

/// The heads, each the end of a message key.
const HEADS: [&str; 15] = [
    "incident",
    "title",
    "theme",
    "diverges",
    "edition",
    "outcome",
    "words",
    "article",
    "certainty",
    "status",
    "move",
    "permitted",
    "breach",
    "claims",
    "result",
];

/// One line an incident and edition, divergent or not.
pub fn csv(matrix: &Matrix, view: &View, messages: &Messages) -> String {
    let view = View { all: true, ..view.clone() };
    let table = Table::new(matrix, &view, messages);
    let mut writer = csv::Writer::from_writer(Vec::new());
    // Writing to memory does not fail, and every record has the same length.
    let _ = writer.write_record(HEADS.map(|head| messages.get(&format!("table-csv-{head}"))));
    for row in &table.rows {
        for (edition, cell) in matrix.editions.iter().zip(&row.cells) {
            let told = &cell.told;
            let claims: Vec<&str> = told.claims.iter().map(|c| verdict(c.verdict)).collect();
            let breach: Vec<&str> = told.breach.iter().map(|a| &**a).collect();
            let fields = [
                row.id.as_str(),
                &row.title,
                &theme(&row.folder, messages).unwrap_or_else(|| row.folder.clone()),
                if row.diverges { "true" } else { "false" },
                &edition.id,
                &letter(cell.outcome),
                &row.outcomes[cell.outcome].words,
                &cell.article,
                certainty(told.certainty),
                status(told.status),
                told.made.as_deref().unwrap_or_default(),
                &told.permitted.join(" "),
                &breach.join(" "),
                &claims.join(" "),
                told.result.map_or("", result),
            ];
            let _ = writer.write_record(fields.map(harmless));
        }
    }
    let bytes = writer.into_inner().unwrap_or_default();
    BYTE_ORDER_MARK.to_owned() + &String::from_utf8_lossy(&bytes)
}

/// The text so that no spreadsheet takes it for a formula.
pub(crate) fn harmless(text: &str) -> String {
    if text.starts_with(['=', '+', '-', '@', '\t', '\r']) { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn formulas_are_defused() {
        for bad in ["=1+1", "+1", "-1", "@x", "\tx"] {
            assert_eq!(harmless(bad), format!("'{bad}"));
        }
        assert_eq!(harmless("e2e4"), "e2e4");
    }
}
