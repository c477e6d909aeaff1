//! Who may ask, and what every answer says to browsers.

use std::sync::Arc;

use axum::extract::{Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::ask::Desk;
use crate::fault::{Kind, Refusal};
use crate::query::language;

/// What the page may load: what this server gives, and pictures that the page makes itself.
const PAGE_POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; \
                           form-action 'self'; frame-ancestors 'none'";

/// What a page without scripts that carries its own styles may load.
pub(crate) const PAPER_POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; \
                                       form-action 'none'; frame-ancestors 'none'";

/// Sent with every answer.
const HEADERS: [(HeaderName, &str); 7] = [
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
    (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
    (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
];

/// Refuses requests for another host and requests of other pages; adds the headers.
pub(crate) async fn guard(State(desk): State<Arc<Desk>>, request: Request, next: Next) -> Response {
    let lang = language(request.uri().query()).unwrap_or(desk.lang);
    let authority = request.uri().authority();
    let mut response = match foreign(request.headers(), authority, desk.port) {
        Some((key, given)) => {
            let message = desk.messages(lang).with(key, &[("given", (&given).into())]);
            Refusal::new(Kind::Foreign, message).into_response()
        }
        None => next.run(request).await,
    };
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    headers.entry(header::CONTENT_SECURITY_POLICY).or_insert(HeaderValue::from_static(PAGE_POLICY));
    response
}

/// What about the request is foreign: a message and the value given.
fn foreign(headers: &HeaderMap, authority: Option<&Authority>, port: u16) -> Option<(&'static str, String)> {
    let text = |name: HeaderName| headers.get(name).map(|value| String::from_utf8_lossy(value.as_bytes()).into_owned());
    // A name that was made to point to this machine still is not ours.
    let host = text(header::HOST).unwrap_or_default();
    if headers.get_all(header::HOST).iter().count() != 1 || !is_ours(&host, port) {
        return Some(("serve-foreign-host", host));
    }
    if let Some(authority) = authority.filter(|a| !is_ours(a.as_str(), port)) {
        return Some(("serve-foreign-host", authority.to_string()));
    }
    if let Some(origin) = text(header::ORIGIN) {
        let ours = origin.strip_prefix("http://").is_some_and(|host| is_ours(host, port));
        return (!ours).then_some(("serve-foreign-origin", origin));
    }
    // Browsers leave the origin out of plain reads, but say that another site asks. Following a link is no harm.
    let fetch = |name| text(HeaderName::from_static(name)).unwrap_or_default();
    let other_site = matches!(fetch("sec-fetch-site").as_str(), "cross-site" | "same-site");
    (other_site && fetch("sec-fetch-mode") != "navigate").then(|| ("serve-foreign-origin", "cross-site".to_owned()))
}

fn is_ours(host: &str, port: u16) -> bool {
    let (name, given) = match host.rsplit_once(':') {
        Some((name, given)) if !given.ends_with(']') => (name, given.parse().ok()),
        _ => (host, Some(80)),
    };
    given == Some(port) && ["127.0.0.1", "localhost", "[::1]"].iter().any(|ours| name.eq_ignore_ascii_case(ours))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_loopback_names_with_our_port_are_ours() {
        for host in ["127.0.0.1:4646", "localhost:4646", "LOCALHOST:4646", "[::1]:4646"] {
            assert!(is_ours(host, 4646), "{host}");
        }
        for host in
            ["", "127.0.0.1", "127.0.0.1:80", "example.org:4646", "[::1]", "::1:4646", "127.0.0.1.example.org:4646"]
        {
            assert!(!is_ours(host, 4646), "{host}");
        }
        assert!(is_ours("localhost", 80) && is_ours("[::1]", 80));
    }
}
