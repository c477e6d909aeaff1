//! The quiz.

use std::sync::Arc;

use adoube_catalog::Library;
use adoube_compare::Matrix;
use adoube_report::live;
use adoube_report::quiz::{Paper, Wish, paper};

use crate::ask::{Answer, Ask};
use crate::fault::{Kind, Refusal};

/// Larger seeds are not exact in every program that reads JSON.
const MOST_SEED: u64 = (1 << 53) - 1;

/// `GET /api/quiz`.
pub(crate) fn json(ask: &Ask) -> Result<Answer, Refusal> {
    Ok(Answer::json(&drawn(ask)?.to_json(ask.messages())))
}

/// `GET /api/quiz.csv`: cards for Anki.
pub(crate) fn csv(ask: &Ask) -> Result<Answer, Refusal> {
    Ok(Answer::new("text/csv; charset=utf-8", drawn(ask)?.to_csv(ask.messages())).named("adoube-quiz.csv"))
}

/// `GET /api/quiz.html`: a paper to print, with its key.
pub(crate) fn html(ask: &Ask) -> Result<Answer, Refusal> {
    let page = drawn(ask)?.to_html(ask.messages());
    page.map(Answer::html).map_err(|_| Refusal::new(Kind::Fault, ask.messages().get("serve-fault")))
}

fn drawn(ask: &Ask) -> Result<Paper, Refusal> {
    let (query, messages) = (&ask.query, ask.messages());
    query.only(&["lang", "seed", "theme", "editions", "ask", "n"], messages)?;
    let panel = ask.panel()?;
    let theme = super::matrix::theme(ask)?;
    let asked = match ask.edition("ask")? {
        Some(edition) => Some(ask.place(&panel, &edition)?),
        None => None,
    };
    let matrix = match theme {
        Some(theme) => Arc::new(Matrix::new(&panel, live::of_theme(&Library::shipped().scenarios, theme))),
        None => ask.whole()?,
    };
    let wish = Wish {
        seed: query.number("seed", [0, MOST_SEED], 1, messages)?,
        count: query.number("n", [1, 200], 10, messages)? as usize,
        ask: asked,
    };
    Ok(paper(messages, &matrix, &wish))
}
