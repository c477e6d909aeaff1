//! Every answer keeps to the description that the server gives of itself.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod http;

use http::{ROOK_FIRST, Reply, Server};
use serde_json::{Value, json};

/// The schema of an answer, with the parts that it refers to.
fn schema(description: &Value, path: &str, method: &str, status: &str) -> Value {
    let responses = &description["paths"][path][method]["responses"];
    let response = responses.get(status).unwrap_or(&responses["default"]);
    let schema = &response["content"]["application/json"]["schema"];
    assert!(schema.is_object(), "{path} {status}");
    let mut whole = schema.clone();
    whole.as_object_mut().unwrap().insert("components".to_owned(), description["components"].clone());
    whole
}

fn check(description: &Value, path: &str, method: &str, reply: &Reply) {
    let status = reply.status.to_string();
    assert_eq!(reply.header("content-type"), Some("application/json"), "{path}");
    let schema = schema(description, path, method, &status);
    let validator = jsonschema::draft202012::new(&schema).unwrap_or_else(|e| panic!("{path}: {e}"));
    let value = reply.json();
    let faults: Vec<String> = validator.iter_errors(&value).map(|e| format!("{}: {e}", e.instance_path())).collect();
    assert!(faults.is_empty(), "{path} {status}: {faults:#?}");
}

/// Incidents of every kind: several turns, promotion, the end of the game, silence and dispute.
fn incidents(server: &Server) -> Vec<String> {
    let listed = server.get("/api/scenarios").json();
    let ids = listed["scenarios"].as_array().unwrap().iter().step_by(5);
    let yaml = |id: &Value| {
        let told = server.get(&format!("/api/scenarios/{}", id["id"].as_str().unwrap())).json();
        told["yaml"].as_str().unwrap().to_owned()
    };
    ids.map(yaml).chain([ROOK_FIRST.to_owned(), "id: nothing\n".to_owned()]).collect()
}

#[test]
fn answers_with_a_body_keep_to_the_description() {
    let server = Server::start();
    let description = server.get("/api/openapi.json").json();
    let paths = ["/api/compare", "/api/rule", "/api/explain", "/api/contrast"].map(|path| {
        (
            path,
            match path {
                "/api/explain" => "?editions=fide-2005,ru-2005-jadoube&lang=",
                "/api/contrast" => "?first=fide-2005&second=fide-2014&lang=",
                _ => "?lang=",
            },
        )
    });
    for incident in incidents(&server) {
        for (path, query) in paths {
            for lang in ["en", "ru"] {
                let reply = server.post(&format!("{path}{query}{lang}"), &incident);
                assert_eq!(reply.status, 200, "{path} {}", reply.text());
                check(&description, path, "post", &reply);
            }
        }
    }
}

#[test]
fn answers_without_a_body_keep_to_the_description() {
    let server = Server::start();
    let description = server.get("/api/openapi.json").json();
    let plain = [
        "/api/editions",
        "/api/health",
        "/api/matrix?all=false",
        "/api/matrix?text=nothing-has-this-name",
        "/api/openapi.json",
        "/api/quiz?n=40",
        "/api/scenarios",
    ];
    for path in plain {
        let reply = server.get(path);
        assert_eq!(reply.status, 200, "{path} {}", reply.text());
        check(&description, path.split('?').next().unwrap(), "get", &reply);
    }
    for lang in ["en", "ru"] {
        check(&description, "/api/messages/{lang}", "get", &server.get(&format!("/api/messages/{lang}")));
    }
    let ids = server.get("/api/scenarios").json();
    for scenario in ids["scenarios"].as_array().unwrap() {
        let id = scenario["id"].as_str().unwrap();
        check(&description, "/api/scenarios/{id}", "get", &server.get(&format!("/api/scenarios/{id}")));
    }
}

#[test]
fn refusals_keep_to_the_description() {
    let server = Server::start();
    let description = server.get("/api/openapi.json").json();
    let large = "#".repeat(2 * 1024 * 1024);
    let bad = ROOK_FIRST.replace("release", "relese").replace("touch: h1", "touch: z9");
    for body in ["", "{", &bad, &large] {
        let reply = server.post("/api/rule", body);
        assert!(reply.status >= 400);
        check(&description, "/api/rule", "post", &reply);
    }
    check(&description, "/api/quiz", "get", &server.get("/api/quiz?n=x"));
    check(&description, "/api/rule", "post", &server.get("/api/rule"));
    check(&description, "/api/rule", "post", &server.ask("POST", "/api/rule", &[("Host", "evil.example")], b"x"));
}

#[test]
fn the_description_notices_what_it_does_not_describe() {
    let server = Server::start();
    let description = server.get("/api/openapi.json").json();
    let validator = jsonschema::draft202012::new(&schema(&description, "/api/rule", "post", "200")).unwrap();
    let good = server.post("/api/rule?comparison=true", ROOK_FIRST).json();
    assert!(validator.is_valid(&good));
    let mut bad = good.clone();
    bad["groups"][0]["surprise"] = json!(1);
    assert!(!validator.is_valid(&bad));
    let mut bad = good.clone();
    bad["comparison"]["format"] = json!("something else");
    assert!(!validator.is_valid(&bad));
    let mut bad = good;
    bad["frames"][0]["units"][0]["square"] = json!("z9");
    assert!(!validator.is_valid(&bad));
}

#[test]
fn other_kinds_of_answers_say_what_they_are() {
    let server = Server::start();
    let csv = server.get("/api/matrix.csv?theme=castling");
    assert_eq!((csv.status, csv.header("content-type")), (200, Some("text/csv; charset=utf-8")));
    let xlsx = server.get("/api/matrix.xlsx?theme=castling");
    assert!(xlsx.body.starts_with(b"PK"));
    let svg = server.post("/api/svg?frame=3&moves=e1g1", ROOK_FIRST);
    assert!(svg.text().starts_with("<svg xmlns="), "{}", svg.text());
    let form = [("Content-Type", "application/x-www-form-urlencoded")];
    let encoded: String = ROOK_FIRST.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let page = server.ask("POST", "/api/handout", &form, format!("incident={encoded}").as_bytes());
    assert_eq!(page.body, server.post("/api/handout", ROOK_FIRST).body);
    assert!(page.text().contains("<h1>Rook first</h1>"), "{}", page.text());
    // Some programs call every body a form.
    assert_eq!(server.ask("POST", "/api/rule", &form, ROOK_FIRST.as_bytes()).status, 200);
}
