//! A concordance for programs: CSV, JSON, and YAML to correct and hand back.

use adoube_text::{Concordance, Link, Relation};
use serde_json::{Value, json};

use crate::messages::Messages;
use crate::table::{Separator, harmless, written_csv};

/// One line a link, and one for each article without one.
pub fn concordance_csv(concordance: &Concordance, separator: Separator, messages: &Messages) -> String {
    let mut writer = separator.writer(messages.lang());
    let head = |key: &str, edition: &str| messages.with(key, &[("edition", edition.into())]);
    let (from, to) = (&concordance.from.edition, &concordance.to.edition);
    // Writing to memory does not fail, and every record has the same length.
    let _ = writer.write_record([
        head("law-csv-article", from),
        head("law-csv-article", to),
        messages.get("law-csv-relation"),
        messages.get("law-csv-confidence"),
        messages.get("law-csv-given"),
        messages.get("law-csv-topics"),
        messages.get("law-csv-gist"),
        messages.get("law-csv-words"),
        messages.get("law-csv-number"),
    ]);
    let mut record = |fields: [String; 9]| {
        let _ = writer.write_record(fields.map(|f| harmless(&f)));
    };
    let flag = |is: bool| if is { "true" } else { "false" }.to_owned();
    for row in concordance.destination() {
        let number = &row.article.number;
        if row.others.is_empty() {
            let mut bare: [String; 9] = Default::default();
            bare[0].clone_from(number);
            bare[2] = Relation::Gone.name().to_owned();
            record(bare);
        }
        for (other, link) in &row.others {
            let grounds = &link.grounds;
            record([
                number.clone(),
                other.number.clone(),
                concordance.of_link(link).name().to_owned(),
                share(link.confidence),
                flag(grounds.given),
                grounds.topics.iter().map(|t| t.name()).collect::<Vec<_>>().join(" "),
                share(grounds.gist),
                grounds.words.map(share).unwrap_or_default(),
                flag(grounds.number),
            ]);
        }
    }
    for row in concordance.derivation().iter().filter(|r| r.others.is_empty()) {
        let mut bare: [String; 9] = Default::default();
        bare[1].clone_from(&row.article.number);
        bare[2] = Relation::New.name().to_owned();
        record(bare);
    }
    written_csv(writer)
}

fn share(value: f64) -> String {
    format!("{value:.2}")
}

/// Both tables as one object.
pub fn concordance_json(concordance: &Concordance) -> String {
    let rounded = |value: f64| json!((value * 100.0).round() / 100.0);
    let link = |link: &Link, article: &str| {
        json!({
            "article": article,
            "confidence": rounded(link.confidence),
            "given": link.grounds.given,
            "topics": link.grounds.topics.iter().map(|t| t.name()).collect::<Vec<_>>(),
            "gist": rounded(link.grounds.gist),
            "words": link.grounds.words.map(rounded),
            "number": link.grounds.number,
        })
    };
    let table = |rows: Vec<adoube_text::Row<'_>>| -> Value {
        rows.iter()
            .map(|row| {
                let others: Vec<Value> = row.others.iter().map(|(a, l)| link(l, &a.number)).collect();
                json!({ "article": row.article.number, "relation": row.relation.name(), "others": others })
            })
            .collect()
    };
    let whole = json!({
        "format": "adoube.concordance/1",
        "from": concordance.from.edition,
        "to": concordance.to.edition,
        "destination": table(concordance.destination()),
        "derivation": table(concordance.derivation()),
    });
    format!("{whole:#}\n")
}

/// The whole proposal as a file of corrections: to be corrected, and given back behind `--with`.
pub fn concordance_yaml(concordance: &Concordance, messages: &Messages) -> String {
    // JSON strings are YAML strings as well.
    let quoted = |text: &str| Value::from(text).to_string();
    let mut text = format!("# {}\n", messages.get("law-yaml-head"));
    text.push_str(&format!("from: {}\nto: {}\n", concordance.from.edition, concordance.to.edition));
    let mut section = |name: &str, lines: Vec<String>| {
        if !lines.is_empty() {
            text.push_str(&format!("{name}:\n"));
            lines.iter().for_each(|line| text.push_str(&format!("  {line}\n")));
        }
    };
    let (destination, derivation) = (concordance.destination(), concordance.derivation());
    let linked = destination.iter().filter(|r| !r.others.is_empty()).map(|row| {
        let others: Vec<String> = row.others.iter().map(|(a, _)| quoted(&a.number)).collect();
        format!("{}: [{}]", quoted(&row.article.number), others.join(", "))
    });
    section("links", linked.collect());
    let bare = |rows: &[adoube_text::Row<'_>]| {
        let alone = rows.iter().filter(|r| r.others.is_empty());
        alone.map(|r| format!("- {}", quoted(&r.article.number))).collect()
    };
    section("new", bare(&derivation));
    section("gone", bare(&destination));
    text
}
