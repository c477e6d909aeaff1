//! The parts of a docx file around its text.

use super::body::{HEAD, NAMESPACE, escape};
use crate::messages::{Lang, Messages};

pub(super) const CONTENT_TYPES: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n",
    "<Types xmlns=\"http://schemas.openxmlformats.org/package/2006/content-types\">",
    "<Default Extension=\"rels\" ContentType=\"application/vnd.openxmlformats-package.relationships+xml\"/>",
    "<Default Extension=\"xml\" ContentType=\"application/xml\"/>",
    "<Override PartName=\"/word/document.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml\"/>",
    "<Override PartName=\"/word/styles.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.styles+xml\"/>",
    "<Override PartName=\"/word/settings.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.settings+xml\"/>",
    "<Override PartName=\"/word/footer1.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.wordprocessingml.footer+xml\"/>",
    "<Override PartName=\"/docProps/core.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-package.core-properties+xml\"/>",
    "<Override PartName=\"/docProps/app.xml\" ",
    "ContentType=\"application/vnd.openxmlformats-officedocument.extended-properties+xml\"/>",
    "</Types>"
);

pub(super) const RELATIONS: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n",
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">",
    "<Relationship Id=\"rId1\" Target=\"word/document.xml\" ",
    "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument\"/>",
    "<Relationship Id=\"rId2\" Target=\"docProps/core.xml\" ",
    "Type=\"http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties\"/>",
    "<Relationship Id=\"rId3\" Target=\"docProps/app.xml\" ",
    "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/extended-properties\"/>",
    "</Relationships>"
);

pub(super) const DOCUMENT_RELATIONS: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n",
    "<Relationships xmlns=\"http://schemas.openxmlformats.org/package/2006/relationships\">",
    "<Relationship Id=\"rId1\" Target=\"styles.xml\" ",
    "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles\"/>",
    "<Relationship Id=\"rId2\" Target=\"settings.xml\" ",
    "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/settings\"/>",
    "<Relationship Id=\"rId3\" Target=\"footer1.xml\" ",
    "Type=\"http://schemas.openxmlformats.org/officeDocument/2006/relationships/footer\"/>",
    "</Relationships>"
);

pub(super) const SETTINGS: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n",
    "<w:settings xmlns:w=\"http://schemas.openxmlformats.org/wordprocessingml/2006/main\"><w:compat>",
    "<w:compatSetting w:name=\"compatibilityMode\" w:uri=\"http://schemas.microsoft.com/office/word\" w:val=\"15\"/>",
    "</w:compat></w:settings>"
);

pub(super) const APP: &str = concat!(
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n",
    "<Properties xmlns=\"http://schemas.openxmlformats.org/officeDocument/2006/extended-properties\">",
    "<Application>adoube</Application></Properties>"
);

/// Title, language and a date that never changes.
pub(super) fn core(title: &str, messages: &Messages) -> String {
    let (title, lang) = (escape(title), messages.lang().code());
    let date =
        |name: &str| format!("<dcterms:{name} xsi:type=\"dcterms:W3CDTF\">2000-01-01T00:00:00Z</dcterms:{name}>");
    format!(
        "{HEAD}<cp:coreProperties xmlns:cp=\"http://schemas.openxmlformats.org/package/2006/metadata/core-properties\" \
         xmlns:dc=\"http://purl.org/dc/elements/1.1/\" xmlns:dcterms=\"http://purl.org/dc/terms/\" \
         xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\"><dc:title>{title}</dc:title>\
         <dc:creator>adoube</dc:creator>{}{}<dc:language>{lang}</dc:language></cp:coreProperties>",
        date("created"),
        date("modified")
    )
}

/// The number of the page.
pub(super) fn footer(messages: &Messages) -> String {
    let page = escape(&messages.get("office-page"));
    format!(
        "{HEAD}<w:ftr {NAMESPACE}><w:p><w:pPr><w:pStyle w:val=\"Small\"/><w:jc w:val=\"right\"/></w:pPr><w:r><w:t \
         xml:space=\"preserve\">{page} </w:t></w:r><w:fldSimple w:instr=\" PAGE \"><w:r><w:t>1</w:t></w:r>\
         </w:fldSimple></w:p></w:ftr>"
    )
}

/// Real headings, so that the word processor makes an outline of them, and the looks of tables.
pub(super) fn styles(messages: &Messages) -> String {
    let lang = match messages.lang() {
        Lang::En => "en-GB",
        Lang::Ru => "ru-RU",
    };
    let mut xml = format!(
        "{HEAD}<w:styles {NAMESPACE}><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii=\"Calibri\" \
         w:hAnsi=\"Calibri\" w:cs=\"Calibri\"/><w:sz w:val=\"20\"/><w:szCs w:val=\"20\"/><w:lang w:val=\"{lang}\"/>\
         </w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:after=\"80\"/></w:pPr></w:pPrDefault>\
         </w:docDefaults>"
    );
    let mut paragraph = |id: &str, name: &str, properties: &str, letters: &str| {
        let default = if id == "Normal" { " w:default=\"1\"" } else { "" };
        let based = if id == "Normal" { "" } else { "<w:basedOn w:val=\"Normal\"/>" };
        xml.push_str(&format!(
            "<w:style w:type=\"paragraph\"{default} w:styleId=\"{id}\"><w:name w:val=\"{name}\"/>{based}<w:qFormat/>\
             <w:pPr>{properties}</w:pPr><w:rPr>{letters}</w:rPr></w:style>"
        ));
    };
    paragraph("Normal", "Normal", "", "");
    paragraph("Title", "Title", "<w:spacing w:after=\"160\"/>", "<w:b/><w:bCs/><w:sz w:val=\"36\"/>");
    for (level, size) in [(1, 28), (2, 24), (3, 21)] {
        paragraph(
            &format!("Heading{level}"),
            &format!("heading {level}"),
            &format!(
                "<w:keepNext/><w:spacing w:before=\"240\" w:after=\"100\"/><w:outlineLvl w:val=\"{}\"/>",
                level - 1
            ),
            &format!("<w:b/><w:bCs/><w:sz w:val=\"{size}\"/>"),
        );
    }
    paragraph("Cell", "Cell", "<w:spacing w:before=\"20\" w:after=\"20\"/>", "<w:sz w:val=\"18\"/>");
    paragraph("Item", "Item", "<w:spacing w:after=\"40\"/>", "");
    paragraph("Small", "Small", "<w:spacing w:after=\"60\"/>", "<w:color w:val=\"595959\"/><w:sz w:val=\"16\"/>");
    let square = "<w:keepNext/><w:spacing w:before=\"0\" w:after=\"0\"/><w:jc w:val=\"center\"/>";
    paragraph("Coordinate", "Coordinate", square, "<w:color w:val=\"595959\"/><w:sz w:val=\"14\"/>");
    let fonts = "<w:rFonts w:ascii=\"Segoe UI Symbol\" w:hAnsi=\"Segoe UI Symbol\" w:eastAsia=\"Segoe UI Symbol\" \
                 w:cs=\"Segoe UI Symbol\"/><w:sz w:val=\"26\"/>";
    paragraph("Unit", "Unit", square, fonts);
    xml.push_str(
        "<w:style w:type=\"character\" w:styleId=\"Code\"><w:name w:val=\"Code\"/><w:rPr><w:rFonts \
         w:ascii=\"Consolas\" w:hAnsi=\"Consolas\" w:cs=\"Consolas\"/><w:color w:val=\"595959\"/><w:sz w:val=\"16\"/>\
         </w:rPr></w:style>\
         <w:style w:type=\"table\" w:styleId=\"Grid\"><w:name w:val=\"Grid\"/><w:tblPr><w:tblBorders>",
    );
    for side in ["top", "left", "bottom", "right", "insideH", "insideV"] {
        xml.push_str(&format!("<w:{side} w:val=\"single\" w:sz=\"4\" w:space=\"0\" w:color=\"808080\"/>"));
    }
    xml.push_str(
        "</w:tblBorders><w:tblCellMar><w:left w:w=\"80\" w:type=\"dxa\"/><w:right w:w=\"80\" w:type=\"dxa\"/>\
         </w:tblCellMar></w:tblPr><w:tblStylePr w:type=\"firstRow\"><w:tcPr><w:shd w:val=\"clear\" w:color=\"auto\" \
         w:fill=\"E8E8E8\"/></w:tcPr></w:tblStylePr></w:style>\
         <w:style w:type=\"table\" w:styleId=\"Board\"><w:name w:val=\"Board\"/></w:style></w:styles>",
    );
    xml
}
