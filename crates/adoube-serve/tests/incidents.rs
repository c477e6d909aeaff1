//! What the page is told of an incident, over all shipped ones.

#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test may panic")]

mod http;

use http::{ROOK_FIRST, Server};
use serde_json::Value;

fn without_source(mut value: Value) -> Value {
    for field in ["yaml", "incident"] {
        value.as_object_mut().unwrap().remove(field);
    }
    value
}

#[test]
fn the_file_that_comes_back_is_ruled_alike() {
    let server = Server::start();
    let listed = server.get("/api/scenarios").json();
    for scenario in listed["scenarios"].as_array().unwrap() {
        let id = scenario["id"].as_str().unwrap();
        let told = server.get(&format!("/api/scenarios/{id}")).json();
        let first = server.post("/api/rule", told["yaml"].as_str().unwrap());
        assert_eq!(first.status, 200, "{id}: {}", first.text());
        let first = first.json();
        let again = server.post("/api/rule", first["yaml"].as_str().unwrap()).json();
        assert_eq!(again["yaml"], first["yaml"], "{id}: the canonical file is canonical");
        assert_eq!(without_source(again), without_source(first.clone()), "{id}");
        let as_json = server.post("/api/rule", &told["incident"].to_string()).json();
        assert_eq!(as_json["groups"], first["groups"], "{id}");
        assert_eq!(scenario["diverges"], first["diverges"], "{id}");
        let events = told["incident"]["events"].as_array().map_or(0, Vec::len);
        assert_eq!(first["frames"].as_array().unwrap().len(), events + 1, "{id}");
    }
}

#[test]
fn groups_say_what_the_comparison_says() {
    let server = Server::start();
    let told = server.post("/api/rule?comparison=true", ROOK_FIRST).json();
    let outcomes = told["comparison"]["incidents"][0]["outcomes"].as_array().unwrap();
    let groups = told["groups"].as_array().unwrap();
    assert_eq!(outcomes.len(), groups.len());
    for (outcome, group) in outcomes.iter().zip(groups) {
        let ids: Vec<&Value> = group["editions"].as_array().unwrap().iter().map(|e| &e["id"]).collect();
        assert_eq!(outcome["editions"].as_array().unwrap().iter().collect::<Vec<_>>(), ids);
        let moves: Vec<&Value> = group["moves"].as_array().unwrap().iter().map(|m| &m["uci"]).collect();
        assert_eq!(outcome["ruling"]["permitted"].as_array().unwrap().iter().collect::<Vec<_>>(), moves);
        for field in ["status", "move", "result"] {
            assert_eq!(outcome["ruling"][field], group[field], "{field}");
        }
        let in_ranges: usize = group["issuers"]
            .as_array()
            .unwrap()
            .iter()
            .flat_map(|issuer| issuer["ranges"].as_array().unwrap())
            .map(|range| range["editions"].as_array().unwrap().len())
            .sum();
        assert_eq!(in_ranges, ids.len());
    }
    let alone = server.post("/api/compare", ROOK_FIRST).json();
    assert_eq!(told["comparison"], alone);
    assert!(server.post("/api/rule", ROOK_FIRST).json().get("comparison").is_none(), "only on request");
}

#[test]
fn frames_follow_the_hands() {
    let server = Server::start();
    let told = server.post("/api/rule", ROOK_FIRST).json();
    let unit = |frame: usize, name: &str| {
        let units = told["frames"][frame]["units"].as_array().unwrap();
        units.iter().find(|unit| unit["name"] == name).unwrap().clone()
    };
    assert_eq!(unit(0, "h1")["touched"].as_array().unwrap().len(), 0);
    assert_eq!(unit(1, "h1")["touched"][0], "white");
    assert_eq!((unit(3, "e1")["square"].as_str(), unit(3, "h1")["square"].as_str()), (Some("g1"), Some("h1")));
    assert_eq!(unit(4, "h1")["square"], "f1");
    let held = ROOK_FIRST.replace("release: e1", "put: e1");
    let told = server.post("/api/rule", &held).json();
    let units = told["frames"][3]["units"].as_array().unwrap();
    assert!(units.iter().any(|unit| unit["name"] == "e1" && unit["held"] == true), "{units:?}");
}

#[test]
fn filters_of_the_matrix_keep_what_they_name() {
    let server = Server::start();
    let rows = |query: &str| server.get(&format!("/api/matrix?{query}")).json()["rows"].as_array().unwrap().clone();
    let all = rows("");
    assert!(rows("all=false").iter().all(|row| row["diverges"] == true));
    let castling = rows("theme=castling");
    assert!(!castling.is_empty() && castling.iter().all(|row| row["theme"] == "castling"));
    let parted = rows("differs=fide-2014,fide-2017");
    assert!(!parted.is_empty() && parted.len() < all.len());
    for row in &parted {
        assert_ne!(row["cells"][4]["outcome"], row["cells"][5]["outcome"], "{row}");
    }
    let same = all.iter().filter(|row| row["cells"][4]["outcome"] == row["cells"][5]["outcome"]).count();
    assert_eq!(parted.len() + same, all.len());
    let text = rows("text=EN%20PASSANT");
    assert!(!text.is_empty() && text.len() < all.len(), "{}", text.len());
    let article = rows("article=4.4.2");
    assert!(!article.is_empty() && article.len() < all.len());
    assert_eq!(rows("article=4.4.2&text=no-such-thing").len(), 0);
}

#[test]
fn the_messages_of_the_page_are_complete_in_both_languages() {
    let server = Server::start();
    let keys = |lang: &str| {
        let told = server.get(&format!("/api/messages/{lang}")).json();
        told["messages"].as_object().unwrap().keys().cloned().collect::<Vec<_>>()
    };
    assert_eq!(keys("en"), keys("ru"));
    assert!(keys("en").iter().any(|key| key.starts_with("web-")) && keys("en").iter().any(|key| key == "quiz-score"));
}
