//! Stories, contrasts and what is shown, over the shipped editions and scenarios.
#![expect(clippy::unwrap_used, reason = "a missing shipped file fails the test")]

use std::sync::Arc;

use adoube_catalog::Library;
use adoube_core::edition::Edition;
use adoube_core::scenario::Scenario;
use adoube_report::board::Diagram;
use adoube_report::messages::{Lang, Messages};
use adoube_report::story::{self, Cause};
use adoube_report::{show, text::Look};
use unicode_width::UnicodeWidthStr;

fn edition(id: &str) -> &'static Arc<Edition> {
    Library::shipped().editions.iter().find(|e| e.id == id).unwrap()
}

fn scenario(id: &str) -> &'static Arc<Scenario> {
    Library::shipped().scenarios.iter().find(|s| s.id == id).unwrap()
}

fn both(mut look_at: impl FnMut(&Messages, &str)) {
    for lang in Lang::ALL {
        look_at(&Messages::new(lang), lang.code());
    }
}

#[test]
fn stories_read_so() {
    let told = [
        ("castled-on-the-wrong-wing", "fide-2018"),
        ("wrong-captor-put-back", "fide-2001"),
        ("adjusting-before-black-pressed", "fide-1997"),
        ("bare-kings-then-a-resignation", "fide-2023"),
        ("pawn-slid-from-b1-to-c1", "fide-2005"),
    ];
    both(|messages, lang| {
        for (incident, rules) in told {
            let text = story::story(messages, scenario(incident), edition(rules)).to_text(messages, Look::default());
            insta::assert_snapshot!(format!("{incident}-{rules}-{lang}"), text);
        }
    });
}

#[test]
fn contrasts_read_so() {
    both(|messages, lang| {
        for (incident, first, second) in [
            ("complaint-after-silent-centring", "fide-2009", "fide-2014"),
            ("rook-first-then-castled-short", "fide-2005", "ru-2005-jadoube"),
        ] {
            let told = story::contrast(messages, scenario(incident), edition(first), edition(second));
            let text = told.to_text(messages, Look { width: 80, ascii: false });
            insta::assert_snapshot!(format!("contrast-{incident}-{lang}"), text);
        }
    });
}

#[test]
fn programs_read_so() {
    let messages = Messages::new(Lang::En);
    let told = story::story(&messages, scenario("wrong-captor-put-back"), edition("fide-2001"));
    insta::assert_snapshot!("json-story", serde_json::to_string_pretty(&told.to_json()).unwrap());
    let told = story::contrast(
        &messages,
        scenario("complaint-after-silent-centring"),
        edition("fide-2009"),
        edition("fide-2014"),
    );
    insta::assert_snapshot!("json-contrast", serde_json::to_string_pretty(&told.to_json()).unwrap());
}

#[test]
fn incidents_and_boards_look_so() {
    let library = Library::shipped();
    both(|messages, lang| {
        let incident = scenario("last-turns-announcement-is-spent");
        let text = show::scenario(messages, incident, &library.editions, Look { width: 80, ascii: lang == "en" });
        insta::assert_snapshot!(format!("scenario-{lang}"), text);
        let svg = Diagram::of(incident, 0).to_svg(messages);
        assert!(svg.starts_with("<svg") && svg.contains("<title") && svg.contains("<desc"));
    });
}

/// Provisions of one edition change seldom, and a few of them show every kind of line.
#[test]
fn editions_look_so() {
    both(|messages, lang| {
        let whole = edition("ru-2005-jadoube");
        let articles = ["1.1", "1.2", "4.3", "4.3(a)", "4.4(b)"];
        let provisions = whole.provisions.iter().filter(|p| articles.contains(&p.article.as_str())).cloned().collect();
        let few = Edition { provisions, ..Edition::clone(whole) };
        insta::assert_snapshot!(
            format!("edition-{lang}"),
            show::edition(messages, &few, Look { width: 80, ascii: false })
        );
        insta::assert_snapshot!(format!("edition-markdown-{lang}"), show::edition_markdown(messages, &few));
    });
}

/// Stories of every incident, under a third of the editions each: nothing left to fill in, no line too wide, the gist of
/// every article named.
#[test]
fn every_story_can_be_told() {
    let library = Library::shipped();
    both(|messages, lang| {
        for (index, incident) in library.scenarios.iter().enumerate() {
            for rules in library.editions.iter().skip(index % 3).step_by(3) {
                let told = story::story(messages, incident, rules);
                let (text, at) =
                    (told.to_text(messages, Look { width: 72, ascii: false }), (&incident.id, &rules.id, lang));
                assert!(!text.contains('{') && !text.contains('$'), "{at:?}: {text}");
                for key in ["say-", "event-", "unit-", "duty-", "ruling-", "certainty-", "story-", "list-and", "side-"]
                {
                    assert!(!text.contains(&format!(" {key}")), "{at:?}: {text}");
                }
                assert!(text.lines().all(|line| line.width() <= 72), "{at:?}: {text}");
                assert_eq!(told.steps.iter().filter(|s| s.event.is_some()).count(), incident.events.len());
                for remark in told.steps.iter().flat_map(|s| &s.remarks) {
                    assert!(remark.words.ends_with(['.', '0', '1', '½']), "{at:?}: {}", remark.words);
                }
                for article in told.steps.iter().flat_map(|s| &s.remarks).filter_map(|r| r.article.as_ref()) {
                    assert!(told.articles.iter().any(|a| a.number == *article), "{at:?}: {article} has no gist");
                }
            }
        }
    });
}

/// A contrast names a cause exactly where the outcomes differ, and says something about both editions then.
#[test]
fn every_divergence_has_a_cause() {
    let library = Library::shipped();
    let messages = Messages::new(Lang::En);
    for (index, incident) in library.scenarios.iter().enumerate() {
        for pair in library.editions.windows(2).skip(index % 2).step_by(2) {
            let told = story::contrast(&messages, incident, &pair[0], &pair[1]);
            assert_eq!(told.diverges, told.cause != Cause::Alike);
            assert_eq!(told.diverges, !told.questions.is_empty(), "{} {}", incident.id, pair[1].id);
            let same = told.sides[0].ruling.sentences == told.sides[1].ruling.sentences;
            // How binding a sanction is, the rules of play and the steps are told and make no two outcomes differ.
            let finer = |side: usize| {
                let court = told.sides.get(side).and_then(|side| side.ruling.told.competition.as_ref());
                court.map(|c| {
                    let force: Vec<_> = c.ruling.sanctions.iter().map(|s| s.force).collect();
                    (force, c.ruling.branch, c.ruling.remedies.clone())
                })
            };
            let told_alike = same || finer(0) != finer(1);
            assert!(told.diverges || told_alike || !told.sides[0].ruling.told.breach.is_empty(), "{}", incident.id);
        }
    }
}

#[test]
fn a_story_is_told_the_same_way_twice() {
    let messages = Messages::new(Lang::Ru);
    let once =
        || story::story(&messages, scenario("wrong-captor-put-back"), edition("fide-2001")).to_json().to_string();
    assert_eq!(once(), once());
}
