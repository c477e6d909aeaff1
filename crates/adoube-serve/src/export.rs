//! The comparison as static files that work from disk.

use adoube_catalog::Library;
use adoube_compare::{Matrix, Panel};
use adoube_report::html::{self, Link, PageView};
use adoube_report::messages::Messages;
use adoube_report::quiz::{self, Wish};
use adoube_report::table::{self, View};

/// Folder of the pages of single incidents.
const HANDOUTS: &str = "handouts";

/// Questions of the paper that lies beside the comparison.
const QUESTIONS: usize = 20;

/// A file to be written.
#[derive(Clone, Debug)]
pub struct Exported {
    /// Its name below the folder, parts parted by `/`.
    pub name: String,
    /// What it holds.
    pub bytes: Vec<u8>,
}

/// The comparison of all shipped incidents as one page that loads nothing. `command` is told in its footer.
///
/// # Errors
/// Never in practice: writing to memory does not fail.
pub fn export_page(messages: &Messages, command: &str) -> Result<String, Box<dyn std::error::Error + Send + Sync>> {
    Ok(html::page(messages, &whole(), &view(command))?)
}

/// The same with the comparison as data, a page to print for each incident, and a quiz. `index.html` comes last.
///
/// # Errors
/// Never in practice: writing to memory does not fail.
pub fn export(messages: &Messages, command: &str) -> Result<Vec<Exported>, Box<dyn std::error::Error + Send + Sync>> {
    let matrix = whole();
    let digest = Library::shipped_digest();
    let of_table = View { all: true, command: command.to_owned(), digest: digest.to_owned(), ..View::default() };
    let paper = quiz::paper(messages, &matrix, &Wish { seed: 1, count: QUESTIONS, ask: None });
    let file = |name: &str, bytes: Vec<u8>| Exported { name: name.to_owned(), bytes };
    let mut files = vec![
        file("comparison.json", table::json(&matrix, &of_table, messages).into_bytes()),
        file("comparison.csv", table::csv(&matrix, &of_table, messages).into_bytes()),
        file("comparison.xlsx", table::xlsx(&matrix, &of_table, messages)?),
        file("quiz.html", paper.to_html(messages)?.into_bytes()),
    ];
    let panel = Panel::new(matrix.editions.clone());
    for row in &matrix.rows {
        let alone = Matrix::new(&panel, [row.scenario.clone()]);
        let page = html::handout(messages, &alone, digest)?;
        files.push(file(&format!("{HANDOUTS}/{}.html", row.scenario.id), page.into_bytes()));
    }
    let links = [
        ("comparison.xlsx", "page-link-xlsx"),
        ("comparison.csv", "page-link-csv"),
        ("comparison.json", "page-link-json"),
        ("quiz.html", "page-link-quiz"),
    ];
    let links = links.map(|(href, key)| Link { href: href.to_owned(), words: messages.get(key) });
    let page = PageView { links: links.into(), handouts: format!("{HANDOUTS}/"), ..view(command) };
    files.push(file("index.html", html::page(messages, &matrix, &page)?.into_bytes()));
    Ok(files)
}

fn whole() -> Matrix {
    let library = Library::shipped();
    let editions = library.editions.iter().filter(|e| e.is_shown_by_default()).cloned();
    Matrix::new(&Panel::new(editions.collect()), library.scenarios.iter().cloned())
}

fn view(command: &str) -> PageView {
    PageView {
        all: true,
        command: command.to_owned(),
        digest: Library::shipped_digest().to_owned(),
        ..PageView::default()
    }
}
