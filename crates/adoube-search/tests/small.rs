//! Small domains, searched whole.

#![expect(clippy::expect_used, reason = "a test may panic")]

use std::collections::BTreeMap;
use std::sync::atomic::AtomicBool;

use adoube_catalog::Library;
use adoube_core::board::{Position, Square};
use adoube_core::incident::{Incident, Start};
use adoube_core::rulebook::RuleBook;
use adoube_core::topic::Topic;
use adoube_search::{Class, Domain, Ground, Kind, Progress, Run, Sample, Search, classes};

fn books() -> Vec<RuleBook> {
    Library::shipped().editions.iter().map(|e| e.book.clone()).collect()
}

fn domain(fens: &[&str], depth: usize, folded: bool) -> Domain {
    let ground = |fen: &&str| Ground { id: (*fen).to_owned(), position: Position::from_fen(fen, false).expect("fen") };
    let kinds = Kind::ALL.iter().copied().filter(|kind| kind.is_usual()).collect();
    Domain { grounds: fens.iter().map(ground).collect(), kinds, depth, folded, sample: None }
}

fn run(search: &Search, jobs: usize, shard: (usize, usize)) -> Progress {
    let stop = AtomicBool::new(false);
    search.run(Progress::default(), Run { jobs, shard, stop: &stop, tell: &|_, _, _| () })
}

fn found(domain: Domain) -> (Progress, Vec<Class>) {
    let search = Search::new(domain, &books()).expect("few books");
    let progress = run(&search, 2, (1, 1));
    let classes = classes(&search, &progress);
    (progress, classes)
}

const SMALL: &[&str] = &[
    "4k3/8/8/p7/P7/8/4P1P1/4KB2 w - - 0 1",
    "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
    "8/k1P5/2K5/8/8/8/8/8 w - - 0 1",
    "4k3/8/8/b2n4/8/2N5/8/4K3 w - - 0 1",
    "4k3/2p5/8/pP6/8/8/6p1/4K3 w - a6 0 1",
    "r3k3/7p/7P/8/8/8/8/4K3 b q - 0 1",
];

#[test]
fn folded_and_unfolded_find_the_same() {
    for fen in SMALL {
        let ((folded, one), (unfolded, other)) = (found(domain(&[fen], 2, true)), found(domain(&[fen], 2, false)));
        assert!(folded.tally.nodes <= unfolded.tally.nodes);
        assert_eq!(folded.tally.sequences, unfolded.tally.sequences, "{fen}");
        assert_eq!(unfolded.tally.nodes, unfolded.tally.sequences, "{fen}");
        assert_eq!(folded.tally.divergent, unfolded.tally.divergent, "{fen}");
        let counts = |p: &Progress| p.tally.partings.iter().map(|(k, c)| (k.clone(), c.sequences)).collect::<Vec<_>>();
        assert_eq!(counts(&folded), counts(&unfolded), "{fen}");
        let told = |list: &[Class]| list.iter().map(|c| (c.groups.clone(), c.topics.clone())).collect::<Vec<_>>();
        assert_eq!(told(&one), told(&other), "{fen}");
    }
}

/// Every sequence made anew and ruled by the ordinary engine.
fn ruled_one_by_one(search: &Search, depth: usize) -> (u64, BTreeMap<Vec<Vec<usize>>, u64>) {
    let panel = adoube_compare::Panel::new(Library::shipped().editions.clone());
    let (mut sequences, mut parted) = (0, BTreeMap::new());
    for (number, ground) in search.domain().grounds.iter().enumerate() {
        let letters: Vec<_> = search.alphabet(number).map(|(event, ..)| event.clone()).collect();
        let mut lines = vec![Vec::new()];
        for _ in 0..depth {
            let longer = |line: &Vec<_>| {
                letters
                    .iter()
                    .map(|letter| [line.as_slice(), std::slice::from_ref(letter)].concat())
                    .collect::<Vec<_>>()
            };
            lines = lines.iter().flat_map(longer).collect();
            for line in &lines {
                let Ok(incident) = Incident::new(Start::new(ground.position.clone()), line) else { continue };
                sequences += 1;
                let row = panel.rule(&incident);
                if row.diverges() {
                    let groups = row.outcomes.into_iter().map(|o| o.editions).collect::<Vec<_>>();
                    *parted.entry(groups).or_insert(0) += 1;
                }
            }
        }
    }
    (sequences, parted)
}

#[test]
fn the_walk_counts_what_the_engine_rules_one_by_one() {
    let touching = [Kind::Touch, Kind::Release, Kind::Adjust, Kind::Accident, Kind::Press, Kind::Claim, Kind::Opponent];
    let castling = [Kind::Touch, Kind::Castle, Kind::Adjust, Kind::Steps, Kind::Together, Kind::Wishless];
    let all: Vec<Kind> = Kind::ALL.iter().copied().filter(|kind| kind.is_usual()).collect();
    let plain = [Kind::Touch];
    let manners = [Kind::Touch, Kind::Adjust];
    let court =
        [Kind::Touch, Kind::Release, Kind::Press, Kind::Opponent, Kind::Clock, Kind::IllegalMove, Kind::DrawClaim];
    let cases: [(&str, &[Kind], usize); 10] = [
        // Events of the competition rules are ruled by the court,
        ("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", &court, 3),
        // Lines of touches are told together; the order of king, rooks and the rest matters here,
        ("r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQ - 0 1", &plain, 4),
        // and here the order among own and among enemy units.
        ("4k3/8/8/b2n4/8/2N5/P7/4K3 w - - 0 1", &manners, 4),
        ("r3k2r/pppq1ppp/3pbn2/2bNp3/2BnP3/3PBN2/PPPQ1PPP/R3K2R w KQkq - 0 1", &plain, 3),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &castling, 3),
        ("r3k3/7p/7P/8/8/8/8/4K3 b q - 0 1", &touching, 3),
        ("4k3/8/8/8/3b4/1N6/5R2/6K1 w - - 0 1", &touching, 3),
        ("4k3/8/8/p7/P7/8/4P1P1/4KB2 w - - 0 1", &touching, 3),
        ("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &all, 2),
        ("8/k1P5/2K5/8/8/8/8/8 w - - 0 1", &all, 2),
    ];
    for (fen, kinds, depth) in cases {
        let domain = Domain { kinds: kinds.to_vec(), ..domain(&[fen], depth, false) };
        let search = Search::new(domain, &books()).expect("few books");
        let tally = run(&search, 2, (1, 1)).tally;
        let mut parted: BTreeMap<Vec<Vec<usize>>, u64> = BTreeMap::new();
        for (parting, count) in &tally.partings {
            let members = |set: &u128| (0..128).filter(|book| set & 1 << book != 0).collect::<Vec<usize>>();
            *parted.entry(parting.groups.iter().map(members).collect()).or_default() += count.sequences;
        }
        assert_eq!((tally.sequences, parted), ruled_one_by_one(&search, depth), "{fen}");
    }
}

#[test]
fn threads_and_shards_change_nothing() {
    let search = Search::new(domain(SMALL, 2, true), &books()).expect("few books");
    let whole = run(&search, 1, (1, 1));
    assert_eq!(whole, run(&search, 2, (1, 1)));
    let mut joined = Progress::default();
    for shard in 1..=3 {
        let part = run(&search, 2, (shard, 3));
        assert!(search.is_complete(&part, (shard, 3)) && !search.is_complete(&part, (1, 1)));
        joined.join(part).expect("shards do not overlap");
    }
    assert_eq!(whole, joined);
    assert!(joined.clone().join(run(&search, 1, (2, 3))).is_err(), "a part twice would count twice");
    // What was done before is not done again.
    let rest = search.run(
        run(&search, 1, (1, 2)),
        Run { jobs: 2, shard: (1, 1), stop: &AtomicBool::new(false), tell: &|_, _, _| () },
    );
    assert_eq!(whole, rest);
}

#[test]
fn a_stopped_search_keeps_whole_parts_only() {
    let search = Search::new(domain(SMALL, 2, true), &books()).expect("few books");
    let stop = AtomicBool::new(false);
    let tell = |done: usize, _: usize, _: &Progress| {
        if done == 5 {
            stop.store(true, std::sync::atomic::Ordering::Relaxed);
        }
    };
    let part = search.run(Progress::default(), Run { jobs: 1, shard: (1, 1), stop: &stop, tell: &tell });
    assert!(part.done.len() >= 5 && !search.is_complete(&part, (1, 1)));
}

#[test]
fn every_node_is_what_the_engine_makes_of_it_anew() {
    // A sample goes through the same walk; each of its divergent classes is ruled again from nothing.
    let sampled = Domain { sample: Some(Sample { seed: 7, count: 3_000 }), ..domain(SMALL, 4, false) };
    let search = Search::new(sampled, &books()).expect("few books");
    let progress = run(&search, 2, (1, 1));
    assert_eq!(progress, run(&search, 1, (1, 1)));
    let panel = adoube_compare::Panel::new(Library::shipped().editions.clone());
    for (parting, count) in &progress.tally.partings {
        let (position, events) = search.line(&count.first).expect("a place of the domain");
        let incident = Incident::new(Start::new(position.clone()), &events).expect("walked before");
        assert_eq!(panel.rule(&incident).outcomes.len(), parting.groups.len());
    }
}

#[test]
fn witnesses_are_minimal() {
    let (_, classes) = found(domain(SMALL, 2, true));
    assert!(classes.len() > 20, "{}", classes.len());
    let search = Search::new(domain(SMALL, 2, true), &books()).expect("few books");
    let panel = adoube_compare::Panel::new(Library::shipped().editions.clone());
    for class in &classes {
        let groups = |incident: &Incident| -> Vec<Vec<usize>> {
            panel.rule(incident).outcomes.into_iter().map(|o| o.editions).collect()
        };
        let witness = &class.witness;
        assert_eq!(groups(&witness.incident().expect("it can happen")), class.groups);
        assert!(Position::from_fen(&witness.position.fen(), false).is_ok());
        for index in 0..witness.events.len() {
            let mut fewer = witness.events.clone();
            fewer.remove(index);
            let same = Incident::new(Start::new(witness.position.clone()), &fewer).ok().map(|i| groups(&i));
            let reasons = || adoube_search_reasons(&search, &witness.position, &fewer);
            assert!(same.as_ref() != Some(&class.groups) || reasons() != class.topics, "{:?}", class.topics);
        }
        // Nor can any unit but the kings be spared.
        let board = witness.position.board();
        for square in board.occupied() & !board.kings() {
            let Some(position) = without(&witness.position, square) else { continue };
            let Ok(incident) = Incident::new(Start::new(position.clone()), &witness.events) else { continue };
            let same = groups(&incident) == class.groups;
            let reasons = || adoube_search_reasons(&search, &position, &witness.events);
            assert!(!same || reasons() != class.topics, "{:?} without {square}", class.topics);
        }
    }
}

/// The position without that unit, if it can be played so and written as a FEN.
fn without(position: &Position, square: Square) -> Option<Position> {
    let mut board = position.board().clone();
    board.discard_piece_at(square);
    let mut rights = position.castling_rights();
    rights.discard(square);
    let chess960 = position.is_chess960();
    let made = Position::from_board(&board, position.turn(), rights, position.ep_square(), chess960).ok()?;
    let read = Position::from_fen(&made.fen(), chess960).ok()?;
    (read.board() == &board && read.turn() == position.turn()).then_some(read)
}

/// The topics that make the speakers of the groups differ.
fn adoube_search_reasons(
    search: &Search,
    position: &Position,
    events: &[adoube_core::incident::Event],
) -> Vec<adoube_core::topic::Topic> {
    let incident = Incident::new(Start::new(position.clone()), events).expect("it can happen");
    let panel = adoube_compare::Panel::new(Library::shipped().editions.clone());
    let speakers: Vec<usize> = panel.rule(&incident).outcomes.iter().map(|o| o.editions[0]).collect();
    let mut topics = std::collections::BTreeSet::new();
    for (index, one) in speakers.iter().enumerate() {
        for other in &speakers[index + 1..] {
            let books = search.bench().books();
            topics.extend(adoube_compare::cause(&incident, &books[*one], &books[*other]).topics().iter().copied());
        }
    }
    topics.into_iter().collect()
}

#[test]
fn equivalence_stops_at_a_witness_or_finds_none() {
    let books = books();
    let edition = |id: &str| {
        let place = Library::shipped().editions.iter().position(|e| e.id == id).expect("shipped");
        &books[place]
    };
    let (a, b) = (edition("fide-2017"), edition("fide-2014"));
    assert!(adoube_search::equivalent(a, a, &domain(SMALL, 2, true)).is_none());
    let witness = adoube_search::equivalent(a, b, &domain(SMALL, 2, true)).expect("they part");
    let incident = witness.incident().expect("it can happen");
    let rule = |book| adoube_core::adjudicate::adjudicate(&incident, book);
    assert!(!rule(a).same_outcome(&rule(b)));
    assert_eq!(witness.events.len(), 1, "the shortest first: {:?}", witness.events);
    // Where nobody can touch anything without the wish to play it, the two answer alike.
    let plain = Domain { kinds: vec![Kind::Touch], ..domain(SMALL, 2, true) };
    assert!(adoube_search::equivalent(a, b, &plain).is_none());
    assert!(adoube_search::equivalent(a, b, &domain(&[], 2, true)).is_none());
    let random = Domain { sample: Some(Sample { seed: 1, count: 5_000 }), ..domain(SMALL, 2, false) };
    assert!(adoube_search::equivalent(a, b, &random).is_some());
}

#[test]
fn answers_to_the_competition_rules_are_searched_where_events_can_raise_them() {
    let books = books();
    let edition = |id: &str| {
        let place = Library::shipped().editions.iter().position(|e| e.id == id).expect("shipped");
        &books[place]
    };
    let new = edition("fide-2018");
    let old =
        Topic::COMPETITION.iter().fold(new.clone(), |book, topic| book.with_topic_of(edition("fide-1997"), *topic));
    let of = |kinds: &[Kind]| Domain { kinds: kinds.to_vec(), ..domain(&SMALL[..1], 3, true) };
    assert!(adoube_search::equivalent(new, &old, &of(&[Kind::Release, Kind::Press])).is_none());
    assert!(adoube_search::equivalent(new, &old, &of(&[Kind::Release, Kind::Press, Kind::IllegalMove])).is_some());
}
