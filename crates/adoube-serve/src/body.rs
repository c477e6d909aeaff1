//! The bodies of requests, up to a limit.

use axum::body::Body;
use axum::http::HeaderMap;
use http_body_util::BodyExt as _;

/// Bodies over this many bytes are refused.
pub const LIMIT: usize = 1024 * 1024;

/// Of a body that is too large, so many bytes are read and thrown away, so that the sender hears why.
const PATIENCE: usize = 64 * LIMIT;

/// Why there is no body.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoBody {
    /// It is larger than [`LIMIT`].
    TooLarge,
    /// It broke off.
    Broken,
}

/// Reads a body.
pub(crate) async fn read(mut body: Body) -> Result<Vec<u8>, NoBody> {
    let mut bytes = Vec::new();
    let mut count = 0_usize;
    while let Some(frame) = body.frame().await {
        let Ok(data) = frame.map_err(drop).and_then(|f| f.into_data().map_err(drop)) else {
            return Err(NoBody::Broken);
        };
        count = count.saturating_add(data.len());
        if count > PATIENCE {
            break;
        }
        if count <= LIMIT {
            bytes.extend_from_slice(&data);
        } else {
            bytes = Vec::new();
        }
    }
    if count > LIMIT { Err(NoBody::TooLarge) } else { Ok(bytes) }
}

/// Whether the body was sent by the form of a page: some programs call every body one.
pub(crate) fn is_form(headers: &HeaderMap, body: &[u8]) -> bool {
    let kind = headers.get(axum::http::header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let kind = kind.split(';').next().unwrap_or_default();
    kind.trim().eq_ignore_ascii_case("application/x-www-form-urlencoded") && body.starts_with(b"incident=")
}
