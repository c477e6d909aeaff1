//! A redline as one HTML page that needs no other file.

use adoube_text::{Body, Concordance, Passage, Redline};
use askama::Template;

use super::pair;
use super::redline::{head, html, lacking, legend, shown, summary, unchanged};
use crate::messages::Messages;

#[derive(Debug, Template)]
#[template(path = "redline.html")]
struct Page {
    lang: &'static str,
    title: String,
    legend: String,
    /// Languages of the two texts, for readers that speak.
    languages: [String; 2],
    editions: [String; 2],
    passages: Vec<Told>,
    summary: String,
    same: Option<String>,
}

#[derive(Debug)]
struct Told {
    head: String,
    note: String,
    /// The words as HTML, escaped.
    runs: String,
    sides: Option<(String, String)>,
    words: String,
    words_language: String,
}

/// The whole page.
///
/// # Errors
/// Never in practice: writing to a string does not fail.
pub fn redline_html(
    redline: &Redline,
    concordance: &Concordance,
    all: bool,
    messages: &Messages,
) -> Result<String, askama::Error> {
    let passages = redline.passages.iter().filter(|p| shown(p, all));
    let (from, to) = (&concordance.from, &concordance.to);
    Page {
        lang: messages.lang().code(),
        title: pair(from, to, messages),
        legend: messages.get(if redline.is_comparable { "law-redline-legend-page" } else { legend(redline) }),
        languages: [from.language.clone(), to.language.clone()],
        editions: [from.edition.clone(), to.edition.clone()],
        passages: passages.map(|p| told(p, concordance, messages)).collect(),
        summary: summary(redline, messages),
        same: unchanged(redline, all, messages),
    }
    .render()
}

fn told(passage: &Passage, concordance: &Concordance, messages: &Messages) -> Told {
    let mut told = Told {
        head: head(passage, messages),
        note: String::new(),
        runs: String::new(),
        sides: None,
        words: String::new(),
        words_language: String::new(),
    };
    match &passage.body {
        Body::Compared(runs) => told.runs = html(runs),
        Body::SideBySide(one, two) => told.sides = Some((one.clone(), two.clone())),
        Body::Lacking { first, words } => {
            told.note = lacking(*first, concordance, messages);
            told.words.clone_from(words);
            let side = if *first { &concordance.to } else { &concordance.from };
            told.words_language.clone_from(&side.language);
        }
        Body::MovedAway => told.note = messages.get("law-moved-away"),
    }
    told
}
