//! The text of a document as WordprocessingML.

use std::fmt::Write as _;

use adoube_core::board::Square;

use super::{Block, Cell, Document, Look, Row, Run, Table};
use crate::board::{Diagram, symbol};
use crate::layout::GLUE;
use crate::messages::Messages;

/// The head of every part.
pub(super) const HEAD: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n";
pub(super) const NAMESPACE: &str = "xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\" \
     xmlns:r=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships\"";

/// A4 on its side and its margins, in twentieths of a point.
const PAGE: (u32, u32) = (16_838, 11_906);
const MARGIN: u32 = 1_020;
/// Width between the margins.
const WIDTH: u32 = PAGE.0 - 2 * MARGIN;
/// Room for the mark of an item.
const HANG: u32 = 400;
/// Side of a square of a board.
const SQUARE: u32 = 400;
const DARK: u32 = 0xD5_D2_C9;

pub(super) fn document(document: &Document, messages: &Messages) -> String {
    let mut xml = format!("{HEAD}<w:document {NAMESPACE}><w:body>");
    paragraph(&mut xml, "Title", "", &[Run::from(document.title.as_str())]);
    for block in &document.blocks {
        match block {
            Block::Heading(level, text) => {
                let style = format!("Heading{}", level.clamp(&1, &3));
                paragraph(&mut xml, &style, "", &[Run::from(text.as_str())]);
            }
            Block::Text(runs) => paragraph(&mut xml, "", "", runs),
            Block::Item(level, mark, runs) => {
                let left = HANG * (u32::from(*level) + 1);
                let indent = format!(
                    "<w:tabs><w:tab w:val=\"left\" w:pos=\"{left}\"/></w:tabs><w:ind w:left=\"{left}\" \
                     w:hanging=\"{HANG}\"/>"
                );
                let mut marked = vec![Run::from(format!("{mark}\t").as_str())];
                marked.extend(runs.iter().cloned());
                paragraph(&mut xml, "Item", &indent, &marked);
            }
            Block::Small(text) => paragraph(&mut xml, "Small", "", &[Run::from(text.as_str())]),
            Block::Table(table) => self::table(&mut xml, table),
            Block::Board(diagram) => board(&mut xml, diagram, messages),
        }
    }
    let _ = write!(
        xml,
        "<w:sectPr><w:footerReference w:type=\"default\" r:id=\"rId3\"/><w:pgSz w:w=\"{}\" w:h=\"{}\" \
         w:orient=\"landscape\"/><w:pgMar w:top=\"{MARGIN}\" w:right=\"{MARGIN}\" w:bottom=\"{MARGIN}\" \
         w:left=\"{MARGIN}\" w:header=\"500\" w:footer=\"500\" w:gutter=\"0\"/></w:sectPr></w:body></w:document>",
        PAGE.0, PAGE.1
    );
    xml
}

/// A paragraph; `more` are further properties, in the order of the schema.
fn paragraph(xml: &mut String, style: &str, more: &str, runs: &[Run]) {
    xml.push_str("<w:p>");
    if !style.is_empty() || !more.is_empty() {
        xml.push_str("<w:pPr>");
        if !style.is_empty() {
            let _ = write!(xml, "<w:pStyle w:val=\"{style}\"/>");
        }
        let _ = write!(xml, "{more}</w:pPr>");
    }
    runs.iter().for_each(|r| run(xml, r));
    xml.push_str("</w:p>");
}

fn run(xml: &mut String, run: &Run) {
    let look = match run.look {
        Look::Plain => "",
        Look::Bold => "<w:rPr><w:b/><w:bCs/></w:rPr>",
        Look::Code => "<w:rPr><w:rStyle w:val=\"Code\"/></w:rPr>",
        Look::Inserted => "<w:rPr><w:b/><w:bCs/><w:color w:val=\"14532D\"/><w:u w:val=\"single\"/></w:rPr>",
        Look::Deleted => "<w:rPr><w:strike/><w:color w:val=\"8A1C1C\"/></w:rPr>",
    };
    let _ = write!(xml, "<w:r>{look}");
    for (at, part) in run.text.split('\t').enumerate() {
        if at > 0 {
            xml.push_str("<w:tab/>");
        }
        if !part.is_empty() {
            let _ = write!(xml, "<w:t xml:space=\"preserve\">{}</w:t>", escape(&part.replace(GLUE, " ")));
        }
    }
    xml.push_str("</w:r>");
}

/// Opens a table: what it is called, what it shows, its columns.
fn open(xml: &mut String, style: &str, title: &str, alt: &str, widths: &[u32]) {
    let _ = write!(
        xml,
        "<w:tbl><w:tblPr><w:tblStyle w:val=\"{style}\"/><w:tblW w:w=\"{}\" w:type=\"dxa\"/><w:tblLayout \
         w:type=\"fixed\"/><w:tblLook w:val=\"0020\" w:firstRow=\"1\" w:lastRow=\"0\" w:firstColumn=\"0\" \
         w:lastColumn=\"0\" w:noHBand=\"1\" w:noVBand=\"1\"/><w:tblCaption w:val=\"{}\"/><w:tblDescription \
         w:val=\"{}\"/></w:tblPr><w:tblGrid>",
        widths.iter().sum::<u32>(),
        escape(title),
        escape(alt)
    );
    for width in widths {
        let _ = write!(xml, "<w:gridCol w:w=\"{width}\"/>");
    }
    xml.push_str("</w:tblGrid>");
}

fn table(xml: &mut String, table: &Table) {
    let shares = table.widths.iter().sum::<u32>().max(1);
    let widths: Vec<u32> = table.widths.iter().map(|share| WIDTH * share / shares).collect();
    open(xml, "Grid", &table.title, &table.alt, &widths);
    xml.push_str("<w:tr><w:trPr><w:cantSplit/><w:tblHeader/></w:trPr>");
    for (head, width) in table.heads.iter().zip(&widths) {
        let _ = write!(xml, "<w:tc><w:tcPr><w:tcW w:w=\"{width}\" w:type=\"dxa\"/></w:tcPr>");
        paragraph(xml, "Cell", "<w:keepNext/>", &[Run::bold(head)]);
        xml.push_str("</w:tc>");
    }
    xml.push_str("</w:tr>");
    for (at, row) in table.rows.iter().enumerate() {
        let next = table.rows.get(at + 1);
        xml.push_str("<w:tr><w:trPr><w:cantSplit/></w:trPr>");
        for (column, (one, width)) in row.cells.iter().zip(&widths).enumerate() {
            let goes_on = next.and_then(|r: &Row| r.cells.get(column)).is_some_and(|c| c.joins);
            cell(xml, one, *width, goes_on, row.keeps);
        }
        xml.push_str("</w:tr>");
    }
    // A paragraph keeps two tables apart.
    xml.push_str("</w:tbl>");
    paragraph(xml, "Small", "", &[]);
}

fn cell(xml: &mut String, cell: &Cell, width: u32, goes_on: bool, keeps: bool) {
    let _ = write!(xml, "<w:tc><w:tcPr><w:tcW w:w=\"{width}\" w:type=\"dxa\"/>");
    if cell.joins {
        xml.push_str("<w:vMerge/>");
    } else if goes_on {
        xml.push_str("<w:vMerge w:val=\"restart\"/>");
    }
    if let Some(fill) = cell.fill {
        shade(xml, fill);
    }
    xml.push_str("</w:tcPr>");
    let keep = if keeps { "<w:keepNext/>" } else { "" };
    for line in &cell.lines {
        paragraph(xml, "Cell", keep, line);
    }
    if cell.lines.is_empty() {
        paragraph(xml, "Cell", keep, &[]);
    }
    xml.push_str("</w:tc>");
}

fn shade(xml: &mut String, fill: u32) {
    let _ = write!(xml, "<w:shd w:val=\"clear\" w:color=\"auto\" w:fill=\"{fill:06X}\"/>");
}

/// A board of squares, with coordinates left and below, and whose turn it is.
fn board(xml: &mut String, diagram: &Diagram, messages: &Messages) {
    let caption = diagram.caption(messages);
    open(xml, "Board", &caption, &diagram.in_words(messages), &[SQUARE; 9]);
    for rank in (0..8u32).rev() {
        row(xml);
        square(xml, &(rank + 1).to_string(), "Coordinate", "");
        for file in 0..8u32 {
            let at = Square::try_from(rank * 8 + file).ok();
            let unit =
                at.and_then(|s| diagram.board.piece_at(s)).map(|piece| symbol(piece).to_string()).unwrap_or_default();
            let mut look = border("808080", 4);
            if at.is_some_and(|s| diagram.touched.contains(s)) {
                look = border("8A1C1C", 24);
            }
            if (rank + file) % 2 == 0 {
                shade(&mut look, DARK);
            }
            square(xml, &unit, "Unit", &look);
        }
        xml.push_str("</w:tr>");
    }
    row(xml);
    square(xml, "", "Coordinate", "");
    for file in 'a'..='h' {
        square(xml, &file.to_string(), "Coordinate", "");
    }
    xml.push_str("</w:tr></w:tbl>");
    let mut told = caption;
    if !diagram.touched.is_empty() {
        told.push(' ');
        told.push_str(&messages.get("office-framed"));
    }
    paragraph(xml, "Small", "", &[Run::from(told.as_str())]);
}

fn border(colour: &str, size: u32) -> String {
    let side = |name: &str| format!("<w:{name} w:val=\"single\" w:sz=\"{size}\" w:space=\"0\" w:color=\"{colour}\"/>");
    format!("<w:tcBorders>{}</w:tcBorders>", ["top", "left", "bottom", "right"].map(side).concat())
}

fn row(xml: &mut String) {
    let _ = write!(xml, "<w:tr><w:trPr><w:cantSplit/><w:trHeight w:val=\"{SQUARE}\" w:hRule=\"exact\"/></w:trPr>");
}

fn square(xml: &mut String, text: &str, style: &str, look: &str) {
    let _ = write!(
        xml,
        "<w:tc><w:tcPr><w:tcW w:w=\"{SQUARE}\" w:type=\"dxa\"/>{look}<w:tcMar><w:left w:w=\"0\" \
         w:type=\"dxa\"/><w:right w:w=\"0\" w:type=\"dxa\"/></w:tcMar><w:vAlign w:val=\"center\"/></w:tcPr>"
    );
    let runs: &[Run] = if text.is_empty() { &[] } else { &[Run::from(text)] };
    paragraph(xml, style, "", runs);
    xml.push_str("</w:tc>");
}

/// Text made safe between tags and in attributes, without what XML cannot hold.
pub(super) fn escape(text: &str) -> String {
    let cannot = |c: char| c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}');
    crate::board::escape(&text.replace(cannot, " "))
}
