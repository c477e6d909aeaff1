//! The comparison in every format, over a small fixed matrix and over everything shipped.
#![expect(clippy::expect_used, reason = "a fixture that cannot be built fails the test")]

mod support;

use std::collections::BTreeMap;

use adoube_catalog::Library;
use adoube_compare::{Matrix, Panel};
use adoube_report::messages::{Lang, Messages};
use adoube_report::table::{self, Table, View, letter, mark};
use unicode_width::UnicodeWidthStr;

fn matrix() -> Matrix {
    Matrix::new(&Panel::new(support::editions()), support::scenarios())
}

fn shipped() -> Matrix {
    let library = Library::shipped();
    Matrix::new(&Panel::new(library.editions.clone()), library.scenarios.iter().cloned())
}

fn view() -> View {
    View { command: "adoube compare".to_owned(), digest: "0123456789ab".to_owned(), ..View::default() }
}

#[test]
fn terminal_tables_look_so() {
    let matrix = matrix();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let long = View { long: true, ..view() };
        insta::assert_snapshot!(format!("terminal-100-{}", lang.code()), table::terminal(&matrix, &long, &messages));
        let narrow = View { width: 80, all: true, themes: false, ..view() };
        insta::assert_snapshot!(format!("terminal-80-{}", lang.code()), table::terminal(&matrix, &narrow, &messages));
    }
}

#[test]
fn markdown_and_csv_look_so() {
    let matrix = matrix();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let long = View { long: true, ..view() };
        insta::assert_snapshot!(format!("markdown-{}", lang.code()), table::markdown(&matrix, &long, &messages));
        insta::assert_snapshot!(format!("csv-{}", lang.code()), table::csv(&matrix, &view(), &messages));
    }
    insta::assert_snapshot!("json", table::json(&matrix, &view(), &Messages::new(Lang::En)));
}

#[test]
fn no_line_is_wider_than_the_terminal() {
    let matrix = matrix();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        for width in [60, 72, 80, 100, 137, 200] {
            let view = View { width, all: true, long: true, ..view() };
            for line in table::terminal(&matrix, &view, &messages).lines() {
                assert!(line.width() <= width, "{width}: {line}");
            }
        }
    }
}

#[test]
fn without_colour_there_is_no_escape_and_with_it_the_same_words() {
    let matrix = matrix();
    let messages = Messages::new(Lang::Ru);
    let plain = table::terminal(&matrix, &view(), &messages);
    let coloured = table::terminal(&matrix, &View { colour: true, ..view() }, &messages);
    assert!(!plain.contains('\u{1b}'));
    assert!(coloured.contains('\u{1b}'));
    let mut stripped = String::new();
    let mut escaped = false;
    for c in coloured.chars() {
        match (c, escaped) {
            ('\u{1b}', _) => escaped = true,
            ('m', true) => escaped = false,
            (_, true) => {}
            _ => stripped.push(c),
        }
    }
    assert_eq!(stripped, plain);
}

#[test]
fn merging_loses_no_edition() {
    let matrix = matrix();
    let table = Table::new(&matrix, &View { all: true, ..view() }, &Messages::new(Lang::En));
    assert_eq!(table.rows.len(), matrix.rows.len());
    for row in &table.rows {
        let mut seen = Vec::new();
        for (place, outcome) in row.outcomes.iter().enumerate() {
            for group in outcome.groups.iter().flatten() {
                for edition in &group.editions {
                    assert_eq!(row.cells[*edition].outcome, place);
                    assert_eq!(row.cells[*edition].told.certainty, group.certainty);
                    seen.push(*edition);
                }
            }
        }
        seen.sort_unstable();
        assert_eq!(seen, (0..matrix.editions.len()).collect::<Vec<_>>());
        let mut words: Vec<&str> = row.outcomes.iter().map(|o| o.words.as_str()).collect();
        words.sort_unstable();
        words.dedup();
        assert_eq!(words.len(), row.outcomes.len(), "{}: outcomes cannot be told apart", row.id);
    }
}

/// Incident and edition to letter, words, mark and article.
type Cells = BTreeMap<(String, String), [String; 4]>;

fn from_model(table: &Table, ids: &[String]) -> Cells {
    let mut cells = Cells::new();
    for row in &table.rows {
        for (cell, id) in row.cells.iter().zip(ids) {
            let words = row.outcomes[cell.outcome].words.clone();
            let told = [letter(cell.outcome), words, mark(cell.told.certainty).to_owned(), cell.article.clone()];
            cells.insert((row.id.clone(), id.clone()), told);
        }
    }
    cells
}

fn from_csv(text: &str, separator: u8) -> Cells {
    let text = text.strip_prefix('\u{feff}').expect("a byte order mark");
    let mut reader = csv::ReaderBuilder::new().delimiter(separator).from_reader(text.as_bytes());
    from_records(reader.records().map(|record| record.expect("a record").iter().map(str::to_owned).collect()))
}

fn from_records(records: impl Iterator<Item = Vec<String>>) -> Cells {
    let mut cells = Cells::new();
    for record in records {
        let sign = match record[8].as_str() {
            "disputed" => "?",
            "silent" => "–",
            _ => "·",
        };
        let told = [record[5].to_owned(), record[6].to_owned(), sign.to_owned(), record[7].to_owned()];
        cells.insert((record[0].to_owned(), record[4].to_owned()), told);
    }
    cells
}

/// JSON holds no words: those of the model are put in their place.
fn from_json(text: &str, model: &Cells) -> Cells {
    let json: serde_json::Value = serde_json::from_str(text).expect("JSON");
    let mut cells = Cells::new();
    for incident in json["incidents"].as_array().expect("incidents") {
        let id = incident["id"].as_str().expect("an id").to_owned();
        for (place, outcome) in incident["outcomes"].as_array().expect("outcomes").iter().enumerate() {
            for edition in outcome["editions"].as_array().expect("editions") {
                let edition = edition.as_str().expect("an id").to_owned();
                let ruled = &incident["rulings"][&edition];
                let sign = match ruled["ruling"]["certainty"].as_str() {
                    Some("disputed") => "?",
                    Some("silent") => "–",
                    _ => "·",
                };
                let article = ruled["article"].as_str().unwrap_or_default().to_owned();
                let key = (id.clone(), edition);
                let words = model[&key][1].clone();
                cells.insert(key, [letter(place), words, sign.to_owned(), article]);
            }
        }
    }
    cells
}

/// Reads a wide terminal table in which no edition is merged.
fn from_terminal(text: &str, names: &BTreeMap<(usize, String), String>) -> Cells {
    let mut cells = Cells::new();
    let (mut id, mut outcome) = (String::new(), [String::new(), String::new()]);
    let lines: Vec<Vec<&str>> =
        text.lines().filter(|l| l.starts_with('│')).map(|l| l.split('│').map(str::trim).collect()).collect();
    let ids: Vec<&str> = lines.iter().map(|l| l[1]).filter(|c| c.contains('-') && !c.contains(' ')).collect();
    let mut next = ids.iter();
    for line in lines.iter().filter(|l| l[2] != "Outcome") {
        if line[2].starts_with("A  ") {
            id = (*next.next().expect("an id for each row")).to_owned();
        }
        if let Some((mark, words)) = line[2].split_once("  ") {
            outcome = [mark.to_owned(), words.trim().to_owned()];
        }
        for (column, cell) in line[3..line.len() - 1].iter().enumerate() {
            let Some(name) = names.keys().find(|(c, name)| *c == column && cell.starts_with(name.as_str())) else {
                continue;
            };
            let mut rest = cell[name.1.len()..].split_whitespace();
            let (sign, article) = (rest.next().unwrap_or_default(), rest.next().unwrap_or_default());
            let told = [outcome[0].clone(), outcome[1].clone(), sign.to_owned(), article.to_owned()];
            cells.insert((id.clone(), names[name].clone()), told);
        }
    }
    cells
}

/// Reads a Markdown table in which no edition is merged.
fn from_markdown(text: &str, ids: &[String]) -> Cells {
    let mut cells = Cells::new();
    for line in text.lines().filter(|l| l.contains("<br>`")) {
        let line = line.replace("\\|", "¦");
        let parts: Vec<&str> = line.split('|').map(str::trim).collect();
        let id = parts[1].split('`').nth(1).expect("an id").to_owned();
        for (cell, edition) in parts[2..].iter().zip(ids) {
            let (mark, rest) = cell.trim_start_matches("**").split_once("** ").expect("a letter");
            let sign = [" · ", " ? ", " – "].into_iter().find(|s| rest.contains(s)).expect("a mark");
            let (words, article) = rest.rsplit_once(sign).expect("an article");
            let told = [mark, &words.replace("\\#", "#"), sign.trim(), article].map(str::to_owned);
            cells.insert((id.clone(), edition.clone()), told);
        }
    }
    cells
}

#[test]
fn all_formats_hold_the_same_cells() {
    let matrix = matrix();
    let messages = Messages::new(Lang::En);
    let view = View { all: true, merge: false, width: 300, ..view() };
    let table = Table::new(&matrix, &view, &messages);
    let ids: Vec<String> = matrix.editions.iter().map(|e| e.id.clone()).collect();
    let model = from_model(&table, &ids);
    assert_eq!(model.len(), matrix.rows.len() * matrix.editions.len());
    assert_eq!(from_csv(&table::csv(&matrix, &view, &messages), b','), model, "csv");
    assert_eq!(from_json(&table::json(&matrix, &view, &messages), &model), model, "json");
    let mut names = BTreeMap::new();
    for (place, column) in table.columns.iter().enumerate() {
        for edition in &column.editions {
            names.insert((place, table.editions[*edition].replace('\u{a0}', " ")), ids[*edition].clone());
        }
    }
    assert_eq!(from_terminal(&table::terminal(&matrix, &view, &messages), &names), model, "terminal");
    assert_eq!(from_markdown(&table::markdown(&matrix, &view, &messages), &ids), model, "markdown");
}

#[test]
fn lines_of_json_are_the_objects_of_the_whole() {
    let matrix = matrix();
    let messages = Messages::new(Lang::Ru);
    let whole: serde_json::Value = serde_json::from_str(&table::json(&matrix, &view(), &messages)).expect("JSON");
    let mut rows = table::jsonl::Rows::new(&matrix.editions, Lang::Ru);
    let mut out = Vec::new();
    for row in &matrix.rows {
        rows.write_row(&mut out, &row.scenario, &row.row).expect("memory takes all");
    }
    let bad = table::jsonl::Unreadable { id: None, message: "\"no\" unit", line: 3, column: 7 };
    rows.write_error(&mut out, &bad).expect("memory takes all");
    let text = String::from_utf8(out).expect("UTF-8");
    let lines: Vec<serde_json::Value> = text.lines().map(|l| serde_json::from_str(l).expect("JSON")).collect();
    let (last, first) = lines.split_last().expect("lines");
    assert_eq!(first, whole["incidents"].as_array().expect("incidents").as_slice());
    assert_eq!(last["error"]["line"], 3);
    assert_eq!(last["error"]["message"], "\"no\" unit");
    assert!(last["id"].is_null());
}

#[test]
fn breaches_carry_the_numbers_of_their_own_edition() {
    let matrix = matrix();
    let json: serde_json::Value =
        serde_json::from_str(&table::json(&matrix, &view(), &Messages::new(Lang::En))).expect("JSON");
    let mate = json["incidents"].as_array().expect("incidents").last().expect("the mate");
    for (edition, article) in [("fide-2009", "4.3(a)"), ("fide-2018", "4.3.1"), ("ru-2014-1093", "4.3а")] {
        assert_eq!(mate["rulings"][edition]["ruling"]["breach"], serde_json::json!([article]));
    }
}

#[test]
fn no_divergence_is_told_in_words() {
    let mut matrix = matrix();
    matrix.rows.retain(|r| !r.row.diverges());
    for lang in Lang::ALL {
        let text = table::terminal(&matrix, &view(), &Messages::new(lang));
        assert!(text.contains("--all"), "{text}");
        insta::assert_snapshot!(format!("none-{}", lang.code()), text);
    }
}

#[test]
fn what_is_shipped_can_be_told_apart_and_fits() {
    let matrix = shipped();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let view = View { all: true, long: true, width: 80, ..view() };
        let table = Table::new(&matrix, &view, &messages);
        for row in &table.rows {
            let mut words: Vec<&str> = row.outcomes.iter().map(|o| o.words.as_str()).collect();
            words.sort_unstable();
            words.dedup();
            assert_eq!(words.len(), row.outcomes.len(), "{}: outcomes cannot be told apart", row.id);
        }
        let texts = [table::terminal(&matrix, &view, &messages), table::markdown(&matrix, &view, &messages)];
        for text in &texts {
            let key = text.split_whitespace().find(|word| word.starts_with("table-") || word.starts_with("theme-"));
            assert_eq!(key, None, "a message is missing");
        }
        for line in texts[0].lines() {
            assert!(line.width() <= 80, "{line}");
        }
    }
}

#[test]
fn what_is_shipped_is_told_alike_to_people_and_programs() {
    let matrix = shipped();
    let messages = Messages::new(Lang::Ru);
    let view = View { all: true, ..view() };
    let ids: Vec<String> = matrix.editions.iter().map(|e| e.id.clone()).collect();
    let model = from_model(&Table::new(&matrix, &view, &messages), &ids);
    assert_eq!(from_csv(&table::csv(&matrix, &view, &messages), b';'), model);
    let text = table::json(&matrix, &view, &messages);
    assert_eq!(from_json(&text, &model), model);
    // The fast spelling of rulings agrees with what the comparison tells of them.
    let json: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    for (row, incident) in matrix.rows.iter().zip(json["incidents"].as_array().expect("incidents")) {
        for (place, id) in ids.iter().enumerate() {
            let told = row.told(&matrix.editions, place);
            let ruled = &incident["rulings"][id];
            assert_eq!(ruled["ruling"]["permitted"], serde_json::json!(told.permitted), "{}", row.scenario.id);
            assert_eq!(ruled["ruling"]["move"], serde_json::json!(told.made));
            let breach: Vec<&str> = told.breach.iter().map(|a| &**a).collect();
            assert_eq!(ruled["ruling"]["breach"], serde_json::json!(breach));
            let cites: Vec<serde_json::Value> = told
                .cites
                .iter()
                .map(|(article, topic)| serde_json::json!({ "article": &**article, "topic": topic.name() }))
                .collect();
            assert_eq!(ruled["cites"], serde_json::json!(cites));
        }
    }
}
