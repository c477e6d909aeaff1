//! A server in this process, and requests byte by byte, so that nothing stands between a test and the wire.

#![allow(dead_code, clippy::allow_attributes, reason = "each test file uses a part of it")]

use std::io::{Read, Write};
use std::net::TcpStream;
use std::time::Duration;

use adoube_report::messages::Lang;
use adoube_serve::{Running, bind};
use serde_json::Value;

/// A running server; it stops with the test.
pub(crate) struct Server(Option<Running>, pub(crate) u16);

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: Vec<u8>,
}

impl Reply {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        let named = |line: &&str| line.split_once(':').is_some_and(|(n, _)| n.eq_ignore_ascii_case(name));
        self.head.lines().find(named).and_then(|line| line.split_once(':')).map(|(_, value)| value.trim())
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|e| panic!("{e}: {}", self.text()))
    }

    /// The kind of the refusal.
    pub(crate) fn kind(&self) -> String {
        let value = self.json();
        assert_eq!(value["error"]["status"], self.status, "{value}");
        assert!(!value["error"]["message"].as_str().unwrap().is_empty(), "{value}");
        value["error"]["kind"].as_str().unwrap().to_owned()
    }
}

impl Server {
    pub(crate) fn start() -> Server {
        let running = bind(0).unwrap().in_background(Lang::En).unwrap();
        let port = running.port;
        Server(Some(running), port)
    }

    pub(crate) fn host(&self) -> String {
        format!("127.0.0.1:{}", self.1)
    }

    pub(crate) fn get(&self, path: &str) -> Reply {
        self.ask("GET", path, &[], b"")
    }

    pub(crate) fn post(&self, path: &str, body: &str) -> Reply {
        self.ask("POST", path, &[], body.as_bytes())
    }

    pub(crate) fn ask(&self, method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]) -> Reply {
        let mut text = format!("{method} {path} HTTP/1.1\r\nConnection: close\r\n");
        if !headers.iter().any(|(name, _)| name.eq_ignore_ascii_case("host")) {
            text.push_str(&format!("Host: {}\r\n", self.host()));
        }
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        if !body.is_empty() {
            text.push_str(&format!("Content-Length: {}\r\n", body.len()));
        }
        text.push_str("\r\n");
        self.raw(&[text.as_bytes(), body].concat())
    }

    /// Sends these bytes and reads to the end.
    pub(crate) fn raw(&self, bytes: &[u8]) -> Reply {
        let mut stream = TcpStream::connect(("127.0.0.1", self.1)).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(60))).unwrap();
        // A server that refuses early may close while more is sent: what it said still counts.
        let _ = stream.write_all(bytes);
        let mut back = Vec::new();
        let _ = stream.read_to_end(&mut back);
        let end = back.windows(4).position(|w| w == b"\r\n\r\n").expect("a head");
        let head = String::from_utf8(back[..end].to_vec()).unwrap();
        let status = head.split(' ').nth(1).and_then(|s| s.parse().ok()).expect("a status");
        Reply { status, head, body: back[end + 4..].to_vec() }
    }

    /// Whether an ordinary request is answered as ever.
    pub(crate) fn is_well(&self) -> bool {
        let reply = self.post("/api/rule", ROOK_FIRST);
        reply.status == 200 && reply.json()["groups"].as_array().is_some_and(|groups| groups.len() == 2)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some(running) = self.0.take() {
            running.stop().unwrap();
        }
    }
}

/// Castling with the rook touched first; the editions part on it.
pub(crate) const ROOK_FIRST: &str = "\
id: rook-first
title: { en: \"Rook first\", ru: \"Сначала ладья\" }
position: { fen: \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\" }
events:
  - touch: h1
  - touch: e1
  - { release: e1, at: g1 }
  - { release: h1, at: f1 }
  - press: clock
  - { claim: touch-move, by: black }
";
