//! Which path is answered by what.

use std::sync::Arc;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::Method;
use axum::middleware::from_fn_with_state;
use axum::response::{IntoResponse, Response};
use axum::routing::{MethodRouter, get, post};

use crate::api;
use crate::ask::{Answer, Ask, Desk};
use crate::assets;
use crate::body::{self, LIMIT, NoBody};
use crate::fault::{Kind, Refusal};
use crate::query::{Query, language};

/// Something that answers a request that was read.
type Answering = fn(&Ask) -> Result<Answer, Refusal>;

pub(crate) fn router(desk: Arc<Desk>) -> Router {
    let mut router = Router::new().route("/", get(assets::page)).route("/assets/{name}", get(assets::asset));
    for (path, is_post, answering) in api::PATHS {
        router = router.route(path, route(*is_post, *answering));
    }
    router
        .fallback(nowhere)
        .method_not_allowed_fallback(not_so)
        .layer(from_fn_with_state(Arc::clone(&desk), crate::guard::guard))
        .with_state(desk)
}

fn route(is_post: bool, answering: Answering) -> MethodRouter<Arc<Desk>> {
    let handler = move |State(desk): State<Arc<Desk>>, request: Request| answer(desk, request, answering);
    if is_post { post(handler) } else { get(handler) }
}

async fn answer(desk: Arc<Desk>, request: Request, answering: Answering) -> Response {
    let (parts, body) = request.into_parts();
    let lang = language(parts.uri.query()).unwrap_or(desk.lang);
    let refuse = |kind, key: &str, args: &[(&str, adoube_report::messages::Arg<'_>)]| {
        Refusal::new(kind, desk.messages(lang).with(key, args)).into_response()
    };
    let body = match body::read(body).await {
        Ok(body) => body,
        Err(NoBody::TooLarge) => {
            return refuse(Kind::TooLarge, "serve-too-large", &[("limit", (LIMIT / 1024).into())]);
        }
        Err(NoBody::Broken) => return refuse(Kind::Usage, "serve-body-broken", &[]),
    };
    let ask = Ask {
        query: Query::new(parts.uri.query().unwrap_or_default()),
        lang,
        name: parts.uri.path().rsplit('/').next().unwrap_or_default().to_owned(),
        is_form: body::is_form(&parts.headers, &body),
        body,
        desk: Arc::clone(&desk),
    };
    // Rulings are made beside the threads that wait for requests, and what panics there ends one request alone.
    match tokio::task::spawn_blocking(move || answering(&ask)).await {
        Ok(done) => done.into_response(),
        Err(_) => refuse(Kind::Fault, "serve-fault", &[]),
    }
}

async fn nowhere(State(desk): State<Arc<Desk>>, request: Request) -> Refusal {
    let lang = language(request.uri().query()).unwrap_or(desk.lang);
    let path = request.uri().path();
    let near = crate::query::nearest(path, api::PATHS.iter().map(|(path, ..)| *path));
    let args = [("path", path.to_owned())];
    Refusal::new(Kind::NotFound, desk.messages(lang).diagnosis("serve-nowhere", &args, near))
}

async fn not_so(State(desk): State<Arc<Desk>>, method: Method, request: Request) -> Refusal {
    let lang = language(request.uri().query()).unwrap_or(desk.lang);
    let args = [("method", method.as_str().to_owned()), ("path", request.uri().path().to_owned())];
    Refusal::new(Kind::Method, desk.messages(lang).diagnosis("serve-not-so", &args, None))
}
