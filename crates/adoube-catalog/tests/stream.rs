//! Incidents from standard input.

#![expect(clippy::unwrap_used, reason = "helpers of tests may fail loudly")]

use std::io::{BufReader, Cursor, Read};

use adoube_catalog::{LIMIT, Library, Rejected, incidents};
use adoube_core::scenario::Scenario;

fn read(bytes: impl AsRef<[u8]>) -> Vec<Result<Scenario, Rejected>> {
    incidents(Cursor::new(bytes.as_ref()), &Library::shipped().editions).collect()
}

/// Ids read, and for those rejected the first message with its line.
fn told(bytes: impl AsRef<[u8]>) -> Vec<String> {
    let tell = |read: Result<Scenario, Rejected>| match read {
        Ok(scenario) => scenario.id,
        Err(rejected) => {
            let first = &rejected.diagnostics[0];
            let span = first.span.as_ref().unwrap();
            format!("{} {}:{} {}", rejected.id.as_deref().unwrap_or("?"), span.line, span.column, first.id)
        }
    };
    read(bytes).into_iter().map(tell).collect()
}

#[test]
fn json_lines_and_a_fault_in_one() {
    let text = "\n{\"id\":\"a\",\"events\":[{\"touch\":\"e2\"}]}\r\n\n{\"id\":\"b\",\"events\":[{\"touch\":\"e9\"}]}\n{\"id\":\"c\n{\"id\":\"d\"}\n[]\n{\"id\":\"e\"}";
    let wanted = ["a", "b 4:30 diag-unknown-square", "? 5:8 diag-json-unfinished", "d", "? 7:1 diag-wrong-type", "e"];
    assert_eq!(told(text), wanted);
}

#[test]
fn the_same_id_may_come_twice_in_a_stream() {
    assert_eq!(told("{\"id\":\"a\"}\n{\"id\":\"a\"}\n"), ["a", "a"]);
}

#[test]
fn a_json_value_over_several_lines() {
    let text = "{\n  \"id\": \"a\",\n  \"events\": [\n    { \"touch\": \"e2\" }\n  ]\n}\n{\"id\": \"b\"}\n{\n  \"id\": \"c\",\n  \"titel\": \"\"\n}";
    assert_eq!(told(text), ["a", "b", "c 10:3 diag-unknown-field"]);
    assert_eq!(told("{\"id\": \"a\", \"events\": [\n{\"id\": \"b\"}\n"), ["? 1:23 diag-json-unfinished", "b"]);
}

#[test]
fn yaml_documents_and_a_fault_in_one() {
    let text = "# all of them\n---\nid: a\n---\nid: b\nevents: [{ touch: e2 }\n---\nid: c\nevents:\n  - touch: e9\n---\n# nothing\n---\nid: d\n...\nid: e\n";
    let wanted = ["a", "? 6:9 diag-yaml-bracket", "c 10:12 diag-unknown-square", "d", "e"];
    assert_eq!(told(text), wanted);
}

#[test]
fn nothing_at_all_is_no_incident() {
    for text in ["", "\n\n", "# comment\n", "---\n---\n", "\u{feff}\n"] {
        assert_eq!(told(text), [] as [&str; 0], "{text:?}");
    }
    assert_eq!(told("\u{feff}{\"id\":\"a\"}"), ["a"]);
}

#[test]
fn bytes_that_are_no_text_spoil_one_incident_only() {
    let mut bytes = b"{\"id\":\"a\"}\n{\"id\":\"b\",\"title\":\"".to_vec();
    bytes.push(0xff);
    bytes.extend(b"\"}\n{\"id\":\"c\"}\n");
    assert_eq!(told(&bytes), ["a", "? 2:20 diag-not-utf8", "c"]);
    let rejected = read(&bytes).remove(1).unwrap_err();
    assert_eq!(rejected.diagnostics[0].args[0], ("byte", "31".to_owned()));
    let mut bytes = b"id: a\ntitle: \xc3\x28\n---\nid: b\n".to_vec();
    assert_eq!(told(&bytes), ["? 2:8 diag-not-utf8", "b"]);
    bytes.truncate(14);
    assert_eq!(told(&bytes), ["? 2:8 diag-not-utf8"]);
}

#[test]
fn a_line_without_end_is_given_up_and_the_next_is_read() {
    let long = std::io::repeat(b'x').take(LIMIT + 5);
    let stream = Cursor::new("{\"id\":\"").chain(long).chain(Cursor::new("\"}\n{\"id\":\"b\"}\n"));
    let read: Vec<_> = incidents(BufReader::new(stream), &[]).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(read[0].as_ref().unwrap_err().diagnostics[0].id, "diag-too-large");
    assert_eq!(read[1].as_ref().unwrap().id, "b");
}

#[test]
fn a_reader_that_breaks_off_is_told() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("unplugged"))
        }
    }
    let stream = Cursor::new("{\"id\":\"a\"}\n").chain(Broken);
    let read: Vec<_> = incidents(BufReader::new(stream), &[]).collect();
    assert_eq!(read.len(), 2);
    assert_eq!(read[1].as_ref().unwrap_err().diagnostics[0].id, "diag-file-unreadable");
}

#[test]
fn titles_fall_back() {
    let scenario = read("{\"id\":\"a\"}").remove(0).unwrap();
    assert_eq!((scenario.title.en.as_str(), scenario.title.ru.as_str()), ("a", "a"));
    let scenario = read("id: a\ntitle: { ru: Ладья }").remove(0).unwrap();
    assert_eq!((scenario.title.en.as_str(), scenario.title.ru.as_str()), ("Ладья", "Ладья"));
    let scenario =
        read("id: a\ntitle: A rook\nabout: ~\nconditions: { play: blitz, date: 2016-03-18 }").remove(0).unwrap();
    assert_eq!(scenario.title.ru, "A rook");
    assert_eq!(scenario.date.as_deref(), Some("2016-03-18"));
    assert!(scenario.about.is_none());
}

#[test]
fn expectations_know_their_editions_and_lines() {
    use adoube_core::scenario::Which;
    let text = "id: a\nexpect:\n  \"*\": { move: null, shown: null }\n  \"ru-2009-juniorchess..ru-2014-1093\": { status: made }\n  fide-2018: { permitted: [] }\n";
    let scenario = read(text).remove(0).unwrap();
    let lines: Vec<usize> = scenario.expect.iter().map(|e| e.line).collect();
    assert_eq!(lines, [3, 4, 5]);
    assert_eq!(scenario.expect[0].fields.made, Some(None));
    assert_eq!(scenario.expect[0].fields.shown, Some(None));
    let range = ["ru-2009-juniorchess", "ru-2010-738", "ru-2014-1093"].map(str::to_owned).to_vec();
    assert_eq!(scenario.expect[1].editions, Which::Range(range));
    assert_eq!(scenario.expect[2].editions, Which::One("fide-2018".to_owned()));
    assert_eq!(scenario.expect[2].fields.permitted, Some(Vec::new()));
}
