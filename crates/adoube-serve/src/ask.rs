//! What a request asks, and the answer.

use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Duration;

use adoube_catalog::{Library, select};
use adoube_compare::{Matrix, Panel};
use adoube_core::edition::Edition;
use adoube_report::messages::{Lang, Messages};
use axum::http::header::{self, HeaderName, HeaderValue};
use axum::response::{IntoResponse, Response};
use serde_json::Value;

use crate::fault::{Kind, Refusal};
use crate::guard::PAPER_POLICY;
use crate::query::Query;

/// What every request is answered from.
#[derive(Debug)]
pub(crate) struct Desk {
    /// The language of who names none.
    pub(crate) lang: Lang,
    /// The port that the server listens on.
    pub(crate) port: u16,
    messages: [Messages; 2],
    /// The panels of selections asked for last: seating the editions costs more than a ruling.
    panels: Mutex<Vec<(String, Arc<Seated>)>>,
}

/// A panel, and what it rules on all that is shipped once somebody has asked for it: the table is asked for anew with each
/// letter of its filter.
#[derive(Debug)]
struct Seated {
    panel: Arc<Panel>,
    whole: OnceLock<Arc<Matrix>>,
}

/// Selections whose panels are kept.
const PANELS: usize = 8;

impl Desk {
    pub(crate) fn new(lang: Lang, port: u16) -> Desk {
        Desk { lang, port, messages: Lang::ALL.map(Messages::new), panels: Mutex::default() }
    }

    /// The panel of these editions, under the name of their selection.
    fn seated(&self, selection: &str, editions: Vec<Arc<Edition>>) -> Arc<Seated> {
        // A panic elsewhere leaves whole panels behind.
        let kept = || self.panels.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, seated)) = kept().iter().find(|(known, _)| known == selection) {
            return Arc::clone(seated);
        }
        let seated = Arc::new(Seated { panel: Arc::new(Panel::new(editions)), whole: OnceLock::new() });
        let mut kept = kept();
        if kept.len() >= PANELS {
            kept.remove(0);
        }
        kept.push((selection.to_owned(), Arc::clone(&seated)));
        seated
    }

    pub(crate) fn messages(&self, lang: Lang) -> &Messages {
        let [english, russian] = &self.messages;
        match lang {
            Lang::En => english,
            Lang::Ru => russian,
        }
    }
}

/// One request, read.
#[derive(Debug)]
pub(crate) struct Ask {
    pub(crate) desk: Arc<Desk>,
    pub(crate) query: Query,
    /// The language of the answer.
    pub(crate) lang: Lang,
    /// The last part of the path.
    pub(crate) name: String,
    pub(crate) body: Vec<u8>,
    /// Whether the body comes from a form.
    pub(crate) is_form: bool,
}

impl Ask {
    pub(crate) fn messages(&self) -> &Messages {
        self.desk.messages(self.lang)
    }

    /// The editions that the query selects; when it selects none, all that are shown unasked.
    pub(crate) fn editions(&self) -> Result<Vec<Arc<Edition>>, Refusal> {
        let known = Library::shipped_editions();
        match self.query.get("editions") {
            Some(selection) => select::select(&selection.to_lowercase(), known)
                .map_err(|faults| Refusal::of(Kind::Usage, self.messages(), &faults)),
            None => Ok(known.iter().filter(|e| e.is_shown_by_default()).cloned().collect()),
        }
    }

    fn seated(&self) -> Result<Arc<Seated>, Refusal> {
        let selection = self.query.get("editions").unwrap_or_default();
        Ok(self.desk.seated(&selection.to_lowercase(), self.editions()?))
    }

    pub(crate) fn panel(&self) -> Result<Arc<Panel>, Refusal> {
        Ok(Arc::clone(&self.seated()?.panel))
    }

    /// All shipped incidents under the editions that the query selects.
    pub(crate) fn whole(&self) -> Result<Arc<Matrix>, Refusal> {
        let seated = self.seated()?;
        let rule = || Arc::new(Matrix::new(&seated.panel, Library::shipped().scenarios.iter().cloned()));
        Ok(Arc::clone(seated.whole.get_or_init(rule)))
    }

    /// The one edition that a word of the query names; `None`: the query does not have that word.
    pub(crate) fn edition(&self, word: &str) -> Result<Option<Arc<Edition>>, Refusal> {
        self.query.get(word).map(|name| self.one_edition(name)).transpose()
    }

    /// The place of an edition among those of the panel.
    pub(crate) fn place(&self, panel: &Panel, edition: &Edition) -> Result<usize, Refusal> {
        panel.editions().iter().position(|e| e.id == edition.id).ok_or_else(|| {
            let args = [("name", edition.id.clone())];
            Refusal::new(Kind::Usage, self.messages().diagnosis("serve-not-shown", &args, None))
        })
    }

    /// The one edition of that name.
    pub(crate) fn one_edition(&self, name: &str) -> Result<Arc<Edition>, Refusal> {
        let found = select::select(&name.to_lowercase(), Library::shipped_editions());
        match found.map_err(|faults| Refusal::of(Kind::Usage, self.messages(), &faults))?.as_slice() {
            [one] => Ok(Arc::clone(one)),
            many => {
                let args = [("name", name.into()), ("count", many.len().into())];
                Err(Refusal::new(Kind::Usage, self.messages().with("cli-one-edition", &args)))
            }
        }
    }
}

/// The latest FIDE edition that is a text of its own and still in force.
pub(crate) fn in_force() -> Option<&'static Arc<Edition>> {
    let editions = Library::shipped_editions().iter().rev();
    editions.into_iter().find(|e| e.authority == "FIDE" && e.until.is_none() && e.stands_alone())
}

/// An answer.
#[derive(Debug)]
pub(crate) struct Answer {
    kind: &'static str,
    body: Vec<u8>,
    /// The name under which browsers keep it.
    file: Option<&'static str>,
    /// How long the rulings took.
    engine: Option<Duration>,
}

impl Answer {
    pub(crate) fn new(kind: &'static str, body: impl Into<Vec<u8>>) -> Answer {
        Answer { kind, body: body.into(), file: None, engine: None }
    }

    pub(crate) fn json(value: &Value) -> Answer {
        // Values have text keys only, so this does not fail.
        let mut body = serde_json::to_vec(value).unwrap_or_default();
        body.push(b'\n');
        Answer::new("application/json", body)
    }

    /// An object, and before its own fields one more that is written already.
    pub(crate) fn json_with(name: &str, written: &str, value: &Value) -> Answer {
        let rest = serde_json::to_vec(value).unwrap_or_default();
        let mut body = format!("{{\"{name}\":{},", written.trim_end()).into_bytes();
        body.extend_from_slice(rest.get(1..).unwrap_or_default());
        body.push(b'\n');
        Answer::new("application/json", body)
    }

    pub(crate) fn html(text: String) -> Answer {
        Answer::new("text/html; charset=utf-8", text)
    }

    pub(crate) fn named(self, file: &'static str) -> Answer {
        Answer { file: Some(file), ..self }
    }

    pub(crate) fn timed(self, engine: Duration) -> Answer {
        Answer { engine: Some(engine), ..self }
    }
}

impl IntoResponse for Answer {
    fn into_response(self) -> Response {
        let is_paper = self.kind.starts_with("text/html");
        let mut response = ([(header::CONTENT_TYPE, self.kind)], self.body).into_response();
        let headers = response.headers_mut();
        let mut put = |name: HeaderName, text: String| {
            if let Ok(value) = HeaderValue::from_str(&text) {
                headers.insert(name, value);
            }
        };
        if is_paper {
            put(header::CONTENT_SECURITY_POLICY, PAPER_POLICY.to_owned());
        }
        if let Some(file) = self.file {
            put(header::CONTENT_DISPOSITION, format!("attachment; filename=\"{file}\""));
        }
        if let Some(engine) = self.engine {
            let name = HeaderName::from_static("server-timing");
            put(name, format!("engine;dur={:.3}", engine.as_secs_f64() * 1000.0));
        }
        response
    }
}
