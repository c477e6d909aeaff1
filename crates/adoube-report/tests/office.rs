//! Workbooks and documents, opened again by readers of other hands.
#![expect(clippy::expect_used, reason = "a fixture that cannot be built fails the test")]

mod support;

use std::collections::BTreeMap;
use std::io::{Cursor, Read as _};
use std::sync::Arc;

use adoube_catalog::Library;
use adoube_compare::{Matrix, Panel};
use adoube_core::edition::Edition;
use adoube_report::messages::{Lang, Messages};
use adoube_report::table::{self, Table, View, letter, mark};
use calamine::{Data, Reader as _, Xlsx};
use quick_xml::events::Event;

/// An edition whose clause on own units has a number that looks like another one.
fn editions() -> Vec<Arc<Edition>> {
    let mut editions = support::editions();
    let mut first = Edition::clone(&editions[0]);
    first.book.own_touched.article = Arc::from("3.10");
    editions[0] = Arc::new(first);
    editions
}

fn matrix() -> Matrix {
    Matrix::new(&Panel::new(editions()), support::scenarios())
}

fn view() -> View {
    View { all: true, merge: false, command: "adoube compare".into(), digest: "0123456789ab".into(), ..View::default() }
}

/// Incident and edition to letter, words, mark and article.
type Cells = BTreeMap<(String, String), [String; 4]>;

fn model(matrix: &Matrix, messages: &Messages) -> Cells {
    let table = Table::new(matrix, &view(), messages);
    let mut cells = Cells::new();
    for row in &table.rows {
        for (cell, edition) in row.cells.iter().zip(&matrix.editions) {
            let words = row.outcomes[cell.outcome].words.clone();
            let told = [letter(cell.outcome), words, mark(cell.told.certainty).into(), cell.article.clone()];
            cells.insert((row.id.clone(), edition.id.clone()), told);
        }
    }
    cells
}

/// Column heads to ids of editions.
fn names(matrix: &Matrix, messages: &Messages) -> BTreeMap<(String, String), String> {
    let table = Table::new(matrix, &view(), messages);
    let mut names = BTreeMap::new();
    for column in &table.columns {
        for edition in &column.editions {
            let name = table.editions[*edition].replace('\u{a0}', " ");
            names.insert((column.name.clone(), name), matrix.editions[*edition].id.clone());
        }
    }
    names
}

fn workbook(bytes: Vec<u8>) -> Xlsx<Cursor<Vec<u8>>> {
    Xlsx::new(Cursor::new(bytes)).expect("a workbook")
}

fn text(cell: Option<&Data>) -> String {
    match cell {
        None | Some(Data::Empty) => String::new(),
        Some(Data::String(text)) => text.clone(),
        other => format!("no text: {other:?}"),
    }
}

fn from_themes(book: &mut Xlsx<Cursor<Vec<u8>>>, names: &BTreeMap<(String, String), String>) -> Cells {
    let mut sheets = book.sheet_names();
    sheets.truncate(sheets.len() - 2);
    let mut cells = Cells::new();
    for sheet in sheets {
        let range = book.worksheet_range(&sheet).expect("a sheet");
        let rows: Vec<&[Data]> = range.rows().collect();
        // The head of an issuer stands over all its editions, so it goes on until the next one.
        let mut issuer = String::new();
        let mut editions = Vec::new();
        for column in 2..range.width() {
            let own = text(rows[0].get(column));
            if !own.is_empty() {
                issuer = own;
            }
            editions.push(names[&(issuer.clone(), text(rows[1].get(column)))].clone());
        }
        for row in &rows[2..] {
            for (edition, cell) in editions.iter().zip(&row[2..]) {
                let told = text(Some(cell));
                let (letter, rest) = told.split_once("  ").expect("a letter");
                let (words, article) = rest.split_once('\n').unwrap_or((rest, "·"));
                let (sign, article) = article.split_once(' ').unwrap_or((article, ""));
                let told = [letter, words, sign, article].map(str::to_owned);
                cells.insert((text(row.get(1)), edition.clone()), told);
            }
        }
    }
    cells
}

fn from_rulings(book: &mut Xlsx<Cursor<Vec<u8>>>) -> Cells {
    let sheets = book.sheet_names();
    let range = book.worksheet_range(&sheets[sheets.len() - 2]).expect("the sheet of rulings");
    let mut cells = Cells::new();
    for row in range.rows().skip(1) {
        let field = |at: usize| text(row.get(at));
        let sign = match field(8).as_str() {
            "disputed" => "?",
            "silent" => "–",
            _ => "·",
        };
        cells.insert((field(0), field(4)), [field(5), field(6), sign.to_owned(), field(7)]);
    }
    cells
}

/// A part of an archive.
fn part(bytes: &[u8], name: &str) -> String {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("an archive");
    let mut text = String::new();
    archive.by_name(name).expect("the part").read_to_string(&mut text).expect("UTF-8");
    text
}

/// The tables of a document as rows of cells of paragraphs.
fn tables(xml: &str) -> Vec<Vec<Vec<Vec<String>>>> {
    let mut reader = quick_xml::Reader::from_str(xml);
    let mut tables: Vec<Vec<Vec<Vec<String>>>> = Vec::new();
    let mut inside = false;
    loop {
        match reader.read_event().expect("well-formed XML") {
            Event::Start(tag) => match tag.name().as_ref() {
                "w:tbl" => tables.push(Vec::new()),
                "w:tr" => tables.last_mut().expect("a table").push(Vec::new()),
                "w:tc" => {
                    tables.last_mut().and_then(|t| t.last_mut()).expect("a row").push(Vec::new());
                    inside = true;
                }
                "w:p" if inside => {
                    let row = tables.last_mut().and_then(|t| t.last_mut()).expect("a row");
                    row.last_mut().expect("a cell").push(String::new());
                }
                _ => {}
            },
            Event::End(tag) if tag.name().as_ref() == "w:tc" => inside = false,
            Event::Text(text) if inside => {
                let row = tables.last_mut().and_then(|t| t.last_mut()).expect("a row");
                let cell = row.last_mut().and_then(|c| c.last_mut()).expect("a paragraph");
                cell.push_str(text.as_ref());
            }
            Event::GeneralRef(name) if inside => {
                let row = tables.last_mut().and_then(|t| t.last_mut()).expect("a row");
                let cell = row.last_mut().and_then(|c| c.last_mut()).expect("a paragraph");
                cell.push_str(match name.as_ref() {
                    "amp" => "&",
                    "lt" => "<",
                    "gt" => ">",
                    _ => "\"",
                });
            }
            Event::Eof => return tables,
            _ => {}
        }
    }
}

fn from_document(xml: &str, names: &BTreeMap<(String, String), String>) -> Cells {
    let mut cells = Cells::new();
    let mut id = String::new();
    // The last table is that of the editions.
    let tables = tables(xml);
    for table in &tables[..tables.len() - 1] {
        let heads: Vec<String> = table[0].iter().map(|cell| cell.concat()).collect();
        for row in &table[1..] {
            if let [_, own] = row[0].as_slice() {
                id.clone_from(own);
            }
            let told = row[1].concat();
            let (letter, words) = told.split_once("  ").expect("a letter");
            for (head, groups) in heads.iter().zip(row).skip(2) {
                for group in groups.iter().filter(|g| !g.is_empty()) {
                    let (name, sign, article) = [" · ", " ? ", " – "]
                        .into_iter()
                        .find_map(|sign| group.split_once(sign).map(|(name, article)| (name, sign.trim(), article)))
                        .or_else(|| group.split_once(" ·").map(|(name, _)| (name, "·", "")))
                        .expect("a sign");
                    let edition = names[&(head.clone(), name.to_owned())].clone();
                    cells.insert((id.clone(), edition), [letter, words, sign, article].map(str::to_owned));
                }
            }
        }
    }
    cells
}

#[test]
fn workbook_and_document_hold_the_cells_of_the_table() {
    let matrix = matrix();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let (model, names) = (model(&matrix, &messages), names(&matrix, &messages));
        assert!(model.values().any(|told| told[3] == "3.10"));
        let mut book = workbook(table::xlsx(&matrix, &view(), &messages).expect("a workbook"));
        assert_eq!(from_themes(&mut book, &names), model, "sheets of themes");
        assert_eq!(from_rulings(&mut book), model, "sheet of rulings");
        let docx = table::docx(&matrix, &view(), &messages).expect("a document");
        assert_eq!(from_document(&part(&docx, "word/document.xml"), &names), model, "document");
    }
}

#[test]
fn neighbours_that_agree_share_a_heading() {
    let library = Library::shipped();
    let matrix = Matrix::new(&Panel::new(library.editions.clone()), library.scenarios.iter().cloned());
    let messages = Messages::new(Lang::Ru);
    let view = View { all: false, merge: true, ..view() };
    let bytes = table::xlsx(&matrix, &view, &messages).expect("a workbook");
    let mut book = workbook(bytes);
    let sheets = book.sheet_names();
    assert_eq!(sheets.first().map(String::as_str), Some("Случайное касание"));
    assert_eq!(sheets[sheets.len() - 2..], ["Все решения", "Пояснения"]);
    let range = book.worksheet_range(&sheets[0]).expect("a sheet");
    let heads: Vec<String> = (2..range.width()).map(|c| text(range.get((1, c)))).collect();
    assert!(heads.contains(&"1997–2009".to_owned()), "{heads:?}");
    let rulings = book.worksheet_range("Все решения").expect("the rulings");
    assert_eq!(rulings.height(), 1 + library.scenarios.len() * library.editions.len());
    let legend = book.worksheet_range("Пояснения").expect("the legend");
    let told: Vec<String> = legend.rows().map(|row| row.iter().map(|c| text(Some(c))).collect()).collect();
    for edition in &library.editions {
        assert!(told.iter().any(|line| line.contains(&edition.id) && line.contains(&edition.from)));
    }
    assert!(told.iter().any(|line| line.contains("0123456789ab")) && told.iter().any(|l| l.contains("adoube compare")));
}

#[test]
fn text_of_users_is_no_formula() {
    let mut scenarios = support::scenarios();
    let mut bad = (*scenarios[0]).clone();
    bad.title.en = "=HYPERLINK(\"http://example.org\") <&>".to_owned();
    bad.id = "-1+2".to_owned();
    scenarios[0] = Arc::new(bad);
    let matrix = Matrix::new(&Panel::new(editions()), scenarios);
    let messages = Messages::new(Lang::En);
    let bytes = table::xlsx(&matrix, &view(), &messages).expect("a workbook");
    assert!(part(&bytes, "xl/styles.xml").contains("quotePrefix=\"1\""));
    let mut book = workbook(bytes);
    let mut seen = 0;
    for sheet in book.sheet_names() {
        assert!(book.worksheet_formula(&sheet).expect("formulas").is_empty(), "{sheet}");
        let range = book.worksheet_range(&sheet).expect("a sheet");
        seen += range.used_cells().filter(|(.., cell)| text(Some(cell)).starts_with("=HYPERLINK(")).count();
        assert!(range.used_cells().all(|(.., cell)| matches!(cell, Data::String(_))), "{sheet}");
    }
    assert!(seen > 1);
    let csv = table::csv(&matrix, &view(), &messages);
    assert!(csv.contains("'-1+2,\"'=HYPERLINK(\"\"http"), "{csv}");
    let docx = table::docx(&matrix, &view(), &messages).expect("a document");
    let title = "=HYPERLINK(\"http://example.org\") <&>";
    let found = tables(&part(&docx, "word/document.xml")).concat().concat().concat();
    assert!(found.iter().any(|paragraph| paragraph == title));
}

#[test]
fn documents_have_headings_repeated_heads_and_words_for_what_is_drawn() {
    let matrix = matrix();
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let view = View { long: true, ..view() };
        let bytes = table::docx(&matrix, &view, &messages).expect("a document");
        let xml = part(&bytes, "word/document.xml");
        let count = |what: &str| xml.matches(what).count();
        let boards = matrix.rows.len();
        assert_eq!(count("w:val=\"Heading2\""), boards + 1);
        assert!(count("w:val=\"Heading1\"") >= 3 && count("w:orient=\"landscape\"") == 1);
        assert_eq!(count("<w:tblHeader/>"), count("<w:tbl>") - boards);
        assert_eq!(count("<w:tblDescription w:val=\""), count("<w:tbl>"));
        assert_eq!(count("<w:tblDescription w:val=\"\""), 0);
        assert_eq!(count("w:val=\"Unit\""), 64 * boards);
        for name in
            ["word/styles.xml", "word/settings.xml", "word/footer1.xml", "docProps/core.xml", "docProps/app.xml"]
        {
            assert!(tables(&part(&bytes, name)).is_empty(), "{name}");
        }
        assert!(part(&bytes, "word/styles.xml").contains(&format!("w:lang w:val=\"{}-", lang.code())));
        assert!(part(&bytes, "docProps/core.xml").contains("2000-01-01T00:00:00Z"));
    }
}

#[test]
fn the_same_comparison_gives_the_same_bytes() {
    let matrix = matrix();
    let messages = Messages::new(Lang::Ru);
    let one = (table::xlsx(&matrix, &view(), &messages), table::docx(&matrix, &view(), &messages));
    std::thread::sleep(std::time::Duration::from_millis(2100));
    let two = (table::xlsx(&matrix, &view(), &messages), table::docx(&matrix, &view(), &messages));
    assert!(one.0.expect("a workbook") == two.0.expect("a workbook"));
    assert!(one.1.expect("a document") == two.1.expect("a document"));
}
