//! Tables in documents: what is a marker, and that no other byte changes.
#![expect(clippy::expect_used, reason = "a test may panic")]

use std::cell::Cell;

use adoube_text::{Mistake, Slot, slots, splice};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};

const TABLE: &str = "| a | b |\n| --- | --- |\n| 1 | 2 |\n";

fn put(document: &str) -> String {
    let (found, _) = slots(document);
    let texts = vec![Some(TABLE.to_owned()); found.len()];
    splice(document, &found, &texts).expect("the same markers")
}

fn mistakes(document: &str) -> Vec<Mistake> {
    slots(document).1.iter().map(|w| w.mistake).collect()
}

#[test]
fn a_table_goes_between_its_markers() {
    let before = "# Head\n\n<!-- adoube: compare castling -->\nold\n<!-- /adoube -->\ntail";
    let after =
        "# Head\n\n<!-- adoube: compare castling -->\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n<!-- /adoube -->\ntail";
    assert_eq!(put(before), after);
    assert_eq!(put(after), after, "a second run changes nothing");
    let (found, _) = slots(before);
    assert_eq!(&before[found[0].command.clone()], "compare castling");
}

#[test]
fn line_ends_and_containers_are_kept() {
    let crlf = "x\r\n<!-- adoube: a -->\r\n<!-- /adoube -->\r\ny\r\n";
    let done = put(crlf);
    assert_eq!(done.matches('\n').count(), done.matches("\r\n").count());
    assert_eq!(put(&done), done);
    let quoted = put("> <!-- adoube: a -->\n> <!-- /adoube -->\n");
    assert_eq!(quoted, "> <!-- adoube: a -->\n>\n> | a | b |\n> | --- | --- |\n> | 1 | 2 |\n>\n> <!-- /adoube -->\n");
    let listed = put("1. <!-- adoube: a -->\n   <!-- /adoube -->\n");
    assert_eq!(
        listed,
        "1. <!-- adoube: a -->\n\n   | a | b |\n   | --- | --- |\n   | 1 | 2 |\n\n   <!-- /adoube -->\n"
    );
    assert_eq!(put(&listed), listed);
    let marked = "\u{feff}<!-- adoube: a -->\n<!-- /adoube -->\n";
    assert!(put(marked).starts_with("\u{feff}<!-- adoube: a -->\n\n| a"));
}

#[test]
fn markers_in_code_are_none() {
    for document in [
        "```\n<!-- adoube: a -->\n<!-- /adoube -->\n```\n",
        "~~~html\n<!-- adoube: a -->\n<!-- /adoube -->\n~~~\n",
        "    <!-- adoube: a -->\n    <!-- /adoube -->\n",
        "Write `<!-- adoube: a -->` and `<!-- /adoube -->`.\n",
        "\\<!-- adoube: a -->\n",
        "<pre>\n<!-- adoube: a -->\n<!-- /adoube -->\n</pre>\n",
        "<script>\n// <!-- adoube: a -->\n</script>\n",
        "---\nx: |\n  <!-- adoube: a -->\n  <!-- /adoube -->\n---\n",
        "<!-- an old note: <!-- adoube: a -->\n",
        "<!-- adoubement -->\n",
    ] {
        assert_eq!(slots(document), (vec![], vec![]), "{document}");
    }
}

#[test]
fn markers_that_are_wrong_are_told() {
    assert_eq!(mistakes("<!-- adoube: a -->\n\ntext\n"), [Mistake::Unclosed]);
    assert_eq!(mistakes("<!-- /adoube -->\n"), [Mistake::Unopened]);
    assert_eq!(mistakes("<!-- adoube: -->\n\n<!-- /adoube -->\n"), [Mistake::Empty]);
    assert_eq!(mistakes("text <!-- adoube: a -->\n\n<!-- /adoube -->\n"), [Mistake::NotAlone, Mistake::Unopened]);
    assert_eq!(mistakes("<!-- adoube: a --> <!-- /adoube -->\n"), [Mistake::NotAlone, Mistake::NotAlone]);
    let two = "<!-- adoube: a -->\n\n<!-- adoube: b -->\n\n<!-- /adoube -->\n";
    assert_eq!(mistakes(two), [Mistake::Unclosed]);
    assert_eq!(slots(two).0.len(), 1, "the good one is used");
}

#[test]
fn a_text_with_markers_of_its_own_is_refused() {
    let document = "<!-- adoube: a -->\n<!-- /adoube -->\n";
    let (found, _) = slots(document);
    for text in ["<!-- /adoube -->", "```", "<!-- adoube: b -->"] {
        assert_eq!(splice(document, &found, &[Some(text.to_owned())]), None, "{text}");
    }
}

fn markdown() -> impl Strategy<Value = String> {
    let part = prop_oneof![
        2 => Just("\n<!-- adoube: compare x -->\nold\n<!-- /adoube -->\n".to_owned()),
        1 => Just("\r\n<!-- adoube: compare x -->\r\n\r\n| old |\r\n\r\n<!-- /adoube -->\r\n".to_owned()),
        1 => Just("\n> <!-- adoube: list y -->\n> <!-- /adoube -->\n".to_owned()),
        1 => Just("\n- <!-- adoube: list y -->\n  old\n  <!-- /adoube -->\n".to_owned()),
        1 => Just("<!-- adoube: compare x -->".to_owned()),
        1 => Just("<!-- /adoube -->".to_owned()),
        1 => Just("<!-- adoube:".to_owned()),
        1 => Just("-->".to_owned()),
        1 => Just("```".to_owned()),
        1 => Just("`".to_owned()),
        1 => Just("<pre>".to_owned()),
        1 => Just("</pre>".to_owned()),
        1 => Just("<div>".to_owned()),
        1 => Just("> ".to_owned()),
        1 => Just("- ".to_owned()),
        1 => Just("1. ".to_owned()),
        1 => Just("    ".to_owned()),
        1 => Just("| a | b |\n|---|---|\n".to_owned()),
        1 => Just("---\n".to_owned()),
        1 => Just("# ".to_owned()),
        1 => Just("[^1]: ".to_owned()),
        2 => "[a-zа-я *_&;\\\\]{0,6}",
        1 => "\\PC{0,3}",
        8 => prop_oneof![Just("\n"), Just("\n\n"), Just("\r\n"), Just("\r")].prop_map(str::to_owned),
    ];
    proptest::collection::vec(part, 0..25).prop_map(|parts| parts.concat())
}

/// Whatever the document: bytes outside the slots stay, and a second run changes nothing.
#[test]
fn nothing_outside_the_markers_changes() {
    let filled = Cell::new(0);
    let config = ProptestConfig { cases: 2048, failure_persistence: None, ..ProptestConfig::default() };
    let mut runner = TestRunner::new_with_rng(config, TestRng::deterministic_rng(RngAlgorithm::ChaCha));
    let held = runner.run(&markdown(), |document| {
        let (found, wrong) = slots(&document);
        let outside = outside(&document, &found);
        let texts = vec![Some(TABLE.to_owned()); found.len()];
        // What a table in the slot would break is refused, and the document stays as it is.
        let Some(done) = splice(&document, &found, &texts) else { return Ok(()) };
        let (again, still) = slots(&done);
        prop_assert_eq!(again.len(), found.len());
        prop_assert_eq!(still.len(), wrong.len());
        prop_assert_eq!(self::outside(&done, &again), outside);
        prop_assert!(again.iter().all(|slot| slot.holds(&done, TABLE)));
        prop_assert_eq!(splice(&done, &again, &texts), Some(done.clone()));
        filled.set(filled.get() + found.len());
        Ok(())
    });
    assert_eq!(held, Ok(()));
    assert!(filled.get() > 500, "only {} tables were put in", filled.get());
}

/// The document without what stands in its slots.
fn outside(document: &str, slots: &[Slot]) -> String {
    let mut outside = String::new();
    let mut at = 0;
    for slot in slots {
        assert!(at <= slot.command.start && slot.command.end <= slot.inner.start);
        assert!(slot.inner.start <= slot.inner.end);
        outside.push_str(&document[at..slot.inner.start]);
        at = slot.inner.end;
    }
    outside.push_str(&document[at..]);
    outside
}
