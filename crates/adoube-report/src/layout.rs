//! Grids of words for the terminal: widths, line breaks, borders.

use comfy_table::{ContentArrangement, ContentLineStyle, LineStyle, Table, TableStyle};
use unicode_width::UnicodeWidthStr;

/// Glues words that belong on one line; drawn as a plain space.
pub(crate) const GLUE: char = '\u{a0}';

/// Thin lines, a heavier one under the heads.
const STYLE: TableStyle = TableStyle::new()
    .top_border(LineStyle::new('┌', '─', '┬', '┐'))
    .header_lines(ContentLineStyle::new('│', '│', '│'))
    .header_separator(LineStyle::new('╞', '═', '╪', '╡'))
    .content_lines(ContentLineStyle::new('│', '│', '│'))
    .row_separator(LineStyle::new('├', '─', '┼', '┤'))
    .bottom_border(LineStyle::new('└', '─', '┴', '┘'));

/// The least width that tables are made for.
pub(crate) const NARROWEST: usize = 60;

/// Columns that the text takes in a terminal.
pub(crate) fn columns(text: &str) -> usize {
    UnicodeWidthStr::width(text)
}

/// The text without what would disturb a terminal or turn the writing about: such characters become spaces.
pub(crate) fn clean(text: &str) -> String {
    let disturbs = |c: char| {
        c.is_control() || matches!(c, '\u{200e}' | '\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
    };
    text.chars().map(|c| if disturbs(c) { ' ' } else { c }).collect()
}

/// Breaks the text into lines of at most `width` columns, the later ones indented by `hang`.
pub(crate) fn wrap(text: &str, width: usize, hang: usize) -> Vec<String> {
    let hang = if hang + 4 > width { 0 } else { hang };
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut filled = 0;
    for word in text.split([' ', '\n', '\t']).filter(|w| !w.is_empty()) {
        let gap = usize::from(filled > 0 && !line.trim().is_empty());
        if filled + gap + columns(word) <= width {
            if gap == 1 {
                line.push(' ');
            }
            line.push_str(word);
            filled += gap + columns(word);
            continue;
        }
        let too_long = columns(word) + hang > width;
        let goes_on_here = too_long && word.contains(BREAKS);
        if !goes_on_here && !line.trim().is_empty() {
            lines.push(std::mem::take(&mut line));
            line = " ".repeat(hang);
            filled = hang;
        } else if gap == 1 {
            line.push(' ');
            filled += 1;
        }
        for piece in pieces(word, width - hang, too_long) {
            if filled + columns(piece) > width {
                lines.push(std::mem::take(&mut line));
                line = " ".repeat(hang);
                filled = hang;
            }
            line.push_str(piece);
            filled += columns(piece);
        }
    }
    if !line.trim().is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines.iter().map(|l| l.trim_end().replace(GLUE, " ")).collect()
}

/// Where a word that is too long for a line may be broken.
const BREAKS: [char; 3] = ['-', '…', GLUE];

/// A word, or its parts when it is too long for a line.
fn pieces(word: &str, width: usize, too_long: bool) -> Vec<&str> {
    if !too_long {
        return vec![word];
    }
    let mut all = Vec::new();
    for part in word.split_inclusive(BREAKS) {
        // One walk over the word, however long it is.
        let (mut start, mut filled) = (0, 0);
        for (at, c) in part.char_indices() {
            let wide = columns(c.encode_utf8(&mut [0; 4]));
            if filled + wide > width && at > start {
                all.push(&part[start..at]);
                (start, filled) = (at, 0);
            }
            filled += wide;
        }
        all.push(&part[start..]);
    }
    all
}

/// Widths for columns that would like `natural`: the widest give way first, below `least` only when all else is spent.
pub(crate) fn fit(natural: &[usize], least: &[usize], room: usize) -> Vec<usize> {
    let mut widths = natural.to_vec();
    for floor in [least.to_vec(), vec![1; least.len()]] {
        while widths.iter().sum::<usize>() > room {
            let spare = |i: &usize| widths[*i] > floor[*i];
            let Some(widest) = (0..widths.len()).filter(spare).max_by_key(|i| widths[*i]) else { break };
            widths[widest] -= 1;
        }
    }
    widths
}

/// Columns left for words in a grid of so many columns.
pub(crate) fn room(width: usize, columns: usize) -> usize {
    width.max(NARROWEST).saturating_sub(3 * columns + 1)
}

/// Draws a grid; cells are lines that fit already. Lines part the rows where one of them takes several lines.
pub(crate) fn draw(heads: &[String], rows: &[Vec<Vec<String>>], widths: &[usize]) -> String {
    let filled = |lines: &[String], width: usize| {
        // The first line fixes the width of the column.
        let mut lines = lines.to_vec();
        if lines.is_empty() {
            lines.push(String::new());
        }
        let short = width.saturating_sub(columns(&lines[0]));
        lines[0].push_str(&" ".repeat(short));
        lines.join("\n")
    };
    let cells = |row: &[Vec<String>]| -> Vec<String> {
        row.iter().zip(widths).map(|(lines, width)| filled(lines, *width)).collect()
    };
    let heads: Vec<Vec<String>> = heads.iter().zip(widths).map(|(head, width)| wrap(head, *width, 0)).collect();
    let mut table = Table::new();
    let airy = rows.iter().flatten().any(|cell| cell.len() > 1);
    let mut style = STYLE;
    if !airy {
        style.row_separator = LineStyle::none();
    }
    table.load_style(style).set_content_arrangement(ContentArrangement::Disabled).set_header(cells(&heads));
    for row in rows {
        table.add_row(cells(row));
    }
    table.to_string()
}

/// A grid of plain texts, as wide as it needs and at most `width`.
pub(crate) fn grid(heads: &[String], rows: &[Vec<String>], width: usize) -> String {
    let longest = |column: usize, of: fn(&str) -> usize| {
        let cells = rows.iter().filter_map(|r| r.get(column)).chain(heads.get(column));
        cells.flat_map(|cell| cell.lines().map(of)).max().unwrap_or(0)
    };
    let natural: Vec<usize> = (0..heads.len()).map(|c| longest(c, columns)).collect();
    let least: Vec<usize> = (0..heads.len()).map(|c| longest(c, longest_word).min(26)).collect();
    let widths = fit(&natural, &least, room(width, heads.len()));
    let lines = |cell: &String, width: usize| cell.lines().flat_map(|l| wrap(l, width, 0)).collect();
    let rows: Vec<Vec<Vec<String>>> =
        rows.iter().map(|row| row.iter().zip(&widths).map(|(cell, w)| lines(cell, *w)).collect()).collect();
    draw(heads, &rows, &widths)
}

fn longest_word(text: &str) -> usize {
    text.split(' ').map(columns).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_keep_to_the_width() {
        let texts =
            ["", "one", "rook-nudged-then-set-right-without-a-word", "Сначала ладья, затем король: 4.3(a)…4.3.1"];
        for width in 1..50 {
            for text in texts {
                let lines = wrap(text, width, 2);
                assert!(lines.iter().all(|l| columns(l) <= width), "{width}: {lines:?}");
                let strip = |s: &str| s.chars().filter(|c| *c != ' ').collect::<String>();
                assert_eq!(strip(&lines.concat()), strip(text));
            }
        }
    }

    #[test]
    fn the_widest_column_gives_way() {
        assert_eq!(fit(&[10, 40, 5], &[5, 5, 5], 40), [10, 25, 5]);
        assert_eq!(fit(&[9, 6], &[9, 6], 10), [5, 5]);
    }
}
