//! An edition in Markdown.

use std::fmt::Write as _;

use adoube_core::edition::Edition;

use super::sheet::EditionSheet;
use crate::messages::Messages;

/// An edition in Markdown: a heading, its data, a list of facts under every provision.
pub fn edition_markdown(messages: &Messages, edition: &Edition) -> String {
    let told = EditionSheet::new(messages, edition);
    let mut text = format!("# {}\n\n", plain(&told.title));
    for line in &told.about {
        let _ = writeln!(text, "- {}", plain(line));
    }
    let _ = writeln!(text, "\n## {}\n\n{}", messages.get("show-provisions-head"), plain(&told.count));
    for provision in &told.provisions {
        let _ = writeln!(text, "\n### {}\n\n{}\n", plain(&provision.article), plain(&provision.gist));
        for (name, fact) in &provision.facts {
            let _ = writeln!(text, "- **{}:** {}", plain(name), plain(fact));
        }
    }
    text
}

/// Text that Markdown shows as it stands.
fn plain(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for c in text.chars() {
        if matches!(c, '\\' | '`' | '*' | '_' | '[' | ']' | '<' | '>' | '#' | '|' | '&') {
            safe.push('\\');
        }
        safe.push(if c.is_control() { ' ' } else { c });
    }
    safe
}

#[cfg(test)]
mod tests {
    #[test]
    fn marks_are_escaped() {
        assert_eq!(super::plain("a*b [c] <d>\n"), "a\\*b \\[c\\] \\<d\\> ");
    }
}
