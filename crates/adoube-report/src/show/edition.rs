//! An edition for the terminal.

use adoube_core::edition::Edition;

use super::sheet::EditionSheet;
use crate::messages::Messages;
use crate::text::{Look, Sheet, columns};

/// An edition for the terminal: its data and every provision with what it decides.
pub fn edition(messages: &Messages, edition: &Edition, look: Look) -> String {
    let told = EditionSheet::new(messages, edition);
    let mut sheet = Sheet::new(look);
    sheet.heading(&told.title);
    for line in &told.about {
        sheet.para("", 0, line);
    }
    sheet.gap();
    sheet.para("", 0, &told.count);
    let hang = told.provisions.iter().map(|p| columns(&p.article)).max().unwrap_or(0) + 2;
    for provision in &told.provisions {
        sheet.gap();
        sheet.para(&provision.article, hang, &provision.gist);
        let label = provision.facts.iter().map(|(label, _)| columns(label)).max().unwrap_or(0);
        for (name, fact) in &provision.facts {
            let head = format!("{}{name}:", " ".repeat(hang));
            sheet.para(&head, hang + label + 2, fact);
        }
    }
    sheet.finish()
}
