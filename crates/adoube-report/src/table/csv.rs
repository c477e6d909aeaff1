//! Every ruling as a line of comma-separated values, for spreadsheets.

use adoube_compare::Matrix;

use super::json::{certainty, result, status, verdict};
use super::model::{Table, theme};
use super::{View, letter};
use crate::messages::{Lang, Messages};

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

/// What stands between two values.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Separator {
    /// What spreadsheet programs set to the language expect: a semicolon in Russian, where the comma parts the whole
    /// from the fraction, else a comma.
    #[default]
    OfLanguage,
    /// `,`
    Comma,
    /// `;`
    Semicolon,
    /// The tabulator.
    Tab,
}

impl Separator {
    fn byte(self, lang: Lang) -> u8 {
        match (self, lang) {
            (Separator::Comma, _) | (Separator::OfLanguage, Lang::En) => b',',
            (Separator::Semicolon, _) | (Separator::OfLanguage, Lang::Ru) => b';',
            (Separator::Tab, _) => b'\t',
        }
    }

    /// A writer to memory.
    pub(crate) fn writer(self, lang: Lang) -> csv::Writer<Vec<u8>> {
        csv::WriterBuilder::new().delimiter(self.byte(lang)).from_writer(Vec::new())
    }
}

/// What was written, as spreadsheet programs take it for UTF-8.
pub(crate) fn written_csv(writer: csv::Writer<Vec<u8>>) -> String {
    let bytes = writer.into_inner().unwrap_or_default();
    BYTE_ORDER_MARK.to_owned() + &String::from_utf8_lossy(&bytes)
}

/// One line an incident and edition, divergent or not.
pub fn csv(matrix: &Matrix, view: &View, messages: &Messages) -> String {
    let mut writer = view.separator.writer(messages.lang());
    // Writing to memory does not fail, and every record has the same length.
    let _ = writer.write_record(heads(messages));
    for record in records(matrix, view, messages) {
        let _ = writer.write_record(record.map(|field| harmless(&field)));
    }
    written_csv(writer)
}

/// The heads of the records.
pub(super) fn heads(messages: &Messages) -> [String; 15] {
    HEADS.map(|head| messages.get(&format!("table-csv-{head}")))
}

/// One record an incident and edition, as they are.
pub(super) fn records(matrix: &Matrix, view: &View, messages: &Messages) -> Vec<[String; 15]> {
    let view = View { all: true, ..view.clone() };
    let table = Table::new(matrix, &view, messages);
    let mut records = Vec::with_capacity(table.rows.len() * matrix.editions.len());
    for row in &table.rows {
        for (edition, cell) in matrix.editions.iter().zip(&row.cells) {
            let told = &cell.told;
            let claims: Vec<&str> = told.claims.iter().map(|c| verdict(c.verdict)).collect();
            let breach: Vec<&str> = told.breach.iter().map(|a| &**a).collect();
            records.push([
                row.id.clone(),
                row.title.clone(),
                theme(&row.folder, messages).unwrap_or_else(|| row.folder.clone()),
                row.diverges.to_string(),
                edition.id.clone(),
                letter(cell.outcome),
                row.outcomes[cell.outcome].words.clone(),
                cell.article.clone(),
                certainty(told.certainty).to_owned(),
                status(told.status).to_owned(),
                told.made.clone().unwrap_or_default(),
                told.permitted.join(" "),
                breach.join(" "),
                claims.join(" "),
                told.result.map_or("", result).to_owned(),
            ]);
        }
    }
    records
}

/// Whether spreadsheet programs would take the text for a formula.
pub(super) fn is_formula(text: &str) -> bool {
    text.starts_with(['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'])
}

/// The text so that no spreadsheet takes it for a formula.
pub(crate) fn harmless(text: &str) -> String {
    if is_formula(text) { format!("'{text}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::harmless;

    #[test]
    fn formulas_are_defused() {
        for bad in ["=1+1", "+1", "-1", "@x", "\tx", "\rx", "\n=x", "＝1"] {
            assert_eq!(harmless(bad), format!("'{bad}"));
        }
        assert_eq!(harmless("e2e4"), "e2e4");
    }
}
