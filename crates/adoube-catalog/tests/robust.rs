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
    assert!(told.len() > 1_000);
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
