//! Views of law texts: concordance, redline, import, in both languages.
#![expect(clippy::expect_used, reason = "a fixture that cannot be built fails the test")]

use std::sync::Arc;

use adoube_catalog::Library;
use adoube_core::edition::Edition;
use adoube_report::law::{self, Imported, Tables};
use adoube_report::messages::{Lang, Messages};
use adoube_report::table::Separator;
use adoube_report::text::Look;
use adoube_text::{Concordance, Corrections, Form, LawText, Noise, Relation, corrections, read, redline, side};
use unicode_width::UnicodeWidthStr;

/// Invented.
const OLD: &str = "Home | Laws | About\n4.1 Moves are made with one hand.\n4.2 Whoever tidies a unit says so first.\n\
                   A stray caption\n4.4.1 Castling begins with the king | and not <b>with</b> the rook.\n\
                   4.7 Whoever touches a unit loses the right to complain\n";
const NEW: &str = "4.1 Moves are made with one hand.\n4.2 Whoever tidies a unit, announces it first.\n\
                   4.8 Whoever touches a unit loses the right to complain.\n4.9 Somebody may help.\n";

fn edition(id: &str) -> &'static Arc<Edition> {
    Library::shipped_editions().iter().find(|e| e.id == id).expect("a shipped edition")
}

fn text(source: &str) -> LawText {
    read(source, Form::Plain, &[])
}

fn pair() -> Concordance {
    let (from, to) = (side(edition("fide-2009"), Some(&text(OLD))), side(edition("fide-2014"), Some(&text(NEW))));
    let fixed = corrections(&from, &to, [("4.2", vec!["4.2"])], &[], &["9.6"]);
    Concordance::new(from, to, &fixed)
}

#[test]
fn every_word_has_its_message() {
    let noises =
        [Noise::Blank, Noise::Markup, Noise::Navigation, Noise::Source, Noise::Page, Noise::Caption, Noise::Comment];
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let keys = noises.iter().map(|n| format!("law-noise-{}", n.name()));
        for key in keys.chain(Relation::ALL.iter().map(|r| format!("law-relation-{}", r.name()))) {
            assert!(messages.find(&key, &[]).is_some(), "{}: {key}", lang.code());
        }
    }
}

#[test]
fn views_look_so() {
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        let named = |name: &str| format!("{name}-{}", lang.code());
        let mut concordance = pair();
        let compared = redline(&concordance);
        insta::assert_snapshot!(named("redline"), law::redline(&compared, &concordance, false, &messages, 100, false));
        insta::assert_snapshot!(
            named("redline-markdown"),
            law::redline_markdown(&compared, &concordance, false, &messages)
        );
        assert!(concordance.narrow("4"));
        insta::assert_snapshot!(
            named("concordance"),
            law::concordance(&concordance, Tables::Both, false, &messages, 100, false)
        );
        insta::assert_snapshot!(named("csv"), law::concordance_csv(&concordance, Separator::OfLanguage, &messages));
        let old = text(OLD);
        let imported = Imported { edition: edition("fide-2009"), text: &old, file: "old.txt", digest: "0123" };
        insta::assert_snapshot!(named("import"), law::report(&imported, &messages, Look::default()));
        insta::assert_snapshot!(named("tree"), law::tree(&imported, None, &messages, Look::default()));
    }
    let page = law::redline_html(&redline(&pair()), &pair(), true, &Messages::new(Lang::En)).expect("a page");
    insta::assert_snapshot!("redline-html", page.split("<main>").nth(1).unwrap_or_default());
}

#[test]
fn lines_keep_to_the_width() {
    let concordance = pair();
    let compared = redline(&concordance);
    let old = text(OLD);
    let imported = Imported { edition: edition("fide-2009"), text: &old, file: "old.txt", digest: &"0".repeat(64) };
    for lang in Lang::ALL {
        let messages = Messages::new(lang);
        for width in [72, 80, 100, 140] {
            for colour in [false, true] {
                let texts = [
                    law::concordance(&concordance, Tables::Both, true, &messages, width, colour),
                    law::redline(&compared, &concordance, true, &messages, width, colour),
                    law::report(&imported, &messages, Look { width, ascii: false }),
                    law::tree(&imported, None, &messages, Look { width, ascii: false }),
                    law::texts(&[imported], "folder", &messages, width),
                ];
                for line in texts.iter().flat_map(|t| t.lines()) {
                    let bare = uncoloured(line);
                    assert!(bare.width() <= width, "{width}: {bare}");
                }
            }
        }
    }
}

/// The line without escape sequences.
fn uncoloured(line: &str) -> String {
    let mut bare = String::new();
    for (at, part) in line.split('\u{1b}').enumerate() {
        bare.push_str(if at == 0 { part } else { part.split_once('m').map_or("", |(_, rest)| rest) });
    }
    bare
}

/// Colour says nothing that words and signs do not say.
#[test]
fn colour_only_repeats() {
    let concordance = pair();
    let compared = redline(&concordance);
    let messages = Messages::new(Lang::En);
    let [plain, coloured] =
        [false, true].map(|colour| law::redline(&compared, &concordance, true, &messages, 100, colour));
    let bare: Vec<String> = coloured.lines().map(uncoloured).collect();
    assert_eq!(bare, plain.lines().collect::<Vec<_>>());
    assert_ne!(coloured, plain);
}

#[test]
fn words_of_a_text_are_no_markup() {
    let messages = Messages::new(Lang::En);
    let concordance = Concordance::new(
        side(edition("fide-2009"), Some(&text("4.1 Say <script>x</script> | *now* <!-- /adoube -->."))),
        side(edition("fide-2014"), Some(&text("4.1 Say nothing."))),
        &Corrections::default(),
    );
    let compared = redline(&concordance);
    let html = law::redline_html(&compared, &concordance, true, &messages).expect("a page");
    assert!(!html.contains("<script>") && !html.contains("<!-- /"), "{html}");
    let markdown = law::redline_markdown(&compared, &concordance, true, &messages);
    assert!(!markdown.contains("<script>") && !markdown.contains("<!-- /") && markdown.contains("\\*now\\*"));
}
