//! The files of the page. They are part of the program; a debug build reads them from disk at each request, so that a
//! change shows without building.

use std::borrow::Cow;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::ask::Desk;
use crate::fault::{Kind, Refusal};

macro_rules! files {
    ($( $name:literal, )*) => {
        /// Name and bytes of each file.
        const FILES: &[(&str, &[u8])] = &[$( ($name, include_bytes!(concat!("../assets/", $name))), )*];
    };
}

// One line a file, sorted.
files! {
    "actbar.js",
    "acts.js",
    "address.js",
    "api.js",
    "board.css",
    "board.js",
    "boardview.js",
    "conditions.js",
    "dialog.js",
    "dom.js",
    "eventform.js",
    "icon.svg",
    "index.html",
    "live.js",
    "main.js",
    "matrix.js",
    "page.css",
    "print.css",
    "quiz.js",
    "reasons.js",
    "rulings.css",
    "rulings.js",
    "setup.js",
    "share.js",
    "squares.js",
    "store.js",
    "tables.css",
    "timeline.js",
    "words.js",
}

/// The content type that the ending of a name stands for.
fn kind(name: &str) -> &'static str {
    match name.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("json" | "webmanifest") => "application/json",
        Some("png") => "image/png",
        _ => "application/octet-stream",
    }
}

/// Drawings of the units: those of every diagram.
const PIECES: &str = "pieces.svg";

/// `/`: the page.
pub(crate) async fn page(state: State<Arc<Desk>>) -> Response {
    asset(state, Path("index.html".to_owned())).await
}

/// `/assets/NAME`.
pub(crate) async fn asset(State(desk): State<Arc<Desk>>, Path(name): Path<String>) -> Response {
    if name == PIECES {
        return ([(header::CONTENT_TYPE, kind(PIECES))], adoube_report::board::pieces()).into_response();
    }
    match FILES.iter().find(|(known, ..)| *known == name) {
        Some((name, bytes)) => ([(header::CONTENT_TYPE, kind(name))], fresh(name, bytes)).into_response(),
        None => {
            let args = [("path", format!("/assets/{name}"))];
            Refusal::new(Kind::NotFound, desk.messages(desk.lang).diagnosis("serve-nowhere", &args, None))
                .into_response()
        }
    }
}

/// The bytes as they lie on disk in a debug build, else those of the program.
fn fresh(name: &str, embedded: &'static [u8]) -> Cow<'static, [u8]> {
    if cfg!(debug_assertions) {
        let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets").join(name);
        if let Ok(bytes) = std::fs::read(path) {
            return Cow::Owned(bytes);
        }
    }
    Cow::Borrowed(embedded)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_the_folder_is_served_and_no_other() {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut names: Vec<String> =
            std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
        names.sort();
        assert_eq!(FILES.iter().map(|(name, ..)| *name).collect::<Vec<_>>(), names);
    }
}
