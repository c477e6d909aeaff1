//! The comparison as a workbook: a sheet a theme, a sheet with every ruling, a legend.
//!
//! Everything is written as text, so that neither `4.10` becomes a number nor `=1+1` a formula.

use adoube_compare::Matrix;
use adoube_core::edition::EditionKind;
use rust_xlsxwriter::{
    Color, DocProperties, ExcelDateTime, Format, FormatAlign, FormatBorder, Workbook, Worksheet, XlsxError,
};

use super::csv::{heads, is_formula, records};
use super::model::{Table, TableRow, letter};
use super::shared::{Shared, shared};
use super::{View, themes};
use crate::layout::GLUE;
use crate::messages::Messages;

/// The most characters that a cell of a workbook takes.
const LONGEST: usize = 32_000;
/// The most characters that the name of a sheet takes.
const LONGEST_NAME: usize = 31;
/// Pale enough for black text, one an outcome; more outcomes share the last one.
pub(super) const FILLS: [u32; 6] = [0xE6_EF_F9, 0xFC_E4_CF, 0xDD_F0_DA, 0xF5_DD_EC, 0xFF_F3_BF, 0xE5_E0_F3];
const GREY: u32 = 0xE8_E8_E8;

/// The comparison as the bytes of an xlsx file.
///
/// # Errors
/// When there are more rulings than a sheet has rows (1 048 576).
pub fn xlsx(matrix: &Matrix, view: &View, messages: &Messages) -> Result<Vec<u8>, XlsxError> {
    let table = Table::new(matrix, view, messages);
    let mut book = Workbook::new();
    // The clock must not show in the bytes.
    let made = ExcelDateTime::from_ymd(2000, 1, 1)?;
    book.set_properties(&DocProperties::new().set_title(&table.title).set_creation_datetime(&made));
    let mut names = Names { taken: Vec::new() };
    for rows in themes(&table.rows, view.themes) {
        let name = rows.first().map_or("", |r| r.theme.as_str());
        let name = if view.themes { name } else { &table.title };
        theme(book.add_worksheet().set_name(names.new_one(name))?, &table, rows, name, view, messages)?;
    }
    rulings(book.add_worksheet().set_name(names.new_one(&messages.get("office-rulings")))?, matrix, view, messages)?;
    legend(book.add_worksheet().set_name(names.new_one(&messages.get("office-legend")))?, matrix, &table, messages)?;
    book.save_to_buffer()
}

fn plain() -> Format {
    Format::new()
        .set_align(FormatAlign::Top)
        .set_text_wrap()
        .set_border(FormatBorder::Thin)
        .set_border_color(0xB0_B0_B0)
}

fn head() -> Format {
    plain().set_bold().set_background_color(Color::RGB(GREY)).set_align(FormatAlign::VerticalCenter)
}

fn filled(outcome: usize) -> Format {
    let fill = FILLS.get(outcome).or(FILLS.last()).copied().unwrap_or(GREY);
    plain().set_background_color(Color::RGB(fill))
}

/// Text that a cell takes; nobody who edits the cell makes a formula of it.
fn put(sheet: &mut Worksheet, row: u32, column: u16, text: &str, format: &Format) -> Result<(), XlsxError> {
    let text = shortened(text);
    let quoted;
    let format = if is_formula(&text) {
        quoted = format.clone().set_quote_prefix();
        &quoted
    } else {
        format
    };
    sheet.write_string_with_format(row, column, text, format)?;
    Ok(())
}

fn shortened(text: &str) -> String {
    let text = text.replace(GLUE, " ");
    if text.chars().count() <= LONGEST {
        return text;
    }
    text.chars().take(LONGEST).chain(['…']).collect()
}

/// Landscape, as wide as a page, the heads on every page.
fn pages(sheet: &mut Worksheet, last_head: u32, messages: &Messages) -> Result<(), XlsxError> {
    const A4: u8 = 9;
    let page = messages.get("office-page");
    sheet.set_landscape().set_paper_size(A4).set_print_fit_to_pages(1, 0).set_repeat_rows(0, last_head)?;
    sheet.set_footer(format!("&L&A&R{page} &P / &N"));
    Ok(())
}

/// Columns before those of the editions.
const FIRST: u16 = 2;
/// Their widths in characters.
const TITLE: f64 = 32.0;
const ID: f64 = 26.0;
/// Height of a line of text in points; a row is no higher than 409.
const HEIGHT: f64 = 15.0;
/// Share of a width that is surely filled before a line breaks.
const FILLED: f64 = 0.8;

/// Lines that the text takes in a column of that width: not every program works out the heights of rows itself.
fn taken(text: &str, width: f64) -> u32 {
    (text.chars().count() as f64 / (width * FILLED)).ceil() as u32
}

fn theme(
    sheet: &mut Worksheet,
    table: &Table,
    rows: &[TableRow],
    name: &str,
    view: &View,
    messages: &Messages,
) -> Result<(), XlsxError> {
    let columns = shared(table, rows, view.merge);
    let head = head();
    pages(sheet, 1, messages)?;
    sheet.merge_range(0, 0, 0, FIRST - 1, &shortened(name), &head)?;
    put(sheet, 1, 0, &messages.get("table-head-incident"), &head)?;
    put(sheet, 1, 1, &messages.get("list-head-id"), &head)?;
    sheet.set_column_width(0, TITLE)?.set_column_width(1, ID)?;
    let mut at = FIRST;
    for issuer in columns.chunk_by(|a, b| a.issuer == b.issuer) {
        let last = at + count(issuer) - 1;
        let name = issuer.first().map(|c| shortened(&c.issuer)).unwrap_or_default();
        if last > at {
            sheet.merge_range(0, at, 0, last, &name, &head.clone().set_align(FormatAlign::Center))?;
        } else {
            put(sheet, 0, at, &name, &head)?;
        }
        for column in issuer {
            put(sheet, 1, at, &column.name, &head)?;
            sheet.set_column_width(at, width(&columns))?;
            at += 1;
        }
    }
    let mut line = 1;
    for row in rows {
        line += 1;
        put(sheet, line, 0, &row.title, &plain().set_bold())?;
        put(sheet, line, 1, &row.id, &plain())?;
        let mut lines = taken(&row.title, TITLE).max(taken(&row.id, ID));
        for (column, at) in columns.iter().zip(FIRST..) {
            let Some(text) = ruling(sheet, line, at, row, column)? else { continue };
            lines = lines.max(text.lines().map(|l| taken(l, width(&columns))).sum());
        }
        sheet.set_row_height(line, HEIGHT * f64::from(lines.clamp(1, 27)))?;
    }
    sheet.autofilter(1, 0, line, at - 1)?;
    sheet.set_freeze_panes(2, 1)?;
    Ok(())
}

/// Letter and words, below them certainty and article; gives what was written.
fn ruling(
    sheet: &mut Worksheet,
    line: u32,
    at: u16,
    row: &TableRow,
    column: &Shared,
) -> Result<Option<String>, XlsxError> {
    let Some(cell) = column.cell(row) else { return Ok(None) };
    let mut rest = format!("  {}", cell.words);
    let article = [cell.mark, &cell.articles].join(" ");
    if !article.trim().is_empty() {
        rest.push('\n');
        rest.push_str(article.trim());
    }
    let (bold, normal) = (Format::new().set_bold(), Format::new());
    let rest = shortened(&rest);
    sheet.write_rich_string_with_format(line, at, &[(&bold, cell.letter), (&normal, &rest)], &filled(cell.outcome))?;
    Ok(Some(format!("{}{rest}", cell.letter)))
}

fn count(columns: &[Shared]) -> u16 {
    u16::try_from(columns.len()).unwrap_or(u16::MAX)
}

/// Fewer columns may be wider, in characters.
fn width(columns: &[Shared]) -> f64 {
    (150.0 / columns.len().max(1) as f64).clamp(18.0, 32.0)
}

/// Every ruling in a line of its own, to sort and to filter.
fn rulings(sheet: &mut Worksheet, matrix: &Matrix, view: &View, messages: &Messages) -> Result<(), XlsxError> {
    const WIDTHS: [u8; 15] = [30, 34, 22, 12, 18, 9, 34, 12, 12, 12, 10, 40, 14, 14, 10];
    pages(sheet, 0, messages)?;
    for ((text, width), at) in heads(messages).iter().zip(WIDTHS).zip(0..) {
        put(sheet, 0, at, text, &head())?;
        sheet.set_column_width(at, width)?;
    }
    let (format, mut line) = (Format::new().set_align(FormatAlign::Top), 0);
    for record in records(matrix, view, messages) {
        line += 1;
        for (field, at) in record.iter().zip(0..) {
            put(sheet, line, at, field, &format)?;
        }
    }
    sheet.autofilter(0, 0, line, 14)?;
    sheet.set_freeze_panes(1, 1)?;
    Ok(())
}

/// Widths of the columns of the legend in characters.
const LEGEND: [f64; 6] = [20.0, 26.0, 62.0, 13.0, 13.0, 20.0];

fn legend(sheet: &mut Worksheet, matrix: &Matrix, table: &Table, messages: &Messages) -> Result<(), XlsxError> {
    pages(sheet, 0, messages)?;
    for (width, at) in LEGEND.iter().zip(0..) {
        sheet.set_column_width(at, *width)?;
    }
    let free = Format::new().set_align(FormatAlign::Top).set_text_wrap();
    let mut line = 0;
    let large = free.clone().set_bold().set_font_size(14);
    let across = |sheet: &mut Worksheet, line: u32, text: &str, format: &Format| -> Result<(), XlsxError> {
        sheet.merge_range(line, 0, line, 5, &shortened(text), format)?;
        sheet.set_row_height(line, HEIGHT * f64::from(taken(text, LEGEND.iter().sum()).clamp(1, 27)))?;
        Ok(())
    };
    sheet.merge_range(line, 0, line, 5, &shortened(&table.title), &large)?;
    line += 1;
    for note in &table.notes {
        line += 1;
        across(sheet, line, note, &free)?;
    }
    line += 2;
    across(sheet, line, &messages.get("office-colours"), &free.clone().set_bold())?;
    for outcome in 0..FILLS.len() {
        line += 1;
        let key = messages.with("office-colour", &[("letter", (&letter(outcome)).into())]);
        put(sheet, line, 0, &key, &filled(outcome))?;
    }
    line += 2;
    for (key, at) in EDITION_HEADS.iter().zip(0..) {
        put(sheet, line, at, &messages.get(key), &head())?;
    }
    for (edition, short) in matrix.editions.iter().zip(&table.editions) {
        line += 1;
        let fields = edition_fields(edition, short, messages);
        for (field, at) in fields.iter().zip(0..) {
            put(sheet, line, at, field, &plain())?;
        }
        let lines = fields.iter().zip(LEGEND).map(|(field, width)| taken(field, width)).max().unwrap_or(1);
        sheet.set_row_height(line, HEIGHT * f64::from(lines.clamp(1, 27)))?;
    }
    line += 1;
    for foot in &table.footer {
        line += 1;
        across(sheet, line, foot, &free)?;
    }
    Ok(())
}

/// The heads of a table of editions.
pub(super) const EDITION_HEADS: [&str; 6] =
    ["office-short", "list-head-id", "list-head-title", "office-from", "office-until", "list-head-kind"];

/// Short name, id, title, first and last day in force, kind.
pub(super) fn edition_fields(edition: &adoube_core::edition::Edition, short: &str, messages: &Messages) -> [String; 6] {
    let kind = messages.get(match edition.kind {
        EditionKind::Original => "kind-original",
        EditionKind::Translation => "kind-translation",
        EditionKind::Order => "kind-order",
        EditionKind::Draft => "kind-draft",
        EditionKind::Overlay => "kind-overlay",
    });
    [
        short.replace(GLUE, " "),
        edition.id.clone(),
        messages.lang().pick(&edition.title).to_owned(),
        edition.from.clone(),
        edition.until.clone().unwrap_or_else(|| "–".to_owned()),
        kind,
    ]
}

/// Names of sheets: short, without signs that mean something in formulas, each once.
struct Names {
    taken: Vec<String>,
}

impl Names {
    fn new_one(&mut self, wish: &str) -> String {
        let allowed = |c: char| if "[]:*?/\\'".contains(c) || c.is_control() { ' ' } else { c };
        let cut = |room: usize| {
            let whole: String = wish.chars().map(allowed).collect();
            let whole = whole.trim();
            if whole.chars().count() <= room {
                return whole.to_owned();
            }
            let short: String = whole.chars().take(room.saturating_sub(1)).collect();
            format!("{}…", short.rsplit_once(' ').map_or(short.as_str(), |(words, _)| words).trim_end())
        };
        let mut name = cut(LONGEST_NAME);
        let mut number = 1;
        // Spreadsheet programs do not tell capitals from small letters here.
        while name.is_empty() || self.taken.contains(&name.to_lowercase()) {
            number += 1;
            let tail = format!(" {number}");
            name = cut(LONGEST_NAME - tail.len()) + &tail;
        }
        self.taken.push(name.to_lowercase());
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_sheets_are_short_and_differ() {
        let mut names = Names { taken: Vec::new() };
        let long = "Touching without the wish to play";
        assert_eq!(names.new_one(long), "Touching without the wish to…");
        let second = names.new_one(long);
        assert!(second.chars().count() <= LONGEST_NAME && second.ends_with(" 2"), "{second}");
        assert_eq!(names.new_one("a/b:[c]"), "a b  c");
        assert_eq!(names.new_one(""), " 2");
    }
}
