//! Texts of others as Markdown takes them.

/// Text that Markdown shows as it stands, in a table or outside.
pub(crate) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '\\' | '`' | '*' | '_' | '[' | ']' | '#' | '|' | '~' => {
                safe.push('\\');
                safe.push(c);
            }
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '&' => safe.push_str("&amp;"),
            c if c.is_control() => safe.push(' '),
            c => safe.push(c),
        }
    }
    safe
}

/// A table in Markdown; the cells are escaped already.
pub(crate) fn table(heads: &[String], rows: &[Vec<String>]) -> String {
    let line = |cells: &mut dyn Iterator<Item = String>| {
        let mut text = String::from("|");
        for cell in cells {
            text.push_str(&format!(" {} |", cell.replace('\n', "<br>")));
        }
        text.push('\n');
        text
    };
    let mut text = line(&mut heads.iter().map(|h| escape(h)));
    text.push_str(&line(&mut heads.iter().map(|_| "---".to_owned())));
    for row in rows {
        text.push_str(&line(&mut row.iter().cloned()));
    }
    text
}

/// A grid of plain texts as a Markdown table.
pub(crate) fn plain_table(heads: &[String], rows: &[Vec<String>]) -> String {
    let cell = |text: &String| text.lines().map(escape).collect::<Vec<_>>().join("\n");
    let rows: Vec<Vec<String>> = rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    table(heads, &rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_and_markers_are_defused() {
        assert_eq!(escape("a*b <!-- /adoube --> | c"), "a\\*b &lt;!-- /adoube --&gt; \\| c");
        let table = plain_table(&["A".to_owned()], &[vec!["x\ny|".to_owned()]]);
        assert_eq!(table, "| A |\n| --- |\n| x<br>y\\| |\n");
    }
}
