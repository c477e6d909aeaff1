//! A small fixed matrix: six invented editions in the manner of real ones, and six incidents.

use std::sync::Arc;

use adoube_core::board::{Color, Position, Square};
use adoube_core::branch::Branches;
use adoube_core::edition::{Edition, EditionKind, Grade, LocalText, Provision, ProvisionRole, Reading};
use adoube_core::incident::{Act, Event, Incident, Meaning, Start, Unit, With};
use adoube_core::policy::{Params, Registry};
use adoube_core::rulebook::{Choice, RuleBook};
use adoube_core::scenario::{Play, Scenario};
use adoube_core::topic::Topic;

/// Policies that differ from the common ones.
type Changes<'a> = &'a [(Topic, &'a str)];

/// Article numbers in three styles: bracketed letters, plain numbers, Cyrillic letters.
type Style = fn(Topic) -> &'static str;

fn bracketed(topic: Topic) -> &'static str {
    match topic {
        Topic::Contact => "4.3",
        Topic::OwnTouched => "4.3(a)",
        Topic::EnemyTouched => "4.3(b)",
        Topic::BothColours => "4.3(c)",
        Topic::RookThenKing => "4.4(b)",
        Topic::ReleasedPiece => "4.6",
        Topic::Complaint => "4.7",
        Topic::Mate => "5.1(a)",
        _ => "4.5",
    }
}

fn numbered(topic: Topic) -> &'static str {
    match topic {
        Topic::Contact => "4.2.2",
        Topic::OwnTouched => "4.3.1",
        Topic::EnemyTouched => "4.3.2",
        Topic::BothColours => "4.3.3",
        Topic::RookThenKing => "4.4.2",
        Topic::ReleasedPiece => "4.7",
        Topic::Complaint => "4.8",
        Topic::Mate => "5.1.1",
        _ => "4.5",
    }
}

fn lettered(topic: Topic) -> &'static str {
    match topic {
        Topic::OwnTouched => "4.3а",
        Topic::EnemyTouched => "4.3б",
        Topic::BothColours => "4.3в",
        Topic::RookThenKing => "4.4б",
        other => bracketed(other),
    }
}

fn book(style: Style, changes: Changes<'_>) -> RuleBook {
    let registry = Registry::builtin();
    let given = Topic::ALL.iter().map(|topic| {
        let common = registry.of_topic(*topic).last().expect("every topic has a policy").name;
        let changed = changes.iter().find(|(t, _)| t == topic);
        let name = changed.map_or_else(|| usual(*topic).unwrap_or(common), |(_, name)| *name);
        let spec = registry.find(*topic, name).expect("a policy of the registry");
        let choice = Choice { policy: name.to_owned(), parameters: Vec::new() };
        ((spec.build)(*topic, &Params::default()), choice, Arc::from(style(*topic)))
    });
    RuleBook::new(given).expect("one policy a topic")
}

fn usual(topic: Topic) -> Option<&'static str> {
    Some(match topic {
        Topic::Adjusting => "announced-on-own-move",
        Topic::Contact => "presumed-intended",
        Topic::BothColours => "pair-then-earlier",
        Topic::PromotionProcedure => "any-order",
        Topic::ReleasedPiece => "fixed-when-released",
        Topic::ReleasedKing => "bound-to-castle",
        Topic::Mate | Topic::Stalemate | Topic::DeadPosition => "ends-unless-article-4-broken",
        Topic::Complaint => "lost-by-presumed-touch",
        _ => return None,
    })
}

struct Sort {
    id: &'static str,
    authority: &'static str,
    kind: EditionKind,
    style: Style,
    changes: Changes<'static>,
    readings: &'static [(&'static str, Changes<'static>)],
}

fn edition(sort: &Sort) -> Arc<Edition> {
    let year = sort.id.split('-').nth(1).expect("a year");
    let reading = |(id, changes): &(&str, Changes<'_>)| {
        let all: Vec<(Topic, &str)> = changes.iter().chain(sort.changes).copied().collect();
        Reading {
            id: (*id).to_owned(),
            source: LocalText { en: "arbiters".to_owned(), ru: "судьи".to_owned() },
            book: book(sort.style, &all),
        }
    };
    let decided = book(sort.style, sort.changes);
    let provision = |article: &str, role: ProvisionRole| Provision {
        when: Branches::ALL,
        article: article.to_owned(),
        gist: LocalText::default(),
        role,
        grade: Grade::Seen,
        cited_for: Vec::new(),
        evidence: LocalText::default(),
        reason: None,
        inherited_from: None,
        readings: Vec::new(),
    };
    let touched = vec![(Topic::OwnTouched, decided.choice(Topic::OwnTouched).clone())];
    let outside = LocalText { en: "about scoresheets".to_owned(), ru: "о записи партии".to_owned() };
    Arc::new(Edition {
        id: sort.id.to_owned(),
        title: LocalText { en: format!("Laws of {year}"), ru: format!("Правила {year} года") },
        authority: sort.authority.to_owned(),
        language: "en".to_owned(),
        kind: sort.kind,
        translates: None,
        amends: None,
        from: format!("{year}-07-01"),
        until: None,
        source: LocalText::default(),
        intends: Vec::new(),
        provisions: vec![
            provision((sort.style)(Topic::OwnTouched), ProvisionRole::Decides(touched)),
            provision("8.1", ProvisionRole::Outside(outside)),
        ],
        readings: sort.readings.iter().map(reading).collect(),
        book: decided,
    })
}

const EARLY: Changes<'static> = &[
    (Topic::Contact, "deliberate-touch"),
    (Topic::Complaint, "lost-by-deliberate-touch"),
    (Topic::Mate, "ends-at-once"),
];
const INTENDED: Changes<'static> = &[(Topic::Contact, "intended-touch"), (Topic::Complaint, "lost-by-intended-touch")];
const ORDER: Changes<'static> = &[
    (Topic::Contact, "deliberate-touch"),
    (Topic::BothColours, "pair-then-choice"),
    (Topic::RookThenKing, "both-sides-barred"),
    (Topic::Complaint, "lost-by-deliberate-touch"),
    (Topic::Mate, "ends-at-once"),
];
const ORDER_2014: Changes<'static> = &[
    (Topic::Contact, "intended-touch"),
    (Topic::BothColours, "pair-then-choice"),
    (Topic::OwnTouched, "first-own-only"),
    (Topic::Complaint, "lost-by-intended-touch"),
];

/// The editions.
pub(crate) fn editions() -> Vec<Arc<Edition>> {
    let original = |id, style, changes, readings| Sort {
        id,
        authority: "FIDE",
        kind: EditionKind::Original,
        style,
        changes,
        readings,
    };
    let order =
        |id, changes| Sort { id, authority: "RU", kind: EditionKind::Order, style: lettered, changes, readings: &[] };
    [
        original("fide-2009", bracketed, EARLY, &[("needs-intention", &[(Topic::Contact, "intended-touch")])]),
        original("fide-2014", bracketed, INTENDED, &[]),
        original("fide-2017", numbered, &[], &[]),
        original("fide-2018", numbered, &[], &[]),
        order("ru-2010-738", ORDER),
        order("ru-2014-1093", ORDER_2014),
    ]
    .iter()
    .map(edition)
    .collect()
}

fn touch(square: Square, meaning: Meaning) -> Act {
    Act::Touch {
        squares: [square].into_iter().collect(),
        meaning: Some(meaning),
        accidental: false,
        with: With::Hand,
        order_unknown: false,
    }
}

fn play(square: Square) -> Act {
    touch(square, Meaning::Play)
}

fn release(from: Square, to: Square) -> Act {
    Act::Release { unit: Unit::Of(from), at: to, two_hands: false }
}

fn scenario(id: &str, theme: &str, title: [&str; 2], fen: &str, events: Vec<(Option<Color>, Act)>) -> Arc<Scenario> {
    let start = Start::new(Position::from_fen(fen, false).expect("a position"));
    let events: Vec<Event> = events.into_iter().map(|(by, act)| Event { by, act }).collect();
    Arc::new(Scenario {
        file: String::new(),
        id: id.to_owned(),
        theme: theme.to_owned(),
        title: LocalText { en: title[0].to_owned(), ru: title[1].to_owned() },
        about: None,
        source: None,
        tags: vec!["test".to_owned()],
        date: None,
        play: Play::Standard,
        incident: Incident::new(start.clone(), &events).expect("events that can happen"),
        start,
        events,
        expect: Vec::new(),
    })
}

/// The incidents.
pub(crate) fn scenarios() -> Vec<Arc<Scenario>> {
    use Square::{A1, A2, C1, C8, D1, D7, E1, E3, F6, G1, G8, H1, H6};
    let own = |acts: Vec<Act>| acts.into_iter().map(|act| (None, act)).collect::<Vec<_>>();
    let black = Some(Color::Black);
    vec![
        scenario(
            "rook-set-right-without-a-word",
            "touching",
            ["Rook set right without a word", "Ладья поправлена молча"],
            "3r2k1/8/8/3b4/8/8/P4PPP/3R2K1 w - - 0 1",
            own(vec![touch(D1, Meaning::Adjust), play(A2)]),
        ),
        scenario(
            "pinned-knight-and-a-rook",
            "touching",
            ["A pinned knight | and a \"rook\"", "Связанный конь | и «ладья»"],
            "3r2k1/8/5n2/6B1/8/8/3Q2PP/R5K1 w - - 0 1",
            own(vec![play(A1), play(F6)]),
        ),
        scenario(
            "only-the-king-touched",
            "touching",
            ["Only the king touched", "Тронут только король"],
            "4k3/8/8/8/8/8/6PP/6K1 w - - 0 1",
            own(vec![play(G1)]),
        ),
        scenario(
            "rook-before-king",
            "castling",
            ["Rook touched before the king", "Сначала ладья, затем король"],
            "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1",
            own(vec![play(H1), play(E1)]),
        ),
        scenario(
            "claimant-centres-his-king",
            "late-claim",
            ["=The claimant centres his king", "=Протестующий поправил короля"],
            "6k1/8/8/8/8/4B3/5PPP/3R2K1 w - - 0 1",
            vec![
                (None, play(E3)),
                (None, play(D1)),
                (None, release(D1, D7)),
                (black, Act::SayAdjust),
                (black, touch(G8, Meaning::Adjust)),
                (black, Act::Claim),
            ],
        ),
        scenario(
            "mate-with-another-piece",
            "game-end",
            ["Mate with another piece than the one touched", "Мат не той фигурой, которую тронули"],
            "6k1/5ppp/7B/8/8/8/5PPP/2R3K1 w - - 0 1",
            own(vec![play(H6), release(C1, C8)]),
        ),
    ]
}
