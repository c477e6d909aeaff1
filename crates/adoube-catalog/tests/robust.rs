//! Whatever comes in, nothing panics, and every place told is a place.

use std::io::{BufReader, Cursor, Read};
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use adoube_catalog::{Diagnostic, LIMIT, Library, SourceText, incidents, read_editions, read_scenarios, read_sources};
use adoube_core::policy::Registry;
use proptest::prelude::*;

fn check(diagnostics: &[Diagnostic]) {
    for d in diagnostics {
        if let Some(span) = &d.span {
            assert!(span.line > 0 && span.column > 0, "{} at {}:{}", d.id, span.line, span.column);
            assert!(d.source.get(span.bytes.clone()).is_some(), "{}: {:?} of {}", d.id, span.bytes, d.source.len());
        }
    }
}

/// Reads the text in every way there is.
fn feed(text: &str) {
    let shipped = Library::shipped();
    for name in ["a/x.yaml", "a/x.json", "a/x.jsonl"] {
        check(&read_scenarios(vec![SourceText::new(name, text)], &shipped.editions).1);
        check(&read_editions(vec![SourceText::new(name, text)], &shipped.editions, &Registry::builtin()).1);
    }
    feed_stream(text.as_bytes());
}

fn feed_stream(bytes: &[u8]) {
    for read in incidents(Cursor::new(bytes), &Library::shipped().editions) {
        if let Err(rejected) = read {
            assert!(rejected.diagnostics.iter().any(Diagnostic::is_error));
            check(&rejected.diagnostics);
        }
    }
}

fn workspace() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Some shipped files, short ones first.
static SAMPLES: LazyLock<Vec<String>> = LazyLock::new(|| {
    let (mut texts, told) =
        read_sources(&[workspace().join("scenarios"), workspace().join("editions")], &mut std::io::empty());
    assert!(told.is_empty());
    texts.sort_by_key(|t| t.text.len());
    texts.iter().step_by(12).map(|t| t.text.to_string()).collect()
});

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text(text in "\\PC{0,80}|[-{}\\[\\]:,#&*!|>'\"%@`\n\t a-h0-9ё]{0,80}") {
        feed(&text);
    }

    #[test]
    fn any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..120)) {
        feed_stream(&bytes);
    }

    #[test]
    fn shipped_files_with_slips(which in any::<prop::sample::Index>(), at in any::<prop::sample::Index>(),
                                length in 0usize..12, with in "[-{}\\[\\]:,#&*!|>'\"%\n\t a-h0-9ё]{0,4}") {
        let text = which.get(&SAMPLES);
        let mut bounds: Vec<usize> = text.char_indices().map(|(i, _)| i).collect();
        bounds.push(text.len());
        let start = at.index(bounds.len());
        let end = (start + length).min(bounds.len() - 1);
        feed(&format!("{}{}{}", &text[..bounds[start]], with, &text[bounds[end]..]));
    }

    #[test]
    fn json_incidents_with_slips(at in any::<prop::sample::Index>(), length in 0usize..6, with in "[\\[\\]{}:,\"a-h0-9 \\\\]{0,3}") {
        let line = r#"{"id":"a","position":{"fen":"4k3/8/8/8/8/8/8/4K2R w K - 0 1"},"events":[{"touch":["e1","h1"],"order":"unknown"},{"release":"e1","at":"g1"}],"expect":{"*":{"status":"bound","permitted":["e1g1"]}}}"#;
        let start = at.index(line.len());
        let end = (start + length).min(line.len());
        feed(&format!("{}{}{}\n", &line[..start], with, &line[end..]));
    }
}

#[test]
fn an_alias_bomb_is_stopped() {
    let mut text = "id: bomb\ntags: &a0 [x, x, x, x, x, x, x, x, x]\n".to_owned();
    for level in 1..12 {
        text += &format!("t{level}: &a{level} [{}]\n", vec![format!("*a{}", level - 1); 9].join(", "));
    }
    let (read, told) = read_scenarios(vec![SourceText::new("bomb.yaml", &text)], &[]);
    assert!(read.is_empty());
    check(&told);
    assert_eq!(told[0].id, "diag-yaml-aliases");
}

#[test]
fn a_hundred_thousand_brackets_are_stopped() {
    for (open, id) in [("[", "diag-yaml-depth"), ("{a: ", "diag-yaml-depth"), ("- ", "diag-yaml-depth")] {
        let text = open.repeat(100_000);
        let told = read_scenarios(vec![SourceText::new("deep.yaml", &text)], &[]).1;
        check(&told);
        assert_eq!(told[0].id, id, "{open}");
    }
    let told = read_scenarios(vec![SourceText::new("deep.jsonl", &"[".repeat(100_000))], &[]).1;
    assert_eq!(told[0].id, "diag-json-depth");
    feed_stream("{\"a\":".repeat(100_000).as_bytes());
}

#[test]
fn many_values_are_stopped() {
    let text = format!("id: many\ntags: [{}]\n", "x, ".repeat(250_000));
    let told = read_scenarios(vec![SourceText::new("many.yaml", &text)], &[]).1;
    assert_eq!(told[0].id, "diag-yaml-size");
}

#[test]
fn a_map_with_many_keys_is_read_in_good_time() {
    let keys: String = (0..60_000).map(|n| format!("k{n}: 1\n")).collect();
    let told = read_scenarios(vec![SourceText::new("keys.yaml", &keys)], &[]).1;
    check(&told);
    assert_eq!(told.len(), 101);
    let more = told.last().unwrap();
    assert_eq!((more.id, more.is_error()), ("diag-more", true));
    assert_eq!(more.args, [("count", "59901".to_owned())]);
}

#[test]
fn one_long_line_with_many_faults_is_told_in_good_time() {
    let keys: String = (0..400_000).map(|n| format!(",\"k{n}\":1")).collect();
    let text = format!("{{\"id\":\"keys\"{keys}}}");
    let started = std::time::Instant::now();
    let told = read_scenarios(vec![SourceText::new("keys.json", &text)], &[]).1;
    check(&told);
    assert_eq!((told.len(), told[0].id, told[100].id), (101, "diag-unknown-field", "diag-more"));
    let events = |event: &str, count| format!("{{\"id\":\"events\",\"events\":[{}]}}", vec![event; count].join(","));
    for (event, id) in [("{\"touch\":\"d4\"}", "diag-no-unit"), ("{\"touch\":\"d9\"}", "diag-unknown-square")] {
        let text = events(event, 10_000);
        let told = read_scenarios(vec![SourceText::new("events.jsonl", &text)], &[]).1;
        assert_eq!((told.len(), told[0].id, told[100].id), (101, id, "diag-more"));
        let mut read = incidents(Cursor::new(&text), &[]);
        assert_eq!(read.next().unwrap().unwrap_err().diagnostics.len(), 101);
    }
    for event in ["{\"touch\":\"e2\",\"with\":\"e1\"}", "{\"release\":\"e2\",\"at\":\"d2\"}"] {
        let read = |count| read_scenarios(vec![SourceText::new("e.jsonl", &events(event, count))], &[]);
        assert!(read(10_000).1.is_empty());
        assert_eq!(read(100_000).1[0].id, "diag-events-many");
    }
    // Many times what it takes, and a small part of what it took once.
    assert!(started.elapsed().as_secs() < 30, "{:?}", started.elapsed());
}

#[test]
fn errors_behind_many_warnings_are_not_lost() {
    let events: String = "  - { touch: [e2, e2] }\n".repeat(150);
    let text = format!("id: many\nevents:\n{events}");
    let (read, told) = read_scenarios(vec![SourceText::new("many.yaml", &text)], &[]);
    assert_eq!((read.len(), told.len(), told[100].is_error()), (1, 101, false));
    let (read, told) = read_scenarios(vec![SourceText::new("many.yaml", &format!("{text}  - tuch: e2\n"))], &[]);
    assert_eq!((read.len(), told.len(), told[100].is_error()), (0, 101, true));
    assert_eq!(told[100].args, [("count", "51".to_owned())]);
}

#[test]
fn a_chain_of_amendments_may_be_long() {
    let edition = |n: usize, base: &str| {
        format!(
            "---\nid: e{n}\ntitle: T\nauthority: CLUB\nlanguage: en\nin-force: {{ from: \"2030-01-01\" }}\nkind: draft\namends: {base}\nprovisions: []\n"
        )
    };
    let chain = |last: &str| -> String {
        (0..3_000).map(|n| edition(n, &if n == 2_999 { last.to_owned() } else { format!("e{}", n + 1) })).collect()
    };
    let shipped = Library::shipped();
    let read =
        |text: &str| read_editions(vec![SourceText::new("chain.yaml", text)], &shipped.editions, &Registry::builtin());
    let (editions, told) = read(&chain("fide-2023"));
    assert!(told.is_empty() && editions.len() == shipped.editions.len() + 3_000);
    let (editions, told) = read(&chain("e0"));
    assert!(editions.len() == shipped.editions.len() && told.len() == 3_000);
    assert_eq!(told.iter().filter(|d| d.id == "diag-base-cycle").count(), 1);
}

#[cfg(unix)]
#[test]
fn links_pipes_and_deep_folders() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::create_dir_all(path("theme/deep")).unwrap();
    std::fs::write(path("theme/a.yaml"), "id: a\n").unwrap();
    for link in ["l", "m", "deep/n"] {
        symlink(path("theme"), path("theme").join(link)).unwrap();
    }
    symlink(path("theme/a.yaml"), path("link.yaml")).unwrap();
    // A link that comes first by name does not take the files away from their own folder.
    symlink(path("theme"), path("another")).unwrap();
    let read = |path: PathBuf| {
        let (texts, told) = read_sources(&[path], &mut std::io::empty());
        (texts.into_iter().map(|t| t.name).collect::<Vec<_>>(), told.iter().map(|d| d.id).collect::<Vec<_>>())
    };
    let name = |name: &str| path(name).to_string_lossy().into_owned();
    assert_eq!(read(path("theme")), (vec![name("theme/a.yaml")], vec![]));
    assert_eq!(read(path("link.yaml")), (vec![name("link.yaml")], vec![]));
    assert_eq!(read(folder.path().to_owned()), (vec![name("link.yaml"), name("theme/a.yaml")], vec![]));

    let deep = (0..60).fold(path("nested"), |at, n| at.join(format!("d{n}")));
    std::fs::create_dir_all(&deep).unwrap();
    std::fs::write(deep.join("b.yaml"), "id: b\n").unwrap();
    assert_eq!(read(path("nested")).0.len(), 1);

    std::fs::create_dir(path("pipes")).unwrap();
    let made = std::process::Command::new("mkfifo").arg(path("pipes/p.yaml")).status();
    if made.is_ok_and(|status| status.success()) {
        assert_eq!(read(path("pipes")), (vec![], vec!["diag-no-file"]));
        assert_eq!(read(path("pipes/p.yaml")), (vec![], vec!["diag-no-file"]));
    }
    assert_eq!(read(PathBuf::from("/dev/zero")), (vec![], vec!["diag-no-file"]));
}

#[test]
fn standard_input_is_read_once() {
    let asked = [PathBuf::from("-"), PathBuf::from("-")];
    let (texts, told) = read_sources(&asked, &mut Cursor::new("id: a\n"));
    assert_eq!((texts.len(), told.len(), told[0].id), (1, 1, "diag-stdin-twice"));
}

#[test]
fn editions_are_told_from_incidents_document_by_document() {
    const EDITION: &str = "id: mine\ntitle: T\nauthority: CLUB\nlanguage: en\nin-force: { from: \"2030-01-01\" }\nkind: draft\namends: fide-2023\nprovisions: []\n";
    let holds = |name: &str, text: &str| SourceText::new(name, text).holds_edition();
    let indented = EDITION.lines().map(|line| format!("  {line}\n")).collect::<String>();
    let quoted = EDITION.replace("authority:", "\"authority\":").replace("amends", "'amends'");
    let json = "{\"id\": \"mine\", \"authority\": \"CLUB\", \"provisions\": []}";
    for text in [EDITION, &indented, &quoted, json, "{ id: mine, provisions: [] }"] {
        assert!(holds("a.yaml", text), "{text}");
        assert!(holds("a.yaml", &format!("id: a\n---\n{text}")), "{text}");
    }
    assert!(holds("a.json", json) && holds("a.jsonl", &format!("{{\"id\": \"a\"}}\n{json}\n")));
    // With a fault of syntax the lines must do.
    assert!(holds("a.yaml", &format!("{indented}  source: a: b\n")) && holds("a.yaml", &format!("{quoted}x: [\n")));
    for text in
        ["id: a\nabout: |\n  provisions: none\n", "id: a\nevents: []\nexpect: {}\nauthority: CLUB\n", "", "- x\n"]
    {
        assert!(!holds("a.yaml", text), "{text}");
    }
    let both = format!("id: ё\n---\n{EDITION}---\nid: a\nabout: ё\n---\nid: b\nevents: [x]\n");
    let (editions, incidents) = SourceText::new("a.yaml", &both).parted();
    let (editions, incidents) = (editions.unwrap(), incidents.unwrap());
    assert_eq!((editions.text.len(), incidents.text.len()), (both.len(), both.len()));
    let (read, told) = read_scenarios(vec![incidents], &Library::shipped().editions);
    assert_eq!(read.iter().map(|s| s.id.as_str()).collect::<Vec<_>>(), ["a"]);
    let line = |d: &Diagnostic| (d.id, d.span.as_ref().unwrap().line);
    let last = both.lines().count();
    assert_eq!(told.iter().map(line).collect::<Vec<_>>(), [("diag-bad-id", 1), ("diag-event-no-map", last)]);
    check(&told);
    let (read, told) = read_editions(vec![editions], &Library::shipped().editions, &Registry::builtin());
    assert!(read.iter().any(|e| e.id == "mine") && told.iter().all(|d| d.id == "diag-file-name"), "{told:?}");
    let (editions, incidents) = SourceText::new("mine.yaml", EDITION).parted();
    assert!(editions.is_some() && incidents.is_none());
    let (editions, incidents) = SourceText::new("a.yaml", "").parted();
    assert!(editions.is_none() && incidents.is_some());
}

#[test]
fn large_files_foreign_encodings_and_absent_files() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    std::fs::write(path("large.yaml"), vec![b'#'; 9 * 1024 * 1024]).unwrap();
    std::fs::write(path("latin.yaml"), b"id: a\ntitle: caf\xe9\n").unwrap();
    std::fs::create_dir_all(path("theme/.hidden")).unwrap();
    std::fs::write(path("theme/b.yml"), "\u{feff}id: b\n").unwrap();
    std::fs::write(path("theme/a.json"), "{\"id\": \"a\"}").unwrap();
    std::fs::write(path("theme/notes.txt"), "no data").unwrap();
    std::fs::write(path("theme/.hidden/c.yaml"), "id: c").unwrap();
    std::fs::create_dir(path("bare")).unwrap();
    let asked = ["large.yaml", "latin.yaml", "absent.yaml", "theme", "bare"].map(path);
    let (texts, told) = read_sources(&asked, &mut std::io::empty());
    check(&told);
    let ids: Vec<&str> = told.iter().map(|d| d.id).collect();
    assert_eq!(ids, ["diag-too-large", "diag-not-utf8", "diag-file-missing", "diag-folder-empty"]);
    assert!(told[1].args.contains(&("byte", "17".to_owned())));
    let span = told[1].span.as_ref().unwrap();
    assert_eq!((span.line, span.column), (2, 11));
    let (scenarios, told) = read_scenarios(texts, &[]);
    assert!(told.is_empty(), "{told:?}");
    let read: Vec<_> = scenarios.iter().map(|s| (s.id.as_str(), s.theme.as_str())).collect();
    assert_eq!(read, [("a", "theme"), ("b", "theme")]);
}

#[test]
fn standard_input_is_read_whole_when_asked() {
    let asked = [PathBuf::from("-")];
    let (texts, told) = read_sources(&asked, &mut Cursor::new("id: a\n---\nid: b\n"));
    assert!(told.is_empty());
    let (scenarios, told) = read_scenarios(texts, &[]);
    assert!(told.is_empty() && scenarios.len() == 2 && scenarios.iter().all(|s| s.theme.is_empty()));
    let (texts, _) = read_sources(&asked, &mut Cursor::new("{\"id\": \"a\"}\n{\"id\": \"b\"}\n"));
    assert_eq!(read_scenarios(texts, &[]).0.len(), 2);
    let endless = &mut BufReader::new(std::io::repeat(b'x').take(LIMIT * 2));
    assert_eq!(read_sources(&asked, endless).1[0].id, "diag-too-large");
}

#[test]
fn long_comments_and_long_texts_are_no_fault() {
    let comment = "# a line of a long comment\n".repeat(500);
    let text = "word ".repeat(2_000);
    let yaml = format!(
        "{comment}id: long\n{comment}title: {{ en: \"{text}\", ru: \"{text}\" }}\ntags:\n{comment}  - \"{text}\"\n{comment}  - [\"{text}\"]\nabout: {text}\n"
    );
    let yaml = yaml.replace("  - [", "  # ").replace("\"]", "\"");
    let (read, told) = read_scenarios(vec![SourceText::new("long.yaml", &yaml)], &[]);
    assert!(told.is_empty(), "{:?}", told.iter().map(|d| (d.id, &d.args, &d.span)).collect::<Vec<_>>());
    assert_eq!(read.len(), 1);
}

#[test]
fn sets_of_positions_of_any_content_end_in_time() {
    let begin = std::time::Instant::now();
    let texts = [
        "x\n".repeat(200_000),
        "(".repeat(200_000),
        "[".repeat(200_000),
        "\"".repeat(200_000),
        "1. e4 zz * ".repeat(2_000),
        "4k3/8/8/8/8/8/8/4K3 w - - id \"é\u{0}\"; c2 \"ё ё\"; \u{feff}\n".repeat(4_000),
        "1. ё4 {ё (ё) $ё [ё \"ё\"] %ё\n%ё;ё".repeat(1_000),
    ];
    for text in texts {
        for name in ["a.epd", "a.pgn", "-"] {
            let (_, told) = adoube_catalog::read_positions(&SourceText::new(name, &text));
            check(&told);
            assert!(told.len() <= 101);
        }
    }
    assert!(begin.elapsed().as_secs() < 60);
}
