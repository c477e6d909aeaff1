//! Whatever is wrong with a request is told, and the server goes on.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod http;

use http::{ROOK_FIRST, Server};

#[test]
fn faults_of_an_incident_name_line_column_words_and_the_nearest_word() {
    let server = Server::start();
    let bad = ROOK_FIRST.replace("{ release: e1, at: g1 }", "{ relese: e1, at: g1 }");
    let reply = server.post("/api/rule", &bad);
    assert_eq!((reply.status, reply.kind().as_str()), (422, "input"));
    let fault = &reply.json()["error"]["diagnostics"][0];
    assert_eq!((&fault["line"], &fault["column"]), (&7.into(), &7.into()), "{fault}");
    assert_eq!((fault["words"].as_str(), fault["nearest"].as_str()), (Some("relese"), Some("release")), "{fault}");
    assert_eq!(fault["event"], 3, "{fault}");
    assert!(fault["text"].as_str().unwrap().contains("relese"), "{fault}");
    let russian = server.post("/api/rule?lang=ru", &bad).json();
    assert!(russian["error"]["message"].as_str().unwrap().contains("неизвестное"), "{russian}");
}

#[test]
fn an_impossible_event_is_named_by_its_number() {
    let server = Server::start();
    let bad = ROOK_FIRST.replace("touch: e1", "touch: e4");
    let reply = server.post("/api/rule", &bad);
    assert_eq!(reply.status, 422);
    assert_eq!(reply.json()["error"]["diagnostics"][0]["event"], 2);
    let json = r#"{"id":"x","events":[
{"touch":"e2"},
{"touch":"e4"}
]}"#;
    assert_eq!(server.post("/api/rule", json).json()["error"]["diagnostics"][0]["event"], 2);
}

#[test]
fn bad_bodies_are_refused_one_by_one() {
    let server = Server::start();
    let deep = "[".repeat(100_000);
    let bomb = "a: &a [x,x,x,x,x,x,x,x]\nb: &b [*a,*a,*a,*a,*a,*a,*a,*a]\nc: &c [*b,*b,*b,*b,*b,*b,*b,*b]\n\
                d: &d [*c,*c,*c,*c,*c,*c,*c,*c]\ne: [*d,*d,*d,*d,*d,*d,*d,*d]\n";
    let edition = "id: mine\nauthority: FIDE\nkind: draft\namends: fide-2023\nprovisions: []\n";
    let bodies: [&[u8]; 12] = [
        b"",
        b"\0\0\0\0",
        b"\xff\xfe\xfd",
        b"{",
        b"{}",
        b"[]",
        b"null",
        b"id: x\nevents: 7\n",
        "id: x\nposition: { fen: \"это не FEN\" }\n".as_bytes(),
        deep.as_bytes(),
        bomb.as_bytes(),
        edition.as_bytes(),
    ];
    for path in ["/api/rule", "/api/compare", "/api/explain", "/api/handout", "/api/svg"] {
        for body in bodies {
            let reply = server.ask("POST", path, &[], body);
            let shown = String::from_utf8_lossy(&body[..body.len().min(40)]).into_owned();
            assert_eq!((reply.status, reply.kind().as_str()), (422, "input"), "{path} {shown}");
        }
    }
    let two = format!("{ROOK_FIRST}---\n{}", ROOK_FIRST.replace("rook-first", "other"));
    assert_eq!(server.post("/api/rule", &two).kind(), "input");
    assert_eq!(server.post("/api/compare", &two).status, 200);
    assert!(server.is_well());
}

#[test]
fn a_body_of_ten_megabytes_is_too_large_and_nothing_stops() {
    let server = Server::start();
    let large = vec![b'#'; 10 * 1024 * 1024];
    for path in ["/api/rule", "/api/compare"] {
        let reply = server.ask("POST", path, &[], &large);
        assert_eq!((reply.status, reply.kind().as_str()), (413, "too-large"), "{path}");
    }
    // In pieces of unknown number, too.
    let mut chunked =
        format!("POST /api/rule HTTP/1.1\r\nHost: {}\r\nTransfer-Encoding: chunked\r\n\r\n", server.host());
    chunked.push_str(&format!("{:x}\r\n{}\r\n", 65536, "#".repeat(65536)).repeat(40));
    chunked.push_str("0\r\n\r\n");
    assert_eq!(server.raw(chunked.as_bytes()).kind(), "too-large");
    // As much as may be is read.
    let full = format!("{ROOK_FIRST}#{}", "x".repeat(adoube_serve::LIMIT - ROOK_FIRST.len() - 1));
    assert_eq!(full.len(), adoube_serve::LIMIT);
    assert_eq!(server.post("/api/rule", &full).status, 200);
    assert!(server.is_well());
}

#[test]
fn foreign_hosts_and_origins_are_refused() {
    let server = Server::start();
    let port = server.1;
    let (other_port, ours) = (format!("127.0.0.1:{}", port ^ 1), server.host());
    for host in ["evil.example", "", "127.0.0.1", &format!("evil.example:{port}"), &other_port] {
        let reply = server.ask("GET", "/", &[("Host", host)], b"");
        assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign"), "{host}");
    }
    for origin in ["null", "http://evil.example", &format!("https://{ours}"), &format!("http://{other_port}")] {
        for path in ["/api/rule", "/"] {
            let reply = server.ask("POST", path, &[("Origin", origin)], ROOK_FIRST.as_bytes());
            assert_eq!((reply.status, reply.kind().as_str()), (403, "foreign"), "{origin} {path}");
        }
    }
    let site = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "no-cors")];
    assert_eq!(server.ask("GET", "/api/editions", &site, b"").kind(), "foreign");
    let absolute = format!("GET http://evil.example/ HTTP/1.1\r\nHost: {ours}\r\nConnection: close\r\n\r\n");
    assert_eq!(server.raw(absolute.as_bytes()).status, 403);
    let twice = format!("GET / HTTP/1.1\r\nHost: {ours}\r\nHost: evil.example\r\nConnection: close\r\n\r\n");
    assert!(matches!(server.raw(twice.as_bytes()).status, 400 | 403));
    // Its own page, and a link that somebody follows, may ask.
    for host in [ours.clone(), format!("localhost:{port}"), format!("[::1]:{port}")] {
        let origin = format!("http://{host}");
        let reply = server.ask("POST", "/api/rule", &[("Host", &host), ("Origin", &origin)], ROOK_FIRST.as_bytes());
        assert_eq!(reply.status, 200, "{host}");
    }
    let link = [("Sec-Fetch-Site", "cross-site"), ("Sec-Fetch-Mode", "navigate")];
    assert_eq!(server.ask("GET", "/", &link, b"").status, 200);
}

#[test]
fn unknown_paths_wrong_methods_and_wrong_words_are_told() {
    let server = Server::start();
    for path in
        ["/nothing", "/api", "/api/rul", "/assets/nothing.js", "/assets/..%2f..%2fCargo.toml", "/api/scenarios/x"]
    {
        assert_eq!((server.get(path).status, server.get(path).kind().as_str()), (404, "not-found"), "{path}");
    }
    assert!(server.get("/api/rul").text().contains("/api/rule"));
    for (method, path) in [("GET", "/api/rule"), ("POST", "/"), ("DELETE", "/api/editions"), ("PUT", "/api/compare")] {
        let reply = server.ask(method, path, &[], b"");
        assert_eq!((reply.status, reply.kind().as_str()), (405, "method"), "{method} {path}");
        assert!(reply.header("allow").is_some(), "{method} {path}");
    }
    let queries = [
        "/api/rule?edition=fide-2023",
        "/api/rule?editions=fide-2016",
        "/api/rule?editions=",
        "/api/rule?lang=en&lang=ru",
        "/api/contrast?first=fide-2014",
        "/api/contrast?first=fide&second=ru",
        "/api/svg?turn=7",
        "/api/svg?moves=e1e9",
    ];
    for path in queries {
        let reply = server.post(path, ROOK_FIRST);
        let wanted = if path.ends_with('=') { 200 } else { 400 };
        assert_eq!(reply.status, wanted, "{path} {}", reply.text());
    }
    for path in ["/api/quiz?seed=-1", "/api/quiz?n=0", "/api/quiz?theme=castlin", "/api/matrix?differs=fide-2014"] {
        assert_eq!(server.get(path).kind(), "usage", "{path}");
    }
    let near = server.get("/api/quiz?theme=castlin");
    assert!(near.text().contains("castling"), "{}", near.text());
    assert!(server.is_well());
}

#[test]
fn heads_have_no_body_and_every_answer_its_headers() {
    let server = Server::start();
    for path in ["/", "/api/editions", "/api/quiz.html"] {
        let (head, whole) = (server.ask("HEAD", path, &[], b""), server.get(path));
        assert_eq!((head.status, head.body.len()), (200, 0), "{path}");
        assert_eq!(head.header("content-length"), whole.header("content-length"), "{path}");
    }
    let replies =
        [server.get("/"), server.get("/nothing"), server.post("/api/rule", ROOK_FIRST), server.post("/api/rule", "")];
    for reply in replies {
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("x-frame-options", "DENY"),
            ("cache-control", "no-store"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(reply.header(name), Some(value), "{}", reply.head);
        }
        assert!(reply.header("content-security-policy").unwrap().starts_with("default-src 'self'"), "{}", reply.head);
    }
    let paper = server.post("/api/handout", ROOK_FIRST);
    assert!(paper.header("content-security-policy").unwrap().starts_with("default-src 'none'"), "{}", paper.head);
}

#[test]
fn broken_requests_end_one_connection_alone() {
    let server = Server::start();
    for bytes in [&b"\r\n\r\n"[..], b"GET\r\n\r\n", b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"] {
        use std::io::Write as _;
        let mut stream = std::net::TcpStream::connect(("127.0.0.1", server.1)).unwrap();
        stream.write_all(bytes).unwrap();
    }
    // One that promises more than it sends.
    use std::io::Write as _;
    let mut half = std::net::TcpStream::connect(("127.0.0.1", server.1)).unwrap();
    half.write_all(
        format!("POST /api/rule HTTP/1.1\r\nHost: {}\r\nContent-Length: 500\r\n\r\nid: x", server.host()).as_bytes(),
    )
    .unwrap();
    drop(half);
    assert!(server.is_well());
}
