//! What a list is drawn as.

use super::Messages;
use crate::law::{escape, plain_table};
use crate::layout::{NARROWEST, grid, wrap};

/// What a list is drawn as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// A grid of so many columns at most.
    Terminal(usize),
    /// A Markdown table.
    Markdown,
}

impl From<usize> for Shape {
    fn from(width: usize) -> Shape {
        Shape::Terminal(width)
    }
}

impl Shape {
    /// A heading, a table and a line under it.
    pub(crate) fn sheet(self, title: &str, heads: &[String], rows: &[Vec<String>], foot: &str) -> String {
        match self {
            Shape::Terminal(width) => {
                let width = width.max(NARROWEST);
                let foot = wrap(foot, width, 2).join("\n");
                format!("{}\n{}\n{foot}\n", wrap(title, width, 2).join("\n"), grid(heads, rows, width))
            }
            Shape::Markdown => format!("**{title}**\n\n{}\n{foot}\n", plain_table(heads, rows)),
        }
    }

    /// A line above several tables.
    pub(crate) fn title(self, words: &str) -> String {
        match self {
            Shape::Terminal(width) => wrap(words, width.max(NARROWEST), 2).join("\n") + "\n",
            Shape::Markdown => format!("**{}**\n", escape(words)),
        }
    }

    /// A paragraph under everything.
    pub(crate) fn note(self, words: &str) -> String {
        match self {
            Shape::Terminal(width) => wrap(words, width.max(NARROWEST), 2).join("\n") + "\n",
            Shape::Markdown => format!("- {words}\n"),
        }
    }
}

/// The texts of message keys.
pub(crate) fn heads(keys: &[&str], messages: &Messages) -> Vec<String> {
    keys.iter().map(|key| messages.get(key)).collect()
}
