//! Files fit the schemas, and the schemas say what the reader says.

use serde_json::Value as Json;

use super::{Kind, schema};
use crate::node::{Node, Value};
use adoube_core::branch::Branch;
use adoube_core::incident::competition as words_of;
use adoube_core::ruling;

use crate::{conditions, documents, edition, event, expect, fields, incident, provision, ruled, yaml};

fn of(kind: Kind) -> Json {
    serde_json::from_str(schema(kind)).unwrap()
}

fn json(node: &Node<'_>) -> Json {
    match &node.value {
        Value::Null => Json::Null,
        Value::Bool(flag) => Json::Bool(*flag),
        Value::Number(text) => serde_json::from_str(text).unwrap_or(Json::Null),
        Value::Str(text) => Json::String(text.to_string()),
        Value::List(list) => list.iter().map(json).collect(),
        Value::Map(entries) => Json::Object(entries.iter().map(|(k, v)| (k.text.to_string(), json(v))).collect()),
    }
}

fn documents_of(text: &str) -> Vec<Json> {
    let documents = documents::split(text);
    documents.iter().filter_map(|at| yaml::read(&text[at.bytes.clone()], at).ok()).map(|n| json(&n)).collect()
}

fn files(folder: &str) -> Vec<crate::SourceText> {
    let path = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    crate::read_sources(&[path], &mut std::io::empty()).0
}

#[test]
fn every_shipped_file_fits() {
    for (kind, folder) in [(Kind::Incident, "../../scenarios"), (Kind::Edition, "../../editions")] {
        let validator = jsonschema::draft202012::new(&of(kind)).unwrap();
        for file in files(folder) {
            for document in documents_of(&file.text) {
                let faults: Vec<String> =
                    validator.iter_errors(&document).map(|e| format!("{e} at {}", e.instance_path())).collect();
                assert!(faults.is_empty(), "{}: {faults:?}", file.name);
            }
        }
    }
}

/// Each of the three kinds of sources may be a text, or one a language.
#[test]
fn sources_in_one_language_or_both_fit() {
    let validator = jsonschema::draft202012::new(&of(Kind::Edition)).unwrap();
    for source in ["S", "{ en: S }", "{ ru: S }", "{ en: S, ru: S }"] {
        let text = format!(
            "id: e\ntitle: T\nauthority: FIDE\nlanguage: en\nkind: draft\nin-force: {{ from: \"2030-01-01\" }}\namends: fide-2023\nsource: {source}\nprovisions:\n  - article: \"4.3.1\"\n    gist: G\n    decides: {{ own-touched: {{ policy: first-that-can-move }} }}\n    evidence: {{ grade: seen, source: {source} }}\n    readings: {{ r: {{ own-touched: {{ policy: first-own-only }}, source: {source} }} }}\n"
        );
        let document = documents_of(&text).remove(0);
        let faults: Vec<String> = validator.iter_errors(&document).map(|e| e.to_string()).collect();
        assert!(faults.is_empty(), "{source}: {faults:?}");
    }
}

/// What the reader refuses for its shape, the schema refuses; what needs other files or chess is left to the reader.
#[test]
fn bad_files_do_not_fit() {
    let shapes = [
        "incident-fields",
        "incident-no-id",
        "incident-no-language",
        "incident-list",
        "incident-events",
        "edition-fields",
        "edition-empty-map",
        "edition-provisions",
        "edition-readings",
        "edition-no-evidence",
        "edition-sources",
        "edition-intends",
        "edition-when",
        "edition-overlay",
    ];
    let incidents = jsonschema::draft202012::new(&of(Kind::Incident)).unwrap();
    let editions = jsonschema::draft202012::new(&of(Kind::Edition)).unwrap();
    let mut tried = 0;
    for file in files("tests/bad") {
        let name = file.stem().unwrap_or_default().to_owned();
        let validator = if name.starts_with("edition") { &editions } else { &incidents };
        for document in documents_of(&file.text).iter().filter(|_| shapes.contains(&name.as_str())) {
            assert!(!validator.is_valid(document), "{name}");
            tried += 1;
        }
    }
    assert_eq!(tried, shapes.len());
}

#[test]
fn every_bad_event_but_the_doubled_square_is_refused() {
    let validator = jsonschema::draft202012::new(&of(Kind::Incident)).unwrap();
    let file = files("tests/bad").into_iter().find(|f| f.name.ends_with("incident-events.yaml")).unwrap();
    let document = documents_of(&file.text).remove(0);
    for event in document["events"].as_array().unwrap() {
        let one = serde_json::json!({ "id": "one", "events": [event] });
        assert_eq!(validator.is_valid(&one), event == &serde_json::json!({ "touch": ["e2", "e2"] }), "{event}");
    }
}

#[test]
fn comparisons_may_have_more_fields_but_not_fewer() {
    let validator = jsonschema::draft202012::new(&of(Kind::Comparison)).unwrap();
    let ruling = serde_json::json!({
        "turn": "white", "status": "open", "move": null, "permitted": ["h1f1", "h1g1"], "breach": [],
        "claims": [{ "claim": "touch-move", "by": "black", "verdict": "upheld" }],
        "sanctions": [{ "against": "white", "kind": "time-to-opponent", "seconds": 120 }],
        "result": null, "certainty": "express"
    });
    let mut whole = serde_json::json!({
        "format": "adoube.comparison/1",
        "editions": [{ "id": "fide-1997", "title": "…", "from": "1997-07-01", "until": "2001-06-30" }],
        "incidents": [
            { "id": "rook-before-king", "diverges": true, "more": 1,
              "outcomes": [{ "editions": ["fide-1997"], "ruling": ruling }],
              "rulings": { "fide-1997": { "ruling": ruling, "cites": [{ "article": "4.4(b)", "topic": "rook-then-king" }],
                                          "readings": [{ "id": "x", "ruling": ruling }] } } },
            { "id": null, "error": { "message": "…", "line": 1, "column": 2 } }
        ]
    });
    let faults: Vec<String> = validator.iter_errors(&whole).map(|e| e.to_string()).collect();
    assert!(faults.is_empty(), "{faults:?}");
    whole["incidents"][0].as_object_mut().unwrap().remove("outcomes");
    assert!(!validator.is_valid(&whole));
}

/// The keys under `properties` of the object that a JSON pointer leads to.
fn properties(schema: &Json, pointer: &str) -> Vec<String> {
    let found = schema.pointer(&format!("{pointer}/properties")).and_then(Json::as_object);
    sorted(found.unwrap_or_else(|| panic!("nothing at {pointer}")).keys())
}

fn sorted<S: ToString>(names: impl IntoIterator<Item = S>) -> Vec<String> {
    let mut names: Vec<String> = names.into_iter().map(|n| n.to_string()).collect();
    names.sort();
    names
}

fn words<T>(table: &[(&'static str, T)]) -> Vec<String> {
    sorted(table.iter().map(|(word, _)| word))
}

/// The words of an `enum`, wherever it stands below the pointer; `null` stands for "not said".
fn enumerated(schema: &Json, pointer: &str) -> Vec<String> {
    fn find(value: &Json) -> Option<&Vec<Json>> {
        value.get("enum").and_then(Json::as_array).or_else(|| value.get("anyOf")?.as_array()?.iter().find_map(find))
    }
    let found = schema.pointer(pointer).and_then(find).unwrap_or_else(|| panic!("nothing at {pointer}"));
    sorted(found.iter().filter_map(Json::as_str))
}

#[test]
fn reader_and_schema_know_the_same_fields_of_incidents() {
    let schema = of(Kind::Incident);
    let same = |pointer: &str, list: &[&str]| assert_eq!(properties(&schema, pointer), sorted(list), "{pointer}");
    same("", incident::INCIDENT);
    same("/$defs/position", incident::POSITION);
    same("/$defs/conditions", conditions::CONDITIONS);
    let of = |name: &str| format!("/$defs/conditions/properties/{name}/anyOf/0");
    same(&of("rate"), conditions::RATE);
    same(&format!("{}/properties/periods/items", of("rate")), conditions::RATE_PERIOD);
    same(&of("period"), conditions::PERIOD);
    same(&of("regulations"), conditions::REGULATIONS);
    same(&format!("{}/properties/draws/anyOf/1", of("regulations")), conditions::DRAWS);
    same(&of("schedule"), conditions::SCHEDULE);
    same(&of("setup"), conditions::SETUP);
    same(&of("recording"), conditions::RECORDING);
    same(&of("occurrences"), conditions::OCCURRENCES);
    for pair in ["clocks", "moves-completed", "offences", "warnings", "players", "since-irreversible"] {
        same(&of(pair), conditions::BOTH);
    }
    same(&format!("{}/properties/white/anyOf/0", of("offences")), conditions::OFFENCES);
    same(&format!("{}/properties/white/anyOf/0", of("players")), conditions::PLAYER);
    same("/$defs/ruling/properties/restore/anyOf/0", ruled::RESTORE);
    same("/$defs/localText/anyOf/1", fields::LANGUAGES);
    same("/$defs/ruling", expect::RULING);
    same("/$defs/claimed", expect::CLAIM);
    same("/$defs/sanction", ruled::SANCTION);
    let kinds = schema.pointer("/$defs/event/anyOf").and_then(Json::as_array).unwrap();
    let kinds = kinds.iter().map(|k| k["$ref"].as_str().unwrap().trim_start_matches("#/$defs/"));
    assert_eq!(kinds.collect::<Vec<_>>(), event::EVENTS.iter().map(|(name, _)| *name).collect::<Vec<_>>());
    for (name, modifiers) in event::EVENTS {
        let all = modifiers.iter().chain([name]);
        assert_eq!(properties(&schema, &format!("/$defs/{name}")), sorted(all), "{name}");
    }
    let same = |pointer: &str, list: Vec<String>| assert_eq!(enumerated(&schema, pointer), list, "{pointer}");
    same("/$defs/conditions/properties/play", words(conditions::PLAY));
    same("/$defs/side", words(event::SIDES));
    same("/$defs/touch/properties/meaning", words(event::MEANINGS));
    same("/$defs/touch/properties/manner", words(event::MANNERS));
    same("/$defs/touch/properties/order", words(event::ORDERS));
    same("/$defs/release/properties/hands", words(event::HANDS));
    macro_rules! sets {
        ($( $pointer:literal $set:path, )*) => { $( same($pointer, words(<$set>::WORDS)); )* };
    }
    sets! {
        "/$defs/claim/properties/claim" words_of::ClaimKind,
        "/$defs/claim/properties/entered" words_of::Entered,
        "/$defs/claim/properties/to" words_of::ClaimTo,
        "/$defs/claim/properties/ground" words_of::Ground,
        "/$defs/press/properties/hand" words_of::Hand,
        "/$defs/flag/properties/seen-by" words_of::SeenBy,
        "/$defs/flag/properties/order" words_of::FlagOrder,
        "/$defs/offer/properties/when" words_of::OfferTime,
        "/$defs/stop/properties/reason" words_of::StopReason,
        "/$defs/stop/properties/whose" words_of::Whose,
        "/$defs/check/properties/finds" words_of::Finding,
        "/$defs/check/properties/truly" words_of::Finding,
        "/$defs/withdraw/properties/withdraw" words_of::Withdrawn,
        "/$defs/agree/properties/agree" words_of::Agreed,
        "/$defs/arbiter/properties/arbiter" words_of::ArbiterAct,
        "/$defs/arbiter/properties/what" words_of::Seen,
        "/$defs/arbiter/properties/teller" words_of::Teller,
        "/$defs/found/properties/found" words_of::FoundWhat,
        "/$defs/found/properties/through" words_of::Through,
        "/$defs/write/properties/for" words_of::WrittenFor,
        "/$defs/device/properties/device" words_of::Device,
        "/$defs/device/properties/does" words_of::DeviceDoes,
        "/$defs/device/properties/where" words_of::DeviceWhere,
        "/$defs/device/properties/state" words_of::OnOff,
        "/$defs/leave/properties/leave" words_of::Place,
        "/$defs/refuse/properties/refuse" words_of::Refused,
        "/$defs/disturb/properties/how" words_of::Disturbance,
        "/$defs/clock/properties/clock" words_of::ClockFault,
        "/$defs/appeal/properties/appeal" words_of::Appealed,
        "/$defs/conditions/properties/phase" words_of::Phase,
        "/$defs/conditions/properties/clock-kind" words_of::ClockKind,
        "/$defs/conditions/properties/arbiter" words_of::Attention,
        "/$defs/conditions/properties/when" words_of::When,
        "/$defs/claimed/properties/claim" words_of::ClaimKind,
        "/$defs/claimed/properties/verdict" ruling::Verdict,
        "/$defs/sanction/properties/kind" ruling::SanctionKind,
        "/$defs/sanction/properties/force" ruling::Force,
        "/$defs/sanction/properties/menu/items" ruling::MenuWord,
        "/$defs/ruling/properties/game" ruling::Game,
        "/$defs/ruling/properties/ended-by" ruling::EndedBy,
        "/$defs/ruling/properties/offer" ruling::OfferState,
        "/$defs/ruling/properties/arbiter" ruling::ArbiterDuty,
        "/$defs/ruling/properties/completed-by" ruling::CompletedBy,
        "/$defs/ruling/properties/appeal" ruling::AppealState,
        "/$defs/ruling/properties/remedies/items" ruling::Remedy,
    }
    same("/$defs/ruling/properties/appendix", sorted(Branch::ALL.iter().map(|branch| branch.name())));
    let pieces = schema.pointer("/$defs/put/properties/put/anyOf/1").unwrap();
    assert_eq!(enumerated(pieces, ""), sorted(event::PIECES));
    same("/$defs/ruling/properties/status", words(expect::STATUSES));
    same("/$defs/ruling/properties/result", words(expect::RESULTS));
    same("/$defs/ruling/properties/certainty", words(expect::CERTAINTIES));
}

#[test]
fn reader_and_schema_know_the_same_fields_of_editions() {
    let schema = of(Kind::Edition);
    let same = |pointer: &str, list: &[&str]| assert_eq!(properties(&schema, pointer), sorted(list), "{pointer}");
    same("", edition::EDITION);
    same("/properties/in-force", edition::IN_FORCE);
    same("/$defs/provision", provision::PROVISION);
    same("/$defs/provision/properties/evidence", provision::EVIDENCE);
    same("/$defs/localText/anyOf/1", fields::LANGUAGES);
    // What a draft intends is written as what an incident expects.
    let incidents = of(Kind::Incident);
    for name in ["claimed", "sanction", "uci"] {
        assert_eq!(schema["$defs"][name], incidents["$defs"][name], "{name}");
    }
    assert_eq!(schema["$defs"]["ruling"]["properties"], incidents["$defs"]["ruling"]["properties"]);
    assert_eq!(enumerated(&schema, "/properties/kind"), words(edition::KINDS));
    let branches = sorted(Branch::ALL.into_iter().map(Branch::name));
    assert_eq!(enumerated(&schema, "/$defs/provision/properties/when/items"), branches);
    let sides = words(adoube_core::facet::Facet::WORDS);
    assert_eq!(enumerated(&schema, "/$defs/provision/properties/cited-for/items"), sides);
    assert_eq!(enumerated(&schema, "/$defs/provision/properties/evidence/properties/grade"), words(provision::GRADES));
}
