//! `adoube serve` and `adoube quiz` as commands.

#![expect(clippy::unwrap_used, reason = "a test may panic")]

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Child, Command, Output, Stdio};

use serde_json::Value;

/// Incidents of several kinds, with a fault of none.
const INCIDENTS: [&str; 3] = [
    "id: a\nevents:\n  - touch: g1\n  - { release: e2, at: e4 }\n  - press: clock\n  - { claim: touch-move, by: black }\n",
    "{\"id\":\"b\",\"events\":[{\"touch\":\"b1\",\"meaning\":\"adjust\"},{\"touch\":\"d2\"}]}\n",
    "id: c\n---\nid: d\nevents:\n  - touch: [e1, h1]\n",
];

fn adoube(args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
        .args(args)
        .env_remove("ADOUBE_LANG")
        .env("LC_ALL", "C")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> &str {
    std::str::from_utf8(&output.stdout).unwrap()
}

/// A running server and its port.
struct Server(Child, u16, BufReader<std::process::ChildStdout>);

impl Server {
    fn start(port: u16) -> (Server, String) {
        let mut child = Command::new(env!("CARGO_BIN_EXE_adoube"))
            .args(["serve", "--port", &port.to_string()])
            .env_remove("ADOUBE_LANG")
            .env("LC_ALL", "C")
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut told = String::new();
        while !told.contains("Ctrl-C") {
            assert!(out.read_line(&mut told).unwrap() > 0, "{told}");
        }
        let after = told.split("http://127.0.0.1:").nth(1).unwrap();
        let port = after.split('/').next().unwrap().parse().unwrap();
        (Server(child, port, out), told)
    }

    fn post(&self, path: &str, body: &str) -> Vec<u8> {
        let mut stream = TcpStream::connect(("127.0.0.1", self.1)).unwrap();
        let (port, length) = (self.1, body.len());
        let head = format!("POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nConnection: close\r\n");
        stream.write_all(format!("{head}Content-Length: {length}\r\n\r\n{body}").as_bytes()).unwrap();
        let mut back = Vec::new();
        stream.read_to_end(&mut back).unwrap();
        let end = back.windows(4).position(|w| w == b"\r\n\r\n").unwrap();
        assert!(back.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&back));
        back.split_off(end + 4)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

#[test]
fn the_server_gives_the_bytes_of_compare() {
    let (server, _) = Server::start(0);
    for incident in INCIDENTS {
        assert_eq!(
            server.post("/api/compare", incident),
            adoube(&["compare", "-", "--format", "json"], incident).stdout
        );
        let chosen = ["compare", "-", "--format", "json", "--editions", "fide-2005..fide-2014,ru", "--lang", "ru"];
        let path = "/api/compare?editions=fide-2005..fide-2014,ru&lang=ru";
        assert_eq!(server.post(path, incident), adoube(&chosen, incident).stdout);
    }
}

#[test]
fn stories_of_the_server_are_those_of_explain() {
    let (server, _) = Server::start(0);
    let id = "rook-first-then-castled-short";
    let told = adoube(&["explain", id, "--edition", "fide-2023", "--format", "json"], "");
    let mut served: Value = serde_json::from_slice(&server.post(
        "/api/explain?edition=fide-2023",
        &std::fs::read_to_string(format!("../../scenarios/castling/{id}.yaml")).unwrap(),
    ))
    .unwrap();
    let mut story = served["stories"][0].take();
    story["outcome"].as_object_mut().unwrap().remove("certainty_words");
    assert_eq!(story, serde_json::from_str::<Value>(text(&told)).unwrap());
}

#[test]
fn a_taken_port_is_told_and_another_one_is_used() {
    let (first, told) = Server::start(0);
    assert!(!told.contains("taken"), "{told}");
    let (second, told) = Server::start(first.1);
    assert!(told.contains(&format!("Port {} is taken", first.1)) && second.1 != first.1, "{told}");
    assert!(!second.post("/api/rule", INCIDENTS[0]).is_empty());
}

#[cfg(unix)]
#[test]
fn ctrl_c_and_the_request_to_terminate_end_it_cleanly() {
    for signal in ["INT", "TERM"] {
        let (mut server, _) = Server::start(0);
        assert!(!server.post("/api/rule", INCIDENTS[0]).is_empty());
        let sent = Command::new("kill").args([format!("-{signal}"), server.0.id().to_string()]).status().unwrap();
        assert!(sent.success());
        let mut rest = String::new();
        server.2.read_to_string(&mut rest).unwrap();
        assert_eq!((server.0.wait().unwrap().code(), rest.as_str()), (Some(0), "Stopped.\n"), "{signal}");
    }
}

#[test]
fn the_comparison_is_written_as_a_page_or_as_a_folder() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let page = adoube(&["serve", "--export", &at("all.html")], "");
    assert!(page.status.success() && text(&page).starts_with("One file written"), "{page:?}");
    let html = std::fs::read_to_string(at("all.html")).unwrap();
    let compared = adoube(&["compare", "--all", "--format", "html"], "");
    let without_command =
        |page: &str| page.lines().filter(|l| !l.contains("adoube ")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(without_command(&html), without_command(text(&compared)));
    let all = adoube(&["serve", "--export", &at("folder")], "");
    assert!(all.status.success() && std::fs::read(at("folder/index.html")).unwrap().len() > html.len());
    assert!(
        at("folder/handouts/rook-first-then-castled-short.html")
            .as_str()
            .parse::<std::path::PathBuf>()
            .unwrap()
            .is_file()
    );
    let wrong = adoube(&["serve", "--export", &at("all.pdf")], "");
    assert_eq!(wrong.status.code(), Some(2));
    assert!(!std::path::Path::new(&at("all.pdf")).exists());
}

#[test]
fn the_quiz_is_a_paper_when_nobody_is_there_to_answer() {
    let one = adoube(&["quiz", "--seed", "7", "--n", "3", "--theme", "castling"], "");
    assert!(one.status.success(), "{one:?}");
    assert!(text(&one).starts_with("Quiz No. 7\n") && text(&one).contains("\nKey\n"), "{}", text(&one));
    assert_eq!(one.stdout, adoube(&["quiz", "--seed", "7", "--n", "3", "--theme", "castling"], "").stdout);
    assert_eq!(adoube(&["quiz"], "").stdout, adoube(&["quiz", "--seed", "1", "--n", "10"], "").stdout);
    let json = adoube(&["quiz", "--seed", "7", "--n", "3", "--theme", "castling", "--format", "json"], "");
    let told: Value = serde_json::from_str(text(&json)).unwrap();
    assert_eq!((told["format"].as_str(), told["questions"].as_array().unwrap().len()), (Some("adoube.quiz/1"), 3));
    let ask = adoube(&["quiz", "--ask", "fide-2023", "--format", "json"], "");
    let told: Value = serde_json::from_str(text(&ask)).unwrap();
    assert!(told["questions"].as_array().unwrap().iter().all(|q| q["edition"] == "fide-2023"));
    assert!(text(&adoube(&["quiz", "--format", "html", "--lang", "ru"], "")).contains("<html lang=\"ru\">"));
    assert!(text(&adoube(&["quiz", "--format", "csv"], "")).starts_with("#separator:Comma\n"));
}

#[test]
fn what_the_quiz_does_not_know_is_named_with_the_nearest() {
    for (args, word) in [
        (["quiz", "--theme", "castlin"], "castling"),
        (["quiz", "--editions", "fide-2016"], "fide-2014"),
        (["quiz", "--ask", "fide-2016"], "fide-2014"),
        (["quiz", "--n", "0"], "--n"),
    ] {
        let told = adoube(&args, "");
        assert_eq!(told.status.code(), Some(2), "{args:?}");
        assert!(String::from_utf8_lossy(&told.stderr).contains(word), "{args:?} {told:?}");
    }
    let other = adoube(&["quiz", "--ask", "fide-2023", "--editions", "ru"], "");
    assert_eq!(other.status.code(), Some(2));
}
