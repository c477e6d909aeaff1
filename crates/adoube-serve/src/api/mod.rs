//! The JSON interface: one file a group of paths.

mod describe;
mod incident;
mod lists;
mod matrix;
mod papers;
mod quiz;

use crate::ask::{Answer, Ask};
use crate::fault::Refusal;

/// Path, whether it takes a body, and what answers it.
type Path = (&'static str, bool, fn(&Ask) -> Result<Answer, Refusal>);

/// Every path of the interface.
pub(crate) const PATHS: &[Path] = &[
    ("/api/compare", true, incident::compare),
    ("/api/contrast", true, incident::contrast),
    ("/api/editions", false, lists::editions),
    ("/api/explain", true, incident::explain),
    ("/api/handout", true, papers::handout),
    ("/api/health", false, lists::health),
    ("/api/matrix", false, matrix::json),
    ("/api/matrix.csv", false, matrix::csv),
    ("/api/matrix.xlsx", false, matrix::xlsx),
    ("/api/messages/{lang}", false, lists::messages),
    ("/api/openapi.json", false, describe::openapi),
    ("/api/quiz", false, quiz::json),
    ("/api/quiz.csv", false, quiz::csv),
    ("/api/quiz.html", false, quiz::html),
    ("/api/rule", true, incident::rule),
    ("/api/scenarios", false, lists::scenarios),
    ("/api/scenarios/{id}", false, lists::scenario),
    ("/api/svg", true, papers::svg),
];
