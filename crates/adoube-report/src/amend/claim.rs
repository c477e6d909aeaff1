//! The claim that a change is editorial, judged.

use adoube_amend::{Changes, Claim};
use serde_json::{Value, json};

use super::changes::{ruled, title};
use super::changes_json::{of, size};
use super::entry::{Entry, numbers};
use super::searched;
use crate::messages::Messages;
use crate::text::{Look, Sheet};

/// The verdict for the terminal.
pub fn claim(changes: &Changes, claim: &Claim<'_>, messages: &Messages, look: Look) -> String {
    let mut sheet = Sheet::new(look);
    sheet.heading(&title(changes, messages));
    let articles = changes.rows.iter().map(numbers).collect::<Vec<_>>().join("; ");
    let about = [("articles", (&articles).into())];
    match claim {
        Claim::Proved { searched: None } => sheet.para("", 2, &messages.with("amend-claim-same", &about)),
        Claim::Proved { searched: Some(looked) } => {
            let size = searched(*looked, messages);
            let args = [("articles", (&articles).into()), ("searched", (&size).into())];
            sheet.para("", 2, &messages.with("amend-claim-proved", &args));
        }
        Claim::Refuted { by } => {
            sheet.para("", 2, &messages.with("amend-claim-refuted", &about));
            for change in by {
                let entry = Entry::new(changes, change, messages);
                sheet.gap();
                sheet.para("", 2, &entry.numbers);
                entry.answers.iter().chain(&entry.notes).for_each(|line| sheet.para("  ", 4, line));
                for (why, case) in &entry.cases {
                    sheet.para("  ", 4, why);
                    sheet.para("      ", 6, &case.fen());
                    sheet.para("      ", 6, &case.story(messages));
                    for side in 0..2 {
                        sheet.para("      ", 8, &ruled(side, &case.ruling(side), messages));
                    }
                }
                entry.incidents.iter().for_each(|line| sheet.para("  ", 4, line));
            }
            return sheet.finish();
        }
        Claim::Outside => sheet.para("", 2, &messages.with("amend-claim-outside", &about)),
    }
    for change in &changes.rows {
        let entry = Entry::new(changes, change, messages);
        for note in &entry.notes {
            sheet.para("  ", 4, note);
        }
        if matches!(claim, Claim::Proved { searched: Some(_) }) {
            entry.answers.iter().for_each(|line| sheet.para("  ", 4, line));
        }
    }
    sheet.finish()
}

/// The same as JSON.
pub fn claim_json(changes: &Changes, claim: &Claim<'_>, messages: &Messages) -> String {
    let (verdict, looked) = match claim {
        Claim::Proved { searched } => ("proved", *searched),
        Claim::Refuted { .. } => ("refuted", None),
        Claim::Outside => ("outside", None),
    };
    let rows: Vec<Value> = changes.rows.iter().map(|row| of(changes, row, messages)).collect();
    let whole = json!({
        "format": "adoube.claim/1",
        "claim": "editorial",
        "from": changes.from.id,
        "to": changes.to.id,
        "verdict": verdict,
        "searched": looked.map(size),
        "changes": rows,
    });
    format!("{whole:#}\n")
}
